import AACCore
import AACPrint
import AACSpeech
import AACStore
import Foundation
import Hummingbird
import Planner

/// Looks at everything the program needs and says what to do: the database, its copies, room, pictures, paper, voices.
struct CheckController {
  /// Room for a copy of the database and as much again, in millions of bytes.
  private static let leastRoom = 50
  /// Days after which a copy is old.
  private static let oldAfter = 7

  let care: CareController

  func addRoutes(to router: Router<WebContext>) {
    router.get("care/check") { request, context in try await check(request, context) }
  }

  /// Something that was looked at.
  private struct Finding {
    /// As `aac-cli doctor` marks them: ✓, ! and ✗.
    enum State: Int { case bad, warning, good }

    var state: State
    var text: Text

    init(_ state: State, _ text: Text) { (self.state, self.text) = (state, text) }

    var isGood: Bool { state == .good }
    var mark: String { state == .good ? "✓" : state == .warning ? "!" : "✗" }
    var name: Text {
      state == .good ? .webCheckFine : state == .warning ? .editorWarnings : .webCheckWrong
    }
  }

  private func check(_ request: Request, _ context: WebContext) async throws -> Response {
    let session = try WebSession(care.pages.environment)
    // The voices are asked only for who is behind the lock.
    let voices = try care.pass.isOpen(request, context) ? await voices(session) : []
    return try care.guarded(request, context) { session in
      let language = session.language
      let findings =
        try database(session) + Language.allCases.map { try pictures($0, session) }
        + [drawings, printing] + voices
      return care.pages.page(
        "check", title: Text.webCheck[language],
        [
          "heading": Text.webCheck[language],
          "all": findings.allSatisfy(\.isGood)
            ? Text.webCheckGood[language] as Any : Text.webCheckBad[language],
          "findings": findings.sorted { $0.state.rawValue < $1.state.rawValue }.map { finding in
            [
              "text": finding.text[language], "isBad": finding.state == .bad,
              "mark": finding.mark, "state": finding.name[language],
            ] as Fields
          },
          "backLabel": Text.keyBack[language].sentenceCased,
          "backPicture": try care.cache.words(for: session).picture("aac:ui-back"),
        ], session: session, context: context)
    }
  }

  private func database(_ session: WebSession) throws -> [Finding] {
    let database = session.database
    let problems = try database.integrityProblems().count
    var findings = [
      problems == 0
        ? Finding(.good, .doctorDatabaseSound(path: database.path))
        : Finding(.bad, .doctorDatabaseDamaged(path: database.path, count: problems)),
      database.isReadOnly
        ? Finding(.bad, .doctorReadOnly(path: database.path)) : nil, room(database.path),
    ].compactMap(\.self)
    if let backups = database.backups {
      let last = backups.copies().first?.made
      let now = care.pages.environment.instant().wall
      if let last {
        let days = Int(now.timeIntervalSince(last) / 86_400)
        let day = last.text(in: session.variety.tag, date: .long, time: .omitted)
        findings.append(
          days <= Self.oldAfter
            ? Finding(.good, .doctorBackup(date: day))
            : Finding(.bad, .webCheckOldCopy(count: days)))
      } else {
        findings.append(Finding(.warning, .webCheckNoCopy))
      }
    }
    return findings
  }

  private func room(_ path: String) -> Finding? {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    // Where the system does not tell, nothing is said.
    guard let values = try? FileManager.default.attributesOfFileSystem(forPath: folder),
      let bytes = values[.systemFreeSize] as? Int
    else { return nil }
    let size = bytes / 1_000_000
    return size >= Self.leastRoom
      ? Finding(.good, .doctorSpaceEnough(size: "\(size)"))
      : Finding(.bad, .doctorSpaceLow(size: "\(size)"))
  }

  private func pictures(_ language: Language, _ session: WebSession) throws -> Finding {
    let bare = try session.database.entries(in: language)
      .filter { !$0.isRemoved && $0.pictogram == nil }
    if bare.isEmpty { return Finding(.good, .doctorPictures(language: language.code)) }
    let labels = bare.prefix(5).map(\.label).joined(separator: ", ")
    return Finding(
      .warning,
      .webCheckNoPicture(count: bare.count, language: language.code, words: labels))
  }

  /// Without the set's drawings words are shown with plain characters: that works, and can be better.
  private var drawings: Finding {
    care.pages.environment.hasDrawings
      ? Finding(.good, .doctorDrawings) : Finding(.warning, .webCheckNoDrawings)
  }

  private var printing: Finding {
    guard Printer.isAvailable else {
      let problem = PrintError.noLibrary.text
      return Finding(
        .warning,
        Text(
          es: Text.doctorNoPrinting(problem: problem[.spanish])[.spanish],
          en: Text.doctorNoPrinting(problem: problem[.english])[.english],
          pt: Text.doctorNoPrinting(problem: problem[.portuguese])[.portuguese]))
    }
    return Finding(.good, .doctorPrinting)
  }

  /// A voice works when it makes sound of a word.
  private func voices(_ session: WebSession) async -> [Finding] {
    var findings: [Finding] = []
    for language in Language.allCases {
      let utterance = try? await care.pages.environment.voice.synthesize(
        session.request("a", in: language.defaultVariety)
      ) { _ in }
      findings.append(
        utterance.map { $0.duration > 0 } ?? false
          ? Finding(.good, .doctorVoice(language: language.code))
          : Finding(.bad, .doctorNoVoice(language: language.code)))
    }
    return findings
  }
}
