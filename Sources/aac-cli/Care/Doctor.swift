import AACCore
import AACSpeech
import AACStore
import Foundation

/// Looks at the database, the disk, the pictures and the voice.
struct Doctor {
  let environment: Environment
  let session: Session

  /// What was looked at, good and bad.
  func findings() async throws -> [DoctorFinding] {
    var findings = [try integrity(), space(), permissions(), backups()]
    findings += try Language.allCases.map(pictures)
    findings.append(drawings())
    for language in Language.allCases { findings.append(await voice(language)) }
    return findings.compactMap(\.self)
  }

  private func finding(_ what: String, _ isGood: Bool, _ text: Text) -> DoctorFinding {
    DoctorFinding(what: what, isGood: isGood, text: text[session.language])
  }

  private var path: String { session.database.path }

  private func integrity() throws -> DoctorFinding {
    let problems = try session.database.integrityProblems()
    return problems.isEmpty
      ? finding("database", true, .doctorDatabaseSound(path: path))
      : finding("database", false, .doctorDatabaseDamaged(path: path, count: problems.count))
  }

  /// Room for a copy of the database and as much again.
  private func space() -> DoctorFinding? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    let free = Int(status.f_bavail) * Int(status.f_frsize) / 1_000_000
    return free >= 50
      ? finding("space", true, .doctorSpaceEnough(size: "\(free)"))
      : finding("space", false, .doctorSpaceLow(size: "\(free)"))
  }

  /// What someone says is nobody else's business.
  private func permissions() -> DoctorFinding? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if session.database.isReadOnly {
      return finding("permissions", false, .doctorReadOnly(path: path))
    }
    return status.st_mode & 0o077 == 0
      ? finding("permissions", true, .doctorPrivate)
      : finding("permissions", false, .doctorNotPrivate(path: path))
  }

  private func backups() -> DoctorFinding? {
    guard let backups = session.database.backups else { return nil }
    guard let last = backups.copies().first else {
      return finding("backups", false, .doctorNoBackup)
    }
    let days = Int(environment.now.timeIntervalSince(last.made) / 86_400)
    return days <= 7
      ? finding("backups", true, .doctorBackup(date: last.made.formatted(.iso8601)))
      : finding("backups", false, .doctorBackupOld(count: days))
  }

  private func pictures(_ language: Language) throws -> DoctorFinding? {
    let bare = try session.database.entries(in: language)
      .filter { !$0.isRemoved && $0.pictogram == nil }
    if bare.isEmpty { return finding("pictures", true, .doctorPictures(language: language.code)) }
    let labels = bare.prefix(5).map(\.label).joined(separator: ", ")
    return finding(
      "pictures", false,
      .doctorWithoutPicture(count: bare.count, language: language.code, words: labels))
  }

  /// Without the set's drawings words are shown with plain characters: that works, and can be better.
  private func drawings() -> DoctorFinding {
    DataFiles(variables: environment.variables).twemoji == nil
      ? finding("drawings", false, .doctorNoDrawings) : finding("drawings", true, .doctorDrawings)
  }

  /// A voice works when it makes sound of a word.
  private func voice(_ language: Language) async -> DoctorFinding {
    let file = NSTemporaryDirectory() + "aac-doctor-\(environment.newID()).wav"
    // What is left behind is in a temporary folder.
    defer { try? FileManager.default.removeItem(atPath: file) }
    do {
      let utterance = try await environment.speech.write(
        SpeechRequest("a", in: language.defaultVariety, settings: session.speech), to: file,
        sampleRate: nil, onNotice: { _ in })
      return utterance.duration > 0
        ? finding("voice", true, .doctorVoice(language: language.code))
        : finding("voice", false, .doctorNoVoice(language: language.code))
    } catch {
      return finding("voice", false, .doctorNoVoice(language: language.code))
    }
  }
}

/// One thing that was looked at.
struct DoctorFinding: Report {
  /// What was looked at: `database`, `space` and so on.
  var what: String
  var isGood: Bool
  /// What was found and, when it is not good, what to do.
  var text: String

  var description: String { (isGood ? "✓ " : "✗ ") + text }
}
