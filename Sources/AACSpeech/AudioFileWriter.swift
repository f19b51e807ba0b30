import CSndfile
import Foundation

/// Writes sounds into files, each whole or not at all.
///
/// The sound goes into a new file beside the wanted one, which takes its name only when every byte is
/// on the disk: until then, and whatever fails, a file that was there before stays as it was.
public struct AudioFileWriter: Sendable {
  /// A writer.
  public init() {}

  /// Writes a sound in the format that the ending of the path stands for.
  ///
  /// - Throws: `SpeechError.cannotWrite`.
  public func write(_ sound: Sound, to path: String) throws {
    guard let format = AudioFileFormat(path: path) else {
      throw SpeechError.cannotWrite(path: path, .unknownFormat)
    }
    do {
      let target = try Self.target(of: path)
      let draft = try DraftFile(beside: target)
      do {
        try Self.write(sound, format: format, to: draft.descriptor)
        try draft.publish(as: target)
      } catch {
        draft.discard()
        throw error
      }
    } catch let failure as FileFailure {
      throw SpeechError.cannotWrite(path: path, failure.problem)
    }
  }

  /// Where the file really is, when the path is a link; checks what stands there now.
  private static func target(of path: String) throws -> String {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // Nothing there is fine; a link to nothing would be replaced, which nobody asked for.
      if errno == ENOENT, lstat(path, &status) != 0 { return path }
      throw FileFailure(errno: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(problem: .notAFile) }
    guard access(path, W_OK) == 0 else { throw FileFailure(errno: errno) }
    guard let resolved = realpath(path, nil) else { throw FileFailure(errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func write(
    _ sound: Sound, format: AudioFileFormat, to descriptor: Int32
  ) throws {
    guard let sndfile = aac_sndfile_load()?.pointee else {
      throw FileFailure(problem: .other("libsndfile.so.1"))
    }
    var info = SF_INFO()
    info.samplerate = Int32(sound.sampleRate)
    info.channels = 1
    info.format = format.sndfileFormat
    errno = 0
    guard let file = sndfile.sf_open_fd(descriptor, Int32(SFM_WRITE), &info, Int32(SF_FALSE)) else {
      throw FileFailure(of: nil, sndfile)
    }
    let count = sf_count_t(sound.samples.count)
    let written = sndfile.sf_writef_short(file, sound.samples, count)
    let failure = written == count ? nil : FileFailure(of: file, sndfile)
    // The header is completed only now: it, too, can fail to fit.
    let isClosed = sndfile.sf_close(file) == 0
    if let failure { throw failure }
    guard isClosed else { throw FileFailure(of: nil, sndfile) }
  }
}

extension FileFailure {
  /// What went wrong in libsndfile: the system's error if there is one, else the library's words.
  fileprivate init(of file: OpaquePointer?, _ sndfile: aac_sndfile) {
    self.init(
      problem: errno != 0
        ? AudioFileProblem(errno: errno)
        : .other(sndfile.sf_strerror(file).map { String(cString: $0) } ?? ""))
  }
}
