public import Foundation

extension BoardPackage {
  /// The files of a zip package.
  ///
  /// A set that came as a package goes out with every file as it came; a single board gets a manifest.
  ///
  /// - Throws: ``BoardError`` when the files cannot be read again.
  public func packageFiles() throws(BoardError) -> (files: [BoardFile], report: BoardReport) {
    if form == .obz { return (files, try Self.read(files, form: .obz).report) }
    let path = "boards/\(Self.fileName(root.id)).obf"
    let packed = [
      Self.manifest(boards: [(root.id, path)]), BoardFile(path: path, data: files[0].data),
    ]
    var notes = BoardNotes()
    notes.add(.packed, in: path)
    return (packed, try Self.read(packed, form: .obz).report.adding(notes))
  }

  /// One board as a single file: pictures and sounds are put into it, links to boards lose their files.
  ///
  /// Without a name the set must have only one board.
  ///
  /// - Throws: ``BoardError/notSingle(count:)`` and ``BoardError/unknownBoard(name:)``.
  public func singleFile(_ name: String? = nil) throws(BoardError) -> (
    data: Data, report: BoardReport
  ) {
    var board = root
    if let name {
      guard let found = self.board(name) else { throw .unknownBoard(name: name) }
      board = found
    } else if boards.count > 1 {
      throw .notSingle(count: boards.count)
    }
    var notes = BoardNotes()
    let json = form == .obf ? board.json : selfContained(board, notes: &notes)
    var data = JSONValue.object(json).data
    // What need not be changed goes out as it came.
    if json == board.json, let file = file(board.path) { data = file.data }
    let written = BoardFile(path: board.path, data: data)
    return (data, try Self.read([written], form: .obf).report.adding(notes))
  }

  /// The manifest of boards, the first of which is shown first.
  static func manifest(
    boards: [(id: String, path: String)], images: [(id: String, path: String)] = []
  ) -> BoardFile {
    func object(_ entries: [(id: String, path: String)]) -> JSONValue {
      .object(JSONObject(entries.map { .init($0.id, .string($0.path)) }))
    }
    let paths = JSONObject([
      .init("boards", object(boards)), .init("images", object(images)),
      .init("sounds", .object(JSONObject())),
    ])
    let json = JSONObject([
      .init("format", .string(BoardFields.format)),
      .init("root", .string(boards.first?.path ?? "")),
      .init("paths", .object(paths)),
    ])
    return BoardFile(path: PackageReader.manifestPath, data: JSONValue.object(json).data)
  }

  /// A text as the name of a file: letters and digits of ASCII, `-` for anything else.
  static func fileName(_ text: String) -> String {
    let name = String(
      text.prefix(60).map { character in
        let isPlain = character.isASCII && (character.isLetter || character.isNumber)
        return isPlain || character == "_" ? character : "-"
      })
    return name.allSatisfy { $0 == "-" } ? "board" : name
  }

  private func selfContained(_ board: Board, notes: inout BoardNotes) -> JSONObject {
    var json = board.json
    for key in ["images", "sounds"] {
      guard let values = json[key]?.array else { continue }
      json[key] = .array(values.map { embedded($0, in: board.path, notes: &notes) })
    }
    guard let buttons = json["buttons"]?.array else { return json }
    json["buttons"] = .array(
      buttons.map { button in
        guard var object = button.object, var link = object["load_board"]?.object,
          link["path"] != nil
        else { return button }
        link["path"] = nil
        object["load_board"] = .object(link)
        notes.add(.unlinked, in: board.path, at: object["label"]?.string ?? "")
        return .object(object)
      })
    return json
  }

  /// A picture or sound with its bytes instead of the name of its file.
  private func embedded(_ value: JSONValue, in path: String, notes: inout BoardNotes) -> JSONValue {
    guard var object = value.object, let name = object["path"]?.string else { return value }
    guard let data = file(name)?.data else { return value }
    if object["data"]?.string == nil {
      let type =
        object["content_type"]?.string ?? (MediaType(data) ?? MediaType(path: name))?.rawValue
        ?? "application/octet-stream"
      object["data"] = .string(BoardMedia.dataURI(data, contentType: type))
    }
    object["path"] = nil
    notes.add(.embedded, in: path, at: name)
    return .object(object)
  }
}
