import AACCore
import AACStore
import Grammar
import SentenceBuilder

/// Works out new words and shows what they would be.
struct WordAdder {
  let editing: VocabularyEditing
  let vocabulary: Vocabulary
  let review: WordReview
  private let pictures: PictureCandidates

  /// Works out words that a person would see beside the others that they see.
  init(_ editing: VocabularyEditing) throws {
    self.editing = editing
    let database = editing.database
    vocabulary = try editing.vocabulary()
    review = WordReview(vocabulary, variety: editing.session.variety)
    pictures = try PictureCandidates(for: editing.session.language) {
      try database.vocabulary(in: $0)
    } search: {
      try database.pictures(named: $0, atMost: $1).map { .init(id: $0.id, name: $0.name) }
    }
  }

  /// A new word as it would be saved, and pictures that may suit it.
  struct Addition {
    var word: WordAddition
    var candidates: [PictureCandidates.Candidate]

    var proposal: WordProposal { word.proposal }
    var warnings: [WordWarning] { word.warnings }

    /// What saves it.
    var edits: [VocabularyEdit] {
      word.entries.map(VocabularyEdit.save) + word.links.map(VocabularyEdit.link)
    }
  }

  /// Works a word out.
  ///
  /// - Throws: ``EditError/alreadyThere(_:)`` when the very word is in the vocabulary, `StoreError.emptyName` without a
  ///   letter.
  func addition(
    _ name: String, hints: WordProposal.Hints, like model: String?, hasLinks: Bool, level: Int?,
    owner: Person.ID?
  ) throws -> Addition {
    let plainName = WordName(name, role: hints.role, in: editing.language).text
    if plainName.isEmpty { throw StoreError.emptyName }
    let candidates = try pictures.pictures(for: plainName, atMost: 3)
    var chosen = hints
    chosen.pictogram = hints.pictogram ?? candidates.first?.id
    let proposal = WordProposal(
      name, concept: Concept(rawValue: editing.environment.newID()), hints: chosen,
      pictures: PictureIndex([]), in: vocabulary)
    let models = try model.map { try editing.entries(named: $0, role: hints.role) }
    let word = WordAddition(
      proposal, like: hasLinks ? models : [], level: level, owner: owner, review: review,
      in: vocabulary)
    let twins = try editing.known(named: proposal.label)
    if word.isThere(among: twins) { throw EditError.alreadyThere(proposal.label) }
    if word.wasRemoved(among: twins) { throw EditError.isRemoved(proposal.label) }
    return Addition(word: word, candidates: candidates)
  }

  /// The word in a few lines: what was worked out, with whom it goes, what will be heard.
  func description(of addition: Addition) -> String {
    let language = editing.language
    let proposal = addition.proposal
    let lexeme = proposal.lexeme
    let category = category(of: addition)
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

  /// The same for programs.
  func report(of addition: Addition) -> AdditionReport {
    let proposal = addition.proposal
    return AdditionReport(
      word: proposal.label, roles: proposal.roles.map(\.rawValue),
      gender: proposal.lexeme.gender?.rawValue, plural: plural(of: proposal.lexeme),
      category: category(of: addition), kind: proposal.lexeme.kind.rawValue,
      picture: proposal.pictogram, candidates: addition.candidates,
      offeredWith: addition.word.partners, examples: addition.word.examples(atMost: 3),
      warnings: addition.warnings.map { $0.text[editing.language] })
  }

  private func category(of addition: Addition) -> String? {
    vocabulary.categories.first { $0.id == addition.proposal.category }?.name
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
    if addition.candidates.count < 2 { return nil }
    return addition.candidates.map { "\($0.id.rawValue) (\($0.name))" }.joined(separator: ", ")
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

/// What was worked out of a new word as `vocabulary add` prints it for programs.
struct AdditionReport: Encodable, Sendable {
  var word: String
  var roles: [String]
  var gender: String?
  var plural: String?
  var category: String?
  var kind: String
  var picture: Pictogram.ID?
  /// Pictures that may suit, the best first.
  var candidates: [PictureCandidates.Candidate]
  var offeredWith: [String]
  var examples: [String]
  var warnings: [String]
}
