import AACCore

/// Spanish words by role of which one only helps another, or lacks the one between them: *haber | visto, gafas; tener | nada, comer;
/// decir | que, cena, estar, lista*; and what is given, which gets nothing itself: *dar | flores, mamá*.
///
/// Sources: NGLE §23.7 (*haber* + participle), §22.7 and §44.3 (*nada que comer*), §37.7 (qualities with *estar*), §35.3 (*complemento indirecto*).
extension ClausePlanner {
  /// Puts these right before the words are sorted.
  func readHelpingVerbs(_ clause: inout Clause) {
    lexicon.nameParents(&clause.subject)
    guard !clause.complements.isEmpty else { return }
    lexicon.nameParents(&clause.complements)
    if !clause.isLaid {
      joinPerfect(&clause)
      tellAmountToDo(&clause)
      tellOfNamed(&clause)
      showOnePicture(&clause)
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

  /// *Tener | foto, de, mamá*: one of several (NGLE §15.5).
  private func showOnePicture(_ clause: inout Clause) {
    guard ["tener", "hacer", "sacar"].contains(clause.verb?.lexeme.lemma ?? ""),
      !clause.isNegative, let first = clause.complements.first?.lexeme,
      ["foto", "fotografía", "dibujo", "vídeo", "video"].contains(first.lemma),
      first.number != .plural, clause.complements.count > 1,
      clause.complements[1].lexeme.lemma == "de"
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .indefinite)
  }

  /// *Chico | llamarse | Pablo, que, vivir, aquí*: of a name nothing more need be told; it tells which one is meant (NGLE §44.2).
  private func tellOfNamed(_ clause: inout Clause) {
    guard ["llamarse", "ser"].contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements.count > 2,
      clause.complements[0].lexeme.wordClass == .properNoun,
      clause.complements[1].lexeme.lemma == "que", let head = clause.subject.last,
      head.lexeme.wordClass == .noun, head.lexeme.isBeing, let tile = head.tile,
      case let told = Array(clause.complements[2...]),
      let described = TileReader(variety: clause.variety).described(head, by: told)
    else { return }
    clause.subject[clause.subject.count - 1] = described
    clause.joins[tile] = [tile] + clause.complements[1...].compactMap(\.tile)
    clause.complements.removeSubrange(1...)
  }

  /// *Extraño a mi amigo que se mudó, busco al perro que se escapó*: who is missed or sought has left (NGLE §23.8).
  func tellWhoLeft(_ plan: inout ClausePlan, _ index: Int) {
    guard language == .spanish, plan.tense == .present, plan.verbs[index].tense == nil,
      HelpingWords.missing.contains(plan.verbs[0].frame.lemma),
      HelpingWords.leaving.contains(plan.verbs[index].frame.lemma),
      plan.verbs[index].subject?.noun?.lexeme.isBeing == true, plan.verbs[index].negator == nil
    else { return }
    plan.verbs[index].tense = .past
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

extension Lexicon {
  /// *Mi / viejo, mis / viejos*: with nothing behind, one's father and parents (DLE, *viejo*).
  func nameParents(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst()
    where words[index].lexeme.lemma == "viejo" && words[index].lexeme.wordClass == .adjective
      && words[index - 1].lexeme.kind == .possessive
      && (index + 1 == words.count || words[index + 1].lexeme.wordClass == .verb)
    {
      let quality = words[index].lexeme
      let isFemale =
        quality.gender == .feminine
        || quality.forms[FiniteForms.Mark.text]?.hasPrefix("vieja") == true
      words[index].lexeme = Lexeme(
        lemma: isFemale ? "vieja" : "viejo", wordClass: .noun, kind: .person)
      words[index].lexeme.animacy = .human
      words[index].lexeme.gender = isFemale ? .feminine : .masculine
      words[index].lexeme.number = quality.number
      if quality.number == .plural { words[index].lexeme.lemma += "s" }
    }
  }
}

private enum HelpingWords {
  static let missing: WordSet = [
    "extrañar", "echar de menos", "recordar", "acordarse", "buscar", "añorar", "encontrar",
  ]
  static let leaving: WordSet = [
    "mudarse", "irse", "marcharse", "morir", "morirse", "perderse", "escaparse", "desaparecer",
    "escapar",
  ]
}
