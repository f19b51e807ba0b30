import AACBoards
import AACCore
import AACPrint
import ArgumentParser
import Boards
import SentenceBuilder

/// `aac-cli strip`: prints the sentence that words make, with its pictures.
struct StripCommand: EnvironmentCommand {
  static let configuration = CommandConfiguration(
    commandName: "strip", _superCommandName: AACCommand.name, abstract: Text.helpStrip[.interface],
    discussion: Text.helpStripMore[.interface])

  @OptionGroup var options: GlobalOptions
  @OptionGroup var sentence: SentenceOptions
  @OptionGroup var printing: PrintOptions

  func run(in environment: Environment) async throws {
    try await environment.run(options) {
      let format = try printing.outFormat()
      let session = try environment.session(options)
      let made = try session.composer(isStrict: sentence.strict).sentence(for: sentence.request)
      environment.warnOfGuesses(in: made, language: session.language, format: options.format)
      let sheet = PrintSheet(
        try session.strip(of: made),
        setup: printing.setup(for: session.variety),
        // A picture to be sent has no use for the rest of the paper.
        isCropped: !format.holdsPages)
      try environment.writePages(
        [sheet], title: made.text, printing, options, messages: session.language)
    }
  }
}

extension Session {
  /// A sentence as it is printed; a verb that is negated has the cross.
  ///
  /// - Throws: what the database throws.
  func strip(of sentence: Sentence) throws -> PrintStrip {
    var credits = Credits()
    let tiles = try sentence.tiles.map { tile in
      PrintTile(
        label: tile.label,
        picture: try tile.pictogram.flatMap { try database.printed($0, credits: &credits) },
        face: PrintColor(BoardColor(FitzgeraldColor(tile.lexeme))),
        isNegated: tile.isNegated)
    }
    let names = credits.names.joined(separator: "; ")
    return PrintStrip(
      tiles: tiles, text: sentence.text, isQuestion: sentence.isQuestion,
      credits: names.isEmpty ? [] : [Text.printCreditPictures(names: names)[language]])
  }
}
