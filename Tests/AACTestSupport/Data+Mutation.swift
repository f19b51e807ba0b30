public import Foundation

extension Data {
  /// The bytes with a few of them changed, cut out, doubled or replaced by what breaks programs.
  public func mutated(using random: inout some RandomNumberGenerator) -> Data {
    var bytes = [UInt8](self)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let length = Int.random(in: 0...Swift.min(40, bytes.count - place), using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[place] = .random(in: 0...255, using: &random)
      case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 4: bytes.removeSubrange(place...)
      case 5:
        let other = Int.random(in: 0...bytes.count - length, using: &random)
        bytes.replaceSubrange(other..<other + length, with: bytes[place..<place + length])
      default:
        let token = Self.tokens[Int.random(in: 0..<Self.tokens.count, using: &random)]
        bytes.insert(contentsOf: Array(token.utf8), at: place)
      }
    }
    return Data(bytes)
  }

  private static let tokens = [
    "null", "true", "-1", "1e999", "[]", "{}", "\"\"", "[[[[", "{\"a\":", "\\u0000", "\\ud800",
    "999999999999999999999", "\"../../x\"", "0.1", ",", "\"", "\u{0}", "é", "\u{FEFF}",
    "PK\u{5}\u{6}",
    "\"id\":", "\"order\":[[", "data:image/png;base64,", "rgb(", ":clear", "+",
  ]
}
