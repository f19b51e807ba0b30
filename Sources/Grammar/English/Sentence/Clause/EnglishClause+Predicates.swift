import AACCore

/// What *be* is said with: a place, whom it is for, what a feeling is about.
///
/// Sources: CGEL §16.20–16.26, §16.68–16.83 (adjectives with prepositions), §9.15–9.21 (places).
extension EnglishClause {
  mutating func settlePredicates() {
    keepAttributesBeforeVerb()
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      guard isCopular(plan.fillers[index].verb) else { continue }
      nameWhatIsShown(index)
      if plan.fillers[index].role == .company || plan.fillers[index].role == .attribute {
        nameOwner(index)
      }
      if plan.fillers[index].role == .attribute { settlePredicate(index) }
      settleMatter(index)
    }
  }

  private func isCopular(_ verb: Int) -> Bool {
    plan.verbs.indices.contains(verb) && plan.verbs[verb].frame.isCopular
  }

  /// *be/time/go, be/my turn/play*: what was chosen before the second verb is said before it.
  private mutating func keepAttributesBeforeVerb() {
    guard plan.verbs.count > 1, plan.verbs[0].frame.isCopular,
      let second = plan.verbs[1].constituent.tile
    else { return }
    for index in plan.fillers.indices
    where plan.fillers[index].verb == 1 && plan.fillers[index].prepositionTile == nil {
      guard let tile = plan.fillers[index].phrases[0].noun?.tile, tile < second,
        plan.verbs[1].subject == nil
      else { continue }
      plan.fillers[index].verb = 0
      plan.fillers[index].role = .attribute
      plan.fillers[index].preposition = nil
      plan.fillers[index].article = nil
    }
  }

  /// A thing is in, on or for what is no name for it: *milk be fridge, present be mom*.
  private mutating func settlePredicate(_ index: Int) {
    guard plan.inquiry == nil, plan.fillers[index].phrases.count == 1,
      let noun = plan.fillers[index].phrases[0].noun, noun.lexeme.wordClass != .adverb,
      let subject = plan.subject.first?.noun?.lexeme,
      subject.wordClass != .pronoun || subject.isHuman, plan.subject.first?.isShown != true
    else { return }
    if noun.lexeme.isBeing, !subject.isBeing, subject.wordClass == .noun,
      !EnglishHabits.heads.contains(subject.lemma), subject.kind != .idea, subject.lemma != "one"
    {
      place(index, .beneficiary, "for", nil)
    } else if let preposition = EnglishHabits.whereabouts(noun.lexeme), !noun.lexeme.isInferred,
      !plan.fillers[index].phrases[0].adjectives.contains(where: { $0.tile != nil })
    {
      guard subject.kind != noun.lexeme.kind || subject.isBeing else { return }
      place(index, .placeAt, preposition, .definite)
    }
  }

  /// *car/be/Dad, dog/be/they*: whose it is, of what stays with its owner; *present/be/Mom*: whom it is for (CGEL §5.112–5.123).
  private mutating func nameOwner(_ index: Int) {
    guard plan.inquiry == nil, !plan.isLaid, plan.verbs.count == 1, plan.subject.count == 1,
      plan.fillers[index].phrases.count == 1,
      let owner = plan.fillers[index].phrases[0].noun?.lexeme,
      owner.kind != .possessive, isOwner(owner), plan.fillers[index].phrases[0].adjectives.isEmpty,
      let thing = plan.subject[0].noun?.lexeme,
      thing.wordClass == .noun, thing.kind == .animal || !thing.isBeing,
      plan.subject[0].possessive == nil,
      // *The dog is my friend*: what it is.
      !thing.isBeing || owner.wordClass != .noun
        || EnglishPeople.names.contains(owner.lemma.lowercased())
    else { return }
    let isKept =
      [.vehicle, .home, .animal, .device].contains(thing.kind) || Self.kept.contains(thing.lemma)
    guard isKept, !Self.shared.contains(thing.lemma) else {
      if EnglishClause.owned.contains(thing.kind) { place(index, .beneficiary, "for", nil) }
      return
    }
    let text =
      EnglishPronouns.of(owner.lemma)?.absolute ?? genitive(plan.fillers[index].phrases[0])
    out.note(owner.wordClass == .pronoun ? .owner : .genitive, owner.lemma, text)
    var said = NounPhrase()
    said.noun = plan.fillers[index].phrases[0].noun
    said.noun?.lexeme = Lexeme(lemma: text, wordClass: .pronoun, kind: .possessive)
    plan.fillers[index].phrases = [said]
    place(index, .attribute, nil, nil)
  }

  /// *Dad, they*, but *mine, theirs*: somebody, and no word for what is his.
  private func isOwner(_ word: Lexeme) -> Bool {
    guard let pronoun = EnglishPronouns.of(word.lemma) else { return word.isHuman }
    return word.lemma == pronoun.nominative || word.lemma == pronoun.accusative
  }

  private static let kept = EnglishWords.set(
    "bike bicycle truck van scooter wheelchair walker cane tricycle")
  private static let shared = EnglishWords.set("bus train plane taxi ambulance tram ferry subway")

  /// *that/be/my chair*: what is pointed at is named, not placed.
  private mutating func nameWhatIsShown(_ index: Int) {
    let isGovernedPlace =
      plan.fillers[index].isGoverned
      && ["on", "in", "at"].contains(plan.fillers[index].preposition ?? "")
    guard plan.fillers[index].role == .placeAt || isGovernedPlace,
      plan.subject.first?.isShown == true || isHouseNamed(index) || isDescribed(index),
      let noun = plan.fillers[index].phrases[0].noun?.lexeme, noun.wordClass == .noun,
      noun.lemma != "home"
    else { return }
    place(index, .attribute, nil, nil)
    plan.fillers[index].isGoverned = false
  }

  /// *it/be/old/car*: what has a quality of its own is what *it* is (CGEL §10.8).
  private func isDescribed(_ index: Int) -> Bool {
    plan.subject.count == 1 && plan.subject[0].noun?.lexeme.lemma == "it"
      && plan.fillers[index].phrases[0].possessive == nil
      && plan.fillers[index].phrases[0].adjectives.contains { $0.tile != nil }
  }

  /// *it/be/igloo*: *it* is hardly in a house.
  private func isHouseNamed(_ index: Int) -> Bool {
    plan.subject.count == 1 && plan.subject[0].noun?.lexeme.lemma == "it"
      && plan.fillers[index].phrases[0].noun?.lexeme.kind == .home
  }

  mutating func place(_ index: Int, _ role: Role, _ preposition: String?, _ article: Article?) {
    plan.fillers[index].role = role
    plan.fillers[index].preposition = preposition
    plan.fillers[index].article = article
  }

  /// *excited/party, late/school, finished/homework*: what a quality is about.
  private mutating func settleMatter(_ index: Int) {
    let filler = plan.fillers[index]
    guard let noun = filler.phrases[0].noun?.lexeme, filler.role != .attribute,
      filler.role != .topic || filler.preposition == nil,
      let quality = plan.fillers.first(where: {
        $0.role == .attribute && $0.phrases[0].isAdjective && $0.verb == filler.verb
      })?.phrases[0].adjectives.last?.lexeme.lemma,
      let preposition = EnglishHabits.preposition(behind: quality)
    else { return }
    let isPlace = KindSet.places.contains(noun.roleKind) || noun.kind == .furniture
    if isPlace, !EnglishHabits.aboutPlaces.contains(quality) { return }
    if quality == "bored", noun.kind == .vehicle, filler.phrases[0].isPlain {
      // *bored in the car*: where one is, not what one has enough of.
      return place(
        index, .placeAt, EnglishHabits.rodeIn.contains(noun.lemma) ? "in" : "on", .definite)
    }
    if quality == "bored", ["class", "church", "school"].contains(noun.lemma),
      filler.phrases[0].isPlain
    {
      return place(index, .placeAt, noun.lemma == "school" ? "at" : "in", .bare)
    }
    if noun.wordClass == .adverb || noun.kind.isTemporal { return }
    place(
      index, .topic, preposition,
      isPlace ? filler.article : isKind(filler.phrases[0], preposition) ? .bare : nil)
    plan.fillers[index].isGoverned = false
  }

  /// *good at swimming, tired of walking*: the preposition of a quality before a verb; nil: *to*.
  func prepositionBeforeVerb(behind verb: Int) -> String? {
    guard isCopular(verb) || plan.verbs[verb].frame.slot(.attribute) != nil,
      let filler = plan.fillers.first(where: {
        $0.role == .attribute && $0.verb == verb && $0.phrases[0].isAdjective
      }), let quality = filler.phrases[0].adjectives.last?.lexeme.lemma,
      EnglishHabits.gerundQualities.contains(quality)
    else { return nil }
    if ["too", "enough", "so"].contains(filler.phrases[0].degree?.lexeme.lemma ?? "") {
      return nil
    }
    return EnglishHabits.ended.contains(quality) ? "" : EnglishHabits.preposition(behind: quality)
  }
}

extension NounPhrase {
  /// Whether it only points: ***that** is my chair*.
  var isShown: Bool {
    guard let noun else { return demonstrative != nil && adjectives.isEmpty && quantity == nil }
    return EnglishHabits.demonstratives.contains(noun.lexeme.lemma) && isPlain
  }
}
