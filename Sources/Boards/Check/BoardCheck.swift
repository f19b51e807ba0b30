import Foundation

/// Checks one board by the description of the format.
struct BoardCheck {
  /// What the board is checked against.
  struct Surroundings {
    /// Files of the package by path; nil: the board is a file of its own.
    var files: [String: BoardFile]?
    /// Ids of the boards of the package.
    var boards: Set<String> = []
    /// Files that the manifest lists as pictures or sounds.
    var listedMedia: Set<String> = []
  }

  var findings: BoardFindings
  private let board: JSONObject
  private let surroundings: Surroundings
  private var imageIDs: Set<String> = []
  private var soundIDs: Set<String> = []
  /// Texts that a list of strings can translate.
  private var texts: Set<String> = []

  init(_ board: JSONObject, in surroundings: Surroundings, findings: BoardFindings) {
    self.board = board
    self.surroundings = surroundings
    self.findings = findings
  }

  mutating func run() {
    findings.checkFormat(of: board)
    findings.checkFields(of: board, known: BoardFields.board)
    _ = findings.required("id", .id, of: board)
    checkLocale()
    checkDescription()
    checkLicense(of: board, at: "", isWanted: true)
    checkMedia("images", known: BoardFields.image)
    checkMedia("sounds", known: BoardFields.sound)
    let ids = checkButtons()
    checkGrid(buttons: ids)
    checkStrings()
  }

  private mutating func checkLocale() {
    guard let tag = findings.required("locale", .text, of: board)?.string else { return }
    checkTag(tag, at: "locale")
  }

  /// Letters, then groups of letters and digits, as language tags are made of.
  private mutating func checkTag(_ tag: String, at place: String) {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = parts.enumerated().allSatisfy { index, part in
      part.allSatisfy { $0.isASCII && ($0.isLetter || (index > 0 && $0.isNumber)) }
        && (index == 0 ? 2...3 : 1...8).contains(part.count)
    }
    if !isTag { findings.warn(.badLocale(tag), at: place) }
  }

  private mutating func checkDescription() {
    for key in ["name", "description_html"] {
      if board[key].map(\.isNull) ?? true { findings.warn(.recommended, at: key) }
      _ = findings.optional(key, .text, of: board)
    }
    for key in ["url", "data_url"] { _ = findings.optional(key, .text, of: board) }
  }

  private mutating func checkLicense(of object: JSONObject, at place: String, isWanted: Bool) {
    guard let license = findings.optional("license", .object, of: object, at: place)?.object else {
      if isWanted, object["license"].map(\.isNull) ?? true {
        findings.warn(.noLicense, at: "license")
      }
      return
    }
    let path = place.isEmpty ? "license" : place + ".license"
    findings.checkFields(of: license, known: BoardFields.license, at: path)
    for key in BoardFields.license.sorted() {
      _ = findings.optional(key, .text, of: license, at: path)
    }
  }
}

extension BoardCheck {
  private mutating func checkMedia(_ key: String, known: Set<String>) {
    guard let values = findings.required(key, .list, of: board)?.array else { return }
    let isImage = key == "images"
    for (index, value) in values.enumerated() {
      let place = "\(key)[\(index)]"
      guard let object = value.object else {
        findings.error(.wrongKind(.object), at: place)
        continue
      }
      findings.checkFields(of: object, known: known, at: place)
      if let id = findings.required("id", .id, of: object, at: place).flatMap(BoardReader.id) {
        let isNew =
          isImage ? imageIDs.insert(id).inserted : soundIDs.insert(id).inserted
        if !isNew { findings.error(.repeatedID(id), at: place + ".id") }
      }
      checkMeasures(of: object, isImage: isImage, at: place)
      checkReferences(of: object, isImage: isImage, at: place)
      checkLicense(of: object, at: place, isWanted: false)
    }
  }

  private mutating func checkMeasures(of object: JSONObject, isImage: Bool, at place: String) {
    for key in isImage ? ["width", "height"] : ["duration"] {
      guard let number = findings.required(key, .number, of: object, at: place)?.number else {
        continue
      }
      if !((number.double ?? 0) > 0) { findings.error(.notPositive, at: "\(place).\(key)") }
    }
    let expected = isImage ? "image/" : "audio/"
    guard let type = findings.required("content_type", .text, of: object, at: place)?.string else {
      return
    }
    if !type.hasPrefix(expected) || type.count <= expected.count {
      findings.error(.wrongContentType(expected), at: place + ".content_type")
    }
  }

  private mutating func checkReferences(of object: JSONObject, isImage: Bool, at place: String) {
    let data = findings.optional("data", .text, of: object, at: place)?.string
    let path = findings.optional("path", .text, of: object, at: place)?.string
    let url = findings.optional("url", .text, of: object, at: place)
    _ = findings.optional("data_url", .text, of: object, at: place)
    var hasSymbol = false
    if isImage, let symbol = findings.optional("symbol", .object, of: object, at: place)?.object {
      hasSymbol = true
      findings.checkFields(of: symbol, known: BoardFields.symbol, at: place + ".symbol")
      for key in ["set", "filename"] {
        _ = findings.required(key, .text, of: symbol, at: place + ".symbol")
      }
    }
    if data == nil, path == nil, url == nil, !hasSymbol {
      findings.error(.noReference, at: place)
    }
    let claimed = object["content_type"]?.string
    if let data { checkData(data, isImage: isImage, claimed: claimed, at: place + ".data") }
    if let path { checkPath(path, isImage: isImage, claimed: claimed, at: place + ".path") }
  }

  private mutating func checkData(
    _ text: String, isImage: Bool, claimed: String?, at place: String
  ) {
    let head = text.prefix(200).lowercased()
    guard head.hasPrefix(isImage ? "data:image/" : "data:audio/"), head.contains(";base64,"),
      case .data(let data, _)? = BoardMedia.dataURI(text)
    else { return findings.error(.badDataURI, at: place) }
    checkContent(data, isImage: isImage, claimed: claimed, at: place)
  }

  private mutating func checkPath(
    _ path: String, isImage: Bool, claimed: String?, at place: String
  ) {
    guard let files = surroundings.files else {
      return findings.error(.pathOutsidePackage, at: place)
    }
    guard let file = files[path] else { return findings.error(.fileMissing(path), at: place) }
    if !surroundings.listedMedia.contains(path) { findings.warn(.notListed(path), at: place) }
    checkContent(file.data, isImage: isImage, claimed: claimed, at: place)
  }

  /// Whether bytes are what they are said to be.
  private mutating func checkContent(
    _ data: Data, isImage: Bool, claimed: String?, at place: String
  ) {
    guard let type = MediaType(data), type.isImage == isImage else {
      return findings.error(.notMedia, at: place)
    }
    let aliases = [
      "image/jpg": "image/jpeg", "image/svg": "image/svg+xml", "audio/mp3": "audio/mpeg",
      "audio/x-wav": "audio/wav", "audio/wave": "audio/wav", "audio/vnd.wave": "audio/wav",
      "audio/x-m4a": "audio/mp4", "audio/aac": "audio/mp4", "audio/opus": "audio/ogg",
    ]
    guard let claimed else { return }
    let name = claimed.lowercased().prefix { $0 != ";" }
    if (aliases[String(name)] ?? String(name)) != type.rawValue {
      findings.warn(.typeMismatch(claimed: claimed, found: type.rawValue), at: place)
    }
  }
}

extension BoardCheck {
  /// Checks the buttons and answers their ids.
  private mutating func checkButtons() -> [String] {
    guard let values = findings.required("buttons", .list, of: board)?.array else { return [] }
    var ids: [String] = []
    var seen: Set<String> = []
    var placed = 0
    for (index, value) in values.enumerated() {
      let place = "buttons[\(index)]"
      guard let button = value.object else {
        findings.error(.wrongKind(.object), at: place)
        continue
      }
      findings.checkFields(of: button, known: BoardFields.button, at: place)
      if let id = findings.required("id", .id, of: button, at: place).flatMap(BoardReader.id) {
        ids.append(id)
        if !seen.insert(id).inserted { findings.error(.repeatedID(id), at: place + ".id") }
      }
      checkTexts(of: button, at: place)
      checkLooks(of: button, at: place)
      checkActions(of: button, at: place)
      checkLink(of: button, at: place)
      if hasPosition(button, at: place) { placed += 1 }
    }
    if placed > 0, placed < values.count { findings.warn(.partialPosition, at: "buttons") }
    return ids
  }

  private mutating func checkTexts(of button: JSONObject, at place: String) {
    if let label = findings.required("label", .text, of: button, at: place)?.string {
      texts.insert(label)
    }
    if let text = findings.optional("vocalization", .text, of: button, at: place)?.string {
      texts.insert(text)
    }
    if let id = findings.optional("image_id", .id, of: button, at: place).flatMap(BoardReader.id) {
      if !imageIDs.contains(id) { findings.error(.unknownImage(id), at: place + ".image_id") }
    } else if button["image_id"].map(\.isNull) ?? true {
      findings.warn(.recommended, at: place + ".image_id")
    }
    if let id = findings.optional("sound_id", .id, of: button, at: place).flatMap(BoardReader.id),
      !soundIDs.contains(id)
    {
      findings.error(.unknownSound(id), at: place + ".sound_id")
    }
  }

  private mutating func checkLooks(of button: JSONObject, at place: String) {
    for key in ["background_color", "border_color"] {
      guard let text = findings.optional(key, .text, of: button, at: place)?.string else {
        continue
      }
      if !BoardColor.isStandard(text) { findings.error(.badColor(text), at: "\(place).\(key)") }
    }
    _ = findings.optional("hidden", .flag, of: button, at: place)
  }

  private mutating func checkActions(of button: JSONObject, at place: String) {
    let single = findings.optional("action", .text, of: button, at: place)?.string
    if let single { checkAction(single, at: place + ".action") }
    guard let list = findings.optional("actions", .list, of: button, at: place)?.array else {
      return
    }
    for (index, value) in list.enumerated() {
      let path = "\(place).actions[\(index)]"
      guard let text = value.string else {
        findings.error(.wrongKind(.text), at: path)
        continue
      }
      checkAction(text, at: path)
    }
    if single == nil, !list.isEmpty { findings.warn(.noSingleAction, at: place + ".action") }
  }

  private mutating func checkAction(_ text: String, at place: String) {
    guard let action = BoardAction(text) else { return findings.error(.badAction(text), at: place) }
    if case .other(let name) = action, !name.hasPrefix(":ext_") {
      findings.warn(.unknownAction(name), at: place)
    }
  }

  private mutating func checkLink(of button: JSONObject, at place: String) {
    guard let link = findings.optional("load_board", .object, of: button, at: place)?.object else {
      return
    }
    let path = place + ".load_board"
    findings.checkFields(of: link, known: BoardFields.link, at: path)
    for key in ["name", "url", "data_url"] {
      _ = findings.optional(key, .text, of: link, at: path)
    }
    let id = findings.optional("id", .id, of: link, at: path).flatMap(BoardReader.id)
    let file = findings.optional("path", .text, of: link, at: path)?.string
    if let file {
      if let files = surroundings.files {
        if files[file] == nil { findings.error(.fileMissing(file), at: path + ".path") }
      } else {
        findings.error(.pathOutsidePackage, at: path + ".path")
      }
    } else if link["url"]?.string == nil, link["data_url"]?.string == nil {
      if !(id.map(surroundings.boards.contains) ?? false) {
        findings.warn(.unknownBoard, at: path)
      }
    }
  }

  /// Whether a button has all four numbers of a place on the screen.
  private mutating func hasPosition(_ button: JSONObject, at place: String) -> Bool {
    let keys = ["top", "left", "width", "height"]
    let there = keys.filter { !(button[$0].map(\.isNull) ?? true) }
    if there.isEmpty { return false }
    for key in there {
      let number = findings.optional(key, .number, of: button, at: place)?.number?.double
      if let number, !(0...1).contains(number) {
        findings.warn(.outsideScreen, at: "\(place).\(key)")
      }
    }
    if there.count < keys.count {
      findings.warn(.partialPosition, at: place)
      return false
    }
    return true
  }
}

extension BoardCheck {
  private mutating func checkGrid(buttons: [String]) {
    guard let grid = findings.required("grid", .object, of: board)?.object else { return }
    findings.checkFields(of: grid, known: BoardFields.grid, at: "grid")
    let rows = checkSize("rows", of: grid)
    let columns = checkSize("columns", of: grid)
    guard let order = findings.required("order", .list, of: grid, at: "grid")?.array else { return }
    if let rows, order.count != rows {
      findings.error(.wrongCount(found: order.count, expected: rows), at: "grid.order")
    }
    let known = Set(buttons)
    var used: Set<String> = []
    for (index, value) in order.enumerated() {
      let place = "grid.order[\(index)]"
      guard let row = value.array else {
        findings.error(.wrongKind(.list), at: place)
        continue
      }
      if let columns, row.count != columns {
        findings.error(.wrongCount(found: row.count, expected: columns), at: place)
      }
      for (column, cell) in row.enumerated() where !cell.isNull {
        let path = "\(place)[\(column)]"
        guard let id = BoardReader.id(cell) else {
          findings.error(.wrongKind(.id), at: path)
          continue
        }
        if cell.string == nil { findings.error(.numericID, at: path) }
        used.insert(id)
        if !known.contains(id) { findings.error(.unknownButton(id), at: path) }
      }
    }
    if used.isEmpty { findings.warn(.emptyGrid, at: "grid.order") }
    for id in buttons where !used.contains(id) { findings.warn(.notInGrid(id), at: "grid.order") }
  }

  private mutating func checkSize(_ key: String, of grid: JSONObject) -> Int? {
    let value = findings.required(key, .wholeNumber, of: grid, at: "grid")
    guard let size = value?.number?.integer else { return nil }
    guard size > 0 else {
      findings.error(.notPositive, at: "grid.\(key)")
      return nil
    }
    if size > 20 { findings.warn(.tooLarge(20), at: "grid.\(key)") }
    return size
  }

  private mutating func checkStrings() {
    guard let strings = findings.optional("strings", .object, of: board)?.object else { return }
    for locale in strings.members {
      let place = "strings.\(locale.key)"
      checkTag(locale.key, at: place)
      guard let texts = locale.value.object else {
        findings.error(.wrongKind(.object), at: place)
        continue
      }
      for member in texts.members {
        if member.value.string == nil {
          findings.error(.wrongKind(.text), at: "\(place).\(member.key)")
        } else if !self.texts.contains(member.key) {
          findings.warn(.unusedString(member.key), at: place)
        }
      }
      for key in texts.repeatedKeys { findings.error(.repeatedKey(key), at: place) }
    }
  }
}
