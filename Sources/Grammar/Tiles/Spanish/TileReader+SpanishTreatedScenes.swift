import AACCore

/// Rows of Spanish about the body and who cares for it: *muela / doler / derecha, sangre / rodilla / tirita, frío / pies / manta, abuelo / operar /
/// corazón, llamar / ambulancia / papá / caer, yo / estreñido / tres / días, crema / brazo / quemar, picar / espalda / rascar*.
///
/// Sources: NGLE §35.2 and §35.7 (*doler, picar*, *dativo simpatético*), §24.5 (*desde hace*), §31.1 (*yuxtaposición*), §42.3 (*imperativo*).
extension TileReader {
  func treatedInScene(_ row: [Constituent]) -> [Clause]? {
    if let hurt = achingSide(row) ?? deafOn(row) ?? sinceThen(row) ?? bleeding(row) { return hurt }
    if let cold = coldParts(row) ?? operatedOn(row) ?? itching(row) ?? alarmed(row) { return cold }
    return hurtBefore(row) ?? measured(row) ?? askedOfMedic(row) ?? sickNow(row) ?? asleep(row)
      ?? sleepless(row)
  }

  /// *Muela / doler / derecha*.
  private func achingSide(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[1].lexeme.lemma == "doler", row[1].lexeme.isInfinitive,
      let part = inFixedGroups([row[0], row[2]]), part.count == 1
    else { return nil }
    return read([row[1]] + part)
  }

  /// *Oído / derecho / no / oír*: by then the part is one word with its side.
  private func deafOn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, let no = row.first(where: isNegator),
      let verb = row.first(where: { ["oír", "ver"].contains($0.lexeme.lemma) }),
      verb.lexeme.isInfinitive,
      let part = row.first(where: {
        ["oído", "ojo", "oreja"].contains(where: $0.lexeme.lemma.hasPrefix)
          && $0.lexeme.lemma.contains(" ")
      })
    else { return nil }
    return read(
      [no, verb.said(by: .first)] + small(verb.lexeme.lemma == "oír" ? "por" : "con", "el") + [part]
    )
  }

  /// *Mano / izquierda / escribir*: by then in one piece.
  func handUsed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, row[0].lexeme.lemma.hasPrefix("mano "),
      ["escribir", "comer", "pintar", "dibujar", "saludar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive
    else { return nil }
    return read([row[1].said(by: .first)] + small("con", "el") + [row[0]])
  }

  /// *Yo / estreñido / tres / días, mamá / embarazada / cinco / meses*: for how long.
  private func sinceThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isBeing || row[0].lexeme.lemma == "yo",
      row[1].lexeme.wordClass == .adjective,
      isCondition(row[1].lexeme) || isState(row[1])
        || row[1].lexeme.lemma == "estreñido" || row[1].lexeme.lemma == "embarazado"
        || written(row[1]) == "embarazada",
      row[2].lexeme.wordClass == .numeral || ["un", "uno", "una"].contains(row[2].lexeme.lemma),
      TreatedSceneWords.units.contains(row[3].lexeme.lemma)
        || TreatedSceneWords.units.contains(written(row[3]))
    else { return nil }
    let isOne = ["un", "uno", "una", "1"].contains(row[2].lexeme.lemma)
    let unit = row[3].lexeme.lemma
    let many = tables.morphology?.plural(of: unit, wordClass: .noun).first ?? unit
    let noun = isOne || unit.hasSuffix("s") && unit != "mes" ? unit : many
    let isPregnant = written(row[1]).hasPrefix("embaraz")
    let span = "\(isPregnant ? "de" : "desde hace") \(written(row[2])) \(noun)"
    var time = phrase(span, row[2], isPregnant ? .manner : .duration)
    time.lexeme.forms[Adverbial.starting] = nil
    return read([row[0], .linking("estar"), row[1], time])
  }

  /// *Sangre / rodilla / tirita, herida / dedo / venda, picadura / brazo / crema*.
  private func bleeding(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, KindRowWords.marks.contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .body, row[1].lexeme.lemma != "sangre", isTreatment(row[2])
    else { return nil }
    var mark = row[0]
    if mark.lexeme.lemma == "sangre" { mark.lexeme.article = .bare }
    return besides(
      read([deed("tener").said(by: .first), mark] + small("en", "el") + [row[1]]),
      read([deed("necesitar").said(by: .first), row[2]]))
  }

  private func isTreatment(_ word: Constituent) -> Bool {
    word.lexeme.kind == .medicine || FeltWords.cures.contains(word.lexeme.lemma)
      || TreatedSceneWords.remedies.contains(word.lexeme.lemma)
  }

  /// *Frío / pies / manta, frío / manos / guantes*.
  private func coldParts(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["frío", "calor"].contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .body, row[1].lexeme.wordClass == .noun,
      ClauseWords.warms(row[2].lexeme) || row[2].lexeme.kind == .clothing
        || ["ventilador", "agua", "manta", "yo"].contains(row[2].lexeme.lemma)
    else { return nil }
    let isSpeaker = row[2].lexeme.lemma == "yo"
    let definite = row[1].lexeme.number == .plural || written(row[1]).hasSuffix("s") ? "los" : "el"
    if isSpeaker {
      return read([row[2], deed("tener"), felt(row[0])] + small("en", definite) + [row[1]])
    }
    return besides(
      read([deed("tener").said(by: .first), felt(row[0])] + small("en", definite) + [row[1]]),
      read([deed("necesitar").said(by: .first), row[2]]))
  }

  /// *Abuelo / operar / corazón / mañana*: it is others who do it.
  private func operatedOn(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.namesPerson || row[0].lexeme.lemma == "yo",
      !AddressWords.medics.contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "operar",
      row[1].lexeme.isInfinitive, [.body, .illness].contains(row[2].lexeme.kind),
      row[3...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    var verb = row[1]
    verb.lexeme.lemma = "operarse"
    return read([row[0], verb] + row[2...])
  }

  /// *Picar / espalda / rascar, picar / pierna / rascar / por favor*.
  private func itching(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "por favor",
      row[0].lexeme.lemma == "picar", row[1].lexeme.kind == .body,
      row[2].lexeme.lemma == "rascar", row[2].lexeme.isInfinitive
    else { return nil }
    return besides(
      read([row[0], row[1]]),
      ordered(row[2], [Constituent(WordJoiner.pronoun("me"))] + row[3...]))
  }

  /// *Llamar / ambulancia / papá / caer, llamar / bomberos / casa / quemar*.
  private func alarmed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "llamar", row[0].lexeme.isInfinitive,
      TreatedSceneWords.helpers.contains(row[1].lexeme.lemma)
        || TreatedSceneWords.helpers.contains(written(row[1])),
      row[2].lexeme.isBeing || row[2].lexeme.namesThing, row[3].lexeme.isInfinitive
    else { return nil }
    let call = ordered(
      row[0],
      small("a") + small(row[1].lexeme.lemma == "ambulancia" ? "un" : definite(row[1])) + [row[1]])
    var event = row[3]
    let turned = event.lexeme.lemma + "se"
    if TreatedSceneWords.turned.contains(event.lexeme.lemma) { event.lexeme.lemma = turned }
    var clause = told(event, by: [row[2]])
    if row[2].lexeme.isBeing {
      clause.tense = .past
      if variety == .spanishSpain { clause.options.insert(.perfect) }
    }
    return besides(call, [clause])
  }

  private func definite(_ word: Constituent) -> String {
    let isMany = word.lexeme.number == .plural || written(word) == "bomberos"
    if written(word) == "policía" || word.lexeme.lemma == "policía" { return "la" }
    if ["mamá", "papá"].contains(word.lexeme.lemma) { return "" }
    return isMany ? "los" : tables.gender(of: word.lexeme) == .feminine ? "la" : "el"
  }

  /// *Crema / brazo / quemar, tirita / dedo / cortar, hielo / rodilla / golpear*.
  private func hurtBefore(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isTreatment(row[0]), row[1].lexeme.kind == .body,
      TreatedSceneWords.harms.contains(row[2].lexeme.lemma), row[2].lexeme.isInfinitive
    else { return nil }
    let hurt = happened(row[2], row[2].lexeme.lemma + "se")
    return besides(
      read([deed("querer").said(by: .first), row[0]]), read([hurt] + small("el") + [row[1]]))
  }

  /// *Tomar / temperatura / yo / caliente, tomar / tensión / abuelo*.
  private func measured(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, ["tomar", "medir"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive,
      ["temperatura", "tensión", "pulso", "fiebre"].contains(row[1].lexeme.lemma)
    else { return nil }
    if row[2].lexeme.lemma == "yo", row.count == 4, row[3].lexeme.wordClass == .adjective {
      var state = row[3]
      state.lexeme.kind = .state
      return besides(
        ordered(row[0], [row[1], Constituent(WordJoiner.pronoun("me"))]),
        read([row[2], .linking("estar"), state]))
    }
    guard row.count == 3 else { return nil }
    if row[2].lexeme.lemma == "yo" { return ordered(row[0], [row[1], row[2]]) }
    guard row[2].lexeme.namesPerson, !AddressWords.medics.contains(row[2].lexeme.lemma) else {
      return nil
    }
    return ordered(row[0], small("el") + [row[1]] + small("a") + [row[2]])
  }

  /// *Qué / tener / yo / doctor, qué / pasar / yo / doctora*.
  private func askedOfMedic(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "qué",
      ["tener", "pasar"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      AddressWords.medics.contains(row[3].lexeme.lemma),
      row[2].lexeme.isBeing
        || row[2].lexeme.lemma == "yo"
    else { return nil }
    var clauses = read(Array(row[..<3]))
    for index in clauses.indices {
      clauses[index].isQuestion = true
      clauses[index].complements.append(row[3].calledOut)
    }
    return clauses
  }

  /// *Yo / vomitar / necesitar / bolsa*.
  private func sickNow(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "yo", row[1].lexeme.lemma == "vomitar",
      row[1].lexeme.isInfinitive, ["necesitar", "querer"].contains(row[2].lexeme.lemma),
      row[3].lexeme.namesThing, !isGround(row[3]),
      !["baño", "váter", "aseo"].contains(row[3].lexeme.lemma)
    else { return nil }
    return besides(
      read([row[0], deed("ir")] + small("a") + [row[1]]),
      read([row[2].said(by: .first), row[3]]))
  }

  /// *Pierna / dormida / mover*.
  private func asleep(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind == .body,
      ["dormido", "rígido"].contains(row[1].lexeme.lemma),
      ["mover", "levantar", "masajear", "rascar", "estirar"].contains(row[2].lexeme.lemma),
      row[2].lexeme.isInfinitive
    else { return nil }
    let isFeminine = tables.gender(of: row[0].lexeme) == .feminine
    return besides(
      read([deed("tener").said(by: .first)] + small("el") + [row[0], row[1]]),
      ordered(
        row[2],
        [Constituent(WordJoiner.pronoun(isFeminine ? "la" : "lo"))]))
  }

  /// *No / dormir / tos / noche*.
  private func sleepless(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[0]), row[1].lexeme.lemma == "dormir",
      row[1].lexeme.isInfinitive, row[3].lexeme.kind.isTemporal,
      ["tos", "fiebre", "mocos", "mosquitos", "calor", "frío", "dolor", "miedo"].contains(
        row[2].lexeme.lemma)
    else { return nil }
    return read(row[..<2] + small("por", "el") + row[2...])
  }
}

/// Words of such rows.
enum TreatedSceneWords {
  static let units: WordSet = [
    "día", "días", "semana", "semanas", "mes", "meses", "año", "años", "hora", "horas",
  ]
  /// What is put on a wound.
  static let remedies: WordSet = [
    "tirita", "venda", "pañuelo", "hielo", "crema", "pomada", "algodón", "gasa", "agua",
  ]
  /// Who is called when something has happened.
  static let helpers: WordSet = [
    "ambulancia", "médico", "policía", "bomberos", "bombero", "doctor", "enfermera", "mamá", "papá",
  ]
  /// What happens to one by itself.
  static let turned: WordSet = [
    "caer", "quemar", "desmayar", "cortar", "marear", "ahogar", "perder",
  ]
  /// What one does to a part of oneself by accident.
  static let harms: WordSet = ["quemar", "cortar", "golpear", "pinchar", "rozar", "arañar"]
}
