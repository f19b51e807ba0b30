import AACCore
import Foundation

/// The lines of a comma-separated table, found by the bytes of their first column.
struct TableLines: Sendable {
  private struct Line: Sendable {
    private let first: Int32
    private let nameLast: Int32
    private let last: Int32

    init(start: Int, nameEnd: Int, end: Int) {
      first = Int32(start)
      nameLast = Int32(nameEnd)
      last = Int32(end)
    }

    var start: Int { Int(first) }
    var nameEnd: Int { Int(nameLast) }
    var end: Int { Int(last) }
  }

  private let text: [UInt8]
  private var lines: [Line] = []
  /// Open addressing: the number of a line plus one, or 0; its length is a power of two.
  private var slots: [Int32] = []

  /// Finds the lines; the first one, with the names of the columns, is not among them.
  init(_ text: [UInt8]) {
    self.text = text
    lines = text.withUnsafeBufferPointer(Self.lines)
    var size = 16
    while size < lines.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for (index, line) in lines.enumerated() {
      let name = text[line.start..<line.nameEnd]
      let slot = name.withUnsafeBufferPointer { self.slot(of: $0) }
      // Of two lines with one name the first counts.
      if slots[slot] == 0 { slots[slot] = Int32(index + 1) }
    }
  }

  /// How many lines there are.
  var count: Int { lines.count }

  /// A line's text.
  subscript(index: Int) -> String {
    String(decoding: text[lines[index].start..<lines[index].end], as: UTF8.self)
  }

  /// The line whose first column is this word.
  func index(of name: String) -> Int? {
    let line = name.withBytes { Int(slots[slot(of: $0)]) }
    if line > 0 { return line - 1 }
    // Words typed elsewhere may have their accents as letters of their own; the table has not.
    guard name.hasOwnAccents else { return nil }
    return lines.firstIndex {
      String(decoding: text[$0.start..<$0.nameEnd], as: UTF8.self) == name
    }
  }

  /// The line whose first column is these two words with a space between.
  func index(of first: String, _ second: String) -> Int? {
    let line: Int = first.withBytes { first in
      second.withBytes { second in
        var hash = Self.mix(Self.seed, first)
        hash = Self.mix(Self.mix(hash, UInt8(ascii: " ")), second)
        var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
        while slots[slot] != 0 {
          let line = lines[Int(slots[slot]) - 1]
          if line.nameEnd - line.start == first.count + 1 + second.count,
            holds(second, at: line.start + first.count + 1), holds(first, at: line.start),
            text[line.start + first.count] == UInt8(ascii: " ")
          {
            return Int(slots[slot])
          }
          slot = (slot + 1) & (slots.count - 1)
        }
        return 0
      }
    }
    if line > 0 { return line - 1 }
    guard first.hasOwnAccents || second.hasOwnAccents else { return nil }
    return index(of: "\(first) \(second)")
  }

  /// The slot where a name is, or where it belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(name)) & (slots.count - 1)
    while slots[slot] != 0, !isName(name, of: lines[Int(slots[slot]) - 1]) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isName(_ name: UnsafeBufferPointer<UInt8>, of line: Line) -> Bool {
    line.nameEnd - line.start == name.count && holds(name, at: line.start)
  }

  /// Whether these bytes are in the text at a place.
  @inline(__always)
  private func holds(_ name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    text.withUnsafeBufferPointer { text in
      guard let own = text.baseAddress, let other = name.baseAddress else { return name.isEmpty }
      return memcmp(own + start, other, name.count) == 0
    }
  }

  /// FNV-1a, its high half folded in.
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let hash = mix(seed, bytes)
    return hash ^ hash >> 32
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  private static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private static func mix(_ hash: UInt64, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = hash
    for byte in bytes { hash = mix(hash, byte) }
    return hash
  }

  /// Where the lines that are not empty and their first columns end, but for the first line.
  private static func lines(_ text: UnsafeBufferPointer<UInt8>) -> [Line] {
    var lines: [Line] = []
    guard let base = text.baseAddress else { return lines }
    lines.reserveCapacity(text.count / 32)
    var isHeader = true
    var start = 0
    // The C library looks at many bytes at once.
    func first(_ byte: UInt8, _ end: Int) -> Int {
      let found = memchr(base + start, Int32(byte), end - start)
      return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? end
    }
    while start < text.count {
      let end = first(UInt8(ascii: "\n"), text.count)
      if end > start {
        if !isHeader {
          lines.append(Line(start: start, nameEnd: first(UInt8(ascii: ","), end), end: end))
        }
        isHeader = false
      }
      start = end + 1
    }
    return lines
  }
}
