/// What a front end may decide about opening the file.
public struct OpenOptions: Sendable {
  /// How long to wait for another program that is writing.
  public var busyTimeout: Duration
  /// Whether a file that cannot be written is opened for reading instead of refused.
  public var readsWhenReadOnly: Bool

  /// Five seconds, and a file that cannot be written is refused.
  public init(busyTimeout: Duration = .seconds(5), readsWhenReadOnly: Bool = false) {
    self.busyTimeout = busyTimeout
    self.readsWhenReadOnly = readsWhenReadOnly
  }
}
