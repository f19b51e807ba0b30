import AACCore
public import AACPrint
public import ArgumentParser

/// The paper, and where a printed file goes.
struct PrintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(Text.helpPrintOut[.interface], valueName: "file.pdf|png|svg"),
    completion: .file(extensions: ["pdf", "png", "svg"]))
  var out: String

  @Option(help: ArgumentHelp(Text.helpPrintPaper[.interface]))
  var paper: PrintPaper?

  @Option(help: ArgumentHelp(Text.helpPrintOrientation[.interface]))
  var orientation: PrintSetup.Orientation?

  @Option(help: ArgumentHelp(Text.helpPrintMargin[.interface], valueName: "mm"))
  var margin = 10.0

  @Flag(help: ArgumentHelp(Text.helpPrintNoMarks[.interface]))
  var noMarks = false

  @Option(help: ArgumentHelp(Text.helpPrintDPI[.interface]))
  var dpi = 150

  @Flag(help: ArgumentHelp(Text.helpYes[.interface]))
  var yes = false

  func validate() throws {
    guard PrintSetup.margins.contains(margin) else {
      throw ValidationError(Text.printMarginRange[.interface])
    }
    guard PrintSetup.resolutions.contains(dpi) else {
      throw ValidationError(Text.printDPIRange[.interface])
    }
  }

  /// The paper; without any the usual one where the language is spoken.
  func setup(for variety: LanguageVariety) -> PrintSetup {
    PrintSetup(
      paper: paper ?? .usual(in: variety), orientation: orientation, margin: margin,
      hasMarks: !noMarks)
  }

  /// The sort of file that is asked for.
  ///
  /// - Throws: ``BoardFileError/unknownPrintEnding(path:)``.
  func outFormat() throws(BoardFileError) -> PrintFormat {
    guard let format = PrintFormat(path: out) else { throw .unknownPrintEnding(path: out) }
    return format
  }
}

extension PrintPaper: ExpressibleByArgument {}
extension PrintSetup.Orientation: ExpressibleByArgument {}
