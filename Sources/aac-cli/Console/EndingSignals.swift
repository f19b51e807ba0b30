import Dispatch
import Foundation

/// Does something before a signal ends the program, and then lets it end the program as always.
struct EndingSignals {
  private static let numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private let sources: [any DispatchSourceSignal]

  /// Catches the signals until ``release()``.
  init(_ cleanUp: @escaping @Sendable () -> Void) {
    sources = Self.numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        cleanUp()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return source
    }
  }

  /// Gives the signals back.
  func release() {
    sources.forEach { $0.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }
}
