public import AACCore

/// Finds out what a row of tiles in any order means: who does it, what is done, and the rest.
///
///     let reader = TileReader(variety: .spanishSpain)
///     let readings = reader.readings(of: [apple, i, want])    // manzana, yo, querer
///     ClauseRealizer().realize(readings[0]).text              // Yo quiero una manzana.
///
/// It goes by word class, animacy and person first and by order second: a pronoun is the subject, a being before the verb
/// rather than one behind it, a thing only where the verb has no use for it otherwise.
///
/// Source of the usual order: NGLE §40.4; Cunha & Cintra, chapter 7 (*Ordem direta*); CGEL §10.18–10.23.
public struct TileReader: Sendable {
  /// Language and region of the clauses.
  public let variety: LanguageVariety
  /// What was chosen beside the tiles.
  let choices: Choices
  /// Whether it is read beside something that was chosen for it, see ``besideOthers``.
  var isBesideOthers = false
  private let frames: FrameTable
  let tables: LanguageTables
  /// How many rows what is read is a part of, see ``deeper``.
  var depth = 0
  /// Readings that fall short of the best by no more than this are as good as it.
  static let tolerance = 10

  /// A reader for tiles of a variety, and what was chosen beside them.
  public init(variety: LanguageVariety, choices: Choices = Choices()) {
    self.variety = variety
    self.choices = choices
    tables = LanguageTables.tables(variety.language)
    frames = tables.frames
  }

  /// The clauses that the tiles can stand for, the best first; several when they are equally good.
  ///
  /// Constituents know their tile by their place in the row. No tiles: no reading.
  public func readings(of tiles: [Lexeme]) -> [Clause] {
    readings(of: tiles.indices.map { Constituent(tiles[$0], tile: $0) }, isWhole: true)
  }

  /// The same of words that know their tile: all that was chosen, or a part of it.
  func readings(of tiles: [Constituent], isWhole: Bool = false) -> [Clause] {
    let found = depth < Self.deepest ? deeper.readingsHere(of: tiles, isWhole: isWhole) : []
    return isWhole && variety.language == .english
      ? spokenInOrder(unwished(found), tiles).map(turnedByFlags) : found
  }

  private func readingsHere(of tiles: [Constituent], isWhole: Bool) -> [Clause] {
    var row = tiles
    var joins: [Int: [Int]]?
    var linked: EnglishLinkedRow.Linked?
    if variety.language == .english {
      EnglishPeople.plain(&row)
      if isWhole, let said = englishShort(&row) { return said }
      row = EnglishUnknownWords(frames: tables.frames, lexicon: tables.lexicon).read(row)
      if isWhole { linked = englishLinked(&row) }
      if isWhole, let said = englishCompleted(&row, &joins) ?? englishWhole(row) {
        return toldOfGroup(said, linked?.row ?? row, linked)
      }
      if isWhole, isPlain {
        if let asked = englishCalled(row) { return toldOfGroup([asked], row, linked) }
        let stated = EnglishStatedRow(frames: tables.frames, lexicon: tables.lexicon).laid(row)
        if stated != row, let said = englishScene(stated) ?? englishOfThree(stated) {
          return toldOfGroup(said, row, linked)
        }
        row = stated
      }
    }
    let linkedRow = linked == nil ? [] : row
    let goingOn = takeGerunds(&row)
    let isAsked = asksHowOneIs(row)
    let reader = goingOn == nil ? self : besideOthers
    var readings = isWhole && (goingOn == nil || row.count > 1) ? reader.readWhole(row) : read(row)
    for index in readings.indices {
      if let goingOn { readings[index] = going(readings[index], goingOn) }
      if isWhole {
        readings[index] =
          variety.language == .english
          ? askedOrWished(readings[index])
          : askedIfKnownToOther(toldByFlags(wishedBySpeaker(readings[index])), tiles)
      }
      readings[index].isLaid = true
      if let joins { readings[index].complete(joins) }
      if isWhole,
        let said = isSpanish
          ? linkedByRole(readings[index], tiles) : laidInOrder(readings[index], tiles)
      {
        readings[index] = said
      }
      if isAsked { readings[index].isQuestion = true }
    }
    return linked == nil
      ? readings : toldOfGroup(spokenInOrder(readings, linkedRow), linkedRow, linked)
  }

  func read(_ tiles: [Constituent]) -> [Clause] {
    guard !tiles.isEmpty, depth < Self.deepest else { return [] }
    return deeper.readHere(tiles)
  }

  private func readHere(_ tiles: [Constituent]) -> [Clause] {
    if let said = joinerAlone(tiles) ?? askedBack(tiles) ?? partedThoughts(tiles) { return [said] }
    var row = tiles
    var isFronted = false
    if let called = alone(row) { row = called }
    laySettingFirst(&row)
    thankForThing(&row)
    gatherStray(&row)
    joinAsked(&row)
    if variety.language == .english {
      if let said = saidAloud(tiles) ?? englishThoughts(bySort: tiles) { return [said] }
      row = englishUnscrambled(row)
      if let apart = englishThoughts(besideSpeaker: row) { return [apart] }
      row = EnglishTelegramRow(frames: tables.frames, lexicon: tables.lexicon).laid(row)
      row = englishLaid(EnglishLateWords(frames: frames, lexicon: tables.lexicon).settled(row))
      if let apart = englishThoughts(row, isShort: true) { return [apart] }
      row = EnglishRowOrder(frames: frames, lexicon: tables.lexicon).loosened(row)
      askPolitely(&row)
      if let apart = englishThoughts(row) { return [apart] }
      row = ownWish(row)
      row = EnglishRowOrder(frames: frames, lexicon: tables.lexicon).straightened(row)
    } else if let whole = putInOrder(&row, &isFronted) {
      return whole
    }
    return readInOrder(row, isFronted: isFronted)
  }

  /// *Perro / comer / galleta / y / gato / dormir*: lays a row of Spanish or Portuguese as it is said; the clauses where it is
  /// clear by then what it says.
  private func putInOrder(_ row: inout [Constituent], _ isFronted: inout Bool) -> [Clause]? {
    supplyRefusal(&row)
    if variety.language == .spanish {
      if let said = readFirst(&row) ?? toldByKinds(&row).map({ [$0] }) { return said }
      layAsThoughtOf(&row)
      if let called = addressed(row) { return called }
      layBySign(&row)
      if let apart = sides(row).flatMap(clause) { return [apart] }
      prepareSpanish(&row)
    } else {
      if let sequel = sequelInPortuguese(row).flatMap(clause) { return [sequel] }
      preparePortuguese(&row)
    }
    let joiner = WordJoiner(variety: variety, lexicon: tables.lexicon)
    var pieces = inUsualOrder(
      measuringDeed(joiner.joined(joiner.pieced(inOnePiece(namedByUse(turnNamed(row)))))))
    if let described = withRelativeSubject(pieces) { pieces = described }
    if variety.language == .portuguese { settlePortuguese(&pieces) }
    if variety.language == .spanish {
      if let said = saidToCalled(pieces) { return said }
      pieces = topicsSettled(doneTogether(pieces))
    }
    pieces = doerFirst(pieces)
    if let said = judgedDeed(pieces) { return [said] }
    if let apart = twoThoughts(pieces) { return [apart] }
    let meant = understoodInPortuguese(everyday(pieces))
    row = straightened(owned(withOwners(gathered(withHolders(settled(meant))))))
    if let turned = turned(row) {
      row = turned
      isFronted = true
    } else {
      row = parted(variety.language == .spanish ? contrasted(row) : row)
    }
    return nil
  }

  /// *Goles / dos, quién / llamar*: what Spanish tells by the tiles alone, before any are joined.
  private func prepareSpanish(_ row: inout [Constituent]) {
    layOrdinary(&row)
    layTurned(&row)
    needsInOrder(&row)
    layGround(&row)
    layPlainRow(&row)
    layAnimals(&row)
    layPhrases(&row)
    layVerbs(&row)
    score(&row)
    wordKinds(&row)
    layDeeds(&row)
    sayStated(&row)
    askWhomCalled(&row)
    thoughtInRow(&row)
    layShortRow(&row)
  }

  /// The same of Portuguese.
  private func preparePortuguese(_ row: inout [Constituent]) {
    respell(&row)
    layDoerFirst(&row)
    serveMeat(&row)
    layFamilyRow(&row)
    layPlainRows(&row)
    beSomewhere(&row)
    WordSorter.readCondition(&row)
    row = PronounGroups.joined(row, isSubject: false)
    if !layGroundFirst(&row) { _ = layThingFirst(&row) }
    layAround(&row)
    countDoers(&row)
    ownBeforeNoun(&row)
    wantAfter(&row)
    layOften(&row)
    layEveryRow(&row)
    chainVerbs(&row)
  }

  /// What Portuguese tells by the pieces once they are joined.
  private func settlePortuguese(_ pieces: inout [Constituent]) {
    layInOrder(&pieces)
    turnToListener(&pieces)
    turnToListener(&pieces)
    linkUnlinked(&pieces)
    compareTwo(&pieces)
    readProperties(&pieces)
  }

  /// *Mamá / querer / café*: the clauses of a row that is laid as it is said, one for each word that may do it.
  func readInOrder(_ row: [Constituent], isFronted: Bool) -> [Clause] {
    let english = variety.language == .english ? englishRow(of: row) : nil
    var words = english?.words ?? row
    let later = english?.later ?? []
    if variety.language == .portuguese { findVerb(among: &words) }
    if variety.language == .spanish, let asked = asked(words) { return [asked] }
    if let said = exclaimed(words) ?? saidAlone(words) ?? thanks(words) { return [said] }
    if variety.language != .english { supplyVerb(&words) }
    if variety.language == .spanish { setApart(&words) }
    let verb = mainVerb(of: words)
    if verb == nil, let english, let reading = verbless(words, english) { return [reading] }
    var scored: [Scored] = []
    for subject in english?.subjects(words, verb: verb) ?? candidates(words, verb: verb) {
      var reading = clause(words, verb: verb, subject: subject.places)
      reading.complements += later
      if isFronted { reading.frontsClause = true }
      readIntention(&reading, row)
      settleEvent(&reading, row)
      noteUnderstood(&reading, words)
      readQuestion(&reading, row)
      if variety.language == .portuguese { readLifetime(&reading, row, isFronted: isFronted) }
      english?.mark(&reading)
      scored.append(Scored(subject: subject, clause: reading))
    }
    let readings = ranked(scored, words, verb: verb)
    if english != nil, let turned = readings.first.flatMap({ verbFirst(row, $0) }) {
      return read(turned)
    }
    return readings
  }

  /// *Dad / tired*: what an English row says of somebody with no verb.
  private func verbless(_ words: [Constituent], _ english: EnglishRow) -> Clause? {
    guard var reading = predicate(of: words.filter { $0.lexeme.kind != .social }) else {
      return nil
    }
    reading.complements += words.filter { $0.lexeme.kind == .social } + english.later
    if reading.verb == nil, !english.later.isEmpty {
      reading.verb = Constituent.linking("be")
    }
    english.mark(&reading)
    return reading
  }

  /// The verb that rules the others: one that opens verbs, else the first.
  private func mainVerb(of words: [Constituent]) -> Int? {
    let end = min(mainEnd(words), joinedEnd(words))
    let verbs = words.indices.filter { $0 < end && words[$0].lexeme.wordClass == .verb }
    guard verbs.count > 1 else { return verbs.first }
    if variety.language == .english { return englishMainVerb(words, verbs) }
    // Harto de esperar, gracias por venir: a verb right behind a preposition is no head.
    let free = verbs.filter {
      $0 == 0 || words[$0 - 1].lexeme.wordClass != .adposition && !isNoHead(words, $0)
    }
    let heads = free.isEmpty ? verbs : free
    if isRuledByFirst(words, heads) { return heads[0] }
    let modal = heads.first {
      let frame = frames[words[$0].lexeme.lemma]
      return frame.isStrongOpener && !Self.going.contains(frame.lemma)
        && (frame.lemma != "doer" || heads.count == 1) && !isOpenedDeed(words, $0, heads)
    }
    if variety.language == .portuguese, let first = heads.first,
      frames[words[first].lexeme.lemma].opensCausative,
      modal == nil || letsSomebody(words, first)
    {
      // Deixar / eu / ir, deixar / eu / tentar.
      return first
    }
    if variety.language == .portuguese, modal == nil,
      let opener = heads.first(where: {
        frames[words[$0].lexeme.lemma].isOpener && !Self.going.contains(words[$0].lexeme.lemma)
          && words[$0].lexeme.lemma != "doer"
      }), opener == heads.first
    {
      // Gostar / ir / praia; barriga / parar / doer.
      return opener
    }
    return modal ?? heads.first { frames[words[$0].lexeme.lemma].isStrongOpener }
      ?? heads.first { frames[words[$0].lexeme.lemma].isOpener } ?? heads.first
  }

  /// *Pedir / para / ele / parar, abrir / janela / para / eu / não / ficar / com / calor*: what it is done or asked for.
  func isAimed(_ words: [Constituent], _ verb: Int) -> Bool {
    guard variety.language == .portuguese,
      let link = words[..<verb].lastIndex(where: { $0.lexeme.lemma == "para" }), link > 0,
      link + 1 < verb
    else { return false }
    return words[(link + 1)..<verb].allSatisfy {
      $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
        || $0.lexeme.lemma == variety.language.plainNegator
    } && words[..<link].contains { $0.lexeme.wordClass == .verb }
  }

  /// *Ajudar / escolher / roupa, problema / resolver / poder*: what opens verbs is done to a thing itself beside a verb that
  /// is never done to things.
  private func isOpenedDeed(_ words: [Constituent], _ verb: Int, _ heads: [Int]) -> Bool {
    let deed = frames[words[verb].lexeme.lemma]
    guard variety.language == .portuguese, deed.pattern == .plain, deed.past != .state,
      deed.slot(.object) != nil,
      words.contains(where: { $0.lexeme.namesThing || $0.lexeme.kind == .demonstrative })
    else { return false }
    return heads.contains {
      let other = frames[words[$0].lexeme.lemma]
      return $0 != verb
        && (other.pattern == .modal || other.lemma == "ajudar"
          || other.isStrongOpener && other.past == .state && !other.isCopular)
    }
  }

  /// *Ir* opens verbs, but *querer* opens it.
  static let going: WordSet = ["ir", "vir", "venir", "voltar", "volver"]

  /// *Estar / cansado / y / querer / dormir*: where a verb is joined to one before it.
  func joinedEnd(_ words: [Constituent]) -> Int {
    guard variety.language != .english,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      let link = words[verb...].firstIndex(where: {
        $0.lexeme.wordClass == .conjunction
          && (["y", "e", "pero", "mas", "e depois", "e então"].contains($0.lexeme.lemma)
            || $0.lexeme.lemma.hasPrefix("y "))
      }), link + 1 < words.count
    else { return words.count }
    // Tener / hambre / pero / no / querer / sopa.
    let isNegated =
      words[link + 1].lexeme.lemma == variety.language.plainNegator && link + 2 < words.count
    return words[link + (isNegated ? 2 : 1)].lexeme.wordClass == .verb ? link : words.count
  }

  /// The index at which another clause begins: *yo llorar / porque mamá irse*.
  func mainEnd(_ words: [Constituent]) -> Int {
    guard variety.language != .english,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return words.count }
    let isAsking = WordSorter.asking.contains(words[verb].lexeme.lemma)
    let start = words.indices.first { index in
      index > verb
        && (isSubordinator(words[index].lexeme.lemma)
          || isAsking && words[index].lexeme.kind == .question)
        && words[index...].contains { $0.lexeme.wordClass == .verb }
    }
    return start ?? words.count
  }

  /// *Agricultor, colher, milho*: where no tile is a verb, a noun that has a verb's form behind
  /// somebody is one.
  private func findVerb(among words: inout [Constituent]) {
    guard words.count > 1, !words.contains(where: { $0.lexeme.wordClass == .verb }),
      let index = words.indices.first(where: {
        words[$0].lexeme.wordClass == .noun && !frames[words[$0].lexeme.lemma].isDefault
      }), words.indices.contains(where: { $0 != index && words[$0].lexeme.isBeing })
    else { return }
    words[index].lexeme.wordClass = .verb
    words[index].lexeme.kind = .action
  }

  private func clause(_ words: [Constituent], verb: Int?, subject: [Int]) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = subject.map { words[$0] }
    clause.verb = verb.map { words[$0] }
    clause.complements = words.indices
      .filter { $0 != verb && !subject.contains($0) }.map { words[$0] }
    if variety.language == .english, let verb { putOpenedFirst(&clause, words, verb) }
    return clause
  }
}
