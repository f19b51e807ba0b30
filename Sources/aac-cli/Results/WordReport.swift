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
  /// Preposition and article that the pair with a verb needs.
  var government: String?
  /// Whether the text form says everything, not one line.
  var isFull = false

  private let picture: String
  private let messages: Language

  private enum CodingKeys: String, CodingKey {
    case word, role, concept, category, kind, gender, number, countability, article, forms
    case pictogram, government
    case wordClass = "class"
  }

  init(
    _ word: some VocabularyWord, role: String, category: String, picture: String,
    messages: Language
  ) {
    self.word = word.label
    self.role = role
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
    guard isFull else { return head + (government.map { " (\($0))" } ?? "") }
    let genderName = gender.map { $0 == .feminine ? Text.genderFeminine : Text.genderMasculine }
    let facts: [(Text, String?)] = [
      (.wordRole, roleName), (.wordCategory, category), (.wordGender, genderName?[messages]),
      (.wordNumber, number?.rawValue), (.wordCountability, countability?.rawValue),
      (.wordArticle, article?.rawValue), (.wordClass, wordClass), (.wordKind, kind),
      (.wordPicture, pictogram), (.wordConcept, concept),
      (
        .wordForms,
        forms?.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
      ),
    ]
    let lines = facts.compactMap { name, fact in fact.map { "  \(name[messages]): \($0)" } }
    return ([head] + lines).joined(separator: "\n")
  }

  private var roleName: String {
    switch role {
    case "subject": Text.roleSubject[messages]
    case "verb": Text.roleVerb[messages]
    default: Text.roleComplement[messages]
    }
  }
}
