/// Judges names of files in archives.
enum ArchivePath {
  /// Whether a name stays inside the archive on every system.
  static func isSafe(_ path: String, limits: ArchiveLimits) -> Bool {
    let bytes = path.utf8
    guard !bytes.isEmpty, bytes.count <= limits.pathBytes, !path.hasPrefix("/"),
      !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") })
    else { return false }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    // A drive, as in C:.
    if let first = parts.first, first.utf8.count == 2, first.hasSuffix(":") { return false }
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }
}
