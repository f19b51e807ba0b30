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
}
