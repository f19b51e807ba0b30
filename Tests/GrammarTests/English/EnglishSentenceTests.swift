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

  /// In a question the helping verb is there already, so that the negation only adds its *n't*.
  @Test func takingNotOutOfAQuestionGivesTheQuestionBack() throws {
    var compared = 0
    for row in EnglishFrameTests.rows where row.words.count >= 2 {
      var clause = EnglishClauses.clause(
        subject: ["she"], verb: row.words[1], complements: Array(row.words.dropFirst(2)))
      clause.isQuestion = true
      let asked = ClauseRealizer().realize(clause)
      clause.isNegative = true
      let negative = ClauseRealizer().realize(clause)
      let isPolar = negative.trace.contains { $0.kind == .nonAssertive || $0.kind == .negativeWord }
      guard asked.tokens.first?.tile == nil || row.words[1] == "be", !isPolar else { continue }
      let first = try #require(negative.tokens.first?.text)
      #expect(first.hasSuffix("n't"), "\(negative.text)")
      let irregular = ["Won't": "Will", "Can't": "Can", "Shan't": "Shall"]
      let without = [irregular[first] ?? String(first.dropLast(3))]
      #expect(
        without + negative.tokens.dropFirst().map(\.text) == asked.tokens.map(\.text),
        "\(negative.text)")
      compared += 1
    }
    #expect(compared > 1000)
  }
}
