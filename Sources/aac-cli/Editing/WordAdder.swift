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

  /// A new word as it would be saved, and pictures that may suit it.
  struct Addition {
    var word: WordAddition
    var candidates: [Pictogram.ID]

    var proposal: WordProposal { word.proposal }
    var warnings: [WordWarning] { word.warnings }

    /// What saves it.
    var edits: [VocabularyEdit] {
      word.entries.map(VocabularyEdit.save) + word.links.map(VocabularyEdit.link)
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
    let models = try model.map { try editing.entries(named: $0, role: hints.role) }
    let word = WordAddition(
      proposal, like: hasLinks ? models : [], level: level, owner: owner, review: review,
      in: vocabulary)
    let twins = try editing.database.entries(named: proposal.label, in: editing.language)
    if word.isThere(among: twins) { throw EditError.alreadyThere(proposal.label) }
    if word.wasRemoved(among: twins) { throw EditError.isRemoved(proposal.label) }
    return Addition(
      word: word, candidates: pictures.pictograms(for: proposal.lexeme.lemma, atMost: 3))
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
    let names = addition.word.partners
    if names.isEmpty { return nil }
    let shown = names.prefix(6).joined(separator: ", ")
    let more = names.count - 6
    return more > 0 ? "\(shown) \(Text.editMore(count: more)[editing.language])" : shown
  }

  private func examples(of addition: Addition) -> String? {
    let sentences = addition.word.examples(atMost: 3)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
