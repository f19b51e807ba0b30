import CCairo
import Foundation

/// A picture of dots: PNG, JPEG, GIF, BMP.
final class DotPicture: DrawnPicture {
  /// Dots of a picture at most, as it comes: a photo of 50 megapixels takes 200 MB.
  static let limit = 50_000_000

  private let library: aac_drawing
  private let surface: OpaquePointer
  private let width: Double
  private let height: Double

  /// A picture, of which no more dots than these along the longer side are kept.
  init(_ data: Data, side: Int, library: aac_drawing) throws(PrintProblem.Kind) {
    self.library = library
    let pixels = try PixelReader(library: library, side: side).pixels(of: data)
    defer { library.g_object_unref(UnsafeMutableRawPointer(pixels)) }
    let columns = Int(library.gdk_pixbuf_get_width(pixels))
    let rows = Int(library.gdk_pixbuf_get_height(pixels))
    guard
      let surface = library.cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(columns), Int32(rows))
    else { throw .brokenPicture }
    self.surface = surface
    (width, height) = (Double(columns), Double(rows))
    guard let target = library.cairo_image_surface_get_data(surface),
      let source = library.gdk_pixbuf_read_pixels(pixels)
    else { throw .brokenPicture }
    let channels = Int(library.gdk_pixbuf_get_n_channels(pixels))
    let sourceStride = Int(library.gdk_pixbuf_get_rowstride(pixels))
    let targetStride = Int(library.cairo_image_surface_get_stride(surface))
    library.cairo_surface_flush(surface)
    for row in 0..<rows {
      let from = source + row * sourceStride
      let to = UnsafeMutableRawPointer(target + row * targetStride)
        .assumingMemoryBound(to: UInt32.self)
      for column in 0..<columns { to[column] = Self.dot(from + column * channels, channels) }
    }
    library.cairo_surface_mark_dirty(surface)
  }

  var memory: Int { Int(width * height) * 4 }

  deinit { library.cairo_surface_destroy(surface) }

  /// A dot as cairo wants it: colours multiplied by how much of it is seen.
  private static func dot(_ bytes: UnsafePointer<UInt8>, _ channels: Int) -> UInt32 {
    let alpha = channels == 4 ? UInt32(bytes[3]) : 255
    func part(_ byte: UInt8) -> UInt32 { (UInt32(byte) * alpha + 127) / 255 }
    return alpha << 24 | part(bytes[0]) << 16 | part(bytes[1]) << 8 | part(bytes[2])
  }

  func draw(in area: PrintRect, context: OpaquePointer) throws(PrintProblem.Kind) {
    let scale = min(area.width / width, area.height / height)
    library.cairo_save(context)
    defer { library.cairo_restore(context) }
    library.cairo_translate(
      context, area.x + (area.width - width * scale) / 2,
      area.y + (area.height - height * scale) / 2)
    library.cairo_scale(context, scale, scale)
    library.cairo_set_source_surface(context, surface, 0, 0)
    library.cairo_pattern_set_filter(library.cairo_get_source(context), CAIRO_FILTER_BEST)
    library.cairo_paint(context)
  }
}
