import AACCore

/// When what a row tells has happened, and what it asks leave for, where no tile says so: *yo / perder / llaves, quién /
/// romper / vaso, poder / ir / baño* (NGLE §23.3, *modos de acción*; §23.7–9; §42.6).
extension TileReader {
  /// Settles time and intention of a reading that is no order.
  func settleEvent(_ clause: inout Clause, _ words: [Constituent]) {
    guard variety.language == .spanish, clause.tense == nil, clause.options.isEmpty,
      let verb = clause.verb, verb.lexeme.person == nil, verb.lexeme.forms.isEmpty
    else { return }
    denyGuilt(&clause)
    askLeave(&clause, words)
    askOfOther(&clause, words)
    tellAchievement(&clause, words)
  }

  /// *Yo / no / ser*: it was somebody else.
  private func denyGuilt(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "ser", clause.subject.count == 1,
      clause.subject[0].lexeme.wordClass == .pronoun, clause.subject[0].lexeme.kind == .person,
      clause.complements.count == 1,
      clause.complements[0].lexeme.lemma == variety.language.plainNegator
    else { return }
    clause.verb?.lexeme.forms[FiniteForms.Mark.time] =
      variety == .spanishSpain ? FiniteForms.Mark.recent : FiniteForms.Mark.past
    clause.reasons.append(Realization.RuleApplication(.tenseFromVerb, "ser"))
  }

  /// *Poder / ir / baño*: who begins so asks whether he may.
  private func askLeave(_ clause: inout Clause, _ words: [Constituent]) {
    guard mayAsk, !clause.isQuestion, clause.verb?.lexeme.lemma == "poder",
      words.first(where: { $0.lexeme.kind != .social })?.lexeme.lemma == "poder",
      clause.subject.allSatisfy({ $0.lexeme.person == .first }),
      clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.lemma == variety.language.plainNegator
          || $0.lexeme.kind == .negation
      })
    else { return }
    clause.isQuestion = true
    clause.reasons.append(Realization.RuleApplication(.asksLeave, "poder"))
  }

  /// *Tú / querer / jugar, tú / dar / galleta / yo*: nobody tells the other what he wants, or what he is to hand over.
  private func askOfOther(_ clause: inout Clause, _ words: [Constituent]) {
    guard mayAsk, !clause.isQuestion, clause.subject.count == 1,
      let who = clause.subject.first?.lexeme,
      who.wordClass == .pronoun, OrderWords.spokenTo.contains(who.lemma),
      let first = words.first(where: { $0.lexeme.kind != .social }),
      first.lexeme == who
        || words[0].lexeme.wordClass == .noun,
      let verb = clause.verb?.lexeme.lemma,
      !words.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.kind == .negation || $0.lexeme.lemma == "ya"
          || $0.lexeme.lemma == variety.language.plainNegator
          || $0.lexeme.wordClass == .conjunction
      })
    else { return }
    let isForSpeaker =
      EventWords.handing.contains(verb)
      && clause.complements.contains {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.person == .first
      }
    let isWish =
      EventWords.wishing.contains(verb) && !clause.complements.isEmpty
      && !clause.complements.contains {
        $0.lexeme.person == .first
          || $0.lexeme.isHuman && verb == "querer"
            && !clause.complements.contains { $0.lexeme.wordClass == .verb }
      }
    guard isForSpeaker || isWish else { return }
    clause.isQuestion = true
    clause.reasons.append(Realization.RuleApplication(.asksOther, verb, who.lemma))
  }

  /// *Yo / perder / llaves, perro / morder / yo, quién / romper / vaso*: what ends as it begins is over when it is told.
  private func tellAchievement(_ clause: inout Clause, _ words: [Constituent]) {
    guard let verb = clause.verb?.lexeme.lemma,
      isAchieved(clause, verb) || isDoneToMine(clause, verb), isOneEvent(clause, words),
      // No / encontrar / gafas: they are still being looked for.
      verb != "encontrar"
        || !words.contains(where: { $0.lexeme.lemma == variety.language.plainNegator })
          && clause.complements.contains(where: { isThing($0) || $0.lexeme.isBeing })
    else { return }
    if let eaten = ["comer": "comerse", "beber": "beberse"][verb], isDoneToMine(clause, verb) {
      clause.verb?.lexeme.lemma = eaten
      if clause.subject.isEmpty {
        // ¿Quién se ha comido mi bocadillo?
        clause.verb?.lexeme.person = .third
        clause.verb?.lexeme.number = .singular
      }
    }
    clause.tense = .past
    // Colón llegó a América en 1492: a year that is named is over.
    if variety == .spanishSpain, !words.contains(where: isYear) { clause.options.insert(.perfect) }
    clause.reasons.append(Realization.RuleApplication(.tenseFromVerb, verb))
  }

  private func isYear(_ word: Constituent) -> Bool {
    Int(word.lexeme.lemma).map { (1000..<2100).contains($0) } ?? false
  }

  /// Whether the verb ends something at once, with what it is done to.
  private func isAchieved(_ clause: Clause, _ verb: String) -> Bool {
    if verb == "morder", clause.complements.count == 1,
      OneselfWords.bitten.contains(clause.complements[0].lexeme.lemma)
    {
      // Tú / morder / uñas: one's own, again and again.
      return false
    }
    var frame = tables.frames.listed(verb)
    if frame?.achievement == nil,
      clause.subject.isEmpty
        || clause.subject.allSatisfy({ $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun }),
      ReadingWords.own.contains(verb)
    {
      frame = tables.frames.listed(verb + "se")
    }
    guard let achievement = frame?.achievement else { return false }
    if achievement.kinds.isEmpty, achievement.words.isEmpty { return true }
    if clause.complements.allSatisfy({ $0.lexeme.lemma == variety.language.plainNegator }),
      !clause.complements.isEmpty,
      clause.subject.contains(where: { $0.lexeme.wordClass == .pronoun })
    {
      // Yo / no / pegar: it was somebody else.
      return true
    }
    return clause.complements.contains { word in
      achievement.words.contains(word.lexeme.lemma)
        || word.lexeme.isNominal && achievement.kinds.contains(word.lexeme.kind)
    }
  }

  /// *Él / quitar / mi / coche, quién / comer / mi / bocadillo*: what another has done with what is the speaker's.
  private func isDoneToMine(_ clause: Clause, _ verb: String) -> Bool {
    guard EventWords.taking.contains(verb), clause.subject.count < 4,
      clause.subject.contains(where: {
        $0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.person == .third
          || $0.lexeme.lemma == "quién"
      }) || clause.complements.contains(where: { $0.lexeme.lemma == "quién" }),
      !clause.complements.contains(where: { $0.lexeme.lemma == variety.language.plainNegator })
    else { return false }
    return clause.complements.contains {
      $0.lexeme.kind == .possessive && ["mi", "mis", "mío"].contains($0.lexeme.lemma)
        && $0.tile != nil
    }
  }

  /// Whether one event is told, and nothing that is so always, soon or under some condition.
  private func isOneEvent(_ clause: Clause, _ words: [Constituent]) -> Bool {
    let asks = words.contains { $0.lexeme.kind == .question }
    if asks {
      guard
        clause.subject.contains(where: { $0.lexeme.lemma == "quién" })
          || words.first?.lexeme.lemma == "quién"
          || EventWords.mislaying.contains(clause.verb?.lexeme.lemma ?? "")
            && words.first?.lexeme.lemma == "dónde"
      else { return false }
    }
    if words.contains(where: { word in
      word.lexeme.kind.isTemporal || word.lexeme.lemma == "ya"
        || word.lexeme.wordClass == .conjunction || EventWords.general.contains(word.lexeme.lemma)
        || OrderWords.please.contains(word.lexeme.lemma)
        || WordSorter.subordinators(of: .spanish).contains(word.lexeme.lemma)
    }) {
      return false
    }
    if clause.complements.contains(where: { $0.lexeme.wordClass == .verb }) {
      return clause.verb.map { EventWords.failing.contains($0.lexeme.lemma) } ?? false
    }
    // Perros / morder: any dogs.
    return clause.subject.allSatisfy {
      $0.lexeme.wordClass != .noun || $0.lexeme.number != .plural || !$0.lexeme.isBeing
        || PortionWords.isKin($0.lexeme.lemma) || clause.subject.count > 1
    }
  }
}

/// Words of what a row tells and asks.
enum EventWords {
  /// What others do with one's things.
  static let taking: WordSet = [
    "coger", "quitar", "comer", "beber", "tirar", "esconder", "pisar", "manchar", "robar", "romper",
    "mojar", "ensuciar", "agarrar", "comerse", "beberse", "llevarse", "rayar", "pintar", "borrar",
  ]
  /// What only the other knows of himself.
  static let wishing: WordSet = ["querer", "gustar", "preferir", "apetecer", "poder", "saber"]
  /// What is done for whoever speaks.
  static let handing: WordSet = [
    "dar", "pasar", "prestar", "traer", "ayudar", "enseñar", "explicar", "comprar", "acompañar",
    "llevar",
  ]
  /// What is so again and again.
  static let general: WordSet = [
    "siempre", "nunca", "a veces", "normalmente", "jamás", "cada", "ojalá", "quizás", "quizá",
    "tal vez", "que",
  ]
  /// What one asks the place of, once it has happened: *dónde / perder / abrigo*.
  static let mislaying: WordSet = [
    "perder", "olvidar", "olvidarse", "esconder", "caerse", "romper", "robar", "perderse",
  ]
  /// What one fails or manages to do.
  static let failing: WordSet = ["olvidar", "olvidarse", "terminar"]
}
