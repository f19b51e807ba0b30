import AACCore
import AACPrint
import AACSpeech
import AACStore
import Foundation
import Synchronization

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
    for language in Language.allCases {
      for told in await voice(language) where !findings.contains(where: { $0?.text == told.text }) {
        findings.append(told)
      }
    }
    findings.append(volume())
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

  /// A voice works when it is heard, asked as `say` asks it: with the person's settings, recordings and programs.
  ///
  /// Where espeak-ng speaks in the place of the person's own voice, that can be better, but works.
  private func voice(_ language: Language) async -> [DoctorFinding] {
    let notices = Mutex<[SpeechNotice]>([])
    do {
      let utterance = try await environment.speech.synthesize(sample(in: language)) { notice in
        notices.withLock { $0.append(notice) }
      }
      guard !utterance.isSilent else {
        return [finding("voice", false, .doctorNoVoice(language: language.code))]
      }
      let names = [language.code, utterance.voice].filter { !$0.isEmpty }
      return notices.withLock { $0.map { warning("voice", .doctorVoiceReplaced($0.text)) } }
        + [finding("voice", true, .doctorVoice(language: names.joined(separator: ": ")))]
    } catch SpeechError.noVoiceData {
      return [finding("voice", false, .doctorNoVoice(language: language.code))]
    } catch let error as any UserFacingError {
      return [finding("voice", false, .doctorVoiceFails(language: language.code, error.text))]
    } catch {
      return [finding("voice", false, .doctorNoVoice(language: language.code))]
    }
  }

  /// A sentence in the person's voice, loud enough to be judged.
  private func sample(in language: Language) -> SpeechRequest {
    let text = VoiceProbe.sample(in: language)
    guard case .success(let session) = session else {
      return SpeechRequest(text, in: language.defaultVariety)
    }
    let isOwn = session.language == language
    var request = session.request(text, in: isOwn ? session.variety : language.defaultVariety)
    request.settings.volume = SpeechSettings().volume
    return request
  }

  /// Whoever set the volume to nothing hears nothing, however well the voice works.
  private func volume() -> DoctorFinding? {
    guard case .success(let session) = session, session.speech.volume == 0 else { return nil }
    return warning("voice", SpeechNotice.muted.text)
  }
}

extension Text {
  /// A remark as a sentence of its own.
  fileprivate static func doctorVoiceReplaced(_ text: Text) -> Text {
    Text { text[$0].prefix(1).uppercased() + text[$0].dropFirst() + "." }
  }

  /// A language and why its voice does not work.
  fileprivate static func doctorVoiceFails(language: String, _ text: Text) -> Text {
    Text { doctorVoiceFailed(language: language, problem: text[$0])[$0] }
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
