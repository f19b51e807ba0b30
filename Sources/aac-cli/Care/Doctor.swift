import AACCore
import AACPrint
import AACSpeech
import AACStore
import Foundation

/// Looks at the database, the disk, the pictures and the voice.
struct Doctor {
  let environment: Environment
  let options: GlobalOptions
  /// The open database, or why it cannot be opened: just then a doctor is needed.
  let session: Result<Session, any Error>
  /// The language of messages.
  let language: Language

  /// What was looked at, good and bad.
  func findings() async throws -> [DoctorFinding] {
    var findings: [DoctorFinding?] = try database()
    findings.append(space())
    if case .success(let session) = session {
      findings += [permissions(session.database), backups(session.database)]
      findings += Language.allCases.map { pictures($0, session.database) }
    }
    findings += [drawings(), printing()]
    for language in Language.allCases { findings.append(await voice(language)) }
    return findings.compactMap(\.self)
  }

  private func finding(_ what: String, _ isGood: Bool, _ text: Text) -> DoctorFinding {
    DoctorFinding(what: what, isGood: isGood, text: text[language])
  }

  /// Something that works all the same, and can be better.
  private func warning(_ what: String, _ text: Text) -> DoctorFinding {
    DoctorFinding(what: what, isGood: false, isWarning: true, text: text[language])
  }

  private var path: String { environment.databaseURL(options).path }

  /// Whether the database is sound; when it is not, the copies that there are and how to bring one back.
  private func database() throws -> [DoctorFinding] {
    do {
      let problems = try session.get().database.integrityProblems()
      if problems.isEmpty { return [finding("database", true, .doctorDatabaseSound(path: path))] }
      let damage = Text.doctorDatabaseDamaged(path: path, count: problems.count)
      return [finding("database", false, damage)] + wayBack
    } catch StoreError.damaged {
      return [finding("database", false, .doctorDatabaseDamaged(path: path, count: 1))] + wayBack
    } catch let error as StoreError {
      let problem = finding("database", false, .doctorCannotOpen(problem: error.text[language]))
      return [problem] + wayBack
    }
  }

  private var wayBack: [DoctorFinding] {
    let backups = environment.backups(options)
    let copies = backups.copies()
    guard let last = copies.first else {
      let command = command(toBringBack: Text.helpBackupFile[language].uppercased())
      return [
        finding(
          "copies", false,
          .doctorNothingToBringBack(path: backups.folder.path, command: command))
      ]
    }
    var newest = finding(
      "copies", false,
      .doctorBringBack(
        date: last.made.text(in: language.code), command: command(toBringBack: last.url.path)))
    newest.copies = copies.map { BackupReport($0, messages: language) }
    let others = copies.dropFirst().prefix(5).map(\.url.path).joined(separator: ", ")
    return others.isEmpty
      ? [newest] : [newest, finding("copies", false, .doctorOtherCopies(copies: others))]
  }

  private func command(toBringBack copy: String) -> String {
    let names = ["restore", copy] + (options.database.map { ["--database", $0] } ?? [])
    return (["aac-cli"] + names.map(Self.quoted)).joined(separator: " ")
  }

  /// A name as a shell takes it for one word.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "-_./+".contains($0) }
    return isPlain ? name : "'\(name.replacing("'", with: "'\\''"))'"
  }

  /// What draws boards and sentences on paper is only loaded when it is needed, and may not be there.
  private func printing() -> DoctorFinding {
    Printer.isAvailable
      ? finding("printing", true, .doctorPrinting)
      : warning("printing", .doctorNoPrinting(problem: PrintError.noLibrary.text[language]))
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
  private func permissions(_ database: AppDatabase) -> DoctorFinding? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if database.isReadOnly {
      // On a full disk the rights are as they should be; the room is told of by itself.
      if access(path, W_OK) == 0, access((path as NSString).deletingLastPathComponent, W_OK) == 0 {
        return nil
      }
      return finding("permissions", false, .doctorReadOnly(path: path))
    }
    return status.st_mode & 0o077 == 0
      ? finding("permissions", true, .doctorPrivate)
      : finding("permissions", false, .doctorNotPrivate(path: path))
  }

  private func backups(_ database: AppDatabase) -> DoctorFinding? {
    guard let backups = database.backups else { return nil }
    guard let last = backups.copies().first else {
      return warning("backups", .doctorNoBackup)
    }
    let days = Int(environment.now.timeIntervalSince(last.made) / 86_400)
    return days <= 7
      ? finding("backups", true, .doctorBackup(date: last.made.text(in: language.code)))
      : finding("backups", false, .doctorBackupOld(count: days))
  }

  private func pictures(_ language: Language, _ database: AppDatabase) -> DoctorFinding? {
    // A database that is damaged has been told of already.
    guard let words = try? database.entries(in: language) else { return nil }
    let bare = words.filter { !$0.isRemoved && $0.pictogram == nil }
    if bare.isEmpty { return finding("pictures", true, .doctorPictures(language: language.code)) }
    let labels = bare.prefix(5).map(\.label).joined(separator: ", ")
    return warning(
      "pictures",
      .doctorWithoutPicture(count: bare.count, language: language.code, words: labels))
  }

  /// Without the set's drawings words are shown with plain characters: that works, and can be better.
  private func drawings() -> DoctorFinding {
    DataFiles(variables: environment.variables).twemoji == nil
      ? warning("drawings", .doctorNoDrawings) : finding("drawings", true, .doctorDrawings)
  }

  /// A voice works when it makes sound of a word.
  private func voice(_ language: Language) async -> DoctorFinding {
    let file = NSTemporaryDirectory() + "aac-doctor-\(environment.newID()).wav"
    // What is left behind is in a temporary folder.
    defer { try? FileManager.default.removeItem(atPath: file) }
    do {
      let utterance = try await environment.speech.write(
        SpeechRequest(
          "a", in: language.defaultVariety,
          settings: (try? session.get().speech) ?? SpeechSettings()), to: file,
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
  /// Whether it works although it is not good: nothing that must be mended.
  var isWarning = false
  /// What was found and, when it is not good, what to do.
  var text: String
  /// The automatic copies, where one is to be brought back.
  var copies: [BackupReport]?

  var description: String { (isGood ? "✓ " : isWarning ? "! " : "✗ ") + text }
}
