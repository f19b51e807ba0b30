import AACCore

/// What the rules that read a verb anew are asked for at all.
extension ReadingWords {
  /// Verbs that may say something else in their company.
  static let reread = own.union(naming).union(laughing).union(grading).union(treating)
    .union(EverydayWords.caring).union(EverydayWords.suffered)
    .union(["quedar", "preferir", "poner", "quitar"])

  /// How something comes that is cold when it does.
  static let arriving: WordSet = [
    "salir", "llegar", "venir", "seguir", "quedarse", "servirse", "volver", "parecer",
  ]

  /// Of what there are several where one is chosen.
  private static let several = pairs.union(limbs).union(plentiful).union(eatenByMany).union([
    "carta"
  ])

  /// What is liked as a kind, and not a certain one of them.
  static let likedKinds = KindSet(.animal, .plant, .vehicle, .story)

  /// Whether a word is one of those of which there can be several though one was chosen.
  static func mayBeMany(_ word: Constituent) -> Bool {
    guard word.lexeme.wordClass == .noun, word.lexeme.number != .plural else { return false }
    return likedKinds.contains(word.lexeme.kind) || word.lexeme.lemma == vague
      || several.contains(word.lexeme.lemma)
  }

  /// What somebody has is many of these: *mis cosas*.
  static let vague = "cosa"

  /// *Me gustan las lentejas, odio las judías verdes*: food of which one is no meal (NGLE §15.8).
  static func isLikedByMany(_ word: Lexeme) -> Bool {
    plentiful.contains(word.lemma) && KindSet.edible.contains(word.kind)
      || eatenByMany.contains(word.lemma)
  }

  /// Food that lies on a plate by many, though one of it can be taken.
  private static let eatenByMany: WordSet = [
    "espinaca", "acelga", "croqueta", "gamba", "galleta", "patata", "papa", "seta", "champiñón",
    "fresa", "uva", "cereza",
    "salchicha", "albóndiga", "empanadilla", "mejillón", "almeja", "sardina", "anchoa", "nuez",
    "almendra", "cacahuete", "pipa", "palomita", "chuche", "chuchería", "gominola", "golosina",
    "zanahoria", "espárrago", "alcachofa", "macarrón", "tallarín", "ravioli", "canelón",
    "nugget", "churro", "alfajor", "tamal", "frutilla", "milanesa", "empanada", "medialuna", "maní",
    "cacahuate", "frijol", "poroto", "arveja", "chícharo", "quesadilla", "taco", "enchilada",
    "tortita", "natilla", "ñoqui", "gusanito",
  ]
}
