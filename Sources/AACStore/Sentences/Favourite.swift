public import Foundation

/// A sentence that someone kept, to say it again.
public struct Favourite: Hashable, Codable, Sendable, Identifiable {
  /// UUID text.
  public let id: String
  /// What it is called up by, from 1; it stays when others are removed.
  public var number: Int
  /// Another way to call it up; nil when it was given none.
  public var name: String?
  /// What is said.
  public var sentence: SavedSentence
  /// When it was kept.
  public var saved: Date
}
