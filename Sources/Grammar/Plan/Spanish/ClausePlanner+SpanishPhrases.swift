import AACCore

/// Spanish verbs that make one phrase with a word chosen by itself.
extension ClausePlanner {
  /// Puts verbs of feeling together with their word, and other words that are one.
  func joinSpanishPhrases(_ clause: inout Clause) {
    if clause.complements.count > 2 {
      denyLastDeed(&clause)
      endOfWhat(&clause)
      downFromTree(&clause)
    }
    compareTimes(&clause)
    settleCommon(&clause)
    settleDaily(&clause)
    joinTimesOfMany(&clause)
    if let verb = clause.verb?.lexeme.lemma {
      if !clause.isLaid {
        tellByHowMuch(&clause, verb)
        tellWhereElse(&clause, verb)
        meanBeside(&clause, verb)
        relateWithin(&clause, verb)
        lastStill(&clause, verb)
        lastBehindObject(&clause, verb)
      }
      meanInAnyOrder(&clause, verb)
      if !clause.complements.isEmpty {
        joinAlike(&clause, verb)
        feignState(&clause, verb)
      }
      if clause.complements.count > 1 { settleAmounts(&clause, verb) }
    }
    if !clause.isLaid, let verb = clause.verb?.lexeme.lemma {
      if !clause.complements.isEmpty {
        joinLightVerb(&clause, verb)
        relatePlainWords(&clause, verb)
        sayPlainNouns(&clause, verb)
      }
    }
    takeWholeThing(&clause)
    if !clause.complements.isEmpty {
      settleHousehold(&clause, clause.verb?.lexeme.lemma ?? "")
    }
    relateByRole(&clause)
    if clause.isLaid {
      sufferInRow(&clause)
      if clause.complements.count > 1 { relateRow(&clause, clause.verb?.lexeme.lemma ?? "") }
    }
    joinFeeling(&clause)
    seekPlace(&clause)
    listIngredients(&clause)
    joinNounPairs(&clause)
    joinNeighbours(&clause)
  }

  /// *Hoy estoy mejor que ayer, hoy como más que ayer*: a time behind *que* is what is compared with (NGLE §45.2).
  private func compareTimes(_ clause: inout Clause) {
    guard clause.complements.count > 2,
      let than = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "que"
      }), ["mejor", "peor", "más", "menos"].contains(clause.complements[than - 1].lexeme.lemma),
      case let time = clause.complements[than + 1].lexeme,
      Self.comparedTimes.contains(time.lemma)
    else { return }
    let text = "\(clause.complements[than - 1].lexeme.lemma) que \(time.lemma)"
    clause.complements[than - 1].lexeme = Lexeme(
      lemma: text, wordClass: .adverb, kind: .manner)
    clause.complements.removeSubrange(than...(than + 1))
    if clause.complements.indices.contains(than),
      ["hoy", "ahora"].contains(clause.complements[than].lexeme.lemma)
    {
      clause.complements[than].lexeme.forms[Adverbial.starting] = ""
    }
  }

  private static let comparedTimes: WordSet = [
    "ayer", "anoche", "antes", "nunca", "siempre", "hoy", "anteayer", "otras veces",
  ]

  /// *Sentar / mal / leche, caer / bien / Luis, entrar / sueño*: what somebody feels is said by both (NGLE §35.9).
  private func joinFeeling(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, Self.felt.contains(verb),
      !clause.options.contains(.request),
      let place = clause.complements.firstIndex(where: {
        frames.listed("\(verb) \($0.lexeme.lemma)")?.pattern == .experiencer
      }),
      case let degree = place > 0 && clause.complements[place - 1].lexeme.kind == .degree
        ? "\(clause.complements[place - 1].lexeme.lemma) " : "",
      case let phrase = "\(verb) \(degree)\(clause.complements[place].lexeme.lemma)",
      degree.isEmpty || frames.listed(phrase) != nil
    else { return }
    var others = clause.complements
    others.remove(at: place)
    if !degree.isEmpty { others.remove(at: place - 1) }
    let isThing = clause.subject.contains {
      $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
    }
    let isSomebody = clause.subject.allSatisfy {
      $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun
    }
    let isFelt =
      switch verb {
      case "caer":
        isThing || others.contains { $0.lexeme.isNominal || $0.lexeme.wordClass == .pronoun }
      case "quedar": isThing || others.contains { $0.lexeme.kind == .clothing }
      case "parecer": isSomebody
      case "entrar":
        // Entrar en un autobús frío: who goes into something feels nothing by that.
        isSomebody
          && others.allSatisfy {
            !KindSet.places.contains($0.lexeme.kind) && $0.lexeme.kind != .vehicle
          }
      default: true
      }
    guard isFelt else { return }
    clause.verb?.lexeme.lemma = phrase
    clause.complements = others
  }

  static let felt: WordSet = ["sentar", "caer", "quedar", "parecer", "entrar"]

  /// *Mal / tiempo* is weather, *nada / más* one word.
  private func joinNeighbours(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast().reversed() {
      let (first, next) = (
        clause.complements[index].lexeme.lemma, clause.complements[index + 1].lexeme.lemma
      )
      let text: String
      switch (first, next) {
      case ("malo", "tiempo"), ("mal", "tiempo"), ("tiempo", "malo"): text = "mal tiempo"
      case ("bueno", "tiempo"), ("buen", "tiempo"), ("tiempo", "bueno"): text = "buen tiempo"
      case ("nada", "más"): text = "nada más"
      default: continue
      }
      if text != "nada más", clause.verb?.lexeme.lemma != "hacer" { continue }
      guard let known = lexicon.known(text) else { continue }
      clause.complements[index] = Constituent(known, tile: clause.complements[index].tile)
      clause.complements.remove(at: index + 1)
    }
  }

  /// *Yo / dar calor / abrigo, yo / dar corte / hablar*: who feels it was chosen as the subject (NGLE §35.9).
  private func readSensation(_ verb: inout PlannedVerb, _ clause: Clause) {
    let lemma = verb.constituent.lexeme.lemma
    if clause.subject.isEmpty, lemma.hasSpace, RaisedWords.isMoving(lemma) {
      verb.frame = frames["dar miedo"]
      verb.frame.lemma = lemma
      return
    }
    guard !clause.isLaid, SpanishRoleWords.sensations.contains(lemma), clause.subject.count == 1,
      clause.subject[0].lexeme.isHuman || clause.subject[0].lexeme.wordClass == .pronoun,
      isCause(clause.complements.first?.lexeme)
        ?? WordJoiner.clitics.contains(clause.subject[0].lexeme.lemma)
    else { return }
    verb.frame = frames["dar miedo"]
    verb.frame.lemma = lemma
  }

  private func isCause(_ word: Lexeme?) -> Bool? {
    word.map { !$0.isBeing && $0.wordClass != .pronoun && $0.wordClass != .adposition }
  }

  /// *¿Cuánto sale la remera?*: how much a thing comes to (NGLE §39.5, *verbos de medida*).
  private func costSomebody(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "salir",
      clause.complements.contains(where: { $0.lexeme.lemma == "cuánto" }),
      clause.complements.allSatisfy({
        !$0.lexeme.isBeing && !KindSet.places.contains($0.lexeme.kind)
      }), clause.subject.allSatisfy({ $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing })
    else { return }
    verb.frame = frames["costar"]
    verb.frame.lemma = "salir"
  }

  /// *Me toca recoger*: before another verb it is somebody's turn (NGLE §35.9).
  func readTurn(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard language == .spanish else { return }
    readSensation(&verb, clause)
    wishSomebody(&verb, clause)
    moveSomebody(&verb, clause)
    readAccident(&verb, clause)
    costSomebody(&verb, clause)
    guard verb.frame.lemma == "tocar", !clause.options.contains(.request),
      clause.complements.first(where: { $0.lexeme.wordClass != .adverb })?.lexeme.wordClass
        == .verb,
      clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun })
    else { return }
    verb.frame.pattern = .experiencer
    verb.frame.opening = .bare
    verb.frame.slots = [FrameSlot(.object, article: .definite)]
  }
}
