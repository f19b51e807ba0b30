import AACBoards
import AACCore
import AACStore
import Boards
import SentenceBuilder

/// A board as its template shows it.
struct BoardPage {
  let place: BoardPlace
  /// What went wrong with what was touched.
  var problem: Text?

  /// Buttons of boards are narrow on a phone: shorter words than elsewhere need a place to break.
  private static let shortestToDivide = 6

  private var walk: BoardWalk { place.walk }
  private var board: Board { place.walk.board }
  private var language: Language { place.session.language }

  var title: String { board.name ?? place.boards.opened.name }

  var fields: Fields {
    let spoken = place.spoken
    let words = place.words
    let style =
      "/boards/style?set=\(place.id.inAddress)&board=\(board.id.inAddress)"
      + "&v=\(place.boards.version.inAddress)"
    let address = place.names.map { "\($0.name)=\($0.value.inAddress)" }.joined(separator: "&")
    let fields: Fields = [
      "heading": title, "style": style, "boardLang": place.boards.speech.variety.tag,
      "strip": place.strip, "isEmpty": spoken == nil, "isAsked": spoken?.isQuestion ?? false,
      "questionMark": words.picture("aac:question-mark"),
      "questionLabel": Text.keyQuestion[language], "negatedLabel": Text.keyNegate[language],
      "sentence": spoken?.sentence.text ?? Text.webBoardEmpty[language],
      "sentenceLang": (spoken?.sentence.variety ?? place.session.variety).tag,
      "stripLabel": Text.walkFinal[language], "cells": cells, "isFree": board.isAbsolute,
      "problem": problem.map { $0[language] as Any } ?? false,
      "inputs": place.names.map(Fields.input), "sound": "/speech/sentence.wav?\(address)",
      "saveLabel": Text.webKeep[language], "savePicture": words.picture("aac:ui-favourite"),
      "showHref": "/show?\(address)", "showLabel": Text.webShow[language],
      "leftLabel": Text.webBoardLeft[language], "rightLabel": Text.webBoardRight[language],
      "leftPicture": words.picture("aac:ui-back"), "rightPicture": words.picture("aac:ui-next"),
    ]
    return fields.merging(.bar(bar, words: words, language: language))
  }

  private var bar: [BarButton] {
    let makes = place.session.look.makesSentences
    return [
      .home, .back(walk.canGoBack ? place.address(.back) : "/boards"),
      BarButton(
        "first", .keyFirstBoard, "aac:ui-boards",
        walk.canGoBack ? .link(place.address(.first)) : .none),
      BarButton(
        "erase", .boardEraseButton, "aac:ui-delete",
        walk.entries.isEmpty ? .none : .link(place.address(.erase))),
      BarButton(
        "sentences", .webMakesSentences, "aac:ui-sentence",
        .form("/boards/sentences", place.names + [("on", makes ? "" : "1")]), isOn: makes),
      BarButton(
        "speak", .keySpeak, "aac:ui-speak", walk.entries.isEmpty ? .none : .speak(place.names)),
    ]
  }

  /// The buttons that are seen, each with the number of its place.
  private var cells: [Fields] {
    board.cells.enumerated().compactMap { index, button in button.map { cell($0, index) } }
  }

  private func cell(_ button: BoardButton, _ index: Int) -> Fields {
    let label = walk.label(of: button)
    let isWord = button.actions.isEmpty && button.link == nil
    let match = isWord ? place.boards.speech.words.match(label) : nil
    let speaks = button.actions.contains(.speak)
    let picture =
      place.picture(of: button, on: board)
      ?? place.words.picture(match?.pictogram ?? ownPicture(of: button))
    let sound =
      "/speech/board?set=\(place.id.inAddress)&board=\(board.id.inAddress)"
      + "&button=\(button.id.inAddress)"
    return picture.merging(
      [
        "index": index, "id": "cell-\(button.id)",
        "label": (label.isEmpty ? button.id : label)
          .withSoftHyphens(
            in: place.boards.speech.variety.language, shortest: Self.shortestToDivide),
        "color": match.map { FitzgeraldColor($0.lexeme).rawValue } ?? "none",
        "isSpeaking": speaks, "isOther": !speaks,
        "inputs": speaks ? place.names(after: button).map(Fields.input) : [],
        "href": place.address(.press(button.id)),
        "hear": button.actions.isEmpty && (button.link == nil || button.vocalization != nil)
          ? sound as Any : false,
        "opens": button.link == nil ? false : Text.webOpensBoard[language] as Any,
      ] as Fields
    )
  }

  /// What stands on buttons that bring no picture: that of their action, or of the category that they open.
  private func ownPicture(of button: BoardButton) -> Pictogram.ID? {
    switch button.actions.first {
    case .home: return "aac:ui-home"
    case .speak: return "aac:ui-speak"
    case .backspace, .clear: return "aac:ui-delete"
    case .spell, .space, .other: return nil
    case nil:
      guard !place.boards.isImported else { return nil }
      return place.words.builder.vocabulary.categories.first { $0.id == button.id }?.pictogram
        ?? (button.link == nil ? nil : "aac:ui-next")
    }
  }
}
