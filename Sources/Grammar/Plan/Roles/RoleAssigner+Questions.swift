import AACCore

extension RoleAssigner {
  /// Finds out what a question word asks for.
  mutating func assign(_ question: LooseQuestion, asking asks: SmallWord.Asks) {
    var inquiry = Inquiry(question.word, role: .object)
    inquiry.noun = question.noun
    if let preposition = question.preposition {
      inquiry.preposition = preposition.lexeme.lemma
      inquiry.isGoverned = true
      inquiry.prepositionTile = preposition.tile
      let isHour = question.noun?.noun?.lexeme.lemma.hasPrefix("hora") == true
      inquiry.role =
        isHour && language != .english ? .time : role(ofPreposition: preposition.lexeme.lemma, asks)
    } else if language != .english, asks != .howMany, asksForHour(question),
      plan.verbs.last?.frame.lemma.hasPrefix("te") != true
    {
      // ¿A qué hora vienes?: NGLE §24.5; Cunha & Cintra, chapter 15.
      inquiry.role = .time
      inquiry.preposition = "a"
    } else if language == .english, question.word.lexeme.lemma == "which",
      question.noun?.noun?.lexeme.isBeing == true, plan.subject.isEmpty
    {
      // *Which kid hit you?*: of whom it is asked does it (CGEL §11.16).
      inquiry.role = .subject
    } else {
      let slot = slot(asks, noun: question.noun)
      inquiry.role = slot.role
      inquiry.preposition = slot.preposition
    }
    plan.inquiry = inquiry
    if asks == .howMany, question.noun == nil { countDown() }
  }

  /// *¿Qué haces en el colegio?, o que você comprou na loja?, ¿qué viste en la tele?*: where what is asked for was done (NGLE §22.14,
  /// §40.4; Cunha & Cintra, chapter 15, *Em*).
  func besideWhatIsAsked(_ loose: LoosePhrase, _ kind: SemanticKind) -> FrameSlot? {
    guard language != .english, loose.preposition == nil, let noun = loose.phrase.noun?.lexeme,
      noun.wordClass == .noun || noun.wordClass == .properNoun, !noun.isBeing,
      let frame = plan.verbs.last?.frame, !frame.isCopular, frame.slot(.placeTo) == nil,
      frame.slot(.object) != nil
        || ["pasar", "acontecer", "suceder", "ocurrir"].contains(frame.lemma)
    else { return nil }
    if Self.feasts.contains(noun.lemma), ["querer", "pedir", "desear"].contains(frame.lemma) {
      return FrameSlot(.other, preposition: "para", article: noun.article ?? .definite)
    }
    let isScreen =
      kind == .device || kind == .media
      || ["tele", "televisión", "radio", "televisão", "TV"].contains(noun.lemma)
    let isPerceived = ["ver", "oír", "escuchar", "mirar", "ouvir", "assistir"].contains(frame.lemma)
    guard
      KindSet.places.contains(kind) || noun.takesPlace || kind == .meal
        || isScreen && isPerceived
    else { return nil }
    return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
  }

  private static let feasts: WordSet = [
    "Navidad", "cumpleaños", "Reyes", "Natal", "aniversário", "Páscoa",
  ]

  /// *A que horas é a festa?*: of what takes place one asks when; *que horas são?* has nobody that it is said of.
  private func asksForHour(_ question: LooseQuestion) -> Bool {
    guard let noun = question.noun?.noun?.lexeme.lemma, let frame = plan.verbs.last?.frame else {
      return false
    }
    if noun == "hora", !frame.isCopular, !frame.lemma.hasPrefix("te") { return true }
    guard ["hora", "horas"].contains(noun),
      ["que", "o que", "qué"].contains(question.word.lexeme.lemma)
    else { return false }
    return !frame.isCopular || plan.subject.contains { $0.noun?.lexeme.kind.isTemporal == false }
  }

  /// *¿Cuánto falta para el recreo?*: how long until then.
  private mutating func countDown() {
    guard language != .english, let verb = plan.verbs.indices.last,
      plan.verbs[verb].frame.lemma == "faltar",
      let index = plan.fillers.firstIndex(where: {
        $0.verb == verb && $0.role == .object && $0.preposition == nil
      }), let noun = plan.fillers[index].phrases[0].noun?.lexeme,
      noun.takesPlace || noun.kind.isTemporal || noun.kind == .meal || noun.kind == .home
    else { return }
    plan.fillers[index].role = .other
    plan.fillers[index].preposition = "para"
    plan.fillers[index].article = noun.article == .bare ? .bare : .definite
    plan.verbs[verb].frame.pattern = .weather
    plan.inquiry?.role = .manner
  }

  private func role(ofPreposition preposition: String, _ asks: SmallWord.Asks) -> Role {
    let slots = plan.verbs.last?.frame.slots ?? []
    if let slot = slots.first(where: { $0.preposition == preposition }) { return slot.role }
    return preposition == language.withPreposition && asks == .who ? .company : .other
  }

  private func slot(_ asks: SmallWord.Asks, noun: NounPhrase?) -> FrameSlot {
    switch asks {
    case .who: personSlot
    case .howMany where language != .english && isDoneByThose(noun): FrameSlot(.subject)
    case .howMany where noun == nil && plan.verbs.last?.frame.slots.first?.role == .subject:
      // ¿Cuánto te duele?: how much, not how many things.
      FrameSlot(.manner)
    case .howMany where noun == nil && language == .spanish && takesItsTime:
      FrameSlot(.object)
    case .what, .which, .howMany, .color: thingSlot(noun?.roleKind, noun?.noun?.lexeme.lemma)
    case .whose: FrameSlot(.attribute, preposition: language.ofPreposition)
    case .when: FrameSlot(.time)
    case .how: FrameSlot(plan.verbs.last?.frame.isCopular == true ? .attribute : .manner)
    case .why, .whatFor: FrameSlot(.purpose)
    case .whereAt, .whereTo, .whereFrom: placeSlot(asks)
    }
  }

  /// *¿Cuánto tardo en llegar?*: of what lasts one asks how long (NGLE §24.5).
  private var takesItsTime: Bool {
    plan.verbs.first?.frame.slots.contains {
      $0.role == .object && $0.kinds.contains(.duration)
    } == true
  }

  /// *¿Cuántas personas vienen?*: of those who are counted, where the verb is done to nobody.
  private func isDoneByThose(_ noun: NounPhrase?) -> Bool {
    guard let noun = noun?.noun?.lexeme, plan.subject.isEmpty, let frame = plan.verbs.last?.frame
    else { return false }
    if !noun.isBeing {
      // Quantos planetas existem?
      return language == .portuguese
        && ["existir", "caber", "sobrar", "cair", "quebrar"].contains(frame.lemma)
        || plan.verbs.last?.constituent.lexeme.forms[PlannedVerb.judging] != nil
    }
    return frame.pattern == .plain && frame.slot(.object) == nil
  }

  private var personSlot: FrameSlot {
    guard let frame = plan.verbs.last?.frame else { return FrameSlot(.other) }
    if frame.isCopular { return FrameSlot(.attribute) }
    if plan.subject.isEmpty { return FrameSlot(.subject) }
    if let slot = frame.slots.first(where: { $0.acceptedKinds.contains(.person) && isFree($0) }) {
      return slot
    }
    if let slot = frame.slot(.object), slot.kinds.isEmpty, isFree(slot) { return slot }
    if language == .spanish,
      let slot = frame.slots.first(where: {
        $0.role == .object && $0.acceptedKinds.isEmpty && $0.words.isEmpty && isFree($0)
      })
    {
      return slot
    }
    if let slot = frame.slot(.topic), slot.kinds.isEmpty, isFree(slot) { return slot }
    return FrameSlot(.company, preposition: language.withPreposition)
  }

  private func thingSlot(_ kind: SemanticKind?, _ lemma: String?) -> FrameSlot {
    guard let frame = plan.verbs.last?.frame else { return FrameSlot(.other) }
    if frame.slots.first?.role == .subject { return FrameSlot(.subject) }
    if language == .portuguese, kind == .vehicle, plan.subject.isEmpty,
      plan.verbs.last?.constituent.lexeme.person == .third
    {
      // Que ônibus vai à praia?
      return FrameSlot(.subject)
    }
    if frame.isCopular { return FrameSlot(.attribute) }
    let free = frame.slots.filter { isFree($0) }
    if language == .spanish, ["pensar", "opinar"].contains(frame.lemma),
      plan.fillers.contains(where: { $0.preposition == "de" })
    {
      // ¿Qué piensas de la película?
      return FrameSlot(.object)
    }
    if let lemma, let slot = free.first(where: { $0.words.contains(lemma) }) { return slot }
    if let kind, let slot = free.first(where: { $0.acceptedKinds.contains(kind) }) { return slot }
    let things = free.filter {
      $0.words.isEmpty && ($0.acceptedKinds.isEmpty || !$0.acceptedKinds.contains(.person))
    }
    if language == .spanish, kind == nil, let matter = matterSlot(things) { return matter }
    return things.first { $0.role == .object } ?? things.first { !$0.role.isPlace }
      ?? FrameSlot(.object)
  }

  /// *¿De qué hablas?, ¿en qué inviertes?*: of a verb that takes but a few things and anything behind its preposition, one asks
  /// for that (NGLE §36.3).
  private func matterSlot(_ things: [FrameSlot]) -> FrameSlot? {
    if things.contains(where: { $0.role == .object && $0.acceptedKinds.isEmpty }) { return nil }
    return things.first { $0.role == .topic && $0.acceptedKinds.isEmpty && $0.preposition != nil }
  }

  private func placeSlot(_ asks: SmallWord.Asks) -> FrameSlot {
    let frame = plan.verbs.last?.frame
    switch asks {
    case .whereTo: return frame?.slot(.placeTo) ?? FrameSlot(.placeTo)
    case .whereFrom: return frame?.slot(.placeFrom) ?? FrameSlot(.placeFrom)
    default:
      // Where did you fall?: whence is only asked with its word (CGEL §11.14).
      let here =
        language == .english
        ? frame?.slots.first { $0.role.isPlace && $0.role != .placeFrom } : nil
      return here ?? frame?.slots.first { $0.role.isPlace } ?? FrameSlot(.placeAt)
    }
  }

  private func isFree(_ slot: FrameSlot) -> Bool {
    !plan.fillers.contains { $0.role == slot.role }
  }
}

extension Role {
  /// Whether it is a place.
  var isPlace: Bool { self == .placeTo || self == .placeAt || self == .placeFrom }
}
