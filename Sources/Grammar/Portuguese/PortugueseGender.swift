internal import AACCore

/// Gender of nouns: by list where the ending deceives, else by ending.
///
/// Source: Cunha & Cintra, chapter 8 (*Gênero dos substantivos*).
struct PortugueseGender: Sendable {
  static let shared = PortugueseGender()

  private let exceptions: [String: Gender]

  private init() {
    var exceptions: [String: Gender] = [:]
    for (list, gender) in [
      (PortugueseGenderExceptions.masculine, Gender.masculine),
      (PortugueseGenderExceptions.feminine, .feminine),
    ] {
      for word in PortugueseTable.words(list) {
        exceptions[word] = gender
      }
    }
    self.exceptions = exceptions
  }

  /// Gender that a noun has or, unknown, most probably has.
  func gender(of noun: String) -> Gender {
    if let known = exceptions[noun] { return known }
    if let space = noun.utf8.firstIndex(of: UInt8(ascii: " ")) {
      return gender(of: String(noun[..<space]))
    }
    if let hyphen = noun.utf8.firstIndex(of: UInt8(ascii: "-")) {
      return ofCompound(noun, at: hyphen)
    }
    if noun.lastByte == UInt8(ascii: "s") {
      let singular = noun.cutting(1)
      if let known = exceptions[singular] { return known }
      if singular.endsIn("õe") { return ofSimple(singular.replacing(ending: "õe", by: "ão")) }
      if singular.endsIn("agen") { return .feminine }
      return singular.endsIn("n") ? .masculine : ofSimple(singular)
    }
    return ofSimple(noun)
  }

  /// A noun and what tells its kind have the first one's gender; a verb and its object are masculine.
  private func ofCompound(_ noun: String, at hyphen: String.Index) -> Gender {
    let first = String(noun[..<hyphen])
    if PortugueseCompounds.isFixed(first, in: noun) {
      let last = String(noun.split(separator: "-").last ?? "")
      return PortugueseCompounds.isPrefix(first) ? gender(of: last) : .masculine
    }
    return gender(of: first)
  }

  private static let feminineEndings = [
    "ção", "são", "xão", "gião", "nião", "stão", "idão", "ã", "dade", "tade", "tude", "agem",
    "igem", "ugem", "ície", "ice", "ez", "triz", "ite", "ose", "ese", "ase", "ise",
  ]

  private func ofSimple(_ noun: String) -> Gender {
    if noun.lastByte == UInt8(ascii: "a") {
      // Greek neuters: *problema, programa, diploma, enigma*.
      let isGreek = noun.endsIn(anyOf: ["ema", "grama", "oma", "igma"]) && noun.utf8.count > 5
      return isGreek || noun.endsIn("ista") ? .masculine : .feminine
    }
    return noun.endsIn(anyOf: Self.feminineEndings) ? .feminine : .masculine
  }
}
