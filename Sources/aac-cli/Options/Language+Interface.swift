import AACCore
import AACStore
import Foundation
import Synchronization

extension LanguageVariety {
  /// The variety of help texts: `--language` if it is among the arguments, else the locale's, else Spanish.
  ///
  /// Help is written before any option is read or any person is known.
  static var interface: LanguageVariety { ofErrors.withLock { $0 } ?? ofHelp }

  private static let ofHelp =
    named(in: CommandLine.arguments)
    ?? Language.locale(in: Environment.processVariables) ?? .spanishSpain

  /// The variety of the person, when something was wrong and they are to read it.
  private static let ofErrors = Mutex<LanguageVariety?>(nil)

  /// What is wrong with the arguments is told in the language of the person whom the database is for, as everything else is:
  /// so it is only known now who that is, and what was written in another language has to be written again.
  ///
  /// - Returns: Whether that is another language than before.
  static func adoptPerson(for arguments: [String], variables: [String: String]) -> Bool {
    guard named(in: arguments) == nil else { return false }
    let database = value(of: "--database", in: arguments)
    let files = DataFiles(variables: variables)
    // One that is not there is not made for this.
    guard FileManager.default.fileExists(atPath: files.databasePath(database).path),
      let person = try? files.openDatabase(at: database).currentPerson(),
      person.variety.language != interface.language
    else { return false }
    ofErrors.withLock { $0 = person.variety }
    return true
  }

  private static func named(in arguments: [String]) -> LanguageVariety? {
    value(of: "--language", in: arguments).flatMap(LanguageVariety.init(tag:))
  }

  private static func value(of option: String, in arguments: [String]) -> String? {
    if let index = arguments.firstIndex(of: option) { return arguments[(index + 1)...].first }
    return arguments.first { $0.hasPrefix(option + "=") }.map {
      String($0.dropFirst(option.count + 1))
    }
  }
}

extension Language {
  /// The language of ``LanguageVariety/interface``.
  static var interface: Language { LanguageVariety.interface.language }
}
