import AACCore
import AACStore
import HTTPTypes
import NIOCore
import Planner
import Testing

/// Requests that no page of ours makes.
struct HostileRequestTests {
  /// Every address that changes something.
  static let posts = [
    "/say", "/speech", "/favourites", "/favourites/remove", "/favourites/undo", "/care/open",
    "/care/close",
    "/care/pin", "/care/settings", "/care/people/use", "/care/people/edit", "/planner/start",
    "/planner/timer", "/planner/stop", "/planner/due", "/planner/damaged", "/boards/sentences",
    "/join", "/care/access", "/care/people/remove", "/care/settings/forget",
  ]
  /// Every address that shows something.
  static let pages = [
    "/", "/walk?at=full~subject", "/sentences", "/care", "/care/pin", "/care/settings",
    "/care/people", "/care/people/edit", "/planner", "/planner/time?activity=eat",
    "/planner/ready?plan=eat:60", "/show?at=full~final~subject%3Dsubject:girl", "/boards",
    "/boards/open?set=core", "/away", "/join",
  ]

  private static let sentence = "full~final~subject=subject:girl"

  @Test(arguments: pages + ["/speech/word?word=subject:girl", "/picture/aac:want"])
  func aForeignNameIsRefused(address: String) async throws {
    try await WebFixture(hosts: ["127.0.0.1:8460"]).browse { browser in
      let page = try await browser.get(address)
      #expect(page.status == .misdirectedRequest)
      #expect(!page.text.contains("niña"))
    }
  }

  @Test(arguments: posts)
  func aFormWithoutATokenIsRefused(address: String) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.get("/walk?at=full~subject")
      for body in ["at=\(Self.sentence)", "token=&at=x", "token=00ff"] {
        #expect(try await browser.post(address, raw: Array(body.utf8)).status == .forbidden)
      }
    }
    #expect(try fixture.database.history(of: nil, last: 1).isEmpty)
    #expect(try fixture.database.favourites(of: nil).isEmpty)
    #expect(try fixture.database.lockSetting(.pinHash) == nil)
    #expect(try fixture.database.timers(of: CountdownSequence.self).isEmpty)
  }

  @Test func theTokenOfAnotherBrowserIsRefused() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { first in
      let page = try await first.get("/walk?at=\(Self.sentence)")
      let token = try #require(page.text.firstMatch(of: /name="token" value="([0-9a-f]+)"/)).1
      try await fixture.browse { second in
        try await second.get("/")
        let form = ["token": String(token), "at": Self.sentence]
        let answer = try await second.post("/favourites", raw: TestBrowser.encoded(form))
        #expect(answer.status == .forbidden)
      }
    }
  }

  @Test(arguments: posts)
  func aFormOfAnotherSiteIsRefused(address: String) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      let page = try await browser.get("/walk?at=\(Self.sentence)")
      let token = try #require(page.text.firstMatch(of: /name="token" value="([0-9a-f]+)"/)).1
      let form = TestBrowser.encoded(["token": String(token), "at": Self.sentence])
      for fields in [
        ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "https://localhost"],
        ["Origin": "http://localhost.evil.example"], ["Sec-Fetch-Site": "cross-site"],
        ["Sec-Fetch-Site": "same-site"],
      ] {
        let answer = try await browser.post(address, raw: form, fields: fields)
        #expect(answer.status == .forbidden, "\(fields)")
      }
    }
    #expect(try fixture.database.favourites(of: nil).isEmpty)
  }

  @Test(arguments: posts)
  func aHugeFormIsRefused(address: String) async throws {
    try await WebFixture().browse { browser in
      try await browser.get("/")
      let huge = Array("token=".utf8) + [UInt8](repeating: 0x61, count: 1 << 20)
      #expect(try await browser.post(address, raw: huge).status == .contentTooLarge)
    }
  }

  @Test(
    arguments: [
      [0x61, 0x3D, 0xFF, 0xFE], Array("a=%FF%FE".utf8), Array("a=%zz".utf8), Array("a=%00".utf8),
      Array(String(repeating: "a=1&", count: 200).utf8),
    ] as [[UInt8]])
  func aFormThatCannotBeReadIsRefused(body: [UInt8]) async throws {
    try await WebFixture().browse { browser in
      try await browser.get("/")
      #expect(try await browser.post("/say", raw: body).status == .badRequest)
    }
  }

  @Test func aFormOfAnotherKindIsRefused() async throws {
    try await WebFixture().browse { browser in
      try await browser.get("/")
      let answer = try await browser.post(
        "/say", raw: Array("{}".utf8), fields: ["Content-Type": "application/json"])
      #expect(answer.status == .badRequest)
    }
  }

  @Test(arguments: [
    "/walk?at=%FF%FE", "/show?at=%00", "/speech/word?word=%zz", "/walk?find=%C3%28",
  ])
  func anAddressThatCannotBeReadIsRefused(address: String) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get(address)
      #expect(page.status == .badRequest)
    }
  }

  @Test(arguments: [
    "/picture/..%2F..%2Fetc%2Fpasswd", "/picture/aac:..%2Findex", "/picture/%00",
    "/picture/aac:no-such-drawing", "/assets/x/..%2Fapp.css", "/assets/x/%2e%2e%2fapp.js",
    "/assets/x/layout.mustache", "/etc/passwd", "/..%2f..%2fetc/passwd", "/nothing",
    "/favourites/remove?favourite=x", "/show?favourite=x", "/show?said=1", "/show", "/show?at=x",
    "/speech/word?word=subject:no-such-word", "/speech/word", "/speech/sentence.wav",
    "/speech/sentence.mp3?at=full~subject", "/planner/state?id=x",
    "/assets/x/service-worker.mustache", "/boards/open?set=x",
  ])
  func whatIsNotThereIsNotFound(address: String) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get(address)
      #expect(page.status == .notFound)
      #expect(page.text.contains("Inicio"))
    }
  }

  @Test(arguments: [HTTPRequest.Method.put, .delete, .patch, .options, .trace])
  func otherMethodsAreRefused(method: HTTPRequest.Method) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.send(method, "/")
      #expect(page.status == .methodNotAllowed)
    }
  }

  @Test(arguments: pages + ["/nothing"])
  func everyPageForbidsWhatItDoesNotNeed(address: String) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get(address)
      let policy = try #require(field("Content-Security-Policy", of: page))
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
      #expect(!policy.contains("unsafe"))
      #expect(field("X-Content-Type-Options", of: page) == "nosniff")
      #expect(field("X-Frame-Options", of: page) == "DENY")
      #expect(field("Cross-Origin-Resource-Policy", of: page) == "same-origin")
      // Nothing within a page that the policy would have to allow, and nothing from elsewhere.
      #expect(!page.text.contains("style="))
      #expect(page.text.firstMatch(of: /\son[a-z]+=/) == nil)
      #expect(page.text.firstMatch(of: /(src|href|action)="(https?:)?\/\//) == nil)
    }
  }

  @Test func aPictureCanRunNothing() async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get("/picture/aac:want")
      #expect(page.status == .ok)
      #expect(page.headers[.contentType] == "image/svg+xml")
      #expect(field("Content-Security-Policy", of: page)?.contains("sandbox") == true)
      #expect(field("X-Content-Type-Options", of: page) == "nosniff")
    }
  }

  @Test func cookiesAreOfNoUseToOthers() async throws {
    try await WebFixture().browse { browser in
      let cookie = try #require(try await browser.get("/").headers[.setCookie])
      #expect(cookie.contains("HttpOnly"))
      #expect(cookie.contains("SameSite=Strict"))
      #expect(try await browser.get("/").headers[.setCookie] == nil)
    }
  }

  private func field(_ name: String, of page: TestBrowser.Page) -> String? {
    HTTPField.Name(name).flatMap { page.headers[$0] }
  }
}
