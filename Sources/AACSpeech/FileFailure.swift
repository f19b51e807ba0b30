/// A step of writing a file that failed; the writer adds the path.
struct FileFailure: Error {
  var problem: AudioFileProblem

  init(problem: AudioFileProblem) {
    self.problem = problem
  }

  /// A failure that the system gave a number.
  init(errno code: Int32) {
    problem = AudioFileProblem(errno: code)
  }
}
