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
    if let slot = existingSlot(loose, kind) ?? occasionInEnglish(kind, loose) {
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if asksWhat, let slot = besideWhatIsAsked(loose, kind) {
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if turnsIntoRecipient(loose, kind) {
      if let named = namedObject(loose) { return fill(named, loose, verb: plan.verbs.count - 1) }
      let slot = plan.verbs[plan.verbs.count - 1].frame.slot(.object)
      let article = kind == .body || kind == .clothing ? .definite : slot?.article
      let isNamed = slot?.isForNamedWords == true
      return fill(
        FrameSlot(.object, article: isNamed ? nil : article), loose, verb: plan.verbs.count - 1)
    }
    if let slot = occasionSlot(loose) ?? dressedSlot(loose) {
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if let slot = whereDoneInEnglish(kind, loose) {
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if let slot = stateAround(kind, loose) { return fill(slot, loose, verb: plan.verbs.count - 1) }
    if isDuringSession(loose) {
      let slot = FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if isGame(loose) {
      return fill(FrameSlot(.object, article: .bare), loose, verb: plan.verbs.count - 1)
    }
    if let slot = putAwayThere(kind, loose) ?? loadedInto(kind, loose) {
      return fill(slot, loose, verb: plan.verbs.count - 1)
    }
    if let slot = setPhraseSlot(loose) { return fill(slot, loose, verb: loose.after) }
    var best: Choice?
    let pairVerb = loose.phrase.noun?.government == nil ? nil : verbOfPair(loose)
    let first = firstOfDeed(loose)
    for verb in plan.verbs.indices where verb >= first && (pairVerb == nil || verb == pairVerb) {
      for slot in plan.verbs[verb].frame.slots {
        let score = self.score(slot, verb, kind, loose)
        if score > (best?.score ?? 0) { best = Choice(verb: verb, slot: slot, score: score) }
      }
    }
    let last = plan.verbs.count - 1
    let slot = adjunctSlot(kind, loose, beats: best?.score ?? 0) ?? best?.slot
    let verb = slot == best?.slot ? best?.verb ?? last : last
    let chosen = slot ?? around(kind, loose, verb: last) ?? fallback(kind, verb: last)
    take(chosen, kind, loose, verb, isOfFrame: best != nil && slot == best?.slot)
  }

  /// Gives a phrase the role that was found, unless it belongs to the noun before it or what stands beside it says more.
  private mutating func take(
    _ chosen: FrameSlot, _ kind: SemanticKind, _ loose: LoosePhrase, _ verb: Int, isOfFrame: Bool
  ) {
    if takesUpInChain(chosen, kind, loose, verb, isOfFrame: isOfFrame)
      || assignAsSpecifier(chosen, kind, loose, verb)
    {
      return
    }
    let said = apart(chosen, kind, loose, verb) ?? chosen
    let place = placeOfNoun(said, loose, verb, isOfFrame: isOfFrame && said == chosen)
    fill(place ?? said, loose, verb: verb)
  }

  /// The verb that a noun was chosen with: the last, but of somebody who is heard doing something the one before.
  private func verbOfPair(_ loose: LoosePhrase) -> Int? {
    guard language == .portuguese, plan.verbs.indices.contains(loose.after),
      loose.phrase.noun?.lexeme.isBeing == true, plan.verbs[loose.after].frame.opening == nil,
      !plan.verbs[loose.after].frame.opensClause
    else { return plan.verbs.indices.last }
    return loose.after
  }

  /// *¿Hay un ascensor?*, *hay una mosca en el gazpacho*: of two things that are named the first is there
  /// and the second is where (NGLE §15.6, §41.6).
  private func existingSlot(_ loose: LoosePhrase, _ kind: SemanticKind) -> FrameSlot? {
    guard language != .english, let frame = plan.verbs.last?.frame, frame.pattern == .existential,
      loose.phrase.noun?.lexeme.wordClass == .noun, !kind.isTemporal,
      loose.phrase.noun?.government == nil, let object = frame.slot(.object)
    else { return nil }
    let last = plan.verbs.count - 1
    guard let there = plan.fillers.first(where: { $0.verb == last && $0.role == .object }) else {
      guard asksForThings || asksWhoIsThere else { return object }
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
    if language == .english { return apartInEnglish(slot, kind, loose, verb) }
    if language == .spanish, slot.preposition == "con", loose.preposition == nil,
      loose.phrase.connective == nil, KindSet.places.contains(kind),
      plan.fillers.contains(where: { $0.verb == verb && $0.preposition == "con" })
    {
      // Chocó con la niña en el patio: of what one bumps into and where, the place is no second thing.
      return FrameSlot(.placeAt, preposition: "en", article: .definite)
    }
    guard loose.phrase.connective == nil, loose.preposition == nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, loose.phrase.quantity == nil,
      slot.role == .object || slot.role.isPlace || slot.role == .instrument
        || isLeftThere(slot, kind, plan.verbs[verb].frame.lemma),
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
    case .activity where language == .spanish: return nil
    case .vehicle, .room, .place, .home, .furniture, .nature, .plant, .event, .meal, .direction,
      .activity:
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

  private mutating func fill(_ suited: FrameSlot, _ loose: LoosePhrase, verb: Int) {
    let slot =
      isDoneTo(loose, suited) && !overrulesPair(suited, verb)
      ? FrameSlot(.object, article: suited.article) : suited
    var filler = Filler(
      slot.role, loose.phrase, preposition: slot.preposition, article: slot.article, verb: verb)
    if !slot.words.contains(loose.lemma), !overrulesPair(slot, verb),
      let government = loose.phrase.noun?.government,
      slot.role == .object || government.preposition != nil || slot.preposition == nil
        || !plan.fillers.contains(where: { $0.role == .object && $0.verb == verb })
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

  /// *Forget/money/lunch, cut/paper/hair*: what the pair makes an object is no topic and no tool beside another object.
  private func isDoneTo(_ loose: LoosePhrase, _ slot: FrameSlot) -> Bool {
    guard slot.preposition != nil, let government = loose.phrase.noun?.government,
      government.preposition == nil, !slot.words.contains(loose.lemma), !hasFeeling
    else { return false }
    switch slot.role {
    case .topic, .other: return true
    case .instrument: return loose.phrase.kind == .body
    default: return false
    }
  }

  /// *Tener / miedo / perro*: what is felt is had, and the other word is what it is about.
  private var hasFeeling: Bool {
    plan.fillers.contains { filler in
      filler.role == .object
        && filler.phrases.contains { $0.noun?.lexeme.kind.isSensation == true }
    }
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
    let named =
      language == .spanish
      ? verb.frame.slots.first { $0.role == role && $0.words.contains(loose.lemma) } : nil
    return FrameSlot(role, article: named?.article ?? .bare)
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

  /// *Unto mantequilla en la tostada*: what the words around it made the object is no tool.
  private func isToldObject(_ slot: FrameSlot, _ loose: LoosePhrase) -> Bool {
    guard language == .spanish, slot.role == .instrument else { return false }
    return loose.phrase.noun?.government.map { $0.preposition == nil } ?? false
  }

  /// How well a slot suits a kind; 0: not at all.
  func score(_ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind, _ loose: LoosePhrase)
    -> Int
  {
    guard slot.role != .subject else { return 0 }
    if slot.role == .recipient, isCounted(loose, kind, verb) { return 0 }
    if isOfKindOnly(slot, verb, loose) || isBehindProgressive(verb, loose) { return 0 }
    if language != .english, slot.role == .topic, slot.kinds.isEmpty,
      plan.verbs[verb].frame.isDefault,
      loose.phrase.quantity != nil, MeaningWords.hours.contains(loose.lemma) || kind.isTemporal
    {
      // El avión se retrasa dos horas: how long, not about what.
      return 0
    }
    if isToldObject(slot, loose) || isDoneToByLast(slot, verb, kind, loose) { return 0 }
    if !slot.words.isEmpty, slot.words.contains(loose.lemma) {
      if waitsBehindObject(slot, verb, kind) { return 4 }
      let isFree = !plan.fillers.contains {
        $0.role == slot.role && $0.verb == verb
          && (language != .english || $0.preposition == slot.preposition)
      }
      return isFree && (verb == plan.verbs.count - 1 || loose.after == verb) ? 50 : 0
    }
    if isOfDeedLet(slot, verb, loose) { return 0 }
    let kinds = slot.acceptedKinds
    guard kinds.isEmpty || kinds.contains(kind) else {
      return isWhereThingsGo(slot, verb, kind) ? 16 : 0
    }
    if slot.role == .other, !kinds.isEmpty, waitsBehindObject(slot, verb, kind) { return 4 }
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
      || language == .spanish && slot.role == .topic && slot.preposition == "de"
        && kind == .animal
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
    if isOfLaterVerb(kind, verb, loose) || isHandledThere(slot, verb, loose) { return 0 }
    return scoreWhenSuited(slot, verb, kind, loose)
  }

  /// How well a phrase of an accepted kind fits a slot: better where kinds are named, where the slot is empty, and beside
  /// its own verb; 0 where the verb that is opened fills it.
  private func scoreWhenSuited(
    _ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind, _ loose: LoosePhrase
  ) -> Int {
    let isOpen = slot.acceptedKinds.isEmpty
    let filled = plan.fillers.first { $0.role == slot.role && $0.verb == verb }
    if let filled, isApart(kind, from: filled, slot) { return 0 }
    if loose.after > verb, isFilledByDeed(slot, verb, loose) { return 0 }
    let score = filled != nil ? (isOpen ? 6 : 12) : isOpen ? 20 : 30
    if verb == plan.verbs.count - 1 { return score + 2 }
    if loose.after == verb, !isOpen { return score + 3 }
    // The opened verb itself fills the open slot of the verb before it.
    return isOpen ? 0 : score
  }

  /// *Sueño con ser astronauta, aprendo a tocar la batería*: whether the deed that a verb opens fills its slot, so that what
  /// is chosen behind the deed is of the deed.
  private func isFilledByDeed(_ slot: FrameSlot, _ verb: Int, _ loose: LoosePhrase) -> Bool {
    let opener = plan.verbs[verb].frame
    if slot.role == .topic, let preposition = slot.preposition,
      case .word(let opening) = opener.opening,
      preposition == opening || plan.verbs[verb + 1].link != nil
    {
      return true
    }
    return language == .spanish && loose.after == plan.verbs.count - 1
      && (plan.verbs[loose.after].frame.isCopular
        || opener.lemma == "aprender" && slot.role == .object)
      && !plan.fillers.contains { $0.verb == loose.after }
  }

  /// Where nothing suits: the object, so that no word is lost.
  private func fallback(_ kind: SemanticKind, verb: Int) -> FrameSlot {
    let frame = plan.verbs[verb].frame
    if frame.isCopular {
      // Estoy enfermo tres días: for how long it is so (NGLE §30.7).
      let isSoLong =
        language == .spanish && frame.pattern == .stateCopula && kind.isTemporal
        && plan.fillers.contains { $0.verb == verb }
      return isSoLong ? FrameSlot(.manner, article: .bare) : FrameSlot(.attribute)
    }
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
