/// An error number of the system; who knows the path makes a line of it.
struct FileProblem: Error {
  let code: Int32

  init(_ code: Int32) { self.code = code }
}
