import Foundation
import Synchronization

/// The other programs that speak for us just now, so that none of them outlives us.
package enum RunningVoices {
  private static let folders = Mutex<[pid_t: String]>([:])

  /// Starts a program and notes it, with the folder that its sound is written into, in one step: ``endAll()`` either ends it
  /// or keeps it from starting.
  static func start(folder: String, _ start: () throws -> ChildProcess) throws -> ChildProcess {
    try folders.withLock { folders in
      let child = try start()
      folders[child.id] = folder
      return child
    }
  }

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
