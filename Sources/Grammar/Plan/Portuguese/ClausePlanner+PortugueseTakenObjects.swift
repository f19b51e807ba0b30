import AACCore

/// What is done to a place or a part, where the place itself is meant: *a tempestade quebrou o telhado, o governo subiu o preço, nós aprendemos a
/// capital, o caçador atirou no veado, alguém tocou a campainha*.
///
/// Source: Bechara, *Regência verbal*, *Objeto direto*; Cunha & Cintra, chapter 7 (*Objeto direto*).
extension ClausePlanner {
  /// *Tocar / campainha, alguém / tocar / sino*: what is rung.
  func ringObject(_ clause: inout Clause) {
    for place in clause.complements.indices
    where TakenObjectWords.rung.contains(clause.complements[place].lexeme.lemma)
      && isBare(place, clause)
    {
      guard place > 0, case let deed = clause.complements[place - 1].lexeme,
        deed.lemma == "tocar", deed.wordClass == .verb
      else { continue }
      clause.complements[place].government = Government(preposition: nil, article: .definite)
    }
  }

  /// *Subir / preço, quebrar / telhado, montar / árvore, aprender / capital; atirar / veado, assar / carne / churrasco*.
  func takeObject(_ clause: inout Clause, _ verb: String) {
    guard !clause.subject.isEmpty, clause.complements[0].lexeme.wordClass == .noun,
      isBare(0, clause), case let thing = clause.complements[0].lexeme
    else { return }
    if verb == "atirar", thing.kind == .animal || TakenObjectWords.targets.contains(thing.lemma) {
      if clause.complements.count > 1, isBare(1, clause),
        clause.complements[1].lexeme.isPlaceLike
      {
        put(["em", "o"], at: 1, &clause)
      }
      return put(["em", "o"], at: 0, &clause)
    }
    paintIn(&clause, verb)
    if verb == "assar", clause.complements.count > 1, isBare(1, clause),
      ["churrasco", "brasa", "fogueira"].contains(clause.complements[1].lexeme.lemma)
    {
      return put(["em", "o"], at: 1, &clause)
    }
    if TakenObjectWords.picking.contains(verb), thing.number == .plural, !thing.isHuman {
      clause.complements[0].government = Government(preposition: nil, article: .bare)
      return
    }
    guard isTaken(thing, verb, clause) else { return }
    clause.complements[0].government = Government(preposition: nil, article: .definite)
  }

  /// *Pintar / parede / quarto / azul*: in what colour.
  private func paintIn(_ clause: inout Clause, _ verb: String) {
    guard ["pintar", "tingir", "colorir"].contains(verb),
      let last = clause.complements.indices.last,
      last > 1, clause.complements[last].lexeme.kind == .color,
      clause.complements[last].lexeme.wordClass == .adjective,
      clause.complements[last - 1].lexeme.wordClass == .noun,
      clause.complements[last - 1].lexeme.isPlaceLike, isBare(0, clause)
    else { return }
    clause.complements[last].lexeme = Lexeme(
      lemma: "de \(clause.complements[last].lexeme.lemma)", wordClass: .adverb, kind: .manner)
    clause.complements[last].lexeme.isInferred = false
  }

  /// Whether the one thing there is meant, by the verb, or by the storm that does it.
  private func isTaken(_ thing: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    if TakenObjectWords.changing.contains(verb) {
      return TakenObjectWords.measured.contains(thing.lemma)
    }
    if verb == "passar",
      clause.complements.count < 2 || clause.complements[1].lexeme.wordClass != .adjective
    {
      return false
    }
    if TakenObjectWords.things[verb]?.contains(thing.lemma) == true { return true }
    guard TakenObjectWords.destroying.contains(verb), let who = clause.subject.last?.lexeme,
      TakenObjectWords.forces.contains(who.lemma) || who.kind == .weather
    else { return false }
    return thing.isPlaceLike || PortugueseOfPair.isPart(thing)
  }
}

/// Words of what is done to places and parts.
private enum TakenObjectWords {
  /// What one rings.
  static let rung: WordSet = ["campainha", "sino", "sineta", "buzina", "sirene", "interfone"]
  /// At what one shoots.
  static let targets: WordSet = ["alvo", "ladrão", "bandido", "inimigo", "policial"]
  /// What is done to many things.
  static let picking: WordSet = ["apanhar", "catar", "colecionar"]
  /// What is done to a price.
  static let changing: WordSet = ["subir", "baixar", "aumentar", "abaixar", "diminuir", "reduzir"]
  /// What goes up and down.
  static let measured: WordSet = [
    "preço", "salário", "aluguel", "volume", "imposto", "temperatura", "juros", "valor", "nota",
  ]
  /// What is done to which things.
  static let things: [String: WordSet] = [
    "montar": ["árvore", "barraca", "cama", "estante", "palco", "tenda", "presépio", "circo"],
    "aprender": ["capital", "país", "países", "estado", "planeta", "alfabeto"],
    "decorar": ["capital"], "saber": ["capital"],
    "passar": ["fase", "nível"], "fazer": ["comunhão", "primeira comunhão", "crisma"],
  ]
  /// What a storm does.
  static let destroying: WordSet = [
    "quebrar", "destruir", "derrubar", "alagar", "inundar", "queimar", "arrancar", "danificar",
    "atingir", "levar", "molhar", "cobrir",
  ]
  /// What does so by itself.
  static let forces: WordSet = [
    "tempestade", "chuva", "vento", "incêndio", "fogo", "terremoto", "enchente", "furacão", "raio",
    "onda", "tsunami", "vulcão", "temporal", "granizo", "neve", "tornado", "lava",
  ]
}
