/// Adverbs made from adjectives: *quickly, happily, gently, fully; well, fast*.
///
/// Source: Quirk et al., CGEL §7.46–7.48, App. I.41; Huddleston & Pullum, CGEL ch. 6 §6.
enum EnglishAdverbs {
  /// The adverbs of an adjective, the preferred one first; none where English paraphrases (*in a
  /// friendly way*).
  static func adverbs(of adjective: String) -> [String] {
    if let known = irregular[adjective] { return known }
    // Third, fourth, hundredth: ordinals finish so as they are (CGEL §8.137).
    if same.contains(adjective) || isOrdinal(adjective) { return [adjective] }
    // Part-time, non-stop: what is written with a hyphen stays as it is (CGEL §7.8).
    if adjective.hasSuffix("-time") || adjective.hasSuffix("-stop") { return [adjective] }
    if adjective.hasSuffix("ly") { return [] }
    return [withLy(adjective)]
  }

  /// The adverb that says how something is done, comparatives as they are; nil where the adjective is said of how
  /// somebody is (*go home hungry*).
  static func manner(of adjective: String) -> String? {
    if compared.contains(adjective) { return adjective }
    guard !adjective.utf8.contains(UInt8(ascii: " ")) else { return nil }
    return adverbs(of: adjective).first
  }

  /// Whether an adjective says how something is done rather than what a thing is like.
  static func isManner(_ adjective: String) -> Bool { manners.contains(adjective) }

  private static let compared = EnglishWords.set(
    "funny better worse best worst faster slower louder harder higher quieter longer left right wrong"
  )

  /// Whether an adjective says how somebody is while doing it, and makes no adverb that people say: *the boy eats bored*
  /// (CGEL §8.6, supplementive adjectives; §7.27).
  static func isState(_ adjective: String) -> Bool { states.contains(adjective) }

  private static let states = EnglishWords.set(
    """
    scared bored surprised frustrated disgusted confused broken dirty embarrassed ashamed upset mad relaxed homesick
    cold hot new pregnant injured hurt lost disappointed annoyed terrified shocked offended stressed amazed furious
    """)

  private static let manners = EnglishWords.set(
    """
    slow quick careful careless gentle rapid loud quiet silent noisy polite rude patient impatient
    easy correct perfect sudden brave clumsy lazy neat proper secret serious
    smooth soft straight wrong fast hard clear cautious
    """)

  private static func isOrdinal(_ word: String) -> Bool {
    word.first?.isNumber == true || EnglishNumberWords.value(of: word)?.isOrdinal == true
  }

  private static func withLy(_ adjective: String) -> String {
    let letters = Array(adjective.utf8)
    guard letters.count > 2 else { return adjective + "ly" }
    let before = letters[letters.count - 2]
    switch letters.last {
    case UInt8(ascii: "y"):
      let keeps = EnglishSpelling.isVowel(before) || keepsY.contains(adjective)
      return keeps ? adjective + "ly" : adjective.dropLast() + "ily"
    case UInt8(ascii: "e"):
      // gentle → gently, but agile → agilely, pale → palely.
      let isSyllable =
        before == UInt8(ascii: "l") && EnglishSpelling.isConsonant(letters[letters.count - 3])
      if isSyllable { return adjective.dropLast() + "y" }
      return before == UInt8(ascii: "u") ? adjective.dropLast() + "ly" : adjective + "ly"
    case UInt8(ascii: "l") where before == UInt8(ascii: "l"): return adjective + "y"
    case UInt8(ascii: "c") where before == UInt8(ascii: "i"): return adjective + "ally"
    default: return adjective + "ly"
    }
  }

  private static let keepsY = EnglishWords.set("shy sly spry wry")

  /// They serve as adverbs as they are.
  private static let same = EnglishWords.set(
    """
    fast hard late early straight long far near daily weekly monthly yearly hourly nightly
    quarterly fortnightly likely outright upright overnight forward backward sideways overseas
    """)

  private static let irregular: [String: [String]] = [
    "good": ["well"], "well": ["well"], "whole": ["wholly"], "sole": ["solely"],
    "public": ["publicly"], "true": ["truly"], "due": ["duly"], "dry": ["dryly", "drily"],
    "gay": ["gaily"], "little": ["little"], "high": ["high", "highly"],
    "low": ["low"], "wide": ["wide", "widely"], "deep": ["deep", "deeply"],
    "close": ["close", "closely"], "right": ["right", "rightly"], "wrong": ["wrong", "wrongly"],
    "loud": ["loudly", "loud"], "slow": ["slowly", "slow"], "quick": ["quickly", "quick"],
    "difficult": ["with difficulty"], "friendly": [], "big": [], "tall": [], "small": [],
    "old": [], "young": [], "red": [], "green": [], "blue": [], "asleep": [], "afraid": [],
    "alive": [], "awake": [], "ill": ["ill"], "other": ["otherwise"], "next": ["next"],
    "last": ["last", "lastly"], "first": ["first", "firstly"], "second": ["second", "secondly"],
    "third": ["third", "thirdly"],
  ]

  /// Whether a word is an adjective of which an adverb is made, by list or by its ending: *quick, careful, lazy*.
  static func isMade(of word: String) -> Bool {
    if manners.contains(word) { return true }
    return ["ful", "less", "ous", "ive", "able", "ible", "ical", "ish", "ic", "ary"]
      .contains(where: word.hasSuffix)
  }
}
