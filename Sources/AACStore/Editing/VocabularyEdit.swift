public import AACCore

/// One thing that a therapist does with the vocabulary.
public enum VocabularyEdit: Hashable, Sendable {
  /// A new word, or all of a word that is there; its place and level are kept unless it is new.
  case save(WordEntry)
  /// Takes a word out of sight; it and its links can be brought back.
  case remove(WordKey)
  /// Brings a removed word back to its place.
  case restore(WordKey)
  /// Joins two words, or changes what stands between them.
  case link(WordLink)
  /// Parts two words.
  case unlink(WordLink)
  /// Puts a word at a place; the word that was there takes the place left, and no other one moves.
  case move(WordKey, to: Int)
  /// Sets the level from which on a word is shown; nil: always.
  case setLevel(WordKey, Int?)
  /// Masks a word on a person's boards, or on everybody's.
  case hide(WordKey, Person.ID?)
  /// Shows a masked word again.
  case show(WordKey, Person.ID?)

  /// Whether it writes a word as a whole.
  var isSave: Bool {
    if case .save = self { true } else { false }
  }

  /// The words that it is about, the first chosen first.
  public var keys: [WordKey] {
    switch self {
    case .save(let entry): [entry.key]
    case .remove(let key), .restore(let key), .move(let key, _), .setLevel(let key, _),
      .hide(let key, _), .show(let key, _):
      [key]
    case .link(let link), .unlink(let link): [link.firstKey, link.secondKey]
    }
  }
}
