import AACCore

/// Core words of Spanish boards by what they do beside one other word.
///
/// Source: NGLE §30.2 (adverbs), §13.2 (adjectives), §12.2 (nouns); *Diccionario de la lengua española*.
enum CorePairWords {
  static let owned: WordSet = ["mío", "mi"]
  static let pointed: WordSet = ["este", "ese", "aquel", "esto", "eso"]
  /// How much of it.
  static let amounts: WordSet = ["más", "mucho", "todo", "nada"]
  /// When something is wanted.
  static let soon: WordSet = ["ya", "otra vez", "ahora", "ahora mismo", "después"]
  /// Feelings of the body and of fear that one has.
  static let felt: WordSet = ["hambre", "sed", "sueño", "miedo"]
  /// What has a feeling for its object.
  static let unfelt: WordSet = [
    "tener", "dar", "gustar", "querer", "sentir", "pasar", "quitar", "haber", "perder", "hacer",
    "estar", "ser", "entrar", "poder", "necesitar",
  ]
  /// When, where and whether again.
  static let beside: WordSet = [
    "otra vez", "ya", "ahora", "ahora mismo", "aquí", "ahí", "allí", "abajo", "arriba", "fuera",
    "hoy", "mañana", "ayer", "luego", "después", "dentro",
  ]
  /// How often, and whether.
  static let often: WordSet = [
    "nunca", "siempre", "también", "tampoco", "todavía no", "quizás", "todavía",
  ]
  static let dated: WordSet = [
    "ahora", "luego", "después", "hoy", "mañana", "ayer", "siempre", "nunca",
  ]
  /// What one agrees to.
  static let answered: WordSet = [
    "ahora", "luego", "después", "hoy", "mañana", "ya", "otra vez", "aquí", "fuera", "arriba",
    "abajo", "más", "mucho", "todo", "también", "siempre", "adiós", "hola", "ayer", "quizás",
  ]
  /// What is taken into the hand, worn, ridden, watched or listened to.
  static let handled = KindSet(
    .toy, .vehicle, .device, .media, .music, .book, .story, .instrument, .clothing, .game)
  /// Of what there is one around.
  static let around = KindSet(.toy, .furniture, .place, .room, .device, .media)

  /// Whether it is a noun or a name, and of no time and no number.
  static func isNoun(_ word: Lexeme) -> Bool { word.isLastingNoun && word.kind != .quantity }

  /// Whether one goes to them to get well.
  static func isHealer(_ word: String) -> Bool {
    AddressWords.medics.contains(word) || healers.contains(word)
  }

  private static let healers: WordSet = [
    "dentista", "fisio", "logopeda", "psicólogo", "psicóloga", "pediatra", "terapeuta",
    "peluquero", "peluquera", "oculista",
  ]

  /// Whether it says what somebody or something is like.
  static func isQuality(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective && !word.isDeterminerLike
      && [.emotion, .state, .quality, .color, .size].contains(word.kind)
      && !["mejor", "peor", "mismo", "solo", "primero", "último"].contains(word.lemma)
  }

  /// Whether it says how one feels.
  static func isMood(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective
      && (word.kind == .emotion || EverydayAlone.states.contains(word.lemma)
        || word.lemma == "agotado")
      && !["perdido", "ocupado"].contains(word.lemma)
  }

  /// Whether one is so oneself rather than something at hand.
  static func isOwn(_ word: Lexeme) -> Bool {
    isMood(word) || word.lemma == "sucio" || word.lemma == "mojado"
  }

  /// Whether somebody or something is so for a while.
  static func isState(_ word: Lexeme) -> Bool {
    isMood(word) || word.wordClass == .adjective && SuppliedWords.conditions.contains(word.lemma)
  }

  /// Whether it is a deed that one would like to do.
  static func isDeed(_ verb: String) -> Bool {
    WishedDeeds.isAskedFor(verb, .spanish) || SpanishCoreWords.deeds.contains(verb)
  }

  /// Where a small word stands beside another: *quizás, luego, mucho, aquí, también, otra vez, más*.
  static func rank(_ word: String) -> Int? { ranks[word] }

  private static let ranks: WordMap<Int> = [
    "quizás": 0, "ahora": 1, "luego": 1, "después": 1, "hoy": 1, "mañana": 1, "ayer": 1,
    "siempre": 1, "nunca": 1, "mucho": 2, "otro": 2, "todo": 2, "nada": 2, "aquí": 3, "ahí": 3,
    "fuera": 3, "arriba": 3, "abajo": 3, "también": 4, "tampoco": 4, "otra vez": 5, "más": 6,
    "ya": 7,
  ]
}
