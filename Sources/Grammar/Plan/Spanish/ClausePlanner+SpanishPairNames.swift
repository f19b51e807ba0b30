import AACCore

/// Two nouns of Spanish that are one name behind a verb that takes it, and nouns of two genders (NGLE §2.2, §12.7, §29.4).
extension ClausePlanner {
  /// Whether the whole was chosen before the part that it is done to.
  func namesPartLast(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    guard !clause.isLaid, SpanishPairWords.onParts.contains(verb) else { return false }
    let (whole, part) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    return part.wordClass == .noun && !whole.isBeing && SpanishWholeWords.isPart(part, of: whole)
      && clause.complements[index].government?.preposition == nil
      && clause.complements[index + 1].government?.preposition == nil
      && (index == 0 || clause.complements[index - 1].lexeme.wordClass != .adposition)
      && (index + 2 == clause.complements.count
        || clause.complements[index + 2].lexeme.wordClass != .adjective)
  }

  /// *Confundirse / número / teléfono*: whether nothing stands behind the verb without a preposition.
  func hasNoPlainObject(_ clause: Clause) -> Bool {
    guard let verb = clause.verb?.lexeme.lemma else { return false }
    return !frames[verb].slots.contains { $0.role == .object && $0.preposition == nil }
  }

  /// *Quejarse / comida / comedor*: where the verb has the same preposition, both are one name.
  func insertIntoName(
    _ clause: inout Clause, at place: Int, isDefinite: Bool
  ) {
    let (head, noun) = (clause.complements[place - 1].lexeme, clause.complements[place].lexeme)
    let tables = LanguageTables.tables(language)
    let gender = tables.gender(of: noun)
    let isMany = noun.number == .plural
    let link =
      noun.wordClass == .properNoun || noun.article == .bare || !isDefinite
      ? "de"
      : gender == .feminine ? (isMany ? "de las" : "de la") : (isMany ? "de los" : "del")
    clause.reasons.append(Realization.RuleApplication(.understood, noun.lemma, "de"))
    clause.complements[place - 1].lexeme.gender = tables.gender(of: head)
    clause.complements[place - 1].lexeme.lemma = "\(head.lemma) \(link) \(noun.lemma)"
    clause.complements[place - 1].lexeme.article =
      ["fotos", "vídeos", "videos"].contains(head.lemma) ? .bare : .definite
    if let verb = clause.verb?.lexeme.lemma,
      frames[verb].slots.contains(where: {
        $0.role == .object && $0.preposition == nil && $0.words.contains(head.lemma)
      })
    {
      // Bajo la persiana del salón: it stays what the verb names.
      clause.complements[place - 1].government = Government(
        preposition: nil,
        article: ["foto", "vídeo", "video"].contains(head.lemma)
          ? .indefinite : ["fotos", "vídeos", "videos"].contains(head.lemma) ? .bare : .definite)
    }
    clause.complements.remove(at: place)
  }

  /// *Obedecer / orden*: what one is told, and not how things are arranged (NGLE §2.2, *nombres ambiguos*).
  func obeyOrder(_ clause: inout Clause) {
    guard SpanishPairWords.obeying.contains(clause.verb?.lexeme.lemma ?? ""),
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "orden" })
    else { return }
    clause.complements[place].lexeme.gender = .feminine
  }

  /// *Perder la final*: the last match, and not the end (NGLE §2.2, *nombres ambiguos*).
  func playFinal(_ clause: inout Clause) {
    guard SpanishPairWords.competing.contains(clause.verb?.lexeme.lemma ?? ""),
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "final" }),
      clause.complements[place].lexeme.wordClass == .noun
    else { return }
    clause.complements[place].lexeme.gender = .feminine
    clause.complements[place].lexeme.kind = .event
    if clause.verb?.lexeme.lemma == "jugar", place == 0 {
      clause.complements[place].government = Government(preposition: nil, article: .definite)
    }
  }
}
