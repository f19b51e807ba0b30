import AACCore

/// Who or what is asked about, chosen behind the question word: *estar / dónde / baño, ser / de quién / mochila / roja, cerrar
/// / a qué hora / tienda* (NGLE §42.10, *posición del sujeto en las interrogativas*).
extension ClausePlanner {
  /// Makes it the subject, with what determines and describes it.
  func askOfSubject(_ clause: inout Clause, _ verb: String) {
    guard let asked = clause.complements.firstIndex(where: { $0.lexeme.kind == .question }),
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    var start = asked + 1
    if asked > 0, clause.complements[asked - 1].lexeme.wordClass == .adposition,
      clause.complements[asked].lexeme.lemma == "qué", clause.complements.indices.contains(start),
      clause.complements[start].lexeme.wordClass == .noun
    {
      start += 1
    }
    guard
      let head = clause.complements.indices.first(where: {
        $0 >= start && !clause.complements[$0].lexeme.isDeterminerLike
      }), isAskedAbout(clause, head, behind: asked, from: start, verb)
    else { return }
    let end = endOfAsked(clause, head, behind: asked)
    clause.subject = Array(clause.complements[start..<end])
    clause.subject[head - start].government = nil
    clause.complements.removeSubrange(start..<end)
    if verb == "llamar" { clause.verb?.lexeme.lemma = "llamarse" }
  }

  /// Whether the noun does or is what is asked.
  private func isAskedAbout(
    _ clause: Clause, _ head: Int, behind asked: Int, from start: Int, _ verb: String
  ) -> Bool {
    let noun = clause.complements[head].lexeme
    let word = clause.complements[asked].lexeme.lemma
    let isGoverned = asked > 0 && clause.complements[asked - 1].lexeme.wordClass == .adposition
    guard noun.wordClass == .noun || noun.wordClass == .properNoun, !noun.kind.isTemporal,
      isGoverned || head > start || start > asked + 1 || !AskedSubjectWords.choosing.contains(word)
    else { return false }
    let frame = frames[verb]
    if frame.isCopular {
      return verb != "estar" || !isGoverned && AskedSubjectWords.stating.contains(word)
    }
    if verb == "llamar" { return word == "cómo" && head + 1 == clause.complements.count }
    guard let deed = clause.verb, start > asked + 1 || AskedSubjectWords.timing.contains(word)
    else { return false }
    if noun.isBeing {
      return frame.pattern == .plain && frame.slot(.object) == nil && frame.slot(.company) == nil
        || SpanishAskedWords.moving.contains(verb) && noun.isHuman
    }
    var planned = PlannedVerb(deed, frame: frame)
    planned.subordinator = clause.complements[asked]
    planned.subordinator?.lexeme.lemma = start > asked + 1 ? "a qué hora" : word
    return actsWhereAsked(noun, planned)
  }

  /// Index behind the noun, its qualities and what it is of.
  private func endOfAsked(_ clause: Clause, _ head: Int, behind asked: Int) -> Int {
    var end = head + 1
    let words = clause.complements
    guard clause.complements[asked].lexeme.lemma != "por qué" else { return end }
    while end < words.count, words[end].lexeme.wordClass == .adjective { end += 1 }
    if end + 1 < words.count, words[end].lexeme.lemma == "de",
      let owner = words.indices.first(where: {
        $0 > end && !words[$0].lexeme.isDeterminerLike
      }), words[owner].lexeme.wordClass == .noun || words[owner].lexeme.wordClass == .properNoun
    {
      end = owner + 1
    }
    return end
  }
}

/// Question words by what they ask of somebody or something.
private enum AskedSubjectWords {
  /// What chooses among the noun right behind it.
  static let choosing: WordSet = [
    "qué", "cuál", "cuáles", "cuánto", "cuántos", "cuánta", "cuántas",
  ]
  static let stating: WordSet = ["dónde", "cómo", "por qué", "desde cuándo", "cuándo"]
  static let timing: WordSet = ["cuándo", "a qué hora", "por dónde", "de dónde", "por qué"]
}
