import AACCore
import Foundation

/// Writes boards of a vocabulary as the files of a package.
struct PackageBuilder {
  private let source: VocabularyBoards
  private let translations: [(tag: String, labels: [WordKey: String])]
  private var boards: [(id: String, path: String, json: JSONObject)] = []
  /// Pictures by the id that they have in the package.
  private var images: [Pictogram.ID: (id: String, path: String, data: Data)] = [:]
  private var imageOrder: [Pictogram.ID] = []

  init(_ source: VocabularyBoards) {
    self.source = source
    translations = source.translations
  }

  /// The package, read back as any other is.
  func package() throws(BoardError) -> (package: BoardPackage, report: BoardReport) {
    let pictures = imageOrder.compactMap { images[$0] }
    let manifest = BoardPackage.manifest(
      boards: boards.map { ($0.id, $0.path) }, images: pictures.map { ($0.id, $0.path) })
    let files =
      [manifest]
      + boards.map { BoardFile(path: $0.path, data: JSONValue.object($0.json).data) }
      + pictures.map { BoardFile(path: $0.path, data: $0.data) }
    return try BoardPackage.read(files, form: .obz)
  }

  // MARK: - Boards

  mutating func addFolders(_ categories: [AACCore.Category]) {
    let buttons = categories.map { category in
      var button = self.button(
        id: category.id, label: category.name, picture: category.pictogram)
      let id = pageID(category, 0)
      button["load_board"] = .object(
        JSONObject([
          .init("id", .string(id)), .init("name", .string(category.name)),
          .init("path", .string(path(id))),
        ]))
      return button
    }
    add(
      id: rootID("vocabulary"), name: source.names.vocabulary,
      cells: Self.filled(buttons.map(Optional.init), columns: VocabularyBoards.columns),
      columns: VocabularyBoards.columns, words: [])
  }

  /// The boards of a category: home first, then words, then the way to the next board.
  mutating func addPages(of category: AACCore.Category, _ words: [VocabularyBoards.Entry]) {
    let cells = VocabularyBoards.columns * VocabularyBoards.rows
    var rest = words[...]
    var number = 0
    repeat {
      let isLast = rest.count <= cells - 1
      let page = rest.prefix(isLast ? cells - 1 : cells - 2)
      rest = rest.dropFirst(page.count)
      var buttons: [JSONObject?] = [control("home", source.names.home, [":home"])]
      buttons += page.map { button($0) }
      if !isLast {
        var more = button(id: "more", label: source.names.more, picture: nil)
        let next = pageID(category, number + 1)
        more["load_board"] = .object(
          JSONObject([.init("id", .string(next)), .init("path", .string(path(next)))]))
        buttons.append(more)
      }
      add(
        id: pageID(category, number), name: category.name,
        cells: Self.filled(buttons, columns: VocabularyBoards.columns),
        columns: VocabularyBoards.columns, words: Array(page))
      number += 1
    } while !rest.isEmpty
  }

  mutating func addCore(_ words: [VocabularyBoards.Entry?], own: [VocabularyBoards.Entry]) {
    let names = source.names
    var cells = words.map { $0.map { button($0) } }
    cells += [
      control("speak", names.speak, [":speak"]),
      control("backspace", names.backspace, [":backspace"]),
      control("clear", names.clear, [":clear"]),
    ]
    let shown = own.prefix(CoreWords.columns - 3)
    cells += shown.map { button($0) }
    add(
      id: rootID("core"), name: names.core,
      cells: Self.filled(cells, columns: CoreWords.columns), columns: CoreWords.columns,
      words: words.compactMap(\.self) + shown)
  }

  private mutating func add(
    id: String, name: String, cells: [JSONObject?], columns: Int, words: [VocabularyBoards.Entry]
  ) {
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      JSONValue.array(cells[start..<start + columns].map { $0?["id"] ?? .null })
    }
    let used = Set(cells.compactMap { $0?["image_id"]?.string })
    var board = JSONObject([
      .init("format", .string(BoardFields.format)), .init("id", .string(id)),
      .init("locale", .string(source.vocabulary.language.code)), .init("name", .string(name)),
      .init("description_html", .string(name)),
      .init("buttons", .array(cells.compactMap { $0.map(JSONValue.object) })),
      .init(
        "grid",
        .object(
          JSONObject([
            .init("rows", .number(JSONNumber(rows.count))),
            .init("columns", .number(JSONNumber(columns))), .init("order", .array(rows)),
          ]))),
      .init(
        "images",
        .array(imageOrder.filter { used.contains(images[$0]?.id ?? "") }.compactMap(image))),
      .init("sounds", .array([])),
    ])
    let strings = strings(words)
    if !strings.members.isEmpty { board["strings"] = .object(strings) }
    boards.append((id, path(id), board))
  }

  /// The words of a board in the other languages.
  private func strings(_ words: [VocabularyBoards.Entry]) -> JSONObject {
    JSONObject(
      translations.compactMap { tag, labels in
        var seen: Set<String> = []
        let members = words.compactMap { word -> JSONObject.Member? in
          guard let label = labels[word.key], seen.insert(word.label).inserted else { return nil }
          return .init(word.label, .string(label))
        }
        return members.isEmpty ? nil : .init(tag, .object(JSONObject(members)))
      })
  }

  // MARK: - Buttons and pictures

  private mutating func button(_ word: VocabularyBoards.Entry) -> JSONObject {
    let color = BoardColor(FitzgeraldColor(word.lexeme))
    var button = self.button(
      id: "\(word.key.role.rawValue)-\(word.key.concept.rawValue)", label: word.label,
      picture: word.pictogram)
    button["background_color"] = .string(color.text)
    button["border_color"] = .string("rgb(96, 96, 96)")
    button[BoardFields.concept] = .string(word.key.concept.rawValue)
    button[BoardFields.role] = .string(word.key.role.rawValue)
    return button
  }

  private mutating func button(
    id: String, label: String, picture: Pictogram.ID?
  ) -> JSONObject {
    var button = JSONObject([.init("id", .string(id)), .init("label", .string(label))])
    guard let picture, let drawing = source.pictures[picture] else { return button }
    if let image = imageID(of: drawing) { button["image_id"] = .string(image) }
    if !drawing.emoji.isEmpty { button[BoardFields.emoji] = .string(drawing.emoji) }
    return button
  }

  private func control(_ id: String, _ label: String, _ actions: [String]) -> JSONObject {
    JSONObject([
      .init("id", .string(id)), .init("label", .string(label)),
      .init("action", .string(actions[0])),
    ])
  }

  private mutating func imageID(of drawing: Pictogram) -> String? {
    if let known = images[drawing.id] { return known.id }
    guard let svg = drawing.svg else { return nil }
    let name = BoardPackage.fileName(drawing.id.rawValue)
    images[drawing.id] = (drawing.id.rawValue, "images/\(name).svg", Data(svg.utf8))
    imageOrder.append(drawing.id)
    return drawing.id.rawValue
  }

  private func image(_ id: Pictogram.ID) -> JSONValue? {
    guard let file = images[id], let drawing = source.pictures[id] else { return nil }
    let side = JSONValue.number(JSONNumber(128))
    var license = BoardLicense(type: drawing.licence, authorName: drawing.author)
    if drawing.licence == "CC BY 4.0" {
      license.noticeURL = "https://creativecommons.org/licenses/by/4.0/"
    }
    return .object(
      JSONObject([
        .init("id", .string(file.id)), .init("path", .string(file.path)), .init("width", side),
        .init("height", side), .init("content_type", "image/svg+xml"),
        .init("license", license.json),
      ]))
  }

  // MARK: - Names

  private func rootID(_ name: String) -> String { "aac-\(name)-\(source.vocabulary.language.code)" }

  private func pageID(_ category: AACCore.Category, _ number: Int) -> String {
    rootID("vocabulary") + "-" + category.id + (number == 0 ? "" : "-\(number + 1)")
  }

  private func path(_ id: String) -> String { "boards/\(BoardPackage.fileName(id)).obf" }

  /// Cells that fill whole rows.
  private static func filled(_ cells: [JSONObject?], columns: Int) -> [JSONObject?] {
    let missing = (columns - cells.count % columns) % columns
    return cells + Array(repeating: nil, count: cells.isEmpty ? columns : missing)
  }
}
