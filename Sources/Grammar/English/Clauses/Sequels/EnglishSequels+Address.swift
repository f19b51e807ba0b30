import AACCore

/// Whom one speaks to behind *you*, and what keeps one from work.
///
/// Sources: CGEL §10.52 (vocatives), §13.3 (asyndetic coordination).
extension EnglishSequels {
  /// *I/love/you / Mom*: a name that has no part in what is done.
  func addressed(_ row: [Constituent]) -> Split? {
    let last = row.count - 1
    if row.count > 3, row.count < 7, isName(row[last].lexeme), row[last - 1].lexeme.lemma == "you",
      isNominative(row[0].lexeme),
      let deed = row[1..<(last - 1)].last(where: { $0.lexeme.wordClass == .verb })?.lexeme.lemma,
      Self.heartfelt.contains(deed)
    {
      return at(last, row)
    }
    guard row.count == 3, row[0].lexeme.lemma == "look", isName(row[1].lexeme),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isHuman, row[2].lexeme.kind != .body,
      !row[2].lexeme.kind.isTemporal, let look = lexicon.known("at"),
      let the = lexicon.known("the")
    else { return nil }
    // *look/Mom/bird*: who is called does not have to be looked at.
    let isOne = !EnglishHabits.isMass(row[2].lexeme) && !EnglishHabits.isPlural(row[2].lexeme)
    return Split(
      first: [row[1]],
      second: [row[0], Constituent(look)] + (isOne ? [Constituent(the)] : []) + [row[2]],
      asksNext: true)
  }

  /// *I/be/bored / what/can/I/do, I/be/sick / who/can/help/me*: where the question begins.
  func lossEnd(_ row: [Constituent]) -> Int? {
    guard row.count == 7, row[0].lexeme.lemma == "I", row[1].lexeme.lemma == "be",
      row[4].lexeme.lemma == "can", row[4].tile == nil
    else { return nil }
    return 3
  }

  /// What one says to somebody's face.
  private static let heartfelt = EnglishWords.set(
    "love miss need hear hate thank adore want see trust believe understand forgive hug like")

  /// *flu/work/no*: what one has, and what one does not do because of it.
  func keptFromWork(_ row: [Constituent]) -> Split? {
    guard row.count == 3, row[0].lexeme.kind == .illness,
      ["work", "school", "class", "practice", "therapy"].contains(row[1].lexeme.lemma),
      ["no", "not"].contains(row[2].lexeme.lemma), let speaker = lexicon.known("I"),
      let no = lexicon.known("no")
    else { return nil }
    var work = row[1]
    if work.lexeme.wordClass != .noun {
      work.lexeme = Lexeme(lemma: work.lexeme.lemma, wordClass: .noun, kind: .place)
    }
    var negator = row[2]
    negator.lexeme = no
    return Split(
      first: [Constituent(speaker), EnglishStatementReader.verb("have"), row[0]],
      second: [negator, work])
  }
}
