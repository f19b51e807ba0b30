import AACCore

/// Where what was chosen beside a verb stands in Portuguese, and the past of what was felt of something that was over: *vomitei
/// duas vezes durante a noite, adormeço sempre no sofá, provei a sopa, mas não gostei, a vacina não doeu* (Cunha & Cintra, chapter
/// 14, *Colocação do advérbio*; chapter 13, *Pretérito perfeito*).
extension ClausePlanner {
  /// Settles it once the roles are known.
  func settleChosenTimes(_ plan: inout ClausePlan) {
    if !plan.adverbials.isEmpty {
      placeFrequency(&plan)
    }
    guard plan.tense == .past, plan.options.isDisjoint(with: [.habitual, .progressive]) else {
      return
    }
    for index in plan.verbs.indices where plan.verbs[index].frame.past == .state {
      tellFelt(&plan, index)
    }
  }

  /// *Duas vezes* before *durante a noite*; in Portugal *sempre* behind its verb, which it does not draw pronouns before.
  private func placeFrequency(_ plan: inout ClausePlan) {
    for index in plan.adverbials.indices {
      let adverbial = plan.adverbials[index]
      if adverbial.phrase == "sempre", adverbial.place == .before, !plan.isNegative,
        adverbial.degree == nil, plan.variety == .portuguesePortugal, adverbial.verb == 0,
        plan.verbs.count == 1, plan.inquiry == nil, !plan.isLaid
      {
        plan.adverbials[index].place = .verb
      } else if adverbial.place == .end,
        adverbial.phrase.hasSuffix(" vezes") || adverbial.phrase == "uma vez",
        let tile = adverbial.constituent.tile,
        plan.fillers.contains(where: {
          $0.verb == adverbial.verb && ($0.role == .time || $0.preposition == "durante")
            && $0.prepositionTile.map { $0 > tile } == true
        })
      {
        plan.adverbials[index].place = .place
      }
    }
  }

  /// What was liked or not once it was there, and what hurt that is no part of a body.
  private func tellFelt(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index]
    if verb.frame.lemma == "doer" {
      let who = index == 0 ? plan.subject.first?.noun : verb.subject?.noun
      guard let thing = who?.lexeme, thing.wordClass == .noun, thing.kind != .body, !thing.isBeing
      else { return }
      plan.verbs[index].frame.past = .event
    } else if index == 0, verb.frame.lemma == "ter", plan.verbs.count == 1 {
      // Tive um sonho ruim ontem.
      guard
        plan.adverbials.contains(where: { ["ontem", "anteontem"].contains($0.phrase) }),
        plan.fillers.contains(where: { filler in
          ["sonho", "pesadelo", "dor", "susto", "ideia", "febre", "prova", "aula"]
            .contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
        })
      else { return }
      plan.verbs[index].frame.past = .event
    } else if index > 0, ["gostar", "adorar", "detestar", "odiar"].contains(verb.frame.lemma),
      let joint = verb.connective?.lexeme.lemma ?? verb.subordinator?.lexeme.lemma,
      ["e", "mas"].contains(joint), plan.verbs[0].frame.past != .state
    {
      plan.verbs[index].frame.past = .event
    }
  }
}

extension ClausePlanner {
  /// *A barriga ronca quando tenho fome, o coração bate rápido quando corro*: what a part of somebody does, and what he has or does
  /// himself meanwhile.
  func isOfOwnPart(_ plan: ClausePlan, _ index: Int) -> Bool {
    guard plan.subject.count == 1, plan.subject[0].kind == .body else { return false }
    let lemma = plan.verbs[index].frame.lemma
    if ["ter", "sentir"].contains(lemma) {
      return plan.fillers.contains { filler in
        filler.verb == index
          && filler.phrases.contains { $0.noun?.lexeme.kind.isSensation == true }
      }
    }
    return ["correr", "andar", "caminhar", "pular", "nadar", "tossir", "respirar", "engolir"]
      .contains(lemma)
  }
}
