import AACCore
import AACSpeech
import HTTPTypes
import Hummingbird
import Planner

/// Makes the sound of announcements, with the bells before an end.
struct Announcer {
  /// What is said, percent-encoded, to be shown as well.
  static let textField = "Announcement"

  let environment: WebEnvironment

  func response(_ due: [Announcement], session: WebSession) async throws -> Response {
    let language = session.language
    let text = due.map { $0.sentence(in: language, numbers: .spoken) }.joined(separator: " ")
    let shown = due.map { $0.sentence(in: language) }.joined(separator: " ")
    let rings = due.contains { if case .ended = $0 { true } else { false } }
    var sound = rings ? AlarmSound.chime() : Sound(samples: [], sampleRate: 22_050)
    var notice: String?
    do {
      let speech = try await environment.voice.synthesize(session.request(text)) { _ in }.sound
      if rings { sound = AlarmSound.chime(sampleRate: speech.sampleRate) }
      sound = Sound(samples: sound.samples + speech.samples, sampleRate: speech.sampleRate)
    } catch let error as any UserFacingError {
      // The bells ring even where there is no voice.
      guard rings else { throw error }
      notice = error.text[language]
    }
    let bytes = try AudioFileWriter().bytes(of: sound, format: .wav, tags: nil, path: "")
    var response = Response(
      status: .ok, headers: [.contentType: "audio/wav"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    if let field = HTTPField.Name(Self.textField) { response.headers[field] = shown.inAddress }
    if let notice, let field = HTTPField.Name(SoundController.noticeField) {
      response.headers[field] = notice.inAddress
    }
    return response
  }
}
