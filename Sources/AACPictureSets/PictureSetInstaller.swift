public import AACCore
public import AACPictures
public import AACStore
public import Foundation

/// Takes over the pictures of a symbol set that was read: the same for the command and the page.
public struct PictureSetInstaller {
  /// What came of installing a set.
  public struct Outcome {
    /// The set as the database has it.
    public let set: PictureSet
    /// Pictures that were taken over.
    public let count: Int
    /// Files that cannot become pictures, each with why.
    public let refused: [String]
    /// Symbols of the list whose files are not there.
    public let missing: [String]
  }

  private let list: SymbolSet
  private let data: (String) throws -> Data

  /// An installer of a set.
  /// - Parameters:
  ///   - list: The symbols.
  ///   - data: Reads a file of the set by its path.
  public init(_ list: SymbolSet, data: @escaping (_ path: String) throws -> Data) {
    (self.list, self.data) = (list, data)
  }

  /// Installs the set: all pictures that are any, or nothing.
  ///
  /// - Throws: `StoreError`, what reading a file throws, and `PictureError.notASet` when none is a picture.
  public func install(
    into database: AppDatabase, messages: Language, now: Date
  ) throws -> Outcome {
    let set = PictureSet(
      id: list.id, name: list.name, licence: list.licence, author: list.author)
    var rest = list.symbols[...]
    var refused: [String] = []
    let count = try database.install(set, now: now) {
      while let symbol = rest.popFirst() {
        do {
          return try picture(symbol, of: set)
        } catch let error as PictureError where error != .noLibrary {
          // One bad picture in thousands is named and left out; the others are of use.
          refused.append("\(symbol.path): \(error.text[messages])")
        }
      }
      if refused.count == list.symbols.count { throw PictureError.notASet }
      return nil
    }
    // The words whose pictures it stands in for have the new ones.
    if try database.pictureSetInUse() == set.id { try database.usePictureSet(set.id) }
    return Outcome(set: set, count: count, refused: refused, missing: list.missing)
  }

  private func picture(_ symbol: SymbolSet.Symbol, of set: PictureSet) throws -> NewPicture {
    let picture = try Picture(reading: try data(symbol.path))
    let names = Language.allCases.flatMap { language in
      (symbol.names[language] ?? []).map {
        NewPicture.Name($0, in: language, isVerb: symbol.isVerb)
      }
    }
    return NewPicture(
      StoredPicture(
        id: Pictogram.ID(rawValue: "\(set.id):\(symbol.name)"),
        mediaType: picture.mediaType.rawValue, data: picture.data, licence: set.licence,
        author: set.author), emoji: symbol.emoji, names: names)
  }
}
