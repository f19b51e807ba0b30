import Dispatch
import Foundation
import Synchronization

/// What the thread that plays and the task that waits for it know of each other.
final class PlaybackWatch: Sendable {
  private struct State {
    var beats = 0
    var isOpen = false
    var isCancelled = false
    var result: Result<Void, any Error>?
    var waiting: CheckedContinuation<Void, any Error>?
  }

  private let state = Mutex(State())
  private let turn: SpeechTurns.Turn?

  /// How many times within its patience the thread is looked after.
  private static let looks = 4

  /// A watch over a playback whose turn it is.
  init(turn: SpeechTurns.Turn? = nil) { self.turn = turn }

  // MARK: - Told by the thread

  /// The device is open.
  func opened() {
    state.withLock {
      $0.isOpen = true
      $0.beats += 1
    }
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
    Thread.sleep(forTimeInterval: interval / .seconds(1))
  }

  /// It is over, well or not, and the device is closed; only the first end counts.
  func finish(_ result: Result<Void, any Error>) {
    let waiting = state.withLock { state in
      guard state.result == nil else { return nil as CheckedContinuation<Void, any Error>? }
      state.result = result
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(with: result)
  }

  // MARK: - Asked by the task

  /// Returns when the thread is done; after `patience` without a sign of life it is left alone.
  ///
  /// - Throws: what the thread threw; `noAudioDevice` or `audioDeviceLost` when it is stuck.
  func outcome(device: String, patience: Duration) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state in
          if state.result == nil { state.waiting = continuation }
          return state.result
        }
        guard let result else { return look(device, patience, beats: -1, still: 0) }
        continuation.resume(with: result)
      }
    } onCancel: {
      // The thread falls silent at its next beat, and then it is over.
      state.withLock { $0.isCancelled = true }
    }
  }

  /// Looks after the thread again and again, beside the tasks: however busy those are, a stuck device is noticed.
  private func look(_ device: String, _ patience: Duration, beats: Int, still: Int) {
    let interval = patience / .seconds(1) / Double(Self.looks)
    DispatchQueue.global().asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self else { return }
      let now = state.withLock { ($0.beats, $0.isOpen, $0.isCancelled, $0.result == nil) }
      guard now.3 else { return }
      let still = now.0 == beats ? still + 1 : 0
      guard still >= Self.looks else {
        return look(device, patience, beats: now.0, still: still)
      }
      state.withLock { $0.isCancelled = true }
      // Others need not wait for a driver that is stuck.
      turn?.end()
      if now.2 { return finish(.failure(CancellationError())) }
      finish(
        .failure(
          now.1 ? SpeechError.audioDeviceLost(device) : SpeechError.noAudioDevice(device)))
    }
  }
}
