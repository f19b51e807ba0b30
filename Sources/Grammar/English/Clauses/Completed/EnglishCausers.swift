/// The words of rows in which a thing does something, by what does it and what it does.
///
/// Sources: Levin, *English Verb Classes and Alternations*, §31, §44–§45, §48, §51; CGEL §10.21–10.23.
enum EnglishCausers {
  /// What harms, changes and moves without anybody's will.
  static let harming = EnglishWords.set(
    "kill hurt destroy damage ruin injure change flood burn hit break wake scare save cause sting cover bury wreck"
  )
  static let forces = EnglishWords.set(
    """
    earthquake storm flood hurricane tornado tsunami volcano avalanche landslide blizzard wildfire fire lightning hail war bomb
    accident crash explosion virus disease illness cancer stroke drought river wave waves vaccine shot injection needle pandemic divorce
    """)
  /// What news comes from.
  static let media = EnglishWords.set(
    "newspaper radio news tv television magazine TV")
  static let telling = EnglishWords.set("say tell announce report publish show print")
  /// Who rules, pays and decides.
  static let powers = EnglishWords.set(
    """
    store supermarket shop bank company restaurant government parliament congress president mayor ministry insurance senate king queen court landlord boss
    """
  ).union(["city hall", "town hall", "social security", "health insurance", "insurance company"])
  static let ruling = EnglishWords.set(
    "raise lower deny approve reject cover pay cut announce build ban increase promise cancel refuse grant block freeze"
  )
  /// What is felt on one's body.
  static let touching = EnglishWords.set(
    "pull squeeze pinch rub scratch itch poke press hurt tickle prick sting")
  static let worn = EnglishWords.set(
    "comb brush splint brace cast bandage needle watch ring strap belt seatbelt tag label harness mask band collar"
  )
  static let staining = EnglishWords.set("stain wet soak dirty ruin")
  static let fluids = EnglishWords.set(
    "paint ink wave rain water soap sand shampoo mud juice sauce ketchup blood dust smoke sunscreen glue bleach oil"
  )
  static let machines: WordSet = [
    "cash machine", "ATM", "vending machine", "printer", "washing machine", "machine",
  ]
  /// Who works with papers.
  static let workers = EnglishWords.set("lawyer notary judge attorney")
  /// How a tool does its work.
  static let working = EnglishWords.set("cut write stick close open draw shave fit")
  static let tools = EnglishWords.set(
    "scissors knife pen pencil marker glue razor tape zipper crayon saw stapler glasses brush door window drawer lid gate app"
  )
  static let wellOrBadly = EnglishWords.set("well badly poorly")
  static let flying = EnglishWords.set("kite balloon plane airplane helicopter rocket drone ball")
  static let scents = EnglishWords.set(
    "bleach smoke soap perfume gas gasoline paint pee poop garbage trash vomit sweat fish alcohol flowers lavender"
  )
  /// What is brought out of the mouth, or of a bottle.
  static let uttered = EnglishWords.set("word voice sound ketchup toothpaste milk water pee poop")
  static let roads = EnglishWords.set(
    "street road avenue highway alley lane sidewalk driveway path")
  /// What flies and falls against something.
  static let missiles = EnglishWords.set("ball rock stone branch tree brick frisbee truck snowball")
  /// Who eats people in stories.
  static let beasts = EnglishWords.set(
    "wolf bear lion tiger monster shark dragon giant witch snake crocodile alligator ogre whale zombie dinosaur"
  )
  /// What goes on, ends and changes of itself.
  static let changing = EnglishWords.set(
    "continue rise end start begin finish ring land change set fall")
  static let ringing: WordSet = [
    "alarm clock", "alarm", "bell", "phone", "telephone", "timer", "doorbell",
  ]
  static let rising = EnglishWords.set(
    "sun moon river water tide sea price rent temperature fever dough smoke")
  static let scheduled = EnglishWords.set(
    """
    war visit meeting schedule plan class school movie show game flight rain storm pain weather season semester strike
    party concert lesson exam test match festival price
    """)
  static let warming = EnglishWords.set("cool warm dry heat melt freeze")
  /// What makes things warm, cool and dry.
  static let heaters = EnglishWords.set(
    "breeze wind sun fan heater fire oven stove refrigerator fridge freezer microwave dryer ice rain fireplace blanket"
  )
  static let lights = EnglishWords.set(
    "candle lamp sun moon fire flashlight lantern torch lightning")
  /// All that such things do.
  static let deeds = WordSet(
    [harming, telling, ruling, touching, staining, working, changing, warming].flatMap(\.words) + [
      "swallow", "eat", "keep", "get in", "get into", "review", "sign", "read", "let", "fly",
      "bounce",
      "smell", "come out", "burn out", "burst", "short out", "last", "pass",
      "spill", "smash", "light", "strike", "dent",
    ])
}
