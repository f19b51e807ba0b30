import AACCore
import AACDigest
import AACSpeech
import AACStore
import ArgumentParser
import Foundation

/// `aac-cli recording`: a person's own sounds, heard in place of the voice.
struct RecordingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recording", abstract: Text.helpRecording[.interface],
    subcommands: [Add.self, List.self, Remove.self], defaultSubcommand: List.self)

  /// What a recording stands for.
  struct Target: ParsableArguments {
    @Option(
      name: .customLong("for"),
      help: ArgumentHelp(Text.helpRecordingFor[.interface], valueName: "word"))
    var word: String?

    @Option(help: ArgumentHelp(Text.helpRecordingSentence[.interface], valueName: "text"))
    var sentence: String?

    func validate() throws {
      guard (word == nil) != (sentence == nil) else {
        throw ValidationError(Text.recordingOnlyOne[.interface])
      }
    }

    var text: String { word ?? sentence ?? "" }
    var scope: Recording.Scope { word == nil ? .sentence : .word }
  }

  /// `recording add`.
  struct Add: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: Text.helpRecordingAdd[.interface],
      discussion: Text.helpRecordingAddMore[.interface])

    @Argument(help: ArgumentHelp(Text.helpRecordingFile[.interface]))
    var file: String

    @OptionGroup var target: Target
    @OptionGroup var owner: OwnerOptions
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let bytes = try Self.contents(of: file)
        if bytes.isEmpty { throw InputError.emptyFile(path: file) }
        let sound = try RecordedSound.read(bytes)
        let recording = Recording(
          id: environment.newID(), scope: target.scope, text: target.text,
          language: session.language, sound: SHA256.hexadecimal(of: bytes),
          seconds: sound.seconds)
        let replaced = try session.database.add(
          recording, contents: bytes, of: try owner.owner(in: session), now: environment.now)
        if let replaced {
          let line = Text.recordingReplaced(text: replaced.text)
          environment.console.noteLine(line[session.language])
          environment.noteCopy(session, because: .voice)
        }
        try environment.show(RecordingReport(recording), as: options.format)
      }
    }

    /// A file as a whole, unless it is larger than any recording.
    private static func contents(of path: String) throws -> [UInt8] {
      let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard file >= 0 else { throw InputError.cannotRead(path: path) }
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      var status = stat()
      guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw InputError.cannotRead(path: path)
      }
      do {
        // At the end of an empty file there is nothing.
        return Array(try handle.read(upToCount: RecordedSound.largest + 1) ?? Data())
      } catch {
        throw InputError.cannotRead(path: path)
      }
    }
  }

  /// `recording list`.
  struct List: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: Text.helpRecordingList[.interface])

    @OptionGroup var owner: OwnerOptions
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let owner = try owner.owner(in: session)
        let recordings = try session.database.recordings(of: owner)
        if recordings.isEmpty {
          environment.console.noteLine(Text.recordingsNone[session.language])
        }
        let shared = Set(try session.database.recordings(of: nil).map(\.id))
        let reports = recordings.map {
          RecordingReport(
            $0, everyone: owner == nil ? nil : shared.contains($0.id), messages: session.language)
        }
        try environment.show(ListReport(reports), as: options.format)
      }
    }
  }

  /// `recording remove`.
  struct Remove: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: Text.helpRecordingRemove[.interface])

    @OptionGroup var target: Target
    @OptionGroup var owner: OwnerOptions
    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        try session.database.removeRecording(
          of: target.text, scope: target.scope, in: session.language,
          person: try owner.owner(in: session), now: environment.now)
        environment.console.noteLine(Text.recordingRemoved(text: target.text)[session.language])
        environment.noteCopy(session, because: .voice)
      }
    }
  }
}
