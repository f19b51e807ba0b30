import Foundation
import Synchronization

/// The lines of a file descriptor, with or without waiting for them.
final class InputLines: Sendable {
  private let descriptor: Int32
  private let pending = Mutex<[UInt8]>([])

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end.
  ///
  /// It waits for more bytes for some time, or, given nil, for as long as it takes.
  func next(within milliseconds: Int32?) -> LineRead {
    pending.withLock { bytes in
      while true {
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
          defer { bytes.removeFirst(end + 1) }
          return .line(Self.text(bytes[..<end]))
        }
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let ready = Foundation.poll(&poll, 1, milliseconds ?? -1)
        if ready < 0, errno == EINTR { continue }
        guard ready > 0 else { return .nothing }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else {
          defer { bytes = [] }
          return bytes.isEmpty ? .ended : .line(Self.text(bytes[...]))
        }
        bytes += buffer.prefix(count)
      }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }
}
