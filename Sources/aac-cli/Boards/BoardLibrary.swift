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
    try add(try BoardFiles.read(path), named: path, id: id, name: name, now: now)
  }
}
