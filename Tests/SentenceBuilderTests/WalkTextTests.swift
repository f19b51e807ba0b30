import AACCore
import AACTestSupport
import SentenceBuilder
import Testing

/// A walk as a text, which is what the address of a page holds.
struct WalkTextTests {
  private static let states: Set<WalkState> = {
    var found: Set<WalkState> = [WalkState()]
    var queue = [SentenceBuilder(vocabulary: .small)]
    while let builder = queue.popLast() {
      for move in builder.legalMoves {
        var next = builder
        guard (try? next.apply(move)) != nil, found.insert(next.state).inserted else { continue }
        queue.append(next)
      }
    }
    return found
  }()

  @Test func everyStateComesBackFromItsText() {
    #expect(Self.states.count > 100)
    for state in Self.states {
      let again = SentenceBuilder(vocabulary: .small).standing(at: state.text).state
      #expect(again == state, "\(state.text) became \(again.text)")
    }
  }

  @Test(arguments: [
    "", "~", "full", "full~", "nonsense~verb", "full~nonsense", "quick~home", "../../etc/passwd",
    "full~verb~subject=girl", "\u{0}~\u{0}",
  ])
  func whatIsNoWalkLeadsNowhere(text: String) {
    let state = SentenceBuilder(vocabulary: .small).standing(at: text).state
    #expect(state.choices.isEmpty)
    #expect(state.step == .home || state.step == .subject)
  }

  @Test func aWordThatIsNotOfferedEndsTheWalkThere() {
    let text = "full~final~subject=subject:girl~verb=verb:fly~complement=complement:apple"
    let state = SentenceBuilder(vocabulary: .small).standing(at: text).state
    #expect(state.choices == [.subject: .subject("girl")])
    #expect(state.step == .verb)
  }

  @Test func aCrossNeedsAWordToLieOn() {
    let text = "full~verb~subject=subject:girl~negative"
    #expect(!SentenceBuilder(vocabulary: .small).standing(at: text).state.isNegative)
  }

  @Test(arguments: [
    Move.start(.quick), .next, .back, .home, .negate, .question, .speak,
    .choose(.opener(.want)), .choose(.subject("girl")), .choose(.verb("eat")),
    .choose(.complement("8F3A-uuid")),
  ])
  func everyMoveComesBackFromItsText(move: Move) {
    #expect(Move(move.description) == move)
  }

  @Test(arguments: ["", "start:", "start:slow", "choose:", "choose:verb", "choose:verb:", "NEXT"])
  func whatIsNoMoveIsRefused(text: String) {
    #expect(Move(text) == nil)
  }
}

struct LetterSearchTests {
  private let labels = ["árbol", "barco", "el barco azul", "Zumo", "tobogán"]

  @Test(arguments: [
    ("", [0, 1, 2, 3, 4]), ("arb", [0]), ("BAR", [1, 2]), ("zum", [3]), ("gan", [4]), ("x", []),
    ("  ", [0, 1, 2, 3, 4]),
  ])
  func findsByTheBeginningOfAWordElseWithinIt(letters: String, found: [Int]) {
    #expect(LetterSearch(letters).matches(in: labels) == found)
  }
}
