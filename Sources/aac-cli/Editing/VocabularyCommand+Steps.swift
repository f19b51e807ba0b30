import AACCore
import AACStore
import ArgumentParser
import Foundation

extension VocabularyCommand {
  /// `vocabulary undo`.
  struct Undo: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: Text.helpVocabularyUndo[.interface])

    @Argument(help: ArgumentHelp(Text.helpSteps[.interface]))
    var steps = 1

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.step(steps, options, none: .editNothingToUndo) { try $0.undo() }
    }
  }

  /// `vocabulary redo`.
  struct Redo: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "redo", abstract: Text.helpVocabularyRedo[.interface])

    @Argument(help: ArgumentHelp(Text.helpSteps[.interface]))
    var steps = 1

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.step(steps, options, none: .editNothingToRedo) { try $0.redo() }
    }
  }

  /// `vocabulary history`.
  struct History: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "history", abstract: Text.helpVocabularyHistory[.interface])

    @Option(help: ArgumentHelp(Text.helpSteps[.interface]))
    var last = 20

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        if last < 1 { throw EditError.stepsOutOfRange(last) }
        let records = try session.database.edits(last: last)
        if records.isEmpty { environment.console.noteLine(Text.editNoHistory[session.language]) }
        let names = try session.database.personNames()
        let reports = records.map { record in
          EditReport(
            record, by: record.person.flatMap { names[$0] }, messages: session.language,
            isListed: true)
        }
        try environment.show(ListReport(reports), as: options.format)
      }
    }
  }

  /// `vocabulary places`.
  struct Places: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "places", abstract: Text.helpVocabularyPlaces[.interface])

    @Option(help: ArgumentHelp(Text.helpSinceDatabase[.interface], valueName: "file"))
    var since: String

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let old = try AppDatabase.openCopy(URL(filePath: since))
        let language = session.language
        let moves = WordPlace.moves(
          from: try old.places(in: language), to: try session.database.places(in: language))
        let reports = try moves.map { move in
          let label = try old.entry(move.key, in: language)?.label ?? move.key.concept.rawValue
          return MoveReport(move, label: label, messages: language)
        }
        if reports.isEmpty { environment.console.noteLine(Text.editNoMoves[language]) }
        try environment.show(ListReport(reports), as: options.format)
        if !reports.isEmpty { throw ExitStatus.failed.code }
      }
    }
  }
}

/// A word that is not where it was.
struct MoveReport: Report {
  var word: String
  var role: String
  var from: WordPlace
  var to: WordPlace?

  private let sentence: String

  private enum CodingKeys: String, CodingKey { case word, role, from, to }

  init(_ move: WordPlace.Move, label: String, messages: Language) {
    word = label
    role = move.key.role.rawValue
    from = move.from
    to = move.to
    let name = { (place: WordPlace) in "\(place.category) \(place.position)" }
    let text =
      move.to.map { Text.editMoved(word: label, from: name(move.from), to: name($0)) }
      ?? Text.editGone(word: label, from: name(move.from))
    sentence = text[messages]
  }

  var description: String { sentence }
}

extension AppDatabase {
  /// The names of all people by id.
  fileprivate func personNames() throws -> [Person.ID: String] {
    Dictionary(try people().map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Environment {
  /// Goes some steps back or forward and says which.
  fileprivate func step(
    _ count: Int, _ options: GlobalOptions, none: Text,
    _ take: (AppDatabase) throws -> EditRecord?
  ) async throws {
    try await run(options) {
      let session = try session(options)
      if count < 1 { throw EditError.stepsOutOfRange(count) }
      let names = try session.database.personNames()
      for done in 0..<count {
        guard let record = try take(session.database) else {
          console.noteLine(none[session.language])
          if done == 0 { throw ExitStatus.failed.code }
          return
        }
        let name = record.person.flatMap { names[$0] }
        try show(
          EditReport(
            record, by: name, messages: session.language,
            of: record.person == session.person?.id ? nil : name),
          as: options.format)
      }
    }
  }
}
