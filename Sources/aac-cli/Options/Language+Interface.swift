import AACCore
import Foundation

extension Language {
  /// The language of help texts: `--language` if it is among the arguments, else the locale's, else Spanish.
  ///
  /// Help is written before any option is read or any person is known.
  static let interface: Language = {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--language"), index + 1 < arguments.count,
      let variety = LanguageVariety(tag: arguments[index + 1])
    {
      return variety.language
    }
    return locale(in: Environment.processVariables)?.language ?? .spanish
  }()
}
