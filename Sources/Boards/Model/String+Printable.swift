extension String {
  /// The text in one line, without signs that do something to a terminal.
  ///
  /// What ends a line or stands between words becomes a space; other control signs, and those that
  /// turn the direction of writing so that a name reads as another, are left out.
  var printable: String {
    if unicodeScalars.allSatisfy(\.isPrintable) { return self }
    let scalars = unicodeScalars.compactMap { scalar in
      scalar.isPrintable ? scalar : scalar.properties.isWhitespace ? " " : nil
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029: false
    case 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
