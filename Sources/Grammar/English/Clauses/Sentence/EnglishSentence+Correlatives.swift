import AACCore

/// Words that announce the second of two: *neither meat nor fish, either tea or coffee, both him and her*.
///
/// Sources: CGEL §13.33–13.42 (correlatives); CaGEL ch. 15 §2.3.
extension EnglishSentence {
  /// Puts the first of the two words before what it announces.
  static func settleCorrelatives(_ clause: inout Clause) {
    guard !clause.isLaid else { return }
    if clause.complements.count > 3 { announce(&clause.complements) }
    if clause.subject.count > 3 { announce(&clause.subject) }
  }

  private static func announce(_ words: inout [Constituent]) {
    for index in words.indices.dropLast(3) {
      guard let second = correlative[words[index].lexeme.lemma],
        let link = words[(index + 2)...].dropLast().firstIndex(where: {
          $0.lexeme.lemma == second
        }),
        words[index + 1].lexeme.wordClass != .verb,
        !words[index..<link].contains(where: { $0.lexeme.wordClass == .verb })
      else { continue }
      let first = words[index].lexeme.lemma
      var announcing = Lexeme(
        lemma: first == "neither" ? "either" : first, wordClass: .determiner, kind: .linking)
      announcing.forms[saidAs] = first
      var joining = Lexeme(
        lemma: second == "nor" ? "or" : second, wordClass: .conjunction, kind: .connective)
      joining.forms[saidAs] = second
      words[index].lexeme = announcing
      words[link].lexeme = joining
      return
    }
  }

  /// What is denied of both is planned like a choice between them.
  static let saidAs = "CORR"
  private static let correlative = ["neither": "nor", "either": "or", "both": "and"]
}

extension Lexeme {
  /// Whether it announces that there are two: *both, either, neither*.
  var isCorrelative: Bool { kind == .linking && wordClass == .determiner }

  /// How it is said beside the other of the two.
  var correlated: String { forms[EnglishSentence.saidAs] ?? lemma }
}
