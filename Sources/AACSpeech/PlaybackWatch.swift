import Foundation
import Synchronization

/// What the thread that plays and the task that waits for it know of each other.
final class PlaybackWatch: Sendable {
  private struct State {
    var beats = 0
    var isOpen = false
    var isCancelled = false
    var result: Result<Void, any Error>?
  }

  private let state = Mutex(State())
  private let turn: SpeechTurns.Turn?

  /// A watch over a playback whose turn it is.
  init(turn: SpeechTurns.Turn? = nil) { self.turn = turn }

  // MARK: - Told by the thread

  /// The device is open.
  func opened() {
    state.withLock { $0.isOpen = true }
  }

  /// Lets time pass, as a sign of life.
  ///
  /// - Throws: `CancellationError` when the task wants to hear no more; `SpeechError.silenced` when others speak.
  func beat(_ interval: Duration) throws {
    let isCancelled = state.withLock {
      $0.beats += 1
      return $0.isCancelled
    }
    if isCancelled { throw CancellationError() }
    if turn?.isSilenced == true { throw SpeechError.silenced }
    Thread.sleep(forTimeInterval: Double(interval.components.attoseconds) / 1e18)
  }

  /// It is over, well or not, and the device is closed.
  func finish(_ result: Result<Void, any Error>) {
    state.withLock { $0.result = result }
  }

  // MARK: - Asked by the task

  /// Returns when the thread is done; after `patience` without a sign of life it is left alone.
  ///
  /// - Throws: what the thread threw; `noAudioDevice` or `audioDeviceLost` when it is stuck.
  func outcome(device: String, patience: Duration) async throws {
    let clock = ContinuousClock()
    var last = (beats: -1, time: clock.now)
    while true {
      if Task.isCancelled { state.withLock { $0.isCancelled = true } }
      let now = state.withLock { $0 }
      if let result = now.result { return try result.get() }
      if now.beats != last.beats { last = (now.beats, clock.now) }
      if clock.now - last.time > patience {
        state.withLock { $0.isCancelled = true }
        if Task.isCancelled { throw CancellationError() }
        throw now.isOpen
          ? SpeechError.audioDeviceLost(device) : SpeechError.noAudioDevice(device)
      }
      // In a task of its own, which is not cancelled: the thread still has to fall silent.
      await Task { try? await Task.sleep(for: Playback.interval) }.value
    }
  }
}
