import AACCore

/// What is no whole sentence and says enough: *the/boy/who/hit/me, toy/that/I/want, five/minutes/left, never/again, one/for/me/one/
/// for/you*.
///
/// Sources: CGEL §11.41–11.53 (block language, nonsentences), §17.9–17.25 (relative clauses), §18.45 (*left*).
extension EnglishCompletedRow {
  func fragment(_ row: [Constituent], _ words: [String]) -> Completed? {
    if words == ["never", "again"], let first = row[0].tile, let second = row[1].tile {
      var said = row[0]
      said.lexeme = Lexeme(lemma: "never again", wordClass: .interjection, kind: .social)
      return Completed([said], joins: [first: [first, second]])
    }
    guard row.count > 2 else { return nil }
    if row.count == 3, words[2] == "left", row[0].lexeme.wordClass == .numeral,
      Self.units.contains(words[1])
    {
      var left = row[2]
      left.lexeme = Lexeme(lemma: "left", wordClass: .adverb, kind: .manner)
      return Completed(small("there") + [EnglishWording.be] + row[..<2] + [left])
    }
    if row.count == 6, words[0] == "one", words[3] == "one", words[1] == "for", words[4] == "for" {
      return Completed(Laid(row: Array(row[..<3]), next: Array(row[3...])))
    }
    return relativeAlone(row, words)
  }

  private static let units = EnglishWords.set(
    "minute minutes second seconds hour hours day days week weeks month months")

  /// *the/boy/who/hit/me, toy/that/I/want*: which one (CGEL §17.9).
  private func relativeAlone(_ row: [Constituent], _ words: [String]) -> Completed? {
    let noun = row[0].lexeme.isDeterminerLike || words[0] == "the" ? 1 : 0
    guard row.count > noun + 3, row.count < noun + 7, row[noun].lexeme.wordClass == .noun,
      let first = row[noun].tile, let second = row[noun + 1].tile,
      words[noun + 1] == "who" && row[noun].lexeme.isHuman || words[noun + 1] == "that",
      !row[(noun + 2)...].contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.wordClass == .adjective
          || $0.lexeme.lemma == "be" || $0.lexeme.kind == .question
          || $0.lexeme.kind == .negation || $0.lexeme.lemma == "kind"
      })
    else { return nil }
    var named = row[noun]
    let article = noun == 1 ? [row[0]] : small("the")
    let begin = noun + 2
    if row[begin].lexeme.isSubjectForm || row[begin].lexeme.isHuman {
      guard row.count == begin + 2, isDeed(row[begin + 1]) else { return nil }
      named.lexeme.lemma = "\(words[noun]) that"
      named.lexeme.wordClass = .conjunction
      var told = Completed(
        Laid(
          row: [row[begin + 1].asVerb], subject: [row[begin]],
          opensWith: said(article, named, words[noun + 1])))
      told.joins = [first: [first, second]]
      return told
    }
    guard isDeed(row[begin]),
      row[(begin + 1)...].allSatisfy({ !isDeed($0) || $0.lexeme.namesThing })
    else { return nil }
    named.lexeme.lemma = "\(words[noun]) \(words[noun + 1])"
    var told = Completed(
      Laid(row: [row[begin].asVerb] + row[(begin + 1)...], subject: article + [named]))
    told.joins = [first: [first, second]]
    return told
  }

  /// *The toy that*, as one word.
  private func said(_ article: [Constituent], _ noun: Constituent, _ link: String) -> Constituent {
    var word = noun
    let before = article.map(\.lexeme.lemma).joined(separator: " ")
    word.lexeme = Lexeme(
      lemma: "\(before) \(noun.lexeme.lemma)", wordClass: .conjunction, kind: .connective)
    return word
  }

  private func isDeed(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .verb || frames.listed(word.lexeme.lemma)?.isListed == true
  }
}
