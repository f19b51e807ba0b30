import AACCore

/// What a second thing behind the object is where it is no more of the same: a tool, a meal, the weather, a place.
///
/// Sources: CGEL §9.15–9.21, §9.46–9.49 (place, purpose, instrument).
extension EnglishClause {
  /// Whether one thing is a tool or a container beside another that is none.
  func isToolOf(_ tool: Lexeme, _ thing: Lexeme) -> Bool {
    ["floor", "ground"].contains(tool.lemma) && thing.kind == .furniture
      || EnglishHabits.tools.contains(tool.lemma) && !EnglishHabits.tools.contains(thing.lemma)
      || EnglishHabits.boxes.contains(tool.lemma) && !EnglishHabits.boxes.contains(thing.lemma)
  }

  /// *eat/egg/breakfast, share/umbrella/rain, eat/popcorn/movie*: the meal, the weather or the show it goes with.
  private func occasion(_ noun: Lexeme, _ frame: VerbFrame, _ object: Lexeme) -> (
    Role, String, Article?
  )? {
    if noun.kind == .meal, object.kind != .meal {
      // *eat eggs for breakfast*, but *watch TV at breakfast* (CGEL §9.46).
      if Self.clearing.contains(frame.lemma) {
        return (.time, "after", .bare)
      }
      return Self.served.contains(frame.lemma)
        ? (.purpose, "for", .bare) : (.placeAt, "at", .bare)
    }
    if ["rain", "snow", "sun", "storm", "wind"].contains(noun.lemma), object.kind != .weather,
      frame.past != .state
    {
      return ["cancel", "postpone", "miss", "stop"].contains(frame.lemma)
        ? (.topic, "because of", .definite) : (.placeAt, "in", .definite)
    }
    if ["birthday", "Christmas", "Easter"].contains(noun.lemma),
      ["ask", "wish", "get", "want", "receive", "buy", "make"].contains(frame.lemma)
    {
      return (.purpose, "for", nil)
    }
    if noun.kind == .event, noun.lemma != "birthday",
      EnglishHabits.making.contains(frame.lemma) || Self.readying.contains(frame.lemma),
      frame.lemma != "find", frame.lemma != "pour", object.kind != .event, !object.isBeing
    {
      // *bake cookies for the party.*
      return (.purpose, "for", .definite)
    }
    if ["watch", "read"].contains(frame.lemma),
      ["phone", "tablet", "computer", "laptop", "iPad"].contains(noun.lemma), !object.isBeing
    {
      return (.placeAt, "on", .definite)
    }
    if ["movie", "film", "show", "game", "match"].contains(noun.lemma),
      KindSet.edible.contains(object.kind), ["eat", "drink", "share", "have"].contains(frame.lemma)
    {
      return (.time, "during", .definite)
    }
    return nil
  }

  /// *take/grandma/car, lose/jacket/bus*: what somebody is taken in, and where something was left.
  private func rode(_ noun: Lexeme, _ frame: VerbFrame, _ object: Lexeme) -> (
    Role, String, Article?
  )? {
    if noun.kind == .vehicle, object.isBeing, ["drive", "take", "bring"].contains(frame.lemma) {
      return (.instrument, "by", .bare)
    }
    if noun.kind == .vehicle, object.kind != .vehicle, !object.isBeing,
      ["lose", "forget", "leave", "find", "see", "drop", "hide"].contains(frame.lemma)
    {
      // *I lost my jacket on the bus.*
      return (.placeAt, EnglishHabits.rodeIn.contains(noun.lemma) ? "in" : "on", .definite)
    }
    return nil
  }

  private static let clearing: WordSet = [
    "wash", "do", "clean", "dry", "brush", "clear", "clean up", "tidy", "tidy up", "wash up",
    "wipe",
    "wipe down", "sweep", "mop", "vacuum", "floss", "rinse", "scrub", "wash off", "put away",
  ]

  /// How one gets ready what is needed there.
  private static let readying = EnglishWords.set(
    "need want lend borrow choose pack rent prepare practice practise save iron wash"
  ).union(["look for", "get ready"])

  /// What is done with the food of a meal.
  private static let served = EnglishWords.set(
    "eat have make cook want drink buy prepare serve order need get bring fix like bake choose use")

  /// *see/blood/finger, have/rash/arm*: what is seen on a part of the body.
  func marks(_ mark: Lexeme, on noun: Lexeme) -> Bool {
    noun.kind == .body && noun.lemma != "blood" && Self.stains.contains(mark.lemma)
  }

  private static let stains = EnglishWords.set(
    "blood bruise rash bump scratch paint dirt mud bug spider mosquito spot freckle")

  /// What becomes one with what it is put to.
  private static let mingling = EnglishWords.set(
    "mix stir combine substitute drink mention compare"
  )
  .union(["mix up"])
  /// Beside these a vehicle is one more of what is cleaned and mended.
  private static let driven: Set<SemanticKind> = [.vehicle, .home, .room, .place]
  private static let loading = EnglishWords.set(
    "unload load transport deliver ship pack carry move drive park steer attach teach study respect"
  )

  /// Role, preposition and article of a second thing that is no more of the first; nil where it is.
  func adjunct(_ noun: Lexeme, _ frame: VerbFrame, _ object: Lexeme) -> (
    Role, String, Article?
  )? {
    if let occasion = occasion(noun, frame, object) { return occasion }
    if let rode = rode(noun, frame, object) { return rode }
    if object.isBeing, EnglishHabits.leads.contains(noun.lemma), frame.past != .state {
      return (.instrument, "with", .definite)
    }
    if ["put", "pour", "add"].contains(frame.lemma), !object.isBeing,
      KindSet.edible.contains(noun.kind), KindSet.edible.contains(object.kind)
    {
      return (.placeAt, EnglishHabits.spreadOn.contains(noun.lemma) ? "on" : "in", nil)
    }
    if frame.lemma == "watch", noun.lemma == "TV" || noun.lemma == "tv" {
      return (.placeAt, "on", .bare)
    }
    if frame.lemma == "watch" || frame.lemma == "see", object.kind == .media,
      KindSet.edible.contains(noun.kind)
    {
      return (.instrument, "with", nil)
    }
    if noun.kind == .event, object.kind != .event {
      return (.placeAt, frame.lemma == "wear" ? "to" : "at", .definite)
    }
    if marks(object, on: noun) { return (.placeAt, "on", nil) }
    if noun.kind == .body, object.kind == .illness || object.kind == .feeling {
      return (.placeAt, "in", nil)
    }
    return whereabouts(noun, frame, object)
  }

  /// *in the box, from the drawer, on the table, with a spoon*: where a thing is done something to, or by what means.
  private func whereabouts(
    _ noun: Lexeme, _ frame: VerbFrame, _ object: Lexeme
  ) -> (Role, String, Article?)? {
    if EnglishHabits.boxes.contains(noun.lemma), !EnglishHabits.taking.contains(frame.lemma) {
      let gathers = EnglishHabits.gathering.contains(frame.lemma) || frame.past == .state
      if gathers, frame.lemma != "see", frame.lemma != "find" { return nil }
      return (.placeAt, "in", .definite)
    }
    if EnglishHabits.taking.contains(frame.lemma),
      EnglishHabits.boxes.contains(noun.lemma) || noun.kind == .furniture
    {
      return (.placeFrom, "from", .definite)
    }
    if noun.kind == .furniture || noun.kind == .nature || noun.kind == .plant {
      if frame.lemma == "want" || frame.lemma == "like" || frame.lemma == "need" { return nil }
      guard let preposition = EnglishHabits.whereabouts(noun) else { return nil }
      return (.placeAt, preposition, .definite)
    }
    if noun.kind == .vehicle, object.kind != .vehicle, ["share", "hold"].contains(frame.lemma) {
      // *share a snack on the bus.*
      return (.placeAt, EnglishWhereabouts.aboard(noun.lemma), .definite)
    }
    if frame.past == .state || EnglishHabits.gathering.contains(frame.lemma)
      || EnglishHabits.taking.contains(frame.lemma)
    {
      return nil
    }
    if noun.kind == .body {
      guard object.kind == .illness || object.kind == .feeling else { return nil }
      return (.placeAt, "in", nil)
    }
    if EnglishHabits.tools.contains(noun.lemma), !Self.mingling.contains(frame.lemma) {
      // *put out the fire with water*: what it is done with, though it is drunk as well.
      return (.instrument, "with", nil)
    }
    if noun.kind == .vehicle, !Self.driven.contains(object.kind),
      !Self.loading.contains(frame.lemma)
    {
      // *turn up the radio in the car, eat a snack on the bus.*
      return (.placeAt, EnglishWhereabouts.aboard(noun.lemma), .definite)
    }
    guard KindSet.tools.contains(noun.kind), noun.kind != .body, noun.kind != .vehicle else {
      return nil
    }
    return (.instrument, "with", nil)
  }
}
