import AACBoards
import AACCore
import AACStore
import Boards
import Foundation

extension BoardLibrary {
  /// The boards of a session.
  init(session: Session) {
    self.init(database: session.database, person: session.person, variety: session.variety)
  }

  /// The session that the boards are of.
  var session: Session { Session(database: database, person: person, variety: variety) }

  /// Reads a file and keeps its boards, all of it or nothing.
  ///
  /// - Throws: what is wrong with the file, and what the database throws.
  func add(_ path: String, id: String, name: String?, now: Date) throws -> BoardReportView {
    let data = try BoardFiles.read(path)
    let read = try BoardPackage.read(data, named: path, unpack: BoardFiles.unpack)
    let file = URL(filePath: path)
    let title = name ?? read.package.name ?? file.deletingPathExtension().lastPathComponent
    let view = BoardReportView(
      id: id, name: title, read.report, words: try words(in: read.package),
      messages: session.language)
    let set = StoredBoardSet(
      id: id, name: title, source: file.lastPathComponent, form: read.package.form.rawValue,
      boardCount: read.package.boards.count, added: now, report: try Environment.json(view))
    let files = read.package.files.map { StoredBoardSet.File(path: $0.path, data: $0.data) }
    try database.add(set, files: files, in: session.language, by: person?.id)
    return view
  }
}
