/// How a word that the voice would say wrong is said: a name, a brand, a word of another language.
public struct Pronunciation: Hashable, Codable, Sendable {
  /// What the voice is told about the word.
  public enum Spelling: Hashable, Codable, Sendable {
    /// Written as it sounds, in the spelling of the language: *Shakira* as *Chaquira*.
    case respelling(String)
    /// In the phoneme letters of espeak-ng; other engines say the word as it is written.
    case phonemes(String)
    /// Said by the voice of another language.
    case language(LanguageVariety)
  }

  /// The word, or several with spaces between; letter case does not matter.
  public var word: String
  /// The language of the sentences in which it is said so.
  public var language: Language
  /// How it is said.
  public var spelling: Spelling

  /// A pronunciation.
  public init(word: String, language: Language, spelling: Spelling) {
    self.word = word
    self.language = language
    self.spelling = spelling
  }
}
