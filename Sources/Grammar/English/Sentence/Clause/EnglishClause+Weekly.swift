import AACCore

/// What is done every week on the day that was chosen: *I work at the café on Tuesdays* (CGEL §4.5, §8.64).
extension EnglishClause {
  /// *I work at the café on Tuesdays*: with a verb of work or custom a weekday is one of many (CGEL §4.5, §8.64).
  mutating func keepWeeklyInThePresent() {
    guard !plan.isLaid, plan.tense == .future, plan.options.isEmpty, !plan.isQuestion,
      let verb = plan.verbs.first?.frame.lemma, plan.verbs.count == 1, Self.weekly.contains(verb),
      let day = plan.adverbials.firstIndex(where: {
        $0.constituent.lexeme.kind == .weekday && $0.constituent.lexeme.lemma == plan.tenseSource
      }), plan.adverbials.count(where: { $0.constituent.lexeme.kind.isTemporal }) == 1,
      plan.adverbials[day].phrase.hasPrefix("on "), !plan.adverbials[day].phrase.hasSuffix("s")
    else { return }
    plan.tense = .present
    plan.tenseSource = nil
    plan.adverbials[day].phrase += "s"
  }

  private static let weekly = EnglishWords.set("work collect volunteer deliver teach train")
    .union(["do the laundry", "go to church", "go to work", "go to school"])
}
