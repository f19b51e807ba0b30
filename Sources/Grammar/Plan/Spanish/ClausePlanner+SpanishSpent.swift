import AACCore

/// What somebody does with a time: *pasé la tarde con la abuela, pasamos los veranos en el pueblo* (NGLE §34.3, §35.2).
extension ClausePlanner {
  /// *Pasé la tarde con la abuela, pasé miedo con la película*.
  func passTime(_ clause: inout Clause, _ verb: String) {
    guard verb == "pasar", clause.complements.count > 1 else { return }
    let first = clause.complements[0].lexeme
    let next = clause.complements[1].lexeme
    if spendTimeThere(&clause, first, next) { return }
    guard !clause.subject.isEmpty else { return }
    let isFeast = SpentTimes.holidays.contains(first.lemma)
    if isFeast || SpentTimes.spans.contains(first.lemma),
      next.isBeing && next.wordClass != .pronoun || next.isDeterminerLike
    {
      if !isFeast { clause.complements[0].lexeme = spent(first) }
      add("con", before: 1, to: &clause)
    } else if MannerNouns.causes.contains(first.lemma), next.wordClass == .noun,
      !KindSet.places.contains(next.kind), !next.kind.isTemporal
    {
      add("con", before: 1, to: &clause, article: .definite)
    }
  }

  /// *Pasó la noche en el hospital, pasamos el día en casa de la abuela, en el pueblo con los abuelos*.
  private func spendTimeThere(_ clause: inout Clause, _ first: Lexeme, _ next: Lexeme) -> Bool {
    let span = first.kind.isTemporal || first.wordClass == .adverb ? singular(first) : first.lemma
    guard SpentTimes.spans.contains(span) || SpentTimes.holidays.contains(first.lemma),
      clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun })
    else { return false }
    guard KindSet.places.contains(next.kind),
      next.wordClass == .noun || next.wordClass == .properNoun
    else { return false }
    if SpentTimes.spans.contains(span) { clause.complements[0].lexeme = spent(first) }
    if clause.complements.count == 3, clause.complements[2].lexeme.isBeing,
      clause.complements[2].lexeme.wordClass != .pronoun
    {
      let isHome = next.lemma == "casa"
      let isNamed = clause.complements[2].lexeme.wordClass == .properNoun
      if isHome, !isNamed, let the = lexicon.known("el"),
        clause.complements[2].lexeme.article != .bare
      {
        clause.complements.insert(Constituent(the), at: 2)
      }
      add(isHome ? "de" : "con", before: 2, to: &clause)
    }
    // En casa de la abuela: NGLE §15.9.
    if next.lemma == "casa" {
      add("en", before: 1, to: &clause, article: .bare)
    } else {
      add("en", before: 1, to: &clause)
    }
    return true
  }

  private func singular(_ word: Lexeme) -> String {
    guard word.number == .plural else { return word.lemma }
    return LanguageTables.tables(language).lexicon.singulars(of: word.lemma).first ?? word.lemma
  }

  /// A time as what is spent and not when something happens.
  private func spent(_ time: Lexeme) -> Lexeme {
    var span = Lexeme(lemma: time.lemma, wordClass: .noun, kind: .idea)
    span.gender = LanguageTables.tables(language).gender(of: time)
    span.number = time.number
    span.article = .definite
    span.countability = .count
    return span
  }
}

/// Times that one spends.
private enum SpentTimes {
  static let spans: WordSet = [
    "tarde", "mañana", "noche", "día", "fin de semana", "verano", "invierno", "domingo", "sábado",
    "semana", "rato", "tiempo",
  ]
  static let holidays: WordSet = [
    "vacaciones", "Navidad", "Navidades", "Nochebuena", "Nochevieja", "Semana Santa", "puente",
    "cumpleaños", "recreo", "carnaval",
  ]
}
