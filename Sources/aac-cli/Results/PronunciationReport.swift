import AACCore
import AACSpeech

/// How a word is said, as the commands print it.
struct PronunciationReport: Report {
  var word: String
  var language: String
  /// Written as it sounds.
  var respelling: String?
  /// In phonemes.
  var phonemes: String?
  /// By the voice of another language.
  var saidIn: String?

  private enum CodingKeys: String, CodingKey {
    case word, language, phonemes, everyone
    case respelling = "as"
    case saidIn = "said_in"
  }

  /// Whether it is heard for everybody, and not for one person alone; nil where that goes without saying.
  var everyone: Bool?
  private let owner: String

  /// A report; `everyone` tells whose it is, in the language of messages.
  init(_ pronunciation: Pronunciation, everyone: Bool? = nil, messages: Language? = nil) {
    self.everyone = everyone
    owner = everyone == true ? messages.map { "  · " + Text.ownedByEveryone[$0] } ?? "" : ""
    word = pronunciation.word
    language = pronunciation.language.code
    switch pronunciation.spelling {
    case .respelling(let text): respelling = text
    case .phonemes(let text): phonemes = text
    case .language(let variety): saidIn = variety.tag
    }
  }

  var description: String {
    let said = respelling ?? phonemes.map(Self.inBrackets) ?? saidIn.map { "(\($0))" } ?? ""
    return "\(language)  \(word) → \(said)\(owner)"
  }

  /// As it was typed, IPA between slashes and the letters of espeak-ng in brackets.
  private static func inBrackets(_ phonemes: String) -> String {
    guard IPATranscription.isMeant(by: phonemes) else { return "[\(phonemes)]" }
    return phonemes.hasPrefix("/") ? phonemes : "/\(phonemes)/"
  }
}
