import AACArguments
import AACCore
import Foundation

extension Environment {
  /// Asks a question in a terminal and tells whether the answer was yes; without a terminal nobody says yes.
  func confirms(_ question: String) -> Bool {
    guard console.isTerminal else {
      console.noteLine(question + " --yes")
      return false
    }
    console.note(question.harmless() + " ")
    let answer = console.readLine()?.lowercased() ?? ""
    return ["s", "si", "sí", "y", "yes", "sim"].contains(answer)
  }

  /// Makes sure that nothing has the name of a file that is to be written, or what has it may go.
  ///
  /// - Throws: the exit code of what failed, when it is to stay.
  func checkReplacing(_ file: String, isConfirmed: Bool, _ language: Language) throws {
    guard FileManager.default.fileExists(atPath: file), !isConfirmed,
      !confirms(Text.backupReplaceOtherQuestion(path: file)[language])
    else { return }
    console.noteLine(Text.nothingDone[language])
    throw ExitStatus.failed.code
  }
}
