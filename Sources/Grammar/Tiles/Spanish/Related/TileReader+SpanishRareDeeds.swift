import AACCore

/// Spanish rows in which the deed tells who is meant by a noun: *desbrozar / huerto / abuelo, leer / lobo / otra vez, tomar / riluzol / desayuno, hacer /
/// pastel / papá, plantar / semilla / judía, bici / sin / ruedines / yo / saber, autobús / cole / tarde / llegar, carrera / yo / llegar / último*.
///
/// Sources: NGLE §33.1 (who may be the subject), §34.8 (*a* of beings), §12.7 (*de* of kinds), §29.8 (*en, con*), §41.6 (what befalls things).
extension TileReader {
  /// The clauses of such a row; nil where its words do not tell.
  func toldByDeed(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, isPlain, row.count > 1, row.count < 8,
      row.allSatisfy({ $0.tile != nil && $0.government == nil }),
      !row.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction })
    else { return nil }
    if let pardon = pardoned(row) ?? thankedFor(row) { return pardon }
    if let worn = wornOnBack(row) ?? countedBoth(row) { return worn }
    if let ridden = riddenBySkill(row) ?? boughtAtShop(row) ?? feltAtVisit(row) { return ridden }
    guard let verb = loneVerb(row), row[verb].lexeme.isInfinitive else { return nil }
    return rareDeed(row, verb) ?? notByAnimal(row, verb) ?? takenAtMeal(row, verb)
      ?? madeForOther(row, verb) ?? planted(row, verb) ?? arrivedLate(row, verb)
      ?? arrivedLast(row, verb) ?? carriedOnBack(row, verb) ?? wantedBright(row, verb)
  }

  private func wish(_ words: [Constituent]) -> [Clause] {
    read([deed("querer").said(by: .first)] + words)
  }

  /// *Desbrozar / huerto / abuelo, escardar / lechugas / con / Xabier*: a deed that is seldom named is done to what lies behind it.
  private func rareDeed(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 0, tables.frames[row[0].lexeme.lemma].isDefault, row.count > 1,
      !row[0].lexeme.lemma.hasSuffix("se"), isCommon(row[1]), row[1].lexeme.namesThing,
      row[2...].allSatisfy({
        $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun || $0.lexeme.lemma == "con"
          || $0.lexeme.wordClass == .adjective || isCommon($0) && $0.lexeme.namesThing
      }), row.count < 5
    else { return nil }
    var thing = row[1]
    thing.government = Government(preposition: nil, article: .definite)
    var rest = Array(row[2...])
    if let other = rest.first, other.lexeme.isHuman { rest = small("con") + rest }
    return wish([row[0], thing] + rest)
  }

  /// *Leer / lobo / otra vez, comprar / conejo*: no beast does it, so it is done to one.
  private func notByAnimal(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 0, RareDeedWords.human.contains(row[0].lexeme.lemma), row.count > 2,
      row[1].lexeme.kind == .animal, isCommon(row[1]),
      row[2...].allSatisfy({ $0.lexeme.wordClass == .adverb })
    else { return nil }
    var beast = row[1]
    beast.lexeme.animacy = .inanimate
    beast.government = Government(preposition: nil, article: .definite)
    return wish([row[0], beast] + row[2...])
  }

  /// *Tomar / riluzol / desayuno, tomar / pastilla / cena*: with which meal.
  private func takenAtMeal(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 0, row.count == 3, ["tomar", "tomarse"].contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .medicine || row[1].lexeme.isInferred, row[1].lexeme.wordClass == .noun,
      row[2].lexeme.kind == .meal || row[2].lexeme.lemma == "comida"
    else { return nil }
    var remedy = row[1]
    remedy.government = Government(preposition: nil, article: .definite)
    return wish([row[0], remedy] + small("en", "el") + [row[2]])
  }

  /// *Hacer / pastel / papá, preparar / bocadillo / hermano*: one, for somebody.
  private func madeForOther(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 0, row.count == 3,
      ["hacer", "preparar", "cocinar"].contains(row[0].lexeme.lemma),
      RareDeedWords.cakes.contains(row[1].lexeme.lemma), row[1].lexeme.number != .plural,
      row[2].lexeme.isHuman, row[2].lexeme.wordClass != .pronoun
    else { return nil }
    return wish([row[0]] + small("un") + row[1...])
  }

  /// *Plantar / semilla / judía / clase, sembrar / semillas / tomate*: of what the seed is.
  private func planted(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard ["plantar", "sembrar", "regar", "comprar"].contains(row[verb].lexeme.lemma), verb < 2,
      verb + 2 < row.count,
      ["semilla", "semillas", "árbol", "planta", "plantas", "mata"].contains(
        written(row[verb + 1])),
      isCommon(row[verb + 2]), KindSet(.food, .plant).contains(row[verb + 2].lexeme.kind)
    else { return nil }
    var kind = row[verb + 2]
    kind = ofKind(kind)
    let laid = row[...(verb + 1)] + [kind] + row[(verb + 3)...]
    return verb == 0 ? wish(Array(laid)) : read(Array(laid))
  }

  /// *Autobús / cole / tarde / llegar*: which one comes late.
  private func arrivedLate(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 3, row.count == 4, ["llegar", "venir", "salir"].contains(row[3].lexeme.lemma),
      row[0].lexeme.kind == .vehicle, isCommon(row[0]), isGround(row[1]),
      ["tarde", "pronto", "temprano", "ya"].contains(row[2].lexeme.lemma)
    else { return nil }
    return read(
      small("el") + [row[0]] + small("de", "el") + [row[1], row[3].said(by: .third), row[2]])
  }

  /// *Carrera / yo / llegar / último / ayer*: in what one came in last.
  private func arrivedLast(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb > 0, verb + 1 < row.count,
      ["llegar", "quedar", "acabar"].contains(row[verb].lexeme.lemma),
      ["último", "primero", "segundo", "tercero", "última", "primera"].contains(
        written(row[verb + 1])),
      isCommon(row[0]), row[0].lexeme.namesThing,
      row[1..<verb].allSatisfy({
        $0.lexeme.isBeing || $0.lexeme.kind == .person || $0.lexeme.isDeterminerLike
      }),
      row[(verb + 2)...].allSatisfy(\.lexeme.kind.isTemporal)
    else { return nil }
    guard let race = named(row[0].lexeme) else { return nil }
    let rank = phrase("\(written(row[verb + 1])) en \(race)", row[verb + 1])
    var deed = row[verb]
    if !row[1..<verb].contains(where: { $0.lexeme.wordClass == .pronoun }) {
      deed = deed.said(by: .third)
    }
    return read(row[1..<verb] + [deed, rank] + row[(verb + 2)...])
  }

  /// *Tortuga / llevar / casa / encima*: what one has on top of oneself.
  private func carriedOnBack(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard verb == 1, row.count == 4, row[0].lexeme.isBeing,
      ["llevar", "tener"].contains(row[1].lexeme.lemma),
      isCommon(row[2]), row[3].lexeme.lemma == "encima"
    else { return nil }
    return read(
      [row[0], row[1].said(by: .third)] + small("el") + [row[2], phrase("encima", row[3])])
  }

  /// *Yo / tener / Pikachu / brillante*: one of that name, and what it is like.
  private func wantedBright(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard ["tener", "querer", "comprar", "cambiar", "dibujar"].contains(row[verb].lexeme.lemma),
      verb + 3 == row.count, case let name = row[verb + 1], name.lexeme.wordClass == .properNoun,
      name.lexeme.kind != .place,
      case let quality = row[verb + 2], isProperty(quality),
      quality.lexeme.kind != .emotion,
      row[..<verb].allSatisfy({ $0.lexeme.kind == .person || isNegator($0) })
    else { return nil }
    var thing = name
    thing.lexeme.wordClass = .noun
    thing.lexeme.kind = .toy
    thing.lexeme.animacy = .inanimate
    thing.lexeme.article = nil
    let laid = row[...verb] + small("un") + [thing, quality]
    return ["tener", "querer"].contains(row[verb].lexeme.lemma) || verb > 0
      ? read(Array(laid)) : wish(Array(laid))
  }

  // MARK: - Without a deed of their own

  /// *Caracol / casa / encima, tortuga / caparazón / encima*: what it carries.
  private func wornOnBack(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind == .animal, row[2].lexeme.lemma == "encima",
      ["casa", "caparazón", "concha", "cría", "crías"].contains(written(row[1]))
    else { return nil }
    var shell = row[1]
    shell.government = Government(preposition: nil, article: .definite)
    return read([row[0], deed("llevar").said(by: .third), shell, phrase("encima", row[2])])
  }

  /// *Yo / tener / tres / hijos / cinco / nietos*: so many of either.
  private func countedBoth(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, case let end = row.count, isCommon(row[end - 1]), isCommon(row[end - 3]),
      row[end - 2].lexeme.wordClass == .numeral, row[end - 4].lexeme.wordClass == .numeral,
      let verb = loneVerb(row), verb == end - 5
    else { return nil }
    return readWhole(row[..<(end - 2)] + small("y") + row[(end - 2)...])
  }

  /// *Bici / sin / ruedines / yo / saber, yo / saber / patines*: how to ride it.
  private func riddenBySkill(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), row[verb].lexeme.lemma == "saber",
      row[verb].lexeme.isInfinitive,
      let ride = row.firstIndex(where: {
        ["bici", "bicicleta", "patinete", "caballo", "moto", "monopatín", "triciclo", "patines"]
          .contains(written($0))
      }), case let others = row.indices.filter({ $0 != verb && $0 != ride }),
      others.allSatisfy({
        row[$0].lexeme.kind == .person || isNegator(row[$0]) || row[$0].lexeme.lemma == "sin"
          || $0 > 0 && row[$0 - 1].lexeme.lemma == "sin"
      })
    else { return nil }
    let who = others.filter { row[$0].lexeme.kind == .person || isNegator(row[$0]) }.map { row[$0] }
    let rest = others.filter { !(row[$0].lexeme.kind == .person || isNegator(row[$0])) }.map {
      row[$0]
    }
    var vehicle = row[ride]
    vehicle.government = Government(
      preposition: written(vehicle) == "caballo" ? "a" : "en", article: .bare)
    return read(who + [row[verb], deed("montar"), vehicle] + rest)
  }

  /// *Súper / querer / galletas / chocolate*: what one wants from there.
  private func boughtAtShop(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, RareDeedWords.shops.contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "querer", row[1].lexeme.isInfinitive, isCommon(row[2]),
      row[2...].allSatisfy({
        isCommon($0) && $0.lexeme.namesThing || $0.lexeme.wordClass == .adjective
      })
    else { return nil }
    return read(row[1...] + small("de", "el") + [row[0]])
  }

  /// *Ir / dentista / miedo / ruido, ir / médico / miedo*: what one feels about going there.
  private func feltAtVisit(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 5, row[0].lexeme.lemma == "ir", row[0].lexeme.isInfinitive,
      isCommon(row[1]), let giving = giving(row[2]),
      row.count == 3 || isCommon(row[3]) && row[3].lexeme.namesThing
    else { return nil }
    let cause = row.count == 4 ? small("por", "el") + [row[3]] : []
    var goal = row[1]
    goal.lexeme.animacy = .inanimate
    goal.lexeme.kind = .place
    goal.government = Government(preposition: "a", article: .definite)
    return read([giving, row[0], goal] + cause)
  }

  /// *Perdonar / romper / jarrón / mamá*: for what one begs pardon.
  private func pardoned(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, ["perdonar", "disculpar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.isInfinitive, row[2].lexeme.namesThing
    else { return nil }
    let begging = row[0].lexeme.lemma == "perdonar" ? "perdona" : "disculpa"
    let called = row.count > 3 && row[row.count - 1].lexeme.isHuman
    let things = Array(row[2..<(called ? row.count - 1 : row.count)])
    guard let what = things.count == 1 ? named(things[0].lexeme) : nil else { return nil }
    let whom = called ? ", \(row[row.count - 1].lexeme.lemma)" : ""
    var clause = Clause(variety: variety)
    let text = "\(begging) por \(row[1].lexeme.lemma) \(what)\(whom)"
    clause.complements = [
      Constituent(Lexeme(lemma: text, wordClass: .interjection, kind: .social), tile: row[0].tile)
    ]
    return [clause]
  }

  /// *Gracias / tú / ayudar / yo*: for what one thanks.
  private func thankedFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, ["gracias", "muchas gracias"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "tú", row[2].lexeme.isInfinitive,
      row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "yo"
    else { return nil }
    let deed = row[2].lexeme.lemma
    var clause = Clause(variety: variety)
    let text = "\(row[0].lexeme.lemma) por \(deed)\(row.count == 4 ? "me" : "")"
    clause.complements = [
      Constituent(Lexeme(lemma: text, wordClass: .interjection, kind: .social), tile: row[0].tile)
    ]
    return [clause]
  }
}

/// Words of such rows.
private enum RareDeedWords {
  /// What no beast does.
  static let human: WordSet = [
    "leer", "comprar", "dibujar", "colorear", "recortar", "pintar", "escribir", "fotografiar",
    "pegar",
    "cantar", "contar",
  ]
  /// What is made one at a time.
  static let cakes: WordSet = [
    "pastel", "bizcocho", "tarta", "bocadillo", "bocata", "sándwich", "zumo", "batido", "café",
    "té",
    "flan", "postre", "dibujo", "regalo", "huevo", "helado",
  ]
  static let shops: WordSet = [
    "súper", "supermercado", "panadería", "pastelería", "quiosco", "tienda", "farmacia", "frutería",
    "mercado", "heladería", "librería", "mercadillo", "juguetería",
  ]
}
