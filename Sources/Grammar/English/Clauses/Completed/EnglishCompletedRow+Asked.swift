import AACCore

/// Which of two is asked for, when something was or will be, and what is laid word by word: *which/bigger/dog/cat, who/run/faster/you/dad,
/// last/week/go/zoo, in/summer/go/beach, how/many/kid/be/class, a/lot/of/people/beach*.
///
/// Sources: CGEL §11.20 (alternative questions), §8.55 and §10.9 (times first, the speaker understood), §5.25 (*a lot of*).
extension EnglishCompletedRow {
  // MARK: Which of two

  /// *Which/bigger/dog/cat, who/be/taller/dad/mom, who/run/faster/you/dad*: the one or the other.
  func askedOfTwo(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words[0] == "who" || words[0] == "which", row.count > 3 else { return nil }
    let grade = isVerb(row[1]) ? 2 : 1
    let others = row[(grade + 1)...].filter { $0.lexeme.lemma != "or" }
    guard isGrade(row[grade], words[grade]), !EnglishNumberWords.isSuperlative(words[grade]),
      others.count == 2, others.allSatisfy({ isPhrase([$0]) }),
      grade == 2 || others[0].lexeme.lemma != "you" || !isOwner(others[1])
    else { return nil }
    var both: [Constituent] = []
    for other in others {
      if !both.isEmpty { both += row.first { $0.lexeme.lemma == "or" }.map { [$0] } ?? small("or") }
      let isKnown =
        other.lexeme.wordClass == .noun && !KindSet.edible.contains(other.lexeme.kind)
        && !other.lexeme.isHuman && !EnglishHabits.isMass(other.lexeme)
      let isOwn =
        EnglishPeople.isPossessed(other.lexeme.lemma)
        && !EnglishPeople.names.contains(other.lexeme.lemma)
      both += (isKnown ? small("the") : isOwn ? small("my") : []) + [other]
    }
    if grade == 2, words[1] != "be" {
      return Laid(row: Array(row[...grade]), next: both, asks: true)
    }
    return Laid(
      row: [grade == 2 ? row[1] : EnglishWording.be, row[grade].asQuality], next: both, asks: true,
      subject: [row[0]])
  }

  // MARK: Times first

  /// *Last/week/go/zoo, next/Monday/go/doctor; in/summer/go/beach*: who speaks does so then.
  func onceDone(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, row[1].lexeme.kind.isTemporal || EnglishHabits.seasons.contains(words[1]),
      ["go", "play"].contains(words[2]), row[3].lexeme.wordClass != .verb || words[3] == "park"
    else { return nil }
    if ["last", "next"].contains(words[0]) { return row[..<2] + small("I") + row[2...] }
    guard words[0] == "in", EnglishHabits.seasons.contains(words[1]) else { return nil }
    return small("I") + row[2...] + row[..<2]
  }

  // MARK: Word by word

  /// *How/many, how/long, a/lot/of*: words that are laid apart and say one thing; their tiles by the first.
  func gathered(_ row: [Constituent]) -> (row: [Constituent], joins: [Int: [Int]])? {
    guard let at = row.firstIndex(where: { ["how", "lot"].contains($0.lexeme.lemma) }) else {
      return nil
    }
    var begin = at
    var end = at + 1
    let text: String
    if row[at].lexeme.lemma == "how" {
      guard end < row.count, ["many", "long"].contains(row[end].lexeme.lemma) else { return nil }
      text = "how \(row[end].lexeme.lemma)"
      end += 1
    } else {
      if at > 0, row[at - 1].lexeme.lemma == "a" { begin -= 1 }
      guard end < row.count, row[end].lexeme.lemma == "of" else { return nil }
      text = "a lot of"
      end += 1
    }
    guard let known = lexicon.known(text), let first = row[begin].tile else { return nil }
    let whole = Constituent(known, tile: first)
    return (
      row[..<begin] + [whole] + row[end...], [first: row[begin..<end].compactMap(\.tile)]
    )
  }
}
