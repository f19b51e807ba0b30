import AACCore
import AACStore
import Foundation
import Hummingbird

/// Putting everything back as it was in a copy: one that the program made by itself, or one that somebody kept.
///
/// What is there now is kept in a copy first, so that this, too, can be taken back.
struct RestoreController {
  private static let address = "/care/files/restore"
  /// The field of a question that names a copy somebody brought.
  private static let brought = "brought:"

  let editor: Editor
  private let shelf = UploadShelf()

  init(editor: Editor) { self.editor = editor }

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/files/restore") { request, context in
      try editor.open(request, context) { desk in
        let query = try query(request)
        if let name = query["copy"] { return try ask(name, desk, context) }
        return try page(desk, context, isDone: query["back"] != nil)
      }
    }
    router.post("care/files/restore") { request, context in
      try editor.open(request, context) { try look($0, context) }
    }
    router.post("care/files/restore/copy") { request, context in
      try editor.open(request, context) { try restore($0, context) }
    }
  }

  private func page(
    _ desk: EditorDesk, _ context: WebContext, isDone: Bool = false, problem: Text? = nil
  ) throws -> Response {
    let language = desk.language
    let copies = desk.database.backups?.copies() ?? []
    return try editor.page(
      "editorRestore", title: Text.editorRestoreCopy[language], back: "/care/files",
      [
        "hint": Text.editorRestoreHint[language],
        "isDone": isDone ? Text.editorRestored[language] as Any : false,
        "nothing": copies.isEmpty ? Text.backupNone[language] as Any : false,
        "hasCopies": !copies.isEmpty,
        "copies": copies.map { copy in
          [
            "when": date(copy.made, desk), "why": copy.reason.name[language].sentenceCased,
            "href": "\(Self.address)?copy=\(copy.url.lastPathComponent.inAddress)",
          ] as Fields
        }, "putBackLabel": Text.editorRestoreCopyNow[language],
        "fileTitle": Text.editorRestoreFile[language],
        "fileLabel": Text.editorRestoreFileLabel[language],
        "lookLabel": Text.editorContinue[language],
      ], desk: desk, context: context, problem: problem)
  }

  private func date(_ date: Date, _ desk: EditorDesk) -> String {
    date.text(in: desk.session.variety.tag, date: .long)
  }

  /// Asks before everything is replaced.
  private func ask(_ name: String, _ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let copy = try copy(name, desk)
    return question(name, Text.editorRestoreQuestion(date: date(copy.made, desk)), desk, context)
  }

  private func question(
    _ copy: String, _ question: Text, _ desk: EditorDesk, _ context: WebContext
  ) -> Response {
    editor.question(
      question[desk.language], action: "\(Self.address)/copy", value: copy, field: "copy",
      back: Self.address, desk: desk, context: context)
  }

  /// An automatic copy by the name of its file, which only ever is compared.
  private func copy(_ name: String?, _ desk: EditorDesk) throws -> AutomaticBackups.Copy {
    guard
      let copy = desk.database.backups?.copies()
        .first(where: { $0.url.lastPathComponent == name })
    else { throw PageError.notFound }
    return copy
  }

  /// Looks at a copy that somebody brings, and asks.
  private func look(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    guard let file = context.form.file("file") else {
      return try page(desk, context, problem: .editorNoFile)
    }
    do {
      try Self.withFile(file) { try AppDatabase.checkCopy($0) }
    } catch is StoreError {
      // The error names the file by a path of ours that says nothing to anybody.
      return try page(desk, context, problem: .editorNoCopy(name: file.name))
    }
    let id = desk.environment.newID()
    shelf.keep(file, as: id, for: context.visitor)
    return question(
      Self.brought + id, Text.editorRestoreFileQuestion(name: file.name), desk, context)
  }

  private func restore(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let name = context.form["copy"] ?? ""
    do {
      if name.hasPrefix(Self.brought) {
        let id = String(name.dropFirst(Self.brought.count))
        guard let file = shelf.file(id, for: context.visitor) else {
          return try page(desk, context, problem: .editorFileAgain)
        }
        try Self.withFile(file) { try desk.database.restore(from: $0, now: desk.now) }
        shelf.remove(id)
      } else {
        try desk.database.restore(from: copy(name, desk).url, now: desk.now)
      }
    } catch let error as StoreError {
      return try page(desk, context, problem: error.text)
    }
    desk.cache.forget()
    return .redirect(to: "\(Self.address)?back=1", type: .normal)
  }

  /// Lets something be done with a file in a folder of its own, which is gone afterwards.
  private static func withFile(_ file: FormFile, _ use: (URL) throws -> Void) throws {
    let folder = try FileController.privateFolder()
    // What cannot be removed is in a folder for temporary files that nobody else can read.
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "copy.sqlite")
    try Data(file.bytes).write(to: url)
    try use(url)
  }
}

extension AutomaticBackups.Reason {
  /// Why the copy was made, as a person reads it.
  fileprivate var name: Text {
    switch self {
    case .migration: .backupReasonMigration
    case .import: .backupReasonImport
    case .purge: .backupReasonPurge
    case .person: .backupReasonPerson
    case .restore: .backupReasonRestore
    case .voice: .backupReasonVoice
    case .daily: .backupReasonDaily
    }
  }
}
