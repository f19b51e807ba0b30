/// Syllables and stress of Portuguese words.
///
///     PortugueseOrthography.syllables(of: "professora")        // ["pro", "fes", "so", "ra"]
///     PortugueseOrthography.stressedSyllable(of: "café")       // 1
public enum PortugueseOrthography {
  /// The syllables of a word as it is divided at the end of a line (Cunha & Cintra, chapter 3).
  ///
  /// A final *-ia, -io* and the like after the stress count as one syllable: *his-tó-ria*.
  public static func syllables(of word: String) -> [String] {
    let letters = Array(word.unicodeScalars)
    let nuclei = PortugueseSyllables(letters).nuclei
    guard var previous = nuclei.first else { return word.isEmpty ? [] : [word] }
    var starts = [0]
    for nucleus in nuclei.dropFirst() {
      starts.append(onset(of: nucleus.lowerBound, after: previous.upperBound, in: letters))
      previous = nucleus
    }
    starts.append(letters.count)
    return zip(starts, starts.dropFirst()).map { start, end in
      String(String.UnicodeScalarView(letters[start..<end]))
    }
  }

  /// Index of the syllable that is said loudest; nil for an empty text.
  public static func stressedSyllable(of word: String) -> Int? {
    let syllables = syllables(of: word.lowercased())
    guard let last = syllables.indices.last else { return nil }
    if let accented = syllables.firstIndex(where: PortuguesePlural.hasAccent) { return accented }
    let word = word.lowercased()
    let isDerived = word.endsIn(anyOf: ["zinho", "zinha", "zinhos", "zinhas", "zito", "zita"])
    if !isDerived, let nasal = syllables.lastIndex(where: hasTilde), nasal == last { return last }
    if word.endsIn(anyOf: unstressedEndings), last > 0 {
      // A final diphthong is stressed: *falai, chapeu*; so is *-ão*.
      return endsInFallingDiphthong(syllables[last]) ? last : last - 1
    }
    return last
  }

  private static let unstressedEndings = ["a", "as", "e", "es", "o", "os", "am", "em", "ens"]

  private static func hasTilde(_ syllable: String) -> Bool {
    syllable.unicodeScalars.contains { $0 == "ã" || $0 == "õ" }
  }

  private static func endsInFallingDiphthong(_ syllable: String) -> Bool {
    syllable.endsIn(anyOf: ["ão", "ãos", "ãe", "ães", "õe", "ões"])
  }

  /// Where the consonants before a nucleus begin to belong to it: *as-tro, car-ro, fi-lho*.
  private static func onset(
    of nucleus: Int, after previous: Int, in letters: [Unicode.Scalar]
  ) -> Int {
    let consonants = letters[previous..<nucleus]
    guard consonants.count > 1 else { return previous }
    if letters[previous] == "-" { return previous + 1 }
    let last = letters[nucleus - 1]
    let before = letters[nucleus - 2]
    return isTogether(before, last) ? nucleus - 2 : nucleus - 1
  }

  private static func isTogether(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    switch second {
    case "h": return first == "c" || first == "l" || first == "n"
    case "l": return "bcdfgptv".unicodeScalars.contains(first)
    case "r": return "bcdfgptv".unicodeScalars.contains(first)
    case "u": return first == "g" || first == "q"
    default: return false
    }
  }
}
