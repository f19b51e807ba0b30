public import AACCore

/// A new word as it would be saved: its rows, its links, and what is worth a look before.
///
///     let proposal = WordProposal("croqueta", concept: id, pictures: pictures, in: vocabulary)
///     let addition = WordAddition(proposal, variety: .spanishSpain, in: vocabulary)
///     addition.examples(atMost: 3)     // Yo pruebo la croqueta. …
public struct WordAddition: Sendable {
  /// What was worked out.
  public let proposal: WordProposal
  /// The word in each of its roles.
  public let entries: [WordEntry]
  /// The words that it goes with.
  public let links: [WordLink]
  /// What is worth a look, each once.
  public let warnings: [WordWarning]

  private let review: WordReview

  /// What would be saved of a proposal.
  ///
  /// Its links are those of its neighbours, or those of `models`, or none when there are no models in the list.
  public init(
    _ proposal: WordProposal, like models: [WordEntry]? = nil, level: Int? = nil,
    owner: Person.ID? = nil, variety: LanguageVariety, in vocabulary: Vocabulary
  ) {
    self.init(
      proposal, like: models, level: level, owner: owner,
      review: WordReview(vocabulary, variety: variety), in: vocabulary)
  }

  /// The same with a review that is there already: making one goes through the whole vocabulary.
  public init(
    _ proposal: WordProposal, like models: [WordEntry]? = nil, level: Int? = nil,
    owner: Person.ID? = nil, review: WordReview, in vocabulary: Vocabulary
  ) {
    self.proposal = proposal
    let entries = proposal.entries.map { entry in
      var entry = entry
      entry.level = level
      entry.owner = owner
      return entry
    }
    let linking = LinkProposal(vocabulary)
    let links = entries.flatMap { entry in
      guard let models else { return linking.links(of: entry) }
      return models.flatMap { linking.links(of: entry.key, asThoseOf: $0.key) }
    }
    var warnings: [WordWarning] = []
    for entry in entries {
      for warning in review.warnings(for: entry, links: links) where !warnings.contains(warning) {
        warnings.append(warning)
      }
    }
    self.entries = entries
    self.links = links
    self.warnings = warnings
    self.review = review
  }

  /// Whether words of the same name are the very word, with the same text and in the same role.
  public func isThere(among twins: [WordEntry]) -> Bool {
    twins.contains { isTwin($0) && !$0.isRemoved }
  }

  /// Whether the very word was removed, and can be brought back with its links.
  public func wasRemoved(among twins: [WordEntry]) -> Bool {
    twins.contains { isTwin($0) && $0.isRemoved }
  }

  private func isTwin(_ entry: WordEntry) -> Bool {
    entry.label == proposal.label && proposal.roles.contains(entry.key.role)
  }

  /// Sentences that it will make.
  public func examples(atMost count: Int) -> [String] {
    review.examples(of: links, with: entries, atMost: count)
  }

  /// The labels of the words that lead to it or that it leads to.
  public var partners: [String] {
    let keys = Set(entries.map(\.key))
    return links.compactMap { link in
      review.label(of: keys.contains(link.secondKey) ? link.firstKey : link.secondKey)
    }
  }
}
