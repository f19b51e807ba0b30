public import AACCore

extension VocabularyProblem {
  /// One line that says what is wrong and what to do, without the place.
  public var text: Text {
    switch kind {
    case .fileMissing: .vocabularyFileMissing
    case .notUTF8: .vocabularyNotUTF8
    case .columnMissing(let column): .vocabularyColumnMissing(column: column)
    case .tooManyCells: .vocabularyTooManyCells
    case .unclosedQuote: .vocabularyUnclosedQuote
    case .emptyCell: .vocabularyEmptyCell
    case .notAllowed(let value, let allowed):
      .vocabularyNotAllowed(value: value, allowed: allowed.joined(separator: ", "))
    case .unknownCategory(let category): .vocabularyUnknownCategory(category: category)
    case .unknownWord(let word): .vocabularyUnknownWord(word: word)
    case .nothingSelected: .vocabularyNothingSelected
    case .rowWithoutConcept(let concept): .vocabularyRowWithoutConcept(concept: concept)
    case .notMeantHere(let concept): .vocabularyNotMeantHere(concept: concept)
    case .missingWord(let concept, let language):
      .vocabularyMissingWord(concept: concept, language: language)
    case .doubledKey(let key, let line):
      .vocabularyDoubledKey(key: key, firstLine: String(line))
    case .doubledWord(let word, let line):
      .vocabularyDoubledWord(word: word, firstLine: String(line))
    case .doubledPair(let first, let second, let line):
      .vocabularyDoubledPair(first: first, second: second, firstLine: String(line))
    case .emptyPicture: .vocabularyEmptyPicture
    case .pictureMissing(let picture): .vocabularyPictureMissing(picture: picture)
    case .malformedPicture(let picture): .vocabularyMalformedPicture(picture: picture)
    case .unlistedPicture(let picture): .vocabularyUnlistedPicture(picture: picture)
    case .malformedForms(let forms): .vocabularyMalformedForms(forms: forms)
    case .malformedGovernment(let government):
      .vocabularyMalformedGovernment(government: government)
    case .unreachedVerb(let concept): .vocabularyUnreachedVerb(concept: concept)
    case .unreachedComplement(let concept): .vocabularyUnreachedComplement(concept: concept)
    case .grammar(let problem): Text(es: problem, en: problem, pt: problem)
    }
  }
}
