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
  /// The picture of a word as it is printed; where its drawing is not installed, its characters.
  ///
  /// - Throws: what the database throws.
  func printed(_ id: Pictogram.ID, credits: inout Credits) throws -> PrintPicture? {
    guard let pictogram = try database.pictogram(id) else { return nil }
    guard let svg = pictogram.svg else {
      return pictogram.emoji.isEmpty ? nil : .characters(pictogram.emoji)
    }
    credits.add(
      BoardLicense(type: pictogram.licence, authorName: pictogram.author).line)
    return .data(Data(svg.utf8))
  }
}
