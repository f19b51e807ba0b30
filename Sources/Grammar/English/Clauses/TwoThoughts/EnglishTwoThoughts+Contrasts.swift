import AACCore

/// Two thoughts with *but* between them, the second of which leaves out what the first names: *math/hard / but / I/like, I/like/it / but /
/// too/expensive, I/love/she / but / shy, we/go/park / but / rain*.
///
/// Sources: CGEL §13.32 (*but*), §13.50 (what the second clause leaves out), §10.26 (*it* of the weather).
extension EnglishTwoThoughts {
  /// *Math/hard / but / I/like*: what is thought of it all the same (CGEL §13.32).
  func contrasted(_ row: [Constituent]) -> [EnglishThought]? {
    if let other = contrastedWithout(row) { return other }
    guard row.count > 4, let but = row.firstIndex(where: { $0.lexeme.lemma == "but" }),
      but > 0, but + 2 < row.count, row[(but + 1)...].allSatisfy({ !$0.lexeme.isConnective }),
      let first = state(Array(row[..<but])), first.topic.last?.lexeme.wordClass == .noun,
      isNominative(row[but + 1]), row.count == but + 3,
      Self.minding.contains(row[but + 2].lexeme.lemma)
    else { return nil }
    let next = EnglishThought(
      kind: .event,
      words: [row[but + 1], row[but + 2].asVerb] + pronoun(first.topic, isDoer: false),
      joint: row[but])
    return [first, next]
  }

  /// *I/like/it / but / too/expensive, I/try / but / can't*: a second half with no subject of its own.
  private func contrastedWithout(_ row: [Constituent]) -> [EnglishThought]? {
    guard let but = row.firstIndex(where: { $0.lexeme.lemma == "but" }), but > 1,
      case let rest = Array(row[(but + 1)...]), !rest.isEmpty, rest.count < 4, let last = rest.last,
      case let main = Array(row[..<but]),
      isNominative(main[0]) || Self.wishes.contains(main[0].lexeme.lemma),
      var first = event(main) ?? wish(main) ?? attempt(main)
    else { return nil }
    let doer = isNominative(main[0]) ? main[0].lexeme.lemma : "I"
    var words: [Constituent]
    if rest.count == 1, ["rain", "snow"].contains(last.lexeme.lemma) {
      words = small("it") + [last.asVerb]
    } else if rest.count == 1, ["can't", "cannot"].contains(last.lexeme.lemma) {
      words = small(doer) + rest
    } else if rest.dropLast().allSatisfy(isGrade), isQuality(last) {
      let thing = object(of: first)
      guard !isFeeling(last) || doer == "I" || main.count == 2 else { return nil }
      let who =
        isFeeling(last)
        ? small(main[0].lexeme.lemma)
        : thing.map { pronoun([Constituent($0)], isDoer: true) } ?? small("it")
      words = who + [EnglishWording.be] + rest.dropLast() + [last.asQuality]
    } else {
      return nil
    }
    if main.count == 2, EnglishAspects.isAchievement(first.verb?.lemma ?? "") {
      // *we/lose / but / happy.*
      first.isOver = true
    }
    return [
      first,
      EnglishThought(
        kind: .comment, words: words,
        isOngoing: rest.count == 1 && ["rain", "snow"].contains(last.lexeme.lemma),
        joint: row[but]),
    ]
  }

  /// *I/try, we/want* before what one cannot do.
  private func attempt(_ words: [Constituent]) -> EnglishThought? {
    guard words.count == 2, ["try", "want"].contains(words[1].lexeme.lemma) else { return nil }
    return EnglishThought(
      kind: .event, words: [words[0], words[1].asVerb], topic: [words[0]],
      verb: words[1].asVerb.lexeme)
  }
}
