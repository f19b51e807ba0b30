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
      let done = lexeme(to + 1),
      done.wordClass == .verb || planner.frames.listed(done.lemma) != nil,
      deed == 2 || lexeme(to + 2)?.wordClass == .adposition,
      case let before = words[to - 1].lexeme
    else { return }
    let taker =
      words[..<(to - 1)].contains {
        $0.lexeme.wordClass == .verb && Self.wanting.contains($0.lexeme.lemma)
      }
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

  /// *give/me/time/think, have/chance/play, want/right/vote*: what one may or can do with it (CGEL §17.35).
  mutating func settleChance(_ verb: String) {
    guard !clause.isLaid, Self.giving.contains(verb), words.count > 1,
      let chance = words.indices.dropLast().first(where: {
        Self.chances.contains(words[$0].lexeme.lemma)
      }), chance == 0 || words[chance - 1].lexeme.wordClass != .adposition,
      case let to = chance + 1, case let hasTo = lemma(to) == "to",
      let deed = lexeme(hasTo ? to + 1 : to),
      deed.wordClass == .verb
        || deed.wordClass == .noun && planner.frames.listed(deed.lemma) != nil && !deed.isBeing
          && !deed.kind.isTemporal,
      lemma(chance) != "right" || hasTo || words.count == 2
    else { return }
    if !hasTo, let small = small("to") {
      words.insert(small, at: to)
      clause.reasons.append(.init(.verbForm, deed.lemma, "to"))
    }
    words[to + 1] = words[to + 1].asVerb
    if lemma(chance) == "time" {
      words[chance].government = Government(preposition: nil, article: .bare)
    } else if lemma(chance) == "right" {
      var right = Lexeme(lemma: "right", wordClass: .noun, kind: .idea)
      right.countability = .count
      right.article = .definite
      words[chance].lexeme = right
    }
  }

  private static let giving: WordSet = ["give", "have", "get", "have got", "want", "take", "find"]
  private static let chances: WordSet = [
    "time", "chance", "opportunity", "right", "permission", "courage", "strength", "energy",
  ]
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
    guard
      words[..<end].contains(where: {
        Self.timed.contains($0.lexeme.lemma) || $0.lexeme.lemma.hasSuffix("hour")
          || $0.lexeme.lemma.hasSuffix("s") || $0.lexeme.kind == .duration
      })
    else { return }
    clause.reasons.append(.init(.verbForm, words[deed].lexeme.lemma, "to"))
    let text = (parts + ["to"] + words[deed...].map(\.lexeme.lemma)).joined(separator: " ")
    join(0...(words.count - 1), text, .manner)
  }

  private static let timed = EnglishWords.set("second minute hour day week month year while moment")

  /// *prefer/swim/to/run, like/swim/more/than/run, would rather/walk/than/drive*: two deeds beside each other (CGEL §15.52,
  /// §16.40).
  mutating func settlePreferred(_ verb: String) {
    guard !clause.isLaid,
      let link = words.firstIndex(where: { ["to", "than"].contains($0.lexeme.lemma) }),
      link > 0, link < words.count - 1, isDeed(0), isDeed(link + 1),
      link == 1 || link == 2 && ["more", "better", "less"].contains(lemma(1)) && lemma(2) == "than"
    else { return }
    let last = words.count - 1
    guard
      last == link + 1 || last == link + 2 && lexeme(last).map(EnglishHabits.isMass) == true
        || last == link + 2 && lexeme(last)?.wordClass == .pronoun
    else { return }
    let rest = words[(link + 2)...].map(\.lexeme.lemma)
    if verb == "would rather", lemma(link) == "than" {
      let text = [lemma(0), "than", lemma(link + 1)] + rest
      return join(
        0...last,
        as: Lexeme(lemma: text.joined(separator: " "), wordClass: .verb, kind: .action))
    }
    guard
      verb == "prefer" && lemma(link) == "to"
        || ["like", "love", "enjoy"].contains(verb) && lemma(link) == "than"
    else { return }
    let middle = words[1...link].map(\.lexeme.lemma)
    let text = [gerund(lemma(0))] + middle + [gerund(lemma(link + 1))] + rest
    clause.reasons.append(.init(.verbForm, lemma(0), gerund(lemma(0))))
    var deed = Lexeme(lemma: text.joined(separator: " "), wordClass: .pronoun, kind: .thing)
    deed.number = .singular
    deed.animacy = .inanimate
    join(0...last, as: deed)
  }

  private func isDeed(_ index: Int) -> Bool {
    guard let word = lexeme(index) else { return false }
    return word.wordClass == .verb
      || word.wordClass == .noun && planner.frames.listed(word.lemma) != nil
  }

  /// *want/rock/baby, want/lie/to/you, help/mom/clean/kitchen*: what is done to somebody, although it is named like a thing
  /// (CGEL appendix I.43).
  mutating func settleWantedDeed(_ verb: String) {
    if verb == "help" || words.contains(where: { $0.lexeme.lemma == "help" }) {
      for index in words.indices.dropFirst() where words[index].lexeme.wordClass == .adjective {
        guard words[index - 1].lexeme.isBeing, planner.frames.listed(lemma(index)) != nil,
          index + 1 == words.count || !words[index + 1].lexeme.isBeing
        else { continue }
        words[index] = words[index].asVerb
      }
    }
    nameFromSomebody(verb)
    guard !clause.isLaid, ["want", "would like", "try"].contains(verb), words.count > 1,
      let next = lexeme(1), words[0].lexeme.wordClass == .noun || lemma(0) == "dry"
    else { return }
    let isTo =
      next.wordClass == .adposition && Self.aimed.contains(lemma(0))
      && words.count == 3 && words[2].lexeme.isBeing
    let isOf =
      Self.touching.contains(lemma(0)) && words.count == 2
      && (next.isBeing || next.wordClass == .pronoun)
    if isTo || isOf || lemma(0) == "dry" && next.kind == .body && words.count == 2 {
      words[0] = words[0].asVerb
    }
  }

  /// *want/call/from/dad, get/help/from/nurse, need/lift/home*: something that one gets (CGEL appendix I.43).
  private mutating func nameFromSomebody(_ verb: String) {
    guard !clause.isLaid, ["want", "need", "get", "would like"].contains(verb), words.count > 1,
      words[0].lexeme.wordClass == .verb,
      lemma(1) == "from" || lemma(1) == "home" && ["lift", "ride"].contains(lemma(0))
    else { return }
    words[0].lexeme = planner.lexicon.lexeme(for: lemma(0), expecting: .noun)
    words[0].government = nil
  }

  private static let aimed = EnglishWords.set("lie wave point talk race shout whisper")
  private static let touching = EnglishWords.set(
    "rock train pet walk hug kiss tickle dress brush comb chase bath")

  /// *look/like/it/rain, feel/like/I/be/sick*: how it seems, and nothing that is liked.
  mutating func settleSeeming(_ verb: String) {
    guard !clause.isLaid, ["look", "feel", "sound", "seem"].contains(verb), words.count > 2,
      lemma(0) == "like", let doer = lexeme(1), doer.wordClass == .pronoun,
      doer.lemma == "it" || doer.lemma == "you"
        || doer.hasSubjectForm
        || doer.kind == .negation,
      lexeme(2)?.wordClass == .verb || planner.frames.listed(lemma(2)) != nil
    else { return }
    words[0].lexeme = Lexeme(lemma: "like", wordClass: .conjunction, kind: .connective)
  }
}
