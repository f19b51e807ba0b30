import AACCore
import AACPrint
import AACStore
import Boards
import Foundation

/// Who made the pictures of a page, each named once, in the order of the page.
struct Credits {
  private(set) var names: [String] = []
  private var seen: Set<String> = []

  mutating func add(_ name: String?) {
    guard let name, !name.isEmpty, seen.insert(name).inserted else { return }
    names.append(name)
  }
}

extension Session {
  /// The picture of a word as it is printed, that of the symbol set in use before its own; where its drawing is not installed, its characters.
  ///
  /// - Throws: what the database throws.
  func printed(_ id: Pictogram.ID, credits: inout Credits) throws -> PrintPicture? {
    if let picture = try database.picture(for: id) {
      credits.add(BoardLicense(type: picture.licence, authorName: picture.author).line)
      return .data(picture.data)
    }
    guard let pictogram = try database.pictogram(id), !pictogram.emoji.isEmpty else { return nil }
    return .characters(pictogram.emoji)
  }
}
