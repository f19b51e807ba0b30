import Foundation

/// Finds and reads the boards among the files of a package.
struct PackageReader {
  private(set) var notes = BoardNotes()
  /// Files that the manifest names.
  private(set) var listed: Set<String> = []
  private var files: [BoardFile]
  private let limits: BoardLimits
  private var buttonCount = 0

  static let manifestPath = "manifest.json"

  init(files: [BoardFile], limits: BoardLimits) {
    self.files = files
    self.limits = limits
  }

  mutating func package(form: BoardPackage.Form) throws(BoardError) -> BoardPackage {
    stripFolder()
    let paths = try boardPaths()
    if paths.count > limits.boards {
      throw .tooMuch(file: Self.manifestPath, what: .boards, limit: limits.boards)
    }
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var boards: [Board] = []
    var ids: Set<String> = []
    for path in paths {
      guard let file = byPath[path] else { continue }
      let board = try board(file)
      if !ids.insert(board.id).inserted { notes.add(.renumbered, in: path, at: board.id) }
      boards.append(board)
    }
    if boards.isEmpty { throw .noBoards }
    return BoardPackage(form: form, files: files, boards: boards)
  }

  /// Takes away a folder that everything lies in, as it does when a folder was packed.
  private mutating func stripFolder() {
    guard files.count > 1, !files.contains(where: { $0.path == Self.manifestPath }),
      let manifest = files.first(where: { $0.path.hasSuffix("/" + Self.manifestPath) })
    else { return }
    let folder = String(manifest.path.dropLast(Self.manifestPath.count))
    guard !folder.dropLast().contains("/") else { return }
    // What a Mac puts beside the folder stays where it is.
    files = files.map { file in
      guard file.path.hasPrefix(folder) else { return file }
      return BoardFile(path: String(file.path.dropFirst(folder.count)), data: file.data)
    }
    notes.add(.strippedFolder, in: "", at: folder)
  }

  /// The files of the boards, that of the first board first.
  private mutating func boardPaths() throws(BoardError) -> [String] {
    let found = files.map(\.path).filter(Self.isBoard)
    guard let manifest = files.first(where: { $0.path == Self.manifestPath }) else {
      if files.count == 1 { return files.map(\.path) }
      if found.count > 1 { throw .noManifest }
      return found
    }
    let json = try self.json(manifest)
    guard let object = json.object else {
      throw .wrongType(file: Self.manifestPath, place: "/", expected: .object)
    }
    let listed = try listedBoards(object)
    let unlisted = found.filter { !listed.contains($0) }
    for path in unlisted { notes.add(.notListed, in: "", at: path) }
    return withRootFirst(listed + unlisted, object)
  }

  private mutating func listedBoards(_ manifest: JSONObject) throws(BoardError) -> [String] {
    for member in manifest.members where !BoardFields.manifest.contains(member.key) {
      let isExtension = member.key.hasPrefix("ext_")
      notes.add(
        isExtension ? .extensionField : .unknownField, in: Self.manifestPath, at: member.key)
    }
    guard let paths = manifest["paths"], !paths.isNull else { return [] }
    guard let object = paths.object else {
      throw .wrongType(file: Self.manifestPath, place: "paths", expected: .object)
    }
    let there = Set(files.map(\.path))
    var boards: [String] = []
    var seen: Set<String> = []
    for key in ["boards", "images", "sounds"] {
      guard let list = object[key], !list.isNull else { continue }
      guard let entries = list.object else {
        throw .wrongType(file: Self.manifestPath, place: "paths.\(key)", expected: .object)
      }
      for entry in entries.members {
        guard let path = entry.value.string else {
          throw .wrongType(
            file: Self.manifestPath, place: "paths.\(key).\(entry.key)", expected: .text)
        }
        guard there.contains(path) else {
          notes.add(.missingFile, in: Self.manifestPath, at: path)
          continue
        }
        listed.insert(path)
        if key == "boards", seen.insert(path).inserted { boards.append(path) }
      }
    }
    return boards
  }

  private mutating func withRootFirst(_ paths: [String], _ manifest: JSONObject) -> [String] {
    guard let root = manifest["root"]?.string, paths.contains(root) else {
      notes.add(.guessedRoot, in: Self.manifestPath, at: paths.first ?? "")
      return paths
    }
    return [root] + paths.filter { $0 != root }
  }

  private mutating func board(_ file: BoardFile) throws(BoardError) -> Board {
    var reader = try BoardReader(
      path: file.path, json: try json(file), limits: limits, notes: notes)
    let name = ((file.path as NSString).lastPathComponent as NSString).deletingPathExtension
    let board = try reader.board(fallback: name)
    notes = reader.notes
    buttonCount += board.buttons.count
    if buttonCount > limits.buttons {
      throw .tooMuch(file: file.path, what: .buttons, limit: limits.buttons)
    }
    return board
  }

  private func json(_ file: BoardFile) throws(BoardError) -> JSONValue {
    if file.data.count > limits.bytesPerBoard {
      throw .tooMuch(file: file.path, what: .bytes, limit: limits.bytesPerBoard)
    }
    do {
      return try JSONValue(file.data, limits: limits)
    } catch {
      throw BoardError(error, file: file.path, limits: limits)
    }
  }

  /// Whether a file is a board by its name; those that a Mac adds are not.
  static func isBoard(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name.lowercased().hasSuffix(".obf") && !name.hasPrefix("._")
      && !path.hasPrefix("__MACOSX/")
  }
}
