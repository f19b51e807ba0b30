import ArgumentParser

/// How a result is printed.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// For people.
  case text
  /// For programs: one JSON value with sorted keys.
  case json
}
