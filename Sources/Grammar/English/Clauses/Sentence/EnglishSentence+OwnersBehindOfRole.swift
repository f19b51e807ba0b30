import AACCore

/// Who has it, named by role right behind what something is done to, where nobody gets it and it is done in nobody's company: *cover | car,
/// my, parents; burn | tongue, boy; land | shoulder, girl; escape | from, farm, uncle*.
///
/// Sources: CGEL §5.112–5.123 (the genitive), §17.37–17.41; §10.20–10.24 (what the subject is: things do nothing together with people).
extension EnglishSentence {
  static func ownBehindOfRole(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard clause.complements.count > 1,
      let doer = clause.subject.last?.lexeme
        ?? (clause.options.contains(.request) ? planner.lexicon.known("you") : nil),
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      case let frame = planner.frames[verb], frame.isListed || frame.isDefault,
      doer.wordClass == .noun && !doer.isHuman
        || frame.slot(.recipient) == nil && frame.slot(.beneficiary) == nil
    else { return }
    for place in clause.complements.indices.dropFirst() {
      let owner = clause.complements[place].lexeme
      guard owner.isHuman, owner.wordClass == .noun || owner.wordClass == .properNoun,
        !EnglishOwnersBehind.unowning.contains(owner.lemma), !owner.lemma.contains("'"),
        endsNounsOfRole(place, clause),
        place + 1 == clause.complements.count
          || !["and", "or"].contains(clause.complements[place + 1].lexeme.lemma)
      else { continue }
      var begin = place
      if begin > 1, clause.complements[begin - 1].lexeme.kind == .possessive,
        clause.complements[begin - 1].lexeme.isDeterminerLike
      {
        begin -= 1
      }
      if nameRoomOfRole(begin - 1, verb, &clause) { return ownBehindOfRole(&clause, verb, planner) }
      let thing = clause.complements[begin - 1].lexeme
      guard thing.wordClass == .noun, mayHaveOfRole(thing),
        isHisOfRole(thing, at: begin - 1, doer, verb, clause)
      else { continue }
      return putOwnerOfRole(begin...place, before: begin - 1, &clause)
    }
  }

  /// *Fix | faucet, bathroom, neighbor*: in which room of his it is.
  private static func nameRoomOfRole(_ room: Int, _ verb: String, _ clause: inout Clause) -> Bool {
    guard room > 0, clause.complements[room].lexeme.kind == .room,
      case let thing = clause.complements[room - 1].lexeme, thing.wordClass == .noun,
      [.thing, .furniture, .device].contains(thing.kind), !thing.lemma.contains(" "),
      mendedOfRole.contains(verb)
    else { return false }
    var named = thing
    named.lemma = "\(clause.complements[room].lexeme.lemma) \(thing.lemma)"
    named.kind = .furniture
    named.forms = [:]
    join((room - 1)...room, as: named, &clause)
    return true
  }

  /// Whether the thing is his, and not done with him or for him.
  private static func isHisOfRole(
    _ thing: Lexeme, at place: Int, _ doer: Lexeme, _ verb: String, _ clause: Clause
  ) -> Bool {
    if thing.kind == .body, !doer.isHuman, doer.wordClass != .pronoun { return true }
    if thing.kind == .body || thing.kind == .clothing, place > 0,
      clause.complements[place - 1].lexeme.namesThing,
      [
        "spill", "spit", "spit up", "drop", "pour", "throw up", "wipe", "splash", "paint", "draw",
        "write",
      ]
      .contains(verb)
    {
      // *Spill | juice, pants, mom.*
      return true
    }
    if thing.kind == .body { return false }
    if mendedOfRole.contains(verb), thing.kind == .furniture, thing.lemma.contains(" ") {
      return true
    }
    var begin = place
    while begin > 0,
      clause.complements[begin - 1].lexeme.isDeterminerLike
        || clause.complements[begin - 1].lexeme.wordClass == .adjective
    { begin -= 1 }
    if begin > 0, clause.complements[begin - 1].lexeme.wordClass == .adposition {
      return ["from", "on", "under", "behind", "into", "over", "around"].contains(
        clause.complements[begin - 1].lexeme.lemma)
    }
    if doer.wordClass == .noun, !doer.isBeing { return begin == 0 || thing.kind == .clothing }
    if doer.kind == .animal, !doer.isHuman { return begin == 0 || hadOfRole.contains(thing.lemma) }
    return begin == 0 && takenOfRole.contains(verb)
  }

  /// What one does to a thing that another has, and with nobody.
  private static let takenOfRole = EnglishWords.set(
    "steal crash wear scratch dent ruin stain tear inherit damage destroy rob tow sign")

  private static let mendedOfRole = EnglishWords.set(
    "fix repair clean break replace paint unclog install")

  /// What somebody has, and where he is at home.
  private static func mayHaveOfRole(_ thing: Lexeme) -> Bool {
    switch thing.kind {
    case .body, .clothing, .vehicle, .device, .furniture, .home, .toy, .book, .instrument: true
    default: hadOfRole.contains(thing.lemma)
    }
  }

  private static let hadOfRole = EnglishWords.set(
    """
    house farm yard garden office room bedroom balcony boat grave desk bag lawn field tent hive umbrella roof fence window
    shop barn garage kitchen terrace backyard orchard note homework cap sandals
    """
  ).union(["rose bush", "rose bushes", "flower bed", "living room", "front yard", "back yard"])

  /// *Car, my, parents* → *my parents', car*.
  private static func putOwnerOfRole(
    _ owner: ClosedRange<Int>, before thing: Int, _ clause: inout Clause
  ) {
    let words = Array(clause.complements[owner])
    guard let noun = words.last?.lexeme else { return }
    let isMany = EnglishHabits.isPlural(noun) && noun.lemma.hasSuffix("s")
    var text = noun.lemma
    if EnglishPeople.names.contains(text) { text = text.capitalizedAtStart }
    text += isMany ? "'" : "'s"
    if words.count > 1 {
      let own = words[0].lexeme.lemma
      text = "\(EnglishPronouns.of(own)?.possessive ?? own) \(text)"
    } else if noun.wordClass != .properNoun, !EnglishPeople.names.contains(noun.lemma) {
      text = (EnglishPeople.isPossessed(noun.lemma) ? "my " : "the ") + text
    }
    var whose = words[0]
    whose.lexeme = Lexeme(lemma: text, wordClass: .determiner, kind: .possessive)
    whose.government = nil
    let tiles = words.compactMap(\.tile)
    if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
    clause.complements.removeSubrange(owner)
    clause.complements[thing].government = nil
    var place = thing
    while place > 0, clause.complements[place - 1].lexeme.wordClass == .adjective { place -= 1 }
    if place > 0, ["the", "a", "an"].contains(clause.complements[place - 1].lexeme.lemma) {
      clause.complements[place - 1] = whose
    } else {
      clause.complements.insert(whose, at: place)
    }
    clause.reasons.append(.init(.genitive, noun.lemma, text))
    guard place > 0, clause.complements[place - 1].lexeme.namesThing,
      case let ground = clause.complements[place + 1].lexeme.lemma,
      ground.hasSuffix("bush") || ground.hasSuffix("bushes")
        || ["garden", "yard", "field", "hive", "barn", "flower bed"].contains(ground)
    else { return }
    govern("in", at: place, &clause)
  }
}
