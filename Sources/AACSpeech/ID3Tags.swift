import AACCore

/// The tag before the sound of an MP3 file: ID3 version 2.4, in UTF-8.
enum ID3Tags {
  /// The bytes of a tag.
  static func tag(_ tags: AudioTags) -> [UInt8] {
    // Comments say their own language, and have a name, which stays empty.
    let language = tags.language?.language.iso639
    let comment = Array((language ?? "und").utf8) + [0] + Array(tags.text.utf8)
    var frames = frame("TIT2", Array(tags.title.utf8)) + frame("COMM", comment)
    if let language { frames += frame("TLAN", Array(language.utf8)) }
    return Array("ID3".utf8) + [4, 0, 0] + size(frames.count) + frames
  }

  private static func frame(_ name: String, _ value: [UInt8]) -> [UInt8] {
    // The first byte of the value says that it is UTF-8.
    Array(name.utf8) + size(value.count + 1) + [0, 0, 3] + value
  }

  /// A length in four bytes of seven bits.
  private static func size(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> (21 - 7 * $0) & 0x7F) }
  }
}
