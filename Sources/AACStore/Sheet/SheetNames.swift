import AACCore

/// How words are named in cells of links: by their label, with `#` and the concept where that is not enough.
struct SheetNames {
  /// The words of a language and role by what they are called.
  struct Group {
    fileprivate var labels: [String: [Concept]] = [:]
    fileprivate var folded: [String: [Concept]] = [:]

    fileprivate init() {}
  }

  private struct Place: Hashable {
    let language: Language
    let role: WordRole
  }

  private var groups: [Place: Group] = [:]
  private var names: [SheetKey: String] = [:]

  /// The names of all words that others are linked with, removed ones too.
  init(_ entries: [SheetKey: WordEntry]) {
    for (key, entry) in entries where key.word.role != .complement {
      let place = Place(language: key.language, role: key.word.role)
      let concept = key.word.concept
      groups[place, default: Group()].labels[entry.label, default: []].append(concept)
      for text in Set([entry.label, entry.lexeme.lemma].map { FoldedKey($0).text }) {
        groups[place]?.folded[text, default: []].append(concept)
      }
    }
    for (key, entry) in entries where key.word.role != .complement {
      let group = groups[Place(language: key.language, role: key.word.role)]
      names[key] = Self.name(entry, isAlone: group?.labels[entry.label]?.count == 1)
    }
  }

  /// The name of a word that another is linked with.
  func name(of key: SheetKey) -> String { names[key] ?? "#\(key.word.concept.rawValue)" }

  private static func name(_ entry: WordEntry, isAlone: Bool) -> String {
    let concept = "#\(entry.key.concept.rawValue)"
    if entry.label.contains(where: { "|[]#\n\r".contains($0) }) { return concept }
    if entry.label.first == " " || entry.label.last == " " { return concept }
    return isAlone ? entry.label : "\(entry.label) \(concept)"
  }

  /// The words of a role that links can begin with.
  func group(_ role: WordRole, in language: Language) -> Group {
    groups[Place(language: language, role: role)] ?? Group()
  }
}

extension SheetNames.Group {
  /// The word of a name as people write it.
  ///
  /// - Throws: when no word has the name, or several have it.
  func find(
    _ text: String, isThere: (Concept) -> Bool
  ) throws(SheetProblem.Kind) -> Concept {
    if let exact = labels[text] { return try only(exact, text) }
    if let mark = text.lastIndex(of: "#") {
      let concept = Concept(rawValue: String(text[text.index(after: mark)...]))
      if !isThere(concept) { throw .unknownWord(text) }
      return concept
    }
    guard let similar = folded[FoldedKey(text).text] else { throw .unknownWord(text) }
    return try only(similar, text)
  }

  private func only(
    _ concepts: [Concept], _ text: String
  ) throws(SheetProblem.Kind) -> Concept {
    if concepts.count == 1 { return concepts[0] }
    let choices = concepts.map(\.rawValue).sorted().map { "\(text) #\($0)" }
    throw .ambiguousWord(text, choices: choices.joined(separator: ", "))
  }
}

extension SheetProblem.Kind: Error {}
