import AACCore
import Foundation
import SentenceBuilder

extension WordCache.Words {
  /// A picture as templates show it: its address, or a character in its place.
  func picture(_ id: Pictogram.ID?) -> Fields {
    guard let id else { return ["src": false, "emoji": ""] }
    guard drawings.contains(id) else { return ["src": false, "emoji": emoji[id] ?? ""] }
    return ["src": "/picture/\(id.rawValue.inAddress)?v=\(version)", "emoji": ""]
  }

  /// A chosen word as the strip shows it.
  func strip(_ tile: Tile) -> Fields {
    picture(tile.pictogram).merging(
      [
        "label": tile.label, "color": FitzgeraldColor(tile.lexeme).rawValue,
        "negated": tile.isNegated ? picture("aac:negation-cross") : false,
      ] as Fields
    ) { $1 }
  }

  /// A word of a kept sentence as the strip shows it.
  func strip(_ word: KeptWord) -> Fields {
    word.tile.map(strip)
      ?? ["src": false, "emoji": "", "label": word.label, "color": "none", "negated": false]
  }
}

extension String {
  private static let allowedInAddress = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:")

  /// The text as part of an address.
  var inAddress: String {
    addingPercentEncoding(withAllowedCharacters: Self.allowedInAddress) ?? ""
  }
}
