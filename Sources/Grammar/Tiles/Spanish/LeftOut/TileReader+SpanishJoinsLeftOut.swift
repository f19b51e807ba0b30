import AACCore

/// Spanish rows that lack only the word that joins what stands behind the verb: *entre / mamá / papá, descanso / cinco / minuto, antes / viernes, dentista /
/// miércoles / cinco / tarde, fiesta / haber / globo / piñata, billete / Madrid, silencio / estudiar, enfadado / mamá / gritar*.
///
/// Sources: NGLE §29.4–29.9 (prepositions), §31.3 (*y*), §15.6 (*haber*), §46.2–46.6 (causes and purposes), §20.9, §24.1 (hours).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func joinsLeftOut(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 2, row.count < 9,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    if isPlain, let said = saidToOthers(row) { return said }
    if let said = atHourOfDay(row) { return said }
    if let laid = betweenTwo(row) ?? ofSuchLength(row) ?? beforeThat(row) ?? thereTogether(row) {
      return read(laid)
    }
    if let laid = asFarAs(row) ?? neededFor(row) ?? untilThen(row) ?? manyDo(row) {
      return read(laid)
    }
    let laid = becauseOf(row) ?? atEndOf(row) ?? openedAt(row) ?? likedOfOther(row)
    return laid.map { read($0) }
  }

  // MARK: - Two of a kind

  /// *Yo / sentarse / entre / mamá / papá, yo / hablar / español / inglés*.
  private func betweenTwo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, case let last = row[row.count - 1], case let other = row[row.count - 2],
      last.lexeme.isNominal, other.lexeme.isNominal
    else { return nil }
    let isBetween = row[row.count - 3].lexeme.lemma == "entre"
    let areLanguages =
      last.lexeme.kind == .languageName && other.lexeme.kind == .languageName
      && last.lexeme.lemma != other.lexeme.lemma
    guard isBetween || areLanguages else { return nil }
    return Array(row.dropLast()) + small("y") + [last]
  }

  // MARK: - How long and when

  /// *Yo / necesitar / descanso / cinco / minuto*: how long the thing is.
  private func ofSuchLength(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let unit = row.last, unit.lexeme.kind == .duration,
      row[row.count - 2].lexeme.wordClass == .numeral, verbPlace(row) != nil,
      JoinWords.lasting.contains(row[row.count - 3].lexeme.lemma)
    else { return nil }
    return Array(row.dropLast(2)) + small("de") + Array(row.suffix(2))
  }

  /// *Pagar / luz / antes / viernes, yo / terminar / antes / domingo*.
  private func beforeThat(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let day = row.last, day.lexeme.kind == .weekday,
      case let link = row[row.count - 2], ["antes", "después"].contains(link.lexeme.lemma),
      verbPlace(row) != nil
    else { return nil }
    return Array(row.dropLast()) + small("de") + [day]
  }

  /// *Cita / dentista / miércoles / cinco / tarde, médico / martes / cuatro / media / tarde, cena / estar / lista / nueve*.
  private func atHourOfDay(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last else { return nil }
    let part = JoinWords.partsOfDay.contains(last.lexeme.lemma) ? last : nil
    var end = row.count - (part == nil ? 1 : 2)
    let half = end > 0 && ["media", "medio", "cuarto"].contains(written(row[end])) ? row[end] : nil
    if half != nil { end -= 1 }
    guard end > 1, row[end].lexeme.wordClass == .numeral, let tile = row[end].tile,
      case let before = row[end - 1],
      part != nil
        ? row[..<end].contains(where: { $0.lexeme.kind == .weekday || $0.lexeme.takesPlace })
          && !before.lexeme.isDeterminerLike
        : before.lexeme.wordClass == .adjective && row[end - 2].lexeme.lemma == "estar"
    else { return nil }
    let number = row[end].lexeme.lemma
    var text = "a \(SpanishHours.hour(number))"
    if let half { text += written(half) == "cuarto" ? " y cuarto" : " y media" }
    guard text.hasPrefix("a la") else { return nil }
    let known = tables.lexicon.lexeme(for: text)
    guard known.kind.isTemporal else { return nil }
    var words = row[..<end] + [Constituent(known, tile: tile)]
    if let part { words += small("de", "la") + [part] }
    var clauses = readWhole(Array(words))
    guard let half, let second = half.tile else { return clauses.isEmpty ? nil : clauses }
    for index in clauses.indices { clauses[index].joins[tile] = [tile, second] }
    return clauses.isEmpty ? nil : clauses
  }

  /// *Esperar / hasta / mamá / llegar*.
  private func untilThen(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let link = row.firstIndex(where: { $0.lexeme.lemma == "hasta" }), link > 0,
      link + 2 < row.count, let verb = onlyVerb(Array(row[(link + 1)...])), verb > 0,
      row[link + 1 + verb].lexeme.isInfinitive,
      row[..<link].contains(where: {
        $0.lexeme.wordClass == .verb
      }),
      row[(link + 1)..<(link + 1 + verb)].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.kind == .vehicle || $0.lexeme.takesPlace
      }), let whole = tables.lexicon.known("hasta que")
    else { return nil }
    return row[..<link] + [Constituent(whole, tile: row[link].tile)] + row[(link + 1)...]
  }

  // MARK: - Where and there

  /// *Fiesta / haber / globo / piñata, nevera / haber / leche / huevo, quince / niño / y / doce / niña / clase*: all of it is there.
  private func thereTogether(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3 else { return nil }
    if row[1].lexeme.lemma == "haber", row[1].lexeme.isInfinitive,
      isGround(row[0]) || row[0].lexeme.takesPlace
        || JoinWords.holding.contains(row[0].lexeme.lemma)
    {
      let things = Array(row[2...])
      let nouns = things.indices.filter { isCommon(things[$0]) }
      guard nouns.count == 2, things.count < 6, let last = nouns.last,
        things.allSatisfy({
          isCommon($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .numeral
            || saysMuch($0) || isProperty($0)
        }), !isSortOf(things[nouns[0]].lexeme, things[last].lexeme)
      else { return nil }
      var start = last
      while start > 0, !isCommon(things[start - 1]), !isProperty(things[start - 1]) { start -= 1 }
      return [row[1].said(by: .third)] + things[..<start] + small("y") + things[start...]
        + at(row[0])
    }
    guard isPlain, verbPlace(row) == nil, row.count == 6, let place = row.last, isGround(place),
      row[2].lexeme.lemma == "y", row[0].lexeme.wordClass == .numeral,
      row[3].lexeme.wordClass == .numeral, isCommon(row[1]), isCommon(row[4])
    else { return nil }
    return [deed("haber").said(by: .third)] + Array(row.dropLast()) + at(place)
  }

  /// *Cuánto / costar / billete / Madrid, cuánto / tardar / autobús / centro*: where to.
  private func asFarAs(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.lemma == "cuánto", case let place = row[3],
      place.lexeme.isPlaceLike || place.lexeme.kind == .place
    else { return nil }
    let isFare =
      row[1].lexeme.lemma == "costar" && ["billete", "viaje", "taxi"].contains(row[2].lexeme.lemma)
    let isRide = row[1].lexeme.lemma == "tardar" && row[2].lexeme.kind == .vehicle
    guard isFare || isRide else { return nil }
    return row[..<3] + small("a") + known(place)
  }

  /// *Baño / estar / final / pasillo, tienda / estar / final / calle*.
  private func atEndOf(_ row: [Constituent]) -> [Constituent]? {
    guard let end = row.firstIndex(where: { ["final", "principio"].contains($0.lexeme.lemma) }),
      end > 1, end + 2 == row.count, row[end - 1].lexeme.lemma == "estar", let place = row.last,
      isGround(place) || place.lexeme.isPlaceLike
    else { return nil }
    let link = Constituent(
      Lexeme(lemma: "al \(row[end].lexeme.lemma) de", wordClass: .adposition, kind: .direction),
      tile: row[end].tile)
    return row[..<end] + [link] + small("el") + [place]
  }

  /// *Abrir / libro / página / diez*.
  private func openedAt(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.lemma == "abrir",
      row[1].lexeme.kind == .book || ["cuaderno", "libro", "cuento"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "página", row[3].lexeme.wordClass == .numeral
    else { return nil }
    return [row[0].ordered] + small("el") + [row[1]] + small("por", "la") + row[2...]
  }

  /// *Yo / gustar / perro / vecino*: whose it is that one likes.
  private func likedOfOther(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, let verb = onlyVerb(row), verb < 2, row[verb].lexeme.isInfinitive,
      ["gustar", "encantar", "querer", "ver", "oír", "cuidar", "pasear"].contains(
        row[verb].lexeme.lemma), case let owner = row[3],
      NounRowWords.neighbours.contains(owner.lexeme.lemma), owner.lexeme.wordClass == .noun,
      isCommon(row[2]), row[2].lexeme.kind == .animal
    else { return nil }
    return row[..<2] + small("el") + [row[2]] + small("de") + known(owner)
  }

  // MARK: - What for and why

  /// *Yo / necesitar / silencio / estudiar, yo / necesitar / gafas / leer*.
  private func neededFor(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let last = row.last, last.lexeme.isInfinitive,
      let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb < 2,
      ["necesitar", "querer"].contains(row[verb].lexeme.lemma), row.count == verb + 3,
      case let thing = row[verb + 1], isCommon(thing), thing.lexeme.namesThing,
      frame(of: last).pattern == .plain, !frame(of: last).isStrongOpener,
      row[verb].lexeme.lemma == "necesitar" || JoinWords.calm.contains(thing.lexeme.lemma),
      !JoinWords.mended.contains(last.lexeme.lemma),
      !JoinWords.namedByUse.contains(thing.lexeme.lemma)
    else { return nil }
    return Array(row.dropLast()) + small("para") + [last]
  }

  /// *Mucho / niño / gritar / recreo*: many of them.
  private func manyDo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.lemma == "mucho", isCommon(row[1]), row[1].lexeme.isBeing,
      row[1].lexeme.countability != .mass, row[1].lexeme.lemma != "gente",
      row[1].lexeme.number != .plural, row[2].lexeme.isInfinitive,
      !PortionWords.isKin(row[1].lexeme.lemma), !CalledWords.all.contains(row[1].lexeme.lemma)
    else { return nil }
    let noun = row[1].lexeme.lemma
    guard let many = tables.morphology?.plural(of: noun, wordClass: .noun).first else { return nil }
    let isFeminine = tables.gender(of: row[1].lexeme) == .feminine
    var words = row
    words[0].lexeme = tables.lexicon.lexeme(for: isFeminine ? "muchas" : "muchos")
    words[1].lexeme = tables.lexicon.lexeme(for: many)
    return words
  }

  private func becauseOf(_ row: [Constituent]) -> [Constituent]? {
    moodBecause(row) ?? painBecause(row) ?? scoldedFor(row)
  }

  /// *Yo / estar / enfadado / mamá / gritar, yo / estar / triste / papá / irse*: what another does makes one feel so.
  private func moodBecause(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 4, let being = row.firstIndex(where: { $0.lexeme.lemma == "estar" }),
      being > 0, being < 3, row[being].lexeme.isInfinitive,
      let mood = row[(being + 1)...].firstIndex(where: { $0.lexeme.kind != .degree }),
      mood + 2 < row.count, row[mood].lexeme.wordClass == .adjective,
      row[mood].lexeme.kind == .emotion || HalfWords.glad.contains(row[mood].lexeme.lemma),
      case let rest = Array(row[(mood + 1)...]), let verb = onlyVerb(rest), verb > 0, verb < 4,
      rest[verb].lexeme.isInfinitive,
      let who = rest.first(where: { !$0.lexeme.isDeterminerLike }), who.lexeme.isBeing,
      who.lexeme.wordClass != .pronoun,
      rest[..<verb].dropFirst().allSatisfy({
        isNegator($0) || $0.lexeme.isBeing
      }), who.lexeme.lemma != row[being - 1].lexeme.lemma
    else { return nil }
    return row[...mood] + small("porque") + rest
  }

  /// *Papá / doler / espalda / trabajar / mucho*: what it comes from.
  private func painBecause(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, let hurt = row.firstIndex(where: { $0.lexeme.lemma == "doler" }),
      hurt < 2, hurt + 2 < row.count, row[hurt + 1].lexeme.kind == .body,
      case let deed = row[hurt + 2], deed.lexeme.isInfinitive,
      JoinWords.wearing.contains(deed.lexeme.lemma),
      row[(hurt + 3)...].allSatisfy({
        $0.lexeme.lemma == "mucho" || $0.lexeme.lemma == "demasiado"
      }), hurt == 1
    else { return nil }
    return row[..<(hurt + 2)] + small("porque") + row[(hurt + 2)...]
  }

  /// *Maestra / regañar / yo / hablar / mucho*: for what one is scolded, praised or thanked.
  private func scoldedFor(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3, row[0].lexeme.isHuman,
      ["regañar", "castigar", "reñir", "felicitar", "premiar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, ["yo", "me", "tú", "nosotros"].contains(row[2].lexeme.lemma),
      case let rest = Array(row[3...]),
      onlyVerb(rest) == 0
        || onlyVerb(rest) == 1
          && isNegator(rest[0]),
      rest.contains(where: { $0.lexeme.isInfinitive })
    else { return nil }
    return row[..<3] + small("por") + rest
  }
}

/// Words of such rows.
private enum JoinWords {
  /// What has its length.
  static let lasting: WordSet = [
    "descanso", "pausa", "siesta", "viaje", "clase", "excursión", "recreo", "reunión", "paseo",
    "película", "vídeo", "baño", "masaje",
  ]
  static let partsOfDay: WordSet = ["tarde", "mañana", "noche", "madrugada"]
  /// In what things are besides places.
  static let holding: WordSet = [
    "nevera", "mochila", "caja", "bolsa", "cajón", "armario", "mesa", "plato", "estuche", "bolso",
    "maleta", "cesta", "cartera",
  ]
  /// What one wants in order to do something.
  static let calm: WordSet = ["silencio", "tranquilidad", "calma", "paz"]
  /// What has its name from what it is used for: *goma de borrar, máquina de coser*.
  static let namedByUse: WordSet = [
    "goma", "máquina", "saco", "tabla", "crema", "caña", "aguja", "cuarto", "pañal", "hoja",
    "papel", "agua", "sala", "tijeras", "traje", "ropa", "zapatillas", "cinta",
  ]
  /// What is done to the thing that one needs.
  static let mended: WordSet = [
    "arreglar", "comprar", "lavar", "cambiar", "limpiar", "buscar", "encontrar", "abrir", "cerrar",
    "cargar", "comer", "beber", "tomar", "hacer", "usar", "coger", "poner", "quitar", "guardar",
  ]
  /// From what one is sore.
  static let wearing: WordSet = [
    "trabajar", "caminar", "andar", "correr", "comer", "estudiar", "leer", "gritar", "hablar",
    "bailar", "jugar", "cargar", "escribir", "cantar", "llorar", "beber", "toser",
  ]
}
