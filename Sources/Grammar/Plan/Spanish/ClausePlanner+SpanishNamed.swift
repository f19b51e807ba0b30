import AACCore

/// Words of Spanish that name something although they look like a quality, and who is named behind a wish: *olvidar / lista, regalar /
/// rosas, dar / alta, ojalá / venir / mi / abuela* (NGLE §13.7, *sustantivos y adjetivos*; §32.6, *oraciones desiderativas*).
extension ClausePlanner {
  /// *Olvidé la lista, le regalo rosas*: what is forgotten or given is no quality of anybody.
  func nameByEnding(_ clause: inout Clause) {
    if clause.subject.count == 1, let verb = clause.verb?.lexeme.lemma,
      let thing = NamedThings.thing(clause.subject[0].lexeme, verb)
    {
      clause.subject[0].lexeme = thing
    }
    guard let verb = clause.verb?.lexeme.lemma else { return }
    for index in clause.complements.indices
    where clause.complements[index].lexeme.wordClass == .adjective {
      let before = index > 0 ? clause.complements[index - 1].lexeme : nil
      guard
        before?.isNominal != true || before?.wordClass == .pronoun
          || before?.isDeterminerLike == true && clause.complements[index].lexeme.lemma == "listo",
        before?.wordClass != .adverb, !frames[verb].isCopular,
        before.map({ $0.wordClass == .verb && frames[$0.lemma].isCopular }) != true,
        let thing = NamedThings.thing(clause.complements[index].lexeme, verb)
          ?? colored(clause, index)
      else { continue }
      clause.complements[index].lexeme = thing
    }
  }

  /// *Hacer / deber, mandar / mucho / deber*: what is done for school, where no verb follows that one must (NGLE §3.8, *plurales
  /// inherentes*).
  func nameHomework(_ clause: inout Clause) {
    for index in clause.complements.indices where clause.complements[index].lexeme.lemma == "deber"
    {
      let before = index > 0 ? clause.complements[index - 1].lexeme : clause.verb?.lexeme
      let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
      guard let before, next?.isInfinitive != true, next?.wordClass != .pronoun,
        before.isDeterminerLike || before.kind == .quantity || before.kind == .degree
          || before.wordClass == .verb && before.lemma != "ser"
          || before.lemma == "con" || before.lemma == "sin",
        before.lemma != "que", let homework = lexicon.known("deberes")
      else { continue }
      clause.complements[index].lexeme = homework
    }
  }

  /// *Rosa / rojo*: of a flower it is told which colour it has.
  private func colored(_ clause: Clause, _ index: Int) -> Lexeme? {
    guard clause.complements[index].lexeme.lemma == "rosa", index + 1 < clause.complements.count,
      clause.complements[index + 1].lexeme.wordClass == .adjective
    else { return nil }
    return NamedThings.thing(clause.complements[index].lexeme, "oler")
  }

  /// *Ojalá venga mi abuela, ojalá gane mi equipo*: whoever stands behind a wish does it, unless it is done to him.
  func wishOfOther(_ clause: inout Clause) {
    guard clause.subject[0].lexeme.lemma == "ojalá", let verb = clause.verb?.lexeme.lemma,
      let who = clause.complements.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      case let being = clause.complements[who].lexeme,
      being.isBeing && being.wordClass != .pronoun || being.lemma == "equipo",
      case let frame = frames[verb], frame.pattern == .plain, frame.isListed,
      !frame.slots.contains(where: {
        $0.role == .object && $0.words.isEmpty
          && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
      })
    else { return }
    clause.subject += clause.complements[...who]
    clause.complements.removeSubrange(...who)
  }

  /// *Traigo a la niña a la escuela, mando a mi hijo al colegio*: somebody who is taken to a place is no one whom something is
  /// sent to (NGLE §34.8).
  func moveSomebody(_ plan: inout ClausePlan) {
    guard plan.inquiry == nil,
      let place = plan.fillers.firstIndex(where: { $0.role == .recipient }),
      case let filler = plan.fillers[place], plan.verbs.indices.contains(filler.verb),
      plan.verbs.count == filler.verb + 1 || plan.verbs[filler.verb + 1].startsClause,
      let whom = filler.phrases[0].noun?.lexeme, whom.isBeing, whom.wordClass != .pronoun,
      Self.moving.contains(plan.verbs[filler.verb].frame.lemma),
      !plan.fillers.contains(where: { $0.role == .object && $0.verb == filler.verb }),
      plan.verbs[filler.verb].frame.lemma == "traer"
        || plan.fillers.contains(where: { $0.role == .placeTo && $0.verb == filler.verb })
    else { return }
    guard filler.prepositionTile == nil else {
      plan.fillers[place].role = .other
      return
    }
    plan.fillers[place].role = .object
    plan.fillers[place].preposition = nil
    plan.fillers[place].article = .definite
  }

  private static let moving: WordSet = [
    "traer", "mandar", "enviar", "devolver", "acercar", "llevar", "subir", "bajar",
  ]

  /// *Quedé con Pablo para ver el partido*: of two who agree to meet nothing is left to anybody (NGLE §35.9).
  func settleMeeting(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "quedar", clause.complements.count > 1 else { return }
    if meetsForDeed(clause) {
      verb.frame.pattern = .plain
      return
    }
    guard
      let with = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "con"
      }),
      let who = clause.complements[(with + 1)...].first(where: { !$0.lexeme.isDeterminerLike }),
      who.lexeme.isBeing || who.lexeme.wordClass == .pronoun
    else { return }
    verb.frame.pattern = .plain
  }

  /// *Nosotros / quedar / para / tomar / café*: what people meet for.
  private func meetsForDeed(_ clause: Clause) -> Bool {
    clause.complements[0].lexeme.lemma == "para" && clause.complements[1].lexeme.isInfinitive
      && clause.subject.allSatisfy { $0.lexeme.isHuman || $0.lexeme.isConnective }
  }
}

private enum NamedThings {
  /// What is named by a word that is a quality as well; nil where it is that.
  static func thing(_ quality: Lexeme, _ verb: String) -> Lexeme? {
    guard quality.wordClass == .adjective else { return nil }
    switch quality.lemma {
    case "listo" where quality.gender == .feminine && quality.number != .plural:
      return noun("lista", .thing)
    case "rosa" where quality.number == .plural, "rosas": return noun("rosas", .plant)
    case "rosa" where flowers.contains(verb): return noun("rosa", .plant)
    case "alto" where quality.gender == .feminine && quality.number != .plural:
      guard ["dar", "tener", "pedir", "recibir", "esperar"].contains(verb) else { return nil }
      var leave = noun("alta", .idea)
      leave.article = .definite
      // El alta: the article before a stressed a (NGLE §14.2).
      leave.gender = .masculine
      return leave
    default: return nil
    }
  }

  /// What is done with flowers and hardly with a colour.
  private static let flowers: WordSet = [
    "oler", "regalar", "plantar", "regar", "cultivar", "cortar", "podar", "dar", "traer", "recoger",
  ]

  private static func noun(_ lemma: String, _ kind: SemanticKind) -> Lexeme {
    var noun = Lexeme(lemma: lemma, wordClass: .noun, kind: kind)
    noun.gender = .feminine
    noun.countability = .count
    noun.animacy = .inanimate
    noun.number = lemma.hasSuffix("s") ? .plural : nil
    return noun
  }
}
