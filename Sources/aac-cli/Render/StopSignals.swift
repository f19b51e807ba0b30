import Foundation

/// Ctrl-C and its kin as bytes in a pipe, for who waits for several things at once.
struct StopSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGTERM]
  private static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  /// Readable when a signal has come.
  let descriptor: Int32

  /// Catches the signals until ``release()``, on this thread also those that whoever started the program has blocked.
  init() {
    descriptor = Self.ends.read
    var caught = sigset_t()
    sigemptyset(&caught)
    for number in Self.numbers {
      var action = sigaction()
      // Without SA_RESTART: who waits is woken.
      action.__sigaction_handler.sa_handler = { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(StopSignals.ends.write, &byte, 1)
      }
      sigaction(number, &action, nil)
      sigaddset(&caught, number)
    }
    // A program inherits what is blocked: one that another thread of a program starts may get none of them.
    pthread_sigmask(SIG_UNBLOCK, &caught, nil)
  }

  /// The signal that came; nil when none has.
  func received() -> Int32? {
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Gives the signals back.
  func release() {
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
