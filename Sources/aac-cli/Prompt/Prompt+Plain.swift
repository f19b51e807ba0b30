import AACStore
import AACCore

extension Prompt {
  /// Asks line by line: nothing is drawn over, so that a screen reader reads everything once.
  mutating func runPlain() async throws {
    var shown: [String] = []
    while true {
      let lines = currentScreen.plainLines
      if lines != shown {
        shown = lines
        environment.console.writeLine("\n" + lines.joined(separator: "\n"))
      }
      if let message = currentScreen.message { environment.console.writeLine(message) }
      environment.console.write("> ")
      guard let line = environment.console.readLine() else {
        environment.console.writeLine("")
        return
      }
      guard try await press(Self.key(of: line), width: 80, waitsForSpeech: true) else { return }
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
