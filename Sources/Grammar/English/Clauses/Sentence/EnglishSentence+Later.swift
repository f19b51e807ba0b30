import AACCore

/// How often something is done, chosen behind all else, and what goes by a timetable.
///
/// Sources: CGEL §8.16, §8.62 (adverbs of frequency), §4.45 (the simple present of timetables).
extension EnglishSentence {
  /// *shower/after/swim/always*: how often the whole is so, not what it comes after.
  static func settleLater(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.complements.count > 2 else {
      return keepTimetable(&clause, planner)
    }
    keepTimetable(&clause, planner)
    guard let last = clause.complements.last, repeated.contains(last.lexeme.lemma),
      let link = clause.complements.firstIndex(where: { linking.contains($0.lexeme.lemma) }),
      clause.complements[(link + 1)...].contains(where: {
        $0.lexeme.wordClass == .verb || planner.frames.listed($0.lexeme.lemma) != nil
      })
    else { return }
    clause.complements.removeLast()
    clause.complements.insert(last, at: 0)
  }

  private static let repeated = EnglishWords.set(
    "always usually often sometimes never rarely seldom normally")
  private static let linking = EnglishWords.set("after before when while")

  /// *supermarket/close/at/nine/on/Sunday*: what goes by a timetable does so every time.
  private static func keepTimetable(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.tense == nil, !clause.options.contains(.goingTo),
      let subject = clause.subject.last?.lexeme,
      subject.wordClass == .noun, !subject.isBeing, let verb = clause.verb?.lexeme.lemma,
      EnglishHabits.scheduled.contains(verb) || EnglishHabits.running.contains(verb)
        || verb == "be"
          && clause.complements.contains(where: {
            ["open", "closed", "shut"].contains($0.lexeme.lemma)
          }),
      clause.complements.contains(where: {
        ($0.lexeme.lemma.hasPrefix("on ")
          ? weekdays.contains(String($0.lexeme.lemma.dropFirst(3)))
          : weekdays.contains($0.lexeme.lemma))
      }),
      clause.complements.allSatisfy({
        planner.lexicon.word($0.lexeme.lemma)?.tense == nil || $0.lexeme.kind == .weekday
      })
    else { return }
    clause.tense = .present
  }

  private static let weekdays = EnglishWords.set(
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday weekend weekends")
}
