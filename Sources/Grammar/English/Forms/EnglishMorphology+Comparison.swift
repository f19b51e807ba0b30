extension EnglishMorphology {
  /// *bigger, happier, better, more careful*; both forms where both are right.
  ///
  /// Source: Quirk et al., CGEL §7.74–7.81.
  public func comparatives(of adjective: String) -> [String] {
    compared(adjective, ending: "er", word: "more ", irregular: 0)
  }

  /// *biggest, happiest, best, most careful*; both forms where both are right.
  public func superlatives(of adjective: String) -> [String] {
    compared(adjective, ending: "est", word: "most ", irregular: 1)
  }

  private func compared(
    _ adjective: String, ending: String, word: String, irregular column: Int
  ) -> [String] {
    if let known = Self.irregularComparison[adjective] {
      return known[column].split(separator: "/").map(String.init)
    }
    let phrase = word + adjective
    switch Self.degree(adjective) {
    case .ending: return [Self.withEnding(adjective, ending)]
    case .both: return [Self.withEnding(adjective, ending), phrase]
    case .bothWordFirst: return [phrase, Self.withEnding(adjective, ending)]
    case .word: return [phrase]
    }
  }

  private enum Degree { case ending, both, bothWordFirst, word }

  private static func degree(_ adjective: String) -> Degree {
    if wordOnly.contains(adjective) { return .word }
    if bothForms.contains(adjective) { return .both }
    if adjective.utf8.contains(UInt8(ascii: " ")) || adjective.utf8.contains(UInt8(ascii: "-")) {
      return .word
    }
    switch EnglishSpelling.syllables(spoken(adjective)) {
    case 0, 1: return adjective.hasSuffix("ed") && adjective.count > 4 ? .word : .ending
    case 2:
      if adjective.hasSuffix("y") { return adjective.hasSuffix("ly") ? .both : .ending }
      if adjective.hasSuffix("le") { return .ending }
      if adjective.hasSuffix("er") || adjective.hasSuffix("ow") { return .both }
      return .word
    case 3 where adjective.hasPrefix("un") && adjective.hasSuffix("y"): return .ending
    default: return .word
    }
  }

  /// The letters without a silent final *e*; that of *little, simple* is heard.
  private static func spoken(_ adjective: String) -> [UInt8] {
    let letters = Array(adjective.utf8)
    guard letters.count > 2, letters.last == UInt8(ascii: "e") else { return letters }
    let before = letters[letters.count - 2]
    if before == UInt8(ascii: "l") && EnglishSpelling.isConsonant(letters[letters.count - 3]) {
      return letters
    }
    return letters.dropLast()
  }

  private static func withEnding(_ adjective: String, _ ending: String) -> String {
    if adjective.hasSuffix("e") { return adjective + ending.dropFirst() }
    if adjective.hasSuffix("y") && EnglishSpelling.hasConsonantBeforeLast(adjective) {
      return ["shy", "sly", "spry", "wry"].contains(adjective)
        ? adjective + ending : adjective.dropLast() + "i" + ending
    }
    // *gooey, gooier; dicey, dicier*: but *grey* has one syllable.
    if adjective.hasSuffix("ey"), EnglishSpelling.syllables(adjective.utf8) > 1 {
      return adjective.dropLast(2) + "i" + ending
    }
    let letters = Array(adjective.utf8)
    if EnglishSpelling.endsInSingleVowelAndConsonant(letters)
      && (EnglishSpelling.syllables(letters) == 1 || adjective.hasSuffix("cruel"))
    {
      return adjective + adjective.suffix(1) + ending
    }
    return adjective + ending
  }

  private static let wordOnly = EnglishWords.set(
    """
    afraid alone asleep awake alive ill real right wrong like fun bored tired scared worried pleased
    shocked loved lost torn worn broken open alike aware worth correct careful
    useful modern perfect famous nervous jealous excited boring orange purple silver golden wooden
    """)
  private static let bothForms = EnglishWords.set(
    """
    quiet clever common cruel gentle handsome hollow likely lively lonely lovely homely comely shapely stately
    friendly eerie buttery leathery mature narrow
    pleasant polite remote shallow simple sincere stupid subtle tender yellow slippery able severe
    obscure secure profound wicked solid bitter proper just true free glad honest fond keen
    """)

  private static let irregularComparison: [String: [String]] = [
    "good": ["better", "best"], "well": ["better", "best"], "bad": ["worse", "worst"],
    "badly": ["worse", "worst"], "ill": ["worse", "worst"],
    "far": ["farther/further", "farthest/furthest"], "little": ["less/littler", "least/littlest"],
    "much": ["more", "most"], "many": ["more", "most"], "some": ["more", "most"],
    "few": ["fewer", "fewest"], "old": ["older/elder", "oldest/eldest"],
    "late": ["later", "latest/last"], "red": ["redder", "reddest"], "gray": ["grayer", "grayest"],
    "grey": ["greyer", "greyest"], "dry": ["drier", "driest"],
    "shy": ["shyer/shier", "shyest/shiest"], "sly": ["slyer/slier", "slyest/sliest"],
    "gay": ["gayer", "gayest"], "soon": ["sooner", "soonest"], "early": ["earlier", "earliest"],
    "a lot": ["more", "most"], "fast": ["faster", "fastest"], "gooey": ["gooier", "gooiest"],
  ]
}
