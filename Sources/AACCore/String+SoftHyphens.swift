extension String {
  /// The text with soft hyphens (U+00AD) where a long word may be broken at the end of a line.
  ///
  /// A tile is narrow, and browsers without a hyphenation dictionary break a word anywhere: *fonoaud|ióloga*. In Spanish and
  /// Portuguese a word is divided between syllables (RAE, *Ortografía* 2010, chapter III § 2.3; *Acordo Ortográfico* 1990, base
  /// XX); two vowels are never parted, which is right in both whether they make one syllable or two. English has no such rule:
  /// a word is divided only between two consonants that never stand for one sound or begin a syllable together. At least three
  /// letters stay on each line, in English four on the second, of a short word two, and words of fewer than `shortest` letters stay whole.
  public func withSoftHyphens(in language: Language, shortest: Int = 9) -> String {
    guard utf8.count >= shortest else { return self }
    let hyphens = SoftHyphens(language: language, shortest: shortest)
    return split(separator: " ", omittingEmptySubsequences: false)
      .map { hyphens.divided($0) }.joined(separator: " ")
  }
}

/// Where words may be broken.
private struct SoftHyphens {
  /// Letters that stay together at the beginning.
  private static let head = 3
  /// Letters that stay together at the end; in English more, because of endings that are no syllable: *embarrassed*.
  private var tail: Int { language == .english ? 4 : shortest < 9 ? 2 : 3 }

  private static let vowels = Set("aeiouáéíóúüâêôãõàAEIOUÁÉÍÓÚÜÂÊÔÃÕÀ")
  /// Two letters that begin a syllable together.
  private static let together: [Language: Set<String>] = [
    .spanish: Set(["ch", "ll", "rr", "tl"]).union(liquids),
    .portuguese: Set(["ch", "lh", "nh"]).union(liquids),
    .english: Set([
      "ch", "ck", "gh", "gn", "kn", "ng", "ph", "qu", "sc", "sh", "sk", "sl", "sm", "sn", "sp",
      "st", "sw", "th", "tw",
      "wh", "wr", "dg", "nd", "nt", "nk", "mb", "mp", "lk", "ld", "lt", "ct", "ft", "pt", "rd",
      "rk", "rn", "rt",
    ]).union(liquids),
  ]
  private static let liquids: Set<String> = [
    "bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "tr", "vr",
  ]

  let language: Language
  /// Letters of the shortest word that is broken.
  let shortest: Int

  func divided(_ word: some StringProtocol) -> String {
    let letters = Array(word)
    guard letters.count >= shortest, letters.allSatisfy(\.isLetter) else {
      return String(word)
    }
    let breaks = places(letters)
    return letters.indices.map { (breaks.contains($0) ? "\u{AD}" : "") + String(letters[$0]) }
      .joined()
  }

  /// Indices of the letters before which the word may be broken.
  private func places(_ letters: [Character]) -> Set<Int> {
    let vowels = letters.indices.filter { isVowel(letters, at: $0) }
    return Set(
      zip(vowels, vowels.dropFirst()).compactMap { left, right in
        let place = place(letters, after: left, before: right)
        return place.flatMap { $0 >= Self.head && $0 <= letters.count - tail ? $0 : nil }
      })
  }

  /// A `y` is a vowel where no vowel follows it: *playground*, *muy*.
  private func isVowel(_ letters: [Character], at index: Int) -> Bool {
    if Self.vowels.contains(letters[index]) { return true }
    guard letters[index] == "y", index > 0 else { return false }
    return index + 1 == letters.count || !Self.vowels.contains(letters[index + 1])
  }

  /// Where the consonants between two vowels part.
  private func place(_ letters: [Character], after left: Int, before right: Int) -> Int? {
    let count = right - left - 1
    guard count > 0 else { return nil }
    let areTogether =
      count >= 2
      && Self.together[language, default: []].contains(
        String(letters[right - 2..<right]).lowercased())
    guard language == .english else { return right - (areTogether ? 2 : 1) }
    return count == 2 && !areTogether ? right - 1 : nil
  }
}
