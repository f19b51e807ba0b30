import AACCore

/// Rows of tiles that say what something is like without a verb (CGEL §10.9).
extension TileReader {
  /// *he/sick/today* → *He is sick today*: a being with a quality behind it (CGEL §10.9).
  func predicate(of row: [Constituent]) -> Clause? {
    let words = qualityFirst(row)
    if let asked = askedQuality(words) { return asked }
    if let end = nominalPredicate(words) {
      var clause = Clause(variety: variety)
      clause.subject = Array(words[..<end])
      clause.verb = Constituent.linking("be")
      clause.complements = Array(words[end...])
      return clause
    }
    var index = 0
    while index + 1 < words.count,
      words[index].lexeme.isDeterminerLike
        || words[index].lexeme.wordClass == .adjective
          && (words[index + 1].lexeme.wordClass == .adjective
            || words[index + 1].lexeme.wordClass == .noun)
    {
      index += 1
    }
    let isPicked = words[..<index].contains {
      $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .possessive
        || $0.lexeme.kind == .demonstrative || $0.lexeme.lemma == "the"
    }
    guard index + 1 < words.count,
      isPredicated(words[index].lexeme, by: words[(index + 1)...])
        || isPicked && words[index].lexeme.wordClass == .noun
          && isQualityAlone(words[(index + 1)...])
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(words[...index])
    clause.complements = Array(words[(index + 1)...])
    clause.verb = Constituent.linking("be")
    return clause
  }

  /// *why/you/sad, sad/why/you*: a quality that is asked about (CGEL §10.9).
  private func askedQuality(_ words: [Constituent]) -> Clause? {
    guard words.count > 2, let word = words.firstIndex(where: { $0.lexeme.kind == .question }),
      ["why", "when", "how"].contains(words[word].lexeme.lemma),
      let quality = words.firstIndex(where: { $0.lexeme.wordClass == .adjective }),
      let noun = words.firstIndex(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.hasSubjectForm
      })
    else { return nil }
    var begin = noun
    while begin > 0, words[begin - 1].lexeme.isDeterminerLike { begin -= 1 }
    var clause = Clause(variety: variety)
    clause.subject = Array(words[begin...noun])
    clause.verb = Constituent.linking("be")
    clause.complements =
      words.indices
      .filter { !(begin...noun).contains($0) && $0 != quality }.map { words[$0] } + [words[quality]]
    clause.isQuestion = true
    return clause
  }

  /// *that/my/chair, it/my/turn, my/name/Tom, today/Monday*: where the subject ends that *be* is understood behind.
  private func nominalPredicate(_ words: [Constituent]) -> Int? {
    guard words.count > 1 else { return nil }
    let first = words[0].lexeme
    let second = words[1].lexeme
    let isSubject =
      EnglishHabits.demonstratives.contains(first.lemma)
      || first.hasSubjectForm
    let names =
      second.kind == .possessive || second.wordClass == .properNoun
      || ["a", "an", "the"].contains(second.lemma)
    if isSubject {
      if names { return 1 }
      if second.kind == .negation, words.count > 3, words[2].lexeme.kind == .possessive { return 1 }
      return second.wordClass == .adjective && words.count == 2 && second.kind != .quantity
        ? 1 : nil
    }
    if EnglishHabits.dateSubjects.contains(first.lemma), second.kind == .weekday, words.count == 2 {
      return 1
    }
    guard let last = words.last, last.lexeme.wordClass == .properNoun,
      let index = words.firstIndex(where: { EnglishHabits.heads.contains($0.lexeme.lemma) }),
      index == words.count - 2
    else { return nil }
    return index + 1
  }

  private static let lateness: WordSet = ["late", "early"]

  private func isPredicated(_ noun: Lexeme, by rest: ArraySlice<Constituent>) -> Bool {
    let degrees = rest.prefix { $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }
    guard let quality = rest.dropFirst(degrees.count).first?.lexeme,
      quality.wordClass == .adjective || Self.lateness.contains(quality.lemma),
      rest.dropFirst(degrees.count + 1).first?.lexeme.wordClass != .noun
    else { return false }
    if let pronoun = EnglishPronouns.of(noun.lemma) { return pronoun.nominative == noun.lemma }
    return noun.isHuman && noun.wordClass != .pronoun
  }

  /// *thirsty/very/I*: a quality with its degree before the pronoun it is said of.
  private func qualityFirst(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 1, let last = words.last, last.lexeme.isSubjectForm,
      words.dropLast().filter({ $0.lexeme.wordClass == .adjective }).count == 1
    else { return words }
    let small = words.dropLast().filter { $0.lexeme.wordClass != .adjective }
    guard small.allSatisfy({ $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }) else {
      return words
    }
    return [last] + small + words.filter { $0.lexeme.wordClass == .adjective }
  }

  /// *red/car/fast, my/soup/too/hot*: nothing but a quality and its degree behind a thing that is picked out.
  private func isQualityAlone(_ rest: ArraySlice<Constituent>) -> Bool {
    let degrees = rest.prefix { $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }
    return rest.count == degrees.count + 1 && rest.last?.lexeme.wordClass == .adjective
  }
}
