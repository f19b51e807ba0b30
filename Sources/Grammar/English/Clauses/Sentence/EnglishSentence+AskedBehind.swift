import AACCore

/// How one is, chosen by role with what is asked for because of it: *be/stuck/help/me, it/be/dark/turn on/light, have/headache/be/
/// quiet, hurt/stop*.
///
/// Sources: CGEL §13.3 (asyndetic coordination), §11.24–11.30 (directives), §16.76–16.83 (adjectives with a clause of their own).
extension EnglishSentence {
  /// Cuts off what is asked for, so that a comma stands between.
  static func askBehind(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, !clause.isQuestion, !clause.isNegative, clause.complements.count > 0,
      clause.complements.count < 6, clause.options.isEmpty, let verb = clause.verb?.lexeme.lemma,
      let begin = orderStart(clause, verb, planner)
    else { return }
    var order = Clause(variety: clause.variety)
    order.verb = clause.complements[begin].asVerb
    order.complements = Array(clause.complements[(begin + 1)...])
    order.options = [.request]
    order.speaker = clause.speaker
    order.listener = clause.listener
    clause.complements.removeSubrange(begin...)
    if verb == "be", clause.complements[0].lexeme.wordClass != .adjective {
      clause.complements[0].lexeme = Lexeme(
        lemma: clause.complements[0].lexeme.lemma, wordClass: .adjective, kind: .state)
    }
    clause.attached[EnglishAttachedClause.sequel] = EnglishAttachedClause(
      form: .sequel, clause: order)
  }

  /// Where the order begins behind how one is; nil where the words are one thought: *be/ready/help, be/scared/open/door*.
  private static func orderStart(_ clause: Clause, _ verb: String, _ planner: ClausePlanner) -> Int?
  {
    let words = clause.complements
    if verb == "hurt" {
      let isPained =
        clause.subject.count == 1
        && ["it", "that", "this"].contains(clause.subject[0].lexeme.lemma)
      return isPained && words[0].lexeme.lemma == "stop"
        && words.dropFirst().allSatisfy({ $0.lexeme.kind == .social }) ? 0 : nil
    }
    guard words.count > 1 else { return nil }
    let order = words[1].lexeme.lemma
    if verb == "have" {
      guard words[0].lexeme.kind == .illness || pains.contains(words[0].lexeme.lemma),
        clause.subject.allSatisfy({ $0.lexeme.lemma == "I" })
      else { return nil }
      return order == "be" && words.count > 2 && words[2].lexeme.wordClass == .adjective
        || favors.contains(order) ? 1 : nil
    }
    guard verb == "be" else { return nil }
    let quality = words[0].lexeme.lemma
    let isOfSpeaker =
      clause.subject.isEmpty || clause.subject.count == 1 && clause.subject[0].lexeme.lemma == "I"
    let isOfIt = clause.subject.count == 1 && clause.subject[0].lexeme.lemma == "it"
    guard isOfSpeaker && needy.contains(quality) || isOfIt && felt.contains(quality) else {
      return nil
    }
    guard favors.contains(order), planner.frames.listed(order) != nil else { return nil }
    // *scared/let/go, stuck/help*: somebody is asked who is not named.
    let next = words.count > 2 ? words[2].lexeme : nil
    return next != nil && next?.wordClass != .adposition || order == "help" || order == "stop"
      ? 1 : nil
  }

  private static let needy = EnglishWords.set(
    "stuck lost wet hot cold hungry thirsty tired full sick scared dizzy dirty bored stiff sore")
  private static let felt = EnglishWords.set("cold hot dark loud bright stuffy smoky windy noisy")
  private static let pains = EnglishWords.set(
    "headache fever cramp cold pain stomachache earache toothache")
  /// What others are asked for.
  private static let favors = EnglishWords.set(
    "help give hold let open close shut change take bring push lift carry stop call move wipe scratch"
  ).union(["turn on", "turn off", "turn down", "turn up", "take off", "put on", "pick up", "let's"])
}
