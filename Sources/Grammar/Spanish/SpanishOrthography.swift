/// Where Spanish words are stressed and when the stress is written, by the Academy's *Ortografía*
/// of 2010.
///
///     SpanishOrthography.stressedVowel(of: "canción")       // 5
///     SpanishOrthography.accentuated("canciones", at: 5)    // canciones
///     SpanishOrthography.conjunction("y", before: "iglesia")   // e
public enum SpanishOrthography {
  /// Index of the letter that bears the stress of a written word; nil in a word without vowels.
  public static func stressedVowel(of word: String) -> Int? {
    stress(of: SpanishLetters(spanish: word))
  }

  /// The word with its accent written, or left out, as its stressed vowel demands.
  public static func accentuated(_ word: String, at stressedVowel: Int) -> String {
    var letters = SpanishLetters(spanish: word)
    accentuate(&letters, at: stressedVowel)
    return letters.text
  }

  /// Number of syllables by the rules of spelling, in which *guion* and *rio* have one.
  public static func syllableCount(of word: String) -> Int {
    nuclei(of: SpanishLetters(spanish: word)).count
  }

  // MARK: - On letters

  static func stress(of letters: SpanishLetters) -> Int? {
    if let written = letters.lastIndex(where: \.hasAcute) { return written }
    let nuclei = nuclei(of: letters)
    guard let last = nuclei.last else { return nil }
    guard nuclei.count > 1, endsLightly(letters) else { return peak(of: last, in: letters) }
    return peak(of: nuclei[nuclei.count - 2], in: letters)
  }

  /// Takes every accent off and writes the one that the stressed vowel demands.
  static func accentuate(_ letters: inout SpanishLetters, at stress: Int) {
    for index in letters.indices where letters[index].hasAcute {
      letters[index] = letters[index].withoutAcute
    }
    if needsAccent(letters, at: stress) { letters[stress] = letters[stress].withAcute }
  }

  /// Whether a word ends in a vowel, or in *n* or *s* after one: then it is stressed on the last
  /// but one.
  private static func endsLightly(_ letters: SpanishLetters) -> Bool {
    guard let last = letters.last else { return false }
    if last.isSpanishVowel { return true }
    guard last == "n" || last == "s", letters.count > 1 else { return false }
    return letters[letters.count - 2].isSpanishVowel
  }

  private static func needsAccent(_ letters: SpanishLetters, at stress: Int) -> Bool {
    if letters[stress].isClosedVowel, isHiatus(letters, at: stress) { return true }
    switch syllablesAfter(stress, in: letters) {
    case 0: return endsLightly(letters) && hasSyllableBefore(stress, in: letters)
    case 1: return !endsLightly(letters)
    default: return true
    }
  }

  /// Whether a stressed *i* or *u* stands beside an open vowel, an *h* between them not counting.
  private static func isHiatus(_ letters: SpanishLetters, at stress: Int) -> Bool {
    if let before = neighbour(of: stress, by: -1, in: letters), letters[before].isOpenVowel {
      return true
    }
    guard let after = neighbour(of: stress, by: 1, in: letters) else { return false }
    return letters[after].isOpenVowel
  }

  /// The vowel next to another, an *h* between them not counting.
  private static func neighbour(of index: Int, by step: Int, in letters: SpanishLetters) -> Int? {
    var other = index + step
    if letters.indices.contains(other), letters[other] == "h" { other += step }
    guard letters.indices.contains(other), letters.isVowel(at: other) else { return nil }
    return other
  }

  private static func syllablesAfter(_ stress: Int, in letters: SpanishLetters) -> Int {
    var count = 0
    var nucleus = Nucleus(letters[stress], at: stress)
    for index in (stress + 1)..<max(letters.count, stress + 1) where letters.isVowel(at: index) {
      if !nucleus.extend(with: letters[index], at: index, in: letters) {
        count += 1
        nucleus = Nucleus(letters[index], at: index)
      }
    }
    return count
  }

  private static func hasSyllableBefore(_ stress: Int, in letters: SpanishLetters) -> Bool {
    var next = stress
    while let before = neighbour(of: next, by: -1, in: letters) {
      guard letters[before].isClosedVowel, letters[before] != letters[next] else { return true }
      next = before
    }
    return (0..<next).contains { letters.isVowel(at: $0) }
  }

  /// The vowels of each syllable.
  static func nuclei(of letters: SpanishLetters) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    var current: Nucleus?
    for index in letters.indices where letters.isVowel(at: index) {
      if current?.extend(with: letters[index], at: index, in: letters) == true { continue }
      if let current { ranges.append(current.first...current.last) }
      current = Nucleus(letters[index], at: index)
    }
    if let current { ranges.append(current.first...current.last) }
    return ranges
  }

  /// The vowel of a nucleus that is heard most: the open one, or else the last.
  private static func peak(of nucleus: ClosedRange<Int>, in letters: SpanishLetters) -> Int {
    if let open = nucleus.first(where: { letters[$0].isOpenVowel }) { return open }
    return nucleus.last { letters[$0].isSpanishVowel } ?? nucleus.lowerBound
  }
}

extension SpanishOrthography {
  /// The vowels of one syllable while a word is read from left to right.
  private struct Nucleus {
    let first: Int
    var last: Int
    private var hasOpen: Bool
    private var lastVowel: Unicode.Scalar

    init(_ vowel: Unicode.Scalar, at index: Int) {
      first = index
      last = index
      hasOpen = vowel.isOpenVowel
      lastVowel = vowel
    }

    /// Takes a further vowel into the syllable; false when it begins a new one.
    mutating func extend(
      with vowel: Unicode.Scalar, at index: Int, in letters: SpanishLetters
    ) -> Bool {
      let isNext = index == last + 1 || index == last + 2 && letters[last + 1] == "h"
      guard isNext, !isBroken(from: lastVowel, to: vowel) else { return false }
      if vowel.isOpenVowel, hasOpen { return false }
      if vowel.withoutAcute == lastVowel.withoutAcute { return false }
      hasOpen = hasOpen || vowel.isOpenVowel
      last = index
      lastVowel = vowel
      return true
    }

    /// Whether an accented *í* or *ú* parts two vowels: *día, país*, but *construí*.
    private func isBroken(from first: Unicode.Scalar, to second: Unicode.Scalar) -> Bool {
      let firstIsAccented = first == "í" || first == "ú"
      let secondIsAccented = second == "í" || second == "ú"
      return firstIsAccented && second.isOpenVowel || secondIsAccented && first.isOpenVowel
    }
  }
}
