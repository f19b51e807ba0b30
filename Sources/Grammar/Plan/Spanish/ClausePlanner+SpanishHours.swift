import AACCore

/// Hours whose pieces were chosen one by one: *desde / las / ocho, sobre / las / diez / y / media, ser / las / tres* (NGLE
/// §24.5, *las horas*).
extension ClausePlanner {
  /// Puts the article and the number of an hour together, with the preposition before them.
  func joinHourPieces(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma else { return }
    lastBetweenHours(&clause, verb)
    for place in clause.complements.indices.dropLast().reversed() {
      guard place + 1 < clause.complements.count,
        HourWords.articles.contains(clause.complements[place].lexeme.lemma),
        clause.complements[place].lexeme.wordClass == .determiner,
        isHour(clause.complements, place + 1) || isWholeHour(clause.complements[place + 1].lexeme)
      else { continue }
      let bound = place > 0 ? clause.complements[place - 1].lexeme.lemma : ""
      let end = endOfHour(clause.complements, place + 2)
      let rest = clause.complements[(place + 2)..<end].map(\.lexeme.lemma)
      let hour = clause.complements[place + 1].lexeme
      let number = hour.lemma == "un" ? "una" : hour.lemma
      let text =
        isWholeHour(hour)
        ? hour.lemma : ([SpanishHours.hour(number)] + rest).joined(separator: " ")
      if HourWords.bounds.contains(bound) {
        clause.complements[place - 1].lexeme = Lexeme(
          lemma: "\(bound) \(text)", wordClass: .adverb, kind: .duration)
        clause.complements.removeSubrange(place..<end)
      } else if verb == "ser", clause.subject.isEmpty, place == 0,
        let hour = lexicon.timePhrase(text)
      {
        clause.complements[0] = Constituent(hour.lexeme, tile: clause.complements[0].tile)
        clause.complements.removeSubrange(1..<end)
      }
    }
  }

  /// *Entrar / clase / nueve, almorzar / dos / comedor, despertar / papá / seis*: a number behind one thing or one person, or before
  /// one place, counts none of them.
  func nameBareHour(_ clause: inout Clause, _ verb: String) {
    guard HourWords.timed.contains(verb), !clause.isQuestion, clause.complements.count > 1,
      clause.complements.filter({ $0.lexeme.wordClass == .numeral }).count == 1,
      let place = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .numeral }),
      case let number = clause.complements[place].lexeme,
      let value = SpanishNumerals.number(number.lemma) ?? Int(number.lemma),
      (2...12).contains(value),
      place == 0 || mayStandBeforeHour(clause.complements[place - 1].lexeme, verb)
    else { return }
    if place + 1 < clause.complements.count {
      let next = clause.complements[place + 1].lexeme
      guard
        next.wordClass == .verb || next.kind == .weekday
          || next.wordClass == .noun && next.number != .plural
            && KindSet.places.contains(next.kind)
      else { return }
    }
    guard let hour = lexicon.timePhrase("a \(SpanishHours.hour(number.lemma))") else { return }
    clause.complements[place].lexeme = hour.lexeme
    clause.complements[place].government = nil
  }

  /// Behind people, places, what begins and what leaves the number is an hour.
  private func mayStandBeforeHour(_ word: Lexeme, _ verb: String) -> Bool {
    guard word.wordClass == .noun || word.wordClass == .properNoun, word.number != .plural else {
      return word.wordClass == .pronoun
    }
    return word.isBeing || KindSet.places.contains(word.kind) || word.kind == .vehicle
      || word.takesPlace || word.kind == .furniture || HourWords.waking.contains(word.lemma)
      || word.kind == .media
  }

  /// *Las tres y media*, put together before with the article of its own.
  private func isWholeHour(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && word.kind == .time && word.lemma.hasPrefix("las ")
  }

  /// Whether a number is one of the clock and counts nothing.
  private func isHour(_ words: [Constituent], _ place: Int) -> Bool {
    let word = words[place].lexeme
    let isOne = ["una", "uno", "un"].contains(word.lemma)
    let number = SpanishNumerals.number(word.lemma) ?? Int(word.lemma) ?? 25
    guard isOne || word.wordClass == .numeral && number < 25 else { return false }
    return place + 1 == words.count || words[place + 1].lexeme.wordClass != .noun
      || words[place + 1].lexeme.kind.isTemporal
  }

  /// *Y media, menos cuarto, en punto*.
  private func endOfHour(_ words: [Constituent], _ start: Int) -> Int {
    guard start + 1 < words.count, ["y", "menos", "en"].contains(words[start].lexeme.lemma) else {
      return start
    }
    let part = words[start + 1].lexeme
    let isPart = HourWords.parts.contains(part.lemma) || part.wordClass == .numeral
    return isPart ? start + 2 : start
  }
}

/// What stands around an hour.
private enum HourWords {
  static let articles: WordSet = ["el", "la", "las"]
  static let bounds: WordSet = [
    "desde", "hasta", "sobre", "hacia", "para", "antes de", "después de", "a partir de",
  ]
  /// What is done at an hour.
  static let timed: WordSet = [
    "entrar", "coger", "comenzar", "empezar", "despertar", "despertarse", "levantarse", "salir",
    "llegar", "programar", "ir", "venir", "quedar", "cenar", "almorzar", "comer", "desayunar",
    "terminar", "acabar", "abrir", "cerrar", "volver", "acostarse", "recoger", "irse", "tomar",
    "merendar", "poner", "dormirse", "sonar",
  ]
  static let waking: WordSet = ["alarma", "despertador", "turno", "cita", "clase"]
  static let parts: WordSet = ["media", "medio", "cuarto", "punto", "pico"]
}
