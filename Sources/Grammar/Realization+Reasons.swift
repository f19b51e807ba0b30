extension Realization {
  /// For each word the rule that added it: nil for those that came from a tile, for marks that end a statement, and where no rule says so.
  ///
  /// - Parameters:
  ///   - tokens: The words of a sentence.
  ///   - trace: The rules that made it, in the order of application.
  /// - Returns: A rule or nil for each token, in their order.
  public static func reasons(
    for tokens: [Token], in trace: [RuleApplication]
  ) -> [GrammarRule?] {
    var rest = trace
    return tokens.map { token in
      guard token.tile == nil else { return nil }
      let word = token.text.lowercased()
      // Each use of a rule adds its words once; where a word is repeated, the same use stands for both.
      if let place = rest.firstIndex(where: { $0.adds(word) }) {
        return rest.remove(at: place).kind
      }
      return trace.first { $0.adds(word) }?.kind
    }
  }
}

extension Realization.RuleApplication {
  /// Whether a word, in small letters, is among those that this use of a rule put into the sentence.
  fileprivate func adds(_ word: String) -> Bool {
    switch kind {
    case .personalA: ["a", "al"].contains(word)
    case .experiencer: Self.felt.contains(word)
    case .question: ["¿", "?"].contains(word)
    default: result.lowercased().split(separator: " ").contains { $0 == word }
    }
  }

  /// What marks who feels something.
  private static let felt: WordSet = [
    "a", "al", "me", "te", "le", "nos", "os", "les", "vos", "lhe", "lhes", "à", "ao",
  ]
}
