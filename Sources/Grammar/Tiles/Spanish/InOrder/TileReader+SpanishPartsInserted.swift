import AACCore

/// Rows of Spanish laid as they are said in which a piece, a stage, an owner or a time lacks its small word: *quién / querer / último / trozo / tarta, hermano /
/// pasar / nivel / difícil / juego, qué / pasar / con / coche / tío, mamá / meter / pollo / horno / una hora, ladrón / entrar / casa*.
///
/// Sources: NGLE §12.11 (nouns of measure), §12.7 (*de* of wholes and owners), §15.5 (*un* of what nobody knows), §24.6 (*durante*), §35.3 (*quedar*).
extension TileReader {
  /// *Ladrón / entrar / casa, mamá / gritar / porque / ratón / entrar / cocina*: which nobody knows (NGLE §15.5).
  func anyIntruder(_ row: [Constituent]) -> [Constituent]? {
    guard
      let verb = row.indices.dropFirst().first(where: {
        ["entrar", "colarse", "meterse"].contains(row[$0].lexeme.lemma)
          && row[$0].lexeme.isInfinitive
      }), case let who = row[verb - 1], isCommon(who), who.lexeme.number != .plural,
      PartsInsertedWords.intruders.contains(who.lexeme.lemma),
      verb == 1 || !row[verb - 2].lexeme.isDeterminerLike
    else { return nil }
    return row[..<(verb - 1)] + small("un") + row[(verb - 1)...]
  }

  /// *Qué / pasar / con / coche / tío*: whose it is.
  func befellWhose(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 5, row[0].lexeme.lemma == "qué",
      ["pasar", "ocurrir", "suceder"].contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "con",
      isCommon(row[3]), row[3].lexeme.namesThing || row[3].lexeme.kind == .animal,
      row[4].lexeme.isHuman, [.noun, .properNoun].contains(row[4].lexeme.wordClass)
    else { return nil }
    return row[...2] + small("el") + [row[3]] + small("de") + owned(by: row[4])
  }

  /// *Quién / querer / último / trozo / tarta*: of what it is a piece, behind a rank as well (NGLE §12.11).
  func lastPiece(_ row: [Constituent]) -> [Constituent]? {
    guard
      let piece = row.indices.dropFirst().dropLast().first(where: {
        ["último", "primero", "otro", "mismo"].contains(row[$0 - 1].lexeme.lemma)
          && isCommon(row[$0]) && isCommon(row[$0 + 1])
          && PortionWords.joins(row[$0].lexeme.lemma, row[$0 + 1].lexeme)
          && KindSet.edible.contains(row[$0 + 1].lexeme.kind)
      })
    else { return nil }
    return row[...piece] + ofSort(row[piece + 1]) + row[(piece + 2)...]
  }

  /// *Nosotros / aprender / capital / países / América*: what it is called, and no place where one learns.
  func nameOfLand(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 2 < row.count,
      ["capital", "bandera", "idioma", "himno", "río", "ríos", "capitales"].contains(
        row[verb + 1].lexeme.lemma), case let land = row[verb + 2],
      land.lexeme.wordClass == .properNoun && land.lexeme.kind == .place
        || ["país", "países", "continente", "región"].contains(land.lexeme.lemma)
    else { return nil }
    var name = row[verb + 1]
    name.lexeme.kind = .idea
    name.government = Government(preposition: nil, article: .definite)
    let isNamed = land.lexeme.wordClass == .properNoun
    let rest = row[(verb + 3)...]
    let isOfMore = rest.first?.lexeme.wordClass == .properNoun && !isNamed
    return row[...verb] + [name] + small("de") + (isNamed ? [] : small("el")) + [land]
      + (isOfMore ? small("de") : []) + rest
  }

  /// *Hermano / pasar / nivel / difícil / juego*: of which game (NGLE §12.7).
  func stageOfGame(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard
      let game = row[(verb + 1)...].firstIndex(where: {
        ["juego", "videojuego", "consola"].contains($0.lexeme.lemma)
      }), game == verb + 2 || game == verb + 3 && row[verb + 2].lexeme.wordClass == .adjective,
      ["nivel", "fase", "pantalla", "mundo"].contains(row[verb + 1].lexeme.lemma)
    else { return nil }
    var stage = row[verb + 1]
    stage.government = Government(preposition: nil, article: .definite)
    return row[...verb] + [stage] + row[(verb + 2)..<game] + small("de", "el") + row[game...]
  }

  /// *Vecino / llamar / policía / por / música*: for which one hears (NGLE §46.4).
  func forNoise(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, isCommon(last), row[row.count - 2].lexeme.lemma == "por",
      ["música", "fiesta", "obra", "humo", "comida", "tele", "discoteca"].contains(
        last.lexeme.lemma),
      row.contains(where: {
        ["llamar", "quejarse", "discutir", "protestar", "enfadarse", "pelear", "pelearse"].contains(
          $0.lexeme.lemma)
      })
    else { return nil }
    return row.dropLast() + small("el") + [last]
  }

  /// *Chico / besar / chica / puerta / discoteca*: where they meet (NGLE §29.8).
  func metAtDoor(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 3 < row.count, row[verb + 1].lexeme.isHuman, isCommon(row[verb + 2]),
      ["puerta", "entrada", "salida", "esquina"].contains(row[verb + 2].lexeme.lemma),
      isCommon(row[verb + 3]), KindSet.places.contains(row[verb + 3].lexeme.kind)
    else { return nil }
    let whole = row[verb + 3].lexeme.lemma == "casa" ? small("de") : small("de", "el")
    return row[...(verb + 1)] + small("en", "el") + [row[verb + 2]] + whole + row[(verb + 3)...]
  }

  /// *Yo / buscar / trabajo / nuevo / porque / ganar / poco*: any that is so (NGLE §15.5).
  func newOne(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 3 < row.count, isCommon(row[verb + 1]), row[verb + 1].lexeme.namesThing,
      row[verb + 1].lexeme.number != .plural,
      ["nuevo", "barato", "mejor"].contains(row[verb + 2].lexeme.lemma),
      row[verb + 3].lexeme.lemma == "porque"
    else { return nil }
    return row[...verb] + small("un") + row[(verb + 1)...]
  }

  /// *Nadie / saber / respuesta / pregunta / cinco*: to which one (NGLE §12.7).
  func answerTo(_ row: [Constituent]) -> [Constituent]? {
    guard
      let answer = row.indices.dropFirst().dropLast().first(where: {
        ["respuesta", "solución"].contains(row[$0].lexeme.lemma) && isCommon(row[$0])
          && ["pregunta", "problema", "ejercicio", "adivinanza"].contains(row[$0 + 1].lexeme.lemma)
      })
    else { return nil }
    return row[...answer] + small(row[answer].lexeme.lemma == "respuesta" ? "a" : "de", "el")
      + row[(answer + 1)...]
  }

  /// *Mamá / meter / pollo / horno / una hora*: for how long (NGLE §24.6).
  func forAnHour(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let last = row.last, last.lexeme.kind == .duration || last.lexeme.kind.isTemporal,
      ["hora", "horas", "minutos", "rato"].contains(where: written(last).hasSuffix),
      row.count == verb + 4,
      isCommon(row[verb + 1]), isCommon(row[verb + 2]),
      ["un", "una", "media", "dos", "tres", "cinco", "diez"].contains(where: {
        written(last).hasPrefix("\($0) ")
      })
    else { return nil }
    return row.dropLast() + small("durante") + [last]
  }

  /// *Seis / galleta / quedar / caja*: where they are left (NGLE §35.3).
  func leftInside(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 2 == row.count, verb > 1, let last = row.last, isCommon(last),
      PartOfWords.holders.contains(last.lexeme.lemma), row[0].lexeme.wordClass == .numeral,
      isCommon(row[verb - 1]), row[verb - 1].lexeme.namesThing
    else { return nil }
    return [row[verb]] + row[..<verb] + small("en", "el") + [last]
  }
}

/// Words of such rows.
private enum PartsInsertedWords {
  /// Who comes in without being asked.
  static let intruders: WordSet = [
    "ladrón", "ladrona", "ratón", "rata", "mosca", "mosquito", "avispa", "abeja", "araña",
    "cucaracha", "serpiente", "murciélago", "pájaro", "desconocido", "avispón", "lagartija",
  ]
}
