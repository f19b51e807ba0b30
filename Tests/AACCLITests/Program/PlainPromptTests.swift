import Foundation
import Testing

/// The prompt without a terminal: lines in, lines out, nothing drawn over.
@Suite(.serialized)
struct PlainPromptTests {
  @Test(arguments: [
    (
      "es_ES.UTF-8", "1\nniña\n\ncomer\n-\n\nmanzana\n\n.\n*\n+\n0\n0\n",
      [
        "¿La niña no come una manzana?", "niña + ✗ comer + manzana ?",
        "no hay dispositivo de audio",
        "Guardada con el número 1.",
      ]
    ),
    (
      "en_US.UTF-8", "2\n1\n\nsleep\n-\n\n\n*\n0\n0\n",
      ["I don't want to sleep.", "✗ want + sleep", "there is no audio device"]
    ),
    (
      "pt_BR.UTF-8", "1\nmenina\n\ncomer\n\nmaca\n\n.\n0\n0\n",
      ["A menina come uma maçã?", "menina + comer + maçã ?"]
    ),
  ])
  func leadsThroughTheWalk(locale: String, keys: String, shown: [String]) throws {
    let result = try Program(language: locale).run(["--plain"], input: keys)
    #expect(result.status == 0)
    for text in shown { #expect(result.output.contains(text)) }
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func aListIsReadOnlyWhenItHasChanged() throws {
    let result = try Program(language: "es_ES.UTF-8").run(
      ["build", "--plain"], input: "niña\nniño\nperro\n")
    #expect(result.output.components(separatedBy: ". niña\n").count == 2)
    #expect(result.output.contains("El perro."))
  }

  @Test func whatIsNotThereIsSaid() throws {
    let result = try Program(language: "en_US.UTF-8").run(
      ["build", "--plain"], input: "zzz\n999\n-\n?\n*\n")
    #expect(result.output.components(separatedBy: "there is no such word").count == 3)
    #expect(result.output.contains("To negate there must be a verb."))
    #expect(result.output.contains("The question mark is set at the end of the sentence."))
    #expect(result.output.contains("Choose a word first."))
  }

  @Test func someoneIsAddedAndSpeaksInTheirLanguage() throws {
    let program = try Program(language: "es_ES.UTF-8")
    let result = try program.run(
      ["--plain"], input: "5\n1\nTom\n1\n5\n1\ngirl\n0\n0\n")
    #expect(result.output.contains("¿Cómo se llama?"))
    #expect(result.output.contains("Now Tom speaks."))
    #expect(result.output.contains("The girl."))
    let list = try program.run(["person", "list"])
    #expect(list.output.hasPrefix("* Tom (en-GB"))
  }

  @Test func aFavouriteIsSavedSaidAndRemoved() throws {
    let program = try Program(language: "es_ES.UTF-8")
    let result = try program.run(
      ["--plain"], input: "2\n1\n+\n0\n4\n1\n2\n1\n1\n2\n1\n2\n0\n0\n")
    #expect(result.output.contains("1. Quiero.\n2. Borrar una favorita"))
    #expect(result.output.contains("no hay dispositivo de audio"))
    #expect(result.output.contains("¿Borrar «Quiero.»?"))
    #expect(result.output.contains("Borrada: Quiero."))
    #expect(try program.run(["favourite"]).output == "")
  }

  @Test func aPlannedTimeIsPausedAndStopped() throws {
    let program = try Program(language: "en_US.UTF-8")
    let result = try program.run(
      ["--plain"], input: "3\neat\nten\n10\n\n\nx\n0\n")
    #expect(result.output.contains("How long?\neat\n"))
    for text in ["Minutes, or a time", "00:10:00", "Paused", "Time goes on.", "Time stopped."] {
      #expect(result.output.contains(text))
    }
    #expect(try program.run(["timer"]).notes.hasPrefix("No time is running"))
  }
}
