import AACCore
import AACStore
import Hummingbird
import Planner

/// Favourites and the last sentences.
struct SentencesController {
  let pages: Pages
  let cache: WordCache

  func addRoutes(to router: Router<WebContext>) {
    router.get("sentences") { _, context in try list(context) }
    router.post("favourites") { _, context in try add(context.form) }
    router.get("favourites/remove") { request, context in
      try ask(try query(request), context)
    }
    router.post("favourites/remove") { _, context in try remove(context.form) }
    router.post("favourites/undo") { _, context in try bringBack(context.form) }
  }

  private func list(_ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let page = try SentencesPage(session, words: try cache.words(for: session))
    return pages.page(
      "sentences", title: Text.webSentences[session.language], page.fields, session: session,
      context: context)
  }

  /// Keeps a sentence; one that is there already stays as it is.
  private func add(_ form: Form) throws -> Response {
    let session = try WebSession(pages.environment)
    let thing = try SpokenThing(form, session: session, cache: cache)
    let environment = pages.environment
    let kept = try session.database.favourites(of: session.person?.id)
    if !kept.contains(where: { $0.sentence.text == thing.sentence.text }) {
      try session.database.saveFavourite(
        thing.sentence, id: environment.newID(), of: session.person?.id,
        now: environment.instant().wall)
    }
    let page = thing.origin + (thing.origin == "/sentences" ? "" : "&done=kept")
    return .redirect(to: page, type: .normal)
  }

  /// Asks before a favourite is removed: a finger slips easily.
  private func ask(_ query: Form, _ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let favourite = try favourite(query["favourite"], of: session)
    let language = session.language
    let question = Text.favouritesRemoveQuestion(sentence: favourite.sentence.text)[language]
    return pages.page(
      "question", title: question,
      [
        "question": question, "action": "/favourites/remove",
        "field": "favourite", "value": favourite.id, "yes": Text.answerYes[language],
        "no": Text.answerNo[language], "noHref": "/sentences",
      ], session: session, context: context)
  }

  private func remove(_ form: Form) throws -> Response {
    let session = try WebSession(pages.environment)
    let favourite = try favourite(form["favourite"], of: session)
    try session.database.removeFavourite(
      "\(favourite.number)", of: session.person?.id, now: pages.environment.instant().wall)
    return .redirect(to: "/sentences", type: .normal)
  }

  /// Brings back a favourite that was just taken out; anything else that was done in the meantime stays as it is.
  private func bringBack(_ form: Form) throws -> Response {
    let session = try WebSession(pages.environment)
    if let removal = try SentencesPage.removal(session), form["step"] == "\(removal.id)" {
      _ = try session.database.undo()
    }
    return .redirect(to: "/sentences", type: .normal)
  }

  private func favourite(_ id: String?, of session: WebSession) throws -> Favourite {
    let favourites = try session.database.favourites(of: session.person?.id)
    guard let favourite = favourites.first(where: { $0.id == id }) else {
      throw PageError.notFound
    }
    return favourite
  }
}
