import CCairo
import Foundation

/// A drawing in SVG, of which files and addresses outside it are not looked at.
final class VectorPicture: DrawnPicture {
  private let library: aac_drawing
  private let handle: OpaquePointer
  let memory: Int

  init(_ data: Data, library: aac_drawing) throws(PrintProblem.Kind) {
    let bytes = [UInt8](data)
    var error: OpaquePointer?
    // Without an address of its own, librsvg reads nothing but what is in the drawing.
    let handle = bytes.withUnsafeBufferPointer {
      library.rsvg_handle_new_from_data($0.baseAddress, UInt($0.count), &error)
    }
    if let error { library.g_error_free(error) }
    guard let handle else { throw .brokenPicture }
    library.rsvg_handle_set_dpi(handle, 96)
    self.library = library
    self.handle = handle
    // The tree of a drawing is larger than its text.
    memory = data.count * 10
  }

  deinit { library.g_object_unref(UnsafeMutableRawPointer(handle)) }

  func draw(in area: PrintRect, context: OpaquePointer) throws(PrintProblem.Kind) {
    try rehearse(in: area)
    try render(in: area, context: context)
  }

  /// Draws it where nobody sees it: a mistake on the page itself, such as letters as large as a
  /// house, would end the whole page.
  private func rehearse(in area: PrintRect) throws(PrintProblem.Kind) {
    let scale = min(1, Self.rehearsal / max(area.width, area.height))
    let width = max(1, (area.width * scale).rounded())
    let height = max(1, (area.height * scale).rounded())
    guard
      let surface = library.cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(width), Int32(height)),
      let context = library.cairo_create(surface)
    else { throw .brokenPicture }
    defer {
      library.cairo_destroy(context)
      library.cairo_surface_destroy(surface)
    }
    try render(in: PrintRect(x: 0, y: 0, width: width, height: height), context: context)
    guard library.cairo_status(context) == CAIRO_STATUS_SUCCESS else { throw .brokenPicture }
  }

  /// Dots along the longer side of a rehearsal.
  private static let rehearsal = 512.0

  private func render(
    in area: PrintRect, context: OpaquePointer
  ) throws(PrintProblem.Kind) {
    var viewport = RsvgRectangle(x: area.x, y: area.y, width: area.width, height: area.height)
    var error: OpaquePointer?
    library.cairo_save(context)
    defer { library.cairo_restore(context) }
    library.cairo_rectangle(context, area.x, area.y, area.width, area.height)
    library.cairo_clip(context)
    let isDrawn = library.rsvg_handle_render_document(handle, context, &viewport, &error) != 0
    if let error { library.g_error_free(error) }
    if !isDrawn { throw .brokenPicture }
  }
}
