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
    var requests: [SpeechRequest] = []
    var queued: [Bool] = []
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
  var requests: [SpeechRequest] { state.withLock(\.requests) }
  var queued: [Bool] { state.withLock(\.queued) }
  var rings: Int { state.withLock(\.rings) }

  func say(
    _ request: SpeechRequest, isQueued: Bool, onWord: @escaping @Sendable (Range<Int>) -> Void,
    onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws {
    if let failure { throw failure }
    state.withLock {
      $0.said.append(request.text)
      $0.settings.append(request.settings)
      $0.varieties.append(request.variety)
      $0.requests.append(request)
      $0.queued.append(isQueued)
    }
    words.forEach(onWord)
  }

  func synthesize(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance {
    if let failure { throw failure }
    let sound = Sound(samples: Array(repeating: 1_000, count: 12_000), sampleRate: 8_000)
    return Utterance(text: request.text, sound: sound, words: [])
  }

  func engineName() async throws -> String { "recording" }

  func write(
    _ request: SpeechRequest, to path: String, sampleRate: Int?, companion: CompanionFile?,
    onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance {
    if let failure { throw failure }
    state.withLock {
      $0.said.append("\(path): \(request.text)")
      $0.requests.append(request)
    }
    let sound = Sound(samples: Array(repeating: 1_000, count: 12_000), sampleRate: 8_000)
    let utterance = Utterance(text: request.text, sound: sound, words: [])
    if let companion {
      try WholeFile(path: companion.path).write(try companion.contents(utterance))
    }
    return utterance
  }

  func prepare(for variety: LanguageVariety, settings: SpeechSettings) async {}

  func ring() async throws {
    if let failure { throw failure }
    state.withLock { $0.rings += 1 }
  }
}
