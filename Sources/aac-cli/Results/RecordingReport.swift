import AACCore
import Foundation

/// A recording as the commands print it.
struct RecordingReport: Report {
  var text: String
  var scope: String
  var language: String
  var seconds: Double
  var sha256: String

  init(_ recording: Recording) {
    text = recording.text
    scope = recording.scope.rawValue
    language = recording.language.code
    seconds = (recording.seconds * 1_000).rounded() / 1_000
    sha256 = recording.sound
  }

  var description: String {
    let mark = scope == "word" ? "" : "\u{201C}"
    let end = scope == "word" ? "" : "\u{201D}"
    return "\(language)  \(mark)\(text)\(end)  \(String(format: "%.1f", seconds)) s"
  }
}
