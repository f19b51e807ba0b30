import AACCore

/// Where, with what and from whom, told by the verb and the kind of the noun that was chosen behind it by role:
/// *balloon/pop/hand, swim/fish tank, hang/picture/wall/nail, cross/bridge/bike, get/letter/friend/Italy, fly/tree/nest*.
///
/// Sources: CGEL §9.15–9.19 (position), §9.47–9.49 (means and instrument), §9.45 (source and goal).
extension EnglishSentence {
  static func settleThingsOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    sayAtTheEnd(&clause, verb)
    guard let subject = clause.subject.last?.lexeme else { return }
    switch verb {
    case "pop", "burst", "break", "explode", "shatter", "crack":
      burstInHand(&clause, subject)
      burstInto(&clause, subject)
    case "swim", "live", "sleep", "run", "eat", "play", "sit", "stay", "hide", "lie", "sing":
      encloseAnimal(&clause, subject)
      sitInRow(&clause)
      if verb == "live" { liveInTown(&clause) }
    case "hang": hangWith(&clause)
    case "cross": crossBy(&clause)
    case "get", "receive": getFrom(&clause)
    case "fly", "jump", "hop", "leap", "crawl", "swing", "travel", "drive": goFromTo(&clause)
    case "meet", "walk", "dance": nameSquare(&clause)
    case "spend": spendOn(&clause)
    case "know": knowThere(&clause)
    case "sign": signWith(&clause)
    case "make": makeNoise(&clause)
    case "need", "want": needBoth(&clause, subject)
    case "be": beAway(&clause, subject)
    case "ride": sitInRow(&clause)
    case "fall asleep", "flicker": fallAsleepIn(&clause)
    case "stop": stopAtLight(&clause)
    case "land": landPlane(&clause, subject)
    case "prefer": preferOther(&clause)
    default: break
    }
  }

  // MARK: In whose hand, in how many pieces

  /// *balloon/pop/girl/hand, egg/break/hand*: a thing does nothing to a hand.
  private static func burstInHand(_ clause: inout Clause, _ subject: Lexeme) {
    guard bursting.contains(subject.lemma), let last = clause.complements.last?.lexeme,
      ["hand", "hands", "face", "mouth", "pocket", "bag", "box"].contains(last.lemma),
      clause.complements.count < 4,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .adposition })
    else { return }
    let owner = clause.complements.count - 2
    if owner >= 0, clause.complements[owner].lexeme.isHuman,
      clause.complements[owner].lexeme.wordClass != .pronoun
    {
      let name = clause.complements[owner].lexeme.lemma
      addArticle("the", to: owner, from: 0, &clause)
      clause.complements[clause.complements.count - 2].lexeme =
        LanguageTables.tables(.english).lexicon.lexeme(for: name + "'s")
    }
    govern("in", at: 0, &clause)
  }

  private static let bursting = EnglishWords.set(
    "balloon bubble egg glass bottle bag cup plate cookie firework toy pencil")

  /// *glass/break/thousand/piece*: into so many (CGEL §9.45).
  private static func burstInto(_ clause: inout Clause, _ subject: Lexeme) {
    guard !subject.isBeing, subject.wordClass == .noun, clause.complements.count > 1,
      clause.complements.count < 4, let last = clause.complements.last?.lexeme,
      ["piece", "pieces", "part", "parts", "bit", "bits"].contains(last.lemma),
      clause.complements.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.kind == .quantity
      })
    else { return }
    govern("into", at: 0, &clause)
  }

  // MARK: Where

  /// *swim/fish tank, sleep/birdcage*: what an animal lives in.
  private static func encloseAnimal(_ clause: inout Clause, _ subject: Lexeme) {
    guard subject.kind == .animal || subject.isBeing && !subject.isHuman,
      clause.complements.count == 1,
      case let noun = clause.complements[0].lexeme, noun.wordClass == .noun,
      enclosures.contains(noun.lemma) || noun.lemma.hasSuffix(" tank")
        || noun.lemma.hasSuffix(" cage") || noun.lemma.hasSuffix(" bowl")
    else { return }
    clause.complements[0].government = nil
    govern("in", at: 0, &clause)
    addArticle("the", to: 1, from: 1, &clause)
  }

  private static let enclosures = EnglishWords.set(
    "cage birdcage aquarium fishbowl kennel hutch terrarium coop nest crate hive stable pond doghouse fishtank burrow den"
  )

  /// *fall asleep/car seat, flicker/hallway*: in it (CGEL §9.16).
  private static func fallAsleepIn(_ clause: inout Clause) {
    guard clause.complements.count == 1, case let seat = clause.complements[0].lexeme,
      seat.wordClass == .noun,
      ["car seat", "stroller", "crib", "swing", "high chair", "hammock"].contains(seat.lemma)
        || clause.verb?.lexeme.lemma == "flicker" && seat.isPlaceLike
    else { return }
    clause.complements[0].government = nil
    govern("in", at: 0, &clause)
    addArticle("the", to: 1, from: 1, &clause)
  }

  /// *sit/front row, ride/back seat, sit/in/front row*: in the one there is (CGEL §5.27).
  private static func sitInRow(_ clause: inout Clause) {
    guard
      let row = clause.complements.firstIndex(where: { rows.contains($0.lexeme.lemma) }), row < 2
    else { return }
    if row == 1, !["in", "on"].contains(clause.complements[0].lexeme.lemma) { return }
    clause.complements[row].government = nil
    if row == 0 { govern("in", at: 0, &clause) }
    addArticle("the", to: 1, from: 1, &clause)
  }

  private static let rows: WordSet = [
    "front row", "back row", "front seat", "back seat", "first row", "last row", "second row",
    "middle row", "middle seat",
  ]

  /// *live/small/town/near/sea*: one that is so (CGEL §5.36).
  private static func liveInTown(_ clause: inout Clause) {
    guard let head = headOfRole(clause.complements, from: 0), head > 0,
      ["town", "city", "village", "neighborhood", "country"].contains(
        clause.complements[head].lexeme.lemma),
      clause.complements[..<head].allSatisfy({
        $0.lexeme.wordClass == .adjective
          && !["same", "next", "other", "whole"].contains($0.lexeme.lemma)
      })
    else { return }
    clause.complements[head].government = nil
    govern("in", at: 0, &clause)
    addArticle("a", to: head + 1, from: 1, &clause)
  }

  /// *meet/square/six*: a place.
  private static func nameSquare(_ clause: inout Clause) {
    guard let square = clause.complements.first?.lexeme, square.lemma == "square",
      clause.complements.dropFirst().allSatisfy({
        $0.lexeme.wordClass == .numeral || $0.lexeme.kind.isTemporal
          || $0.lexeme.wordClass == .adverb
      })
    else { return }
    var place = Lexeme(lemma: "square", wordClass: .noun, kind: .place)
    place.countability = .count
    place.animacy = .inanimate
    clause.complements[0].lexeme = place
    govern("in", at: 0, &clause)
    addArticle("the", to: 1, from: 1, &clause)
  }

  /// *know/few/people/neighborhood*: who live there.
  private static func knowThere(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, case let place = clause.complements[last].lexeme, place.wordClass == .noun,
      place.isPlaceLike, !EnglishHabits.barePlaces.contains(place.lemma),
      let whom = clause.complements[..<last].last(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      whom.isBeing, !clause.complements.contains(where: { $0.lexeme.wordClass == .adposition }),
      let where_ = EnglishWhereabouts.of(place)
    else { return }
    var begin = last
    while begin > 0, clause.complements[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    let isIn = ["neighborhood", "building", "area", "street", "village", "town", "city"].contains(
      place.lemma)
    govern(isIn ? place.lemma == "street" ? "on" : "in" : where_.preposition, at: begin, &clause)
    if begin == last { addArticle("the", to: last + 1, from: last + 1, &clause) }
  }

  /// *be/ten/minute/home, be/five/minute/here*: so far from it (CGEL §7.61, §9.58).
  private static func beAway(_ clause: inout Clause, _ subject: Lexeme) {
    guard !subject.isBeing, clause.complements.count == 3 || clause.complements.count == 4,
      distances.contains(clause.complements[1].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .numeral
        || ["a", "an", "many", "several"].contains(clause.complements[0].lexeme.lemma),
      case let place = clause.complements[clause.complements.count - 1].lexeme,
      place.wordClass == .noun && place.isPlaceLike || place.lemma == "here"
        || place.lemma == "home",
      clause.complements.count == 3 || clause.complements[2].lexeme.isDeterminerLike
    else { return }
    if place.lemma == "here" {
      clause.reasons.append(.init(.preposition, "here", "from"))
      return say("from here", for: 1, at: 2, &clause)
    }
    clause.complements[clause.complements.count - 1].government = nil
    if clause.subject.count == 1, EnglishHabits.barePlaces.contains(subject.lemma),
      let the = LanguageTables.tables(.english).lexicon.known("the")
    {
      // *The school is ten minutes from home.*
      clause.subject.insert(Constituent(the), at: 0)
      clause.reasons.append(.init(.articleDefinite, subject.lemma, "the"))
    }
    let isBare = EnglishHabits.barePlaces.contains(place.lemma) || place.lemma == "home"
    govern("from", at: 2, &clause, isBare: isBare && clause.complements.count == 3)
  }

  private static let distances = EnglishWords.set(
    "minute minutes hour hours mile miles kilometer kilometers block blocks step steps meter meters"
  )

  // MARK: With what, by what

  /// *hang/picture/wall/nail*: on the one, with the other (CGEL §9.49).
  private static func hangWith(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, fasteners.contains(clause.complements[last].lexeme.lemma),
      ["wall", "door", "ceiling", "tree", "fridge", "refrigerator", "board"].contains(
        clause.complements[last - 1].lexeme.lemma)
    else { return }
    let tool = clause.complements[last].lexeme
    let isMass = EnglishHabits.isMass(tool)
    clause.complements[last - 1].government = nil
    clause.reasons.append(.init(.preposition, tool.lemma, "with"))
    join(
      last...last,
      as: Lexeme(
        lemma: "with \(isMass ? "" : "a ")\(tool.lemma)", wordClass: .adverb, kind: .time), &clause)
    govern(
      clause.complements[last - 1].lexeme.lemma == "ceiling" ? "from" : "on", at: last - 1, &clause)
    addArticle("the", to: last, from: last, &clause)
  }

  private static let fasteners = EnglishWords.set(
    "nail hook screw tape string rope magnet pin thumbtack tack clip glue ribbon")

  /// *cross/bridge/bike*: by it (CGEL §9.47).
  private static func crossBy(_ clause: inout Clause) {
    guard clause.complements.count == 2, let ride = clause.complements.last?.lexeme,
      ride.kind == .vehicle, ride.wordClass == .noun, ride.number != .plural,
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.kind != .vehicle
    else { return }
    clause.complements[1].government = nil
    govern("by", at: 1, &clause, isBare: true)
  }

  /// *sign/here/blue/pen*: with one.
  private static func signWith(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      ["pen", "pencil", "marker", "crayon"].contains(clause.complements[last].lexeme.lemma)
    else { return }
    var begin = last
    while begin > 0, clause.complements[begin - 1].lexeme.wordClass == .adjective { begin -= 1 }
    guard begin == 0 || clause.complements[begin - 1].lexeme.lemma == "here" else { return }
    govern("with", at: begin, &clause)
    addArticle("a", to: last + 1, from: begin + 1, &clause)
  }

  /// *spend/all/my/money/candy*: on what (CGEL §16.57).
  private static func spendOn(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, clause.complements[last - 1].lexeme.lemma == "money",
      case let thing = clause.complements[last].lexeme, thing.namesThing, !thing.isPlaceLike
    else { return }
    let isMass = EnglishHabits.isMass(thing)
    guard isMass || last > 1 && thing.kind != .vehicle else { return }
    clause.complements[last].government = nil
    govern("on", at: last, &clause, isBare: isMass)
  }

  // MARK: From whom, from where

  /// *get/letter/my/friend/Italy*: from whom, and where that one is.
  private static func getFrom(_ clause: inout Clause) {
    guard let thing = headOfRole(clause.complements, from: 0),
      sent.contains(clause.complements[thing].lexeme.lemma),
      let whom = headOfRole(clause.complements, from: thing + 1),
      clause.complements[whom].lexeme.isHuman, whom + 2 >= clause.complements.count
    else { return }
    if whom + 2 == clause.complements.count {
      let place = clause.complements[whom + 1].lexeme
      guard place.isPlaceLike || place.wordClass == .properNoun, !place.isBeing else { return }
      govern("in", at: whom + 1, &clause)
    }
    govern("from", at: thing + 1, &clause)
  }

  private static let sent = EnglishWords.set(
    "letter email e-mail postcard package call message text invitation card parcel note news answer reply"
  )

  /// *fly/tree/nest, jump/branch/roof, travel/Paris/London*: from the one to the other (CGEL §9.45).
  private static func goFromTo(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      case let (from, to) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    else { return }
    let verb = clause.verb?.lexeme.lemma ?? ""
    let areTowns =
      from.wordClass == .properNoun && to.wordClass == .properNoun && from.isPlaceLike
      && to.isPlaceLike
    let arePerches =
      !["travel", "drive"].contains(verb) && from.wordClass == .noun && to.wordClass == .noun
      && perches.contains(from.lemma) && perches.contains(to.lemma)
    guard areTowns || arePerches else { return }
    for index in 0...1 { clause.complements[index].government = nil }
    let isBare = areTowns || from.lemma == to.lemma
    govern("to", at: 1, &clause, isBare: isBare)
    govern("from", at: 0, &clause, isBare: isBare)
    guard !isBare else { return }
    addArticle("the", to: 3, from: 3, &clause)
    addArticle("the", to: 1, from: 1, &clause)
  }

  /// What one can land on or leave with a leap or on the wing.
  private static let perches = EnglishWords.set(
    """
    tree nest branch roof bush flower rock log fence wall bed floor ground chair table sofa couch window leaf stone house
    barn pole wire shelf ledge boat dock
    """)

  // MARK: Noise, water and sun

  /// *make/a lot of/noise*: no count of noises.
  private static func makeNoise(_ clause: inout Clause) {
    guard
      let noise = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.lemma == "noise"
      }),
      ["a lot of", "a lot", "lots of", "some", "any", "more", "less", "enough", "plenty of"]
        .contains(
          clause.complements[noise - 1].lexeme.lemma)
    else { return }
    clause.complements[noise].lexeme.countability = .mass
  }

  /// *seed/need/water/sun*: both, and no watering.
  private static func needBoth(_ clause: inout Clause, _ subject: Lexeme) {
    guard subject.kind == .plant || ["seed", "flower", "garden", "tree"].contains(subject.lemma),
      clause.complements.count > 1, clause.complements[0].lexeme.lemma == "water",
      ["sun", "light", "sunlight", "soil", "air", "food", "love"].contains(
        clause.complements[1].lexeme.lemma)
    else { return }
    var water = Lexeme(lemma: "water", wordClass: .noun, kind: .drink)
    water.countability = .mass
    water.animacy = .inanimate
    clause.complements[0].lexeme = water
    if clause.complements[1].lexeme.lemma != "sun" {
      var other = Lexeme(
        lemma: clause.complements[1].lexeme.lemma, wordClass: .noun, kind: .material)
      other.countability = .mass
      other.animacy = .inanimate
      clause.complements[1].lexeme = other
    }
    clause.complements.insert(EnglishWording.and, at: 1)
    clause.reasons.append(.init(.joinsWords, clause.complements[2].lexeme.lemma, "and"))
  }
}
