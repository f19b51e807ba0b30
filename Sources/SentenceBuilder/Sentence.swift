public import AACCore
public import Grammar

/// A sentence made from tiles: its text, the tile behind each word, and the rules that were used.
public struct Sentence: Hashable, Sendable {
  /// Language and region.
  public var variety: LanguageVariety
  /// What is said.
  public var text: String
  /// The words and marks of the text, each with the index of its tile in ``tiles``.
  public var words: [Realization.Token]
  /// The rules that added, changed or moved something.
  public var trace: [Realization.RuleApplication]
  /// The tiles in the order of choice.
  public var tiles: [Tile]
  /// Whether it asks.
  public var isQuestion: Bool

  /// The labels of words whose grammar was guessed from their form, those of the vocabulary among them.
  public var inferredWords: [String] { tiles.filter(\.lexeme.isInferred).map(\.label) }

  /// The labels of words that are not in the vocabulary and whose grammar was guessed from their form.
  public var unknownWords: [String] {
    tiles.filter { $0.concept == nil && $0.lexeme.isInferred }.map(\.label)
  }

  /// For each of ``words`` that came from no tile the rule that added it, where one says so.
  public var reasons: [GrammarRule?] { Realization.reasons(for: words, in: trace) }

  /// The words as they were chosen, one after another, as a picture board would say them.
  public var plainOrder: String { tiles.map(\.label).joined(separator: " ") }

  /// The tiles with the cross on the verb of a negative clause; without a verb it is the whole that is not.
  ///
  /// A tile that negates by itself, such as *no* or *nunca*, is seen without a cross; *anymore* only closes what is denied
  /// (CGEL §10.60).
  private static func crossed(_ tiles: [Tile], _ clause: Clause) -> [Tile] {
    var tiles = tiles
    guard clause.isNegative, !tiles.isEmpty, !tiles.contains(where: \.isNegated),
      !tiles.contains(where: {
        $0.lexeme.kind == .negation && !Self.closers.contains($0.lexeme.lemma)
      })
    else { return tiles }
    tiles[clause.verb?.tile ?? 0].isNegated = true
    return tiles
  }

  init(clause: Clause, tiles: [Tile], realizer: ClauseRealizer) {
    let realization = realizer.realize(clause)
    variety = clause.variety
    text = realization.text
    words = realization.tokens(of: tiles.map(\.label))
    trace = Self.named(
      realization.trace, tiles, words, isMended: words != realization.tokens)
    self.tiles = Self.crossed(tiles, clause)
    isQuestion = clause.isQuestion
  }
}
