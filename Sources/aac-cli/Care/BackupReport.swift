import AACCore
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

  private let reasonName: String?
  private let shownDate: String
  private let shownSize: String

  private enum CodingKeys: String, CodingKey { case file, date, size, reason }

  init(_ copy: AutomaticBackups.Copy, messages: Language) {
    self.init(copy.url, made: copy.made, reason: copy.reason, messages: messages)
  }

  init(_ url: URL, made: Date, reason: AutomaticBackups.Reason?, messages: Language) {
    file = url.path
    date = made.formatted(.iso8601)
    shownDate = made.text(in: messages.code)
    self.reason = reason?.rawValue
    reasonName = reason?.name[messages]
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    size = attributes?[.size] as? Int ?? 0
    let number = FloatingPointFormatStyle<Double>(locale: Locale(identifier: messages.code))
    shownSize =
      (Double(size) / 1_000_000).formatted(number.precision(.fractionLength(1))) + " MB"
  }

  var description: String {
    [file, shownDate, shownSize, reasonName].compactMap(\.self).joined(separator: "  ")
  }
}

extension AutomaticBackups.Reason {
  /// Why the copy was made, as a person reads it.
  var name: Text {
    switch self {
    case .migration: .backupReasonMigration
    case .import: .backupReasonImport
    case .purge: .backupReasonPurge
    case .person: .backupReasonPerson
    case .restore: .backupReasonRestore
    case .voice: .backupReasonVoice
    case .daily: .backupReasonDaily
    }
  }
}
