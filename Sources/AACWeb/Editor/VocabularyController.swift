import AACCore
import AACStore
import Hummingbird

/// All words by category, with a search by letters.
struct VocabularyController {
  let editor: Editor

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/words") { request, context in
      try editor.open(request, context) { desk in
        let page = try VocabularyPage(desk: desk, query: try query(request))
        return try editor.page(
          "editorWords", title: Text.editorWords[desk.language], back: "/care", page.fields,
          desk: desk, context: context)
      }
    }
  }
}
