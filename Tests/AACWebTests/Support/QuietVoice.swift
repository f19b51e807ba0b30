import AACCore
import AACSpeech
import AACWeb
import Synchronization

/// A voice that makes a tenth of a second of silence a word and remembers what it was to say.
final class QuietVoice: WebVoice {
  private let kept = Mutex<[SpeechRequest]>([])
  private let problem: SpeechError?

  init(problem: SpeechError? = nil) { self.problem = problem }

  var said: [String] { requests.map(\.text) }

  /// Everything it was to say, with the languages of words.
  var requests: [SpeechRequest] { kept.withLock(\.self) }

  func synthesize(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance {
    if let problem { throw problem }
    kept.withLock { $0.append(request) }
    var words: [SpokenWord] = []
    var place = 0
    for word in request.text.split(separator: " ", omittingEmptySubsequences: false) {
      let start = Double(words.count) / 10
      let length = word.filter { $0.isLetter || $0.isNumber }.count
      words.append(SpokenWord(range: place..<(place + length), start: start, end: start + 0.1))
      place += word.count + 1
    }
    let samples = [Int16](repeating: 0, count: 2_205 * words.count)
    return Utterance(
      text: request.text, sound: Sound(samples: samples, sampleRate: 22_050), words: words)
  }

  func file(of request: SpeechRequest, format: AudioFileFormat) async throws -> [UInt8] {
    let utterance = try await synthesize(request) { _ in }
    return try AudioFileWriter().bytes(of: utterance.sound, format: .wav, tags: nil, path: "")
  }

  func prepare(for variety: LanguageVariety, settings: SpeechSettings) async {}
}
