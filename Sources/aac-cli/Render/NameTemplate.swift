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
    let digits = String(item.index)
    let index = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    let slug = Self.slug(item.text)
    let path =
      text
      .replacingOccurrences(of: "{index}", with: index)
      .replacingOccurrences(of: "{language}", with: item.variety.tag)
      .replacingOccurrences(of: "{slug}", with: slug)
      .replacingOccurrences(of: "{name}", with: name ?? slug)
    guard path.split(separator: "/").allSatisfy({ $0.utf8.count <= 240 && $0.first != "." }) else {
      throw .badName(path)
    }
    return path
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
    for word in plain.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }) {
      guard slug.utf8.count + word.utf8.count < 60 else { break }
      slug += (slug.isEmpty ? "" : "-") + word
    }
    return slug.isEmpty ? "x" : slug.lowercased()
  }
}
