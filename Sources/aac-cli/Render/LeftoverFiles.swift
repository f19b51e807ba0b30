import Foundation

/// Files that a process was killed over before it could name them.
struct LeftoverFiles {
  let folder: String

  /// Removes those of a process that is gone.
  func remove(of pid: pid_t) {
    removeAll { $0 == pid }
  }

  /// Removes those of all processes that are gone.
  func removeAll() {
    removeAll { kill($0, 0) != 0 && errno == ESRCH }
  }

  /// Goes through the folder without a list of it: there may be any number of other files.
  private func removeAll(where isGone: (pid_t) -> Bool) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      // Every name begins with a dot and a letter before it is looked at whole.
      guard entry.pointee.d_name.0 == CChar(UInt8(ascii: ".")),
        entry.pointee.d_name.1 == CChar(UInt8(ascii: "a"))
      else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let parts = name.split(separator: "-")
      guard name.hasPrefix(".aac-"), name.hasSuffix(".part"), parts.count == 3,
        let pid = pid_t(parts[1]), isGone(pid)
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }
}
