// Words compared by their bytes: the standard library has to ask whether two texts that differ are the same letters with their
// accents apart, which takes ten times as long for every word with an accent. Words of the tables, of the rules and of what was
// chosen have one spelling (`Lexicon`), so that bytes tell the same, as in ``WordSet``.

extension String {
  /// Whether both are the same, byte by byte.
  @inline(__always)
  static func == (one: String, other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.hasBytes(of: other)
  }

  @inline(__always)
  static func != (one: String, other: String) -> Bool { !(one == other) }

  /// Whether a text that is as long has the same bytes.
  private func hasBytes(of other: String) -> Bool {
    withBytes { bytes in
      other.withBytes { others in
        for index in bytes.indices where bytes[index] != others[index] { return false }
        return true
      }
    }
  }
}

extension Optional where Wrapped == String {
  /// Whether both are the same text, or neither is any.
  @inline(__always)
  static func == (one: String?, other: String?) -> Bool {
    switch (one, other) {
    case (let one?, let other?): one == other
    case (nil, nil): true
    default: false
    }
  }

  @inline(__always)
  static func != (one: String?, other: String?) -> Bool { !(one == other) }
}

/// Whether a text is that of a case.
@inline(__always)
func ~= (pattern: String, text: String) -> Bool { pattern == text }

extension Array where Element == String {
  /// Whether a text is one of these.
  func contains(_ text: String) -> Bool {
    for word in self where word == text { return true }
    return false
  }
}
