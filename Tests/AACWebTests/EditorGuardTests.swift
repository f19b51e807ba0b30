import AACCore
import AACStore
import HTTPTypes
import NIOCore
import Testing

/// What keeps the editor from those who may not use it.
struct EditorGuardTests {
  static let pages = [
    "/care/words", "/care/words/word?word=complement:apple", "/care/words/add",
    "/care/words/links?word=complement:apple&side=verbComplement-second",
    "/care/words/place?word=complement:apple", "/care/words/picture?word=complement:apple",
    "/care/words/sound?word=complement:apple", "/care/words/history", "/care/files",
    "/care/files/boards", "/care/words/purge?word=complement:apple", "/care/files/pictures",
    "/care/files/restore", "/care/check", "/care/access", "/care/settings/forget",
  ]
  static let downloads = [
    "/care/files/words.csv", "/care/files/backup", "/care/files/boards/export?set=core",
    "/care/files/boards/print?set=core", "/care/words/picture/file?word=complement:apple",
  ]
  static let posts = [
    "/care/words/word", "/care/words/change", "/care/words/purge", "/care/words/place",
    "/care/words/favourite", "/care/words/links", "/care/words/add", "/care/words/picture",
    "/care/words/sound", "/care/words/undo", "/care/words/redo", "/care/files/words",
    "/care/files/import", "/care/files/boards", "/care/files/boards/change",
    "/care/words/between", "/care/files/pictures", "/care/files/pictures/use",
    "/care/files/pictures/remove", "/care/files/restore", "/care/files/restore/copy",
  ]
  static let uploads = [
    "/care/words/add", "/care/words/picture", "/care/words/sound", "/care/files/words",
    "/care/files/boards", "/care/files/pictures", "/care/files/restore",
  ]

  private static let form = [
    "word": "complement:apple", "do": "remove", "label": "x", "lemma": "x", "words": "croqueta",
    "side": "verbComplement-second", "other": "verb:sleep", "picture": "",
  ]

  @Test(arguments: pages + downloads)
  func withoutThePINNothingIsShown(address: String) async throws {
    let fixture = try WebFixture()
    try await fixture.lock()
    try await fixture.browse { browser in
      let page = try await browser.get(address)
      #expect(page.text.contains("Escriba el PIN"))
      #expect(!page.text.contains("manzana"))
    }
  }

  @Test func withoutThePINNoSoundIsMade() async throws {
    let fixture = try WebFixture()
    try await fixture.lock()
    try await fixture.browse { browser in
      let page = try await browser.get("/care/words/sound.wav?word=complement:apple")
      #expect(page.status == .notFound)
    }
  }

  @Test(arguments: posts)
  func withoutThePINNothingIsChanged(address: String) async throws {
    let fixture = try WebFixture()
    try await fixture.lock()
    let before = try fixture.database.exportSheet()
    try await fixture.browse { browser in
      try await browser.get("/care")
      let answer = try await browser.post(address, Self.form)
      #expect(answer.text.contains("Escriba el PIN"))
    }
    #expect(try fixture.database.exportSheet() == before)
  }

  @Test(arguments: uploads)
  func withoutThePINNoFileIsTaken(address: String) async throws {
    let fixture = try WebFixture()
    try await fixture.lock()
    try await fixture.browse { browser in
      try await browser.get("/care")
      let answer = try await browser.upload(
        address, Self.form, file: ("file", "x", [UInt8](repeating: 0x61, count: 100_000)))
      #expect(answer.status == .forbidden)
    }
    #expect(try fixture.database.edits(last: 1).isEmpty)
  }

  @Test(arguments: posts)
  func aFormWithoutATokenOrOfAnotherSiteIsRefused(address: String) async throws {
    let fixture = try WebFixture()
    let before = try fixture.database.exportSheet()
    try await fixture.browse { browser in
      try await browser.open()
      let page = try await browser.get("/care")
      let token = try #require(page.text.firstMatch(of: /name="token" value="([0-9a-f]+)"/)).1
      let bare = TestBrowser.encoded(Self.form)
      #expect(try await browser.post(address, raw: bare).status == .forbidden)
      let wrong = TestBrowser.encoded(Self.form.merging(["token": "00ff"]) { $1 })
      #expect(try await browser.post(address, raw: wrong).status == .forbidden)
      let right = TestBrowser.encoded(Self.form.merging(["token": String(token)]) { $1 })
      for fields in [["Origin": "http://evil.example"], ["Sec-Fetch-Site": "cross-site"]] {
        #expect(try await browser.post(address, raw: right, fields: fields).status == .forbidden)
      }
    }
    #expect(try fixture.database.exportSheet() == before)
  }

  @Test(arguments: posts)
  func whatIsTooMuchOrCannotBeReadIsRefused(address: String) async throws {
    try await WebFixture().browse { browser in
      try await browser.open()
      let huge = Array("token=".utf8) + [UInt8](repeating: 0x61, count: 1 << 20)
      #expect(try await browser.post(address, raw: huge).status == .contentTooLarge)
      let broken = try await browser.post(address, raw: [0x61, 0x3D, 0xFF, 0xFE])
      #expect(broken.status == .badRequest)
      let json = try await browser.post(
        address, raw: Array("{}".utf8), fields: ["Content-Type": "application/json"])
      #expect(json.status == .badRequest)
    }
  }

  @Test(arguments: uploads)
  func anUploadThatCannotBeReadIsRefused(address: String) async throws {
    try await WebFixture().browse { browser in
      try await browser.open()
      let type = ["Content-Type": "multipart/form-data; boundary=x"]
      for body in [
        "", "x", "--x", "--x\r\n", "--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--",
        "--x\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\nnever ends",
        "--x\r\n\r\n\r\n--x--",
      ] {
        let answer = try await browser.post(address, raw: Array(body.utf8), fields: type)
        #expect(answer.status == .badRequest, "\(body)")
      }
      let invalid =
        Array("--x\r\nContent-Disposition: form-data; name=\"token\"\r\n\r\n".utf8) + [0xFF]
        + Array("\r\n--x--\r\n".utf8)
      #expect(try await browser.post(address, raw: invalid, fields: type).status == .badRequest)
      let bare = "--x\r\nContent-Disposition: form-data; name=\"words\"\r\n\r\na\r\n--x--\r\n"
      #expect(
        try await browser.post(address, raw: Array(bare.utf8), fields: type).status == .forbidden)
    }
  }

  @Test func anUploadGoesOnlyWhereFilesAreTaken() async throws {
    try await WebFixture().browse { browser in
      try await browser.open()
      let answer = try await browser.upload(
        "/care/words/change", Self.form, file: ("file", "x", [0x61]))
      #expect(answer.status == .badRequest)
    }
  }

  @Test(arguments: pages)
  func everyPageForbidsWhatItDoesNotNeed(address: String) async throws {
    try await WebFixture().browse { browser in
      try await browser.open()
      let page = try await browser.get(address)
      #expect(page.status == .ok)
      let policy = try #require(
        HTTPField.Name("Content-Security-Policy").flatMap { page.headers[$0] })
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self'"))
      #expect(!page.text.contains("style="))
      #expect(page.text.firstMatch(of: /\son[a-z]+=/) == nil)
      #expect(page.text.firstMatch(of: /(src|href|action)="(https?:)?\/\//) == nil)
      // What no template fills in would stand there as it is.
      #expect(!page.text.contains("{{"))
    }
  }
}

extension TestBrowser {
  /// Sends a form with a file and the token of the page before.
  func upload(
    _ address: String, _ form: [String: String],
    file: (field: String, name: String, bytes: [UInt8])
  ) async throws -> Page {
    let line = "----line of the form"
    var body: [UInt8] = []
    for (name, value) in form.merging(["token": token], uniquingKeysWith: { $1 }) {
      body += Array(
        "--\(line)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
    }
    body += Array(
      """
      --\(line)\r\nContent-Disposition: form-data; name="\(file.field)"; filename="\(file.name)"\r
      Content-Type: application/octet-stream\r\n\r\n
      """.utf8)
    body += file.bytes + Array("\r\n--\(line)--\r\n".utf8)
    return try await post(
      address, raw: body, fields: ["Content-Type": "multipart/form-data; boundary=\"\(line)\""])
  }
}
