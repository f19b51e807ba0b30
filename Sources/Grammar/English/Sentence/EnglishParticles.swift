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
    give think talk hand knock push invite lock read sew tuck trade drag carry start
    """)
  private static let inseparable: WordSet = [
    "fall off", "get off", "go off", "climb down", "climb up", "go up", "go down", "come over",
    "go over", "walk over", "run over to", "come down", "come up", "slide down", "walk up",
    "walk down", "run down", "run up", "jump off", "jump over", "step over", "climb over",
    "look around", "walk around", "run around", "go around", "drive around", "travel around",
    "look out", "run out", "fall over", "get over", "look over at", "fall down", "go out",
    "come out", "get up",
  ]

  /// Prepositions that verbs bring along: *look into it*.
  static let prepositions: WordSet = [
    "to", "at", "for", "with", "of", "into", "about", "after", "from", "through", "like",
  ]
}
