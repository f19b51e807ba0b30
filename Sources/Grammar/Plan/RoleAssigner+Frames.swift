import AACCore

extension RoleAssigner {
  private struct Choice {
    var verb: Int
    var slot: FrameSlot
    var score: Int
  }

  /// A phrase with no preposition given: the slot that suits it best, of the last verb or of an
  /// earlier one.
  mutating func assignByFrame(_ loose: LoosePhrase) {
    let kind = isPlaceHere(loose) ? .place : loose.phrase.roleKind
    if language != .english, KindSet.places.contains(kind), loose.phrase.noun != nil,
      plan.verbs.count == 1, plan.verbs[0].frame.pattern == .copula,
      plan.subject.first?.noun?.lexeme.takesPlace == true
    {
      // La fiesta es en casa.
      let slot = FrameSlot(
        .placeAt, preposition: language.placePreposition, article: .definite)
      return fill(slot, loose, verb: 0)
    }
    if let slot = existingSlot(loose, kind) {
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if turnsIntoRecipient(loose, kind) {
      let slot = plan.verbs[plan.verbs.count - 1].frame.slot(.object)
      let article = kind == .body || kind == .clothing ? .definite : slot?.article
      let isNamed = slot?.isForNamedWords == true
      return fill(
        FrameSlot(.object, article: isNamed ? nil : article), loose, verb: plan.verbs.count - 1)
    }
    if let slot = occasionSlot(loose) { return fill(slot, loose, verb: plan.verbs.count - 1) }
    if isDuringSession(loose) {
      let slot = FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if isGame(loose) {
      return fill(FrameSlot(.object, article: .bare), loose, verb: plan.verbs.count - 1)
    }
    if let slot = setPhraseSlot(loose) { return fill(slot, loose, verb: loose.after) }
    var best: Choice?
    let pairVerb = loose.phrase.noun?.government == nil ? nil : verbOfPair(loose)
    for verb in plan.verbs.indices where pairVerb == nil || verb == pairVerb {
      for slot in plan.verbs[verb].frame.slots {
        let score = self.score(slot, verb, kind, loose)
        if score > (best?.score ?? 0) { best = Choice(verb: verb, slot: slot, score: score) }
      }
    }
    let last = plan.verbs.count - 1
    let slot = adjunctSlot(kind, loose, beats: best?.score ?? 0) ?? best?.slot
    let verb = slot == best?.slot ? best?.verb ?? last : last
    let chosen = slot ?? fallback(kind, verb: last)
    fill(apart(chosen, kind, loose, verb) ?? chosen, loose, verb: verb)
  }

  /// The verb that a noun was chosen with: the last, but of somebody who is heard doing something the one before.
  private func verbOfPair(_ loose: LoosePhrase) -> Int? {
    guard language == .portuguese, plan.verbs.indices.contains(loose.after),
      loose.phrase.noun?.lexeme.isBeing == true, plan.verbs[loose.after].frame.opening == nil,
      !plan.verbs[loose.after].frame.opensClause
    else { return plan.verbs.indices.last }
    return loose.after
  }

  /// *La doctora me receta un antibiótico, te deseo un feliz viaje, me mira el oído*: a thing behind a pronoun that
  /// nothing governs is what is done, and the pronoun is whom it is done to (NGLE §35.7, dativo de interés;
  /// Cunha & Cintra, chapter 11, *Objeto indireto*).
  private mutating func turnsIntoRecipient(_ loose: LoosePhrase, _ kind: SemanticKind) -> Bool {
    let last = plan.verbs.count - 1
    guard language != .english, last >= 0, loose.preposition == nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      !KindSet.places.contains(kind), !kind.isTemporal, kind != .vehicle, kind != .furniture,
      !Self.sessions.contains(noun.lemma),
      loose.phrase.noun?.government?.preposition == nil,
      let index = plan.fillers.firstIndex(where: { $0.role == .object && $0.verb == last }),
      plan.fillers[index].phrases.count == 1, plan.fillers[index].preposition == nil,
      let whom = plan.fillers[index].phrases[0].noun?.lexeme, whom.wordClass == .pronoun,
      whom.kind == .person, whom.isHuman
    else { return false }
    let frame = plan.verbs[last].frame
    guard !frame.pattern.mayHaveExperiencer || kind == .body && frame.pattern == .affecting,
      !frame.isCopular,
      !frame.slots.contains(where: { slot in
        slot.role != .object && slot.role != .recipient
          && (slot.words.contains(noun.lemma) || slot.kinds.contains(kind))
      })
    else { return false }
    if kind == .body {
      guard !Self.reaching.contains(frame.lemma) else { return false }
    } else {
      let isWound = ["herida", "corte", "rozadura", "quemadura"].contains(noun.lemma)
      guard !Self.helping.contains(frame.lemma) || isWound,
        frame.slot(.instrument) == nil || isWound,
        frame.slot(.topic)?.kinds.isEmpty != true,
        Self.handing.contains(frame.lemma) || !isToolNoun(noun)
      else { return false }
    }
    plan.fillers[index].role = .recipient
    plan.fillers[index].preposition = "a"
    plan.fillers[index].article = nil
    return true
  }

  /// *Invitar / amigo / cumpleaños, mamá / llevar / yo / cumpleaños*: where one is asked to come and taken.
  private func occasionSlot(_ loose: LoosePhrase) -> FrameSlot? {
    guard language == .spanish, loose.preposition == nil, loose.phrase.connective == nil,
      loose.phrase.noun?.lexeme.kind == .event, let frame = plan.verbs.last?.frame,
      ["invitar", "llevar"].contains(frame.lemma),
      !plan.fillers.contains(where: {
        $0.role == .placeTo
      })
    else { return nil }
    return frame.slot(.placeTo)
  }

  /// *Me pega en el recreo*: behind somebody whom it is done to, a lesson is when and where.
  private func isDuringSession(_ loose: LoosePhrase) -> Bool {
    guard language != .english, loose.preposition == nil, loose.phrase.connective == nil,
      Self.sessions.contains(loose.lemma)
    else { return false }
    if let verb = plan.verbs.last?.frame.lemma, Self.breaks.contains(loose.lemma),
      Self.atBreak.contains(verb)
    {
      return true
    }
    return plan.fillers.contains {
      $0.verb == plan.verbs.count - 1 && $0.phrases[0].noun?.lexeme.isHuman == true
        && ($0.role == .object || $0.role == .recipient || $0.role == .topic)
    }
  }

  private static let breaks: WordSet = ["recreo", "recreio", "patio", "pátio", "clase", "aula"]
  private static let atBreak: WordSet = [
    "jugar", "brincar", "jogar", "correr", "caerse", "cair", "hablar", "conversar", "pelear",
    "brigar",
    "merendar", "lanchar", "llorar", "chorar", "dormirse", "aburrirse",
  ]

  private static let sessions: WordSet = [
    "recreo", "clase", "recreio", "aula", "patio", "pátio", "comedor", "excursión", "cumpleaños",
  ]

  private func isToolNoun(_ noun: Lexeme) -> Bool {
    Self.tools.contains(noun.lemma) || MeaningWords.tools.contains(MeaningWords.base(of: noun))
  }

  /// Verbs of moving a thing for somebody, whatever thing it is.
  private static let handing: WordSet = [
    "alcanzar", "pasar", "acercar", "prestar", "traer", "devolver", "lavar", "planchar", "guardar",
    "sujetar",
    "agarrar", "quitar", "robar", "romper", "esconder", "atar", "comprar", "alcançar", "emprestar",
    "segurar",
    "tirar", "roubar", "quebrar", "amarrar", "devolver",
  ]

  /// Verbs of touching somebody at a part of the body.
  private static let reaching: WordSet = [
    "golpear", "pegar", "besar", "beijar", "ver", "oír", "bater", "acertar",
  ]

  /// Verbs of doing something to somebody with a thing.
  private static let helping: WordSet = [
    "ayudar", "tapar", "cubrir", "mojar", "manchar", "ensuciar", "golpear", "asustar",
    "sorprender",
    "vestir", "disfrazar", "invitar", "felicitar", "premiar", "defender", "atacar", "perseguir",
    "empujar",
    "abrazar", "besar", "salpicar", "bañar", "molestar", "esperar", "acompañar", "distraer",
    "alimentar",
    "curar", "despertar", "calmar", "entretener", "ajudar", "cobrir", "molhar", "sujar",
    "assustar",
    "surpreender", "convidar", "fantasiar", "premiar", "defender", "atacar", "perseguir",
    "empurrar", "abraçar",
    "beijar", "respingar", "acompanhar", "distrair", "acordar", "acalmar", "bater", "chamar",
    "llamar", "ver",
    "mirar", "oír", "escuchar", "ouvir", "escutar", "olhar", "encontrar", "buscar", "tapar",
    "conocer",
    "conhecer", "querer", "amar", "gostar", "necesitar", "precisar", "entender", "tener", "ter",
    "hacer",
  ]

  /// *¿Hay un ascensor?*, *hay una mosca en el gazpacho*: of two things that are named the first is there
  /// and the second is where (NGLE §15.6, §41.6).
  private func existingSlot(_ loose: LoosePhrase, _ kind: SemanticKind) -> FrameSlot? {
    guard language != .english, let frame = plan.verbs.last?.frame, frame.pattern == .existential,
      loose.phrase.noun?.lexeme.wordClass == .noun, !kind.isTemporal,
      loose.phrase.noun?.government == nil, let object = frame.slot(.object)
    else { return nil }
    let last = plan.verbs.count - 1
    guard let there = plan.fillers.first(where: { $0.verb == last && $0.role == .object }) else {
      guard asksForThings else { return object }
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    let first = there.phrases[0].roleKind
    let isOther =
      first != kind && !(KindSet.edible.contains(first) && KindSet.edible.contains(kind))
    guard isOther || KindSet.places.contains(kind), loose.phrase.noun?.lexeme.isBeing == false,
      loose.phrase.quantity == nil
    else { return nil }
    return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
  }

  /// *Chuto el balón a la portería, nado na piscina com a boia*: a thing of another kind than the one
  /// before it, with no word between, is not joined to it, except where several things are chosen.
  private func apart(
    _ slot: FrameSlot, _ kind: SemanticKind, _ loose: LoosePhrase, _ verb: Int
  ) -> FrameSlot? {
    guard language != .english, loose.phrase.connective == nil, loose.preposition == nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, loose.phrase.quantity == nil,
      slot.role == .object || slot.role.isPlace || slot.role == .instrument,
      let filled = plan.fillers.first(where: {
        $0.role == slot.role && $0.verb == verb && $0.preposition == slot.preposition
      }), let before = filled.phrases.last?.noun?.lexeme, before.wordClass == .noun,
      !before.isInferred || before.kind != .thing
    else { return nil }
    let first = before.roleKind
    let lemma = plan.verbs[verb].frame.lemma
    let isAlike =
      first == kind || KindSet.edible.contains(first) && KindSet.edible.contains(kind)
      || KindSet.beings.contains(first) && KindSet.beings.contains(kind)
      || KindSet.places.contains(first) && KindSet.places.contains(kind)
      || KindSet.surroundings.contains(first) && KindSet.surroundings.contains(kind)
        && slot.role == .object
        && (MeaningWords.handling.contains(lemma) || Self.handling.contains(lemma))
    guard !isAlike, !Self.choosing.contains(lemma), !MeaningWords.wanting.contains(lemma),
      !plan.verbs[verb].frame.isCopular, !KindSet.beings.contains(kind)
    else { return nil }
    switch kind {
    case .vehicle, .room, .place, .home, .furniture, .nature, .plant, .event, .meal, .direction:
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    case .thing, .toy, .body, .clothing, .material, .instrument, .device, .food, .drink:
      if BesideWords.containers.contains(noun.lemma) {
        return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
      }
      let isFood = KindSet.edible.contains(kind)
      return FrameSlot(
        .instrument, preposition: language.withPreposition, article: isFood ? .bare : .definite)
    default: return nil
    }
  }

  private mutating func fill(_ slot: FrameSlot, _ loose: LoosePhrase, verb: Int) {
    var filler = Filler(
      slot.role, loose.phrase, preposition: slot.preposition, article: slot.article, verb: verb)
    if !slot.words.contains(loose.lemma), !overrulesPair(slot, verb),
      let government = loose.phrase.noun?.government
    {
      filler.preposition = government.preposition
      filler.article = government.article ?? slot.article
      filler.isGoverned = true
    }
    if slot.words.contains(loose.lemma) {
      if slot.article == .indefinite { filler.phrases[0].noun?.lexeme.countability = .count }
      filler.isGoverned = slot.article != nil
    }
    if slot.kinds.contains(.weather), slot.role == .object, plan.subject.allSatisfy(\.isTemporal) {
      // Hace frío: what is said of the weather has no subject.
      plan.verbs[verb].frame.pattern = .weather
      for time in plan.subject.compactMap(\.noun) {
        plan.adverbials.append(Adverbial(time, phrase: time.lexeme.lemma, place: .start))
      }
      plan.subject = []
    }
    join(filler)
    takeUpSetPhrase(loose.lemma, verb)
  }

  /// Whether a word for somebody stands for where he is: a name nobody knows, or *ir al médico*.
  private func isPlaceHere(_ loose: LoosePhrase) -> Bool {
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
    guard let noun = loose.phrase.noun?.lexeme, noun.wordClass == .properNoun, noun.isInferred,
      noun.kind == .person, language != .english || !EnglishNames.isGiven(noun.lemma)
    else { return false }
    let isGoing =
      language == .spanish && plan.verbs.last?.frame.lemma == "ir"
      || language == .portuguese && plan.verbs.last?.frame.lemma == "ir"
    return (isGoing || plan.verbs.last?.frame.slots.first?.role.isPlace == true)
      && !plan.fillers.contains { $0.role.isPlace }
  }

  /// *Jogar Minecraft*: a name that nobody knows behind the verb of playing games is a game's.
  private func isGame(_ loose: LoosePhrase) -> Bool {
    guard let noun = loose.phrase.noun?.lexeme, noun.isInferred, loose.phrase.isPlain,
      noun.wordClass == .properNoun || noun.wordClass == .noun && noun.kind == .thing
    else {
      return false
    }
    // Jogo Minecraft com Iker: one game at a time.
    return language == .portuguese && plan.verbs.last?.frame.lemma == "jogar"
      && !plan.fillers.contains { $0.role == .object && $0.verb == plan.verbs.count - 1 }
  }

  /// *Saudade da avó*: what a set phrase takes is not what its verb alone takes.
  private func overrulesPair(_ slot: FrameSlot, _ verb: Int) -> Bool {
    plan.verbs[verb].hasSetPhrase && slot.role == .topic
  }

  /// *Tengo **ganas** de jugar*: a noun that makes a set phrase with a verb before the last.
  private func setPhraseSlot(_ loose: LoosePhrase) -> FrameSlot? {
    guard loose.after >= 0, loose.after < plan.verbs.count - 1 else { return nil }
    let verb = plan.verbs[loose.after]
    guard frames.known(verb.constituent.lexeme.lemma, with: loose.lemma) != nil else { return nil }
    let role: Role = verb.frame.isCopular ? .attribute : .object
    return FrameSlot(role, article: .bare)
  }

  /// *Tener miedo **a**, estar com vontade **de***: a verb and its noun together take what neither
  /// takes alone.
  private mutating func takeUpSetPhrase(_ noun: String, _ verb: Int) {
    guard !noun.isEmpty,
      let phrase = frames.known(plan.verbs[verb].constituent.lexeme.lemma, with: noun)
    else { return }
    let old = plan.verbs[verb].frame
    plan.verbs[verb].hasSetPhrase = true
    let takesMore = !phrase.slots.isEmpty
    plan.verbs[verb].frame.slots =
      phrase.slots
      + old.slots.filter { phrase.slot($0.role) == nil && !($0.role == .company && takesMore) }
    plan.verbs[verb].frame.opening = phrase.opening ?? old.opening
  }

  /// How well a slot suits a kind; 0: not at all.
  private func score(_ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind, _ loose: LoosePhrase)
    -> Int
  {
    guard slot.role != .subject else { return 0 }
    if language != .english, slot.role == .topic, slot.kinds.isEmpty,
      plan.verbs[verb].frame.isDefault,
      loose.phrase.quantity != nil, MeaningWords.hours.contains(loose.lemma) || kind.isTemporal
    {
      // El avión se retrasa dos horas: how long, not about what.
      return 0
    }
    if !slot.words.isEmpty, slot.words.contains(loose.lemma) {
      let isFree = !plan.fillers.contains { $0.role == slot.role && $0.verb == verb }
      return isFree && (verb == plan.verbs.count - 1 || loose.after == verb) ? 50 : 0
    }
    let kinds = slot.acceptedKinds
    guard kinds.isEmpty || kinds.contains(kind) else {
      return isWhereThingsGo(slot, verb, kind) ? 16 : 0
    }
    // Ven a cocinar con papá: who is chosen behind the second verb goes with that.
    if slot.role == .company, verb < plan.verbs.count - 1, loose.after > verb { return 0 }
    // Ponlo, put it: a pronoun for a thing is what it is done to, not where.
    if slot.role.isPlace, loose.phrase.isPronoun, !kinds.isEmpty { return 0 }
    if plan.verbs[verb].frame.isDefault, slot.role == .recipient,
      plan.verbs[verb].frame.slot(.object) != nil,
      !plan.fillers.contains(where: { $0.verb == verb && $0.role == .object })
    {
      // Of a verb that nobody knows, the only being is what it is done to: examinar o menino.
      return 10
    }
    if slot.role == .instrument || slot.preposition == "em" && slot.role == .topic
      || language == .english && slot.role == .placeFrom && !KindSet.beings.contains(kind),
      waitsForObject(verb, kind)
    {
      return 4
    }
    if language != .english, loose.after == plan.verbs.count - 1, verb < loose.after,
      loose.phrase.isPronoun, loose.phrase.noun?.lexeme.isHuman == true,
      takesBeing(plan.verbs[loose.after].frame)
    {
      // Deja de empujarme: whom the second verb is done to.
      return 0
    }
    if isOfLaterVerb(kind, verb, loose) { return 0 }
    let filled = plan.fillers.first { $0.role == slot.role && $0.verb == verb }
    if let filled, isApart(kind, from: filled, slot) { return 0 }
    let isFilled = filled != nil
    var score = kinds.isEmpty ? 20 : 30
    if isFilled { score = score == 30 ? 12 : 6 }
    if verb == plan.verbs.count - 1 {
      score += 2
    } else if loose.after == verb, !kinds.isEmpty {
      score += 3
    } else if kinds.isEmpty {
      // The opened verb itself fills the open slot of the verb before it.
      return 0
    }
    return score
  }

  /// Whether the verb behind a preposition has an object that can be somebody, and nobody is it yet.
  private func takesBeing(_ frame: VerbFrame) -> Bool {
    let last = plan.verbs.count - 1
    return plan.verbs[last].link != nil
      && !plan.fillers.contains { $0.verb == last && $0.role == .object }
      && frame.slots.contains {
        $0.role == .object && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
      }
  }

  /// *Visitamos a la tía en el hospital, me espera na porta, ayúdame con el zapato*: a place or a thing
  /// is not joined to somebody.
  private func isApart(_ kind: SemanticKind, from filled: Filler, _ slot: FrameSlot) -> Bool {
    guard language != .english, slot.role == .object, let first = filled.phrases.first?.noun?.lexeme
    else { return false }
    if KindSet.places.contains(kind) {
      return !KindSet.places.contains(first.kind) && first.isBeing
    }
    return first.isHuman && kind != .person && kind != .animal
      && (first.wordClass == .pronoun || KindSet.surroundings.contains(kind))
  }

  /// *Levo o carro; levo o cachorro de carro*: a means comes behind what is moved.
  private func waitsForObject(_ verb: Int, _ kind: SemanticKind) -> Bool {
    // The slots stand in their order: what comes before the object does not wait for it.
    let object = plan.verbs[verb].frame.slots.first { $0.words.isEmpty }
    guard let object, object.role == .object, object.kinds.isEmpty || object.kinds.contains(kind)
    else { return false }
    return !plan.fillers.contains { $0.role == .object && $0.verb == verb }
  }

  /// *Meter el libro en la mochila, caber en la caja*: a place that the verb names without its kinds
  /// can be any thing, where no object is wanted any more.
  private func isWhereThingsGo(_ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind) -> Bool {
    guard slot.role.isPlace, slot.kinds.isEmpty, slot.article != nil,
      KindSet.surroundings.contains(kind) || KindSet.edible.contains(kind) && isPoured(verb)
    else { return false }
    let object = plan.fillers.first { $0.role == .object && $0.verb == verb }
    if object?.phrases[0].roleKind == kind, plan.verbs[verb].frame.pattern == .existential {
      return false
    }
    return !plan.verbs[verb].frame.slots.contains { slot in
      slot.role == .object && !slot.isForNamedWords
        && !plan.fillers.contains { $0.role == .object && $0.verb == verb }
    }
  }

  /// *Promise to visit me*: who is chosen behind the second verb is whom that is done to.
  private func isOfLaterVerb(_ kind: SemanticKind, _ verb: Int, _ loose: LoosePhrase) -> Bool {
    let last = plan.verbs.count - 1
    guard language == .english, verb < last, loose.after == last, KindSet.beings.contains(kind)
    else { return false }
    return plan.verbs[last].frame.slots.contains {
      ($0.role == .object || $0.role == .recipient)
        && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(kind)) && $0.words.isEmpty
    }
  }

  /// Whether food goes into food: *echar sal en la sopa*.
  private func isPoured(_ verb: Int) -> Bool {
    ["echar", "añadir", "verter", "mojar", "meter", "poner", "espolvorear"].contains(
      plan.verbs[verb].frame.lemma)
  }

  /// Whether the last verb can have any object, not only one that makes a phrase with it.
  private var lastVerbTakesObject: Bool {
    plan.verbs.last?.frame.slots.contains { $0.role == .object && !$0.isForNamedWords } ?? false
  }

  /// Company, place and tool, which any verb can have beside what its frame names.
  private func adjunctSlot(_ kind: SemanticKind, _ loose: LoosePhrase, beats score: Int)
    -> FrameSlot?
  {
    guard score < 15 || isUnknownPlace(kind, score), plan.verbs.last?.frame.isCopular != true
    else { return nil }
    if language != .english, let slot = romanceAdjunct(kind, loose, score) { return slot }
    if isBesideBeing(kind) {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    let hasObject = plan.fillers.contains { $0.role == .object }
    if language == .portuguese, loose.preposition == nil, loose.phrase.noun?.lexeme.lemma == "me" {
      // Me deita na cama: done to the speaker, not with him.
      return FrameSlot(.object)
    }
    if kind == .person || kind == .animal {
      return besideBeing(kind, loose)
        ?? FrameSlot(.company, preposition: language.withPreposition)
    }
    if KindSet.places.contains(kind) {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    guard score == 0 else { return nil }
    if KindSet.tools.contains(kind), hasObject || !lastVerbTakesObject {
      if !lastVerbTakesObject, kind == .furniture || kind == .vehicle {
        return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
      }
      return FrameSlot(.instrument, preposition: language.withPreposition)
    }
    return nil
  }

  /// *Quiero a mamá **y a papá***: of two people or two animals that a verb is done to, and that has no place for company,
  /// none comes along with the other (NGLE §31.6).
  private func besideBeing(_ kind: SemanticKind, _ loose: LoosePhrase) -> FrameSlot? {
    let last = plan.verbs.count - 1
    guard loose.preposition == nil, language != .portuguese || !loose.phrase.isPronoun,
      let frame = plan.verbs.last?.frame, frame.slot(.company) == nil,
      frame.slot(.recipient) == nil,
      !BesideWords.accompanied.contains(frame.lemma),
      let slot = frame.slots.first(where: { $0.role == .object && $0.words.isEmpty }),
      slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(kind),
      let object = plan.fillers.last(where: { $0.verb == last && $0.role == .object }),
      object.phrases.allSatisfy({
        (!$0.isPronoun || isLoved(loose, frame)) && $0.roleKind == kind
      })
    else { return nil }
    return slot
  }

  /// *Nos ama a nosotros y a la abuela*: beside whom one loves nobody comes along.
  private func isLoved(_ loose: LoosePhrase, _ frame: VerbFrame) -> Bool {
    language == .spanish && !plan.isLaid && loose.phrase.noun?.lexeme.isHuman == true
      && ["querer", "amar", "adorar", "odiar", "conocer", "echar de menos", "extrañar"]
        .contains(frame.lemma)
  }

  /// Who profits, what one travels in, and what is all around, where the verb names none of them.
  private func romanceAdjunct(_ kind: SemanticKind, _ loose: LoosePhrase, _ score: Int)
    -> FrameSlot?
  {
    guard let frame = plan.verbs.last?.frame else { return nil }
    if kind == .animal, let prey = prey(loose, frame) { return prey }
    if kind == .person || kind == .animal { return profits(loose, frame) }
    if kind == .vehicle, frame.slot(.placeTo) != nil {
      return FrameSlot(.instrument, preposition: language == .spanish ? "en" : "de", article: .bare)
    }
    let isAround = kind == .nature || kind == .plant || kind == .furniture
    if let noun = loose.phrase.noun?.lexeme.lemma,
      BesideWords.playgrounds.contains(noun)
        || BesideWords.containers.contains(noun) && score == 0
    {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    if language == .spanish, isTool(loose, frame) {
      return FrameSlot(.instrument, preposition: language.withPreposition, article: .definite)
    }
    let isDuring = kind == .event && (!lastVerbTakesObject || isBesideOther(kind))
    let isOn =
      (kind == .furniture || kind == .plant) && isBesideOther(kind)
      && !Self.choosing.contains(frame.lemma)
    if isAround && score == 0 || isDuring || isOn && score < 15 {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    return nil
  }

  /// *Escucho música con los auriculares*: what one works with, beside an object or where none is wanted.
  private func isTool(_ loose: LoosePhrase, _ frame: VerbFrame) -> Bool {
    guard let noun = loose.phrase.noun?.lexeme, !Self.choosing.contains(frame.lemma),
      !Self.handling.contains(frame.lemma), Self.tools.contains(noun.lemma)
    else { return false }
    return !lastVerbTakesObject
      || plan.fillers.contains {
        $0.role == .object && !Self.tools.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }
  }

  private static let handling: WordSet = [
    "coger", "agarrar", "dar", "buscar", "encontrar", "perder", "ver", "pedir", "traer", "llevar",
    "prestar", "usar", "utilizar", "guardar", "meter", "poner", "sacar", "dejar", "elegir",
    "escoger", "regalar", "recibir", "preferir", "romper", "tirar", "lavar", "vender", "haber",
  ]

  static let tools: WordSet = [
    "lápiz", "bolígrafo", "boli", "pincel", "rotulador", "rotuladores", "tiza", "tijeras",
    "cuchillo", "tenedor", "cuchara", "martillo", "destornillador", "cepillo", "peine", "jabón",
    "toalla", "escoba", "trapo", "esponja", "llave", "regla", "goma", "pegamento", "pala", "aguja",
    "sierra", "hacha", "manguera", "champú", "auriculares", "lupa", "microscopio", "telescopio",
    "prismáticos", "termómetro", "pincel", "acuarelas", "pinturas", "fregona", "cubo", "servilleta",
    "pañuelo", "cuerda", "cinta", "celo", "grapadora", "sacapuntas", "batidora", "aspiradora",
    "secador", "maquinilla", "linterna", "herramienta", "herramientas", "alicates", "rastrillo",
    "red", "palo", "bastón", "muletas", "mando", "ratón", "calculadora", "cámara", "micrófono",
    "raqueta", "bate", "regadera", "tarjeta", "pajita", "abrelatas", "rodillo", "plancha", "hilo",
    "máquina de coser",
  ]

  /// Verbs that can be about two things of any kind.
  private static let choosing: WordSet = [
    "querer", "tener", "comprar", "necesitar", "vender", "limpiar", "mover", "ter", "precisar",
    "limpar", "mexer",
  ]

  /// Whether the object is there already and of another kind: *leer un cuento en la clase*.
  private func isBesideOther(_ kind: SemanticKind) -> Bool {
    plan.fillers.contains { $0.role == .object && $0.phrases[0].roleKind != kind }
  }

  /// *Átame los cordones, mamá le pela la naranja*: whom a thing is handled for is said as who gets it
  /// (NGLE §35.7, dativo de interés).
  private func profits(_ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    let last = plan.verbs.count - 1
    let isBodySeen = plan.fillers.contains { $0.role == .object && $0.phrases[0].kind == .body }
    let isHandled =
      frame.slot(.object)?.article == .definite || plan.options.contains(.request)
      || frame.pattern == .affecting || frame.isDefault || Self.making.contains(frame.lemma)
      || frame.lemma == "pintar"
        && Self.drawn.contains(plan.fillers.last?.phrases[0].noun?.lexeme.lemma ?? "")
      || ["temperatura", "tensión", "fiebre", "pulso", "pañal"].contains(
        plan.fillers.last?.phrases[0].noun?.lexeme.lemma ?? "")
    guard language == .spanish, isHandled, frame.slot(.company) == nil,
      !frame.pattern.mayHaveExperiencer
        || isBodySeen && plan.subject.first?.noun?.lexeme.isBeing == true
          && frame.pattern == .affecting,
      !Self.shared.contains(frame.lemma) || isBodySeen || frame.lemma == "tomar",
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == last && $0.phrases[0].noun?.lexeme.isBeing != true
      })
    else { return nil }
    return FrameSlot(.recipient, preposition: "a")
  }

  /// What is painted for somebody.
  private static let drawn: WordSet = ["dibujo", "cuadro", "retrato", "tarjeta", "mural"]

  /// *El gato come un ratón, como conejo*: animals eat animals, and people eat some of them as food.
  private func prey(_ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    let last = plan.verbs.count - 1
    guard Self.eating.contains(frame.lemma), loose.preposition == nil,
      !plan.fillers.contains(where: { $0.role == .object && $0.verb == last })
    else { return nil }
    if plan.subject.contains(where: { $0.noun?.lexeme.roleKind == .animal }) {
      return FrameSlot(.object)
    }
    let isMeat = Self.meats.contains(loose.lemma) && loose.phrase.isPlain
    return isMeat ? FrameSlot(.object, article: .bare) : nil
  }

  private static let eating: WordSet = [
    "comer", "comerse", "tragar", "tragarse", "devorar", "masticar", "cenar", "almorzar",
    "engolir", "mastigar", "jantar", "almoçar", "provar", "probar",
  ]

  private static let meats: WordSet = [
    "conejo", "pato", "pavo", "cordero", "pulpo", "calamar", "cangrejo", "caracol", "pollo",
    "coelho", "peru", "polvo", "lula", "caranguejo", "frango", "carneiro", "camarão",
  ]

  /// Verbs of making, which is done for somebody.
  private static let making: WordSet = [
    "tejer", "coser", "preparar", "cocinar", "dibujar", "fabricar", "construir", "calentar",
    "inventar", "hornear", "servir", "planchar", "arreglar", "conseguir", "reservar", "bordar",
  ]

  /// What is done together rather than for somebody.
  private static let shared: WordSet = [
    "ver", "mirar", "escuchar", "oír", "comer", "beber", "tomar", "desayunar", "almorzar", "cenar",
    "merendar", "celebrar", "festejar", "cantar", "visitar", "buscar", "encontrar", "recorrer",
    "cruzar", "ganar", "perder", "practicar", "ensayar", "repasar", "estudiar", "aprender",
  ]

  /// *Chapotear en un charco*: behind a verb that nobody knows a place is where it is done.
  private func isUnknownPlace(_ kind: SemanticKind, _ score: Int) -> Bool {
    plan.verbs.last?.frame.isDefault == true && KindSet.places.contains(kind)
      && (language != .english || kind == .place) && score < 50
  }

  /// *Veo un pájaro en el árbol*: what is no being, behind one that is seen, is where it is.
  private func isBesideBeing(_ kind: SemanticKind) -> Bool {
    guard kind == .plant || kind == .furniture || kind == .vehicle, language != .english,
      let last = plan.fillers.last, last.role == .object, last.verb == plan.verbs.count - 1
    else { return false }
    return last.phrases.last?.noun?.lexeme.isBeing == true
  }

  /// Where nothing suits: the object, so that no word is lost.
  private func fallback(_ kind: SemanticKind, verb: Int) -> FrameSlot {
    let frame = plan.verbs[verb].frame
    if frame.isCopular { return FrameSlot(.attribute) }
    let object = plan.fillers.first { $0.role == .object && $0.verb == verb }
    if language != .english, kind != .person, kind != .animal, frame.slot(.instrument) == nil,
      object?.phrases.first?.noun?.lexeme.isHuman == true
    {
      return FrameSlot(.instrument, preposition: language.withPreposition, article: .definite)
    }
    return frame.slots.first { $0.role == .object && !$0.isForNamedWords } ?? FrameSlot(.object)
  }
}

extension LoosePhrase {
  /// The word that a slot may name; empty when the phrase has no noun.
  var lemma: String { phrase.noun?.lexeme.lemma ?? "" }
}

extension NounPhrase {
  /// Whether it is a time, as in *hoy hace frío*.
  var isTemporal: Bool { noun?.lexeme.kind.isTemporal == true }
}
