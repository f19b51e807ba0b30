/// A regional standard of a language, such as the Spanish of Argentina.
///
/// Grammar and voices differ between them: *vosotros queréis* and *ustedes quieren*,
/// *tú quieres* and *vos querés*, *Me ajuda* and *Ajuda-me*.
///
///     LanguageVariety(tag: "es-UY")    // .spanishArgentina: the nearest standard with voseo
///     LanguageVariety(tag: "pt")       // .portugueseBrazil
public enum LanguageVariety: String, CaseIterable, Codable, Hashable, Sendable {
  case spanishSpain = "es-ES"
  case spanishMexico = "es-MX"
  case spanishArgentina = "es-AR"
  case englishUnitedStates = "en-US"
  case englishUnitedKingdom = "en-GB"
  case portugueseBrazil = "pt-BR"
  case portuguesePortugal = "pt-PT"

  /// The nearest variety to a BCP 47 tag or POSIX locale name; nil when the language is not ours.
  ///
  /// Accepts `es`, `es-CO`, `es_MX.UTF-8`, `en-AU`; letter case does not matter.
  public init?(tag: String) {
    let parts = tag.split(whereSeparator: { "-_.@".contains($0) }).map { $0.lowercased() }
    guard let code = parts.first, let language = Language(rawValue: code) else { return nil }
    let region = parts.dropFirst().first ?? ""
    switch language {
    case .spanish: self = Self.spanish(region: region)
    case .english:
      let american: Set = ["", "us", "ca", "ph", "pr", "utf", "utf8"]
      self = american.contains(region) ? .englishUnitedStates : .englishUnitedKingdom
    case .portuguese:
      let brazilian: Set = ["", "br", "utf", "utf8"]
      self = brazilian.contains(region) ? .portugueseBrazil : .portuguesePortugal
    }
  }

  private static func spanish(region: String) -> Self {
    switch region {
    case "", "es", "utf", "utf8", "ea", "ic", "gq": .spanishSpain
    case "ar", "uy", "py": .spanishArgentina
    default: .spanishMexico
    }
  }

  /// The language that this is a standard of.
  public var language: Language {
    switch self {
    case .spanishSpain, .spanishMexico, .spanishArgentina: .spanish
    case .englishUnitedStates, .englishUnitedKingdom: .english
    case .portugueseBrazil, .portuguesePortugal: .portuguese
    }
  }

  /// The BCP 47 tag, such as `es-MX`.
  public var tag: String { rawValue }
}

extension Language {
  /// Another variety where it is one of the language, else the default one.
  public func variety(as other: LanguageVariety) -> LanguageVariety {
    other.language == self ? other : defaultVariety
  }

  /// The variety meant by the bare language code: Spain, United States, Brazil.
  public var defaultVariety: LanguageVariety {
    switch self {
    case .spanish: .spanishSpain
    case .english: .englishUnitedStates
    case .portuguese: .portugueseBrazil
    }
  }
}
