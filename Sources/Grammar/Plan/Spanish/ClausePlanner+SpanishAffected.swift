import AACCore

/// Whom it is done to or for where nobody is named and only the speaker can be meant: *Marta me quitó la pelota, mamá me lleva
/// al colegio, córtame la carne, me parece difícil* (NGLE §34.7, §35.6–7, *dativos de interés*).
extension ClausePlanner {
  /// Puts the speaker beside a verb that was chosen without him.
  func affectSpeaker(_ clause: inout Clause, _ verb: String) {
    guard AffectedWords.any.contains(verb), let own = clause.verb, own.lexeme.person == nil,
      own.lexeme.forms.isEmpty,
      !clause.complements.contains(where: {
        namesSomebody($0.lexeme) && !isGoal($0.lexeme, of: verb)
          && !($0.lexeme.wordClass == .verb && verb == "dejar")
      })
    else { return }
    let isAsked = clause.options.contains(.request)
    let others = clause.complements.map(\.lexeme)
    let isAffected =
      isAsked
      ? isAskedOfOther(clause) && (isFor(speaker: verb, others) || isAskedToReach(verb, clause))
      : isDoneByOther(clause) && (isReached(verb, clause) || isTaken(verb, clause))
        || AffectedWords.burning.contains(verb) && isHurtByThing(clause)
    guard isAffected || isFavour(verb, others, clause) || isNotLet(verb, clause),
      let speaker = lexicon.known("yo")
    else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "me"))
    clause.complements.insert(Constituent(speaker), at: 0)
    settleReached(&clause, verb)
    if isAsked || clause.isQuestion { askFavour(&clause, verb) }
  }

  /// The same of a row, where whoever does it was laid before his deed.
  func sufferInRow(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.person == nil, verb.lexeme.forms.isEmpty,
      !clause.isQuestion, !clause.options.contains(.request)
    else { return }
    treatSpeaker(&clause, verb.lexeme.lemma)
    nameAiling(&clause, verb.lexeme.lemma)
    guard AffectedWords.any.contains(verb.lexeme.lemma), let own = verb.tile,
      clause.subject.allSatisfy({ ($0.tile ?? -1) < own })
    else { return }
    affectSpeaker(&clause, verb.lexeme.lemma)
  }

  private func namesSomebody(_ word: Lexeme) -> Bool {
    word.isBeing || word.wordClass == .pronoun && word.kind == .person
      || word.kind == .possessive || word.wordClass == .verb || word.isConnective
      || word.kind == .question || WordJoiner.clitics.contains(word.lemma)
  }

  /// *Al médico*: where one is taken, though it is somebody.
  private func isGoal(_ word: Lexeme, of verb: String) -> Bool {
    (verb == "llevar" || verb == "acompañar") && EverydayQuestions.visited.contains(word.lemma)
  }

  /// Whether it is asked of somebody who is spoken to.
  func isAskedOfOther(_ clause: Clause) -> Bool {
    clause.subject.allSatisfy { word in
      word.lexeme.wordClass == .pronoun
        ? OrderWords.spokenTo.contains(word.lexeme.lemma)
        : word.lexeme.isHuman || word.lexeme.isConnective
    }
  }

  /// Whether somebody else than the speaker does it, and nobody is asked.
  private func isDoneByOther(_ clause: Clause) -> Bool {
    guard !clause.subject.isEmpty, !clause.isQuestion, !clause.options.contains(.polite) else {
      return false
    }
    return clause.subject.allSatisfy { word in
      word.lexeme.isBeing && word.lexeme.person != .first || word.lexeme.isDeterminerLike
        || word.lexeme.isConnective || word.lexeme.wordClass == .adjective
        || AffectedWords.somebody.contains(word.lexeme.lemma)
    }
  }

  /// *Mi primo no me deja jugar*: whom somebody does not let (NGLE §26.9).
  private func isNotLet(_ verb: String, _ clause: Clause) -> Bool {
    guard verb == "dejar", isDoneByOther(clause), isDenied(clause),
      let deed = clause.complements.first(where: { $0.lexeme.wordClass == .verb })?.lexeme
    else { return false }
    return deed.isInfinitive && !OneselfRows.lasting.contains(deed.lemma)
      && clause.complements.allSatisfy { $0.lexeme.wordClass != .adposition }
      && clause.complements.filter { $0.lexeme.wordClass == .verb }.count == 1
  }

  // MARK: - What is asked

  /// *Córtame la carne, léeme un cuento, cúrame la herida*: what is handled, told and bought for whoever asks.
  func isFor(speaker verb: String, _ others: [Lexeme]) -> Bool {
    let nouns = others.filter { $0.wordClass == .noun }
    if nouns.isEmpty, isPointedAt(verb, others) { return true }
    guard nouns.count == 1, let thing = nouns.first, !thing.kind.isTemporal,
      !others.contains(where: { $0.wordClass == .adposition })
    else { return false }
    if AffectedWords.serving.contains(verb) {
      let isEaten = KindSet.edible.contains(thing.kind) || thing.kind == .meal
      return isEaten && thing.lemma != "comida"
        || verb == "abrir" && AffectedWords.packages.contains(thing.lemma)
        || verb == "cortar" && AffectedWords.trimmed.contains(thing.lemma)
    }
    switch verb {
    case "hacer": return AffectedWords.made.contains(thing.lemma)
    case "curar": return AffectedWords.wounds.contains(thing.lemma)
    case "comprar":
      return thing.kind == .toy || AffectedWords.treats.contains(thing.lemma)
    case "prestar": return isLent(verb, others)
    case "decir": return AffectedWords.told.contains(thing.lemma)
    case "dar": return AffectedWords.held.contains(thing.lemma)
    case "leer", "contar":
      return thing.kind == .story || AffectedWords.tales.contains(thing.lemma)
        || verb == "leer" && AffectedWords.messages.contains(thing.lemma)
    case "mandar", "enviar": return AffectedWords.messages.contains(thing.lemma)
    case "explicar", "enseñar", "mostrar", "devolver": return true
    default: return false
    }
  }

  /// *Dame ese, pásame el rojo, tráeme otro*: what is named without its noun and goes from hand to hand (NGLE §14.4).
  private func isPointedAt(_ verb: String, _ others: [Lexeme]) -> Bool {
    AffectedWords.handing.contains(verb) && !others.isEmpty
      && others.allSatisfy {
        $0.isDeterminerLike && $0.kind != .question || $0.wordClass == .adjective
      }
  }

  /// *Llévame al parque, abrázame, tápame con la manta, no me sueltes*: a verb that is done to people with nobody beside it.
  func isAskedToReach(_ verb: String, _ clause: Clause) -> Bool {
    let things = clause.complements.filter { isDoneThing($0.lexeme) }.map(\.lexeme)
    switch verb {
    case "llevar": return hasGoal(clause) && things.isEmpty
    case "recoger": return isFetched(clause)
    case "empujar":
      return things.allSatisfy { BesideWords.playgrounds.contains($0.lemma) }
    case "poner":
      return things.count == 2 && things[1].roleKind == .body
        && (UnsaidWords.dressings.contains(things[0].lemma)
          || RowWords.treatment.contains(things[0].lemma))
    case "tapar": return things.allSatisfy { ["manta", "sábana", "edredón"].contains($0.lemma) }
    case "soltar", "tocar", "asustar", "insultar", "pellizcar", "interrumpir", "reñir", "regañar",
      "castigar", "engañar", "perseguir":
      return things.isEmpty && (isDenied(clause) || verb == "soltar")
    case "despertar":
      return things.isEmpty && (isDenied(clause) || !clause.complements.isEmpty)
    default: return AffectedWords.askedToReach.contains(verb) && things.isEmpty
    }
  }

  // MARK: - What is told

  /// *Mamá me lleva al colegio, Pablo me invitó a su fiesta, el perro me mordió*: what is done to people, told by one of them.
  private func isReached(_ verb: String, _ clause: Clause) -> Bool {
    let things = clause.complements.filter { isDoneThing($0.lexeme) }.map(\.lexeme)
    let isHuman = clause.subject.allSatisfy { !$0.lexeme.isBeing || $0.lexeme.isHuman }
    let isOver = clause.tense == .past && !clause.options.contains(.habitual)
    switch verb {
    case "llevar":
      return isHuman
        && (things.isEmpty && hasGoal(clause) || things.count == 1 && things[0].kind == .sport)
    case "recoger": return isHuman && isFetched(clause)
    case "llamar":
      // La niña me llamó tonto.
      return isOver && clause.complements.count == 1
        && clause.complements[0].lexeme.wordClass == .adjective
    case "invitar": return things.allSatisfy { $0.takesPlace || KindSet.edible.contains($0.kind) }
    case "empujar" where !things.isEmpty:
      return isHuman && things.allSatisfy { BesideWords.playgrounds.contains($0.lemma) }
    default:
      let hasPlace = clause.complements.contains { KindSet.places.contains($0.lexeme.kind) }
      if AffectedWords.harming.contains(verb) {
        if verb == "picar", clause.subject.contains(where: { $0.lexeme.isHuman }) { return false }
        if verb == "tirar", !things.contains(where: { AffectedWords.pulled.contains($0.lemma) }) {
          return false
        }
        return things.allSatisfy { $0.roleKind == .body }
          && (isOver || clause.options.contains(.progressive)
            || !things.isEmpty && AffectedWords.biting.contains(verb) && things[0].lemma != "hueso"
              && clause.subject.contains { $0.lexeme.kind == .animal })
      }
      return things.isEmpty && AffectedWords.reaching.contains(verb)
        && (!hasPlace || verb == "acompañar")
    }
  }

  /// *Marta me quitó la pelota, Lucía no me presta la muñeca, la abuela me regaló una bici*: from whom it is taken and who gets it.
  private func isTaken(_ verb: String, _ clause: Clause) -> Bool {
    let things = clause.complements.filter { isDoneThing($0.lexeme) }.map(\.lexeme)
    guard things.count == 1, let thing = things.first, thing.wordClass == .noun,
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .adposition || KindSet.places.contains($0.lexeme.kind)
          || $0.lexeme.kind == .furniture
      })
    else { return false }
    let isOver = clause.tense == .past && !clause.options.contains(.habitual)
    let isElder = clause.subject.contains { KinWords.elders.contains($0.lexeme.lemma) }
    switch verb {
    case "quitar", "robar", "esconder":
      guard thing.number != .plural || verb != "robar",
        verb != "esconder" || clause.subject.allSatisfy({ $0.lexeme.kind != .animal }),
        isOver || clause.complements.contains(where: { $0.lexeme.lemma == "siempre" })
      else {
        return false
      }
      switch thing.kind {
      case .toy, .device, .book, .money: return true
      case .food, .drink, .dish, .medicine, .clothing, .thing, .material, .media: return !isElder
      case .vehicle: return verb == "robar"
      default: return false
      }
    case "prestar", "devolver", "regalar", "recetar": return true
    case "prometer": return isOver
    case "mandar", "enviar", "escribir":
      return isOver && AffectedWords.messages.contains(thing.lemma)
    case "poner": return isOver && AffectedWords.imposed.contains(thing.lemma)
    case "dejar":
      return isDenied(clause)
        && [.toy, .device, .book, .thing, .clothing, .vehicle].contains(thing.kind)
    case "dar" where AffectedWords.dealt.contains(thing.lemma): return true
    case "dar":
      return isHandedOver(thing) && clause.subject.allSatisfy { $0.lexeme.kind != .animal }
    default: return false
    }
  }

  /// *El fuego me quemó el dedo, la puerta me pilló la mano*: whose the part is that a thing hurts (NGLE §35.7).
  private func isHurtByThing(_ clause: Clause) -> Bool {
    guard let thing = clause.subject.last?.lexeme, thing.wordClass == .noun, !thing.isBeing,
      !clause.isQuestion, clause.tense == .past || clause.options.contains(.progressive)
    else { return false }
    let hurt = clause.complements.filter { isDoneThing($0.lexeme) }
    return !hurt.isEmpty && hurt.allSatisfy { $0.lexeme.roleKind == .body }
      && clause.complements.allSatisfy { $0.lexeme.wordClass != .adposition }
  }

  // MARK: - Beside the verb

  private func isDenied(_ clause: Clause) -> Bool {
    clause.isNegative || clause.complements.contains { $0.lexeme.kind == .negation }
  }

  /// What is done or used, and no place, time or way.
  private func isDoneThing(_ word: Lexeme) -> Bool {
    [.noun, .properNoun].contains(word.wordClass) && !word.kind.isTemporal
      && !KindSet.places.contains(word.kind) && word.kind != .direction
      && !EverydayQuestions.visited.contains(word.lemma)
      && !AffectedWords.sessions.contains(word.lemma)
      || word.wordClass == .pronoun && word.kind != .negation
  }

  private func hasGoal(_ clause: Clause) -> Bool {
    clause.complements.contains {
      KindSet.places.contains($0.lexeme.kind) && $0.lexeme.isNominal
        || EverydayQuestions.visited.contains($0.lexeme.lemma)
        || ["aquí", "ahí", "allí", "fuera"].contains($0.lexeme.lemma)
    }
  }

  /// *Mamá me recoge del colegio*, but *mamá recoge la cocina*.
  private func isFetched(_ clause: Clause) -> Bool {
    clause.complements.contains { SpanishPlacedWords.reached.contains($0.lexeme.lemma) }
      && clause.complements.filter(\.lexeme.isNominal).allSatisfy {
        SpanishPlacedWords.reached.contains($0.lexeme.lemma) || $0.lexeme.kind.isTemporal
      }
  }

  /// *Empújame en el columpio*: where one is, and not what is done.
  private func settleReached(_ clause: inout Clause, _ verb: String) {
    if verb == "llevar",
      let goal = clause.complements.firstIndex(where: { $0.lexeme.kind == .sport })
    {
      clause.complements[goal].government = Government(preposition: "a", article: .bare)
    }
    if verb == "poner", let part = clause.complements.indices.last,
      clause.complements[part].lexeme.roleKind == .body
    {
      clause.complements[part].government = Government(preposition: "en", article: .definite)
    }
    guard verb == "empujar",
      let place = clause.complements.firstIndex(where: {
        BesideWords.playgrounds.contains($0.lexeme.lemma)
      }), clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    clause.complements[place].government = Government(preposition: "en", article: .definite)
  }

  // MARK: - What is asked politely

  /// *¿Podrías cerrar la ventana?*: a deed that is asked of the other politely (NGLE §42.6, *peticiones*; §23.15).
  func askWhetherCan(_ clause: inout Clause, _ verb: String) {
    guard clause.options.contains(.polite), isPoliteQuestion(clause, verb), var deed = clause.verb
    else { return }
    guard AffectedWords.deeds.contains(verb), !isOwnDeed(verb, clause) else {
      return askPermission(&clause, deed)
    }
    guard !clause.isNegative else { return }
    let others = clause.complements.map(\.lexeme)
    let isHanded =
      OrderWords.giving.contains(verb) || verb == "traer" || verb == "acercar"
    let isForSpeaker =
      isFor(speaker: verb, others) || verb == "dejar" && isLent(verb, others)
      || isHanded && others.allSatisfy({ $0.isDeterminerLike || isHandedOver($0) })
        && !others.isEmpty
      || verb == "ayudar"
    deed.lexeme.wordClass = .verb
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "poder"))
    if isForSpeaker, !others.contains(where: namesSomebody), let speaker = lexicon.known("yo") {
      clause.reasons.append(Realization.RuleApplication(.understood, verb, "me"))
      clause.complements.insert(Constituent(speaker), at: 0)
    }
    clause.verb = Constituent(Lexeme(lemma: "poder", wordClass: .verb, kind: .action))
    clause.complements.insert(deed, at: 0)
    askFavour(&clause, "poder")
    if ["tú", "vos"].contains(clause.subject.first?.lexeme.lemma ?? "") {
      clause.verb?.lexeme.person = .second
      clause.verb?.lexeme.number = .singular
      clause.subject = []
    }
  }

  /// Whether a deed of now is asked, of nobody or of whom one speaks to.
  private func isPoliteQuestion(_ clause: Clause, _ verb: String) -> Bool {
    !clause.isLaid && clause.isQuestion && !clause.options.contains(.request)
      && (clause.tense == nil || clause.tense == .present)
      && clause.verb?.lexeme.person == nil && clause.verb?.lexeme.forms.isEmpty == true
      && clause.subject.count < 2
      && clause.subject.allSatisfy { OrderWords.spokenTo.contains($0.lexeme.lemma) }
      && !clause.complements.contains {
        $0.lexeme.kind == .question || $0.lexeme.lemma == "si"
          || $0.lexeme.wordClass == .verb && AffectedWords.deeds.contains(verb)
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }
  }

  /// *¿Podría sentarme, podría cambiar la cita?*, but *¿podrías callarte?*: what only concerns oneself.
  private func isOwnDeed(_ verb: String, _ clause: Clause) -> Bool {
    guard clause.subject.isEmpty, verb != "callarse" else { return false }
    if verb == "cambiar" {
      return clause.complements.contains { AffectedWords.exchanged.contains($0.lexeme.lemma) }
    }
    return verb.hasSuffix("se")
  }

  /// *¿Podría entrar?, ¿podría probarme el vestido?*: of one's own deed one asks whether one may (NGLE §28.6).
  private func askPermission(_ clause: inout Clause, _ deed: Constituent) {
    let frame = frames[deed.lexeme.lemma]
    guard clause.subject.isEmpty, frame.isListed,
      frame.pattern == .plain || frame.pattern == .grooming,
      frame.lemma == "pedir"
        || !frame.opensClause && !SpanishRoleWords.wishing.contains(frame.lemma)
    else { return }
    var word = deed
    word.lexeme.wordClass = .verb
    clause.reasons.append(Realization.RuleApplication(.understood, frame.lemma, "poder"))
    clause.verb = Constituent(Lexeme(lemma: "poder", wordClass: .verb, kind: .action))
    clause.complements.insert(word, at: 0)
  }
}
