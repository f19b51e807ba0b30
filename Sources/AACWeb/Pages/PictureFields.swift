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

  /// Chosen words as the strip shows them, each with the number by which it is lit.
  func strip(_ tiles: [Tile], variety: LanguageVariety, speaker: Gender) -> [Fields] {
    tiles.enumerated().map { index, tile in
      let label = builder.stripLabel(of: tile, variety: variety, speaker: speaker)
      return card(tile, label: label, index: index, variety: variety)
    }
  }

  /// The words of a kept sentence as the strip shows them.
  func strip(_ words: [KeptWord], variety: LanguageVariety, speaker: Gender) -> [Fields] {
    words.enumerated().map { index, word in
      // The word stays as it was said, whatever it is called now.
      let label =
        word.tile.flatMap { tile in
          tile.role == .opener && tile.label == word.label
            ? builder.stripLabel(of: tile, variety: variety, speaker: speaker) : nil
        } ?? word.label
      return card(word.tile, label: label, index: index, variety: variety)
    }
  }

  private func card(
    _ tile: Tile?, label: String, index: Int, variety: LanguageVariety
  ) -> Fields {
    picture(tile?.pictogram).merging(
      [
        "index": index, "label": label, "wordLang": variety.tag,
        "color": tile.map { FitzgeraldColor($0.lexeme).rawValue } ?? "none",
        "negated": tile?.isNegated == true ? picture("aac:negation-cross") : false,
      ] as Fields
    ) { $1 }
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
