import AACCore
import Foundation

/// A recording as the commands print it.
struct RecordingReport: Report {
  var text: String
  var scope: String
  var language: String
  var seconds: Double
  var sha256: String

  private enum CodingKeys: String, CodingKey {
    case text, scope, language, seconds, sha256, everyone
  }

  /// Whether it is heard for everybody, and not for one person alone; nil where that goes without saying.
  var everyone: Bool?
  private let owner: String

  /// A report; `everyone` tells whose it is, in the language of messages.
  init(_ recording: Recording, everyone: Bool? = nil, messages: Language? = nil) {
    self.everyone = everyone
    owner = everyone == true ? messages.map { "  · " + Text.ownedByEveryone[$0] } ?? "" : ""
    text = recording.text
    scope = recording.scope.rawValue
    language = recording.language.code
    seconds = (recording.seconds * 1_000).rounded() / 1_000
    sha256 = recording.sound
  }

  var description: String {
    let mark = scope == "word" ? "" : "\u{201C}"
    let end = scope == "word" ? "" : "\u{201D}"
    return "\(language)  \(mark)\(text)\(end)  \(String(format: "%.1f", seconds)) s\(owner)"
  }
}
