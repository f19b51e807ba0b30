public import AACCore

extension BoardColor {
  /// The face of a button whose word has a colour of the Fitzgerald key: light, so that black on it is read.
  public init(_ color: FitzgeraldColor) {
    switch color {
    case .people: self.init(red: 255, green: 242, blue: 128)
    case .verbs: self.init(red: 176, green: 228, blue: 160)
    case .nouns: self.init(red: 255, green: 208, blue: 144)
    case .descriptions: self.init(red: 176, green: 214, blue: 250)
    case .social: self.init(red: 255, green: 196, blue: 214)
    case .questions: self.init(red: 216, green: 194, blue: 246)
    case .negation: self.init(red: 250, green: 166, blue: 158)
    case .determiners: self.init(red: 218, green: 218, blue: 218)
    case .connectives: self.init(red: 255, green: 255, blue: 255)
    }
  }
}
