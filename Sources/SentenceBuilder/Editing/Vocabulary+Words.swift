public import AACCore

extension Vocabulary {
  /// The words of a role, by position.
  public func words(_ role: WordRole) -> [any VocabularyWord] {
    switch role {
    case .subject: subjects
    case .verb: verbs
    case .complement: complements
    }
  }
}
