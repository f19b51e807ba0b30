/// Finds what is known of a verb by its end: the irregular verb that it is made of, its stem class.
///
/// Verbs are filed under their last three bytes, so that a regular verb costs two look-ups.
///
/// Source: Cunha & Cintra, chapter 13 (verbs that follow the model of another).
struct PortugueseVerbLexicon: Sendable {
  static let shared = PortugueseVerbLexicon()

  /// Prefixes that make new verbs at will of any verb of the classes: *redormir, desengolir*.
  static let freePrefixes: WordSet = [
    "re", "des", "pre", "pré", "auto", "sobre", "contra", "entre", "inter", "super", "tele",
  ]

  private struct Entry<Value: Sendable>: Sendable {
    var ending: String
    /// Nil where any prefix will do.
    var prefixes: WordSet?
    var value: Value

    /// What stands before the ending in a verb of this entry; nil when it is not one.
    func prefix(of infinitive: String) -> String? {
      guard infinitive.endsIn(ending) else { return nil }
      let prefix = infinitive.cutting(ending.utf8.count)
      guard let prefixes else { return prefix }
      return prefix.isEmpty || prefix.lastByte == UInt8(ascii: "-") || prefixes.contains(prefix)
        ? prefix : nil
    }
  }

  private var irregularVerbs: [UInt32: [Entry<PortugueseIrregularVerb>]] = [:]
  private var patterns: [UInt32: [Entry<PortugueseVerbPattern>]] = [:]
  private var exactPatterns: [String: PortugueseVerbPattern] = [:]

  private init() {
    for line in PortugueseTable.lines(PortugueseIrregularVerbs.table) {
      let parts = PortugueseTable.split(line, at: "|")
      let prefixes = parts[1] == "*" ? nil : WordSet(PortugueseTable.words(parts[1]))
      let ending = parts[0]
      let value = PortugueseIrregularVerb(fields: parts[2])
      irregularVerbs[Self.key(of: ending), default: []]
        .append(Entry(ending: ending, prefixes: prefixes, value: value))
    }
    for (key, list) in irregularVerbs {
      irregularVerbs[key] = list.sorted { $0.ending.utf8.count > $1.ending.utf8.count }
    }
    fileStemChanges()
    fileExactPatterns()
  }

  private mutating func fileStemChanges() {
    for line in PortugueseTable.lines(PortugueseVerbClasses.stemChanges) {
      let sides = PortugueseTable.split(line, at: ":")
      guard let pattern = PortugueseVerbPattern(rawValue: sides[0]) else {
        preconditionFailure("there is no class of verbs '\(sides[0])'")
      }
      for word in PortugueseTable.words(sides[1]) {
        let isOpen = word.beginsIn("*")
        let ending = isOpen ? String(word.dropFirst()) : word
        let entry = Entry(
          ending: ending, prefixes: isOpen ? nil : Self.freePrefixes, value: pattern)
        patterns[Self.key(of: ending), default: []].append(entry)
      }
    }
    for (key, list) in patterns {
      patterns[key] = list.sorted { $0.ending.utf8.count > $1.ending.utf8.count }
    }
  }

  private mutating func fileExactPatterns() {
    let lists: [(String, PortugueseVerbPattern)] = [
      (PortugueseVerbClasses.odiar, .odiar), (PortugueseVerbClasses.negociar, .negociar),
      (PortugueseVerbClasses.hiatus, .hiatus), (PortugueseVerbClasses.hiatusBesidesAr, .hiatus),
    ]
    for (list, pattern) in lists {
      for word in PortugueseTable.words(list) {
        exactPatterns[word] = pattern
      }
    }
  }

  /// The irregular verb that this one is, or is made of with a prefix.
  func irregularVerb(_ infinitive: String) -> (prefix: String, verb: PortugueseIrregularVerb)? {
    if infinitive == "ir" {
      return irregularVerbs[Self.key(of: infinitive)]?.first.map { ("", $0.value) }
    }
    guard let entries = irregularVerbs[Self.key(of: infinitive)] else { return nil }
    for entry in entries {
      if let prefix = entry.prefix(of: infinitive) { return (prefix, entry.value) }
    }
    return nil
  }

  /// How the stem of the verb changes under stress.
  func pattern(of infinitive: String) -> PortugueseVerbPattern {
    infinitive.lastByte == UInt8(ascii: "r") && infinitive.endsIn("ar")
      ? patternOfFirstConjugation(infinitive) : patternOfOtherConjugations(infinitive)
  }

  private func patternOfFirstConjugation(_ infinitive: String) -> PortugueseVerbPattern {
    let bytes = Array(infinitive.utf8.suffix(6))
    guard bytes.count >= 4 else { return .plain }
    switch bytes[bytes.count - 3] {
    case UInt8(ascii: "e"): return .ear
    case UInt8(ascii: "i"):
      if infinitive.endsIn("mobiliar") { return .mobiliar }
      return exactPatterns[infinitive] ?? .plain
    case UInt8(ascii: "u"):
      guard infinitive.endsIn("guar") || infinitive.endsIn("quar") else { return .plain }
      return infinitive.endsIn(anyOf: ["aguar", "nguar", "equar"]) ? .aguar : .averiguar
    default: break
    }
    // Before the ending a consonant or two; before those perhaps a hiatus.
    if infinitive.endsIn(anyOf: ["aizar", "eizar", "oizar", "juizar"]) { return .hiatus }
    if infinitive.endsIn("resfolegar") { return .resfolegar }
    let hasHighVowel = bytes.dropLast(2).contains {
      $0 == UInt8(ascii: "i") || $0 == UInt8(ascii: "u")
    }
    return hasHighVowel ? exactPatterns[infinitive] ?? .plain : .plain
  }

  private func patternOfOtherConjugations(_ infinitive: String) -> PortugueseVerbPattern {
    if let entries = patterns[Self.key(of: infinitive)] {
      for entry in entries where entry.prefix(of: infinitive) != nil { return entry.value }
    }
    if infinitive.endsIn("uir") {
      return infinitive.endsIn(anyOf: ["guir", "quir"]) ? .plain : .uir
    }
    if infinitive.endsIn("air") { return .air }
    if infinitive.endsIn("oer") { return .oer }
    if infinitive.endsIn(anyOf: ["uzir", "azer", "izer"]) { return .uzir }
    return exactPatterns[infinitive] ?? .plain
  }

  /// The last three bytes of a word as a number.
  private static func key(of word: String) -> UInt32 {
    word.utf8.suffix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
