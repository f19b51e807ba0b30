import AACCore

/// Rows of Spanish laid as they are said that lack one small word, which the words around it tell: *este / móvil / ser / mejor / que / otro, tía / deber / cien
/// / euro / banco, yo / romper / pierna / jugar / fútbol, hermano / cambiar / colegio, agua / hervir / cien / grado, yo / ver / avión / cielo*.
///
/// Sources: NGLE §45.2 (*que* of comparisons), §35.4 (*a* of who gets it), §26.8 (*al* and an infinitive), §29.7 (*a* of degrees), §36.4 (*cambiar
/// de*), §24.8 (*después de*).
extension TileReader {
  /// The row with the word in its place; nil for any other.
  func smallWordPutIn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    if let compared = otherOne(row) ?? ratherThere(row) { return compared }
    guard let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }) else { return nil }
    if let laid = beforeOrAfter(row) ?? hurtDoing(row, verb) { return laid }
    switch row[verb].lexeme.lemma {
    case "deber": return owedTo(row, verb)
    case "cambiar": return changedForOther(row, verb)
    case "ver", "mirar", "observar": return seenInSky(row, verb)
    case "hervir", "congelarse", "calentar", "calentarse", "derretirse", "cocer", "hornear",
      "poner", "meter":
      return atDegrees(row, verb)
    case "estar": return middleOfTown(row, verb) ?? atDegrees(row, verb)
    case "vivir", "quedar", "ir", "pasear", "trabajar":
      return middleOfTown(row, verb) ?? boughtFor(row, verb)
    case "ahorrar": return boughtFor(row, verb)
    case "durar", "tardar": return travelledBy(row)
    case "mandar", "enviar", "dar", "pedir", "apuntar": return addressOf(row, verb)
    default: return nil
    }
  }

  /// *Mandar / dirección / restaurante*: of what it is the address.
  private func addressOf(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 2 < row.count,
      ["dirección", "número", "teléfono", "horario"].contains(row[verb + 1].lexeme.lemma),
      isCommon(row[verb + 1]), isCommon(row[verb + 2]),
      KindSet.places.contains(row[verb + 2].lexeme.kind)
    else { return nil }
    var detail = row[verb + 1]
    detail.government = Government(preposition: nil, article: .definite)
    return row[...verb] + [detail] + small("de", "el") + row[(verb + 2)...]
  }

  /// *Viaje / durar / seis / hora / en / coche*: by what one travels (NGLE §29.7).
  private func travelledBy(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let last = row.last, last.lexeme.kind == .vehicle, isCommon(last),
      last.lexeme.article != .bare
    else { return nil }
    var laid = row
    laid[row.count - 1].lexeme.article = .bare
    return row[row.count - 2].lexeme.lemma == "en"
      ? laid : last.lexeme.number == .plural ? nil : put(["en"], in: laid, at: row.count - 1)
  }

  /// The row with small words at a place, which may be its end.
  private func put(_ texts: [String], in row: [Constituent], at place: Int) -> [Constituent] {
    row[..<place] + texts.flatMap { tables.lexicon.small($0) } + row[place...]
  }

  /// *Este / móvil / ser / mejor / que / otro*: beside one that is pointed at or owned, the other one is known (NGLE §13.10).
  private func otherOne(_ row: [Constituent]) -> [Constituent]? {
    guard row.last?.lexeme.lemma == "otro", row[row.count - 2].lexeme.lemma == "que",
      row[0].lexeme.kind == .demonstrative || row[0].lexeme.kind == .possessive,
      row[..<(row.count - 2)].contains(where: {
        ["mejor", "peor", "más", "menos", "mayor", "menor"].contains($0.lexeme.lemma)
      })
    else { return nil }
    return put(["el"], in: row, at: row.count - 1)
  }

  /// *Yo / preferir / comer / casa / que / restaurante*: where one does it less gladly.
  private func ratherThere(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, row[row.count - 2].lexeme.lemma == "que",
      row.contains(where: { $0.lexeme.lemma == "preferir" }), isCommon(last),
      KindSet.places.contains(last.lexeme.kind) || last.lexeme.kind == .nature,
      case let other = row[row.count - 3],
      KindSet.places.contains(other.lexeme.kind)
        || ["fuera", "dentro", "aquí", "playa"].contains(other.lexeme.lemma)
    else { return nil }
    return put(last.lexeme.lemma == "casa" ? ["en"] : ["en", "el"], in: row, at: row.count - 1)
  }

  /// *Después / cine / nosotros / comer / hamburguesa*: after what it is done.
  private func beforeOrAfter(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, ["antes", "después"].contains(row[0].lexeme.lemma), isCommon(row[1]),
      !row[1].lexeme.isBeing,
      row[2].lexeme.wordClass == .pronoun && row[2].lexeme.kind == .person || row[2].lexeme.isHuman,
      row[3].lexeme.isInfinitive, row.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return nil }
    return Array(row[2...] + row[..<2])
  }

  /// *Yo / romper / pierna / jugar / fútbol*: what one hurt, and doing what (NGLE §26.8).
  private func hurtDoing(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard SmallWordsPutIn.hurting.contains(row[verb].lexeme.lemma), verb > 0, verb + 2 < row.count,
      row[verb + 1].lexeme.kind == .body, isCommon(row[verb + 1]),
      row[verb + 2].lexeme.isInfinitive,
      SmallWordsPutIn.doing.contains(row[verb + 2].lexeme.lemma),
      row[..<verb].allSatisfy({
        $0.lexeme.isHuman || $0.lexeme.kind == .person || $0.lexeme.kind == .possessive
          || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    var laid = row
    let own = row[verb].lexeme.lemma + "se"
    if tables.frames.listed(own) != nil { laid[verb].lexeme.lemma = own }
    return put(["al"], in: laid, at: verb + 2)
  }

  /// *Tía / deber / cien / euro / banco*: to whom it is owed.
  private func owedTo(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let last = row.last, isCommon(last), SmallWordsPutIn.lending.contains(last.lexeme.lemma),
      case let money = row[row.count - 2], verb < row.count - 2,
      money.lexeme.kind == .money
        || ["euro", "euros", "dinero", "dólar", "peso", "pesos", "factura", "alquiler"].contains(
          money.lexeme.lemma)
    else { return nil }
    return put(["a", "el"], in: row, at: row.count - 1)
  }

  /// *Hermano / cambiar / colegio, papá / cambiar / trabajo*: for another of its kind (NGLE §36.4).
  private func changedForOther(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb > 0, verb + 1 < row.count, isCommon(row[verb + 1]),
      SmallWordsPutIn.exchanged.contains(row[verb + 1].lexeme.lemma),
      row[verb + 1].lexeme.number != .plural,
      row[..<verb].contains(where: {
        $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }), !row[..<verb].contains(where: { $0.lexeme.wordClass == .verb }),
      row[(verb + 2)...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb })
    else { return nil }
    var laid = row
    laid[verb + 1].lexeme.article = .bare
    return put(["de"], in: laid, at: verb + 1)
  }

  /// *Yo / ver / avión / cielo*: where it is seen.
  private func seenInSky(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let sky = row[(verb + 1)...].firstIndex(where: { $0.lexeme.lemma == "cielo" }),
      sky > verb + 1,
      isCommon(row[sky]), isCommon(row[sky - 1]), row[sky - 1].lexeme.kind != .color,
      row[(sky + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    return put(["en", "el"], in: row, at: sky)
  }

  /// *Agua / hervir / cien / grado, mamá / poner / horno / doscientos / grado*: at what heat (NGLE §29.7).
  private func atDegrees(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let degree = row.firstIndex(where: { ["grado", "grados"].contains($0.lexeme.lemma) }),
      degree > verb + 1, row[degree - 1].lexeme.wordClass == .numeral,
      row[degree - 2].lexeme.wordClass != .adposition,
      row[verb].lexeme.lemma != "estar"
        || verb > 0 && isCommon(row[verb - 1]) && !row[verb - 1].lexeme.isHuman,
      !["poner", "meter"].contains(row[verb].lexeme.lemma) || degree > verb + 2
    else { return nil }
    return put(["a"], in: row, at: degree - 1)
  }

  /// *Hotel / estar / lejos / centro / ciudad*: of what it is the middle.
  private func middleOfTown(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let last = row.lastIndex(where: { !$0.lexeme.kind.isTemporal }), last > verb + 1,
      ["ciudad", "pueblo", "barrio"].contains(row[last].lexeme.lemma), isCommon(row[last]),
      ["centro", "norte", "sur", "alcalde", "entrada", "salida", "plaza"].contains(
        row[last - 1].lexeme.lemma)
    else { return nil }
    return put(["de", "el"], in: row, at: last)
  }

  /// *Papá / trabajar / mucho / para / pagar / casa*: a house that is paid for is no place where it is done.
  private func boughtFor(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let last = row.last, last.lexeme.lemma == "casa", row.count > verb + 3,
      row[row.count - 3].lexeme.lemma == "para",
      SmallWordsPutIn.houseDeeds.contains(row[row.count - 2].lexeme.lemma)
    else { return nil }
    var house = last
    house.lexeme.kind = .thing
    return row.dropLast()
      + small(row[row.count - 2].lexeme.lemma == "comprar" ? "un" : "el") + [house]
  }
}

/// Words of such rows.
private enum SmallWordsPutIn {
  /// What one does to one's body unwillingly.
  static let hurting: WordSet = [
    "romper", "romperse", "torcer", "torcerse", "cortar", "cortarse", "quemar", "quemarse",
    "golpear",
    "golpearse", "fracturar", "fracturarse", "lesionar", "lastimar", "dislocarse", "pillarse",
  ]
  /// Doing what one hurts oneself.
  static let doing: WordSet = [
    "jugar", "correr", "saltar", "bailar", "esquiar", "patinar", "montar", "nadar", "cocinar",
    "pelar", "cortar", "bajar", "subir", "caer", "caerse", "planchar", "trabajar", "entrenar",
    "escalar", "andar", "caminar", "salir", "entrar", "cruzar", "trepar", "freír", "pescar",
    "montar en bici", "arreglar", "abrir", "cerrar",
  ]
  /// Who lends and is owed besides people.
  static let lending: WordSet = [
    "banco", "tienda", "hacienda", "casero", "empresa", "ayuntamiento", "seguro", "bar",
    "panadería",
  ]
  /// Of what one changes for another of its kind.
  static let exchanged: WordSet = [
    "colegio", "cole", "escuela", "instituto", "trabajo", "casa", "piso", "ciudad", "país",
    "equipo",
    "canal", "médico", "médica", "profesor", "profesora", "barrio", "residencia", "banco", "tren",
    "autobús", "metro", "compañía", "idea", "opinión", "tema", "asiento", "sitio", "habitación",
    "novio", "novia", "clase", "grupo", "turno", "empresa",
  ]
  /// What is done with a house.
  static let houseDeeds: WordSet = [
    "pagar", "comprar", "vender", "alquilar", "reformar", "construir", "pintar", "limpiar",
    "arreglar",
  ]
}
