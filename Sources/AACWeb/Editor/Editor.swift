import AACCore
import AACStore
import Hummingbird

/// What the pages of the therapist's editor have in common.
struct Editor {
  let care: CareController

  /// Answers a request behind the lock with what an editor needs.
  func open(
    _ request: Request, _ context: WebContext, _ answer: (EditorDesk) throws -> Response
  ) throws -> Response {
    try care.guarded(request, context) { session in
      try answer(
        EditorDesk(
          session: session, environment: care.pages.environment, cache: care.cache,
          done: try query(request)["done"].flatMap(Int64.init)))
    }
  }

  /// A page of the editor.
  func page(
    _ template: String, title: String, back: String, _ fields: Fields, desk: EditorDesk,
    context: WebContext, problem: Text? = nil
  ) throws -> Response {
    let language = desk.language
    var all = fields
    all["heading"] = title
    all["backHref"] = back
    all["backLabel"] = Text.keyBack[language].sentenceCased
    all["backPicture"] = desk.words.picture("aac:ui-back")
    all["problem"] = problem.map { $0[language].sentenceCased as Any } ?? false
    all["done"] = try desk.step()
    return care.pages.page(
      template, title: title, all, session: desk.session, context: context,
      status: problem == nil ? .ok : .unprocessableContent)
  }

  /// A question before something that cannot be taken back.
  func question(
    _ question: String, action: String, value: String, field: String = "word", back: String,
    desk: EditorDesk, context: WebContext
  ) -> Response {
    care.pages.page(
      "question", title: question,
      [
        "question": question, "action": action, "field": field, "value": value,
        "yes": Text.answerYes[desk.language], "no": Text.answerNo[desk.language], "noHref": back,
      ], session: desk.session, context: context)
  }
}
