import AACCore
public import AACPrint
import AACStore
public import Boards
import Foundation

/// Makes pages of boards: what the screen shows, in the same places.
public struct BoardPages {
  /// A picture that a button names and no file holds.
  public struct MissingPicture: Hashable, Sendable {
    /// The button's text.
    public let label: String
    /// The page, from 1.
    public let page: Int
  }

  let library: BoardLibrary
  private let package: BoardPackage
  private let words: BoardWords
  private let tag: String
  private let boards: [Board]
  private let pages: [String: Int]
  /// What is missing on the pages that were made.
  public private(set) var missing: [MissingPicture] = []

  /// The boards of a set, or one of them.
  ///
  /// - Throws: ``BoardError/unknownBoard(name:)`` and what the database throws.
  public init(_ opened: BoardLibrary.Opened, board: String?, library: BoardLibrary) throws {
    self.library = library
    package = opened.package
    words = try library.words(of: package)
    tag = library.tag(of: package)
    boards = board == nil ? package.boards : [try opened.board(board)]
    pages = Dictionary(
      boards.enumerated().map { ($1.path, $0 + 1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The pages, in the order of the boards.
  public mutating func sheets(_ setup: PrintSetup) throws -> [PrintSheet] {
    var sheets: [PrintSheet] = []
    for (index, board) in boards.enumerated() {
      let printed = try self.board(board, page: index + 1)
      sheets.append(PrintSheet(printed, setup: setup, number: index + 1, of: boards.count))
    }
    return sheets
  }

  private mutating func board(_ board: Board, page: Int) throws -> PrintBoard {
    var credits = Credits()
    var tiles: [(place: PrintBoard.Place, tile: PrintTile)] = []
    let images = Dictionary(
      board.images.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, button) in placed(board) {
      tiles.append(
        (place, try tile(button, on: board, images: images, page: page, credits: &credits)))
    }
    let messages = library.variety.language
    var lines: [String] = []
    if !credits.names.isEmpty {
      let names = credits.names.joined(separator: "; ")
      lines.append(Text.printCreditPictures(names: names)[messages])
    }
    if let license = board.license?.line {
      lines.append(Text.printCreditBoard(names: license)[messages])
    }
    return PrintBoard(
      name: board.name ?? board.id, rows: board.isAbsolute ? nil : board.grid.rows.count,
      columns: board.isAbsolute ? nil : board.grid.columns, tiles: tiles, credits: lines)
  }

  /// The buttons that are shown, with their places.
  private func placed(_ board: Board) -> [(PrintBoard.Place, BoardButton)] {
    if board.isAbsolute {
      return board.buttons.compactMap { button in
        guard let frame = button.frame, !button.isHidden else { return nil }
        let place = PrintBoard.Place(
          left: frame.left, top: frame.top, width: frame.width, height: frame.height)
        return (place, button)
      }
    }
    let (rows, columns) = (board.grid.rows.count, board.grid.columns)
    return board.cells.enumerated().compactMap { index, button in
      guard let button else { return nil }
      let place = PrintBoard.Place(
        row: index / columns, column: index % columns, rows: rows, columns: columns)
      return (place, button)
    }
  }

  private mutating func tile(
    _ button: BoardButton, on board: Board, images: [String: BoardImage], page: Int,
    credits: inout Credits
  ) throws -> PrintTile {
    let label = board.text(button.label, in: tag)
    let match = button.actions.isEmpty && button.link == nil ? words.match(label) : nil
    var picture: PrintPicture?
    if let id = button.imageID {
      if let image = images[id], let data = image.media.flatMap(package.data(of:)) {
        picture = .data(data)
        credits.add(image.license?.line)
      } else {
        let name = label.isEmpty ? button.id : label
        missing.append(MissingPicture(label: name, page: page))
      }
    }
    // A button without a picture of its own has that of the word, as on the screen.
    if picture == nil, let id = match?.pictogram {
      picture = try library.database.printed(id, credits: &credits)
    }
    let target = button.link.flatMap(package.board(of:)).flatMap { pages[$0.path] }
    let face =
      button.background.map { PrintColor($0.opaque) }
      ?? match.map { PrintColor(BoardColor(FitzgeraldColor($0.lexeme))) } ?? .white
    return PrintTile(
      label: label, picture: picture, face: face,
      edge: button.border.map { PrintColor($0.opaque) }, leadsToPage: target)
  }
}

extension PrintColor {
  /// The colour of a board, as it is seen on white.
  public init(_ color: BoardColor) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }
}
