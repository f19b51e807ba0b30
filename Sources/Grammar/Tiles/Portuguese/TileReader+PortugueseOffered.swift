import AACCore

/// Portuguese rows that offer one of two, say no to one and name the other, and tell the hour, the date and the score by their numbers: *não /
/// maçã / banana, o que / querer / suco / leite, ser / quinze / para / oito, hoje / ser / segunda-feira / três / junho, time / perder / jogo /
/// dois / um, esta / calça / igual / sua* (Cunha & Cintra, chapters 7, 10, 12 and 18; Bechara, *Numerais* and *Conjunções alternativas*).
extension TileReader {
  /// The clauses of such a row; nil: any other.
  func offeredOrCounted(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, (2...8).contains(row.count) else { return nil }
    if row.count == 2 { return partAndWhole(row) }
    if !isPlain {
      if row.count == 3, row[2].lexeme.isBeing, let said = toldByOrder(row) { return [said] }
      if let said = askedWhy(row) { return said }
    }
    if let said = mayNow(row) { return [said] }
    if let said = partAndWhole(row) ?? saidNear(row) { return said }
    guard row.count < 7 else { return nil }
    if let said = notThisButThat(row) { return [said] }
    if let said = offered(row) ?? whichOfTwo(row) { return [said] }
    if let named = bestFriend(row) { return named }
    if let said = hourOf(row) ?? dateOf(row) ?? scored(row) ?? sameAs(row) { return [said] }
    return nil
  }

  // MARK: - What is asked

  /// *Porque / estar / você / triste*, asked: why (Cunha & Cintra, chapter 18; *Formulário ortográfico*).
  private func askedWhy(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, mayAsk, mayWish, row[0].lexeme.lemma == "porque",
      row[1].lexeme.isInfinitive, let why = tables.lexicon.known("por que")
    else { return nil }
    return readWhole([Constituent(why, tile: row[0].tile)] + row[1...])
  }

  /// *Eu / terminar / poder / sair / recreio, comer / tudo / poder / brincar*: what is done, and whether one may do something else now.
  private func mayNow(_ row: [Constituent]) -> Clause? {
    guard isPlain, mayAsk, let may = row.firstIndex(where: { $0.lexeme.lemma == "poder" }), may > 0,
      row[may].lexeme.isInfinitive, may + 1 < row.count, row[may + 1].lexeme.isInfinitive,
      case let start = row[0].lexeme.lemma == "eu" ? 1 : 0, start < may,
      row[start].lexeme.isInfinitive, OfferedWords.finished.contains(row[start].lexeme.lemma),
      row[(start + 1)..<may].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.lemma == "tudo" || $0.lexeme.isDeterminerLike
      }),
      row[(may + 2)...].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .properNoun
      })
    else { return nil }
    var (main, next) = (Clause(variety: variety), Clause(variety: variety))
    if start == 1 {
      (main.subject, main.verb) = ([row[0]], row[1])
    } else {
      main.verb = row[0].said(by: .first)
    }
    main.complements = Array(row[(start + 1)..<may])
    main.tense = .past
    next.verb = row[may].said(by: .first)
    next.complements = Array(row[(may + 1)...])
    next.isQuestion = true
    return main.and(next)
  }

  // MARK: - One of two

  /// *Não / maçã / banana, não / vermelho / azul*: no to the first, the other is wanted.
  private func notThisButThat(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, isPlain, row[0].lexeme.lemma == variety.language.plainNegator,
      areAlternatives(row[1], row[2])
    else { return nil }
    return spoken(
      [
        (row[1].lexeme.lemma, row[1].tile, true), ("não", row[0].tile, true),
        (row[2].lexeme.lemma, row[2].tile, false),
      ], exclaims: false)
  }

  /// Whether one would have either: two colours, two drinks, two things of one kind of which neither is of the other.
  private func areAlternatives(_ one: Constituent, _ other: Constituent) -> Bool {
    let (first, second) = (one.lexeme, other.lexeme)
    guard first.wordClass == second.wordClass, first.kind == second.kind,
      first.lemma != second.lemma, one.government == nil, other.government == nil
    else { return false }
    if first.wordClass == .adjective { return first.kind == .color }
    guard first.wordClass == .noun, isBareNoun(one), isBareNoun(other),
      !OfferedWords.together.contains(first.lemma) || !OfferedWords.together.contains(second.lemma)
    else { return false }
    if first.kind == .drink { return true }
    return OfferedWords.kinds.contains(first.kind)
      && PortugueseNounLinks.link(first, second, [one, other]) == nil
  }

  /// *Você / querer / suco / leite*, asked: one or the other (Bechara, *Conjunções alternativas*).
  private func offered(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, mayAsk, !isOver, !isOngoing,
      row[0].lexeme.lemma == "você", OfferedWords.wanting.contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, areAlternatives(row[2], row[3]),
      let or = tables.lexicon.known("ou")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = [row[2], Constituent(or), row[3]]
    clause.isQuestion = true
    return clause
  }

  /// *O que / querer / suco / leite, qual / preferir / vermelho / azul*: which of the two the other would like.
  private func whichOfTwo(_ row: [Constituent]) -> Clause? {
    let asked = row[0].lexeme.lemma
    guard row.count == 4 || row.count == 5 && row[1].lexeme.lemma == "você", mayAsk, !isOver,
      ["qual", "o que", "que"].contains(asked),
      case let verb = row.count - 3, OfferedWords.wanting.contains(row[verb].lexeme.lemma),
      row[verb].lexeme.isInfinitive, areAlternatives(row[verb + 1], row[verb + 2])
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = row.count == 5 ? [row[1]] : [known("você")]
    clause.verb = row[verb]
    clause.complements = [row[0]]
    clause.isQuestion = true
    if row.count == 4 {
      clause.reasons.append(
        Realization.RuleApplication(.asksOther, row[verb].lexeme.lemma, "você"))
    }
    let article = { (word: Lexeme) -> String in
      guard asked == "qual" else { return word.lemma }
      let isFeminine = word.wordClass == .noun && tables.gender(of: word) == .feminine
      return (isFeminine ? "a " : "o ") + word.lemma
    }
    var choice = spoken(
      [
        (article(row[verb + 1].lexeme), row[verb + 1].tile, true), ("ou", nil, true),
        (article(row[verb + 2].lexeme), row[verb + 2].tile, true),
      ], exclaims: false)
    choice.isQuestion = true
    return clause.and(choice)
  }

  /// *Meu / melhor / amigo / Pedro*: who it is (Cunha & Cintra, chapter 7, *Predicado nominal*).
  private func bestFriend(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "melhor",
      row[2].lexeme.isHuman, row[2].lexeme.wordClass == .noun,
      row[3].lexeme.wordClass == .properNoun, row[3].lexeme.isHuman
    else { return nil }
    return read(row[..<3] + [.linking("ser", .third), row[3]])
  }

  // MARK: - Numbers

  /// *Ser / quinze / para / oito*: so many minutes to the hour.
  private func hourOf(_ row: [Constituent]) -> Clause? {
    guard isPlain, row.count == 4, row[0].lexeme.lemma == "ser", row[0].lexeme.isInfinitive,
      OfferedWords.counts(row[1].lexeme), OfferedWords.counts(row[3].lexeme)
    else { return nil }
    let hour = row[3].lexeme.lemma
    switch row[2].lexeme.lemma {
    case "para":
      let said = OfferedWords.feminine[hour] ?? hour
      return spoken(
        [
          ("são", row[0].tile, true), (row[1].lexeme.lemma, row[1].tile, true),
          ("para", row[2].tile, true), ((said == "uma" ? "a " : "as ") + said, row[3].tile, true),
        ], exclaims: false)
    case "e":
      let first = row[1].lexeme.lemma
      let said = OfferedWords.feminine[first] ?? first
      return spoken(
        [
          (said == "uma" ? "é" : "são", row[0].tile, true), (said, row[1].tile, true),
          ("e", row[2].tile, true), (hour, row[3].tile, true),
        ], exclaims: false)
    default: return nil
    }
  }

  /// *Hoje / ser / segunda-feira / três / junho*: the day of the week, and the date.
  private func dateOf(_ row: [Constituent]) -> Clause? {
    guard isPlain, row.count == 5, let copula = OfferedWords.days[row[0].lexeme.lemma],
      row[1].lexeme.lemma == "ser", row[1].lexeme.isInfinitive, row[2].lexeme.kind == .weekday,
      row[3].lexeme.wordClass == .numeral || row[3].lexeme.lemma == "primeiro",
      ClauseByWord.months.contains(row[4].lexeme.lemma)
    else { return nil }
    return spoken(
      [
        (row[0].lexeme.lemma, row[0].tile, true), (copula, row[1].tile, true),
        (row[2].lexeme.lemma, row[2].tile, true), (row[3].lexeme.lemma, row[3].tile, false),
        ("de", nil, true), (row[4].lexeme.lemma, row[4].tile, true),
      ], exclaims: false)
  }

  /// *Time / perder / jogo / dois / um, Brasil / ganhar / três / zero*: by how many goals.
  private func scored(_ row: [Constituent]) -> Clause? {
    guard (4...5).contains(row.count), row[1].lexeme.isInfinitive,
      ["ganhar", "perder", "empatar", "vencer"].contains(row[1].lexeme.lemma),
      row[0].lexeme.kind != .question,
      row[0].lexeme.isNominal, row[0].lexeme.wordClass != .adposition,
      row.count == 4 || OfferedWords.games.contains(row[2].lexeme.lemma),
      case let (one, other) = (row[row.count - 2], row[row.count - 1]),
      OfferedWords.counts(one.lexeme), OfferedWords.counts(other.lexeme),
      let first = one.tile, let second = other.tile
    else { return nil }
    let link = row[1].lexeme.lemma == "empatar" ? "em" : "de"
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[1]
    let score = Lexeme(
      lemma: "\(link) \(one.lexeme.lemma) a \(other.lexeme.lemma)", wordClass: .adverb,
      kind: .manner)
    clause.complements =
      row[2..<(row.count - 2)].map { known($0) } + [Constituent(score, tile: first)]
    clause.joins[first] = [first, second]
    if isPlain { clause.tense = .past }
    return clause
  }

  private func known(_ noun: Constituent) -> Constituent {
    var known = noun
    known.lexeme.article = .definite
    return known
  }

  // MARK: - The same

  /// *Esta / calça / igual / sua, meu / tênis / igual / seu*: the same as another's (Bechara, *Regência nominal*).
  private func sameAs(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, row[2].lexeme.lemma == "igual", row[0].lexeme.isDeterminerLike,
      row[1].lexeme.wordClass == .noun, row[1].lexeme.namesThing,
      row[3].lexeme.kind == .possessive || OfferedWords.owners.contains(row[3].lexeme.lemma)
    else { return nil }
    let isFeminine = tables.gender(of: row[1].lexeme) == .feminine
    guard
      let clause = read(
        [row[0], row[1], .linking("ser", .third), row[2]]
      ).first, clause.sequels.isEmpty
    else { return nil }
    var said = clause
    let owner = row[3].lexeme.lemma
    let own =
      isFeminine
      ? OfferedWords.ownFeminine[owner] ?? owner : OfferedWords.ownMasculine[owner] ?? owner
    let than = Lexeme(
      lemma: (isFeminine ? "à " : "ao ") + own, wordClass: .adverb, kind: .manner)
    said.complements.append(Constituent(than, tile: row[3].tile))
    return said
  }
}

/// Words of such rows.
private enum OfferedWords {
  /// Whether a word is a number.
  static func counts(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral || ["um", "uma", "zero", "meia"].contains(word.lemma)
  }

  static let wanting: WordSet = ["querer", "preferir"]
  /// What one has one or the other of.
  static let kinds: KindSet = KindSet(.food, .toy, .animal, .vehicle, .place, .book, .game, .sport)
  /// What is eaten together.
  static let together: WordSet = [
    "arroz", "feijão", "batata", "carne", "salada", "pão", "manteiga", "queijo", "presunto", "ovo",
    "farofa", "macarrão", "molho", "bife", "peixe", "frango", "legumes", "geleia", "biscoito",
    "bolacha", "bolo", "sorvete", "batata frita", "hambúrguer", "café", "leite",
  ]
  /// What one has finished.
  static let finished: WordSet = [
    "terminar", "acabar", "comer", "guardar", "arrumar", "escovar", "lavar", "tomar banho", "fazer",
    "estudar", "almoçar", "jantar", "ler",
  ]
  static let feminine: [String: String] = ["um": "uma", "dois": "duas"]
  static let days: [String: String] = ["hoje": "é", "amanhã": "é", "ontem": "foi"]
  static let games: WordSet = ["jogo", "partida", "final", "campeonato"]
  static let owners: WordSet = ["dele", "dela", "deles", "delas"]
  static let ownFeminine: [String: String] = [
    "meu": "minha", "seu": "sua", "nosso": "nossa", "teu": "tua",
  ]
  static let ownMasculine: [String: String] = [
    "minha": "meu", "sua": "seu", "nossa": "nosso", "tua": "teu",
  ]
}
