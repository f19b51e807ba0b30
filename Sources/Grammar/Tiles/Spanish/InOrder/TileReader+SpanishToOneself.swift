import AACCore

/// Rows of Spanish in which one small word laid first or last tells what the rest is: *me / caer / bien / profesora, me / quedar / dos / euros, todo / estar / sucio,
/// todo / mundo / mirar / yo, necesitar / ir / médico, casa / ser / peor / mi / casa, tomar / pastilla / ocho, yo / solo / comer / verdura*.
///
/// Sources: NGLE §35.9 (*verbos de afección*), §19.8 (*todo*), §45.2 (*que* of comparisons), §24.5 (hours), §40.7 (*solo*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func toldBySmallWord(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2 else { return nil }
    if let felt = feltByClitic(row) ?? saidOfAll(row) ?? onlyDone(row) { return [felt] }
    let laid =
      goingToSee(row) ?? ofEverybody(row) ?? betterThan(row) ?? takenAtHour(row)
      ?? aboutToDo(row) ?? lockedUp(row)
    return laid.map { read($0) }
  }

  /// *Me / caer / bien / profesora, me / poner / nervioso / exámenes, me / quedar / dos / euros, te / quedar / bien / vestido*: the thing laid last does it
  /// (NGLE §35.9).
  private func feltByClitic(_ row: [Constituent]) -> Clause? {
    guard SmallRowWords.clitics.contains(row[0].lexeme.lemma), row[1].lexeme.isInfinitive,
      let last = row.last, isCommon(last), row.count < 6
    else { return nil }
    let middle = row[2].lexeme
    let verb = row[1].lexeme.lemma
    var begin = row.count - 1
    while begin > 2, row[begin - 1].lexeme.isDeterminerLike, verb != "quedar" || begin > 3 {
      begin -= 1
    }
    let isTold: Bool
    switch verb {
    case "caer", "sentar":
      isTold = begin == 3 && SmallRowWords.ways.contains(middle.lemma)
    case "poner", "volver":
      isTold =
        begin == 3 && middle.wordClass == .adjective && !middle.isDeterminerLike
        && (middle.kind.isPassing || SmallRowWords.moods.contains(where: middle.lemma.hasPrefix))
    case "quedar":
      if last.lexeme.kind == .clothing {
        isTold =
          begin == 3
          && (SmallRowWords.ways.contains(middle.lemma) || middle.wordClass == .adjective)
      } else {
        isTold =
          row.count == 4
          && (middle.wordClass == .numeral || middle.kind == .quantity)
        begin = 2
      }
    default: isTold = false
    }
    guard isTold else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[begin...])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[1]
    clause.complements = [row[0]] + row[2..<begin]
    return clause
  }

  /// *Todo / estar / sucio, todo / salir / mal*: all things, and nobody altogether.
  private func saidOfAll(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.lemma == "todo", row.count < 6,
      case let verb = isNegator(row[1]) ? 2 : 1, verb + 1 < row.count,
      SmallRowWords.ofAll.contains(row[verb].lexeme.lemma), row[verb].lexeme.isInfinitive,
      let last = row.last?.lexeme,
      last.wordClass == .adjective || last.wordClass == .adverb || last.lemma == "mentira"
        || last.lemma == "verdad",
      row[(verb + 1)...].dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.wordClass == .adverb
      })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[verb]
    clause.complements = Array(row[1..<verb] + row[(verb + 1)...])
    return clause
  }

  /// *Yo / solo / comer / verdura, ella / solo / hablar / inglés*: nothing else, and not by oneself (NGLE §40.7).
  private func onlyDone(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, row.count < 7, row[0].lexeme.wordClass == .pronoun,
      row[0].lexeme.kind == .person, row[1].lexeme.lemma == "solo", row[2].lexeme.isInfinitive,
      let only = tables.lexicon.known("solo"), let parts = OrderedRow([row[0]] + row[2...]),
      parts.isOneDeed, SmallRowWords.only.contains(row[2].lexeme.lemma)
    else { return nil }
    return inOrder(parts, parts.verb, row, [Constituent(only, tile: row[1].tile)] + parts.rest)
  }

  /// *Necesitar / ir / médico, tener que / ir / dentista*: whoever lays it is the one who goes.
  private func goingToSee(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 5, SmallRowWords.needing.contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.lemma == "ir", row[2].lexeme.isHuman,
      row[2].lexeme.wordClass == .noun,
      row[3...].allSatisfy(\.lexeme.kind.isTemporal)
    else { return nil }
    return [row[0].said(by: .first)] + row[1...]
  }

  /// *Todo / mundo / mirar / yo*.
  private func ofEverybody(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "todo", row[1].lexeme.lemma == "mundo",
      row[2].lexeme.isInfinitive || isNegator(row[2])
    else { return nil }
    return [row[0]] + small("el") + row[1...]
  }

  /// *Este / libro / ser / mejor / ese, tu / casa / ser / peor / mi / casa* (NGLE §45.2).
  private func betterThan(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row.count < 9,
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb > 0, verb + 2 < row.count,
      row[verb].lexeme.lemma == "ser", SmallRowWords.compared.contains(row[verb + 1].lexeme.lemma),
      case let rest = row[(verb + 2)...], let next = rest.first?.lexeme,
      next.kind == .demonstrative || next.kind == .possessive,
      rest.count == 1 && next.kind == .demonstrative
        || rest.count == 2 && (rest.last.map { isCommon($0) } ?? false)
          && row[0].lexeme.isDeterminerLike
    else { return nil }
    return row[...(verb + 1)] + small("que") + rest
  }

  /// *Tomar / pastilla / ocho*: at that hour, and not so many.
  private func takenAtHour(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let last = row.last, last.lexeme.wordClass == .numeral,
      case let thing = row[row.count - 2].lexeme, thing.kind == .medicine, thing.number != .plural,
      !written(row[row.count - 2]).hasSuffix("s"),
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }),
      ["tomar", "dar", "poner", "ponerse", "tomarse"].contains(row[verb].lexeme.lemma),
      let hour = SmallRowWords.hours[last.lexeme.lemma]
    else { return nil }
    return row.dropLast() + [phrase(hour, last, .time)]
  }

  /// *Estar / a punto / llorar*.
  private func aboutToDo(_ row: [Constituent]) -> [Constituent]? {
    guard let place = row.firstIndex(where: { $0.lexeme.lemma == "a punto" }), place > 0,
      place + 1 < row.count, row[place + 1].lexeme.isInfinitive,
      row[place - 1].lexeme.lemma == "estar"
    else { return nil }
    return row[...place] + small("de") + row[(place + 1)...]
  }

  /// *Cerrar / puerta / llave*: with it, and not of it.
  private func lockedUp(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 5, let last = row.last, last.lexeme.lemma == "llave",
      ["cerrar", "abrir"].contains(row[row.count - 3].lexeme.lemma),
      ["puerta", "casa", "coche", "cajón", "armario", "taquilla", "caja"]
        .contains(row[row.count - 2].lexeme.lemma)
    else { return nil }
    return row.dropLast() + [phrase("con llave", last)]
  }
}

/// Words of such rows.
private enum SmallRowWords {
  static let clitics: WordSet = ["me", "te", "le", "nos", "os", "les"]
  static let ways: WordSet = [
    "bien", "mal", "fatal", "genial", "gordo", "mejor", "peor", "regular",
  ]
  /// How one is made to feel; without the ending.
  static let moods = [
    "nervios", "triste", "content", "feliz", "alegre", "enferm", "mal", "celos", "histéric", "loc",
    "tens",
  ]
  static let ofAll: WordSet = ["estar", "ser", "salir", "ir", "parecer", "acabar", "oler"]
  /// What one does of some things only.
  static let only: WordSet = [
    "comer", "beber", "hablar", "tener", "ver", "leer", "saber", "necesitar", "pedir", "comprar",
    "tomar", "entender", "oír", "escuchar", "llevar", "querer", "gustar", "cenar", "desayunar",
  ]
  static let needing: WordSet = ["necesitar", "tener que", "deber", "preferir"]
  static let compared: WordSet = ["mejor", "peor", "mayor", "menor"]
  static let hours: WordMap<String> = [
    "uno": "a la una", "una": "a la una", "dos": "a las dos", "tres": "a las tres",
    "cuatro": "a las cuatro", "cinco": "a las cinco", "seis": "a las seis",
    "siete": "a las siete", "ocho": "a las ocho", "nueve": "a las nueve", "diez": "a las diez",
    "once": "a las once", "doce": "a las doce",
  ]
}
