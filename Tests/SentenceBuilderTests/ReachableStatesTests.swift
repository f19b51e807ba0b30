import AACCore
import AACTestSupport
import SentenceBuilder
import Testing

/// Every state that a walk over the small vocabulary can reach, and every move in each of them.
struct ReachableStatesTests {
  /// Each reachable state with the moves that led to it.
  private static let states: [WalkState: [Move]] = {
    var found: [WalkState: [Move]] = [WalkState(): []]
    var queue = [SentenceBuilder(vocabulary: .small)]
    while let builder = queue.popLast() {
      for move in builder.legalMoves {
        var next = builder
        guard (try? next.apply(move)) != nil, found[next.state] == nil else { continue }
        found[next.state] = (found[builder.state] ?? []) + [move]
        queue.append(next)
      }
    }
    return found
  }()

  private static let allMoves: [Move] =
    Mode.allCases.map(Move.start) + [.next, .back, .home, .negate, .question, .speak]
    + Opener.allCases.map { .choose(.opener($0)) }
    + ["girl", "dog", "stone"].map { .choose(.subject($0)) }
    + ["eat", "sleep", "want", "be", "go", "have"].map { .choose(.verb($0)) }
    + ["apple", "bread", "tired", "park", "hungry"].map { .choose(.complement($0)) }

  private static func builder(_ state: WalkState) -> SentenceBuilder {
    SentenceBuilder(vocabulary: .small, state: state)
  }

  @Test func everyStepIsReached() {
    #expect(Set(Self.states.keys.map(\.step)) == Set(Step.allCases))
    #expect(Self.states.count > 100)
  }

  @Test func exactlyTheLegalMovesCanBeMade() {
    for state in Self.states.keys {
      let builder = Self.builder(state)
      let legal = Set(builder.legalMoves)
      for move in Self.allMoves {
        var copy = builder
        let worked = (try? copy.apply(move)) != nil
        #expect(worked == legal.contains(move), "\(move) in \(state)")
        #expect(worked || copy.state == state, "\(move) changed \(state) and failed")
      }
    }
  }

  @Test func noStateIsADeadEnd() {
    for state in Self.states.keys where state.step != .home {
      #expect(Self.builder(state).isLegal(.back), "\(state)")
      #expect(Self.builder(state).isLegal(.home), "\(state)")
    }
  }

  @Test func goingBackAgainAndAgainLeadsHomeAndLosesOneChoiceAtATime() throws {
    for state in Self.states.keys where state.step != .home {
      var builder = Self.builder(state)
      while builder.state.step != .home {
        let before = builder.state
        try builder.apply(.back)
        #expect(builder.state.step < before.step)
        #expect(builder.state.step == .home || builder.tiles.count == before.choices.count - 1)
      }
      #expect(builder.state == WalkState())
    }
  }

  @Test func goingOnAgainAndAgainReachesTheEnd() throws {
    for state in Self.states.keys where !state.choices.isEmpty {
      var builder = Self.builder(state)
      while builder.state.step != .final { try builder.apply(.next) }
      #expect(builder.isLegal(.speak))
    }
  }

  @Test func noStepWithoutOptionsIsEverShown() {
    for state in Self.states.keys where ![.home, .final, .verb].contains(state.step) {
      #expect(!Self.builder(state).options.isEmpty, "\(state)")
    }
  }

  @Test func nothingIsChosenBeyondTheStep() {
    for state in Self.states.keys {
      #expect(state.choices.keys.allSatisfy { $0 <= state.step }, "\(state)")
    }
  }

  @Test func theCrossNeedsAWordToLieOn() {
    for state in Self.states.keys where state.isNegative {
      #expect(Self.builder(state).tiles.filter(\.isNegated).count == 1, "\(state)")
    }
  }
}
