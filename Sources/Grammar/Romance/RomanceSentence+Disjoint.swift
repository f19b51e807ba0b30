import AACCore

/// Who does what is wished, ordered or felt, where nobody was chosen for it (NGLE §25.3, *referencia disjunta*; §26.8), and what one is sorry
/// for (§25.4, *sentir* with both moods).
extension RomanceSentence {
  /// *El profesor mandó que me callara, quiero que se calle, me alegra que ganes*: somebody else than who wishes it.
  ///
  /// Of oneself the infinitive is said. What others wish is mostly to be done by who tells it, and what moves him by who
  /// listens; nil where somebody is named or nothing is wished.
  func otherThanWisher(_ index: Int) -> Agreement? {
    guard isSpanish, index == 1, plan.subject.isEmpty, !plan.options.contains(.request),
      case let verb = plan.verbs[1], verb.subordinator?.lexeme.lemma == "que",
      verb.subordinator?.tile != nil, !verb.isRelative, !verb.isExplanation, !verb.isResult,
      !verb.hasKnownSubject, verb.constituent.lexeme.person == nil, verb.frame.pattern.isPersonal,
      verb.frame.pattern != .experiencer, addressed(1) == nil
    else { return nil }
    let opener = plan.verbs[0].frame
    if isMoved(opener) {
      guard doer.person == .first, doer.number == .singular,
        verb.frame.pattern == .plain || verb.frame.pattern == .modal || verb.frame.isCopular,
        !isDone(to: .second),
        !isDone(to: .first)
      else { return nil }
      return agreement(
        NounPhrase(Constituent(Lexeme(lemma: grammar.listener, wordClass: .pronoun))))
    }
    guard opener.opensSubjunctive || RegretWords.bringing.contains(opener.lemma),
      !opener.opensIndicative, !opener.pattern.mayHaveExperiencer,
      !opener.isCopular
    else { return nil }
    if doer.person == .first || isDone(to: .first) { return Agreement() }
    return Agreement(person: .first, gender: plan.speaker)
  }

  /// Whether one is glad or sorry of something.
  private func isMoved(_ opener: VerbFrame) -> Bool {
    RegretWords.moving.contains(opener.lemma)
  }

  private func isDone(to person: GrammaticalPerson) -> Bool {
    plan.fillers.contains { filler in
      filler.verb > 0
        && filler.phrases.contains { $0.isPronoun && $0.noun?.lexeme.person == person }
    }
  }

  /// *Hice que el bebé riera, intento que no se caiga, le parece mal que yo grite*: what one brings about and what one finds good or bad is
  /// told as no fact (NGLE §25.3–4).
  func isJudgedOrBrought(_ index: Int) -> Bool {
    let opener = plan.verbs[index - 1].frame
    if RegretWords.bringing.contains(opener.lemma) {
      // Hace dos días que no duermo: how long it has been so.
      return opener.lemma != "hacer"
        || !plan.fillers.contains { $0.verb == index - 1 }
          && !plan.adverbials.contains { $0.verb == index - 1 }
    }
    guard opener.lemma == "parecer" else { return false }
    return plan.adverbials.contains {
      $0.verb == index - 1 && RegretWords.judging.contains($0.phrase)
    }
      || plan.fillers.contains { filler in
        filler.verb == index - 1 && filler.role == .attribute
          && filler.phrases.contains {
            $0.noun == nil
              && $0.adjectives.contains { RegretWords.judged.contains($0.lexeme.lemma) }
          }
      }
  }

  /// *Siento que estés enfermo*, but *siento que algo va mal*: of what befalls or keeps away who is spoken to one is sorry, all else is
  /// noticed.
  func isRegretted(_ index: Int) -> Bool {
    guard index == 1, plan.verbs[0].frame.lemma == "sentir", case let verb = plan.verbs[1],
      verb.subordinator?.lexeme.lemma == "que", !verb.isRelative
    else { return false }
    let isListener = verb.subject.map { $0.noun?.lexeme.person == .second }
    if verb.negator != nil, verb.frame.lemma == "poder" { return isListener != false }
    guard isListener == true else { return false }
    if RegretWords.losing.contains(verb.frame.lemma) { return true }
    return plan.fillers.contains { filler in
      filler.verb == 1 && filler.role == .attribute
        && filler.phrases.contains {
          $0.adjectives.contains { RegretWords.bad.contains($0.lexeme.lemma) }
        }
    }
      || plan.adverbials.contains { $0.verb == 1 && ["mal", "fatal"].contains($0.phrase) }
  }
}

private enum RegretWords {
  /// Bringing it about, or trying to.
  static let bringing: WordSet = [
    "hacer", "conseguir", "lograr", "intentar", "procurar", "pretender", "soportar", "aguantar",
    "merecer",
  ]
  static let judging: WordSet = ["bien", "mal", "fatal", "genial", "estupendo"]
  static let judged: WordSet = [
    "raro", "bueno", "malo", "extraño", "triste", "justo", "injusto", "importante", "normal",
    "increíble", "imposible", "posible", "difícil", "divertido", "horrible", "estupendo",
  ]
  /// What makes one glad or sorry.
  static let moving: WordSet = [
    "alegrar", "alegrarse", "sentir", "lamentar", "encantar", "entristecer", "apenar",
  ]
  static let bad: WordSet = [
    "enfermo", "triste", "solo", "cansado", "herido", "preocupado", "malo", "resfriado",
    "enfadado", "asustado", "nervioso",
  ]
  static let losing: WordSet = [
    "perder", "caerse", "suspender", "sufrir", "doler", "irse", "marcharse", "perderse",
  ]
}
