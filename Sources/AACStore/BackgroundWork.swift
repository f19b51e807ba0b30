import Dispatch
import Synchronization

/// Work that goes on beside that of the caller, who asks for its result later.
///
/// It must not need the database: that belongs to one queue.
final class BackgroundWork<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)
  private let group = DispatchGroup()

  /// Begins at once.
  init(_ work: @escaping @Sendable () throws -> Value) {
    DispatchQueue.global().async(group: group) {
      let value = Result(catching: work)
      self.result.withLock { $0 = value }
    }
  }

  /// The result, as soon as it is there.
  ///
  /// - Throws: what the work has thrown.
  func value() throws -> Value {
    group.wait()
    guard let result = result.withLock({ $0 }) else { throw CancellationError() }
    return try result.get()
  }
}
