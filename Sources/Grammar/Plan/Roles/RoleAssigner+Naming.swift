import AACCore

/// What a word for somebody or a name that nobody knows stands for, by the verb: where he is, a place, a game (NGLE §12.7,
/// §29.8; Cunha & Cintra, chapter 8).
extension RoleAssigner {
  /// Whether a word for somebody stands for where he is: a name nobody knows, or *ir al médico*.
  func isPlaceHere(_ loose: LoosePhrase) -> Bool {
    if isNameOfPlace(loose) { return true }
    guard language == .spanish, let noun = loose.phrase.noun?.lexeme, loose.phrase.isPlain,
      noun.wordClass == .noun, Self.visited.contains(noun.lemma), let frame = plan.verbs.last?.frame
    else { return false }
    if frame.pattern == .stateCopula { return true }
    return (frame.slot(.placeTo) != nil || frame.slot(.placeFrom) != nil)
      && !plan.fillers.contains { $0.role.isPlace }
  }

  /// People one goes to: *voy al médico, estoy en el dentista* (NGLE §29.8; Bechara, *Regência*).
  private static let visited: WordSet = [
    "médico", "médica", "doctor", "doctora", "dentista", "pediatra", "logopeda", "psicólogo",
    "psicóloga", "fisioterapeuta", "peluquero", "peluquera", "veterinario", "veterinaria",
    "oculista", "podólogo", "terapeuta", "oftalmólogo", "fonoaudióloga", "barbero", "doutor",
    "fisio", "psiquiatra", "doutora", "fonoaudiólogo", "psicóloga", "cabeleireiro", "cabeleireira",
    "veterinário",
  ]

  /// *Viajar a Villarrubia*: a name that nobody knows is a place behind a verb that wants one.
  private func isNameOfPlace(_ loose: LoosePhrase) -> Bool {
    guard let noun = loose.phrase.noun?.lexeme, noun.wordClass == .properNoun,
      noun.kind == .person, noun.isInferred || isTown(noun.lemma),
      language != .english || !EnglishNames.isGiven(noun.lemma)
    else { return false }
    let isGoing =
      language == .spanish && Self.going.contains(plan.verbs.last?.frame.lemma ?? "")
      || language == .portuguese && plan.verbs.last?.frame.lemma == "ir"
    return (isGoing || plan.verbs.last?.frame.slots.first?.role.isPlace == true)
      && !plan.fillers.contains { $0.role.isPlace }
  }

  /// *Mudarse a Santiago, viajar a Rosario*: a name of people that is a town's as well, behind a verb of going far.
  private func isTown(_ name: String) -> Bool {
    language == .spanish && Self.towns.contains(name)
      && Self.going.contains(plan.verbs.last?.frame.lemma ?? "")
      && plan.verbs.last?.frame.lemma != "ir"
  }

  private static let towns: WordSet = [
    "Santiago", "Rosario", "Mercedes", "Florencia", "Victoria", "Asunción", "Concepción",
    "Trinidad",
    "León", "Valencia", "Lourdes", "Guadalupe", "Salvador", "Jordán", "Virginia", "Carolina",
  ]
  private static let going: WordSet = [
    "ir", "mudarse", "viajar", "trasladarse", "volar", "emigrar", "aterrizar",
  ]

  /// *Jogar Minecraft*: a name that nobody knows behind the verb of playing games is a game's.
  func isGame(_ loose: LoosePhrase) -> Bool {
    guard let noun = loose.phrase.noun?.lexeme, noun.isInferred, loose.phrase.isPlain,
      noun.wordClass == .properNoun || noun.wordClass == .noun && noun.kind == .thing
    else {
      return false
    }
    // Jogo Minecraft com Iker: one game at a time.
    return language == .portuguese && plan.verbs.last?.frame.lemma == "jogar"
      && !plan.fillers.contains { $0.role == .object && $0.verb == plan.verbs.count - 1 }
  }
}
