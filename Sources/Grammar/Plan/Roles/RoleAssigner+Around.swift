import AACCore

/// What a noun is to a verb that is done to nothing: where, when, with what or why (NGLE §34.1, §39.1; Cunha & Cintra, chapter 7,
/// *Adjunto adverbial*; CGEL §8.1, §9.15–9.21).
extension RoleAssigner {
  /// *Nado en la fiesta, tremo com o filme, sleep during math*: what is around a deed that has no object; nil where the verb has
  /// one, or where the noun may be one all the same.
  func around(_ kind: SemanticKind, _ loose: LoosePhrase, verb: Int) -> FrameSlot? {
    let frame = plan.verbs[verb].frame
    guard verb == plan.verbs.count - 1, hasNoObject(frame, kind), loose.preposition == nil,
      loose.phrase.quantity == nil, loose.phrase.connective == nil,
      kind != .music || !frame.slots.contains(where: { $0.role == .object }),
      let noun = loose.phrase.noun, noun.government == nil,
      noun.lexeme.wordClass == .noun, !noun.lexeme.isInferred, frame.lemma != "costar",
      noun.lexeme.lemma != "cremallera"
    else { return nil }
    switch language {
    case .spanish: return aroundInSpanish(kind, noun.lexeme, frame)
    case .portuguese: return aroundInPortuguese(kind, noun.lexeme)
    case .english: return aroundInEnglish(kind, noun.lexeme, frame)
    }
  }

  /// Whether it is a verb of the tables that is done to nothing but the words that its frame names.
  private func hasNoObject(_ frame: VerbFrame, _ kind: SemanticKind) -> Bool {
    guard frame.isListed || !frame.isDefault && frame.pattern == .affecting && isDoneByBeing,
      frame.slot(.recipient) == nil,
      frame.opening == nil || frame.opening == .word("a") || frame.slot(.placeTo) != nil,
      !frame.opensClause
    else { return false }
    let isNoThing =
      (kind == .weather || kind == .subject || kind == .meal
        || kind == .illness && language != .english)
      && !frame.lemma.hasSuffix("se") && frame.lemma != "assistir"
    return frame.slots.allSatisfy {
      $0.role != .object || $0.isForNamedWords
        || isNoThing && !$0.kinds.isEmpty && !$0.acceptedKinds.contains(kind)
    }
  }

  /// Whether somebody is named who does it.
  private var isDoneByBeing: Bool {
    !plan.subject.isEmpty && plan.subject.allSatisfy { $0.noun?.lexeme.isBeing == true }
  }

  /// *Estoy en terapia, estou na chuva, he is at soccer*: where somebody is who is not that.
  func stateAround(_ kind: SemanticKind, _ loose: LoosePhrase) -> FrameSlot? {
    guard let frame = plan.verbs.last?.frame, frame.isCopular, loose.preposition == nil,
      Self.doings.contains(kind) || language != .english && kind == .weather, isDoneByBeing,
      plan.fillers.isEmpty, loose.phrase.isPlain,
      let noun = loose.phrase.noun, noun.government == nil, noun.lexeme.wordClass == .noun,
      !noun.lexeme.isInferred
    else { return nil }
    switch language {
    case .spanish:
      return frame.lemma == "estar" ? aroundInSpanish(kind, noun.lexeme, frame) : nil
    case .portuguese:
      return ["estar", "ficar"].contains(frame.lemma)
        ? aroundInPortuguese(kind, noun.lexeme) : nil
    case .english:
      // Mom is cooking: what is going on is no place.
      guard frame.lemma == "be", !plan.subject.isEmpty, !noun.lexeme.lemma.hasSuffix("ing") else {
        return nil
      }
      return FrameSlot(
        .other, preposition: kind == .subject ? "in" : "at",
        article: kind == .game ? .definite : .bare)
    }
  }

  /// What one takes part in.
  private static let doings = KindSet(.meal, .sport, .game, .activity, .subject)

  /// Where a verb leads; nil where one can stay there as well.
  func goal(_ frame: VerbFrame) -> FrameSlot? {
    frame.slot(.placeAt) == nil ? frame.slot(.placeTo) : nil
  }

  /// *En la cena, bajo la lluvia, con fiebre, por el ruido*.
  private func aroundInSpanish(_ kind: SemanticKind, _ noun: Lexeme, _ frame: VerbFrame)
    -> FrameSlot?
  {
    func slot(_ preposition: String, _ article: Article) -> FrameSlot {
      FrameSlot(.other, preposition: preposition, article: article)
    }
    let toward = goal(frame)?.preposition
    if AdjunctWords.noises.contains(noun.lemma) { return slot("por", .definite) }
    switch kind {
    case .sport, .activity, .subject:
      if AdjunctWords.gestures.contains(noun.lemma) { return slot("con", .indefinite) }
      if let toward { return slot(toward, .bare) }
      return slot("en", kind == .subject ? .bare : .definite)
    case .meal, .game: return slot(toward ?? "en", .definite)
    case .languageName: return slot("en", .bare)
    case .weather:
      if AdjunctWords.fromAbove.contains(noun.lemma) { return slot("bajo", .definite) }
      if AdjunctWords.underfoot.contains(noun.lemma) { return slot("en", .definite) }
      return slot(noun.lemma == "sol" ? "a" : "con", .definite)
    case .illness, .money:
      return slot("con", noun.countability == .mass ? .bare : .indefinite)
    case .food, .drink, .dish, .medicine:
      guard frame.lemma == "ir" else { return slot("con", .definite) }
      // In Spain one goes *a por* what one wants to have (NGLE §29.9).
      return slot(
        plan.variety == .spanishSpain ? "a por" : "por",
        noun.countability == .mass ? .bare : .indefinite)
    case .clothing, .media, .music, .story: return slot("con", .definite)
    default: return nil
    }
  }

  /// *No jantar, na chuva, de casaco, com febre, por causa do barulho*.
  private func aroundInPortuguese(_ kind: SemanticKind, _ noun: Lexeme) -> FrameSlot? {
    func slot(_ preposition: String, _ article: Article) -> FrameSlot {
      FrameSlot(.other, preposition: preposition, article: article)
    }
    let toward = goal(plan.verbs[plan.verbs.count - 1].frame)?.preposition
    if AdjunctWords.noises.contains(noun.lemma) { return slot("por causa de", .definite) }
    switch kind {
    case .meal, .sport, .game, .activity, .subject:
      if AdjunctWords.gestures.contains(noun.lemma) { return slot("com", .indefinite) }
      return slot(toward ?? "em", .definite)
    case .languageName: return slot("em", .bare)
    case .weather:
      return slot(AdjunctWords.blowing.contains(noun.lemma) ? "com" : "em", .definite)
    case .illness, .money:
      return slot("com", noun.countability == .mass ? .bare : .indefinite)
    case .clothing: return slot("de", .bare)
    case .food, .drink, .dish, .medicine, .media, .music, .story: return slot("com", .definite)
    default: return nil
    }
  }

  /// *At the party, during math, in the rain, with the flu, because of the noise*.
  private func aroundInEnglish(_ kind: SemanticKind, _ noun: Lexeme, _ frame: VerbFrame)
    -> FrameSlot?
  {
    func slot(_ preposition: String, _ article: Article?) -> FrameSlot {
      FrameSlot(.other, preposition: preposition, article: article)
    }
    let toward = frame.lemma == "arrive" ? "at" : goal(frame)?.preposition
    if AdjunctWords.noises.contains(noun.lemma) { return slot("because of", .definite) }
    switch kind {
    case .event: return isSat(noun, frame) ? nil : slot("at", .definite)
    case .meal: return slot(toward ?? "at", .bare)
    case .sport, .activity, .subject:
      // Go swimming: CGEL §15.54.
      if frame.lemma == "go", noun.lemma.hasSuffix("ing") || noun.lemma.hasSuffix("trip") {
        return nil
      }
      return slot(toward ?? "during", .bare)
    case .game: return slot("during", noun.countability == .mass ? .bare : .definite)
    case .media, .music, .story:
      return AdjunctWords.shown.contains(noun.lemma)
        ? slot("during", .definite) : slot("with", nil)
    case .weather: return slot("in", .definite)
    case .languageName: return slot("in", .bare)
    case .illness: return slot("with", nil)
    case .clothing: return slot("in", nil)
    case .plant: return slot("by", .definite)
    case .food, .drink, .dish, .medicine, .money: return slot("with", nil)
    default: return nil
    }
  }
}

extension RoleAssigner {
  /// *Sit an exam*: what one sits and does not sit at.
  private func isSat(_ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    frame.lemma == "sit" && (noun.lemma.hasSuffix("test") || noun.lemma.hasSuffix("exam"))
  }
}

/// What is around a deed, by how one is in it.
enum AdjunctWords {
  /// It comes from above: *bajo la lluvia*.
  static let fromAbove: WordSet = [
    "lluvia", "tormenta", "granizo", "llovizna", "chaparrón", "aguacero", "diluvio", "nevada",
    "nubes", "tempestad",
  ]

  /// It lies on the ground: *en la nieve*.
  static let underfoot: WordSet = ["nieve", "hielo", "barro", "escarcha", "niebla", "charco"]

  /// It blows by: *com o vento*.
  static let blowing: WordSet = ["vento", "ventania", "brisa", "trovão", "relâmpago", "raio"]

  /// One hears it: *se despierta por el ruido*.
  static let noises: WordSet = [
    "ruido", "estruendo", "trueno", "explosión", "alarma", "sirena", "timbre", "petardo", "grito",
    "humo", "olor", "polvo", "polen", "barulho", "estrondo", "sirene", "campainha", "fumaça",
    "fumo",
    "cheiro", "poeira", "pólen", "noise", "thunder", "bang", "alarm", "siren",
  ]

  /// Behind these a fixture is where one stops: *parar na porta, esperar en la puerta*.
  static let halting: WordSet = [
    "parar", "pararse", "detenerse", "esperar", "aguardar", "jugar", "brincar", "bailar", "dançar",
    "cantar", "comer", "leer", "ler",
  ]

  /// One does a deed with them: *con un beso*.
  static let gestures: WordSet = [
    "beso", "abrazo", "sonrisa", "caricia", "aplauso", "saludo", "palmada", "beijo", "abraço",
    "sorriso", "carinho", "palmas",
  ]

  /// They take their time: *during the movie*.
  static let shown: WordSet = [
    "movie", "film", "show", "cartoon", "video", "story", "song", "news", "program", "programme",
    "concert", "play", "commercial", "episode", "series", "anthem", "fairy tale", "tale",
  ]

  /// They stand where they are: one goes to them and stops at them.
  static let fixtures: WordSet = [
    "puerta", "ventana", "muro", "valla", "verja", "reja", "buzón", "fuente", "semáforo", "farola",
    "poste", "barandilla", "mostrador", "ventanilla", "taquilla", "cartel", "portería", "canasta",
    "cuneta", "bordillo", "orilla", "borde", "puerta de casa", "portón", "papelera", "contenedor",
    "door", "window", "gate", "fence", "mailbox", "traffic light", "streetlight", "curb",
    "doorbell",
    "counter", "railing", "lamppost", "stop sign", "porta", "janela", "cerca", "grade", "poste",
    "farol", "balcão", "guichê", "placa",
    "portão", "lixeira", "beira", "borda", "meio-fio", "fonte", "chafariz",
  ]
}
