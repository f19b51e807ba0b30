import AACCore

/// What one asks for politely, and which tool is asked after: *like/book/appointment, stir/with/what/paint*.
///
/// Sources: CGEL §4.64, §11.15 (polite wishes), §11.14 (questions with a preposition), App. I.43–I.56 (conversion).
extension EnglishSentence {
  /// *stir/with/what/paint* → *What did you stir the paint with?*: what the verb is done to is not what is asked for (CGEL
  /// §11.14).
  static func askForTool(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last, last > 1,
      clause.complements[last - 1].lexeme.lemma == "what",
      clause.complements[last - 2].lexeme.lemma == "with", let verb = clause.verb?.lexeme.lemma,
      let noun = named(clause.complements[last], planner), case let thing = noun.lexeme,
      thing.wordClass == .noun, !KindSet.tools.contains(thing.kind), thing.kind != .money,
      thing.kind != .color,
      !clause.complements[..<(last - 2)].contains(where: { $0.lexeme.isNominal }),
      let frame = planner.frames.listed(verb), frame.takesAsObject(thing)
    else { return }
    clause.complements.removeLast()
    clause.complements.insert(noun, at: last - 2)
  }

  /// The word as a noun; nil where it is only a verb.
  private static func named(_ word: Constituent, _ planner: ClausePlanner) -> Constituent? {
    guard word.lexeme.wordClass == .verb else { return word }
    let classes = EnglishWordClasses(planner)
    return classes.isNounToo(word.lexeme.lemma)
      || EnglishHabits.verbalNouns.contains(word.lexeme.lemma) ? classes.asNoun(word) : nil
  }

  /// *like/book/appointment, like/split/check, like/refill*, said politely: what is wished to be done, and things that one is
  /// given (CGEL §4.64, §11.15).
  static func wishPolitely(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma,
      verb == "would like" || verb == "like" && clause.options.contains(.polite)
    else { return }
    let classes = EnglishWordClasses(planner)
    let first = clause.complements[0].lexeme
    guard first.wordClass == .verb || first.wordClass == .noun, first.number != .plural else {
      return
    }
    let rest = clause.complements.dropFirst()
    if rest.allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social }) {
      if servings.contains(first.lemma) {
        clause.complements[0] = classes.asNoun(clause.complements[0])
      }
      return
    }
    guard rest.count == 1, arrangements.contains(first.lemma),
      case let thing = clause.complements[1].lexeme,
      thing.wordClass == .noun || classes.isNounToo(thing.lemma)
    else { return }
    clause.complements[0] = clause.complements[0].asVerb
    if thing.wordClass == .verb { clause.complements[1] = classes.asNoun(clause.complements[1]) }
  }

  /// What one is given or has done, and would not do oneself.
  private static let servings = EnglishWords.set(
    """
    refill drink refund discount receipt copy sample quote upgrade lift massage scan cuddle raise update bite sip slice
    taste check trim break shave roast roll scoop call
    """)
  /// What one does about what stands behind it.
  private static let arrangements = EnglishWords.set(
    """
    book split order rent report return exchange cancel schedule request reserve cash check deposit transfer change
    dispute file record print copy mail ship post pay tip upgrade renew register
    """)
}
