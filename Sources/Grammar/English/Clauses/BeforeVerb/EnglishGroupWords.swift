import AACCore

/// Words for what is said of things, animals and groups, and for what hardly is (CGEL §10.18–10.24;
/// Levin, *English Verb Classes and Alternations*, §43–§48).
enum EnglishGroupWords {
  /// What befalls a thing that somebody has, and not him.
  static let befallingOwned = EnglishWords.set(
    """
    leak overflow explode shrink fade creak squeak rust rot ripen wilt bloom sprout flicker crackle sizzle evaporate shatter
    disappear vanish collapse overheat crash fall melt sink
    """
  ).union([
    "fall off", "fall apart", "fall down", "fall over", "break down", "get lost", "catch fire",
    "fall out", "come off", "come apart",
    "get stuck", "run out", "blow away", "float away", "tip over", "go off",
  ])

  /// What machines and fittings do not do.
  static let failing = EnglishWords.set(
    "work start ring print charge move fit open close load lock connect light stop"
  )
  .union(["turn on", "turn off"])

  /// What things do to others.
  static let done = EnglishWords.set(
    """
    cover hit break damage destroy ruin soak stain burn block fill flood contain include cause protect shrink scratch crack
    smash carry drag surround attract collect produce knock flatten bury splash warm heat clean cool save tear wet lift
    reflect absorb crush decorate melt light reach touch
    """
  ).union([
    "carry away", "wash away", "sweep away", "blow away", "knock over", "knock down", "blow down",
    "light up", "fill up", "run over",
    "crash into", "bump into", "blow over",
  ])

  /// What shops, companies, teams and bands do.
  static let doneByMany = EnglishWords.set(
    """
    sell offer serve hire fire win lose play practice train perform rehearse close open send need provide accept repair build
    produce donate have make
    """)

  /// What people do to animals and with them.
  static let doneWithAnimals = EnglishWords.set(
    """
    feed walk wash brush catch buy cook ride take bring pet hug train sell give show put love want see like call find groom
    hold keep help draw watch visit go run play swim jump sit live travel come sleep kiss teach tell milk shear hunt fish cut
    carry throw look make hear lose adopt save bathe leash use read write paint follow
    """
  ).union([
    "take care of", "look after", "play with", "look for", "look at", "take out", "go for",
    "go out", "pick up", "put on", "talk to",
    "listen to", "wait for", "care for",
  ])

  /// What animals do with their voices and wings.
  static let soundsOfAnimals = EnglishWords.set(
    """
    bark crow meow purr howl growl chirp roar neigh moo quack oink hiss buzz peck shed drool escape hibernate squawk cluck bleat
    sing die
    """
  ).union(["run away", "fly away", "wake up", "get lost", "go missing"])

  /// What people are like, and things hardly.
  static let ofPeople = EnglishWords.set(
    """
    hungry thirsty tired sick asleep awake busy late bored sorry afraid ready allergic married pregnant single proud jealous
    excited worried happy sad angry mad scared nervous lonely
    """)

  /// What people have beside their things.
  static let peopleHave = EnglishWords.set(
    """
    accident party fun meeting cold flu idea time problem question bag backpack box hand hands pocket car house home class lesson
    appointment picnic ticket money
    """)

  /// What parts of the body do to whom they belong.
  static let ofBody = EnglishWords.set(
    "hurt ache itch bleed swell creak tingle throb sting burn tremble shake")

  /// Vehicles that are at work, and what they do.
  static let workingVehicles = EnglishWords.set("truck ambulance crane tractor bulldozer excavator")
    .union([
      "tow truck", "garbage truck", "fire truck", "police car", "dump truck", "recycling truck",
    ])
  static let doneByVehicles = EnglishWords.set(
    "take tow pull carry bring lift push move dig load unload"
  ).union([
    "pick up", "take away", "carry away",
  ])

  /// Where animals live.
  static let dens = EnglishWords.set(
    "tank cage aquarium barn stable kennel doghouse coop nest crate hutch bowl pond fishbowl")

  /// Where people live and are together.
  static let peopled = EnglishWords.set(
    "neighborhood neighbourhood town village class family building house city street crowd audience team"
  )

  /// Things that need something.
  static let kept: Set<SemanticKind> = [.vehicle, .device, .plant, .home, .clothing, .animal]
  static let needed = EnglishWords.set(
    """
    gas water air oil paint light sun sunlight battery batteries repair repairs soap fuel petrol tire tires wheel wheels button
    buttons brakes engine roof
    """)
}
