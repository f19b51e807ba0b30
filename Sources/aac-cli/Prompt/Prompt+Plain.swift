import AACCore
import AACStore

extension Prompt {
  /// Asks line by line: nothing is drawn over, so that a screen reader reads everything once.
  ///
  /// What can be chosen is written only when it has changed.
  mutating func runPlain() async throws {
    var shown: PlainPage?
    var shownProblem: String?
    while true {
      let page = screen.plainPage
      if page != shown {
        let isSameList = page.tiles == shown?.tiles
        let lines = [""] + page.heading + (isSameList ? [] : page.tiles) + [page.hints]
        lines.forEach(environment.console.writeLine)
        shown = page
      }
      if let problem = screen.problem, problem != shownProblem {
        environment.console.writeLine(problem)
      }
      shownProblem = screen.problem
      if let message = screen.message { environment.console.writeLine(message) }
      environment.console.write("> ")
      guard let line = environment.console.readLine() else {
        environment.console.writeLine("")
        return
      }
      guard try await press(Self.key(of: line), width: 80) else { return }
      await finishSpeech()
    }
  }

  /// The key that a typed line stands for: a sign is the key of its command, anything else is chosen by.
  private static func key(of line: String) -> Key {
    let line = line.split(separator: " ").joined(separator: " ")
    guard let first = line.first else { return .enter }
    let isSign = line.count == 1 && !first.isLetter && (line == "0" || !first.isNumber)
    return isSign ? .character(first) : .line(line)
  }
}
