import AACCore
import AACSpeech
import Synchronization

@testable import aac_cli

/// A voice that remembers what it was given to say, or lacks a device.
final class RecordingSpeech: SpeechOutput {
  private struct State {
    var said: [String] = []
    var settings: [SpeechSettings] = []
    var varieties: [LanguageVariety] = []
    var rings = 0
  }

  private let state = Mutex(State())
  private let failure: SpeechError?
  /// Words that are reported as heard, as ranges of characters.
  private let words: [Range<Int>]

  init(failure: SpeechError? = nil, words: [Range<Int>] = []) {
    self.failure = failure
    self.words = words
  }

  var said: [String] { state.withLock(\.said) }
  var settings: [SpeechSettings] { state.withLock(\.settings) }
  var varieties: [LanguageVariety] { state.withLock(\.varieties) }
  var rings: Int { state.withLock(\.rings) }

  func say(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings,
    onWord: @escaping @Sendable (Range<Int>) -> Void
  ) async throws {
    if let failure { throw failure }
    state.withLock {
      $0.said.append(text)
      $0.settings.append(settings)
      $0.varieties.append(variety)
    }
    words.forEach(onWord)
  }

  func write(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings, to path: String,
    sampleRate: Int?
  ) async throws -> Utterance {
    if let failure { throw failure }
    state.withLock { $0.said.append("\(path): \(text)") }
    let sound = Sound(samples: Array(repeating: 1, count: 12_000), sampleRate: 8_000)
    return Utterance(text: text, sound: sound, words: [])
  }

  func ring() async throws {
    if let failure { throw failure }
    state.withLock { $0.rings += 1 }
  }
}
