import AACCore

/// Portuguese rows of two and three core words that leave out the verb that a sentence wants: *não / bom, mais / não, peixe / água, que / hora,
/// hoje / segunda-feira, eu / de / Brasil, eu / querer / diferente, dizer / oi*; what is asked of the other and asked for.
///
/// Sources: Cunha & Cintra, chapter 7 (*elipse*, *predicativo*), chapter 10 (*expressões de tempo*), chapter 13 (*verbos auxiliares*); Bechara,
/// *Verbos de ligação*.
extension TileReader {
  /// The row with what it leaves out; itself where none of these words tells.
  func portugueseShort(_ row: [Constituent]) -> [Constituent] {
    if let asked = wishOfOther(row) { return asked }
    switch row.count {
    case 2:
      return notSo(row) ?? notAnyMore(row) ?? whereItLives(row) ?? whatHour(row) ?? dayNamed(row)
        ?? wishedFirst(row) ?? greetingSaid(row) ?? amountAsked(row) ?? row
    case 3: return homeCountry(row) ?? oneThatIs(row) ?? row
    default: return row
    }
  }

  /// *Comer / pizza, comer / aqui, ir / parque*, asked: what the other would like to do.
  private func wishOfOther(_ row: [Constituent]) -> [Constituent]? {
    guard isAsked, !isOver, !isOngoing, !isDenied, row.count < 4,
      let act = row.first, act.lexeme.isInfinitive,
      act.lexeme.lemma == "ir" && row.count > 1
        || WishedDeeds.isAskedFor(act.lexeme.lemma, .portuguese),
      row.dropFirst().allSatisfy({
        WishedDeeds.isBesideWish($0.lexeme) && !$0.lexeme.isBeing
      })
    else { return nil }
    guard variety == .portugueseBrazil else {
      return [Constituent.linking("querer", .second)] + row
    }
    return [known("você"), deed("querer")] + row
  }

  // MARK: Two words

  /// *Não / bom, não / quente*: it is not so.
  private func notSo(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, row[0].lexeme.lemma == variety.language.plainNegator else { return nil }
    let quality = row[1].lexeme.lemma
    if PortugueseShortWords.natures.contains(quality) {
      return [row[0], .linking("ser", .third), row[1]]
    }
    guard PortugueseShortWords.conditions.contains(quality) else { return nil }
    return [row[0], .linking("estar", .third), row[1]]
  }

  /// *Mais / não*: of what goes on one does not want any more.
  private func notAnyMore(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, row[0].lexeme.lemma == "mais",
      row[1].lexeme.lemma == variety.language.plainNegator
    else { return nil }
    return [row[1], deed("querer"), row[0]]
  }

  /// *Peixe / água, pato / água*: where such an animal is.
  private func whereItLives(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, row[0].lexeme.roleKind == .animal, row[0].lexeme.wordClass == .noun,
      row[1].lexeme.lemma == "água"
    else { return nil }
    return [row[0], .linking("estar"), known("em"), article, row[1]]
  }

  /// *Que / hora*: the time of day is asked in the plural.
  private func whatHour(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "que", row[1].lexeme.lemma == "hora"
    else { return nil }
    var hours = row[1]
    hours.lexeme.lemma = "horas"
    hours.lexeme.number = .plural
    return [row[0], hours]
  }

  /// *Hoje / segunda-feira, amanhã / domingo*: which day it is.
  private func dayNamed(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, ["hoje", "amanhã", "ontem"].contains(row[0].lexeme.lemma),
      PortugueseShortWords.days.contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[0], .linking("ser"), row[1]]
  }

  /// *Primeiro / comer*: what one would like to do first.
  private func wishedFirst(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, row[0].lexeme.lemma == "primeiro", row[1].lexeme.isInfinitive,
      WishedDeeds.isAskedFor(row[1].lexeme.lemma, .portuguese)
    else { return nil }
    return [deed("querer"), row[1], row[0]]
  }

  /// *Dizer / oi, falar / tchau*: what the speaker would like to say.
  private func greetingSaid(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, ["dizer", "falar"].contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive,
      row[1].lexeme.kind == .social
    else { return nil }
    return [deed("querer")] + row
  }

  /// *Copo / leite, pedaço / bolo*, asked for: one of it.
  private func amountAsked(_ row: [Constituent]) -> [Constituent]? {
    guard !mayAsk, !isDenied, !isOver,
      PortugueseShortWords.measures.contains(row[0].lexeme.lemma),
      KindSet.edible.contains(row[1].lexeme.kind)
    else { return nil }
    return [known("um"), row[0], row[1]]
  }

  // MARK: Three words

  /// *Eu / de / Brasil, ela / de / Portugal*: where one comes from.
  private func homeCountry(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "de", row[2].lexeme.wordClass == .properNoun,
      row[2].lexeme.kind == .place, row[0].lexeme.wordClass == .pronoun,
      row[0].lexeme.kind == .person
    else { return nil }
    return [row[0], .linking("ser"), row[1], row[2]]
  }

  /// *Eu / querer / diferente*: one that is so.
  private func oneThatIs(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.wordClass == .pronoun, row[1].lexeme.lemma == "querer",
      row[1].lexeme.isInfinitive,
      ["diferente", "igual", "parecido"].contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[0], row[1], known("um"), row[2]]
  }

  /// *Carro / vermelho / parar*: what a vehicle does by itself.
  func stoppedByItself(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, row.count == 3, row[0].lexeme.kind == .vehicle,
      row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.lemma == "parar", row[2].lexeme.isInfinitive
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0], row[1]]
    clause.verb = row[2]
    return [clause]
  }
}

private enum PortugueseShortWords {
  /// What a thing or a deed is by its nature.
  static let natures: WordSet = [
    "bom", "ruim", "mau", "justo", "bonito", "feio", "fácil", "difícil", "divertido", "igual",
    "legal", "verdade", "perigoso", "engraçado", "importante", "possível", "normal",
  ]
  /// What a thing is for the time being.
  static let conditions: WordSet = [
    "quente", "gostoso", "limpo", "cheio", "aberto", "fechado", "certo",
  ]
  static let days: WordSet = [
    "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado",
    "domingo", "segunda", "terça", "quarta", "quinta", "sexta", "feriado",
  ]
  /// In what food and drink are handed.
  static let measures: WordSet = [
    "copo", "xícara", "pedaço", "fatia", "prato", "garrafa", "colher", "tigela", "caixa", "lata",
    "pacote", "taça",
  ]
}
