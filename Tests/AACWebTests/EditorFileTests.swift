import AACArchive
import AACCore
import AACSpeech
import AACStore
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Files that are brought and taken away: pictures, sounds, spreadsheets, boards, backups.
struct EditorFileTests {
  private static let apple = "complement:apple"
  private static let drawing = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)">\
    <script>alert(1)</script><circle cx="5" cy="5" r="4"/></svg>
    """.utf8)

  private func edit(
    _ test: @Sendable @escaping (TestBrowser, WebFixture) async throws -> Void
  ) async throws {
    let fixture = try WebFixture()
    try await fixture.browse { browser in
      try await browser.open()
      try await browser.get("/care/files")
      try await test(browser, fixture)
    }
  }

  @Test func aPictureIsCleanedAndGivenToTheWord() async throws {
    try await edit { browser, fixture in
      let answer = try await browser.upload(
        "/care/words/picture", ["word": Self.apple, "author": "Eva", "licence": "CC0"],
        file: ("file", "../../etc/passwd", Self.drawing))
      #expect(answer.status == .seeOther)
      let entry = try #require(
        try fixture.database.entry(WordKey(.complement, "apple"), in: .spanish))
      let id = try #require(entry.pictogram)
      #expect(id.rawValue.hasPrefix("own:"))
      let picture = try #require(try fixture.database.picture(for: id))
      #expect(picture.credit == "Eva, CC0")
      #expect(!String(decoding: picture.data, as: UTF8.self).contains("alert"))
      try await browser.post("/care/words/undo")
      #expect(
        try fixture.database.entry(WordKey(.complement, "apple"), in: .spanish)?.pictogram != id)
    }
  }

  @Test func pictureIsChosenAmongThoseFoundAndTakenAway() async throws {
    try await edit { browser, fixture in
      let page = try await browser.get("/care/words/picture?word=\(Self.apple)&find=perro")
      #expect(page.text.contains("value=\"twemoji:1f415\"") || page.text.contains(">perro<"))
      let key = WordKey(.complement, "apple")
      try await browser.post("/care/words/picture", ["word": Self.apple, "picture": "aac:eat"])
      #expect(try fixture.database.entry(key, in: .spanish)?.pictogram == "aac:eat")
      try await browser.post("/care/words/picture", ["word": Self.apple, "picture": ""])
      #expect(try fixture.database.entry(key, in: .spanish)?.pictogram == nil)
      let unknown = try await browser.post(
        "/care/words/picture", ["word": Self.apple, "picture": "no:such"])
      #expect(unknown.status == .unprocessableContent)
    }
  }

  @Test(
    arguments: [
      Array("no picture".utf8), [0x89, 0x50, 0x4E, 0x47], Array("<svg".utf8), [],
    ] as [[UInt8]])
  func whatIsNoPictureIsRefusedInOneLine(bytes: [UInt8]) async throws {
    try await edit { browser, fixture in
      let before = try fixture.database.edits(last: 1)
      let answer = try await browser.upload(
        "/care/words/picture", ["word": Self.apple], file: ("file", "x.png", bytes))
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("role=\"alert\""))
      #expect(try fixture.database.edits(last: 1) == before)
    }
  }

  @Test func aNewWordIsAddedWithItsPictureInOneStep() async throws {
    try await edit { browser, fixture in
      let answer = try await browser.upload(
        "/care/words/add", ["words": "croqueta", "do": "save"],
        file: ("photo", "foto.svg", Self.drawing))
      #expect(answer.status == .seeOther)
      let edits = try fixture.database.edits(last: 5)
      #expect(edits.map(\.action) == [.add])
      #expect(edits.first?.words == ["croqueta"])
      let entry = try #require(try fixture.database.entries(named: "croqueta", in: .spanish).first)
      #expect(entry.pictogram?.rawValue.hasPrefix("own:") == true)
    }
  }

  @Test func aRecordingIsKeptHeardReplacedAndRemoved() async throws {
    try await edit { browser, fixture in
      let form = ["word": Self.apple]
      for frequency in [440.0, 660] {
        let answer = try await browser.upload(
          "/care/words/sound", form, file: ("sound", "a.wav", Self.tone(frequency)))
        #expect(answer.status == .seeOther)
      }
      let recordings = try fixture.database.recordings(of: nil)
      #expect(recordings.map(\.text) == ["manzana"])
      let page = try await browser.get("/care/words/sound?word=\(Self.apple)")
      #expect(page.text.contains("Se oye la grabación"))
      #expect(
        page.headers[try #require(.init("Permissions-Policy"))]?.contains("microphone=(self)")
          == true)
      let sound = try await browser.get("/care/words/sound.wav?word=\(Self.apple)")
      #expect(sound.headers[.contentType] == "audio/wav")
      try await browser.get("/care/words/sound?word=\(Self.apple)")
      try await browser.post("/care/words/sound", ["word": Self.apple, "do": "remove"])
      #expect(try fixture.database.recordings(of: nil).isEmpty)
      let none = try await browser.post("/care/words/sound", ["word": Self.apple, "do": "remove"])
      #expect(none.status == .unprocessableContent)
    }
  }

  @Test func whatIsNoSoundIsRefusedInOneLine() async throws {
    try await edit { browser, fixture in
      for bytes in [Array("no sound".utf8), Self.tone(0)] {
        let answer = try await browser.upload(
          "/care/words/sound", ["word": Self.apple], file: ("sound", "a.mp3", bytes))
        #expect(answer.status == .unprocessableContent)
      }
      #expect(try fixture.database.recordings(of: nil).isEmpty)
    }
  }

  @Test func aSpreadsheetIsLookedAtBeforeItIsTakenOver() async throws {
    try await edit { browser, fixture in
      let file = Array("role,word,category\ncomplement,croqueta,food\n".utf8)
      let look = try await browser.upload("/care/files/words", [:], file: ("file", "w.csv", file))
      #expect(look.text.contains("Nuevas: 1"))
      #expect(look.text.contains("croqueta"))
      #expect(try fixture.database.entries(named: "croqueta", in: .spanish).isEmpty)
      let id = try #require(look.text.firstMatch(of: /name="id" value="([^"]+)"/)).1
      let taken = try await browser.post("/care/files/import", ["id": String(id)])
      #expect(taken.status == .seeOther)
      #expect(try fixture.database.entries(named: "croqueta", in: .spanish).count == 1)
      // It was taken over once; another time it has to be brought again.
      try await browser.get("/care/files")
      let again = try await browser.post("/care/files/import", ["id": String(id)])
      #expect(again.status == .unprocessableContent)
    }
  }

  @Test func aSpreadsheetsWordsThatNobodyWouldReachAreNamedBefore() async throws {
    try await edit { browser, _ in
      let file = Array(
        """
        role,word,category,verbs
        complement,croqueta,food,
        complement,guisante,food,comer
        """.utf8)
      let look = try await browser.upload("/care/files/words", [:], file: ("file", "w.csv", file))
      let unreachable = Text.editorUnreachable[.spanish]
      #expect(look.text.contains("<strong>croqueta</strong>: \(unreachable)"))
      #expect(!look.text.contains("<strong>guisante</strong>: \(unreachable)"))
      #expect(look.text.contains("<strong>guisante</strong>: \(Text.editorNoPicture[.spanish])"))
    }
  }

  @Test func whatIsWrongInASpreadsheetIsToldByLineAndColumn() async throws {
    try await edit { browser, fixture in
      let before = try fixture.database.exportSheet()
      let file = Array("role,word,category\ncomplement,croqueta,nowhere\n,pera,food\n".utf8)
      let look = try await browser.upload("/care/files/words", [:], file: ("file", "w.csv", file))
      #expect(look.status == .unprocessableContent)
      #expect(look.text.contains("C category"))
      #expect(look.text.contains("<th scope=\"row\">3</th>"))
      let bad = try await browser.upload(
        "/care/files/words", [:], file: ("file", "w.csv", [0xFF, 0xFE, 0x00]))
      #expect(bad.status == .unprocessableContent)
      #expect(try fixture.database.exportSheet() == before)
    }
  }

  @Test func anExportThatIsImportedChangesNothing() async throws {
    try await edit { browser, _ in
      let export = try await browser.get("/care/files/words.csv?form=excel")
      #expect(export.headers[.contentDisposition]?.hasPrefix("attachment") == true)
      #expect(export.text.hasPrefix("\u{FEFF}language;role;"))
      try await browser.get("/care/files")
      let look = try await browser.upload(
        "/care/files/words", [:], file: ("file", "w.csv", export.bytes))
      #expect(look.text.contains("El archivo no cambia nada"))
    }
  }

  @Test func aBackupIsAWholeDatabase() async throws {
    try await edit { browser, _ in
      let backup = try await browser.get("/care/files/backup")
      #expect(backup.bytes.starts(with: Array("SQLite format 3\0".utf8)))
      #expect(backup.headers[.contentDisposition]?.contains("2027-01-15.sqlite") == true)
    }
  }

  @Test func boardsAreBroughtTakenAwayRemovedAndRestored() async throws {
    try await edit { browser, fixture in
      let board = """
        {"format": "open-board-0.1", "id": "1", "locale": "es", "name": "Casa",
         "buttons": [{"id": "a", "label": "manzana", "image_id": "none"}], "images": [], "sounds": [],
         "grid": {"rows": 1, "columns": 1, "order": [["a"]]}}
        """
      let answer = try await browser.upload(
        "/care/files/boards", [:], file: ("file", "casa.obf", Array(board.utf8)))
      #expect(answer.text.contains("Qué se ha traído: Casa"))
      #expect(answer.text.contains("botones cuya imagen no existe"))
      let set = try #require(try fixture.database.boardSets().first)
      let export = try await browser.get("/care/files/boards/export?set=\(set.id)")
      #expect(export.bytes.starts(with: [0x50, 0x4B]))
      let printed = try await browser.get("/care/files/boards/print?set=\(set.id)")
      #expect(printed.bytes.starts(with: Array("%PDF".utf8)))
      try await browser.get("/care/files/boards")
      let form = ["set": set.id, "do": "remove"]
      try await browser.post("/care/files/boards/change", form)
      #expect(try fixture.database.boardSets().isEmpty)
      try await browser.post("/care/files/boards/change", form.merging(["do": "restore"]) { $1 })
      #expect(try fixture.database.boardSets().count == 1)
      try await browser.get("/care/files/boards")
      let bad = try await browser.upload(
        "/care/files/boards", [:], file: ("file", "x.obz", Array("no board".utf8)))
      #expect(bad.status == .unprocessableContent)
    }
  }

  @Test func ownBoardsThatComeBackAreToldApart() async throws {
    try await edit { browser, fixture in
      var names: [String] = []
      for set in ["core", "core", nil] {
        let source = try set ?? #require(try fixture.database.boardSets().first).id
        let export = try await browser.get("/care/files/boards/export?set=\(source)")
        let answer = try await browser.upload(
          "/care/files/boards", [:], file: ("file", "mine.obz", export.bytes))
        #expect(answer.status == .ok)
        names = try fixture.database.boardSets().map(\.name).sorted()
      }
      #expect(names.count == 3)
      #expect(Set(names).count == 3, "\(names)")
      let page = try await browser.get("/boards").text
      for name in names { #expect(page.contains(">\(name)<")) }
    }
  }

  @Test func theCoreBoardIsPrinted() async throws {
    try await edit { browser, _ in
      let printed = try await browser.get("/care/files/boards/print?set=core")
      #expect(printed.headers[.contentType] == "application/pdf")
      #expect(printed.bytes.starts(with: Array("%PDF".utf8)))
    }
  }

  /// A second of a tone as a WAV file; of no frequency: silence.
  static func tone(_ frequency: Double) -> [UInt8] {
    let samples = (0..<16_000).map {
      Int16(8_000 * sin(Double($0) * frequency * 2 * .pi / 16_000))
    }
    // Nothing that can fail is done here but writing into memory.
    return
      (try? AudioFileWriter().bytes(
        of: Sound(samples: samples, sampleRate: 16_000), format: .wav, tags: nil, path: "")) ?? []
  }

  private static var openMoji: [UInt8] {
    get throws {
      let list = """
        [{"emoji": "🍎", "hexcode": "1F34E", "annotation": "red apple", "tags": "fruit"},
         {"emoji": "🍐", "hexcode": "1F350", "annotation": "pear"}]
        """
      let files = [
        ("set/openmoji.json", Data(list.utf8)), ("set/1F34E.svg", Data(drawing)),
      ]
      return Array(
        try ZipArchive.data(of: files.map { ArchiveEntry(path: $0.0, data: $0.1) }))
    }
  }

  @Test func aSymbolSetIsInstalledUsedSearchedAndRemoved() async throws {
    try await edit { browser, fixture in
      let database = fixture.database
      let file = ("file", "openmoji.zip", try Self.openMoji)
      let done = try await browser.upload("/care/files/pictures", [:], file: file)
      #expect(done.text.contains("OpenMoji: 1 dibujo"))
      #expect(done.text.contains("falta su archivo"))
      #expect(done.text.contains("CC BY-SA 4.0"))
      #expect(try database.pictureSets().map(\.set.id) == ["openmoji"])
      let found = try await browser.get(
        "/care/words/picture?word=\(Self.apple)&find=apple&set=openmoji"
      ).text
      #expect(found.contains("value=\"openmoji:1f34e\""))
      #expect(!found.contains("value=\"twemoji:"))
      #expect(found.contains(">OpenMoji (1)<"))
      try await browser.post("/care/files/pictures/use", ["set": "openmoji"])
      #expect(try database.pictureSetInUse() == "openmoji")
      #expect(try await browser.get("/care/files/pictures").text.contains(">En uso<"))
      try await browser.post("/care/files/pictures/use", ["set": ""])
      #expect(try database.pictureSetInUse() == nil)
      let question = try await browser.get("/care/files/pictures/remove?set=openmoji").text
      #expect(question.contains("¿Quitar «OpenMoji»?"))
      try await browser.post("/care/files/pictures/remove", ["set": "openmoji"])
      #expect(try database.pictureSets().isEmpty)
      for form in [["set": "x"], [:]] {
        #expect(
          try await browser.post("/care/files/pictures/use", form).status == .notFound)
      }
    }
  }

  @Test func whatIsNoSymbolSetChangesNothing() async throws {
    try await edit { browser, fixture in
      for bytes in [Array("no zip".utf8), Self.drawing] {
        let answer = try await browser.upload(
          "/care/files/pictures", [:], file: ("file", "x.zip", bytes))
        #expect(answer.status == .unprocessableContent)
      }
      #expect(try fixture.database.pictureSets().isEmpty)
    }
  }

  @Test func thePictureOfAWordIsTakenAway() async throws {
    try await edit { browser, _ in
      _ = try await browser.upload(
        "/care/words/picture", ["word": Self.apple], file: ("file", "x.svg", Self.drawing))
      let file = try await browser.get("/care/words/picture/file?word=\(Self.apple)")
      #expect(file.headers[.contentType] == "image/svg+xml")
      #expect(file.headers[.contentDisposition]?.contains("manzana.svg") == true)
    }
  }

  @Test func everythingGoesBackToACopyThatSomebodyKept() async throws {
    try await edit { browser, fixture in
      let database = fixture.database
      let copy = try await browser.get("/care/files/backup").bytes
      try await browser.get("/care/words/add")
      try await browser.post("/care/words/add", ["words": "croqueta", "do": "save"])
      let question = try await browser.upload(
        "/care/files/restore", [:], file: ("file", "mi copia.sqlite", copy))
      #expect(question.text.contains("¿Dejar todo como estaba en «mi copia.sqlite»?"))
      #expect(try database.entries(named: "croqueta", in: .spanish).count > 0)
      let id = try #require(question.text.firstMatch(of: /name="copy" value="([^"]+)"/)).1
      let done = try await browser.post("/care/files/restore/copy", ["copy": String(id)])
      #expect(done.location == "/care/files/restore?back=1")
      #expect(try database.entries(named: "croqueta", in: .spanish).isEmpty)
      #expect(try await browser.get("/").status == .ok)
      let again = try await browser.post("/care/files/restore/copy", ["copy": String(id)])
      #expect(again.status == .unprocessableContent)
    }
  }

  @Test func whatIsNoCopyChangesNothing() async throws {
    try await edit { browser, fixture in
      let before = try fixture.database.exportSheet()
      let answer = try await browser.upload(
        "/care/files/restore", [:], file: ("file", "carta.txt", Array("hola".utf8)))
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("«carta.txt» no es una copia"))
      for name in ["../../etc/passwd", "aac-20261122-000000-daily.sqlite", ""] {
        let answer = try await browser.post("/care/files/restore/copy", ["copy": name])
        #expect(answer.status == .notFound)
      }
      #expect(try fixture.database.exportSheet() == before)
    }
  }
}
