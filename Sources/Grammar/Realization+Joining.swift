import AACCore

extension Realization {
  /// One sentence of two, with a word or a comma between (RAE, *Ortografía* §3.4.2; CGEL §13.1–13.3).
  func joined(by link: String?, to next: Realization, keepsCapital: Bool) -> Realization {
    var tokens = tokens
    if tokens.last?.text == "." { tokens.removeLast() }
    var others = next.tokens
    var reasons: [RuleApplication] = []
    if let link {
      let starts = others.first { $0.text != "¿" && $0.text != "¡" }?.text ?? ""
      let said = SpanishOrthography.conjunction(link, before: starts)
      tokens += said.split(separator: " ").map { Token(String($0)) }
      let word = others.first { $0.tile != nil }?.text ?? starts
      if !trace.contains(where: { $0.kind == .clausesApart && $0.result == link }) {
        reasons.append(RuleApplication(.clausesApart, word.lowercased(), said))
      }
    } else {
      tokens.append(Token(",", hasSpaceBefore: false))
    }
    if let first = others.firstIndex(where: { $0.text != "¿" && $0.text != "¡" }), !keepsCapital {
      others[first].text =
        others[first].text.prefix(1).lowercased() + others[first].text.dropFirst()
    }
    if !others.isEmpty { others[0].hasSpaceBefore = true }
    tokens += others
    let text = tokens.enumerated().map { index, token in
      (token.hasSpaceBefore && index > 0 ? " " : "") + token.text
    }
    return Realization(text: text.joined(), tokens: tokens, trace: trace + reasons + next.trace)
  }
}

extension Clause {
  /// Whether its first word is a name, whose capital stays.
  var beginsWithName: Bool {
    guard let first = subject.first ?? verb ?? complements.first else { return false }
    return first.lexeme.wordClass == .properNoun && first.lexeme.lemma.first?.isUppercase == true
  }
}
