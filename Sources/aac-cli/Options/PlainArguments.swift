import ArgumentParser

/// Arguments in their plainest form: each option once, by its whole name, with its values behind it.
///
/// ArgumentParser asks the runtime for the types of all options of a command before it reads the first argument, which takes
/// longer than making a sentence. What is plain is read without it. Anything else, a shortened name, `--name=value`, an option given
/// twice, a value that begins with a dash, is left to it, and so is everything that is wrong, whose messages are its own.
struct PlainArguments {
  /// Why arguments are left to ArgumentParser.
  struct NotPlain: Error {}

  private struct Option {
    let name: String
    var values: [String] = []
  }

  /// What stands before the first option.
  private var loose: [String] = []
  private var options: [Option] = []

  /// Takes arguments apart; nil when they are not plain.
  init?(_ arguments: some Sequence<String>) {
    for argument in arguments {
      if argument.utf8.starts(with: "--".utf8) {
        let name = String(argument.dropFirst(2))
        guard !name.isEmpty, name.utf8.allSatisfy(Self.isInName) else { return nil }
        options.append(Option(name: name))
      } else {
        guard !argument.isEmpty, argument.utf8.first != UInt8(ascii: "-") else { return nil }
        if options.isEmpty {
          loose.append(argument)
        } else {
          options[options.count - 1].values.append(argument)
        }
      }
    }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  /// Whether all of them were taken.
  var isExhausted: Bool { loose.isEmpty && options.isEmpty }

  /// Takes the only one that stands before all options.
  mutating func first() throws -> String {
    guard loose.count == 1 else { throw NotPlain() }
    return loose.removeFirst()
  }

  /// Takes an option without a value; whether it is there.
  mutating func flag(_ name: String) throws -> Bool {
    guard let values = try many(name, atLeast: 0) else { return false }
    guard values.isEmpty else { throw NotPlain() }
    return true
  }

  /// Takes an option with a value; nil when it is not there.
  mutating func one<Value: ExpressibleByArgument>(
    _ name: String, as type: Value.Type = Value.self
  ) throws -> Value? {
    guard let values = try many(name) else { return nil }
    guard values.count == 1, let value = Value(argument: values[0]) else { throw NotPlain() }
    return value
  }

  /// Takes an option with several values; empty when it is not there.
  mutating func list(_ name: String) throws -> [String] { try many(name) ?? [] }

  /// Takes an option that may be there several times, each time with a value.
  mutating func each(_ name: String) throws -> [String] {
    let found = options.filter { $0.name == name }
    guard found.allSatisfy({ $0.values.count == 1 }) else { throw NotPlain() }
    options.removeAll { $0.name == name }
    return found.map { $0.values[0] }
  }

  private mutating func many(_ name: String, atLeast least: Int = 1) throws -> [String]? {
    guard let place = options.firstIndex(where: { $0.name == name }) else { return nil }
    let values = options.remove(at: place).values
    guard values.count >= least, !options.contains(where: { $0.name == name }) else {
      throw NotPlain()
    }
    return values
  }
}
