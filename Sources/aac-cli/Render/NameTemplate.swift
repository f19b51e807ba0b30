import AACCore
import Foundation

/// How the files of a run are named, such as `{index}-{slug}`.
///
/// Whatever it is filled with, the result is a path below the folder: what comes from the lines can neither hold
/// a slash nor be `..`.
struct NameTemplate: Hashable, Sendable {
  /// What can stand in it.
  static let holders = ["{index}", "{slug}", "{name}", "{language}"]

  private let text: String
  private let prefersNames: Bool

  /// A template; nil: the usual one, in which a name of the line takes the place of everything.
  ///
  /// - Throws: ``RenderError/badTemplate(_:)``.
  init(_ text: String?) throws(RenderError) {
    self.text = text ?? "{index}-{slug}"
    prefersNames = text == nil
    let rest = Self.holders.reduce(self.text) { $0.replacingOccurrences(of: $1, with: "x") }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    let isBad = { (part: Substring) in part.isEmpty || part.hasPrefix(".") }
    guard !rest.contains(where: { $0 == "{" || $0 == "}" }), !parts.contains(where: isBad),
      !rest.hasUnseenCharacters
    else { throw .badTemplate(self.text) }
  }

  /// The path of an item in the folder, without its ending.
  ///
  /// - Throws: ``RenderError/badName(_:)``.
  func path(of item: RenderItem) throws(RenderError) -> String {
    let name = try item.name.map { name throws(RenderError) in try Self.checked(name) }
    if prefersNames, let name { return name }
    var path = ""
    var rest = text[...]
    // The check in `init` has left no bracket that belongs to none of these.
    while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}") {
      path += rest[..<open]
      switch rest[open...close] {
      case "{index}": path += Self.digits(of: item.index)
      case "{language}": path += item.variety.tag
      case "{name}": path += name ?? Self.slug(item.text)
      default: path += Self.slug(item.text)
      }
      rest = rest[rest.index(after: close)...]
    }
    path += rest
    guard path.split(separator: "/").allSatisfy({ $0.utf8.count <= 240 && $0.first != "." }) else {
      throw .badName(path)
    }
    return path
  }

  /// A number in six digits or more.
  private static func digits(of index: Int) -> String {
    let digits = String(index)
    return String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
  }

  /// A name that a line asks for, without the ending of a sound file.
  private static func checked(_ name: String) throws(RenderError) -> String {
    var stem = name
    for ending in ["wav", "flac", "ogg", "opus", "mp3"]
    where stem.lowercased().hasSuffix("." + ending) {
      stem = String(stem.dropLast(ending.count + 1))
      break
    }
    let reserved: Set<Character> = ["/", "\\", "<", ">", ":", "\"", "|", "?", "*"]
    let hasReserved = stem.contains(where: reserved.contains)
    guard !stem.isEmpty, !hasReserved, !stem.hasUnseenCharacters, stem.first != ".",
      stem.last != ".",
      stem.first != " ", stem.last != " ", stem.utf8.count <= 200
    else { throw .badName(name) }
    return stem
  }

  /// The text in small letters without accents and marks, words joined by hyphens.
  static func slug(_ text: String) -> String {
    let plain = text.foldedForSearch
    var slug = ""
    for word in words(of: plain) {
      guard slug.utf8.count + word.utf8.count < 60 else { break }
      slug += (slug.isEmpty ? "" : "-") + word
    }
    return slug.isEmpty ? "x" : slug.lowercased()
  }

  /// What of a text is ASCII letters and digits.
  private static func words(of text: String) -> [Substring] {
    // Where no mark can be joined to a character, each is one by itself.
    if text.utf8.allSatisfy({ $0 < 0xC4 }) {
      return text.utf8.split(whereSeparator: { byte in
        !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte | 0x20)
      }).map(Substring.init)
    }
    return text.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) })
  }
}
