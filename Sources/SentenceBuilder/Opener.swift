public import AACCore

/// One of the two words that begin a quick sentence.
public enum Opener: String, CaseIterable, Codable, Hashable, Sendable {
  /// *Quiero*: opens verbs, and things one wants.
  case want
  /// *Estoy*: opens states of mind and body.
  case state

  /// The verb's concept in the vocabulary.
  public var concept: Concept {
    switch self {
    case .want: "want"
    case .state: "be"
    }
  }
}
