import AACCore

/// A second thing behind a verb that has its object: a tool, a place, or one more of the same.
///
/// Sources: CGEL §8.2–8.4, §9.15–9.21, §9.49 (means and instrument).
extension EnglishClause {
  mutating func settleSecondObjects() {
    for index in plan.fillers.indices {
      let filler = plan.fillers[index]
      guard filler.role == .object || filler.role == .attribute, filler.phrases.count > 1,
        filler.prepositionTile == nil, plan.verbs.indices.contains(filler.verb)
      else { continue }
      feedTo(index)
      partGroup(index)
      splitPairing(index)
      splitVehicle(index)
      splitResult(index)
      splitPlaceOfBeing(index)
      splitBeneficiary(index)
      splitTool(index)
    }
    settleGoals()
  }

  /// *Ana/book* → *Ana's book*, *go/grandma/house* → *to Grandma's house*.
  mutating func joinOwners() {
    fillVessel()
    for index in plan.fillers.indices where plan.fillers[index].phrases.count > 1 {
      joinMeasured(index)
    }
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      guard plan.fillers[index].role == .object || plan.fillers[index].role == .attribute
      else { continue }
      splitOwner(index)
    }
    for index in plan.fillers.indices.reversed()
    where plan.fillers.indices.contains(index) && plan.fillers[index].phrases.count == 1 {
      if !joinOwnerBehindPreposition(index) { joinOwner(index) }
    }
    while plan.subject.count > 1,
      let index = plan.subject.indices.dropFirst().first(where: {
        owns(plan.subject[$0 - 1], plan.subject[$0]) && !plan.subject[$0].isBeing
      })
    {
      plan.subject[index].complement = [plan.subject[index - 1]]
      plan.subject.remove(at: index - 1)
    }
  }

  /// *eat/bowl/soup, eat/bag/chips*: what holds the food is how much of it, not what one eats with (CGEL §5.6–5.8).
  private mutating func fillVessel() {
    guard
      let vessel = plan.fillers.firstIndex(where: { filler in
        filler.role == .instrument && filler.prepositionTile == nil && filler.phrases.count == 1
          && Self.vessels.contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
          && filler.phrases[0].complement.isEmpty && plan.verbs.indices.contains(filler.verb)
          && Self.consuming.contains(plan.verbs[filler.verb].frame.lemma)
      }), let tile = plan.fillers[vessel].phrases[0].noun?.tile,
      let food = plan.fillers.firstIndex(where: { filler in
        filler.role == .object && filler.verb == plan.fillers[vessel].verb
          && filler.prepositionTile == nil && filler.phrases.count == 1
          && filler.phrases[0].noun?.tile.map { $0 > tile } == true
          && KindSet.edible.contains(filler.phrases[0].kind) && isSubstance(filler.phrases[0])
      })
    else { return }
    var measure = plan.fillers[vessel].phrases[0]
    measure.complement = plan.fillers[food].phrases
    plan.fillers[food].phrases = [measure]
    plan.fillers[food].article = nil
    plan.fillers.remove(at: vessel)
  }

  private static let vessels = EnglishWords.set(
    "bowl plate cup glass mug bottle bag box packet carton can jar dish")
  private static let consuming = EnglishWords.set("eat drink finish share taste swallow order")

  /// *open/box/key, take/box/grandma/car*: what it is opened with or carried in is no content (CGEL §9.49).
  private func isMeans(_ thing: Lexeme, of verb: Int) -> Bool {
    guard plan.verbs.indices.contains(verb) else { return false }
    if thing.kind == .vehicle {
      return plan.fillers.contains { filler in
        filler.verb == verb && filler.phrases[0].noun?.lexeme.isBeing == true
          && EnglishHabits.carrying.contains(plan.verbs[verb].frame.lemma)
      }
    }
    return plan.verbs[verb].frame.slots.contains {
      $0.role == .instrument && $0.words.contains(thing.lemma)
    }
  }

  /// *glass/water* → *a glass of water*, *something/cold* → *something cold*.
  private mutating func joinMeasured(_ index: Int) {
    let phrases = plan.fillers[index].phrases
    for place in phrases.indices.dropFirst() where phrases[place].connective == nil {
      guard let first = phrases[place - 1].noun?.lexeme else { continue }
      if EnglishHabits.indefinitePronouns.contains(first.lemma), phrases[place].isAdjective {
        plan.fillers[index].phrases[place - 1].adjectives += phrases[place].adjectives
      } else if EnglishHabits.measures.contains(first.lemma), isSubstance(phrases[place]),
        let second = phrases[place].noun?.lexeme, second.wordClass == .noun,
        KindSet.edible.contains(second.kind) && second.kind != .meal || second.kind == .material
          || second.kind == .medicine || second.kind == .plant
          || ![.quantity, .body, .weather, .furniture, .place, .meal, .event].contains(second.kind)
            && !second.isBeing
            && ["box", "bag", "pair", "bunch", "pack", "basket"].contains(first.lemma)
            && phrases[place - 1].isPlain && !EnglishCompounds.joins(first.lemma, second.lemma)
            && !isMeans(second, of: plan.fillers[index].verb),
        phrases[place - 1].complement.isEmpty
      {
        plan.fillers[index].phrases[place - 1].complement = [phrases[place]]
      } else {
        continue
      }
      plan.fillers[index].phrases.remove(at: place)
      return
    }
  }

  /// *cold/water* behind *glass*: with nothing before it but its qualities.
  private func isSubstance(_ phrase: NounPhrase) -> Bool {
    var bare = phrase
    bare.adjectives = []
    return bare.isPlain && !phrase.isAdjective
  }

  /// Owner and owned that were given two roles: *be/dad/car, go/grandma/house*.
  private mutating func joinOwner(_ index: Int) {
    let owner = plan.fillers[index]
    guard
      let owned = plan.fillers.firstIndex(where: {
        $0.verb == owner.verb && $0.prepositionTile == nil && $0.phrases.count == 1
          && owns(owner.phrases[0], $0.phrases[0])
      }), owned != index
    else { return }
    let noun = plan.fillers[owned].phrases[0].noun?.lexeme
    let isHome = noun?.kind == .home || noun?.kind == .room || noun?.lemma == "house"
    switch owner.role {
    case .attribute: break
    case .company where isHome: break
    case .object
    where isHome && !EnglishHabits.doneToSomebody.contains(plan.verbs[owner.verb].frame.lemma):
      break
    case .company
    where plan.verbs[owner.verb].frame.isCopular && plan.subject.first?.isBeing == false
      && (plan.fillers[owned].role == .attribute || plan.subject.first?.isShown == true):
      // *this/be/Mom/car.*
      place(owned, .attribute, nil, nil)
    case .company
    where plan.fillers[owned].role == .object && isOwner(owner.phrases[0].noun?.lexeme ?? noun)
      && noun?.kind != .place
      && !["play", "eat", "watch", "share"].contains(plan.verbs[owner.verb].frame.lemma):
      break
    case .placeFrom, .topic:
      // *borrow/my/sister/headphones*, but *give/sister/book* (CGEL §5.116).
      guard owner.preposition != nil, plan.fillers[owned].role == .object, noun?.kind != .place,
        let first = owner.phrases[0].noun?.lexeme, isOwner(first),
        !plan.verbs[owner.verb].frame.slots.contains(where: {
          ($0.role == .recipient || $0.role == .object) && $0.preposition == nil
            && $0.kinds.contains(.person)
        })
      else { return }
    default: return
    }
    plan.fillers[owned].phrases[0].complement = owner.phrases
    if let tile = owner.prepositionTile, owner.role == .attribute {
      plan.fillers[owned].prepositionTile = tile
    }
    if owner.role == .attribute, !isHome || plan.subject.first?.isPronoun == true {
      place(owned, .attribute, owner.preposition, nil)
    }
    if owner.role == .object, EnglishHabits.doneToHomes.contains(plan.verbs[owner.verb].frame.lemma)
    {
      place(owned, .object, nil, nil)
    }
    plan.fillers[owned].isGoverned = plan.fillers[owned].isGoverned && owner.role != .attribute
    plan.fillers.remove(at: index)
  }

  /// *at/Grandma/house, in/Mom/purse*: behind a preposition of place the owner stands before what is meant.
  private mutating func joinOwnerBehindPreposition(_ index: Int) -> Bool {
    let owner = plan.fillers[index]
    guard owner.prepositionTile != nil, let preposition = owner.preposition, preposition != "than",
      let other = plan.fillers.firstIndex(where: {
        $0.prepositionTile == nil && $0.verb == owner.verb && owns(owner.phrases[0], $0.phrases[0])
      }), other != index
    else { return false }
    var owned = plan.fillers[other].phrases[0]
    let isPlace = preposition != "with" && preposition != "for" && preposition != "to"
    let isHome = owned.kind == .home || owned.kind == .room || owned.noun?.lexeme.lemma == "house"
    guard isPlace || isHome || EnglishPeople.isPossessed(owned.noun?.lexeme.lemma ?? "") else {
      return false
    }
    owned.complement = owner.phrases
    plan.fillers[index].phrases = [owned]
    plan.fillers[index].isGoverned = false
    if plan.fillers[other].phrases.count > 1 {
      plan.fillers[other].phrases.removeFirst()
      plan.fillers[other].phrases[0].connective = nil
    } else {
      plan.fillers.remove(at: other)
    }
    return true
  }

  /// *Ana/book* → *Ana's book*: a being right before a thing owns it (CGEL §5.116).
  private mutating func splitOwner(_ index: Int) {
    var phrases = plan.fillers[index].phrases
    for place in phrases.indices.dropFirst().reversed()
    where owns(phrases[place - 1], phrases[place]) {
      phrases[place].complement = [phrases[place - 1]]
      phrases[place].connective = phrases[place - 1].connective
      phrases.remove(at: place - 1)
      break
    }
    plan.fillers[index].phrases = phrases
  }

  /// Whether two phrases chosen side by side are owner and owned.
  func owns(_ owner: NounPhrase, _ owned: NounPhrase) -> Bool {
    guard let first = owner.noun, let second = owned.noun, owned.connective == nil,
      owned.possessive == nil, owned.determiner == nil, owned.quantity == nil,
      owned.complement.isEmpty,
      first.lexeme.isHuman, first.lexeme.wordClass != .pronoun, first.lexeme.number != .plural,
      isOwner(first.lexeme), plan.verbs.first?.frame.pattern != .existential,
      second.lexeme.wordClass == .noun, let tile = first.tile, let next = second.tile,
      plan.isLaid || !isNobodys(second.lexeme)
    else { return false }
    if EnglishPeople.helpers.contains(first.lexeme.lemma), second.lexeme.kind == .body,
      ["see", "visit", "call"].contains(plan.verbs.first?.frame.lemma ?? "")
    {
      // *see/doctor/ear*: it is not the doctor's.
      return false
    }
    if second.lexeme.isBeing {
      guard first.lexeme.wordClass == .properNoun || first.lexeme.article == .bare,
        EnglishPeople.possessed.contains(second.lexeme.lemma)
      else { return false }
    }
    return next == tile + 1 + owned.adjectives.filter { ($0.tile ?? .max) < next }.count
  }

  /// *see/grandma/rain, meet/friend/lunch*: what is around the two, or when they meet.
  private func isNobodys(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .weather: true
    case .meal: !Self.eaten.contains(plan.verbs.last?.frame.lemma ?? "")
    case .place: Self.open.contains(noun.lemma)
    default: ["floor", "ground"].contains(noun.lemma)
    }
  }

  private static let eaten = EnglishWords.set(
    "eat make pack bring take cook buy pay forget carry want get like love have steal finish prepare share heat spill drop order"
  )
  /// They are open to all.
  private static let open = EnglishWords.set(
    "store park mall supermarket beach zoo playground library museum hospital airport station market pool cinema theater street road"
  )

  /// Names, kin, and anyone beside *be*: *it/be/boy/ball*.
  private func isOwner(_ lexeme: Lexeme?) -> Bool {
    guard let lexeme else { return false }
    return lexeme.wordClass == .properNoun || lexeme.article == .bare
      || EnglishPeople.possessed.contains(lexeme.lemma)
      || plan.verbs.first?.frame.isCopular == true
  }

  /// *stir/soup/spoon* → *with a spoon*, *take/cookie/jar* → *from the jar*.
  private mutating func splitTool(_ index: Int) {
    let filler = plan.fillers[index]
    let frame = plan.verbs[filler.verb].frame
    guard filler.role == .object, !frame.isCopular, frame.pattern != .modal,
      frame.pattern != .existential, let last = filler.phrases.last,
      last.connective == nil, let noun = last.noun?.lexeme, noun.wordClass == .noun,
      let first = filler.phrases[0].noun?.lexeme,
      first.wordClass != .noun || first.roleKind != noun.roleKind || isToolOf(noun, first)
        || marks(first, on: noun)
    else { return }
    guard let (role, preposition, article) = adjunct(noun, frame, first) else { return }
    plan.fillers[index].phrases.removeLast()
    plan.fillers.append(
      Filler(role, last, preposition: preposition, article: article, verb: filler.verb))
  }

  /// *make/me/happy, paint/wall/blue, kick/me/leg*: what comes of it, and where it was.
  private mutating func splitResult(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.phrases.count == 2, filler.phrases[1].connective == nil,
      filler.role == .object, let first = filler.phrases[0].noun?.lexeme
    else { return }
    let frame = plan.verbs[filler.verb].frame
    if filler.phrases[1].isAdjective,
      EnglishHabits.resulting.contains(frame.lemma)
        || EnglishHabits.outcomes[frame.lemma]?.contains(
          filler.phrases[1].adjectives.last?.lexeme.lemma ?? "") == true
    {
      let quality = plan.fillers[index].phrases.removeLast()
      plan.fillers.append(Filler(.attribute, quality, verb: filler.verb))
    } else if let part = filler.phrases[1].noun?.lexeme, part.kind == .body, first.isBeing,
      EnglishHabits.striking.contains(frame.lemma)
    {
      let place = plan.fillers[index].phrases.removeLast()
      let isIn = ["leg", "stomach", "face", "eye", "belly", "tummy", "mouth", "ear"].contains(
        part.lemma)
      var filler = Filler(
        .placeAt, place, preposition: isIn ? "in" : "on", article: .definite, verb: filler.verb)
      filler.isGoverned = true
      plan.fillers.append(filler)
    }
  }

  private static let around = EnglishWords.set(
    "sky sea ocean lake river forest woods grass garden tree")

  /// *there/be/hole/my sock* → *There is a hole in my sock.*
  private mutating func splitPlaceOfBeing(_ index: Int) {
    let filler = plan.fillers[index]
    guard plan.verbs[filler.verb].frame.pattern == .existential, filler.phrases.count == 2,
      let last = filler.phrases.last, last.connective == nil, let noun = last.noun?.lexeme,
      noun.wordClass == .noun,
      filler.phrases[0].noun?.lexeme.kind != noun.kind || Self.around.contains(noun.lemma)
    else { return }
    let preposition =
      ["door", "window"].contains(noun.lemma)
      ? "at" : EnglishHabits.whereabouts(noun) ?? (noun.kind == .body ? "on" : "in")
    plan.fillers[index].phrases.removeLast()
    plan.fillers.append(
      Filler(
        .placeAt, last, preposition: preposition, article: .definite, verb: filler.verb))
  }

  /// *peel/me/apple* → *Peel an apple for me*: a being before the thing is whom it is done for.
  private mutating func splitBeneficiary(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, filler.preposition == nil, filler.phrases.count == 2,
      let person = filler.phrases[0].noun?.lexeme, person.isHuman,
      filler.phrases[1].connective == nil, let thing = filler.phrases[1].noun?.lexeme,
      !thing.isBeing, plan.verbs[filler.verb].frame.past != .state
    else { return }
    if plan.verbs[filler.verb].frame.lemma == "push", EnglishHabits.rides.contains(thing.lemma) {
      // *push/me/swing*: who is pushed, and where.
      var ride = Filler(
        .placeAt, plan.fillers[index].phrases.removeLast(), preposition: "on", article: .definite,
        verb: filler.verb)
      ride.isGoverned = true
      plan.fillers.append(ride)
      return
    }
    if doneWith(index, thing) { return }
    let being = plan.fillers[index].phrases.removeFirst()
    if plan.verbs[filler.verb].frame.lemma == "take", EnglishSentence.isSpanOfTime(thing) {
      // *It takes me an hour to get dressed* (CGEL §16.57).
      return plan.fillers.append(Filler(.recipient, being, verb: filler.verb))
    }
    plan.fillers.append(Filler(.beneficiary, being, preposition: "for", verb: filler.verb))
  }

  /// *tickle/me/feather, tease/boy/party, chase/cat/tree*: with what, at what and where it is done to somebody.
  private mutating func doneWith(_ index: Int, _ thing: Lexeme) -> Bool {
    let filler = plan.fillers[index]
    guard !plan.isLaid, thing.wordClass == .noun, !thing.kind.isTemporal, thing.kind != .body,
      EnglishHabits.doneToBeings.contains(plan.verbs[filler.verb].frame.lemma)
    else { return false }
    let phrase = plan.fillers[index].phrases.removeLast()
    var role = Role.placeAt
    var preposition = "with"
    var article: Article? = .definite
    switch thing.kind {
    case .event where thing.lemma == "noise", .thing, .toy, .device, .instrument, .material, .drink,
      .food, .dish, .book, .clothing, .medicine, .music, .story:
      (role, article) = (.instrument, nil)
    case .event: preposition = "at"
    case .meal: (preposition, article) = ("at", .bare)
    case .weather: preposition = "in"
    case .vehicle: preposition = EnglishWhereabouts.aboard(thing.lemma)
    case .sport, .game, .subject, .activity: (preposition, article) = ("during", nil)
    default: preposition = EnglishHabits.whereabouts(thing) ?? "with"
    }
    if preposition == "with" { (role, article) = (.instrument, nil) }
    plan.fillers.append(
      Filler(role, phrase, preposition: preposition, article: article, verb: filler.verb))
    return true
  }

  /// *leave/bag/school, forget/backpack/bus, look/window*: places that no slot of the verb takes.
  private mutating func settleGoals() {
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      guard plan.verbs.indices.contains(plan.fillers[index].verb),
        let noun = plan.fillers[index].phrases.first?.noun?.lexeme,
        plan.fillers[index].role == .instrument || plan.fillers[index].role == .topic,
        noun.kind == .vehicle,
        ["leave", "forget", "lose", "find", "see", "eat", "sleep", "read", "put", "wait", "play"]
          .contains(plan.verbs[plan.fillers[index].verb].frame.lemma)
      else { continue }
      let isOn = ["bus", "train", "plane", "boat", "ship", "bike"].contains(noun.lemma)
      place(index, .placeAt, isOn ? "on" : "in", .definite)
      plan.fillers[index].isGoverned = true
    }
  }
}

extension NounPhrase {
  /// Whether its noun names a person or an animal.
  fileprivate var isBeing: Bool { noun?.lexeme.isBeing == true }
}
