import AACCore

/// What is meant and what is not: *talk to me, not to my mom; today, not tomorrow; my toy, not yours*.
///
/// Sources: CGEL §13.42 (*not* between what is contrasted), §10.64 (scope of negation).
extension EnglishConstructions {
  /// Makes one phrase of *not* and what is not meant, where it is behind its counterpart and ends the clause.
  mutating func settleContrast() {
    guard let not = words.indices.dropFirst().last(where: { words[$0].lexeme.lemma == "not" }),
      not + 1 < words.count, !clause.isNegative, !clause.isQuestion,
      !words[not - 1].lexeme.isSubjectForm
        || planner.frames.listed(words[not + 1].lexeme.lemma) == nil,
      !words.contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction }
      ),
      let text = contrast(Array(words[(not + 1)...]), behind: words[not - 1].lexeme)
    else { return }
    let counterpart = words[not - 1].lexeme
    if counterpart.wordClass == .adverb {
      return join(
        (not - 1)...(words.count - 1), "\(counterpart.lemma), not \(text)", counterpart.kind)
    }
    join(not...(words.count - 1), "not \(text)", .manner)
  }

  /// What is not meant, in the form that its counterpart asks for; nil where it is no counterpart.
  private func contrast(_ parts: [Constituent], behind counterpart: Lexeme) -> String? {
    var rest = parts[...]
    var said: [String] = []
    let hasPreposition = rest[0].lexeme.wordClass == .adposition || rest[0].lexeme.lemma == "to"
    if hasPreposition {
      let preposition = rest[0].lexeme.lemma
      guard words.contains(where: { $0.tile != rest[0].tile && $0.lexeme.lemma == preposition })
      else { return nil }
      said.append(preposition)
      rest = rest.dropFirst()
    }
    if let pronoun = rest.first, rest.count == 1, pronoun.lexeme.wordClass == .pronoun {
      guard counterpart.isNominal || counterpart.kind == .direction else { return nil }
      let own = EnglishPronouns.of(pronoun.lexeme.lemma)
      let isPerson = own.map { $0.nominative == pronoun.lexeme.lemma } ?? false
      return (said + [isPerson ? own?.accusative ?? pronoun.lexeme.lemma : pronoun.lexeme.lemma])
        .joined(separator: " ")
    }
    guard let last = rest.last?.lexeme,
      rest.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .pronoun })
    else { return nil }
    if Self.isNoun(last) || last.wordClass == .properNoun, !last.kind.isTemporal {
      return contrast(noun: last, rest, said, behind: counterpart)
    }
    guard rest.count == 1, !hasPreposition,
      last.kind.isTemporal && counterpart.kind.isTemporal
        || last.wordClass == .adverb && counterpart.wordClass == .adverb
    else { return nil }
    return last.lemma
  }

  /// *my mom, Mom, the cat*: a name, somebody of one's own or the thing itself.
  private func contrast(
    noun: Lexeme, _ rest: ArraySlice<Constituent>, _ said: [String], behind counterpart: Lexeme
  ) -> String? {
    if !said.isEmpty || counterpart.wordClass == .pronoun {
      let words = rest.map(\.lexeme.lemma)
      if rest.count > 1 { return (said + words).joined(separator: " ") }
      if EnglishPeople.names.contains(noun.lemma.lowercased()) {
        return (said + [noun.lemma.capitalizedAtStart]).joined(separator: " ")
      }
      if noun.wordClass == .properNoun || EnglishHabits.barePlaces.contains(noun.lemma)
        || EnglishHabits.isMass(noun) || EnglishHabits.isPlural(noun)
      {
        return (said + words).joined(separator: " ")
      }
      let article = EnglishPeople.isPossessed(noun.lemma) ? "my" : "the"
      return (said + [article] + words).joined(separator: " ")
    }
    return nil
  }
}
