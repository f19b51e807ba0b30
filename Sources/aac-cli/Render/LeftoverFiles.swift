import Foundation

/// Files that a process was killed over before it could name them.
struct LeftoverFiles {
  let folder: String

  /// Removes those of a process that is gone.
  func remove(of pid: pid_t) {
    for name in names where name.hasPrefix(".aac-\(pid)-") { unlink("\(folder)/\(name)") }
  }

  /// Removes those of all processes that are gone.
  func removeAll() {
    for name in names {
      let parts = name.split(separator: "-")
      guard parts.count == 3, let pid = pid_t(parts[1]), kill(pid, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink("\(folder)/\(name)")
    }
  }

  private var names: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasPrefix(".aac-") && $0.hasSuffix(".part") }
  }
}
