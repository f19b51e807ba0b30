/// All words of one language and the links between them, read once and then only looked at.
public struct Vocabulary: Hashable, Sendable {
  /// The language of the words.
  public let language: Language
  /// Groups of words, by position.
  public let categories: [Category]
  /// Who can open a sentence, by position.
  public let subjects: [Subject]
  /// What can be done, by position.
  public let verbs: [Verb]
  /// What completes a verb, by position.
  public let complements: [Complement]
  /// Which verbs suit which words.
  public let links: Links

  /// The links of a vocabulary, by concept.
  public struct Links: Hashable, Sendable {
    /// Verbs that suit a subject.
    public var verbsOfSubject: [Concept: [Concept]]
    /// Complements that suit a verb, with what the pair needs between them.
    public var complementsOfVerb: [Concept: [ComplementLink]]
    /// Verbs that a verb opens: *querer* opens *comer*.
    public var verbsOpenedByVerb: [Concept: [Concept]]

    /// A set of links.
    public init(
      verbsOfSubject: [Concept: [Concept]] = [:],
      complementsOfVerb: [Concept: [ComplementLink]] = [:],
      verbsOpenedByVerb: [Concept: [Concept]] = [:]
    ) {
      self.verbsOfSubject = verbsOfSubject
      self.complementsOfVerb = complementsOfVerb
      self.verbsOpenedByVerb = verbsOpenedByVerb
    }
  }

  /// One complement of a verb.
  public struct ComplementLink: Hashable, Sendable {
    /// The complement.
    public var complement: Concept
    /// Preposition and article where the pair departs from the verb's habit; nil: grammar decides.
    public var government: Government?

    /// A link to a complement.
    public init(complement: Concept, government: Government? = nil) {
      self.complement = complement
      self.government = government
    }
  }

  /// A vocabulary; the lists are kept in the order given.
  public init(
    language: Language, categories: [Category], subjects: [Subject], verbs: [Verb],
    complements: [Complement], links: Links
  ) {
    self.language = language
    self.categories = categories
    self.subjects = subjects
    self.verbs = verbs
    self.complements = complements
    self.links = links
  }
}
