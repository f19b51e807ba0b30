import AACCore

extension WordSorter {
  /// *Chora **quando** mamãe sai*: a question word behind the verb begins a clause where another verb
  /// follows (Cunha & Cintra, chapter 18, *Orações subordinadas*).
  func opensClause(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    planner.language == .portuguese && preposition == nil && !isAskedYet(behind: word)
      && Self.subordinators(of: .portuguese).contains(word.lexeme.lemma)
      && !isCompared && !isBeforeVerb(word)
      && !(rest.first?.lexeme.lemma.hasPrefix("hora") ?? false)
      && beginsClause(word, rest)
  }

  /// Whether a question word is waiting for its verb: *o que você faz quando está triste?* has had it.
  private func isAskedYet(behind word: Constituent) -> Bool {
    guard let asked = question?.word else { return false }
    guard let own = asked.tile, let verb = plan.verbs.first?.constituent.tile, let next = word.tile
    else { return true }
    return own > verb || next < verb
  }

  /// *Quando eu posso voltar?*: before the verb it asks.
  private func isBeforeVerb(_ word: Constituent) -> Bool {
    // Que / você / vir / querer: read as what joins them, wherever it was laid.
    guard word.lexeme.wordClass != .conjunction, let own = word.tile,
      let verb = plan.verbs.first?.constituent.tile
    else { return false }
    return own < verb && !plan.frontsClause
  }

  /// *Antes da meia-noite, depois do verão*: a time of which there is a before and an after (Cunha & Cintra, chapter 15, *Antes de*).
  private func isTurningPoint(_ time: Lexeme) -> Bool {
    planner.language == .portuguese
      && [
        "meia-noite", "meio-dia", "verão", "inverno", "outono", "primavera", "natal", "Natal",
        "páscoa", "Páscoa", "carnaval", "Carnaval", "madrugada", "amanhecer", "anoitecer",
      ].contains(time.lemma)
  }

  /// *Depois do almoço, antes de dormir, perto da farmácia*: adverbs of order and place before a noun or a verb are prepositions
  /// (Cunha & Cintra, chapter 15).
  func prepositional(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Constituent? {
    guard planner.language != .english, word.lexeme.wordClass == .adverb, preposition == nil,
      let next = rest.first?.lexeme
    else { return nil }
    let isOrder = ["antes", "depois", "después"].contains(word.lexeme.lemma)
    guard isOrder || word.lexeme.kind == .direction else { return nil }
    if isOrder, plan.verbs.isEmpty == false, word.tile == 0, next.wordClass != .verb,
      let own = plan.verbs.first?.constituent.tile, own > 0,
      rest.first?.tile.map({ $0 > own }) == true
    {
      // Depois / você / ler / história: chosen apart from the noun that now stands behind it.
      return nil
    }
    if isOrder, isTakenByVerb(next) { return nil }
    if planner.language == .spanish, !plan.isLaid, !plan.verbs.isEmpty,
      Self.sides.contains(word.lexeme.lemma),
      next.isBeing || next.kind == .weather || next.wordClass == .pronoun && next.kind == .person
    {
      // Juego fuera con mis amigos: nobody is a place that one is outside of (NGLE §30.4).
      return nil
    }
    if planner.language == .spanish, Self.sides.contains(word.lexeme.lemma), rest.count > 1,
      next.isDeterminerLike || next.wordClass == .numeral,
      rest.dropFirst().first?.lexeme.kind.isTemporal == true,
      word.lexeme.lemma != "dentro" || Self.staying.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // Espera fuera cinco minutos: so long.
      return nil
    }
    let governs =
      next.wordClass == .noun && (!next.kind.isTemporal || isOrder && isTurningPoint(next))
      || next.wordClass == .properNoun
      || next.isDeterminerLike || next.wordClass == .pronoun && next.kind == .person
    guard governs || isOrder && next.wordClass == .verb,
      let known = planner.lexicon.known(word.lexeme.lemma + " de"), known.wordClass == .adposition
    else { return nil }
    return Constituent(known, tile: word.tile)
  }

  /// *Veo la tele después, voy al parque después*, but *me lavo después de la comida*: what the verb itself takes is not
  /// what it comes after, unless it takes place (NGLE §29.4).
  private func isTakenByVerb(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, !isSubject, let frame = plan.verbs.last?.frame,
      plan.verbs.count == 1, !frame.isCopular, loose.isEmpty, pending.isEmpty,
      !Self.occasions.contains(noun.kind)
    else { return false }
    return frame.slots.contains { slot in
      switch slot.role {
      case .placeTo: slot.acceptedKinds.contains(noun.kind) || KindSet.places.contains(noun.kind)
      case .object, .topic, .instrument, .company:
        slot.words.contains(noun.lemma) || slot.kinds.contains(noun.kind)
          || slot.role == .object && slot.words.isEmpty && slot.kinds.isEmpty
            && (KindSet.tools.contains(noun.kind) || Self.works.contains(noun.kind))
      default: false
      }
    }
  }

  private static let staying: WordSet = ["esperar", "quedarse", "jugar", "estar", "permanecer"]
  private static let sides: WordSet = [
    "fuera", "afuera", "dentro", "adentro", "arriba", "abajo",
  ]
  /// What is watched, told and played.
  private static let works = KindSet(.media, .story, .music, .game)
  /// What takes place, and can be before or after something.
  private static let occasions = KindSet(
    .event, .meal, .activity, .time, .duration, .weekday, .subject, .sport, .medicine)
}

extension WordSorter {
  /// *Remind me of my son, me echaron de clase*: nothing is part of a person who is meant by a pronoun (CGEL §5.115–5.116;
  /// NGLE §16.9).
  func isOfPronoun(_ before: LoosePhrase) -> Bool {
    guard planner.language != .portuguese, let noun = before.phrase.noun?.lexeme,
      noun.wordClass == .pronoun, noun.kind == .person
    else { return false }
    return planner.language == .english || noun.person == .first || noun.person == .second
  }

  /// *No sé **dónde** está mamá*: behind a verb of knowing and asking a question word asks nothing
  /// outright (NGLE §43.3; Cunha & Cintra, chapter 18).
  func asksIndirectly(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    if plan.isAskedOutright, planner.language == .spanish, let own = word.tile,
      let verb = plan.verbs.first?.constituent.tile, own < verb,
      rest.contains(where: { Self.subordinators(of: .spanish).contains($0.lexeme.lemma) })
    {
      // ¿Qué dices cuando llegas?
      return false
    }
    guard planner.language != .english, !isSubject, clause == nil,
      let lemma = plan.verbs.last?.frame.lemma,
      Self.asking.contains(lemma)
        || planner.language == .spanish && !plan.isAskedOutright && Self.choosing.contains(lemma)
    else { return false }
    return rest.contains { $0.lexeme.wordClass == .verb }
  }
}
