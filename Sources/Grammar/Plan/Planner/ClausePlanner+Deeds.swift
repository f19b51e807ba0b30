import AACCore

/// What somebody has done once, and is told for that: *o dentista arrancou meu dente, Pedro marcou dois gols, o cachorro comeu o
/// chinelo* (Cunha & Cintra, chapter 13, *Pretérito perfeito do indicativo*; Bechara, *Aspecto*; Vendler, *Verbs and Times*).
///
/// The row must be laid as it is said, doer first: with the thing first it shows what goes on (*carro / azul / tio / comprar*).
extension ClausePlanner {
  /// Whether the deed ends with what it is done to.
  func isDoneOnce(_ plan: ClausePlan, _ verb: PlannedVerb) -> Bool {
    if plan.inquiry?.role == .subject, let slot = verb.frame.achievement, !plan.isNegative,
      plan.verbs.count == 1, let word = undergoer(of: plan)?.noun?.lexeme
    {
      // Quem / marcar / gol.
      return language == .portuguese
        && (slot.kinds.contains(word.kind) || slot.words.contains(word.lemma))
    }
    guard language == .portuguese, !plan.isNegative, plan.verbs.count == 1,
      isDoneInOrder(plan, verb), let doer = plan.subject.first?.noun?.lexeme,
      !isOfKind(plan), !["você", "tu", "vocês"].contains(doer.lemma),
      !plan.isAskedOutright || plan.inquiry != nil,
      // Mamãe / comprar / sapato / eu: it is for the speaker, and may be to come.
      !plan.fillers.contains(where: { $0.role == .beneficiary })
    else { return false }
    let slot = verb.frame.achievement
    let phrase = undergoer(of: plan)
    guard let word = phrase?.noun?.lexeme, let phrase else {
      // Flor / murchar, sorvete / derreter: it is not what it was.
      return verb.frame.aspect == .deed && slot == nil && plan.fillers.isEmpty
        && (!doer.isBeing || verb.frame.slots.isEmpty) && doer.wordClass == .noun
    }
    if let slot {
      guard slot.kinds.contains(word.kind) || slot.words.contains(word.lemma) else { return false }
      return verb.frame.aspect != .deed || doer.person != .first || doer.number == .plural
    }
    return verb.frame.aspect == .deed && doer.person != .first && isOne(phrase)
      && (doer.isBeing || doer.wordClass == .pronoun || doer.wordClass == .properNoun)
  }

  /// Whether who does it was laid before the deed, and what it is done to behind it.
  func isDoneInOrder(_ plan: ClausePlan, _ verb: PlannedVerb) -> Bool {
    guard let deed = verb.constituent.tile, let doer = plan.subject.first?.noun?.tile, doer < deed
    else { return false }
    return plan.fillers.allSatisfy { filler in
      filler.phrases.allSatisfy { $0.noun?.tile.map { $0 > deed } ?? true }
    }
  }

  /// *Enfermeiras / dar / injeção, bombeiro / apagar / fogo / sempre*: what they do as a rule.
  private func isOfKind(_ plan: ClausePlan) -> Bool {
    guard let subject = plan.subject.first, let noun = subject.noun?.lexeme else { return true }
    return noun.wordClass == .noun && noun.number == .plural && subject.isPlain
      || plan.adverbials.contains {
        ["muito", "bem", "mal", "pouco", "sempre", "sozinho", "rápido", "devagar"]
          .contains($0.constituent.lexeme.lemma)
      }
  }

  /// Whether it is one of them or a known number of them.
  private func isOne(_ phrase: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.lexeme else { return false }
    if noun.wordClass == .pronoun || noun.wordClass == .properNoun { return true }
    return noun.countability != .mass && (noun.number != .plural || !phrase.isPlain)
  }

  private func undergoer(of plan: ClausePlan) -> NounPhrase? {
    let roles: [Role] = [.object, .topic, .company, .recipient, .placeTo]
    for role in roles {
      if let filler = plan.fillers.first(where: { $0.verb == 0 && $0.role == role }) {
        return filler.phrases.first
      }
    }
    return nil
  }
}
