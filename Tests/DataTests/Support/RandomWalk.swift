import AACCore
import Grammar

/// Sentences as the guided walk offers them: a subject, a verb that it leads to, perhaps one that this opens, and one or
/// two words that the last verb leads to.
struct RandomWalk {
  private let vocabulary: Vocabulary
  private let complements: [Concept: Lexeme]
  private let verbs: [Concept: Lexeme]
  private var state: UInt64

  init(_ vocabulary: Vocabulary, seed: UInt64) {
    self.vocabulary = vocabulary
    complements = Dictionary(
      vocabulary.complements.map { ($0.concept, $0.lexeme) },
      uniquingKeysWith: { first, _ in first })
    verbs = Dictionary(
      vocabulary.verbs.map { ($0.concept, $0.lexeme) }, uniquingKeysWith: { first, _ in first })
    state = seed
  }

  /// Whether it only joins what stands around it: *y, or*.
  static func joins(_ word: Lexeme) -> Bool {
    ["y", "e", "o", "ou", "and", "or"].contains(word.lemma)
  }

  /// The next sentence; nil where the verb leads to nothing.
  mutating func next() -> Clause? {
    guard let subject = pick(vocabulary.subjects),
      let first = pick(vocabulary.links.verbsOfSubject[subject.concept] ?? []),
      let verb = verbs[first]
    else { return nil }
    var clause = Clause(variety: vocabulary.language.defaultVariety)
    clause.subject = [Constituent(subject.lexeme, tile: 0)]
    clause.verb = Constituent(verb, tile: 1)
    var last = first
    if let opened = pick(vocabulary.links.verbsOpenedByVerb[last] ?? []), number(below: 3) == 0 {
      guard let verb = verbs[opened] else { return nil }
      add(verb, to: &clause)
      last = opened
    }
    for _ in 0...number(below: 2) {
      guard let link = pick(vocabulary.links.complementsOfVerb[last] ?? []),
        let word = complements[link.complement], word.wordClass != .adposition,
        word.kind != .negation,
        !clause.complements.contains(where: {
          $0.lexeme == word || $0.lexeme.kind == .connective && word.kind == .connective
            // Her, us: whose, and then nothing that is hers.
            || $0.lexeme.wordClass == .determiner && word.wordClass == .pronoun
        })
      else { return nil }
      add(word, to: &clause, government: link.government)
    }
    clause.isNegative = number(below: 6) == 0
    clause.isQuestion = number(below: 6) == 0
    clause.tense = [.present, .present, .past, .future][number(below: 4)]
    return clause
  }

  private func add(_ word: Lexeme, to clause: inout Clause, government: Government? = nil) {
    var constituent = Constituent(word, tile: 2 + clause.complements.count)
    constituent.government = government
    clause.complements.append(constituent)
  }

  private mutating func pick<Element>(_ all: [Element]) -> Element? {
    all.isEmpty ? nil : all[number(below: all.count)]
  }

  /// Knuth's MMIX generator: the same numbers on every machine.
  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
