import AACCore

/// What joins two things named side by side where *and* does not: *pancakes with syrup, jam on toast, money for lunch*.
///
/// Sources: CGEL §17.37–17.41 (postmodifying prepositional phrases), §9.15–9.19 (place), §9.46 (purpose).
enum EnglishPairings {
  /// How the second thing hangs on the first.
  struct Link {
    let role: Role
    let preposition: String
    let article: Article?
  }

  /// The link between a thing and the one laid right behind it; nil where they are a list.
  static func link(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    served(first, second, verb: verb) ?? remedy(first, second) ?? shown(
      first, second)
      ?? spent(first, second, verb: verb) ?? governed(first, second)
      ?? got(first, second, verb: verb) ?? placed(first, second, verb: verb)
  }

  /// *pancake/syrup, tea/sugar, jam/toast*: what is on the plate and what goes with it.
  private static func served(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    guard !shopping.contains(verb) else { return nil }
    if goes(second, with: first) {
      return Link(role: .instrument, preposition: "with", article: .bare)
    }
    guard spreads.contains(first.lemma), goes(first, with: second) else { return nil }
    return Link(role: .placeAt, preposition: "on", article: .bare)
  }

  private static func goes(_ topping: Lexeme, with base: Lexeme) -> Bool {
    plates.contains { $0.bases.contains(base.lemma) && $0.toppings.contains(singular(topping)) }
  }

  private static func singular(_ lexeme: Lexeme) -> String {
    lexeme.lemma.hasSuffix("s") && lexeme.lemma.utf8.count > 4
      ? String(lexeme.lemma.dropLast()) : lexeme.lemma
  }

  private static let shopping = EnglishWords.set("buy need get sell bring pick find see draw share")

  private static let spreads = EnglishWords.set(
    "jam jelly butter honey marmalade ketchup syrup cheese mustard mayo"
  ).union(["peanut butter", "cream cheese"])

  private static let plates: [(bases: WordSet, toppings: WordSet)] = [
    (
      EnglishWords.set("pancake pancakes waffle waffles").union(["French toast"]),
      EnglishWords.set("syrup honey butter jam chocolate cream nutella strawberry").union([
        "maple syrup", "peanut butter", "whipped cream",
      ])
    ),
    (
      EnglishWords.set("toast bagel muffin scone scones crumpet cracker crackers"),
      EnglishWords.set("jam jelly butter honey marmalade cheese").union([
        "peanut butter", "cream cheese",
      ])
    ),
    (
      EnglishWords.set(
        "fries chips nugget nuggets burger hamburger sausage sausages hotdog fish"
      ).union(["hot dog", "chicken nugget", "chicken nuggets", "corn dog"]),
      EnglishWords.set("ketchup mustard mayo mayonnaise relish gravy vinegar dip salsa ranch")
        .union([
          "barbecue sauce", "tomato sauce", "hot sauce",
        ])
    ),
    (EnglishWords.set("cereal cornflakes oatmeal porridge"), EnglishWords.set("milk honey sugar")),
    (EnglishWords.set("tea coffee cocoa"), EnglishWords.set("sugar milk cream honey lemon")),
    (
      EnglishWords.set("pizza"),
      EnglishWords.set("mushroom pepperoni pineapple olive ham bacon cheese pepper onion")
    ),
    (
      EnglishWords.set("burger hamburger"),
      EnglishWords.set("cheese bacon lettuce pickle onion mayo")
    ),
    (
      ["ice cream", "sundae", "frozen yogurt"],
      EnglishWords.set("sprinkle sauce cream nut").union(["chocolate sauce", "whipped cream"])
    ),
    (
      EnglishWords.set("pasta spaghetti rice noodles"),
      EnglishWords.set("sauce").union(["tomato sauce"])
    ),
  ]

  /// *medicine/cough*: what it is taken for.
  private static func remedy(_ first: Lexeme, _ second: Lexeme) -> Link? {
    guard first.kind == .medicine || remedies.contains(first.lemma),
      second.kind == .illness || second.kind == .body
    else { return nil }
    return Link(role: .purpose, preposition: "for", article: second.kind == .body ? nil : .definite)
  }

  /// *goal/game, candle/cake, tongue/soup, doctor/ear*: where it was, or what it is about.
  private static func placed(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    if ["goal", "point", "basket", "touchdown"].contains(first.lemma),
      ["game", "match"].contains(second.lemma)
    {
      return Link(role: .placeAt, preposition: "in", article: .definite)
    }
    if ["order", "book", "buy", "find", "search", "search for", "look for", "look up"].contains(
      verb),
      !first.isBeing,
      ["phone", "internet", "app", "website"].contains(second.lemma), first.kind != .device
    {
      return Link(role: .placeAt, preposition: "on", article: .definite)
    }
    if first.lemma == "candle", second.lemma == "cake" {
      return Link(role: .placeAt, preposition: "on", article: .definite)
    }
    if verb == "burn", first.kind == .body, !second.isBeing, second.kind != .body {
      return Link(role: .placeAt, preposition: "on", article: .definite)
    }
    if ["see", "visit", "call", "ask"].contains(verb), EnglishPeople.helpers.contains(first.lemma),
      second.kind == .body || second.kind == .illness
    {
      return Link(
        role: .topic, preposition: "about", article: second.kind == .body ? nil : .definite)
    }
    if ["charger", "battery", "cable", "case", "cover"].contains(first.lemma),
      second.kind == .device
    {
      return Link(role: .purpose, preposition: "for", article: .definite)
    }
    guard first.kind == .medicine || remedies.contains(first.lemma), second.kind == .drink else {
      return nil
    }
    return Link(role: .instrument, preposition: "with", article: .bare)
  }

  /// *allergy/pollen, fear/spiders, recipe/soup, password/account*: what the noun asks for (CGEL §16.84).
  private static func governed(_ first: Lexeme, _ second: Lexeme) -> Link? {
    guard second.wordClass == .noun, !second.isHuman, second.lemma != first.lemma,
      let preposition = governing[first.lemma]
    else { return nil }
    if preposition == "to" || preposition == "of" {
      return Link(role: .topic, preposition: preposition, article: .bare)
    }
    return Link(role: .purpose, preposition: preposition, article: nil)
  }

  private static let governing = [
    "allergy": "to", "addiction": "to", "fear": "of", "phobia": "of", "recipe": "for",
    "craving": "for",
    "password": "for", "username": "for", "cure": "for", "receipt": "for", "coupon": "for",
  ]

  /// *get/shot/arm, get/stitches/chin, have/cast/leg*: where on the body one has it (CGEL §9.15).
  private static func got(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    guard second.kind == .body, ["get", "have", "have got", "need"].contains(verb) else {
      return nil
    }
    if within.contains(first.lemma) {
      return Link(role: .placeAt, preposition: "in", article: nil)
    }
    return upon.contains(first.lemma)
      ? Link(role: .placeAt, preposition: "on", article: nil) : nil
  }

  private static let within = EnglishWords.set(
    "shot needle vaccine injection splinter cramp stitches IV piercing spasm cavity")
  private static let upon = EnglishWords.set(
    "cast tattoo bandage splint brace sunburn mole massage burn scratch mark")

  private static let remedies = EnglishWords.set("medicine pill drops cream ointment tablet spray")

  /// *photo/Instagram*: where it is to be seen.
  private static func shown(_ first: Lexeme, _ second: Lexeme) -> Link? {
    if pictures.contains(first.lemma) || first.kind == .media,
      ["TV", "tv", "telly", "television"].contains(second.lemma)
    {
      return Link(
        role: .placeAt, preposition: "on", article: second.lemma == "telly" ? .definite : .bare)
    }
    guard pictures.contains(first.lemma), platforms.contains(second.lemma) else { return nil }
    return Link(role: .placeAt, preposition: "on", article: .bare)
  }

  private static let pictures = EnglishWords.set(
    "photo picture video selfie message comment story post song movie show cartoon")
  static func isPlatform(_ name: String) -> Bool { platforms.contains(name) }

  private static let platforms = EnglishWords.set(
    """
    Instagram Facebook TikTok YouTube Snapchat WhatsApp Twitter Netflix Discord Reddit Twitch Spotify Pinterest
    """)

  /// *money/groceries, money/bus*: what it is spent on.
  private static func spent(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    guard first.lemma == "money" || first.lemma == "cash",
      EnglishWords.set("need want have save get give ask bring earn find use").contains(verb),
      second.wordClass == .noun, !second.isBeing
    else { return nil }
    if verb == "save" { return Link(role: .purpose, preposition: "for", article: nil) }
    guard !EnglishHabits.belongings.contains(second.lemma) else { return nil }
    switch second.kind {
    case .meal: return Link(role: .purpose, preposition: "for", article: .bare)
    case .vehicle, .event: return Link(role: .purpose, preposition: "for", article: .definite)
    case .food, .drink, .toy, .game, .clothing, .media:
      return Link(role: .purpose, preposition: "for", article: nil)
    default:
      return costs.contains(second.lemma)
        ? Link(role: .purpose, preposition: "for", article: nil) : nil
    }
  }

  private static let costs = EnglishWords.set(
    "groceries grocery rent ticket tickets gas petrol present gift candy snack candies food parking school camp"
  )
}
