/// A sentence to be printed: its tiles in a row and the text below them.
public struct PrintStrip: Hashable, Sendable {
  /// The tiles in the order of choice.
  public var tiles: [PrintTile]
  /// What is said.
  public var text: String
  /// Whether a question mark stands behind the tiles.
  public var isQuestion: Bool
  /// Who made what is on it, and under what terms.
  public var credits: [String]

  /// A sentence.
  public init(tiles: [PrintTile], text: String, isQuestion: Bool, credits: [String]) {
    self.tiles = tiles
    self.text = text
    self.isQuestion = isQuestion
    self.credits = credits
  }
}

extension PrintSheet {
  /// A sentence on a page, or, `isCropped`, on a page that is no higher than it needs.
  public init(_ strip: PrintStrip, setup: PrintSetup, isCropped: Bool = false) {
    let (full, margin) = setup.page(strip.tiles.count > 4 ? .landscape : .portrait)
    let band = setup.hasMarks ? Self.markBand : 0
    let edge = margin + band
    let width = full.width - 2 * edge
    let layout = StripLayout(strip, x: edge, y: edge, width: width, height: full.height - 2 * edge)
    var page = full
    var foot = PrintSheet(page: full, name: "")
    let room = PrintRect(x: margin, y: 0, width: full.width - 2 * margin, height: full.height)
    let left = foot.addFoot(strip.credits, in: room)
    let needed = layout.bottom + edge + (room.height - left.height)
    if isCropped { page.height = min(full.height, needed) }
    self.init(page: page, name: strip.text)
    tiles = layout.tiles
    texts = layout.texts
    if setup.hasMarks {
      addMarks(
        around: PrintRect(x: edge, y: edge, width: width, height: layout.bottom - edge), rows: 1,
        columns: 1)
    }
    _ = addFoot(
      strip.credits,
      in: PrintRect(
        x: margin, y: margin, width: full.width - 2 * margin, height: page.height - 2 * margin))
  }

  /// Where the parts of a sentence stand.
  private struct StripLayout {
    var tiles: [PlacedTile] = []
    var texts: [PlacedText] = []
    var bottom: Double

    init(_ strip: PrintStrip, x: Double, y: Double, width: Double, height: Double) {
      let gap = 6.0
      let pieces = strip.tiles.count + (strip.isQuestion ? 1 : 0)
      let largest = 42 * PrintSetup.pointsPerMillimetre
      let smallest = 25 * PrintSetup.pointsPerMillimetre
      // As many in a row as can still be seen well, and all rows on the page.
      var columns = max(1, min(pieces, Int((width + gap) / (smallest + gap))))
      let textHeight = 16 * PrintSetup.pointsPerMillimetre
      func sideLength() -> Double { min(largest, (width + gap) / Double(columns) - gap) }
      func rowCount() -> Int { max(1, (pieces + columns - 1) / columns) }
      while Double(rowCount()) * (sideLength() + gap) + textHeight > height * 0.7, columns < pieces
      {
        columns += 1
      }
      let side = sideLength()
      for (index, tile) in strip.tiles.enumerated() {
        tiles.append(
          PlacedTile(frame: Self.frame(index, columns, side, gap, x: x, y: y), tile: tile))
      }
      if strip.isQuestion {
        texts.append(
          PlacedText(
            frame: Self.frame(strip.tiles.count, columns, side, gap, x: x, y: y), text: "?",
            size: side * 0.7, alignment: .center, isBold: true, color: .question))
      }
      let below = y + Double(rowCount()) * (side + gap)
      texts.append(
        PlacedText(
          frame: PrintRect(x: x, y: below, width: width, height: textHeight), text: strip.text,
          size: 26, isBold: true))
      bottom = below + textHeight
    }

    private static func frame(
      _ index: Int, _ columns: Int, _ side: Double, _ gap: Double, x: Double, y: Double
    ) -> PrintRect {
      PrintRect(
        x: x + Double(index % columns) * (side + gap),
        y: y + Double(index / columns) * (side + gap), width: side, height: side)
    }
  }
}
