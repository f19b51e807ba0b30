import Foundation

/// The fields of a form, or of the part of an address behind the question mark.
struct Form: Sendable {
  private var fields: [String: [String]] = [:]

  init() {}

  /// Reads `a=1&b=2`; nil when it is not UTF-8 or has more fields than any page of ours.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "&")
    guard parts.count <= 100 else { return nil }
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(pair[0]),
        let value = Self.decoded(pair.count > 1 ? pair[1] : "")
      else { return nil }
      fields[name, default: []].append(value)
    }
  }

  /// The first value of a field; nil when it was not sent.
  subscript(name: String) -> String? { fields[name]?.first }

  /// The value of a field as something that has a text; nil when it was not sent or is no such text.
  func value<Value: RawRepresentable<String>>(_ name: String) -> Value? {
    self[name].flatMap(Value.init(rawValue:))
  }

  private static func decoded(_ text: some StringProtocol) -> String? {
    let decoded = String(text.map { $0 == "+" ? " " : $0 }).removingPercentEncoding
    // A zero is the end of a text for half of the world's programs, and no part of any word.
    return decoded.flatMap { $0.contains("\0") ? nil : $0 }
  }
}
