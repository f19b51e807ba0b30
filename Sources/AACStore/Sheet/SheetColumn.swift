public import AACCore

/// The columns of a spreadsheet of words, in the order in which they are written.
public enum SheetColumn: String, CaseIterable, Codable, Sendable {
  case language, role, word, lemma, `class`, kind, gender, number, person, countability, animacy
  case article, forms, category, picture, place, level, owner, hidden, removed, guessed
  case subjects, openers, verbs, concept

  /// The links that a column holds; they stand in the row of the word that is offered second.
  public var linkKind: WordLink.Kind? {
    switch self {
    case .subjects: .subjectVerb
    case .openers: .verbVerb
    case .verbs: .verbComplement
    default: nil
    }
  }

  /// The column's letter in a spreadsheet when it is the n-th, from 0.
  static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : Self.letter(index / 26 - 1) + letter
  }
}

extension WordLink.Kind {
  /// The column that holds the links of a kind.
  var column: SheetColumn {
    switch self {
    case .subjectVerb: .subjects
    case .verbVerb: .openers
    case .verbComplement: .verbs
    }
  }

  /// The roles of the two words.
  var roles: (first: WordRole, second: WordRole) {
    switch self {
    case .subjectVerb: (.subject, .verb)
    case .verbVerb: (.verb, .verb)
    case .verbComplement: (.verb, .complement)
    }
  }
}
