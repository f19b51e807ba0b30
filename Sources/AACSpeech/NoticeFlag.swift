import Synchronization

/// Up until something was to be told.
final class NoticeFlag: Sendable {
  private let isUp = Atomic(true)

  /// Whether nothing has been told yet.
  var isRaised: Bool { isUp.load(ordering: .relaxed) }

  /// Notes that something was told.
  func lower() { isUp.store(false, ordering: .relaxed) }
}
