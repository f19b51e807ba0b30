import AACCore

/// Sentences that put first of whom, of what, where or when they tell: *fui eu que fiz, é a mamãe que cozinha, é aqui que moro* (Bechara,
/// *Expressão expletiva ou de realce*; Cunha & Cintra, chapter 18, *É que*).
extension ClausePlanner {
  /// *Ser / ele / que / quebrar / copo, ele / ser / que / quebrar*: the word behind the one who is put first, who is certain.
  func cleave(_ clause: inout Clause) {
    // Foi ele que fez: the form is that of both verbs.
    guard !clause.options.contains(.request),
      clause.verb?.lexeme.lemma == "ser"
        || clause.verb?.lexeme.person != nil
          && clause.tense == .past,
      let que = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "que" || $0.lexeme.lemma == "quem"
      }), que < 4, !clause.isQuestion || clause.complements[que].lexeme.lemma == "que",
      que + 1 < clause.complements.count,
      clause.complements[(que + 1)...].contains(where: { $0.lexeme.wordClass == .verb }),
      // Não fui eu que quebrei.
      case let lead = clause.complements[0].lexeme.lemma == language.plainNegator ? 1 : 0,
      clause.subject.isEmpty ? que > lead : que == lead && clause.subject.count < 3
    else { return }
    let place = clause.subject.isEmpty ? que - 1 : -1
    let first = place < 0 ? clause.subject.last?.lexeme : clause.complements[place].lexeme
    guard let first, CleftWords.mayBeFirst(first),
      que < lead + 2 || clause.complements[lead..<place].allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return }
    let isWho = clause.complements[que].lexeme.lemma == "quem"
    guard !isWho || first.isBeing else { return }
    if isWho {
      // Sou eu quem faz.
      clause.complements[que].lexeme = Lexeme(
        lemma: "quem", wordClass: .conjunction, kind: .connective)
    }
    clause.verb?.lexeme.lemma = "ser"
    let joined = clause.subject.count
    clause.complements.insert(contentsOf: clause.subject, at: lead)
    clause.subject = []
    clause.complements[que + joined].lexeme.forms[PlannedVerb.cleaving] = ""
    let head = que + joined - 1
    if first.wordClass == .conjunction {
      clause.complements[head].lexeme = Lexeme(
        lemma: first.lemma, wordClass: .adverb, kind: .manner)
    }
    guard first.isBeing, first.wordClass != .pronoun, isBare(head, clause),
      first.wordClass == .noun
        || clause.variety == .portuguesePortugal && first.article != .bare
    else { return }
    put(["o"], at: head, &clause)
  }

  /// Gives what is told there its own time and its doer, where none was chosen.
  func settleCleft(_ plan: inout ClausePlan) {
    guard plan.verbs[1].isCleft, plan.verbs[0].frame.lemma == "ser" else { return }
    // Era ela que sabia, but foi ela que fez.
    plan.verbs[0].frame.past = plan.verbs[1].frame.past == .state ? .state : .event
    guard plan.verbs[1].frame.pattern.isPersonal,
      !plan.verbs[1].frame.pattern.mayHaveExperiencer,
      plan.verbs[1].constituent.lexeme.person == nil,
      isTypicallyDoneByPerson(plan.verbs[1]) || plan.verbs[1].frame.isDefault,
      let speaker = lexicon.known("eu")
    else { return }
    if let who = plan.verbs[1].subject {
      // É isso que quero: what is wanted does not want.
      guard plan.verbs[1].hasKnownSubject, who.noun?.lexeme.kind == .demonstrative,
        plan.verbs[1].frame.slots.first?.role == .object || plan.verbs[1].frame.slot(.object) != nil
      else { return }
    }
    plan.verbs[1].subject = NounPhrase(Constituent(speaker))
    plan.verbs[1].hasKnownSubject = true
  }
}

/// What a cleft sentence may put first.
private enum CleftWords {
  static func mayBeFirst(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && (word.kind == .person || word.kind == .demonstrative)
      || word.isBeing && !judged.contains(word.lemma)
      || places.contains(word.lemma)
  }

  private static let places: WordSet = [
    "aqui", "ali", "lá", "aí", "hoje", "ontem", "amanhã", "agora", "assim", "por isso",
  ]
  /// What one thinks of a deed.
  private static let judged: WordSet = ["pena", "sinal", "gente"]
}
