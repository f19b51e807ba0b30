import AACCore

/// Complements chosen by their role that would make one name side by side and are two things with this verb:
/// *call/doctor/appointment, open/door/key, ask/teacher/help*.
///
/// Sources: CGEL §16.57–16.63 (prepositional objects), §9.49 (instrument), §17.104 (compounds).
extension EnglishSentence {
  /// Puts between them what the verb asks for.
  static func keepApart(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, clause.complements.count > 1 else {
      return
    }
    askFor(&clause, verb)
    if verb == "be", clause.complements[0].lexeme.lemma == "sorry" {
      // *be/sorry/noise*: how one feels about it.
      clause.complements[0].lexeme = Lexeme(lemma: "sorry", wordClass: .adjective, kind: .emotion)
    }
    sitTest(&clause, verb)
    for index in clause.complements.indices.dropFirst() {
      if let link = linked(clause.complements, index, verb) {
        return insert(link, at: index, in: &clause)
      }
      let (first, second) = (clause.complements[index - 1].lexeme, clause.complements[index].lexeme)
      if ["call", "phone", "text", "email", "see"].contains(verb), second.lemma == "appointment",
        EnglishPeople.visited.contains(first.lemma)
      {
        return insert("for", at: index, in: &clause)
      }
      if ["open", "lock", "unlock", "start"].contains(verb), second.lemma == "key",
        first.wordClass == .noun, !first.isBeing
      {
        return insert("with", at: index, in: &clause)
      }
    }
  }

  /// *watch/movie/theater, go/seaside/holiday, be/taller/brother*: where, why and beside whom (CGEL §9.15, §7.84).
  private static func linked(_ words: [Constituent], _ index: Int, _ verb: String) -> String? {
    let (first, second) = (words[index - 1].lexeme, words[index].lexeme)
    if ["watch", "see"].contains(verb), ["movie", "film", "play", "show"].contains(first.lemma),
      ["theater", "theatre", "cinema"].contains(second.lemma)
    {
      return "at"
    }
    if verb == "go", first.wordClass == .noun, ["holiday", "vacation"].contains(second.lemma),
      first.isPlaceLike
    {
      return "on"
    }
    if ["talk", "chat", "speak"].contains(verb), first.wordClass == .noun, second.isHuman,
      [.sport, .subject, .game, .music, .media].contains(first.kind)
    {
      // *talk/soccer/coach*: about the one with the other.
      return "with"
    }
    if verb == "be", words.count == 2, second.isBeing, second.wordClass != .adjective,
      first.lemma.hasSuffix("er") || ["better", "worse"].contains(first.lemma),
      EnglishNumberWords.isCompared(first.lemma)
    {
      return "than"
    }
    return nil
  }

  /// *ask/teacher/help*: what somebody is asked for.
  private static func askFor(_ clause: inout Clause, _ verb: String) {
    guard verb == "ask", let last = clause.complements.last?.lexeme,
      ["help", "advice", "permission", "forgiveness", "directions", "money"].contains(last.lemma),
      clause.complements[clause.complements.count - 2].lexeme.isBeing
        || clause.complements[clause.complements.count - 2].lexeme.wordClass == .pronoun
    else { return }
    var noun = Lexeme(lemma: last.lemma, wordClass: .noun, kind: .idea)
    noun.countability = last.lemma == "directions" ? .count : .mass
    if last.lemma == "directions" { noun.number = .plural }
    clause.complements[clause.complements.count - 1].lexeme = noun
    insert("for", at: clause.complements.count - 1, in: &clause)
  }

  /// *have/test/math*: what one is examined in stands before it.
  private static func sitTest(_ clause: inout Clause, _ verb: String) {
    guard ["have", "take", "pass", "fail"].contains(verb),
      ["test", "exam", "quiz"].contains(clause.complements[0].lexeme.lemma),
      let first = clause.complements[0].tile, let second = clause.complements[1].tile,
      clause.complements[1].lexeme.kind == .subject
        || clause.complements[1].lexeme.kind == .languageName
    else { return }
    var test = Lexeme(
      lemma: "\(clause.complements[1].lexeme.lemma) \(clause.complements[0].lexeme.lemma)",
      wordClass: .noun, kind: .event)
    test.countability = .count
    clause.joins[second] = [second, first]
    clause.complements[0] = Constituent(test, tile: second)
    clause.complements.remove(at: 1)
  }
}
