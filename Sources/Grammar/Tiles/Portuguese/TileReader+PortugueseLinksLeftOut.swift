import AACCore

/// Prepositions and conjunctions that a Portuguese row leaves out behind its verb or its noun: *professora / brigar / eu / falar /
/// muito, eu / esquecer / trazer / caderno, mágico / tirar / coelho / chapéu, pintar / casa / amarelo, eu / ter / nada / fazer, eu / querer / ser / médico /
/// crescer, médica / dizer / beber / água, minha / irmã / a mais / alta / turma, verão / faltar / dois / mês*.
///
/// Sources: Cunha & Cintra, chapters 10 (*Superlativo relativo*), 15 (*Preposição*) and 18 (*Orações reduzidas*); Bechara, *Regência*, *Infinitivo*.
extension TileReader {
  /// Whether such a word is left out of the row.
  func leavesLinksOut(_ row: [Constituent]) -> Bool {
    var said = row
    sayLinksLeftOut(&said)
    return said != row
  }

  /// Puts them in.
  func sayLinksLeftOut(_ row: inout [Constituent]) {
    sayNumberWhole(&row)
    wishItWere(&row)
    eggOfChocolate(&row)
    beforeDay(&row)
    onlyLittle(&row)
    sayFloor(&row)
    if let most = mostOfGroup(row) {
      row = most
      return
    }
    guard let verb = verbPlace(row), row[verb].lexeme.isInfinitive else { return }
    rewardFor(&row, verb)
    notAtAll(&row, verb)
    beginOnDay(&row, verb)
    partNeeds(&row, verb)
    sayByWhom(&row, verb)
    sayWhatElse(&row, verb)
    if let last = row.lastIndex(where: { $0.lexeme.wordClass == .verb }), last > verb,
      row[last].lexeme.isInfinitive
    {
      sayWhatElse(&row, last)
    }
    nothingToDo(&row, verb)
    whenGrown(&row, verb)
    sayInWhatTime(&row, verb)
  }

  // MARK: - By the first verb

  func sayByWhom(_ row: inout [Constituent], _ verb: Int) {
    switch row[verb].lexeme.lemma {
    case "brigar", "gritar", "ralhar", "zangar-se": scoldForDeed(&row, verb)
    case "dizer", "falar": tellToDo(&row, verb)
    case "ajudar": helpToDo(&row, verb)
    case "deixar": letDo(&row, verb)
    case "ser": pointAtPlace(&row, verb)
    case "perguntar": askForOther(&row, verb)
    default: break
    }
  }

  /// *Professora / brigar / eu / falar / muito*: with whom and why.
  func scoldForDeed(_ row: inout [Constituent], _ verb: Int) {
    guard verb > 0, verb + 2 < row.count, row[verb + 1].lexeme.lemma == "eu",
      row[verb + 2].lexeme.isInfinitive, row[verb - 1].lexeme.isHuman, !isJoined(row),
      row.dropFirst(verb + 3).allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return }
    let because = Constituent(
      Lexeme(lemma: "porque", wordClass: .conjunction, kind: .connective))
    var again = row[verb + 1]
    again.tile = nil
    row.insert(contentsOf: [because, again], at: verb + 2)
    row.insert(known("com"), at: verb + 1)
  }

  /// *Médica / dizer / beber / água, médico / dizer / eu / descansar / dois / dia, vovô / dizer / amanhã / chover*: what one is told to do, and what will be
  /// (Bechara, *Infinitivo*; Cunha & Cintra, chapter 18, *Orações substantivas*).
  func tellToDo(_ row: inout [Constituent], _ verb: Int) {
    guard verb > 0, row[verb - 1].lexeme.isHuman, row[verb - 1].lexeme.wordClass == .noun,
      row[verb].lexeme.lemma == "dizer", verb + 1 < row.count, !isJoined(row)
    else { return }
    let rest = row[(verb + 1)...]
    if verb + 3 == row.count, rest[verb + 1].lexeme.kind.isTemporal,
      frame(of: row[verb + 2]).pattern == .weather
    {
      return row.insert(
        Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective)), at: verb + 1)
    }
    guard LinksLeftOutWords.advising.contains(row[verb - 1].lexeme.lemma),
      case let deed = row[verb + 1].lexeme.lemma == "eu" ? verb + 2 : verb + 1, deed < row.count,
      row[deed].lexeme.isInfinitive, LinksLeftOutWords.advised.contains(row[deed].lexeme.lemma),
      row.dropFirst(deed + 1).allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return }
    if deed + 3 == row.count, row[deed + 1].lexeme.wordClass == .numeral,
      tables.lexicon.isUnitOfTime(row[deed + 2].lexeme.lemma)
    {
      row.insert(known("por"), at: deed + 1)
    }
    row.insert(known("para"), at: verb + 1)
  }

  /// *Ajudar / vovó / subir / escada*: with the verb laid first it is the speaker who helps.
  func helpToDo(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 0, row.count > 2, row[1].lexeme.isHuman, row[1].lexeme.wordClass == .noun,
      row[2].lexeme.isInfinitive, row.dropFirst(3).allSatisfy({ isPlainThing($0) })
    else { return }
    row.insert(known("a"), at: 2)
    row[0] = row[0].said(by: .first)
  }

  /// *Não / deixar / irmão / entrar / quarto*: whom one does not let do it.
  func letDo(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 1, row.count > 3, row[0].lexeme.lemma == variety.language.plainNegator,
      row[2].lexeme.isBeing, row[2].lexeme.wordClass == .noun, row[3].lexeme.isInfinitive
    else { return }
    row[1] = row[1].said(by: .first)
  }

  /// *Esta / ser / casa / onde / eu / morar*: what is pointed at is the place where one does it (Cunha & Cintra, chapter 11, *Onde*).
  func pointAtPlace(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 1, row.count > 4, row[0].lexeme.kind == .demonstrative,
      row[3].lexeme.lemma == "onde", row[2].lexeme.wordClass == .noun
    else { return }
    let said = ["esse": "essa", "este": "esta", "aquele": "aquela"]
    row[0].lexeme.wordClass = .pronoun
    row[0].lexeme.forms[Adverbial.doing] = ""
    if tables.gender(of: row[2].lexeme) == .feminine, let hers = said[row[0].lexeme.lemma] {
      row[0].lexeme.lemma = hers
      row[0].lexeme.gender = .feminine
    }
    row[1] = row[1].said(by: .third)
    row.insert(article, at: 2)
  }

  /// *Perguntar / professora / quando / excursão*: with the verb laid first the other shall ask it.
  func askForOther(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 0, row.count > 3, row[1].lexeme.isHuman, row[1].lexeme.wordClass == .noun,
      row[2].lexeme.kind == .question || row[2].lexeme.lemma == "se", row[0].lexeme.isInfinitive
    else { return }
    if row.count == 4, isPlainThing(row[3]) {
      let isPlace = row[2].lexeme.lemma == "onde"
      row.insert(contentsOf: [.linking(isPlace ? "estar" : "ser", .third), article], at: 3)
    }
    row.insert(known("para"), at: 1)
    row[0] = row[0].ordered
  }

  // MARK: - By what stands around

  /// *Se / você / comportar-se / sorvete*: what one gets for it (Cunha & Cintra, chapter 18, *Orações condicionais*).
  func rewardFor(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 2, row.count == 4, row[0].lexeme.lemma == "se", row[1].lexeme.lemma == "você",
      LinksLeftOutWords.behaving.contains(row[2].lexeme.lemma), isPlainThing(row[3]),
      KindSet.edible.contains(row[3].lexeme.kind) || row[3].lexeme.kind == .toy
        || row[3].lexeme.lemma == "presente"
    else { return }
    var again = row[1]
    again.tile = nil
    var getting = Constituent.linking("ganhar")
    getting.lexeme.kind = .action
    row.insert(contentsOf: [again, getting], at: 3)
  }

  /// *Bebê / não / dormir / nada*: not at all, where the verb takes nothing (Bechara, *Nada* as an adverb).
  func notAtAll(_ row: inout [Constituent], _ verb: Int) {
    guard verb > 1, row[verb - 1].lexeme.lemma == variety.language.plainNegator,
      verb + 2 == row.count, row[verb + 1].lexeme.lemma == "nada",
      namesSomebody(row[verb - 2].lexeme),
      LinksLeftOutWords.whole.contains(row[verb].lexeme.lemma)
    else { return }
    row[verb + 1].lexeme = Lexeme(lemma: "nada", wordClass: .adverb, kind: .manner)
  }

  /// *Segunda-feira / começar / escola / nova*: who speaks begins there.
  func beginOnDay(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 1, row.count == 4, row[1].lexeme.lemma == "começar",
      row[0].lexeme.kind.isTemporal, isPlainThing(row[2]),
      LinksLeftOutWords.begun.contains(row[2].lexeme.lemma), row[3].lexeme.wordClass == .adjective
    else { return }
    var begun = row[1].said(by: .first)
    begun.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.future
    row = [begun, article, row[2], row[3], row[0]]
  }

  /// *Cadeira de rodas / pneu / precisar / ar*: it is a part of the whole laid before it.
  func partNeeds(_ row: inout [Constituent], _ verb: Int) {
    guard verb == 2, row.count == 4, row[2].lexeme.lemma == "precisar", isPlainThing(row[0]),
      isPlainThing(row[1]), isPlainThing(row[3]),
      LinksLeftOutWords.parts.contains(row[1].lexeme.lemma)
    else { return }
    var part = row[1]
    let link = tables.gender(of: row[0].lexeme) == .feminine ? "da" : "do"
    part.lexeme.gender = tables.gender(of: part.lexeme)
    part.lexeme.lemma += " \(link) \(row[0].lexeme.lemma)"
    part.lexeme.forms[Adverbial.doing] = ""
    row = [article, part, row[2].said(by: .third), row[3]]
  }

  // MARK: - By what stands behind

  /// *Eu / não / ter / nada / fazer*: nothing to do; it is no duty.
  func nothingToDo(_ row: inout [Constituent], _ verb: Int) {
    guard row[verb].lexeme.lemma == "ter", verb + 2 < row.count,
      row[verb + 1].lexeme.lemma == "nada",
      row[verb + 2].lexeme.isInfinitive
    else { return }
    row.insert(known("para"), at: verb + 2)
    if verb == 0 { row[verb] = row[verb].said(by: .first) }
    if !row[..<verb].contains(where: { $0.lexeme.lemma == variety.language.plainNegator }) {
      row.insert(known("não"), at: verb)
    }
  }

  /// *Eu / querer / ser / médico / crescer*: when one is grown.
  func whenGrown(_ row: inout [Constituent], _ verb: Int) {
    guard let last = row.last, last.lexeme.lemma == "crescer", last.lexeme.isInfinitive,
      row.count > 3, row[verb].lexeme.lemma == "querer", !isJoined(row),
      row.contains(where: { $0.lexeme.lemma == "ser" || $0.lexeme.lemma == "trabalhar" })
    else { return }
    row.insert(known("quando"), at: row.count - 1)
  }

  /// *Eu / precisar / pausa / cinco / minuto*: of how long it is.
  func sayInWhatTime(_ row: inout [Constituent], _ verb: Int) {
    let end = row.count - 1
    guard end - verb == 3, LinksLeftOutWords.spans.contains(row[verb + 1].lexeme.lemma),
      row[verb + 2].lexeme.wordClass == .numeral,
      tables.lexicon.isUnitOfTime(row[end].lexeme.lemma),
      ["precisar", "querer", "ter", "fazer", "pedir"].contains(row[verb].lexeme.lemma)
    else { return }
    row.insert(known("de"), at: verb + 2)
  }

  // MARK: - Numbers and floors

  /// *Dois mil / dez*: the last part of a number is joined with *e* (Cunha & Cintra, chapter 12, *Numerais cardinais*).
  func sayNumberWhole(_ row: inout [Constituent]) {
    guard
      let thousand = row.indices.dropLast().last(where: {
        row[$0].lexeme.wordClass == .numeral && row[$0].lexeme.lemma.hasSuffix("mil")
      }), thousand + 2 == row.count, row[thousand + 1].lexeme.wordClass == .numeral
    else { return }
    row.insert(
      Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective)), at: thousand + 1)
  }

  /// *Quem dera / ter / cachorro*: who speaks wishes that it were so (Bechara, *Quem dera*).
  func wishItWere(_ row: inout [Constituent]) {
    guard row[0].lexeme.lemma == "quem dera", row[1].lexeme.isInfinitive else { return }
    row.insert(Constituent(known("eu").lexeme), at: 1)
  }

  /// *Só / querer / pouco / água*: no more than a little of it.
  func onlyLittle(_ row: inout [Constituent]) {
    guard row.count == 4, row[0].lexeme.lemma == "só", row[1].lexeme.lemma == "querer",
      row[2].lexeme.lemma == "pouco", KindSet.edible.contains(row[3].lexeme.kind),
      row[3].lexeme.number != .plural
    else { return }
    row[2].lexeme = known("um pouco").lexeme
    row.insert(known("de"), at: 3)
  }

  /// *Segundo / andar, terceiro / andar / elevador*: behind a rank it is a floor.
  func sayFloor(_ row: inout [Constituent]) {
    guard let floor = row.firstIndex(where: { $0.lexeme.lemma == "andar" }), floor > 0,
      LinksLeftOutWords.ranks.contains(row[floor - 1].lexeme.lemma),
      !row.contains(where: { $0.lexeme.wordClass == .adposition })
    else { return }
    row[floor].lexeme = Lexeme(lemma: "andar", wordClass: .noun, kind: .place)
    row[floor].lexeme.gender = .masculine
  }

  /// *Minha / irmã / a / mais / alta / turma, eu / o / mais / rápido / time*: of which group (Cunha & Cintra, chapter 10, *Superlativo relativo*).
  func mostOfGroup(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 4, let group = row.last, isBareNoun(group),
      LinksLeftOutWords.groups.contains(group.lexeme.lemma), verbPlace(row) == nil,
      case var quality = row[row.count - 2],
      quality.lexeme.wordClass == .adjective || quality.lexeme.lemma == "alta",
      row[row.count - 3].lexeme.lemma == "mais",
      ["o", "a"].contains(row[row.count - 4].lexeme.lemma),
      case let who = row[..<(row.count - 4)], let last = who.last,
      isBareNoun(last) || last.lexeme.wordClass == .pronoun,
      who.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    if quality.lexeme.lemma == "alta" {
      quality.lexeme = Lexeme(lemma: "alto", wordClass: .adjective, kind: .size)
    }
    let person: GrammaticalPerson = last.lexeme.lemma == "eu" ? .first : .third
    return who + [.linking("ser", person), row[row.count - 3], quality, known("de"), group]
  }
}
