import AACSpeech
import Foundation

/// A device whose driver does not come back before a gate opens.
struct StuckDevice: PlaybackDevice {
  let gate: Gate

  func write(_ samples: ArraySlice<Int16>) throws -> Int {
    gate.waitUntilOpen()
    return samples.count
  }

  func queued() throws -> Int { 0 }

  func finish() throws {}

  var isPlaying: Bool { false }

  func abort() {}
}

/// Holds threads until it is opened.
struct Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func waitUntilOpen() {
    semaphore.wait()
    semaphore.signal()
  }

  func open() {
    semaphore.signal()
  }
}
