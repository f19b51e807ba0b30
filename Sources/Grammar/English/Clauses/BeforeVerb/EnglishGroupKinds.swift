import AACCore

/// Which kinds of nouns are one group, and how.
///
/// Source: CGEL §17.37–17.41, §17.104–17.109; CaGEL ch. 19 §4.
enum EnglishGroupKinds {
  /// Kin and friends, of whom one says whose they are.
  static func related(_ name: String) -> Bool {
    EnglishPeople.isPossessed(name) || relatives.contains(name)
  }

  private static let relatives = EnglishWords.set(
    """
    daughter son wife husband girlfriend boyfriend grandson granddaughter boss coach teacher doctor kids children baby coworker
    colleague secretary mom dad
    """)

  // MARK: People

  /// *Guard/museum, teacher/gym, janitor/school*: a trade, and where or in what it is followed.
  static func worksAt(_ trade: String, _ place: Lexeme) -> Bool {
    guard place.wordClass == .noun else { return false }
    if ["coach", "teacher", "instructor", "player", "players", "fan", "fans", "boys", "girls"]
      .contains(trade)
    {
      return [.sport, .subject, .activity, .game, .languageName, .music, .instrument].contains(
        place.kind)
        || ["gym", "dance", "ballet", "swimming", "soccer", "karate", "yoga"].contains(place.lemma)
    }
    if trade == "driver" { return place.kind == .vehicle }
    guard place.kind == .place else { return false }
    return trades.contains(trade)
  }

  private static let trades = EnglishWords.set(
    "guard janitor principal librarian custodian lifeguard secretary nurse cook manager owner director receptionist cashier"
  )

  /// *Braids, green/cap, curly/hair, beard, glasses*: what tells which one somebody is.
  static func marks(_ thing: Lexeme, isDescribed: Bool) -> Bool {
    worn.contains(thing.lemma)
      || isDescribed && (thing.kind == .clothing || features.contains(thing.lemma))
  }

  private static let worn = EnglishWords.set(
    """
    beard mustache moustache braids braid pigtails ponytail freckles glasses sunglasses tattoo tattoos curls bangs cane crutches
    wheelchair braces mask uniform backpack umbrella hat cap
    """)
  private static let features = EnglishWords.set(
    "hair eyes nose legs teeth ears bag backpack mustache beard")
  /// What one does with what one wears and has.
  static let doneToClothes = EnglishWords.set(
    """
    wear brush comb wash cut have want need buy take find lose like love hide clean dry dye braid see put show give use bring sell
    make be wait open close draw hold carry forget leave share change remove drop grow
    """
  ).union(["put on", "take off", "look for", "pick up", "try on", "put away"])

  /// Groups that somebody is in.
  static let bands = EnglishWords.set("team band class club choir orchestra")
  /// What people and animals are told of in.
  static let storied = EnglishWords.set("story movie book film tale cartoon")

  /// What one does with one's hair and face.
  static let doneToHair = EnglishWords.set(
    "brush comb wash cut dye dry have see grow clean braid shave hold draw be want like love show touch pull lose change"
  )

  // MARK: Places

  /// Where animals are kept.
  static let keepers = EnglishWords.set(
    "zoo farm circus aquarium barn cage tank shelter ranch pond")
  /// What is done to a place, or takes one along: there it is no setting.
  static let doneToPlaces = EnglishWords.set(
    "be have want need like love hate see leave bring take get put show give sell rent visit clean paint own miss prefer help find"
  )

  /// Places that are more than a room.
  static let outside = EnglishWords.set(
    "zoo circus aquarium shelter park beach mall airport store restaurant hotel cafeteria bakery office school hospital"
  )

  /// What animals have.
  static let ofAnimals = EnglishWords.set(
    """
    leash collar cage bowl kennel crate hutch nest tank tail tails paw paws fur wing wings claws beak ears nose mane horns
    trunk whiskers shell hoof hooves feathers
    """)

  // MARK: Things

  /// Whether two things can be one: neither is joined to the other as its like.
  static func mayJoin(_ one: Lexeme, _ other: Lexeme) -> Bool {
    guard one.wordClass == .noun, [.noun, .properNoun].contains(other.wordClass),
      !one.kind.isTemporal,
      !other.kind.isTemporal
    else { return false }
    if one.kind == other.kind,
      one.kind == .food || one.kind == .drink || one.kind == .clothing || one.kind == .toy
    {
      return EnglishCompounds.joins(one, other) || EnglishCompounds.joins(other, one)
    }
    return true
  }

  /// *Milk/fridge, toys/floor, towel/bathroom, fries/restaurant*: what lies somewhere and is not made for it.
  static func kept(_ one: Lexeme, in other: Lexeme) -> String? {
    guard KindSet.edible.contains(one.kind) || [.toy, .clothing, .home, .book].contains(one.kind),
      other.kind == .place || other.kind == .room || surfaces.contains(other.lemma)
        || containers.contains(other.lemma),
      !parts.contains(one.lemma)
    else { return nil }
    if surfaces.contains(other.lemma) { return "on" }
    return outside.contains(other.lemma) ? "at" : "in"
  }

  private static let containers = EnglishWords.set(
    "fridge refrigerator freezer oven microwave cupboard drawer closet basket garage pantry")
  private static let surfaces = EnglishWords.set(
    "floor table shelf desk counter bed couch sofa wall roof ground stairs balcony porch chair bench stove"
  )

  /// *Flowers/pot, leaves/tree, store/corner*: what grows in and stands at another.
  static func within(_ one: Lexeme, _ other: Lexeme) -> String? {
    if other.lemma == "corner" { return "on" }
    if one.kind == .plant || one.kind == .nature {
      if other.lemma == "tree" { return "on" }
      return other.isPlaceLike || growing.contains(other.lemma) ? "in" : nil
    }
    return nil
  }

  private static let growing = EnglishWords.set(
    "pot vase garden yard planter flowerpot greenhouse window")

  /// How surely a thing names the kind of another, or the whole that it is a part of: *office (printer), backpack (zipper), soccer
  /// (shirt)*; 0: it does not.
  static func naming(_ name: Lexeme, _ head: Lexeme) -> Int {
    if head.lemma == "water" { return waters.contains(name.lemma) ? 3 : 0 }
    if head.isPlaceLike { return head.kind == .room && name.kind == .place ? 3 : 0 }
    if name.isPlaceLike { return 3 }
    if parts.contains(name.lemma) { return 0 }
    if parts.contains(head.lemma) { return 3 }
    switch name.kind {
    case .sport, .game, .music, .subject, .languageName, .activity, .material, .instrument: return 2
    case .food, .drink: return dishes.contains(head.lemma) ? 2 : 0
    case .vehicle, .furniture, .device, .home, .plant: return name.kind == head.kind ? 0 : 1
    default: return 0
    }
  }

  private static let waters = EnglishWords.set(
    "faucet tap sink bath bathtub shower rain sea tank tub")
  private static let dishes = EnglishWords.set(
    "soup sauce salad pie cake jam juice sandwich sandwiches stew bread cookies tea shake smoothie casserole muffin muffins pudding yogurt"
  )

  /// Parts of things.
  private static let parts = EnglishWords.set(
    """
    zipper button buttons pocket pockets sleeve sleeves collar strap straps handle lid cap cover label string strings wheel wheels
    wheelchair seat screen battery batteries cord cable charger lens page pages envelope stamp frame cushion legs leg lock key keys
    mirror door window light lights heating engine brakes horn motor fan filter hose bag tip edge top bottom corner laces sole
    heel point blade spring bulb shade
    """)
}
