import AACCore

/// Things and institutions that do what the verb says to what is named behind it.
///
/// Sources: CGEL §10.21 (external causers and instruments as subjects); Levin, *English Verb Classes and
/// Alternations*, §2.8–2.11.
extension EnglishRow {
  /// *school/provide/lunch, medicine/cure/grandma*: the places of the subject; nil where the row says something else.
  func effecting(_ words: [Constituent], _ verb: Int) -> [Int]? {
    let start = words.prefix { $0.lexeme.kind.isTemporal && $0.lexeme.wordClass == .adverb }.count
    guard verb > start, verb < start + 4, verb + 1 < words.count else { return nil }
    let named = words[start..<verb]
    guard let head = named.last?.lexeme, head.namesThing,
      named.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }),
      isEffect(words[verb].lexeme.lemma, of: head)
    else { return nil }
    let rest = words[(verb + 1)...]
    guard rest.contains(where: { $0.lexeme.isNominal && !$0.lexeme.isDeterminerLike }),
      rest.allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.kind != .question && !$0.lexeme.isSubjectFormOnly
      })
    else { return nil }
    return Array(start..<verb)
  }

  private func isEffect(_ verb: String, of head: Lexeme) -> Bool {
    if Self.ruling.contains(verb) {
      return KindSet.places.contains(head.roleKind) || Self.institutions.contains(head.lemma)
    }
    return Self.effects.contains(verb)
  }

  /// What institutions do.
  static let ruling = EnglishWords.set(
    "provide ban prohibit forbid allow offer require employ supply organize organise sponsor")
  private static let institutions = EnglishWords.set(
    "law rule government company charity council club team police army union court insurance program state city"
  )

  /// What things do to others.
  private static let effects = EnglishWords.set(
    """
    pollute benefit revive relieve cure heal poison cause prevent soothe irritate infect attract destroy damage
    harm endanger improve ease
    """)
}
