import AACCore

/// Number words of one word, and adjectives in the comparative or superlative.
///
/// Source: CGEL §6.63–6.67 (numerals), §7.74–7.80 (comparison).
enum EnglishNumberWords {
  /// Whether a word is a number, and which sort; nil for any other word.
  static func value(of text: String) -> (value: Int, isOrdinal: Bool)? { table[text] }

  private static let table: [String: (value: Int, isOrdinal: Bool)] = {
    var table: [String: (value: Int, isOrdinal: Bool)] = [:]
    for number in Array(0...100) + [200, 300, 400, 500, 600, 700, 800, 900, 1000] {
      if let word = EnglishNumerals.cardinal(number) { table[word] = (number, false) }
      if let word = EnglishNumerals.ordinal(number) { table[word] = (number, true) }
    }
    for (word, value) in [("hundred", 100), ("thousand", 1000), ("million", 1_000_000)] {
      table[word] = (value, false)
    }
    return table
  }()

  /// Whether a word is the comparative or superlative of an adjective: *bigger, happiest*.
  static func compared(_ text: String, isAdjective: (String) -> Bool) -> Bool {
    base(of: text, isAdjective: isAdjective) != nil
  }

  /// The adjective that a word compares; nil when it compares none.
  static func base(of text: String, isAdjective: (String) -> Bool) -> String? {
    for ending in ["er", "est"] where text.hasSuffix(ending) && text.utf8.count > ending.count + 2 {
      let stem = String(text.dropLast(ending.count))
      var candidates = [stem, stem + "e"]
      if stem.hasSuffix("i") { candidates.append(stem.dropLast() + "y") }
      if let last = stem.last, stem.dropLast().last == last {
        candidates.append(String(stem.dropLast()))
      }
      if let base = candidates.first(where: isAdjective) { return base }
    }
    return nil
  }

  /// Whether a word is a comparative or superlative already.
  static func isCompared(_ text: String) -> Bool {
    if isSuperlative(text) || ["better", "worse", "less", "other"].contains(text) { return true }
    let lexicon = LanguageTables.tables(.english).lexicon
    // *tidier, sweeter*: what is a quality itself, where its base is a verb or a noun as well.
    let isQuality =
      !Self.plain.contains(text) && lexicon.known(text)?.wordClass == .adjective
    return base(of: text) { word in
      guard let known = lexicon.known(word) else { return false }
      return isQuality || known.wordClass == .adjective || known.wordClass == .adverb
        || EnglishHomographs.quality(word) != nil
    } != nil
  }

  /// Qualities that end like those that are compared.
  private static let plain = EnglishWords.set(
    "bitter tender proper sober super upper former eager inner outer")

  /// Whether a word is a superlative by its form.
  static func isSuperlative(_ text: String) -> Bool {
    text.hasSuffix("est") && text.utf8.count > 5
      && !["honest", "modest", "interest"].contains(text)
      || text == "best" || text == "worst" || text == "least"
      || text.hasPrefix("least ")
  }
}
