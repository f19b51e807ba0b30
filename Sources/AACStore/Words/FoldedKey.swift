/// A word as it is looked up: lower-case, without accents, single spaces.
///
/// Computed here and not by SQLite, which knows only ASCII. *Ñ* folds to *n* so that *nino* finds
/// *niño*; where *ano* and *año* both exist, look-ups prefer the one as typed.
struct FoldedKey: Hashable {
  let text: String

  init(_ word: String) {
    if let plain = Self.plain(word) {
      text = plain
      return
    }
    var scalars = String.UnicodeScalarView()
    var spaceIsDue = false
    for scalar in word.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        spaceIsDue = !scalars.isEmpty
        continue
      }
      // Combining accents, so that composed and decomposed text give the same key.
      if (0x300...0x36F).contains(scalar.value) { continue }
      if spaceIsDue { scalars.append(" ") }
      spaceIsDue = false
      scalars.append(Self.base(of: scalar))
    }
    text = String(scalars)
  }

  /// A word of ASCII letters and the like, byte by byte; nil where the rules of Unicode are needed.
  private static func plain(_ word: String) -> String? {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(word.utf8.count)
    var spaceIsDue = false
    for byte in word.utf8 {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        spaceIsDue = !bytes.isEmpty
        continue
      }
      if spaceIsDue { bytes.append(0x20) }
      spaceIsDue = false
      bytes.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0xE0...0xE5: "a"
    case 0xE7: "c"
    case 0xE8...0xEB: "e"
    case 0xEC...0xEF: "i"
    case 0xF1: "n"
    case 0xF2...0xF6: "o"
    case 0xF9...0xFC: "u"
    case 0xFD, 0xFF: "y"
    case 0x2019: "'"
    default: scalar
    }
  }
}
