public import AACCore
import Foundation

/// Finds the words of a vocabulary that the buttons of boards say, so that grammar can be used on them.
public struct BoardWords: Sendable {
  /// A word of the vocabulary.
  public struct Match: Hashable, Sendable {
    /// Which word.
    public let key: WordKey
    /// The word for grammar.
    public let lexeme: Lexeme
    /// Its picture.
    public let pictogram: Pictogram.ID?
    fileprivate let label: String
  }

  private let language: Language
  private let matches: [String: [Match]]

  /// The words of a vocabulary by label and dictionary form.
  public init(_ vocabulary: Vocabulary) {
    language = vocabulary.language
    var matches: [String: [Match]] = [:]
    func add(_ word: some VocabularyWord, _ role: WordRole) {
      let match = Match(
        key: WordKey(role, word.concept), lexeme: word.lexeme, pictogram: word.pictogram,
        label: word.label)
      for name in Set([Self.folded(word.label), Self.folded(word.lexeme.lemma)]) {
        matches[name, default: []].append(match)
      }
    }
    vocabulary.subjects.forEach { add($0, .subject) }
    vocabulary.verbs.forEach { add($0, .verb) }
    vocabulary.complements.forEach { add($0, .complement) }
    self.matches = matches
  }

  /// The word that a text is, letter case, accents and final signs aside; nil when it is none.
  ///
  /// Where several words are written alike, the one exactly as typed comes first.
  public func match(_ text: String) -> Match? {
    let words = matches[Self.folded(text)] ?? []
    return words.first { $0.label == text } ?? words.first
  }

  /// How many different texts of buttons are words, and how many there are.
  public func count(in package: BoardPackage) -> (matched: Int, total: Int) {
    var texts: Set<String> = []
    for board in package.boards {
      for button in board.buttons where button.actions.isEmpty && button.link == nil {
        let text = board.text(button.label, in: board.locale ?? language.code)
        if !text.isEmpty { texts.insert(text) }
      }
    }
    return (texts.count { match($0) != nil }, texts.count)
  }

  private static let marks = CharacterSet(charactersIn: " .!?¡¿…\n\t")

  private static func folded(_ text: String) -> String {
    text.trimmingCharacters(in: marks).foldedForSearch
  }
}
