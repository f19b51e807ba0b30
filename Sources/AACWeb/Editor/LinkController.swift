import AACCore
import AACStore
import Hummingbird
import SentenceBuilder

/// Words are linked by touching pictures.
struct LinkController {
  /// The value of a form that leaves the article to grammar.
  static let byGrammar = "grammar"

  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/words/links") { request, context in
      try editor.open(request, context) { desk in
        let query = try query(request)
        let word = try desk.word(query["word"])
        let page = LinkPage(word: word, side: try side(query, word), query: query, desk: desk)
        return try editor.page(
          "editorLinks", title: "\(word.label): \(page.side.title[desk.language])",
          back: word.page, try page.fields, desk: desk, context: context)
      }
    }
    router.post("care/words/links") { request, context in
      try editor.open(request, context) { try toggle($0, context.form) }
    }
    router.post("care/words/between") { request, context in
      try editor.open(request, context) { try setBetween($0, context.form) }
    }
  }

  /// Sets the preposition and the article between a verb and what completes it.
  private func setBetween(_ desk: EditorDesk, _ form: Form) throws -> Response {
    let word = try desk.word(form["word"])
    let side = try side(form, word)
    let other = try desk.word(form["other"]).main.key
    let known = try desk.database.wordLinks(in: desk.language).first {
      side.kind == .verbComplement && side.isLink($0, of: word.main.key) && side.other($0) == other
    }
    guard var link = known else { throw PageError.notFound }
    let preposition = WordFields.text(form["preposition"]).map { String($0.prefix(40)) }
    let article = form.value("article") as Article?
    link.government =
      preposition == nil && article == nil
      ? nil : Government(preposition: preposition, article: article)
    let done = try desk.perform([.link(link)], as: .link)
    return redirect(desk, form, word, side, other, done: done, at: "#between")
  }

  /// The page again, with the same words in sight.
  private func redirect(
    _ desk: EditorDesk, _ form: Form, _ word: EditedWord, _ side: LinkSide, _ other: WordKey,
    done: Int64?, at place: String
  ) -> Response {
    let find = form["find"].flatMap { $0.isEmpty ? nil : "&find=\($0.inAddress)" } ?? ""
    let tab = form["tab"].map { "&tab=\($0.inAddress)" } ?? ""
    return desk.redirect(
      to: side.address(of: word.main.key) + tab + find + "&other=\(other.address.inAddress)",
      done: done, at: place)
  }

  private func side(_ form: Form, _ word: EditedWord) throws -> LinkSide {
    let sides = LinkSide.sides(of: word.main.key.role)
    guard let side = sides.first(where: { $0.name == form["side"] }) else {
      throw PageError.notFound
    }
    return side
  }

  /// Joins two words, or parts them when they are joined.
  private func toggle(_ desk: EditorDesk, _ form: Form) throws -> Response {
    let word = try desk.word(form["word"])
    let side = try side(form, word)
    let other = try desk.word(form["other"]).main.key
    guard other.role == side.otherRole else { throw PageError.notFound }
    let known = try desk.database.wordLinks(in: desk.language).first {
      side.isLink($0, of: word.main.key) && side.other($0) == other
    }
    let done =
      if let known {
        try desk.perform([.unlink(known)], as: .unlink)
      } else {
        try desk.perform([.link(side.link(of: word.main.key, with: other.concept))], as: .link)
      }
    return redirect(
      desk, form, word, side, other, done: done, at: "#word-\(other.address.inAddress)")
  }
}
