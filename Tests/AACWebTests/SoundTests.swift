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

  private struct Word: Decodable {
    var from: Int
    var tiles: [Int]
  }
}
