import AACCore

/// For whom something is asked where nobody was named: whoever asks means himself.
///
/// Sources: CGEL §11.24–11.30 (directives), §16.55–16.60 (verbs with two objects); CaGEL ch. 4 §4 (obligatory objects).
extension EnglishSentence {
  /// *give/spoon, hug, help/shoes, take/park* asked of another → *give me a spoon, hug me, …*: puts in the one who asks.
  static func askForSpeaker(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid else { return }
    if let place = placeOfSpeaker(clause), let me = planner.lexicon.known("me") {
      let verb = place == 0 ? clause.verb : clause.complements[place - 1]
      clause.complements.insert(Constituent(me), at: place)
      clause.reasons.append(.init(.understood, verb?.lexeme.lemma ?? "", "me"))
      if verb?.lexeme.lemma == "bring", clause.complements.count == place + 2,
        case let aid = clause.complements[place + 1].lexeme, ownAids.contains(aid.lemma),
        let my = planner.lexicon.known("my")
      {
        // *bring/glasses*: nobody wants those of others.
        clause.complements.insert(Constituent(my), at: place + 1)
        clause.reasons.append(.init(.owner, aid.lemma, "my"))
      }
    }
    helpInRoom(&clause, planner)
  }

  /// Where among the complements the one who asks is missing; nil where he is not.
  private static func placeOfSpeaker(_ clause: Clause) -> Int? {
    guard let first = clause.verb?.lexeme.lemma, clause.tense == nil || clause.tense == .future,
      !clause.complements.contains(where: {
        namesSomebody($0.lexeme) || $0.lexeme.kind == .question
      })
    else { return nil }
    if clause.options.contains(.request) {
      return needsSpeaker(first, clause.complements, clause) ? 0 : nil
    }
    guard clause.isQuestion, clause.options.subtracting(.polite).isEmpty,
      clause.subject.count == 1, clause.subject[0].lexeme.lemma == "you"
    else { return nil }
    if ["can", "could", "will", "would"].contains(first),
      let deed = clause.complements.first?.lexeme, deed.wordClass == .verb
    {
      return needsSpeaker(deed.lemma, Array(clause.complements.dropFirst()), clause) ? 1 : nil
    }
    if clause.complements.isEmpty, felt.contains(first) { return 0 }
    return handed.contains(first) && needsSpeaker(first, clause.complements, clause) ? 0 : nil
  }

  /// Whether a verb with these words behind it wants somebody that it is done for or to.
  private static func needsSpeaker(_ verb: String, _ words: [Constituent], _ clause: Clause) -> Bool
  {
    let things = words.map(\.lexeme).filter(namesThing)
    let isOrdered = !clause.isNegative
    if verb == "help" { return isOrdered && isHelpedWith(words, things) }
    if verb == "leave" { return words.contains { $0.lexeme.lemma == "alone" } && things.isEmpty }
    let goesWhere = things.allSatisfy { $0.isPlaceLike || isVisited($0) || $0.kind == .event }
    let isWay = !things.isEmpty || words.contains { $0.lexeme.lemma == "home" }
    if carried.contains(verb), goesWhere, isWay,
      !things.contains(where: { EnglishHabits.takenOnce.contains($0.lemma) })
    {
      return isOrdered
    }
    if verb == "push", things.contains(where: { EnglishHabits.rides.contains($0.lemma) }) {
      // *push/swing/hard*: the swing itself.
      return isOrdered && words.last?.lexeme.lemma != "hard"
    }
    if verb == "wake up" { return !isOrdered && things.isEmpty }
    if handed.contains(verb) {
      // *give/my/toy/back*: to whom is clear.
      if words.last?.lexeme.lemma == "back", words.first?.lexeme.lemma.hasPrefix("my") == true {
        return false
      }
      if let whom = words.first?.lexeme, whom.isBeing, words.count > 1 {
        // *show/doctor/tongue*: to whom is named.
        return false
      }
      let hasAct = verb == "give" && words.contains { isAct($0.lexeme) }
      return hasAct
        || !things.isEmpty && (verb != "bring" || !things.contains(where: \.isPlaceLike))
    }
    if told.contains(verb), isOrdered, let thing = things.first {
      if words.count > 1, words[0].lexeme.isBeing { return false }
      return verb != "tell" && verb != "teach" ? isTold(thing, verb) : thing.lemma != "lie"
    }
    if prepared.contains(verb), isOrdered {
      return things.contains { KindSet.edible.contains($0.kind) }
    }
    if verb == "cover" {
      return things.allSatisfy { ["blanket", "towel", "duvet"].contains($0.lemma) }
    }
    guard things.isEmpty,
      !words.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "back" })
    else {
      return false
    }
    return touched.contains(verb) || addressed.contains(verb)
      || verb == "love" && !clause.isNegative
  }

  private static func namesThing(_ lexeme: Lexeme) -> Bool {
    [.noun, .properNoun, .pronoun].contains(lexeme.wordClass) && !lexeme.kind.isTemporal
  }

  /// *give/hug*: a word that is noun and verb.
  private static func isAct(_ lexeme: Lexeme) -> Bool {
    EnglishHabits.verbalNouns.contains(lexeme.lemma)
  }

  /// *help/shoes, help/get dressed*, but *help* alone is asked for as it is.
  private static func isHelpedWith(_ words: [Constituent], _ things: [Lexeme]) -> Bool {
    !things.isEmpty || words.contains { $0.lexeme.wordClass == .verb }
  }

  private static func isTold(_ thing: Lexeme, _ verb: String) -> Bool {
    switch verb {
    case "read": thing.kind == .book || ["story", "book", "poem", "letter"].contains(thing.lemma)
    default:
      ["photo", "picture", "message", "video", "text", "link", "postcard"].contains(thing.lemma)
    }
  }

  private static func namesSomebody(_ lexeme: Lexeme) -> Bool {
    if lexeme.wordClass == .pronoun, EnglishPronouns.of(lexeme.lemma) != nil {
      return lexeme.lemma != "it"
    }
    return lexeme.isBeing && !isVisited(lexeme)
  }

  private static func isVisited(_ lexeme: Lexeme) -> Bool {
    EnglishPeople.visited.contains(lexeme.lemma)
  }

  /// *help/me/bathroom*: where he is helped (CGEL §9.17).
  private static func helpInRoom(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.verb?.lexeme.lemma == "help", clause.complements.count == 2,
      ["me", "I", "us", "we"].contains(clause.complements[0].lexeme.lemma),
      case let thing = clause.complements[1].lexeme, thing.wordClass == .noun,
      thing.kind == .room || thing.kind == .vehicle, let the = planner.lexicon.known("the")
    else { return }
    clause.complements[1].government = nil
    let small = Lexeme(lemma: "in", wordClass: .adposition, kind: .direction)
    clause.complements.insert(contentsOf: [Constituent(small), Constituent(the)], at: 1)
  }

  /// What one sees, hears and walks with.
  private static let ownAids: WordSet = [
    "glasses", "hearing aid", "hearing aids", "crutches", "cane", "walker", "wheelchair",
    "slippers", "dentures", "inhaler",
  ]
  /// What is put into somebody's hands or before his eyes.
  private static let handed = EnglishWords.set("give bring show lend hand")
  private static let told = EnglishWords.set("tell teach read send")
  private static let prepared = EnglishWords.set("make pour")
  private static let carried = EnglishWords.set("take bring carry drive push").union(["pick up"])
  /// What nobody asks for without somebody that it is done to.
  private static let touched = EnglishWords.set(
    """
    hug kiss tickle scratch carry lift cover follow forgive excuse believe hold hurt pinch hit push bother bite kick
    tease rescue save protect trust thank cuddle massage chase scare comfort undress change rock feed dress bathe
    """
  ).union(["pick up", "tuck in"])
  /// Verbs that end in the preposition of somebody.
  private static let addressed: WordSet = [
    "look at", "wait for", "play with", "talk to", "listen to", "sit with", "stay with",
    "come with",
    "laugh at", "shout at", "yell at", "stare at", "walk with", "sit next to", "care for",
  ]
  private static let felt = EnglishWords.set("love hear miss like trust hate")
}
