/// Adds comments to a FLAC file.
enum FLACTags {
  /// The file with a comment more; as it was when it has no comments.
  static func adding(_ comment: String, to file: [UInt8]) -> [UInt8] {
    var place = 4
    while place + 4 <= file.count {
      let size = Int(file[place + 1]) << 16 | Int(file[place + 2]) << 8 | Int(file[place + 3])
      let end = place + 4 + size
      guard end <= file.count else { return file }
      if file[place] & 0x7F == 4 {
        guard let list = VorbisComments.adding(comment, to: Array(file[(place + 4)..<end])) else {
          return file
        }
        let size = (0..<3).map { UInt8(truncatingIfNeeded: list.count >> (16 - 8 * $0)) }
        return Array(file[...place]) + size + list + file[end...]
      }
      // The highest bit marks the last block before the sound.
      if file[place] & 0x80 != 0 { return file }
      place = end
    }
    return file
  }
}
