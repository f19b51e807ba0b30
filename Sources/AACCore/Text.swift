/// A text of the interface in every language.
///
/// All of them are in `Data/interface/strings.csv`, from which `script/generate` makes
/// `Text+Strings.generated.swift`.
public struct Text: Hashable, Sendable {
  /// Spanish.
  public let es: String
  /// English.
  public let en: String
  /// Portuguese.
  public let pt: String

  /// A text in the three languages.
  public init(es: String, en: String, pt: String) {
    self.es = es
    self.en = en
    self.pt = pt
  }

  /// A text that is made in each language.
  public init(_ line: (Language) -> String) {
    self.init(es: line(.spanish), en: line(.english), pt: line(.portuguese))
  }

  /// The text in a language.
  public subscript(language: Language) -> String {
    switch language {
    case .spanish: es
    case .english: en
    case .portuguese: pt
    }
  }
}
