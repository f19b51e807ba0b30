import AACCore

/// Spanish sentences by role in which a thing behind *y* does something itself or is put elsewhere: *vaso / romperse / y / agua / caer / al suelo, yo / poner /
/// libros / en / estantería / y / ropa / en / armario*.
///
/// Sources: NGLE §31.3 (*coordinación copulativa*), §31.6 (what is left out of the second part), §41.6 (*verbos inacusativos*).
extension Clause {
  /// The clause with what stands behind *y* as a thought of its own; nil where it is one with the first.
  func withJoinedThing() -> Clause? {
    guard variety.language == .spanish, !isLaid, sequels.isEmpty, verb != nil, !isQuestion,
      !options.contains(.request), complements.count > 2,
      let joint = complements.firstIndex(where: { $0.lexeme.lemma == "y" }),
      complements[joint].lexeme.wordClass == .conjunction,
      let noun = complements.indices.dropFirst(joint + 1).first(where: {
        !complements[$0].lexeme.isDeterminerLike
      }), complements[noun].lexeme.wordClass == .noun,
      complements[noun].lexeme.namesThing
        || complements[noun].lexeme.kind == .weather,
      !complements[noun].lexeme.kind.isTemporal, noun + 1 < complements.count
    else { return nil }
    return doneByThing(joint, noun) ?? putElsewhere(joint, noun)
  }

  /// *Y / agua / caer / al suelo*: what the thing does.
  private func doneByThing(_ joint: Int, _ noun: Int) -> Clause? {
    let deed = complements[noun + 1]
    guard deed.lexeme.isInfinitive, JoinedThingWords.byThemselves.contains(deed.lexeme.lemma),
      !complements[(noun + 2)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var next = Clause(variety: variety)
    next.subject = Array(complements[(joint + 1)...noun])
    next.verb = deed
    next.complements = Array(complements[(noun + 2)...])
    return parted(at: joint, next)
  }

  /// *Libros / en / estantería / y / ropa / en / armario*: where the other thing is put.
  private func putElsewhere(_ joint: Int, _ noun: Int) -> Clause? {
    guard let verb, JoinedThingWords.putting.contains(verb.lexeme.lemma),
      let link = complements[..<joint].last(where: { $0.lexeme.wordClass == .adposition }),
      complements[noun + 1].lexeme.lemma == link.lexeme.lemma, noun + 2 < complements.count,
      let place = complements.last?.lexeme, place.wordClass == .noun, !place.isBeing,
      complements[(noun + 2)...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let lexicon = LanguageTables.tables(variety.language).lexicon
    let isOwned = noun > joint + 1
    var words = (isOwned ? [] : lexicon.small("el")) + complements[(joint + 1)...(noun + 1)]
    if noun + 3 == complements.count, place.article != .bare { words += lexicon.small("el") }
    var next = Clause(variety: variety)
    next.complements = words + complements[(noun + 2)...]
    return parted(at: joint, next)
  }

  private func parted(at joint: Int, _ next: Clause) -> Clause {
    var main = self
    main.complements = Array(complements[..<joint])
    main.sequelJoint = [complements[joint]]
    var sequel = next
    sequel.isLaid = true
    main.sequels = [sequel]
    return main
  }
}

private enum JoinedThingWords {
  /// What things do by themselves.
  static let byThemselves: WordSet = [
    "caer", "caerse", "romperse", "salir", "parar", "empezar", "terminar", "sonar", "volar",
    "flotar", "hervir", "quemarse", "apagarse", "encenderse", "abrirse", "cerrarse", "llegar",
    "moverse", "explotar", "derretirse", "mojarse", "brillar", "derramarse", "mancharse",
    "perderse", "desaparecer", "hundirse", "arder", "rodar",
  ]
  /// What is done to a thing so that it is somewhere.
  static let putting: WordSet = [
    "poner", "dejar", "guardar", "meter", "colgar", "esconder", "tirar",
  ]
}
