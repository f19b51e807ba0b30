import AACCore

/// Two places by role, the nearer first and in the farther one: *make | nest, tree, yard; leave | bag, chair, classroom; sleep | sofa, living
/// room; plant | tomatoes, pot, terrace*.
///
/// Sources: CGEL §9.15–9.19 (position), §8.45 (hierarchical relationship: the smaller before the larger), §17.37–17.41.
extension EnglishSentence {
  static func placeInTurnOfRole(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    drawOnOfRole(&clause, verb)
    guard clause.complements.count > 1, !goingOfRole.contains(verb), !clause.isQuestion else {
      return
    }
    for near in clause.complements.indices.dropLast() {
      let (spot, area) = (clause.complements[near].lexeme, clause.complements[near + 1].lexeme)
      guard isSpotOfRole(spot), isAreaOfRole(area, around: spot), endsNounsOfRole(near + 1, clause),
        !EnglishCompounds.joins(spot, area),
        mayBeThereOfRole(near, verb, clause, planner),
        let inner = spotPreposition(spot, verb),
        let outer = EnglishWhereabouts.of(area), outer.article == "the"
      else { continue }
      for index in near...(near + 1) { clause.complements[index].government = nil }
      let isInside = ["yard", "garden", "park", "classroom", "forest", "square"].contains(
        area.lemma)
      govern(isInside ? "in" : outer.preposition, at: near + 1, &clause)
      addArticle("the", to: near + 2, from: near + 2, &clause)
      govern(inner, at: near, &clause)
      return addArticle("the", to: near + 1, from: near + 1, &clause)
    }
  }

  /// *Draw | monster, wall; write | name, board*: on what.
  private static func drawOnOfRole(_ clause: inout Clause, _ verb: String) {
    guard ["draw", "write", "paint", "stick", "scribble"].contains(verb),
      clause.complements.count == 2,
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.kind == .animal || clause.complements[0].lexeme.isHuman
        || verb != "paint" && clause.complements[0].lexeme.namesThing,
      ["wall", "board", "blackboard", "whiteboard", "sidewalk", "fence", "window"].contains(
        clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1].government = nil
    govern("on", at: 1, &clause)
    addArticle("the", to: 2, from: 2, &clause)
  }

  /// Whether the first place is where it is done, and not what it is done to: behind another thing, or a verb that takes none.
  private static func mayBeThereOfRole(
    _ index: Int, _ verb: String, _ clause: Clause, _ planner: ClausePlanner
  ) -> Bool {
    let frame = planner.frames[verb]
    guard index > 0 else {
      return frame.isListed && frame.slot(.object) == nil || restingOfRole.contains(verb)
    }
    let before = clause.complements[index - 1].lexeme
    return
      (before.wordClass == .noun && !before.isPlaceLike && !before.kind.isTemporal
      && !before.isHuman || before.number == .plural && before.namesThing)
      && !EnglishCompounds.joins(before, clause.complements[index].lexeme)
      && frame.slot(.recipient) == nil
  }

  /// *Tree, chair, rug, drawer, pot*: what is in a larger place.
  private static func isSpotOfRole(_ spot: Lexeme) -> Bool {
    guard spot.wordClass == .noun, spot.number != .plural, spot.article != .bare else {
      return false
    }
    return spot.kind == .furniture || EnglishHabits.boxes.contains(spot.lemma)
      || spotsInPlaces.contains(spot.lemma)
  }

  /// *Yard, kitchen, terrace*: where there are such.
  private static func isAreaOfRole(_ area: Lexeme, around spot: Lexeme) -> Bool {
    guard area.wordClass == .noun, area.number != .plural, area.lemma != spot.lemma else {
      return false
    }
    return area.kind == .room || area.kind == .home || areasOfRole.contains(area.lemma)
      || area.isPlaceLike && !EnglishHabits.barePlaces.contains(area.lemma)
  }

  static func spotPreposition(_ spot: Lexeme, _ verb: String) -> String? {
    if ["table", "desk", "counter"].contains(spot.lemma), seatedOfRole.contains(verb) {
      return "at"
    }
    if ["tree", "pond", "mailbox", "armchair", "corner", "hammock"].contains(spot.lemma) {
      return "in"
    }
    if onTopOfRole.contains(spot.lemma) { return "on" }
    if EnglishHabits.boxes.contains(spot.lemma) { return "in" }
    return EnglishWhereabouts.of(spot)?.preposition
  }

  private static let spotsInPlaces = EnglishWords.set(
    "mailbox tree bush pond floor wall ceiling corner rug carpet mat bench swing hammock counter sandbox puddle doorstep lawn grass"
  )
  private static let onTopOfRole = EnglishWords.set(
    "floor wall ceiling rug carpet mat bench swing counter lawn grass doorstep")
  private static let areasOfRole = EnglishWords.set(
    "yard garden backyard terrace balcony patio porch park forest field attic basement garage")
  private static let seatedOfRole = EnglishWords.set(
    "eat sit study work do write draw wait drink have")
  private static let restingOfRole = EnglishWords.set(
    "sit sleep lie nap crawl play rest stand hide camp wait sing dance read swim float nest graze")
  /// With these the first is where one goes, or comes from.
  static let goingOfRole = EnglishWords.set(
    """
    go come walk run drive travel move fall jump climb return get take carry bring send be visit clean paint
    """
  ).union([
    "come out", "take out", "get out", "fall off", "go to", "go out", "come in", "come back",
    "go back",
  ])
}
