public import Foundation

/// A sentence that was said.
public struct HistoryEntry: Hashable, Codable, Sendable {
  /// What was said.
  public var sentence: SavedSentence
  /// When.
  public var said: Date
}
