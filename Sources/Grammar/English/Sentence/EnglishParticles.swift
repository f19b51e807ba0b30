/// Particles of phrasal verbs.
enum EnglishParticles {
  /// Those that a pronoun object goes before: *put it on, pick her up*.
  static let separable: Set<String> = [
    "on", "off", "up", "down", "away", "out", "in", "back", "over",
  ]

  /// Prepositions that verbs bring along: *look into it*.
  static let prepositions: Set<String> = [
    "to", "at", "for", "with", "of", "into", "about", "after", "from", "through", "like",
  ]
}
