import AACCore

/// The natural order of several adjectives before a noun.
///
/// Source: CGEL §7.45 and §17.113–17.116; CaGEL ch. 5 §18.
enum EnglishAdjectiveOrder {
  /// Lower ranks come first.
  static func rank(_ adjective: Lexeme) -> Int {
    if adjective.wordClass == .noun { return 9 }
    if opinions.contains(adjective.lemma) { return 0 }
    if first.contains(adjective.lemma) { return -1 }
    switch adjective.kind {
    case .size: return 1
    case .color: return 5
    case .emotion, .state: return 2
    default: break
    }
    if ages.contains(adjective.lemma) { return 3 }
    if shapes.contains(adjective.lemma) { return 4 }
    if materials.contains(adjective.lemma) { return 6 }
    // *A rusty old bike, a new waterproof coat*: other qualities and age stand as they were chosen (CaGEL ch. 5 §18).
    return 3
  }

  private static let first = EnglishWords.set(
    "other same next last first second third only favorite favourite")
  private static let opinions = EnglishWords.set(
    """
    good bad nice beautiful ugly pretty lovely cute funny great wonderful terrible horrible silly
    delicious yummy yucky tasty boring interesting important special perfect naughty expensive cheap
    """)
  private static let ages = EnglishWords.set("new old young modern ancient fresh")
  private static let shapes = EnglishWords.set(
    "round square flat oval triangular pointed curly straight")
  private static let materials = EnglishWords.set(
    "wooden plastic woolen woollen metal electric paper golden")
}
