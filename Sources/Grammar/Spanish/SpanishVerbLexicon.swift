/// Finds the irregular class of a verb, known or made from a known one.
///
/// Ends of words are looked up by a running hash over the letters from last to first, so that one
/// pass over the verb tries all of its ends.
///
/// Source: NGLE, chapter 4 (models of conjugation).
struct SpanishVerbLexicon: Sendable {
  /// The lines of ``SpanishVerbTables``, read once.
  static let standard = SpanishVerbLexicon()

  private struct Entry {
    /// For the verb alone.
    var exact: Int16?
    /// For the verb with a living prefix, or with one of its own.
    var prefixed: Int16?
    /// For every verb with the end.
    var end: Int16?
    /// By hash of the prefix.
    var ownPrefixes: [UInt64: Int16] = [:]
  }

  private var entries: [UInt64: Entry] = [:]
  private var paradigms: [[SpanishVerbSpec]] = []
  private let prefixes: Set<UInt64>

  /// The paradigms of a verb, the preferred one first, and how many letters stand before the model
  /// verb.
  func paradigms(
    of lemma: SpanishLetters
  ) -> (specs: [SpanishVerbSpec], prefixCount: Int)? {
    var hash = Self.seed
    var found: (line: Int16, prefixCount: Int)?
    for index in lemma.indices.reversed() {
      hash = Self.extend(hash, with: lemma[index])
      guard let entry = entries[hash], let line = line(of: entry, prefix: lemma[..<index]) else {
        continue
      }
      found = (line, index)
    }
    return found.map { (paradigms[Int($0.line)], $0.prefixCount) }
  }

  private func line(of entry: Entry, prefix: ArraySlice<Unicode.Scalar>) -> Int16? {
    if prefix.isEmpty { return entry.exact ?? entry.prefixed ?? entry.end }
    if !entry.ownPrefixes.isEmpty, let line = entry.ownPrefixes[Self.hash(prefix)] { return line }
    if let line = entry.prefixed, isLiving(prefix) { return line }
    return entry.end
  }

  /// Whether letters are one living prefix or several; *autorre-* before *r* is *auto-* and *re-*.
  private func isLiving(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
    if prefixes.contains(Self.hash(letters)) { return true }
    if letters.last == "r", prefixes.contains(Self.hash(letters.dropLast())) { return true }
    return letters.indices.dropFirst(2).contains { index in
      prefixes.contains(Self.hash(letters[..<index]))
        && (isLiving(letters[index...])
          || letters[index] == "r" && isLiving(letters[(index + 1)...]))
    }
  }

  // MARK: - Reading

  private init() {
    prefixes = Set(
      SpanishVerbTables.prefixes[...].words.map { Self.hash($0.unicodeScalars) })
    entries.reserveCapacity(1_200)
    for line in SpanishVerbTables.lines {
      let parts = line.pieces(at: ":", maxSplits: 1)
      guard parts.count == 2 else { preconditionFailure("'\(line)' has a description and verbs") }
      paradigms.append(parts[0].pieces(at: "/").map { SpanishVerbSpec($0) })
      for verb in parts[1].words { add(verb, line: Int16(paradigms.count - 1)) }
    }
  }

  private mutating func add(_ verb: Substring, line: Int16) {
    let mark = verb.unicodeScalars.first
    let name = mark == "-" || mark == "=" ? Substring(verb.unicodeScalars.dropFirst()) : verb
    let parts = name.utf8.contains(UInt8(ascii: "+")) ? name.pieces(at: "+") : [name]
    let key = Self.hash(parts[0].unicodeScalars)
    switch mark {
    case "-": entries[key, default: Entry()].end = line
    case "=": entries[key, default: Entry()].exact = line
    default:
      guard parts.count > 1 else {
        entries[key, default: Entry()].prefixed = line
        return
      }
      if entries[key]?.exact == nil { entries[key, default: Entry()].exact = line }
      for prefix in parts.dropFirst() {
        let prefixKey = Self.hash(prefix.unicodeScalars)
        entries[key, default: Entry()].ownPrefixes[prefixKey] = line
      }
    }
  }

  // MARK: - Hashing

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// One step of FNV-1a, over a letter instead of a byte.
  private static func extend(_ hash: UInt64, with letter: Unicode.Scalar) -> UInt64 {
    (hash ^ UInt64(letter.value)) &* 0x100_0000_01B3
  }

  /// The hash of letters; those of the tables are in lower case and composed.
  private static func hash(_ letters: some BidirectionalCollection<Unicode.Scalar>) -> UInt64 {
    letters.reversed().reduce(seed) { extend($0, with: $1) }
  }
}
