import AACCore
import Foundation

extension LanguageVariety {
  /// The variety of help texts: `--language` if it is among the arguments, else the locale's, else Spanish.
  ///
  /// Help is written before any option is read or any person is known.
  static let interface: LanguageVariety = {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--language"), index + 1 < arguments.count,
      let variety = LanguageVariety(tag: arguments[index + 1])
    {
      return variety
    }
    return Language.locale(in: Environment.processVariables) ?? .spanishSpain
  }()
}

extension Language {
  /// The language of ``LanguageVariety/interface``.
  static let interface = LanguageVariety.interface.language
}
