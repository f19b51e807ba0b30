import AACCore

/// Who feels something, chosen behind the verb: *parecer / a mí / bien, dar / a mi hermana / miedo / tormenta, hacer / gracia
/// / a él / chiste* (NGLE §35.9, *verbos de afección*).
extension ClausePlanner {
  /// Makes whoever feels it what the verb of feeling is said of, and one verb of that and its word.
  func raiseFeeling(_ clause: inout Clause) {
    guard !clause.isLaid, !clause.complements.isEmpty, !clause.options.contains(.request),
      let verb = clause.verb?.lexeme, verb.person == nil,
      Self.phrasal.contains(verb.lemma)
        || clause.complements.contains(where: { mayLeadToFeeling($0.lexeme) })
          && frames[verb.lemma].pattern.mayHaveExperiencer
    else { return }
    var others = clause.complements
    let word = feelingWord(verb.lemma, others).map { others.remove(at: $0) }
    let owner = takeFeeling(&others, isNamed: word != nil && verb.lemma != "hacer")
    let phrase = word.map { "\(verb.lemma) \($0.lexeme.lemma)" } ?? verb.lemma
    if let owner {
      guard raises(phrase, word?.lexeme, owner, others, clause) else { return }
      clause.complements = phrase == "parecer" ? others + clause.subject : clause.subject + others
      clause.subject = owner
      if phrase == "parecer" {
        clause.subject[owner.count - 1].lexeme.forms[Adverbial.judging] = ""
      }
    } else {
      guard let word, isFeltBySubject(clause, word.lexeme, others) else { return }
      clause.complements = others
    }
    clause.verb?.lexeme.lemma = phrase
  }

  private func mayLeadToFeeling(_ word: Lexeme) -> Bool {
    word.wordClass == .adposition && word.lemma == "a"
      || word.wordClass == .pronoun && Self.datives.contains(word.lemma)
  }

  /// Place of the word by which a verb says what is felt: *miedo, bien, gracia*.
  private func feelingWord(_ verb: String, _ words: [Constituent]) -> Int? {
    words.indices.first { place in
      guard isFeeling("\(verb) \(words[place].lexeme.lemma)") else { return false }
      guard place > 0 else { return true }
      let before = words[place - 1].lexeme
      return before.wordClass != .adposition && before.kind != .degree
        && before.kind != .quantity && !before.isDeterminerLike
    }
  }

  private func isFeeling(_ phrase: String) -> Bool {
    frames.listed(phrase)?.pattern == .experiencer
      || SpanishRoleWords.sensations.contains(phrase)
  }

  /// Takes *a mí, a mi hermana* or *me* out of the words before any clause; nil where nobody is there.
  private func takeFeeling(_ words: inout [Constituent], isNamed: Bool) -> [Constituent]? {
    let end =
      words.firstIndex {
        $0.lexeme.wordClass == .verb || $0.lexeme.isConnective || $0.lexeme.lemma == "que"
      } ?? words.endIndex
    for place in words[..<end].indices {
      let word = words[place].lexeme
      if word.wordClass == .pronoun, Self.datives.contains(word.lemma) {
        return [words.remove(at: place)]
      }
      if isNamed, word.wordClass == .pronoun, let short = Self.short[word.lemma],
        place == 0 || words[place - 1].lexeme.wordClass != .adposition
      {
        var owner = words.remove(at: place)
        owner.lexeme = WordJoiner.pronoun(short)
        return [owner]
      }
      guard word.wordClass == .adposition, word.lemma == "a" else { continue }
      let head = words[(place + 1)..<end].firstIndex { !$0.lexeme.isDeterminerLike }
      guard let head, isBeing(words[head]), words[head].lexeme.kind != .question else { continue }
      var owner = Array(words[(place + 1)...head])
      words.removeSubrange(place...head)
      if owner.count == 1, let short = Self.short[owner[0].lexeme.lemma] {
        owner[0].lexeme = WordJoiner.pronoun(short)
      }
      return owner
    }
    return nil
  }

  /// Whether nobody can do that to somebody, or a thing or a deed is there that moves him.
  private func raises(
    _ phrase: String, _ word: Lexeme?, _ owner: [Constituent], _ others: [Constituent],
    _ clause: Clause
  ) -> Bool {
    let frame = frames[phrase]
    let isSpeakers = owner.last?.lexeme.person == .first
    if clause.subject.count == 1, clause.subject[0].lexeme.kind == .question {
      // Quién / gustar / a / tú, quién / caer bien / a / tú.
      return frame.pattern == .experiencer
    }
    guard clause.subject.isEmpty else {
      // Vestido / quedar / a ti / bien; comida / parecer / a mí / rica.
      let isJudged = phrase == "parecer" && others.contains { $0.lexeme.wordClass == .adjective }
      return (isJudged || word != nil && word?.wordClass != .noun)
        && clause.subject.allSatisfy { !$0.lexeme.isBeing || phrase.hasPrefix("caer ") }
        && clause.subject.allSatisfy { $0.lexeme.wordClass != .pronoun }
    }
    if phrase == "parecer" || phrase == "quedar" {
      return others.contains { $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .adverb }
        || phrase == "parecer" && others.first?.lexeme.lemma == "que"
    }
    if word != nil { return word?.wordClass != .noun || !others.isEmpty || isSpeakers }
    guard frame.pattern == .experiencer || frame.pattern == .affecting else { return false }
    guard let mover = others.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme else {
      return isSpeakers && frame.pattern == .experiencer
    }
    return frame.pattern == .experiencer || mover.isThing || mover.wordClass == .verb
      || mover.lemma == "que"
  }

  /// *Yo / hacer / gracia / chiste, yo / venir / bien / martes*: who was chosen as the subject feels what a thing or a deed
  /// makes him feel.
  private func isFeltBySubject(_ clause: Clause, _ word: Lexeme, _ others: [Constituent]) -> Bool {
    guard let verb = clause.verb?.lexeme.lemma, Self.joined.contains(verb),
      clause.subject.count == 1, isBeing(clause.subject[0]),
      let first = others.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme
    else { return false }
    return first.isThing || first.wordClass == .verb || first.lemma == "que"
      || first.kind == .weekday
  }

  /// Verbs that make one phrase with what is felt.
  private static let phrasal = joined.union(felt).union(["dar", "ir", "salir"])
  /// Of them those that whoever feels it was chosen for as the subject, beside those of ``felt`` and *dar*.
  private static let joined: WordSet = ["hacer", "venir", "poner", "costar"]
  /// Pronouns of whom it concerns that cannot be what is done.
  private static let datives: WordSet = ["me", "te", "nos", "os", "le", "les"]
  /// Said without a stress that nobody meant.
  static let short = [
    "yo": "me", "mí": "me", "tú": "te", "ti": "te", "vos": "te", "nosotros": "nos",
    "nosotras": "nos",
  ]
}
