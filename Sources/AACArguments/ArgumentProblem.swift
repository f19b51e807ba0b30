public import AACCore

/// What is wrong with a command line, in the user's language.
///
/// ArgumentParser finds it and says it in English, over several lines; its messages are read here and said anew. The
/// tests hold the messages of the version that is used, and fail when another one words them otherwise.
public struct ArgumentProblem: Equatable, Sendable {
  /// What is wrong, and where to read how it is done.
  public let text: Text

  /// Reads what ArgumentParser says.
  /// - Parameters:
  ///   - message: The message alone.
  ///   - fullMessage: The message with the usage lines; the command to ask for help is named there.
  ///   - program: Name of the program.
  ///   - command: The first argument when no command has its name.
  ///   - negative: The first argument that is a number below 0.
  public init(
    message: String, fullMessage: String, program: String, unknownCommand command: String? = nil,
    negative: String? = nil
  ) {
    if let command,
      message == "Unexpected argument '\(command)'"
        || message.hasSuffix(" unexpected arguments: '\(command)'")
        || message.contains(" unexpected arguments: '\(command)', '")
    {
      text = .argumentUnknownCommand(name: command, help: "\(program) --help")
      return
    }
    let help =
      fullMessage.split(separator: "\n").last.flatMap {
        Self.parts(of: $0, ["  See '", "' for more information."])?.first
      } ?? "\(program) --help"
    let isMissing = Self.parts(of: message, ["Missing expected argument '", "'"]) != nil
    let wrong = negative.flatMap { isMissing ? Text.argumentNegative(value: $0) : nil }
    guard let problem = wrong ?? Self.problem(message) else {
      text = Text(es: message, en: message, pt: message)
      return
    }
    let line = { (language: Language) in
      Text.argumentSeeHelp(problem: problem[language], help: help)[language]
    }
    text = Text(line)
  }

  private static func problem(_ message: String) -> Text? {
    if let parts = parts(of: message, ["Unknown option '", "'. Did you mean '", "'?"]) {
      return .argumentUnknownOptionNear(option: parts[0], near: parts[1])
    }
    if let parts = parts(of: message, ["Unknown option '", "'"]) {
      return .argumentUnknownOption(option: parts[0])
    }
    if let parts = parts(of: message, ["Missing value for '", "'"]) {
      return .argumentMissingValue(option: parts[0])
    }
    if let parts = parts(of: message, ["Missing expected argument '", "'"]) {
      return .argumentMissing(argument: parts[0])
    }
    if let parts = parts(of: message, ["Missing one of: '", "'"]) {
      return .argumentMissingOneOf(arguments: listed(parts[0]))
    }
    if let parts = parts(of: message, ["Unexpected argument '", "'"]) {
      return .argumentUnexpected(argument: parts[0])
    }
    if let parts = parts(of: message, ["", " unexpected arguments: '", "'"]) {
      return .argumentUnexpectedMany(arguments: listed(parts[1]))
    }
    if let parts = parts(
      of: message, ["The option '", "' does not take any value, but '", "' was specified."])
    {
      return .argumentUnexpectedValue(option: parts[0], value: parts[1])
    }
    if let parts = parts(
      of: message, ["Value to be set with flag '", "' had already been set with flag '", "'"])
    {
      return .argumentTwice(flag: parts[0], other: parts[1])
    }
    return invalidValue(message)
  }

  private static func invalidValue(_ message: String) -> Text? {
    let opening = "The value '"
    if let parts = parts(
      of: message, [opening, "' is invalid for '", "'. Please provide one of ", "."])
    {
      let values = parts[2].replacing(" or ", with: ", ").replacing(" and ", with: ", ")
        .replacing("'", with: "")
      return .argumentInvalidChoice(value: parts[0], option: parts[1], values: values)
    }
    if let parts = parts(
      of: message,
      [opening, "' is invalid for '", "'. Please provide one of the following:\n", ""])
    {
      let values = parts[2].split(separator: "\n").map { $0.drop { $0 == " " || $0 == "-" } }
      return .argumentInvalidChoice(
        value: parts[0], option: parts[1], values: values.joined(separator: ", "))
    }
    if let parts = parts(of: message, [opening, "' is invalid for '", "': ", ""]) {
      return .argumentInvalidReason(value: parts[0], option: parts[1], reason: parts[2])
    }
    if let parts = parts(of: message, [opening, "' is invalid for '", "'"]) {
      return .argumentInvalid(value: parts[0], option: parts[1])
    }
    return nil
  }

  /// `a', 'b` as `a, b`.
  private static func listed(_ text: String) -> String { text.replacing("', '", with: ", ") }

  /// What stands between fixed pieces that make up a whole message; nil when they do not.
  private static func parts(of message: some StringProtocol, _ pieces: [String]) -> [String]? {
    guard let first = pieces.first, let last = pieces.last, message.hasPrefix(first) else {
      return nil
    }
    var rest = message.dropFirst(first.count)
    guard rest.hasSuffix(last) else { return nil }
    rest = rest.dropLast(last.count)
    var found: [String] = []
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return nil }
      found.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return found + [String(rest)]
  }
}
