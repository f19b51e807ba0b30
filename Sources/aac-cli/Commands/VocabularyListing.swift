import AACCore
import AACStore
import Foundation
import SentenceBuilder

/// The words of a vocabulary as the commands list and describe them.
struct VocabularyListing {
  let vocabulary: Vocabulary
  private let database: AppDatabase
  private let pictures: PictureCharacters
  private let replacements: [Pictogram.ID: Pictogram.ID]
  private let entries: [WordKey: WordEntry]
  private let people: [Person.ID: String]
  private let masks: [WordKey: [String]]

  /// All words of the session's language; with what only some people see.
  init(_ session: Session) throws {
    let (database, language) = (session.database, session.language)
    self.database = database
    vocabulary = try database.editorVocabulary(in: language)
    pictures = PictureCharacters(emoji: try database.emoji())
    replacements = try database.replacements()
    entries = Dictionary(
      try database.entries(in: language).map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first })
    let all = try database.people()
    people = Dictionary(all.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    var masks: [WordKey: [String]] = [:]
    for key in try database.hiddenWords(of: nil, in: language) {
      masks[key, default: []].append(Text.everybody[language])
    }
    for person in all {
      for key in try database.hiddenWords(of: person.id, in: language) {
        masks[key, default: []].append(person.name)
      }
    }
    self.masks = masks
  }

  /// The words of a part, or those of them that are linked to a word.
  ///
  /// - Throws: ``InputError/noSuchWord(_:nearest:)`` when the word that links are asked of is not there.
  func words(_ part: VocabularyCommand.Part, of word: String?) throws(InputError) -> [WordReport] {
    switch (part, word) {
    case (.categories, _): return []
    case (.subjects, nil): return vocabulary.subjects.map { report($0, role: .subject) }
    case (.verbs, nil): return vocabulary.verbs.map { report($0, role: .verb) }
    case (.complements, nil): return vocabulary.complements.map { report($0, role: .complement) }
    case (.subjects, let name?): return try subjects(ofVerb: name)
    case (.verbs, let name?): return try verbs(of: name)
    case (.complements, let name?): return try complements(ofVerb: name)
    }
  }

  /// Everything that is known of a word, once for each role it has.
  ///
  /// - Throws: ``InputError/noSuchWord(_:nearest:)``, and what the database throws.
  func descriptions(of name: String) throws -> [WordReport] {
    let reports = WordRole.allCases.flatMap { role in
      vocabulary.words(role).filter { matches($0, name) }
        .map { report($0, role: role, isFull: true) }
    }
    guard reports.isEmpty else { return reports }
    let rows = try database.entries(named: name.singleSpaced, in: vocabulary.language)
    if let removed = rows.first(where: \.isRemoved) { throw EditError.isRemoved(removed.label) }
    let nearest = try database.nearestWords(to: name, in: vocabulary.language)
    throw InputError.noSuchWord(name, nearest: nearest)
  }

  private func subjects(ofVerb name: String) throws(InputError) -> [WordReport] {
    let verb = try find(name, in: vocabulary.verbs)
    return vocabulary.subjects
      .filter { vocabulary.links.verbsOfSubject[$0.concept]?.contains(verb.concept) ?? false }
      .map { report($0, role: .subject) }
  }

  private func verbs(of name: String) throws(InputError) -> [WordReport] {
    let concepts: Set<Concept>
    if let subject = vocabulary.subjects.first(where: { matches($0, name) }) {
      concepts = Set(vocabulary.links.verbsOfSubject[subject.concept] ?? [])
    } else if let verb = vocabulary.verbs.first(where: { matches($0, name) }) {
      concepts = Set(vocabulary.links.verbsOpenedByVerb[verb.concept] ?? [])
    } else {
      let complement = try find(name, in: vocabulary.complements)
      concepts = Set(
        vocabulary.links.complementsOfVerb.filter {
          $0.value.contains { $0.complement == complement.concept }
        }
        .keys)
    }
    return vocabulary.verbs.filter { concepts.contains($0.concept) }.map {
      report($0, role: .verb)
    }
  }

  private func complements(ofVerb name: String) throws(InputError) -> [WordReport] {
    let verb = try find(name, in: vocabulary.verbs)
    let links = vocabulary.links.complementsOfVerb[verb.concept] ?? []
    let governments = Dictionary(links.map { ($0.complement, $0.government) }) { first, _ in first }
    let complements = vocabulary.complements.compactMap { complement -> WordReport? in
      guard let government = governments[complement.concept] else { return nil }
      var word = report(complement, role: .complement)
      word.government = government?.text
      word.shownGovernment = government?.words(in: vocabulary.language)
      return word
    }
    let opened = Set(vocabulary.links.verbsOpenedByVerb[verb.concept] ?? [])
    return complements
      + vocabulary.verbs.filter { opened.contains($0.concept) }.map { report($0, role: .verb) }
  }

  private func find<Word: VocabularyWord>(
    _ name: String, in words: [Word]
  ) throws(InputError) -> Word {
    guard let word = words.first(where: { matches($0, name) }) else {
      throw .noSuchWord(name, nearest: [])
    }
    return word
  }

  private func matches(_ word: some VocabularyWord, _ name: String) -> Bool {
    [word.lexeme.lemma, word.label].contains {
      $0.compare(name, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
  }

  private func report(
    _ word: some VocabularyWord, role: WordRole, isFull: Bool = false
  ) -> WordReport {
    let category = vocabulary.categories.first { $0.id == word.category }?.name ?? word.category
    var report = WordReport(
      word, role: role, category: category, picture: pictures[word.pictogram],
      messages: vocabulary.language)
    report.isFull = isFull
    let key = WordKey(role, word.concept)
    report.level = entries[key]?.level
    report.owner = entries[key]?.owner.map { people[$0] ?? $0 }
    report.hiddenFor = masks[key]
    report.shownPictogram = word.pictogram.flatMap { replacements[$0]?.rawValue }
    return report
  }
}
