public import AACCore
import Foundation
import Grammar

/// Looks at words and links as a careful colleague would before they are saved.
public struct WordReview: Sendable {
  private let vocabulary: Vocabulary
  private let frames: FrameTable
  private let composer: SentenceComposer

  /// A review against the words that are there.
  public init(_ vocabulary: Vocabulary, variety: LanguageVariety) {
    self.vocabulary = vocabulary
    frames = FrameTable(language: vocabulary.language)
    composer = SentenceComposer(
      words: VocabularyWords([vocabulary]), variety: variety, speaker: .masculine)
  }

  /// What is worth a look in a word with its links.
  public func warnings(for entry: WordEntry, links: [WordLink]) -> [WordWarning] {
    var warnings: [WordWarning] = []
    if let twin = twin(of: entry) {
      warnings.append(.duplicate(of: twin.label, role: entry.key.role))
    }
    let check = GrammarCheck(language: vocabulary.language)
    warnings += check.findings(of: entry.lexeme).map(WordWarning.grammar)
    if entry.lexeme.isInferred { warnings.append(.guessed) }
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

  /// What is worth a look in a link between two words.
  public func warnings(
    for link: WordLink, first: WordEntry, second: WordEntry
  ) -> [WordWarning] {
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
    var clause = Clause(variety: composer.variety)
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
    return ClauseRealizer().realize(clause).text
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

  private func twin(of entry: WordEntry) -> (any VocabularyWord)? {
    let names = Set([entry.label, entry.lexeme.lemma].map(Self.key))
    return vocabulary.words(entry.key.role).first { word in
      word.concept != entry.key.concept
        && !names.isDisjoint(with: [word.label, word.lexeme.lemma].map(Self.key))
    }
  }

  private static func key(_ name: String) -> String {
    name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }
}
