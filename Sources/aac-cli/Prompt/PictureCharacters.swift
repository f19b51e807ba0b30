import AACCore

/// The characters that stand for pictograms in a terminal.
struct PictureCharacters: Sendable {
  private let emoji: [Pictogram.ID: String]

  /// - Parameter emoji: characters of drawings that are no emoji themselves.
  init(emoji: [Pictogram.ID: String] = [:]) { self.emoji = emoji }

  /// The character of a pictogram; empty when none suits.
  subscript(id: Pictogram.ID?) -> String {
    guard let id else { return "" }
    if let known = emoji[id] { return known }
    guard id.rawValue.hasPrefix("twemoji:") else { return "" }
    let points = id.rawValue.dropFirst("twemoji:".count).split(separator: "-")
    let scalars = points.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }
}
