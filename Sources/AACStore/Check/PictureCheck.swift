import AACCore
import Foundation

/// Looks for drawings that words name and nobody drew, and for drawings that nobody lists.
struct PictureCheck {
  private let source: VocabularySource
  private let pictures: PictogramFolder
  private let folder: VocabularyFolder

  init(_ source: VocabularySource, _ folder: VocabularyFolder) {
    self.source = source
    self.folder = folder
    pictures = PictogramFolder(folder)
  }

  func problems() -> [VocabularyProblem] {
    let rows = source.categories.map { ($0.row, $0.pictogram) }
    let named = rows + source.concepts.map { ($0.row, $0.pictogram) }
    return named.compactMap(problem) + listed() + unlisted()
  }

  private func problem(_ row: CSVRow, _ id: Pictogram.ID?) -> VocabularyProblem? {
    guard let id else {
      // A malformed id has been reported as such.
      return row["pictogram"].isEmpty ? row.problem("pictogram", .emptyPicture) : nil
    }
    if id.rawValue.hasPrefix("twemoji:") && folder.twemoji == nil { return nil }
    return pictures.svg(of: id) == nil
      ? row.problem("pictogram", .pictureMissing(id.rawValue)) : nil
  }

  private func listed() -> [VocabularyProblem] {
    source.pictures.compactMap { row in
      let id = "aac:\(row["name"])"
      return pictures.svg(of: Pictogram.ID(rawValue: id)) == nil
        ? row.problem("name", .pictureMissing(id)) : nil
    }
  }

  private func unlisted() -> [VocabularyProblem] {
    let listed = Set(source.pictures.map { "\($0["name"]).svg" })
    let path = folder.data.appending(path: "pictograms").path
    // A missing folder is reported with its index.
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(".svg") && !listed.contains($0) }.sorted().map { file in
      VocabularyProblem(
        file: "pictograms/index.csv", line: 1, column: "name", kind: .unlistedPicture(file))
    }
  }
}
