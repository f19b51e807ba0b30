/// Adds comments to an Ogg file of one Vorbis or Opus stream (RFC 3533, RFC 7845).
enum OggTags {
  /// A page: its header as far as the list of segments, and those.
  private struct Page {
    var header: [UInt8]
    var segments: [UInt8]
    var body: ArraySlice<UInt8>

    /// The page with its checksum, under a number in the stream.
    func bytes(number: Int) -> [UInt8] {
      var page = header
      for index in 0..<4 {
        page[18 + index] = UInt8(truncatingIfNeeded: number >> (8 * index))
        page[22 + index] = 0
      }
      page += [UInt8(segments.count)] + segments + body
      let sum = OggTags.checksum(page)
      for index in 0..<4 { page[22 + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
      return page
    }
  }

  /// The file with a comment more; as it was when it is not built as expected.
  static func adding(_ comment: String, to file: [UInt8]) -> [UInt8] {
    guard let pages = pages(of: file), let first = pages.first, pages.count > 1 else { return file }
    let isOpus = first.body.starts(with: "OpusHead".utf8)
    // Opus has one more packet before the sound, Vorbis two; the sound begins on a page of its own.
    guard let (packets, end) = packets(of: pages, count: isOpus ? 1 : 2) else { return file }
    let magic = isOpus ? Array("OpusTags".utf8) : [3] + Array("vorbis".utf8)
    guard packets[0].starts(with: magic),
      let list = VorbisComments.adding(comment, to: Array(packets[0].dropFirst(magic.count)))
    else { return file }
    let headers = split([magic + list] + packets.dropFirst(), like: pages[1])
    let all = [first] + headers + pages[end...]
    return all.enumerated().flatMap { $1.bytes(number: $0) }
  }

  private static func pages(of file: [UInt8]) -> [Page]? {
    var pages: [Page] = []
    var place = 0
    while place < file.count {
      guard place + 27 <= file.count, file[place...].starts(with: "OggS".utf8) else { return nil }
      let count = Int(file[place + 26])
      let body = place + 27 + count
      guard body <= file.count else { return nil }
      let segments = Array(file[(place + 27)..<body])
      let end = body + segments.reduce(0) { $0 + Int($1) }
      guard end <= file.count else { return nil }
      pages.append(
        Page(
          header: Array(file[place..<(place + 26)]), segments: segments, body: file[body..<end]))
      place = end
    }
    return pages
  }

  /// The first packets behind the first page, and the index of the page behind them.
  private static func packets(of pages: [Page], count: Int) -> ([[UInt8]], Int)? {
    var packets: [[UInt8]] = []
    var open: [UInt8] = []
    for index in 1..<pages.count {
      var place = pages[index].body.startIndex
      for segment in pages[index].segments {
        open += pages[index].body[place..<(place + Int(segment))]
        place += Int(segment)
        if segment < 255 {
          packets.append(open)
          open = []
        }
      }
      if packets.count == count { return open.isEmpty ? (packets, index + 1) : nil }
    }
    return nil
  }

  /// Pages of a stream that hold packets.
  private static func split(_ packets: [[UInt8]], like page: Page) -> [Page] {
    var pages: [Page] = []
    var rest = packets.flatMap { packet in
      let whole = [UInt8](repeating: 255, count: packet.count / 255)
      return whole + [UInt8(packet.count % 255)]
    }[...]
    var body = packets.flatMap(\.self)[...]
    while !rest.isEmpty {
      let segments = Array(rest.prefix(255))
      let size = segments.reduce(0) { $0 + Int($1) }
      var header = page.header
      // Only a page that goes on with a packet says so; one in which none ends has no time.
      header[5] = pages.last?.segments.last == 255 ? 1 : 0
      let time: UInt8 = segments.contains { $0 < 255 } ? 0 : 255
      for index in 6..<14 { header[index] = time }
      pages.append(Page(header: header, segments: segments, body: body.prefix(size)))
      rest = rest.dropFirst(segments.count)
      body = body.dropFirst(size)
    }
    return pages
  }

  /// The checksum of a page: polynomial 0x04C11DB7, nothing reflected, begun at 0.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { sum, byte in sum << 8 ^ table[Int(sum >> 24) ^ Int(byte)] }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { sum, _ in
      sum & 0x8000_0000 != 0 ? sum << 1 ^ 0x04C1_1DB7 : sum << 1
    }
  }
}
