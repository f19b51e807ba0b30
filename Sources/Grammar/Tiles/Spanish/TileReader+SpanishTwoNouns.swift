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
    "vaso": ["agua", "leche", "zumo"],
  ]
  /// Where animals live.
  static let homes: [String: WordSet] = [
    "pecera": ["pez"], "acuario": ["pez"], "nido": ["pájaro"], "colmena": ["abeja", "abejas"],
    "jaula": ["pájaro", "loro", "hámster"], "gallinero": ["gallina"],
    "establo": ["caballo", "vaca"],
    "cueva": ["oso"], "madriguera": ["conejo"],
  ]
}
