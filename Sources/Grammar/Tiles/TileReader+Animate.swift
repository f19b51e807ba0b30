import AACCore

/// *Cama / descansar, yogurt/have breakfast, travesseiro / dormir*: what only people and animals do, no thing does; it is
/// where or with what it is done (NGLE §33.1 and CGEL §10.21 on agents; Cunha & Cintra, chapter 7, *Sujeito*).
extension TileReader {
  /// Whether the one thing of a row stands beside a verb that things do not do.
  func isNoAgent(_ words: [Constituent], _ thing: Lexeme, _ frame: VerbFrame) -> Bool {
    guard !thing.isBeing, !thing.isInferred, thing.kind != .body, thing.kind != .toy,
      thing.wordClass == .noun || thing.kind == .demonstrative,
      AnimateWords.deeds(in: variety.language).contains(frame.lemma)
        || AnimateWords.being.contains(frame.lemma) && thing.kind == .place && words.count == 2
    else { return false }
    return words.allSatisfy {
      $0.lexeme.wordClass == .verb || $0.lexeme == thing || $0.lexeme.isDeterminerLike
        || !$0.lexeme.isNominal || $0.lexeme.kind.isTemporal
    }
  }
}

/// Verbs of the body, of the senses, of thought and of speech, whose doer lives.
enum AnimateWords {
  static func deeds(in language: Language) -> WordSet {
    switch language {
    case .spanish: spanish
    case .portuguese: portuguese
    case .english: english
    }
  }

  /// Verbs of being somewhere: *cocina / estar*.
  static let being: WordSet = ["estar", "be"]

  /// The same of Spanish.
  static let spanish: WordSet = [
    "descansar", "dormir", "dormirse", "acostarse", "sentarse", "levantarse", "tumbarse",
    "ponerse de pie", "esconderse", "comer", "beber", "desayunar", "almorzar", "cenar", "merendar",
    "ver", "mirar", "oír", "escuchar", "saber", "pensar", "creer", "querer", "preferir", "amar",
    "odiar", "leer", "escribir", "dibujar", "cocinar", "pagar", "comprar", "jugar", "nadar",
    "caminar", "bañarse", "ducharse", "lavarse", "vestirse", "peinarse", "cepillarse", "llorar",
    "reír", "reírse", "sonreír", "gritar", "hablar", "decir", "contar", "preguntar", "responder",
    "pedir", "bailar", "estudiar", "aprender", "visitar", "viajar", "sentir", "sentirse",
    "estornudar", "toser", "vomitar", "hacer pis", "hacer caca", "abrazar", "besar", "saltar",
    "poder", "necesitar", "cantar", "ponerse", "buscar", "sacar", "conocer", "recoger", "guardar",
    "tomar", "deber", "intentar", "esperar", "saludar", "invitar", "recordar", "olvidar",
  ]

  private static let portuguese: WordSet = [
    "descansar", "dormir", "deitar", "deitar-se", "sentar", "sentar-se", "levantar-se",
    "ficar de pé", "esconder-se", "comer", "beber", "tomar café da manhã", "almoçar", "jantar",
    "lanchar", "ver", "olhar", "ouvir", "escutar", "assistir", "saber", "pensar", "acreditar",
    "querer", "preferir", "amar", "odiar", "ler", "escrever", "desenhar", "cozinhar", "pagar",
    "comprar", "brincar", "jogar", "nadar", "caminhar", "tomar banho", "lavar-se", "vestir-se",
    "pentear-se", "chorar", "rir", "sorrir", "gritar", "falar", "dizer", "contar", "perguntar",
    "responder", "pedir", "dançar", "estudar", "aprender", "visitar", "viajar", "sentir",
    "sentir-se", "espirrar", "tossir", "vomitar", "fazer xixi", "fazer cocô", "abraçar", "beijar",
    "pular",
  ]

  private static let english: WordSet = [
    "rest", "sleep", "lie down", "sit", "sit down", "stand up", "get up", "wake up", "eat", "drink",
    "have breakfast", "have lunch", "have dinner", "see", "watch", "hear", "listen", "know",
    "think", "believe", "want", "like", "love", "hate", "prefer", "read", "write", "draw", "cook",
    "pay", "buy", "play", "swim", "walk", "take a bath", "take a shower", "get dressed", "cry",
    "laugh", "smile", "shout", "talk", "say", "tell", "ask", "answer", "dance", "study", "learn",
    "visit", "travel", "feel", "sneeze", "cough", "throw up", "pee", "poop", "hug", "kiss", "jump",
  ]
}
