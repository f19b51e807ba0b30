import AACCore

/// Turns chosen words into a correct sentence of their language, with the reasons for every word
/// added.
///
///     var clause = Clause(variety: .spanishSpain)
///     clause.subject = [Constituent(lexicon.lexeme(for: "yo"))]
///     clause.verb = Constituent(lexicon.lexeme(for: "querer"))
///     clause.complements = [Constituent(water)]
///     clause.isNegative = true
///     ClauseRealizer().realize(clause).text    // Yo no quiero agua.
public struct ClauseRealizer: Sendable {
  /// A realiser for all languages; their tables are read when each is first used.
  public init() {}

  /// The sentence of a clause.
  public func realize(_ clause: Clause) -> Realization {
    if let parted = clause.withBriefSequel() ?? clause.withJoinedThing()
      ?? clause.withSequelAtOnce()
    {
      return realize(parted)
    }
    if clause.variety.language == .english,
      let told = clause.withEnglishTag() ?? clause.withoutRoles()
    {
      return realize(told)
    }
    var said = alone(clause)
    let reasons = clause.reasons
    if !reasons.isEmpty {
      // What the reading put in has its reason from there.
      said.trace = reasons + said.trace.filter { use in !reasons.contains { $0.explains(use) } }
    }
    for var sequel in clause.sequels {
      sequel.speaker = clause.speaker
      sequel.listener = clause.listener
      let keepsCapital = sequel.beginsWithName
      let joint = clause.sequelJoint
      if !joint.isEmpty {
        sequel.tense = sequel.tense ?? clause.tense
        sequel.options.formUnion(clause.options)
        said = said.joined(joint, to: realize(sequel), keepsCapital: keepsCapital)
        continue
      }
      if clause.ordersBoth(sequel) { sequel.options.insert(.request) }
      let isCall = clause.variety.language == .english && sequel.callsSomebody
      said = said.joined(
        by: clause.sequelLink, to: realize(sequel), keepsCapital: keepsCapital, isCall: isCall,
        isEnglish: clause.variety.language == .english)
    }
    if clause.variety.language == .english { said.explainEnglishHelpers() }
    if let edge = clause.edge { return said.with(edge, startsWithName: clause.beginsWithName) }
    return said
  }

  private func alone(_ clause: Clause) -> Realization {
    let language = clause.variety.language
    let said = language == .english ? EnglishSentence(clause).realized() : planned(clause)
    return said.tokens.isEmpty ? asTheyStand(clause) : said
  }

  private func planned(_ clause: Clause) -> Realization {
    let plan = ClausePlanner(language: clause.variety.language).plan(clause)
    var said = RomanceRealizer().realize(plan)
    if !plan.reasons.isEmpty {
      let own = said.trace
      said.trace = plan.reasons.filter { reason in !own.contains { $0.explains(reason) } } + own
    }
    return said
  }

  /// *And / because*: of words that make no sentence yet each is heard as it was laid.
  private func asTheyStand(_ clause: Clause) -> Realization {
    var buffer = TokenBuffer()
    for word in clause.subject + [clause.verb].compactMap({ $0 }) + clause.complements {
      buffer.add(word.lexeme.lemma, tile: word.tile)
    }
    return buffer.sentence(closing: "…")
  }
}

extension Realization.RuleApplication {
  /// Whether it says what the other says: why the same word is there.
  fileprivate func explains(_ other: Self) -> Bool {
    result == other.result && (kind == other.kind || word == other.word && !other.result.isEmpty)
  }
}
