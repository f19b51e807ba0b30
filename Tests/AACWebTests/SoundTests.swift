import AACCore
import AACSpeech
import AACStore
import Foundation
import HTTPTypes
import Testing

/// What is heard, and what is kept of it.
struct SoundTests {
  private static let sentence =
    "full~final~subject=subject:girl~verb=verb:eat~complement=complement:apple"

  @Test func aSentenceIsHeardWithTheTilesOfItsWordsAndKept() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/walk?at=\(Self.sentence)")
      let page = try await browser.post("/speech", ["at": Self.sentence])
      #expect(page.status == .ok)
      #expect(page.headers[.contentType] == "audio/wav")
      #expect(Array(page.bytes.prefix(4)) == Array("RIFF".utf8))
      let name = try #require(HTTPField.Name("Speech-Words"))
      let words = try JSONDecoder().decode(
        [Word].self, from: Data(try #require(page.headers[name]).utf8))
      #expect(words.map(\.tiles) == [[0], [0], [1], [2], [2]])
      #expect(words.map(\.from) == [0, 3, 8, 13, 17])
    }
    let text = "La niña come una manzana."
    #expect(fixture.voice.said == [text])
    #expect(try fixture.database.history(of: nil, last: 2).map(\.sentence.text) == [text])
  }

  @Test func aTouchedWordIsHeardAndNotKept() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      let page = try await browser.get("/speech/word?word=subject:girl")
      #expect(page.status == .ok)
      try await browser.get("/speech/word?word=opener:want")
    }
    #expect(fixture.voice.said == ["niña", "Quiero"])
    #expect(try fixture.database.history(of: nil, last: 1).isEmpty)
  }

  @Test func withoutAVoiceTheReasonIsSaidAndTheSentenceKept() async throws {
    let fixture = try WebFixture(voice: QuietVoice(problem: .synthesisFailed(code: 3)))
    try await fixture.browse { browser in
      try await browser.get("/walk?at=\(Self.sentence)")
      let page = try await browser.post("/speech", ["at": Self.sentence])
      #expect(page.status == .serviceUnavailable)
      #expect(page.text.contains("3"))
    }
    #expect(try fixture.database.history(of: nil, last: 2).count == 1)
  }

  @Test func withoutScriptsThePageThatComesPlaysTheSentence() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/walk?at=\(Self.sentence)")
      let answer = try await browser.post("/say", ["at": Self.sentence])
      #expect(answer.status == .seeOther)
      let page = try await browser.get(try #require(answer.location))
      #expect(page.text.contains("<noscript><audio"))
      let sound = try #require(page.text.firstMatch(of: /<audio src="([^"]*)"/)).1
      #expect(try await browser.get(String(sound)).headers[.contentType] == "audio/wav")
    }
    #expect(try fixture.database.history(of: nil, last: 2).count == 1)
  }

  @Test func aSoundFileIsNamedAfterItsSentence() async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get("/speech/sentence.mp3?at=\(Self.sentence)")
      #expect(page.status == .ok)
      #expect(page.headers[.contentDisposition]?.contains("La%20ni%C3%B1a%20come") == true)
    }
  }

  @Test func favouritesAreKeptOnceSaidAgainAndRemovedAfterAQuestion() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/walk?at=\(Self.sentence)")
      for _ in 1...2 {
        let answer = try await browser.post("/favourites", ["at": Self.sentence])
        #expect(answer.status == .seeOther)
      }
      let list = try await browser.get("/sentences")
      #expect(list.text.contains("La niña come una manzana."))
      let favourite = try #require(try fixture.database.favourites(of: nil).first)
      try await browser.post("/speech", ["favourite": favourite.id])
      #expect(fixture.voice.said == ["La niña come una manzana."])
      let question = try await browser.get("/favourites/remove?favourite=\(favourite.id)")
      #expect(question.text.contains("¿Borrar"))
      #expect(try fixture.database.favourites(of: nil).count == 1)
      try await browser.post("/favourites/remove", ["favourite": favourite.id])
    }
    #expect(try fixture.database.favourites(of: nil).isEmpty)
  }

  @Test func aFavouriteThatWasTakenOutIsBroughtBackOnTheSamePage() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/walk?at=\(Self.sentence)")
      try await browser.post("/favourites", ["at": Self.sentence])
      let favourite = try #require(try fixture.database.favourites(of: nil).first)
      try await browser.get("/favourites/remove?favourite=\(favourite.id)")
      try await browser.post("/favourites/remove", ["favourite": favourite.id])
      let page = try await browser.get("/sentences").text
      let step = try #require(page.firstMatch(of: /name="step" value="([0-9]+)"/)).1
      try await browser.post("/favourites/undo", ["step": "99"])
      #expect(try fixture.database.favourites(of: nil).isEmpty)
      try await browser.post("/favourites/undo", ["step": String(step)])
      #expect(try fixture.database.favourites(of: nil).map(\.id) == [favourite.id])
      #expect(!(try await browser.get("/sentences").text.contains("/favourites/undo")))
    }
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func aKeptSentenceKeepsItsCross(isNegative: Bool, crosses: Int) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      let sentence = Self.sentence + (isNegative ? "~negative" : "")
      try await browser.get("/walk?at=\(sentence)")
      try await browser.post("/favourites", ["at": sentence])
      let favourite = try #require(try fixture.database.favourites(of: nil).first)
      let page = try await browser.get("/show?favourite=\(favourite.id)").text
      #expect(page.matches(of: /class="cross"/).count == crosses)
    }
  }

  @Test func aPhotoIsServedAsWhatItIsAndCanRunNothing() async throws {
    let fixture = try WebFixture()
    let photo = StoredPicture(
      id: "own:photo", mediaType: "image/jpeg", data: Data([0xFF, 0xD8, 0xFF]), licence: "CC0",
      author: "Ana")
    try fixture.database.add(
      NewPicture(photo, names: []), making: [], in: .spanish,
      now: Date(timeIntervalSince1970: 1_800_000_000))
    #expect(try fixture.database.drawings().contains("own:photo"))
    try await fixture.browse { browser in
      let answer = try await browser.get("/picture/own:photo")
      #expect(answer.status == .ok)
      #expect(answer.headers[.contentType] == "image/jpeg")
      #expect(answer.bytes == [0xFF, 0xD8, 0xFF])
      let policy = try #require(HTTPField.Name("Content-Security-Policy"))
      #expect(answer.headers[policy]?.contains("sandbox") == true)
    }
  }

  @Test func aSentenceOfBeforeIsSaidAgain() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/walk?at=\(Self.sentence)")
      try await browser.post("/speech", ["at": Self.sentence])
      let list = try await browser.get("/sentences")
      let time = try #require(list.text.firstMatch(of: /name="said" value="(\d+)"/)).1
      #expect(try await browser.post("/speech", ["said": String(time)]).status == .ok)
      #expect(try await browser.get("/show?said=\(time)").text.contains("La niña come"))
    }
    #expect(fixture.voice.said.count == 2)
  }

  @Test(arguments: ["favourite", "said"])
  func aKeptSentenceLightsItsTilesAsItDidWhenItWasMade(kind: String) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/walk?at=\(Self.sentence)")
      let name = try #require(HTTPField.Name("Speech-Words"))
      let made = try await browser.post("/speech", ["at": Self.sentence])
      try await browser.post("/favourites", ["at": Self.sentence])
      let id =
        kind == "said"
        ? "\(try #require(try fixture.database.history(of: nil, last: 1).first).id)"
        : try #require(try fixture.database.favourites(of: nil).first).id
      let again = try await browser.post("/speech", [kind: id])
      #expect(again.headers[name] == made.headers[name])
      let page = try await browser.get("/show?\(kind)=\(id)").text
      for tile in 0...2 { #expect(page.contains("data-tile=\"\(tile)\"")) }
    }
  }

  @Test func theFirstWordOfAQuickSentenceIsSaidAsItIsShown() async throws {
    let fixture = try WebFixture()
    let quick = "quick~verb~subject=opener:want~verb=verb:eat"
    try await fixture.browse { browser in
      let walk = try await browser.get("/walk?at=\(quick)").text
      try await browser.post("/favourites", ["at": quick])
      let kept = try #require(try fixture.database.favourites(of: nil).first)
      let show = try await browser.get("/show?at=\(quick)").text
      let again = try await browser.get("/show?favourite=\(kept.id)").text
      for page in [walk, show, again] {
        #expect(page.contains(">Quiero</span></span></li>"))
        #expect(!page.contains(">querer</span></span></li>"))
      }
    }
  }

  @Test func theLastTwelveThatDifferAreShownHoweverOftenOneWasSaid() async throws {
    let fixture = try WebFixture()
    for index in 0..<40 {
      let text = index < 13 ? "Frase \(index)." : "Otra vez."
      try fixture.database.recordSaid(
        SavedSentence(text: text, variety: .spanishSpain, choices: "[]"), by: nil,
        // All at the same moment: time does not tell them apart.
        now: Date(timeIntervalSince1970: 1_800_000_000))
    }
    try await fixture.browse { browser in
      let page = try await browser.get("/sentences").text
      let ids = page.matches(of: /name="said" value="(\d+)"/).map { String($0.1) }
      #expect(ids.count == 12)
      for (index, id) in ids.enumerated() {
        let shown = try await browser.get("/show?said=\(id)").text
        #expect(shown.contains(index == 0 ? "Otra vez." : "Frase \(13 - index)."))
      }
      #expect(try await browser.get("/show?said=1").status == .ok)
      #expect(try await browser.get("/show?said=999").status == .notFound)
    }
  }

  @Test func theFirstSentenceIsHeardWhileTheOthersAreMade() async throws {
    let fixture = try WebFixture()
    let text = "Hola, mamá. ¿Vamos al parque? Sí."
    let sentence = SavedSentence(
      text: text, variety: .spanishSpain,
      choices:
        #"[{"at":"0-4,6-10","role":"word","word":"hola"},{"at":"30-32","role":"word","word":"sí"}]"#
    )
    try fixture.database.saveFavourite(
      sentence, id: "long", of: nil, now: Date(timeIntervalSince1970: 1_800_000_000))
    try await fixture.browse { browser in
      try await browser.get("/sentences")
      let answer = try await browser.post("/speech", ["favourite": "long"])
      #expect(answer.headers[.contentType] == "application/x-speech")
      var rest = answer.bytes[...]
      var said: [Piece] = []
      while let end = rest.firstIndex(of: 10) {
        let piece = try JSONDecoder().decode(Piece.self, from: Data(rest[..<end]))
        let sound = rest[(end + 1)...].prefix(piece.bytes)
        #expect(Array(sound.prefix(4)) == Array("RIFF".utf8) && sound.count == piece.bytes)
        rest = rest[(end + 1 + piece.bytes)...]
        said.append(piece)
      }
      #expect(rest.isEmpty && said.count == 3)
      #expect(said.map { $0.words[0].from } == [0, 12, 30])
      #expect(said[0].words[0].tiles == [0])
      #expect(said[2].words.last?.tiles == [1])
      // Each begins anew: the browser knows when the one before ends.
      #expect(said.allSatisfy { $0.words.first?.start == 0 })
    }
    #expect(fixture.voice.said == ["Hola, mamá.", "¿Vamos al parque?", "Sí."])
  }

  private struct Piece: Decodable {
    struct Word: Decodable {
      var start: Double
      var from: Int
      var to: Int
      var tiles: [Int]
    }

    var bytes: Int
    var words: [Word]
  }

  private struct Word: Decodable {
    var from: Int
    var tiles: [Int]
  }
}
