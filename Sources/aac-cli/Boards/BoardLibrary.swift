import AACCore
import AACStore
import Boards
import Foundation

/// The boards of a session: imported sets, and those that are made of the vocabulary.
struct BoardLibrary {
  /// A set that was opened.
  struct Opened {
    var id: String
    var name: String
    var package: BoardPackage
    var report: BoardReport
  }

  let session: Session

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
    try session.database.add(set, files: files, in: session.language, by: session.person?.id)
    return view
  }

  /// The boards of a set, by id or name.
  ///
  /// - Throws: ``StoreError`` when there is none, ``BoardError`` when it cannot be read.
  func open(_ name: String) throws -> Opened {
    if let made = Made(rawValue: name.lowercased()) { return try make(made) }
    let set = try session.database.boardSet(name)
    let files = try session.database.boardFiles(of: set.id)
      .map { BoardFile(path: $0.path, data: $0.data) }
    let form = BoardPackage.Form(rawValue: set.form) ?? .obz
    let read = try BoardPackage.read(files, form: form)
    return Opened(id: set.id, name: set.name, package: read.package, report: read.report)
  }

  /// How many of the words of boards the vocabulary of their language has.
  func words(in package: BoardPackage) throws -> (matched: Int, total: Int) {
    try words(of: package).count(in: package)
  }

  /// The vocabulary of the language of boards.
  func words(of package: BoardPackage) throws -> BoardWords {
    let language = variety(of: package).language
    return BoardWords(try session.database.vocabulary(in: language, for: session.person?.id))
  }

  /// The language that boards are shown and spoken in: the person's, when the boards have words of
  /// it, else their own; the person's again when nobody here speaks theirs.
  func variety(of package: BoardPackage) -> LanguageVariety {
    let own = package.root.locale.flatMap(LanguageVariety.init(tag:))
    let others = package.boards.flatMap(\.strings.keys).compactMap(LanguageVariety.init(tag:))
    let languages = Set((others + [own].compactMap(\.self)).map(\.language))
    if languages.contains(session.language) { return session.variety }
    return own ?? session.variety
  }

  /// The tag of that language.
  func tag(of package: BoardPackage) -> String { variety(of: package).tag }
}

extension BoardLibrary.Opened {
  /// A board of the set by id or name; the first one without any.
  ///
  /// - Throws: ``BoardError/unknownBoard(name:)``.
  func board(_ name: String?) throws -> Board {
    guard let name else { return package.root }
    guard let board = package.board(name) else { throw BoardError.unknownBoard(name: name) }
    return board
  }
}
