import Foundation
import Synchronization

/// Does something before a signal ends the program, and then lets it end the program as always.
///
/// Several can be at work at a time; what began last is done first. A signal handler may do next to nothing: ours writes
/// the signal's number into a pipe, at whose other end a thread does the rest.
struct EndingSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]
  private static let cleanUps = Mutex<[(id: Int, work: @Sendable () -> Void)]>([])

  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let input = ends[0]
    Thread.detachNewThread { wait(on: input) }
    return (ends[0], ends[1])
  }()

  private let id: Int

  /// Catches the signals until ``release()``.
  init(_ cleanUp: @escaping @Sendable () -> Void) {
    _ = Self.ends
    id = Self.cleanUps.withLock { cleanUps in
      let id = (cleanUps.last?.id ?? 0) + 1
      cleanUps.append((id, cleanUp))
      if cleanUps.count == 1 {
        for number in Self.numbers {
          signal(number) { EndingSignals.send(UInt8(truncatingIfNeeded: $0)) }
        }
      }
      return id
    }
  }

  /// Gives the signals back.
  func release() {
    Self.cleanUps.withLock { cleanUps in
      cleanUps.removeAll { $0.id == id }
      if cleanUps.isEmpty { for number in Self.numbers { signal(number, SIG_DFL) } }
    }
  }

  private static func wait(on input: Int32) {
    var byte: UInt8 = 0
    while read(input, &byte, 1) == 1 {
      // Kept locked, so that whoever notices what was ended here waits in `release()` and does not end the program with a
      // status of its own before the signal does.
      cleanUps.withLock { cleanUps in
        for cleanUp in cleanUps.reversed() { cleanUp.work() }
        end(by: Int32(byte))
      }
    }
  }

  /// Ends the program by a signal, so that whoever waits for it sees by which.
  ///
  /// The signal is sent to this thread: one that is sent to the process may be given to another thread while this one
  /// goes on to an ordinary end.
  static func end(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var only = sigset_t()
    sigemptyset(&only)
    sigaddset(&only, number)
    pthread_sigmask(SIG_UNBLOCK, &only, nil)
    raise(number)
    // Nothing but a debugger that swallows the signal leads here.
    exit(128 + number)
  }

  private static func send(_ byte: UInt8) {
    var byte = byte
    _ = write(ends.write, &byte, 1)
  }
}
