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
    if clause.isQuestion { askWhatItIsOf(&clause) }
    giveOneToOther(&clause, verb.lemma)
    wantOther(&clause, verb)
    if !clause.isQuestion, !clause.options.contains(.request) { joinSecondDeed(&clause, verb) }
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
