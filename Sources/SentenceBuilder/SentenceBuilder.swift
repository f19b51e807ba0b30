public import AACCore

/// The walk subject → verb → complement over a vocabulary, as a value.
///
/// Every screen of the communicator is a ``Step``; what can be done there is ``legalMoves``, and
/// ``apply(_:)`` does it. The sentence so far is ``sentence(variety:speaker:)``.
///
///     var builder = SentenceBuilder(vocabulary: vocabulary)
///     try builder.apply(.start(.full))
///     try builder.apply(.choose(.subject("girl")))
///     try builder.apply(.next)
///     try builder.apply(.choose(.verb("eat")))
///     builder.sentence(variety: .spanishSpain, speaker: .feminine).text    // La niña come.
public struct SentenceBuilder: Sendable {
  /// The words and links walked over.
  public let vocabulary: Vocabulary
  /// Where the walk stands.
  public private(set) var state: WalkState

  let index: VocabularyIndex

  /// A walk that stands on the home screen, or where a saved one stood.
  public init(vocabulary: Vocabulary, state: WalkState = WalkState()) {
    self.vocabulary = vocabulary
    self.state = state
    index = VocabularyIndex(vocabulary)
  }

  /// A walk over a vocabulary whose index is there already.
  init(vocabulary: Vocabulary, index: VocabularyIndex, state: WalkState) {
    self.vocabulary = vocabulary
    self.index = index
    self.state = state
  }

  /// The words that can be chosen in the present step, in the vocabulary's order.
  public var options: [Choice] { options(in: state.step) }

  /// Everything that can be done now.
  public var legalMoves: [Move] {
    switch state.step {
    case .home:
      return Mode.allCases.map(Move.start)
    case .subject:
      let next: [Move] = state.choices[.subject] == nil ? [] : [.next]
      return options.map(Move.choose) + next + [.back, .home]
    case .verb, .complement, .openedComplement:
      return options.map(Move.choose) + negation + [.next, .back, .home]
    case .final:
      return [.speak] + negation + [.question, .back, .home]
    }
  }

  /// Whether a move can be made now.
  public func isLegal(_ move: Move) -> Bool {
    switch (move, state.step) {
    case (.choose(let choice), _): options.contains(choice)
    default: legalMoves.contains(move)
    }
  }

  /// Makes a move.
  ///
  /// - Throws: ``SentenceError/illegalMove(_:in:)`` when the step does not allow it; nothing has changed then.
  public mutating func apply(_ move: Move) throws(SentenceError) {
    guard isLegal(move) else { throw .illegalMove(move, in: state.step) }
    switch move {
    case .start(let mode):
      state = WalkState()
      state.mode = mode
      state.step = .subject
    case .choose(let choice): state.choices[state.step] = choice
    case .next: state.step = stepAfterThis
    case .back: goBack()
    case .home: state = WalkState()
    case .negate: state.isNegative.toggle()
    case .question: state.isQuestion.toggle()
    case .speak: break
    }
  }

  /// Begins anew from a state that is known to be possible.
  mutating func reset(to state: WalkState) { self.state = state }

  /// Chooses a word that is known to be offered.
  mutating func choose(_ choice: Choice) { state.choices[state.step] = choice }

  /// Sets the marks as a walk left them; there is no cross without a word to lie on.
  mutating func mark(isNegative: Bool, isQuestion: Bool) {
    state.isNegative = isNegative && state.choices[state.negatedStep] != nil
    state.isQuestion = isQuestion
  }

  private var negation: [Move] {
    state.choices[state.negatedStep] == nil ? [] : [.negate]
  }

  private var stepAfterThis: Step {
    switch (state.step, state.choices[state.step]) {
    case (.subject, .opener(.state)): firstStep(from: .complement)
    case (.subject, _): .verb
    case (.verb, nil): state.mode == .quick ? firstStep(from: .complement) : .final
    case (.verb, _): firstStep(from: .complement)
    case (.complement, .verb): firstStep(from: .openedComplement)
    default: .final
    }
  }

  /// The step itself, or the final one when it would have nothing to choose from.
  private func firstStep(from step: Step) -> Step {
    options(in: step).isEmpty ? .final : step
  }

  private mutating func goBack() {
    guard state.step != .subject, let lastChosen = state.lastChosenStep else {
      state = WalkState()
      return
    }
    let wasChosenHere = lastChosen == state.step
    state.choices[lastChosen] = nil
    if lastChosen == state.negatedStep { state.isNegative = false }
    state.step = wasChosenHere ? (state.lastChosenStep ?? .subject) : lastChosen
  }
}

extension SentenceBuilder: Equatable {
  /// Whether both walks stand at the same place of the same vocabulary.
  public static func == (left: Self, right: Self) -> Bool {
    left.state == right.state && left.vocabulary == right.vocabulary
  }
}
