import AACCore

/// Puts right what telegraphic rows leave out or choose otherwise than English says it: *bus late*, *Emma dog*,
/// *have never be*.
///
/// Sources: CGEL §10.9 (*be* understood), §4.18–4.22 (perfect), §5.112–5.123 (genitive); CaGEL ch. 3 §5.
struct EnglishWording {
  let frames: FrameTable
  let lexicon: Lexicon
  /// All tiles of a joined word by the tile of its first.
  var tiles: [Int: [Int]] = [:]
  /// How the row is said although no word says so: *I/live/here/five/year* is up to now.
  var options: Clause.Options = []
  /// The time of a row that no form says: *when/I/little*.
  var tense: Tense?
  /// Tile of a *have* that only helps: *I/**have**/been*.
  var helper: Int?
  /// Whether a row asks although no word says so: *you/hungry*.
  var asks = false

  /// Whether the words were chosen by their role.
  var isByRole = false

  init(frames: FrameTable, lexicon: Lexicon) {
    self.frames = frames
    self.lexicon = lexicon
  }

  /// The row with what it leaves out.
  mutating func worded(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1 else { return row }
    var row = row
    countUs(&row)
    haveIt(&row)
    helpMeDo(&row)
    settleQuestions(&row)
    settleNeighbors(&row)
    guard row.count > 1 else { return row }
    settleGiven(&row)
    guard row.count > 1 else { return row }
    nameStreet(&row)
    letRing(&row)
    settleFew(&row)
    askBehind(&row)
    askYou(&row)
    thankFor(&row)
    guard row.count > 1 else { return row }
    settleClause(&row)
    compare(&row)
    if let owned = genitive(row) { row = owned }
    joinPair(&row)
    let lead = leadingWords(row)
    if lead > 0 {
      var rest = Array(row[lead...])
      supplyBe(&rest)
      row.replaceSubrange(lead..., with: rest)
    } else {
      supplyBe(&row)
    }
    haveDone(&row)
    settlePlaces(&row)
    callOnes(&row)
    sayByOneself(&row)
    return row
  }

  /// What each clause has too few words for: names, ailments, whoever speaks, times and joints.
  private mutating func settleClause(_ row: inout [Constituent]) {
    countBrands(&row)
    settleMark(&row)
    settleSides(&row)
    nameCalled(&row)
    joinUsedTo(&row)
    settleAilment(&row)
    settleHurt(&row)
    doWithBe(&row)
    settleDone(&row)
    takeTurn(&row)
    supplySpeaker(&row)
    supplyIt(&row)
    tellWhen(&row)
    joinNames(&row)
    joinGoingTo(&row)
    joinSettled(&row)
    joinTime(&row)
    settleMean(&row)
    nameBack(&row)
    joinMore(&row)
    takeWhatFor(&row)
    sayNominative(&row)
    supplyInner(&row)
    relate(&row)
  }

  /// What was chosen with a small word too few, or in another order.
  private mutating func settleGiven(_ row: inout [Constituent]) {
    keepPair(&row)
    guard row.count > 1 else { return }
    completeEveryday(&row)
    guard row.count > 1 else { return }
    beTogether(&row)
    changeFirst(&row)
    completeNeeds(&row)
    guard row.count > 1 else { return }
    joinPhrases(&row)
    guard row.count > 1 else { return }
    joinNamed(&row)
    joinPlacing(&row)
    keepOrder(&row)
    guard row.count > 1 else { return }
    joinSpans(&row)
    supplyLover(&row)
    turnHere(&row)
    hurtAfter(&row)
    joinCounted(&row)
    settleSmall(&row)
    guard row.count > 1 else { return }
    settleAsked(&row)
    settleSorry(&row)
    settleDont(&row)
    settleHarm(&row)
    settleActs(&row)
    settleAgreeing(&row)
    valueAct(&row)
    supplyBehindIt(&row)
    completeQuestion(&row)
    nameOther(&row)
    settlePhrases(&row)
    completePrepositions(&row)
    supplyPrepositions(&row)
    leaveOut(&row)
    nameDish(&row)
    askForMeal(&row)
    recall(&row)
    last(&row)
    goOn(row)
    joinActs(&row)
    nameBrands(&row)
    settleTold(&row)
    letHappen(&row)
    askWhen(&row)
  }

  /// The words behind a verb with their owners told: *brush/doll/hair*.
  mutating func owned(_ verb: Constituent, _ words: [Constituent]) -> [Constituent] {
    guard words.count > 1 else { return words }
    var row = [verb] + words
    ownPartner(&row, verb.lexeme.lemma)
    if let owned = genitive(row) { row = owned }
    settlePlaces(&row)
    return Array(row.dropFirst())
  }

  static let be = Constituent.linking("be")
  static let have = Constituent(Lexeme(lemma: "have", wordClass: .verb, kind: .action))

  // MARK: Words that belong together

  /// *be/going to/snow, going/to/rain*: what will be (CGEL §4.43).
  mutating func joinGoingTo(_ row: inout [Constituent]) {
    guard let going = row.firstIndex(where: { $0.lexeme.lemma.hasPrefix("going") }) else { return }
    var begin = going
    var end = going + 1
    if row[going].lexeme.lemma == "going" {
      guard end < row.count, row[end].lexeme.lemma == "to" else { return }
      end += 1
    } else if row[going].lexeme.lemma != "going to" {
      return
    }
    guard end < row.count,
      row[end].lexeme.wordClass == .verb
        || frames.listed(row[end].lexeme.lemma) != nil && !row[end].lexeme.kind.isPlaceKind
    else { return }
    if begin > 0, row[begin - 1].lexeme.lemma == "be" { begin -= 1 }
    if let tile = row[begin].tile { tiles[tile] = row[begin..<end].compactMap(\.tile) }
    row[begin].lexeme = Lexeme(lemma: "be going to", wordClass: .verb, kind: .modal)
    row[end] = row[end].asVerb
    row.removeSubrange((begin + 1)..<end)
  }

  /// *kind/of* behind *what*, *all/done* and the like are made one word elsewhere; here *Christmas/day*.
  mutating func joinSettled(_ row: inout [Constituent]) {
    guard
      let day = row.firstIndex(where: { ["day", "eve", "Day", "Eve"].contains($0.lexeme.lemma) }),
      day > 0, Self.feasts.contains(row[day - 1].lexeme.lemma)
    else { return }
    let text = "\(row[day - 1].lexeme.lemma) \(row[day].lexeme.lemma.capitalizedAtStart)"
    guard let known = lexicon.known(text) else { return }
    if let first = row[day - 1].tile, let second = row[day].tile { tiles[first] = [first, second] }
    row[day - 1].lexeme = known
    row.remove(at: day)
  }

  /// *this/weekend/I/go*: a time that is chosen first.
  mutating func joinTime(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.lemma == "this", row[1].lexeme.kind.isTemporal,
      row[2].lexeme.wordClass != .verb,
      let known = lexicon.word("this \(row[1].lexeme.lemma)")
    else { return }
    if let first = row[0].tile, let second = row[1].tile { tiles[first] = [first, second] }
    row[0].lexeme = known.lexeme
    row.remove(at: 1)
  }

  /// *pool/water/cold, bus/ramp/broken*: two things before what they are like are one.
  ///
  /// Source: CGEL App. I.57
  mutating func joinPair(_ row: inout [Constituent]) {
    let begin = row.firstIndex { !$0.lexeme.isDeterminerLike } ?? 0
    guard begin + 2 < row.count, !hasVerb(row) else { return }
    let (first, second, third) = (row[begin].lexeme, row[begin + 1].lexeme, row[begin + 2].lexeme)
    guard first.wordClass == .noun, second.wordClass == .noun, !first.isBeing, !second.isBeing,
      !first.kind.isTemporal, !second.kind.isTemporal, first.number != .plural,
      third.wordClass == .adjective || third.kind == .degree,
      row[(begin + 2)...].allSatisfy({ $0.lexeme.wordClass != .noun || $0.lexeme.kind.isTemporal })
    else { return }
    if let one = row[begin].tile, let two = row[begin + 1].tile { tiles[one] = [one, two] }
    row[begin].lexeme = second
    row[begin].lexeme.lemma = "\(first.lemma) \(second.lemma)"
    row.remove(at: begin + 1)
  }

  /// *I/didn't/mean/it, look/what/I/make*: verbs that are something else as well.
  func settleMean(_ row: inout [Constituent]) {
    if row[0].lexeme.lemma == "look", row[1].lexeme.kind == .question { row[0] = row[0].asVerb }
    if row[0].lexeme.lemma == "what", row.count > 1, row.count < 5 {
      if row[1].lexeme.lemma == "weather" { row.insert(Self.be, at: 1) }
      if let mean = row.firstIndex(where: { $0.lexeme.lemma == "mean" }),
        row.allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.lemma != "be" })
      {
        row[mean] = row[mean].asVerb
      }
    }
    guard let mean = row.firstIndex(where: { $0.lexeme.lemma == "mean" }), mean > 0,
      mean + 1 < row.count, row[mean].lexeme.wordClass != .verb
    else { return }
    let before = row[mean - 1].lexeme
    guard before.kind == .negation || before.lemma.hasSuffix("n't"),
      ["to", "it", "that"].contains(row[mean + 1].lexeme.lemma)
    else { return }
    row[mean] = row[mean].asVerb
  }

  /// *my/back/ache*: a part of the body, not where to.
  func nameBack(_ row: inout [Constituent]) {
    guard let back = row.firstIndex(where: { $0.lexeme.lemma == "back" }), back > 0,
      back + 1 < row.count, Self.aching.contains(row[back + 1].lexeme.lemma),
      row[back - 1].lexeme.isBeing || row[back - 1].lexeme.kind == .possessive
    else { return }
    row[back].lexeme = Lexeme(lemma: "back", wordClass: .noun, kind: .body)
    if row[back + 1].lexeme.wordClass != .verb { row[back + 1] = row[back + 1].asVerb }
  }

  /// *one/more/book*: a number of others (CGEL §6.48 note).
  mutating func joinMore(_ row: inout [Constituent]) {
    guard let more = row.firstIndex(where: { $0.lexeme.lemma == "more" }), more > 0,
      row[more - 1].lexeme.wordClass == .numeral, more + 1 < row.count,
      row[more + 1].lexeme.wordClass == .noun
    else { return }
    if let one = row[more - 1].tile, let two = row[more].tile { tiles[one] = [one, two] }
    row[more - 1].lexeme = Lexeme(
      lemma: "\(row[more - 1].lexeme.lemma) more", wordClass: .numeral, kind: .quantity)
    row.remove(at: more)
  }

  /// *time/to/answer, thanks/for/help/I, time/go/home*: what the time, the thanks are for is done (CGEL §16.84).
  func takeWhatFor(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst(2)
    where row[index].lexeme.wordClass == .noun && frames.listed(row[index].lexeme.lemma) != nil {
      let isForTime =
        row[index - 1].lexeme.lemma == "to" && Self.awaiting.contains(row[index - 2].lexeme.lemma)
      let isThanked =
        row[index - 1].lexeme.lemma == "for" && row[index - 2].lexeme.lemma.hasPrefix("thank")
        && index + 1 < row.count && row[index + 1].lexeme.wordClass == .pronoun
      if isForTime || isThanked { row[index] = row[index].asVerb }
    }
    guard row[0].lexeme.lemma == "time", let it = lexicon.known("it"),
      row[1].lexeme.lemma == "to" && row.count > 2
        || row[1].lexeme.wordClass == .verb
          && row[1].lexeme.lemma != "be",
      row.count(where: { $0.lexeme.wordClass == .verb }) == 1
    else { return }
    row.insert(contentsOf: [Constituent(it), Self.be], at: 0)
  }

  static let awaiting = EnglishWords.set("time way chance something nothing how ready able")

  /// *me/thirsty, him/mad*: before what somebody is like, the subject (CGEL §6.2–6.5).
  func sayNominative(_ row: inout [Constituent]) {
    guard let pronoun = EnglishPronouns.of(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .pronoun, pronoun.nominative != row[0].lexeme.lemma,
      pronoun.accusative == row[0].lexeme.lemma,
      row[1].lexeme.wordClass == .adjective && row[1].lexeme.kind != .quantity
        || row[1].lexeme.kind == .negation && row.count > 2,
      row.count == 2 || row[2].lexeme.wordClass != .noun
    else { return }
    row[0].lexeme.lemma = pronoun.nominative
  }

  /// *have/never/be, have/not/eat*: what one has done up to now (CGEL §4.18–4.20).
  func haveDone(_ row: inout [Constituent]) {
    guard
      let have = row.firstIndex(where: { $0.lexeme.lemma == "have" || $0.lexeme.lemma == "has" })
    else { return }
    var index = have + 1
    if have == 0, index < row.count, EnglishPronouns.of(row[index].lexeme.lemma) != nil {
      index += 1
    }
    let adverb = index
    while index < row.count, Self.untilNow.contains(row[index].lexeme.lemma) { index += 1 }
    guard index > adverb, index < row.count, row[index].lexeme.wordClass == .verb,
      row[index].lexeme.lemma != "to", row[index].lexeme.lemma != "have to"
    else { return }
    let lemma = row[index].lexeme.lemma
    row[index].lexeme.lemma =
      EnglishMorphology(.englishUnitedStates).verb(lemma, VerbFeatures(.participle)).first ?? lemma
    let adverbs = Array(row[adverb..<index])
    row.removeSubrange(adverb..<index)
    row.insert(contentsOf: adverbs, at: adverb + 1)
  }

  /// *watch/I/jump, open/this/for/I*: first of all and with somebody or something right behind, a verb.
  func callOnes(_ row: inout [Constituent]) {
    guard row.count > 2, row[0].lexeme.wordClass != .verb,
      frames.listed(row[0].lexeme.lemma)?.slot(.object) != nil
    else { return }
    let next = row[1].lexeme
    let isWatched =
      ["watch", "help"].contains(row[0].lexeme.lemma)
      && EnglishPronouns.of(next.lemma)?.person == .first && row[2].lexeme.wordClass == .verb
    let isPointed =
      row[0].lexeme.wordClass == .adjective && EnglishHabits.demonstratives.contains(next.lemma)
      && (row[2].lexeme.wordClass == .adposition || row[2].lexeme.lemma == "please")
    guard isWatched || isPointed else { return }
    row[0] = row[0].asVerb
  }

  /// *do/it/myself*: without help (CGEL §6.28).
  func sayByOneself(_ row: inout [Constituent]) {
    guard row.count > 2, let last = row.last?.lexeme, last.lemma.hasSuffix("self"),
      let pronoun = EnglishPronouns.of(last.lemma), pronoun.reflexive == last.lemma,
      hasVerb(row)
    else { return }
    let before = row[row.count - 2].lexeme
    let isVerb = before.wordClass == .verb && frames[before.lemma].isListed
    if ["walk", "run", "drive"].contains(before.lemma)
      || isVerb && frames[before.lemma].slot(.object) == nil
    {
      // *walk/myself*: alone.
      row[row.count - 1].lexeme = Lexeme(
        lemma: "by \(last.lemma)", wordClass: .adverb, kind: .manner)
    } else if before.wordClass == .pronoun && before.lemma != row[0].lexeme.lemma
      || before.wordClass == .noun
    {
      row[row.count - 1].lexeme = Lexeme(lemma: last.lemma, wordClass: .adverb, kind: .manner)
    }
  }

  static let untilNow: WordSet = ["never", "ever", "already", "just", "not", "not yet"]

  /// *outside/school, to/downtown*: a word of place before a noun, and one behind *to*, in the class of its place.
  func settlePlaces(_ row: inout [Constituent]) {
    for index in row.indices.dropLast() where row[index].lexeme.wordClass == .adverb {
      let next = row[index + 1].lexeme
      guard Self.sides.contains(row[index].lexeme.lemma),
        next.namesThing || next.isDeterminerLike || Self.shopkeepers.contains(next.lemma)
      else { continue }
      row[index].lexeme = Lexeme(
        lemma: row[index].lexeme.lemma, wordClass: .adposition, kind: .direction)
    }
    for index in row.indices.dropFirst()
    where row[index].lexeme.wordClass == .adverb && row[index].lexeme.kind == .direction
      && row[index - 1].lexeme.wordClass == .adposition
      && ["to", "from"].contains(row[index - 1].lexeme.lemma)
    {
      row[index].lexeme.wordClass = .noun
      row[index].lexeme.kind = .place
      row[index].lexeme.article = .bare
    }
  }

  static let sides = EnglishWords.set("outside inside opposite")
  /// Those whose shop is named like themselves: *outside the chemist* (CGEL §5.125).
  private static let shopkeepers = EnglishWords.set(
    "chemist baker butcher dentist doctor vet florist grocer greengrocer hairdresser barber optician"
  )

  static let feasts: WordSet = ["Christmas", "New Year's", "Mother's", "Father's"]
}
