import AACBoards
import AACCore
import AACSpeech
import AACStore
import Boards
import Foundation
import HTTPTypes
import Hummingbird

/// Speaking with boards: those that were imported, and those that are made of the vocabulary.
struct BoardController {
  let pages: Pages
  let cache: WordCache
  let sound: SoundController

  func addRoutes(to router: Router<WebContext>) {
    router.get("boards") { _, context in try list(context) }
    router.get("boards/open") { request, context in try open(request, context) }
    router.post("boards/sentences") { _, context in try setSentences(context.form) }
    router.get("boards/style") { request, _ in try style(request) }
    router.get("boards/picture") { request, _ in try picture(request) }
    router.get("speech/board") { request, _ in try await word(request) }
  }

  private func list(_ context: WebContext) throws -> Response {
    let session = try WebSession(pages.environment)
    let words = try cache.words(for: session)
    let language = session.language
    let made: [(String, Text)] = [
      ("core", .boardCoreName), ("vocabulary", .boardVocabularyName),
    ]
    let sets =
      made.map { ($0.0, $0.1[language].sentenceCased) }
      + (try session.database.boardSets()).map { ($0.id, $0.name) }
    let doors: [Fields] = sets.map { id, name in
      words.picture(id == "vocabulary" ? "aac:ui-search" : "aac:ui-boards").merging(
        ["label": name, "href": "/boards/open?set=\(id.inAddress)"]
      )
    }
    return pages.page(
      "boards", title: Text.homeBoards[language],
      (["heading": Text.homeBoards[language], "doors": doors] as Fields).merging(
        .bar([.home, .back("/")], words: words, language: language)
      ), session: session, context: context)
  }

  private func open(_ request: Request, _ context: WebContext) throws -> Response {
    let fields = try query(request)
    let session = try WebSession(pages.environment)
    var place = try self.place(fields, session)
    let problem = fields["do"].flatMap(BoardPlace.Move.init).flatMap { place.make($0) }
    let page = BoardPage(place: place, problem: problem)
    var all = page.fields
    all["wasSaid"] = fields["done"] == "said"
    all["wasKept"] = fields["done"] == "kept" ? Text.webKept[session.language] : false
    return pages.page("board", title: page.title, all, session: session, context: context)
  }

  /// Whether grammar makes sentences of the words of boards; kept for the person.
  private func setSentences(_ form: Form) throws -> Response {
    let session = try WebSession(pages.environment)
    let place = try self.place(form, session)
    var look = session.look
    look.makesSentences = form["on"] == "1"
    try session.database.setLook(look, of: session.person?.id)
    return .redirect(to: place.address(), type: .normal)
  }

  private func style(_ request: Request) throws -> Response {
    let fields = try query(request)
    let place = try self.place(fields, try WebSession(pages.environment))
    let board = try board(fields, of: place)
    return Response(
      status: .ok,
      headers: [
        .contentType: "text/css; charset=utf-8", .cacheControl: "private, max-age=86400",
      ], body: ResponseBody(byteBuffer: ByteBuffer(string: BoardStyle(board: board).text)))
  }

  /// A picture of an imported set, which can run nothing even when it is opened by itself.
  private func picture(_ request: Request) throws -> Response {
    let fields = try query(request)
    let place = try self.place(fields, try WebSession(pages.environment))
    let board = try board(fields, of: place)
    guard let image = board.images.first(where: { $0.id == fields["id"] }),
      let picture = place.boards.package.picture(image)
    else { throw PageError.notFound }
    return Self.media(picture.data, type: picture.contentType)
  }

  /// What a button says: its own recording, else its words with the person's voice.
  private func word(_ request: Request) async throws -> Response {
    let fields = try query(request)
    let session = try WebSession(pages.environment)
    let place = try self.place(fields, session)
    let board = try board(fields, of: place)
    guard let button = board.buttons.first(where: { $0.id == fields["button"] }) else {
      throw PageError.notFound
    }
    if let sound = board.sounds.first(where: { $0.id == button.soundID }),
      let recording = place.boards.package.recording(sound)
    {
      return Self.media(recording.data, type: recording.contentType)
    }
    let speech = place.boards.speech
    let text = board.text(button.vocalization ?? button.label, in: speech.variety.tag)
    guard !text.isEmpty else { throw PageError.notFound }
    return try await self.sound.sound(
      session.request(text, in: speech.foreignVariety(of: text) ?? speech.variety), places: nil,
      language: session.language)
  }

  private func place(_ fields: Form, _ session: WebSession) throws -> BoardPlace {
    guard let set = fields["set"] else { throw PageError.notFound }
    return try BoardPlace(set: set, fields, session: session, cache: cache)
  }

  private func board(_ fields: Form, of place: BoardPlace) throws -> Board {
    guard let board = place.boards.package.boards.first(where: { $0.id == fields["board"] }) else {
      throw PageError.notFound
    }
    return board
  }

  private static func media(_ data: Data, type: String) -> Response {
    var response = Response(
      status: .ok,
      headers: [.contentType: type, .cacheControl: "private, max-age=31536000, immutable"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    if let name = HTTPField.Name("Content-Security-Policy") {
      response.headers[name] = HeaderMiddleware.picturePolicy
    }
    return response
  }
}
