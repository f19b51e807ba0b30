import AACCore

/// A table whose changes the journal keeps, with the columns that name a row.
enum JournalTable: String, CaseIterable {
  case subject, verb, complement
  case subjectVerb = "subject_verb"
  case verbComplement = "verb_complement"
  case verbVerb = "verb_verb"
  case hiddenWord = "hidden_word"
  case boardSet = "board_set"
  case setting, favourite
  // All links of a kind to one word, as an import of many changes them: see LinkGroupImage.
  case subjectsOfVerb = "subject_verb/verb"
  case openersOfVerb = "verb_verb/opens"
  case verbsOfComplement = "verb_complement/complement"

  init(_ role: WordRole) {
    self =
      switch role {
      case .subject: .subject
      case .verb: .verb
      case .complement: .complement
      }
  }

  init(_ kind: WordLink.Kind) {
    self =
      switch kind {
      case .subjectVerb: .subjectVerb
      case .verbComplement: .verbComplement
      case .verbVerb: .verbVerb
      }
  }

  /// The primary key.
  var key: [String] {
    switch self {
    case .subject, .verb, .complement: ["language", "concept"]
    case .subjectVerb: ["language", "subject", "verb"]
    case .verbComplement: ["language", "verb", "complement"]
    case .verbVerb: ["language", "verb", "opens"]
    case .hiddenWord: ["person", "language", "role", "concept"]
    case .boardSet, .favourite: ["id"]
    case .setting: ["person", "name"]
    case .subjectsOfVerb: ["language", "verb"]
    case .openersOfVerb: ["language", "opens"]
    case .verbsOfComplement: ["language", "complement"]
    }
  }

  init(groupsOf kind: WordLink.Kind) {
    self =
      switch kind {
      case .subjectVerb: .subjectsOfVerb
      case .verbVerb: .openersOfVerb
      case .verbComplement: .verbsOfComplement
      }
  }

  /// The kind of links whose groups it stands for; nil for a real table.
  var groupKind: WordLink.Kind? {
    switch self {
    case .subjectsOfVerb: .subjectVerb
    case .openersOfVerb: .verbVerb
    case .verbsOfComplement: .verbComplement
    default: nil
    }
  }
}
