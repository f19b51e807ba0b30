import AACCore

extension EnglishClause {
  /// A phrase among the subject's or a filler's.
  private struct Place {
    /// Nil: the subject.
    var filler: Int?
    var phrase: Int
  }

  /// *apple/juice* → *apple juice*: two plain nouns chosen one after the other that make one name.
  mutating func joinCompounds() {
    joinVerbalModifiers()
    joinTimeModifiers()
    while let (left, right) = nextCompound() {
      guard let modifier = phrase(left)?.noun else { return }
      join(modifier, of: left, to: right)
    }
  }

  private func nextCompound() -> (Place, Place)? {
    let places = nounPlaces()
    for (left, right) in zip(places, places.dropFirst()) {
      guard let first = phrase(left), let second = phrase(right), let modifier = first.noun,
        let head = second.noun, second.connective == nil, first.isFreeModifier,
        second.determiner == nil, !isPlacedApart(left, right),
        (left.filler == nil) == (right.filler == nil),
        follows(head, modifier) || followsBehindQualities(second, modifier),
        EnglishCompounds.joins(modifier.lexeme, head.lexeme),
        !isGoalAndVehicle(left, head), !isPut(into: head, left), !isTaken(modifier, to: head),
        !isDoneThere(modifier, left, head), !isNamedApart(left, right),
        plan.verbs.last?.frame.lemma != "speak", !isOpened(by: head)
      else { continue }
      return (left, right)
    }
    return nil
  }

  /// *go/school/bus*: where to and by what, not a school bus.
  private func isGoalAndVehicle(_ left: Place, _ head: Constituent) -> Bool {
    guard let filler = left.filler else { return false }
    return plan.fillers[filler].role == .placeTo && head.lexeme.kind == .vehicle
  }

  /// *listen/music/in class*: behind a preposition that its verb does not bring along.
  private func isPlacedApart(_ left: Place, _ right: Place) -> Bool {
    guard let index = right.filler, left.filler != index else { return false }
    let filler = plan.fillers[index]
    guard let preposition = filler.preposition, filler.role != .object, filler.isGoverned,
      plan.verbs.indices.contains(filler.verb)
    else { return false }
    return !plan.isLaid
      && !plan.verbs[filler.verb].frame.slots.contains { $0.preposition == preposition }
  }

  /// *chop/onion/soup, dress up/princess/party*: the verb has a place of its own for the one and another for the other.
  private func isNamedApart(_ left: Place, _ right: Place) -> Bool {
    guard !plan.isLaid, let first = left.filler, let second = right.filler, first != second,
      plan.verbs.indices.contains(plan.fillers[second].verb),
      plan.fillers[first].verb == plan.fillers[second].verb,
      plan.fillers[second].preposition != nil, let modifier = phrase(left)?.noun?.lexeme,
      modifier.isBeing
        || !EnglishCompounds.isPair(modifier.lemma, phrase(right)?.noun?.lexeme.lemma ?? "")
    else { return false }
    let slots = plan.verbs[plan.fillers[second].verb].frame.slots
    return [first, second].contains { index in
      let lemma = plan.fillers[index].phrases[0].noun?.lexeme.lemma ?? ""
      return plan.fillers[index].preposition != nil
        && slots.contains {
          $0.words.contains(lemma) && $0.preposition == plan.fillers[index].preposition
        }
    }
  }

  /// *lock/door/key*: what it is locked with.
  private func isOpened(by head: Constituent) -> Bool {
    head.lexeme.lemma == "key"
      && ["open", "lock", "unlock", "start"].contains(plan.verbs.last?.frame.lemma ?? "")
  }

  /// *take/dog/park*: who is taken, and where to.
  private func isTaken(_ being: Constituent, to place: Constituent) -> Bool {
    being.lexeme.isBeing && KindSet.places.contains(place.lexeme.kind)
      && ["take", "bring", "walk", "drive", "adopt"].contains(plan.verbs.last?.frame.lemma ?? "")
  }

  /// *buy/bread/store, play/football/field, give/dog/treat*: where it is bought or played, and to whom it is given.
  private func isDoneThere(_ modifier: Constituent, _ left: Place, _ head: Constituent) -> Bool {
    guard left.filler != nil, let verb = plan.verbs.last?.frame.lemma else { return false }
    if modifier.lexeme.isBeing, Self.giving.contains(verb) {
      return !plan.fillers.contains {
        $0.role == .recipient && $0.phrases.first?.noun?.tile != modifier.tile
      }
    }
    guard head.lexeme.isPlaceLike else { return false }
    if !plan.isLaid, plan.fillers[left.filler ?? 0].role == .object, plan.verbs.count == 1,
      !Self.dealtWith.contains(verb),
      verb == "watch" || !EnglishHabits.tending.contains(verb),
      verb == "watch" || !EnglishHabits.seeing.contains(verb), plan.verbs[0].frame.isListed,
      !plan.verbs[0].frame.isCopular,
      head.lexeme.kind == .place
    {
      // *put on/shoe/store, watch/movie/theater*: nobody does it to a place.
      return true
    }
    return Self.buying.contains(verb)
      || verb == "play" && [.sport, .game].contains(modifier.lexeme.kind)
  }

  private static let giving = EnglishWords.set("give throw offer hand show feed")
  /// What one does to places as well as to things.
  private static let dealtWith = EnglishWords.set(
    """
    see visit like love hate go leave enter find pass own open close want need build clean know miss remember forget have
    show paint draw decorate prefer like look sell buy rent describe mention call explore tour photograph reach search
    rob avoid call-up recommend run manage
    """
  ).union([
    "go to", "walk to", "drive to", "look for", "look at", "walk past", "go past", "talk about",
    "point at",
    "think about", "would like", "run to", "get to", "come to", "go into", "there is", "there are",
  ])
  private static let buying = EnglishWords.set("buy get eat drink sell order pick")

  /// *put/toy/box*: what is put, and where, are two.
  private func isPut(into head: Constituent, _ left: Place) -> Bool {
    guard EnglishHabits.boxes.contains(head.lexeme.lemma), left.filler != nil else { return false }
    return ["pour", "put", "put away", "put back", "keep", "hide", "throw", "store"].contains(
      plan.verbs.last?.frame.lemma ?? "")
  }

  private func nounPlaces() -> [Place] {
    var places = plan.subject.indices.map { Place(filler: nil, phrase: $0) }
    for filler in plan.fillers.indices {
      places += plan.fillers[filler].phrases.indices.map { Place(filler: filler, phrase: $0) }
    }
    guard places.count > 1 else { return places }
    // By insertion, because they are few and nearly always in order.
    for end in places.indices.dropFirst() {
      var place = end
      while place > 0, tile(places[place]) < tile(places[place - 1]) {
        places.swapAt(place, place - 1)
        place -= 1
      }
    }
    return places
  }

  private func tile(_ place: Place) -> Int {
    guard let filler = place.filler else { return plan.subject[place.phrase].noun?.tile ?? .max }
    return plan.fillers[filler].phrases[place.phrase].noun?.tile ?? .max
  }

  private func phrase(_ place: Place) -> NounPhrase? {
    guard let filler = place.filler else { return plan.subject[place.phrase] }
    return plan.fillers[filler].phrases[place.phrase]
  }

  private mutating func join(_ modifier: Constituent, of left: Place, to right: Place) {
    guard var compound = phrase(left) else { return }
    let head = phrase(right)
    compound.noun = head?.noun
    compound.adjectives += head?.adjectives ?? []
    compound.quantity = compound.quantity ?? head?.quantity
    compound.degree = compound.degree ?? head?.degree
    compound.adjectives.append(modifier)
    guard let before = left.filler, let filler = right.filler else {
      plan.subject[right.phrase] = compound
      plan.subject.remove(at: left.phrase)
      return
    }
    // *buy/cinema/ticket*: a thing does not stand where its place would.
    let isOfPlace =
      modifier.lexeme.isPlaceLike && head?.noun?.lexeme.isPlaceLike == false
      && plan.fillers[before].prepositionTile == nil && plan.fillers[filler].role == .object
    let isMoved =
      before != filler && plan.fillers[filler].prepositionTile == nil && !isOfPlace
    if isMoved, plan.fillers[filler].phrases.count > 1 {
      // *eat/bread/with/strawberry/jam*: what the head was laid beside stays where it is.
      plan.fillers[filler].phrases.remove(at: right.phrase)
      plan.fillers[filler].phrases[0].connective = nil
      plan.fillers[before].phrases[left.phrase] = compound
      return settleGovernment(of: before, by: compound.noun)
    }
    if isMoved, plan.fillers[before].phrases.count > 1 {
      // *light/candle/birthday/cake*: what the modifier was laid beside stays.
      plan.fillers[before].phrases.remove(at: left.phrase)
      plan.fillers[filler].phrases = [compound]
      return settleGovernment(of: filler, by: compound.noun)
    }
    if isMoved { plan.fillers[filler] = plan.fillers[before] }
    plan.fillers[filler].phrases = isMoved ? [compound] : plan.fillers[filler].phrases
    if !isMoved { plan.fillers[filler].phrases[right.phrase] = compound }
    if before == filler { plan.fillers[filler].phrases.remove(at: left.phrase) }
    settleGovernment(of: filler, by: compound.noun)
    takeSlot(of: compound.noun, filler)
    let role = plan.fillers[filler].role
    if role == .recipient || role == .company, plan.fillers[filler].prepositionTile == nil,
      compound.noun?.lexeme.isBeing == false,
      let slot = plan.verbs.indices.contains(plan.fillers[filler].verb)
        ? plan.verbs[plan.fillers[filler].verb].frame.slot(.object) : nil
    {
      // *read/dinosaur/book*: a thing is no one to read to.
      plan.fillers[filler].role = .object
      plan.fillers[filler].preposition = slot.preposition
      plan.fillers[filler].article = slot.article
    }
    if before != filler { plan.fillers.remove(at: before) }
  }

  /// *study/math/test*: a compound goes where its head goes.
  private mutating func takeSlot(of head: Constituent?, _ filler: Int) {
    guard let kind = head?.lexeme.roleKind, plan.fillers[filler].role == .object,
      plan.fillers[filler].prepositionTile == nil, !plan.fillers[filler].isGoverned,
      plan.verbs.indices.contains(plan.fillers[filler].verb),
      let slot = plan.verbs[plan.fillers[filler].verb].frame.slots.first(where: {
        $0.kinds.contains(kind)
      }), slot.role == .topic
    else { return }
    plan.fillers[filler].role = slot.role
    plan.fillers[filler].preposition = slot.preposition
    plan.fillers[filler].article = slot.article
  }

  /// Preposition and article are the head's, not the modifier's.
  private mutating func settleGovernment(of filler: Int, by head: Constituent?) {
    guard plan.fillers[filler].isGoverned, plan.fillers[filler].prepositionTile == nil,
      plan.verbs.indices.contains(plan.fillers[filler].verb)
    else { return }
    let slot = plan.verbs[plan.fillers[filler].verb].frame.slot(plan.fillers[filler].role)
    plan.fillers[filler].isGoverned = head?.government != nil
    plan.fillers[filler].preposition = head?.government?.preposition ?? slot?.preposition
    plan.fillers[filler].article = head?.government?.article ?? slot?.article
  }

  /// *phone/number*, where *phone* was taken for a verb.
  private mutating func joinVerbalModifiers() {
    for index in plan.verbs.indices.dropFirst().reversed() {
      let word = plan.verbs[index].constituent
      guard
        let filler = plan.fillers.firstIndex(where: { filler in
          filler.verb == index && filler.phrases[0].noun.map { follows($0, word) } == true
        }), let head = plan.fillers[filler].phrases[0].noun,
        EnglishCompounds.joins(word.lexeme.lemma, head.lexeme.lemma)
      else { continue }
      var modifier = word
      modifier.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .thing)
      plan.fillers[filler].phrases[0].adjectives.append(modifier)
      plan.fillers[filler].preposition = nil
      plan.fillers[filler].role = .object
      // *teach/me/sign/language*: who was to do it is the one it is done to.
      let being = plan.verbs.remove(at: index).subject
      if let being { plan.fillers.append(Filler(.recipient, being, verb: index)) }
      for other in plan.fillers.indices where plan.fillers[other].verb >= index {
        plan.fillers[other].verb -= 1
      }
    }
  }

  /// *birthday/cake*, where the first is a time word.
  private mutating func joinTimeModifiers() {
    for index in plan.adverbials.indices.reversed() {
      let word = plan.adverbials[index].constituent
      guard word.lexeme.wordClass == .noun else { continue }
      for filler in plan.fillers.indices {
        guard let head = plan.fillers[filler].phrases[0].noun, follows(head, word),
          EnglishCompounds.joins(word.lexeme.lemma.lowercased(), head.lexeme.lemma)
        else { continue }
        plan.fillers[filler].phrases[0].adjectives.append(word)
        plan.adverbials.remove(at: index)
        break
      }
    }
  }

  /// *wool/**long**/scarf*: what a thing is made of, with its qualities between the two (CGEL §7.45).
  private func followsBehindQualities(_ head: NounPhrase, _ material: Constituent) -> Bool {
    guard material.lexeme.kind == .material, let first = material.tile,
      let last = head.noun?.tile, last > first + 1
    else { return false }
    return ((first + 1)..<last).allSatisfy { tile in
      head.adjectives.contains { $0.tile == tile }
    }
  }

  private func follows(_ noun: Constituent, _ word: Constituent) -> Bool {
    noun.tile != nil && word.tile.map { $0 + 1 } == noun.tile
  }
}

extension NounPhrase {
  /// Whether its noun can stand before another: no plural, no pronoun.
  fileprivate var isFreeModifier: Bool {
    (noun?.lexeme.wordClass == .noun || noun?.lexeme.article == .definite) && complement.isEmpty
  }
}
