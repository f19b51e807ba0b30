import AACCore

/// The preposition before what fills a verb: its own, or the one that the noun wants.
///
/// Sources: CGEL §9.15–9.19 (place), §8.41 (*home*), §8.52 (times without one).
extension EnglishClause {
  /// The verb's preposition, or the one that the noun wants in its place, or none.
  func preposition(of filler: Filler) -> String? {
    guard let preposition = filler.preposition,
      !isGivenFirst(filler) || hasPronounObject(filler.verb)
    else { return nil }
    guard let noun = filler.phrases.first?.noun?.lexeme, filler.prepositionTile == nil else {
      return preposition
    }
    if EnglishHabits.feasts.contains(noun.lemma), filler.phrases[0].isPickedFromMany {
      // *every Christmas, next Easter* (CGEL §8.52).
      return nil
    }
    let chosen = plan.verbs[filler.verb].constituent.lexeme.lemma
    if preposition == "in", chosen == "live in" { return nil }
    // *go to the doctor*: who is visited at work.
    if filler.role == .company, !filler.isGoverned, EnglishPeople.visited.contains(noun.lemma),
      plan.verbs[filler.verb].frame.slots.first?.role == .placeTo
    {
      return "to"
    }
    if preposition == "by", noun.kind == .vehicle, !filler.phrases[0].adjectives.isEmpty {
      return EnglishHabits.rodeIn.contains(noun.lemma) ? "in" : "on"
    }
    if EnglishHabits.selfStanding.contains(noun.lemma) && filler.phrases[0].adjectives.isEmpty
      && filler.phrases[0].possessive == nil && preposition != "from"
      || noun.wordClass == .adverb
    {
      // *go home* but *stay at home* (CGEL §8.41).
      let isWayHome = plan.fillers.contains { $0.phrases[0].noun?.lexeme.lemma == "way" }
      return noun.lemma == "home" && preposition != "to" && !isWayHome ? "at" : nil
    }
    if filler.role == .placeAt, plan.options.contains(.perfect),
      plan.verbs[filler.verb].frame.pattern == .copula, KindSet.places.contains(noun.kind),
      noun.kind != .home
    {
      return "to"
    }
    if let placed = setting(of: noun, preposition, filler) ?? surface(of: noun, preposition, filler)
    {
      return placed
    }
    // *look into, deal with*: an unlisted verb that brings its own preposition.
    let frame = plan.verbs[filler.verb].frame
    if frame.isDefault, !chosen.hasPrefix("get "),
      endsInPreposition(plan.verbs[filler.verb].constituent.lexeme.lemma)
    {
      return nil
    }
    return preposition
  }

  /// *in Paris, on the lake, at the beach, in the shower, in math class*: the preposition that a place wants instead
  /// (CGEL §9.17–9.18).
  private func setting(of noun: Lexeme, _ preposition: String, _ filler: Filler) -> String? {
    let chosen = plan.verbs[filler.verb].constituent.lexeme.lemma
    if preposition == "at", noun.wordClass == .properNoun, noun.kind == .place { return "in" }
    if chosen == "look", preposition == "at" { return "at" }
    if ["at", "in"].contains(preposition), Self.afloat.contains(chosen),
      ["lake", "river", "pond", "sea", "ocean", "pool"].contains(noun.lemma)
    {
      return "on"
    }
    if preposition == "at", !filler.isGoverned, Self.lastingEvents.contains(noun.lemma) {
      return "during"
    }
    if preposition == "in", noun.lemma == "beach" { return "at" }
    if preposition == "at", !filler.isGoverned, noun.wordClass == .noun,
      Self.undertaken.contains(noun.lemma.split(separator: " ").last.map(String.init) ?? "")
    {
      return "on"
    }
    if preposition == "on", noun.lemma == "shower" { return "in" }
    if preposition == "at", !filler.isGoverned, isInside(noun),
      chosen == "live" || !isOthersHouse(noun, filler),
      filler.role != .topic || noun.roleKind != .person
    {
      return "in"
    }
    if preposition == "at", !filler.isGoverned, noun.lemma.hasSuffix(" class") { return "in" }
    if preposition == "at", filler.role == .placeAt, noun.kind == .furniture,
      ["sofa", "couch", "carpet", "rug", "mat"].contains(noun.lemma)
    {
      return "on"
    }

    return nil
  }

  /// *Grandma's house*: where one is at somebody's.
  private func isOthersHouse(_ noun: Lexeme, _ filler: Filler) -> Bool {
    noun.lemma.hasSuffix("'s house")
      || noun.lemma == "house"
        && (filler.phrases[0].complement.first?.noun?.lexeme.isHuman == true
          || filler.phrases[0].possessive?.lexeme.lemma.contains("'") == true)
  }

  /// *on the farm, asleep in the armchair, on the floor, in the box, on the table*: what one is in, and what one is on
  /// (CGEL §9.15–9.17).
  private func surface(of noun: Lexeme, _ preposition: String, _ filler: Filler) -> String? {
    let chosen = plan.verbs[filler.verb].constituent.lexeme.lemma
    if preposition == "at", noun.lemma == "hospital", isBarePlace(noun.lemma) { return "in" }
    if preposition == "in", noun.lemma == "farm" { return "on" }
    if preposition == "in", chosen != "live", isOthersHouse(noun, filler) {
      // *at Grandma's house* (CGEL §9.17).
      return "at"
    }
    // In Britain children play *in the playground*.
    if preposition == "in", noun.lemma == "playground", !morphology.isBritish { return "on" }
    if preposition == "on", noun.lemma.hasSuffix("chair"),
      ["sleep", "nap", "rest", "fall asleep", "take a nap"].contains(chosen)
    {
      return "in"
    }
    if preposition == "at" || preposition == "in", !filler.isGoverned,
      Self.underfoot.contains(noun.lemma)
    {
      return "on"
    }
    if preposition == "in" || preposition == "at", filler.prepositionTile == nil,
      Self.platforms.contains(noun.lemma)
    {
      return "on"
    }
    if preposition == "under" || preposition == "on", !filler.isGoverned,
      EnglishHabits.containers.contains(noun.lemma), noun.lemma != "bed", noun.lemma != "crib"
    {
      return "in"
    }
    if preposition == "in", !filler.isGoverned, noun.kind == .furniture,
      !EnglishHabits.containers.contains(noun.lemma), !Self.enclosing.contains(noun.lemma),
      !noun.lemma.hasSuffix(" seat"), !noun.lemma.hasSuffix(" row")
    {
      return "on"
    }
    return nil
  }

  /// What one is on while it lasts: *on the trip* (CGEL §9.18).
  private static let undertaken = EnglishWords.set(
    "trip tour cruise hike excursion expedition safari voyage outing quest")
  private static let underfoot = EnglishWords.set(
    """
    floor sidewalk pavement ground roof porch highway balcony dock pier deck patio terrace stage scaffold scaffolding runway shore
    seashore lakeshore riverbank rooftop hillside cliff
    """)
  /// What is built onto a house in the open: *on the balcony*.
  static let platforms = EnglishWords.set("balcony terrace porch deck patio")
  /// Furniture and machines that things are in and not on.
  private static let enclosing = EnglishWords.set(
    "shower mirror cabinet toilet tub seat basin chest locker cot playpen dresser dishwasher washer dryer"
  )
  /// Events that last, in the midst of which something happens: *during the vacation* (CGEL §9.39).
  private static let lastingEvents = EnglishWords.set(
    "vacation war storm thunderstorm drought pandemic semester blackout earthquake renovation strike pregnancy hurricane"
  )
  /// What is done on the water, not in it.
  private static let afloat = EnglishWords.set("paddle sail row canoe kayak float skate")

  private func endsInPreposition(_ verb: String) -> Bool {
    guard let space = verb.lastIndex(of: " ") else { return false }
    return EnglishParticles.prepositions.contains(String(verb[verb.index(after: space)...]))
  }
}

extension NounPhrase {
  /// *every, this, last, next* before a time, which then needs no preposition.
  fileprivate var isPickedFromMany: Bool {
    let before =
      [determiner, demonstrative, quantity] + adjectives.prefix(1).map { $0 as Constituent? }
    return before.contains { word in
      word.map { ["every", "each", "this", "last", "next"].contains($0.lexeme.lemma) } == true
    }
  }
}
