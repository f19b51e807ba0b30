import AACSpeech
import Foundation

/// An error number of the system; who knows the path makes a line of it.
struct FileProblem: Error {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  /// As it is told; a folder that the system does not let be made has no other number than one that is missing.
  var fileProblem: AudioFileProblem {
    code == ENOENT ? .noPlaceForFiles : AudioFileProblem(errno: code)
  }
}
