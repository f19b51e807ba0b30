extension String {
  /// The text in one line, without signs that do something to a terminal.
  var printable: String {
    func isPlain(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
        && scalar.value != 0x2028 && scalar.value != 0x2029
    }
    if unicodeScalars.allSatisfy(isPlain) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { isPlain($0) ? $0 : " " }))
  }
}
