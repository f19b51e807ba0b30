import AACCore

/// Habits of single English words that no rule gives: articles, missing prepositions, pairs.
enum EnglishHabits {
  /// Places without an article after *to, at, in*: *go to school, stay in bed*.
  ///
  /// Source: Quirk et al., CGEL §5.44.
  static let barePlaces = EnglishWords.set(
    "school home bed church work college university town class prison kindergarten camp daycare preschool"
  )

  /// What a patient does in hospital.
  static let patients: WordSet = [
    "be", "go", "stay", "lie", "sleep", "take", "bring", "rush", "end up", "go back", "arrive",
  ]

  /// Words of place that take no *to* or *at*: *go home, stay here*.
  static let selfStanding = EnglishWords.set(
    """
    home here there outside inside upstairs downstairs downtown abroad away out in somewhere anywhere
    everywhere nowhere up down back indoors outdoors
    """)

  /// Only one of it is in view: *the sun, the floor, the door*.
  ///
  /// Source: Quirk et al., CGEL §5.28–5.32.
  static let unique = EnglishWords.set(
    """
    sun moon sky sunset sunrise horizon sea ocean beach world floor ground earth internet bathroom restroom toilet kitchen
    loo potty mailman postman weather radio ceiling wall roof garden yard backyard playground sofa couch fridge refrigerator
    washing-machine dishwasher doctor dentist police moonlight flu news truth same first last end dishes way queue
    """)

  /// Body parts and clothes that come in pairs and are washed, brushed, put on together.
  static let pairs = EnglishWords.set(
    """
    hand tooth eye ear foot leg arm knee finger nail fingernail toe toenail shoe sock glove boot
    mitten sneaker slipper sandal trainer lip cheek shoulder elbow
    """)

  /// Sports and pastimes that go is joined to with *-ing*: *go swimming*.
  ///
  /// Source: Quirk et al., CGEL §15.15 note.
  static let goingPastimes = EnglishWords.set(
    """
    swim shop dance ski fish run camp skate bowl hike surf sail jog cycle ride climb skateboard dive
    hunt sled snowboard sightsee bike trick-or-treat sledge canoe kayak rollerblade windsurf
    """)

  /// Pastimes with the name of what one rides, plays or works in.
  static let namedPastimes = EnglishWords.set(
    """
    skateboard bike snowboard sled sledge canoe kayak rollerblade windsurf garden drum fish camp ski skate surf bowl cycle
    scooter
    """)

  /// Whether a word behind what one does can only be when, where or with whom.
  static func endsDeed(_ next: Lexeme) -> Bool {
    next.kind.isTemporal || next.wordClass == .adposition || next.wordClass == .conjunction
      || next.kind == .social || next.wordClass == .adverb && !next.isDeterminerLike
  }

  /// Countable by nature, by kind of word.
  static func isMass(_ lexeme: Lexeme) -> Bool {
    if let countability = lexeme.countability { return countability == .mass }
    if EnglishCountability.of(lexeme.lemma) == .mass { return true }
    if lexeme.isInferred, lexeme.lemma.hasSuffix("ing"), lexeme.wordClass == .noun,
      !fixtures.contains(lexeme.lemma),
      EnglishGerunds.base(of: lexeme.lemma, LanguageTables.tables(.english).frames) != nil
    {
      // *like crying, need turning.*
      return true
    }
    switch lexeme.kind {
    case .drink, .material, .weather, .music, .sport, .feeling, .subject, .languageName, .activity,
      .money, .media:
      return lexeme.wordClass == .noun && !lexeme.isInferred
    default: return false
    }
  }

  /// Things in *-ing*, which nobody does: *the heating*.
  private static let fixtures = EnglishWords.set(
    "heating lighting wiring railing awning building painting drawing meeting recording wedding filling coating"
  )

  /// Whether the word itself is plural: *pants, people, dogs*.
  static func isPlural(_ lexeme: Lexeme) -> Bool {
    if let number = lexeme.number { return number == .plural }
    if EnglishCountability.pluralOnly.contains(lexeme.lemma) { return true }
    guard lexeme.isInferred, lexeme.wordClass == .noun else { return false }
    if EnglishNouns.irregularPlurals.contains(lexeme.lemma) { return true }
    let word = lexeme.lemma
    return word.hasSuffix("s") && word.utf8.count > 3 && !word.hasSuffix("ss")
      && !word.hasSuffix("us") && !word.hasSuffix("is") && !isMassInS(word)
  }

  private static func isMassInS(_ word: String) -> Bool {
    EnglishCountability.of(word) == .mass
      || ["lens", "gas", "bus", "atlas", "canvas"].contains(word)
  }
}

extension EnglishHabits {
  /// Prepositions of place behind which a noun is a known one: *under the table*.
  static let placePrepositions: WordSet = [
    "under", "over", "behind", "between", "near", "next to", "across from", "in front of", "onto",
    "into", "off",
    "out of", "closer to", "through", "around", "across", "above", "below", "beside", "inside of",
    "up", "down",
    "along", "against", "on top of", "far from", "past", "in", "on", "inside", "outside",
  ]

  /// Places that one is *in*, not *at*.
  static let enclosed = EnglishWords.set(
    """
    house apartment flat city country village town street forest garden yard backyard world car bed
    classroom kitchen bathroom bedroom garage castle mountains countryside tent box office-in sea lake
    river pool tree prison pond puddle cave jungle desert woods valley attic basement cellar hallway
    tunnel barn stable cage nest hall elevator closet waiting-room shed greenhouse sandbox sandpit
    playpen stroller wheelchair hallway savanna henhouse coop doghouse yard swimming-pool field meadow pasture swamp canyon courtyard
    driveway alley pantry class team group choir band orchestra grade
    """)

  /// Verbs of making and getting something that somebody is to have: *buy her a bicycle* (CGEL §16.56).
  static let makingFor = EnglishWords.set(
    "buy build knit sew make get cook bake draw pour order crochet")

  /// Words that are verbs and nouns alike.
  static let verbalNouns = EnglishWords.set(
    """
    help kiss hug break drink rest walk bath shower look ride turn swim dance call cook brush comb cut
    smile laugh cough nap visit answer question drawing paint show push pull kick jump play work name
    """)

  /// Adverbs that pick one out of what was named: *fruit, especially apples*.
  static let picking: WordSet = ["especially", "particularly", "mainly", "mostly", "specifically"]

  /// Verbs behind which such a word is a noun: *give a kiss*.
  static let nounTakers = EnglishWords.set(
    "give take paint draw get buy bring show send make eat drink know have spell")

  /// Of these, the ones that are known as nouns: *know the answer*, but *know how to swim*.
  static let known: WordSet = ["answer", "question", "name"]

  /// Of these, the ones that are meant as nouns behind *want* and *need*.
  static let nounsFirst: WordSet = [
    "help", "break", "kiss", "hug", "turn", "ride", "nap", "shower", "bath",
  ]

  /// Vehicles that one is in and not on: *in a red car, on a red bus* (CGEL §9.17).
  static let rodeIn = EnglishWords.set(
    "car taxi truck ambulance helicopter boat van tractor police-car fire-truck canoe cab")

  /// Verbs behind which *help, kiss, hug* are things.
  static let wanting: WordSet = [
    "want", "need", "would like", "like", "love", "prefer", "deserve",
  ]

  /// Furniture that one is in, not on.
  static let containers = EnglishWords.set(
    """
    bed crib cradle drawer cupboard closet wardrobe fridge refrigerator bathtub sink oven bathroom
    """)

  /// Verbs behind which another subject takes a clause: *I hope Mom comes*.
  static let reporting: WordSet = ["hope", "think", "know", "believe"]

  /// Verbs that demand or propose what another does (CGEL §16.32).
  static let mandative = EnglishWords.set("suggest recommend propose demand insist request require")

  /// What a date is said of.
  static let dateSubjects: WordSet = ["it", "today", "tomorrow", "yesterday"]

  /// Words that point: with a noun behind them they stand before it.
  static let demonstratives: WordSet = ["this", "that", "these", "those"]

  /// Prepositions that adjectives bring along (CGEL §16.69).
  static let adjectivePrepositions: [String: String] = [
    "afraid": "of", "scared": "of", "proud": "of", "tired": "of", "full": "of", "sick": "of",
    "jealous": "of", "angry": "with", "happy": "with", "bored": "with", "good": "at", "bad": "at",
    "ready": "for", "late": "for", "worried": "about", "excited": "about", "sad": "about",
    "mad": "at", "nice": "to", "kind": "to", "interested": "in", "allergic": "to", "sorry": "about",
    "finished": "with", "done": "with", "busy": "with", "nervous": "about", "upset": "about",
    "frightened": "of", "terrified": "of", "fond": "of", "ashamed": "of", "sure": "about",
    "crazy": "about", "curious": "about", "confused": "about", "disappointed": "with",
    "pleased": "with", "annoyed": "with", "furious": "with", "careful": "with", "rude": "to",
    "mean": "to", "friendly": "to", "cruel": "to", "polite": "to", "grateful": "for",
    "thankful": "for", "responsible": "for", "famous": "for", "different": "from",
    "similar": "to", "married": "to", "close": "to", "used": "to", "addicted": "to",
    "surprised": "by", "shocked": "by", "great": "at", "terrible": "at", "hungry": "for",
    "thirsty": "for", "keen": "on", "covered": "in", "made": "of", "gentle": "with",
    "patient": "with", "strict": "with", "popular": "with", "happy for": "for", "guilty": "about",
    "anxious": "about", "stressed": "about", "aware": "of", "capable": "of", "generous": "to",
    "dressed": "in", "wrong": "with", "absent": "from", "far": "from", "safe": "from", "lost": "in",
    "cross": "with", "impatient": "with", "grumpy": "with", "unhappy": "with", "satisfied": "with",
    "obsessed": "with", "familiar": "with", "impressed": "with", "fed up": "with",
    "happier": "with",
    "unkind": "to", "horrible": "to", "nasty": "to", "loyal": "to", "helpful": "to",
    "devoted": "to", "engaged": "to", "related": "to", "attached": "to", "sensitive": "to",
    "accustomed": "to", "dependent": "on", "suspicious": "of", "envious": "of", "unaware": "of",
    "certain": "about", "embarrassed": "about", "passionate": "about", "optimistic": "about",
    "enthusiastic": "about", "brilliant": "at", "useless": "at", "hopeless": "at", "rubbish": "at",
    "excellent": "at", "involved": "in", "homesick": "for", "desperate": "for", "amazed": "by",
    "fascinated": "by", "petrified": "of", "critical": "of", "unfamiliar": "with", "shy": "with",
    "disgusted": "by",
    "in love": "with",
  ]

  /// Verbs that are done at an hour of the day.
  static let timed = EnglishWords.set(
    "go come arrive leave start begin end finish open close meet wake sleep eat return rest"
  )
  .union([
    "get up", "wake up", "go to bed", "have breakfast", "have lunch", "have dinner", "go home",
    "come home", "get home", "go to school", "go to sleep", "get back", "come back", "eat lunch",
    "pick up", "drop off", "call", "see",
  ])

  /// Verbs besides those of liking that can be about a time: *look forward to summer*.
  static let timeTakers: WordSet = [
    "look forward to", "miss", "celebrate", "survive", "remember", "forget", "wait for", "spend",
    "think about", "talk about", "dream of", "dream about", "hope for", "prefer", "plan for",
    "get ready for",
  ]

  /// What is taken or had once: *take a shower, have a rest*.
  static let takenOnce: WordSet = [
    "shower", "bath", "nap", "break", "walk", "rest", "picture", "photo", "seat", "turn", "look",
  ]

  /// Pronouns that negate their clause.
  static let negativePronouns: WordSet = ["nobody", "no one", "nothing", "none"]

  /// What stays before a verb that says what it is for: *something to drink*.
  static let indefinitePronouns: WordSet = [
    "something", "anything", "nothing", "somebody", "someone", "anybody", "anyone", "nobody",
  ]

  /// Verbs that open a question within the clause: *I know how to swim*.
  static let askingVerbs: WordSet = [
    "know", "learn", "show", "teach", "tell", "remember", "forget", "ask", "explain", "see",
    "understand", "guess", "decide", "wonder", "hear", "care", "find out", "figure out", "work out",
    "choose", "discover", "realize", "notice", "check", "discuss", "be sure", "mind", "plan",
  ]

  /// Conjunctions that open a clause.
  static let conjunctions: WordSet = ["because", "when", "if", "while", "so", "since"]

  /// Whether a word that is noun and verb is a verb behind this one: *have to work, stop smoking*.
  static func wantsVerb(_ frame: VerbFrame, _ word: String) -> Bool {
    if frame.pattern == .modal && frame.lemma != "would like" { return true }
    if pastimeTakers.contains(frame.lemma), outdoors.contains(word) { return true }
    if verbTakers.contains(frame.lemma) { return true }
    return enders.contains(frame.lemma) && doings.contains(word)
  }

  private static let pastimeTakers: WordSet = ["enjoy", "like", "love", "hate", "prefer"]
  private static let outdoors = EnglishWords.set(
    "camp hike swim jog surf sail skate ski cycle dive snowboard")
  private static let verbTakers: WordSet = [
    "know how", "have to", "need to", "want to", "like to", "be able to", "be going to", "going to",
    "hope to", "let's", "would like to", "pretend", "get ready",
  ]
  private static let enders: WordSet = ["stop", "quit", "keep", "give up", "avoid", "practice"]
  private static let doings = EnglishWords.set(
    """
    smoke drink talk fight play shout joke laugh cry scream cough work run jump dance walk cook draw
    drive whistle worry push hit kick
    """)

  /// Verbs that *back* goes with as a particle.
  static let backVerbs: WordSet = [
    "give", "bring", "take", "put", "come", "go", "call", "get", "throw", "send", "walk", "run",
    "pay", "want", "be", "text", "write", "talk", "hit",
  ]

  /// Qualities of what happens or lies there rather than of the speaker.
  static let situations = EnglishWords.set(
    """
    amazing awesome awful scary exciting fantastic incredible gross disgusting unbelievable fine
    necessary urgent chilly gloomy hilarious fake correct incorrect wrong stinky sticky unhealthy
    loud noisy dark sunny windy cloudy rainy snowy foggy stormy humid freezing easy difficult
    boring interesting important dangerous delicious yummy yucky tasty salty sour spicy sweet expensive
    cheap possible impossible true empty broken open closed fun great wonderful terrible horrible nice
    beautiful slippery crowded unfair fair bright enough strange weird
    """)

  /// Verbs whose object, when countable, means the whole kind: *likes dogs* (CGEL §5.55).
  static let general: WordSet = [
    "like", "love", "hate", "prefer", "enjoy", "fear", "dislike", "hunt", "be afraid of",
    "be scared of", "be interested in", "be allergic to", "be fond of", "be tired of", "be sick of",
    "adore", "collect", "believe in",
  ]

  /// Parts of the body that come in pairs or rows, by what is done to all of them at once: *close one's eyes*.
  static func movesTogether(_ part: String, by verb: String) -> Bool {
    let one = part.hasSuffix("s") ? String(part.dropLast()) : part
    return movedTogether.contains { $0.parts.contains(one) && $0.verbs.contains(verb) }
  }

  private static let movedTogether: [(parts: WordSet, verbs: WordSet)] = [
    (
      EnglishWords.set("nail fingernail toenail"),
      EnglishWords.set("bite cut paint clip trim file polish do grow chew color colour")
    ),
    (EnglishWords.set("eye"), EnglishWords.set("open close shut rub roll cover")),
    (
      EnglishWords.set("hand"),
      EnglishWords.set("clap shake warm wash dry rub sanitize disinfect scrub")
    ),
    (EnglishWords.set("foot"), EnglishWords.set("stamp wipe wash dry soak")),
    (EnglishWords.set("ear"), EnglishWords.set("cover plug pierce clean wash")),
    (EnglishWords.set("arm leg"), EnglishWords.set("cross fold stretch shave")),
    (EnglishWords.set("arm"), EnglishWords.set("flap")),
    (EnglishWords.set("knee"), EnglishWords.set("bend")),
    (EnglishWords.set("toe finger ear"), EnglishWords.set("wiggle")),
    (EnglishWords.set("tooth"), EnglishWords.set("grind clench grit show clean check brush floss")),
    (EnglishWords.set("shoulder"), EnglishWords.set("shrug")),
    (EnglishWords.set("lip"), EnglishWords.set("lick")),
  ]
}
