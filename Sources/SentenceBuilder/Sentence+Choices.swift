import Foundation

extension Sentence {
  /// The chosen words with their roles as a JSON array, as favourites and history keep them.
  public var choices: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let words = tiles.map { ["role": $0.role.rawValue, "word": $0.label] }
    // Strings always encode.
    return (try? encoder.encode(words)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
