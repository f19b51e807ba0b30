public import Foundation

/// A sentence that was said.
public struct HistoryEntry: Hashable, Codable, Sendable, Identifiable {
  /// Names it in this database, until the history is cleared; never given again.
  public let id: Int64
  /// What was said.
  public var sentence: SavedSentence
  /// When.
  public var said: Date
}
