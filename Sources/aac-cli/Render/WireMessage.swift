/// Texts that travel together between processes or lie together in a file, each behind its length.
struct WireMessage: Hashable, Sendable {
  var fields: [String]

  init(_ fields: [String]) { self.fields = fields }

  /// The bytes: the length of all, then each field behind its own.
  var bytes: [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(fields.reduce(0) { $0 + $1.utf8.count + 4 })
    for field in fields {
      Self.append(field.utf8.count, to: &body)
      body += field.utf8
    }
    var result: [UInt8] = []
    result.reserveCapacity(body.count + 4)
    Self.append(body.count, to: &result)
    return result + body
  }

  /// Takes the first message out of bytes; nil when it is not complete yet.
  static func take(from bytes: inout [UInt8]) -> WireMessage? {
    guard let (message, end) = first(in: bytes) else { return nil }
    bytes.removeFirst(end)
    return message
  }

  /// The first message in bytes and where it ends; nil when it is not complete or not a message.
  static func first(in bytes: [UInt8]) -> (WireMessage, Int)? {
    guard let size = length(in: bytes, at: 0), 4 + size <= bytes.count else { return nil }
    let end = 4 + size
    var fields: [String] = []
    var place = 4
    while place < end {
      guard let count = length(in: bytes, at: place), place + 4 + count <= end else { return nil }
      fields.append(String(decoding: bytes[(place + 4)..<(place + 4 + count)], as: UTF8.self))
      place += 4 + count
    }
    return (WireMessage(fields), end)
  }

  private static func append(_ value: Int, to bytes: inout [UInt8]) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  private static func length(in bytes: [UInt8], at place: Int) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    return (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}
