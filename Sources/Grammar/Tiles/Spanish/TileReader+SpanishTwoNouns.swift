import AACCore

/// Spanish rows of two nouns of which one is the other's part, is in it or on it: *elefante / trompa, casa / chimenea, cielo / estrellas, nevera /
/// leche, mochila / libro, cocina / mamá, pez / pecera* (NGLE §12.7, §41.5 *haber*, §37.9 *estar* of where something is).
extension TileReader {
  /// The row with its verb; as it was where the two nouns say nothing of each other.
  func pairOfNouns(_ row: [Constituent]) -> [Constituent] {
    guard row.count == 2,
      row.allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal && $0.government == nil
      })
    else { return row }
    let (first, second) = (row[0].lexeme, row[1].lexeme)
    if hasPart(first, second) { return [row[0], deed("tener"), row[1]] }
    let there = small("en", "el") + [row[0]]
    if holdsLoose(first, second) { return [row[1], .linking("estar")] + there }
    if isThere(second, in: first) {
      return [deed("haber").said(by: .third), row[1]] + there
    }
    if first.kind == .animal, TwoNounWords.homes[second.lemma]?.contains(first.lemma) == true {
      return [row[0], .linking("estar")] + small("en", "el") + [row[1]]
    }
    return row
  }

  /// *Yo / ayuda, papá / aúpa*: what one needs, and what one calls for.
  func helpAndLift(_ row: [Constituent]) -> [Constituent] {
    var row = row
    if row[0].lexeme.lemma == "yo", row[1].lexeme.wordClass == .noun,
      let verb = TwoNounWords.own[written(row[1])]
    {
      row.insert(deed(verb), at: 1)
      return row
    }
    if row[0].lexeme.wordClass == .noun, row[0].lexeme.isHuman || row[0].lexeme.kind == .animal,
      row[0].lexeme.article != .bare, !CalledWords.all.contains(row[0].lexeme.lemma),
      !AddressWords.medics.contains(row[0].lexeme.lemma), row[1].lexeme.wordClass == .noun,
      row[1].lexeme.kind == .illness && row[1].lexeme.lemma != "dolor"
        || TwoNounWords.own[written(row[1])] == "tener"
    {
      row.insert(deed("tener"), at: 1)
      return row
    }
    if let lift = row.firstIndex(where: { $0.lexeme.lemma == "aúpa" }) {
      row[lift].lexeme = Lexeme(lemma: "aúpa", wordClass: .interjection, kind: .social)
    }
    return row
  }

  /// *Yo / ganas / pis, yo / sueño / cama, yo / otra / galleta*: what one feels like, where one wants to go, what one wants again.
  func ownWishes(_ row: inout [Constituent]) {
    guard row.count == 3, row[0].lexeme.lemma == "yo", row[2].lexeme.wordClass == .noun else {
      return
    }
    switch written(row[1]) {
    case "ganas" where ["pis", "pipí", "caca"].contains(row[2].lexeme.lemma):
      row = [row[0], deed("tener"), row[1]] + small("de") + [deed("hacer"), row[2]]
    case "sueño" where row[2].lexeme.lemma == "cama":
      guard let sleep = tables.lexicon.known("sueño") else { return }
      row[1].lexeme = sleep
      row = [row[0], deed("tener"), row[1], deed("querer"), row[2]]
    case "otro", "otra": row.insert(deed("querer"), at: 1)
    default: return
    }
  }

  /// *Profe / yo / terminar, mamá / yo / caer*: who is called hears what has happened.
  func toldToTeacher(_ row: inout [Constituent]) {
    guard row.count == 3, CalledWords.all.contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .noun, row[1].lexeme.lemma == "yo", row[2].lexeme.isInfinitive,
      TwoNounWords.happened.contains(row[2].lexeme.lemma)
    else { return }
    row[0] = row[0].calledOut
  }

  /// *Elefante / trompa, perro / cola, casa / jardín, rey / corona*.
  private func hasPart(_ whole: Lexeme, _ part: Lexeme) -> Bool {
    if whole.kind == .animal {
      return TwoNounWords.limbs.contains(part.lemma) || part.kind == .toy
    }
    if TwoNounWords.houses.contains(whole.lemma) { return TwoNounWords.built.contains(part.lemma) }
    return TwoNounWords.worn[whole.lemma]?.contains(part.lemma) == true
  }

  /// *Mochila / libro, jardín / perro, cocina / mamá*: what can be taken out of it again, and who walks about there.
  private func holdsLoose(_ place: Lexeme, _ thing: Lexeme) -> Bool {
    if thing.isHuman || thing.kind == .animal {
      return thing.number != .plural && TwoNounWords.rooms.contains(place.lemma)
    }
    guard TwoNounWords.bags.contains(place.lemma) else { return false }
    switch thing.kind {
    case .book, .toy, .clothing, .device: return thing.number != .plural
    default: return false
    }
  }

  /// *Cielo / estrellas, nevera / leche, parque / columpios*.
  private func isThere(_ thing: Lexeme, in place: Lexeme) -> Bool {
    if ["nevera", "frigorífico"].contains(place.lemma) {
      return KindSet.edible.contains(thing.kind)
    }
    return TwoNounWords.contents[place.lemma]?.contains(thing.lemma) == true
  }
}

/// Words of such rows.
private enum TwoNounWords {
  /// What one needs, wants of others and has.
  static let own: [String: String] = [
    "ayuda": "necesitar", "tirita": "necesitar", "pañuelo": "necesitar", "beso": "querer",
    "abrazo": "querer", "cosquillas": "querer", "masaje": "querer", "caricia": "querer",
    "mimos": "querer", "pis": "tener", "pipí": "tener", "caca": "tener", "mocos": "tener",
    "sangre": "tener",
  ]
  /// What one tells at once.
  static let happened: WordSet = [
    "terminar", "acabar", "caer", "caerse", "vomitar", "perder", "mancharse", "mojarse",
  ]
  /// What animals have.
  static let limbs: WordSet = [
    "cola", "rabo", "trompa", "alas", "cuernos", "pico", "plumas", "rayas", "manchas", "melena",
    "garras", "colmillos", "escamas", "aletas", "caparazón", "antenas", "bigotes", "cresta",
    "pinzas", "pezuñas", "hocico", "joroba", "pelo",
  ]
  static let houses: WordSet = ["casa", "piso", "hotel", "colegio", "castillo", "chalé"]
  /// What houses have.
  static let built: WordSet = [
    "chimenea", "jardín", "piscina", "terraza", "garaje", "ascensor", "balcón", "sótano", "torre",
    "torres", "ventanas", "escaleras",
  ]
  /// What somebody is known by.
  static let worn: [String: WordSet] = [
    "rey": ["corona"], "reina": ["corona"], "princesa": ["corona"], "pirata": ["parche", "espada"],
    "mago": ["varita", "chistera"], "hada": ["varita", "alas"], "superhéroe": ["capa"],
    "bruja": ["escoba"], "payaso": ["globo"], "bebé": ["chupete", "biberón"],
    "caballero": ["espada", "escudo"], "niño": ["bici"], "niña": ["bici"],
  ]
  /// Where people and pets walk about.
  static let rooms: WordSet = [
    "cocina", "baño", "salón", "habitación", "jardín", "patio", "terraza", "comedor", "garaje",
    "pasillo", "dormitorio",
  ]
  static let bags: WordSet = ["mochila", "bolsa", "caja", "bolso", "armario", "cajón", "estuche"]
  /// What there is in and on it.
  static let contents: [String: WordSet] = [
    "cielo": ["estrellas", "nubes", "luna", "sol", "arcoíris", "pájaros", "avión"],
    "mar": ["peces", "olas", "barcos", "barco", "medusas", "algas", "tiburones"],
    "río": ["peces", "agua", "piedras", "patos"],
    "playa": ["arena", "conchas", "gente", "olas", "niños"],
    "parque": ["columpios", "columpio", "tobogán", "árboles", "niños", "patos", "fuente"],
    "jardín": ["flores", "árboles", "plantas", "mariposas"],
    "árbol": ["flores", "manzanas", "pájaros", "hojas", "nido", "naranjas", "frutas"],
    "bosque": ["árboles", "setas", "animales", "ardillas", "lobos"],
    "granja": ["animales", "vacas", "gallinas", "cerdos", "ovejas", "caballos"],
    "zoo": ["animales", "leones", "monos", "elefantes", "jirafas"],
    "mesa": ["platos", "vasos", "plato", "vaso", "mantel", "pan"],
    "calle": ["coches", "gente", "ruido"], "clase": ["niños", "mesas", "ruido"],
    "pared": ["cuadro", "cuadros", "reloj"], "plato": ["comida", "sopa", "arroz"],
  ]
  /// Where animals live.
  static let homes: [String: WordSet] = [
    "pecera": ["pez"], "acuario": ["pez"], "nido": ["pájaro"], "colmena": ["abeja", "abejas"],
    "jaula": ["pájaro", "loro", "hámster"], "gallinero": ["gallina"],
    "establo": ["caballo", "vaca"],
    "cueva": ["oso"], "madriguera": ["conejo"],
  ]
}
