import CCairo
import Foundation

/// Draws one page.
struct SheetDrawing {
  let library: aac_drawing
  let context: OpaquePointer
  /// Number of the page, from 1.
  let page: Int
  var pictures: PictureCache
  private(set) var problems: [PrintProblem] = []

  init(library: aac_drawing, context: OpaquePointer, page: Int, pictures: PictureCache) {
    self.library = library
    self.context = context
    self.page = page
    self.pictures = pictures
  }

  /// Draws all of a page; in a file of so many `linkedPages`, tiles that lead to one of them do so
  /// when they are clicked.
  mutating func draw(_ sheet: PrintSheet, linkedPages: Int) {
    if linkedPages > 0 { tag("cairo.dest", "name='page\(page)' x=0 y=0") { _ in } }
    drawMarks(sheet.marks)
    for placed in sheet.tiles {
      if let target = placed.tile.leadsToPage, (1...max(1, linkedPages)).contains(target),
        linkedPages > 0
      {
        tag("Link", "dest='page\(target)'") { $0.draw(placed) }
      } else {
        draw(placed)
      }
    }
    for text in sheet.texts { draw(text) }
  }

  private mutating func tag(
    _ name: String, _ attributes: String, _ body: (inout SheetDrawing) -> Void
  ) {
    library.cairo_tag_begin(context, name, attributes)
    body(&self)
    library.cairo_tag_end(context, name)
  }

  private func drawMarks(_ marks: [PrintSheet.Mark]) {
    library.cairo_set_line_width(context, 0.4)
    setColor(.black)
    for mark in marks {
      library.cairo_move_to(context, mark.fromX, mark.fromY)
      library.cairo_line_to(context, mark.toX, mark.toY)
      library.cairo_stroke(context)
    }
  }

  private mutating func draw(_ placed: PrintSheet.PlacedTile) {
    let tile = placed.tile
    let frame = placed.frame
    guard frame.width > 1, frame.height > 1 else { return }
    let line = min(1.5, 0.02 * min(frame.width, frame.height))
    addRoundedRectangle(frame.inset(by: line / 2), radius: 0.06 * min(frame.width, frame.height))
    setColor(tile.face)
    library.cairo_fill_preserve(context)
    setColor(tile.edge)
    library.cairo_set_line_width(context, line)
    library.cairo_stroke(context)
    var inner = frame.inset(by: 0.05 * min(frame.width, frame.height) + line)
    if let target = tile.leadsToPage { inner = drawLead(to: target, on: tile, in: inner) }
    drawContent(of: tile, in: inner)
    if tile.isNegated { drawCross(on: frame) }
  }

  /// The page that a tile leads to, in a line of its own at the top; returns what is left.
  private mutating func drawLead(to target: Int, on tile: PrintTile, in area: PrintRect)
    -> PrintRect
  {
    let height = 0.13 * area.height
    draw(
      PrintSheet.PlacedText(
        frame: PrintRect(x: area.x, y: area.y, width: area.width, height: height),
        text: "→ \(target)", size: min(10, height), alignment: .right, color: tile.face.ink))
    return PrintRect(
      x: area.x, y: area.y + height, width: area.width, height: area.height - height)
  }

  /// Picture above, word below; one alone has all of the tile.
  private mutating func drawContent(of tile: PrintTile, in area: PrintRect) {
    var label = PrintSheet.PlacedText(
      frame: area, text: tile.label, size: 0.3 * area.height, alignment: .center, isBold: true,
      color: tile.face.ink)
    let hasLabel = !tile.label.isEmpty
    var room = area
    room.height *= hasLabel ? 0.68 : 1
    if let picture = tile.picture, draw(picture, named: tile.label, in: room) {
      label.frame.y = area.y + 0.7 * area.height
      label.frame.height = 0.3 * area.height
      label.size = label.frame.height * 0.7
    }
    if hasLabel { draw(label) }
  }

  /// Draws a picture; says whether it could.
  private mutating func draw(
    _ picture: PrintPicture, named name: String, in area: PrintRect
  ) -> Bool {
    switch picture {
    case .characters(let characters):
      let text = PrintSheet.PlacedText(
        frame: area, text: characters, size: area.height * 0.8, alignment: .center)
      let fitted = FittedText(text, library: library, context: context)
      // A box instead of an emoji helps nobody.
      guard fitted.hasAllGlyphs else {
        report(.noGlyph, characters)
        return false
      }
      fitted.draw()
      return true
    case .data(let data):
      do {
        let drawn = try pictures.picture(of: data, side: Self.dots(for: area))
        try drawn.draw(in: area, context: context)
        return true
      } catch {
        report(error, name)
        return false
      }
    }
  }

  /// Dots along the longer side that a printer of 300 dots per inch can show, in steps, so that
  /// places of almost one size share a picture.
  private static func dots(for area: PrintRect) -> Int {
    let dots = max(area.width, area.height) / 72 * 300
    return min(3_000, max(100, Int((dots / 100).rounded(.up)) * 100))
  }

  private mutating func draw(_ text: PrintSheet.PlacedText) {
    guard !text.text.isEmpty, text.frame.width > 0, text.frame.height > 0 else { return }
    let fitted = FittedText(text, library: library, context: context)
    setColor(text.color)
    fitted.draw()
    if fitted.isCut { report(.cutText, text.text) }
    if !fitted.hasAllGlyphs { report(.noGlyph, text.text) }
  }

  private func drawCross(on frame: PrintRect) {
    let area = frame.inset(by: 0.08 * min(frame.width, frame.height))
    setColor(.cross)
    library.cairo_set_line_width(context, 0.06 * min(frame.width, frame.height))
    library.cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    library.cairo_move_to(context, area.x, area.y)
    library.cairo_line_to(context, area.right, area.bottom)
    library.cairo_move_to(context, area.right, area.y)
    library.cairo_line_to(context, area.x, area.bottom)
    library.cairo_stroke(context)
    library.cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
  }

  private func addRoundedRectangle(_ frame: PrintRect, radius: Double) {
    let r = min(radius, frame.width / 2, frame.height / 2)
    library.cairo_new_path(context)
    library.cairo_arc(context, frame.right - r, frame.y + r, r, -.pi / 2, 0)
    library.cairo_arc(context, frame.right - r, frame.bottom - r, r, 0, .pi / 2)
    library.cairo_arc(context, frame.x + r, frame.bottom - r, r, .pi / 2, .pi)
    library.cairo_arc(context, frame.x + r, frame.y + r, r, .pi, 1.5 * .pi)
    library.cairo_close_path(context)
  }

  private func setColor(_ color: PrintColor) {
    library.cairo_set_source_rgb(context, color.red, color.green, color.blue)
  }

  private mutating func report(_ kind: PrintProblem.Kind, _ place: String) {
    // Nobody reads on behind so many, and a text may be as long as a book.
    guard problems.count < 500 else { return }
    let name = place.count > 60 ? String(place.prefix(60)) + "…" : place
    problems.append(PrintProblem(kind: kind, page: page, place: name))
  }
}
