import AACCore

/// Two things that one and the same does, the second behind a first that is whole: *mouse/eat/cheese/run away,
/// I/pick up/ball/throw/dog, yesterday/cat/climb/tree/not/come down*.
///
/// What is done to reach something stays one sentence (*dad/go/store/buy/milk, girl/sit/chair/read*).
///
/// Sources: CGEL §13.50–13.55 (coordination of predicates), §15.48 (clauses of purpose), §6.15 (*it* for what was named).
struct EnglishDeedsInTurn {
  let thoughts: EnglishTwoThoughts
  private var frames: FrameTable { thoughts.frames }

  /// Who does both, and each with what belongs to it.
  struct Deeds {
    var subject: [Constituent]
    var verb: Constituent
    /// What the first is done to and where, *and*, the second, and when both are.
    var rest: [Constituent]
    /// When both are.
    var when: Constituent?
  }

  /// The two deeds of a row; nil where it holds one.
  func read(_ row: [Constituent]) -> Deeds? {
    guard row.count > 3, row.count < 9 else { return nil }
    var words = row
    let when = words[0].lexeme.kind.isTemporal ? words.removeFirst() : nil
    guard
      let doer = doer(
        words, isOver: when.map { thoughts.lexicon.tense(of: $0.lexeme.lemma) } == .past),
      doer.end + 2 < words.count, case let verb = words[doer.end].asVerb,
      isVerb(words[doer.end]), !isOpening(verb.lexeme) || Self.whole.contains(verb.lexeme.lemma),
      thoughts.canDo(doer.head, verb.lexeme)
    else { return nil }
    for cut in (doer.end + 2)..<words.count {
      guard let second = second(words, cut) else { continue }
      let first = Array(words[(doer.end + 1)..<cut])
      guard completes(verb.lexeme, first), thoughts.isWhole(verb.lexeme, first),
        !first.contains(where: { EnglishTwoThoughts.denials.contains($0.lexeme.lemma) }),
        thoughts.canDo(doer.head, second.verb.lexeme), !isDoneByOther(verb.lexeme, first, second),
        !EnglishHabits.endsOpen(first)
      else { return nil }
      guard let after = after(second, behind: first),
        isInTurn(
          verb.lexeme, first, second, after, by: doer.head, isRequest: doer.words.isEmpty)
      else { return nil }
      return Deeds(
        subject: doer.words, verb: verb,
        rest: first + [EnglishWording.and] + second.denial + [second.verb] + after, when: when)
    }
    return nil
  }

  private func isVerb(_ word: Constituent) -> Bool {
    thoughts.isVerb(word) || EnglishTwoThoughts.both.contains(word.lexeme.lemma)
      || word.lexeme.lemma == "catch"
  }

  /// *go/dentist*: to whom one goes.
  private func completes(_ verb: Lexeme, _ rest: [Constituent]) -> Bool {
    thoughts.completes(verb, rest)
      || verb.lemma == "go" && rest.count == 1
        && EnglishPeople.visited.contains(rest[0].lexeme.lemma)
  }

  // MARK: The parts of a row

  private struct Second {
    var denial: [Constituent]
    var verb: Constituent
    var rest: [Constituent]
  }

  /// Who or what a row begins with; before a verb the speaker where a past day stands, else nobody, for others are asked.
  private func doer(_ words: [Constituent], isOver: Bool) -> (
    words: [Constituent], head: Lexeme, end: Int
  )? {
    if words[0].lexeme.wordClass == .verb, let me = thoughts.speaker.first {
      return (isOver ? [me] : [], me.lexeme, 0)
    }
    guard let end = thoughts.subjectEnd(words), let head = words[..<end].last?.lexeme,
      !["me", "it"].contains(head.lemma)
    else { return nil }
    return (Array(words[..<end]), head, end)
  }

  /// The second deed, which nothing but *not* stands before.
  private func second(_ words: [Constituent], _ cut: Int) -> Second? {
    let isDenied = words[cut].lexeme.lemma == "not"
    let index = isDenied ? cut + 1 : cut
    guard index < words.count, case let word = words[index].lexeme,
      thoughts.isVerb(words[index]), word.wordClass == .verb || Self.deeds.contains(word.lemma),
      !thoughts.isOpening(word) || Self.found.contains(word.lemma)
    else { return nil }
    return Second(
      denial: isDenied ? [words[cut]] : [], verb: words[index].asVerb,
      rest: Array(words[(index + 1)...]))
  }

  /// What belongs to the second deed, with *it* where that is done to what the first was; nil where it is not whole.
  private func after(_ second: Second, behind first: [Constituent]) -> [Constituent]? {
    let verb = second.verb.lexeme
    if let thing = thing(first), takesThing(verb, thing) {
      let pronoun = thoughts.pronoun([Constituent(thing)], isDoer: false)
      if second.rest.isEmpty, thing.kind != .body, Self.consumed.contains(verb.lemma) {
        return pronoun
      }
      if isPlaced(second.rest),
        !second.rest.contains(where: {
          thoughts.takes(verb, $0.lexeme) && !Self.holders.contains($0.lexeme.lemma)
        }),
        frames[verb.lemma].slots.first?.role == .object,
        !EnglishTwoThoughts.alone.contains(verb.lemma)
      {
        return pronoun + second.rest
      }
      if let whom = second.rest.first, second.rest.count < 3, isSomebody(second.rest),
        frames[verb.lemma].slot(.recipient) != nil || ["throw", "bring"].contains(verb.lemma)
      {
        return pronoun + (whom.lexeme.wordClass == .adposition ? [] : thoughts.small("to"))
          + second.rest
      }
    }
    guard thoughts.completes(verb, second.rest), thoughts.isWhole(verb, second.rest) else {
      return nil
    }
    return second.rest
  }

  private func takesThing(_ verb: Lexeme, _ thing: Lexeme) -> Bool {
    thoughts.takes(verb, thing) && !isOpening(verb)
  }

  /// The thing that the first is done to.
  private func thing(_ words: [Constituent]) -> Lexeme? {
    guard let end = thoughts.nounEnd(words, from: 0), end == words.count else { return nil }
    let head = words[end - 1].lexeme
    return head.isBeing || head.isPlaceLike ? nil : head
  }

  private func isSomebody(_ words: [Constituent]) -> Bool {
    guard let last = words.last?.lexeme else { return false }
    return (last.isBeing || EnglishPronouns.of(last.lemma) != nil)
      && words.dropLast().allSatisfy { $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "to" }
  }

  /// *put/**box***: nothing but where.
  private func isPlaced(_ words: [Constituent]) -> Bool {
    guard let first = words.first?.lexeme else { return false }
    return first.wordClass == .adposition || EnglishTwoThoughts.placing.contains(first.lemma)
      || words.count == 1
        && (first.kind == .furniture || first.isPlaceLike || Self.holders.contains(first.lemma))
  }

  // MARK: In turn, or to reach something

  /// *prince/kiss/princess/wake up*: whom the first was done to does it.
  private func isDoneByOther(_ verb: Lexeme, _ first: [Constituent], _ second: Second) -> Bool {
    guard let last = first.last?.lexeme, second.denial.isEmpty else { return false }
    // *I/drop/plate/break.*
    if second.rest.isEmpty, thing(first) != nil, Self.dropped.contains(verb.lemma),
      EnglishTwoThoughts.shattering.contains(second.verb.lexeme.lemma)
    {
      return true
    }
    // *wolf/blow/house/fall, I/fall/knee/bleed.*
    if second.rest.isEmpty, verb.lemma == "blow" || last.kind == .body { return true }
    return (last.isBeing || last.wordClass == .pronoun)
      && second.rest.allSatisfy { EnglishTwoThoughts.particles.contains($0.lexeme.lemma) }
  }

  /// Whether the second comes behind the first, and is not what that is done for.
  private func isInTurn(
    _ verb: Lexeme, _ first: [Constituent], _ second: Second, _ after: [Constituent],
    by doer: Lexeme, isRequest: Bool
  ) -> Bool {
    let isOwn = ["I", "we", "you"].contains(doer.lemma)
    let next = second.verb.lexeme.lemma
    if isRequest { return after.count > second.rest.count }
    if !second.denial.isEmpty { return true }
    if !doer.isBeing, doer.wordClass != .pronoun {
      return ["fall", "fall down", "fall off"].contains(verb.lemma) && Self.unmeant.contains(next)
        && first.contains { Self.grounds.contains($0.lexeme.lemma) }
    }
    if Self.unmeant.contains(next) { return !["go", "come"].contains(verb.lemma) }
    if Self.aims.contains(verb.lemma) { return false }
    if after.count > second.rest.count { return true }
    return !isOwn
  }

  private func isOpening(_ verb: Lexeme) -> Bool {
    let frame = frames[verb.lemma]
    return thoughts.isOpening(verb) || frame.opening != nil || frame.otherOpening != nil
  }

  /// What is done to a thing that breaks.
  private static let dropped = EnglishWords.set("drop hit throw kick knock smash push")
  /// What things fall on and do not break themselves.
  private static let grounds = EnglishWords.set("floor ground street grass sidewalk stairs table")
  private static let holders = EnglishWords.set(
    "box bag basket drawer trash backpack fridge oven pot cup")
  /// Verbs that open others and are whole with somewhere or something.
  private static let whole = EnglishWords.set("go come find")
  /// What is done with what one has got.
  private static let consumed = EnglishWords.set("eat drink wear open hide read keep taste smell")
  /// Verbs that open others and tell by themselves what somebody meets with.
  private static let found = EnglishWords.set("see hear find forget notice smell")
  /// What nobody does on purpose.
  private static let unmeant = EnglishWords.set(
    """
    cry fall break see find lose laugh die forget win escape trip slip drown crash hear scream bleed roar crack shatter
    """
  ).union(["run away", "fall down", "get lost", "wake up", "fall asleep", "get hurt", "get wet"])
  /// What is done to do something else.
  private static let aims = EnglishWords.set(
    """
    go come need use call sit lie stand wait stop save hurry leave bring ride drive walk visit run stay return travel ask
    gather work study practice train turn
    """
  ).union(["sit down", "lie down", "stand up", "turn on", "put on", "get up", "wake up", "go to"])
  /// Nouns that are deeds as well behind one.
  private static let deeds = EnglishWords.set(
    "fall break cry laugh jump sleep swim dance run hide walk throw show put give open close eat wash"
  )
}

extension EnglishHabits {
  /// *with, my*: words that still wait for a noun.
  fileprivate static func endsOpen(_ words: [Constituent]) -> Bool {
    guard let last = words.last?.lexeme else { return true }
    return last.wordClass == .adposition || last.isDeterminerLike || last.kind == .negation
  }
}

extension TileReader {
  /// *mouse/eat/cheese/run away*: what somebody does, and what next.
  func englishDeedsInTurn(_ row: [Constituent]) -> Clause? {
    guard isPlain,
      let deeds = EnglishDeedsInTurn(thoughts: englishThoughts).read(row)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = deeds.subject
    clause.verb = deeds.verb
    clause.complements = deeds.rest
    clause.isLaid = true
    if deeds.subject.isEmpty { clause.options.insert(.request) }
    if let when = deeds.when {
      let and = deeds.rest.firstIndex { $0.lexeme.lemma == "and" } ?? deeds.rest.count
      clause.complements.insert(when, at: and)
      clause.tense = tables.lexicon.tense(of: when.lexeme.lemma)
    }
    return clause
  }
}
