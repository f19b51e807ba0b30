extension PrintSheet {
  /// A board on a page: its name above, its tiles in their places, whoever made it below.
  ///
  /// - Parameters:
  ///   - board: The board.
  ///   - setup: The paper.
  ///   - number: Number of the page, from 1.
  ///   - count: How many pages there are.
  public init(_ board: PrintBoard, setup: PrintSetup, number: Int = 1, of count: Int = 1) {
    let isWide = (board.columns ?? 4) >= (board.rows ?? 3)
    let (page, margin) = setup.page(isWide ? .landscape : .portrait)
    self.init(page: page, name: board.name)
    var area = page.inset(by: margin)
    area = addHead(board.name, number: number, of: count, in: area)
    area = addFoot(board.credits, in: area)
    let band = setup.hasMarks ? Self.markBand : 0
    area = area.inset(by: band)
    for (place, tile) in board.tiles {
      let frame = PrintRect(
        x: area.x + place.left * area.width, y: area.y + place.top * area.height,
        width: place.width * area.width, height: place.height * area.height)
      let gap = min(3, 0.03 * min(frame.width, frame.height))
      tiles.append(PlacedTile(frame: frame.inset(by: gap), tile: tile))
    }
    if setup.hasMarks {
      addMarks(around: area, rows: board.rows ?? 1, columns: board.columns ?? 1)
    }
  }

  /// Room for marks on each side of what is cut out, in points.
  static let markBand = 4 * PrintSetup.pointsPerMillimetre

  /// Name and number of the page; returns what is left of the area.
  private mutating func addHead(
    _ name: String, number: Int, of count: Int, in area: PrintRect
  ) -> PrintRect {
    let height = 20.0
    let room = count > 1 ? 60.0 : 0
    texts.append(
      PlacedText(
        frame: PrintRect(x: area.x, y: area.y, width: area.width - room, height: height),
        text: name, size: 14, isBold: true))
    if count > 1 {
      let frame = PrintRect(x: area.right - room, y: area.y, width: room, height: height)
      texts.append(
        PlacedText(
          frame: frame, text: "\(number) / \(count)", size: 10, alignment: .right, color: .grey))
    }
    return PrintRect(
      x: area.x, y: area.y + height + 2, width: area.width, height: area.height - height - 2)
  }

  /// The licence lines; returns what is left of the area.
  mutating func addFoot(_ credits: [String], in area: PrintRect) -> PrintRect {
    guard !credits.isEmpty else { return area }
    let text = credits.joined(separator: " · ")
    // Some 0.5 of the letters' height is the mean width of a letter; what is longer becomes smaller.
    let size = 7.0
    let lines = (Double(text.count) * size * 0.5 / area.width).rounded(.up)
    let height = min(lines * size * 1.5 + 2, area.height / 4)
    texts.append(
      PlacedText(
        frame: PrintRect(
          x: area.x, y: area.bottom - height, width: area.width, height: height),
        text: text, size: size, color: .grey))
    return PrintRect(x: area.x, y: area.y, width: area.width, height: area.height - height - 2)
  }

  /// Marks at the corners and between rows and columns, all of them outside what is cut out.
  mutating func addMarks(around area: PrintRect, rows: Int, columns: Int) {
    let near = 0.25 * Self.markBand
    let far = Self.markBand
    for column in 0...max(1, columns) {
      let x = area.x + area.width * Double(column) / Double(max(1, columns))
      marks.append(Mark(fromX: x, fromY: area.y - far, toX: x, toY: area.y - near))
      marks.append(Mark(fromX: x, fromY: area.bottom + near, toX: x, toY: area.bottom + far))
    }
    for row in 0...max(1, rows) {
      let y = area.y + area.height * Double(row) / Double(max(1, rows))
      marks.append(Mark(fromX: area.x - far, fromY: y, toX: area.x - near, toY: y))
      marks.append(Mark(fromX: area.right + near, fromY: y, toX: area.right + far, toY: y))
    }
  }
}
