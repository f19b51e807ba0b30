import AACCore

/// A verb and its particle chosen as two tiles: *put/kettle/on, take/off/shoes*.
///
/// Sources: CGEL §16.2–16.10; CaGEL ch. 4 §6.
struct EnglishParticleVerbs {
  private let frames: FrameTable

  init(_ planner: ClausePlanner) { frames = planner.frames }

  /// The clause with verb and particle made one verb; `tiles` gets those of both by the first.
  func joined(_ clause: Clause, tiles: inout [Int: [Int]]) -> Clause {
    var clause = clause
    for index in clause.complements.indices.reversed().dropFirst() {
      let verb = clause.complements[index]
      let particle = clause.complements[index + 1]
      guard verb.lexeme.wordClass == .verb,
        EnglishParticles.separable.contains(particle.lexeme.lemma),
        !frames["\(verb.lexeme.lemma) \(particle.lexeme.lemma)"].isDefault,
        index + 2 == clause.complements.count
          || clause.complements[index + 2].lexeme.wordClass == .adverb
          || takes(
            frames["\(verb.lexeme.lemma) \(particle.lexeme.lemma)"],
            clause.complements[(index + 2)...])
      else { continue }
      clause.complements[index].lexeme.lemma += " " + particle.lexeme.lemma
      clause.complements[index].lexeme.forms = [:]
      clause.complements.remove(at: index + 1)
      for later in clause.complements.indices
      where later > index
        && clause.complements[later].government?.preposition == particle.lexeme.lemma
      {
        clause.complements[later].government = nil
      }
      if let first = verb.tile, let second = particle.tile { tiles[first] = [first, second] }
    }
    if clause.verb?.lexeme.lemma == "let", let go = clause.complements.first,
      go.lexeme.lemma == "go",
      clause.complements.count == 1 || clause.complements[1].lexeme.lemma == "of"
        || isHeld(clause.complements[1].lexeme)
    {
      // *let/go/of/me, let/go/rope.*
      if let first = clause.verb?.tile, let second = go.tile { tiles[first] = [first, second] }
      clause.verb?.lexeme.lemma = "let go"
      clause.verb?.lexeme.forms = [:]
      clause.complements.removeFirst()
      return clause
    }
    if clause.complements.count > 2, joinPair(&clause, &tiles) { return clause }
    guard let verb = clause.verb, !verb.lexeme.lemma.utf8.contains(UInt8(ascii: " ")),
      let index = particle(of: verb.lexeme.lemma, in: clause.complements),
      clause.complements[index].tile != nil || clause.complements[index].lexeme.lemma != "in"
    else { return clause }
    var joined = clause
    let particle = joined.complements.remove(at: index)
    joined.verb?.lexeme.lemma = "\(verb.lexeme.lemma) \(particle.lexeme.lemma)"
    joined.verb?.lexeme.forms = [:]
    for index in joined.complements.indices
    where joined.complements[index].government?.preposition == particle.lexeme.lemma {
      // *fall/off/swing*: what the pair *fall/swing* asks for is in the verb already.
      joined.complements[index].government = nil
    }
    if let first = verb.tile, let second = particle.tile { tiles[first] = [first, second] }
    return joined
  }

  /// Whether it can be held, so that one lets go of it.
  private func isHeld(_ word: Lexeme) -> Bool {
    switch word.kind {
    case .thing, .toy, .body, .clothing, .device, .furniture: word.namesThing
    default: false
    }
  }

  /// *get/along/with/stepdad, look/forward/to/party, move/in/with/girlfriend*: a verb with particle and preposition (CGEL §16.9).
  private func joinPair(_ clause: inout Clause, _ tiles: inout [Int: [Int]]) -> Bool {
    guard let verb = clause.verb, Self.paired.contains(verb.lexeme.lemma),
      case let (first, second) = (clause.complements[0], clause.complements[1]),
      second.lexeme.wordClass == .adposition || second.lexeme.lemma == "to"
        || second.lexeme.lemma == "with"
    else { return false }
    let phrase = "\(verb.lexeme.lemma) \(first.lexeme.lemma)"
    let isWhole = frames.listed("\(phrase) \(second.lexeme.lemma)") != nil
    guard isWhole || first.lexeme.lemma == "along" && frames.listed(phrase) != nil else {
      return false
    }
    let taken = isWhole ? 2 : 1
    let words = [verb] + clause.complements[..<taken]
    clause.verb?.lexeme.lemma = words.map(\.lexeme.lemma).joined(separator: " ")
    clause.verb?.lexeme.forms = [:]
    clause.complements.removeSubrange(..<taken)
    for index in clause.complements.indices { clause.complements[index].government = nil }
    if let tile = verb.tile { tiles[tile] = words.compactMap(\.tile) }
    return true
  }

  private static let paired = EnglishWords.set("get look move put run keep hang catch come")

  private func particle(of verb: String, in words: [Constituent]) -> Int? {
    // *usually/get/up/early*: the words of the middle say nothing of what follows the verb.
    let begin = words.prefix {
      $0.lexeme.kind == .frequency || $0.lexeme.kind == .negation && $0.lexeme.wordClass == .adverb
    }.count
    for index in words.indices {
      let word = words[index].lexeme
      if index == 0, word.wordClass == .noun, Self.phrases.contains("\(verb) \(word.lemma)") {
        return index
      }
      if index == 0, word.lemma == "like", word.wordClass != .conjunction,
        !frames["\(verb) like"].isDefault
      {
        return index
      }
      guard EnglishParticles.separable.contains(word.lemma),
        word.wordClass == .adposition || word.wordClass == .adverb || isReturned(index, words)
      else { continue }
      let frame = frames["\(verb) \(word.lemma)"]
      guard !frame.isDefault else { continue }
      let next = index + 1 < words.count ? words[index + 1].lexeme : nil
      // *leave/light/on/please, put/block/on*: how one leaves it, and on what it comes.
      if index > begin, words[(index + 1)...].allSatisfy({ $0.lexeme.kind == .social }),
        verb == "leave" || verb == "keep"
          || verb == "put"
            && (word.lemma == "on" && words[index - 1].lexeme.kind == .toy
              || ["up", "down"].contains(word.lemma)
                && EnglishScene.lifted.contains(words[index - 1].lexeme.lemma))
      {
        continue
      }
      // *dance/around/me*: nobody is danced anywhere.
      if word.lemma == "around", next?.wordClass == .pronoun, Self.circling.contains(verb) {
        continue
      }
      // *go/on/holiday*: the two words behind the verb are one phrase.
      if let next, EnglishPrepositions.isBare(word.lemma, next.lemma) { continue }
      // *look/up/at/sky*: which way, and nothing is looked up.
      if index == begin, next?.wordClass == .adposition, word.wordClass == .adverb,
        frame.slot(.object) != nil
      {
        continue
      }
      if next?.wordClass == .numeral, frame.slot(.object) == nil { return index }
      let isLast =
        next == nil || next?.isNominal == false && next?.isDeterminerLike == false
        || next?.wordClass == .adposition
          && (index > 0 || Self.afterwards.contains(next?.lemma ?? ""))
      if isLast { return index == begin || isBare(index, words, frame) ? index : nil }
      if index == begin, next?.wordClass != .adposition || word.wordClass != .adverb,
        takes(frame, words[(index + 1)...])
      {
        return index
      }
    }
    return nil
  }

  /// *give/it/back/to/me*: no part of the body.
  private func isReturned(_ index: Int, _ words: [Constituent]) -> Bool {
    words[index].lexeme.lemma == "back" && index > 0 && !words[index - 1].lexeme.isDeterminerLike
      && (index + 1 == words.count || words[index + 1].lexeme.lemma == "to")
  }

  private static let circling = EnglishWords.set(
    "run dance fly walk jump buzz hop skip swim spin play crawl")

  /// Prepositions that hardly make one with a particle before them: *wash up after dinner*.
  private static let afterwards: WordSet = [
    "after", "before", "during", "until", "because of", "without",
  ]

  /// Verbs that are one thing with a noun that takes no article.
  private static let phrases: WordSet = [
    "skip rope", "hold hands", "shake hands", "make friends", "take turns", "tell jokes",
    "pay attention",
    "play catch", "take place", "take part", "make noise", "make sense", "move house",
  ]

  /// A particle at the end belongs to the verb when there is something to do it to.
  private func isBare(_ index: Int, _ words: [Constituent], _ frame: VerbFrame) -> Bool {
    index == 0 || frame.slot(.object) != nil
  }

  /// *take/off/shoes, turn/on/light*: what follows is what the verb with its particle takes.
  private func takes(_ frame: VerbFrame, _ words: ArraySlice<Constituent>) -> Bool {
    guard let noun = words.first(where: { $0.lexeme.isNominal && !$0.lexeme.isDeterminerLike })
    else { return false }
    let isPlace = KindSet.places.contains(noun.lexeme.kind) || noun.lexeme.kind == .furniture
    return frame.slots.contains { slot in
      slot.role == .object && (!isPlace || slot.kinds.contains(noun.lexeme.kind))
    }
  }
}
