import AACCore

/// Looks at the words of each language against their concepts and against each other.
struct WordCheck {
  private let source: VocabularySource
  private let concepts: [Concept: ConceptRow]

  init(_ source: VocabularySource) {
    self.source = source
    concepts = Dictionary(
      source.concepts.map { ($0.concept, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func problems(_ grammarProblems: VocabularyCheck.GrammarProblems) -> [VocabularyProblem] {
    var problems: [VocabularyProblem] = []
    for language in Language.allCases {
      for table in WordTable.allCases {
        let words = source.words[language]?[table] ?? []
        problems += misplaced(words, table, language) + missing(words, table, language)
        problems += doubled(words)
        for word in words {
          problems += grammarProblems(word.lexeme, language)
            .map { word.row.problem("lemma", .grammar($0)) }
        }
      }
    }
    return problems
  }

  private func misplaced(
    _ words: [WordRow], _ table: WordTable, _ language: Language
  ) -> [VocabularyProblem] {
    words.compactMap { word in
      guard let concept = concepts[word.concept] else { return nil }
      if concept.roles.contains(table) && concept.languages.contains(language) { return nil }
      return word.row.problem("concept", .notMeantHere(word.concept.rawValue))
    }
  }

  private func missing(
    _ words: [WordRow], _ table: WordTable, _ language: Language
  ) -> [VocabularyProblem] {
    let present = Set(words.map(\.concept))
    return source.concepts.compactMap { concept in
      guard concept.roles.contains(table), concept.languages.contains(language),
        !present.contains(concept.concept)
      else { return nil }
      let file = "\(language.code)/\(table.rawValue)s.csv"
      return concept.row.problem(
        "concept", .missingWord(concept.concept.rawValue, language: file))
    }
  }

  /// Two tiles with the same word on them, of the same class, cannot be told apart.
  private func doubled(_ words: [WordRow]) -> [VocabularyProblem] {
    var lines: [[String]: Int] = [:]
    return words.compactMap { word in
      let key = [word.lexeme.lemma, word.label, word.lexeme.wordClass.rawValue]
      if let first = lines[key] {
        return word.row.problem("lemma", .doubledWord(word.lexeme.lemma, firstLine: first))
      }
      lines[key] = word.row.line
      return nil
    }
  }
}
