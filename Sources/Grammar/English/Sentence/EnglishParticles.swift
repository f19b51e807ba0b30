/// Particles of phrasal verbs.
enum EnglishParticles {
  /// Those that a pronoun object goes before: *put it on, pick her up*.
  static let separable: WordSet = [
    "on", "off", "up", "down", "away", "out", "in", "back", "over", "around", "apart", "together",
  ]

  /// Whether a pronoun goes between a verb and its particle: *put it on*, but *get on it*.
  static func isSeparable(_ particle: String, in verb: String) -> Bool {
    guard separable.contains(particle), !inseparable.contains(verb) else { return false }
    guard particle == "on" || particle == "in" || particle == "over" else { return true }
    return takers.contains(verb.prefix { $0 != " " }.description)
  }

  /// Verbs whose *on, in, over* is an adverb (CGEL §16.4–16.6).
  private static let takers = EnglishWords.set(
    """
    put turn try switch have keep take bring pull leave log plug hand let fill send pass call kick
    give think talk hand knock push invite lock read sew tuck trade drag carry start cheer strap buckle
    """)
  private static let inseparable: WordSet = [
    "fall off", "get off", "go off", "climb down", "climb up", "go up", "go down", "come over",
    "go over", "walk over", "run over to", "come down", "come up", "slide down", "walk up",
    "walk down", "run down", "run up", "jump off", "jump over", "step over", "climb over",
    "look around", "walk around", "run around", "go around", "drive around", "travel around",
    "look out", "run out", "fall over", "get over", "look over at", "fall down", "go out",
    "come out", "get up",
  ]

  /// Whether the object always stands within a verb of several words: *let Mom know, put the baby to bed* (CGEL
  /// §16.58); with *back* somebody does: *ring Grandma back*.
  ///
  /// What goes back stands before *back*, and what is taken from somebody or somewhere before *away* and *down*: *put the book
  /// back, take the toy away from him*.
  static func encloses(_ verb: String, isBeing: Bool, isTakenFrom: Bool = false) -> Bool {
    enclosing.contains(verb) || isBeing && returning.contains(verb)
      || isTakenFrom && removing.contains(verb)
  }

  private static let removing: WordSet = [
    "take away", "take down", "pull off", "rip off", "tear off", "wash off", "wipe off",
    "shake off",
    "brush off", "peel off", "scrape off", "cut off", "rinse off", "knock off",
  ]

  private static let enclosing: WordSet = [
    "let know", "let alone", "leave alone", "put to bed", "put to sleep",
    "set free", "set on fire", "call names", "kiss goodnight", "kiss goodbye", "hug goodnight",
    "hug goodbye", "tuck into bed", "learn by heart", "know by heart", "take for a walk",
    "take by surprise", "take seriously", "make happy", "make sad", "make laugh", "make angry",
    "drive crazy", "drive mad", "put back", "send back", "take back", "bring back", "read aloud",
    "read out loud",
    "give back", "get back", "turn back", "throw back", "want back", "carry back",
    "move back", "win back", "buy back",
    "wish good luck", "wish happy birthday", "wish goodnight",
  ]

  private static let returning: WordSet = [
    "ring back", "call back", "hug back", "pay back", "text back", "hit back", "love back",
    "have over", "invite over", "ask out",
  ]

  /// Prepositions that verbs bring along: *look into it*.
  static let prepositions: WordSet = [
    "to", "at", "for", "with", "of", "into", "about", "after", "from", "through", "like",
  ]
}
