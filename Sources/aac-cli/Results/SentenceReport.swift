import AACCore
import Grammar
import SentenceBuilder

/// A sentence as the commands print it.
struct SentenceReport: Report {
  /// A word of the text and the index of the tile it came from, or the rule that added it.
  struct Word: Encodable, Sendable {
    var text: String
    var tile: Int?
    /// Other tiles that are heard in it.
    var also: [Int]?
    var rule: String?
  }

  /// A chosen word.
  struct TileReport: Encodable, Sendable {
    var label: String
    var role: String
    var concept: String?
    /// Where grammar does not come from the vocabulary: `inferred` from the form, or, outside it, `lexicon`.
    var grammar: String?
  }

  /// A rule that was used.
  struct Rule: Encodable, Sendable {
    var rule: String
    var explanation: String
  }

  var text: String
  var language: String
  var words: [Word]
  var tiles: [TileReport]
  var rules: [Rule]
  /// What else the tiles can equally well stand for; nil when nobody asked.
  var alternatives: [String]?
  /// Words whose grammar was guessed from their form.
  var inferred: [String]
  /// Keys of the request that mean nothing.
  var ignored: [String]?
  /// The sound file that was written.
  var file: String?
  /// Its length in seconds.
  var duration: Double?

  private let plainOrder: String
  private let isExplained: Bool
  private let messages: Language

  private enum CodingKeys: String, CodingKey {
    case text, alternatives, language, words, tiles, rules, inferred, ignored, file, duration
  }

  /// The report of a sentence, with explanations in the language of messages.
  init(_ sentence: Sentence, isExplained: Bool = false, messages: Language) {
    text = sentence.text
    language = sentence.variety.tag
    let origins = sentence.origins
    words = zip(sentence.words, sentence.reasons).enumerated().map { index, word in
      let others = origins[index].filter { $0 != word.0.tile }
      return Word(
        text: word.0.text, tile: word.0.tile, also: others.isEmpty ? nil : others,
        rule: word.1?.rawValue)
    }
    tiles = sentence.tiles.map { tile in
      let outside = tile.concept == nil ? "lexicon" : nil
      let grammar = tile.lexeme.isInferred ? "inferred" : outside
      return TileReport(
        label: tile.label, role: tile.role.rawValue, concept: tile.concept?.rawValue,
        grammar: grammar)
    }
    rules = sentence.trace.map { Rule(rule: $0.rule, explanation: $0.explanation[messages]) }
    inferred = sentence.inferredWords
    plainOrder = sentence.plainOrder
    self.isExplained = isExplained
    self.messages = messages
  }

  var description: String {
    guard isExplained else { return ([text] + (alternatives ?? [])).joined(separator: "\n") }
    let tileLines = tiles.enumerated().map { index, tile in
      "  \(index + 1). \(tile.label)\(tile.grammar == "inferred" ? " (\(Text.explainInferred[messages]))" : "")"
    }
    let ruleLines = rules.isEmpty ? ["  –"] : rules.map { "  · \($0.explanation)" }
    let otherLines = (alternatives ?? []).map { "  · \($0)" }
    let others = otherLines.isEmpty ? [] : [Text.explainAlternatives[messages]] + otherLines
    return
      ([text, "", Text.explainTiles[messages]] + tileLines
      + [Text.explainPlain(words: plainOrder)[messages], Text.explainRules[messages]] + ruleLines
      + others)
      .joined(separator: "\n")
  }
}
