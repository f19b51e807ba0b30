public import Foundation

/// A set of boards with the files that they came in.
///
///     let read = try BoardPackage.read(data, named: "casa.obz", unpack: ZipArchive.files)
///     read.package.root.name
///     for note in read.report.notes(.unused) { … }
///
/// The files are kept byte for byte: what this program makes nothing of goes out again as it came.
public struct BoardPackage: Sendable {
  /// How it came, and how it goes out unless something else is asked for.
  public enum Form: String, CaseIterable, Codable, Sendable {
    /// One board in one JSON file.
    case obf
    /// Boards, pictures and sounds in a zip file.
    case obz
  }

  /// How it came.
  public let form: Form
  /// All files, in their order.
  public let files: [BoardFile]
  /// The boards, the first one first, then as the manifest lists them.
  public let boards: [Board]

  private let boardsByPath: [String: Int]
  private let boardsByID: [String: Int]
  private let filesByPath: [String: Int]

  init(form: Form, files: [BoardFile], boards: [Board]) {
    self.form = form
    self.files = files
    self.boards = boards
    func index(_ names: [String]) -> [String: Int] {
      Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    boardsByPath = index(boards.map(\.path))
    boardsByID = index(boards.map(\.id))
    filesByPath = index(files.map(\.path))
  }

  /// The first board; there always is one.
  public var root: Board { boards[0] }

  /// The board of an id, else of a name or file; nil when there is none.
  public func board(_ name: String) -> Board? {
    if let index = boardsByID[name] ?? boardsByPath[name] { return boards[index] }
    return boards.first { $0.name == name }
      ?? boards.first { $0.name?.lowercased() == name.lowercased() }
  }

  /// The board that a link opens: the one in its file, else the one of its id; nil when it is not here.
  public func board(of link: BoardLink) -> Board? {
    (link.path.flatMap { boardsByPath[$0] } ?? link.id.flatMap { boardsByID[$0] })
      .map { boards[$0] }
  }

  /// A file by its path; nil when there is none.
  public func file(_ path: String) -> BoardFile? { filesByPath[path].map { files[$0] } }

  /// The bytes of a picture or sound; nil when they are not in the package.
  public func data(of media: BoardMedia) -> Data? {
    switch media {
    case .data(let data, _): data
    case .path(let path): file(path)?.data
    case .url, .symbol: nil
    }
  }

  /// What people call the set: the name of its first board.
  public var name: String? {
    root.name.flatMap { $0.trimmingCharacters(in: .whitespaces).isEmpty ? nil : $0 }
  }
}
