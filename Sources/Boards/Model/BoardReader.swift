/// Makes the values of a board from its JSON, noting what it makes nothing of.
struct BoardReader {
  let path: String
  let limits: BoardLimits
  private(set) var notes: BoardNotes
  private let json: JSONObject

  init(path: String, json: JSONValue, limits: BoardLimits, notes: BoardNotes) throws(BoardError) {
    guard let object = json.object else {
      throw .wrongType(file: path, place: "/", expected: .object)
    }
    (self.path, self.json, self.limits, self.notes) = (path, object, limits, notes)
  }

  /// An id as text; a number counts as its digits, as the format advises.
  static func id(_ value: JSONValue) -> String? { value.string?.printable ?? value.number?.text }

  /// The board; `fallback` is its id where it has none.
  mutating func board(fallback: String) throws(BoardError) -> Board {
    try checkFormat()
    noteFields(json, known: BoardFields.board, at: "")
    let id = try boardID(fallback: fallback)
    let buttons = try buttons()
    let images = try list("images", known: BoardFields.image).map { BoardImage(id: $0, $1) }
    let sounds = try list("sounds", known: BoardFields.sound).map { BoardSound(id: $0, $1) }
    let isFree = !buttons.isEmpty && buttons.allSatisfy { $0.frame != nil }
    let grid = try grid(of: buttons, isFree: isFree)
    return Board(
      path: path, json: json, id: id, name: try text("name"), locale: try text("locale"),
      buttons: buttons, grid: grid, images: images, sounds: sounds,
      license: json["license"]?.object.map(BoardLicense.init), strings: strings())
  }

  private mutating func checkFormat() throws(BoardError) {
    guard let format = json["format"], !format.isNull else {
      // Something that has none of a board's parts is another program's JSON.
      if json["buttons"] == nil, json["grid"] == nil { throw .notBoards(file: path) }
      return notes.add(.noFormat, in: path)
    }
    guard let name = format.string, name.hasPrefix("open-board-") else {
      throw .notBoards(file: path)
    }
    if name != BoardFields.format { notes.add(.newerFormat, in: path, at: name) }
  }

  private mutating func boardID(fallback: String) throws(BoardError) -> String {
    guard let value = json["id"], !value.isNull else {
      notes.add(.noID, in: path)
      return fallback
    }
    guard let id = Self.id(value) else {
      throw .wrongType(file: path, place: "id", expected: .id)
    }
    if value.string == nil { notes.add(.numericID, in: path) }
    return id
  }

  /// A text that may be left out.
  private mutating func text(_ key: String) throws(BoardError) -> String? {
    guard let value = json[key], !value.isNull else { return nil }
    if let number = value.number {
      notes.add(.numericText, in: path, at: key)
      return number.text
    }
    guard let text = value.string else {
      throw .wrongType(file: path, place: key, expected: .text)
    }
    return text.printable
  }

  /// The objects of a list by id; the list may be left out.
  private mutating func list(
    _ key: String, known: Set<String>
  ) throws(BoardError) -> [(String, JSONObject)] {
    guard let value = json[key], !value.isNull else { return [] }
    guard let values = value.array else {
      throw .wrongType(file: path, place: key, expected: .list)
    }
    if values.count > limits.buttonsPerBoard {
      throw .tooMuch(file: path, what: .buttons, limit: limits.buttonsPerBoard)
    }
    var result: [(String, JSONObject)] = []
    for (index, value) in values.enumerated() {
      let place = "\(key)[\(index)]"
      guard let object = value.object else {
        throw .wrongType(file: path, place: place, expected: .object)
      }
      guard let id = object["id"].flatMap(Self.id) else {
        throw .wrongType(file: path, place: place + ".id", expected: .id)
      }
      if object["id"]?.string == nil { notes.add(.numericID, in: path) }
      noteFields(object, known: known, at: key + ".")
      result.append((id, object))
    }
    return result
  }

  private mutating func noteFields(_ object: JSONObject, known: Set<String>, at place: String) {
    for member in object.members
    where !known.contains(member.key) && !BoardFields.own.contains(member.key) {
      let isExtension = member.key.hasPrefix("ext_")
      notes.add(
        isExtension ? .extensionField : .unknownField, in: path, at: place + member.key)
    }
  }
}

extension BoardReader {
  private mutating func buttons() throws(BoardError) -> [BoardButton] {
    var seen: Set<String> = []
    var buttons: [BoardButton] = []
    for (id, object) in try list("buttons", known: BoardFields.button) {
      guard seen.insert(id).inserted else {
        notes.add(.repeatedButton, in: path, at: id)
        continue
      }
      let label = try label(of: id, object)
      noteValues(of: label.isEmpty ? id : label, object)
      buttons.append(
        BoardButton(id: id, label: label, actions: try actions(of: label, object), object))
    }
    return buttons
  }

  private mutating func label(of id: String, _ object: JSONObject) throws(BoardError) -> String {
    guard let value = object["label"], !value.isNull else { return "" }
    if let number = value.number {
      notes.add(.numericText, in: path, at: number.text)
      return number.text
    }
    guard let text = value.string else {
      throw .wrongType(file: path, place: "buttons.\(id).label", expected: .text)
    }
    return text.printable
  }

  /// The actions of a button: the list of them, else the single one.
  private mutating func actions(
    of label: String, _ object: JSONObject
  ) throws(BoardError) -> [BoardAction] {
    var values: [JSONValue] = []
    if let list = object["actions"], !list.isNull {
      guard let array = list.array else {
        throw .wrongType(file: path, place: "buttons.actions", expected: .list)
      }
      values = array
    }
    if values.isEmpty, let single = object["action"], !single.isNull { values = [single] }
    var actions: [BoardAction] = []
    for value in values.prefix(limits.depth) {
      guard let action = value.string.flatMap(BoardAction.init) else {
        notes.add(.wrongValue, in: path, at: "\(label) (action)")
        continue
      }
      if case .other(let name) = action {
        notes.add(.unknownAction, in: path, at: "\(label) (\(name))")
      } else {
        actions.append(action)
      }
    }
    return actions
  }

  /// Notes values of a button that look like something and are nothing.
  private mutating func noteValues(of name: String, _ object: JSONObject) {
    for key in ["background_color", "border_color"] {
      guard let value = object[key], !value.isNull else { continue }
      if value.string.flatMap(BoardColor.init) == nil { notes.add(.badColor, in: path, at: name) }
    }
    let kinds: [(String, JSONKind)] = [
      ("vocalization", .text), ("image_id", .id), ("sound_id", .id), ("hidden", .flag),
      ("load_board", .object),
    ]
    for (key, kind) in kinds {
      guard let value = object[key], !value.isNull, !kind.matches(value) else { continue }
      notes.add(.wrongValue, in: path, at: "\(name) (\(key))")
    }
    let edges = ["left", "top", "width", "height"].filter { object[$0].map { !$0.isNull } ?? false }
    if !edges.isEmpty, BoardFrame(object) == nil {
      notes.add(.wrongValue, in: path, at: "\(name) (\(edges.joined(separator: ", ")))")
    }
  }

  private mutating func grid(of buttons: [BoardButton], isFree: Bool) throws(BoardError)
    -> BoardGrid
  {
    guard let value = json["grid"], !value.isNull else {
      notes.add(.noGrid, in: path)
      return Self.laidOut(buttons)
    }
    guard let object = value.object else {
      throw .wrongType(file: path, place: "grid", expected: .object)
    }
    noteFields(object, known: BoardFields.grid, at: "grid.")
    guard let order = object["order"], !order.isNull else {
      notes.add(.noGrid, in: path)
      return Self.laidOut(buttons)
    }
    let grid = try rows(of: order)
    noteSize(of: grid, object)
    notePlaces(in: grid, buttons, isFree: isFree)
    return grid
  }

  private mutating func rows(of order: JSONValue) throws(BoardError) -> BoardGrid {
    guard let lines = order.array else {
      throw .wrongType(file: path, place: "grid.order", expected: .lists)
    }
    var rows: [[String?]] = []
    var width = 0
    for (index, line) in lines.enumerated() {
      guard let cells = line.array else {
        throw .wrongType(file: path, place: "grid.order[\(index)]", expected: .list)
      }
      width = max(width, cells.count)
      if max(width, 1) * lines.count > limits.buttonsPerBoard {
        throw .tooMuch(file: path, what: .cells, limit: limits.buttonsPerBoard)
      }
      var row: [String?] = []
      for cell in cells {
        if cell.isNull {
          row.append(nil)
        } else if let id = Self.id(cell) {
          if cell.string == nil { notes.add(.numericID, in: path) }
          row.append(id)
        } else {
          throw .wrongType(file: path, place: "grid.order[\(index)]", expected: .id)
        }
      }
      rows.append(row)
    }
    return BoardGrid(rows: rows)
  }

  private mutating func noteSize(of grid: BoardGrid, _ object: JSONObject) {
    let rows = object["rows"]?.number?.integer
    let columns = object["columns"]?.number?.integer
    if rows != grid.rows.count || columns != grid.columns {
      notes.add(
        .gridSize, in: path,
        at: "\(rows.map(String.init) ?? "?") × \(columns.map(String.init) ?? "?") → "
          + "\(grid.rows.count) × \(grid.columns)")
    }
  }

  private mutating func notePlaces(in grid: BoardGrid, _ buttons: [BoardButton], isFree: Bool) {
    let placed = Set(grid.cells.compactMap(\.self))
    let known = Set(buttons.map(\.id))
    for id in placed.subtracting(known).sorted() { notes.add(.unknownCell, in: path, at: id) }
    if isFree { return }
    for button in buttons where !placed.contains(button.id) && !button.isHidden {
      notes.add(.unplacedButton, in: path, at: button.label)
    }
  }

  /// The buttons in the order of the file, in a grid about as wide as high.
  private static func laidOut(_ buttons: [BoardButton]) -> BoardGrid {
    if buttons.isEmpty { return BoardGrid(rows: []) }
    let columns = max(1, Int(Double(buttons.count).squareRoot().rounded(.up)))
    let rows = stride(from: 0, to: buttons.count, by: columns).map { start in
      buttons[start..<min(start + columns, buttons.count)].map { Optional($0.id) }
    }
    return BoardGrid(rows: rows)
  }

  private mutating func strings() -> [String: [String: String]] {
    guard let value = json["strings"], !value.isNull else { return [:] }
    guard let locales = value.object else {
      notes.add(.wrongValue, in: path, at: "strings")
      return [:]
    }
    var strings: [String: [String: String]] = [:]
    for member in locales.members {
      guard let texts = member.value.object else {
        notes.add(.wrongValue, in: path, at: "strings.\(member.key)")
        continue
      }
      strings[member.key] = Dictionary(
        texts.members.compactMap { text in
          text.value.string.map { (text.key.printable, $0.printable) }
        },
        uniquingKeysWith: { $1 })
    }
    return strings
  }
}
