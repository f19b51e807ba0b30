public import AACCore
import Foundation

/// Makes boards of a vocabulary, for other programs and for walking here.
///
/// The same vocabulary always gives the same bytes; words stand in their places, new ones behind them.
public struct VocabularyBoards: Sendable {
  /// Names of boards and buttons in the language of the vocabulary.
  public struct Names: Sendable {
    /// The board of all categories.
    public var vocabulary: String
    /// The core board.
    public var core: String
    /// The button that goes to the first board.
    public var home: String
    /// The button that goes on to more words of a category.
    public var more: String
    /// The button that says the sentence.
    public var speak: String
    /// The button that takes the last word away.
    public var backspace: String
    /// The button that takes all words away.
    public var clear: String

    /// The names in a language.
    public init(_ language: Language) {
      vocabulary = Text.boardVocabularyName[language]
      core = Text.boardCoreName[language]
      home = Text.keyHome[language]
      more = Text.boardMoreButton[language]
      speak = Text.keySpeak[language]
      backspace = Text.boardEraseButton[language]
      clear = Text.boardClearButton[language]
    }
  }

  static let columns = 8
  static let rows = 5

  let vocabulary: Vocabulary
  let others: [Vocabulary]
  let names: Names
  let pictures: [Pictogram.ID: Pictogram]

  /// Boards of a vocabulary with the words of other languages as translations and with these pictures.
  public init(
    _ vocabulary: Vocabulary, others: [Vocabulary] = [],
    pictures: [Pictogram.ID: Pictogram] = [:]
  ) {
    self.vocabulary = vocabulary
    self.others = others.filter { $0.language != vocabulary.language }
    self.pictures = pictures
    names = Names(vocabulary.language)
  }

  /// A first board with a folder for each category, and behind each the words of the category.
  ///
  /// - Throws: ``BoardError`` when there is more than a package may have.
  public func byCategory() throws(BoardError) -> (package: BoardPackage, report: BoardReport) {
    var builder = PackageBuilder(self)
    let entries = entries()
    let categories = vocabulary.categories.filter { category in
      entries.contains { $0.category == category.id }
    }
    builder.addFolders(categories)
    for category in categories {
      builder.addPages(of: category, entries.filter { $0.category == category.id })
    }
    return try builder.package()
  }

  /// One board with the words of ``CoreWords``, and behind them as many of the person's own most used ones as fit.
  ///
  /// - Throws: ``BoardError`` when there is more than a package may have.
  public func core(mostUsed: [String] = []) throws(BoardError) -> (
    package: BoardPackage, report: BoardReport
  ) {
    var builder = PackageBuilder(self)
    let entries = entries()
    let words = CoreWords.places.map { concepts in
      let found = concepts.lazy.compactMap { concept in
        entries.first { $0.key == WordKey(.verb, concept) }
          ?? entries.first { $0.key.concept == concept }
      }
      return found.first
    }
    let known = Set(words.compactMap { $0?.key.concept })
    var own: [Entry] = []
    for text in mostUsed {
      guard let entry = entries.first(where: { $0.label == text }),
        !known.contains(entry.key.concept), !own.contains(entry)
      else { continue }
      own.append(entry)
    }
    builder.addCore(words, own: own)
    return try builder.package()
  }
}

extension VocabularyBoards {
  /// A word as a button shows it.
  struct Entry: Hashable {
    var key: WordKey
    var label: String
    var lexeme: Lexeme
    var category: Category.ID
    var pictogram: Pictogram.ID?
  }

  /// The words by role and place; one that is there in several roles comes once.
  func entries() -> [Entry] {
    var entries: [Entry] = []
    var seen: Set<[String]> = []
    func add(_ word: some VocabularyWord, _ role: WordRole) {
      guard seen.insert([word.concept.rawValue, word.label]).inserted else { return }
      entries.append(
        Entry(
          key: WordKey(role, word.concept), label: word.label, lexeme: word.lexeme,
          category: word.category, pictogram: word.pictogram))
    }
    vocabulary.subjects.forEach { add($0, .subject) }
    vocabulary.verbs.forEach { add($0, .verb) }
    vocabulary.complements.forEach { add($0, .complement) }
    return entries
  }

  /// The labels of the other languages by meaning and role.
  var translations: [(tag: String, labels: [WordKey: String])] {
    others.map { other in
      var labels: [WordKey: String] = [:]
      other.subjects.forEach { labels[WordKey(.subject, $0.concept)] = $0.label }
      other.verbs.forEach { labels[WordKey(.verb, $0.concept)] = $0.label }
      other.complements.forEach { labels[WordKey(.complement, $0.concept)] = $0.label }
      return (other.language.code, labels)
    }
  }
}
