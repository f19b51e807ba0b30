import AACCore

/// Rows of Spanish laid as they are said in which a number tells who it is or when it is, and rows with *estar* before what goes on: *niña / cinco / año / llorar,
/// vecina / quinto / tener / gato, tienda / abrir / diez / y / cerrar / ocho, mucho / gente / ir / iglesia, yo / estar / esperar / resultado*.
///
/// Sources: NGLE §12.7 (*de* of ages and floors), §21.5 (ordinals), §24.5 (hours), §19.5 (*mucho*), §28.6 (*estar* and a gerund).
extension TileReader {
  /// The clause of a row that begins with somebody of such an age, floor or class, or with many; nil for any other.
  func ofAgeOrFloor(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3,
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb > 1, verb < 5,
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question
      }), row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      let subject = ofAge(row, verb) ?? ofFloor(row, verb) ?? many(row, verb)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = subject
    let noun = subject.firstIndex { $0.lexeme.wordClass == .noun } ?? 0
    clause.subject[noun].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[verb]
    // The floor or class that is one word with its noun, and all that stands before the denial.
    let end = row[..<verb].lastIndex { !isNegator($0) } ?? verb - 1
    clause.complements = Array(row[(end + 1)..<verb] + row[(verb + 1)...])
    if let first = row[0].tile, let second = row[1].tile,
      !subject.contains(where: { $0.tile == second })
    {
      clause.joins[first] = [first, second]
    }
    settleEvent(&clause, row)
    return [clause]
  }

  /// Who is told of by his age or floor, with *el* or *mi*.
  private func owner(_ row: [Constituent]) -> [Constituent]? {
    guard isCommon(row[0]), row[0].lexeme.isHuman, !OwnerWords.parents.contains(row[0].lexeme.lemma)
    else { return nil }
    return small(KinWords.own.contains(row[0].lexeme.lemma) ? "mi" : "el") + [row[0]]
  }

  /// *Niña / cinco / año / llorar*.
  private func ofAge(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row.count > verb, verb > 2, row[1].lexeme.wordClass == .numeral,
      ["año", "años", "mes", "meses"].contains(row[2].lexeme.lemma),
      row[3...verb].dropLast().allSatisfy({ isNegator($0) }),
      !["tener", "cumplir", "hacer", "llevar", "tardar", "pasar", "estar"].contains(
        row[verb].lexeme.lemma),
      let who = owner(row)
    else { return nil }
    return who + small("de") + row[1...2]
  }

  /// *Vecina / quinto / tener / gato, señora / segundo / piso / vivir, alumno / segundo / pintar*: on which floor, and in which class.
  private func ofFloor(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard FloorWords.ordinals.contains(row[1].lexeme.lemma), let who = owner(row) else {
      return nil
    }
    let isPupil = FloorWords.pupils.contains(row[0].lexeme.lemma)
    guard row[1].lexeme.lemma != "primero" || row[0].lexeme.lemma.hasPrefix("vecin") || isPupil,
      isPupil || FloorWords.neighbours.contains(row[0].lexeme.lemma)
    else { return nil }
    var ordinal = row[1]
    ordinal.lexeme = Lexeme(lemma: row[1].lexeme.lemma, wordClass: .noun, kind: .thing)
    ordinal.lexeme.gender = .masculine
    ordinal.lexeme.countability = .count
    let hasFloor = row[2].lexeme.lemma == "piso" && verb > 2
    let begin = hasFloor ? 3 : 2
    guard row[begin..<verb].allSatisfy({ isNegator($0) }) else { return nil }
    if hasFloor { return who + small("de", "el") + row[1...2] }
    if isPupil {
      var pupil = row[0]
      pupil.lexeme.gender = tables.gender(of: row[0].lexeme)
      pupil.lexeme.lemma = "\(row[0].lexeme.lemma) de \(row[1].lexeme.lemma)"
      return small("el") + [pupil]
    }
    return who + small("de", "el") + [ordinal]
  }

  /// *Mucho / gente / ir / iglesia, mucho / coche / pasar / calle*: how many do it (NGLE §19.5).
  private func many(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard ["mucho", "poco", "demasiado"].contains(row[0].lexeme.lemma), isCommon(row[1]),
      row[1].lexeme.lemma == "gente" || row[1].lexeme.kind == .vehicle,
      verb == 2
    else { return nil }
    var amount = row[0]
    if let known = tables.lexicon.known(row[0].lexeme.lemma) { amount.lexeme = known }
    return [amount, row[1]]
  }

  /// *Yo / estar / esperar / resultado, mamá / estar / intentar / dormir*: what goes on just now, though the verb opens others (NGLE §28.6).
  func goingOnNow(_ row: [Constituent]) -> [Clause]? {
    guard let be = row.firstIndex(where: { $0.lexeme.lemma == "estar" }), be + 1 < row.count,
      be > 0,
      row[be].lexeme.isInfinitive, row[be + 1].lexeme.isInfinitive,
      FloorWords.openers.contains(row[be + 1].lexeme.lemma), let helper = row[be].tile,
      let deed = row[be + 1].tile
    else { return nil }
    var row = row
    row.remove(at: be)
    let said = read(row)
    guard said.first?.verb?.tile == deed else { return nil }
    return said.map { clause in
      var going = clause
      going.options = clause.options.contains(.habitual) ? [.habitual] : []
      going.options.insert(.progressive)
      going.joins[deed] = [helper, deed]
      return going
    }
  }

  /// *Tienda / abrir / diez / y / cerrar / ocho*: from when to when (NGLE §24.5).
  func hoursOfTwo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 6 || row.count == 7,
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb > 0, verb + 5 == row.count,
      row[verb + 2].lexeme.lemma == "y", row[verb + 3].lexeme.isInfinitive,
      FloorWords.beginning.contains(row[verb].lexeme.lemma),
      FloorWords.ending.contains(row[verb + 3].lexeme.lemma),
      let from = hour(row[verb + 1]), let until = hour(row[verb + 4]),
      let first = read(row[..<verb] + [row[verb], from]).first,
      var next = read(row[..<verb] + [row[verb + 3], until]).first
    else { return nil }
    next.subject = []
    if first.subject.first?.lexeme.person != .first {
      next.verb?.lexeme.person = first.subject.first?.lexeme.person ?? .third
      next.verb?.lexeme.number = first.subject.first?.lexeme.number ?? .singular
    }
    return [first.and(next, link: "y")]
  }

  /// *Ocho* as *a las ocho*.
  private func hour(_ word: Constituent) -> Constituent? {
    guard word.lexeme.wordClass == .numeral, FloorWords.hours.contains(word.lexeme.lemma) else {
      return nil
    }
    return phrase(
      "a \(word.lexeme.lemma == "una" ? "la" : "las") \(word.lexeme.lemma)", word, .time)
  }
}

/// Words of such rows.
private enum FloorWords {
  static let ordinals: WordSet = [
    "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno",
    "décimo", "ático",
  ]
  static let neighbours: WordSet = [
    "vecino", "vecina", "vecinos", "señor", "señora", "chico", "chica", "niño", "niña", "familia",
    "hombre",
    "mujer", "bebé", "inquilino", "inquilina", "portero", "portera",
  ]
  static let pupils: WordSet = [
    "alumno", "alumna", "alumnos", "alumnas", "niños", "niñas", "profesor", "profesora", "profe",
    "maestra",
    "maestro", "tutora", "tutor",
  ]
  /// What opens other verbs, and goes on itself.
  static let openers: WordSet = [
    "esperar", "intentar", "pensar", "tratar", "planear",
  ]
  static let beginning: WordSet = ["abrir", "empezar", "comenzar", "entrar", "salir", "llegar"]
  static let ending: WordSet = ["cerrar", "terminar", "acabar", "salir", "volver", "llegar"]
  static let hours: WordSet = [
    "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once",
    "doce",
  ]
}
