import AACCore

/// What somebody or something is there for, how long it takes, how it seems: *have/work/to/do, take/me/hour/to/eat,
/// look/like/it/rain*.
///
/// Sources: CGEL §17.30–17.32 (infinitive clauses behind nouns), §18.24 note (*it takes*), §15.50 (*like*).
extension EnglishConstructions {
  /// *have/a lot/to/do, need/place/to/live, have/friend/to/play/with*: behind the noun that it belongs to.
  mutating func settlePurpose(_ verb: String) {
    guard !clause.isLaid,
      let to = words.firstIndex(where: { $0.lexeme.lemma == "to" }), to > 0,
      case let deed = words.count - to, deed == 2 || deed == 3,
      let done = lexeme(to + 1), done.wordClass == .verb || planner.frames.listed(done.lemma) != nil,
      deed == 2 || lexeme(to + 2)?.wordClass == .adposition,
      case let before = words[to - 1].lexeme
    else { return }
    let taker =
      words[..<(to - 1)].contains { $0.lexeme.wordClass == .verb && Self.wanting.contains($0.lexeme.lemma) }
      || Self.having.contains(verb) || Self.wanting.contains(verb)
      || lemma(0) == "for" && verb == "look"
    let isNoun =
      before.wordClass == .noun || EnglishHabits.indefinitePronouns.contains(before.lemma)
      || ["a lot", "nowhere", "somewhere", "lots", "no one"].contains(before.lemma)
      || before.lemma == "work" || before.lemma == "help"
    guard taker, isNoun, !before.isBeing || Self.having.contains(verb) || verb == "look",
      !before.isBeing || deed == 3
    else { return }
    if before.wordClass == .verb {
      words[to - 1].lexeme = planner.lexicon.lexeme(for: before.lemma, expecting: .noun)
    }
    let text = words[to...].map(\.lexeme.lemma).joined(separator: " ")
    join(to...(words.count - 1), text, .manner)
  }

  private static let having: WordSet = ["have", "have got", "look for", "find", "there be", "get"]
  private static let wanting: WordSet = ["want", "need", "buy", "bring", "would like"]

  /// *it/take/two/hour/get/there, it/take/me/hour/to/eat*: the time before what it is taken for.
  mutating func settleTaking(_ verb: String) {
    guard verb == "take", !clause.isLaid, clause.subject.count == 1,
      ["it", "this"].contains(clause.subject[0].lexeme.lemma),
      let deed = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), deed > 0,
      case let end = lemma(deed - 1) == "to" ? deed - 1 : deed, end > 0,
      words.count - deed <= 2,
      words.count == deed + 1 || lexeme(deed + 1)?.wordClass == .adverb
        || lexeme(deed + 1)?.wordClass == .adjective
    else { return }
    var parts: [String] = []
    for (index, word) in words[..<end].enumerated() {
      let lemma = word.lexeme.lemma
      if index == 0, let pronoun = EnglishPronouns.of(lemma), word.lexeme.wordClass == .pronoun {
        parts.append(pronoun.accusative)
      } else if Self.timed.contains(lemma) {
        if index == 0 || words[index - 1].lexeme.wordClass == .pronoun {
          parts.append(lemma == "hour" ? "an" : "a")
          parts.append(lemma)
        } else {
          let isOne = ["a", "an", "one"].contains(words[index - 1].lexeme.lemma)
          parts.append(isOne ? lemma : lemma + "s")
        }
      } else {
        parts.append(lemma)
      }
    }
    guard words[..<end].contains(where: {
      Self.timed.contains($0.lexeme.lemma) || $0.lexeme.lemma.hasSuffix("hour")
        || $0.lexeme.lemma.hasSuffix("s") || $0.lexeme.kind == .duration
    }) else { return }
    clause.reasons.append(.init(.verbForm, words[deed].lexeme.lemma, "to"))
    let text = (parts + ["to"] + words[deed...].map(\.lexeme.lemma)).joined(separator: " ")
    join(0...(words.count - 1), text, .manner)
  }

  private static let timed = EnglishWords.set("second minute hour day week month year while moment")

  /// *look/like/it/rain, feel/like/I/be/sick*: how it seems, and nothing that is liked.
  mutating func settleSeeming(_ verb: String) {
    guard !clause.isLaid, ["look", "feel", "sound", "seem"].contains(verb), words.count > 2,
      lemma(0) == "like", let doer = lexeme(1), doer.wordClass == .pronoun,
      doer.lemma == "it" || doer.lemma == "you" || EnglishPronouns.of(doer.lemma)?.nominative == doer.lemma
        || doer.kind == .negation,
      lexeme(2)?.wordClass == .verb || planner.frames.listed(lemma(2)) != nil
    else { return }
    words[0].lexeme = Lexeme(lemma: "like", wordClass: .conjunction, kind: .connective)
  }
}
