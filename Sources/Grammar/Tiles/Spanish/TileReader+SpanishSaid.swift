import AACCore

/// What short Spanish rows leave unsaid, in the order in which one rule prepares the next; each rule names
/// its source where it stands (the tacit subject of all: NGLE §33.4).
extension TileReader {
  /// The row with it.
  func saidInRow(_ words: inout [Constituent]) {
    if verbPlace(words) == nil {
      dayRows(&words)
      nounRows(&words)
    }
    reasonOut(&words)
    afterwards(&words)
    sayUnsaid(&words)
    askHour(&words)
    if verbPlace(words) == nil {
      sayFelt(&words)
      belong(&words)
      return
    }
    happenInRow(&words)
    wantToGo(&words)
    fearOfDeed(&words)
    fall(&words)
    goWithOthers(&words)
    meanOneself(&words)
  }

  /// *Qué / hora, hora / qué*: which it is.
  private func askHour(_ words: inout [Constituent]) {
    guard words.count == 2, words.contains(where: { $0.lexeme.lemma == "qué" }),
      words.contains(where: { $0.lexeme.lemma == "hora" })
    else { return }
    exclaim(&words, "qué hora es")
    words[0].lexeme.forms[RefusedWords.asking] = ""
  }
}
