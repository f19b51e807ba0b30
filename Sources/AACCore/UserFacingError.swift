/// An error that a person reads: one line that says what is wrong, where, and what to do.
public protocol UserFacingError: Error, CustomStringConvertible {
  /// The line, lower-case, without a full stop.
  var text: Text { get }
}

extension UserFacingError {
  /// The line in English, for logs and tests.
  public var description: String { text.en }
}
