import Foundation
import Synchronization

/// The other programs that speak for us just now, so that none of them outlives us.
package enum RunningVoices {
  private static let folders = Mutex<[pid_t: String]>([:])

  /// Notes a program at work, and the folder that its sound is written into.
  static func add(_ id: pid_t, folder: String) { folders.withLock { $0[id] = folder } }

  /// Notes that a program has ended.
  static func remove(_ id: pid_t) { _ = folders.withLock { $0.removeValue(forKey: id) } }

  /// Ends all of them at once, with what they have started and written.
  package static func endAll() {
    folders.withLock { folders in
      for (id, folder) in folders {
        kill(-id, SIGKILL)
        try? FileManager.default.removeItem(atPath: folder)
      }
    }
  }
}
