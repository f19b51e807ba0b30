import AACCore
import AACStore
import SentenceBuilder

/// Works new words out and shows them for confirmation.
struct WordAdding {
  private static let pictureCount = 12

  let desk: EditorDesk
  private let vocabulary: Vocabulary
  private let pictures: PictureCandidates
  private let review: WordReview
  private let hints: WordProposal.Hints
  private let isOwn: Bool
  /// The words whose links a new one gets; nil: those that are worked out.
  private let models: [WordEntry]?
  private let like: String

  /// With what a form says of a single word; of many nothing is said.
  init(desk: EditorDesk, form: Form, isOne: Bool) throws {
    self.desk = desk
    vocabulary = desk.words.builder.vocabulary
    let database = desk.database
    pictures = try PictureCandidates(for: desk.language) {
      try database.vocabulary(in: $0)
    } search: {
      try database.pictures(named: $0, atMost: $1).map { .init(id: $0.id, name: $0.name) }
    }
    review = WordReview(vocabulary, variety: desk.session.variety)
    hints = isOne ? WordFields.hints(form) : WordProposal.Hints()
    isOwn = form["own"] != nil
    like = isOne ? WordFields.text(form["like"]) ?? "" : ""
    models =
      like.isEmpty
      ? nil
      : try desk.database.entries(named: like, in: desk.language).filter { !$0.isRemoved }
  }

  private var language: Language { desk.language }

  /// A new word as it would be saved.
  func addition(_ name: String) throws -> WordAddition {
    addition(name, picture: try hints.pictogram ?? candidates(name).first?.id)
  }

  private func addition(_ name: String, picture: Pictogram.ID?) -> WordAddition {
    var hints = hints
    hints.pictogram = picture
    // No picture at all, when that was chosen.
    let proposal = WordProposal(
      name, concept: Concept(rawValue: desk.environment.newID()), hints: hints,
      pictures: PictureIndex([]), in: vocabulary)
    return WordAddition(
      proposal, like: models.flatMap { $0.isEmpty ? nil : $0 },
      owner: isOwn ? desk.person?.id : nil, review: review, in: vocabulary)
  }

  /// How a new word stands to those that there are.
  enum Standing {
    /// It is new.
    case new
    /// The very word is in the vocabulary.
    case there
    /// The very word was taken out, and can be brought back with its links.
    case removed(EditedWord)

    var isNew: Bool { if case .new = self { true } else { false } }
  }

  /// How a word stands to those that there are.
  func standing(_ addition: WordAddition) throws -> Standing {
    let twins = try desk.database.entries(named: addition.proposal.label, in: language)
      .filter { $0.isKnown(to: desk.person?.id) }
    if addition.isThere(among: twins) { return .there }
    guard addition.wasRemoved(among: twins),
      let twin = twins.first(where: { $0.isRemoved && $0.label == addition.proposal.label }),
      let word = EditedWord(twin.key, among: try desk.entries())
    else { return .new }
    return .removed(word)
  }

  /// Why a word is not added; nil for a new one.
  private func note(_ name: String, _ standing: Standing) -> Text? {
    switch standing {
    case .new: nil
    case .there: .editorAlreadyThere(word: name)
    case .removed: .editorWasRemoved(word: name)
    }
  }

  /// Pictures that may suit.
  private func candidates(_ name: String) throws -> [PictureCandidates.Candidate] {
    try pictures.pictures(for: name, atMost: Self.pictureCount)
  }

  /// One word with everything that can be changed before it is saved.
  func one(_ name: String) throws -> Fields {
    let pictures = try candidates(name)
    let addition = addition(name, picture: hints.pictogram ?? pictures.first?.id)
    guard let entry = addition.entries.first else { throw PageError.badRequest }
    let chosen = entry.pictogram
    let standing = try standing(addition)
    var removed: String?
    if case .removed(let word) = standing { removed = word.address }
    return [
      "name": name, "isThere": !standing.isNew,
      "thereText": note(name, standing)?[language].sentenceCased ?? "",
      "removedWord": removed.map { $0 as Any } ?? false,
      "restoreLabel": Text.editorRestore[language],
      "forms": WordFacts(entry, variety: desk.session.variety).line[language],
      "formsTitle": Text.editorKnown[language],
      "roles": Fields.choices(
        "role", Text.editorRole[language],
        WordRole.allCases.map { ($0.rawValue, $0.name[language]) },
        chosen: addition.entries.count == 1 ? entry.key.role.rawValue : ""),
      "form": WordFields.fields(
        entry, categories: vocabulary.categories, language: language),
      "warnings": addition.warnings.map { ["text": $0.webText[language].sentenceCased] as Fields },
      "hasWarnings": !addition.warnings.isEmpty, "warningsTitle": Text.editorWarnings[language],
      "sentencesTitle": Text.editorSentences[language],
      "sentenceLang": desk.session.variety.tag,
      "sentences": addition.examples(atMost: 4).map { ["text": $0] as Fields },
      "noSentences": addition.links.isEmpty ? Text.editorNoSentences[language] as Any : false,
      "partnerLine": partners(addition),
      "pictureTitle": Text.editorPicture[language],
      "hasCandidates": !pictures.isEmpty,
      "candidates": pictures.map { candidate in
        desk.words.picture(candidate.id).merging(
          [
            "value": candidate.id.rawValue, "label": candidate.name,
            "checked": candidate.id == chosen,
          ] as Fields
        )
      },
      "upload": PictureUpload.fields(desk), "ownLabel": ownLabel,
      "lookLabel": Text.editorLook[language], "addLabel": Text.editorAddThis[language],
      "changeTitle": Text.editorChange[language],
      "like": like, "likeLabel": Text.editorLike[language],
      "likeProblem": models?.isEmpty == true
        ? Text.walkNothingFound[language].sentenceCased as Any : false,
      "isOwn": isOwn,
    ]
  }

  /// Many words, a line each.
  func list(_ names: [String]) throws -> Fields {
    let rows = try names.map { name -> Fields in
      let addition = try addition(name)
      let entry = addition.entries.first
      let standing = try standing(addition)
      return desk.words.picture(standing.isNew ? entry?.pictogram : nil).merging(
        [
          "name": name,
          "forms": entry.map {
            WordFacts($0, variety: desk.session.variety).line[language]
          } ?? "",
          "category": vocabulary.categories.first { $0.id == entry?.category }?.name ?? "",
          "example": addition.examples(atMost: 1).first ?? "",
          "note": note(name, standing).map { $0[language].sentenceCased as Any } ?? false,
        ] as Fields
      )
    }
    return [
      "rows": rows, "ownLabel": ownLabel, "isOwn": isOwn,
      "wordColumn": Text.formWord[language].sentenceCased,
      "formsColumn": Text.editorKnown[language],
      "categoryColumn": Text.wordCategory[language].sentenceCased,
      "exampleColumn": Text.editorSentences[language],
      "sentenceLang": desk.session.variety.tag,
      "addLabel": Text.editorAddAll(count: names.count)[language],
      "hint": Text.editorManyHint[language],
    ]
  }

  private var ownLabel: Any {
    desk.person.map { Text.editorOnlyFor(name: $0.name)[language] as Any } ?? false
  }

  /// The words that lead to it, the first few by name.
  private func partners(_ addition: WordAddition) -> Any {
    let names = addition.partners
    if names.isEmpty { return false }
    let more = names.count - 8
    let shown = names.prefix(8).joined(separator: ", ")
    let list = more > 0 ? "\(shown) \(Text.editMore(count: more)[language])" : shown
    return "\(Text.editOfferedAfter[language].sentenceCased): \(list)"
  }
}
