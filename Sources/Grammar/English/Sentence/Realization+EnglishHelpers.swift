/// Why a small word of English is there that no rule of a construction spoke of.
///
/// Sources: CGEL §16.38 (*to* before a verb), §15.71 (*as … as*), §11.31 (*be* that is understood), §10.54 (*no*).
extension Realization {
  /// Gives every *to, as, be, some, no, old* that was added, and has no reason yet, its own.
  mutating func explainEnglishHelpers() {
    let isMissing = tokens.contains { $0.tile == nil && Self.helpers[$0.text.lowercased()] != nil }
    guard isMissing else { return }
    let reasons = Self.reasons(for: tokens, in: trace)
    for (index, token) in tokens.enumerated()
    where token.tile == nil && reasons[index] == nil {
      guard let helper = Self.helpers[token.text.lowercased()] else { continue }
      let beside = helper.isBehind ? index - 1 : index + 1
      guard tokens.indices.contains(beside) else { continue }
      trace.append(RuleApplication(helper.rule, tokens[beside].text, token.text))
    }
  }

  /// The rule that adds a small word, and whether the word that it was added for stands before it.
  private static let helpers: [String: (rule: GrammarRule, isBehind: Bool)] = [
    "to": (.joinsWords, false), "as": (.joinsWords, false), "some": (.understood, false),
    "no": (.negation, false), "am": (.understoodBe, false), "is": (.understoodBe, false),
    "are": (.understoodBe, false), "old": (.completed, true),
  ]
}
