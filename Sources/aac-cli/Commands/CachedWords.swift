import AACCore
import AACStore
import SentenceBuilder
import Synchronization

/// The words of a database, each language read whole when it is first asked for.
final class CachedWords: WordSource {
  private let database: AppDatabase
  private let words = Mutex<[Language: VocabularyWords]>([:])

  init(database: AppDatabase) { self.database = database }

  func subject(named name: String, in language: Language) throws -> Subject? {
    try words(in: language).subject(named: name, in: language)
  }

  func verb(named name: String, in language: Language) throws -> Verb? {
    try words(in: language).verb(named: name, in: language)
  }

  func complement(named name: String, in language: Language) throws -> Complement? {
    try words(in: language).complement(named: name, in: language)
  }

  func verbs(named name: String, in language: Language) throws -> [Verb] {
    try words(in: language).verbs(named: name, in: language)
  }

  func complements(named name: String, in language: Language) throws -> [Complement] {
    try words(in: language).complements(named: name, in: language)
  }

  func isLinked(_ verb: Concept, to word: Concept, in language: Language) throws -> Bool {
    try words(in: language).isLinked(verb, to: word, in: language)
  }

  func government(verb: Concept, complement: Concept, in language: Language) throws -> Government? {
    try words(in: language).government(verb: verb, complement: complement, in: language)
  }

  func nearestWords(to name: String, in language: Language) throws -> [String] {
    try words(in: language).nearestWords(to: name, in: language)
  }

  private func words(in language: Language) throws -> VocabularyWords {
    try words.withLock { words in
      if let known = words[language] { return known }
      let read = VocabularyWords([try database.vocabulary(in: language)])
      words[language] = read
      return read
    }
  }
}
