import AACCore
import AACTestSupport
import SentenceBuilder
import Testing

/// The rules of the walk, one claim each, on a vocabulary of a few words.
struct WalkTests {
  private static func walk(_ moves: [Move]) throws -> SentenceBuilder {
    var builder = SentenceBuilder(vocabulary: .small)
    for move in moves { try builder.apply(move) }
    return builder
  }

  private static let girlEatsApple: [Move] = [
    .start(.full), .choose(.subject("girl")), .next, .choose(.verb("eat")), .next,
    .choose(.complement("apple")), .next,
  ]

  @Test func aWalkBeginsAtHomeWithNothingChosen() {
    let builder = SentenceBuilder(vocabulary: .small)
    #expect(builder.state == WalkState())
    #expect(builder.legalMoves == [.start(.full), .start(.quick)])
  }

  @Test func subjectVerbComplementLeadsToTheFinalStep() throws {
    let builder = try Self.walk(Self.girlEatsApple)
    #expect(builder.state.step == .final)
    #expect(builder.tiles.map(\.label) == ["niña", "comer", "manzana"])
  }

  @Test func nextFromTheSubjectNeedsAChoice() throws {
    let builder = try Self.walk([.start(.full)])
    #expect(!builder.isLegal(.next))
    #expect(throws: SentenceError.illegalMove(.next, in: .subject)) {
      var copy = builder
      try copy.apply(.next)
    }
  }

  @Test func aChoiceCanBeChanged() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .choose(.subject("dog")),
    ])
    #expect(builder.tiles.map(\.label) == ["perro"])
  }

  @Test func onlyVerbsLinkedToTheSubjectAreOffered() throws {
    let builder = try Self.walk([.start(.full), .choose(.subject("dog")), .next])
    #expect(builder.options == [.verb("eat"), .verb("sleep")])
  }

  @Test func withoutAVerbTheSubjectAloneIsSpoken() throws {
    let builder = try Self.walk([.start(.full), .choose(.subject("girl")), .next, .next])
    #expect(builder.state.step == .final)
    #expect(builder.tiles.map(\.label) == ["niña"])
    #expect(builder.isLegal(.speak))
  }

  @Test func aVerbWithoutComplementsLeadsStraightToTheFinalStep() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .next, .choose(.verb("sleep")), .next,
    ])
    #expect(builder.state.step == .final)
  }

  @Test func aComplementIsOptional() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .next, .choose(.verb("eat")), .next, .next,
    ])
    #expect(builder.state.step == .final)
    #expect(builder.tiles.map(\.label) == ["niña", "comer"])
  }

  @Test func aVerbThatOpensVerbsOffersThemWithItsComplements() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .next, .choose(.verb("want")), .next,
    ])
    #expect(builder.options == [.complement("apple"), .verb("eat"), .verb("sleep"), .verb("go")])
  }

  @Test func anOpenedVerbIsAskedForItsOwnComplement() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .next, .choose(.verb("want")), .next,
      .choose(.verb("eat")), .next,
    ])
    #expect(builder.state.step == .openedComplement)
    #expect(builder.options == [.complement("apple"), .complement("bread")])
  }

  @Test func theQuickModeOffersWantAndStateOnly() throws {
    let builder = try Self.walk([.start(.quick)])
    #expect(builder.options == [.opener(.want), .opener(.state)])
  }

  @Test func wantOpensVerbs() throws {
    let builder = try Self.walk([.start(.quick), .choose(.opener(.want)), .next])
    #expect(builder.state.step == .verb)
    #expect(builder.options == [.verb("eat"), .verb("sleep"), .verb("go")])
  }

  @Test func wantWithoutAVerbOffersThingsWanted() throws {
    let builder = try Self.walk([.start(.quick), .choose(.opener(.want)), .next, .next])
    #expect(builder.state.step == .complement)
    #expect(builder.options.contains(.complement("apple")))
  }

  @Test func stateOpensStatesOfMindAndBodyOnly() throws {
    let builder = try Self.walk([.start(.quick), .choose(.opener(.state)), .next])
    #expect(builder.state.step == .complement)
    #expect(builder.options == [.complement("tired"), .complement("hungry")])
  }

  @Test(arguments: [(Concept(rawValue: "hungry"), "Tengo hambre."), ("tired", "Estoy cansada.")])
  func aStateTakesTheVerbItIsSaidWith(state: Concept, text: String) throws {
    let builder = try Self.walk([
      .start(.quick), .choose(.opener(.state)), .next, .choose(.complement(state)), .next,
    ])
    #expect(builder.sentence(variety: .spanishSpain, speaker: .feminine).text == text)
  }

  @Test func theRedCrossLiesOnTheVerb() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .next, .choose(.verb("eat")), .negate,
    ])
    #expect(builder.tiles.map(\.isNegated) == [false, true])
  }

  @Test func theRedCrossLiesOnTheOpenerInTheQuickMode() throws {
    let builder = try Self.walk([
      .start(.quick), .choose(.opener(.want)), .next, .choose(.verb("sleep")), .negate,
    ])
    #expect(builder.tiles.map(\.isNegated) == [true, false])
  }

  @Test func negatingTwiceGivesTheSentenceBack() throws {
    let plain = try Self.walk(Self.girlEatsApple)
    let twice = try Self.walk(Self.girlEatsApple + [.negate, .negate])
    #expect(plain == twice)
  }

  @Test func askingTwiceGivesTheSentenceBack() throws {
    let plain = try Self.walk(Self.girlEatsApple)
    let twice = try Self.walk(Self.girlEatsApple + [.question, .question])
    #expect(plain == twice)
  }

  @Test func nothingToNegateMeansNoNegation() throws {
    let builder = try Self.walk([.start(.full), .choose(.subject("girl")), .next])
    #expect(!builder.isLegal(.negate))
  }

  @Test func backFromTheFinalStepDropsTheLastChoice() throws {
    let builder = try Self.walk(Self.girlEatsApple + [.back])
    #expect(builder.state.step == .complement)
    #expect(builder.tiles.map(\.label) == ["niña", "comer"])
  }

  @Test func backFromTheFinalStepPassesOverStepsWithoutAChoice() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .next, .choose(.verb("eat")), .next, .next, .back,
    ])
    #expect(builder.state.step == .verb)
    #expect(builder.tiles.map(\.label) == ["niña"])
  }

  @Test func backTakesTheCrossAwayWithItsVerb() throws {
    let builder = try Self.walk([
      .start(.full), .choose(.subject("girl")), .next, .choose(.verb("eat")), .negate, .back,
    ])
    #expect(!builder.state.isNegative)
    #expect(builder.state.step == .subject)
  }

  @Test func backFromTheSubjectGoesHomeAndDropsEverything() throws {
    let builder = try Self.walk([.start(.full), .choose(.subject("girl")), .back])
    #expect(builder.state == WalkState())
  }

  @Test(arguments: [Move.home]) func homeDropsEverything(move: Move) throws {
    let builder = try Self.walk(Self.girlEatsApple + [.negate, .question, move])
    #expect(builder.state == WalkState())
  }

  @Test func enteringAgainIsNeitherNegatedNorAQuestion() throws {
    let builder = try Self.walk(
      Self.girlEatsApple + [.negate, .question, .home, .start(.quick)])
    #expect(!builder.state.isNegative && !builder.state.isQuestion)
  }

  @Test func speakingChangesNothingAndMayBeRepeated() throws {
    let once = try Self.walk(Self.girlEatsApple + [.speak])
    let twice = try Self.walk(Self.girlEatsApple + [.speak, .question, .speak, .question])
    #expect(once == twice)
  }
}
