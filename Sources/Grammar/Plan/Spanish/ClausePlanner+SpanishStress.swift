import AACCore

/// Words that stress who does it, and what is spread on something (NGLE §16.4, §34.2).
extension ClausePlanner {
  /// *Hacer / esto / yo mismo, vestirse / yo solo*: a stressed pronoun of whoever does it is no object.
  func stressDoer(_ clause: inout Clause) {
    stressBehind(&clause)
    guard
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.forms[Adverbial.stressing] != nil
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      clause.subject.isEmpty
        || clause.subject.count == 1
          && clause.subject[0].lexeme.lemma == clause.complements[place].lexeme.lemma,
      let word = clause.complements[place].lexeme.forms[Adverbial.stressing]
    else { return }
    if word == "mismo" {
      clause.subject = [clause.complements.remove(at: place)]
      return
    }
    let who = clause.complements[place].lexeme
    let gender =
      who.gender ?? (who.person == .first ? clause.speaker : clause.listener)
    let plural = who.number == .plural ? "s" : ""
    clause.complements[place].lexeme = Lexeme(
      lemma: "\(who.lemma) \(gender == .feminine ? "sola" : "solo")\(plural)", wordClass: .adverb,
      kind: .manner)
  }

  /// *Decidir / yo, querer / elegir / yo*: who does it and nobody else, named behind the verb.
  private func stressBehind(_ clause: inout Clause) {
    guard !clause.isQuestion, clause.tense == nil,
      let verb = clause.verb?.lexeme, verb.person == nil, verb.forms.isEmpty
    else { return }
    if clause.subject.count == 1, clause.subject[0].lexeme.wordClass == .pronoun,
      let own = clause.verb?.tile, let tile = clause.subject[0].tile, tile > own,
      clause.complements.allSatisfy({ ($0.tile ?? 0) < tile && $0.lexeme.wordClass != .pronoun })
    {
      // Who was chosen behind the verb was taken for its subject.
      let who = clause.subject[0]
      var tried = clause
      tried.subject = []
      tried.complements.append(who)
      stressBehind(&tried)
      if tried.complements.contains(where: {
        $0.lexeme.lemma == who.lexeme.lemma && $0.lexeme.wordClass == .adverb
      }) {
        clause = tried
      }
      return
    }
    guard clause.subject.isEmpty,
      let last = clause.complements.indices.last,
      case let who = clause.complements[last].lexeme, who.wordClass == .pronoun,
      who.forms[Adverbial.stressing] == nil
    else { return }
    let before = clause.complements[..<last].map(\.lexeme)
    let deed: String
    if clause.options.contains(.request) {
      guard !clause.isNegative, ["tú", "vos", "usted"].contains(who.lemma),
        before.allSatisfy({ $0.wordClass == .noun })
      else { return }
      deed = verb.lemma
    } else {
      guard who.lemma == "yo" else { return }
      if let inner = before.first {
        guard before.count == 1, inner.isInfinitive,
          ["querer", "poder", "tener que", "deber"].contains(verb.lemma)
        else { return }
        deed = inner.lemma
      } else {
        deed = verb.lemma
      }
      guard StressWords.ownDeeds.contains(deed) else { return }
    }
    clause.complements[last].lexeme = Lexeme(lemma: who.lemma, wordClass: .adverb, kind: .manner)
    clause.complements[last].government = nil
    if deed == "hacer", !before.contains(where: { $0.wordClass == .noun }) {
      clause.complements.insert(Constituent(WordJoiner.pronoun("lo")), at: last)
      clause.reasons.append(Realization.RuleApplication(.understood, deed, "lo"))
    }
  }

  /// *Untar / mantequilla / en / tostada*: what is put on something is no tool there.
  func spreadOn(_ clause: inout Clause, _ verb: String) {
    if verb == "untar" { spreadUnlinked(&clause) }
    guard clause.complements.count > 2, clause.complements[1].lexeme.wordClass == .adposition,
      ["en", "sobre"].contains(clause.complements[1].lexeme.lemma),
      case let matter = clause.complements[0].lexeme, matter.wordClass == .noun,
      clause.complements[0].government == nil,
      frames[verb].slots.contains(where: {
        $0.role == .instrument && $0.words.contains(matter.lemma)
      }), KindSet.edible.contains(matter.kind)
    else { return }
    let isCounted = matter.countability == .count
    clause.complements[0].government = Government(
      preposition: nil, article: isCounted ? .definite : .bare)
  }

  /// *Untar / mermelada / tostada*: on what.
  private func spreadUnlinked(_ clause: inout Clause) {
    guard clause.complements.count > 1, case let under = clause.complements[1].lexeme,
      under.wordClass == .noun, KindSet.edible.contains(under.kind),
      !frames["untar"].slots.contains(where: { $0.words.contains(under.lemma) }),
      frames["untar"].slots.contains(where: {
        $0.words.contains(clause.complements[0].lexeme.lemma)
      })
    else { return }
    add("en", before: 1, to: &clause, article: .definite)
  }

  /// *Tuve un accidente, estuve enfermo dos semanas, la fiesta fue divertida, el puente fue construido por los romanos*: what is told
  /// as a whole is over (NGLE §23.9, §23.11).
  func settleOverall(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard clause.tense == .past, verb.frame.past == .state,
      clause.options.isDisjoint(with: [.habitual, .progressive, .perfect])
    else { return }
    let words = clause.complements
    let isOver =
      switch verb.frame.lemma {
      case "tener":
        words.first(where: { $0.lexeme.wordClass == .noun }).map {
          $0.lexeme.kind == .event && $0.lexeme.countability == .count && $0.lexeme.lemma != "clase"
            || ["día", "noche", "tarde", "semana"].contains($0.lexeme.lemma)
        } == true
      case "estar", "vivir":
        words.contains {
          $0.lexeme.kind == .duration && !$0.lexeme.lemma.hasPrefix("desde")
            && !$0.lexeme.lemma.hasPrefix("hasta")
        }
      case "ser":
        clause.subject.last?.lexeme.takesPlace == true
          || words.first.map { isParticiple($0.lexeme.lemma) } == true
            && words.contains { $0.lexeme.lemma == "por" || $0.lexeme.kind.isTemporal }
      default: false
      }
    if isOver { verb.frame.past = .event }
  }

  private func isParticiple(_ word: String) -> Bool {
    ["ado", "ido", "ído", "escrito", "hecho", "abierto", "visto", "roto", "puesto", "cubierto"]
      .contains(where: word.hasSuffix)
  }
}

/// What one says that one does oneself.
private enum StressWords {
  static let ownDeeds: WordSet = [
    "decidir", "elegir", "conducir", "empezar", "ir", "jugar", "leer", "hacer", "cocinar",
    "hablar", "escoger", "terminar", "contestar",
  ]
}
