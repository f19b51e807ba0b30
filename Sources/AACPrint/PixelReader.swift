import CCairo
import Foundation

/// Reads pictures of dots through gdk-pixbuf.
struct PixelReader {
  let library: aac_drawing
  /// Dots along the longer side that are needed.
  let side: Int

  /// What gdk-pixbuf is asked while it reads, and what it said.
  private final class Watch {
    let library: aac_drawing
    let side: Int32
    var isTooLarge = false

    init(_ library: aac_drawing, side: Int) {
      self.library = library
      self.side = Int32(clamping: side)
    }
  }

  /// The dots, upright; the caller lets go of them.
  func pixels(of data: Data) throws(PrintProblem.Kind) -> OpaquePointer {
    guard Self.isWhole(data), let loader = library.gdk_pixbuf_loader_new() else {
      throw .brokenPicture
    }
    defer { library.g_object_unref(UnsafeMutableRawPointer(loader)) }
    let watch = Watch(library, side: side)
    let isRead = withExtendedLifetime(watch) {
      connect(loader, watch)
      return feed(data, to: loader)
    }
    if watch.isTooLarge { throw .largePicture }
    guard isRead, let pixels = library.gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = library.gdk_pixbuf_apply_embedded_orientation(pixels)
    else { throw .brokenPicture }
    return upright
  }

  /// Whether a PNG or JPEG has its end: what is cut short has dots as well, but is not the picture.
  private static func isWhole(_ data: Data) -> Bool {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return data.range(of: Data("IEND".utf8), options: .backwards) != nil
    }
    guard data.starts(with: [0xFF, 0xD8]) else { return true }
    // Small pictures inside have ends as well: the last one must be behind the last dots.
    guard let dots = data.range(of: Data([0xFF, 0xDA]), options: .backwards),
      let end = data.range(of: Data([0xFF, 0xD9]), options: .backwards)
    else { return false }
    return end.lowerBound > dots.lowerBound
  }

  private func feed(_ data: Data, to loader: OpaquePointer) -> Bool {
    let bytes = [UInt8](data)
    let isWritten = bytes.withUnsafeBufferPointer {
      library.gdk_pixbuf_loader_write(loader, $0.baseAddress, UInt($0.count), nil) != 0
    }
    // It must be closed in any case.
    return library.gdk_pixbuf_loader_close(loader, nil) != 0 && isWritten
  }

  /// Looks at the size before there is any memory for the dots: what is larger than needed is
  /// made smaller, and a size of nothing ends the reading.
  private func connect(_ loader: OpaquePointer, _ watch: Watch) {
    typealias Prepared =
      @convention(c) (
        OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?
      ) -> Void
    let prepared: Prepared = { loader, width, height, watch in
      guard let loader, let watch else { return }
      let watching = Unmanaged<Watch>.fromOpaque(watch).takeUnretainedValue()
      if Int(width) * Int(height) > DotPicture.limit {
        watching.isTooLarge = true
        watching.library.gdk_pixbuf_loader_set_size(loader, 0, 0)
      } else if max(width, height) > watching.side {
        let scale = Double(watching.side) / Double(max(width, height))
        func scaled(_ side: Int32) -> Int32 { max(1, Int32(Double(side) * scale)) }
        watching.library.gdk_pixbuf_loader_set_size(loader, scaled(width), scaled(height))
      }
    }
    _ = library.g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared",
      unsafeBitCast(prepared, to: (@convention(c) () -> Void).self),
      Unmanaged.passUnretained(watch).toOpaque(), nil, GConnectFlags(0))
  }
}
