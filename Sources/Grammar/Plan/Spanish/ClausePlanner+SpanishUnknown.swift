import AACCore

/// People and things that nobody has heard of yet, behind a preposition that was chosen: *tropecé con una piedra, me casé con un médico,
/// trabajo en una fábrica* (NGLE §15.2, *artículo indefinido y primera mención*).
extension ClausePlanner {
  /// Gives what is mentioned first its indefinite article.
  func meetUnknown(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1, let whom = UnknownWords.met[verb],
      let place = clause.complements.indices.dropFirst().first(where: { index in
        let before = clause.complements[index - 1].lexeme
        return before.wordClass == .adposition
          && UnknownWords.links.contains(before.lemma)
          && clause.complements[index].lexeme.number != .plural
          && whom.contains(clause.complements[index].lexeme.lemma)
      }), clause.complements[place].lexeme.wordClass == .noun
    else { return }
    clause.complements[place].government = Government(
      preposition: clause.complements[place - 1].lexeme.lemma, article: .indefinite)
  }

  /// *Tener / algo / que / decir, tener / nada / que / hacer*: the thing stands before what is to be done with it, and nobody must
  /// (NGLE §26.11, *relativas de infinitivo*).
  func haveToDo(_ clause: inout Clause, _ verb: String) {
    guard verb == "tener" || verb == "haber", clause.complements.count > 2,
      UnknownWords.amounts.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.lemma == "que",
      clause.complements[2].lexeme.wordClass == .verb, clause.complements[2].lexeme.isInfinitive
    else { return }
    clause.complements[1].lexeme = Lexeme(lemma: "que", wordClass: .adposition, kind: .connective)
  }
}

/// Who and what is met for the first time.
private enum UnknownWords {
  static let links: WordSet = ["con", "contra", "de", "en"]
  static let amounts: WordSet = ["algo", "nada", "mucho", "poco"]
  static let met: [String: WordSet] = {
    let obstacles: WordSet = [
      "farola", "piedra", "árbol", "coche", "moto", "bici", "columna", "lata", "rama", "silla",
      "poste", "señor", "señora", "camión", "furgoneta",
    ]
    let people: WordSet = [
      "chico", "chica", "señor", "señora", "hombre", "mujer", "médico", "médica", "compañero",
      "compañera", "actor", "actriz", "cantante", "bombero", "abogado", "abogada", "enfermera",
      "enfermero",
    ]
    let strangers: WordSet = ["señor", "señora", "hombre", "mujer", "chico", "chica"]
    return [
      "tropezar": obstacles, "tropezarse": obstacles, "chocar": obstacles, "chocarse": obstacles,
      "atragantarse": ["espina", "hueso", "caramelo"], "casarse": people, "enamorarse": people,
      "salir": people, "ligar": people, "hablar": strangers,
      "trabajar": ["fábrica", "bar", "empresa", "restaurante", "hotel", "tienda", "panadería"],
      "estudiar": ["academia"], "dormir": ["hotel", "albergue", "hostal"],
      "vivir": ["piso", "apartamento", "chalé"],
    ]
  }()
}
