public import AACCore
public import AACPrint
public import AACStore
import Boards
import Foundation

/// Who made the pictures of a page, each named once, in the order of the page.
public struct Credits {
  /// Their names and licences.
  public private(set) var names: [String] = []
  private var seen: Set<String> = []

  /// Nobody yet.
  public init() {}

  /// Names one more, unless there is nobody to name.
  public mutating func add(_ name: String?) {
    guard let name, !name.isEmpty, seen.insert(name).inserted else { return }
    names.append(name)
  }
}

extension AppDatabase {
  /// The picture of a word as it is printed, the one of the screen; where its drawing is not installed, its characters.
  ///
  /// - Throws: what the database throws.
  public func printed(_ id: Pictogram.ID, credits: inout Credits) throws -> PrintPicture? {
    guard let picture = try picture(for: id) else {
      guard let pictogram = try pictogram(id), !pictogram.emoji.isEmpty else { return nil }
      return .characters(pictogram.emoji)
    }
    credits.add(BoardLicense(type: picture.licence, authorName: picture.author).line)
    return .data(picture.data)
  }
}
