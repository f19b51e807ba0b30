/// What a front end may decide about opening the file.
public struct OpenOptions: Sendable {
  /// How long to wait for another program that is writing.
  public var busyTimeout: Duration
  /// Whether a file that cannot be written is opened for reading instead of refused.
  public var readsWhenReadOnly: Bool
  /// Whether copies are kept beside the file before migrations, imports and purges.
  public var keepsBackups: Bool

  /// Five seconds; a file that cannot be written is refused; no copies.
  public init(
    busyTimeout: Duration = .seconds(5), readsWhenReadOnly: Bool = false,
    keepsBackups: Bool = false
  ) {
    self.busyTimeout = busyTimeout
    self.readsWhenReadOnly = readsWhenReadOnly
    self.keepsBackups = keepsBackups
  }
}
