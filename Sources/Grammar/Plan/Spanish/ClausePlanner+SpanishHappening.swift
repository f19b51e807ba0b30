import AACCore

/// What things do and what happens, where nobody was chosen to do it: *suena el teléfono, no funciona el mando, llegó una carta,
/// la película dura dos horas, el baño está ocupado* (NGLE §41.4, *verbos inacusativos*; §40.4, subjects behind the verb).
extension ClausePlanner {
  /// Makes the thing behind a verb of happening its subject, which stands where it was chosen.
  func settleHappening(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard clause.subject.isEmpty, !clause.isLaid, !clause.options.contains(.request),
      !clause.options.contains(.polite), verb.constituent.lexeme.person == nil,
      verb.constituent.lexeme.forms.isEmpty, let thing = firstThing(clause),
      let article = articleOfHappening(verb.frame, thing, clause)
    else { return }
    verb.frame.pattern = .unaccusative
    verb.frame.happensToBody = false
    var slots = [FrameSlot(.object, article: article == .byRule ? nil : article.article)]
    slots += verb.frame.slots.filter {
      $0.role != .object && $0.role != .recipient && !$0.words.contains(thing.lemma)
    }
    if verb.frame.lemma == "llegar" || verb.frame.lemma == "venir" {
      slots.removeAll { $0.role == .instrument || $0.role == .company }
    }
    verb.frame.slots = slots
  }

  /// Whether the noun behind the verb is what happens or does it.
  func happens(_ verb: String, _ clause: Clause) -> Bool {
    guard !clause.isLaid, !clause.options.contains(.polite), let thing = firstThing(clause) else {
      return false
    }
    return articleOfHappening(frames[verb], thing, clause) != nil
  }

  /// Takes from the thing the preposition that it mostly has behind the verb: *viene el autobús*, and nobody comes by bus.
  func freeHappening(_ clause: inout Clause, _ verb: String) {
    let isCaller = HappeningWords.arriving.contains(verb) && clause.complements.count > 1
    guard clause.subject.isEmpty, !clause.options.contains(.request),
      !clause.options.contains(.polite), clause.verb?.lexeme.person == nil,
      isCaller || clause.complements.contains(where: { $0.government?.preposition != nil }),
      let thing = firstThing(clause),
      articleOfHappening(frames[verb], thing, clause) != nil,
      let place = clause.complements.firstIndex(where: { $0.lexeme == thing })
    else { return }
    clause.complements[place].government = nil
    if isCaller, place == 0, HappeningWords.callers.contains(thing.lemma) {
      // El médico viene a casa.
      clause.subject = [clause.complements.removeFirst()]
    }
  }

  /// Snow, rain and leaves, with which nobody falls.
  func fallsFromSky(_ word: String) -> Bool { HappeningWords.falling.contains(word) }

  /// How what happens is named.
  private enum HappeningArticle: Equatable {
    case known, new, bare, byRule
    var article: Article? {
      switch self {
      case .known: .definite
      case .new: .indefinite
      case .bare: .bare
      case .byRule: nil
      }
    }
  }

  /// The noun right behind the verb that nothing governs, with no other verb, question or pronoun before it.
  private func firstThing(_ clause: Clause) -> Lexeme? {
    for (index, word) in clause.complements.enumerated() {
      let lexeme = word.lexeme
      switch lexeme.wordClass {
      case .noun:
        return lexeme.kind.isTemporal ? nil : lexeme
      case .properNoun: return lexeme.isHuman ? lexeme : nil
      case .adposition, .verb, .conjunction, .pronoun: return nil
      case .adverb where lexeme.kind == .question: return nil
      default:
        if lexeme.kind == .question || lexeme.isConnective || index > 3 { return nil }
      }
    }
    return nil
  }

  /// With which article the thing is the subject of the verb; nil where it is not.
  private func articleOfHappening(
    _ frame: VerbFrame, _ thing: Lexeme, _ clause: Clause
  ) -> HappeningArticle? {
    let lemma = frame.lemma
    if HappeningWords.arriving.contains(lemma) {
      if thing.lemma == "gente" { return .bare }
      if thing.isBeing { return arrives(thing, lemma, clause) ? .known : nil }
      guard
        lemma != "venir" || clause.isNegative || thing.kind == .event
          || clause.complements.contains(where: { $0.lexeme.lemma == "tarde" })
      else {
        return HappeningWords.delivered.contains(thing.lemma) ? .new : nil
      }
      guard !KindSet.places.contains(thing.kind), thing.kind != .furniture else { return nil }
      if thing.kind == .vehicle {
        return clause.isNegative || clause.complements.contains { $0.lexeme.lemma == "tarde" }
          ? .known : nil
      }
      return thing.number == .plural || thing.kind == .weather ? .known : .new
    }
    if lemma == "salir", clause.isNegative, HappeningWords.flowing.contains(thing.lemma) {
      return .bare
    }
    if lemma == "salir" { return HappeningWords.rising.contains(thing.lemma) ? .known : nil }
    if lemma == "caer" || lemma == "caerse" {
      return HappeningWords.falling.contains(thing.lemma) ? .byRule : nil
    }
    if HappeningWords.livingOrDying.contains(lemma) {
      return thing.isBeing && clause.complements.count < 3 ? .known : nil
    }
    if HappeningWords.cries.contains(lemma) {
      // Ladrar / gato: that is whom one barks at.
      return thing.roleKind == .animal
        && (lemma != "ladrar" || HappeningWords.dogs.contains(thing.lemma)) ? .known : nil
    }
    if HappeningWords.occurring.contains(lemma) {
      guard thing.kind != .body else { return nil }
      return lemma == "existir" || lemma.hasSuffix("aparecer") ? .known : .byRule
    }
    if lemma == "arrancar" {
      return clause.isNegative && [.vehicle, .device].contains(thing.kind) ? .known : nil
    }
    if isHeld(lemma, thing, clause) { return .known }
    if let things = HappeningWords.changing[lemma],
      clause.complements.count < 3 || clause.isNegative
    {
      return things.contains(thing.lemma) ? .known : nil
    }
    guard isDoneByThings(frame, thing) else { return nil }
    return .known
  }

  /// *Empieza la clase, terminó la fiesta*: what takes place begins and ends for all, while work is begun by who does it.
  private func isHeld(_ verb: String, _ thing: Lexeme, _ clause: Clause) -> Bool {
    guard HappeningWords.beginning.contains(verb),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .adposition && $0.lexeme.lemma != "de"
      })
    else { return false }
    return thing.kind == .event && !thing.kind.isTemporal
      || HappeningWords.held.contains(thing.lemma)
      || HappeningWords.seasons.contains(thing.lemma) && !thing.kind.isTemporal
  }

  /// *Viene el médico a casa*: somebody who comes to where one is, and no place is named that one goes to together.
  private func arrives(_ who: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    if HappeningWords.callers.contains(who.lemma) { return true }
    guard who.isHuman, clause.complements.count < 4 else { return false }
    return !clause.complements.contains {
      KindSet.places.contains($0.lexeme.kind) || $0.lexeme.wordClass == .adposition
        || $0.lexeme.wordClass == .adjective
    }
  }

  /// *Sonar, brillar, gotear, caducar*: what the example of the verb is a thing of, and what takes no object.
  private func isDoneByThings(_ frame: VerbFrame, _ thing: Lexeme) -> Bool {
    guard !thing.isBeing, thing.kind != .body else { return false }
    if frame.slots.contains(where: { $0.words.contains(thing.lemma) && frame.lemma != "explotar" })
    {
      return false
    }
    if HappeningWords.working.contains(frame.lemma) {
      return thing.kind != .room && thing.kind != .place || frame.lemma == "arder"
    }
    guard !frame.isDefault, frame.pattern == .plain || frame.pattern == .affecting,
      !frame.lemma.hasSuffix("se"), !frame.typicalSubject.isEmpty,
      !KindSet.places.contains(thing.kind),
      frame.slots.allSatisfy({
        $0.role.isPlace || $0.role == .object && $0.isForNamedWords
          || $0.role == .recipient && frame.lemma.contains(" ")
      }),
      let typical = lexicon.known(frame.typicalSubject)
        ?? lexicon.singulars(of: frame.typicalSubject).first.flatMap(lexicon.known)
    else { return false }
    return typical.wordClass == .noun && !typical.isBeing && typical.kind != .body
      && !KindSet.places.contains(typical.kind) && frame.lemma != "caer"
  }

  // MARK: - Before the words are sorted

  /// *Durar / película / dos / hora, estar / baño / ocupado, ser / película / aburrido, empezar / película / a las ocho*: the
  /// thing of which the rest is said, moved before the verb.
  func nameThingSubject(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, !clause.options.contains(.request),
      !clause.isQuestion || verb == "quedar",
      clause.verb?.lexeme.person == nil, clause.verb?.lexeme.forms.isEmpty == true,
      HappeningWords.saidOf.contains(verb), clause.complements.count > 1,
      !clause.complements.contains(where: { $0.lexeme.kind == .question })
    else { return }
    var start = 0
    if HappeningWords.measuring.contains(verb) || verb == "oler" || verb == "quedar",
      let place = clause.complements.firstIndex(where: { isMeasured($0.lexeme) })
    {
      start = place
    }
    while start > 0,
      case let before = clause.complements[start - 1].lexeme, before.isDeterminerLike,
      before.wordClass != .numeral, before.kind != .quantity
    {
      start -= 1
    }
    var noun = start
    while noun < clause.complements.count, clause.complements[noun].lexeme.isDeterminerLike {
      noun += 1
    }
    guard noun < clause.complements.count, clause.complements[noun].lexeme.wordClass == .noun,
      noun - start < 2, isSaid(of: clause.complements[noun].lexeme, noun, clause, verb)
    else { return }
    clause.complements[noun].government = nil
    clause.subject = Array(clause.complements[start...noun])
    clause.complements.removeSubrange(start...noun)
    if HappeningWords.measuring.contains(verb) { measureByAdverb(&clause) }
  }

  private func isMeasured(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && !word.kind.isTemporal && !word.isBeing
      && !HappeningWords.units.contains(word.lemma) && word.kind != .money
  }

  /// *La mochila pesa mucho*: of a measure alone, how much.
  private func measureByAdverb(_ clause: inout Clause) {
    guard clause.complements.count == 1,
      ["mucho", "poco", "demasiado", "bastante"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
  }

  private func isSaid(
    of thing: Lexeme, _ place: Int, _ clause: Clause, _ verb: String
  ) -> Bool {
    let rest = clause.complements[(place + 1)...].map(\.lexeme)
    let before = clause.complements[..<place].map(\.lexeme)
    if HappeningWords.measuring.contains(verb) {
      return isMeasured(thing)
        && (rest + before).contains {
          $0.wordClass == .numeral || $0.kind == .quantity || $0.kind == .duration
            || $0.lemma == "mucho" || $0.lemma == "poco" || $0.lemma == "demasiado"
            || HappeningWords.units.contains($0.lemma)
        }
    }
    switch verb {
    case "ser":
      return rest.last?.wordClass == .adjective && !thing.isBeing && rest.count < 3
        && (rest.count == 1 || rest[0].kind == .degree) && !thing.kind.isTemporal
        && thing.kind != .color && before.isEmpty
    case "estar":
      guard let quality = rest.last, quality.wordClass == .adjective, rest.count < 3,
        rest.count == 1 || rest[0].kind == .degree
      else { return false }
      if thing.isBeing { return thing.roleKind == .animal || KinWords.elders.contains(thing.lemma) }
      return HappeningWords.statesOfThings.contains(quality.lemma)
        || !KindSet.places.contains(thing.kind) && thing.kind != .body && thing.kind != .furniture
          && thing.kind != .vehicle && !OneselfWords.returning.contains(quality.lemma)
    case "caber":
      return !thing.isBeing && !KindSet.places.contains(thing.kind) && thing.kind != .vehicle
        && rest.count == 1 && rest[0].wordClass == .noun
    case "oler":
      return (rest + before).allSatisfy {
        ["bien", "mal", "fatal", "muy", "muy bien", "muy mal"].contains($0.lemma)
      }
        && !thing.isBeing
    case "saber a", "oler a":
      return rest.count == 1 && rest[0].wordClass == .noun && !thing.isBeing
    case "quedar":
      return KindSet.places.contains(thing.kind)
        && (rest + before).contains { ["lejos", "cerca"].contains($0.lemma) }
    default:
      // Empezar / película / a las ocho, abrir / tienda / a las diez.
      let isTimed = rest.contains { word in
        word.kind.isTemporal && word.lemma.hasPrefix("a la") || word.kind == .weekday
          || word.kind == .frequency && !word.lemma.hasPrefix("nunca")
      }
      let isOpened = verb == "abrir" || verb == "cerrar"
      guard rest.allSatisfy({ $0.kind.isTemporal || $0.wordClass == .adverb }) else { return false }
      let isPlace = KindSet.places.contains(thing.kind)
      if isOpened { return isTimed && isPlace && thing.kind != .home && thing.kind != .room }
      return isTimed && (isPlace || [.event, .media, .subject, .activity].contains(thing.kind))
    }
  }

  /// *Huele a quemado, no pasa nada, depende de ti, vale la pena, sigue lloviendo*: said of nobody (NGLE §41.5).
  func sayOfNobody(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, HappeningWords.nobodys.contains(verb),
      !clause.options.contains(.request), clause.verb?.lexeme.person == nil,
      clause.verb?.lexeme.forms.isEmpty == true, let first = clause.complements.first?.lexeme
    else { return }
    let isOfNobody =
      switch verb {
      case "oler":
        first.lemma == "a" && !clause.complements.contains { $0.lexeme.kind == .possessive }
      case "pasar": ["algo", "nada", "que"].contains(first.lemma)
      case "suceder", "ocurrir": ["algo", "nada", "que"].contains(first.lemma)
      case "resultar": first.lemma == "que"
      case "depender": first.lemma == "de" || first.lemma == "si"
      case "valer": first.lemma == "pena" || first.lemma == "la" && clause.complements.count == 2
      case "seguir", "continuar", "parecer":
        first.forms[FiniteForms.Mark.gerund].map { frames[$0].pattern == .weather } == true
      default: true
      }
    guard isOfNobody else { return }
    nameBurntSmell(&clause)
    if verb == "valer", first.lemma == "pena", let the = lexicon.known("la") ?? lexicon.known("el")
    {
      clause.complements.insert(Constituent(the), at: 0)
    }
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .singular
  }
}

extension ClausePlanner {
  /// *Huele a quemado en la cocina*: the smell has no noun, and a place behind it is where.
  private func nameBurntSmell(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "a",
      ["quemado", "podrido", "cerrado", "limpio"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    var smell = Lexeme(lemma: clause.complements[1].lexeme.lemma, wordClass: .noun, kind: .state)
    smell.gender = .masculine
    smell.countability = .mass
    smell.article = .bare
    clause.complements[1].lexeme = smell
    guard clause.complements.count == 3, KindSet.places.contains(clause.complements[2].lexeme.kind),
      let link = lexicon.known("en")
    else { return }
    clause.complements.insert(Constituent(link), at: 2)
  }

  /// *Falta alguien, falta gente, faltan cinco minutos para el recreo*: who is not there and how long it is until then (NGLE
  /// §35.3).
  func settleMissing(_ verb: inout PlannedVerb, _ clause: Clause) {
    if verb.frame.lemma == "estar", let first = clause.complements.first?.lexeme.lemma,
      first == "prohibido" || first == "permitido"
    {
      // Está prohibido fumar: what is forbidden is what it is said of (NGLE §26.4).
      verb.frame.opening = .bare
      return
    }
    if verb.frame.lemma == "hacer falta", clause.subject.isEmpty, !clause.isLaid,
      clause.complements.first?.lexeme.lemma == "que"
    {
      // Hace falta que venga el médico.
      verb.frame.pattern = .weather
      return
    }
    if clause.isQuestion, verb.frame.lemma == "faltar" || verb.frame.lemma == "sobrar",
      missesThere(clause)
    {
      verb.frame.pattern = .plain
      verb.frame.slots =
        ["place-to a -: =clase", "place-to a the: event =colegio =trabajo", "place-at en the"]
        .compactMap { FrameSlot(text: $0) }
      return
    }
    guard verb.frame.lemma == "faltar", clause.subject.isEmpty, !clause.isLaid,
      !clause.options.contains(.request), verb.constituent.lexeme.person == nil,
      let first = clause.complements.first?.lexeme
    else { return }
    if clause.complements.contains(where: { MannerNouns.duties.contains($0.lexeme.lemma) }),
      first.lemma == "a" || clause.complements[0].government?.preposition == "a"
    {
      // Falté a clase: who is not there lacks nothing.
      verb.frame.pattern = .plain
      verb.frame.past = .event
      verb.frame.slots = [FrameSlot(.placeTo, preposition: "a")]
      return
    }
    let isSomebody = ["alguien", "gente", "nadie"].contains(first.lemma)
    let isUntil =
      clause.complements.contains { $0.lexeme.kind.isTemporal }
      && clause.complements.contains { $0.lexeme.lemma == "para" }
    guard isSomebody || isUntil else { return }
    verb.frame.pattern = .unaccusative
    verb.frame.happensToBody = false
    verb.frame.slots = [FrameSlot(.object, article: first.lemma == "gente" ? .bare : nil)]
  }

  /// *¿Qué falta en la mesa?, ¿quién falta hoy?*: what or who is not there, and nobody lacks it.
  private func missesThere(_ clause: Clause) -> Bool {
    let words = clause.subject + clause.complements
    guard words.count > 1, let asked = words.first(where: { $0.lexeme.kind == .question })?.lexeme,
      asked.lemma == "qué" || asked.lemma == "quién"
    else { return false }
    return words.allSatisfy {
      let word = $0.lexeme
      return word.kind == .question || word.kind.isTemporal || KindSet.places.contains(word.kind)
        || word.kind == .furniture || word.lemma == "clase" || word.kind == .event
        || ["nevera", "mochila", "caja", "bolsa", "maleta", "frigorífico", "plato", "sopa"]
          .contains(word.lemma)
    }
  }

  /// *Oigo llover, vi pasar el tren*: an infinitive right behind a verb of perception (NGLE §26.10).
  func perceiveDeed(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard HappeningWords.perceiving.contains(verb.frame.lemma), !clause.isLaid,
      let deed = clause.complements.first?.lexeme, deed.wordClass == .verb,
      frames[deed.lemma].pattern == .weather || HappeningWords.perceived.contains(deed.lemma)
    else { return }
    verb.frame.opening = .bare
  }
}
