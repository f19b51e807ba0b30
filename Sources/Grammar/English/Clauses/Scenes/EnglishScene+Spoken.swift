import AACCore

/// Rows that say in passing what time it is, how much is left or wanted, and which lesson one has: *half/past/eight/time/school,
/// only/two/cookies/left, little/more, swim/class/at/two*.
///
/// Sources: CGEL §18.44–18.46 (*there is*), §6.66–6.67 (the clock), §5.23–5.25 (*a little*), §12.46 (situational ellipsis).
extension EnglishScene {
  func spoken(_ row: [Constituent], _ words: [String]) -> Laid? {
    littleMore(row, words) ?? leftOver(row, words) ?? hour(row, words) ?? lesson(row, words)
      ?? timeFor(row, words)
  }

  /// *it/time/bed*: what it is time for.
  private func timeFor(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard let time = words.firstIndex(of: "time"), time < 3, time + 1 < row.count,
      words[..<time].allSatisfy({ ["it", "be"].contains($0) }), words[..<time] != ["be"]
    else { return nil }
    let opening = (time > 0 ? [row[0]] : small("it")) + [EnglishWording.be, row[time]]
    let what = Array(row[(time + 1)...])
    guard time > 0, what.count == 1, what[0].lexeme.wordClass == .noun else { return nil }
    return Laid(row: opening + small("for") + what)
  }

  /// *little/more, little/bit/more*: a small amount is *a little*; *little* alone is hardly any (CGEL §5.24).
  private func littleMore(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count < 4, words[0] == "little",
      words[1...].allSatisfy({ ["more", "bit", "longer", "closer"].contains($0) })
    else { return nil }
    return Laid(row: small("a") + row)
  }

  /// *only/two/cookies/left, one/piece/left, just/a few/crackers/left*: how much there still is.
  private func leftOver(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count > 2, row.count < 6, words.last == "left" else { return nil }
    let begin = ["only", "just"].contains(words[0]) ? 1 : 0
    let noun = row.count - 2
    guard noun > begin, row[noun].lexeme.wordClass == .noun, !row[noun].lexeme.kind.isTemporal,
      row[begin].lexeme.wordClass == .numeral || Self.counting.contains(words[begin]),
      row[(begin + 1)..<noun].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return nil }
    return Laid(row: small("there") + [EnglishWording.be] + row)
  }

  private static let counting = EnglishWords.set("many some few several").union([
    "a few", "a little", "a lot of", "lots of", "one more",
  ])

  /// *half/past/eight/time/school, seven/o'clock/time/bed*: the hour, and what it is time for.
  private func hour(_ row: [Constituent], _ words: [String]) -> Laid? {
    let begin = words[0] == "it" ? (words[1] == "be" ? 2 : 1) : 0
    guard let time = words.firstIndex(of: "time"), time > begin, time + 1 < row.count,
      row[begin..<time].allSatisfy({
        $0.lexeme.wordClass == .numeral || Self.clock.contains($0.lexeme.lemma)
      }),
      time > begin + 1, row[begin..<time].contains(where: { $0.lexeme.wordClass == .numeral })
    else { return nil }
    let what = Array(row[(time + 1)...])
    let isLinked = ["for", "to"].contains(what[0].lexeme.lemma)
    let link = isLinked ? [] : small(what[0].lexeme.wordClass == .verb ? "to" : "for")
    return Laid(
      row: (begin > 0 ? [row[0]] : small("it")) + [EnglishWording.be] + row[begin..<time],
      next: small("it") + [EnglishWording.be, row[time]] + link + what)
  }

  private static let clock = EnglishWords.set("half quarter past to o'clock o’clock thirty fifteen")

  /// *swim/class/at/two, dance/lesson/on/Monday*: what the speaker has then, named by what is done there.
  private func lesson(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count > 3, ["class", "lesson", "practice"].contains(words[1]),
      row[0].lexeme.wordClass == .verb || frames.listed(words[0]) != nil,
      frames[words[0]].opening == nil, !frames[words[0]].isCopular,
      ["at", "on", "in"].contains(words[2]),
      row[3...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .numeral || $0.lexeme.lemma == "or"
          || $0.lexeme.lemma == "and"
      })
    else { return nil }
    let classes = EnglishWordClasses(frames: frames, lexicon: lexicon)
    let isOne = words[1] == "lesson"
    return Laid(
      row: [verb("have")] + (isOne ? small("a") : []) + [classes.asNoun(row[0])] + row[1...],
      subject: speaker)
  }
}
