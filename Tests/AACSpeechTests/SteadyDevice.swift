import AACSpeech
import Synchronization

/// A device with a small buffer that plays as time passes: in ``pass(_:)``, or, if it plays by itself, whenever
/// it is looked at.
final class SteadyDevice: PlaybackDevice, Sendable {
  struct State {
    var played: [Int16] = []
    var buffer: [Int16] = []
    var isFinished = false
    var isAborted = false
    var seconds = 0.0
  }

  private let state = Mutex(State())
  private let capacity: Int
  private let sampleRate: Int
  /// After so many seconds it plays no more.
  private let lifetime: Double
  private let plays: Bool

  init(capacity: Int, sampleRate: Int, lifetime: Double = .infinity, plays: Bool = false) {
    self.plays = plays
    self.capacity = capacity
    self.sampleRate = sampleRate
    self.lifetime = lifetime
  }

  var now: State { state.withLock { $0 } }

  func pass(_ duration: Duration) {
    let seconds = Double(duration.components.attoseconds) / 1e18
    state.withLock { state in
      state.seconds += seconds
      guard state.seconds <= lifetime else { return }
      let count = min(state.buffer.count, Int((seconds * Double(sampleRate)).rounded()))
      state.played += state.buffer.prefix(count)
      state.buffer.removeFirst(count)
    }
  }

  func write(_ samples: ArraySlice<Int16>) throws -> Int {
    state.withLock { state in
      let taken = samples.prefix(capacity - state.buffer.count)
      state.buffer += taken
      return taken.count
    }
  }

  func queued() throws -> Int {
    if plays { pass(.milliseconds(10)) }
    return state.withLock { $0.buffer.count }
  }

  func finish() throws { state.withLock { $0.isFinished = true } }

  var isPlaying: Bool { state.withLock { !$0.buffer.isEmpty } }

  func abort() { state.withLock { $0.isAborted = true } }
}
