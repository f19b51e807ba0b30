import CCairo
import Foundation

/// Gathers the bytes that cairo writes.
final class ByteSink {
  fileprivate(set) var data = Data()

  /// What cairo calls with each piece.
  static var write: cairo_write_func_t {
    { sink, bytes, count in
      guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue().data
        .append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// What cairo is to hand to ``write``; it does not keep the sink alive.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
