import AACCore
import AACTestSupport
import Foundation
import Testing

@testable import Boards

struct BoardWalkTests {
  private func walk() throws -> BoardWalk {
    BoardWalk(
      try Fixture.read(
        #"""
        {"format": "open-board-0.1", "id": "x", "locale": "es", "buttons": [
          {"id": "1", "label": "quiero"}, {"id": "2", "label": "agua", "vocalization": "mucha agua"},
          {"id": "a", "label": "A", "action": "+a"}, {"id": "b", "label": "B", "action": "+b"},
          {"id": "s", "label": "␣", "action": ":space"}, {"id": "c", "label": "x", "action": ":clear"},
          {"id": "d", "label": "⌫", "action": ":backspace"}, {"id": "h", "label": "h", "action": ":speak"},
          {"id": "e", "label": "e", "actions": ["+a", ":space", ":speak"]},
          {"id": "o", "label": "", "vocalization": ""}],
         "grid": {"rows": 1, "columns": 1, "order": [["1"]]}}
        """#
      ).package, locale: "es")
  }

  @Test(arguments: [
    ("1 2", "quiero mucha agua"), ("a b s a", "ab a"), ("a b 1", "ab quiero"), ("a b d", "a"),
    ("a b d d", ""), ("1 2 d", "quiero"), ("1 a c", ""), ("d", ""), ("a 1 b", "a quiero b"),
    ("e", "a"), ("e a", "a a"), ("o", ""), ("a s d", ""),
  ])
  func buttonsAddAndTakeAwayWordsAndLetters(_ pressed: String, _ sentence: String) throws {
    var walk = try walk()
    for id in pressed.split(separator: " ") {
      walk.press(try #require(walk.board.button(String(id))))
    }
    #expect(walk.sentence == sentence)
  }

  @Test func speakingIsAskedForInTheOrderOfTheActions() throws {
    var walk = try walk()
    #expect(walk.press(try #require(walk.board.button("h"))) == [.speak])
    #expect(walk.press(try #require(walk.board.button("e"))) == [.speak])
    #expect(walk.press(try #require(walk.board.button("1"))) == [])
  }

  @Test func foldersOpenAndOneComesBack() throws {
    var walk = BoardWalk(
      try BoardPackage.read(try Fixture.packageFiles(), form: .obz).package, locale: "es")
    walk.press(try #require(walk.board.button("a")))
    walk.press(try #require(walk.board.button("b")))
    #expect(walk.board.name == "Comida" && walk.canGoBack)
    walk.press(try #require(walk.board.button("a")))
    #expect(walk.sentence == "quiero manzana")
    walk.goBack()
    #expect(walk.board.name == "Inicio" && !walk.canGoBack)
  }

  @Test(arguments: [
    ("comer", "eat"), ("¡COMER!", "eat"), ("Manzana", "apple"), ("manzana.", "apple"),
    ("niña", "girl"), ("xyz", nil), ("", nil),
  ])
  func wordsOfBoardsAreFoundInTheVocabulary(_ text: String, _ concept: String?) {
    #expect(BoardWords(.small).match(text)?.key.concept.rawValue == concept)
  }
}
