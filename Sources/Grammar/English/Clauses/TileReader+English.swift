import AACCore

extension TileReader {
  /// The tiles of the main clause in the class that their place asks for, those of other clauses, and what the
  /// forms of its verbs said.
  func englishRow(_ row: [Constituent]) -> EnglishRow {
    var row = row
    // *me/want/ball*: before its verb it is the subject after all.
    if row.count > 1, row[1].lexeme.wordClass == .verb,
      let pronoun = EnglishPronouns.of(row[0].lexeme.lemma),
      pronoun.accusative == row[0].lexeme.lemma, pronoun.nominative != row[0].lexeme.lemma
    {
      row[0].lexeme.lemma = pronoun.nominative
    }
    var joiner = EnglishWordJoiner(tables.lexicon)
    row = joiner.named(row)
    let typed = EnglishTypedForms(frames: tables.frames, lexicon: tables.lexicon).settled(row)
    var words = EnglishWordClasses(frames: tables.frames, lexicon: tables.lexicon)
      .settled(typed.words)
    let isAsked = dropAuxiliary(&words)
    gradeWithToo(&words)
    turnPrepositions(&words)
    var result = EnglishRow(
      words: words, tense: typed.tense, options: typed.options, isQuestion: typed.asks || isAsked)
    let splitter = EnglishClauseSplitter(frames: tables.frames, lexicon: tables.lexicon)
    if let main = splitter.mainStart(words) {
      result.words = Array(words[main...])
      result.later = Array(words[..<main])
    } else if let boundary = splitter.boundary(in: words, behind: nil, false) {
      result.words = Array(words[..<boundary.at])
      result.later = Array(words[boundary.at...])
    }
    return result
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

  /// *loud/music/too/be* → *too loud*: of what something is like, *too* says how much (CGEL §7.56).
  private func gradeWithToo(_ words: inout [Constituent]) {
    guard let too = words.firstIndex(where: { $0.lexeme.lemma == "too" }), too > 0,
      too + 1 < words.count, words[too + 1].lexeme.wordClass != .adjective,
      words[too + 1].lexeme.wordClass != .adverb,
      words.contains(where: { frame(of: $0).isCopular && $0.lexeme.wordClass == .verb }),
      let quality = words.firstIndex(where: { $0.lexeme.wordClass == .adjective }),
      !words[too - 1].lexeme.isBeing, words[too - 1].lexeme.wordClass != .pronoun
    else { return }
    let word = words.remove(at: too)
    words.insert(word, at: quality < too ? quality : quality - 1)
  }

  /// *ladder/on/stand*: a preposition between its noun and the verb was chosen after the noun.
  private func turnPrepositions(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst().dropLast() {
      let verb = words[index + 1].lexeme
      guard words[index].lexeme.wordClass == .adposition, verb.wordClass == .verb,
        words[index - 1].lexeme.wordClass == .noun, !words[index - 1].lexeme.isBeing,
        tables.frames["\(verb.lemma) \(words[index].lexeme.lemma)"].isDefault,
        index == 1 || words[index - 2].lexeme.wordClass != .verb
      else { continue }
      words.swapAt(index - 1, index)
    }
  }

  /// *do/you/like/pizza*: *do* before the subject of another verb only asks (CGEL §3.37).
  private func dropAuxiliary(_ words: inout [Constituent]) -> Bool {
    guard words.count > 2, let verb = words.firstIndex(where: { $0.lexeme.lemma == "do" }),
      verb + 1 < words.count, EnglishPronouns.of(words[verb + 1].lexeme.lemma) != nil,
      words[(verb + 2)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    words.remove(at: verb)
    return true
  }
}

/// A row of tiles as English reads it: the main clause, other clauses, and what the forms of verbs said.
struct EnglishRow {
  /// Words of the main clause.
  var words: [Constituent]
  /// Words of the other clauses, each with what joins it.
  var later: [Constituent] = []
  /// Time that a form said: *went*.
  var tense: Tense?
  /// *is eating.*
  var options: Clause.Options = []
  /// Whether an auxiliary stood before its subject.
  var isQuestion = false

  /// Gives a reading of the row what its forms said.
  func mark(_ clause: inout Clause) {
    clause.tense = tense
    clause.options = options
    clause.isQuestion = isQuestion
  }
}
