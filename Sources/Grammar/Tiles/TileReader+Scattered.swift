import AACCore

/// Small words that were chosen away from what they belong to: *tejado, gato, en, estar*; *escola, para, eu, ir*;
/// *cumpleaños, mi, viernes, ser*. Tiles come in any order, and a preposition goes to the noun that the verb
/// takes with it (NGLE §29, §36; Cunha & Cintra, chapter 15).
extension TileReader {
  /// The words with each small word before its noun.
  func gathered(_ words: [Constituent]) -> [Constituent] {
    guard variety.language != .english, words.count > 2 else { return words }
    var words = words
    gatherPossessives(&words)
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    if variety.language == .spanish, let last = words.last?.lexeme, last.lemma == "en",
      verbs.isEmpty || verbs.count == 2
    {
      gatherLast(&words)
      return words
    }
    guard verbs.count == 1 else { return words }
    // First what stands before the wrong noun, which frees that noun for the others.
    for isMisled in [true, false] {
      var place = words.count - 1
      while place >= 0 {
        if words[place].lexeme.wordClass == .adposition {
          gather(&words, place, isMisled: isMisled)
        }
        place -= 1
      }
    }
    return words
  }

  /// *Cama / perro / en, plaza / jugar / querer / en*: *en* laid last is of the place, which then stands last.
  private func gatherLast(_ words: inout [Constituent]) {
    guard
      let place = words.indices.dropLast().first(where: {
        let word = words[$0].lexeme
        return word.wordClass == .noun
          && (KindSet.places.contains(word.kind) || word.kind == .furniture
            || word.kind == .vehicle)
          && ($0 == 0 || words[$0 - 1].lexeme.wordClass != .adposition)
      })
    else { return }
    var start = place
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let phrase = Array(words[start...place])
    words.removeSubrange(start...place)
    words += phrase
  }

  /// *Cumpleaños / mi / viernes*: a possessive that has no noun behind it is of the noun before.
  private func gatherPossessives(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst() {
      let word = words[index].lexeme
      guard word.kind == .possessive || word.kind == .demonstrative, word.wordClass == .determiner,
        words[index - 1].lexeme.wordClass == .noun,
        index == 1 || !words[index - 2].lexeme.isDeterminerLike
      else { continue }
      let next = index + 1 < words.count ? words[index + 1].lexeme : nil
      let isOfNext = next.map {
        $0.wordClass == .adjective && index + 2 < words.count
          && words[index + 2].lexeme.wordClass == .noun
          || ($0.wordClass == .noun || $0.wordClass == .determiner || $0.wordClass == .numeral)
            && !$0.kind.isTemporal
      }
      if isOfNext != true { words.swapAt(index - 1, index) }
    }
  }

  private func gather(_ words: inout [Constituent], _ place: Int, isMisled: Bool) {
    let preposition = words[place].lexeme.lemma
    guard Self.movable.contains(preposition),
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let frame = frame(of: words[verb])
    var next = place + 1
    while next < words.count, words[next].lexeme.isDeterminerLike { next += 1 }
    let governed = next < words.count ? words[next].lexeme : nil
    let isLost: Bool
    if isMisled {
      isLost = governed != nil && self.isMisled(words, next, preposition, frame)
    } else if let governed {
      let isSubject =
        Self.doers.contains(governed.lemma)
        && !words.indices.contains {
          $0 != next && isDoer(words, $0)
            && ($0 < verb || Self.doers.contains(words[$0].lexeme.lemma))
        }
      isLost =
        governed.wordClass == .verb && next < verb + 1 && place < verb
        || governed.wordClass == .adposition
        || preposition == "a" && governed.kind.isTemporal && governed.wordClass == .adverb
        || governed.kind == .negation && governed.wordClass != .pronoun
        || isSubject && !isPossibleGoal(words, place)
    } else {
      isLost = true
    }
    guard isLost, let target = noun(for: preposition, words, except: next, frame) else { return }
    let word = words.remove(at: place)
    var start = target > place ? target - 1 : target
    while start > 0, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    words.insert(word, at: start)
  }

  /// Whether a word before the verb can be who does it.
  private func isDoer(_ words: [Constituent], _ index: Int) -> Bool {
    let word = words[index].lexeme
    guard index == 0 || words[index - 1].lexeme.wordClass != .adposition else { return false }
    return word.isBeing || word.wordClass == .pronoun && word.kind == .person
  }

  /// *Pelota para yo*: with nobody else named, what is for me is wanted by me.
  private func isPossibleGoal(_ words: [Constituent], _ place: Int) -> Bool {
    !words.indices.contains { index in
      let word = words[index].lexeme
      return word.wordClass == .noun && index != place
        && (KindSet.places.contains(word.kind) || word.kind == .vehicle)
        && (index == 0 || words[index - 1].lexeme.wordClass != .adposition)
    }
  }

  /// *Mamá, a, flor, yo, dar*: a preposition before what cannot be meant, with what is meant left bare.
  private func isMisled(
    _ words: [Constituent], _ governed: Int, _ preposition: String, _ frame: VerbFrame
  ) -> Bool {
    let noun = words[governed].lexeme
    guard noun.wordClass == .noun, !noun.isBeing else { return false }
    switch preposition {
    case "a" where noun.kind == .vehicle && frame.slot(.placeTo) != nil,
      "para" where noun.kind == .vehicle && frame.slot(.placeTo) != nil:
      return words.indices.contains {
        isBareOther(words, $0, governed) && KindSet.places.contains(words[$0].lexeme.kind)
      }
    case "a", "para":
      return !KindSet.places.contains(noun.kind) && !noun.kind.isTemporal && noun.kind != .event
        && noun.kind != .activity && frame.slot(.recipient) != nil
        && words.indices.contains { isBareOther(words, $0, governed) && words[$0].lexeme.isHuman }
        && words.indices.filter { isBareOther(words, $0, governed) && words[$0].lexeme.isHuman }
          .count
          + words.filter { $0.lexeme.wordClass == .pronoun }.count > 1
    case "con", "com":
      return !isTool(noun)
        && words.indices.contains { isBareOther(words, $0, governed) && isTool(words[$0].lexeme) }
    default: return false
    }
  }

  private func isBareOther(_ words: [Constituent], _ index: Int, _ governed: Int) -> Bool {
    guard index != governed,
      words[index].lexeme.wordClass == .noun || words[index].lexeme.wordClass == .properNoun
    else { return false }
    var before = index - 1
    while before >= 0, words[before].lexeme.isDeterminerLike { before -= 1 }
    return before < 0 || words[before].lexeme.wordClass != .adposition
  }

  private func isTool(_ noun: Lexeme) -> Bool {
    MeaningWords.tools.contains(MeaningWords.base(of: noun))
      || RoleAssigner.tools.contains(noun.lemma)
  }

  /// The noun that a preposition is of: the one that the verb takes with it, else the one that suits it, else
  /// the one right before.
  private func noun(
    for preposition: String, _ words: [Constituent], except governed: Int, _ frame: VerbFrame
  ) -> Int? {
    var free = words.indices.filter {
      isBareOther(words, $0, governed) && !words[$0].lexeme.kind.isTemporal
    }
    let beings = free.filter { words[$0].lexeme.isBeing }
    let hasPerson = words.contains {
      $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
    }
    if beings.count == 1, free.count > 1, !hasPerson {
      // The only one who can do it does it.
      free.removeAll { $0 == beings[0] }
    }
    let slots = frame.slots.filter { $0.preposition == preposition }
    if let taken = free.first(where: { index in
      slots.contains { slot in
        slot.acceptedKinds.contains(words[index].lexeme.roleKind)
          || slot.words.contains(words[index].lexeme.lemma)
      }
    }) {
      return taken
    }
    let suited = free.first { index in
      let noun = words[index].lexeme
      return switch preposition {
      case "en", "em", "desde", "hasta", "até":
        KindSet.places.contains(noun.kind) || noun.kind == .furniture
      case "a", "para":
        KindSet.places.contains(noun.kind) || frame.slot(.recipient) != nil && noun.isHuman
      case "con", "com": isTool(noun)
      case "de": noun.kind == .vehicle && !isSpanishRow
      default: false
      }
    }
    if let suited { return suited }
    let open = slots.contains { $0.acceptedKinds.isEmpty }
    let last = free.last {
      !words[$0].lexeme.isBeing || open || preposition == "con" || preposition == "com"
    }
    return last ?? (preposition == "en" || preposition == "em" ? nil : free.last)
  }

  private var isSpanishRow: Bool { variety.language == .spanish }

  private static let movable: WordSet = [
    "a", "de", "en", "em", "con", "com", "para", "sobre", "hasta", "até",
  ]
  /// Pronouns that are mostly who does it, whatever stands before.
  private static let doers: WordSet = ["yo", "tú", "vos", "eu", "tu", "nosotros", "nós"]
}
