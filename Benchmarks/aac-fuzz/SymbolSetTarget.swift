import AACArchive
import AACCore
import AACPictures
import AACStore
import AACTestSupport
import Foundation

/// Symbol sets in packages: all that can be read is installed in one transaction, or nothing is.
struct SymbolSetTarget: FuzzTarget {
  static let name = "symbol-sets"

  private let database: AppDatabase

  init() throws { database = try AppDatabase.inMemory() }

  func broken(_ data: Data, using random: inout SplitMix64) throws -> Data {
    try BoardTarget.brokenPackage(data, using: &random)
  }

  mutating func check(_ data: Data) throws -> Bool {
    let now = Date(timeIntervalSince1970: 0)
    do {
      let files = Dictionary(
        try ZipArchive.entries(of: data).map { ($0.path, $0.data) },
        uniquingKeysWith: { first, _ in first })
      let list = try SymbolSet(among: files.keys.sorted()) { files[$0] ?? Data() }
      let set = PictureSet(
        id: list.id, name: list.name, licence: list.licence, author: list.author)
      var rest = list.symbols[...]
      var ids: Set<Pictogram.ID> = []
      try database.install(set, now: now) {
        while let symbol = rest.popFirst() {
          guard let picture = try? Picture(reading: files[symbol.path] ?? Data()) else { continue }
          let id = Pictogram.ID(rawValue: "\(set.id):\(symbol.name)")
          ids.insert(id)
          let names = symbol.names.flatMap { language, names in
            names.map { NewPicture.Name($0, in: language, isVerb: symbol.isVerb) }
          }
          return NewPicture(
            StoredPicture(
              id: id, mediaType: picture.mediaType.rawValue, data: picture.data,
              licence: set.licence, author: set.author), emoji: symbol.emoji, names: names)
        }
        return nil
      }
      let installed = try database.pictureSets()
      guard installed.map(\.set) == [set], installed[0].count == ids.count else {
        throw BrokenPromise("another number of pictures is installed than was read")
      }
      for id in ids where try database.picture(for: id) == nil {
        throw BrokenPromise("\(id.rawValue) was installed and is not there")
      }
      try database.usePictureSet(set.id)
      try database.removePictureSet(set.id)
      guard try database.pictureSets().isEmpty else {
        throw BrokenPromise("a removed set is still there")
      }
      return true
    } catch let error as any UserFacingError {
      try checkLine(error)
      guard try database.pictureSets().isEmpty else {
        throw BrokenPromise("a part of a refused set was installed")
      }
      return false
    }
  }
}
