import AACCore

/// Words chosen one by one that are one phrase together, before anything else is read into them: *half/of/sandwich, so/many,
/// once/week, own/room*.
///
/// Each rule looks at the words from one place on and makes one word of what it finds; the tiles of all of them stay known.
///
/// Sources: CGEL §5.7–5.25 (partitives, quantifiers), §7.87–7.89 (degrees of comparison), §8.55–8.64 (times), §6.30 (*own*).
struct EnglishConstructions {
  let planner: ClausePlanner
  var clause: Clause
  /// The subject's words, or those behind the verb.
  var words: [Constituent] = []
  var isSubject = false

  /// What may begin at a word.
  struct Mark: OptionSet {
    let rawValue: UInt16
    static let amount = Mark(rawValue: 1)
    static let degree = Mark(rawValue: 2)
    static let time = Mark(rawValue: 4)
    static let half = Mark(rawValue: 8)
    static let own = Mark(rawValue: 16)
    static let set = Mark(rawValue: 32)
    static let question = Mark(rawValue: 64)
    static let said = Mark(rawValue: 128)
  }

  /// The clause with such words joined.
  static func settled(_ clause: Clause, _ planner: ClausePlanner) -> Clause {
    guard clause.subject.count > 1 || !clause.complements.isEmpty else { return clause }
    var settling = EnglishConstructions(planner: planner, clause: clause)
    settling.settle()
    return settling.clause
  }

  private mutating func settle() {
    if clause.subject.count > 1 {
      isSubject = true
      words = clause.subject
      settlePhrases()
      settlePostmodified()
      clause.subject = words
      isSubject = false
    }
    guard !clause.complements.isEmpty else { return }
    words = clause.complements
    settleNamed()
    settleMeant()
    if let like = words.indices.dropFirst().dropLast().first(where: {
      lemma($0) == "like" && lemma($0 - 1) == "be" && words[$0 + 1].lexeme.isNominal
    }) {
      // *want/be/like/you*: as whom.
      words[like].lexeme = Lexeme(lemma: "like", wordClass: .adposition, kind: .manner)
    }
    if !clause.isLaid {
      partVerb()
      supply()
      if words.count > 2 {
        likenSame()
        settleContrast()
      }
      settleAims()
      settleDeeds()
      expandDenied()
      settleVerb()
    }
    settlePhrases()
    settleBehindVerb()
    clause.complements = words
  }

  private mutating func settlePhrases() {
    if isSubject { nameHers() }
    var index = 0
    while index < words.count {
      let lemma = words[index].lexeme.lemma
      let marks = Self.marks[lemma]
      if words[index].lexeme.wordClass == .verb { settleDescribing(at: index) }
      if marks.contains(.said) {
        let count = words.count
        settleSaid(at: index)
        guard words.count == count else {
          // Made one word with that before it or behind it, or given an article.
          index += words.count > count ? 2 : 0
          continue
        }
      }
      if words[index].lexeme.wordClass == .numeral { settleNumber(at: index) }
      if marks.contains(.question) { settleQuestion(at: index) }
      if marks.contains(.degree) { settleDegree(at: index) }
      if marks.contains(.half) { settleHalf(at: index) }
      if marks.contains(.time) { settleTime(at: index) }
      if marks.contains(.own) { settleOwn(at: index) }
      if marks.contains(.set) { settlePlace(at: index) }
      if marks.contains(.amount) || lemma.hasSuffix(" of") { settleAmount(at: index) }
      if index < words.count, words[index].lexeme.kind == .body || lemma == "top", !clause.isLaid {
        settlePart(at: index)
        if words[index].lexeme.lemma == "the" { index += 1 }
      }
      index += 1
    }
  }

  /// *her/hair/be/long, you/name*: right before a noun that nothing joins to it, whose it is (CGEL §5.14).
  private mutating func nameHers() {
    for index in words.indices.dropFirst().dropLast()
    where words[index].lexeme.wordClass == .pronoun && words[index].lexeme.lemma != "I" {
      // *My aunt, her partner*: whose the second is.
      guard let other = lexeme(index + 1), other.wordClass == .noun, other.isHuman,
        Self.isNoun(lexeme(index - 1)),
        let owner = EnglishPronouns.of(words[index].lexeme.lemma), owner.nominative == "she",
        let known = planner.lexicon.known("his")
      else { continue }
      words[index].lexeme = known
      words[index].lexeme.lemma = owner.possessive
    }
    guard words.count == 2 || words.count == 3 && words[1].lexeme.wordClass == .adjective,
      words[0].lexeme.wordClass == .pronoun,
      let noun = words.last?.lexeme, noun.wordClass == .noun, !noun.kind.isTemporal,
      let owner = EnglishPronouns.of(words[0].lexeme.lemma),
      owner.nominative == "she" || owner.nominative == "you" && noun.lemma == "name",
      let known = planner.lexicon.known("his")
    else { return }
    words[0].lexeme = known
    words[0].lexeme.lemma = owner.possessive
  }

  /// *some/clean/clothes, my/dry/shirt*: between what determines a noun and the noun, a quality (CGEL §7.2).
  private mutating func settleDescribing(at index: Int) {
    guard let before = lexeme(index - 1), Self.isNoun(lexeme(index + 1)),
      before.lemma == "enough" || before.lemma == "few"
        || before.kind == .quantity && before.wordClass != .numeral
        || before.kind == .possessive
          && before.wordClass != .pronoun,
      let known = planner.lexicon.known(words[index].lexeme.lemma), known.wordClass == .adjective
    else { return }
    words[index].lexeme = known
  }

  // MARK: Tools of the rules

  /// The word at a place; nil behind the last and before the first.
  func lexeme(_ index: Int) -> Lexeme? {
    words.indices.contains(index) ? words[index].lexeme : nil
  }

  func lemma(_ index: Int) -> String { lexeme(index)?.lemma ?? "" }

  /// Makes one word of several.
  mutating func join(_ range: ClosedRange<Int>, as lexeme: Lexeme) {
    let tiles = words[range].compactMap(\.tile).flatMap { clause.joins[$0] ?? [$0] }
    words[range.lowerBound] = Constituent(lexeme, tile: tiles.first)
    if let tile = tiles.first, tiles.count > 1 { clause.joins[tile] = tiles }
    words.removeSubrange((range.lowerBound + 1)..<(range.upperBound + 1))
  }

  /// Makes one adverb of several words.
  mutating func join(_ range: ClosedRange<Int>, _ text: String, _ kind: SemanticKind) {
    join(range, as: Lexeme(lemma: text, wordClass: .adverb, kind: kind))
  }

  /// *my, your, her*: of whom the clause is about.
  var owner: EnglishPronouns {
    guard let last = clause.subject.last else {
      return clause.options.contains(.request) ? .second : .firstSingular
    }
    if clause.subject.count > 1, clause.subject.contains(where: { $0.lexeme.lemma == "and" }) {
      return .thirdPlural
    }
    return EnglishSubject(
      NounPhrase(last), isPlural: EnglishHabits.isPlural(last.lexeme)
    ).pronoun
  }

  /// A word that nobody chose.
  func small(_ lemma: String) -> Constituent? {
    planner.lexicon.known(lemma).map { Constituent($0) }
  }

  static func isNoun(_ lexeme: Lexeme?) -> Bool { lexeme?.wordClass == .noun }

  private static let marks = WordMarks<Mark>([
    (.amount, amounts),
    (.degree, degrees),
    (.time, times),
    (.half, halves),
    (
      .own,
      [
        "own", "whole", "entire", "same", "named", "called", "no", "every", "first", "second",
        "third",
        "last", "right", "wrong", "next", "other",
      ]
    ),
    (
      .set,
      [
        "kind", "type", "sort", "with", "be", "as", "somewhere", "up", "down", "over", "away",
        "back", "off", "in", "out", "like", "all", "either",
        "neither", "at", "front of",
      ]
    ),
    (.question, ["what", "how"]),
    (.said, besideVerb),
  ])
}
