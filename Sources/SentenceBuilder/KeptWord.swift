public import AACCore
import Foundation

/// A word of a sentence that was kept, with its tile where the vocabulary still has it.
public struct KeptWord: Hashable, Sendable {
  /// The word as it was chosen.
  public let label: String
  /// How it looks; nil when the word is no longer there or never was.
  public let tile: Tile?
  /// The characters of the sentence's text in which it is heard; empty where that was not kept.
  public let ranges: [Range<Int>]
}

extension KeptWord {
  /// A word as it is kept.
  public struct Coded: Codable, Hashable, Sendable {
    /// What it does in the sentence: that of a tile, or `word` for one that was said as it was chosen.
    public var role: String?
    /// Its label.
    public var word: String
    /// What it means.
    public var concept: String?
    /// `true` under the red cross.
    public var negated: String?
    /// Characters of the text, such as `0-2,8-13`.
    public var at: String?

    /// A word.
    public init(
      role: String?, word: String, concept: String? = nil, negated: String? = nil,
      at: String? = nil
    ) {
      self.role = role
      self.word = word
      self.concept = concept
      self.negated = negated
      self.at = at
    }

    /// Ranges as ``at`` has them.
    public static func text(_ ranges: [Range<Int>]) -> String {
      ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",")
    }

    /// The ranges of ``at``; what is no range is left out.
    var ranges: [Range<Int>] {
      (at ?? "").split(separator: ",").compactMap { part in
        let parts = part.split(separator: "-", omittingEmptySubsequences: false)
        let ends = parts.compactMap { Int($0) }
        guard parts.count == 2, ends.count == 2, ends[0] < ends[1] else { return nil }
        return ends[0]..<ends[1]
      }
    }
  }

  /// Words as favourites and history keep them.
  public static func text(_ words: [Coded]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings always encode.
    return (try? encoder.encode(words)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}

extension SentenceBuilder {
  /// The words of a kept sentence, from what ``Sentence/choices`` wrote; none when another form of it was kept.
  ///
  /// A word is found by what it means, so that it keeps its picture when it gets another label, or when the sentence is in
  /// another language.
  public func keptWords(_ choices: String) -> [KeptWord] {
    let words = try? JSONDecoder().decode([KeptWord.Coded].self, from: Data(choices.utf8))
    return (words ?? []).map { word in
      var tile = tile(of: word)
      tile?.isNegated = word.negated == "true"
      return KeptWord(label: word.word, tile: tile, ranges: word.ranges)
    }
  }

  private func tile(of word: KeptWord.Coded) -> Tile? {
    let concept = word.concept.map(Concept.init(rawValue:))
    func found<Word: VocabularyWord>(_ words: [Word], _ role: Tile.Role) -> Tile? {
      let byConcept = concept.flatMap { concept in words.first { $0.concept == concept } }
      // Kept before concepts were, or a word of one's own.
      return (byConcept ?? words.first { $0.label == word.word }).map { Tile($0, role: role) }
    }
    switch word.role.flatMap(Tile.Role.init(rawValue:)) {
    case .subject: return found(vocabulary.subjects, .subject)
    case .opener: return found(vocabulary.verbs, .opener)
    case .verb: return found(vocabulary.verbs, .verb)
    case .complement: return found(vocabulary.complements, .complement)
    case nil:
      return found(vocabulary.verbs, .verb) ?? found(vocabulary.subjects, .subject)
        ?? found(vocabulary.complements, .complement)
    }
  }
}

extension SentenceBuilder {
  /// What stands under a tile in the strip: its word, and under an opener what it says, such as *Quiero*.
  public func stripLabel(of tile: Tile, variety: LanguageVariety, speaker: Gender) -> String {
    guard tile.role == .opener,
      let opener = Opener.allCases.first(where: { $0.concept == tile.concept }),
      variety.language == vocabulary.language
    else { return tile.label }
    return label(of: .opener(opener), variety: variety, speaker: speaker) ?? tile.label
  }
}
