extension LanguageVariety {
  /// The name that its speakers give it, the same in every language of the interface.
  public var ownName: String {
    switch self {
    case .spanishSpain: "Español (España)"
    case .spanishMexico: "Español (México)"
    case .spanishArgentina: "Español (Argentina)"
    case .englishUnitedStates: "English (United States)"
    case .englishUnitedKingdom: "English (United Kingdom)"
    case .portugueseBrazil: "Português (Brasil)"
    case .portuguesePortugal: "Português (Portugal)"
    }
  }
}
