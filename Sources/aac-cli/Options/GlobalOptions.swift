public import AACCore
public import ArgumentParser

/// Options that every command takes.
struct GlobalOptions: ParsableArguments {
  @Option(help: ArgumentHelp(Text.helpDatabase[.interface], valueName: "file"))
  var database: String?

  @Option(help: ArgumentHelp(Text.helpLanguage[.interface], valueName: "es|en|pt|es-MX|…"))
  var language: LanguageVariety?

  @Option(help: ArgumentHelp(Text.helpFormat[.interface]))
  var format: OutputFormat = .text
}

// ArgumentParser's own versions ask the runtime for the types of their parts whenever the command is parsed; these are known
// when the program is built.
extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The values as they are typed.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

  /// Nothing beyond the values themselves.
  public static var allValueDescriptions: [String: String] { [:] }
}

extension LanguageVariety: ExpressibleByArgument {
  /// Reads a language tag given as an option.
  public init?(argument: String) { self.init(tag: argument) }
}

extension Tense: ExpressibleByArgument {}

extension Gender: ExpressibleByArgument {
  /// Reads a gender given as an option; the first letter is enough.
  public init?(argument: String) {
    guard let gender = Self.allCases.first(where: { $0.rawValue.hasPrefix(argument.lowercased()) }),
      !argument.isEmpty
    else { return nil }
    self = gender
  }
}
