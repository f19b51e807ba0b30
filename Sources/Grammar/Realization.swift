public import AACCore

/// A finished sentence: its text, where each word of it came from, and why.
public struct Realization: Hashable, Sendable {
  /// The sentence with capital, marks and final stop.
  public var text: String
  /// Its words in order; joined by their spacing they make ``text``.
  public var tokens: [Token]
  /// The rules that added, changed or moved something, in the order of application.
  public var trace: [RuleApplication]

  /// One word or mark of a sentence.
  public struct Token: Hashable, Sendable {
    /// The word or mark as it stands in the text.
    public var text: String
    /// Index of the tile it came from; nil when a rule added it.
    public var tile: Int?
    /// Whether a space stands before it.
    public var hasSpaceBefore: Bool

    /// A word or mark.
    public init(_ text: String, tile: Int? = nil, hasSpaceBefore: Bool = true) {
      self.text = text
      self.tile = tile
      self.hasSpaceBefore = hasSpaceBefore
    }
  }

  /// One use of a rule: which, and the words it was about.
  public struct RuleApplication: Hashable, Sendable {
    /// The rule.
    public let kind: GrammarRule
    /// The word that it was applied to.
    public let word: String
    /// What it made of it or put beside it; empty when there is no such word.
    public let result: String

    /// One use of a rule.
    public init(_ kind: GrammarRule, _ word: String, _ result: String = "") {
      self.kind = kind
      self.word = word
      self.result = result
    }

    /// Stable key of the rule, such as `personal-a`.
    public var rule: String { kind.rawValue }

    /// What it did, for the person who asks why.
    public var explanation: Text { kind.explanation(word: word, result: result) }
  }

  /// A finished sentence.
  public init(text: String, tokens: [Token], trace: [RuleApplication]) {
    self.text = text
    self.tokens = tokens
    self.trace = trace
  }
}
