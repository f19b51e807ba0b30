import AACBoards
import AACCore
import AACPrint
import AACStore
import Boards
import Foundation
import Hummingbird

/// Boards of other programs, there and back, and boards on paper.
struct BoardFileController {
  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/files/boards") { request, context in
      try editor.open(request, context) { try page($0, context) }
    }
    router.post("care/files/boards") { request, context in
      try editor.open(request, context) { try take($0, context) }
    }
    router.get("care/files/boards/export") { request, context in
      try editor.open(request, context) { try export($0, try query(request)["set"]) }
    }
    router.get("care/files/boards/print") { request, context in
      try editor.open(request, context) { try print($0, try query(request)["set"]) }
    }
    router.post("care/files/boards/change") { request, context in
      try editor.open(request, context) { try change($0, context.form) }
    }
  }

  private func library(_ desk: EditorDesk) -> BoardLibrary {
    BoardLibrary(database: desk.database, person: desk.person, variety: desk.session.variety)
  }

  private func page(
    _ desk: EditorDesk, _ context: WebContext, report: BoardReportView? = nil,
    problem: Text? = nil
  ) throws -> Response {
    let language = desk.language
    let made: [Fields] = [
      set(BoardLibrary.Made.vocabulary.rawValue, Text.boardVocabularyName[language], nil, desk),
      set(BoardLibrary.Made.core.rawValue, Text.boardCoreName[language], nil, desk),
    ]
    let kept = try desk.database.boardSets(includingRemoved: true)
      .map { set($0.id, $0.name, $0, desk) }
    return try editor.page(
      "editorBoards", title: Text.editorBoards[language], back: "/care/files",
      [
        "hint": Text.editorBoardsHint[language], "sets": made + kept,
        "fileLabel": Text.editorBoardFile[language],
        "importLabel": Text.editorBoardImport[language],
        "exportLabel": Text.editorBoardExport[language],
        "printLabel": Text.editorBoardPrint[language], "report": report.map(fields) ?? false,
        "reportTitle": Text.editorBoardReport[language],
      ], desk: desk, context: context, problem: problem)
  }

  private func set(
    _ id: String, _ name: String, _ stored: StoredBoardSet?, _ desk: EditorDesk
  ) -> Fields {
    let language = desk.language
    let isRemoved = stored?.isRemoved == true
    return [
      "id": id, "name": name,
      "count": stored.map { Text.editorBoardCount(count: $0.boardCount)[language] as Any } ?? false,
      "isRemoved": isRemoved, "isKept": stored != nil,
      "removedText": Text.editorBoardRemoved(name: name)[language],
      "exportHref": "/care/files/boards/export?set=\(id.inAddress)",
      "printHref": "/care/files/boards/print?set=\(id.inAddress)",
      "changeLabel": (isRemoved ? Text.editorBoardRestore : .editorBoardRemove)[language],
      "change": isRemoved ? "restore" : "remove",
    ]
  }

  /// What was kept, changed and could not be used, in whole sentences.
  private func fields(_ report: BoardReportView) -> Any {
    [
      "lines": report.description.split(separator: "\n").dropFirst().map { line in
        ["text": line.trimmingPrefix { $0 == " " }, "isNote": line.hasPrefix("  ")] as Fields
      }, "name": report.name,
    ] as Fields
  }

  private func take(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    guard let file = context.form.file("file") else {
      return try page(desk, context, problem: .editorNoFile)
    }
    do {
      let report = try library(desk).add(
        Data(file.bytes), named: file.name, id: desk.environment.newID().lowercased(), name: nil,
        now: desk.now)
      desk.cache.forget()
      return try page(desk, context, report: report)
    } catch let error as any UserFacingError {
      return try page(desk, context, problem: error.text)
    }
  }

  private func export(_ desk: EditorDesk, _ name: String?) throws -> Response {
    let opened = try open(name, desk)
    let packed = try opened.package.packageFiles()
    return FileController.download(
      Array(try BoardLibrary.pack(packed.files)), type: "application/zip",
      name: "\(Self.fileName(opened.name)).obz")
  }

  private func print(_ desk: EditorDesk, _ name: String?) throws -> Response {
    let opened = try open(name, desk)
    var pages = try BoardPages(opened, board: nil, library: library(desk))
    let variety = desk.session.variety
    let sheets = try pages.sheets(PrintSetup(paper: .usual(in: variety)))
    let printed = try Printer().print(sheets, as: .pdf, title: opened.name, now: desk.now)
    return FileController.download(
      Array(printed.data), type: "application/pdf", name: "\(Self.fileName(opened.name)).pdf")
  }

  private func open(_ name: String?, _ desk: EditorDesk) throws -> BoardLibrary.Opened {
    guard let name else { throw PageError.notFound }
    do {
      return try library(desk).open(name)
    } catch StoreError.unknownBoardSet {
      throw PageError.notFound
    }
  }

  private func change(_ desk: EditorDesk, _ form: Form) throws -> Response {
    guard
      let set = try desk.database.boardSets(includingRemoved: true)
        .first(where: { $0.id == form["set"] })
    else { throw PageError.notFound }
    switch form["do"] {
    case "remove":
      try desk.database.remove(set, in: desk.language, by: desk.person?.id, now: desk.now)
    case "restore":
      try desk.database.restore(set, in: desk.language, by: desk.person?.id, now: desk.now)
    default: throw PageError.badRequest
    }
    desk.cache.forget()
    return .redirect(to: "/care/files/boards", type: .normal)
  }

  /// A name that any system takes for a file.
  private static func fileName(_ name: String) -> String {
    let plain = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    return plain.isEmpty ? "aac" : plain
  }
}
