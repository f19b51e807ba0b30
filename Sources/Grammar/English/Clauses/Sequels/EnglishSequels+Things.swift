import AACCore

/// How a thing is, or what one perceives, and what one needs or feels because of it: *my/hands/cold / need/gloves, I/hear/loud/
/// noise / scared*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §10.9 (*be* understood).
extension EnglishSequels {
  /// The two sentences of such a row; nil where it is one.
  func aboutThings(_ row: [Constituent]) -> Split? {
    guard row.count > 3, row.count < 8, let speaker = lexicon.known("I"),
      row.allSatisfy({
        $0.lexeme.kind != .question && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .negation
      })
    else { return nil }
    return needed(row, speaker) ?? perceived(row, speaker)
  }

  /// *sun/too/bright / need/sunglasses*: nothing but who speaks needs it.
  private func needed(_ row: [Constituent], _ speaker: Lexeme) -> Split? {
    guard let need = row.firstIndex(where: { ["need", "want"].contains($0.lexeme.lemma) }),
      need > 1, need + 1 < row.count, row[need - 1].lexeme.wordClass == .adjective,
      row[need - 1].lexeme.lemma != "hurt"
    else { return nil }
    var state = need - 1
    if ["too", "very", "so", "really"].contains(row[state - 1].lexeme.lemma) { state -= 1 }
    guard state > 0, let thing = row[..<state].last?.lexeme, thing.namesThing,
      row[..<state].allSatisfy({ $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun })
    else { return nil }
    return Split(
      first: row[..<state] + [EnglishWording.be] + row[state..<need],
      second: [Constituent(speaker), row[need].asVerb] + row[(need + 1)...])
  }

  /// *I/hear/loud/noise / scared*: how one feels then.
  private func perceived(_ row: [Constituent], _ speaker: Lexeme) -> Split? {
    guard row[0].lexeme.lemma == "I", Self.perceptions.contains(row[1].lexeme.lemma),
      let last = row.last, EnglishStatement.feelings.contains(last.lexeme.lemma),
      case let before = row[row.count - 2].lexeme, before.wordClass == .noun,
      row[2..<(row.count - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun
          || $0.lexeme.wordClass == .adjective
      })
    else { return nil }
    var feeling = last
    feeling.lexeme = Lexeme(lemma: last.lexeme.lemma, wordClass: .adjective, kind: .emotion)
    return Split(
      first: Array(row.dropLast()), second: [Constituent(speaker), EnglishWording.be, feeling])
  }

  private static let perceptions = EnglishWords.set(
    "hear heard see saw lose lost break broke miss missed drop dropped find found win won get got forget forgot"
  )
}
