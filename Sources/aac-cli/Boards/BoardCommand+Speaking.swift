import AACBoards
import AACCore
import AACSpeech
import AACStore
import ArgumentParser
import Boards
import Foundation
import SentenceBuilder

extension BoardCommand {
  /// `board open`.
  struct Open: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "open", abstract: Text.helpBoardOpen[.interface])

    @Argument(help: ArgumentHelp(Text.helpBoardSet[.interface]))
    var boards: String

    @Flag(help: ArgumentHelp(Text.helpBoardGrammar[.interface]))
    var grammar = false

    @Flag(help: ArgumentHelp(Text.helpPlain[.interface]))
    var plain = false

    @OptionGroup var options: GlobalOptions

    func run(in environment: Environment) async throws {
      try await environment.run(options) {
        let session = try environment.session(options)
        let library = BoardLibrary(session: session)
        var prompt = try Prompt(environment: environment, session: session)
        prompt.screen = try library.screen(of: try library.open(boards), usesGrammar: grammar)
        try await prompt.run(isPlain: plain)
      }
    }
  }

  /// `board say`.
  struct Say: EnvironmentCommand {
    static let configuration = CommandConfiguration(
      commandName: "say", abstract: Text.helpBoardSay[.interface])

    @Argument(help: ArgumentHelp(Text.helpBoardSet[.interface]))
    var boards: String

    @Argument(help: ArgumentHelp(Text.helpBoardButtons[.interface]))
    var buttons: [String]

    @Flag(help: ArgumentHelp(Text.helpBoardGrammar[.interface]))
    var grammar = false

    @Option(
      help: ArgumentHelp(Text.helpOut[.interface], valueName: "file.wav|flac|ogg|opus|mp3"))
    var out: String?

    @OptionGroup var options: GlobalOptions
    @OptionGroup var voice: VoiceOptions

    func run(in environment: Environment) async throws {
      // A limit on the size of files is an error like a full disk, and no reason to fall over.
      signal(SIGXFSZ, SIG_IGN)
      try await environment.run(options) {
        let session = try environment.session(options)
        let library = BoardLibrary(session: session)
        var screen = try library.screen(of: try library.open(boards), usesGrammar: grammar)
        for name in buttons { try screen.press(named: name) }
        guard let sentence = screen.sentence else { throw SentenceError.nothingToSay }
        var view = BoardSpokenView(sentence)
        let request = session.request(sentence.text, in: sentence.variety, voice: voice)
        if let out {
          let heard = try await environment.speech.write(
            request, to: out, sampleRate: nil, companion: nil,
            onNotice: environment.notice(in: session.language))
          view.duration = SentenceTimings.rounded(heard.duration)
          view.file = out
        }
        try environment.show(view, as: options.format)
        guard out == nil else { return }
        try await environment.say(sentence, request: request, session: session)
      }
    }
  }
}

extension BoardScreen {
  /// Presses the button of the board that is shown which says a text or has an id.
  ///
  /// - Throws: ``BoardFileError/noButton(name:board:)``.
  mutating func press(named name: String) throws(BoardFileError) {
    let key = name.foldedForSearch
    let labels = menu.entries.map { $0.label.foldedForSearch }
    let index =
      menu.entries.firstIndex { $0.label == name }
      ?? labels.firstIndex(of: key).flatMap { key.isEmpty ? nil : $0 }
      ?? walk.board.cells.firstIndex { $0?.id == name }
    guard let index else {
      throw .noButton(name: name, board: walk.board.name ?? walk.board.id)
    }
    _ = press(index)
  }
}
