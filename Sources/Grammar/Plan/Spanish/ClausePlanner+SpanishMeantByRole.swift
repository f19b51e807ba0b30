import AACCore

/// What Spanish says between words that were chosen by role with nothing between them: the second of two deeds, what is wanted instead, what a noun
/// that is asked about is of, and which of two pronouns is what is given.
///
/// Sources: NGLE §31.3 (*coordinación copulativa*), §31.10 (*yuxtaposición adversativa*), §22.14 and §12.7 (*de qué* + noun), §16.9 and §35.3
/// (*se lo*).
extension ClausePlanner {
  func meanByRole(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme, verb.person == nil,
      verb.forms.isEmpty
    else { return }
    spendTime(&clause, verb.lemma)
    agreeOnDeed(&clause, verb.lemma)
    if clause.isQuestion { askWhatItIsOf(&clause) }
    giveOneToOther(&clause, verb.lemma)
    wantOther(&clause, verb)
    if !clause.isQuestion, !clause.options.contains(.request) { joinSecondDeed(&clause, verb) }
  }

  /// *Llegar | verano, querer | que, llegar, verano*: a season right behind a verb of coming and ending does that itself.
  private func comeAndGo(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      HappeningWords.seasons.contains(clause.complements[last].lexeme.lemma),
      let verb = last == 0 ? clause.verb?.lexeme : clause.complements[last - 1].lexeme,
      verb.wordClass == .verb,
      verb.lemma == "llegar" || HappeningWords.beginning.contains(verb.lemma),
      last == 0
        ? clause.subject.isEmpty
        : last > 1 && clause.complements[last - 2].lexeme.isConnective
          || last > 1 && clause.complements[last - 2].lexeme.wordClass == .conjunction
    else { return }
    clause.complements[last].lexeme.kind = .weather
    clause.complements[last].lexeme.wordClass = .noun
    clause.complements[last].lexeme.article = .definite
    clause.complements[last].government = nil
  }

  /// *Pasar | tarde, leer*: how the time goes by (NGLE §27.5).
  private func spendTime(_ clause: inout Clause, _ verb: String) {
    guard ["pasar", "pasarse"].contains(verb),
      let deed = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.isInfinitive
      }),
      clause.complements[..<deed].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.isDeterminerLike
          || MeasureWords.spans.contains($0.lexeme.lemma)
      }),
      clause.complements[..<deed].contains(where: {
        $0.lexeme.kind.isTemporal || MeasureWords.spans.contains($0.lexeme.lemma)
      })
    else { return }
    if deed == 1 {
      let word = clause.complements[0].lexeme
      if MeasureWords.spans.contains(word.lemma) {
        var time = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .idea)
        time.gender = MeasureWords.feminine.contains(word.lemma) ? .feminine : .masculine
        time.number = word.number
        clause.complements[0].lexeme = time
        clause.complements[0].government = Government(
          preposition: nil, article: word.lemma == "rato" ? .indefinite : .definite)
      }
    }
    let mark = Lexeme(lemma: FiniteForms.Mark.gerund, wordClass: .adposition, kind: .direction)
    clause.complements.insert(Constituent(mark), at: deed)
  }

  /// *Quedar | en, verse, mañana*: what is agreed on is agreed on with others (NGLE §33.4).
  private func agreeOnDeed(_ clause: inout Clause, _ verb: String) {
    guard isAgreement(clause, verb), clause.subject.isEmpty, !clause.options.contains(.request)
    else { return }
    clause.verb?.lexeme.person = .first
    clause.verb?.lexeme.number = .plural
  }

  private func isAgreement(_ clause: Clause, _ verb: String) -> Bool {
    verb == "quedar" && clause.complements.count > 1 && clause.complements[0].lexeme.lemma == "en"
      && clause.complements[1].lexeme.isInfinitive
  }

  /// Gives *quedar* that is said of an agreement the frame of what people do.
  func settleAgreement(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard isAgreement(clause, verb.frame.lemma) else { return }
    verb.frame.pattern = .plain
    verb.frame.slots = []
    verb.frame.opening = .word("en")
  }

  /// *La casa tiene un jardín donde juego, esta es la casa en que vivo*: what only people do, of a thing, is the speaker's.
  func tellOwnDeedThere(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1, !plan.subject.isEmpty,
      plan.subject.allSatisfy({ phrase in
        phrase.demonstrative != nil && phrase.noun == nil
          || phrase.noun.map {
            !$0.lexeme.isBeing && ($0.lexeme.wordClass == .noun || $0.lexeme.kind == .demonstrative)
          } == true
      }), let speaker = lexicon.known("yo")
    else { return }
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      guard verb.isGovernedRelative || verb.subordinator?.lexeme.lemma == "donde",
        verb.subject == nil, !verb.hasKnownSubject, verb.constituent.lexeme.person == nil,
        verb.frame.pattern == .plain || verb.frame.pattern == .grooming,
        !HappeningWords.working.contains(verb.frame.lemma),
        lexicon.typicalDoer(of: verb.frame).map({ $0.isBeing || $0.wordClass != .noun }) ?? true
      else { continue }
      plan.verbs[index].subject = NounPhrase(Constituent(speaker))
      plan.verbs[index].hasKnownSubject = true
    }
  }

  /// *Yo | mujer | agua*: what is known and no verb has no forms of one; the words are said as they were chosen, and it is told that
  /// nothing is known of it as a verb.
  func keepFromConjugating(_ clause: inout Clause) {
    if !clause.isLaid { comeAndGo(&clause) }
    readHelpingVerbs(&clause)
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index].lexeme.isInferred
      && clause.complements[index].lexeme.lemma == "quienes"
      && clause.complements[index - 1].lexeme.wordClass == .adposition
    {
      // Los niños con quienes juego.
      clause.complements[index].lexeme = Lexeme(
        lemma: "quienes", wordClass: .conjunction, kind: .connective)
    }
    guard let verb = clause.verb, verb.lexeme.isInferred, verb.lexeme.forms.isEmpty,
      verb.lexeme.lemma.hasSuffix("r"), var word = lexicon.known(verb.lexeme.lemma),
      word.wordClass != .verb
    else { return }
    word.isInferred = true
    clause.verb = nil
    clause.complements.insert(Constituent(word, tile: verb.tile), at: 0)
  }

  /// *Mamá | cocinar | papá, limpiar*: of a verb that opens none, and that is not done to somebody, a being right before another verb does that.
  private func joinSecondDeed(_ clause: inout Clause, _ verb: Lexeme) {
    guard !clause.subject.isEmpty, !isJoinedByWord(clause),
      let deed = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.wordClass == .verb
      }), clause.complements[deed].lexeme.isInfinitive
    else { return }
    var who = deed - 1
    while who > 0, clause.complements[who].lexeme.lemma == language.plainNegator { who -= 1 }
    var start = who
    while start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let doer = clause.complements[who].lexeme, frame = frames[verb.lemma]
    guard doer.isBeing || doer.wordClass == .pronoun && doer.kind == .person && doer.number != nil,
      !WordJoiner.clitics.contains(doer.lemma), doer.lemma != clause.subject[0].lexeme.lemma,
      start == 0 || clause.complements[start - 1].lexeme.wordClass != .adposition,
      frame.opening == nil, !frame.opensClause, !frame.opensCausative, frame.pattern.isPersonal,
      !frame.isCopular, !frame.pattern.mayHaveExperiencer, start > 0 || !isDoneToBeings(frame)
    else { return }
    clause.complements[who].government = nil
    link("y", before: start, in: &clause, as: .clausesApart)
  }

  /// Whether what stands right behind the verb is somebody that it is done to, with or for.
  private func isDoneToBeings(_ frame: VerbFrame) -> Bool {
    AskedDoerWords.affecting.contains(frame.lemma) || ThoughtWords.perceiving.contains(frame.lemma)
      || frame.slots.contains { slot in
        slot.role == .recipient && !DoerWords.giving.contains(frame.lemma)
          || slot.role == .object && slot.words.isEmpty
            && (slot.kinds.isEmpty || !slot.kinds.isDisjoint(with: .beings))
      }
  }

  private func isJoinedByWord(_ clause: Clause) -> Bool {
    let joining = WordSorter.subordinators(of: language)
    return clause.complements.contains {
      $0.lexeme.kind == .question || WordSorter.concluding.contains($0.lexeme.lemma)
        || $0.lexeme.isConnective
        || $0.lexeme.wordClass == .conjunction || joining.contains($0.lexeme.lemma)
    }
  }

  /// *Querer | no, sopa, pizza*: of two of a sort the one behind *no* is not wanted, and the other is.
  private func wantOther(_ clause: inout Clause, _ verb: Lexeme) {
    guard MeantByRoleWords.wanting.contains(verb.lemma), !clause.isNegative,
      clause.complements[0].lexeme.lemma == language.plainNegator, clause.complements[0].tile != nil
    else { return }
    let nouns = clause.complements.indices.filter {
      [.noun, .properNoun].contains(clause.complements[$0].lexeme.wordClass)
    }
    guard nouns.count == 2,
      case let (first, second) = (
        clause.complements[nouns[0]].lexeme, clause.complements[nouns[1]].lexeme
      ), first.isBeing == second.isBeing, first.kind.isTemporal == second.kind.isTemporal,
      KindSet.places.contains(first.kind) == KindSet.places.contains(second.kind),
      nouns[1] == clause.complements.count - 1,
      clause.complements.indices.dropFirst().allSatisfy({
        nouns.contains($0) || clause.complements[$0].lexeme.isDeterminerLike
      })
    else { return }
    let next = nouns[0] + 1
    clause.complements[nouns[0]].government = nil
    clause.complements[nouns[1]].government = nil
    let comma = Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective)
    clause.complements.insert(contentsOf: [Constituent(comma), Constituent(verb)], at: next)
    clause.reasons.append(Realization.RuleApplication(.clausesApart, second.lemma, ","))
  }

  /// *Tú | tener | deberes, qué, asignatura*: a subject, a taste or a size is what the thing beside it is of.
  func askWhatItIsOf(_ clause: inout Clause) {
    guard
      let asked = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "qué"
      }), asked == 0 || clause.complements[asked - 1].lexeme.wordClass != .adposition,
      MeantByRoleWords.sorting.contains(clause.complements[asked + 1].lexeme.lemma),
      clause.complements.indices.contains(where: { index in
        let word = clause.complements[index].lexeme
        return index != asked + 1 && word.wordClass == .noun && !word.isBeing
          && !word.kind.isTemporal && !KindSet.places.contains(word.kind)
      }), let of = lexicon.known("de")
    else { return }
    clause.reasons.append(
      Realization.RuleApplication(
        .understood, clause.complements[asked + 1].lexeme.lemma, "de"))
    clause.complements.insert(Constituent(of), at: asked)
  }

  /// *Dar | él, ella*: of two that are only named by their pronouns the first is what is given, the second to whom.
  private func giveOneToOther(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, MeantByRoleWords.giving.contains(verb),
      let clitic = MeantByRoleWords.given[clause.complements[0].lexeme.lemma],
      MeantByRoleWords.given[clause.complements[1].lexeme.lemma] != nil
        || clause.complements[1].lexeme.person == .first
        || clause.complements[1].lexeme.person == .second,
      clause.complements[1].lexeme.wordClass == .pronoun
    else { return }
    clause.complements[0].lexeme = WordJoiner.pronoun(clitic)
    clause.complements[0].government = nil
  }
}

private enum MeantByRoleWords {
  static let wanting: WordSet = [
    "querer", "preferir", "necesitar", "desear", "gustar", "apetecer",
  ]
  /// What sorts things.
  static let sorting: WordSet = [
    "asignatura", "materia", "tema", "sabor", "talla", "tamaño", "marca", "género", "tipo",
    "material", "raza", "idioma", "curso", "nivel",
  ]
  /// What only things are the object of.
  static let giving: WordSet = [
    "dar", "regalar", "prestar", "devolver", "enseñar", "mostrar", "vender", "enviar", "contar",
    "comprar", "entregar", "pasar", "servir", "leer",
  ]
  static let given: [String: String] = ["él": "lo", "ella": "la", "ellos": "los", "ellas": "las"]
}
