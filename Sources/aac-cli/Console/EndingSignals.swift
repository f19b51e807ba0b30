import Foundation

/// Does something before a signal ends the program, and then lets it end the program as always.
///
/// A signal handler may do next to nothing: ours writes the signal's number into a pipe, at whose other end a
/// thread does the rest.
struct EndingSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    return (ends[0], ends[1])
  }()

  /// Catches the signals until ``release()``.
  init(_ cleanUp: @escaping @Sendable () -> Void) {
    let input = Self.ends.read
    Thread.detachNewThread {
      var byte: UInt8 = 0
      guard read(input, &byte, 1) == 1, byte > 0 else { return }
      cleanUp()
      signal(Int32(byte), SIG_DFL)
      kill(getpid(), Int32(byte))
    }
    for number in Self.numbers {
      signal(number) { EndingSignals.send(UInt8(truncatingIfNeeded: $0)) }
    }
  }

  /// Gives the signals back.
  func release() {
    for number in Self.numbers { signal(number, SIG_DFL) }
    Self.send(0)
  }

  private static func send(_ byte: UInt8) {
    var byte = byte
    _ = write(ends.write, &byte, 1)
  }
}
