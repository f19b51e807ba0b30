import Foundation

/// The irregular forms of a word as the JSON text of one cell.
enum Forms {
  static func encode(_ forms: [String: String]) throws -> String {
    if forms.isEmpty { return "{}" }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(forms), as: UTF8.self)
  }

  static func decode(_ text: String) throws -> [String: String] {
    // Most words are regular, and starting up the decoder costs more than reading the row.
    if text == "{}" { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    } catch is DecodingError {
      throw UnexpectedValue()
    }
  }
}
