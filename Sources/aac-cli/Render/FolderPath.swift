import Foundation

/// A folder that is made with all that lead to it.
struct FolderPath {
  private let path: String

  init(_ path: String) { self.path = path }

  /// Makes what is missing.
  func make() throws(FileProblem) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileProblem(ENOTDIR) }
      return
    }
    guard errno == ENOENT else { throw FileProblem(errno) }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    var made = path.hasPrefix("/") ? "" : "."
    for part in parts {
      made += "/" + part
      guard mkdir(made, 0o777) != 0 else { continue }
      let code = errno
      // What was there, or another program makes meanwhile, is as good.
      guard stat(made, &status) == 0 else { throw FileProblem(code) }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileProblem(ENOTDIR) }
    }
  }
}
