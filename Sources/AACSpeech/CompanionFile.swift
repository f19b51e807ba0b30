/// A file that is written together with a sound file, and says something about what is heard there.
public struct CompanionFile: Sendable {
  /// Where.
  public let path: String
  /// Its bytes, once it is known how the utterance is heard in the sound file.
  public let contents: @Sendable (Utterance) throws -> [UInt8]

  /// A file at a path.
  public init(path: String, contents: @escaping @Sendable (Utterance) throws -> [UInt8]) {
    self.path = path
    self.contents = contents
  }
}
