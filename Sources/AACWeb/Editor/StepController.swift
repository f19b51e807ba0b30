import AACCore
import AACStore
import Foundation
import Hummingbird

/// Everything that was done with the words, and the way back and forward again.
struct StepController {
  private static let shownCount = 100

  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/words/history") { request, context in
      try editor.open(request, context) { try page($0, context) }
    }
    router.post("care/words/undo") { request, context in
      try editor.open(request, context) { desk in try step(desk, context) { try $0.undo() } }
    }
    router.post("care/words/redo") { request, context in
      try editor.open(request, context) { desk in try step(desk, context) { try $0.redo() } }
    }
  }

  /// Takes one step, or all up to the one that a form names.
  private func step(
    _ desk: EditorDesk, _ context: WebContext, _ take: (AppDatabase) throws -> EditRecord?
  ) throws -> Response {
    let goal = context.form["to"].flatMap(Int64.init)
    defer { desk.cache.forget() }
    var last: EditRecord?
    while let record = try take(desk.database) {
      last = record
      if goal == nil || record.id == goal { break }
    }
    return desk.redirect(to: "/care/words/history", done: last?.id)
  }

  private func page(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let language = desk.language
    let records = try desk.database.edits(last: Self.shownCount)
    let people = try desk.database.people()
    return try editor.page(
      "editorHistory", title: Text.editorHistory[language], back: "/care/words",
      [
        "undoLabel": Text.editorUndo[language], "redoLabel": Text.editorRedo[language],
        "backPicture": desk.words.picture("aac:ui-back"),
        "undoPicture": desk.words.picture("aac:ui-back"),
        "redoPicture": desk.words.picture("aac:ui-next"),
        "canUndo": records.contains { $0.state == .done },
        "canRedo": records.contains { $0.state == .undone },
        "nothing": records.isEmpty ? Text.editNoHistory[language] as Any : false,
        "hasSteps": !records.isEmpty, "hint": Text.editorHistoryHint[language],
        "whatColumn": Text.editorWhat[language], "whenColumn": Text.editorWhen[language],
        "whoColumn": Text.editorWho[language], "stateColumn": Text.editorState[language],
        "steps": records.map { record in
          row(record, who: people.first { $0.id == record.person }?.name, desk)
        },
      ], desk: desk, context: context)
  }

  private func row(_ record: EditRecord, who: String?, _ desk: EditorDesk) -> Fields {
    let language = desk.language
    let words = record.words.map { $0.quoted(in: language) }.joined(separator: ", ")
    let state: Text? =
      switch record.state {
      case .undone: .editStateUndone
      case .dropped: .editStateDropped
      case .final: .editorFinal
      case .done: nil
      }
    return [
      "id": "\(record.id)", "what": "\(record.action.name[language].sentenceCased): \(words)",
      "when": record.made.text(in: desk.session.variety.tag), "who": who ?? "–",
      "language": record.language == language ? false : record.language.code as Any,
      "isDone": record.state == .done, "isUndone": record.state == .undone,
      "state": state.map { $0[language] as Any } ?? false,
      "undoTo": Text.editorUndoTo[language], "redoTo": Text.editorRedoTo[language],
    ]
  }
}
