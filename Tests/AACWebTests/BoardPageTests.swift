import AACCore
import AACSpeech
import AACStore
import Foundation
import HTTPTypes
import Testing

/// Speaking with boards through their pages.
struct BoardPageTests {
  private static let board = #"""
    {"format": "open-board-0.1", "id": "casa", "locale": "es", "name": "Casa",
     "buttons": [
       {"id": "1", "label": "yo", "background_color": "rgb(255, 242, 128)"},
       {"id": "2", "label": "querer"}, {"id": "3", "label": "agua", "image_id": "i1"},
       {"id": "4", "label": "secreto", "hidden": true},
       {"id": "5", "label": "A", "action": "+a"}, {"id": "6", "label": "B", "action": "+b"},
       {"id": "7", "label": "espacio", "action": ":space"},
       {"id": "8", "label": "hablar", "action": ":speak"},
       {"id": "9", "label": "más", "load_board": {"id": "comida", "path": "comida.obf"}},
       {"id": "10", "label": "nada", "load_board": {"id": "no"}},
       {"id": "11", "label": "<script>alert(1)</script>", "vocalization": "hola & adiós"},
       {"id": "12", "label": "timbre", "sound_id": "s1"},
       {"id": "13", "label": "borrar", "action": ":backspace"},
       {"id": "14", "label": "vaciar", "action": ":clear"}],
     "grid": {"rows": 3, "columns": 5, "order": [["1", "2", "3", "4", null], ["5", "6", "7", "8", "9"],
       ["10", "11", "12", "13", "14"]]},
     "images": [{"id": "i1", "data": "data:image/svg+xml;base64,\#(svg)", "content_type": "image/png"},
       {"id": "i2", "data": "data:text/html;base64,PGh0bWw+"}],
     "sounds": [{"id": "s1", "data": "data:audio/wav;base64,UklGRgAAAABXQVZFZm10IA=="}]}
    """#
  private static let food = #"""
    {"format": "open-board-0.1", "id": "comida", "locale": "es", "name": "Comida",
     "buttons": [
       {"id": "1", "label": "pan", "left": 0.5, "top": 0.25, "width": 0.25, "height": 0.5},
       {"id": "2", "label": "casa", "action": ":home", "left": 0, "top": 0, "width": 0.1, "height": 0.1}],
     "grid": {"rows": 1, "columns": 2, "order": [["1", "2"]]}, "images": [], "sounds": []}
    """#
  private static let manifest = #"""
    {"format": "open-board-0.1", "root": "casa.obf",
     "paths": {"boards": {"casa": "casa.obf", "comida": "comida.obf"}, "images": {}, "sounds": {}}}
    """#
  private static var svg: String {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>"
    return Data(text.utf8).base64EncodedString()
  }

  private func fixture() throws -> WebFixture {
    let fixture = try WebFixture()
    let set = StoredBoardSet(
      id: "set-1", name: "Mi casa", source: "casa.obz", form: "obz", boardCount: 2,
      added: Date(timeIntervalSince1970: 1_800_000_000), report: "{}")
    let files = [
      ("manifest.json", Self.manifest), ("casa.obf", Self.board), ("comida.obf", Self.food),
    ].map { StoredBoardSet.File(path: $0.0, data: Data($0.1.utf8)) }
    try fixture.database.add(set, files: files, in: .spanish)
    return fixture
  }

  /// Presses buttons one after another by the links that the pages show; answers the last page.
  private func press(
    _ ids: [String], _ browser: TestBrowser, from address: String = "/boards/open?set=set-1"
  ) async throws -> TestBrowser.Page {
    var page = try await browser.get(address)
    for id in ids {
      let link = try #require(
        page.text.firstMatch(of: try Regex("id=\"cell-\(id)\" href=\"([^\"]*)\"")))
      let href = try #require(link.output[1].substring)
      page = try await browser.get(String(href).replacing("&amp;", with: "&"))
    }
    return page
  }

  private func sentence(_ page: TestBrowser.Page) throws -> String {
    let found = try #require(page.text.firstMatch(of: /id="sentence" lang="[^"]*">([^<]*)</))
    return String(found.1)
  }

  @Test func importedAndMadeSetsAreListed() async throws {
    try await fixture().browse { browser in
      let page = try await browser.get("/boards").text
      for name in ["Mi casa", "Palabras básicas", "Todas las palabras"] {
        #expect(page.contains(name), "\(name)")
      }
      #expect(try await browser.get("/").text.contains("href=\"/boards\""))
    }
  }

  @Test(arguments: [
    (["1", "2", "3"], "yo quiero agua"), (["5", "6", "7", "1"], "ab"),
    (["1", "2", "13"], "yo"), (["1", "14"], "Toque las palabras: aquí aparece la frase."),
    (["1", "2", "9", "1"], "yo quiero pan"), (["9", "2", "3"], "agua"),
  ])
  func buttonsMakeASentence(ids: [String], text: String) async throws {
    try await fixture().browse { browser in
      let page = try await press(ids, browser)
      // What grammar makes of single words is not of the boards.
      #expect(try sentence(page).lowercased().contains(text.lowercased()))
    }
  }

  @Test func grammarIsSwitchedOffForThePersonAndStaysSo() async throws {
    let fixture = try fixture()
    try await fixture.browse { browser in
      let page = try await press(["1", "2", "3"], browser)
      #expect(page.text.contains("Hacer frases<span class=\"unseen\">: activado"))
      let at = try #require(page.text.firstMatch(of: /name="at" value="([^"]*)"/)).1
      let answer = try await browser.post(
        "/boards/sentences", ["set": "set-1", "at": String(at), "on": ""])
      let after = try await browser.get(try #require(answer.location))
      #expect(try sentence(after) == "yo querer agua")
      #expect(after.text.contains("Hacer frases<span class=\"unseen\">: desactivado"))
    }
    #expect(try !fixture.database.look(of: nil).makesSentences)
  }

  @Test func aSentenceIsHeardWithItsTilesAndKeptWithThem() async throws {
    let fixture = try fixture()
    try await fixture.browse { browser in
      try await browser.get("/boards/open?set=set-1")
      let form = ["set": "set-1", "at": "casa~yo~querer~agua"]
      let page = try await browser.post("/speech", form)
      #expect(page.status == .ok)
      let name = try #require(HTTPField.Name("Speech-Words"))
      let words = try #require(page.headers[name])
      #expect(words.contains("\"tiles\":[0]") && words.contains("\"tiles\":[2]"))
      // Without scripts the page that comes then plays it.
      let said = try await browser.post("/say", form)
      let shown = try await browser.get(try #require(said.location))
      #expect(shown.text.contains("<noscript><audio"))
      #expect(try await browser.post("/favourites", form).location?.contains("done=kept") == true)
      let large = try await browser.get("/show?set=set-1&at=casa~yo~querer~agua")
      #expect(large.text.contains("Yo quiero agua."))
    }
    #expect(fixture.voice.said == ["Yo quiero agua."])
    #expect(try fixture.database.favourites(of: nil).map(\.sentence.text) == ["Yo quiero agua."])
  }

  @Test func whatIsHiddenIsNotShownAndTheOthersKeepTheirPlaces() async throws {
    try await fixture().browse { browser in
      let page = try await browser.get("/boards/open?set=set-1").text
      #expect(!page.contains("secreto") && !page.contains("cell-3 "))
      #expect(page.contains("class=\"cell cell-5 "))
      let style = try await browser.get("/boards/style?set=set-1&board=casa")
      #expect(style.headers[.contentType] == "text/css; charset=utf-8")
      #expect(style.text.contains("repeat(5, "))
      #expect(style.text.contains(".cell-0 { grid-area: 1 / 1; --face: #fff280"))
      #expect(style.text.contains(".cell-5 { grid-area: 2 / 1"))
      #expect(!style.text.contains(".cell-3 "))
      let free = try await browser.get("/boards/style?set=set-1&board=comida").text
      #expect(free.contains(".cell-0 { left: 50.0%; top: 25.0%; width: 25.0%; height: 50.0%"))
    }
  }

  @Test func oneGoesIntoFoldersAndBack() async throws {
    try await fixture().browse { browser in
      let inside = try await press(["1", "9"], browser)
      #expect(inside.text.contains(">Comida</h1>"))
      let back = try #require(inside.text.firstMatch(of: /id="act-back" href="([^"]*)"/)).1
      let outside = try await browser.get(String(back).replacing("&amp;", with: "&"))
      #expect(outside.text.contains(">Casa</h1>"))
      #expect(try sentence(outside).hasPrefix("Yo"))
      #expect(outside.text.contains("id=\"act-back\" href=\"/boards\""))
      let missing = try await press(["10"], browser)
      #expect(missing.text.contains("Ese tablero no está aquí."))
    }
  }

  @Test func nothingInABoardCanRun() async throws {
    try await fixture().browse { browser in
      let page = try await press(["11"], browser).text
      #expect(!page.contains("<script>alert"))
      #expect(page.contains("&lt;script&gt;"))
      let picture = try await browser.get("/boards/picture?set=set-1&board=casa&id=i1")
      #expect(picture.headers[.contentType] == "image/svg+xml")
      let policy = try #require(HTTPField.Name("Content-Security-Policy"))
      #expect(picture.headers[policy]?.contains("sandbox") == true)
      // Called a picture, and none: it is not sent.
      let none = try await browser.get("/boards/picture?set=set-1&board=casa&id=i2")
      #expect(none.status == .notFound)
    }
  }

  @Test func aTouchedButtonIsHeardInItsOwnSoundElseInItsWords() async throws {
    let fixture = try fixture()
    try await fixture.browse { browser in
      let own = try await browser.get("/speech/board?set=set-1&board=casa&button=12")
      #expect(own.headers[.contentType] == "audio/wav" && own.bytes.count == 16)
      let said = try await browser.get("/speech/board?set=set-1&board=casa&button=11")
      #expect(said.status == .ok)
    }
    #expect(fixture.voice.said == ["hola & adiós"])
  }

  @Test func theVocabularyAndTheCoreBoardAreBoardsToo() async throws {
    try await WebFixture().browse { browser in
      let core = try await press(
        ["subject-i", "verb-want"], browser, from: "/boards/open?set=core")
      #expect(try sentence(core).hasPrefix("Yo quiero"))
      let folders = try await browser.get("/boards/open?set=vocabulary").text
      #expect(folders.matches(of: /id="cell-/).count > 10)
      #expect(folders.contains("abre otro tablero"))
    }
  }

  @Test(arguments: [
    "/boards/open", "/boards/open?set=nada", "/boards/open?set=../../etc/passwd",
    "/boards/style?set=set-1&board=nada", "/boards/picture?set=set-1&board=casa&id=nada",
    "/boards/picture?set=set-1&board=casa&id=../../../etc/passwd",
    "/speech/board?set=set-1&board=casa&button=nada", "/speech/board?set=set-1",
    "/show?set=set-1", "/speech/sentence.wav?set=set-1&at=casa",
  ])
  func whatIsNoBoardIsNotFound(address: String) async throws {
    try await fixture().browse { browser in
      let page = try await browser.get(address)
      #expect(page.status == .notFound)
    }
  }

  @Test func anAddressThatIsNoneLosesNoWord() async throws {
    try await fixture().browse { browser in
      let page = try await browser.get("/boards/open?set=set-1&at=gone.board~yo~querer&do=press:99")
      #expect(page.status == .ok)
      #expect(try sentence(page).hasPrefix("Yo quiero"))
    }
  }

  @Test(arguments: [true, false])
  func wordsOfAnotherLanguageAreSaidByItsVoice(makesSentences: Bool) async throws {
    let fixture = try WebFixture()
    let boards = [
      ("es", "casa", #"{"id": "1", "label": "quiero"}, {"id": "2", "label": "sunshine"}"#),
      ("en", "english", #"{"id": "1", "label": "skateboard"}, {"id": "2", "label": "quiero"}"#),
    ]
    var files = [
      StoredBoardSet.File(
        path: "manifest.json",
        data: Data(
          #"""
          {"format": "open-board-0.1", "root": "casa.obf", "paths": {"boards":
            {"casa": "casa.obf", "english": "english.obf"}, "images": {}, "sounds": {}}}
          """#.utf8))
    ]
    for (locale, id, buttons) in boards {
      let board = #"""
        {"format": "open-board-0.1", "id": "\#(id)", "locale": "\#(locale)", "name": "\#(id)",
         "buttons": [\#(buttons)], "grid": {"rows": 1, "columns": 2, "order": [["1", "2"]]},
         "images": [], "sounds": []}
        """#
      files.append(StoredBoardSet.File(path: "\(id).obf", data: Data(board.utf8)))
    }
    let set = StoredBoardSet(
      id: "two", name: "Dos", source: "dos.obz", form: "obz", boardCount: 2,
      added: Date(timeIntervalSince1970: 1_800_000_000), report: "{}")
    try fixture.database.add(set, files: files, in: .spanish)
    var look = Look()
    look.makesSentences = makesSentences
    try fixture.database.setLook(look, of: nil)
    try await fixture.browse { browser in
      try await browser.get("/boards/open?set=two")
      try await browser.post("/speech", ["set": "two", "at": "casa~quiero~skateboard"])
      try await browser.get("/speech/board?set=two&board=english&button=1")
      try await browser.get("/speech/board?set=two&board=english&button=2")
    }
    let requests = fixture.voice.requests
    let said = try #require(requests.first)
    #expect(said.variety == .spanishSpain)
    let foreign = try #require(said.foreign.first)
    #expect(foreign.variety.language == .english)
    #expect(String(Array(said.text)[foreign.range]) == "skateboard")
    #expect(said.foreign.count == 1)
    // A label that stands on boards of both languages is of the person's own.
    #expect(requests.dropFirst().map(\.variety.language) == [.english, .spanish])
  }
}
