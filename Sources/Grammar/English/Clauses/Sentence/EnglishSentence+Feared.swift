import AACCore

/// Times of what is feared and of what is suspected: *I am worried that he will drown, I suspect that someone hacked my
/// account*.
///
/// Sources: CGEL §4.41–4.42 (*will* for what is to come), §4.14 (what happened), §16.31, §16.71 (*that* clauses).
extension EnglishSentence {
  /// *afraid that the dog will bite me*: what may happen once is still to come.
  func isFeared(
    _ part: EnglishClausePart, behind before: EnglishClausePart, _ plan: ClausePlan
  ) -> Bool {
    guard !clause.isLaid, clause.tense == nil, clause.subject.first?.lexeme.lemma != "it",
      !plan.isNegative, part.clause.tense == nil, !part.asks,
      part.link == nil || part.link?.lexeme.lemma == "that", plan.tense == .present,
      plan.tenseSource == nil, plan.options.isEmpty, plan.verbs.first?.frame.pattern == .plain,
      !plan.adverbials.contains(where: { $0.constituent.lexeme.kind == .frequency }),
      let reporter = part.reporter, let verb = part.clause.verb?.lexeme.lemma
    else { return false }
    let isFear =
      Self.fearing.contains(reporter) || Self.fears.contains(String(reporter.dropFirst(3)))
      || planner.frames[before.clause.verb?.lexeme.lemma ?? ""].isCopular
        && Self.fears.contains(before.clause.complements.last?.lexeme.lemma ?? "")
    return isFear && (Self.dreaded.contains(verb) || EnglishAspects.isOver(part.clause))
  }

  private static let fearing = EnglishWords.set("fear worry")
  private static let fears = EnglishWords.set(
    "afraid worried scared nervous anxious frightened terrified concerned")
  private static let dreaded = EnglishWords.set(
    """
    drown bite fall fail lose forget crash break die hit hurt attack leave steal catch sting explode sink drop burn spill
    miss oversleep choke faint trip slip
    """)

  /// *forgot that today was Monday*: which day it is, and no day to come.
  func isDate(_ clause: Clause) -> Bool {
    clause.verb?.lexeme.lemma == "be"
      && clause.subject.allSatisfy { EnglishHabits.dateSubjects.contains($0.lexeme.lemma) }
  }

  /// *Mom decided that we would stay home*: what was resolved was still to come (CGEL §14.31).
  static func isCourse(_ plan: ClausePlan) -> Bool {
    guard let frame = plan.verbs.first?.frame else { return false }
    return frame.pattern == .plain && frame.past != .state
  }

  /// *suspect that someone hacked my account*: of what a stranger did one learns afterwards.
  func isSuspected(_ part: EnglishClausePart) -> Bool {
    guard !clause.isLaid, !part.clause.isNegative, Self.suspecting.contains(part.reporter ?? ""),
      let doer = part.clause.subject.first?.lexeme.lemma,
      ["someone", "somebody"].contains(doer), let verb = part.clause.verb?.lexeme.lemma
    else { return false }
    return Self.misdoings.contains(verb) || EnglishHabits.misdeeds.contains(verb)
  }

  private static let suspecting = EnglishWords.set("suspect think believe guess say fear")
  private static let misdoings = EnglishWords.set(
    """
    hack steal take break rob copy delete open touch eat move scratch damage poison hide lie cheat enter use read
    call knock follow leave forget drink close lock
    """
  ).union(["break into", "turn off", "turn on", "let out"])
}
