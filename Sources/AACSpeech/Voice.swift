public import AACCore

/// A voice that can be chosen by name in `SpeechSettings.voice`.
public struct Voice: Hashable, Sendable {
  /// Name to choose it by, such as `es-419`; a timbre or variant may follow: `es-419+f3`.
  public let name: String
  /// Name in English for people, such as *Spanish (Latin America)*.
  public let label: String
  /// Language that it speaks.
  public let language: Language

  /// A voice.
  public init(name: String, label: String, language: Language) {
    self.name = name
    self.label = label
    self.language = language
  }
}

extension LanguageVariety {
  /// Name of the voice of espeak-ng that speaks the variety.
  var voiceName: String {
    switch self {
    case .spanishSpain: "es"
    case .spanishMexico, .spanishArgentina: "es-419"
    case .englishUnitedStates: "en-us"
    case .englishUnitedKingdom: "en-gb"
    case .portugueseBrazil: "pt-br"
    case .portuguesePortugal: "pt"
    }
  }

  /// File of that voice, in the folder of the voices.
  var voiceFile: String {
    switch self {
    case .spanishSpain: "roa/es"
    case .spanishMexico, .spanishArgentina: "roa/es-419"
    case .englishUnitedStates: "gmw/en-US"
    case .englishUnitedKingdom: "gmw/en"
    case .portugueseBrazil: "roa/pt-BR"
    case .portuguesePortugal: "roa/pt"
    }
  }
}
