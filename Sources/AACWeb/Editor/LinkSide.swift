import AACCore

/// One way in which a word goes with others: the kind of link, and whether the word is chosen first.
struct LinkSide: Hashable {
  let kind: WordLink.Kind
  let isFirst: Bool

  /// The ways in which words of a role are linked.
  static func sides(of role: WordRole) -> [LinkSide] {
    switch role {
    case .subject: [LinkSide(kind: .subjectVerb, isFirst: true)]
    case .verb:
      [
        LinkSide(kind: .subjectVerb, isFirst: false),
        LinkSide(kind: .verbComplement, isFirst: true),
        LinkSide(kind: .verbVerb, isFirst: true), LinkSide(kind: .verbVerb, isFirst: false),
      ]
    case .complement: [LinkSide(kind: .verbComplement, isFirst: false)]
    }
  }

  /// The side as a field says it.
  var name: String { "\(kind.rawValue)-\(isFirst ? "first" : "second")" }

  /// The role of the words on the other side.
  var otherRole: WordRole {
    switch (kind, isFirst) {
    case (.subjectVerb, false): .subject
    case (.verbComplement, true): .complement
    default: .verb
    }
  }

  /// What is asked of the words on the other side.
  var title: Text {
    switch (kind, isFirst) {
    case (.subjectVerb, true): .editorWhatTheyDo
    case (.subjectVerb, false): .editorWhoDoesIt
    case (.verbComplement, true): .editorWhatComesBehind
    case (.verbComplement, false): .editorVerbsBefore
    case (.verbVerb, true): .editorVerbsBehind
    case (.verbVerb, false): .editorVerbsOpening
    }
  }

  /// Whether a link is one of this side of a word.
  func isLink(_ link: WordLink, of key: WordKey) -> Bool {
    link.kind == kind && (isFirst ? link.firstKey : link.secondKey) == key
  }

  /// The link between a word and one on the other side.
  func link(of word: WordKey, with other: Concept) -> WordLink {
    isFirst
      ? WordLink(kind, from: word.concept, to: other)
      : WordLink(kind, from: other, to: word.concept)
  }

  /// The word at the other end of a link.
  func other(_ link: WordLink) -> WordKey { isFirst ? link.secondKey : link.firstKey }

  /// The page where words are linked on this side.
  func address(of key: WordKey) -> String {
    "/care/words/links?word=\(key.address.inAddress)&side=\(name)"
  }
}
