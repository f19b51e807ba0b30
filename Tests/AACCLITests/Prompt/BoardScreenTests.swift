import AACBoards
import AACCore
import AACStore
import Boards
import Foundation
import SentenceBuilder
import Testing

@testable import aac_cli

struct BoardScreenTests {
  private static let board = #"""
    {"format": "open-board-0.1", "id": "casa", "locale": "es", "name": "Casa",
     "buttons": [{"id": "1", "label": "yo"}, {"id": "2", "label": "querer"},
                 {"id": "3", "label": "agua"}, {"id": "a", "label": "A", "action": "+a"},
                 {"id": "b", "label": "B", "action": "+b"}, {"id": "s", "label": "espacio", "action": ":space"},
                 {"id": "c", "label": "borrar", "action": ":clear"}, {"id": "d", "label": "atrás", "action": ":backspace"},
                 {"id": "h", "label": "hablar", "action": ":speak"},
                 {"id": "o", "label": "otra", "load_board": {"url": "https://example.org"}}],
     "grid": {"rows": 3, "columns": 4, "order": [["1", "2", "3", null], ["a", "b", "s", "c"], ["d", "h", "o", null]]}}
    """#

  /// Kept as long as the test, because its folder goes with it.
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func screen(usesGrammar: Bool = false) async throws -> BoardScreen {
    let path = bench.folder.file("casa.obf")
    try Data(Self.board.utf8).write(to: URL(filePath: path))
    #expect(await bench.run("board", "import", path) == 0)
    let session = Session(database: bench.database, person: nil, variety: .spanishSpain)
    let library = BoardLibrary(session: session)
    return try library.screen(of: try library.open("casa"), usesGrammar: usesGrammar)
  }

  @discardableResult
  private func type(_ lines: [String], _ screen: inout BoardScreen) -> [PromptEffect] {
    lines.reduce(into: []) { effects, line in
      let isSign = line.count == 1 && line.first?.isLetter == false && line.first?.isNumber == false
      effects = screen.handle(isSign ? .character(Character(line)) : .line(line), width: 80)
    }
  }

  @Test func numbersAreThePlacesOfTheGrid() async throws {
    let screen = try await screen()
    #expect(screen.plainPage.tiles.first == "1. yo")
    #expect(
      screen.plainPage.tiles.contains("5. A") && screen.plainPage.tiles.contains("11. otra →"))
    let lines = screen.lines(rows: 24, columns: 80).map(\.text)
    #expect(
      lines.contains { $0.contains("1 yo") && $0.contains("2 querer") && $0.contains("agua") })
  }

  @Test func wordsAndLettersMakeASentence() async throws {
    var screen = try await screen()
    type(["yo", "2", "5", "6", "espacio", "A"], &screen)
    #expect(screen.sentence?.text == "yo querer ab a")
    type(["-"], &screen)
    #expect(screen.sentence?.text == "yo querer ab")
    type(["atrás"], &screen)
    #expect(screen.sentence?.text == "yo querer")
    type(["borrar"], &screen)
    #expect(screen.sentence == nil)
  }

  @Test func grammarIsThereWhenThePersonWantsIt() async throws {
    var screen = try await screen()
    type(["yo", "querer", "agua"], &screen)
    #expect(screen.sentence?.text == "yo querer agua")
    let effects = type(["=", "hablar"], &screen)
    #expect(screen.sentence?.text == "Yo quiero agua.")
    guard case .speak(let sentence, _)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(sentence.text == "Yo quiero agua." && sentence.choices.contains("querer"))
  }

  @Test func whatCannotBeOpenedOrSaidTellsSo() async throws {
    var screen = try await screen()
    type(["otra"], &screen)
    #expect(screen.message?.isEmpty == false)
    #expect(type(["*"], &screen).isEmpty)
    #expect(screen.message?.isEmpty == false)
    #expect(type(["/"], &screen) == [.open(.home)])
    #expect(type(["4"], &screen).isEmpty && screen.message != nil)
  }

  @Test(arguments: [20, 40, 80, 200])
  func everyWidthShowsEveryWord(_ columns: Int) async throws {
    let screen = try await screen()
    let text = screen.lines(rows: 60, columns: columns).map(\.text).joined(separator: "\n")
    for word in ["yo", "quer", "agua", "hab"] { #expect(text.contains(word)) }
    for line in screen.lines(rows: 10, columns: columns) {
      #expect(line.text.displayWidth <= columns)
    }
  }

  @Test(arguments: [20, 40, 80])
  func wordsAreChosenByLettersAndArrowsAtEveryWidth(_ columns: Int) async throws {
    var screen = try await screen()
    for character in "agu" { _ = screen.handle(.character(character), width: columns) }
    _ = screen.handle(.enter, width: columns)
    #expect(screen.sentence?.text == "agua")
    // The fourth place is empty: a list leaves it out, a grid keeps it.
    for _ in 0..<4 { _ = screen.handle(.right, width: columns) }
    _ = screen.handle(.enter, width: columns)
    #expect(screen.sentence?.text == (screen.isGrid(width: columns) ? "agua" : "agua a"))
  }

  @Test func aBoardIsWalkedLineByLine() async throws {
    let bench = try Bench(input: ["yo", "querer", "agua", "=", "*"])
    let path = bench.folder.file("casa.obf")
    try Data(Self.board.utf8).write(to: URL(filePath: path))
    #expect(await bench.run("board", "import", path) == 0)
    #expect(await bench.run("board", "open", "casa", "--plain") == 0)
    #expect(bench.speech.said == ["Yo quiero agua."])
  }

  @Test func buttonsAreSaidFromTheCommandLine() async throws {
    let path = bench.folder.file("casa.obf")
    try Data(Self.board.utf8).write(to: URL(filePath: path))
    #expect(await bench.run("board", "import", path) == 0)
    let say = bench.again()
    #expect(await say.run("board", "say", "casa", "yo", "2", "AGUA", "--grammar") == 0)
    #expect(say.lines == ["Yo quiero agua."])
    #expect(await bench.again().run("board", "say", "casa", "nada") == 65)
    let core = bench.again()
    #expect(await core.run("board", "say", "core", "yo", "querer", "más", "--grammar") == 0)
    #expect(core.lines == ["Yo quiero más."])
  }

  @Test func theVocabularyGoesOutAsBoards() async throws {
    let out = bench.folder.file("v.obz")
    #expect(await bench.run("board", "export", "vocabulary", "--out", out) == 0)
    #expect(await bench.again().run("board", "validate", out) == 0)
    let core = bench.folder.file("core.obz")
    #expect(await bench.run("board", "export", "core", "--out", core) == 0)
    #expect(await bench.again().run("board", "import", core) == 0)
  }

  @Test(arguments: Language.allCases)
  func everyCoreWordIsInTheVocabulary(_ language: Language) throws {
    let vocabulary = try bench.database.vocabulary(in: language)
    let core = try VocabularyBoards(vocabulary).core().package.root
    let shown = Set(core.cells.compactMap { $0?.id })
    let missing = CoreWords.places.filter { concepts in
      !concepts.contains { concept in shown.contains { $0.hasSuffix("-" + concept.rawValue) } }
    }
    #expect(missing == [])
  }
}
