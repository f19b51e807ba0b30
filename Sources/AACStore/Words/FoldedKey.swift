/// A word as it is looked up: lower-case, without accents, single spaces.
///
/// Computed here and not by SQLite, which knows only ASCII. *Ñ* folds to *n* so that *nino* finds
/// *niño*; where *ano* and *año* both exist, look-ups prefer the one as typed.
struct FoldedKey: Hashable {
  let text: String

  init(_ word: String) {
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
