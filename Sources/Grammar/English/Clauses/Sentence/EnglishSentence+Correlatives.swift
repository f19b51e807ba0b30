import AACCore

/// Words that announce the second of two: *neither meat nor fish, either tea or coffee, both him and her*.
///
/// Sources: CGEL §13.33–13.42 (correlatives); CaGEL ch. 15 §2.3.
extension EnglishSentence {
  /// Puts the first of the two words before what it announces.
  static func settleCorrelatives(_ clause: inout Clause) {
    guard !clause.isLaid else { return }
    if clause.complements.count > 3 { announce(&clause.complements) }
    if clause.subject.count > 3 { announce(&clause.subject) }
  }

  static func announce(_ words: inout [Constituent]) {
    for index in words.indices.dropLast(3) {
      guard words[index].lexeme.forms[saidAs] == nil,
        let second = correlative[words[index].lexeme.lemma],
        let link = words[(index + 2)...].dropLast().firstIndex(where: {
          $0.lexeme.lemma == second
        }),
        words[index + 1].lexeme.wordClass != .verb,
        !words[index..<link].contains(where: { $0.lexeme.wordClass == .verb })
      else { continue }
      let first = words[index].lexeme.lemma
      var announcing = Lexeme(
        lemma: first == "neither" ? "either" : first, wordClass: .determiner, kind: .linking)
      announcing.forms[saidAs] = first
      var joining = Lexeme(
        lemma: second == "nor" ? "or" : second, wordClass: .conjunction, kind: .connective)
      joining.forms[saidAs] = second
      words[index].lexeme = announcing
      words[link].lexeme = joining
      return
    }
  }

  /// *not only/dogs/but also/cats*: two words each, planned like *both* and *and* (CGEL §13.42).
  static func joinNotOnly(_ clause: inout Clause) {
    guard clause.complements.count > 3 || clause.subject.count > 3 else { return }
    for isSubject in [false, true] {
      var words = isSubject ? clause.subject : clause.complements
      guard words.count > 3,
        let first = phrase(["not", "only"], in: words, from: 0),
        let second = phrase(["but", "also"], in: words, from: first.upperBound + 1)
          ?? phrase(["but"], in: words, from: first.upperBound + 1),
        second.lowerBound > first.upperBound + 1, second.upperBound + 1 < words.count,
        !words[first.lowerBound...].contains(where: { $0.lexeme.wordClass == .verb })
      else { continue }
      // *Not only Mom but also Dad cooks*: the verb agrees with the last (CGEL §10.41).
      let planning = isSubject ? ("or", "either") : ("and", "both")
      for (range, planned) in [(second, planning.0), (first, planning.1)] {
        let tiles = words[range].compactMap(\.tile)
        var lexeme = Lexeme(
          lemma: planned, wordClass: planned == planning.0 ? .conjunction : .determiner,
          kind: planned == planning.0 ? .connective : .linking)
        lexeme.forms[saidAs] = words[range].map(\.lexeme.lemma).joined(separator: " ")
        words.replaceSubrange(range, with: [Constituent(lexeme, tile: tiles.first)])
        if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
      }
      if isSubject { clause.subject = words } else { clause.complements = words }
    }
  }

  /// Where words stand, on one tile or on as many as they are.
  private static func phrase(_ text: [String], in words: [Constituent], from begin: Int)
    -> ClosedRange<Int>?
  {
    let joined = text.joined(separator: " ")
    for index in words.indices where index >= begin {
      if words[index].lexeme.lemma == joined { return index...index }
      let end = index + text.count - 1
      if text.count > 1, end < words.count,
        zip(words[index...end], text).allSatisfy({ $0.lexeme.lemma == $1 })
      {
        return index...end
      }
    }
    return nil
  }

  /// What is denied of both is planned like a choice between them.
  static let saidAs = "CORR"
  private static let correlative = ["neither": "nor", "either": "or", "both": "and"]
}

extension Lexeme {
  /// Whether it announces that there are two: *both, either, neither*.
  var isCorrelative: Bool { kind == .linking && wordClass == .determiner }

  /// How it is said beside the other of the two.
  var correlated: String { forms[EnglishSentence.saidAs] ?? lemma }
}
