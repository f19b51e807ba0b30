import AACStore
import Foundation

/// A copy of the database as the commands print it.
struct BackupReport: Report {
  var file: String
  /// When it was made, ISO 8601.
  var date: String
  /// Bytes.
  var size: Int
  /// What an automatic copy was made before.
  var reason: String?

  init(_ copy: AutomaticBackups.Copy) {
    self.init(copy.url, made: copy.made, reason: copy.reason.rawValue)
  }

  init(_ url: URL, made: Date, reason: String?) {
    file = url.path
    date = made.formatted(.iso8601)
    self.reason = reason
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    size = attributes?[.size] as? Int ?? 0
  }

  var description: String {
    let megabytes = (Double(size) / 1_000_000).formatted(.number.precision(.fractionLength(1)))
    return [file, date, "\(megabytes) MB", reason].compactMap(\.self).joined(separator: "  ")
  }
}
