import AACCore

/// Spanish rows of two thoughts with no word between them, whatever they are about: *leche / fría / calentar, torre / caer / empezar / otra vez,
/// dónde / gorra / sol / fuerte, no / gustar / pescado / querer / pollo*. Each place is tried where the row may be cut; a thought is what its words
/// say as a whole row.
///
/// Sources: NGLE §31.1 (*yuxtaposición*), §16.9 (pronouns of what was named), §42.3 (*imperativos*), §26.5 (*querer* and an infinitive of the same
/// doer).
extension TileReader {
  /// The clauses of such a row; nil where it is one thought.
  func laidThoughts(_ row: [Constituent]) -> [Clause]? {
    if let joined = joinedThoughts(row) { return joined }
    guard variety.language == .spanish, isPlain, row.count > 1, row.count < 9,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    if let then = onceGrownUp(row) { return then }
    if let against = contrastedThoughts(row) ?? hurriedThoughts(row) ?? politeThoughts(row) {
      return against
    }
    guard
      row.allSatisfy({
        $0.lexeme.wordClass != .conjunction && $0.lexeme.lemma != "que"
          && ($0.lexeme.kind != .social || isNegator($0) || $0.lexeme.lemma == "cuidado"
            || $0.lexeme.wordClass == .verb)
      })
    else { return nil }
    if let called = calledThoughts(row) ?? laidSequels(row) { return called }
    if isDoneAfter(row) { return nil }
    if row.count == 2, !SpanishThoughtWords.called.contains(row[0].lexeme.lemma) { return nil }
    for cut in (1..<row.count).reversed() {
      let first = Array(row[..<cut]), second = Array(row[cut...])
      guard let thought = spanishThought(first), thought.clause.sequels.isEmpty,
        thought.clause.edge == nil,
        let next = spanishSequel(second, of: thought)
          ?? (thought.sort == .event ? doneByOther(second, thought) : nil)
      else { continue }
      return [thought.clause.and(next, link: link(behind: thought, second, next))]
    }
    return partedClauses(row)
  }

  /// *Después / terapia / yo / querer / helado*: when it shall be is no thought of its own.
  private func isDoneAfter(_ row: [Constituent]) -> Bool {
    row.count > 3 && ["antes", "después"].contains(row[0].lexeme.lemma)
      && row[1].lexeme.namesThing && !row[1].lexeme.isBeing
      && (row[2].lexeme.wordClass == .pronoun || row[2].lexeme.isInfinitive)
      && row[3...].contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.namesThing })
      && row[2...].contains(where: { $0.lexeme.isInfinitive })
  }

  /// *Juguete / roto / y / yo / triste, móvil / roto / y / no / llamar*: the same with the word between them.
  private func joinedThoughts(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, isPlain, row.count > 3, row.count < 9,
      let joint = row.firstIndex(where: { $0.lexeme.wordClass == .conjunction }), joint > 1,
      joint + 1 < row.count, ["y", "pero"].contains(row[joint].lexeme.lemma),
      row.filter({ $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "que" }).count == 1,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    let second = Array(row[(joint + 1)...])
    if let short = lackedBehind(second, Array(row[..<joint]), row[joint]) { return [short] }
    guard var first = spanishThought(Array(row[..<joint])),
      [.thingSo, .beingSo].contains(first.sort), first.clause.options.isEmpty,
      first.clause.sequels.isEmpty,
      let next = doneByOther(second, first) ?? spanishSequel(second, of: first),
      !next.options.contains(.request) || row[joint].lexeme.lemma != "y"
    else { return nil }
    first.clause.sequels = [next]
    first.clause.sequelJoint = [row[joint]]
    return [first.clause]
  }

  /// *Llover / y / no / paraguas, querer / pintar / pero / no / pinceles*: what one has not got.
  private func lackedBehind(
    _ second: [Constituent], _ words: [Constituent], _ joint: Constituent
  ) -> Clause? {
    guard second.count == 2, isNegator(second[0]), lacks(second[1]),
      !words.contains(where: isNegator),
      words.contains(where: { $0.lexeme.wordClass == .verb }), var first = readWhole(words).first,
      first.verb != nil, first.sequels.isEmpty, first.edge == nil
    else { return nil }
    first.sequels = [denied(second[0], deed("tener").said(by: .first), [second[1]])]
    first.sequelJoint = [joint]
    return first
  }

  /// *Juguete / roto / pero / papá / arreglar*: who does something about it.
  private func doneByOther(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count > 1, words.count < 4, let topic = first.topic,
      first.sort == .thingSo || first.sort == .event && !topic.lexeme.isBeing,
      let verb = loneVerb(words), verb + 1 == words.count, words[verb].lexeme.isInfinitive,
      loneNoun(words[..<verb])?.lexeme.isHuman == true, isDone(words[verb], to: topic)
    else { return nil }
    return told(words[verb], by: Array(words[..<verb]), [takenUp(as: topic)])
  }

  /// What is said between the thoughts: a comma, where nothing.
  private func link(
    behind first: SpanishThought, _ second: [Constituent], _ next: Clause
  ) -> String? {
    if first.sort == .asked { return "." }
    if next.options.contains(.request) || next.isQuestion { return nil }
    if second[0].lexeme.wordClass == .pronoun,
      first.sort == .beingSo
        || first.sort == .event
          && (first.topic?.lexeme.isBeing == true || second.last?.lexeme.wordClass == .verb)
    {
      return "y"
    }
    if first.sort == .thingSo, second.count == 2, second[0].lexeme.namesThing,
      second[1].lexeme.wordClass == .adjective, next.verb?.lexeme.lemma != "querer"
    {
      return "y"
    }
    let isPair =
      first.sort == .event && loneNoun(second.dropLast()) != nil
      && second.last?.lexeme.wordClass == .verb
    return isPair ? "y" : nil
  }

  /// A part of a row as a row of its own.
  func saidWhole(_ words: [Constituent]) -> Clause? {
    guard let said = readWhole(words).first else { return nil }
    return wishedBySpeaker(said)
  }

  /// *Lo, la, los, las* of what was named, with no tile of its own.
  func takenUp(as noun: Constituent) -> Constituent {
    let isFeminine = tables.gender(of: noun.lexeme) == .feminine
    let isMany = noun.lexeme.number == .plural || isWrittenPlural(noun)
    return Constituent(WordJoiner.pronoun((isFeminine ? "la" : "lo") + (isMany ? "s" : "")))
  }

  /// Whether it was laid in its plural: *uñas, deberes*.
  func isWrittenPlural(_ noun: Constituent) -> Bool {
    let text = written(noun)
    return text.hasSuffix("s") && text != noun.lexeme.lemma
  }

  /// The noun of *la / mochila, mi / perro*; nil where it is not alone with its small words.
  func loneNoun(_ words: some Collection<Constituent>) -> Constituent? {
    guard let noun = words.suffix(1).first,
      noun.lexeme.wordClass == .noun || noun.lexeme.wordClass == .properNoun,
      !noun.lexeme.kind.isTemporal, words.count < 3,
      words.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .numeral
      })
    else { return nil }
    return noun
  }
}
