import AACCore

/// Reasons whose clause is a word or two, and states before them: *because/rain, sad/because/mom/leave, I/mad/because/no/tv*.
///
/// Source: CGEL §15.45–15.48 (clauses of reason), §18.46 (*there*), §10.26 (*it*).
extension EnglishShortRows {
  func because(_ row: [Constituent]) -> [Constituent]? {
    if row[0].lexeme.lemma == "happy" || row[0].lexeme.lemma == "sad", row.count > 3,
      row[1].lexeme.lemma == "when"
    {
      return word("I") + [EnglishWording.be] + row
    }
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "because" }), link < 4,
      link + 1 < row.count
    else { return nil }
    var main = Array(row[..<link])
    var isChanged = false
    if link > 0 {
      let begin = main[0].lexeme.lemma == "I" ? 1 : 0
      if link == begin + 1,
        EnglishStatement.states.contains(main[begin].lexeme.lemma)
          || ["happy", "excited"].contains(main[begin].lexeme.lemma)
      {
        var quality = main[begin]
        quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .state)
        main = (begin == 1 ? [main[0]] : word("I")) + [EnglishWording.be, quality]
        isChanged = true
      } else if link == 1, main[0].lexeme.wordClass == .verb,
        ["like", "cry", "stay"].contains(main[0].lexeme.lemma)
      {
        main = word("I") + main + (main[0].lexeme.lemma == "like" ? word("it") : [])
        isChanged = true
      } else if link > 1,
        main[link - 1].lexeme.wordClass == .adjective || main[link - 1].lexeme.lemma == "late",
        main[link - 2].lexeme.wordClass == .noun, !main[link - 2].lexeme.isHuman,
        main.dropLast(2).allSatisfy(\.lexeme.isDeterminerLike)
      {
        // *bus/late / because/snow.*
        if main[link - 1].lexeme.wordClass != .adjective {
          main[link - 1].lexeme = Lexeme(lemma: "late", wordClass: .adjective, kind: .state)
        }
        main.insert(EnglishWording.be, at: link - 1)
        isChanged = true
      } else {
        return nil
      }
    }
    let rest = Array(row[(link + 1)...])
    if let cause = cause(rest) { return main + [row[link]] + cause }
    return isChanged ? main + row[link...] : nil
  }

  /// The words of the reason with what they leave out; nil where they are whole.
  private func cause(_ rest: [Constituent]) -> [Constituent]? {
    let first = rest[0]
    if rest.count == 1 {
      if frames[first.lexeme.lemma].pattern == .weather { return word("it") + [first.asVerb] }
      if first.lexeme.lemma == "fun" || Self.impersonal.contains(first.lexeme.lemma) {
        return word("it") + [EnglishWording.be, first]
      }
      return nil
    }
    guard rest.count == 2, ["no", "not"].contains(first.lexeme.lemma) else { return nil }
    if ["sleep", "eat"].contains(rest[1].lexeme.lemma) || rest[1].lexeme.wordClass == .verb {
      return word("I") + word("not") + [rest[1].asVerb]
    }
    guard rest[1].lexeme.wordClass == .noun, first.lexeme.lemma == "no" else { return nil }
    return [verb("there be")] + rest
  }

  private static let impersonal = EnglishWords.set("dark cold hot loud late boring hard easy")
}
