import AACCore
import Grammar
import Testing

struct EnglishSentenceTests {
  @Test func theFixtureHoldsAtLeastTwoHundredSentences() {
    #expect(EnglishExample.all.count >= 200)
  }

  @Test(arguments: EnglishExample.all)
  func sentenceIsOneOfTheAccepted(_ example: EnglishExample) {
    let text = EnglishClauses.say(
      example.subject, example.verb, example.complements, example.options)
    #expect(example.accepted.contains(text), "\(text)")
  }

  @Test(arguments: EnglishExample.all)
  func textIsWellFormed(_ example: EnglishExample) {
    let realization = ClauseRealizer().realize(
      EnglishClauses.clause(
        subject: example.subject, verb: example.verb, complements: example.complements,
        options: example.options))
    let text = realization.text
    #expect(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."))
    #expect(text.first?.isLowercase == false)
    #expect([".", "?", "…"].contains(String(text.suffix(1))))
    let joined = realization.tokens.map { ($0.hasSpaceBefore ? " " : "") + $0.text }.joined()
    #expect(joined == text)
  }

  /// The examples of the issue, word for word.
  @Test(arguments: [
    (["she"], "want", ["water"], ["negative"], "She doesn't want water."),
    (["he"], "go", ["school"], ["question"], "Does he go to school?"),
    (["we"], "go", ["beach"], ["past"], "We went to the beach."),
  ])
  func issueExample(
    _ subject: [String], _ verb: String, _ complements: [String], _ options: [String],
    _ expected: String
  ) {
    #expect(EnglishClauses.say(subject, verb, complements, options) == expected)
  }

  @Test func everyTileIsFoundInTheTokens() {
    let clause = EnglishClauses.clause(
      subject: ["she"], verb: "want", complements: ["to eat", "apple"], options: ["negative"])
    let tiles = Set(ClauseRealizer().realize(clause).tokens.compactMap(\.tile))
    #expect(tiles == [0, 1, 2, 3])
  }

  @Test func rulesAreNamedInTheTrace() {
    let clause = EnglishClauses.clause(
      subject: ["she"], verb: "listen", complements: ["umbrella"], options: ["negative"])
    let realization = ClauseRealizer().realize(clause)
    #expect(realization.text == "She doesn't listen to an umbrella.")
    let rules = realization.trace.map(\.kind)
    for rule: GrammarRule in [.doSupport, .negation, .preposition, .articleAn] {
      #expect(rules.contains(rule), "\(rule)")
    }
  }

  @Test func negatingTwiceGivesTheSentenceBack() {
    var clause = EnglishClauses.clause(subject: ["he"], verb: "swim", complements: [])
    let before = ClauseRealizer().realize(clause)
    clause.isNegative.toggle()
    #expect(ClauseRealizer().realize(clause).text == "He doesn't swim.")
    clause.isNegative.toggle()
    #expect(ClauseRealizer().realize(clause) == before)
  }
}
