import AACCore
import AACStore
import Foundation
import Hummingbird
import SentenceBuilder

/// The page of one word, and what is changed there.
struct WordController {
  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/words/word") { request, context in
      try editor.open(request, context) { desk in
        try page(try desk.word(try query(request)["word"]), desk, context)
      }
    }
    router.post("care/words/word") { request, context in
      try editor.open(request, context) { try save($0, context) }
    }
    router.post("care/words/change") { request, context in
      try editor.open(request, context) { try change($0, context.form) }
    }
    router.get("care/words/purge") { request, context in
      try editor.open(request, context) { desk in
        let word = try desk.word(try query(request)["word"])
        let question = Text.editorPurgeQuestion(word: word.label)[desk.language]
        return editor.question(
          question, action: "/care/words/purge", value: word.address, back: word.page, desk: desk,
          context: context)
      }
    }
    router.post("care/words/purge") { request, context in
      try editor.open(request, context) { try purge($0, context) }
    }
    router.get("care/words/place") { request, context in
      try editor.open(request, context) { desk in
        let word = try desk.word(try query(request)["word"])
        return try editor.page(
          "editorPlace", title: Text.editorMove(word: word.label)[desk.language], back: word.page,
          try PlacePage(word: word, desk: desk).fields, desk: desk, context: context)
      }
    }
    router.post("care/words/place") { request, context in
      try editor.open(request, context) { desk in
        let word = try desk.word(context.form["word"])
        let other = try desk.word(context.form["other"])
        let done = try desk.perform(
          [.move(word.main.key, to: other.main.position)], as: .move)
        return desk.redirect(
          to: "/care/words/place?word=\(word.address.inAddress)", done: done)
      }
    }
    router.post("care/words/favourite") { request, context in
      try editor.open(request, context) { try keep($0, context.form) }
    }
  }

  private func page(
    _ word: EditedWord, _ desk: EditorDesk, _ context: WebContext, problem: Text? = nil,
    changed: [WordEntry]? = nil
  ) throws -> Response {
    try editor.page(
      "editorWord", title: word.label,
      back: "/care/words?tab=\(word.main.category.inAddress)",
      try WordPage(word: word, changed: changed, desk: desk).fields, desk: desk,
      context: context, problem: problem)
  }

  /// Saves what was filled in, or shows what it would sound like.
  private func save(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let form = context.form
    let word = try desk.word(form["word"])
    let hints = WordFields.hints(form)
    let changed = word.entries.map { entry in
      var entry = hints.applied(to: entry)
      if let lemma = WordFields.text(form["lemma"]) { entry.lexeme.lemma = lemma }
      if form["number"] == "singular", entry.lexeme.number == .plural { entry.lexeme.number = nil }
      return entry
    }
    if form["do"] == "look" { return try page(word, desk, context, changed: changed) }
    do {
      let done = try desk.perform(changed.map(VocabularyEdit.save), as: .edit)
      return desk.redirect(to: word.page, done: done)
    } catch let error as StoreError {
      return try page(word, desk, context, problem: error.text, changed: changed)
    }
  }

  /// The changes that are made with one press.
  private func change(_ desk: EditorDesk, _ form: Form) throws -> Response {
    let word = try desk.word(form["word"])
    let keys = word.entries.map(\.key)
    let person = desk.person?.id
    let change: (action: EditRecord.Action, edit: (WordKey) -> VocabularyEdit)
    switch form["do"] {
    case "remove": change = (.remove, { .remove($0) })
    case "restore": change = (.restore, { .restore($0) })
    case "hide": change = (.hide, { .hide($0, person) })
    case "show": change = (.show, { .show($0, person) })
    case "hideAll": change = (.hide, { .hide($0, nil) })
    case "showAll": change = (.show, { .show($0, nil) })
    case "level":
      guard let level = form["level"].flatMap(Int.init) else { throw PageError.badRequest }
      change = (.level, { .setLevel($0, level == 0 ? nil : level) })
    default: throw PageError.badRequest
    }
    let done = try desk.perform(keys.map(change.edit), as: change.action)
    return desk.redirect(to: word.page, done: done)
  }

  private func purge(_ desk: EditorDesk, _ context: WebContext) throws -> Response {
    let word = try desk.word(context.form["word"])
    do {
      try desk.database.purge(
        word.entries.map(\.key), in: desk.language, by: desk.person?.id, now: desk.now)
      desk.cache.forget()
      return .redirect(to: "/care/words?part=removed", type: .normal)
    } catch let error as StoreError {
      return try page(word, desk, context, problem: error.text)
    }
  }

  /// Keeps a sentence with the word among the person's favourites.
  private func keep(_ desk: EditorDesk, _ form: Form) throws -> Response {
    let word = try desk.word(form["word"])
    let thing = try SpokenThing(form, session: desk.session, cache: desk.cache)
    let kept = try desk.database.favourites(of: desk.person?.id)
    if !kept.contains(where: { $0.sentence.text == thing.sentence.text }) {
      try desk.database.saveFavourite(
        thing.sentence, id: desk.environment.newID(), of: desk.person?.id, now: desk.now)
    }
    return .redirect(to: word.page + "&kept=1#sentences", type: .normal)
  }
}
