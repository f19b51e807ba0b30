import AACCore

/// Spanish words by role of which one only helps another, or lacks the one between them: *haber | visto, gafas; tener | nada, comer;
/// decir | que, cena, estar, lista*; and what is given, which gets nothing itself: *dar | flores, mamá*.
///
/// Sources: NGLE §23.7 (*haber* + participle), §22.7 and §44.3 (*nada que comer*), §37.7 (qualities with *estar*), §35.3 (*complemento indirecto*).
extension ClausePlanner {
  /// Puts these right before the words are sorted.
  func readHelpingVerbs(_ clause: inout Clause) {
    guard !clause.complements.isEmpty else { return }
    if !clause.isLaid {
      joinPerfect(&clause)
      tellAmountToDo(&clause)
    }
    qualifyWithin(&clause)
  }

  /// *Tú | haber | visto, gafas*: the two are one verb, in the perfect.
  private func joinPerfect(_ clause: inout Clause) {
    guard let helper = clause.verb, helper.lexeme.lemma == "haber", let first = helper.tile,
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.kind != .frequency && $0.lexeme.lemma != "ya"
      }), case let word = clause.complements[place].lexeme,
      word.wordClass != .noun || word.isInferred || !clause.subject.isEmpty,
      let second = clause.complements[place].tile,
      let verb = LanguageTables.tables(language).finiteForms?.verb(
        ofParticiple: word.forms[FiniteForms.Mark.text] ?? word.lemma)
    else { return }
    let isEarlier = clause.tense == .past
    clause.verb?.lexeme.lemma = verb
    clause.verb?.lexeme.forms[FiniteForms.Mark.time] = nil
    clause.tense = .past
    clause.options.insert(isEarlier ? [.perfect, .habitual] : .perfect)
    clause.complements.remove(at: place)
    clause.joins[first] = [first, second]
  }

  /// *Tener | nada, comer*: between how much there is and what it is for stands *que*.
  private func tellAmountToDo(_ clause: inout Clause) {
    guard ["tener", "haber"].contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements.count > 1,
      ["nada", "algo", "mucho", "poco", "demasiado"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.isInfinitive
    else { return }
    insert(["que"], at: 1, in: &clause)
  }

  /// *Que / cena / estar / lista, porque / tienda / estar / cerrada*: behind *estar* what agrees with its subject is how that is, though a
  /// thing has the same name.
  private func qualifyWithin(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 2,
      clause.complements[last - 1].lexeme.lemma == "estar",
      case let word = clause.complements[last].lexeme, word.wordClass == .noun,
      !KindSet.edible.contains(word.kind), word.kind != .meal, word.kind != .drink,
      !KindSet.places.contains(word.kind),
      case let subject = clause.complements[last - 2].lexeme, subject.wordClass == .noun,
      word.lemma.hasSuffix("a"), LanguageTables.tables(language).gender(of: subject) == .feminine,
      case let masculine = String(word.lemma.dropLast()) + "o",
      let quality = quality(masculine)
    else { return }
    clause.complements[last].lexeme = quality
  }

  private func quality(_ word: String) -> Lexeme? {
    if let known = lexicon.known(word), known.wordClass == .adjective { return known }
    guard deed(ofLaid: word) != nil else { return nil }
    return Lexeme(lemma: word, wordClass: .adjective, kind: .state)
  }

  /// *Dar | flores, mamá*, but *dar | agua, flores*: with nothing else there what is named is given, and gets nothing.
  func settleGiven(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "dar",
      clause.complements.contains(where: {
        $0.lexeme.isHuman || $0.lexeme.roleKind == .animal || $0.lexeme.wordClass == .pronoun
      }),
      !clause.complements.contains(where: { word in
        word.lexeme.wordClass == .noun && !word.lexeme.isBeing && !word.lexeme.kind.isTemporal
          && !verb.frame.slots.contains {
            $0.role == .recipient && $0.words.contains(word.lexeme.lemma)
          }
      })
    else { return }
    verb.frame.slots.removeAll { $0.role == .recipient && $0.isForNamedWords }
  }
}
