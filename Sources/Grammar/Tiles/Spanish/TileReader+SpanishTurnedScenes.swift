import AACCore

/// Rows of Spanish with a verb of what one does to oneself, and rows that tell when: *disfrazar / pirata / carnaval, mañana / levantar / temprano / avión,
/// luz / ir / tormenta, yo / bañar / después / cenar, mayor / ser / bombero, quedar / plaza / cinco, tío / pescar / pez / sábado,
/// vacaciones / pasado / Galicia / familia, cama / hacer / yo / solo*.
///
/// Sources: NGLE §41.10–13 (*verbos pronominales*), §23.3 and §23.7–9 (what ends as it begins is told of the past), §24.1 (*el lunes*), §29.
extension TileReader {
  func turnedInScene(_ row: [Constituent]) -> [Clause]? {
    if let dressed = dressedUp(row) ?? risenFor(row) ?? wentOut(row) ?? washedBefore(row) {
      return dressed
    }
    return triedOn(row) ?? turnedLate(row) ?? readyFor(row)
  }

  func plannedInScene(_ row: [Constituent]) -> [Clause]? {
    if let grown = grownUp(row) ?? metThere(row) ?? overOnDay(row) ?? lastTime(row) { return grown }
    return madeAlone(row) ?? ateAtFeast(row) ?? hopedWeather(row) ?? invitedAll(row)
      ?? fastTaxi(row) ?? restingInShade(row) ?? toldToDo(row)
  }

  // MARK: - Done to oneself

  /// *Disfrazar / pirata / carnaval, yo / disfrazar / bruja / fiesta, Halloween / disfrazar / bruja*.
  private func dressedUp(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), row[verb].lexeme.lemma == "disfrazar",
      row[verb].lexeme.isInfinitive, verb + 1 < row.count, row[verb + 1].lexeme.wordClass == .noun,
      !PortionWords.isKin(row[verb + 1].lexeme.lemma),
      !OneselfWords.cared.contains(row[verb + 1].lexeme.lemma),
      !row[verb + 1].lexeme.takesPlace
    else { return nil }
    var turned = row[verb]
    turned.lexeme.lemma = "disfrazarse"
    let feasts = row.indices.filter {
      $0 != verb && $0 != verb + 1 && !row[$0].lexeme.isBeing && row[$0].lexeme.lemma != "yo"
    }.map { row[$0] }
    let who = row[..<verb].filter { $0.lexeme.isBeing || $0.lexeme.lemma == "yo" }
    guard feasts.count < 2, who.count + feasts.count + 2 == row.count else { return nil }
    return read(who + [turned] + small("de") + [row[verb + 1]] + feasts)
  }

  /// *Mañana / levantar / temprano / avión*.
  private func risenFor(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row),
      ["levantar", "despertar", "acostar"].contains(
        row[verb].lexeme.lemma), row[verb].lexeme.isInfinitive, verb + 2 < row.count,
      ["temprano", "pronto", "tarde"].contains(row[verb + 1].lexeme.lemma),
      row[verb + 2].lexeme.namesThing, verb + 3 == row.count,
      row[..<verb].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "yo" })
    else { return nil }
    var turned = row[verb]
    turned.lexeme.lemma += "se"
    return read(
      row[..<verb] + [turned, row[verb + 1]] + small("para", "el") + [row[verb + 2]])
  }

  /// *Anoche / luz / ir / tormenta, internet / ir*: what fails.
  private func wentOut(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), ["ir", "irse"].contains(row[verb].lexeme.lemma),
      row[verb].lexeme.isInfinitive,
      let failed = row.first(where: {
        ["luz", "internet", "wifi", "electricidad", "cobertura", "corriente"].contains(
          $0.lexeme.lemma)
      }),
      case let rest = row.filter({ $0.tile != failed.tile && $0.tile != row[verb].tile }),
      rest.allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .weather
          || ["tormenta", "viento", "rayo"].contains($0.lexeme.lemma)
      })
    else { return nil }
    var turned = row[verb]
    turned.lexeme.lemma = "irse"
    let why = rest.filter { !$0.lexeme.kind.isTemporal }
    let times = rest.filter(\.lexeme.kind.isTemporal)
    var clause = told(
      turned, by: [failed], (why.isEmpty ? [] : small("por", "el") + why) + times)
    clause.tense = .past
    if times.isEmpty, variety == .spanishSpain { clause.options.insert(.perfect) }
    return [clause]
  }

  /// *Yo / bañar / después / cenar, yo / duchar / antes / dormir*.
  private func washedBefore(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "yo" || row[0].lexeme.namesPerson,
      ["bañar", "duchar", "lavar", "acostar", "vestir", "peinar", "cambiar"].contains(
        row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      ["antes", "después", "antes de", "después de"].contains(row[2].lexeme.lemma),
      row[3].lexeme.isInfinitive
    else { return nil }
    var turned = row[1]
    turned.lexeme.lemma += "se"
    return read([row[0], turned, row[2]] + row[3...])
  }

  /// *Querer / probar / pantalón, yo / querer / probar / zapatos / rojos*.
  private func triedOn(_ row: [Constituent]) -> [Clause]? {
    guard let verb = row.firstIndex(where: { $0.lexeme.lemma == "probar" }), verb > 0,
      row[verb].lexeme.isInfinitive,
      ["querer", "poder", "necesitar"].contains(row[verb - 1].lexeme.lemma),
      verb + 1 < row.count, row[verb + 1].lexeme.kind == .clothing
    else { return nil }
    var words = row
    words[verb].lexeme.lemma = "probarse"
    return read(words)
  }

  /// *Querer / sentar / sofá / tú, querer / sentar / tú / conmigo*: who wants it lies behind.
  private func turnedLate(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "querer", row[0].lexeme.isInfinitive,
      row[1].lexeme.isInfinitive, TurnedByRoleWords.any.contains(row[1].lexeme.lemma),
      row[1].lexeme.lemma != "probar",
      let who = row.last(where: { ["yo", "tú"].contains($0.lexeme.lemma) }),
      let rest = row[2...].first(where: { $0.tile != who.tile }),
      isGround(rest) || rest.lexeme.kind.isTemporal
        || ["aquí", "ahí", "conmigo", "contigo"].contains(rest.lexeme.lemma)
    else { return nil }
    var turned = row[1]
    turned.lexeme.lemma += "se"
    return read([who, row[0], turned, rest])
  }

  /// *Mamá / maquillar / fiesta, Ana / sentar / puerta*: for what, and beside what.
  private func readyFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.namesPerson || row[0].lexeme.lemma == "yo",
      row[1].lexeme.isInfinitive
    else { return nil }
    var turned = row[1]
    turned.lexeme.lemma += "se"
    if row[1].lexeme.lemma == "sentar", OneselfWords.seats.contains(row[2].lexeme.lemma) {
      return read([row[0], turned, row[2]])
    }
    guard ["maquillar", "peinar", "vestir", "duchar"].contains(row[1].lexeme.lemma),
      ["fiesta", "boda", "comunión", "concierto"].contains(row[2].lexeme.lemma)
    else { return nil }
    return read([row[0], turned] + small("para", "el") + [row[2]])
  }

  // MARK: - When and where

  /// *Mayor / ser / bombero, mayor / querer / ser / cantante*.
  private func grownUp(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "mayor",
      let be = row.firstIndex(where: {
        $0.lexeme.lemma == "ser" && $0.lexeme.isInfinitive
      }), be == 1 || be == 2 && row[1].lexeme.lemma == "querer", be + 2 == row.count,
      row[be + 1].lexeme.isHuman
    else { return nil }
    let wish = be == 2 ? [row[1]] : [deed("querer").said(by: .first)]
    return read(wish + row[be...] + [phrase("de mayor", row[0])])
  }

  /// *Quedar / plaza / cinco*.
  private func metThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "quedar", row[0].lexeme.isInfinitive,
      isGround(row[1]), row[2].lexeme.wordClass == .numeral
    else { return nil }
    var meet = row[0]
    meet.lexeme.person = .first
    meet.lexeme.number = .plural
    let isOne = ["uno", "una", "un"].contains(row[2].lexeme.lemma)
    return [told(meet, at(row[1]) + small("a", isOne ? "la" : "las") + [row[2]])]
  }

  /// *Tío / pescar / pez / enorme / sábado, nosotros / perder / partido / domingo*: what is known of a day is over.
  private func overOnDay(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let day = row.last, day.lexeme.kind == .weekday,
      let verb = loneVerb(row), verb == 1, row[1].lexeme.isInfinitive,
      row[0].lexeme.isBeing || row[0].lexeme.wordClass == .pronoun
        || row[0].lexeme.lemma == "equipo",
      row[0].lexeme.kind != .question,
      ["perder", "ganar", "pescar", "romper", "marcar", "olvidar", "encontrar", "suspender"]
        .contains(row[1].lexeme.lemma),
      !row.contains(where: isNegator)
    else { return nil }
    var words = row
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return read(words)
  }

  /// *Vacaciones / pasado / Galicia / familia, verano / pasado / Italia / padres*.
  private func lastTime(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4,
      let time = TurnedSceneWords.times[written(row[0])]
        ?? TurnedSceneWords.times[
          row[0].lexeme.lemma],
      ["pasado", "pasada", "pasados", "pasadas"].contains(written(row[1])),
      row[2].lexeme.kind == .place
        || row[2].lexeme.wordClass == .properNoun
          && !row[2].lexeme.isBeing
        || ["playa", "montaña", "pueblo", "campo"].contains(
          row[2].lexeme.lemma),
      row[3...].allSatisfy({ $0.lexeme.isHuman || $0.lexeme.lemma == "familia" })
    else { return nil }
    var clause = told(
      deed("ir"),
      small("a") + (row[2].lexeme.wordClass == .noun ? small("el") : []) + [row[2]]
        + (row.count == 4 ? small("con") + [row[3]] : []) + [phrase(time, row[0], .time)])
    clause.tense = .past
    return [clause]
  }

  /// *Cama / hacer / yo / solo, deberes / hacer / yo / solo*.
  private func madeAlone(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.namesThing, row[1].lexeme.isInfinitive,
      row[2].lexeme.lemma == "yo", ["solo", "sola"].contains(row[3].lexeme.lemma)
    else { return nil }
    return read([row[2], row[1], row[0], row[3]])
  }

  /// *Ayer / cumpleaños / Sara / comer / tarta, ayer / fiesta / Ana / comer / pizza*.
  private func ateAtFeast(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 5, row[0].lexeme.kind.isTemporal, row[2].lexeme.namesPerson,
      row[3].lexeme.isInfinitive, let feast = TurnedSceneWords.feasts[row[1].lexeme.lemma],
      ["comer", "beber", "bailar", "cantar", "jugar", "merendar", "cenar"].contains(
        row[3].lexeme.lemma)
    else { return nil }
    let end = [row[0]]
    if feast {
      var eaten = row[4]
      if KindSet.edible.contains(eaten.lexeme.kind) {
        eaten.government = Government(preposition: nil, article: .bare)
      }
      return [
        told(row[3], [eaten] + small("en", "el") + [row[1]] + small("de") + [row[2]] + end)
      ]
    }
    return read([row[2], row[3], row[4]] + small("en", "el") + [row[1]] + end)
  }

  /// *Esperar / hacer / sol / mañana*.
  private func hopedWeather(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.lemma == "esperar", row[0].lexeme.isInfinitive else {
      return nil
    }
    if ["venir", "llegar", "volver", "llamar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, row[2].lexeme.namesPerson
    {
      return read([row[0]] + small("que") + [row[2], row[1]] + row[3...])
    }
    guard row[1].lexeme.lemma == "hacer",
      ["sol", "frío", "calor", "viento", "buen tiempo"].contains(row[2].lexeme.lemma)
    else { return nil }
    return read([row[0]] + small("que") + row[1...])
  }

  /// *Invitar / clase / cumpleaños*.
  private func invitedAll(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "invitar", row[0].lexeme.isInfinitive,
      ["clase", "familia"].contains(row[1].lexeme.lemma),
      ["cumpleaños", "cumple"].contains(row[2].lexeme.lemma)
    else { return nil }
    let all = phrase("a la \(row[1].lexeme.lemma)", row[1])
    let feast = phrase("a mi \(row[2].lexeme.lemma)", row[2])
    return [told(row[0].said(by: .first), [all, feast])]
  }

  /// *Taxi / estación / rápido*.
  private func fastTaxi(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["taxi", "ambulancia"].contains(row[0].lexeme.lemma), isGround(row[1]),
      row[2].lexeme.lemma == "rápido"
    else { return nil }
    var fast = row[2]
    fast.lexeme = Lexeme(lemma: "rápido", wordClass: .adjective, kind: .quality)
    return read(
      [deed("querer").said(by: .first)] + small("un") + [row[0], fast] + small("a", "el")
        + [row[1]])
  }

  /// *Papá / decir / esperar, profe / decir / callar*: what those who look after one say one is to do.
  private func toldToDo(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2,
      AddressWords.medics.contains(row[0].lexeme.lemma)
        || CalledWords.all.contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "decir",
      row[1].lexeme.isInfinitive, row[2].lexeme.isInfinitive, onlyVerb(Array(row[2...])) == 0
    else { return nil }
    switch row[2].lexeme.lemma {
    case "esperar": return read(row[...1] + small("que") + row[2...])
    case "callar", "sentar", "levantar", "acostar", "duchar", "bañar", "vestir":
      guard row.count == 3 else { return nil }
      var turned = row[2]
      turned.lexeme.lemma += "se"
      return read([row[0], row[1], turned])
    default: return nil
    }
  }

  /// *Calor / sombra / banco*.
  private func restingInShade(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "calor", row[1].lexeme.lemma == "sombra",
      ["banco", "silla", "mesa", "asiento", "sitio"].contains(row[2].lexeme.lemma)
    else { return nil }
    return besides(
      read([deed("tener").said(by: .first), felt(row[0])]),
      read([deed("querer").said(by: .first), row[2], phrase("a la sombra", row[1])]))
  }

  /// *Yo / regalo / sorpresa / bonito*: by then in one piece.
  func surprised(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "yo", row[1].lexeme.lemma == "regalo sorpresa",
      row.count == 2 || row.count == 3 && row[2].lexeme.wordClass == .adjective
    else { return nil }
    return read([row[0], deed("tener")] + small("un") + row[1...])
  }
}

/// Words of such rows.
enum TurnedSceneWords {
  /// What is past, as it is said.
  static let times: WordMap<String> = [
    "vacaciones": "las vacaciones pasadas", "verano": "el verano pasado",
    "invierno": "el invierno pasado", "semana": "la semana pasada", "mes": "el mes pasado",
    "fin de semana": "el fin de semana pasado", "año": "el año pasado",
    "primavera": "la primavera pasada", "otoño": "el otoño pasado",
    "Navidad": "la Navidad pasada", "Semana Santa": "la Semana Santa pasada",
  ]
  /// Feasts, and whether somebody's own is meant.
  static let feasts: WordMap<Bool> = [
    "cumpleaños": true, "cumple": true, "santo": true, "comunión": true, "fiesta": false,
    "boda": false, "excursión": false, "recreo": false,
  ]
}
