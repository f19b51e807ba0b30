import AACCore
import Foundation
import Testing

@testable import Boards

struct ValidatorTests {
  private func findings(_ data: Data, _ name: String = "x.obf") throws -> [BoardFinding] {
    try BoardValidator().findings(in: data, named: name, unpack: Fixture.unpack)
  }

  /// A board that is right in every respect, changed by a function.
  private func findings(_ change: (inout JSONObject) -> Void) throws -> [String] {
    var board = try #require(
      try JSONValue(
        Data(
          #"""
          {"format": "open-board-0.1", "id": "x", "locale": "es", "name": "n",
           "description_html": "d", "license": {"type": "CC0"},
           "buttons": [{"id": "1", "label": "a", "image_id": "i"}],
           "images": [{"id": "i", "url": "https://example.org/a.png", "width": 1, "height": 1,
                       "content_type": "image/png"}],
           "sounds": [], "grid": {"rows": 1, "columns": 1, "order": [["1"]]}}
          """#.utf8)
      ).object)
    change(&board)
    return try findings(JSONValue.object(board).data).map {
      "\($0.severity == .error ? "E" : "W") \($0.place) \($0.problem.key)"
    }
  }

  private func button(_ text: String) throws -> [String] {
    let json = try JSONValue(Data(text.utf8))
    return try findings { $0["buttons"] = .array([json]) }
  }

  private func image(_ text: String) throws -> [String] {
    let json = try JSONValue(Data(text.utf8))
    return try findings { $0["images"] = .array([json]) }
  }

  @Test func nothingIsFoundWhereNothingIsWrong() throws {
    #expect(try findings { _ in } == [])
    let package = try findings(try Fixture.pack(try Fixture.packageFiles()), "x.obz")
    #expect(package.map(\.problem) == [])
  }

  @Test(arguments: [
    ("format", "E format missing"), ("id", "E id missing"), ("locale", "E locale missing"),
    ("buttons", "E buttons missing"), ("grid", "E grid missing"), ("images", "E images missing"),
    ("sounds", "E sounds missing"), ("name", "W name recommended"),
    ("description_html", "W description_html recommended"), ("license", "W license noLicense"),
  ])
  func whatIsMissingIsFound(_ key: String, _ finding: String) throws {
    #expect(try findings { $0[key] = nil }.contains(finding))
    #expect(try findings { $0[key] = .null }.contains(finding))
  }

  @Test(
    arguments: [
      ("format", "open-board-0.2", "E format newerFormat"),
      ("format", "open-board-0.01", "W format olderFormat"),
      ("format", "obf", "E format badFormat"),
      ("locale", "español", "W locale badLocale"), ("name", 3, "E name wrongKind"),
      ("id", 3, "E id numericID"), ("buttons", "x", "E buttons wrongKind"),
      ("images", "x", "E images wrongKind"), ("grid", "x", "E grid wrongKind"),
      ("color", "x", "W color unknownField"), ("strings", "x", "E strings wrongKind"),
      ("url", 5, "E url wrongKind"),
    ] as [(String, JSONValue, String)])
  func wrongValuesAreFound(_ key: String, _ value: JSONValue, _ finding: String) throws {
    #expect(try findings { $0[key] = value }.contains(finding))
  }

  @Test func fieldsOfOnesOwnAreNoMistake() throws {
    #expect(try findings { $0["ext_x"] = 1 } == [])
  }

  @Test(arguments: [
    (#"{"label": "a", "image_id": "i"}"#, "E buttons[0].id missing"),
    (#"{"id": "1", "image_id": "i"}"#, "E buttons[0].label missing"),
    (#"{"id": 1, "label": "a", "image_id": "i"}"#, "E buttons[0].id numericID"),
    (#"{"id": "1", "label": "a"}"#, "W buttons[0].image_id recommended"),
    (#"{"id": "1", "label": "a", "image_id": "z"}"#, "E buttons[0].image_id unknownImage"),
    (#"{"id": "1", "label": "a", "sound_id": "z"}"#, "E buttons[0].sound_id unknownSound"),
    (#"{"id": "1", "label": "a", "border_color": "red"}"#, "E buttons[0].border_color badColor"),
    (
      #"{"id": "1", "label": "a", "background_color": "rgb(1, 2)"}"#,
      "E buttons[0].background_color badColor"
    ),
    (#"{"id": "1", "label": "a", "hidden": "true"}"#, "E buttons[0].hidden wrongKind"),
    (#"{"id": "1", "label": "a", "action": "clear"}"#, "E buttons[0].action badAction"),
    (#"{"id": "1", "label": "a", "action": ":jump"}"#, "W buttons[0].action unknownAction"),
    (#"{"id": "1", "label": "a", "actions": [":clear"]}"#, "W buttons[0].action noSingleAction"),
    (
      #"{"id": "1", "label": "a", "action": ":home", "actions": [3]}"#,
      "E buttons[0].actions[0] wrongKind"
    ),
    (#"{"id": "1", "label": "a", "top": 0.1}"#, "W buttons[0] partialPosition"),
    (
      #"{"id": "1", "label": "a", "top": 2, "left": 0, "width": 1, "height": 1}"#,
      "W buttons[0].top outsideScreen"
    ),
    (
      #"{"id": "1", "label": "a", "load_board": {"path": "b.obf"}}"#,
      "E buttons[0].load_board.path pathOutsidePackage"
    ),
    (#"{"id": "1", "label": "a", "load_board": {}}"#, "W buttons[0].load_board unknownBoard"),
    (#"{"id": "1", "label": "a", "colour": "x"}"#, "W buttons[0].colour unknownField"),
    (#"{"id": "1", "id": "1", "label": "a"}"#, "E buttons[0] repeatedKey"),
    (#"{"id": "2", "label": "a"}"#, "E grid.order[0][0] unknownButton"),
    (#"{"id": "2", "label": "a"}"#, "W grid.order notInGrid"),
    ("3", "E buttons[0] wrongKind"),
  ])
  func mistakesInButtonsAreFound(_ button: String, _ finding: String) throws {
    #expect(try self.button(button).contains(finding))
  }

  @Test(arguments: [
    (#"{"width": 1}"#, "E images[0].id missing"),
    (#"{"id": "i", "height": 1}"#, "E images[0].width missing"),
    (#"{"id": "i", "width": 0}"#, "E images[0].width notPositive"),
    (#"{"id": "i", "width": "1"}"#, "E images[0].width wrongKind"),
    (#"{"id": "i"}"#, "E images[0].content_type missing"),
    (#"{"id": "i", "content_type": "text/plain"}"#, "E images[0].content_type wrongContentType"),
    (#"{"id": "i"}"#, "E images[0] noReference"),
    (#"{"id": "i", "data": "data:image/png;base64"}"#, "E images[0].data badDataURI"),
    (#"{"id": "i", "data": "data:audio/wav;base64,AAAA"}"#, "E images[0].data badDataURI"),
    (#"{"id": "i", "data": "data:image/png;base64,AAAA"}"#, "E images[0].data notMedia"),
    (
      #"{"id": "i", "content_type": "image/png", "data": "data:image/png;base64,R0lGODlhAAAA"}"#,
      "W images[0].data typeMismatch"
    ),
    (#"{"id": "i", "path": "a.png"}"#, "E images[0].path pathOutsidePackage"),
    (#"{"id": "i", "symbol": "x"}"#, "E images[0].symbol wrongKind"),
    (#"{"id": "i", "symbol": {"set": "x"}}"#, "E images[0].symbol.filename missing"),
    (#"{"id": "i", "license": 3}"#, "E images[0].license wrongKind"),
    (#"{"id": "i", "license": {"typ": "x"}}"#, "W images[0].license.typ unknownField"),
    (#"{"id": "i", "size": 3}"#, "W images[0].size unknownField"),
  ])
  func mistakesInPicturesAreFound(_ image: String, _ finding: String) throws {
    #expect(try self.image(image).contains(finding))
  }

  @Test(arguments: [
    (#"{"duration": 1}"#, "E sounds[0].id missing"),
    (#"{"id": "s"}"#, "E sounds[0].duration missing"),
    (#"{"id": "s", "duration": 0}"#, "E sounds[0].duration notPositive"),
    (#"{"id": "s", "duration": "1"}"#, "E sounds[0].duration wrongKind"),
    (#"{"id": "s", "content_type": "image/png"}"#, "E sounds[0].content_type wrongContentType"),
    (#"{"id": "s"}"#, "E sounds[0] noReference"),
    (#"{"id": "s", "data": "data:image/png;base64,AAAA"}"#, "E sounds[0].data badDataURI"),
    (#"{"id": "s", "path": "a.wav"}"#, "E sounds[0].path pathOutsidePackage"),
    (#"{"id": "s", "volume": 3}"#, "W sounds[0].volume unknownField"),
    ("3", "E sounds[0] wrongKind"),
  ])
  func mistakesInSoundsAreFound(_ sound: String, _ finding: String) throws {
    let json = try JSONValue(Data(sound.utf8))
    #expect(try findings { $0["sounds"] = .array([json]) }.contains(finding))
  }

  @Test(arguments: [
    (#"{"rows": 2, "columns": 1, "order": [["1"]]}"#, "E grid.order wrongCount"),
    (#"{"rows": 1, "columns": 2, "order": [["1"]]}"#, "E grid.order[0] wrongCount"),
    (#"{"rows": 0, "columns": 1, "order": []}"#, "E grid.rows notPositive"),
    (#"{"rows": 1.5, "columns": 1, "order": [["1"]]}"#, "E grid.rows wrongKind"),
    (#"{"columns": 1, "order": [["1"]]}"#, "E grid.rows missing"),
    (#"{"rows": 21, "columns": 1, "order": [["1"]]}"#, "W grid.rows tooLarge"),
    (#"{"rows": 1, "columns": 1}"#, "E grid.order missing"),
    (#"{"rows": 1, "columns": 1, "order": ["1"]}"#, "E grid.order[0] wrongKind"),
    (#"{"rows": 1, "columns": 1, "order": [[1]]}"#, "E grid.order[0][0] numericID"),
    (#"{"rows": 1, "columns": 1, "order": [[null]]}"#, "W grid.order emptyGrid"),
    (#"{"rows": 1, "columns": 1, "order": [["1"]], "x": 1}"#, "W grid.x unknownField"),
  ])
  func mistakesInGridsAreFound(_ grid: String, _ finding: String) throws {
    let json = try JSONValue(Data(grid.utf8))
    #expect(try findings { $0["grid"] = json }.contains(finding))
  }

  @Test func mistakesInPackagesAreFound() throws {
    func found(_ change: (inout [BoardFile]) -> Void) throws -> [String] {
      var files = try Fixture.packageFiles()
      change(&files)
      return try findings(try Fixture.pack(files), "x.obz").map {
        "\($0.severity == .error ? "E" : "W") \($0.file) \($0.place) \($0.problem.key)"
      }
    }
    func manifest(_ text: String) throws -> [String] {
      try found { $0[0] = BoardFile(path: "manifest.json", data: Data(text.utf8)) }
    }
    #expect(try found { $0.removeFirst() }.contains("E x.obz  noManifest"))
    #expect(try found { $0.removeLast() }.contains("E manifest.json paths.images.img fileMissing"))
    #expect(
      try found { $0.removeLast() }.contains("E boards/1.obf images[0].path fileMissing"))
    #expect(
      try found { $0.append(.init(path: "z", data: Data())) }.contains("W manifest.json  notListed")
    )
    #expect(try manifest("[]").contains("E manifest.json  unreadable"))
    #expect(try manifest("{}").contains("E manifest.json root missing"))
    #expect(try manifest("{}").contains("E manifest.json paths missing"))
    #expect(try manifest(#"{"root": "z"}"#).contains("E manifest.json root fileMissing"))
    #expect(try manifest(#"{"paths": {}}"#).contains("E manifest.json paths.boards missing"))
    #expect(
      try manifest(#"{"paths": {"boards": {"9": "boards/1.obf"}}}"#)
        .contains("E boards/1.obf id idMismatch"))
    #expect(
      try found { $0[2] = BoardFile(path: "boards/2.obf", data: $0[1].data) }
        .contains("E boards/2.obf id repeatedID"))
    let other = try Fixture.data("package/boards/2.obf")
    let changed = String(decoding: other, as: UTF8.self).replacing(
      "\"width\": 1", with: "\"width\": 2")
    #expect(
      try found { $0[2] = BoardFile(path: "boards/2.obf", data: Data(changed.utf8)) }
        .contains("E boards/2.obf images repeatedID"))
  }

  @Test func namesOfFilesShowTheirKind() throws {
    #expect(
      try findings(try Fixture.data("everything.obf"), "x.json").first?.problem
        == .wrongEnding(".obf"))
  }

  @Test func everyProblemHasATextInEveryLanguage() throws {
    let found = try findings(try Fixture.data("wild.obf"), "x.obf")
    #expect(found.count > 15)
    for finding in found {
      #expect(!finding.text.es.isEmpty && !finding.text.en.isEmpty && !finding.text.pt.isEmpty)
    }
  }
}
