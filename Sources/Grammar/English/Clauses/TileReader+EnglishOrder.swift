import AACCore

/// Rows of tiles in another order or with other small words than English has.
extension TileReader {
  /// *no/I/not/hungry*: *no* before a whole sentence that is negated answers.
  func answerFirst(_ row: inout [Constituent]) {
    guard row.count > 3, row[0].lexeme.lemma == "no",
      row[1].lexeme.hasSubjectForm,
      row[2...].contains(where: { $0.lexeme.kind == .negation || $0.lexeme.lemma.hasSuffix("n't") })
    else { return }
    row[0].lexeme = Lexeme(lemma: "no", wordClass: .interjection, kind: .social)
  }

  /// *feel/like, look/forward/to*: verbs of several words before what they open; the tiles of each by its first.
  func joinVerbs(_ words: inout [Constituent]) -> [Int: [Int]] {
    var tiles: [Int: [Int]] = [:]
    for phrase in Self.verbPhrases {
      guard
        let begin = words.indices.first(where: { index in
          index + phrase.count < words.count
            && zip(words[index...], phrase).allSatisfy { $0.lexeme.lemma == $1 }
        })
      else { continue }
      let end = begin + phrase.count
      guard phrase.count > 2 || words[end].lexeme.wordClass == .verb else { continue }
      if let tile = words[begin].tile { tiles[tile] = words[begin..<end].compactMap(\.tile) }
      words[begin].lexeme = Lexeme(
        lemma: phrase.joined(separator: " "), wordClass: .verb, kind: .action)
      words.removeSubrange((begin + 1)..<end)
    }
    return tiles
  }

  private static let verbPhrases = [
    ["feel", "like"], ["look", "forward", "to"], ["need", "help"], ["want", "help"],
  ]

  /// *wait/I/be/not/ready, look/I/draw/cat*: what calls for attention before a whole sentence.
  func callFirst(_ row: inout [Constituent]) {
    guard row.count > 3, ["wait", "look", "listen", "hey"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isSubjectFormOnly,
      row[2...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .adjective
      })
    else { return }
    row[0].lexeme = Lexeme(lemma: row[0].lexeme.lemma, wordClass: .interjection, kind: .social)
  }

  /// *phone/my, Max/my/dog, me/and/Sam*: words that English puts in another order or case.
  func settleOrder(_ row: inout [Constituent]) {
    if row.count > 2, row[0].lexeme.lemma == "me", row[1].lexeme.lemma == "and" {
      row[0].lexeme.lemma = "I"
    }
    if row.count > 2, row[0].lexeme.lemma == "sorry", row[1].lexeme.wordClass == .pronoun,
      let sorry = tables.lexicon.known("sorry")
    {
      row[0].lexeme = sorry
    }
    if row.count > 3, row[0].lexeme.wordClass == .properNoun, row[1].lexeme.kind == .possessive,
      row[1].lexeme.wordClass != .pronoun, row[2].lexeme.wordClass == .noun, row[2].lexeme.isBeing,
      row[3].lexeme.wordClass == .verb
    {
      row.insert(row.remove(at: 0), at: 2)
    }
    for index in row.indices.dropFirst()
    where ["a", "an", "the"].contains(row[index].lexeme.lemma)
      && row[index - 1].lexeme.wordClass == .noun
      && (index < 2 || !row[index - 2].lexeme.isDeterminerLike)
    {
      // *water/the*: an article that no noun follows.
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      if next == nil || next?.wordClass == .verb { row.swapAt(index - 1, index) }
    }
    for index in row.indices.dropFirst()
    where EnglishHabits.demonstratives.contains(row[index].lexeme.lemma)
      && row[index - 1].lexeme.wordClass == .noun && !row[index - 1].lexeme.isBeing
      && (index < 2 || !row[index - 2].lexeme.isDeterminerLike)
    {
      // *book/this/like/I*: what is pointed at, behind its noun.
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      let isLast = next == nil && row[..<(index - 1)].contains { $0.lexeme.wordClass == .verb }
      let isObject =
        next?.wordClass == .verb
        && row[(index + 1)...].contains {
          $0.lexeme.isSubjectForm
        }
      if isLast || isObject { row.swapAt(index - 1, index) }
    }
    for index in row.indices.dropFirst()
    where row[index].lexeme.kind == .possessive && row[index].lexeme.wordClass == .determiner
      && row[index - 1].lexeme.wordClass == .noun
      && EnglishPronouns.of(row[index].lexeme.lemma) != nil
    {
      let next = index + 1 < row.count ? row[index + 1].lexeme : nil
      let isFree =
        next == nil || next?.wordClass == .verb || next?.kind == .question
        || next?.wordClass == .adverb
        || next?.wordClass == .adjective && index + 2 == row.count
      let isOwned = index > 1 && row[index - 2].lexeme.isDeterminerLike
      if isFree, !isOwned { row.swapAt(index - 1, index) }
    }
  }

  /// *loud/music/too/be* → *too loud*: of what something is like, *too* says how much (CGEL §7.56).
  func gradeWithToo(_ words: inout [Constituent]) {
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
  func turnPrepositions(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst() {
      let verb = index + 1 < words.count ? words[index + 1].lexeme : words[0].lexeme
      // *lunch/for/what/be*.
      let isMeal = verb.kind == .question && words[index - 1].lexeme.kind == .meal
      guard words[index].lexeme.wordClass == .adposition,
        !["to", "without", "by", "before", "after"].contains(words[index].lexeme.lemma),
        verb.wordClass == .verb && index + 1 < words.count || isMeal && index == 1,
        words[index - 1].lexeme.wordClass == .noun, !words[index - 1].lexeme.isBeing,
        tables.frames["\(verb.lemma) \(words[index].lexeme.lemma)"].isDefault,
        index == 1 || words[index - 2].lexeme.wordClass != .verb
      else { continue }
      words.swapAt(index - 1, index)
    }
  }

  /// *what/do/mom/cook, where/do/you/hurt*: the word behind the subject is the verb, whatever else it may be.
  private func dropLeadingDo(_ words: inout [Constituent]) -> Constituent? {
    guard let helper = words.firstIndex(where: { $0.lexeme.lemma == "do" }),
      helper == 0 || helper == 1 && words[0].lexeme.kind == .question
    else { return nil }
    var subject = helper + 1
    while subject < words.count, words[subject].lexeme.isDeterminerLike { subject += 1 }
    guard subject + 1 < words.count, words[subject].lexeme.isNominal,
      words[subject].lexeme.isBeing || words[subject].lexeme.wordClass == .pronoun
        || words[0].lexeme.kind == .question && words[subject].lexeme.wordClass == .noun
    else { return nil }
    let next = words[subject + 1]
    guard
      next.lexeme.wordClass == .verb
        || !tables.frames[next.lexeme.lemma].isDefault && next.lexeme.wordClass != .pronoun
          && !next.lexeme.isConnective
    else { return nil }
    words[subject + 1] = next.asVerb
    return words.remove(at: helper)
  }

  /// *do/you/like/pizza*: *do* before the subject of another verb only asks (CGEL §3.37).
  func dropAuxiliary(_ words: inout [Constituent]) -> Constituent? {
    if let helper = dropLeadingDo(&words) { return helper }
    guard words.count > 2, let verb = words.firstIndex(where: { $0.lexeme.lemma == "do" }),
      verb + 1 < words.count, EnglishPronouns.of(words[verb + 1].lexeme.lemma) != nil,
      words[(verb + 2)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    return words.remove(at: verb)
  }
}
