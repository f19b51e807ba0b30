import Foundation

/// A text without what a voice should not be given, and the way back from it to the text.
///
/// Pictures, control and format characters are left out, because espeak-ng reads the former aloud by
/// name and obeys some of the latter; accents typed as characters of their own are joined to their letter.
struct SpeakableText {
  /// What is given to the voice.
  private(set) var scalars: [Unicode.Scalar] = []
  /// For each of ``scalars`` the place in the text of the character it comes from.
  private(set) var origins: [Int] = []
  /// The words of the text: between spaces, and within that without the marks at both ends.
  private(set) var words: [Word] = []

  /// A word's places in the text.
  struct Word: Equatable {
    /// With the marks around it.
    var token: Range<Int>
    /// From its first to its last letter, digit or sign.
    var range: Range<Int>
  }

  init(_ text: String) {
    var token: Range<Int>?
    var spoken: Range<Int>?
    func endWord() {
      if let token, let spoken { words.append(Word(token: token, range: spoken)) }
      token = nil
      spoken = nil
    }
    for (offset, character) in text.enumerated() {
      let kept = Self.speakable(character)
      scalars += kept
      origins += Array(repeating: offset, count: kept.count)
      if kept.contains(" ") { endWord() }
      if kept.isEmpty || kept == [" "] { continue }
      token = (token?.lowerBound ?? offset)..<(offset + 1)
      if kept.contains(where: Self.isSpoken) {
        spoken = (spoken?.lowerBound ?? offset)..<(offset + 1)
      }
    }
    endWord()
  }

  /// The text for espeak-ng, with the zero byte that ends it.
  var utf8: [UInt8] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return Array(String(view).utf8) + [0]
  }

  /// Index of the word that a place in ``scalars`` belongs to.
  func wordIndex(atScalar index: Int) -> Int? {
    guard origins.indices.contains(index) else { return nil }
    let origin = origins[index]
    return words.firstIndex { $0.token.contains(origin) }
  }

  /// What remains of a character: itself, a space in its place, or nothing.
  private static func speakable(_ character: Character) -> [Unicode.Scalar] {
    if character.isWhitespace || isPicture(character) { return [" "] }
    let scalars = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    return scalars.compactMap { scalar in
      switch scalar.properties.generalCategory {
      case .control: " "
      case .format, .privateUse, .unassigned, .surrogate: nil
      default: scalar
      }
    }
  }

  /// Whether a character is a drawing: an emoji, a dingbat, an arrow.
  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0xFE0F, 0x20E3, 0x2190...0x21FF, 0x2300...0x2BFF: true
      default:
        scalar.properties.isEmojiPresentation
          || scalar.properties.generalCategory == .otherSymbol
            && !"°©®™№".unicodeScalars.contains(scalar)
      }
    }
  }

  /// Whether a voice says something for it: letters, digits, signs such as + and €.
  private static func isSpoken(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .decimalNumber, .letterNumber, .otherNumber: true
    default: scalar.properties.isAlphabetic || "%&@".unicodeScalars.contains(scalar)
    }
  }
}
