import AACCore

/// How a run ended.
struct RenderReport: Report {
  /// Files in the folder.
  var files = 0
  /// Of these, synthesised by this run.
  var made = 0
  /// Taken from the cache, from an earlier run or from another line.
  var reused = 0
  /// Lines that could not be used.
  var failed = 0
  /// Seconds of sound.
  var duration = 0.0
  var manifest = ""
  private var language = Language.spanish

  private enum CodingKeys: String, CodingKey {
    case files, made, reused, failed, duration, manifest
  }

  init(manifest: String, language: Language) {
    self.manifest = manifest
    self.language = language
  }

  var description: String {
    Text.renderDone(
      files: files, made: made, reused: reused, failed: failed,
      manifest: manifest)[language]
  }
}
