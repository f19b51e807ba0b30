public import AACCore

/// The words of whole vocabularies by name, for callers that make many sentences.
public struct VocabularyWords: WordSource {
  private struct Names {
    var subjects: [String: Subject] = [:]
    var verbs: [String: Verb] = [:]
    var complements: [String: Complement] = [:]
    /// Names that several verbs have, and that several complements have.
    var sharedVerbs: [String: [Verb]] = [:]
    var sharedComplements: [String: [Complement]] = [:]
    var links = Vocabulary.Links()
    var governments: [Concept: [Concept: Government]] = [:]
  }

  private let names: [Language: Names]

  /// Looks words up in the vocabularies given.
  public init(_ vocabularies: [Vocabulary]) {
    names = Dictionary(
      vocabularies.map { vocabulary in
        var names = Names()
        names.subjects = Self.byName(vocabulary.subjects)
        names.verbs = Self.byName(vocabulary.verbs)
        names.complements = Self.byName(vocabulary.complements)
        names.sharedVerbs = Self.shared(vocabulary.verbs)
        names.sharedComplements = Self.shared(vocabulary.complements)
        names.links = vocabulary.links
        names.governments = vocabulary.links.complementsOfVerb.mapValues { links in
          Dictionary(
            links.compactMap { link in link.government.map { (link.complement, $0) } }
          ) { first, _ in first }
        }
        return (vocabulary.language, names)
      }
    ) { first, _ in first }
  }

  public func subject(named name: String, in language: Language) -> Subject? {
    Self.find(name, in: names[language]?.subjects)
  }

  public func verb(named name: String, in language: Language) -> Verb? {
    Self.find(name, in: names[language]?.verbs)
  }

  public func complement(named name: String, in language: Language) -> Complement? {
    Self.find(name, in: names[language]?.complements)
  }

  public func verbs(named name: String, in language: Language) -> [Verb] {
    guard let names = names[language] else { return [] }
    return names.sharedVerbs[name] ?? Self.exact(name, in: names.verbs)
  }

  public func complements(named name: String, in language: Language) -> [Complement] {
    guard let names = names[language] else { return [] }
    return names.sharedComplements[name] ?? Self.exact(name, in: names.complements)
  }

  public func isLinked(_ verb: Concept, to word: Concept, in language: Language) -> Bool {
    guard let links = names[language]?.links else { return false }
    return links.complementsOfVerb[verb]?.contains { $0.complement == word } == true
      || links.verbsOpenedByVerb[verb]?.contains(word) == true
  }

  public func government(
    verb: Concept, complement: Concept, in language: Language
  ) -> Government? {
    names[language]?.governments[verb]?[complement]
  }

  public func nearestWords(to name: String, in language: Language) -> [String] {
    guard let names = names[language] else { return [] }
    let key = name.foldedForSearch
    let labels = Set(
      names.subjects.values.map(\.label) + names.verbs.values.map(\.label)
        + names.complements.values.map(\.label))
    return labels.map { (EditDistance.between($0.foldedForSearch, key), $0) }
      .filter { $0.0 <= max(2, key.count / 2) }
      .sorted { $0 < $1 }.prefix(3).map(\.1)
  }

  private static func find<Word>(_ name: String, in words: [String: Word]?) -> Word? {
    words?[name] ?? words?[name.foldedForSearch]
  }

  /// Words by lemma and label, exact and folded; an exact name never gives way to a folded one.
  private static func byName<Word: VocabularyWord>(_ words: [Word]) -> [String: Word] {
    var byName: [String: Word] = [:]
    for word in words {
      for name in [word.lexeme.lemma, word.label] where byName[name] == nil { byName[name] = word }
    }
    for word in words {
      for name in [word.lexeme.lemma, word.label] {
        let key = name.foldedForSearch
        if byName[key] == nil { byName[key] = word }
      }
    }
    return byName
  }

  private static func exact<Word: VocabularyWord>(
    _ name: String, in words: [String: Word]
  ) -> [Word] {
    guard let word = words[name], word.isNamed(name) else { return [] }
    return [word]
  }

  /// Names that more than one word has, with these words.
  private static func shared<Word: VocabularyWord>(_ words: [Word]) -> [String: [Word]] {
    var byName: [String: [Word]] = [:]
    for word in words {
      for name in Set([word.lexeme.lemma, word.label]) { byName[name, default: []].append(word) }
    }
    return byName.filter { $0.value.count > 1 }
  }
}

extension VocabularyWord {
  /// Whether a name is the word's own, letter by letter.
  fileprivate func isNamed(_ name: String) -> Bool { label == name || lexeme.lemma == name }
}
