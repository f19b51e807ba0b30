import AACCore
import AACSpeech
import AACStore
import HTTPTypes
import Testing

/// The lock, and what is behind it.
struct CareTests {
  private static let behind = [
    "/care/settings", "/care/access", "/care/people", "/care/people/edit", "/care/pin",
  ]

  @Test func theFirstWhoComesChoosesThePIN() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      #expect(try await browser.get("/care").text.contains("Elija un PIN"))
      for (pin, again) in [("123", "123"), ("12a4", "12a4"), ("", ""), ("1234", "1235")] {
        let answer = try await browser.post("/care/pin", ["pin": pin, "again": again])
        #expect(answer.status == .unprocessableContent)
      }
      #expect(try fixture.database.lockSetting(.pinHash) == nil)
      let answer = try await browser.post("/care/pin", ["pin": "4711", "again": "4711"])
      #expect(answer.status == .seeOther)
      #expect(try await browser.get("/care").text.contains("Cerrar con llave"))
    }
    let kept = try #require(try fixture.database.lockSetting(.pinHash))
    #expect(kept.hasPrefix("scrypt$"))
    #expect(!kept.contains("4711"))
  }

  @Test(arguments: behind)
  func behindALockThatIsClosedNothingIsShown(address: String) async throws {
    let fixture = try WebFixture()
    try await fixture.lock()
    try await fixture.browse { browser in
      let page = try await browser.get(address)
      #expect(page.text.contains("Escriba el PIN"))
    }
  }

  @Test func behindALockThatIsClosedNothingIsChanged() async throws {
    let fixture = try WebFixture()
    try await fixture.lock()
    let person = Person(id: "p", name: "Ana", gender: .feminine, variety: .spanishSpain)
    try fixture.database.add(person)
    let hash = try fixture.database.lockSetting(.pinHash)
    try await fixture.browse { browser in
      try await browser.get("/care")
      try await browser.post("/care/settings", ["theme": "dark"])
      try await browser.post("/care/people/use", ["person": "p"])
      try await browser.post("/care/people/edit", ["name": "Eva"])
      try await browser.post("/care/pin", ["pin": "1111", "again": "1111"])
    }
    #expect(try fixture.database.look(of: nil) == Look())
    #expect(try fixture.database.people() == [person])
    #expect(try fixture.database.currentPerson() == nil)
    #expect(try fixture.database.lockSetting(.pinHash) == hash)
  }

  @Test func guessingIsSlowedDownMoreAndMore() async throws {
    let fixture = try WebFixture()
    try await fixture.lock()
    try await fixture.browse { browser in
      try await browser.get("/care")
      for _ in 1...3 {
        let answer = try await browser.post("/care/open", ["pin": "0000"])
        #expect(answer.text.contains("Ese no es el PIN"))
      }
      // Even the right one has to wait now, also when the program is started again.
      let answer = try await browser.post("/care/open", ["pin": "4711"])
      #expect(answer.text.contains("Espere 5 segundos"))
      try await WebFixture(database: fixture.database).browse { other in
        try await other.get("/care")
        let answer = try await other.post("/care/open", ["pin": "4711"])
        #expect(answer.text.contains("Espere 5 segundos"))
      }
      fixture.clock.move(by: 5)
      try await browser.post("/care/open", ["pin": "0001"])
      let later = try await browser.post("/care/open", ["pin": "4711"])
      #expect(later.text.contains("Espere 10 segundos"))
      fixture.clock.move(by: 10)
      #expect(try await browser.post("/care/open", ["pin": "4711"]).status == .seeOther)
      #expect(try fixture.database.lockSetting(.attempts) == nil)
    }
  }

  @Test func theLockClosesByHandAndByItself() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.open()
      try await browser.post("/care/close")
      #expect(try await browser.get("/care").text.contains("Escriba el PIN"))
      try await browser.post("/care/open", ["pin": "4711"])
      fixture.clock.move(by: 1_700)
      #expect(try await browser.get("/care").text.contains("Cerrar con llave"))
      fixture.clock.move(by: 1_700)
      #expect(try await browser.get("/care").text.contains("Cerrar con llave"))
      fixture.clock.move(by: 1_801)
      #expect(try await browser.get("/care").text.contains("Escriba el PIN"))
    }
  }

  @Test func settingsAreKeptForThePerson() async throws {
    let fixture = try WebFixture()
    let person = Person(id: "p", name: "Ana", gender: .feminine, variety: .spanishSpain)
    try fixture.database.add(person)
    try fixture.database.use("p")
    try await fixture.browse { browser in
      try await browser.open()
      try await browser.get("/care/settings")
      let answer = try await browser.post(
        "/care/settings",
        [
          "theme": "dark", "tileSize": "huge", "textSize": "nonsense", "tilesPerPage": "8",
          "labels": "none", "capitals": "on", "face": "aac:happy",
        ])
      #expect(answer.status == .seeOther)
    }
    #expect(
      try fixture.database.look(of: "p")
        == Look(
          theme: .dark, tileSize: .huge, tilesPerPage: 8, labels: .none, isInCapitals: true,
          saysTouchedWords: false, face: "aac:happy"))
    #expect(try fixture.database.look(of: nil) == Look())
  }

  @Test func theLevelAndWhatIsKeptAreSet() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.open()
      try await browser.get("/care/settings")
      try await browser.post("/care/settings", ["level": "2"])
      #expect(try fixture.database.vocabularyLevel(of: nil) == 2)
      #expect(try !fixture.database.keepsHistory(of: nil))
      try await browser.post("/speech", ["at": "full~final~subject=subject:girl"])
      #expect(try fixture.database.history(of: nil, last: 1).isEmpty)
      try await browser.post("/care/settings", ["level": "0", "history": "on"])
      #expect(try fixture.database.vocabularyLevel(of: nil) == nil)
      try await browser.post("/speech", ["at": "full~final~subject=subject:girl"])
      #expect(try fixture.database.history(of: nil, last: 1).count == 1)
      // A page that was open before there were these settings leaves them as they are.
      try await browser.post("/care/settings", ["theme": "dark"])
      #expect(try fixture.database.keepsHistory(of: nil))
      let question = try await browser.get("/care/settings/forget").text
      #expect(question.contains("¿Borrar todas las últimas frases?"))
      #expect(try fixture.database.history(of: nil, last: 1).count == 1)
      try await browser.post("/care/settings/forget", ["all": "1"])
      #expect(try fixture.database.history(of: nil, last: 1).isEmpty)
    }
  }

  @Test func aPersonIsRemovedAfterAQuestion() async throws {
    let fixture = try WebFixture()
    try fixture.database.add(
      Person(id: "p", name: "Ana", gender: .feminine, variety: .spanishSpain))
    try await fixture.browse { browser in
      try await browser.open()
      let question = try await browser.get("/care/people/remove?person=p").text
      #expect(question.contains("¿Borrar a «Ana»"))
      #expect(try await browser.get("/care/people/remove?person=x").status == .notFound)
      #expect(try fixture.database.people().count == 1)
      try await browser.post("/care/people/remove", ["person": "p"])
      #expect(try fixture.database.people().isEmpty)
    }
  }

  @Test func everythingIsLookedAtAndSaid() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.open()
      let page = try await browser.get("/care/check").text
      #expect(page.contains("La base de datos"))
      #expect(page.matches(of: /La voz funciona/).count == 3)
      #expect(page.contains("Los dibujos de Twemoji están instalados."))
    }
    let silent = try WebFixture(voice: QuietVoice(problem: .synthesisFailed(code: 3)))
    try await silent.browse { browser in
      try await browser.open()
      #expect(try await browser.get("/care/check").text.contains("La voz no funciona"))
    }
  }

  @Test func whatWorksAndCanBeBetterHasAMarkOfItsOwn() async throws {
    let fixture = try WebFixture(
      voice: QuietVoice(problem: .synthesisFailed(code: 3)), hasDrawings: false)
    try await fixture.browse { browser in
      try await browser.open()
      let page = try await browser.get("/care/check").text
      // What must be mended comes first, then what can be better, then what is good.
      let marks = page.matches(
        of: /aria-hidden="true">([✓!✗])<.span> <span class="unseen">([^<]*):/)
      #expect(marks.prefix(3).map(\.1) == ["✗", "✗", "✗"])
      #expect(marks[3].1 == "!" && marks[3].2 == "Para mirar")
      #expect(marks.last?.1 == "✓" && marks[0].2 == "Hay que arreglarlo")
      #expect(page.contains("Faltan los dibujos de Twemoji"))
    }
  }

  @Test func peopleAreAddedChangedAndSwitched() async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.open()
      try await browser.get("/care/people/edit")
      let form = ["name": "Ana", "gender": "feminine", "variety": "pt-BR", "voice": "child"]
      #expect(try await browser.post("/care/people/edit", form).status == .seeOther)
      let ana = try fixture.database.person(named: "Ana")
      #expect(ana.variety == .portugueseBrazil)
      #expect(ana.speech.voice == "child")
      #expect(try await browser.get("/").text.contains("<html lang=\"pt-BR\""))
      let taken = try await browser.post("/care/people/edit", form)
      #expect(taken.status == .unprocessableContent)
      #expect(taken.text.contains("value=\"Ana\""))
      try await browser.post(
        "/care/people/edit", ["person": ana.id, "name": "Ana María", "speed": "120"])
      #expect(try fixture.database.person(named: "ana maria").speech.speed == 120)
      #expect(try await browser.post("/care/people/use", ["person": "nobody"]).status == .notFound)
      let sample = try await browser.get("/care/people/sample.wav?person=\(ana.id)")
      #expect(sample.headers[.contentType] == "audio/wav")
    }
  }
}

extension WebFixture {
  /// Sets the PIN 4711.
  func lock() async throws {
    try await browse { try await $0.open() }
  }
}

extension TestBrowser {
  /// Sets the PIN 4711, after which the lock is open for this browser.
  func open() async throws {
    try await get("/care")
    try await post("/care/pin", ["pin": "4711", "again": "4711"])
  }
}
