import AACCore

extension Vocabulary {
  /// The words of all three roles, subjects first.
  var allWords: [any VocabularyWord] { subjects + verbs + complements }

  /// Nouns that are on a tile as who or as what, once each.
  var nouns: [Lexeme] {
    var seen = Set<Lexeme>()
    return allWords.map(\.lexeme).filter { $0.wordClass == .noun && seen.insert($0).inserted }
  }

  /// Whether a complement is offered after a verb.
  func links(_ verb: Concept, to complement: Concept) -> Bool {
    links.complementsOfVerb[verb]?.contains { $0.complement == complement } ?? false
  }

  /// Whether a complement is offered as what the verb is done to, not with whom or where.
  func links(_ verb: Concept, toObject complement: Concept) -> Bool {
    links.complementsOfVerb[verb]?.contains {
      $0.complement == complement && $0.government?.preposition == nil
    } ?? false
  }

  /// Concepts of complements of a kind.
  func complements(of kind: SemanticKind) -> [Concept] {
    complements.filter { $0.lexeme.kind == kind }.map(\.concept)
  }
}

extension Lexeme {
  /// The word of a phrase that bears gender and number: *parque* of *parque infantil*.
  var head: String { lemma.split(separator: " ").first.map(String.init) ?? lemma }
}
