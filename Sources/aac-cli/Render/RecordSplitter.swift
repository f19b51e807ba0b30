/// Parts a stream of bytes into records: lines, or rows of a table, in which line ends may be quoted.
struct RecordSplitter {
  /// A record, where it begins, and why it cannot be read.
  struct Record: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case text(String)
      /// Longer than anybody can mean.
      case tooLong
      /// Not UTF-8.
      case notText
    }

    var line: Int
    var content: Content
  }

  /// Bytes that a record may have.
  static let limit = 1 << 20

  /// Whether line ends between quotes belong to the record.
  var isQuoting = false

  private var bytes: [UInt8] = []
  /// Where the next record begins in the bytes, and how far it was looked for its end.
  private var start = 0
  private var seen = 0
  private var isInQuotes = false
  private var line = 1
  private var skipped: Int?
  private var linesSeen = 0

  /// Adds bytes of the stream.
  mutating func append(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      seen -= start
      start = 0
    }
    bytes += more
  }

  /// The next record that is complete; nil until more comes.
  mutating func next() -> Record? {
    while seen < bytes.count {
      let byte = bytes[seen]
      seen += 1
      if byte == UInt8(ascii: "\""), isQuoting { isInQuotes.toggle() }
      guard byte == UInt8(ascii: "\n") else { continue }
      linesSeen += 1
      if isInQuotes, seen - start <= Self.limit { continue }
      isInQuotes = false
      return record(upTo: seen - 1)
    }
    // What is too long is dropped before it fills the memory.
    if seen - start > Self.limit {
      skipped = skipped ?? line
      start = seen
    }
    return nil
  }

  /// The record that the stream ends in without a line end; nil when there is none.
  mutating func last() -> Record? {
    if let record = next() { return record }
    guard start < bytes.count || skipped != nil else { return nil }
    return record(upTo: bytes.count)
  }

  private mutating func record(upTo end: Int) -> Record {
    let first = line
    defer {
      line += linesSeen
      linesSeen = 0
      start = min(end + 1, bytes.count)
      seen = start
      skipped = nil
    }
    if let skipped { return Record(line: skipped, content: .tooLong) }
    guard end - start <= Self.limit else { return Record(line: first, content: .tooLong) }
    var slice = bytes[start..<end]
    if slice.last == UInt8(ascii: "\r") { slice.removeLast() }
    if first == 1, slice.starts(with: [0xEF, 0xBB, 0xBF]) { slice.removeFirst(3) }
    guard let text = String(validating: slice, as: UTF8.self) else {
      return Record(line: first, content: .notText)
    }
    return Record(line: first, content: .text(text))
  }
}
