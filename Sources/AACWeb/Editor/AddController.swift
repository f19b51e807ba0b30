import AACCore
import AACPictures
import AACStore
import Foundation
import Hummingbird
import SentenceBuilder

/// New words: typed, worked out, looked at, saved.
struct AddController {
  /// Most words of one list; more take the longer way of a spreadsheet.
  static let mostWords = 200

  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/words/add") { request, context in
      try editor.open(request, context) { desk in
        try page(desk, context, text: try query(request)["words"] ?? "")
      }
    }
    router.post("care/words/add") { request, context in
      try editor.open(request, context) { desk in
        switch context.form["do"] {
        case "save": try save(desk, context)
        default: try look(desk, context, problem: nil)
        }
      }
    }
  }

  /// The field for new words.
  private func page(
    _ desk: EditorDesk, _ context: WebContext, text: String, problem: Text? = nil
  ) throws -> Response {
    let language = desk.language
    return try editor.page(
      "editorAdd", title: Text.editorAdd[language], back: "/care/words",
      [
        "wordsLabel": Text.editorNewWords[language], "hint": Text.editorNewWordsHint[language],
        "text": text, "lookLabel": Text.editorContinue[language],
      ], desk: desk, context: context, problem: problem)
  }

  /// The words of a text, one a line, each once.
  private func names(_ form: Form) -> [String] {
    var seen = Set<String>()
    return (form["words"] ?? "").split(whereSeparator: \.isNewline)
      .compactMap { WordFields.text(String($0)) }.filter { seen.insert($0).inserted }
  }

  /// Shows what the words would be.
  private func look(
    _ desk: EditorDesk, _ context: WebContext, problem: Text?
  ) throws -> Response {
    let names = names(context.form)
    let text = context.form["words"] ?? ""
    guard !names.isEmpty else {
      return try page(desk, context, text: text, problem: .editorNoWord)
    }
    guard names.count <= Self.mostWords else {
      return try page(
        desk, context, text: text, problem: .editorTooManyWords(limit: "\(Self.mostWords)"))
    }
    let adding = try WordAdding(desk: desk, form: context.form, isOne: names.count == 1)
    let fields =
      names.count == 1 ? try adding.one(names[0]) : try adding.list(names)
    return try editor.page(
      names.count == 1 ? "editorAddOne" : "editorAddMany",
      title: Text.editorAdd[desk.language], back: "/care/words/add?words=\(text.inAddress)",
      fields.merging(["words": names.joined(separator: "\n")]), desk: desk,
      context: context, problem: problem)
  }

  private func save(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let names = names(context.form)
    guard !names.isEmpty, names.count <= Self.mostWords else {
      return try look(desk, context, problem: nil)
    }
    let adding = try WordAdding(desk: desk, form: context.form, isOne: names.count == 1)
    let additions = try names.compactMap { name in
      let addition = try adding.addition(name)
      return try adding.standing(addition).isNew ? addition : nil
    }
    guard let first = additions.first?.entries.first else {
      return try look(desk, context, problem: .editorAllThere)
    }
    let edits = additions.flatMap { addition in
      addition.entries.map(VocabularyEdit.save) + addition.links.map(VocabularyEdit.link)
    }
    do {
      let done: Int64?
      if names.count == 1, let file = PictureUpload.file(context.form) {
        let upload = PictureUpload(desk: desk, form: context.form)
        done = try upload.keep(
          file, for: additions[0].entries, and: additions[0].links.map(VocabularyEdit.link),
          as: .add)
      } else {
        done = try desk.perform(edits, as: .add)
      }
      let word = "/care/words/word?word=\(first.key.address.inAddress)"
      return desk.redirect(
        to: names.count == 1
          ? word : "/care/words?tab=\(first.category.inAddress)", done: done)
    } catch let error as any UserFacingError {
      return try look(desk, context, problem: error.text)
    }
  }
}
