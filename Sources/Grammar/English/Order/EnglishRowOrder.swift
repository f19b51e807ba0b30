import AACCore

/// Rows that were laid in another order than subject, verb, object, put into that order where words and knowledge tell
/// who does it and to what: *window/open/teacher, I/hungry/be, pizza/eat/have to/we*.
///
/// Sources: CGEL §2.13, §10.1–10.5 (order of the elements of a clause), §18.19–18.24 (what stands elsewhere); Dryer, *WALS
/// Online*, feature 81 (orders of subject, object and verb).
struct EnglishRowOrder {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row in the order of speech; as it is where it has that order, or nothing tells.
  func straightened(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 10,
      !Self.telling.contains(row[0].lexeme.lemma) || !isYou(row[1])
    else { return row }
    if let turned = turnedAround(row) { return turned }
    if let turned = verbFinal(row) { return turned }
    if let spoken = spoken(row) { return spoken }
    guard let verbs = turnable(row) else { return row }
    if verbs.isEmpty {
      return weather(row) ?? painFirst(row) ?? qualityFirst(row) ?? nounVerb(row) ?? row
    }
    if let turned = weather(row) ?? reported(row, verbs) { return turned }
    let row = withOpener(withNounTaken(row, verbs), verbs)
    let places = row.indices.filter { row[$0].lexeme.wordClass == .verb }
    if places.count > 1 {
      return chained(row, places) ?? row
    }
    guard let verb = places.first else { return row }
    let frame = frames[row[verb].lexeme.lemma]
    if frame.opening != nil, verb > 0, let chained = chainedWithNoun(row, verb) { return chained }
    guard let parts = EnglishRowParts.of(row) else { return row }
    if frame.isCopular || Self.sensing.contains(frame.lemma) {
      return predicated(parts, frame) ?? row
    }
    return acted(parts, frame) ?? row
  }

  /// The verbs of a row that may stand in another order; nil where it asks, calls, joins clauses, or has the order of
  /// speech.
  private func turnable(_ row: [Constituent]) -> [Int]? {
    var verbs: [Int] = []
    for index in row.indices {
      let lexeme = row[index].lexeme
      switch lexeme.wordClass {
      case .verb: verbs.append(index)
      case .interjection: return nil
      case .conjunction where !lexeme.isConnective && lexeme.lemma != "but": return nil
      default:
        if lexeme.kind == .question || lexeme.kind == .social { return nil }
        if lexeme.lemma == "as" || lexeme.lemma == "than" { return nil }
      }
    }
    if verbs.first == 1, row.count > 2, row.last?.lexeme.wordClass != .verb,
      isSubject(row[0].lexeme),
      row[1].lexeme.lemma != "be" || row[0].lexeme.wordClass == .pronoun,
      row[1].lexeme.lemma != "hurt",
      !Self.moving.contains(row[1].lexeme.lemma),
      verbs.count == 1 || !verbs.dropFirst().contains(where: { isOpener(row[$0].lexeme.lemma) })
    {
      return nil
    }
    return verbs
  }

  /// *show/you/dance*: to whom it is shown.
  private func isYou(_ word: Constituent) -> Bool { word.lexeme.lemma == "you" }

  private static let telling = EnglishWords.set("show tell give ask teach read")

  /// *I, he, Mom, girl*: what begins a row that has the order of speech.
  func isSubject(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .pronoun ? lexeme.hasSubjectForm : lexeme.isBeing
  }

  /// What a thing moves somebody to: nobody does it to a thing.
  static let moving = EnglishWords.set(
    "frighten scare annoy bore disturb upset bother worry confuse disappoint amaze shock")

  /// Verbs of the senses that say what something is like (CGEL §16.21).
  static let sensing = EnglishWords.set("feel look smell taste sound seem become appear")

  /// *two/euro, six/pound*: what is paid and measured.
  static func isUnit(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .money || EnglishHabits.units.contains(lexeme.lemma)
      || EnglishHabits.units.contains(lexeme.lemma + "s")
      || units.contains(
        lexeme.lemma.hasSuffix("s") ? String(lexeme.lemma.dropLast()) : lexeme.lemma)
  }

  private static let units = EnglishWords.set(
    "euro dollar pound cent penny peso real gram kilogram")

  /// *head/I/hurt*: what hurts, and not who is hurt.
  private func painFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[2].lexeme.lemma == "hurt", row[0].lexeme.kind == .body,
      row[1].lexeme.wordClass == .pronoun, isSubject(row[1].lexeme)
    else { return nil }
    return [row[0], row[2], row[1]]
  }

  /// *cold/my/hands, hungry/my/dog*: how something of one's own is, laid before it.
  private func qualityFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.wordClass == .adjective, row[1].lexeme.kind == .possessive,
      row[2].lexeme.wordClass == .noun, !Self.happened.contains(row[0].lexeme.lemma)
    else { return nil }
    let be = Constituent(Lexeme(lemma: "be", wordClass: .verb, kind: .linking))
    return [row[1], row[2], be, row[0]]
  }

  /// What one has done as well: *lost/my/tooth*.
  private static let happened = EnglishWords.set("lost hurt left found cut shut")

  // MARK: Weather

  /// *rain/it, tomorrow/it/snow, winter/snow/it*: nobody makes the weather (CGEL §10.26).
  private func weather(_ row: [Constituent]) -> [Constituent]? {
    guard let it = row.firstIndex(where: { $0.lexeme.lemma == "it" }),
      let verb = row.firstIndex(where: { frames[$0.lexeme.lemma].pattern == .weather }),
      it + 1 != verb || it > 0
    else { return nil }
    let others = row.indices.filter { $0 != it && $0 != verb }
    guard
      others.allSatisfy({
        let lexeme = row[$0].lexeme
        return lexeme.kind.isTemporal || lexeme.wordClass == .adverb || lexeme.isDeterminerLike
          || lexeme.wordClass == .adposition || EnglishHabits.seasons.contains(lexeme.lemma)
          || KindSet.places.contains(lexeme.roleKind) || lexeme.kind == .negation
      }), it + 2 != verb || row[it + 1].lexeme.lemma.lowercased() != "may"
    else { return nil }
    let negation = others.filter { row[$0].lexeme.kind == .negation }
    let rest = others.filter { row[$0].lexeme.kind != .negation }
    return [row[it]] + negation.map { row[$0] } + [row[verb].asVerb] + rest.map { row[$0] }
  }

  // MARK: A noun that is taken

  /// *kiss/Grandma/give, work/go/Dad*: what is given or gone to is named like a verb (CGEL §17.52).
  private func withNounTaken(_ row: [Constituent], _ verbs: [Int]) -> [Constituent] {
    guard verbs.count == 2, let taker = verbs.last, let taken = verbs.first else { return row }
    let word = row[taken].lexeme.lemma
    let takes =
      switch row[taker].lexeme.lemma {
      case "go", "come": word == "work"
      case "give", "take", "have": Self.taken.contains(word)
      default: false
      }
    guard takes,
      !row.contains(where: { $0.lexeme.namesThing && $0.lexeme.wordClass == .noun })
    else { return row }
    var row = row
    row[taken] = EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[taken])
    return row
  }

  /// *behave/promise, I/plan/go*: what cannot be done to a thing is ruled by the word that is also a noun.
  private func withOpener(_ row: [Constituent], _ verbs: [Int]) -> [Constituent] {
    guard verbs.count == 1, let ruled = verbs.first,
      frames[row[ruled].lexeme.lemma].isListed,
      frames[row[ruled].lexeme.lemma].slot(.object) == nil,
      let noun = row.firstIndex(where: {
        $0.lexeme.wordClass == .noun && Self.intentions.contains($0.lexeme.lemma)
      }),
      noun == 0
        || !row[noun - 1].lexeme.isDeterminerLike && row[noun - 1].lexeme.wordClass != .adjective,
      noun == 0 || row[noun - 1].lexeme.wordClass != .adposition,
      noun < ruled || row[(noun + 1)...].allSatisfy({ $0.lexeme.wordClass == .pronoun })
    else { return row }
    var row = row
    row[noun] = row[noun].asVerb
    return row
  }

  private static let intentions = EnglishWords.set("promise plan hope wish try")

  /// *that/dinner/be/ready/say/dad*: what somebody says, before who says it (CGEL §16.30).
  private func reported(_ row: [Constituent], _ verbs: [Int]) -> [Constituent]? {
    guard verbs.count > 1, let saying = verbs.last,
      let link = row.prefix(2).firstIndex(where: { $0.lexeme.lemma == "that" }),
      verbs[0] > link + 1, Self.saying.contains(row[saying].lexeme.lemma)
    else { return nil }
    let clause = row[link..<saying]
    if link == 1 {
      guard isSubject(row[0].lexeme), saying == row.count - 1 else { return nil }
      return [row[0], row[saying]] + clause
    }
    if saying == row.count - 2, isSubject(row[saying + 1].lexeme) {
      return [row[saying + 1], row[saying]] + clause
    }
    guard saying == row.count - 1, clause.count > 3, let doer = clause.last,
      isSubject(doer.lexeme)
    else { return nil }
    return [doer, row[saying]] + clause.dropLast()
  }

  private static let saying = EnglishWords.set("say think know hope believe")

  private static let taken = EnglishWords.set(
    "kiss hug bath shower nap walk rest break drink ride look swim call answer cuddle push smile")
}
