import AACCore

/// Words that are verb and noun alike, chosen by role where only the one or the other can be meant: *have/fight/with/brother,
/// like/smell/of/bread, old enough/to/vote, get/refund*.
///
/// Sources: CGEL App. I.43–I.48 (conversion), §10.30 (*have a fight*), §15.73 (*enough to*), §5.30 (*the smell of*).
extension EnglishSentence {
  /// Makes each of them what it is.
  static func settleDeverbal(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    haveOne(&clause, verb, planner)
    getOne(&clause, verb, planner)
    getGood(&clause, verb, planner)
    goAndDo(&clause, verb, planner)
    beAdjective(&clause, verb)
    for index in clause.complements.indices.reversed().dropFirst() {
      nameWhatIsOf(index, &clause, verb, planner)
      doAfterTo(index, &clause, planner)
      doMeanwhile(index, &clause, planner)
      describeMost(index, &clause)
      addMore(index, &clause)
    }
  }

  /// *have/talk/with/boss, have/look/at/phone*: the verb with its noun, where the tables know them as one; else one of them.
  private static func haveOne(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard verb == "have", clause.complements.count > 1,
      clause.complements[1].lexeme.wordClass == .adposition,
      case let deed = clause.complements[0].lexeme, deed.wordClass == .verb,
      had.contains(deed.lemma)
    else { return }
    let phrase = "have \(EnglishArticles.indefinite(before: deed.lemma)) \(deed.lemma)"
    guard planner.frames.listed(phrase) == nil else {
      let tiles = [clause.verb?.tile, clause.complements[0].tile].compactMap(\.self)
      clause.verb?.lexeme.lemma = phrase
      clause.verb?.lexeme.forms = [:]
      if let tile = tiles.first { clause.joins[tile] = tiles }
      clause.reasons.append(.init(.articleIndefinite, deed.lemma, "a"))
      clause.complements.removeFirst()
      return
    }
    nameOne(0, .event, "a", &clause, planner)
  }

  /// *get/refund, get/promotion*: what one is given; *get/play, get/walk/dog*: what one is let do.
  private static func getOne(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    if verb == "get", permitted.contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .noun || clause.complements[0].government != nil
    {
      let lemma = clause.complements[0].lexeme.lemma
      clause.complements[0].lexeme = planner.lexicon.lexeme(for: lemma, expecting: .verb)
      clause.complements[0].government = nil
      return
    }
    guard ["get", "receive", "want", "ask for", "win", "deserve", "need"].contains(verb),
      case let thing = clause.complements[0].lexeme, given.contains(thing.lemma),
      thing.wordClass == .verb || thing.wordClass == .noun,
      verb == "get"
        || thing.wordClass == .verb
          && (clause.complements.dropFirst().allSatisfy({ $0.lexeme.kind == .social })
            || ["of", "from", "on"].contains(clause.complements[1].lexeme.lemma))
    else { return }
    nameOne(0, .idea, "a", &clause, planner)
  }

  /// *get/good/grade, get/new/job*: a quality of the thing that one gets, and not how one gets to be.
  private static func getGood(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard verb == "get", clause.complements.count > 1,
      gotten.contains(clause.complements[0].lexeme.lemma),
      case let thing = clause.complements[1].lexeme,
      thing.wordClass == .noun || EnglishHomographs.noun(thing.lemma) != nil
        || thing.lemma == "cold",
      !thing.isBeing, !thing.kind.isTemporal, thing.number != .plural, !EnglishHabits.isMass(thing),
      let one = planner.lexicon.known("a")
    else { return }
    if thing.wordClass != .noun {
      clause.complements[1].lexeme =
        EnglishHomographs.noun(thing.lemma)
        ?? Lexeme(lemma: thing.lemma, wordClass: .noun, kind: .illness)
      clause.complements[1].lexeme.countability = .count
    }
    if thing.isPlaceLike || [.event, .activity, .subject, .furniture].contains(thing.kind) {
      // *get/new/job, get/good/seat*: one has it then, and goes nowhere.
      clause.complements[1].lexeme.kind = .thing
    }
    clause.complements[1].government = nil
    clause.complements[0].government = nil
    clause.complements.insert(Constituent(one), at: 0)
    clause.reasons.append(.init(.articleIndefinite, clause.complements[1].lexeme.lemma, "a"))
  }

  private static let gotten = EnglishWords.set(
    "good bad new nice big small great free special little terrible wonderful huge different better"
  )

  /// *go/bowl/with/team, go/sled*: what one goes to do, and no vehicle or dish.
  private static func goAndDo(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard verb == "go", case let deed = clause.complements[0].lexeme,
      deed.lemma == "trick-or-treat"
        || EnglishHabits.namedPastimes.contains(deed.lemma) && deed.lemma != "garden",
      deed.wordClass == .noun,
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass == .adposition
        || clause.complements[1].lexeme.kind.isTemporal
        || clause.complements[1].lexeme.wordClass == .conjunction
        || clause.complements[1].lexeme.kind == .question
    else { return }
    clause.complements[0].lexeme = Lexeme(lemma: deed.lemma, wordClass: .verb, kind: .action)
    clause.complements[0].government = nil
  }

  /// *go/walk, want/go/stroll/with/Dad*: for its own sake.
  ///
  /// Sources: CGEL §9.46; CaGEL ch. 8 §8.1.
  static func goForWalk(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma,
      let index = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "walk" || $0.lexeme.lemma == "stroll"
      }),
      (index > 0 ? clause.complements[index - 1].lexeme.lemma : verb) == "go",
      index > 0 || !clause.options.contains(.request),
      index + 1 == clause.complements.count
        || EnglishHabits.endsDeed(clause.complements[index + 1].lexeme)
        || clause.complements[index + 1].lexeme.isPlaceLike
        || EnglishPeople.names.contains(clause.complements[index + 1].lexeme.lemma.lowercased())
    else { return }
    let lemma = clause.complements[index].lexeme.lemma
    nameOne(index, .event, "a", &clause, planner)
    clause.complements.insert(
      Constituent(Lexeme(lemma: "for", wordClass: .adposition, kind: .direction)), at: index)
    clause.reasons.append(.init(.preposition, lemma, "for"))
  }

  private static func nameOne(
    _ index: Int, _ kind: SemanticKind, _ article: String, _ clause: inout Clause,
    _ planner: ClausePlanner
  ) {
    var noun = Lexeme(
      lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: kind)
    noun.countability = .count
    clause.complements[index].lexeme = noun
    clause.complements[index].government = nil
    guard let word = planner.lexicon.known(article) else { return }
    clause.complements.insert(Constituent(word), at: index)
    clause.reasons.append(
      .init(article == "the" ? .articleDefinite : .articleIndefinite, noun.lemma, article))
  }

  /// *tire/be/flat*: what it is like, no dwelling.
  private static func beAdjective(_ clause: inout Clause, _ verb: String) {
    guard verb == "be" else { return }
    if clause.complements.count > 1, clause.complements[0].lexeme.lemma == "late",
      clause.complements[1].lexeme.lemma.hasPrefix("because")
    {
      // *be/late/because of/traffic*: how one is, before why.
      clause.complements[0].lexeme = Lexeme(lemma: "late", wordClass: .adjective, kind: .state)
      return
    }
    guard clause.complements[0].lexeme.lemma == "flat",
      let subject = clause.subject.last?.lexeme, subject.wordClass == .noun, !subject.isBeing
    else { return }
    clause.complements[0].lexeme = Lexeme(lemma: "flat", wordClass: .adjective, kind: .quality)
  }

  /// *like/smell/of/bread, be/love/of/my/life*: before *of* it is a noun, and a certain one.
  private static func nameWhatIsOf(
    _ index: Int, _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard clause.complements[index + 1].lexeme.lemma == "of",
      case let lemma = clause.complements[index].lexeme.lemma,
      perceived.contains(lemma) || verb == "be" && headed.contains(lemma),
      index == 0 || clause.complements[index - 1].lexeme.wordClass == .verb
        || clause.complements[index - 1].lexeme.wordClass == .adposition
    else { return }
    nameOne(
      index, headed.contains(lemma) && lemma != "love" ? .person : .idea, "the", &clause, planner)
  }

  /// *old enough/to/vote, too/young/to/drink*: what one can do then.
  private static func doAfterTo(
    _ index: Int, _ clause: inout Clause, _ planner: ClausePlanner
  ) {
    guard index > 0, clause.complements[index].lexeme.lemma == "to",
      clause.complements[index + 1].lexeme.wordClass == .noun,
      planner.frames.listed(clause.complements[index + 1].lexeme.lemma) != nil
    else { return }
    let before = clause.complements[index - 1].lexeme.lemma
    let isMeasured =
      before.hasSuffix("enough") || before.hasPrefix("too ")
      || index > 1 && clause.complements[index - 2].lexeme.lemma == "too"
    guard isMeasured else { return }
    clause.complements[index + 1].lexeme = planner.lexicon.lexeme(
      for: clause.complements[index + 1].lexeme.lemma, expecting: .verb)
  }

  /// *eat/while/watch/TV*: behind the conjunction it is what is done.
  private static func doMeanwhile(
    _ index: Int, _ clause: inout Clause, _ planner: ClausePlanner
  ) {
    guard index + 2 < clause.complements.count,
      clause.complements[index].lexeme.lemma == "while",
      case let deed = clause.complements[index + 1].lexeme, deed.wordClass == .noun,
      planner.frames.listed(deed.lemma)?.slot(.object) != nil,
      clause.complements[index + 2].lexeme.isNominal
    else { return }
    clause.complements[index + 1].lexeme = planner.lexicon.lexeme(
      for: deed.lemma, expecting: .verb)
  }

  /// *most/patient/teacher*: before a noun it is what he is like.
  private static func describeMost(_ index: Int, _ clause: inout Clause) {
    guard index + 2 < clause.complements.count,
      ["most", "more", "very", "too", "so"].contains(clause.complements[index].lexeme.lemma),
      ["patient", "kind"].contains(clause.complements[index + 1].lexeme.lemma),
      clause.complements[index + 2].lexeme.wordClass == .noun
    else { return }
    clause.complements[index + 1].lexeme = Lexeme(
      lemma: clause.complements[index + 1].lexeme.lemma, wordClass: .adjective, kind: .quality)
  }

  /// *need/few/more/minute, wait/two/more/day*: a span with its number (CGEL §5.24).
  private static func addMore(_ index: Int, _ clause: inout Clause) {
    guard index + 2 < clause.complements.count,
      clause.complements[index + 1].lexeme.lemma == "more",
      case let number = clause.complements[index].lexeme,
      number.wordClass == .numeral && !["one", "1"].contains(number.lemma)
        || ["few", "a few", "several", "a couple"].contains(number.lemma),
      case let unit = clause.complements[index + 2].lexeme, unit.wordClass == .noun,
      !EnglishHabits.isMass(unit) || unit.kind.isTemporal,
      let many = unit.number == .plural ? unit.lemma : EnglishNouns.plurals(of: unit.lemma).first
    else { return }
    let text = number.lemma == "few" ? "a few" : number.lemma
    var lexeme = Lexeme(lemma: "\(text) more \(many)", wordClass: .noun, kind: .thing)
    lexeme.number = .plural
    lexeme.article = .bare
    let tiles = clause.complements[index...(index + 2)].compactMap(\.tile)
    clause.complements[index] = Constituent(lexeme, tile: tiles.first)
    clause.complements[index].government = Government(preposition: nil, article: .bare)
    if let tile = tiles.first { clause.joins[tile] = tiles }
    clause.complements.removeSubrange((index + 1)...(index + 2))
    clause.reasons.append(.init(.plural, unit.lemma, many))
  }

  private static let had = EnglishWords.set(
    "talk fight crush chat look walk swim drink bath dance cry laugh rest nap go dream say try hold effect"
  )
  private static let given = EnglishWords.set(
    """
    refund promotion reply offer award degree diploma certificate invitation discount prize haircut checkup loan grant
    mortgage transplant reward rise tip massage surprise tour test wish shot perm shave scan vaccine trim refill receipt exchange replacement upgrade detention
    """)
  private static let permitted = EnglishWords.set(
    "play swim dance walk jump climb hike ski skate camp fish run slide swing dive hop skip bike")
  private static let perceived = EnglishWords.set("smell taste sound sight touch love")
  private static let headed = EnglishWords.set(
    "head captain leader owner love king queen mayor president")
}
