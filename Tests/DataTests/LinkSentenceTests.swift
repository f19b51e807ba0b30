import AACCore
import Foundation
import Grammar
import Testing

/// The links of the vocabulary, said.
struct LinkSentenceTests {
  /// What no sentence of a language may contain.
  static let forbidden: [(Language, [String])] = [
    (.spanish, [" a el ", " de el ", " a el.", " de el."]),
    (
      .english,
      [" a a", " a i", " a o", " an b", " an c", " an d", " an f", " an p", " an s", " to to "]
    ),
    (
      .portuguese,
      [
        " de o ", " de a ", " em o ", " em a ", " em um ", " por o ", " por a ", " a o ", " a a ",
        " de ele", " em ele", " com mim", " com nós",
      ]
    ),
  ]

  /// Every third link of each verb, beginning at another one for each: all kinds of pairs come up.
  @Test(arguments: forbidden)
  func aLinkIsSaidWithEveryWordInItsPlace(_ language: Language, _ forbidden: [String]) throws {
    let vocabulary = try RealData.vocabulary(language)
    let complements = Dictionary(
      uniqueKeysWithValues: vocabulary.complements.map { ($0.concept, $0.lexeme) })
    let subjects = try ["mom", "we", "dog"].map { name in
      try #require(vocabulary.subjects.first { $0.concept.rawValue == name }).lexeme
    }
    let realizer = ClauseRealizer()
    var said = 0
    for (place, verb) in vocabulary.verbs.enumerated() {
      let links = vocabulary.links.complementsOfVerb[verb.concept] ?? []
      for (index, link) in links.enumerated() where (index + place) % 3 == 0 {
        // *And*, *not* or *in* alone wait for another word.
        guard let complement = complements[link.complement],
          ![.connective, .negation].contains(complement.kind), complement.wordClass != .adposition
        else { continue }
        var clause = Clause(variety: language.defaultVariety)
        clause.subject = [Constituent(subjects[said % subjects.count], tile: 0)]
        clause.verb = Constituent(verb.lexeme, tile: 1)
        var constituent = Constituent(complement, tile: 2)
        constituent.government = link.government
        clause.complements = [constituent]
        let realization = realizer.realize(clause)
        #expect(Self.problem(realization, forbidden) == nil, "\(link.complement.rawValue)")
        said += 1
      }
    }
    #expect(said > 2_500)
  }

  /// Two words behind a verb, and behind a verb that another one opens: nothing that was chosen may be missing.
  ///
  /// A pronoun may be an ending (*quiero*) or hang on a verb (*ayúdame*); *and* and *or* have to have something to join.
  @Test(arguments: Language.allCases)
  func ofSeveralLinksEveryWordIsSaid(_ language: Language) throws {
    let vocabulary = try RealData.vocabulary(language)
    var walks = RandomWalk(vocabulary, seed: 20_261_123)
    let realizer = ClauseRealizer()
    for _ in 0..<3_000 {
      guard let clause = walks.next() else { continue }
      let realization = realizer.realize(clause)
      let words = clause.subject + [clause.verb].compactMap(\.self) + clause.complements
      let said = Set(realization.tokens(of: words.map(\.lexeme.lemma)).compactMap(\.tile))
      let lost = words.filter { word in
        guard let tile = word.tile, !said.contains(tile) else { return false }
        return word.lexeme.wordClass != .pronoun && !RandomWalk.joins(word.lexeme)
      }
      #expect(lost.isEmpty, "\(lost.map(\.lexeme.lemma)): \(realization.text)")
    }
  }

  private static func problem(_ realization: Realization, _ forbidden: [String]) -> String? {
    let text = realization.text
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "-" }
    if text.contains("  ") || text.contains(" .") { return "spaces: \(text)" }
    if text.last.map({ ".?!".contains($0) }) != true { return "no end: \(text)" }
    if zip(words, words.dropFirst()).contains(where: ==) { return "a word twice: \(text)" }
    if let bad = forbidden.first(where: { text.contains($0) }) { return "\(bad): \(text)" }
    let tiles = Set(realization.tokens.compactMap(\.tile))
    return tiles.contains(1) && tiles.contains(2) ? nil : "a tile is not said: \(text)"
  }
}
