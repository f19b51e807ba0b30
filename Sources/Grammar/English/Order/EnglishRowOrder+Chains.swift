import AACCore

/// A verb that opens another, chosen behind it: *homework/do/have to, pizza/eat/we/be going to, sleep/try*.
///
/// Sources: CGEL §3.40–3.49, §16.38–16.40 (verbs that open others), §16.41 (with a subject between).
extension EnglishRowOrder {
  /// The row with the verb that rules the others before them; nil where it stands there, or nothing tells.
  func chained(_ row: [Constituent], _ verbs: [Int]) -> [Constituent]? {
    guard let opener = verbs.last, let first = verbs.first, isOpener(row[opener].lexeme.lemma),
      verbs.dropLast().allSatisfy({ !rules(row[$0].lexeme.lemma) }),
      !isPerfect(row, first, opener)
    else { return nil }
    return ruled(row, opener, first)
  }

  /// *I/have/just/finish*: no verb is ruled by what it helps.
  private func isPerfect(_ row: [Constituent], _ first: Int, _ opener: Int) -> Bool {
    row[first].lexeme.lemma == "have" && !Self.wishes.contains(row[opener].lexeme.lemma)
      && row[(first + 1)..<opener].allSatisfy { $0.lexeme.wordClass == .adverb }
  }

  private static let wishes = EnglishWords.set("want need like love must should can may might will")
    .union(["would like", "want to", "need to", "have to", "be going to"])

  /// *behave/promise, cook/know how/she, sing/dance/like*: the same with a noun that can be the other verb.
  func chainedWithNoun(_ row: [Constituent], _ opener: Int) -> [Constituent]? {
    let lemma = row[opener].lexeme.lemma
    guard isOpener(lemma), frames[lemma].opening == .bare || lemma == "know how",
      let first = row[..<opener].firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
          && frames.listed($0.lexeme.lemma) != nil
      }), first == 0 || row[..<first].allSatisfy({ $0.lexeme.wordClass == .pronoun })
    else { return nil }
    var row = row
    row[first] = row[first].asVerb
    return ruled(row, opener, first)
  }

  private func ruled(_ row: [Constituent], _ opener: Int, _ first: Int) -> [Constituent]? {
    guard let parts = EnglishRowParts.of(row),
      let ruling = parts.lastIndex(where: { $0.form == .verb }),
      let ruled = parts.firstIndex(where: { $0.form == .verb }),
      !parts.contains(where: { $0.form == .quality }),
      parts[ruled].head.lemma != "be" || parts[0].isSomebody
    else { return nil }
    guard let doers = wanter(parts, ruled, ruling) else { return nil }
    let subject = doers.subject
    let second = doers.other
    let negations = parts.places(.negation)
    let verbs = parts.places(.verb).filter { $0 != ruling }
    var front: [Int] = subject.map { [$0] } ?? []
    front += negations
    front.append(ruling)
    if let second { front.append(second) }
    front += verbs
    let rest = parts.without(front)
    var said = rest.filter { $0.form != .adverbial && $0.form != .governed }
    said += rest.filter { $0.form == .governed }
    said += rest.filter { $0.form == .adverbial }
    return (front.map { parts[$0] } + said).row
  }

  /// Who wants, tries or has to, and who shall do it.
  private struct Doers {
    var subject: Int?
    var other: Int?
  }

  /// The doers of a chain, with nobody where nobody is named; nil: nothing tells.
  private func wanter(_ parts: [EnglishRowPart], _ ruled: Int, _ ruling: Int) -> Doers? {
    let people = parts.indices.filter { parts[$0].isSomebody }
    let between = people.filter { $0 > ruled && $0 < ruling && !parts[$0].isAccusative }
    let behind = people.filter { $0 > ruling }
    // *fish/feed/I/want*: an animal before somebody who wants it is what it is done to.
    let before = people.filter {
      $0 < ruled
        && (parts[$0].head.roleKind != .animal || (between + behind).isEmpty
          || frames[parts[ruled].head.lemma].slot(.object) == nil)
    }
    let frame = frames[parts[ruling].head.lemma]
    guard !parts[(ruling + 1)...].contains(where: { $0.form == .noun && !$0.isSomebody }) else {
      return nil
    }
    if let two = twoDoers(parts, before, (between + behind).last, ruled, ruling) { return two }
    guard !Self.causing.contains(frame.lemma) else { return nil }
    if let last = behind.first {
      guard behind.count == 1, before.isEmpty,
        parts[last].isNominative || !Self.ofPeople.contains(frame.lemma)
      else { return nil }
      return Doers(subject: last)
    }
    if let first = before.first { return before.count == 1 ? Doers(subject: first) : nil }
    guard let last = between.last, last + 1 == ruling else {
      return between.isEmpty && frame.lemma != "finish" ? Doers() : nil
    }
    if parts[last].isNominative { return Doers(subject: last) }
    let verb = frames[parts[ruled].head.lemma]
    return takesSomebody(verb, parts[last], isAlone: last == ruled + 1)
      ? Doers() : Doers(subject: last)
  }

  /// *Mom/come/want/I, I/Mom/sing/want, me/rest/want/Dad*: who stands right before the other verb does that, and who is
  /// with the verb that rules it wants it.
  private func twoDoers(
    _ parts: [EnglishRowPart], _ before: [Int], _ last: Int?, _ ruled: Int, _ ruling: Int
  ) -> Doers? {
    guard frames[parts[ruling].head.lemma].opensSubjunctive else { return nil }
    if before.count == 2, before[1] + 1 == ruled, last == nil {
      return Doers(subject: before[0], other: before[1])
    }
    guard let doer = before.first, doer + 1 == ruled, before.count == 1, let last,
      abs(last - ruling) == 1, parts[last].isNominative || parts[doer].isAccusative
    else { return nil }
    return Doers(subject: last, other: doer)
  }

  /// *see/Grandma, go/doctor, give/kiss/Mom*: whether somebody is the one it is done to.
  private func takesSomebody(_ frame: VerbFrame, _ part: EnglishRowPart, isAlone: Bool) -> Bool {
    if let recipient = frame.slot(.recipient), recipient.preposition == nil { return true }
    guard isAlone else { return false }
    if ["go", "come"].contains(frame.lemma) {
      return EnglishPeople.visited.contains(part.head.lemma)
    }
    guard let object = frame.slot(.object) else {
      return frame.slot(.company) != nil && !part.isCommonBeing
    }
    return object.kinds.isEmpty || object.kinds.contains(.person)
  }

  /// Verbs that people are wanted, liked and needed with.
  private static let ofPeople = EnglishWords.set(
    "want need like love hate prefer remember forget know help stop")

  /// Whether a verb chosen last rules those before it.
  func isOpener(_ verb: String) -> Bool {
    Self.openers.contains(verb) || Self.causing.contains(verb)
  }

  /// Whether it rules another verb by itself, so that what stands behind it may be ruled by it.
  private func rules(_ verb: String) -> Bool {
    Self.openers.contains(verb) || Self.telling.contains(verb) || frames[verb].pattern == .modal
      || frames[verb].isCopular && verb != "be"
  }

  private static let openers = EnglishWords.set(
    """
    want need like love hate prefer enjoy try start begin finish learn hope wish promise plan decide avoid refuse must
    can should will may might could would forget remember practice practise
    """
  ).union([
    "know how", "have to", "need to", "want to", "going to", "be going to", "be able to",
    "would like", "used to", "ought to",
  ])
  /// What one makes another do.
  private static let causing = EnglishWords.set("help allow remind teach")
  private static let telling = EnglishWords.set(
    "let make stop ask tell say think know allow remind let's")
}
