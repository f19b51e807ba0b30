import AACCore
import AACStore
import HTTPTypes
import Hummingbird
import SentenceBuilder

/// Home, and the walk subject → verb → complement.
///
/// The address of a page holds the whole walk: reloading, going back and starting the program again lose nothing.
struct WalkController {
  let pages: Pages
  let cache: WordCache
  let sound: SoundController

  func addRoutes(to router: Router<WebContext>) {
    router.get("/") { _, context in try home(context) }
    router.get("walk") { request, context in try walk(request, context) }
    router.post("say") { _, context in try say(context) }
    router.get("show") { request, context in try show(request, context) }
  }

  private func home(_ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let words = try cache.words(for: session)
    return pages.page(
      "home", title: Text.homeTitle[session.language],
      HomePage(session: session, words: words).fields, session: session, context: context)
  }

  private func walk(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let words = try cache.words(for: session)
    let fields = try query(request)
    var builder = words.builder.standing(at: fields["at"] ?? "")
    // A move that is not possible here changes nothing: a page that was open too long is no error.
    if let move = fields["do"].flatMap(Move.init), builder.isLegal(move) { try builder.apply(move) }
    guard builder.state.step != .home else { return .redirect(to: "/", type: .normal) }
    let place = WalkPlace(fields)
    let page = WalkPage(builder: builder, place: place, session: session, words: words)
    var all = page.fields
    all["wasSaid"] = fields["done"] == "said"
    all["wasKept"] = fields["done"] == "kept" ? Text.webKept[session.language] : false
    return pages.page(
      "walk", title: page.title, all, session: session, context: context)
  }

  /// Says a sentence for a browser without scripts: it is kept, and the page that comes then plays it.
  private func say(_ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let thing = try SpokenThing(context.form, session: session, cache: cache)
    _ = sound.keep(thing.sentence, session: session)
    let page = thing.origin == "/sentences" ? "/show?\(thing.address)" : thing.origin
    return .redirect(to: "\(page)&done=said", type: .normal)
  }

  /// A sentence as large as the screen, to be shown to someone.
  private func show(_ request: Request, _ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let words = try cache.words(for: session)
    let fields = try query(request)
    let thing = try SpokenThing(fields, session: session, cache: cache)
    let language = session.language
    return pages.page(
      "show", title: thing.sentence.text,
      ([
        "sentence": thing.sentence.text, "sentenceLang": thing.sentence.variety.tag,
        "strip": thing.strip, "isEmpty": thing.strip.isEmpty, "isAsked": thing.isQuestion,
        "questionMark": words.picture("aac:question-mark"),
        "questionLabel": Text.keyQuestion[language], "negatedLabel": Text.keyNegate[language],
        "stripLabel": Text.walkFinal[language],
        "sound": "/speech/sentence.wav?\(thing.address)", "wasSaid": fields["done"] == "said",
        "soundFile": "/speech/sentence.mp3?\(thing.address)",
        "soundLabel": Text.webSaveSound[language], "printLabel": Text.webPrint[language],
        "copyLabel": Text.webCopy[language], "copiedLabel": Text.webCopied[language],
      ] as Fields).merging(
        .bar(
          [
            .home, .back(thing.origin),
            BarButton("speak", .keySpeak, "aac:ui-speak", .speak(thing.names)),
          ], words: words, language: language)
      ), session: session, context: context)
  }
}
