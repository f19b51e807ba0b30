import AACCore

/// Habits of verbs with two things behind them.
extension EnglishHabits {
  /// Verbs behind which a thing is one of its kind: *have a phone*.
  static let having = EnglishWords.set("have own buy draw get receive sell")
    .union(["have got", "there is"])

  /// What one has about one every day and forgets or loses: *I forgot my backpack*.
  static let belongings = EnglishWords.set(
    """
    phone wallet purse backpack key keys bag handbag schoolbag glasses watch umbrella lunchbox lunch tablet bike
    suitcase passport ring phone homework notebook locker helmet password ticket PIN
    """
  ).union([
    "boarding pass", "cell phone", "mobile phone", "pencil case", "water bottle", "lunch box",
    "library card",
    "bus pass",
  ])

  /// Verbs of getting what one does not have yet, with what it is *for*: *save for a bike*.
  static let acquiring = EnglishWords.set("save ask wish apply save-up hope audition shop")
    .union(["save up", "ask for", "save money"])

  /// Verbs behind which what is new was not known before: *download a new game*.
  static let obtaining = EnglishWords.set(
    "download install get buy order find learn start make write draw create invent receive choose discover"
  )

  /// What one looks for without having had it: *look for a job*.
  static let sought = EnglishWords.set(
    "job apartment flat house place present gift solution answer restaurant hotel way chance partner roommate"
  )

  /// What names one by its place in a row: *first time, last day*.
  static let ordinalNames = ["first ", "second ", "third ", "last ", "only "]

  /// Parts of a house, a town: *our house has a garden*.
  static let parts = EnglishWords.set(
    "garden yard backyard bathroom kitchen garage roof basement attic pool playground balcony toilet fireplace"
  )

  /// Seasons and months, which are said like names (CGEL §5.47).
  static let seasons = EnglishWords.set("spring summer autumn winter Christmas Easter Halloween")
    .union(EnglishClock.months)

  /// Feasts that somebody comes on.
  static let feasts = EnglishWords.set("Christmas Easter Halloween Thanksgiving").union([
    "Mother's Day", "Father's Day", "Christmas Eve", "Christmas Day", "New Year's Eve",
    "New Year's Day", "Valentine's Day",
  ])

  /// Verbs of coming and going.
  static let moving = EnglishWords.set("come go arrive leave travel fly drive return visit").union([
    "come back", "go home", "come home", "go back", "come over", "go out",
  ])

  /// What holds or divides what is measured: *a glass of water*.
  static let measures = EnglishWords.set(
    """
    glass cup bottle mug can bowl plate piece slice carton packet jar box bag bit spoon spoonful
    bunch pair bar scoop loaf tube pack basket bucket kilo liter litre pound ounce gram kilogram pint quart
    gallon milliliter millilitre teaspoon tablespoon dish portion crate handful cupful drop pinch lump sheet
    """)

  /// What is ordered by the glass or the cup although it is no drink: *two ice creams*.
  static let servings = EnglishWords.set("yogurt yoghurt chocolate sorbet ice-cream")
    .union(["ice cream", "frozen yogurt"])

  /// Nouns that are counted or not, and are not behind *much*: *too much noise*.
  static let massBesides = EnglishWords.set(
    """
    noise hair light time cake pizza chocolate chicken fish paper room space sugar work rain snow
    pressure pain trouble cheese salt medicine pepper onion garlic lemon egg tomato
    """
  ).union(["ice cream"])

  /// *I love apple pie, I like fried chicken*: what is cut up to be eaten is liked as a mass, where it is not laid in the
  /// plural (CGEL §5.4).
  static func isServedByPart(_ noun: Lexeme, _ phrase: NounPhrase) -> Bool {
    guard noun.kind == .food || noun.kind == .dish || noun.kind == .animal, noun.number != .plural
    else { return false }
    let head = noun.lemma.split(separator: " ").last.map(String.init) ?? noun.lemma
    if noun.kind != .animal, dishes.contains(head) { return true }
    return carved.contains(head)
      && (head.utf8.count < noun.lemma.utf8.count
        || phrase.adjectives.contains { cooked.contains($0.lexeme.lemma) })
  }

  private static let dishes = EnglishWords.set(
    "pie crumble cobbler casserole quiche cake fruitcake meatloaf soufflé strudel pudding stew curry"
  )
  private static let carved = EnglishWords.set(
    "chicken turkey duck lamb salmon goose octopus squid")
  private static let cooked = EnglishWords.set(
    """
    fried grilled roast roasted baked smoked boiled breaded steamed raw barbecued spicy crispy crunchy cold hot
    """)

  /// What a mass is counted by: *two slices of bread*; nil: by nothing.
  static func portion(of noun: Lexeme) -> String? {
    if noun.kind == .drink || servings.contains(noun.lemma) || noun.lemma == "sugar" { return nil }
    if let unit = portions.first(where: { $0.nouns.contains(noun.lemma) })?.unit { return unit }
    return noun.kind == .food ? "portion" : nil
  }

  private static let portions: [(unit: String, nouns: WordSet)] = [
    ("slice", EnglishWords.set("bread ham cheese bacon turkey salami bologna watermelon")),
    (
      "bowl", EnglishWords.set("rice cereal soup oatmeal porridge pasta spaghetti popcorn macaroni")
    ),
    ("bar", EnglishWords.set("soap")),
    (
      "piece",
      EnglishWords.set(
        """
        furniture fruit toast candy gum paper advice news information luggage baggage jewelry jewellery clothing trash
        garbage rubbish meat fish chicken wood chalk equipment art music homework evidence metal plastic cloth string
        rope tape fabric mail cutlery broccoli pepperoni beef pork lettuce
        """)
    ),
  ]

  /// Verbs behind which a school or a church is a building: *see a school*, but *like school* (CGEL §5.44).
  static let seeing = EnglishWords.set("see draw paint build make find photograph own buy sell")

  /// The same, of a building that is a known one: *clean the church*.
  static let tending = EnglishWords.set(
    """
    visit pass clean destroy burn decorate sweep watch paint fix show close open raise lower lift wet adjust
    evacuate renovate demolish rebuild bomb attack search lock unlock guard flood rob vandalize inspect tidy repair inaugurate
    fumigate restore refurbish disinfect mop vacuum heat insulate rent photograph
    """
  ).union([
    "put together", "knock down", "tear down", "burn down", "pull down", "blow up", "tidy up",
    "break into",
    "shut down", "close down",
  ])

  /// Of these, the ones that hold several of what is counted: *a kilo of apples, a box of crayons*.
  static let gatheringMeasures = EnglishWords.set(
    """
    kilo pound ounce gram kilogram bag box basket bunch bucket pair bouquet pack packet jar can carton bowl plate crate
    handful
    """)

  /// Of these, the ones that food which is not counted is served in: *a bowl of soup*.
  static let dishesByMeasure: WordSet = ["bowl", "plate", "bag", "box", "can", "jar", "carton"]

  /// What is done to people and not to homes: *photograph/family/garden* tells where.
  static let doneToSomebody = EnglishWords.set(
    "photograph film hug kiss interview arrest chase feed bathe greet tickle wake dress punish scold thank comfort teach help follow nurse invite marry beat fight rescue"
  )

  /// What is done to a home, whoever lives there: *visit/grandma/house* is her house that one visits.
  static let doneToHomes = EnglishWords.set(
    "visit clean paint see leave sell buy build enter tidy decorate repair find like love remember describe draw rent search guard sweep mop vacuum design"
  )

  /// What is done to a vehicle rather than by one: *go to the garage to get the car*.
  static let doneToVehicles = EnglishWords.set(
    """
    get return find sell buy rent hire catch board wash clean fix repair see watch paint push charge check borrow lend steal
    order inspect collect fetch unload load test insure register tow
    """
  ).union(["pick up", "drop off", "look for", "look at", "fill up", "wait for"])

  /// Verbs of hurting, behind which a part of the body is where: *kick me in the leg*.
  static let striking = EnglishWords.set(
    "kick hit punch bite sting pinch scratch poke touch kiss pat slap")

  /// Parts of the body that one hurts rather than has an ache in.
  static let injured = EnglishWords.set(
    "knee hand arm leg finger foot elbow toe ankle wrist shoulder thumb shin heel hip chin nose")

  /// What one asks about while it goes on: *What are you doing?*, but *What do you eat?*.
  static let ongoing = EnglishWords.set(
    """
    do go cry laugh wait shout yell scream smile hide talk make draw write hold carry watch build look
    say paint cook listen stare point read run bake
    """
  ).union(["look at", "look for", "wait for", "talk about", "listen to", "laugh at", "think about"])

  /// What is asked about as an arrangement: *When are you coming?*.
  static let arranged = EnglishWords.set("go come leave visit return move fly travel")
    .union(["come back", "go home", "come home", "go back"])

  /// What goes by the clock or by a timetable: *When does the store open?* (CGEL §4.45).
  static let scheduled = EnglishWords.set(
    "open close start begin end finish arrive leave depart shut last")

  /// Food that other food is put on.
  static let spreadOn = EnglishWords.set(
    "bread toast pizza burger sandwich pasta pancake waffle rice salad spaghetti hotdog bagel popcorn cake"
  )

  /// What a bus or a train does.
  static let running = EnglishWords.set("go come leave arrive stop run depart")

  /// Verbs of making and getting, which are done for somebody.
  static let making = EnglishWords.set(
    "bake cook make knit sew build buy order pour prepare find peel fix")

  /// What one plays on.
  static let rides = EnglishWords.set(
    "swing slide trampoline seesaw carousel rollercoaster swings monkey-bars")

  /// What one measures by.
  static let units = EnglishWords.set(
    "inch inches centimeter centimeters foot feet meter meters metre metres kilo kilos pound pounds minute minutes hour hours mile miles"
  )

  /// Verbs of getting what one then does something with.
  static let nounFirst = EnglishWords.set("need want get have take find")

  /// What is done once and then is done: *I haven't finished yet.*
  static let completed = EnglishWords.set(
    "finish start begin arrive come leave do eat drink decide clean wash brush call go make read see open close pay get"
  )

  /// Verbs of colouring and making, behind which a quality is the result: *paint the wall blue*.
  static let resulting = EnglishWords.set(
    "make paint color colour dye keep leave get find turn drive")

  /// Verbs that gather things: a second thing is one more of them.
  static let gathering = EnglishWords.set(
    """
    want need have like love hate buy sell bring carry take get pack choose wear collect own prefer
    see draw lose use give order pick share borrow lend send hold know put enjoy miss fear hear
    """)

  /// Verbs of what things do to people: *that noise bothers me*.
  static let affecting = EnglishWords.set(
    """
    bother surprise scare annoy please interest bore frighten worry amaze disappoint excite confuse
    disturb upset shock satisfy cost belong happen contain last hurt
    """)

  /// What brings a thing to somebody, with the vehicle that it goes in.
  static let carrying = EnglishWords.set("take bring carry drive send deliver")

  /// What one asks somebody to do to oneself: *help me, pick me up*.
  static let handling = EnglishWords.set(
    """
    help watch give show tell call bring pass lend follow let carry answer feed push forgive excuse hold leave take
    teach read ask hug kiss tickle chase lift move scratch rub cover turn text email write send make get buy
    pull lead remind draw join catch save warn protect cuddle squeeze rock throw hand drive believe trust
    """
  ).union([
    "pick up", "put down", "wake up", "pick", "put", "tuck in", "take out", "let in", "let out",
    "let go", "call back", "listen to", "wait for", "look at", "come with", "play with", "sit with",
  ])

  /// What one does because of what has happened.
  static let reacting = EnglishWords.set("cry laugh smile hurt limp bleed worry miss")

  /// Food of which one eats several.
  static let eatenTogether = EnglishWords.set(
    "vegetable pea bean carrot onion mushroom nut grape berry strawberry bean sprout pickle raisin olive egg tomato potato chip fry noodle lentil pepper peanut marshmallow sprinkle crouton"
  )
  /// What one asks after who has done it.
  static let misdeeds = EnglishWords.set("take eat steal break hide lose spill move drink")

  /// Things that somebody lives with and uses day by day.
  static let aids = EnglishWords.set("wheelchair walker cane stroller talker").union([
    "hearing aid", "communication device", "walking stick", "dentures", "false teeth",
  ])

  /// Qualities that are measured: *two hours long, six feet tall*.
  static let measured: WordSet = ["long", "tall", "high", "wide", "deep", "thick", "away"]

  /// What one goes on.
  static let outings = EnglishWords.set(
    "trip walk picnic hike cruise date tour journey ride diet adventure safari run"
  ).union([
    "field trip", "bike ride", "school trip", "day trip", "road trip", "boat trip", "bus trip",
    "boat ride", "train ride",
  ])

  /// What shows or gathers what stands behind *of*.
  static let depicting = EnglishWords.set(
    "picture photo drawing painting video map list bunch group")

  /// Adjectives that no noun follows: *leave it alone, the baby is asleep* (CGEL §7.35).
  static let predicative: WordSet = [
    "alone", "asleep", "awake", "alive", "afraid", "ready", "sure", "glad", "ill", "well", "okay",
    "fine", "done", "able", "late", "sick of", "tired of",
  ]

  /// What is wrong with a part of the body that one has.
  static let ailing = EnglishWords.set(
    "sore broken swollen sprained twisted injured bad stiff itchy hurt loose runny upset infected")

  /// Verbs behind which a container is where from.
  static let taking: WordSet = ["take", "take out", "steal", "grab", "remove", "get out"]

  /// Things made to do something with, beside other things.
  static let tools = EnglishWords.set(
    """
    spoon fork knife scissors pen pencil crayon marker brush paintbrush chalk eraser rubber ruler
    glue hammer screwdriver saw shovel spade rake hoe broom mop vacuum sponge cloth towel soap
    shampoo comb toothbrush hairbrush straw chopsticks key stick rope net needle thread iron camera
    computer tablet phone napkin tissue bandage toothpaste paint water lotion detergent sunscreen cream rag bucket hose ladder wrench drill tape stapler
    tweezers pump whisk grater peeler blender mixer magnet stamp sticker
    """)
}

extension EnglishHabits {
  /// Whether a noun that is measured is counted by servings where *a* was chosen: *a coffee, a pizza* (CGEL §5.4, reclassification).
  static func isPortion(_ noun: Lexeme) -> Bool {
    noun.kind == .drink || countedByServing.contains(noun.lemma)
  }

  private static let countedByServing: WordSet = [
    "cake", "pizza", "pie", "chocolate", "ice cream", "yogurt", "yoghurt", "cheesecake", "fruit",
    "salad", "soup", "pudding", "dessert", "chicken", "fish", "lasagna", "omelet", "steak", "sport",
    "medicine", "paint", "glass", "paper", "light", "noise", "hair", "stone", "rock",
  ]
}
