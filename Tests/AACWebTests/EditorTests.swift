import AACCore
import AACStore
import Foundation
import HTTPTypes
import Testing

/// The therapist's editor: words, their links, places, and the way back.
struct EditorTests {
  private static let apple = "complement:apple"

  /// A browser behind the lock, with a person called Ana.
  private func edit(
    _ test: @Sendable @escaping (TestBrowser, WebFixture) async throws -> Void
  ) async throws {
    let fixture = try WebFixture()
    try fixture.database.add(
      Person(id: "p", name: "Ana", gender: .feminine, variety: .spanishSpain))
    try fixture.database.use("p")
    try await fixture.browse { browser in
      try await browser.open()
      try await test(browser, fixture)
    }
  }

  private func entry(_ fixture: WebFixture, _ label: String) throws -> WordEntry {
    try #require(try fixture.database.entries(named: label, in: .spanish).first)
  }

  @Test func wordsAreListedByCategoryAndFoundByLetters() async throws {
    try await edit { browser, _ in
      let list = try await browser.get("/care/words?tab=fruit-and-vegetables")
      #expect(list.text.contains("/care/words/word?word=complement:apple"))
      #expect(!list.text.contains("/care/words/word?word=complement:dog"))
      let found = try await browser.get("/care/words?find=p%C3%A9rr")
      #expect(found.text.contains(">perro<"))
      #expect(try await browser.get("/care/words?find=zzz").text.contains("class=\"nothing\""))
      #expect(try await browser.get("/care/words?part=removed").text.contains("No hay palabras"))
    }
  }

  @Test func aWordIsShownWithItsFormsAndSentences() async throws {
    try await edit { browser, _ in
      let page = try await browser.get("/care/words/word?word=\(Self.apple)")
      #expect(
        page.text.contains("Femenino: una manzana, unas manzanas")
          || page.text.contains(
            "femenino: una manzana, unas manzanas")
      )
      #expect(page.text.contains("manzana.</li>"))
    }
  }

  @Test func aChangeIsShownBeforeItIsSavedAndCanBeUndone() async throws {
    try await edit { browser, fixture in
      let address = "/care/words/word?word=\(Self.apple)"
      try await browser.get(address)
      let form = [
        "word": Self.apple, "label": "manzanita", "lemma": "manzanita", "gender": "feminine",
        "countability": "count", "kind": "food", "category": "sweets-and-snacks", "plural": "",
      ]
      let look = try await browser.post(
        "/care/words/word", form.merging(["do": "look"]) { $1 })
      #expect(look.text.contains("unas manzanitas"))
      #expect(try entry(fixture, "manzana").label == "manzana")
      let saved = try await browser.post(
        "/care/words/word", form.merging(["do": "save"]) { $1 })
      #expect(saved.status == .seeOther)
      #expect(try entry(fixture, "manzanita").category == "sweets-and-snacks")
      let page = try await browser.get(try #require(saved.location))
      #expect(page.text.contains("Hecho: cambiar «manzanita»"))
      try await browser.post("/care/words/undo")
      #expect(try entry(fixture, "manzana").category == "fruit-and-vegetables")
      try await browser.post("/care/words/redo")
      #expect(try entry(fixture, "manzanita").label == "manzanita")
    }
  }

  @Test func aCategoryThatIsNotThereChangesNothing() async throws {
    try await edit { browser, fixture in
      try await browser.get("/care/words/word?word=\(Self.apple)")
      let answer = try await browser.post(
        "/care/words/word",
        ["word": Self.apple, "label": "pera", "lemma": "pera", "category": "x", "do": "save"])
      #expect(answer.status == .unprocessableContent)
      #expect(try entry(fixture, "manzana").label == "manzana")
    }
  }

  @Test func aWordIsHiddenRemovedAndBroughtBack() async throws {
    try await edit { browser, fixture in
      let database = fixture.database
      let key = WordKey(.complement, "apple")
      try await browser.get("/care/words/word?word=\(Self.apple)")
      func press(_ action: String) async throws {
        let form = ["word": Self.apple, "do": action]
        #expect(try await browser.post("/care/words/change", form).status == .seeOther)
      }
      try await press("hide")
      #expect(try database.hiddenWords(of: "p", in: .spanish).contains(key))
      #expect(try await browser.get("/care/words?part=hidden").text.contains(">manzana<"))
      try await press("show")
      try await press("hideAll")
      #expect(try database.hiddenWords(of: nil, in: .spanish).contains(key))
      try await press("showAll")
      #expect(try database.hiddenWords(of: nil, in: .spanish).isEmpty)
      try await press("remove")
      #expect(try database.entry(key, in: .spanish)?.isRemoved == true)
      #expect(try await browser.get("/care/words?part=removed").text.contains(">manzana<"))
      // A word that came with the program cannot be deleted for good.
      let refused = try await browser.post("/care/words/purge", ["word": Self.apple])
      #expect(refused.status == .unprocessableContent)
      try await press("restore")
      #expect(try database.entry(key, in: .spanish)?.isRemoved == false)
      let level = ["word": Self.apple, "do": "level", "level": "3"]
      try await browser.post("/care/words/change", level)
      #expect(try database.entry(key, in: .spanish)?.level == 3)
      for bad in [["do": "level", "level": "x"], ["do": "fly"], [:]] {
        let answer = try await browser.post(
          "/care/words/change", bad.merging(["word": Self.apple]) { $1 })
        #expect(answer.status == .badRequest)
      }
    }
  }

  @Test func aWordChangesPlacesWithAnotherAndNoOtherMoves() async throws {
    try await edit { browser, fixture in
      let before = try fixture.database.places(in: .spanish)
      let page = try await browser.get("/care/words/place?word=\(Self.apple)")
      #expect(page.text.contains("value=\"complement:banana\""))
      try await browser.post(
        "/care/words/place", ["word": Self.apple, "other": "complement:banana"])
      let moves = WordPlace.moves(from: before, to: try fixture.database.places(in: .spanish))
      #expect(Set(moves.map(\.key.concept)) == ["apple", "banana"])
    }
  }

  @Test func wordsAreLinkedAndPartedByTouching() async throws {
    try await edit { browser, fixture in
      let link = WordLink(.verbComplement, from: "sleep", to: "apple")
      func isLinked() throws -> Bool {
        try fixture.database.wordLinks(in: .spanish).contains {
          $0.first == link.first && $0.second == link.second && $0.kind == link.kind
        }
      }
      #expect(try !isLinked())
      let side = ["word": Self.apple, "side": "verbComplement-second", "other": "verb:sleep"]
      try await browser.get("/care/words/links?word=\(Self.apple)&side=verbComplement-second")
      let answer = try await browser.post("/care/words/links", side)
      #expect(try isLinked())
      let page = try await browser.get(
        try #require(answer.location?.split(separator: "#").first).description)
      #expect(page.text.contains("manzana"))
      #expect(page.text.contains("aria-pressed=\"true\""))
      try await browser.post("/care/words/links", side)
      #expect(try !isLinked())
      for bad in [
        ["side": "subjectVerb-first"], ["side": "x"], ["other": "complement:banana"],
        ["other": "verb:no-such"],
      ] {
        let answer = try await browser.post("/care/words/links", side.merging(bad) { $1 })
        #expect(answer.status == .notFound)
      }
    }
  }

  @Test func aNewWordIsWorkedOutShownAndSaved() async throws {
    try await edit { browser, fixture in
      try await browser.get("/care/words/add")
      let look = try await browser.post("/care/words/add", ["words": " croqueta ", "do": "look"])
      #expect(look.text.contains("una croqueta, unas croquetas"))
      #expect(look.text.contains("croqueta."))
      #expect(try fixture.database.entries(named: "croqueta", in: .spanish).isEmpty)
      let saved = try await browser.post(
        "/care/words/add",
        ["words": "croqueta", "do": "save", "category": "food", "own": "on", "gender": "feminine"])
      #expect(saved.status == .seeOther)
      let entry = try entry(fixture, "croqueta")
      #expect(entry.category == "food")
      #expect(entry.owner == "p")
      let links = try fixture.database.wordLinks(in: .spanish)
      #expect(links.contains { $0.first == "eat" && $0.second == entry.key.concept })
      #expect(try fixture.database.edits(last: 1).first?.words == ["croqueta"])
      let again = try await browser.post("/care/words/add", ["words": "croqueta", "do": "look"])
      #expect(again.text.contains("ya está"))
      let refused = try await browser.post("/care/words/add", ["words": "croqueta", "do": "save"])
      #expect(refused.status == .unprocessableContent)
    }
  }

  @Test func aWordThatWasTakenOutIsBroughtBackAndNotAddedAnew() async throws {
    try await edit { browser, fixture in
      try await browser.get("/care/words/word?word=\(Self.apple)")
      try await browser.post("/care/words/change", ["word": Self.apple, "do": "remove"])
      try await browser.get("/care/words/add")
      for words in ["manzana", "una manzana"] {
        let look = try await browser.post("/care/words/add", ["words": words, "do": "look"])
        #expect(look.text.contains("está quitada"))
        #expect(look.text.contains("name=\"word\" value=\"\(Self.apple)\""))
        #expect(!look.text.contains("value=\"save\""))
      }
      let list = try await browser.post(
        "/care/words/add", ["words": "manzana\ncroqueta", "do": "look"])
      #expect(list.text.contains("está quitada"))
      let refused = try await browser.post("/care/words/add", ["words": "manzana", "do": "save"])
      #expect(refused.status == .unprocessableContent)
      try await browser.post("/care/words/change", ["word": Self.apple, "do": "restore"])
      let links = try fixture.database.wordLinks(in: .spanish)
      #expect(links.contains { $0.first == "eat" && $0.second == "apple" })
    }
  }

  @Test func aNewWordTakesTheLinksOfAnother() async throws {
    try await edit { browser, fixture in
      try await browser.get("/care/words/add")
      let form = ["words": "croqueta", "like": "perro"]
      let unknown = try await browser.post(
        "/care/words/add", form.merging(["like": "zzz", "do": "look"]) { $1 })
      #expect(unknown.text.contains("No hay ninguna palabra así"))
      try await browser.post("/care/words/add", form.merging(["do": "save"]) { $1 })
      let concept = try entry(fixture, "croqueta").key.concept
      let links = try fixture.database.wordLinks(in: .spanish)
      func verbs(of word: Concept) -> Set<Concept> {
        Set(links.filter { $0.kind == .verbComplement && $0.second == word }.map(\.first))
      }
      #expect(verbs(of: concept) == verbs(of: "dog") && !verbs(of: concept).isEmpty)
    }
  }

  @Test func whatStandsBetweenTwoLinkedWordsIsChosen() async throws {
    try await edit { browser, fixture in
      func government() throws -> Government? {
        try fixture.database.wordLinks(in: .spanish)
          .first { $0.first == "eat" && $0.second == "apple" }?.government
      }
      let before = try government()
      let address =
        "/care/words/links?word=\(Self.apple)&side=verbComplement-second&other=verb:eat"
      #expect(try await browser.get(address).text.contains("Entre «comer» y «manzana»"))
      let form = ["word": Self.apple, "side": "verbComplement-second", "other": "verb:eat"]
      let answer = try await browser.post(
        "/care/words/between", form.merging(["preposition": " con ", "article": "definite"]) { $1 })
      #expect(try government() == Government(preposition: "con", article: .definite))
      let place = try #require(answer.location?.split(separator: "#").first).description
      #expect(try await browser.get(place).text.contains("con la manzana"))
      try await browser.post("/care/words/undo")
      #expect(try government() == before)
      try await browser.post(
        "/care/words/between", form.merging(["preposition": "", "article": "grammar"]) { $1 })
      #expect(try government() == nil)
      let unlinked = try await browser.post(
        "/care/words/between", form.merging(["other": "verb:sleep"]) { $1 })
      #expect(unlinked.status == .notFound)
    }
  }

  @Test func aWordThatIsAlwaysPluralIsMarkedSo() async throws {
    try await edit { browser, fixture in
      try await browser.get("/care/words/add")
      try await browser.post(
        "/care/words/add", ["words": "bermudas", "number": "plural", "do": "save"])
      let entry = try entry(fixture, "bermudas")
      #expect(entry.lexeme.number == .plural)
      let word = "\(entry.key.role.rawValue):\(entry.key.concept.rawValue)"
      try await browser.post(
        "/care/words/word", ["word": word, "number": "singular", "do": "save"])
      #expect(try self.entry(fixture, "bermudas").lexeme.number == nil)
    }
  }

  @Test func aListOfWordsIsAddedInOneStep() async throws {
    try await edit { browser, fixture in
      try await browser.get("/care/words/add")
      let words = "croqueta\r\nempanadilla\r\n\r\ncroqueta\nmanzana"
      let look = try await browser.post("/care/words/add", ["words": words, "do": "look"])
      #expect(look.text.contains("unas empanadillas"))
      #expect(look.text.contains("«manzana» ya está"))
      try await browser.post("/care/words/add", ["words": words, "do": "save"])
      #expect(try fixture.database.edits(last: 5).count == 1)
      #expect(try fixture.database.edits(last: 1).first?.words == ["croqueta", "empanadilla"])
      let many = (1...201).map { "palabra\($0)" }.joined(separator: "\n")
      let refused = try await browser.post("/care/words/add", ["words": many, "do": "look"])
      #expect(refused.status == .unprocessableContent)
      let empty = try await browser.post("/care/words/add", ["words": " \n ", "do": "look"])
      #expect(empty.status == .unprocessableContent)
    }
  }

  @Test func stepsAreListedAndGoneBackToAnyOfThem() async throws {
    try await edit { browser, fixture in
      try await browser.get("/care/words/add")
      for word in ["croqueta", "empanadilla", "buñuelo"] {
        try await browser.post("/care/words/add", ["words": word, "do": "save"])
      }
      let edits = try fixture.database.edits(last: 3)
      let page = try await browser.get("/care/words/history")
      #expect(page.text.contains("Añadir: «buñuelo»"))
      #expect(page.text.contains("Ana"))
      try await browser.post("/care/words/undo", ["to": "\(edits[1].id)"])
      #expect(try fixture.database.edits(last: 3).map(\.state) == [.undone, .undone, .done])
      try await browser.post("/care/words/redo", ["to": "\(edits[0].id)"])
      #expect(try fixture.database.edits(last: 3).allSatisfy { $0.state == .done })
      #expect(try await browser.post("/care/words/undo", ["to": "999"]).status == .seeOther)
    }
  }

  @Test func aWordOfOnesOwnIsPurgedAfterAsking() async throws {
    // Words get UUIDs outside of tests; only those are of one's own.
    let fixture = try WebFixture()
    let concept = Concept(rawValue: "7E4F0C1C-1111-4222-8333-444455556666")
    var lexeme = Lexeme(lemma: "croqueta", wordClass: .noun, kind: .food)
    lexeme.gender = .feminine
    let entry = WordEntry(
      key: WordKey(.complement, concept), lexeme: lexeme, category: "food")
    try fixture.database.perform(
      [.save(entry), .remove(entry.key)], as: .add, in: .spanish, now: Date())
    let address = entry.key.role.rawValue + ":" + concept.rawValue
    try await fixture.browse { browser in
      try await browser.open()
      let question = try await browser.get("/care/words/purge?word=\(address)")
      #expect(question.text.contains("¿Borrar «croqueta» para siempre?"))
      #expect(try fixture.database.entry(entry.key, in: .spanish) != nil)
      #expect(try await browser.post("/care/words/purge", ["word": address]).status == .seeOther)
      #expect(try fixture.database.entry(entry.key, in: .spanish) == nil)
    }
  }

  @Test func aSentenceOfAWordIsKeptAmongTheFavourites() async throws {
    try await edit { browser, fixture in
      let page = try await browser.get("/care/words/word?word=\(Self.apple)")
      let at = try #require(page.text.firstMatch(of: /name="at" value="([^"]+)"/)).1
      let form = ["word": Self.apple, "at": String(at)]
      #expect(try await browser.post("/care/words/favourite", form).status == .seeOther)
      try await browser.post("/care/words/favourite", form)
      #expect(try fixture.database.favourites(of: "p").count == 1)
    }
  }

  @Test(arguments: [
    "/care/words/word", "/care/words/word?word=x", "/care/words/word?word=complement:none",
    "/care/words/word?word=..%2F..%2Fetc", "/care/words/links?word=complement:apple",
    "/care/words/links?word=complement:apple&side=verbVerb-first", "/care/words/place?word=",
    "/care/words/picture?word=x", "/care/words/sound?word=x", "/care/words/sound.wav?word=x",
    "/care/words/purge?word=x", "/care/files/boards/export", "/care/files/boards/print?set=x",
    "/care/files/boards/export?set=..%2F..%2Fetc%2Fpasswd",
  ])
  func whatIsNotThereIsNotFound(address: String) async throws {
    try await edit { browser, _ in
      let page = try await browser.get(address)
      #expect(page.status == .notFound)
    }
  }

  @Test func aScriptInAWordIsText() async throws {
    try await edit { browser, fixture in
      let word = "<script>alert(1)</script>"
      try await browser.get("/care/words/add")
      let look = try await browser.post("/care/words/add", ["words": word, "do": "look"])
      #expect(!look.text.contains("<script>alert"))
      try await browser.post("/care/words/add", ["words": word, "do": "save"])
      let entry = try entry(fixture, word)
      let address = "\(entry.key.role.rawValue):\(entry.key.concept.rawValue)"
      for page in [
        "/care/words/word?word=\(address)", "/care/words/history", "/care/words?find=script",
      ] {
        let text = try await browser.get(page).text
        #expect(text.contains("&lt;script&gt;"))
        #expect(!text.contains("<script>alert"))
      }
    }
  }
}
