import AACArchive
import AACCore
import AACStore
public import Boards
public import Foundation

extension BoardLibrary {
  /// Reads a file and keeps its boards, all of it or nothing.
  ///
  /// - Throws: what is wrong with the file, and what the database throws.
  public func add(
    _ data: Data, named path: String, id: String, name: String?, now: Date
  ) throws -> BoardReportView {
    let read = try BoardPackage.read(data, named: path, unpack: Self.unpack)
    let file = URL(filePath: path)
    let title = try nameApart(
      name ?? read.package.name ?? file.deletingPathExtension().lastPathComponent)
    let view = BoardReportView(
      id: id, name: title, read.report, words: try words(in: read.package),
      messages: variety.language)
    let set = StoredBoardSet(
      id: id, name: title, source: file.lastPathComponent, form: read.package.form.rawValue,
      boardCount: read.package.boards.count, added: now, report: try view.json())
    let files = read.package.files.map { StoredBoardSet.File(path: $0.path, data: $0.data) }
    try database.add(set, files: files, in: variety.language, by: person?.id)
    return view
  }

  /// A name that no other set has, those that were removed and those that are made of the vocabulary too: `Casa (2)`.
  ///
  /// Two sets of one name could be told apart by nobody who looks for theirs.
  private func nameApart(_ name: String) throws -> String {
    let made: [Text] = [.boardCoreName, .boardVocabularyName]
    let taken = Set(
      (try database.boardSets(includingRemoved: true).map(\.name)
        + made.flatMap { text in Language.allCases.map { text[$0] } }).map(\.foldedForSearch))
    guard taken.contains(name.foldedForSearch) else { return name }
    return (2...).lazy.map { "\(name) (\($0))" }.first { !taken.contains($0.foldedForSearch) }
      ?? name
  }

  /// The files of a zip package, for the readers of boards.
  public static func unpack(_ data: Data) throws -> [BoardFile] {
    try ZipArchive.entries(of: data).map { BoardFile(path: $0.path, data: $0.data) }
  }

  /// A zip package of files.
  public static func pack(_ files: [BoardFile]) throws -> Data {
    try ZipArchive.data(of: files.map { ArchiveEntry(path: $0.path, data: $0.data) })
  }
}
