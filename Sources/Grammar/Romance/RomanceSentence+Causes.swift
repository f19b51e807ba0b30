import AACCore

/// Spanish articles of causes, opponents and ways, and of what is named for the first time: *por el humo, contra la gripe,
/// con retraso; reservé una habitación doble* (NGLE §14.3, §15.6, §15.9, §29.4).
extension RomanceSentence {
  /// What *por, contra, con* want of a cause, an opponent and a way; nil where role and noun decide.
  func articleOfCause(
    _ phrase: NounPhrase, _ noun: Lexeme, _ preposition: String, _ asked: Article?
  ) -> Article? {
    switch preposition {
    case "contra":
      return phrase.complement.isEmpty || noun.kind == .illness ? .definite : nil
    case "por":
      guard !isPlural(phrase), asked != .bare else { return nil }
      if plan.tense == .past, CausePhraseWords.sudden.contains(noun.lemma), phrase.isPlain,
        phrase.complement.isEmpty
      {
        // La barca volcó por una ola: one that came then.
        return .indefinite
      }
      let verb = plan.verbs.last?.frame.lemma ?? ""
      if CausePhraseWords.heard.contains(noun.lemma), CausePhraseWords.learning.contains(verb) {
        return .definite
      }
      guard isMass(noun), !CausePhraseWords.fetching.contains(verb) else { return nil }
      return CausePhraseWords.things.contains(noun.lemma) || noun.kind == .weather
        || noun.kind == .illness ? .definite : nil
    case "para":
      return noun.kind == .illness && !isPlural(phrase) && noun.number != .plural ? .definite : nil
    case "con":
      let verb = plan.verbs.last?.frame.lemma ?? ""
      if ["confundir", "comparar", "relacionar"].contains(verb), !isPlural(phrase) {
        return .definite
      }
      if noun.kind == .languageName, ["casarse", "salir", "vivir", "bailar"].contains(verb) {
        return .indefinite
      }
      return CausePhraseWords.ways.contains(noun.lemma) && phrase.complement.isEmpty ? .bare : nil
    default: return nil
    }
  }

  /// *Hoy tengo logopeda, mañana tengo piscina*: what is on the timetable (NGLE §15.9).
  func isAppointment(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard phrase.isPlain, phrase.complement.isEmpty, noun.wordClass == .noun,
      noun.number != .plural,
      plan.verbs.count == 1, ["tener", "ter"].contains(plan.verbs[0].constituent.lexeme.lemma),
      plan.adverbials.contains(where: { $0.constituent.lexeme.kind.isTemporal })
    else { return false }
    switch noun.kind {
    case .subject, .sport, .languageName: return true
    default:
      return BesideWords.appointments.contains(noun.lemma)
        || MeaningWords.services.contains(noun.lemma)
    }
  }

  /// *Busco bombillas para la lámpara*: any that will do for it.
  func isAnyThatFits(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard let verb = plan.verbs.last?.frame.lemma,
      ["buscar", "comprar", "necesitar", "querer", "vender"].contains(verb), isPlural(phrase),
      phrase.isPlain, !noun.isBeing, noun.kind != .body
    else { return false }
    return plan.fillers.contains { $0.preposition == "para" && $0.prepositionTile != nil }
      || phrase.complement.contains { $0.link?.lexeme.lemma == "para" }
  }

  /// *Reservé una habitación doble, alquilo un coche, busco un piso barato, deseo tener una piscina*: what is sought, rented
  /// and wished for is named for the first time.
  func isFirstNamed(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard let verb = plan.verbs.last?.frame.lemma, SoughtWords.any.contains(verb),
      noun.wordClass == .noun, !noun.isBeing, noun.kind != .body, !isMass(noun), !isPlural(phrase),
      phrase.quantity == nil, phrase.degree == nil, plan.inquiry == nil,
      phrase.complement.allSatisfy({
        $0.noun?.lexeme.isBeing != true && $0.determiner == nil
      })
    else { return false }
    if SoughtWords.hiring.contains(verb) {
      return !plan.isNegative && plan.tense != .past || isNew(phrase)
        || KindSet.places.contains(noun.kind) || noun.kind == .vehicle
    }
    if verb == "tener" {
      return plan.verbs.count > 1 && SoughtWords.wishing.contains(plan.verbs[0].frame.lemma)
        && !plan.isNegative && noun.article != .bare
        && (KindSet.places.contains(noun.kind) || noun.kind == .vehicle || noun.kind == .thing)
    }
    if SoughtWords.ordering.contains(verb) {
      return noun.kind == .furniture && plan.fillers.contains { $0.preposition == "para" }
    }
    if SoughtWords.acquiring.contains(verb), noun.kind == .device, noun.article == .definite,
      !plan.isNegative, !plan.isQuestion, phrase.complement.isEmpty
    {
      return true
    }
    return isNew(phrase)
  }

  /// Whether it is told what it is like or made of.
  private func isNew(_ phrase: NounPhrase) -> Bool {
    guard !plan.isNegative else { return false }
    return phrase.adjectives.contains { !CausePhraseWords.telling.contains($0.lexeme.lemma) }
      || phrase.complement.contains { $0.noun != nil }
  }
}

/// Verbs by which something comes to somebody who has not had it.
enum SoughtWords {
  static let any = hiring.union(["tener"]).union(ordering).union(
    [
      "comprar", "comprarse", "buscar", "necesitar", "encontrar", "conseguir", "elegir", "escoger",
      "estrenar", "recibir", "regalar",
    ])
  /// What is had for a time or from then on.
  static let hiring: WordSet = [
    "reservar", "alquilar", "rentar", "solicitar", "encargar", "contratar",
  ]
  /// By which somebody has a thing from then on.
  static let acquiring: WordSet = [
    "comprar", "comprarse", "regalar", "recibir", "estrenar", "conseguir",
  ]
  static let ordering: WordSet = ["querer", "pedir", "desear"]
  static let wishing: WordSet = ["desear", "querer", "soñar", "esperar", "gustar", "encantar"]
}

/// Words of causes and ways.
enum CausePhraseWords {
  /// Ways of learning something, of which there is one.
  static let heard: WordSet = [
    "radio", "tele", "televisión", "prensa", "periódico", "megafonía", "altavoz",
  ]
  static let learning: WordSet = [
    "enterarse", "oír", "escuchar", "saber", "ver", "decir", "informarse", "anunciar", "hablar",
    "salir", "echar", "poner",
  ]
  /// What comes once and is over.
  static let sudden: WordSet = [
    "rayo", "ola", "golpe", "empujón", "tropezón", "bache", "explosión", "ráfaga", "resbalón",
    "frenazo", "relámpago",
  ]
  /// Whom one goes out to get.
  static let fetching: WordSet = [
    "ir", "venir", "salir", "bajar", "volver", "mandar", "subir", "entrar", "correr", "pagar",
    "cambiar", "preguntar", "morirse",
  ]
  /// What makes somebody suffer and is not counted.
  static let things: WordSet = [
    "polen", "humo", "polvo", "ruido", "tráfico", "barro", "frío", "calor", "viento", "sol",
    "hielo", "lluvia", "nieve", "niebla", "alcohol", "tabaco", "gas", "fuego", "agua", "olor",
    "sudor", "moho", "cloro", "trabajo", "estrés", "cansancio", "dolor", "tos", "fiebre",
    "contaminación", "gluten", "azúcar", "esfuerzo", "silencio", "jaleo", "oscuridad", "humedad",
    "corriente", "luz", "picor", "sueño", "tiempo", "huelga", "crisis", "covid", "peso",
  ]
  /// How something is done or comes, of which there are no several.
  static let ways: WordSet = [
    "retraso", "acento", "cuidado", "prisa", "calma", "paciencia", "cariño", "amor", "fuerza",
    "miedo", "alegría", "ganas", "ilusión", "facilidad", "dificultad", "dificultades", "educación",
    "respeto", "tranquilidad", "energía", "suavidad", "delicadeza", "atención", "interés", "gusto",
    "esfuerzo", "valor", "rapidez", "lentitud", "seguridad", "nervios", "orgullo", "entusiasmo",
    "éxito", "suerte", "antelación", "adelanto", "tiempo", "permiso", "humor", "ironía", "sorna",
    "firmeza", "claridad", "precisión", "frecuencia", "normalidad", "puntualidad", "dibujos",
    "signos", "señas", "gestos", "pictogramas", "imágenes", "ejemplos", "mímica", "subtítulos",
    "tuco", "cloro", "lejía", "cita", "receta", "raya", "flequillo", "trenzas", "coletas",
  ]
  /// Qualities that tell the one from the other.
  static let telling: WordSet = [
    "otro", "mismo", "primero", "último", "próximo", "siguiente", "segundo", "único", "pasado",
    "anterior",
  ]
}
