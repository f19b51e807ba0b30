/// A text that was said as it was written.
struct TextReport: Report {
  var text: String
  var language: String
  /// The sound file that was written.
  var file: String?
  /// Its length in seconds.
  var duration: Double?

  var description: String { text }
}
