import AACCore
import Foundation
import SentenceBuilder

/// A strip below the printed sentence, in which what is heard is lit; for a terminal.
struct SpokenStrip: Sendable {
  private let items: @Sendable (_ word: Range<Int>?) -> [StyledLine]

  /// The strip of a sentence's tiles.
  init(_ sentence: Sentence, pictures: PictureCharacters) {
    let strip = TileStrip(
      sentence.tiles, isQuestion: sentence.isQuestion, pictures: pictures)
    let tiles = SpokenTiles(sentence)
    items = { word in strip.items(lit: Set(word.map(tiles.tiles) ?? [])) }
  }

  /// The words of a text as it is.
  init(_ text: String) {
    let characters = Array(text)
    let words = characters.indices.split { characters[$0].isWhitespace }
    items = { heard in
      words.map { word in
        let isHeard = heard.map { word.contains($0.lowerBound) } ?? false
        return StyledLine(
          String(characters[word.startIndex..<word.endIndex]),
          style: isHeard ? .reversed : .plain)
      }
    }
  }

  /// Whether there is a terminal that it fits into.
  func fits(in environment: Environment) -> Bool {
    guard environment.console.isTerminal, isatty(STDERR_FILENO) == 1,
      environment.variables["TERM"] != "dumb"
    else { return false }
    let size = Terminal(variables: environment.variables).size
    return StyledLine.flow(items(nil), width: max(1, size.columns - 1)).count < size.rows - 1
  }

  /// Shows the strip while something is said, and leaves it unlit.
  ///
  /// It is drawn beside the speech: a terminal that is held up must not hold up the voice.
  func show<Result>(
    in environment: Environment,
    while work: (_ onWord: @escaping @Sendable (Range<Int>) -> Void) async throws -> Result
  ) async throws -> Result {
    let terminal = Terminal(variables: environment.variables)
    let progress = SpeechProgress()
    let drawing = Task {
      var shown = draw(nil, over: nil, terminal, environment)
      var word: Range<Int>?
      while !progress.isOver {
        if progress.word != word {
          word = progress.word
          shown = draw(word, over: shown, terminal, environment)
        }
        try? await environment.sleep(.milliseconds(20))
      }
      _ = draw(nil, over: shown, terminal, environment)
    }
    do {
      let result = try await work(progress.hear)
      progress.end()
      await drawing.value
      return result
    } catch {
      progress.end()
      await drawing.value
      throw error
    }
  }

  /// Draws the strip in place of the one of so many lines; returns how many it has.
  private func draw(
    _ word: Range<Int>?, over shown: Int?, _ terminal: Terminal, _ environment: Environment
  ) -> Int {
    // A line that is full to the edge would be broken by some terminals.
    let lines = StyledLine.flow(items(word), width: max(1, terminal.size.columns - 1))
    let up = shown.map { $0 > 0 ? "\u{1B}[\($0)A" : "" } ?? ""
    let body = lines.map { "\r\($0.rendered(hasColor: terminal.hasColor))\u{1B}[K\n" }
    environment.console.note(up + body.joined())
    return lines.count
  }
}
