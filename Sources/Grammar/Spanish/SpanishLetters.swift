/// A word as its letters, in which forms are built before the accent is written.
///
/// Letters are Unicode scalars: an accented vowel is one of them, and comparing two is comparing
/// two numbers.
///
/// Source: *Ortografía* of 2010, ch. I (letters) and ch. II (accents).
typealias SpanishLetters = [Unicode.Scalar]

extension SpanishLetters {
  /// The letters of a text in lower case, accents that follow their vowel joined to it.
  init(spanish text: some StringProtocol) {
    self.init()
    reserveCapacity(text.utf8.count + 8)
    for scalar in text.unicodeScalars {
      if scalar.value < 0x300 || scalar.value > 0x36F {
        append(scalar.lowercasedLetter)
      } else if let last, let joined = last.joined(with: scalar) {
        self[count - 1] = joined
      } else {
        append(scalar)
      }
    }
  }

  /// The letters as text.
  var text: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self)
    return String(view)
  }

  /// Whether the word ends in these letters.
  func hasSuffix(_ suffix: String) -> Bool {
    var index = endIndex
    for scalar in suffix.unicodeScalars.reversed() {
      guard index > startIndex else { return false }
      index -= 1
      guard self[index] == scalar else { return false }
    }
    return true
  }

  /// Whether the letter at an index is a *u* that only keeps the sound of *g* or *q*: *gue, que*.
  func isSilent(at index: Int) -> Bool {
    guard index > 0, self[index] == "u" else { return false }
    if self[index - 1] == "q" { return true }
    guard self[index - 1] == "g", index + 1 < count else { return false }
    return self[index + 1].withoutAcute == "e" || self[index + 1].withoutAcute == "i"
  }

  /// Whether a syllable can have its nucleus at an index.
  func isVowel(at index: Int) -> Bool {
    if self[index] == "y" { return index == count - 1 && index > 0 }
    return self[index].isSpanishVowel && !isSilent(at: index)
  }
}

extension Unicode.Scalar {
  var lowercasedLetter: Unicode.Scalar {
    let isCapital = ("A"..."Z").contains(self) || ("À"..."Þ").contains(self) && self != "×"
    return isCapital ? Unicode.Scalar(value + 32) ?? self : self
  }

  /// The letter with a combining acute, diaeresis or tilde put on it; nil when there is none.
  func joined(with mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (self, mark) {
    case (_, "\u{301}"): withAcute == self ? nil : withAcute
    case ("u", "\u{308}"): "ü"
    case ("n", "\u{303}"): "ñ"
    default: nil
    }
  }

  var isOpenVowel: Bool {
    switch self {
    case "a", "e", "o", "á", "é", "ó": true
    default: false
    }
  }

  var isClosedVowel: Bool {
    switch self {
    case "i", "u", "í", "ú", "ü", "y": true
    default: false
    }
  }

  var isSpanishVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u", "á", "é", "í", "ó", "ú", "ü": true
    default: false
    }
  }

  var withoutAcute: Unicode.Scalar {
    switch self {
    case "á": "a"
    case "é": "e"
    case "í": "i"
    case "ó": "o"
    case "ú": "u"
    default: self
    }
  }

  var withAcute: Unicode.Scalar {
    switch self {
    case "a": "á"
    case "e": "é"
    case "i": "í"
    case "o": "ó"
    case "u": "ú"
    default: self
    }
  }

  var hasAcute: Bool { withoutAcute != self }
}

extension Unicode.Scalar {
  /// Whether Spanish writes words with it.
  var isSpanishLetter: Bool {
    ("a"..."z").contains(self) || self == "ñ" || self == "ü" || hasAcute || properties.isAlphabetic
  }
}
