/// What subjects, verbs and complements of a vocabulary have in common.
public protocol VocabularyWord: Hashable, Sendable {
  /// The meaning, shared between languages.
  var concept: Concept { get }
  /// The word for grammar.
  var lexeme: Lexeme { get }
  /// Text on the tile; usually the lemma.
  var label: String { get }
  /// The ``Category`` it is shown in.
  var category: Category.ID { get }
  /// Its picture.
  var pictogram: Pictogram.ID? { get }
  /// Place among its neighbours, from 0; never changes by itself.
  var position: Int { get }
}
