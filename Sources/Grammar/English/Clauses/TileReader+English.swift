import AACCore

extension TileReader {
  /// The tiles of the first clause in the class that their place asks for, and those of later ones.
  func mainClause(of row: [Constituent]) -> ([Constituent], [Constituent]) {
    var row = row
    // *me/want/ball*: before its verb it is the subject after all.
    if row.count > 1, row[1].lexeme.wordClass == .verb,
      let pronoun = EnglishPronouns.of(row[0].lexeme.lemma),
      pronoun.accusative == row[0].lexeme.lemma
    {
      row[0].lexeme.lemma = pronoun.nominative
    }
    let words = dropAuxiliary(
      EnglishWordClasses(frames: tables.frames, lexicon: tables.lexicon).settled(row))
    let splitter = EnglishClauseSplitter(frames: tables.frames, lexicon: tables.lexicon)
    guard let boundary = splitter.boundary(in: words, behind: nil, false) else {
      return (words, [])
    }
    return (Array(words[..<boundary.at]), Array(words[boundary.at...]))
  }

  /// *he/sick/today* → *He is sick today*: a being with a quality behind it (CGEL §10.9).
  func predicate(of words: [Constituent]) -> Clause? {
    var index = 0
    while index < words.count, words[index].lexeme.isDeterminerLike { index += 1 }
    guard index + 1 < words.count, isPredicated(words[index].lexeme, by: words[(index + 1)...])
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(words[...index])
    clause.complements = Array(words[(index + 1)...])
    return clause
  }

  private func isPredicated(_ noun: Lexeme, by rest: ArraySlice<Constituent>) -> Bool {
    let degrees = rest.prefix { $0.lexeme.kind == .degree || $0.lexeme.kind == .negation }
    guard let quality = rest.dropFirst(degrees.count).first?.lexeme,
      quality.wordClass == .adjective,
      rest.dropFirst(degrees.count + 1).first?.lexeme.wordClass != .noun
    else { return false }
    if let pronoun = EnglishPronouns.of(noun.lemma) { return pronoun.nominative == noun.lemma }
    return noun.isHuman && noun.wordClass != .pronoun
  }

  /// *do/you/like/pizza*: *do* before the subject of another verb only asks (CGEL §3.37).
  private func dropAuxiliary(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 2, let verb = words.firstIndex(where: { $0.lexeme.lemma == "do" }),
      verb + 1 < words.count, EnglishPronouns.of(words[verb + 1].lexeme.lemma) != nil,
      words[(verb + 2)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return words }
    var rest = words
    rest.remove(at: verb)
    return rest
  }
}
