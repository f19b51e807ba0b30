import AACCore
import AACStore
import Hummingbird

/// How the screens of the person look.
struct SettingsController {
  let care: CareController

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/settings") { request, context in
      try care.guarded(request, context) { session in
        let page = SettingsPage(session: session, words: try care.cache.words(for: session))
        var fields = page.fields
        fields["saved"] =
          try query(request)["done"] == nil ? false : Text.webSaved[session.language]
        return care.pages.page(
          "settings", title: Text.webSettings[session.language], fields, session: session,
          context: context)
      }
    }
    router.post("care/settings") { request, context in
      try care.guarded(request, context) { session in
        try session.database.setLook(
          SettingsPage.look(context.form, before: session.look), of: session.person?.id)
        return .redirect(to: "/care/settings?done=1", type: .normal)
      }
    }
  }
}
