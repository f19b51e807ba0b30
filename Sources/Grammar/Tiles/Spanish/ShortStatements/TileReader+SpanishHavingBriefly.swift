import AACCore

/// Short Spanish rows without a verb that tell what somebody has or wears and what there is in a place: *niño / fiebre / alta, fiebre / alta / niño, niño /
/// diarrea / noche, elefante / grande / trompa / larga, hombre / alto / sombrero, mercado / pescado / fresco, nube / forma / corazón, mejor / amigo / Hugo,
/// tú / guapa / vestido, karaoke / amigos / divertido*.
///
/// Sources: NGLE §31.1 (what is left unsaid), §35.2 (*tener* of states), §15.6 (*haber*), §37.7 (*ser*), §18.2 (*mi*).
extension TileReader {
  /// The clause of such a row; nil for any other.
  func hasItBriefly(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 2, row.count < 6, !choices.options.contains(.request),
      row.allSatisfy({
        $0.tile != nil && $0.government == nil && $0.lexeme.wordClass != .verb
          && $0.lexeme.wordClass != .adposition && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .question && $0.lexeme.kind != .social && !isNegator($0)
      })
    else { return nil }
    if let both = bigWithLongPart(row) { return both }
    let laid =
      illBriefly(row) ?? wornBriefly(row) ?? freshThere(row) ?? shapedLike(row) ?? bestFriend(row)
    return laid.map { read($0) } ?? looksSoIn(row) ?? eventWithPeople(row)
  }

  private func isSomeone(_ word: Constituent) -> Bool {
    word.lexeme.isHuman && (word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun)
  }

  /// *Niño / fiebre / alta, fiebre / alta / niño, niño / diarrea / noche*: what somebody suffers from, how much and when.
  private func illBriefly(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3,
      let ill = row.firstIndex(where: {
        $0.lexeme.wordClass == .noun && SpanishHavingWords.ills.contains(written($0))
      }),
      let who = row.firstIndex(where: { isSomeone($0) || $0.lexeme.kind == .animal }),
      !CalledWords.all.contains(row[who].lexeme.lemma) || who == 0 && ill == 1,
      ill == who + 1 || who == 2 && ill == 0,
      case let rest = row.indices.filter({ $0 != ill && $0 != who }), rest.count == 1
    else { return nil }
    let other = row[rest[0]]
    let having = known(row[who]) + [briefVerb("tener", of: row[who])]
    if other.isBriefQuality, rest[0] == ill + 1 { return having + [row[ill], other] }
    guard other.lexeme.kind.isTemporal, who == 0 else { return nil }
    return having + [row[ill], other]
  }

  /// *Elefante / grande / trompa / larga, niña / alta / pelo / rizado*: what one is like, and what one of one's parts.
  private func bigWithLongPart(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isPlain, isCommon(row[0]),
      row[0].lexeme.kind == .animal || row[0].lexeme.isHuman,
      row[1].isBriefQuality, row[3].isBriefQuality, row[2].lexeme.wordClass == .noun,
      row[2].lexeme.kind == .body || SpanishHavingWords.parts.contains(row[2].lexeme.lemma)
        || SpanishHavingWords.parts.contains(written(row[2])),
      copula(of: row[1].lexeme, for: row[0].lexeme, at: []) == "ser"
    else { return nil }
    return besides(
      read(small("el") + [row[0], .linking("ser"), row[1]]),
      read([briefVerb("tener", of: row[0])] + small("el") + [row[2], row[3]]), link: "y")
  }

  /// *Hombre / alto / sombrero, niña / rubia / gafas, profesor / gimnasia / silbato*: what somebody wears or carries.
  private func wornBriefly(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.isHuman,
      !CalledWords.all.contains(row[0].lexeme.lemma)
        || PartOfWords.arts.contains(row[1].lexeme.lemma), isCommon(row[2]),
      row[1].isBriefQuality && !row[1].lexeme.kind.isPassing
        && copula(of: row[1].lexeme, for: row[0].lexeme, at: []) == "ser"
        || isCommon(row[1])
          && (isSortOf(row[0].lexeme, row[1].lexeme)
            || PartOfWords.lessons.contains(row[0].lexeme.lemma)
              && PartOfWords.arts.contains(row[1].lexeme.lemma))
    else { return nil }
    let who =
      row[1].isBriefQuality
      ? small("el") + [row[0], row[1]] : small("el") + [row[0]] + ofSort(row[1])
    let isMany = row[2].lexeme.number == .plural || isWrittenPlural(row[2])
    let one = (isMany ? [] : small("un")) + [row[2]]
    if row[2].lexeme.kind == .clothing || SpanishHavingWords.worn.contains(written(row[2])) {
      return who + [briefVerb("llevar", of: row[0])] + one
    }
    guard SpanishHavingWords.carried.contains(row[2].lexeme.lemma) else { return nil }
    return who + [briefVerb("tener", of: row[0])] + one
  }

  /// *Mercado / pescado / fresco, nevera / yogur / caducado, cine / película / nueva*: what there is of what kind, and where.
  private func freshThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isPlain, SpanishHavingWords.markets.contains(row[0].lexeme.lemma),
      isCommon(row[0]), isCommon(row[1]), row[2].isBriefQuality, !isGround(row[1]),
      row[1].lexeme.kind == .animal || row[1].lexeme.namesThing,
      !SpanishHappensWords.installed.contains(row[1].lexeme.lemma),
      !isSortOf(row[0].lexeme, row[1].lexeme)
    else { return nil }
    return [deed("haber").said(by: .third), row[1], row[2]] + at(row[0])
  }

  /// *Nube / forma / corazón*: what it looks like.
  private func shapedLike(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "forma", isCommon(row[0]), isCommon(row[2]),
      row[0].lexeme.namesThing
    else { return nil }
    return small("el") + [row[0], briefVerb("tener", of: row[0]), row[1].withNoArticle]
      + ofSort(row[2])
  }

  /// *Mejor / amigo / Hugo*: who it is (NGLE §37.7).
  private func bestFriend(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "mejor",
      KinWords.own.contains(row[1].lexeme.lemma) || row[1].lexeme.lemma.hasPrefix("amig"),
      row[2].lexeme.wordClass == .properNoun, row[2].lexeme.isHuman
    else { return nil }
    return small("mi") + [row[0], row[1], .linking("ser", .third), row[2]]
  }

  /// *Tú / guapa / vestido*: how one looks in what one wears.
  private func looksSoIn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.wordClass == .pronoun, row[0].lexeme.kind == .person,
      SpanishHavingWords.looks.contains(row[1].lexeme.lemma), row[2].lexeme.kind == .clothing,
      isCommon(row[2])
    else { return nil }
    let rest = [row[1]] + small("con", "el") + [row[2]]
    return stated(.linking("estar"), by: [row[0]], rest)
  }

  /// *Karaoke / amigos / divertido*: what it was like with them.
  private func eventWithPeople(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isOver, SpanishHavingWords.company.contains(row[0].lexeme.lemma),
      row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun, row[2].isBriefQuality
    else { return nil }
    let rest = [row[2]] + small("con") + known(row[1])
    return stated(.linking("ser"), by: small("el") + [row[0]], rest)
  }
}

/// Words of such rows.
private enum SpanishHavingWords {
  /// What one suffers from for a while.
  static let ills: WordSet = [
    "fiebre", "diarrea", "tos", "gripe", "mocos", "vómitos", "catarro", "otitis", "varicela",
    "anginas", "estreñimiento", "hipo", "alergia", "resfriado", "infección", "migraña", "mareos",
    "náuseas", "picor", "fiebres", "piojos", "lombrices", "pulgas", "sarpullido", "asma",
    "gastroenteritis", "faringitis", "bronquitis", "conjuntivitis",
  ]
  /// Parts of animals that are no parts of people.
  static let parts: WordSet = [
    "trompa", "cola", "cuernos", "alas", "pico", "melena", "patas", "rabo", "orejas", "colmillos",
    "caparazón", "garras", "crin", "hocico", "plumas", "antenas", "bigotes", "pelo", "cuello",
    "dientes", "barba", "bigote", "ojos", "piel",
  ]
  static let worn: WordSet = [
    "gafas", "sombrero", "gorra", "gorro", "bastón", "mochila", "bolso", "paraguas", "reloj",
    "pendientes", "collar", "barba", "bigote", "peluca", "pañuelo", "casco",
  ]
  static let carried: WordSet = [
    "silbato", "perro", "gato", "moto", "coche", "bici", "guitarra", "cámara", "perra",
  ]
  /// Where things are sold, kept, shown and grow.
  static let markets: WordSet = [
    "mercado", "tienda", "supermercado", "súper", "panadería", "pescadería", "frutería",
    "carnicería", "pastelería", "heladería", "librería", "juguetería", "nevera", "despensa",
    "bosque", "huerto", "cine", "museo", "kiosco", "quiosco", "zapatería", "biblioteca",
    "congelador", "granja",
  ]
  static let looks: WordSet = [
    "guapo", "elegante", "gracioso", "estupendo", "ridículo",
  ]
  /// What one does with others.
  static let company: WordSet = [
    "karaoke", "excursión", "viaje", "paseo", "cena", "partido", "merienda", "comida", "tarde",
    "fiesta", "juego", "picnic", "acampada", "visita", "baile",
  ]
}
