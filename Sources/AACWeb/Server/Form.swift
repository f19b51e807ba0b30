import Foundation

/// The fields of a form, or of the part of an address behind the question mark.
struct Form: Sendable {
  /// Most fields that a page of ours sends.
  static let mostFields = 100

  private var fields: [String: [String]] = [:]
  private var files: [String: FormFile] = [:]

  init() {}

  /// Reads `a=1&b=2`; nil when it is not UTF-8 or has more fields than any page of ours.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "&")
    guard parts.count <= Self.mostFields else { return nil }
    for part in parts {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(pair[0]),
        let value = Self.decoded(pair.count > 1 ? pair[1] : "")
      else { return nil }
      fields[name, default: []].append(value)
    }
  }

  /// The fields and files of a form that was sent in parts; nil when it cannot be read.
  init?(_ parts: [MultipartBody.Part]) {
    guard parts.count <= Self.mostFields else { return nil }
    for part in parts {
      if let fileName = part.fileName {
        // A browser sends a file field that was left empty as an empty file.
        if !part.bytes.isEmpty { files[part.name] = FormFile(name: fileName, bytes: part.bytes) }
      } else {
        guard let text = String(validating: part.bytes, as: UTF8.self), !text.contains("\0") else {
          return nil
        }
        fields[part.name, default: []].append(text)
      }
    }
  }

  /// The file of a field; nil when none was sent.
  func file(_ name: String) -> FormFile? { files[name] }

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

/// A file that a form sent.
struct FormFile: Sendable {
  /// What it is called where it came from: to be shown, never to be opened.
  let name: String
  let bytes: [UInt8]
}
