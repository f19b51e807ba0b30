import AACCore

/// A word of the vocabulary as the commands print it.
struct WordReport: Report {
  var word: String
  var role: String
  var concept: String
  var category: String
  var wordClass: String
  var kind: String
  var gender: Gender?
  var number: GrammaticalNumber?
  var countability: Countability?
  var article: Article?
  var forms: [String: String]?
  var pictogram: String?
  /// The picture of the symbol set in use that is shown instead.
  var shownPictogram: String?
  /// From which level on it is shown; nil: always.
  var level: Int?
  /// Whose own word it is.
  var owner: String?
  /// For whom it is masked.
  var hiddenFor: [String]?
  /// Whether its grammar was worked out from its form and nobody has confirmed it.
  var isInferred: Bool
  /// Preposition and article that the pair with a verb needs.
  var government: String?
  /// The same in the words of the language.
  var shownGovernment: String?
  /// Whether the text form says everything, not one line.
  var isFull = false

  private let lexeme: Lexeme
  private let picture: String
  private let messages: Language

  private enum CodingKeys: String, CodingKey {
    case word, role, concept, category, kind, gender, number, countability, article, forms
    case pictogram, shownPictogram, level, owner, hiddenFor, government
    case wordClass = "class"
    case isInferred = "inferred"
  }

  init(
    _ word: some VocabularyWord, role: WordRole, category: String, picture: String,
    messages: Language
  ) {
    self.word = word.label
    self.role = role.rawValue
    lexeme = word.lexeme
    isInferred = word.lexeme.isInferred
    self.category = category
    self.picture = picture
    self.messages = messages
    concept = word.concept.rawValue
    wordClass = word.lexeme.wordClass.rawValue
    kind = word.lexeme.kind.rawValue
    gender = word.lexeme.gender
    number = word.lexeme.number
    countability = word.lexeme.countability
    article = word.lexeme.article
    forms = word.lexeme.forms.isEmpty ? nil : word.lexeme.forms
    pictogram = word.pictogram?.rawValue
  }

  var description: String {
    let head = picture.isEmpty ? word : "\(picture) \(word)"
    guard isFull else { return line(head) }
    let facts: [(Text, String?)] = [
      (.wordRole, WordRole(rawValue: role)?.name[messages]), (.wordCategory, category),
      (.wordGender, gender?.name[messages]), (.wordNumber, number?.name[messages]),
      (.wordCountability, countability?.name[messages]), (.wordArticle, article?.name[messages]),
      (.wordClass, lexeme.wordClass.name[messages]), (.wordKind, lexeme.kind.name[messages]),
      (.wordGrammar, isInferred ? Text.grammarInferred[messages] : nil),
      (.wordPicture, pictogram), (.wordShownWith, shownPictogram),
      (.wordLevel, level.map(String.init) ?? Text.levelAlways[messages]),
      (.wordOwner, owner), (.wordHiddenFor, hiddenFor?.joined(separator: ", ")),
      (.wordConcept, concept),
      (
        .wordForms,
        forms?.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
      ),
    ]
    let lines = facts.compactMap { name, fact in fact.map { "  \(name[messages]): \($0)" } }
    return ([head] + lines).joined(separator: "\n")
  }

  /// One line of a list: the word, and what not everybody sees of it.
  private func line(_ head: String) -> String {
    let sight = [
      level.map { "\(Text.wordLevel[messages]) \($0)" },
      owner.map { "\(Text.wordOwner[messages]) \($0)" },
      hiddenFor.map { "\(Text.wordHiddenFor[messages]) \($0.joined(separator: ", "))" },
    ].compactMap(\.self)
    return head + (shownGovernment.map { " (\($0))" } ?? "")
      + (sight.isEmpty ? "" : "  [\(sight.joined(separator: "; "))]")
  }
}
