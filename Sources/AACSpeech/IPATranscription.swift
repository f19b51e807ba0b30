public import AACCore
import Foundation

/// A pronunciation in the International Phonetic Alphabet, in the phonemes of espeak-ng.
///
/// Each language has the signs that its voice can say, in the usual broad transcription, and others mean
/// nothing to it. Stress marks stand where IPA has them, before the syllable.
public struct IPATranscription: Hashable, Sendable {
  /// A sign that the voice of the language cannot say.
  public struct UnknownSign: Error, Hashable {
    /// The sign, with its marks.
    public var sign: String
  }

  /// In the letters of espeak-ng.
  public let phonemes: String

  /// Whether a text is meant as IPA: it stands between slashes, or has a letter that only IPA has.
  public static func isMeant(by text: String) -> Bool {
    (text.count > 2 && text.hasPrefix("/") && text.hasSuffix("/"))
      || text.unicodeScalars.contains { !$0.isASCII }
  }

  /// Reads a transcription, with or without slashes around it.
  ///
  /// - Throws: ``UnknownSign``.
  public init(_ text: String, in language: Language) throws(UnknownSign) {
    // Marks by themselves; ties between two letters say nothing that the letters do not.
    let ignored: Set<Unicode.Scalar> = ["/", ".", "\u{203F}", "\u{361}", "\u{35C}", "\u{32F}"]
    let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
    var rest = Array(scalars.filter { !ignored.contains($0) })[...]
    let signs = Self.signs(of: language)
    var result = ""
    var isOpen = false
    while let first = rest.first {
      if let mark = Self.marks[first] {
        result += mark
        isOpen = false
        rest = rest.dropFirst()
        continue
      }
      guard let (count, phoneme) = Self.longest(in: rest, of: signs, language) else {
        throw UnknownSign(sign: Self.sign(rest))
      }
      // What stands side by side could be read as one.
      result += (isOpen ? "|" : "") + phoneme
      isOpen = true
      rest = rest.dropFirst(count)
    }
    phonemes = result
  }

  private static let marks: [Unicode.Scalar: String] = ["ˈ": "'", "'": "'", "ˌ": ",", " ": " "]

  /// The longest sign that a transcription begins with.
  private static func longest(
    in rest: ArraySlice<Unicode.Scalar>, of signs: [String: String], _ language: Language
  ) -> (Int, String)? {
    for count in stride(from: min(5, rest.count), through: 1, by: -1) {
      let sign = text(rest.prefix(count))
      guard let phoneme = signs[sign] else { continue }
      // An r before a vowel belongs to that.
      let isColoured = language == .english && count > 1 && sign.hasSuffix("ɹ")
      let next = rest.dropFirst(count).first { marks[$0] == nil }
      if isColoured, let next, vowels.contains(next) { continue }
      return (count, phoneme)
    }
    return nil
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// The first letter with the marks on it.
  private static func sign(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    text(scalars).first.map(String.init) ?? ""
  }

  private static let vowels: Set<Unicode.Scalar> = [
    "a", "e", "i", "o", "u", "ɪ", "ɛ", "æ", "ɑ", "ɒ", "ɔ", "ʊ", "ʌ", "ɜ", "ɝ", "ə", "ɚ", "ɐ",
  ]

  // MARK: - Signs

  private static func signs(of language: Language) -> [String: String] {
    switch language {
    case .spanish: spanish
    case .english: english
    case .portuguese: portuguese
    }
  }

  /// Signs that are their own phoneme in all three languages.
  private static let common = Dictionary(
    uniqueKeysWithValues: "pbtdkfsmnljw".map { (String($0), String($0)) }
  ).merging(["ɡ": "g", "g": "g", "tʃ": "tS", "ʃ": "S", "ŋ": "N"]) { $1 }

  private static let spanish = common.merging([
    "x": "x", "h": "x", "θ": "T", "ts": "ts", "ɲ": "n^", "ʎ": "l^", "ʝ": "J^", "ɟʝ": "J^",
    "β": "B", "ð": "D", "ɣ": "Q", "r": "R2", "ɾ": "r",
    "a": "a", "e": "e", "i": "i", "o": "o", "u": "u", "ɛ": "E",
    "aɪ": "aI", "ai": "aI", "aʊ": "aU", "au": "aU", "eɪ": "eI", "ei": "eI", "eʊ": "eU",
    "eu": "eU", "oɪ": "oI", "oi": "oI",
  ]) { $1 }

  private static let english = common.merging([
    "v": "v", "z": "z", "h": "h", "θ": "T", "ð": "D", "ʒ": "Z", "dʒ": "dZ", "ɹ": "r", "r": "r",
    "ɾ": "t#",
    "iː": "i:", "i": "i", "ɪ": "I", "e": "E", "ɛ": "E", "æ": "a", "a": "a", "ɑː": "A:", "ɑ": "A:",
    "ɒ": "0", "ɔː": "O:", "ɔ": "O:", "ʊ": "U", "uː": "u:", "u": "u:", "ʌ": "V", "ɜː": "3:",
    "ɝ": "3:", "ə": "@", "ɚ": "3", "ɐ": "a#",
    "eɪ": "eI", "aɪ": "aI", "ɔɪ": "OI", "oʊ": "oU", "əʊ": "oU", "aʊ": "aU", "ɪə": "i@3",
    "iə": "i@", "eə": "e@", "ɛə": "e@", "ʊə": "U@", "ɪəʊ": "I|oU", "iəʊ": "i|oU",
    "ɑːɹ": "A@", "ɔːɹ": "O@", "ɛɹ": "e@", "ɪɹ": "i@3", "ʊɹ": "U@",
  ]) { $1 }

  private static let portuguese = common.merging([
    "v": "v", "z": "z", "ʒ": "Z", "dʒ": "dZ", "ɲ": "n^", "ʎ": "l^", "ɾ": "*", "r": "R", "ɹ": "R",
    "ʁ": "x", "ʀ": "x", "x": "x", "h": "x",
    "a": "a", "ɐ": "&", "e": "e", "ɛ": "E", "i": "i", "o": "o", "ɔ": "O", "u": "u", "ɪ": "I",
    "ʊ": "U", "ɨ": "y", "ə": "@-", "ɑ": "A",
    "ɐ\u{303}": "&~", "a\u{303}": "&~", "e\u{303}": "e~", "i\u{303}": "i~", "o\u{303}": "o~",
    "u\u{303}": "u~",
    "aɪ": "aI", "aj": "aI", "aʊ": "aU", "aw": "aU", "eɪ": "eI", "ej": "eI", "eʊ": "eU",
    "ew": "eU", "oɪ": "oI", "oj": "oI", "uɪ": "uI", "uj": "uI", "iʊ": "iU", "iw": "iU",
    "ɛʊ": "EU", "ɛw": "EU", "ɔɪ": "OI", "ɔj": "OI",
    "ɐ\u{303}ʊ\u{303}": "&U~", "ɐ\u{303}w\u{303}": "&U~",
  ]) { $1 }
}
