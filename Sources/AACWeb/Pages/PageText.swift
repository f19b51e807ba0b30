import Mustache

/// Makes text that people typed harmless within a page.
///
/// Most texts need no change and are looked at byte by byte, once.
struct PageText: MustacheContentType {
  /// The name by which templates ask for it.
  static let name = "PAGE"
  /// What a template begins with so that its values go through this type.
  static let pragma = "{{% CONTENT_TYPE:\(name)}}"

  func escapeText(_ text: String) -> String {
    guard text.utf8.contains(where: { Self.replacement(of: $0) != nil }) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      if let replacement = Self.replacement(of: byte) {
        bytes.append(contentsOf: replacement.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands for a character that means something in HTML, in text and in attributes.
  private static func replacement(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
