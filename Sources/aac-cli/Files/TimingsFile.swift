import AACSpeech

/// A file of timings, whose ending tells its form.
struct TimingsFile: Sendable {
  private enum Form: String, Sendable {
    case json, vtt, srt
  }

  private let path: String
  private let form: Form

  /// A file at a path.
  ///
  /// - Throws: `SpeechError.cannotWrite` when the ending is unknown.
  init(path: String) throws {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard path.contains("."), let form = Form(rawValue: ending) else {
      throw SpeechError.cannotWrite(path: path, .unknownTimingsFormat)
    }
    self.path = path
    self.form = form
  }

  /// The file, to be written together with the sound whose times it has.
  func companion(
    _ timings: @escaping @Sendable (Utterance) -> SentenceTimings
  ) -> CompanionFile {
    CompanionFile(path: path) { try bytes(of: timings($0)) }
  }

  private func bytes(of timings: SentenceTimings) throws -> [UInt8] {
    let text =
      switch form {
      case .json: try Environment.json(timings) + "\n"
      case .vtt: timings.webVTT
      case .srt: timings.subRip
      }
    return Array(text.utf8)
  }
}
