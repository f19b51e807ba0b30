import AACCore
import AACStore
import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import AACWeb

/// Pages that are not made again: never an old one, never somebody else's.
struct PageMemoryTests {
  private static let walk = "/walk?at=full~verb~subject%3Dsubject:girl"

  @Test(arguments: ["/", walk, "/sentences", "/boards", "/boards/open?set=core", "/planner"])
  func aPageThatWasKeptIsThePageThatIsMade(address: String) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/")
      let first = try await browser.get(address)
      let second = try await browser.get(address)
      #expect(second.text == first.text)
      #expect(second.status == first.status)
      #expect(second.headers[.contentType] == first.headers[.contentType])
      #expect(second.headers[.cacheControl] == first.headers[.cacheControl])
    }
  }

  @Test func whatChangesInTheDatabaseChangesThePage() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/")
      #expect(!(try await browser.get("/").text.contains("Nora")))
      try fixture.database.add(
        Person(id: "p", name: "Nora", gender: .feminine, variety: .spanishSpain))
      try fixture.database.use("p")
      #expect(try await browser.get("/").text.contains("Nora"))
    }
  }

  @Test func aRunningCountdownIsNeverKept() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/")
      try await browser.get(Self.walk)
      try await browser.post("/planner/start", ["plan": "eat:300"])
      let before = try await browser.get(Self.walk).text
      #expect(before.contains("5:00"))
      fixture.clock.move(by: 61)
      #expect(try await browser.get(Self.walk).text.contains("3:59"))
    }
  }

  @Test func eachBrowserHasItsOwnToken() async throws {
    let fixture = try WebFixture()
    let page = "/boards/open?set=core"
    try await fixture.browse { browser in
      try await browser.get("/")
      let token = try await {
        try await browser.get(page); return browser.token
      }()
      try await fixture.browse { other in
        try await other.get("/")
        try await other.get(page)
        try await other.get(page)
        #expect(!token.isEmpty)
        #expect(other.token != token)
      }
    }
  }

  @Test func onlySoMuchIsKept() throws {
    let database = try WebFixture().database
    let memory = PageMemory(limit: 100)
    let mark = try database.changeMark()
    func key(_ address: String) -> PageMemory.Key {
      PageMemory.Key(address: address, visitor: "a", mark: mark)
    }
    memory.keep(ByteBuffer(repeating: 1, count: 60), as: key("1"))
    memory.keep(ByteBuffer(repeating: 2, count: 40), as: key("2"))
    #expect(memory.page(key("1"))?.readableBytes == 60)
    memory.keep(ByteBuffer(repeating: 3, count: 60), as: key("3"))
    #expect(memory.page(key("1")) == nil)
    #expect(memory.page(key("3"))?.readableBytes == 60)
    memory.forget()
    #expect(memory.page(key("3")) == nil)
  }

  @Test(arguments: [
    ("plain words, ñ and 🍎", "plain words, ñ and 🍎"),
    ("<b>\"Tom & 'Ana'\"</b>", "&lt;b&gt;&quot;Tom &amp; &#39;Ana&#39;&quot;&lt;/b&gt;"),
    ("", ""),
  ])
  func textWithinPagesCanDoNothing(text: String, escaped: String) {
    #expect(PageText().escapeText(text) == escaped)
  }

  @Test(arguments: [
    ("verb:eat", "verb:eat"), ("a b/ñ", "a%20b%2F%C3%B1"), ("~-._", "~-._"), ("50%", "50%25"),
  ])
  func textWithinAddressesIsEncoded(text: String, encoded: String) {
    #expect(text.inAddress == encoded)
    #expect(encoded.removingPercentEncoding == text)
  }
}
