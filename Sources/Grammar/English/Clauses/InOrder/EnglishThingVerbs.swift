import AACCore

/// What things, plants, places and groups do, by kinds of verbs; and what people and animals do, in words that are nouns as well.
///
/// Sources: Levin, *English Verb Classes and Alternations*, §43 (emission), §45 (change of state), §47 (existence), §48
/// (appearance), §51 (motion), §54 (measure); CGEL §10.21–10.23, App. I.45–I.49.
enum EnglishThingVerbs {
  /// What things do by themselves, and nobody does to them with the thing laid first.
  static let byThemselves = EnglishWords.set(
    """
    melt hang grow stick ache fit vanish disappear appear exist happen occur slip flap flutter flow flicker crackle sizzle glow
    sparkle twinkle shine shatter sink float drift hover orbit erupt explode burst collapse topple wobble sway creak squeak rattle
    tick buzz hum rumble roar slam ripen bloom wilt sprout rot rust fade shrink swell throb tingle heal leak drip overflow
    evaporate dissolve freeze thaw boil bubble land dock arrive depart crash brake honk sail march wave spin roll slither
    survive suffer crawl end last stop start begin tangle rip tear crack peel itch sting burn swing dangle lean soak spread
    stretch blow run park pop ring
    """
  ).union([
    "fall over", "fall down", "fall out", "fall off", "fall apart", "fall", "come off", "come down",
    "come apart", "come out",
    "go up", "go down", "go off", "go out", "pile up", "light up", "cool down", "slow down",
    "turn into", "turn up", "break down",
    "dry up", "blow away", "float away", "roll away", "wear off", "run out", "wash away",
    "fly away", "grow back", "tip over", "take off", "get in the way", "be stuck",
  ])

  /// What is measured, and what things are or have in themselves.
  static let ofBeing = EnglishWords.set(
    """
    last cost weigh measure contain include require cause need mean belong resemble match suit fit lead connect mix taste smell
    sound turn strike have
    """
  ).union([
    "belong to", "lead to", "smell like", "taste like", "look like", "be good for", "be bad for",
    "consist of", "be made of",
  ])

  /// What does something to somebody (CGEL §10.21: external causer).
  static let affecting = EnglishWords.set(
    """
    bother surprise scare annoy interest bore frighten worry amaze disappoint excite confuse disturb upset shock satisfy
    terrify fascinate disgust impress relax calm soothe comfort cheer warm irritate embarrass delight hurt sting burn tickle
    itch remind wake warn protect keep make knock
    """
  ).union([
    "stress out", "cheer up", "wake up", "calm down", "warm up", "freak out", "creep out",
    "gross out", "cool down",
  ])

  /// What people do to things as well, so that the place has to be named.
  static let doneToo = EnglishWords.set(
    """
    melt hang roll spin burn tear rip crack peel swing soak spread stretch boil freeze thaw wave lean shrink dissolve blow slam
    tangle run park bubble grow crash pop burst
    """
  ).union(["light up", "cool down", "slow down", "pile up", "turn up", "go up", "go down"])

  /// What machines and fittings do, and fail to do: *the printer won't print*.
  static let failing = EnglishWords.set(
    """
    work move print drain restart reboot load matter ring connect pair sync upload download update flush charge lock unlock scan exist
    fit respond zip smell
    """)

  /// What a thing is in the middle of by itself: *the tablet is charging*.
  static let underWay = EnglishWords.set(
    """
    charge load print cool dry boil melt freeze heat ring work update upload install sync restart reboot rise spin burn leak drip
    grow drain fade thaw defrost
    """)

  /// What companies, shops, banks, schools and councils do.
  static let ofInstitutions = EnglishWords.set(
    """
    sell accept offer refuse reject fire hire sack employ repair grant lend serve provide charge send cancel announce ban allow
    """
  ).union(["wrap up", "raise money"])
  /// What classes and teams do.
  static let ofClasses = EnglishWords.set("tour visit dissect plant plan perform rehearse")

  static let institutions = EnglishWords.set(
    """
    company bank school store shop council government city hospital library pharmacy drugstore restaurant bakery factory museum
    university college airline hotel police club class band choir team newsagent supermarket garage office clinic church charity
    court kiosk cafe butcher's chemist salon gym zoo cinema theater theatre
    """)

  /// What vehicles do to whom they carry and what is in their way.
  static let ofVehicles = EnglishWords.set(
    "take carry bring rush rescue save overtake pass hit drop stop park turn tow block splash wake lead"
  ).union(["pick up", "drop off", "run over", "crash into", "come off"])

  /// What machines and programs do.
  static let ofMachines = EnglishWords.set(
    """
    vacuum encrypt clean wash dry print scan mow sweep heat cool translate beep measure block grind pump
    """)
  static let machines = EnglishWords.set(
    """
    robot software printer scanner hoover vacuum dishwasher dryer antivirus blender filter crane tractor
    """)

  /// What people and animals do, in words that are nouns as well and stand right behind them as verbs.
  static let ofPeople = EnglishWords.set(
    """
    cough sneeze hiccup burp yawn vlog blog volunteer teethe nap trip wiggle whistle sack dissect mispronounce tackle sprain puke
    cheat flirt vote hike jog purr snore grin giggle wink nod shrug blush limp purchase donate knit cheer DM poop google pickle
    weed protest zoom type slide cook stick
    mop vacuum iron saw hammer strap chalk butter groom train text tour brake prune rake mow fire coach
    """)
  /// The same that name something else as often: what they are done to, how or where is named behind them.
  static let namedToo = EnglishWords.set(
    """
    mop vacuum iron saw hammer strap chalk butter groom train text tour brake pickle trip google nap whistle type slide cook zoom
    stick fire coach
    """
  )
  /// What is meant with a deed behind it: *she/promise/return/key, we/plan/adopt/kitten.*
  static let intending = EnglishWords.set("promise plan wish pretend hope refuse dream")

  /// Who does what people do, though nobody knows the word as a person's.
  static let persons = EnglishWords.set(
    """
    gymnast paramedic substitute catcher pitcher goalie cashier driver athlete soldier lifeguard waiter waitress barber
    hairdresser librarian plumber gardener janitor custodian guard clerk mechanic stepdad stepmom fan fans gran babysitter
    toddler nephew niece cleaner coach aide therapist surgeon chef referee captain pilot guide guest neighbours neighbors
    """)

  /// What is said at the head of a row and is done as well.
  static let namedLikeDeeds = EnglishWords.set(
    """
    recess picture fly paint soap flag wave plant drill ride firework smoke dust water sugar light clock stroke hoover substitute
    lift cut hug waves leaves
    """
  )

  /// Verbs that are qualities as well: *Dad/dry/I/towel, nurse/clean/wound.*
  static let changing = EnglishWords.set(
    "clean open close warm cool dry empty lower wet calm tame correct separate mute dim cross")
  /// What one crosses.
  static let crossed = EnglishWords.set("street road bridge river line field border ocean track")
  /// Those of them that are done to a thing named right behind them.
  static let changingThings = EnglishWords.set(
    "clean open close empty lower correct separate mute dim")
}
