import AACCore
import AACStore
import Hummingbird
import Planner

/// How the screens of the person look, and how the person chooses on them: two forms that change the look.
struct SettingsController {
  let care: CareController

  func addRoutes(to router: Router<WebContext>) {
    addForm(
      at: "/care/settings", title: .webSettings, to: router,
      fields: { try SettingsPage(session: $0, words: $1).fields },
      also: { form, session in
        // A form that does not know these, of a page that was open for long, leaves them as they are.
        if let level = form["level"].flatMap(Int.init) {
          try session.database.setKeepsHistory(
            form["history"] != nil, of: session.person?.id)
          try session.database.setVocabularyLevel(
            level == 0 ? nil : level, of: session.person?.id, in: session.language,
            now: care.pages.environment.instant().wall)
          care.cache.forget()
        }
      }, look: SettingsPage.look)
    router.get("care/settings/forget") { request, context in
      try care.guarded(request, context) { session in
        let language = session.language
        let question = Text.webForgetSaidQuestion[language]
        return care.pages.page(
          "question", title: question,
          [
            "question": question, "action": "/care/settings/forget", "field": "all",
            "value": "1", "yes": Text.answerYes[language], "no": Text.answerNo[language],
            "noHref": "/care/settings",
          ], session: session, context: context)
      }
    }
    router.post("care/settings/forget") { request, context in
      try care.guarded(request, context) { session in
        try session.database.clearHistory(of: session.person?.id)
        return .redirect(to: "/care/settings?done=1", type: .normal)
      }
    }
    addForm(
      at: "/care/access", title: .webAccess, to: router,
      fields: { AccessPage(session: $0, words: $1).fields }
    ) { form, before in
      var look = before
      look.access = AccessPage.settings(form, before: before.access)
      return look
    }
  }

  /// A form that is shown again, and says so, when what it sent has been saved.
  private func addForm(
    at address: String, title: Text, to router: Router<WebContext>,
    fields: @escaping @Sendable (WebSession, WordCache.Words) throws -> Fields,
    also: @escaping @Sendable (_ form: Form, WebSession) throws -> Void = { _, _ in },
    look: @escaping @Sendable (_ form: Form, _ before: Look) -> Look
  ) {
    router.get(RouterPath(address)) { request, context in
      try care.guarded(request, context) { session in
        var fields = try fields(session, try care.cache.words(for: session))
        fields["saved"] =
          try query(request)["done"] == nil ? false : Text.webSaved[session.language]
        return care.pages.page(
          "settings", title: title[session.language], fields, session: session, context: context)
      }
    }
    router.post(RouterPath(address)) { request, context in
      try care.guarded(request, context) { session in
        try session.database.setLook(
          look(context.form, session.look), of: session.person?.id)
        try also(context.form, session)
        return .redirect(to: "\(address)?done=1", type: .normal)
      }
    }
  }
}
