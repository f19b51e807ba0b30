public import Foundation

/// A countdown as it was when last saved; what it holds is the planner's business.
public struct StoredTimer<Payload: Codable & Sendable>: Sendable, Identifiable {
  /// UUID text.
  public let id: String
  /// The planner's value.
  public var payload: Payload
  /// When it was saved.
  public var updated: Date
}
