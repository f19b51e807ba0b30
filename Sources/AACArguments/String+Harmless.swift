extension String {
  /// The text as a terminal may be shown it: what it would obey, or what would turn the reading direction round, is
  /// seen as a sign and not done.
  ///
  /// Texts of people come from anywhere, also from files; they must not move the cursor or name the window. Line ends
  /// stay unless the text is to be one line; tabs stay.
  package func harmless(keepingLines: Bool = true) -> String {
    // In UTF-8 the other signs that are meant begin with these two bytes.
    let isSuspect = { (byte: UInt8) in
      byte < 0x20 && byte != 0x09 && (byte != 0x0A || !keepingLines)
        || byte == 0x7F || byte == 0xC2 || byte == 0xE2
    }
    guard utf8.contains(where: isSuspect) else { return self }
    var view = UnicodeScalarView()
    for scalar in unicodeScalars { view.append(scalar.shown(keepingLines: keepingLines)) }
    return String(view)
  }

  /// JSON in which such signs stand as their numbers, so that it says the same and may be shown as well.
  package var harmlessJSON: String {
    guard unicodeScalars.contains(where: { $0.value > 0x20 && $0 != $0.shown() }) else {
      return self
    }
    var view = UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.value > 0x20, scalar != scalar.shown() else {
        view.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      view.append(contentsOf: escape.unicodeScalars)
    }
    return String(view)
  }
}

extension Unicode.Scalar {
  /// The sign that stands for the character on a screen; nearly always itself.
  fileprivate func shown(keepingLines: Bool = true) -> Unicode.Scalar {
    switch value {
    case 0x09: self
    case 0x0A: keepingLines ? self : " "
    // The pictures of control characters: ␛ for escape.
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    // Control characters of eight bits, line separators, marks that turn the direction round.
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: self
    }
  }
}
