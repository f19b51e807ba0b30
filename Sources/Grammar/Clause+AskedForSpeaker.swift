import AACCore

/// A request whose doer the speaker laid: it is done for him, or he asks leave to do it.
extension Clause {
  /// *Ayudar, yo*: a request is never to the speaker, who is whom it is done for.
  public mutating func askForSpeaker() {
    guard options.contains(.request), subject.count == 1,
      subject[0].lexeme.wordClass == .pronoun, subject[0].lexeme.person == .first,
      subject[0].lexeme.number != .plural, !asksLeave
    else { return }
    let speaker = subject.removeFirst()
    // Before a clause that follows: si me duele, avísame.
    let end = complements.firstIndex { $0.lexeme.wordClass == .conjunction }
    // Leer / cuento / yo / antes de / dormir: whom it is read to, not who sleeps.
    let opened = complements.firstIndex { $0.lexeme.wordClass == .verb }
    let isLate = variety.language == .spanish && (opened ?? 0) > 0
    complements.insert(speaker, at: isLate ? 0 : end ?? complements.endIndex)
  }

  /// *I / borrow / scissors, yo / ir / baño, watch / movie*: what the speaker, who was laid first, asks to do himself he asks
  /// leave for (CGEL §4.53; NGLE §28.6; Cunha & Cintra, chapter 13, *Verbos auxiliares*).
  private var asksLeave: Bool {
    let speaker = subject[0].tile
    guard speaker == nil || speaker == 0, let verb, verb.tile == (speaker ?? -1) + 1
    else { return false }
    switch variety.language {
    case .english:
      return speaker == nil || Self.doneByOneself.contains(verb.lexeme.lemma)
        || verb.lexeme.lemma == "help" && !complements.isEmpty
    case .spanish, .portuguese:
      return Self.ownDeeds.contains(verb.lexeme.lemma) && !isNegative
    }
  }

  /// What one does, has or needs oneself, and nobody for one.
  private static let doneByOneself: WordSet = [
    "borrow", "go", "play", "have", "try", "sit", "watch", "join", "drink", "eat", "use", "stay",
    "keep", "touch", "pet", "ask", "order", "ride", "sleep", "rest", "leave", "swim", "wear",
    "draw", "paint", "choose", "pick", "visit", "stand", "jump", "run", "climb", "pay", "share",
    "taste", "smell", "speak", "talk", "come", "go home", "go out", "go outside", "sit down",
    "lie down", "lie", "stand up", "get up", "take a break", "take a nap", "take a shower",
    "take a bath", "have a break", "have a turn", "try on", "come in", "come out", "come with",
    "sleep over", "stay home", "stay up", "go to bed", "need", "want", "be", "like", "love",
    "know", "feel", "start", "finish", "skip", "invite", "look", "swing",
    "dance", "skate", "ski", "bike", "shower",
  ]

  /// The same in Spanish and Portuguese.
  private static let ownDeeds: WordSet = [
    "ir", "comer", "beber", "ver", "dormir", "descansar", "salir", "entrar", "usar", "jugar",
    "nadar", "pintar", "dibujar", "escribir", "montar", "probar", "tocar", "quedarse", "sentarse",
    "volver",
    "bañarse", "ducharse", "elegir", "levantarse", "acostarse", "merendar", "bailar",
    "assistir", "sair", "brincar", "jogar", "desenhar", "escrever", "andar", "provar",
    "sentar", "ficar", "voltar", "escolher", "deitar", "levantar", "dançar", "lanchar", "pegar",
  ]
}
