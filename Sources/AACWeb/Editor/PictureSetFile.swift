import AACArchive
import AACCore
import AACPictures
import AACStore
import Foundation

/// A symbol set that someone brings as a zip package: read as a whole before anything is written.
struct PictureSetFile {
  /// What came of installing it.
  struct Outcome {
    let set: PictureSet
    /// Pictures that were taken over.
    let count: Int
    /// Files that cannot become pictures, each with why.
    let refused: [String]
    /// Symbols of the list whose files are not there.
    let missing: [String]
  }

  private let list: SymbolSet
  private let files: [String: Data]

  /// Reads a package.
  ///
  /// - Throws: `ArchiveError`, and `PictureError` when it is no set that is known.
  init(_ file: FormFile) throws {
    var limits = ArchiveLimits()
    limits.files = 60_000
    let entries = try ZipArchive.entries(of: Data(file.bytes), limits: limits)
    let files = Dictionary(
      entries.map { ($0.path, $0.data) }, uniquingKeysWith: { first, _ in first })
    self.files = files
    list = try SymbolSet(among: entries.map(\.path)) { path in
      guard let data = files[path] else { throw PictureError.notASet }
      return data
    }
  }

  /// Installs the set: all pictures that are any, or nothing.
  ///
  /// - Throws: `StoreError`, and `PictureError.notASet` when none is a picture.
  func install(into database: AppDatabase, messages: Language, now: Date) throws -> Outcome {
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
    guard let data = files[symbol.path] else { throw PictureError.notASet }
    let picture = try Picture(reading: data)
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
