import AACCore
import AACDigest
import AACSpeech
import Foundation
import Synchronization

/// One of the processes that make sound files: jobs in, outcomes out.
///
/// The voice is one for the process, so that more of them need more processes. Encoding and writing go on beside
/// the synthesis, several files at a time, because the disk takes its time to say that it has one.
final class RenderWorker: Sendable {
  let speech: any SpeechOutput
  let format: AudioFileFormat
  let sampleRate: Int?
  let cache: RenderCache?
  /// Language of messages.
  let language: Language
  /// Reads the sound file of a recording.
  let contents: @Sendable (_ sound: String) throws -> [UInt8]

  /// First field of a message that is about no item: its second one is for the user.
  static let remark = "remark"

  private let output = Mutex(STDOUT_FILENO)
  private let writers = DispatchQueue(label: "writers", attributes: .concurrent)
  private let free = DispatchSemaphore(value: 6)
  private let writing = DispatchGroup()

  init(
    speech: any SpeechOutput, format: AudioFileFormat, sampleRate: Int?, cache: RenderCache?,
    language: Language, contents: @escaping @Sendable (_ sound: String) throws -> [UInt8]
  ) {
    (self.speech, self.format, self.sampleRate) = (speech, format, sampleRate)
    (self.cache, self.language, self.contents) = (cache, language, contents)
  }

  /// Does what standard input asks for until it ends.
  ///
  /// The voice speaks on the thread that it is called from: no other need be woken for a text.
  func run() async throws {
    do {
      send(WireMessage(["hello", try await speech.engineName()]))
    } catch let error as SpeechError {
      return send(outcome(of: error, id: 0).message)
    }
    var pending: [UInt8] = []
    while let message = Self.nextMessage(&pending) {
      if let job = RenderJob(message) { await work(on: job) }
    }
    finish()
  }

  private func work(on job: RenderJob) async {
    if job.settings.volume == 0 {
      send(WireMessage([Self.remark, SpeechNotice.muted.text[language]]))
    }
    if useKnown(job) || useCache(job) { return }
    do {
      var settings = job.settings
      settings.volume = 100
      let notices = Mutex<[SpeechNotice]>([])
      let request = job.voice.request(
        job.text, in: job.variety, settings: settings, contents: contents)
      let spoken = try await speech.synthesize(request) { notice in
        notices.withLock { $0.append(notice) }
      }
      let reason = notices.withLock { $0.first?.text[language] }
      let finish = SoundFinish(sampleRate: sampleRate, volume: job.settings.volume)
      let finished = finish.applied(to: spoken, format: format)
      guard !finished.sound.samples.isEmpty else {
        return send(outcome(of: .nothingToSay(text: job.text), id: job.id).message)
      }
      inBackground(job) { try self.encode(finished, for: job, substituted: reason) }
    } catch let error as SpeechError {
      send(outcome(of: error, id: job.id).message)
    } catch {
      send(RenderOutcome(id: job.id, .refused("\(error)")).message)
    }
  }

  /// Whether the file that should be there is; it is brought to the wanted place.
  private func useKnown(_ job: RenderJob) -> Bool {
    guard let known = job.known, let bytes = WholeRead.bytes(of: known.path),
      SHA256.hexadecimal(of: bytes) == known.sha256
    else { return false }
    if known.path == job.path {
      send(RenderOutcome(id: job.id, .known).message)
    } else {
      inBackground(job) {
        try self.write(bytes, for: job)
        return .known
      }
    }
    return true
  }

  private func useCache(_ job: RenderJob) -> Bool {
    guard let (sound, bytes) = cache?.sound(for: job.key) else { return false }
    inBackground(job) {
      try self.write(bytes, for: job)
      return .cached(sound)
    }
    return true
  }

  /// Makes the file; what was said by another voice than the wanted one, for a reason, is not kept.
  private func encode(
    _ utterance: Utterance, for job: RenderJob, substituted reason: String?
  ) throws -> RenderOutcome.Result {
    let tags = AudioTags(text: job.text, language: job.variety)
    let bytes = try AudioFileWriter().bytes(
      of: utterance.sound, format: format, tags: tags, path: job.path)
    let sound = RenderedSound(
      utterance, sha256: SHA256.hexadecimal(of: bytes), size: bytes.count)
    try write(bytes, for: job)
    if let reason { return .substituted(sound, reason) }
    keep(sound, bytes, under: job.key)
    return .made(sound)
  }

  /// Keeps a sound in the cache; that it could not be kept is only told.
  private func keep(_ sound: RenderedSound, _ bytes: [UInt8], under key: String) {
    guard let cache else { return }
    do throws(FileProblem) {
      try cache.keep(sound, bytes: bytes, under: key)
    } catch {
      let reason = SpeechError.cannotWrite(
        path: cache.folder, AudioFileProblem(errno: error.code))
      let line = Text.renderCacheNotKept(reason: reason.text[language])[language]
      send(WireMessage([Self.remark, line]))
    }
  }

  private func write(_ bytes: [UInt8], for job: RenderJob) throws {
    // A link in the folder is replaced: what it leads to is none of ours.
    // Nor does an earlier file of the run that cannot be opened end it.
    try WholeFile(path: job.path, followsLinks: false, syncsFolder: false, replacesOwn: true)
      .write(bytes)
  }

  /// Does something beside the synthesis and tells what came of it; waits while too much is being done.
  private func inBackground(
    _ job: RenderJob, _ work: @escaping @Sendable () throws -> RenderOutcome.Result
  ) {
    free.wait()
    writers.async(group: writing) {
      defer { self.free.signal() }
      do {
        self.send(RenderOutcome(id: job.id, try work()).message)
      } catch let error as SpeechError {
        self.send(self.outcome(of: error, id: job.id).message)
      } catch {
        self.send(RenderOutcome(id: job.id, .refused("\(error)")).message)
      }
    }
  }

  private func finish() { writing.wait() }

  /// What an error means for the run: a disk or a voice that is not there ends it, anything else only this line.
  private func outcome(of error: SpeechError, id: Int) -> RenderOutcome {
    let line = error.text[language]
    return switch error {
    case .noVoiceData, .cannotWrite(_, .diskFull), .cannotWrite(_, .noPermission),
      .cannotWrite(_, .noFolder), .cannotWrite(_, .noPlaceForFiles):
      RenderOutcome(id: id, .broken(status: ExitStatus(of: error).rawValue, line))
    default: RenderOutcome(id: id, .refused(line))
    }
  }

  /// Writes a message whole, one at a time; when nobody listens any more, nothing is left to do.
  private func send(_ message: WireMessage) {
    let bytes = message.bytes
    output.withLock { descriptor in
      var offset = 0
      while offset < bytes.count {
        let count = bytes[offset...].withUnsafeBytes {
          Foundation.write(descriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno != EINTR { return }
        offset += max(0, count)
      }
    }
  }

  private static func nextMessage(_ pending: inout [UInt8]) -> WireMessage? {
    while true {
      if let message = WireMessage.take(from: &pending) { return message }
      var buffer = [UInt8](repeating: 0, count: 8_192)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      pending += buffer.prefix(count)
    }
  }
}
