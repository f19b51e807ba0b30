import AACCore
import AACStore
import Hummingbird

/// How the person chooses: touch, switches, dwell.
struct AccessController {
  let care: CareController

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/access") { request, context in
      try care.guarded(request, context) { session in
        let page = AccessPage(session: session, words: try care.cache.words(for: session))
        var fields = page.fields
        fields["saved"] =
          try query(request)["done"] == nil ? false : Text.webSaved[session.language]
        return care.pages.page(
          "settings", title: Text.webAccess[session.language], fields, session: session,
          context: context)
      }
    }
    router.post("care/access") { request, context in
      try care.guarded(request, context) { session in
        var look = session.look
        look.access = AccessPage.settings(context.form, before: look.access)
        try session.database.setLook(look, of: session.person?.id)
        return .redirect(to: "/care/access?done=1", type: .normal)
      }
    }
  }
}
