/// The list of comments that FLAC, Vorbis and Opus files share: `NAME=value`, behind the encoder's name.
enum VorbisComments {
  /// The list with a comment more; what follows the list stays.
  ///
  /// - Returns: Nil when it is no such list.
  static func adding(_ comment: String, to list: [UInt8]) -> [UInt8]? {
    guard let vendor = length(in: list, at: 0), 4 + vendor + 4 <= list.count,
      let count = length(in: list, at: 4 + vendor)
    else { return nil }
    var end = 4 + vendor + 4
    for _ in 0..<count {
      guard let size = length(in: list, at: end), end + 4 + size <= list.count else { return nil }
      end += 4 + size
    }
    return list[..<(4 + vendor)] + little(count + 1) + list[(4 + vendor + 4)..<end]
      + little(comment.utf8.count) + Array(comment.utf8) + list[end...]
  }

  private static func length(in list: [UInt8], at place: Int) -> Int? {
    guard place >= 0, place + 4 <= list.count else { return nil }
    return (0..<4).reduce(0) { $0 | Int(list[place + $1]) << (8 * $1) }
  }

  private static func little(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
