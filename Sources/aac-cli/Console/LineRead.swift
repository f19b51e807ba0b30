/// What standard input had when it was asked without waiting.
enum LineRead: Hashable, Sendable {
  case line(String)
  case nothing
  /// Nothing more comes.
  case ended
}
