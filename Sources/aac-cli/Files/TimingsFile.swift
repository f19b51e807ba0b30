import AACSpeech

/// A file of timings, whose ending tells its form.
struct TimingsFile {
  private enum Form: String {
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

  /// Writes the file, whole or not at all.
  func write(_ timings: SentenceTimings) throws {
    let text =
      switch form {
      case .json: try Environment.json(timings) + "\n"
      case .vtt: timings.webVTT
      case .srt: timings.subRip
      }
    try WholeFile(path: path).write(text.utf8)
  }
}
