import AACCore

/// Words whose place among the complements says nothing, for they were chosen by their role.
extension EnglishSentence {
  /// Puts the words into the order in which they are understood.
  static func settleRoles(_ clause: inout Clause, _ planner: ClausePlanner) {
    settleLiking(&clause)
    settleNotAtAll(&clause, planner)
    settleLikeness(&clause)
    settleFlavor(&clause)
    joinQualities(&clause, planner)
    steer(&clause)
    describeNearest(&clause)
    settleEveryday(&clause, planner)
    haveFlaw(&clause, planner)
    setDayApart(&clause)
    askFavor(&clause, planner)
    meanThisTime(&clause, planner)
  }

  /// *pilot/fly/helicopter*: who steers it by calling does not only ride in it.
  private static func steer(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, steering.contains(verb),
      clause.subject.contains(where: { steersmen.contains($0.lexeme.lemma) })
    else { return }
    for index in clause.complements.indices
    where clause.complements[index].lexeme.kind == .vehicle
      && clause.complements[index].government != nil
    {
      clause.complements[index].government = nil
    }
  }

  private static let steering = EnglishWords.set("fly drive sail land steer")
  private static let steersmen = EnglishWords.set(
    "pilot driver captain sailor astronaut skipper copilot chauffeur")

  /// *see/bird/yellow/tree, buy/dress/blue/store*: a color between what has one and where it is says what is seen, not
  /// where (CGEL §7.35, §17.4).
  private static func describeNearest(_ clause: inout Clause) {
    guard clause.complements.count > 2 else { return }
    for index in clause.complements.indices.dropFirst().dropLast()
    where clause.complements[index].lexeme.wordClass == .adjective
      && (clause.complements[index].lexeme.kind == .color
        || ["new", "broken", "used"].contains(clause.complements[index].lexeme.lemma)
        || clause.complements[index - 1].lexeme.kind == .clothing
          && ["wet", "muddy", "torn", "sweaty"].contains(clause.complements[index].lexeme.lemma))
    {
      let thing = clause.complements[index - 1].lexeme
      let place = clause.complements[index + 1].lexeme
      guard thing.wordClass == .noun, place.wordClass == .noun,
        [.animal, .clothing, .toy, .vehicle, .plant, .furniture, .device].contains(thing.kind),
        [.place, .plant, .event, .nature, .room, .home].contains(place.kind)
          || place.isHuman && clause.complements[index].lexeme.kind != .color,
        !EnglishHabits.isMass(thing),
        index < 2 || clause.complements[index - 2].lexeme.wordClass != .adjective
      else { continue }
      clause.complements.swapAt(index - 1, index)
    }
  }

  /// *Ana/book* is Ana's book, but in *kiss/Mom/cheek* she is kissed.
  static func settleOwners(_ clause: inout Clause, _ wording: inout EnglishWording) {
    guard let verb = clause.verb, !["kiss", "hug"].contains(verb.lexeme.lemma) else { return }
    if taken.contains(verb.lexeme.lemma), clause.complements.count > 1,
      clause.complements[0].lexeme.isBeing, clause.complements[1].lexeme.kind == .body,
      ["arm", "lap", "hand"].contains(clause.complements[1].lexeme.lemma)
    {
      // *hold/baby/arm*: in whose arms it is.
      return
    }
    if ["see", "visit", "call"].contains(verb.lexeme.lemma), clause.complements.count > 1,
      EnglishPeople.helpers.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.kind == .body
    {
      return
    }
    clause.complements = wording.owned(verb, clause.complements)
  }

  /// *drive/dad/car* → *Dad's car*: whose a thing is, before anything else is read into the two (CGEL §5.112–5.116).
  static func settleBelongings(_ clause: inout Clause, _ wording: inout EnglishWording) {
    guard let verb = clause.verb, clause.complements.count > 1, !isDoneInCompany(clause),
      zip(clause.complements, clause.complements.dropFirst()).contains(where: {
        $0.lexeme.isHuman && EnglishWording.belonging.contains($1.lexeme.kind)
      })
    else { return }
    wording.isByRole = true
    clause.complements = wording.owned(verb, clause.complements)
    wording.isByRole = false
  }

  /// *have a cup of tea/friend/kitchen*: a verb that has what it is done to already is done with somebody, in a room.
  private static func isDoneInCompany(_ clause: Clause) -> Bool {
    guard !clause.isLaid, clause.verb?.lexeme.lemma.hasSpace == true,
      clause.complements.count == 2, clause.complements[0].lexeme.isHuman
    else { return false }
    if ["hang out", "get together", "meet up"].contains(clause.verb?.lexeme.lemma ?? "") {
      return true
    }
    return clause.complements[1].lexeme.kind == .room
      || clause.complements[1].lexeme.lemma == "home"
  }

  private static let taken = EnglishWords.set("hold carry rock comfort cuddle kill swat squash")
    .union(["walk around", "calm down", "put to sleep"])

  /// *like/more/summer/than/winter* → *like summer more than winter*: how much one likes stands behind what one likes
  /// (CGEL §8.104–8.106).
  private static func settleLiking(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, liking.contains(verb),
      clause.complements.count > 1
    else { return }
    if let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "less",
      clause.complements[last - 1].lexeme.isNominal
    {
      clause.complements[last].lexeme = Lexeme(lemma: "less", wordClass: .adverb, kind: .manner)
      return
    }
    guard let degree = clause.complements.first, degrees.contains(degree.lexeme.lemma),
      clause.complements[1].lexeme.lemma != "than", clause.complements[1].lexeme.isLiked
    else { return }
    var words = Array(clause.complements.dropFirst())
    let end =
      words.firstIndex { $0.lexeme.lemma == "than" || $0.lexeme.wordClass == .adposition }
      ?? words.count
    words.insert(degree, at: end)
    if degree.lexeme.lemma == "really" {
      words.remove(at: end)
      words.append(
        Constituent(
          Lexeme(lemma: "really", wordClass: .adverb, kind: .frequency), tile: degree.tile))
    } else if words.count == end + 1, degree.lexeme.lemma == "less" {
      words[end].lexeme = Lexeme(lemma: "less", wordClass: .adverb, kind: .manner)
    }
    clause.complements = words
  }

  private static let liking = EnglishWords.set("like love hate enjoy prefer dislike miss adore")
  private static let degrees: WordSet = [
    "more", "better", "best", "most", "less", "a lot", "a lot of", "very much", "so much", "really",
    "least",
    "a little", "a bit",
  ]

  /// *like/broccoli/not at all* → *I don't like broccoli at all* (CGEL §8.111).
  private static func settleNotAtAll(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.verb != nil,
      let index = clause.complements.firstIndex(where: { $0.lexeme.lemma == "not at all" }),
      !clause.isLaid || (clause.complements[index].tile ?? 0) > 1,
      clause.complements.count > 1 || clause.verb?.lexeme.lemma != "be",
      let atAll = planner.lexicon.known("at all")
    else { return }
    let tile = clause.complements.remove(at: index).tile
    clause.complements.append(Constituent(atAll, tile: tile))
    clause.isNegative = true
  }

  /// *he/be/what/like* → *What is he like?*: nobody likes anything here (CGEL §11.14).
  private static func settleLikeness(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "be", !clause.subject.isEmpty,
      clause.complements.contains(where: { $0.lexeme.lemma == "what" }),
      let like = clause.complements.firstIndex(where: { $0.lexeme.lemma == "like" }),
      clause.complements.allSatisfy({
        $0.lexeme.lemma == "what" || $0.lexeme.lemma == "like" || $0.lexeme.kind.isTemporal
      })
    else { return }
    clause.complements[like].lexeme = Lexeme(
      lemma: "like", wordClass: .adposition, kind: .direction)
  }

  /// *watch/movie/sad/but/beautiful* → *a sad but beautiful movie*: two qualities of one thing (CGEL §7.21, §13.59).
  private static func joinQualities(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb, !planner.frames[verb.lexeme.lemma].isCopular else { return }
    let words = clause.complements
    for index in words.indices where index + 2 < words.count {
      let (first, link, second) = (words[index], words[index + 1], words[index + 2])
      guard first.lexeme.wordClass == .adjective, second.lexeme.wordClass == .adjective,
        ["but", "and", "yet"].contains(link.lexeme.lemma)
      else { continue }
      let isBehind = index > 0 && words[index - 1].lexeme.wordClass == .noun
      let isBefore = index + 3 < words.count && words[index + 3].lexeme.wordClass == .noun
      guard isBehind != isBefore else { continue }
      clause.complements[index].lexeme.lemma =
        [first, link, second].map(\.lexeme.lemma).joined(separator: " ")
      if let tile = first.tile {
        clause.joins[tile] = [first, link, second].compactMap(\.tile)
      }
      clause.complements.removeSubrange((index + 1)...(index + 2))
      if isBehind { clause.complements.swapAt(index - 1, index) }
      return
    }
  }

  /// *make/cake/chocolate* → *a chocolate cake*: what a dish is made of stands before it (CGEL §17.104).
  private static func settleFlavor(_ clause: inout Clause) {
    guard !clause.isLaid, clause.verb != nil else { return }
    for index in clause.complements.indices.dropLast() {
      let (dish, flavor) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      guard dish.wordClass == .noun, flavor.wordClass == .noun, dish.number != .plural,
        flavor.number != .plural, EnglishCompounds.isDish(dish.lemma),
        !EnglishCompounds.isDish(flavor.lemma),
        EnglishCompounds.joins(flavor.lemma, dish.lemma),
        index + 2 == clause.complements.count
          || clause.complements[index + 2].lexeme.kind != .connective
      else { continue }
      clause.complements.swapAt(index, index + 1)
      var made = dish
      made.lemma = "\(flavor.lemma) \(dish.lemma)"
      let tiles = [clause.complements[index].tile, clause.complements[index + 1].tile]
        .compactMap(\.self)
      clause.complements[index].lexeme = made
      if let first = clause.complements[index].tile { clause.joins[first] = tiles }
      clause.complements.remove(at: index + 1)
      return
    }
  }
}

extension Lexeme {
  /// Whether it can be what somebody likes, or a word before it.
  fileprivate var isLiked: Bool {
    wordClass == .noun || wordClass == .properNoun || wordClass == .pronoun || isDeterminerLike
      || wordClass == .adjective || kind.isTemporal
  }
}
