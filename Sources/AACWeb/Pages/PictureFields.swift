import AACCore
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
        "index": index, "label": label.withSoftHyphens(in: variety.language),
        "wordLang": variety.tag,
        "color": tile.map { FitzgeraldColor($0.lexeme).rawValue } ?? "none",
        "negated": tile?.isNegated == true ? picture("aac:negation-cross") : false,
      ] as Fields
    )
  }
}

extension String {
  /// The text as part of an address.
  ///
  /// Letters, digits and `-._~:` of ASCII stay as they are (RFC 3986, section 2.3, and the colon of ids).
  var inAddress: String {
    guard !utf8.allSatisfy(Self.staysInAddress) else { return self }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count * 2)
    for byte in utf8 {
      if Self.staysInAddress(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func staysInAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
