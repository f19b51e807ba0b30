import AACCore
import Foundation
import HTTPTypes
import Hummingbird

/// What a browser needs to install the pages like a program, and to keep them on the screen while the server is away.
struct InstallController {
  let pages: Pages

  func addRoutes(to router: Router<WebContext>) {
    router.get("app.webmanifest") { _, _ in try manifest() }
    router.get("service-worker.js") { _, _ in try worker() }
    router.get("away") { _, context in try away(context) }
    router.get("alive") { _, _ in Response(status: .noContent) }
  }

  private struct Manifest: Encodable {
    struct Icon: Encodable {
      var src: String
      var sizes: String
      var type: String
      var purpose = "any"
    }

    var name: String
    var short_name: String
    var lang: String
    var id = "/"
    var start_url = "/"
    var scope = "/"
    var display = "standalone"
    var background_color = "#f3f0e9"
    var theme_color = "#f3f0e9"
    var icons: [Icon]
  }

  private func manifest() throws -> Response {
    let session = try WebSession(pages.environment)
    let name = Text.appName[session.language]
    let manifest = Manifest(
      name: name, short_name: name, lang: session.variety.tag,
      icons: [192, 512].map { size in
        Manifest.Icon(
          src: "\(pages.assets.path)/icons/icon-\(size).png", sizes: "\(size)x\(size)",
          type: "image/png")
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Response(
      status: .ok, headers: [.contentType: "application/manifest+json"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try encoder.encode(manifest))))
  }

  /// The service worker stands at the root, because it serves all pages, and knows which files belong to this version.
  private func worker() throws -> Response {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let version = String(decoding: try encoder.encode(pages.assets.path), as: UTF8.self)
    let shell = String(
      decoding: try encoder.encode(pages.assets.addresses + ["/away"]), as: UTF8.self)
    guard let script = pages.assets.text("service-worker.js") else { throw PageError.notFound }
    let text = "const VERSION = \(version);\nconst SHELL = \(shell);\n\(script)"
    return Response(
      status: .ok,
      headers: [.contentType: "text/javascript; charset=utf-8", .cacheControl: "no-cache"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  /// The page that is shown when nothing else can be; it holds nothing of anybody.
  private func away(_ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let language = session.language
    return pages.page(
      "away", title: Text.webAwayTitle[language],
      [
        "hint": Text.webAwayHint[language], "again": Text.webTryAgain[language],
        "hasTimers": false,
      ], session: session, context: context)
  }
}
