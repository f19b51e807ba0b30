import AACCore
import AACStore
import Grammar
import SentenceBuilder

/// Works out new words and shows what they would be.
struct WordAdder {
  let editing: VocabularyEditing
  let pictures: PictureIndex
  let vocabulary: Vocabulary
  let review: WordReview

  init(editing: VocabularyEditing, pictures: PictureIndex, vocabulary: Vocabulary) {
    (self.editing, self.pictures, self.vocabulary) = (editing, pictures, vocabulary)
    review = WordReview(vocabulary, variety: editing.session.variety)
  }

  /// A new word with its links and with what is worth a look.
  struct Addition {
    var proposal: WordProposal
    var entries: [WordEntry]
    var links: [WordLink]
    var warnings: [WordWarning]
    var candidates: [Pictogram.ID]

    /// What saves it.
    var edits: [VocabularyEdit] {
      entries.map(VocabularyEdit.save) + links.map(VocabularyEdit.link)
    }
  }

  /// Works a word out.
  ///
  /// - Throws: ``EditError/alreadyThere(_:)`` when the very word is in the vocabulary.
  func addition(
    _ name: String, hints: WordProposal.Hints, like model: String?, hasLinks: Bool, level: Int?,
    owner: Person.ID?
  ) throws -> Addition {
    let proposal = WordProposal(
      name, concept: Concept(rawValue: editing.environment.newID()), hints: hints,
      pictures: pictures, in: vocabulary)
    let twins = try editing.database.entries(named: proposal.label, in: editing.language)
    let isThere = twins.contains {
      $0.label == proposal.label && proposal.roles.contains($0.key.role) && !$0.isRemoved
    }
    if isThere { throw EditError.alreadyThere(proposal.label) }
    let removed = twins.first {
      $0.label == proposal.label && proposal.roles.contains($0.key.role) && $0.isRemoved
    }
    if removed != nil { throw EditError.isRemoved(proposal.label) }
    let entries = proposal.entries.map { entry in
      var entry = entry
      entry.level = level
      entry.owner = owner
      return entry
    }
    let models = try model.map { try editing.entries(named: $0, role: hints.role) }
    let links = hasLinks ? links(of: entries, like: models) : []
    var warnings: [WordWarning] = []
    for entry in entries {
      for warning in review.warnings(for: entry, links: links) where !warnings.contains(warning) {
        warnings.append(warning)
      }
    }
    return Addition(
      proposal: proposal, entries: entries, links: links, warnings: warnings,
      candidates: pictures.pictograms(for: proposal.lexeme.lemma, atMost: 3))
  }

  private func links(of entries: [WordEntry], like models: [WordEntry]?) -> [WordLink] {
    let proposal = LinkProposal(vocabulary)
    return entries.flatMap { entry in
      guard let models else { return proposal.links(of: entry) }
      return models.flatMap { proposal.links(of: entry.key, asThoseOf: $0.key) }
    }
  }

  /// The word in a few lines: what was worked out, with whom it goes, what will be heard.
  func description(of addition: Addition) -> String {
    let language = editing.language
    let proposal = addition.proposal
    let lexeme = proposal.lexeme
    let category = vocabulary.categories.first { $0.id == proposal.category }?.name
    let facts: [(Text, String?)] = [
      (.wordRole, proposal.roles.map { $0.name[language] }.joined(separator: ", ")),
      (.wordGender, lexeme.gender?.name[language]),
      (.editPlural, plural(of: lexeme)),
      (.wordCategory, category),
      (.wordKind, lexeme.kind.name[language]),
      (.wordPicture, proposal.pictogram?.rawValue),
      (.editPictureCandidates, candidates(of: addition)),
      (.editOfferedAfter, partners(of: addition)),
      (.editExamples, examples(of: addition)),
    ]
    let lines = facts.compactMap { name, fact in fact.map { "  \(name[language]): \($0)" } }
    return ([proposal.label] + lines).joined(separator: "\n")
  }

  private func plural(of lexeme: Lexeme) -> String? {
    guard lexeme.wordClass == .noun, lexeme.number != .plural, lexeme.countability != .mass else {
      return nil
    }
    return lexeme.forms["PL"]
      ?? Lexicon.morphology(of: editing.language)?
      .plural(of: lexeme.lemma, wordClass: .noun).first
  }

  private func candidates(of addition: Addition) -> String? {
    addition.candidates.count < 2
      ? nil : addition.candidates.map(\.rawValue).joined(separator: ", ")
  }

  /// The words that lead to it, the first few by name.
  private func partners(of addition: Addition) -> String? {
    let keys = Set(addition.entries.map(\.key))
    let names = addition.links.compactMap { link in
      label(of: keys.contains(link.secondKey) ? link.firstKey : link.secondKey)
    }
    if names.isEmpty { return nil }
    let shown = names.prefix(6).joined(separator: ", ")
    let more = names.count - 6
    return more > 0 ? "\(shown) \(Text.editMore(count: more)[editing.language])" : shown
  }

  private func examples(of addition: Addition) -> String? {
    let sentences = addition.links.prefix(3).compactMap { link -> String? in
      guard let first = entry(link.firstKey, addition), let second = entry(link.secondKey, addition)
      else { return nil }
      return review.sentence(link, first: first, second: second)
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func entry(_ key: WordKey, _ addition: Addition) -> WordEntry? {
    if let new = addition.entries.first(where: { $0.key == key }) { return new }
    guard let word = vocabulary.words(key.role).first(where: { $0.concept == key.concept }) else {
      return nil
    }
    return WordEntry(key: key, lexeme: word.lexeme, label: word.label, category: word.category)
  }

  private func label(of key: WordKey) -> String? {
    vocabulary.words(key.role).first { $0.concept == key.concept }?.label
  }
}
