import AACArguments
import Foundation

/// A result in its two forms: text for people, JSON for programs.
typealias Report = CustomStringConvertible & Encodable & Sendable

extension Environment {
  /// Writes a result to standard output.
  func show(_ report: some Report, as format: OutputFormat) throws {
    switch format {
    case .text:
      let text = report.description
      if !text.isEmpty { console.writeLine(text) }
    case .json: console.writeLine(try Self.json(report))
    }
  }

  /// A value as one line of JSON with sorted keys.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self).harmlessJSON
  }
}
