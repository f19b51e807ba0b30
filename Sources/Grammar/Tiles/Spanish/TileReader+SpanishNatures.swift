import AACCore

/// Spanish rows of a noun and what it is like, and of somebody or an animal and a thing, with no verb: *escalera / alta, nubes / grises,
/// fontanero / caro, abuela / bastón, gallina / huevo* (NGLE §37.7–9, *ser* with what something is by nature; §35.1).
extension TileReader {
  /// Puts in *ser, tener* or what the animal does; false where the row is one phrase.
  func supplyNature(_ words: inout [Constituent]) -> Bool {
    guard variety.language == .spanish, let last = words.last?.lexeme, words.count > 1,
      case let noun = words.count - 2, words[noun].lexeme.wordClass == .noun,
      !words[noun].lexeme.kind.isTemporal,
      words[..<noun].allSatisfy({ $0.lexeme.kind == .possessive })
    else { return false }
    if last.wordClass == .adjective, isByNature(words[noun].lexeme, last) {
      words.insert(copula("ser"), at: noun + 1)
      return true
    }
    guard words.count == 2, last.wordClass == .noun else { return false }
    if let deed = yielding(words[0].lexeme, last) {
      words.insert(self.deed(deed), at: 1)
      if last.lemma == "huevo" {
        words[2].lexeme.lemma = "huevos"
        words[2].lexeme.number = .plural
      }
      return true
    }
    guard holds(words[0].lexeme, last) else { return false }
    words.insert(deed("tener"), at: 1)
    return true
  }

  /// Whether the quality is said of it, and does not only tell which one is meant.
  private func isByNature(_ noun: Lexeme, _ quality: Lexeme) -> Bool {
    if noun.isHuman {
      return noun.wordClass == .noun && NatureWords.ofPeople.contains(quality.lemma)
    }
    if quality.kind == .color { return NatureWords.sky.contains(noun.lemma) }
    // Bote / duro: it does not open.
    if quality.lemma == "duro", AffectedWords.packages.contains(noun.lemma) { return false }
    if NatureWords.ofAnything.contains(quality.lemma) {
      return !KindSet.edible.contains(noun.kind) && noun.kind != .body
    }
    guard NatureWords.cut.contains(quality.lemma) else { return false }
    switch noun.kind {
    case .body, .clothing, .food, .drink, .dish, .time: return false
    default: return true
    }
  }

  /// *Gallina / huevo, vaca / leche, oveja / lana, abeja / miel*.
  private func yielding(_ animal: Lexeme, _ thing: Lexeme) -> String? {
    guard animal.kind == .animal else { return nil }
    let name = thing.lemma.hasSuffix("huevos") ? "huevo" : thing.lemma
    return NatureWords.yields[name].flatMap { $0.givers.contains(animal.lemma) ? $0.deed : nil }
  }

  /// *Abuela / bastón, niño / pelota, bombero / casco*: somebody who is not called has it.
  private func holds(_ who: Lexeme, _ thing: Lexeme) -> Bool {
    guard who.isHuman, who.wordClass == .noun, who.article != .bare, !thing.isBeing,
      !CalledWords.teachers.contains(who.lemma), !AddressWords.medics.contains(who.lemma),
      !EverydayQuestions.visited.contains(who.lemma)
    else { return false }
    switch thing.kind {
    case .clothing, .toy, .instrument: return true
    case .thing: return NatureWords.held.contains(thing.lemma)
    default: return false
    }
  }
}

/// Words of such rows.
private enum NatureWords {
  /// What things and animals are by nature.
  static let ofAnything: WordSet = [
    "alto", "bajo", "ancho", "estrecho", "profundo", "duro", "blando", "suave", "áspero", "ligero",
    "viejo", "antiguo", "moderno", "redondo", "cuadrado", "gigante", "enorme", "liso", "grueso",
    "rizado", "frágil", "feroz", "salvaje", "gordo", "flaco",
  ]
  /// How long they are, but not how clothes are cut and meals last.
  static let cut: WordSet = ["largo", "corto"]
  /// What people are like, and what they ask for their work.
  static let ofPeople: WordSet = [
    "caro", "barato", "viejo", "joven", "rubio", "moreno", "calvo", "delgado", "gordo", "flaco",
    "famoso", "pelirrojo", "zurdo", "vegetariano", "rico", "pobre", "anciano", "puntual",
  ]
  /// What has its colour for all to see.
  static let sky: WordSet = ["nube", "nubes", "mar", "luna", "sol", "nieve", "hierba", "césped"]
  /// What animals give and make.
  static let yields: [String: (deed: String, givers: WordSet)] = [
    "huevo": ("poner", ["gallina", "pato", "pata", "pájaro", "tortuga", "avestruz", "oca", "ave"]),
    "leche": ("dar", ["vaca", "cabra", "oveja", "burra"]), "lana": ("dar", ["oveja", "alpaca"]),
    "miel": ("hacer", ["abeja", "abejas"]), "telaraña": ("hacer", ["araña"]),
  ]
  /// What one has with one and holds.
  static let held: WordSet = [
    "bastón", "paraguas", "bolso", "mochila", "maleta", "regalo", "globo", "flauta", "muleta",
    "muletas", "maletín", "cesta", "linterna", "escoba", "espada", "varita", "llave", "llaves",
    "casco", "escudo", "pipa", "bandera", "cámara", "audífono", "andador", "carrito",
  ]
}
