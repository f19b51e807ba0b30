import Foundation

/// Reads JSON after RFC 8259, within limits on depth and number of values.
struct JSONParser {
  private let bytes: [UInt8]
  private let limits: BoardLimits
  private var index = 0
  private var depth = 0
  private var count = 0

  init(_ data: Data, limits: BoardLimits) {
    bytes = [UInt8](data)
    self.limits = limits
    // Programs for Windows put a byte order mark before the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The one value of the file.
  mutating func value() throws(JSONError) -> JSONValue {
    let result = try next()
    skipSpace()
    guard index == bytes.count else { throw broken }
    return result
  }

  private mutating func next() throws(JSONError) -> JSONValue {
    skipSpace()
    count += 1
    if count > limits.valuesPerFile { throw .tooManyValues }
    guard index < bytes.count else { throw broken }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    try descend()
    var members: [JSONObject.Member] = []
    if skip("}") { return .object(JSONObject()) }
    repeat {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw broken }
      let key = try string()
      guard skip(":") else { throw broken }
      members.append(.init(key, try next()))
    } while skip(",")
    guard skip("}") else { throw broken }
    depth -= 1
    return .object(JSONObject(members))
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    try descend()
    var values: [JSONValue] = []
    if skip("]") { return .array([]) }
    repeat { values.append(try next()) } while skip(",")
    guard skip("]") else { throw broken }
    depth -= 1
    return .array(values)
  }

  private mutating func descend() throws(JSONError) {
    index += 1
    depth += 1
    if depth > limits.depth { throw .tooDeep(line: line) }
    skipSpace()
    // An empty list or object ends at once and does not go deeper.
    if index < bytes.count, [UInt8(ascii: "}"), UInt8(ascii: "]")].contains(bytes[index]) {
      depth -= 1
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) throws(JSONError)
    -> JSONValue
  {
    let end = index + text.utf8CodeUnitCount
    let isThere = text.withUTF8Buffer { word in
      end <= bytes.count && bytes[index..<end].elementsEqual(word)
    }
    guard isThere else { throw broken }
    index = end
    return value
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    _ = take(UInt8(ascii: "-"))
    guard let first = digits() else { throw broken }
    if first.count > 1, bytes[first.lowerBound] == UInt8(ascii: "0") { throw broken }
    if take(UInt8(ascii: ".")), digits() == nil { throw broken }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard digits() != nil else { throw broken }
    }
    guard index - start <= limits.digits else { throw broken }
    return JSONNumber(text: String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func digits() -> Range<Int>? {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return start == index ? nil : start..<index
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips space and then a sign; answers whether the sign was there.
  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    return take(UInt8(ascii: sign))
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private var line: Int { bytes[..<min(index, bytes.count)].count { $0 == 0x0A } + 1 }

  private var broken: JSONError {
    let before = bytes[..<min(index, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    // Bytes that only continue a character do not count.
    let column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    return .broken(line: line, column: column)
  }
}

extension JSONParser {
  private mutating func string() throws(JSONError) -> String {
    index += 1
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = try text(start..<index)
        index += 1
        return text
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case 0..<0x20: throw broken
      default: index += 1
      }
    }
    throw broken
  }

  private func text(_ range: Range<Int>) throws(JSONError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw .notUTF8(line: line)
    }
    return text
  }

  /// The rest of a string that has an escape at the present place.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var text = try text(start..<index)
    var plain = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text += try self.text(plain..<index)
        index += 1
        return text
      case UInt8(ascii: "\\"):
        text += try self.text(plain..<index)
        text.unicodeScalars.append(try escape())
        plain = index
      case 0..<0x20: throw broken
      default: index += 1
      }
    }
    throw broken
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard index + 1 < bytes.count else { throw broken }
    let sign = bytes[index + 1]
    index += 2
    switch sign {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(sign)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw broken
    }
  }

  /// The character of one or two `\u` escapes; half of a pair becomes the replacement character.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isPair =
      first < 0xDC00 && index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\")
      && bytes[index + 1] == UInt8(ascii: "u")
    guard isPair else { return "\u{FFFD}" }
    let back = index
    index += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second) else {
      index = back
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count else { throw broken }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw broken }
      value = value << 4 | UInt32(digit)
    }
    index += 4
    return value
  }
}
