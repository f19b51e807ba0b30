import CCairo

/// A text in the largest letters that fit into its frame.
///
/// Words are kept whole as long as the letters can be read; then they are broken, then the letters
/// become as small as they must, and what nobody could read is cut off.
final class FittedText {
  /// Letters that can be read at arm's length, in points.
  private static let readable = 6.0
  /// Letters nobody can read.
  private static let smallest = 1.0
  /// Characters beyond which nothing is read in a frame anyway.
  private static let limit = 4_000

  /// Whether the text is longer than what is shown.
  private(set) var isCut: Bool
  private let library: aac_drawing
  private let context: OpaquePointer
  private let text: PrintSheet.PlacedText
  private let layout: OpaquePointer
  private let font: OpaquePointer
  /// The characters that are shown.
  private var shown: [Character]

  init(_ text: PrintSheet.PlacedText, library: aac_drawing, context: OpaquePointer) {
    guard let layout = library.pango_cairo_create_layout(context),
      let font = library.pango_font_description_new()
    else { preconditionFailure("pango makes a layout or ends the process") }
    self.text = text
    self.library = library
    self.context = context
    self.layout = layout
    self.font = font
    let characters = Array(text.text.prefix(Self.limit + 1))
    isCut = characters.count > Self.limit
    shown = Array(characters.prefix(Self.limit))
    library.pango_font_description_set_family(font, "Noto Sans, DejaVu Sans, Sans")
    library.pango_font_description_set_weight(
      font, text.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    library.pango_layout_set_width(layout, Int32(text.frame.width * Double(PANGO_SCALE)))
    let alignment =
      switch text.alignment {
      case .left: PANGO_ALIGN_LEFT
      case .center: PANGO_ALIGN_CENTER
      case .right: PANGO_ALIGN_RIGHT
      }
    library.pango_layout_set_alignment(layout, alignment)
    setText()
    fit()
  }

  deinit {
    library.pango_font_description_free(font)
    library.g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Whether the fonts have every sign of it.
  var hasAllGlyphs: Bool { library.pango_layout_get_unknown_glyphs_count(layout) == 0 }

  /// Draws it in the middle of the height of its frame, in the colour that is set.
  func draw() {
    let size = extents
    let y = text.frame.y + (text.frame.height - size.height) / 2
    library.cairo_move_to(context, text.frame.x, y)
    library.pango_cairo_show_layout(context, layout)
    library.cairo_new_path(context)
  }

  /// Chooses the size of the letters.
  private func fit() {
    library.pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
    let readable = min(Self.readable, text.size)
    if fits(readable) { return search(from: readable, to: text.size) }
    library.pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if fits(readable) { return }
    while !fits(Self.smallest), shown.count > 1 {
      isCut = true
      shown.removeLast((shown.count + 3) / 4)
      setText()
    }
    search(from: Self.smallest, to: readable)
  }

  private func setText() {
    library.pango_layout_set_text(layout, String(shown) + (isCut ? "…" : ""), -1)
  }

  /// Sets the largest size between one that fits and another.
  private func search(from lower: Double, to upper: Double) {
    if fits(upper) { return }
    var (low, high) = (lower, upper)
    while high - low > 0.25 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    set(low)
  }

  /// Sets a size and says whether the text fits with it.
  private func fits(_ size: Double) -> Bool {
    set(size)
    let extents = extents
    // Sizes are rounded to 1/1024 point.
    return extents.width <= text.frame.width + 0.01 && extents.height <= text.frame.height + 0.01
  }

  private func set(_ size: Double) {
    library.pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    library.pango_layout_set_font_description(layout, font)
  }

  private var extents: (width: Double, height: Double) {
    var logical = PangoRectangle()
    library.pango_layout_get_extents(layout, nil, &logical)
    let scale = Double(PANGO_SCALE)
    return (Double(logical.width) / scale, Double(logical.height) / scale)
  }
}
