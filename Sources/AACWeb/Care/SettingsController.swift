import AACCore
import AACStore
import Hummingbird

/// How the screens of the person look, and how the person chooses on them: two forms that change the look.
struct SettingsController {
  let care: CareController

  func addRoutes(to router: Router<WebContext>) {
    addForm(
      at: "/care/settings", title: .webSettings, to: router,
      fields: { SettingsPage(session: $0, words: $1).fields }, look: SettingsPage.look)
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
    fields: @escaping @Sendable (WebSession, WordCache.Words) -> Fields,
    look: @escaping @Sendable (_ form: Form, _ before: Look) -> Look
  ) {
    router.get(RouterPath(address)) { request, context in
      try care.guarded(request, context) { session in
        var fields = fields(session, try care.cache.words(for: session))
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
        return .redirect(to: "\(address)?done=1", type: .normal)
      }
    }
  }
}
