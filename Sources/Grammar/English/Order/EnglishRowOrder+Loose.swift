import AACCore

/// Words of short rows that lie where English does not put them: *tired/very, cold/too/soup, toilet/go, sister/little/have, fish/not/
/// want, zoo/see/elephant, film/watch*.
///
/// Sources: CGEL §7.56 (degree before adjectives), §10.21 (places), §12.46 (the speaker understood), App. I.43–I.56 (conversion);
/// Dryer, *WALS Online*, features 83, 87 and 91.
extension EnglishRowOrder {
  /// The row with such words where they belong; as it is where none lies elsewhere.
  func loosened(_ row: [Constituent]) -> [Constituent] {
    guard row.count > 1, row.count < 8 else { return row }
    var row = row
    describeWithNoun(&row)
    gradeFirst(&row)
    if row.count == 2, row[1].lexeme.lemma == "not", row[0].lexeme.wordClass == .adjective {
      // *tired/not*.
      return [row[1], row[0]]
    }
    if row.count == 2, row[1].lexeme.lemma == "me" || row[1].lexeme.lemma == "I",
      EnglishStatement.states.contains(row[0].lexeme.lemma)
    {
      // *hungry/me*.
      return [row[1], row[0]]
    }
    settleSmallWords(&row)
    return wentTo(row) ?? lacking(row) ?? placed(row) ?? doneLast(row) ?? understoodAround(row)
      ?? understood(row) ?? row
  }

  // MARK: How much

  /// *tired/very, film/boring/really, cold/too/soup*: how much stands before what it is of.
  private func gradeFirst(_ row: inout [Constituent]) {
    guard
      let grade = row.indices.dropFirst().first(where: {
        Self.grades.contains(row[$0].lexeme.lemma)
      })
    else { return }
    if grade == 2, row.count == 3, row[0].lexeme.wordClass == .adjective,
      row[1].lexeme.wordClass == .noun, row[grade].lexeme.lemma != "too",
      // *open/window/a little*: how far it is to be opened.
      !row[grade].lexeme.lemma.hasPrefix("a ")
        || frames.listed(row[0].lexeme.lemma)?.slot(.object) == nil
    {
      // *boring/film/very*.
      return row = [row[1], row[2], row[0]]
    }
    guard row[grade - 1].lexeme.wordClass == .adjective || row[grade - 1].lexeme.kind == .negation,
      row[grade - 1].lexeme.kind != .quantity,
      grade < 2 || !Self.grades.contains(row[grade - 2].lexeme.lemma)
    else { return }
    let isLast = grade + 1 == row.count
    if isLast, row.count == 3, row[0].lexeme.kind == .negation || row[1].lexeme.kind == .negation {
      // *not/hungry/very*.
      let not = row[0].lexeme.kind == .negation ? 0 : 1
      return row = [row[not], row[grade], row[1 - not]]
    }
    switch row[grade].lexeme.lemma {
    case "too":
      // *hungry/too* is *as well*.
      guard !isLast, grade == 1, row.count == 3, row[2].lexeme.namesThing
      else { return }
    case "so": guard isLast else { return }
    default:
      guard
        isLast || row[grade + 1].lexeme.wordClass == .noun || row[grade + 1].lexeme.lemma == "be"
      else { return }
    }
    row.swapAt(grade - 1, grade)
  }

  private static let grades = EnglishWords.set("very really too so quite").union([
    "a bit", "a little",
  ])

  /// *too/sweet/juice, little/scared*: nouns and words of size that say what something is like behind how much it is so.
  private func describeWithNoun(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst()
    where Self.named.contains(row[index].lexeme.lemma) && row[index].lexeme.wordClass == .noun
      && Self.grades.contains(row[index - 1].lexeme.lemma)
      && (index < 2 || row[index - 2].lexeme.wordClass != .adjective)
    {
      row[index].lexeme = Lexeme(
        lemma: row[index].lexeme.lemma, wordClass: .adjective, kind: .quality)
    }
    guard row.count == 2, let little = row.firstIndex(where: { $0.lexeme.lemma == "little" }),
      EnglishStatement.states.contains(row[1 - little].lexeme.lemma)
    else { return }
    var grade = row[little]
    grade.lexeme =
      lexicon.known("a little") ?? Lexeme(lemma: "a little", wordClass: .adverb, kind: .degree)
    row = [grade, row[1 - little]]
  }

  /// Qualities that are things as well.
  private static let named = EnglishWords.set(
    "sweet light cold cool warm dry clean flat sharp square")

  // MARK: Where to

  /// *toilet/go, playground/can/go, beach/when/go*: a place goes nowhere.
  private func wentTo(_ row: [Constituent]) -> [Constituent]? {
    let times = row.filter { $0.lexeme.kind.isTemporal }
    let words = row.filter { !$0.lexeme.kind.isTemporal }
    if words.count == 2, words[1].lexeme.lemma == "go", words[0].lexeme.lemma.hasSuffix("ing"),
      EnglishGerunds.base(of: words[0].lexeme.lemma, frames) != nil
        || [.activity, .sport, .game].contains(words[0].lexeme.kind)
    {
      // *Friday/swimming/go*.
      return [words[1], words[0]] + times
    }
    guard let go = row.firstIndex(where: { $0.lexeme.lemma == "go" }), go > 0, go < 4,
      isGoal(row[0].lexeme), row[1..<go].allSatisfy({ isBeforeGoing($0.lexeme) }),
      row[(go + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal || isBeforeGoing($0.lexeme) })
    else { return nil }
    var said = Array(row[1..<go])
    var behind = Array(row[(go + 1)...])
    if said.isEmpty, let asked = behind.first, asked.lexeme.kind == .question {
      said = [behind.removeFirst()]
    }
    if said.isEmpty, row.count > 2, row[0].lexeme.kind == .place || row[0].lexeme.kind == .event {
      return nil
    }
    return said + [row[go].asVerb, row[0]] + behind
  }

  private func isGoal(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .noun && !lexeme.isBeing
      && (KindSet.places.contains(lexeme.roleKind) || lexeme.kind == .event
        || Self.rooms.contains(lexeme.lemma))
  }

  /// What one goes to although it is a thing.
  private static let rooms = EnglishWords.set("toilet loo bath shower bed potty swing slide sauna")

  private func isBeforeGoing(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .negation
      || ["can", "when", "want", "need", "may", "could"].contains(lexeme.lemma)
  }

  // MARK: Nobody named

  /// *sister/little/have, fish/not/want, dog/want*: verbs that say nothing without what they are done to, behind it.
  private func lacking(_ row: [Constituent]) -> [Constituent]? {
    if let done = doneToBeing(row) { return done }
    guard let verb = row.last, Self.lacking.contains(verb.lexeme.lemma), row.count < 5,
      row.dropLast().allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adjective
          || $0.lexeme.kind == .negation || $0.lexeme.kind == .possessive
          || $0.lexeme.wordClass == .numeral
      })
    else { return nil }
    let negation = row.dropLast().filter { $0.lexeme.kind == .negation }
    let words = row.dropLast().filter { $0.lexeme.kind != .negation }
    let nouns = words.filter { $0.lexeme.wordClass == .noun }
    guard nouns.count == 1, let noun = nouns.first, noun.lexeme.isBeing, negation.count < 2,
      !EnglishPeople.names.contains(noun.lexeme.lemma.lowercased()) || row.count == 2
    else { return nil }
    let isTold =
      ["have", "need"].contains(verb.lexeme.lemma) && negation.isEmpty && words.count == 1
    guard !isTold || verb.lexeme.lemma == "have" else { return nil }
    let before = words.filter { $0.lexeme.wordClass != .noun }
    return negation + [verb.asVerb] + before + [noun]
  }

  private static let lacking = EnglishWords.set("have want like love hate need")

  /// *puppy/find, uncle/visit, nurse/call, tap/turn off*: verbs that say little of whoever stands before them.
  private func doneToBeing(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 2, Self.switched.contains(row[1].lexeme.lemma),
      row[0].lexeme.wordClass == .verb, frames.listed(row[0].lexeme.lemma) != nil
    {
      // *hoover/switch off*.
      var thing = row[0]
      thing.lexeme = Lexeme(lemma: thing.lexeme.lemma, wordClass: .noun, kind: .device)
      thing.lexeme.countability = .count
      return [row[1], thing]
    }
    guard row.count == 2,
      row[0].lexeme.wordClass == .noun || row[0].lexeme.wordClass == .properNoun,
      row[0].lexeme.number != .plural || row[1].lexeme.wordClass == .verb
    else { return nil }
    let act = row[1].lexeme.lemma
    let turned = [row[1].asVerb, row[0]]
    if !row[0].lexeme.isBeing {
      let isSwitched =
        Self.switched.contains(act) && row[0].lexeme.kind != .event
        && row[0].lexeme.kind != .vehicle
      return isSwitched || act == "drop" && row[1].lexeme.wordClass == .verb ? turned : nil
    }
    switch act {
    case "call": return EnglishPeople.helpers.contains(row[0].lexeme.lemma) ? turned : nil
    case "feed", "ride": return row[0].lexeme.roleKind == .animal ? turned : nil
    default: return Self.met.contains(act) ? turned : nil
    }
  }

  private static let switched: WordSet = [
    "turn on", "turn off", "turn up", "turn down", "switch on", "switch off",
  ]
  private static let met = EnglishWords.set("find visit hug kiss meet invite hold pet cuddle")

  /// *zoo/see/elephant, bathroom/brush/teeth*: where it is done, laid first.
  private func placed(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 3, row[0].lexeme.wordClass == .noun, row[0].lexeme.roleKind == .animal,
      ["see", "spot", "hear"].contains(row[1].lexeme.lemma), row[2].lexeme.wordClass == .noun,
      row[2].lexeme.isPlaceLike
    {
      // *fox/see/garden*: who tells of it saw it there.
      return [row[1], row[0], row[2]]
    }
    guard row.count == 3, row[0].lexeme.wordClass == .noun,
      row[0].lexeme.kind == .place || row[0].lexeme.kind == .room
        || ["garden", "yard", "park", "school"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .verb || Self.seenThere.contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isHuman, !row[2].lexeme.kind.isTemporal,
      !row[2].lexeme.isPlaceLike, !Self.fetching.contains(row[1].lexeme.lemma)
    else { return nil }
    let frame = frames[row[1].lexeme.lemma]
    guard frame.isListed, frame.pattern == .plain || frame.pattern == .grooming,
      frame.slot(.object).map({ $0.preposition == nil }) == true
    else { return nil }
    return [row[1].asVerb, row[2], row[0]]
  }

  private static let fetching = EnglishWords.set(
    """
    get have need like want love hate close open leave be go come start stop finish provide offer sell serve organize host
    allow produce teach help prohibit
    """)
  private static let seenThere = EnglishWords.set("see play cook").union(bothWays)

  /// *film/watch, hair/comb, last night/film/watch*: nobody is named, and the last word is what is done to the thing.
  private func doneLast(_ row: [Constituent]) -> [Constituent]? {
    let times = row.filter { $0.lexeme.kind.isTemporal }
    let words = row.filter { !$0.lexeme.kind.isTemporal }
    if words.count > 1, times.count < row.count - 1 || words.count == row.count,
      words[0].lexeme.wordClass == .noun, ["watch", "record"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun, !words[1].lexeme.isBeing,
      [.event, .media, .sport, .game, .music].contains(words[1].lexeme.kind)
        || words[1].lexeme.lemma == "match", words.count == 2 || words[2].lexeme.isBeing
    {
      // *watch/match/dad*: first of all, what is done.
      var thing = words[1]
      if thing.lexeme.lemma == "match" {
        thing.lexeme = Lexeme(lemma: "match", wordClass: .noun, kind: .event)
        thing.lexeme.countability = .count
      }
      let company = words.count == 2 ? [] : (lexicon.known("with").map { [Constituent($0)] } ?? [])
      let speaker = words.count == 2 ? [] : (lexicon.known("I").map { [Constituent($0)] } ?? [])
      return speaker + [words[0].asVerb, thing] + company + words[2...] + times
    }
    guard words.count == 2, words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      words[1].lexeme.wordClass == .noun, words[1].lexeme.number != .plural,
      Self.bothWays.contains(words[1].lexeme.lemma),
      !EnglishCompounds.joins(words[0].lexeme, words[1].lexeme),
      frames.listed(words[1].lexeme.lemma)?.takesAsObject(words[0].lexeme) == true
    else { return nil }
    return [words[1].asVerb, words[0]] + times
  }

  /// Verbs that are tools and other things as well.
  private static let bothWays = EnglishWords.set(
    """
    watch comb brush iron mop dust vacuum hammer drill paint plug button zip pack record scratch bump twist drink lift turn
    sprain
    """)
}
