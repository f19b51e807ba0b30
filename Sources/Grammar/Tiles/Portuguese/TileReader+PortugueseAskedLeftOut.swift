import AACCore

/// Small words that a Portuguese question leaves out: the article of what one asks how long it takes, who is called before it, the copula before what is told
/// in a clause, and prepositions: *quanto / demorar / ônibus / centro, senhor / onde / ponto / ônibus, onde / livro / que / eu / ler / ontem, o que / acontecer /
/// sua / mão, quando / papai / voltar / viagem, que / presente / você / querer / Natal*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Vocativo*), chapter 11 (*Pronomes interrogativos*), chapter 15; Bechara, *Frases interrogativas*, *Regência*.
extension TileReader {
  /// Puts them in.
  func sayWhatIsAsked(_ row: inout [Constituent]) {
    guard row.contains(where: { $0.lexeme.kind == .question }) else { return }
    callBeforeQuestion(&row)
    let start = row[0].lexeme.kind == .social ? 1 : 0
    guard start + 2 < row.count, row[start].lexeme.kind == .question else { return }
    switch row[start].lexeme.lemma {
    case "quanto", "quanto tempo": askHowLong(&row, start)
    case "onde": askWhereItIs(&row, start)
    case "o que", "que": askWhatHappened(&row, start)
    case "quando": askWhenBack(&row)
    default: break
    }
  }

  /// *Senhor / onde / ponto / ônibus, moça / quanto / custar / maçã, senhor / que horas / ser*: strangers are called, and are not what is asked about.
  private func callBeforeQuestion(_ row: inout [Constituent]) {
    guard row.count > 2, AskedLeftOutWords.strangers.contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .noun,
      AskedLeftOutWords.openers.contains(row[1].lexeme.lemma),
      row[1].lexeme.lemma == "que horas"
        || row.dropFirst(2).contains(where: { isPlainThing($0) }) && row.count > 3
    else { return }
    row[0] = row[0].calledOut
  }

  /// *Quanto / demorar / ônibus / centro, quanto / tempo / durar / filme, quanto / custar / maçã*: it is known which one.
  private func askHowLong(_ row: inout [Constituent], _ start: Int) {
    let verb = row[start + 1].lexeme.lemma == "tempo" ? start + 2 : start + 1
    guard verb + 1 < row.count, AskedLeftOutWords.lasting.contains(row[verb].lexeme.lemma),
      row[verb].lexeme.isInfinitive, isPlainThing(row[verb + 1]),
      row[verb + 1].lexeme.number != .plural
    else { return }
    if verb + 3 == row.count, isPlainThing(row[verb + 2]),
      row[verb + 2].lexeme.isPlaceLike || row[verb + 2].lexeme.lemma == "centro",
      row[verb + 2].lexeme.lemma != "casa"
    {
      row.insert(contentsOf: [known("até"), article], at: verb + 2)
    } else if verb + 2 != row.count {
      return
    }
    row[verb] = row[verb].said(by: .third)
    row.insert(article, at: verb + 1)
  }

  /// *Onde / livro / que / eu / ler / ontem, senhor, onde / ponto / ônibus*: where it is.
  private func askWhereItIs(_ row: inout [Constituent], _ start: Int) {
    guard isBareNoun(row[start + 1]), row[start + 1].lexeme.wordClass == .noun else { return }
    if start + 4 < row.count, row[start + 2].lexeme.lemma == "que",
      let verb = row[(start + 3)...].firstIndex(where: { $0.lexeme.isInfinitive }),
      onlyVerb(row) == verb, var thing = relativeThing(row, start, verb)
    {
      thing.lexeme.article = .definite
      row = row[...start] + [.linking("estar", .third), thing]
      return
    }
    guard start == 1, row.count == 4, isPlainThing(row[2]), isPlainThing(row[3]) else { return }
    row.insert(known("de"), at: 3)
    let isPlace = row[2].lexeme.isPlaceLike || AskedLeftOutWords.stops.contains(row[2].lexeme.lemma)
    row.insert(.linking(isPlace ? "ficar" : "estar", .third), at: 2)
  }

  /// *Livro / que / eu / ler / ontem*: the thing with what was done to it; what has been done by now is over.
  private func relativeThing(_ row: [Constituent], _ start: Int, _ verb: Int) -> Constituent? {
    var told = Array(row[(start + 3)...])
    if !AskedLeftOutWords.lastingDeeds.contains(row[verb].lexeme.lemma) {
      let place = verb - start - 3
      let isOwn = told[..<place].contains { $0.lexeme.lemma == "eu" }
      guard told[..<place].contains(where: { namesSomebody($0.lexeme) }) else { return nil }
      told[place] = told[place].said(by: isOwn ? .first : .third)
      told[place].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    return described(row[start + 1], by: told)
  }

  /// *O que / acontecer / sua / mão, o que / acontecer / você*: to whom or what it happened (Bechara, *Regência: acontecer com*).
  private func askWhatHappened(_ row: inout [Constituent], _ start: Int) {
    let lemma = row[start + 1].lexeme.lemma
    if ["acontecer", "passar-se", "ocorrer"].contains(lemma), row[start + 1].lexeme.isInfinitive,
      let last = row.last?.lexeme,
      isBareNoun(row[row.count - 1]) || last.wordClass == .pronoun && last.kind == .person,
      !last.isPlaceLike, !last.takesPlace, !AskedLeftOutWords.called.contains(last.lemma),
      row[(start + 2)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    {
      row[start + 1] = row[start + 1].said(by: .third)
      row[start + 1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      row.insert(known("com"), at: start + 2)
      return
    }
    if lemma == "querer", start + 4 == row.count, row[start + 2].lexeme.lemma == "dizer",
      isPlainThing(row[start + 3]) || row[start + 3].lexeme.kind == .demonstrative
    {
      // O que / querer / dizer / palavra (Bechara, *Querer dizer*).
      var meaning = row[start + 1].said(by: .third)
      let what = isPlainThing(row[start + 3]) ? [article, row[start + 3]] : [row[start + 3]]
      meaning.lexeme.lemma = "querer dizer"
      row = row[...start] + [meaning] + what
      return
    }
    if let last = row.last, AskedLeftOutWords.feasts.contains(last.lexeme.lemma), row.count > 3,
      row[row.count - 2].lexeme.lemma == "querer", isBareNoun(row[start + 1])
    {
      // Que / presente / você / querer / Natal.
      row.insert(contentsOf: [known("em"), article], at: row.count - 1)
    }
  }

  /// *Quando / papai / voltar / viagem*: from where one comes back.
  private func askWhenBack(_ row: inout [Constituent]) {
    guard row.count > 3, let last = row.last, isPlainThing(last),
      AskedLeftOutWords.left.contains(last.lexeme.lemma),
      row[row.count - 2].lexeme.lemma == "voltar", row[row.count - 2].lexeme.isInfinitive
    else { return }
    row.insert(contentsOf: [known("de"), article], at: row.count - 1)
  }
}

/// Words of such questions.
private enum AskedLeftOutWords {
  /// Who is called rather than told of.
  static let called: WordSet = ["filho", "filha", "amor", "querido", "querida"]
  static let strangers: WordSet = [
    "senhor", "senhora", "moço", "moça", "motorista", "garçom", "garçonete",
  ]
  static let lasting: WordSet = ["demorar", "durar", "custar", "pesar", "medir", "levar", "valer"]
  /// What one does all the time.
  static let lastingDeeds: WordSet = ["querer", "usar", "ter", "gostar", "precisar", "amar"]
  static let openers: WordSet = [
    "onde", "quanto", "quanto tempo", "que horas", "a que horas", "quando", "como", "qual",
  ]
  static let stops: WordSet = ["ponto", "parada", "fila", "caixa", "saída", "entrada", "estação"]
  static let feasts: WordSet = [
    "Natal", "Páscoa", "Carnaval", "aniversário", "Dia das Mães", "Dia dos Pais",
    "Dia das Crianças",
  ]
  /// From where one comes back in time.
  static let left: WordSet = ["viagem", "trabalho", "passeio", "excursão", "férias", "recreio"]
}
