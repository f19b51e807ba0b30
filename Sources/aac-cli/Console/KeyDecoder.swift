/// Turns the bytes that a terminal sends into keys.
///
/// Bytes may come in any portions: a sequence that is cut stays pending until the rest arrives, or until
/// ``flush()`` says that nothing more comes, which makes a lone escape the Escape key.
struct KeyDecoder: Sendable {
  private var pending: [UInt8] = []

  /// The keys that are complete with these bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    pending += bytes
    var keys: [Key] = []
    while let (key, length) = nextKey() {
      pending.removeFirst(length)
      if let key { keys.append(key) }
    }
    return keys
  }

  /// The key that the pending bytes are if nothing more comes.
  mutating func flush() -> [Key] {
    defer { pending = [] }
    return pending == [0x1B] ? [.escape] : []
  }

  /// Whether bytes wait for the rest of their sequence.
  var isPending: Bool { !pending.isEmpty }

  /// The first complete key and its length in bytes; the key is nil for a sequence that means nothing here.
  private func nextKey() -> (Key?, Int)? {
    guard let first = pending.first else { return nil }
    switch first {
    case 0x03: return (.interrupt, 1)
    case 0x04: return (.endOfInput, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 0x09: return (.tab, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x1B: return escapeSequence()
    case 0x00..<0x20: return (nil, 1)
    default: return character(first)
    }
  }

  private func character(_ first: UInt8) -> (Key?, Int)? {
    let length =
      switch first {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF8: 4
      default: 1
      }
    guard pending.count >= length else { return nil }
    let text = String(decoding: pending.prefix(length), as: UTF8.self)
    guard text.count == 1, let character = text.first, character != "\u{FFFD}" else {
      return (nil, 1)
    }
    return (.character(character), length)
  }

  private func escapeSequence() -> (Key?, Int)? {
    guard pending.count >= 2 else { return nil }
    guard pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") else {
      return (.escape, 1)
    }
    guard let final = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return pending.count > 16 ? (.escape, 1) : nil
    }
    let parameters = String(decoding: pending[2..<final], as: UTF8.self)
    return (Self.key(final: pending[final], parameters: parameters), final + 1)
  }

  private static func key(final: UInt8, parameters: String) -> Key? {
    switch (Character(UnicodeScalar(final)), parameters.split(separator: ";").first ?? "") {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): .right
    case ("D", _): .left
    case ("H", _), ("~", "1"), ("~", "7"): .home
    case ("F", _), ("~", "4"), ("~", "8"): .end
    case ("~", "3"): .delete
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }
}
