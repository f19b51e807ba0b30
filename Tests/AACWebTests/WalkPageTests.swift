import AACCore
import AACStore
import HTTPTypes
import Testing

/// The guided walk through its pages, as a browser without scripts sees it.
struct WalkPageTests {
  @Test func homeHasThreeDoorsAndTheLock() async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get("/")
      #expect(page.status == .ok)
      for address in ["/walk?do=start:full", "/walk?do=start:quick", "/planner", "/care"] {
        #expect(page.text.contains("href=\"\(address)\""), "\(address)")
      }
      #expect(page.text.contains("<html lang=\"es-ES\""))
    }
  }

  @Test func theWholeWalkMakesANegatedQuestion() async throws {
    try await WebFixture.withAllTiles().browse { browser in
      var page = try await browser.get("/walk?do=start:full")
      #expect(page.text.contains("¿Quién?"))
      page = try await browser.follow("choose:subject:girl", in: page)
      #expect(page.text.contains("aria-current=\"true\""))
      page = try await browser.follow("next", in: page)
      page = try await browser.follow("choose:verb:eat", in: page)
      page = try await browser.follow("negate", in: page)
      #expect(page.text.contains("class=\"cross\""))
      page = try await browser.follow("next", in: page)
      page = try await browser.follow("choose:complement:apple", in: page)
      page = try await browser.follow("next", in: page)
      page = try await browser.follow("question", in: page)
      #expect(page.text.contains("¿La niña no come una manzana?"))
      page = try await browser.follow("back", in: page)
      #expect(page.text.contains("La niña no come"))
      #expect(!page.text.contains("una manzana."))
    }
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "Quiero comer."), (.englishUnitedStates, "I want to eat."),
    (.portugueseBrazil, "Quero comer."),
  ])
  func theQuickSentenceIsMadeInEveryLanguage(variety: LanguageVariety, text: String) async throws {
    try await WebFixture.withAllTiles(variety: variety).browse { browser in
      var page = try await browser.get("/walk?do=start:quick")
      page = try await browser.follow("choose:opener:want", in: page)
      page = try await browser.follow("next", in: page)
      page = try await browser.follow("choose:verb:eat", in: page)
      #expect(page.text.contains(">\(text)<"), "\(page.text)")
      #expect(page.text.contains("<html lang=\"\(variety.tag)\""))
    }
  }

  @Test(arguments: [
    (LanguageVariety.spanishSpain, "¿No quiero comer una manzana?"),
    (.englishUnitedStates, "Don't I want to eat an apple?"),
    (.portugueseBrazil, "Não quero comer uma maçã?"),
  ])
  func theQuickSentenceIsNegatedAndAsked(variety: LanguageVariety, text: String) async throws {
    try await WebFixture.withAllTiles(variety: variety).browse { browser in
      var page = try await browser.get("/walk?do=start:quick")
      for move in [
        "choose:opener:want", "next", "choose:verb:eat", "negate", "next",
        "choose:complement:apple", "next", "question",
      ] {
        page = try await browser.follow(move, in: page)
      }
      #expect(page.text.replacing("&#39;", with: "'").contains(">\(text)<"), "\(page.text)")
      // The cross lies on *Quiero*, and the mark stands behind.
      #expect(page.text.matches(of: /class="cross"/).count == 1)
      #expect(page.text.contains("card mark"))
      page = try await browser.follow("negate", in: page)
      #expect(!page.text.contains("class=\"cross\""))
      #expect(page.text.contains("card mark"))
    }
  }

  @Test func longWordsMayBeBrokenBetweenSyllablesOnTheirTiles() async throws {
    try await WebFixture.withAllTiles(variety: .portugueseBrazil).browse { browser in
      let page = try await browser.get("/walk?at=full~subject&find=fonoaud")
      #expect(page.text.contains(">fonoau\u{AD}dió\u{AD}loga<"), "\(page.text)")
    }
  }

  @Test(arguments: [
    ("full~complement~subject%3Dsubject:i~verb%3Dverb:want", "Comida"),
    ("full~complement~subject%3Dsubject:i~verb%3Dverb:eat", "Comida"),
    ("full~complement~subject%3Dsubject:i~verb%3Dverb:drink", "Bebidas"),
    ("full~complement~subject%3Dsubject:i~verb%3Dverb:go", "Lugares"),
    ("full~complement~subject%3Dsubject:i~verb%3Dverb:hug", "Personas"),
    ("full~complement~subject%3Dsubject:girl~verb%3Dverb:read", "En la escuela"),
    ("quick~verb~subject%3Dopener:want", "Cada día"),
    ("quick~complement~subject%3Dopener:state", "Cómo estoy"),
    ("full~subject", "Yo, tú, él…"),
  ])
  func theCategoryThatIsMeantMostOftenIsOpen(place: String, category: String) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get("/walk?at=\(place)")
      let open = try #require(
        page.text.firstMatch(of: /(?s)aria-current="true">.*?<span>(?<name>[^<]*)<\/span><\/a>/))
      #expect(open.name == category)
    }
  }

  @Test func aReloadedPageIsTheSamePage() async throws {
    let fixture = try WebFixture()
    let address = "/walk?at=full~verb~subject%3Dsubject:girl&do=choose:verb:eat"
    try await fixture.browse { browser in
      let first = try await browser.get(address)
      #expect(try await browser.get(address).text == first.text)
    }
  }

  @Test func aProgramThatWasStartedAgainShowsTheSamePage() async throws {
    let fixture = try WebFixture()
    let address = "/walk?at=full~verb~subject%3Dsubject:girl&do=choose:verb:eat"
    try await fixture.browse { browser in
      let sentence = "La niña come."
      #expect(try await browser.get(address).text.contains(sentence))
      try await WebFixture(database: fixture.database).browse { again in
        let page = try await again.get(address)
        #expect(page.text.contains(sentence))
      }
    }
  }

  @Test(arguments: [
    "/walk", "/walk?at=", "/walk?at=nonsense", "/walk?at=full~home&do=back",
    "/walk?at=../../etc/passwd", "/walk?do=fly",
  ])
  func whatIsNoWalkLeadsHome(address: String) async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get(address)
      #expect(page.status == .seeOther)
      #expect(page.location == "/")
    }
  }

  @Test func aMoveThatIsNotPossibleChangesNothing() async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get("/walk?at=full~subject&do=next")
      #expect(page.status == .ok)
      #expect(page.text.contains("¿Quién?"))
    }
  }

  @Test func lettersFindWordsWithoutTheirAccents() async throws {
    try await WebFixture().browse { browser in
      let page = try await browser.get("/walk?at=full~subject&find=nina")
      #expect(page.text.contains("id=\"subject:girl\""))
      #expect(!page.text.contains("id=\"subject:dog\""))
      let none = try await browser.get("/walk?at=full~subject&find=zzzz")
      #expect(none.text.contains("No hay ninguna palabra así"))
    }
  }

  @Test func aScriptInAWordIsShownAndNotRun() async throws {
    let fixture = try WebFixture()
    let word = "<script>alert(1)</script>"
    try fixture.database.save(
      Subject(
        concept: "evil", lexeme: Lexeme(lemma: word, wordClass: .noun, kind: .person),
        category: "people", position: 0), in: .spanish)
    try await fixture.browse { browser in
      let page = try await browser.get("/walk?at=full~subject&find=script")
      #expect(page.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
      #expect(!page.text.contains(word))
      let found = try await browser.get("/walk?at=full~subject&find=%22%3E%3Cscript%3E")
      #expect(!found.text.contains("\"><script>"))
    }
  }

  @Test func aPersonsLookIsOnEveryPage() async throws {
    let fixture = try WebFixture()
    try fixture.database.setLook(
      Look(theme: .yellowOnBlack, tilesPerPage: 4, labels: .above, isInCapitals: true), of: nil)
    try await fixture.browse { browser in
      let page = try await browser.get("/walk?at=full~subject")
      #expect(page.text.contains("data-theme=\"yellowOnBlack\""))
      #expect(page.text.contains("data-labels=\"above\" data-capitals"))
      #expect(page.text.matches(of: #/class="tile /#).count == 4)
    }
  }
}

extension WebFixture {
  /// Pages that show all words at once, so that none has to be looked for.
  fileprivate static func withAllTiles(
    variety: LanguageVariety = .spanishSpain
  ) throws -> WebFixture {
    let fixture = try WebFixture(variety: variety)
    try fixture.database.setLook(Look(tilesPerPage: 0), of: nil)
    return fixture
  }
}

extension TestBrowser {
  /// Follows the link of a move that is on a page.
  func follow(_ move: String, in page: Page) async throws -> Page {
    let links = page.text.matches(of: /href="([^"]*)"/).map {
      String($0.1).replacing("&amp;", with: "&")
    }
    let link = try #require(
      links.first { $0.contains("&do=\(move)&") || $0.hasSuffix("&do=\(move)") },
      "there is no link to \(move) in \(links)")
    let next = try await get(link)
    #expect(next.status == .ok)
    return next
  }
}
