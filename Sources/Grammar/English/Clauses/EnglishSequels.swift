import AACCore

/// Finds where a second sentence begins that nothing joins to the first: *open/window / it/be/hot*.
///
/// Source: CGEL §13.3 (asyndetic coordination), §11.24 (requests beside their reason).
struct EnglishSequels {
  let frames: FrameTable

  /// The place of its first word; nil where the row is one sentence.
  func start(in row: [Constituent]) -> Int? {
    guard row.count > 3 else { return nil }
    if isGreeted(row) { return 2 }
    guard !isAsked(row) else { return nil }
    let begin = Self.waiting.contains(row[0].lexeme.lemma) ? 1 : 2
    return row.indices.dropFirst(begin).first { index in
      index + 1 < row.count && begins(row, index) && isWhole(row[..<index], row[index].lexeme)
    }
  }

  /// *good night/mom/I/love/you*: who is greeted has no part in what follows.
  private func isGreeted(_ row: [Constituent]) -> Bool {
    guard row[0].lexeme.wordClass == .interjection || row[0].lexeme.kind == .social,
      row[0].lexeme.lemma != "please", row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun,
      ["I", "we"].contains(row[2].lexeme.lemma), row.count > 3
    else { return false }
    return row[3].lexeme.wordClass == .verb || frames.listed(row[3].lexeme.lemma) != nil
  }

  private func isAsked(_ row: [Constituent]) -> Bool {
    let first = row[0].lexeme
    return first.kind == .question
      || frames[first.lemma].pattern == .modal && first.lemma != "let's"
      || ["do", "did", "does", "is", "are", "am", "was", "were", "if", "when", "because"].contains(
        first.lemma)
      || first.lemma == "be" && EnglishPronouns.of(row[1].lexeme.lemma) != nil
  }

  private func begins(_ row: [Constituent], _ index: Int) -> Bool {
    let word = row[index].lexeme
    let before = row[index - 1].lexeme
    let next = row[index + 1].lexeme
    if word.lemma == "don't" { return before.wordClass == .adjective }
    if word.kind == .question {
      return before.wordClass == .adjective && frames[next.lemma].pattern == .modal
    }
    if word.wordClass == .verb {
      // *I/be/lost / help/I.*
      return before.wordClass == .adjective && Self.calls.contains(word.lemma)
        && EnglishPronouns.of(next.lemma)?.person == .first
    }
    return Self.subjects.contains(word.lemma) && isHelper(next)
      && ![.adposition, .conjunction].contains(before.wordClass)
      && (before.wordClass != .verb || index <= 2 && Self.waiting.contains(before.lemma))
      && before.kind != .question && !before.isDeterminerLike && before.kind != .negation
  }

  /// What can only be the verb of the pronoun before it.
  private func isHelper(_ lexeme: Lexeme) -> Bool {
    Self.forms.contains(lexeme.lemma) || frames[lexeme.lemma].pattern == .modal
  }

  /// Whether the words before can stand alone: a verb that opens no clause, and nothing that joins what follows.
  private func isWhole(_ words: ArraySlice<Constituent>, _ next: Lexeme) -> Bool {
    if words.count == 2, ["open", "close", "clean"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun
    {
      return true
    }
    if words.count == 2, ["hurry", "look"].contains(words.first?.lexeme.lemma ?? "") {
      return true
    }
    if words.count == 1 { return true }
    guard let verb = words.last(where: { $0.lexeme.wordClass == .verb })?.lexeme else {
      return false
    }
    let isFelt =
      next.kind != .question && frames[verb.lemma].isCopular
      && words.contains { $0.lexeme.kind == .emotion || $0.lexeme.lemma == "sure" }
      && words.last?.lexeme.kind == .emotion
    return !isFelt && !Self.opening.contains(verb.lemma)
      && !words.contains {
        EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma) || $0.lexeme.kind == .question
          || ["that", "who", "which", "than", "as"].contains($0.lexeme.lemma)
          || $0.lexeme.wordClass == .noun && $0 == words.last && verb.lemma == "be"
      }
  }

  private static let subjects: Set<String> = ["I", "he", "she", "we", "they", "it"]
  private static let forms: Set<String> = ["be", "am", "is", "are", "was", "were"]
  private static let waiting: Set<String> = ["wait", "stop", "look", "listen", "hurry"]
  private static let calls: Set<String> = ["help", "hug", "hold", "tell", "give", "take", "leave"]
  /// Verbs behind which a clause is what is said or thought.
  private static let opening = EnglishWords.set(
    """
    say think know hope believe guess wish tell ask remember see hear feel forget show understand mean
    promise dream imagine notice bet decide wonder explain suppose let make help
    """)
}
