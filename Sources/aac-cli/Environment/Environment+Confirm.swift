import AACCore
import Foundation

extension Environment {
  /// Asks a question in a terminal and tells whether the answer was yes; without a terminal nobody says yes.
  func confirms(_ question: String) -> Bool {
    guard console.isTerminal else {
      console.noteLine(question + " --yes")
      return false
    }
    console.note(question + " ")
    let answer = console.readLine()?.lowercased() ?? ""
    return ["s", "si", "sí", "y", "yes", "sim"].contains(answer)
  }

  /// Whether nothing has the name of a file that is to be written, or what has it may go.
  func mayReplace(_ file: String, in language: Language) -> Bool {
    !FileManager.default.fileExists(atPath: file)
      || confirms(Text.backupReplaceOtherQuestion(path: file)[language])
  }
}
