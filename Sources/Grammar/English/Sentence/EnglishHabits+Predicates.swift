import AACCore

/// Habits of adjectives and of nouns behind *be*.
extension EnglishHabits {
  /// Verbs that say what someone is or becomes like: the adjective stays one (CGEL §16.21–16.24).
  static let linking = EnglishWords.set(
    """
    be feel look seem appear become get stay keep remain turn grow go fall sound smell taste act
    come make leave find consider paint like want need have prefer choose play-dead hold see call
    die live dress
    """)

  /// Verbs beside which a feeling is how someone is, not how it is done: *wake up happy*.
  static let depictive = EnglishWords.set(
    """
    go come return arrive leave live die sit stand lie walk-away come-back go-home wake wake up get up
    be born go out run-away sleep wait
    """
  ).union([
    "wake up", "get up", "come back", "go out", "go home", "come home", "get home", "come out",
  ])

  /// What a thing becomes by what is done to it: *paint it red, cut it short*.
  static let results = EnglishWords.set(
    "open closed shut dry full empty free flat naked raw fresh different same")

  /// Whether a verb can make something so.
  static func givesResult(_ verb: String) -> Bool {
    resulting.contains(verb) || outcomes[verb] != nil
  }

  /// What something or somebody becomes or is found by what is done, where the quality stands behind it: *push the door
  /// open, wipe the table clean, find math hard, drive me crazy* (CGEL §16.43–16.46).
  static let outcomes: WordMap<WordSet> = {
    let judged = EnglishWords.set(
      """
      hard easy difficult boring interesting fun funny scary strange weird confusing useful useless annoying exciting
      disgusting tasty delicious beautiful tiring relaxing stressful helpful
      """)
    let cleaned = EnglishWords.set("clean dry")
    let moved = EnglishWords.set("open shut closed")
    var table: [String: WordSet] = ["find": judged, "consider": judged]
    for verb in ["wipe", "wash", "scrub", "rinse", "lick", "sweep", "rub"] { table[verb] = cleaned }
    for verb in ["push", "pull", "kick", "slide", "swing", "prop"] { table[verb] = moved }
    for verb in ["want", "like", "need"] { table[verb] = moved }
    table["turn"] = EnglishWords.set("low high")
    table["cut"] = EnglishWords.set("short thin small thick")
    for verb in ["chop", "slice", "dice"] { table[verb] = EnglishWords.set("small thin fine") }
    for verb in ["force", "pry", "crack"] { table[verb] = moved }
    table["throw"] = EnglishWords.set("high far low")
    table["leave"] = EnglishWords.set("dirty clean messy open empty")
    table["close"] = ["tight"]
    table["trim"] = ["short"]
    table["hold"] = moved.union(EnglishWords.set("tight steady still straight"))
    table["hug"] = ["tight"]
    table["squeeze"] = ["tight"]
    table["drive"] = EnglishWords.set("crazy mad nuts insane")
    table["keep"] = EnglishWords.set(
      "clean tidy warm cool cold hot safe quiet secret straight dry neat private still")
    return WordMap(table)
  }()

  /// The preposition that an adjective brings along; nil: none.
  static func preposition(behind adjective: String) -> String? {
    adjectivePrepositions[adjective]
  }

  /// Where a thing is asked for, with another preposition than a person: *angry **with** him, **about** what*.
  static let mattersOfQuality: [String: String] = [
    "angry": "about", "mad": "about", "happy": "about", "upset": "about", "annoyed": "about",
    "furious": "about", "pleased": "about", "disappointed": "about",
  ]

  /// Adjectives that may be about a place: *late for school*.
  static let aboutPlaces: WordSet = [
    "late", "ready", "excited", "worried", "nervous", "tired", "afraid", "scared", "interested",
  ]

  /// Adjectives with the preposition before a verb too: *good at swimming* (CGEL §16.83).
  static let gerundQualities: WordSet = [
    "good", "bad", "great", "tired", "afraid", "scared", "interested", "bored", "sick", "fond",
    "used", "capable", "terrible", "keen", "worried", "nervous", "frightened", "terrified",
    "guilty",
    "responsible", "famous", "finished", "done", "all done", "busy",
  ]

  /// Of these, the ones that *-ing* follows at once: *done eating, busy cooking*.
  static let ended: WordSet = ["finished", "done", "all done", "busy"]

  /// Subjects that are said to be a person: *the winner is Ana*.
  static let heads = EnglishWords.set("name winner problem answer favorite favourite idea truth")

  /// The preposition of a noun that is where something is rather than what it is; nil: neither.
  static func whereabouts(_ noun: Lexeme) -> String? {
    if boxes.contains(noun.lemma) || quarters.contains(noun.lemma) { return "in" }
    switch noun.kind {
    case .furniture: return containers.contains(noun.lemma) ? "in" : "on"
    case .plant where ["tree", "bush", "bushes", "trees"].contains(noun.lemma): return "in"
    case .nature where noun.lemma != "star":
      return enclosedNature.contains(noun.lemma) ? "in" : "on"
    default: return noun.lemma == "work" ? "at" : nil
    }
  }

  /// Where the sun rises and sets.
  private static let quarters: WordSet = ["east", "west", "north", "south"]

  /// What something or somebody bursts, breaks or is cut into.
  static let pieces = EnglishWords.set(
    "tear piece flame half part slice chunk cube strip bit shred quarter square wedge")

  /// What is noticed on something that should not have it.
  static let marks = EnglishWords.set(
    """
    hole leak crack stain spot scratch cut bruise burn spill tear dent rip rash bump lump scar blister splinter
    snow dust mud blood dirt mold
    """)

  /// Things that hold other things.
  static let boxes = EnglishWords.set(
    """
    box bag backpack basket bottle cup drawer pocket fridge refrigerator freezer jar glass bowl bucket
    suitcase purse wallet lunchbox bin trash-can cupboard closet wardrobe oven microwave sink bathtub
    cage tank aquarium envelope tent crib pan pot mug handbag schoolbag case folder dishwasher
    washing-machine toybox trunk shower elevator lift
    """
  ).union(["washing machine", "trash can", "toy box", "lunch box", "pencil case"])

  private static let enclosedNature = EnglishWords.set(
    "sky sea water river lake ocean forest woods rain snow sand mud sun shade dark air field pool")
}
