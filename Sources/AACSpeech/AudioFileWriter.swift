/// Writes sounds into files, each whole or not at all (see ``WholeFile``).
public struct AudioFileWriter: Sendable {
  /// A writer.
  public init() {}

  /// Writes a sound in the format that the ending of the path stands for.
  ///
  /// - Parameters:
  ///   - sound: What is heard, at a rate that the format can hold.
  ///   - path: Where; a file that is there is replaced.
  ///   - tags: What the file is to say about itself.
  /// - Throws: `SpeechError.cannotWrite`.
  public func write(_ sound: Sound, to path: String, tags: AudioTags? = nil) throws {
    guard let format = AudioFileFormat(path: path) else {
      throw SpeechError.cannotWrite(path: path, .unknownFormat)
    }
    try WholeFile(path: path).write(
      try bytes(of: sound, format: format, tags: tags, path: path))
  }

  /// The bytes of a sound file; the path is that of errors.
  ///
  /// - Throws: `SpeechError.cannotWrite`.
  public func bytes(
    of sound: Sound, format: AudioFileFormat, tags: AudioTags?, path: String
  ) throws -> [UInt8] {
    do {
      return try AudioEncoder(format: format, tags: tags).encode(sound)
    } catch let failure as FileFailure {
      throw SpeechError.cannotWrite(path: path, failure.problem)
    }
  }

  /// Finishes an utterance for its file and writes it with its text and language as tags, and a file that goes with it:
  /// both or, whatever fails while they are written, neither.
  ///
  /// - Returns: The utterance as it is in the file, with its length and the times of its words.
  /// - Throws: `SpeechError.cannotWrite`.
  public func write(
    _ utterance: Utterance, to path: String, finish: SoundFinish, tags: AudioTags,
    companion: CompanionFile? = nil
  ) throws -> Utterance {
    guard let format = AudioFileFormat(path: path) else {
      throw SpeechError.cannotWrite(path: path, .unknownFormat)
    }
    let finished = finish.applied(to: utterance, format: format)
    let bytes = try bytes(of: finished.sound, format: format, tags: tags, path: path)
    let companions = try companion.map {
      (file: WholeFile(path: $0.path), bytes: try $0.contents(finished))
    }
    try WholeFile.write([(WholeFile(path: path), bytes)] + [companions].compactMap(\.self))
    return finished
  }
}
