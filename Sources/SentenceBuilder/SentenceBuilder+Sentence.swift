public import AACCore
import Grammar

extension SentenceBuilder {
  /// The chosen words as tiles, in the order of the walk.
  public var tiles: [Tile] { chosen.map(\.tile) }

  /// The sentence that the choices make so far; `speaker` is the gender of the first person, for agreement.
  public func sentence(variety: LanguageVariety, speaker: Gender) -> Sentence {
    var clause = Clause(variety: variety)
    clause.isNegative = state.isNegative
    clause.isQuestion = state.isQuestion
    clause.speaker = speaker
    let chosen = chosen
    for (index, (tile, government)) in chosen.enumerated() {
      let constituent = Constituent(tile.lexeme, tile: index, government: government)
      switch tile.role {
      case .subject: clause.subject.append(constituent)
      case .opener: clause.verb = constituent
      case .verb where clause.verb == nil: clause.verb = constituent
      case .verb, .complement: clause.complements.append(constituent)
      }
    }
    let verb = verbInPlaceOfOpener
    if let verb { clause.verb?.lexeme = verb.lexeme }
    var sentence = Sentence(clause: clause, tiles: chosen.map(\.tile), realizer: ClauseRealizer())
    if let verb {
      let state = chosen.last?.tile.label ?? ""
      sentence.trace.append(Realization.RuleApplication(.copulaChoice, state, verb.label))
    }
    return sentence
  }

  /// What an option is called on its tile: its word, and of an opener what it says, such as *Quiero*.
  public func label(of option: Choice, variety: LanguageVariety, speaker: Gender) -> String? {
    guard let tile = tile(for: option) else { return nil }
    guard case .opener = option else { return tile.label }
    var start = WalkState()
    start.mode = .quick
    start.step = .subject
    start.choices = [.subject: option]
    let said = SentenceBuilder(vocabulary: vocabulary, index: index, state: start)
      .sentence(variety: variety, speaker: speaker).text
    return said.hasSuffix(".") ? String(said.dropLast()) : said
  }

  /// The verb that the chosen state is said with where that is not the opener's: *tengo hambre*.
  private var verbInPlaceOfOpener: Verb? {
    guard case .opener(.state) = state.choices[.subject],
      case .complement(let concept) = state.choices[.complement]
    else { return nil }
    return index.verbOfState(concept)
  }

  private var chosen: [(tile: Tile, government: Government?)] {
    var result: [(Tile, Government?)] = []
    var verb: Concept?
    for (step, choice) in state.choices.sorted(by: { $0.key < $1.key }) {
      let isNegated = state.isNegative && step == state.negatedStep
      switch choice {
      case .opener(let opener):
        guard let word = index.verbs[opener.concept] else { continue }
        result.append((Tile(word, role: .opener, isNegated: isNegated), nil))
        verb = opener.concept
      case .subject(let concept):
        guard let word = index.subjects[concept] else { continue }
        result.append((Tile(word, role: .subject), nil))
      case .verb(let concept):
        guard let word = index.verbs[concept] else { continue }
        result.append((Tile(word, role: .verb, isNegated: isNegated), nil))
        verb = concept
      case .complement(let concept):
        guard let word = index.complements[concept] else { continue }
        let governing = verbInPlaceOfOpener?.concept ?? verb
        let government = governing.flatMap { index.government(verb: $0, complement: concept) }
        result.append((Tile(word, role: .complement), government))
      }
    }
    return result
  }
}
