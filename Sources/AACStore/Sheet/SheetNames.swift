import AACCore

/// How words are named in cells of links: by their label, with `#` and the concept where that is not enough.
struct SheetNames {
  private struct Place: Hashable {
    let language: Language
    let role: WordRole
  }

  private var labels: [Place: [String: [Concept]]] = [:]
  private var folded: [Place: [String: [Concept]]] = [:]
  private var names: [SheetKey: String] = [:]

  /// The names of all words, removed ones too.
  init(_ entries: some Collection<(key: SheetKey, value: WordEntry)>) {
    for (key, entry) in entries {
      let place = Place(language: key.language, role: key.word.role)
      labels[place, default: [:]][entry.label, default: []].append(key.word.concept)
    }
    for (key, entry) in entries where key.word.role != .complement {
      let place = Place(language: key.language, role: key.word.role)
      for text in Set([entry.label, entry.lexeme.lemma].map { FoldedKey($0).text }) {
        folded[place, default: [:]][text, default: []].append(key.word.concept)
      }
      names[key] = Self.name(entry, isAlone: labels[place]?[entry.label]?.count == 1)
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

  /// The word of a name as people write it.
  func find(
    _ text: String, _ role: WordRole, in language: Language, among words: [SheetKey: WordEntry]
  ) throws(SheetProblem.Kind) -> Concept {
    let place = Place(language: language, role: role)
    if let exact = labels[place]?[text] { return try only(exact, text, place) }
    if let mark = text.lastIndex(of: "#") {
      let concept = Concept(rawValue: String(text[text.index(after: mark)...]))
      let key = SheetKey(language: language, word: WordKey(role, concept))
      if words[key] == nil { throw .unknownWord(text) }
      return concept
    }
    guard let similar = folded[place]?[FoldedKey(text).text] else { throw .unknownWord(text) }
    return try only(similar, text, place)
  }

  private func only(
    _ concepts: [Concept], _ text: String, _ place: Place
  ) throws(SheetProblem.Kind) -> Concept {
    if concepts.count == 1 { return concepts[0] }
    let choices = concepts.map(\.rawValue).sorted().map { "\(text) #\($0)" }
    throw .ambiguousWord(text, choices: choices.joined(separator: ", "))
  }
}

extension SheetProblem.Kind: Error {}
