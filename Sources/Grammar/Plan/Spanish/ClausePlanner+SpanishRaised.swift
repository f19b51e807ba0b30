import AACCore

/// Words that were chosen in the place of the subject or behind the verb, and are something else there: *hoy / haber / pizza, salir
/// / yo / granos, poner / triste / canción, hacer / ilusión / viaje* (NGLE §35.9, *verbos de afección*; §41.5; §40.4).
extension ClausePlanner {
  /// What Spanish puts right once the words are in one piece (NGLE §1.6, words and phrases).
  func prepareSpanish(_ clause: inout Clause) {
    readFigures(&clause)
    readAtOnce(&clause)
    startSpanish(&clause)
    askListener(&clause)
    askOther(&clause)
    sayPlease(&clause)
    wishPolitely(&clause)
    wearTennisShoes(&clause)
    hangOnWeather(&clause)
    raiseFeeling(&clause)
    if !clause.isLaid {
      nameCourse(&clause)
      joinHourPieces(&clause)
      judgeAsBetter(&clause)
      linkByRole(&clause)
      meanByRole(&clause)
    } else if clause.complements.count > 2 {
      askWhatItIsOf(&clause)
    }
    giveFeeling(&clause)
    joinSpanishPhrases(&clause)
  }

  /// Settles what a Spanish clause is about.
  func startSpanish(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast()
    where clause.complements[index].lexeme.wordClass == .pronoun {
      if let any = lexicon.shortAny(clause.complements[index], clause.complements[index + 1]) {
        clause.complements[index].lexeme = any
      }
    }
    if clause.subject.count > 1,
      let any = lexicon.shortAny(clause.subject[0], clause.subject[1])
    {
      clause.subject[0].lexeme = any
    }
    askAfterSeveral(&clause)
    nameByEnding(&clause)
    if clause.subject.count == 1 { wishOfOther(&clause) }
    settleNearby(&clause)
    raiseSpanish(&clause)
    speakOfSpanishMatter(&clause)
  }

  /// *¿Cuáles son tus libros favoritos?*: of several that are asked about the noun says so too (NGLE §22.14).
  private func askAfterSeveral(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "ser",
      let asked = clause.complements.first?.lexeme.lemma, ["cuáles", "quiénes"].contains(asked),
      let noun = clause.subject.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      clause.subject[noun].lexeme.number != .plural
    else { return }
    makePlural(&clause.subject[noun])
  }

  /// Puts these where they belong, before the words are sorted.
  private func raiseSpanish(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme, verb.person == nil, verb.forms.isEmpty else { return }
    if verb.lemma != "haber", verb.lemma != "ir a" { joinCompound(&clause) }
    if clause.isLaid {
      joinGeneralPronoun(&clause, verb.lemma)
      if let lemma = clause.verb?.lexeme.lemma { speakInGeneralInRow(&clause, lemma) }
      guard clause.verb?.lexeme.person == nil else { return }
    }
    if !clause.subject.isEmpty { return startWithTime(&clause, verb.lemma) }
    guard clause.complements.count > 1, !clause.options.contains(.request) else { return }
    joinMood(&clause, verb.lemma)
    guard RaisedWords.suffered.contains(verb.lemma), !clause.isLaid else { return }
    raiseSufferer(&clause, verb.lemma)
  }

  /// *Sentir / haber / gritar, alegrarse / de / haber / venir*: of another infinitive *haber* makes what is over (NGLE §26.3, §28.5).
  private func joinCompound(_ clause: inout Clause) {
    guard
      let have = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "haber" && clause.complements[$0].lexeme.isInfinitive
      }), case let deed = clause.complements[have + 1].lexeme, deed.isInfinitive,
      have == 0 || clause.complements[have - 1].lexeme.wordClass == .adposition,
      let participle = LanguageTables.tables(language).morphology?.verb(
        deed.lemma, VerbFeatures(.participle)
      ).first
    else { return }
    let tiles = clause.complements[have...(have + 1)].compactMap(\.tile)
    clause.complements[have].lexeme.lemma = "haber \(participle)"
    clause.complements[have].lexeme.forms[PlannedVerb.compounded] = deed.lemma
    clause.complements.remove(at: have + 1)
    if tiles.count == 2 { clause.joins[tiles[0]] = tiles }
  }

  /// *Hoy / haber / pizza, aquí / llover, siempre / tocar / yo / fregar*: of what nobody does a time or a place is said first.
  private func startWithTime(_ clause: inout Clause, _ verb: String) {
    let word = clause.subject[0].lexeme
    guard
      clause.subject.count > 1 || word.wordClass == .adverb || word.kind.isTemporal
        || word.lemma.hasPrefix("en "), case let pattern = frames[verb].pattern,
      pattern == .existential || pattern == .weather || verb == "tocar"
    else { return }
    if word.lemma == "en", clause.subject.count > 1 {
      clause.complements += clause.subject
      clause.subject = []
      return
    }
    guard clause.subject.count == 1,
      word.wordClass == .adverb && word.kind != .question || word.kind.isTemporal
        || word.lemma.hasPrefix("en "), word.kind != .negation,
      verb != "tocar"
        || clause.complements.contains(where: { RaisedWords.sufferers.contains($0.lexeme.lemma) })
    else { return }
    var first = clause.subject[0]
    if word.wordClass != .adverb, !word.kind.isTemporal {
      first.lexeme = Lexeme(lemma: word.lemma, wordClass: .adverb, kind: .time)
    }
    first.lexeme.forms[Adverbial.starting] = ""
    clause.subject = []
    clause.complements.insert(first, at: 0)
    if verb == "tocar" { raiseSufferer(&clause, verb) }
  }

  /// *Salir / yo / granos, caerse / yo / diente, tocar / yo / fregar*: to whom it happens.
  private func raiseSufferer(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && RaisedWords.sufferers.contains($0.lexeme.lemma)
      })
    else { return }
    let others = clause.complements[(place + 1)...].filter {
      $0.lexeme.wordClass != .adverb && !$0.lexeme.kind.isTemporal && !$0.lexeme.isDeterminerLike
    }
    guard let first = others.first?.lexeme else { return }
    let isSuffered =
      switch verb {
      case "tocar": first.isInfinitive
      case "salir": SpanishAccidentWords.sprouting.contains(first.lemma)
      case "entrar": SpanishAccidentWords.entering.contains(first.lemma)
      case "caerse": SpanishAccidentWords.isLeft(first) || RaisedWords.shed.contains(first.lemma)
      default: false
      }
    guard isSuffered else { return }
    var who = clause.complements.remove(at: place)
    if place > 0, clause.complements[place - 1].lexeme.lemma == "a" {
      clause.complements.remove(at: place - 1)
    }
    who.lexeme = WordJoiner.pronoun(Self.short[who.lexeme.lemma] ?? who.lexeme.lemma)
    clause.subject = [who]
  }

  /// *Poner / triste / canción, hacer / ilusión / viaje, dar / igual / esperar, valer / pena / esperar*: what a thing or a deed makes
  /// somebody feel.
  private func joinMood(_ clause: inout Clause, _ verb: String) {
    guard RaisedWords.moving.contains(verb) else { return }
    let first = clause.complements[0].lexeme
    let isPena = verb == "valer" && first.lemma == "pena"
    let rest = clause.complements.dropFirst()
    guard
      let mover = rest.first(where: {
        !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adposition
      })?.lexeme, mover.wordClass == .noun && !mover.isBeing || mover.isInfinitive,
      !rest.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person }),
      rest.first?.lexeme.wordClass != .adposition
    else { return }
    switch verb {
    case "poner" where first.wordClass == .adjective && RaisedWords.moods.contains(first.lemma),
      "volver" where first.lemma == "loco":
      clause.verb?.lexeme.lemma = "\(verb) \(first.lemma)"
      clause.complements.removeFirst()
    case "hacer" where RaisedWords.made.contains(first.lemma), "dar" where first.lemma == "igual":
      clause.verb?.lexeme.lemma = "\(verb) \(first.lemma)"
      clause.complements.removeFirst()
    case "valer" where isPena:
      clause.verb?.lexeme.lemma = "valer la pena"
      clause.complements.removeFirst()
    default: break
    }
  }

  /// *Lunes* of what was done again and again is *los lunes* (NGLE §14.3, §23.11).
  func repeatWeekdays(_ plan: inout ClausePlan) {
    guard language == .spanish, plan.options.contains(.habitual) else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.kind == .weekday
      && plan.adverbials[index].phrase.hasPrefix("el ")
    {
      plan.adverbials[index].phrase = plan.adverbials[index].phrase.split(separator: " ").map {
        $0 == "el" ? "los" : $0 == "sábado" || $0 == "domingo" ? $0 + "s" : String($0)
      }.joined(separator: " ")
    }
  }
}

/// Words of what happens to somebody and moves him.
enum RaisedWords {
  static let suffered: WordSet = ["salir", "entrar", "caerse", "tocar"]
  static let sufferers: WordSet = ["yo", "tú", "nosotros", "nosotras", "mí", "ti"]
  /// What falls off somebody.
  static let shed: WordSet = ["diente", "dientes", "muela", "pelo", "baba", "moco", "mocos", "uña"]
  static let moving: WordSet = ["poner", "volver", "hacer", "dar", "valer"]
  static let moods: WordSet = [
    "triste", "nervioso", "contento", "enfermo", "feliz", "alegre", "furioso", "melancólico",
    "histérico", "celoso", "loco",
  ]

  /// Whether a verb with its word says what a thing makes of somebody: *poner triste*.
  static func isMoving(_ phrase: String) -> Bool {
    phrase == "volver loco"
      || phrase.hasPrefix("poner ") && moods.contains(String(phrase.dropFirst(6)))
  }
  static let made: WordSet = ["ilusión", "gracia", "falta", "daño"]
}
