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
