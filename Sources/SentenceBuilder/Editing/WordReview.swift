public import AACCore
import Grammar

/// Looks at words and links as a careful colleague would before they are saved.
public struct WordReview: Sendable {
  private struct Name: Hashable {
    let role: WordRole
    let key: String
  }

  private let vocabulary: Vocabulary
  private let frames: FrameTable
  private let check: GrammarCheck
  private let variety: LanguageVariety
  /// Words by their names, accents and letter case aside.
  private var names: [Name: [(concept: Concept, label: String)]] = [:]
  private var entries: [WordKey: WordEntry] = [:]

  /// A review against the words that are there, and others that are to come with the reviewed one.
  public init(_ vocabulary: Vocabulary, variety: LanguageVariety, others: [WordEntry] = []) {
    self.vocabulary = vocabulary
    self.variety = variety
    frames = FrameTable(language: vocabulary.language)
    check = GrammarCheck(language: vocabulary.language)
    for role in WordRole.allCases {
      for word in vocabulary.words(role) {
        note(
          WordEntry(
            key: WordKey(role, word.concept), lexeme: word.lexeme, label: word.label,
            category: word.category, pictogram: word.pictogram))
      }
    }
    for entry in others { note(entry) }
  }

  private mutating func note(_ entry: WordEntry) {
    entries[entry.key] = entry
    for key in Self.keys(entry) {
      names[Name(role: entry.key.role, key: key), default: []]
        .append((entry.key.concept, entry.label))
    }
  }

  private static func keys(_ entry: WordEntry) -> Set<String> {
    [entry.label.foldedForSearch, entry.lexeme.lemma.foldedForSearch]
  }

  /// What is worth a look in a word with its links.
  public func warnings(for entry: WordEntry, links: [WordLink]) -> [WordWarning] {
    var warnings: [WordWarning] = []
    let twin = twin(of: entry)
    if let twin { warnings.append(.duplicate(of: twin, role: entry.key.role)) }
    if let likely = LikelySpelling(language: vocabulary.language).correction(of: entry.lexeme),
      likely != twin
    {
      warnings.append(.misspelt(likely: likely))
    }
    warnings += check.findings(of: entry.lexeme).map(WordWarning.grammar)
    if entry.lexeme.isInferred {
      warnings.append(entry.lexeme.wordClass == .verb ? .guessedVerb : .guessed)
    }
    if entry.pictogram == nil { warnings.append(.noPicture) }
    switch entry.key.role {
    case .subject: break
    case .verb:
      if !links.contains(where: { $0.kind == .subjectVerb && $0.second == entry.key.concept }) {
        warnings.append(.verbWithoutSubject)
      }
    case .complement:
      if !links.contains(where: { $0.secondKey == entry.key }) { warnings.append(.unreachable) }
    }
    return warnings
  }

  /// What is worth a look in a word with its links, and in those of them that are new.
  public func warnings(
    for entry: WordEntry, links: [WordLink], newLinks: [WordLink]
  ) -> [WordWarning] {
    warnings(for: entry, links: links) + newLinks.flatMap { warnings(for: $0) }
  }

  /// What is worth a look in a link between two words that are known here.
  public func warnings(for link: WordLink) -> [WordWarning] {
    guard let first = entries[link.firstKey], let second = entries[link.secondKey] else {
      return []
    }
    return warnings(for: link, first: first, second: second)
  }

  /// What is worth a look in a link between two words.
  public func warnings(
    for link: WordLink, first: WordEntry, second: WordEntry
  ) -> [WordWarning] {
    if link.kind == .subjectVerb {
      guard let sentence = sentenceWithoutSubject(link, first: first, second: second) else {
        return []
      }
      return [.subjectDropped(verb: second.label, sentence: sentence)]
    }
    guard link.kind == .verbComplement, link.government == nil else { return [] }
    let frame = frames[first.lexeme.lemma]
    // A frame that is a guess refuses nothing, nor does any verb an adverb, a time or a number.
    guard !frame.isDefault, [.noun, .adjective].contains(second.lexeme.wordClass),
      ![.time, .weekday, .duration, .frequency, .manner].contains(second.lexeme.kind)
    else { return [] }
    let fits = frame.slots.contains { slot in
      slot.acceptedKinds.isEmpty || slot.acceptedKinds.contains(second.lexeme.kind)
        || slot.words.contains(second.lexeme.lemma)
    }
    if fits { return [] }
    return [
      .strangeLink(
        first: first.label, second: second.label,
        sentence: sentence(link, first: first, second: second))
    ]
  }

  /// A sentence with the link: what a person will hear.
  public func sentence(_ link: WordLink, first: WordEntry, second: WordEntry) -> String {
    ClauseRealizer().realize(clause(link, first: first, second: second)).text
  }

  /// The sentence of a verb such as *llover*, in which the subject that was linked is not said; nil of all other verbs.
  private func sentenceWithoutSubject(
    _ link: WordLink, first: WordEntry, second: WordEntry
  ) -> String? {
    guard [.weather, .existential].contains(frames[second.lexeme.lemma].pattern) else { return nil }
    let realization = ClauseRealizer().realize(clause(link, first: first, second: second))
    return realization.tokens.contains { $0.tile == 0 } ? nil : realization.text
  }

  private func clause(_ link: WordLink, first: WordEntry, second: WordEntry) -> Clause {
    var clause = Clause(variety: variety)
    switch link.kind {
    case .subjectVerb:
      clause.subject = [Constituent(first.lexeme, tile: 0)]
      clause.verb = Constituent(second.lexeme, tile: 1)
    case .verbComplement, .verbVerb:
      clause.subject = subject(of: link.first).map { [Constituent($0, tile: 0)] } ?? []
      clause.verb = Constituent(first.lexeme, tile: 1)
      var complement = Constituent(second.lexeme, tile: 2)
      complement.government = link.government
      clause.complements = [complement]
    }
    return clause
  }

  /// The word of a key; nil when it is not there or not seen.
  func word(of key: WordKey) -> (any VocabularyWord)? {
    vocabulary.words(key.role).first { $0.concept == key.concept }
  }

  private func subject(of verb: Concept) -> Lexeme? {
    vocabulary.subjects.first {
      vocabulary.links.verbsOfSubject[$0.concept]?.contains(verb) ?? false
    }?.lexeme ?? vocabulary.subjects.first?.lexeme
  }

  /// The label of another word with one of the names; of words of one label, the one with the same label first.
  private func twin(of entry: WordEntry) -> String? {
    let twins = Self.keys(entry).flatMap { names[Name(role: entry.key.role, key: $0)] ?? [] }
      .filter { $0.concept != entry.key.concept }.map(\.label)
    return twins.contains(entry.label) ? entry.label : twins.min()
  }
}
