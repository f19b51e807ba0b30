import AACCore

/// A word with its rows in all roles: *la niña* opens sentences and completes verbs.
struct EditedWord {
  /// The rows; the one that was asked for first.
  let entries: [WordEntry]

  var main: WordEntry { entries[0] }
  var label: String { main.label }
  var address: String { main.key.address }
  var isRemoved: Bool { main.isRemoved }

  /// The address of its page.
  var page: String { "/care/words/word?word=\(address.inAddress)" }

  /// The word of a key; nil when there is none.
  ///
  /// Rows of the same meaning with another text are another word.
  init?(_ key: WordKey, among all: [WordEntry]) {
    guard let main = all.first(where: { $0.key == key }) else { return nil }
    entries =
      [main]
      + all.filter {
        $0.key != key && $0.key.concept == key.concept && $0.label == main.label
          && $0.isRemoved == main.isRemoved
      }
  }
}

extension WordRole {
  /// What the words of a role do in a sentence.
  var name: Text {
    switch self {
    case .subject: .editorRoleSubject
    case .verb: .editorRoleVerb
    case .complement: .editorRoleComplement
    }
  }
}
