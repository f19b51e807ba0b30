import CCairo
import Foundation

/// A file that cairo draws into, and the context to draw with.
final class CairoSurface {
  let context: OpaquePointer
  private let library: aac_drawing
  private let format: PrintFormat
  private let surface: OpaquePointer
  private let sink: ByteSink
  private var isFinished = false

  init(
    library: aac_drawing, format: PrintFormat, page: PrintRect, scale: Double
  ) throws(PrintError) {
    let sink = ByteSink()
    let made =
      switch format {
      case .pdf:
        library.cairo_pdf_surface_create_for_stream(
          ByteSink.write, sink.closure, page.width, page.height)
      case .svg:
        library.cairo_svg_surface_create_for_stream(
          ByteSink.write, sink.closure, page.width, page.height)
      case .png:
        library.cairo_image_surface_create(
          CAIRO_FORMAT_RGB24, Int32((page.width * scale).rounded()),
          Int32((page.height * scale).rounded()))
      }
    // cairo hands out a surface or context also when it fails; its status tells.
    guard let made, let context = library.cairo_create(made) else {
      throw .failed(reason: "cairo")
    }
    self.library = library
    self.format = format
    self.context = context
    self.sink = sink
    surface = made
    try check()
    library.cairo_scale(context, scale, scale)
    guard format == .png else { return }
    // Dots are black before anything is drawn.
    library.cairo_set_source_rgb(context, 1, 1, 1)
    library.cairo_paint(context)
  }

  deinit {
    library.cairo_destroy(context)
    // What is still to be written goes nowhere, since the sink dies as well.
    if !isFinished { library.cairo_surface_finish(surface) }
    library.cairo_surface_destroy(surface)
  }

  /// The size of the pages from here on.
  func setSize(_ page: PrintRect) {
    library.cairo_pdf_surface_set_size(surface, page.width, page.height)
  }

  /// Title and time of making.
  func setMetadata(title: String, now: Date) {
    library.cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    library.cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "aac-cli")
    let time = now.formatted(.iso8601)
    library.cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, time)
  }

  /// An entry of the list of contents that leads to a page.
  func addOutline(_ name: String, page: Int) {
    _ = library.cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, name, "page=\(page) pos=[0 0]",
      CAIRO_PDF_OUTLINE_FLAG_OPEN)
  }

  /// - Throws: ``PrintError/failed(reason:)`` when something went wrong since the beginning.
  func check() throws(PrintError) {
    for status in [library.cairo_status(context), library.cairo_surface_status(surface)]
    where status != CAIRO_STATUS_SUCCESS {
      let reason = library.cairo_status_to_string(status).map { String(cString: $0) }
      throw .failed(reason: reason ?? "cairo")
    }
  }

  /// All bytes of the file.
  func finish() throws(PrintError) -> Data {
    if format == .png {
      library.cairo_surface_flush(surface)
      let status = library.cairo_surface_write_to_png_stream(
        surface, ByteSink.write, sink.closure)
      if status != CAIRO_STATUS_SUCCESS { throw .failed(reason: "png") }
    }
    isFinished = true
    library.cairo_surface_finish(surface)
    try check()
    return sink.data
  }
}
