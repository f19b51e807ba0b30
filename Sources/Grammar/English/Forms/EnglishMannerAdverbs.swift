/// Adverbs of manner made from adjectives: *slow → slowly, good → well*.
///
/// Source: CGEL §7.46–7.50, App. I.41; CaGEL ch. 6 §3.
enum EnglishMannerAdverbs {
  /// The adverb of an adjective; nil where the adjective is said of how somebody is and not of how
  /// it is done (*go home hungry*).
  static func manner(of adjective: String) -> String? {
    if let known = irregular[adjective] { return known }
    guard !adjective.utf8.contains(UInt8(ascii: " ")), !adjective.hasSuffix("ly") else {
      return nil
    }
    if adjective.hasSuffix("ic") { return adjective + "ally" }
    if adjective.hasSuffix("le"), let before = adjective.dropLast(2).utf8.last,
      EnglishSpelling.isConsonant(before)
    {
      return adjective.dropLast() + "y"
    }
    if adjective.hasSuffix("y"), adjective.utf8.count > 3 { return adjective.dropLast() + "ily" }
    return adjective + "ly"
  }

  /// Whether an adjective says how something is done rather than what a thing is like.
  static func isManner(_ adjective: String) -> Bool { manners.contains(adjective) }

  private static let irregular = [
    "good": "well", "fast": "fast", "hard": "hard", "early": "early", "late": "late",
    "high": "high", "low": "low", "straight": "straight", "far": "far", "long": "long",
    "better": "better", "worse": "worse", "wrong": "wrong", "right": "right", "deep": "deep",
    "true": "truly", "whole": "wholly", "faster": "faster", "slower": "slower", "well": "well",
    "louder": "louder", "harder": "harder", "higher": "higher", "quieter": "quieter",
    "shy": "shyly", "left": "left", "best": "best", "worst": "worst", "longer": "longer",
    "free": "freely",
  ]

  private static let manners = EnglishWords.set(
    """
    slow quick careful careless gentle rapid loud quiet silent noisy polite rude patient impatient
    easy correct perfect sudden brave clumsy lazy neat proper secret serious
    smooth soft straight wrong fast hard clear cautious
    """)
}
