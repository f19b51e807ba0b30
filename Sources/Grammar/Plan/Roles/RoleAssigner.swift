import AACCore

/// Gives phrases their roles, one after the other, by the frames of the verbs.
struct RoleAssigner {
  var plan: ClausePlan
  let language: Language
  let frames: FrameTable
  /// Index of the filler that took up the last phrase.
  var recent: Int?
  /// Whether a question word asks for things, so that what else is named is where (*cuántas niñas hay en clase*).
  var asksForThings = false
  /// Whether a question word asks for what is done, so that a place beside it is where.
  var asksWhat = false
  /// Whether the question is what or which one.
  var asksForWhat = false

  /// An assigner that adds to a plan, which it takes over.
  init(taking plan: inout ClausePlan, planner: ClausePlanner) {
    language = planner.language
    frames = planner.frames
    self.plan = ClausePlan(variety: plan.variety)
    swap(&self.plan, &plan)
  }

  mutating func assign(_ loose: LoosePhrase) {
    let next = loose.after + 1
    if loose.after >= 0, plan.verbs.indices.contains(next),
      language == .spanish
        && (isCutOff(loose) || plan.verbs[next].link?.lexeme.lemma == "que")
        || isSeparate(loose)
        || isForPurpose(loose) || isBeforePreposition(loose)
    {
      // Cuenta un cuento antes de dormir: what comes before the preposition is of the verb before it.
      let linked = plan.verbs[next...]
      plan.verbs.removeSubrange(next...)
      assign(loose)
      plan.verbs += linked
      return
    }
    if isMadeToDo(loose) || isLetHappen(loose) { return }
    guard let end = endOfClause(loose) else { return assignWithin(loose) }
    // What was chosen before a verb that begins anew belongs to the verbs before that one.
    let later = plan.verbs[end...]
    plan.verbs.removeSubrange(end...)
    assignWithin(loose)
    plan.verbs += later
  }

  /// *take/my/pencil/without/ask*: what stands before the preposition of a verb is of the verb before it.
  private func isBeforePreposition(_ loose: LoosePhrase) -> Bool {
    guard language == .english, loose.preposition == nil,
      let tile = plan.verbs[loose.after + 1].constituent.tile
    else { return false }
    return plan.adverbials.contains {
      $0.constituent.tile == tile - 1 && $0.constituent.lexeme.wordClass == .adposition
        && (["without", "by", "before", "after", "instead of"].contains(
          $0.constituent.lexeme.lemma)
          || ["of", "for", "from"].contains($0.constituent.lexeme.lemma)
            && loose.phrase.noun?.lexeme.isHuman == true
            && Self.judging.contains(plan.verbs[loose.after].constituent.lexeme.lemma)
          || $0.constituent.lexeme.lemma == "from" && loose.phrase.noun?.lexeme.wordClass == .noun
            && Self.keeping.contains(plan.verbs[loose.after].constituent.lexeme.lemma)
          || $0.constituent.lexeme.lemma == "to" && loose.phrase.noun?.tile == tile - 2
            && (["time", "way", "chance"].contains(loose.lemma)
              || !plan.isLaid && loose.phrase.noun?.lexeme.isBeing == false))
    }
  }

  /// *Necesita ayuda para cruzar*: what is needed is needed for what follows.
  private mutating func isForPurpose(_ loose: LoosePhrase) -> Bool {
    let next = loose.after + 1
    guard language != .english, loose.preposition == nil, plan.verbs[next].connective == nil,
      plan.verbs[next].subject == nil, !plan.verbs[next].startsClause, plan.verbs[next].link == nil,
      Self.needs.contains(loose.phrase.noun?.lexeme.lemma ?? "") || isNeededThing(loose),
      ["necesitar", "querer", "pedir", "tener", "poner", "precisar", "ter"].contains(
        plan.verbs[loose.after].frame.lemma)
    else { return false }
    plan.verbs[next].link = Constituent(
      Lexeme(lemma: "para", wordClass: .adposition, kind: .direction))
    return true
  }

  private static let needs: WordSet = [
    "ayuda", "permiso", "dinero", "ajuda", "permissão", "licença", "dinheiro",
  ]

  /// *Uso la tableta para hablar, cojo el lápiz y escribo*: a verb that opens none keeps what was chosen
  /// before the next.
  private func isSeparate(_ loose: LoosePhrase) -> Bool {
    let frame = plan.verbs[loose.after].frame
    return language != .english && frame.opening == nil && !frame.opensClause && frame.isListed
      && !frame.opensCausative && frame.lemma != "hacer" && loose.preposition == nil
      && (loose.phrase.noun?.lexeme.wordClass == .noun
        && loose.phrase.noun?.lexeme.isBeing == false || isDoneBefore(loose))
  }

  /// Index of the verb behind a phrase at which something new begins; nil where there is none.
  private func endOfClause(_ loose: LoosePhrase) -> Int? {
    guard language == .portuguese, loose.after >= 0, loose.after + 1 < plan.verbs.count else {
      return nil
    }
    if loose.phrase.isAdjective, plan.verbs[loose.after].frame.isCopular { return loose.after + 1 }
    return plan.verbs.indices[(loose.after + 1)...].first { index in
      let verb = plan.verbs[index]
      return verb.link != nil || verb.connective != nil || verb.subject != nil
    }
  }

  private mutating func assignWithin(_ loose: LoosePhrase) {
    let phrase = loose.phrase
    if language == .english, phrase.connective != nil, loose.preposition == nil,
      plan.verbs.indices.contains(loose.after + 1), plan.verbs[loose.after + 1].subject != nil
    {
      // Want Mom and Dad to come: both are to do it.
      plan.verbs[loose.after + 1].moreSubjects.append(phrase)
      return
    }
    if phrase.connective != nil, loose.preposition == nil, let last = plan.fillers.indices.last {
      plan.fillers[last].phrases.append(asFlavour(phrase, in: plan.fillers[last]))
      recent = last
      return
    }
    if joinsRecipient(loose) || isIntroduced(loose) || ownsPart(loose) { return }
    if plan.verbs.isEmpty {
      var filler = Filler(.other, phrase)
      prepare(&filler, loose)
      plan.fillers.append(filler)
    } else if becomesSubject(loose) {
      plan.verbs[loose.after + 1].subject = phrase
      if language == .spanish, plan.verbs[loose.after].frame.slot(.recipient) != nil,
        phrase.noun?.lexeme.isBeing == true
      {
        // Mamá le pide al niño que coma: NGLE §25.3, §35.2.
        plan.verbs[loose.after + 1].hasKnownSubject = true
        plan.fillers.append(Filler(.recipient, phrase, preposition: "a", verb: loose.after))
      } else if isBroughtToDo(loose) {
        plan.verbs[loose.after + 1].hasKnownSubject = true
        let article = plan.verbs[loose.after].frame.slot(.object)?.article
        plan.fillers.append(Filler(.object, phrase, article: article, verb: loose.after))
      }
    } else if language == .english, takeForPurpose(loose) {
      return
    } else if completesFeeling(loose) || assignDistance(loose) {
      return
    } else if isNamed(loose) || completesSetPhrase(loose) {
      assignByFrame(loose)
    } else if assignBySpanishUse(loose) {
      return
    } else if loose.preposition == nil, completesQuality(loose) {
      return
    } else if isObjectPronoun(loose) {
      var object = loose
      object.preposition = nil
      assignByFrame(object)
    } else if loose.preposition != nil || phrase.noun?.government?.preposition != nil {
      assignGoverned(loose)
    } else if isClub(loose) {
      plan.fillers.append(
        Filler(
          .topic, phrase, preposition: "de", article: .definite, verb: plan.verbs.count - 1))
    } else if takesAsHour(loose) {
      return
    } else if phrase.noun == nil, phrase.isAdjective {
      if !assignManner(loose) { assignAdjective(loose) }
    } else if !assignByMeaning(loose), !assignBeside(loose) {
      assignByFrame(loose)
    }
  }

  /// *Soy del Betis, sou do Sporting*.
  private func isClub(_ loose: LoosePhrase) -> Bool {
    guard language != .english, loose.preposition == nil, let noun = loose.phrase.noun?.lexeme,
      noun.wordClass == .properNoun, noun.animacy == .inanimate, noun.article == .definite,
      plan.verbs.last?.frame.lemma == "ser", plan.fillers.isEmpty
    else { return false }
    return plan.subject.allSatisfy { $0.noun?.lexeme.isHuman == true }
  }

  /// *Regañó / a / yo*: the preposition of an object is no other than the language's own.
  private func isObjectPronoun(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, loose.preposition?.lexeme.lemma == "a",
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .pronoun, noun.kind == .person,
      noun.person == .first || noun.person == .second, let frame = plan.verbs.last?.frame,
      let object = frame.slot(.object), object.preposition == nil,
      !plan.fillers.contains(where: { $0.role == .object && $0.verb == plan.verbs.count - 1 })
    else { return false }
    return frame.pattern != .experiencer
      && !frame.slots.contains {
        $0.preposition == "a" && !$0.role.isPlace && !$0.isForNamedWords
      }
  }

  /// Whether a slot that is still free names the very word: *poner la mesa*, not *en la mesa*.
  private func isNamed(_ loose: LoosePhrase) -> Bool {
    let last = plan.verbs.count - 1
    guard loose.preposition == nil, last >= 0 else { return false }
    for slot in plan.verbs[last].frame.slots.indices {
      guard !plan.verbs[last].frame.slots[slot].words.isEmpty,
        plan.verbs[last].frame.slots[slot].words.contains(loose.lemma)
      else { continue }
      let role = plan.verbs[last].frame.slots[slot].role
      return !plan.fillers.contains { $0.role == role && $0.verb == last }
    }
    return false
  }

  private func completesSetPhrase(_ loose: LoosePhrase) -> Bool {
    guard let verb = plan.verbs.last, verb.hasSetPhrase, loose.preposition == nil else {
      return false
    }
    return verb.frame.slot(.topic) != nil && loose.phrase.noun?.lexeme.isBeing == true
  }

  private func prepare(_ filler: inout Filler, _ loose: LoosePhrase) {
    if let word = loose.preposition {
      filler.preposition = word.lexeme.lemma
      filler.prepositionTile = word.tile
    }
    if let government = loose.phrase.noun?.government,
      filler.preposition == nil || filler.preposition == government.preposition
    {
      filler.preposition = filler.preposition ?? government.preposition
      if isOfAnyOnes(filler, loose) { return }
      filler.article = government.article
      filler.isGoverned = true
    }
  }

  /// A phrase whose preposition is given: the verb's slot with the same one, else by kind.
  private mutating func assignGoverned(_ loose: LoosePhrase) {
    let last = plan.verbs.count - 1
    // It is hard for me to talk: said behind the quality, it goes with that.
    let isOfQuality =
      language == .english && plan.verbs.indices.dropLast().contains(loose.after)
      && loose.preposition?.lexeme.lemma == "for" && plan.verbs[max(loose.after, 0)].frame.isCopular
      && loose.phrase.noun?.lexeme.isBeing == true
    var filler = Filler(.other, loose.phrase, verb: isOfQuality ? loose.after : last)
    prepare(&filler, loose)
    if isOfQuality { return join(filler) }
    for verb in stride(from: last, through: firstOfDeed(loose), by: -1) {
      guard
        let slot = plan.verbs[verb].frame.slots.first(where: { accepts($0, filler, loose.phrase) })
      else { continue }
      if isOfDeedLet(slot, verb, loose) || isBehindProgressive(verb, loose)
        || isBehindModal(verb, loose)
      {
        continue
      }
      // Gosto de passear de carro: what is liked is the walk.
      let isTaken =
        language != .english && verb < last && loose.after > verb && slot.role == .object
      if isTaken, plan.verbs[verb + 1].connective == nil { continue }
      if keepsCompany(slot, verb, loose, filler) { continue }
      // Come and eat with me: said behind the second verb, it goes with that.
      if language != .spanish, slot.role == .company, verb < last, loose.after == last { continue }
      filler.role = slot.role
      filler.verb = verb
      if !filler.isGoverned { filler.article = slot.article }
      break
    }
    if filler.role == .other, let slot = slotOfBoth(filler, last) {
      filler.role = slot.role
      if !filler.isGoverned { filler.article = slot.article }
    }
    if filler.role == .other, language == .spanish, isAboutSetPhrase(filler, last) {
      filler.role = .topic
      if !filler.isGoverned { filler.article = .definite }
    }
    if filler.role == .other, isAffected(filler) { filler.role = .recipient }
    if filler.role == .other { filler.role = adjunct(loose.phrase, filler.preposition) }
    if isDoneForOrAgainst(filler) { filler.role = .recipient }
    if isRide(filler, loose.phrase, last) {
      filler.role = .instrument
      filler.article = .bare
    }
    if isWithin(filler, loose.phrase) {
      filler.role = .placeAt
      filler.article = .definite
    }
    join(filler)
  }

  /// *Brincar / de / boneca, saber / a / cebolla*: the slot of a verb that is listed with its preposition.
  private func slotOfBoth(_ filler: Filler, _ verb: Int) -> FrameSlot? {
    guard language != .english, filler.prepositionTile != nil, plan.verbs.indices.contains(verb),
      let preposition = filler.preposition
    else { return nil }
    guard let frame = frames.listed("\(plan.verbs[verb].constituent.lexeme.lemma) \(preposition)"),
      let slot = frame.slots.first
    else { return nil }
    guard slot.role == .object || slot.role == .topic else { return nil }
    let kind = filler.phrases[0].roleKind
    guard slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(kind) else { return nil }
    return FrameSlot(.topic, preposition: preposition, article: slot.article)
  }

  /// *Pasear en coche, passear de carro*: what one moves in, behind its preposition.
  private func isRide(_ filler: Filler, _ phrase: NounPhrase, _ verb: Int) -> Bool {
    guard language != .english, filler.role == .other || filler.role == .instrument,
      filler.prepositionTile != nil, phrase.kind == .vehicle, phrase.isPlain,
      !BesideWords.playgrounds.contains(phrase.noun?.lexeme.lemma ?? ""),
      phrase.noun?.lexeme.wordClass == .noun, plan.verbs.indices.contains(verb)
    else { return false }
    if language == .portuguese { return filler.preposition == "de" }
    let frame = plan.verbs[verb].frame
    return filler.preposition == "en"
      && (frame.slot(.placeTo) != nil && frame.lemma != "quedarse"
        || ["pasear", "viajar", "andar", "montar", "dar una vuelta"].contains(frame.lemma))
  }

  /// *Patinar en el hielo, no café*: a substance or a thing behind *en, em* is a certain one.
  private func isWithin(_ filler: Filler, _ phrase: NounPhrase) -> Bool {
    guard language != .english, filler.role == .other, filler.prepositionTile != nil,
      filler.preposition == language.placePreposition, phrase.isPlain, phrase.complement.isEmpty,
      let noun = phrase.noun?.lexeme, noun.wordClass == .noun, noun.number != .plural
    else { return false }
    switch noun.kind {
    case .material, .drink, .food, .dish, .nature, .furniture, .thing, .plant, .device, .toy,
      .weather:
      return noun.article != .bare && !noun.isInferred
    default: return false
    }
  }

  private func accepts(_ slot: FrameSlot, _ filler: Filler, _ phrase: NounPhrase) -> Bool {
    guard let preposition = slot.preposition else { return false }
    guard preposition == filler.preposition || isGivenTo(slot, filler) else { return false }
    let kinds = slot.acceptedKinds
    return kinds.isEmpty || kinds.contains(phrase.roleKind) || preposition.isEmpty
      || slot.words.contains(phrase.noun?.lexeme.lemma ?? "")
  }

  private func adjunct(_ phrase: NounPhrase, _ preposition: String?) -> Role {
    if preposition == language.withPreposition {
      return phrase.noun?.lexeme.isBeing == true ? .company : .instrument
    }
    return KindSet.places.contains(phrase.roleKind) ? .placeAt : .other
  }

  /// *Oigo al perro y al gato*: whether the *a* of a being is no more than that of a known object (NGLE §34.8).
  private func isPersonal(_ filler: Filler) -> Bool {
    language == .spanish && filler.role == .object && filler.prepositionTile == nil
      && (filler.preposition == nil || filler.preposition == "a")
      && filler.phrases[0].noun?.lexeme.isBeing == true
  }

  /// *Me pega en la cabeza en el colegio*: a part of the body is no place beside another.
  private func isPart(_ filler: Filler) -> Bool { filler.phrases[0].kind == .body }

  /// *live/in/village/in/Spain*: the preposition was chosen again, and nothing joins the two (CGEL §9.1).
  private func isChosenAgain(_ filler: Filler, _ other: Filler) -> Bool {
    (language == .english || language == .portuguese && filler.role == .placeAt) && !plan.isLaid
      && filler.prepositionTile != nil
      && other.prepositionTile != nil && filler.prepositionTile != other.prepositionTile
      && other.phrases[0].connective == nil
  }

  /// Adds a filler, joining it to one of the same role and verb that has the same preposition.
  mutating func join(_ filler: Filler) {
    if takesSortBehindWith(filler) { return }
    if filler.role == .placeAt {
      if takesPlaceIntoPlace(filler) { return }
      if isPartOfPlace(filler) { return takeIntoPlace(filler.phrases[0]) }
    }
    if filler.role == .object, let there = placeBesideUnlike(filler) { return join(there) }
    if filler.role == .object, let tools = besideTool(filler) {
      plan.fillers[tools].phrases += filler.phrases
      recent = tools
      return
    }
    if let index = plan.fillers.firstIndex(where: {
      $0.role == filler.role && $0.verb == filler.verb && filler.role != .other
        && (($0.preposition ?? "") == (filler.preposition ?? "")
          || isPersonal($0) && isPersonal(filler))
        && !isChosenAgain($0, filler)
        && (filler.role != .placeAt || isPart($0) == isPart(filler) && isSameWhere($0, filler))
    }) {
      plan.fillers[index].phrases += filler.phrases
      recent = index
    } else {
      recent = plan.fillers.count
      plan.fillers.append(filler)
    }
  }
}
