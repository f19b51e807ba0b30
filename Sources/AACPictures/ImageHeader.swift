/// What the first bytes of a picture say, looked at before a library unpacks anything.
struct ImageHeader: Hashable {
  /// The formats of dots that are read, by the names of gdk-pixbuf's loaders.
  enum Format: String {
    case png, jpeg, gif, webp
  }

  let format: Format
  let width: Int
  let height: Int

  /// Reads the header; nil when the bytes are none of the formats.
  ///
  /// - Throws: ``PictureError/broken`` when the format is known and its size is not there.
  init?(_ bytes: [UInt8]) throws(PictureError) {
    let size: (Int, Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      size = Self.pngSize(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      size = Self.jpegSize(bytes)
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      format = .gif
      size = Self.gifSize(bytes)
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      format = .webp
      size = Self.webpSize(bytes)
    } else {
      return nil
    }
    guard let size, size.0 > 0, size.1 > 0 else { throw .broken }
    (width, height) = size
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func pngSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// The first frame header among the segments.
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    for (marker, position) in jpegSegments(bytes) {
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      guard isFrame, position + 9 <= bytes.count else { continue }
      return (
        number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7])
      )
    }
    return nil
  }

  /// Whether the end of the image comes behind its dots, which hold no such marker; cameras may put more behind it.
  static func isWholeJPEG(_ bytes: [UInt8]) -> Bool {
    guard let start = jpegSegments(bytes).last(where: { $0.marker == 0xDA })?.position else {
      return false
    }
    return zip(bytes[start...], bytes[start...].dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  /// The segments before the dots, the first of the dots the last, each with the place of its marker.
  private static func jpegSegments(_ bytes: [UInt8]) -> [(marker: UInt8, position: Int)] {
    var segments: [(marker: UInt8, position: Int)] = []
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      segments.append((marker, position))
      if marker == 0xDA || marker == 0xD9 { break }
      position += 2 + number(bytes[position + 2..<position + 4])
    }
    return segments
  }

  /// The larger of the screen and the first frame, which need not fit into it.
  private static func gifSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 13 else { return nil }
    return (number([bytes[7], bytes[6]]), number([bytes[9], bytes[8]]))
  }

  private static func webpSize(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X":
      return (
        1 + number([bytes[26], bytes[25], bytes[24]]),
        1 + number([bytes[29], bytes[28], bytes[27]])
      )
    case "VP8L":
      let bits = number([bytes[24], bytes[23], bytes[22], bytes[21]])
      return (1 + bits & 0x3FFF, 1 + bits >> 14 & 0x3FFF)
    case "VP8 ":
      return (
        number([bytes[27], bytes[26]]) & 0x3FFF, number([bytes[29], bytes[28]]) & 0x3FFF
      )
    default: return nil
    }
  }
}
