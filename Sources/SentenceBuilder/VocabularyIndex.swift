import AACCore

/// The words of a vocabulary by concept, and its links in the order in which words are shown.
struct VocabularyIndex: Sendable {
  let subjects: [Concept: Subject]
  let verbs: [Concept: Verb]
  let complements: [Concept: Complement]
  private let links: Vocabulary.Links

  init(_ vocabulary: Vocabulary) {
    subjects = Self.byConcept(vocabulary.subjects)
    verbs = Self.byConcept(vocabulary.verbs)
    complements = Self.byConcept(vocabulary.complements)
    links = vocabulary.links
  }

  func verbs(of subject: Concept) -> [Concept] {
    sorted(links.verbsOfSubject[subject] ?? [], by: verbs)
  }

  func opened(by verb: Concept) -> [Concept] {
    sorted(links.verbsOpenedByVerb[verb] ?? [], by: verbs)
  }

  func complements(of verb: Concept) -> [Concept] {
    sorted((links.complementsOfVerb[verb] ?? []).map(\.complement), by: complements)
  }

  /// The states of mind and body, whether the language says them with *be* or, as *tengo hambre*, with *have*.
  var states: [Concept] {
    let kinds: Set<SemanticKind> = [.state, .emotion, .illness, .feeling]
    let linked = [Opener.state.concept, Self.have].flatMap { links.complementsOfVerb[$0] ?? [] }
    return sorted(Array(Set(linked.map(\.complement))), by: complements).filter { concept in
      complements[concept].map { kinds.contains($0.lexeme.kind) } ?? false
    }
  }

  /// The verb that a state is said with after *Estoy*; nil when it is the opener's own.
  func verbOfState(_ state: Concept) -> Verb? {
    let isLinked = links.complementsOfVerb[Opener.state.concept]?.contains {
      $0.complement == state
    }
    return isLinked ?? false ? nil : verbs[Self.have]
  }

  private static let have: Concept = "have"

  func government(verb: Concept, complement: Concept) -> Government? {
    links.complementsOfVerb[verb]?.first { $0.complement == complement }?.government
  }

  private static func byConcept<Word: VocabularyWord>(_ words: [Word]) -> [Concept: Word] {
    Dictionary(words.map { ($0.concept, $0) }) { first, _ in first }
  }

  private func sorted<Word: VocabularyWord>(
    _ concepts: [Concept], by words: [Concept: Word]
  ) -> [Concept] {
    concepts.compactMap { words[$0] }.sorted { $0.position < $1.position }.map(\.concept)
  }
}
