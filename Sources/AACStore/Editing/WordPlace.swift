public import AACCore

/// Where a word is found: what hands learn, and what therefore never changes by itself.
public struct WordPlace: Hashable, Codable, Sendable {
  /// The group it is shown in.
  public var category: Category.ID
  /// Its place there.
  public var position: Int

  /// A place.
  public init(category: Category.ID, position: Int) {
    self.category = category
    self.position = position
  }

  /// A word that is not where it was.
  public struct Move: Hashable, Codable, Sendable {
    /// Which word.
    public var key: WordKey
    /// Where it was.
    public var from: WordPlace
    /// Where it is; nil: nowhere.
    public var to: WordPlace?

    /// A move.
    public init(key: WordKey, from: WordPlace, to: WordPlace?) {
      self.key = key
      self.from = from
      self.to = to
    }
  }

  /// The words that were there before and are not where they were; none, when nobody moved one.
  public static func moves(
    from before: [WordKey: WordPlace], to after: [WordKey: WordPlace]
  ) -> [Move] {
    before.filter { after[$0.key] != $0.value }
      .map { Move(key: $0.key, from: $0.value, to: after[$0.key]) }
      .sorted {
        ($0.key.role.rawValue, $0.from.position, $0.key.concept.rawValue)
          < ($1.key.role.rawValue, $1.from.position, $1.key.concept.rawValue)
      }
  }
}

extension AppDatabase {
  /// Where each word of a language is; removed ones are left out.
  public func places(in language: Language) throws -> [WordKey: WordPlace] {
    let entries = try entries(in: language).filter { !$0.isRemoved }
    return Dictionary(
      entries.map { ($0.key, WordPlace(category: $0.category, position: $0.position)) },
      uniquingKeysWith: { first, _ in first })
  }
}
