/// A number as it was written, equal to every other way of writing the same value.
public struct JSONNumber: Hashable, Sendable {
  /// The digits as they stand in the file.
  public let text: String

  /// A number by its text, which must be one of JSON.
  init(text: String) { self.text = text }

  /// A whole number.
  public init(_ value: Int) { text = String(value) }

  /// The nearest floating-point number.
  public var double: Double? { Double(text) }

  /// The whole number, also where it is written `3.0`; nil when it has a fraction or is too large.
  public var integer: Int? { Int(text) ?? double.flatMap { Int(exactly: $0) } }

  /// Digits and exponent without what does not count, so that `1`, `1.0` and `10e-1` are one.
  private struct Canonical: Hashable {
    var isNegative = false
    var digits: [UInt8] = []
    var exponent = 0
  }

  private var canonical: Canonical {
    var result = Canonical()
    var isFraction = false
    var rest = Substring(text)
    if rest.hasPrefix("-") {
      result.isNegative = true
      rest.removeFirst()
    }
    let mantissa = rest.prefix { $0 != "e" && $0 != "E" }
    for byte in mantissa.utf8 {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        if byte != UInt8(ascii: "0") || !result.digits.isEmpty { result.digits.append(byte) }
        if isFraction { result.exponent -= 1 }
      }
    }
    while result.digits.last == UInt8(ascii: "0") {
      result.digits.removeLast()
      result.exponent += 1
    }
    if result.digits.isEmpty { return Canonical() }
    let written = rest.dropFirst(mantissa.count + 1)
    let limit = 1 << 40
    let shift = Int(written) ?? (written.hasPrefix("-") ? -limit : written.isEmpty ? 0 : limit)
    result.exponent += min(max(shift, -limit), limit)
    return result
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.text == other.text || one.canonical == other.canonical
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }
}
