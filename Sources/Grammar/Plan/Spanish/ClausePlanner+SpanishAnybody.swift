import AACCore

/// What is done by anybody: *se vende un piso, ¿cómo se dice eso?, se puede entrar* (NGLE §41.10–11, *pasiva refleja e impersonal con
/// se*).
extension ClausePlanner {
  /// *Cómo / se / decir / perro, se / poder / entrar*: in a row *se* makes of the verb what is done by anybody.
  func joinGeneralPronoun(_ clause: inout Clause, _ verb: String) {
    guard clause.isLaid, !verb.hasSuffix("se"),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "se" && $0.lexeme.wordClass == .pronoun
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      var word = clause.verb, let tile = word.tile, let own = clause.complements[place].tile,
      own < tile
    else { return }
    word.lexeme.lemma = verb + "se"
    clause.verb = word
    clause.complements.remove(at: place)
    clause.joins[tile] = [own, tile]
    if UnsaidDoerWords.wording.contains(word.lexeme.lemma), !clause.subject.isEmpty,
      clause.subject.allSatisfy({ $0.lexeme.wordClass == .noun })
    {
      clause.complements += clause.subject
      clause.subject = []
    }
  }

  /// *Cómo / decirse / esto, se / hablar / español*: the same in a row.
  func speakInGeneralInRow(_ clause: inout Clause, _ verb: String) {
    guard clause.isLaid, clause.subject.isEmpty, !clause.complements.isEmpty,
      UnsaidDoerWords.seen.contains(verb)
    else { return }
    if UnsaidDoerWords.wording.contains(verb), clause.complements.count > 1,
      let place = clause.complements.lastIndex(where: {
        $0.lexeme.kind == .languageName
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      clause.complements.contains(where: { $0.lexeme.kind == .question }),
      clause.complements.count > 2, let link = lexicon.known("en")
    {
      // ¿Cómo se dice perro en inglés?
      var language = clause.complements.remove(at: place)
      language.lexeme.wordClass = .noun
      language.lexeme.article = .bare
      clause.complements += [Constituent(link), language]
    }
    speakInGeneral(&clause, verb)
    if clause.verb?.lexeme.person == nil, clause.subject.isEmpty,
      clause.joins[clause.verb?.tile ?? -1] != nil
    {
      // Se dice así.
      clause.verb?.lexeme.person = .third
    }
  }

  /// *Decirse / cómo / eso, venderse / piso, oírse / música*: what is done by anybody (NGLE §41.10–11, *pasiva refleja e
  /// impersonal con se*).
  func speakInGeneral(_ clause: inout Clause, _ verb: String) {
    let isAsked = clause.complements.contains { $0.lexeme.lemma == "cómo" }
    let thing = clause.complements.firstIndex {
      $0.lexeme.wordClass == .noun && !$0.lexeme.isHuman && !$0.lexeme.kind.isTemporal
        || $0.lexeme.kind == .demonstrative || $0.lexeme.lemma == "nada"
    }
    guard
      isAsked || !UnsaidDoerWords.askedSeen.contains(verb)
        || verb == "hacerse" && thing == nil || verb == "verse" && clause.isNegative
        || verb == "decirse" && clause.complements.first?.lexeme.lemma == "que"
        || verb == "comerse"
          && ["bien", "mal"].contains(clause.complements.first?.lexeme.lemma ?? "")
    else { return }
    if let thing, thing == 0 || !hasPreposition(clause.complements, before: thing),
      verb != "hacerse" || isAsked
    {
      guard isAsked else {
        // Se vende un piso, se oye música, no se ve nada.
        clause.verb?.lexeme.person = .third
        clause.verb?.lexeme.number = clause.complements[thing].lexeme.number ?? .singular
        return
      }
      if UnsaidDoerWords.wording.contains(verb),
        clause.complements[thing].lexeme.wordClass == .noun,
        thing == 0 || !clause.complements[thing - 1].lexeme.isDeterminerLike,
        !["palabra", "nombre", "letra", "número", "frase"].contains(
          clause.complements[thing].lexeme.lemma)
      {
        // ¿Cómo se dice perro?: the word is meant.
        clause.complements[thing].lexeme.wordClass = .properNoun
        clause.complements[thing].lexeme.article = .bare
        clause.complements[thing].lexeme.animacy = .inanimate
      }
      return beDone(&clause, by: thing)
    }
    guard
      isAsked || verb == "poderse"
        || clause.complements.first.map({
          ["tarde", "de noche", "de día", "bien", "mal", "nada", "que"].contains($0.lexeme.lemma)
            || $0.lexeme.wordClass == .verb
        }) == true
    else { return }
    clause.verb?.lexeme.person = .third
  }
}
