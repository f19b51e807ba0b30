import AACCore
import AACTestSupport
import Grammar

/// Clauses of words picked at random from everything that grammar knows, with some that it does not.
struct RandomClauses {
  private let variety: LanguageVariety
  private let lexicon: Lexicon
  private let words: [Lexeme]
  /// Words that join, place, ask, count and stand for others.
  private let smallWords: [Lexeme]
  private let verbs: [String]
  private let subjects: [Lexeme]
  private var random: SplitMix64

  init(_ variety: LanguageVariety, seed: UInt64) {
    self.variety = variety
    lexicon = Lexicon(language: variety.language)
    random = SplitMix64(seed: seed)
    let all = lexicon.allWords.map(\.lexeme)
    words =
      all.filter { $0.wordClass != .verb }
      + ["blorf", "Zuri", "patinete", "ñandú"].map { [lexicon] in lexicon.lexeme(for: $0) }
    smallWords = all.filter {
      [.pronoun, .adposition, .conjunction, .determiner, .interjection, .numeral].contains(
        $0.wordClass) || $0.kind == .question || $0.kind == .negation
    }
    verbs =
      Array(FrameTable(language: variety.language).lemmas)
      + Self.unknownVerbs[variety.language, default: []]
    subjects = all.filter {
      [.pronoun, .noun, .properNoun].contains($0.wordClass) && !$0.kind.isOfTime
    }
  }

  private static let unknownVerbs: [Language: [String]] = [
    .spanish: ["blorfear", "zampir"], .english: ["blorf", "zamp"],
    .portuguese: ["blorfar", "zampir"],
  ]

  /// The next clause: none to three complements, any tense, sometimes negative, a question, a
  /// request.
  mutating func next() -> Clause {
    var clause = Clause(variety: variety)
    var tile = -1
    func constituent(_ lexeme: Lexeme) -> Constituent {
      tile += 1
      return Constituent(lexeme, tile: tile)
    }
    if chance(5, of: 6), let subject = subjects.randomElement(using: &random) {
      clause.subject = [constituent(subject)]
    }
    if chance(19, of: 20), let verb = verbs.randomElement(using: &random) {
      clause.verb = constituent(lexicon.lexeme(for: verb, expecting: .verb))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      guard let word = words.randomElement(using: &random) else { break }
      clause.complements.append(constituent(word))
    }
    clause.isNegative = chance(1, of: 3)
    clause.isQuestion = chance(1, of: 3)
    clause.tense = [nil, .present, .past, .future].randomElement(using: &random) ?? nil
    clause.speaker = chance(1, of: 2) ? .feminine : .masculine
    let options: [Clause.Options] = [
      [], [], [], .request, .progressive, .polite, .goingTo, .perfect, .habitual,
    ]
    clause.options = options.randomElement(using: &random) ?? []
    return clause
  }

  /// The next row of tiles in no order: one to eight words, every third or so a verb.
  mutating func nextRow() -> [Lexeme] {
    (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
      guard chance(1, of: 3) else { return words.randomElement(using: &random) }
      return verbs.randomElement(using: &random)
        .map { lexicon.lexeme(for: $0, expecting: .verb) }
    }
  }

  /// The next clause of which half the words are small ones, with a verb or without: up to seven words behind it.
  mutating func nextOfSmallWords() -> Clause {
    var clause = next()
    if chance(1, of: 3) { clause.verb = nil }
    if chance(1, of: 2) { clause.subject = [] }
    let count = clause.subject.count + (clause.verb == nil ? 0 : 1)
    let row = nextRowOfSmallWords()
    clause.complements = row.enumerated().map { Constituent($1, tile: count + $0) }
    return clause
  }

  /// The next row of one to seven words of which half are small ones.
  mutating func nextRowOfSmallWords() -> [Lexeme] {
    (0..<Int.random(in: 1...7, using: &random)).compactMap { _ in
      if chance(1, of: 2) { return smallWords.randomElement(using: &random) }
      guard chance(1, of: 3) else { return words.randomElement(using: &random) }
      return verbs.randomElement(using: &random)
        .map { lexicon.lexeme(for: $0, expecting: .verb) }
    }
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }
}

extension SemanticKind {
  /// Whether a word of the kind says when or how long.
  var isOfTime: Bool { [.time, .weekday, .frequency, .duration].contains(self) }
}
