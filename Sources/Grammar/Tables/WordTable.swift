import AACCore

/// Values by a word and a number that tells its forms apart, found by the bytes of the word.
///
/// Open addressed, as ``TableLines`` and ``WordSet``: a `Dictionary` compares and hashes text by its characters, which takes
/// most of the time of a look-up.
struct WordTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let word: String
    let form: UInt32
    let value: Value
  }

  private var entries: [Entry] = []
  /// Number of an entry plus one, or 0; the length is a power of two.
  private var slots = Array(repeating: Int32(0), count: 64)

  /// A table without values.
  init() {}

  /// A table of what each word is said to be.
  init(_ lists: [(Value, WordSet)]) {
    for (value, words) in lists {
      for word in words.words { add(value, of: word) }
    }
  }

  /// How many values there are.
  var count: Int { entries.count }

  /// The value of a form of a word; nil when there is none.
  func value(of word: String, form: UInt32 = 0) -> Value? {
    let entry = slots[slot(of: word, form)]
    return entry > 0 ? entries[Int(entry) - 1].value : nil
  }

  /// Keeps a value; one that is there already stays.
  mutating func add(_ value: Value, of word: String, form: UInt32 = 0) {
    if (entries.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: word, form)
    guard slots[slot] == 0 else { return }
    entries.append(Entry(word: word, form: form, value: value))
    slots[slot] = Int32(entries.count)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      slots[slot(of: entry.word, entry.form)] = Int32(index + 1)
    }
  }

  /// The slot where a form is, or where it belongs.
  private func slot(of word: String, _ form: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: Self.hash(word, form)) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = Int(slots[slot]) - 1
      if entries[entry].form == form, entries[entry].word == word { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// FNV-1a, its high half folded in.
  private static func hash(_ word: String, _ form: UInt32) -> UInt64 {
    let start = 0xCBF2_9CE4_8422_2325 ^ UInt64(form)
    let hash = word.withBytes { bytes in
      var hash = start &* 0x100_0000_01B3
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash
    }
    return hash ^ hash >> 32
  }
}
