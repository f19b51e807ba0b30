import AACCore
import AACSpeech
import HTTPTypes
import Hummingbird
import Planner
import Synchronization

/// Makes the sound of announcements, with the bells before an end.
struct Announcer {
  /// What is said, percent-encoded, to be shown as well.
  static let textField = "Announcement"

  let environment: WebEnvironment
  private let recent = RecentAnnouncements()

  init(environment: WebEnvironment) { self.environment = environment }

  /// What a browser has yet to say: what is due now, and what others were given a moment ago.
  ///
  /// What is due comes with the id of its countdown; of those that are not among `existing` nothing is said any more.
  func take(
    _ due: [(timer: String, announcement: Announcement)], existing: Set<String>,
    for visitor: Visitor, at now: Planner.Instant
  ) -> [Announcement] {
    recent.take(due, existing: existing, for: visitor.id, at: now)
  }

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

/// What was announced a moment ago, so that every screen in the house says it and none says it twice.
///
/// The database gives an announcement out once. Whoever asks first would else be the only one to hear that time is up: the
/// computer in the kitchen, and not the tablet in the child's hands.
private final class RecentAnnouncements: Sendable {
  /// Seconds in which other browsers may still ask; they do so every few seconds.
  private static let lifetime = 20.0

  private struct Entry {
    var timer: String
    var announcement: Announcement
    var boot: Double
    var visitors: Set<String>
  }

  private let entries = Mutex<[Entry]>([])

  func take(
    _ due: [(timer: String, announcement: Announcement)], existing: Set<String>,
    for visitor: String, at now: Planner.Instant
  ) -> [Announcement] {
    entries.withLock { entries in
      entries.removeAll {
        now.boot - $0.boot > Self.lifetime || now.boot < $0.boot || !existing.contains($0.timer)
      }
      entries += due.map {
        Entry(timer: $0.timer, announcement: $0.announcement, boot: now.boot, visitors: [])
      }
      var taken: [Announcement] = []
      for index in entries.indices where !entries[index].visitors.contains(visitor) {
        entries[index].visitors.insert(visitor)
        taken.append(entries[index].announcement)
      }
      return taken
    }
  }
}
