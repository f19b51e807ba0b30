import AACCore
import AACStore
import Foundation
import HTTPTypes
import Hummingbird
import SentenceBuilder

/// Words as a spreadsheet, there and back, and a copy of everything.
struct FileController {
  let editor: Editor
  private let shelf = UploadShelf()

  init(editor: Editor) { self.editor = editor }

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/files") { request, context in
      try editor.open(request, context) { try page($0, context) }
    }
    router.get("care/files/words.csv") { request, context in
      try editor.open(request, context) { try export($0, try query(request)) }
    }
    router.post("care/files/words") { request, context in
      try editor.open(request, context) { try look($0, context) }
    }
    router.post("care/files/import") { request, context in
      try editor.open(request, context) { try take($0, context) }
    }
    router.get("care/files/backup") { request, context in
      try editor.open(request, context) { try backup($0) }
    }
  }

  private func page(
    _ desk: EditorDesk, _ context: WebContext, problem: Text? = nil
  ) throws -> Response {
    try editor.page(
      "editorFiles", title: Text.editorFiles[desk.language], back: "/care",
      FilesPage(desk: desk).fields, desk: desk, context: context, problem: problem)
  }

  private func export(_ desk: EditorDesk, _ query: Form) throws -> Response {
    var selection = SheetSelection()
    if query["all"] == nil { selection.languages = [desk.language] }
    let data = try desk.database.exportSheet(
      selection, as: query["form"] == "excel" ? .excel(for: desk.session.variety) : .plain)
    return Self.download(
      Array(data), type: "text/csv; charset=utf-8",
      name: "\(Text.editorFileName[desk.language]).csv")
  }

  /// Shows what a spreadsheet would change, or everything that is wrong in it.
  private func look(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    guard let file = context.form.file("file") else {
      return try page(desk, context, problem: .editorNoFile)
    }
    let replaces = context.form["replace"] != nil
    let page = SheetPage(desk: desk)
    do {
      let report = try withGuess(desk, replaces) {
        try desk.database.sheetReport(of: Data(file.bytes), $0)
      }
      let id = desk.environment.newID()
      if !report.isEmpty { shelf.keep(file, as: id, for: context.visitor) }
      return try editor.page(
        "editorSheet", title: Text.editorSheet[desk.language], back: "/care/files",
        try page.fields(report, file: file.name, id: id, replaces: replaces), desk: desk,
        context: context)
    } catch let error as SheetError {
      return try editor.page(
        "editorSheet", title: Text.editorSheet[desk.language], back: "/care/files",
        page.fields(error, file: file.name), desk: desk, context: context, problem: error.text)
    }
  }

  /// Takes a spreadsheet over that was looked at.
  private func take(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let form = context.form
    guard let id = form["id"], let file = shelf.file(id, for: context.visitor) else {
      return try page(desk, context, problem: .editorFileAgain)
    }
    do {
      let record = try withGuess(desk, form["replace"] != nil) {
        try desk.database.importSheet(
          Data(file.bytes), $0, by: desk.person?.id, now: desk.now
        ).record
      }
      desk.cache.forget()
      shelf.remove(id)
      return desk.redirect(to: "/care/words", done: record?.id)
    } catch let error as SheetError {
      return try editor.page(
        "editorSheet", title: Text.editorSheet[desk.language], back: "/care/files",
        SheetPage(desk: desk).fields(error, file: file.name), desk: desk, context: context,
        problem: error.text)
    }
  }

  /// Reads a file; what new words do not say is worked out only when something is missing, as that needs all words.
  private func withGuess<Result>(
    _ desk: EditorDesk, _ replaces: Bool, _ read: (SheetOptions) throws -> Result
  ) throws -> Result {
    var options = SheetOptions(language: desk.language, newID: desk.environment.newID)
    options.replaced = replaces ? SheetSelection() : nil
    do {
      return try read(options)
    } catch let error as SheetError where error.isIncomplete {
      let words = WordGuess(try Language.allCases.map { try desk.database.vocabulary(in: $0) })
      options.guess = { word, role, language in
        guard let proposal = words.proposal(for: word, as: role, in: language) else {
          throw StoreError.unknownWord(name: word)
        }
        return SheetOptions.Guess(lexeme: proposal.lexeme, category: proposal.category)
      }
      return try read(options)
    }
  }

  /// A copy of the database, checked, made in a folder of its own that is gone afterwards.
  private func backup(_ desk: EditorDesk) throws -> Response {
    let folder = try Self.privateFolder()
    // What cannot be removed is an empty folder of ours; the copy was made all the same.
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "aac.sqlite")
    try desk.database.backUp(to: file)
    let day = desk.now.formatted(.iso8601.year().month().day())
    return Self.download(
      Array(try Data(contentsOf: file)), type: "application/vnd.sqlite3", name: "aac-\(day).sqlite")
  }

  /// A new folder for temporary files that only its owner can read.
  static func privateFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "aac-web-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// A file to keep.
  static func download(_ bytes: [UInt8], type: String, name: String) -> Response {
    let ending = name.split(separator: ".").last.map(String.init) ?? "bin"
    return Response(
      status: .ok,
      headers: [
        .contentType: type, .cacheControl: "private, no-store",
        .contentDisposition:
          "attachment; filename=\"aac.\(ending)\"; filename*=UTF-8''\(name.inAddress)",
      ],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
