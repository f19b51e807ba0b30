import AACCore

/// Words and where to find them by their bytes.
struct WordIndex: Sendable {
  private(set) var words: [String] = []
  /// Number of a word plus one, or 0; the length is a power of two.
  private var slots: [UInt16] = [0, 0]
  /// The bytes of the words, one behind the other, and where each of them begins.
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]
  /// Which lengths there are with which first bytes.
  private var marks = SIMD4<UInt64>.zero
  /// Which second and middle bytes there are.
  private var innerMarks = SIMD4<UInt64>.zero

  /// An index of no words.
  init() {}

  /// An index of these words, made at once: lists are many, and a first sentence waits for those it asks.
  init(_ words: [String]) {
    var size = 2
    while size < words.count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    self.words.reserveCapacity(words.count)
    starts.reserveCapacity(words.count + 1)
    bytes.reserveCapacity(words.reduce(0) { $0 + $1.utf8.count })
    for word in words { insert(word) }
  }

  /// Whether it is one of the words.
  func contains(_ word: String) -> Bool {
    word.withBytes { mayContain($0) && slots[slot(of: $0)] != 0 }
  }

  /// The number of a word, in the order in which they came; nil when it is not one of them.
  func place(of word: String) -> Int? {
    word.withBytes { word in
      guard mayContain(word) else { return nil }
      let place = Int(slots[slot(of: word)])
      return place > 0 ? place - 1 : nil
    }
  }

  /// Whether there is a word of this length with such first, second and middle bytes.
  @inline(__always)
  private func mayContain(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let mark = Self.mark(word)
    guard marks[mark >> 6] & 1 << UInt64(mark & 63) != 0 else { return false }
    let inner = Self.innerMark(word)
    return innerMarks[inner >> 6] & 1 << UInt64(inner & 63) != 0
  }

  /// Adds a word unless it is there.
  mutating func insert(_ word: String) {
    if (words.count + 1) * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for (index, word) in words.enumerated() {
        slots[word.withBytes(slot)] = UInt16(index + 1)
      }
    }
    let slot = word.withBytes(slot)
    guard slots[slot] == 0 else { return }
    words.append(word)
    bytes += word.utf8
    starts.append(bytes.count)
    slots[slot] = UInt16(words.count)
    let mark = word.withBytes(Self.mark)
    marks[mark >> 6] |= 1 << UInt64(mark & 63)
    let inner = word.withBytes(Self.innerMark)
    innerMarks[inner >> 6] |= 1 << UInt64(inner & 63)
  }

  /// The slot where a word is, or where it belongs.
  @inline(__always)
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(word)) & (slots.count - 1)
    while slots[slot] != 0, !isWord(Int(slots[slot]) - 1, word) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  @inline(__always)
  private func isWord(_ index: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == word.count else { return false }
    for place in word.indices where bytes[start + place] != word[place] { return false }
    return true
  }

  /// One of 256 places for length and first byte.
  @inline(__always)
  private static func mark(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    (Int(word.first ?? 0) &+ word.count &* 37) & 255
  }

  /// One of 256 places for the second byte and that in the middle.
  @inline(__always)
  private static func innerMark(_ word: UnsafeBufferPointer<UInt8>) -> Int {
    guard word.count > 1 else { return 0 }
    return (Int(word[1]) &+ Int(word[word.count / 2]) &* 29) & 255
  }

  /// Of length, first, middle and last bytes, which tell words of a small set apart; its high half folded in.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    guard count > 0 else { return 0 }
    let ends = UInt64(bytes[0]) | UInt64(bytes[count - 1]) << 8
    let middle = UInt64(bytes[count / 2]) << 16 | UInt64(bytes[count / 4]) << 24
    let key = ends | middle | UInt64(bytes[count * 3 / 4]) << 32 | UInt64(count) << 40
    let hash = key &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash >> 32
  }
}
