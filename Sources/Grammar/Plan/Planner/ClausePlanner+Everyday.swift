import AACCore

/// What is asked of others and done for the speaker in everyday Spanish (NGLE §35.7, §42.3).
extension ClausePlanner {
  /// *Rascar / espalda, limpiar / nariz*: who asks for care is who is cared for.
  func careForSpeaker(_ clause: inout Clause, _ verb: String) {
    guard clause.options.contains(.request),
      EverydayWords.caring.contains(verb) || verb == "cambiar",
      clause.subject.allSatisfy({ OrderWords.spokenTo.contains($0.lexeme.lemma) }),
      // Tú, mueve los dedos: whoever is told so moves his own.
      clause.subject.isEmpty || !EverydayWords.movedByOneself.contains(verb),
      !clause.complements.contains(where: { word in
        word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
          || word.lexeme.kind == .possessive || word.lexeme.isBeing
          || word.lexeme.wordClass == .verb
      }),
      let part = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .body
          || verb == "cambiar" && ["pañal", "gasa", "venda", "compresa"].contains($0.lexeme.lemma)
      }),
      clause.complements[..<part].allSatisfy({ $0.lexeme.wordClass != .adposition }),
      let speaker = lexicon.known("yo")
    else { return }
    clause.complements.insert(Constituent(speaker), at: 0)
  }

  /// *Ayudar, poner / cinturón, fisioterapeuta / estirar / pierna*: who lays it is who is helped, dressed and treated.
  func helpSpeaker(_ clause: inout Clause, _ verb: String) {
    let isRequest = clause.options.contains(.request)
    guard isRequest || EverydayWords.caring.contains(verb) else { return }
    let others = clause.complements.map(\.lexeme).filter {
      $0.kind != .social && $0.lemma != language.plainNegator
    }
    guard
      !others.contains(where: {
        $0.isBeing || $0.wordClass == .pronoun || $0.kind == .possessive || $0.wordClass == .verb
          || $0.wordClass == .adposition
      })
    else { return }
    let isHelp = isRequest && clause.subject.isEmpty && verb == "ayudar" && others.isEmpty
    let isDressing =
      isRequest && clause.subject.allSatisfy({ OrderWords.spokenTo.contains($0.lexeme.lemma) })
      && SpanishRoleWords.fastening.contains(verb) && others.count == 1
      && (SpanishRoleWords.fasteners.contains(others[0].lemma)
        || others[0].kind == .clothing && !["subir", "bajar"].contains(verb))
    let isTreating =
      !isRequest && clause.subject.count == 1
      && EverydayQuestions.visited.contains(clause.subject[0].lexeme.lemma)
      && EverydayWords.caring.contains(verb) && others.first?.kind == .body
    let isHanding =
      isRequest && !others.isEmpty
      && (["dar", "pasar", "prestar", "alcanzar", "traer"].contains(verb)
        || verb == "poner" && others.contains { RowWords.treatment.contains($0.lemma) })
      && others.contains { $0.wordClass == .noun }
      && clause.subject.allSatisfy({
        $0.lexeme.wordClass == .pronoun && OrderWords.spokenTo.contains($0.lexeme.lemma)
      })
      && others.allSatisfy({
        $0.isDeterminerLike || $0.kind == .quantity || $0.wordClass == .adjective
          || isHandedOver($0) || RowWords.treatment.contains($0.lemma)
          || EverydayWords.hugs.contains($0.lemma) && $0.lemma != "ayuda"
      })
    // Enseñar / foto: to whoever asks for it.
    let isShowing =
      isRequest && clause.isLaid && (verb == "enseñar" || verb == "mostrar") && others.count < 3
      && others.contains {
        $0.wordClass == .noun && (!$0.takesPlace && $0.kind != .subject || $0.lemma == "dibujo")
      }
      && clause.subject.isEmpty
    guard isHelp || isDressing || isTreating || isHanding || isShowing,
      let speaker = lexicon.known("yo")
    else {
      return
    }
    clause.complements.insert(Constituent(speaker), at: 0)
    if isTreating { clause.complements[0] = Constituent(WordJoiner.pronoun("me")) }
  }

  /// What one can put into somebody's hand, and no walk or kiss.
  func isHandedOver(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, frames.listed("dar \(noun.lemma)") == nil else { return false }
    switch noun.kind {
    case .food, .drink, .dish, .toy, .clothing, .device, .book, .medicine, .material, .instrument,
      .thing:
      return true
    default: return false
    }
  }

  /// *Qué / querer, dónde / doler, cómo / llamarse*: with nobody named the other is asked.
  private func askOther(_ clause: inout Clause, what asking: String, _ verb: String) {
    guard clause.subject.isEmpty, EverydayWords.askedByWord.contains(verb), asking != "quién",
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person || $0.lexeme.isHuman
      }),
      clause.complements.first?.lexeme.kind == .question
    else { return }
    if frames[verb].pattern == .experiencer {
      clause.complements.append(Constituent(WordJoiner.pronoun("te")))
    } else {
      clause.verb?.lexeme.person = .second
      clause.verb?.lexeme.number = .singular
    }
  }

  /// *Ayer tuve un examen, anoche hubo fiesta, conocí a Ana ayer*: at a point of the past even a state begins and ends
  /// (NGLE §23.11).
  func settlePoint(_ plan: inout ClausePlan, _ source: String) {
    guard language == .spanish, !plan.verbs.isEmpty,
      ["ayer", "anoche", "anteayer"].contains(source) || source.hasSuffix("pasado")
        || source.hasSuffix("pasada") || source.hasPrefix("pasad")
    else { return }
    let lemma = plan.verbs[0].frame.lemma
    let takesPlace = plan.fillers.contains { filler in
      filler.role == .object || filler.role == .attribute
        ? filler.phrases.contains {
          guard let noun = $0.noun?.lexeme else { return false }
          return noun.takesPlace || ["pesadilla", "crisis", "sueño", "cita"].contains(noun.lemma)
        } : false
    }
    let isAboutDay =
      plan.subject.first?.noun?.lexeme.takesPlace == true && plan.verbs[0].frame.pattern == .copula
    if ["conocer", "saber"].contains(lemma) && plan.verbs.count == 1
      || takesPlace && ["tener", "haber", "ser"].contains(lemma) || isAboutDay
    {
      plan.verbs[0].frame.past = .event
    }
  }

  /// *Conocí a una chica en la fiesta*: behind the place where it happened one gets to know somebody (NGLE §23.11); what was
  /// chosen as past with a point of time is over too.
  func meetSomewhere(_ plan: inout ClausePlan) {
    guard language == .spanish, !plan.isLaid, plan.tense == .past, plan.verbs.count == 1,
      !plan.options.contains(.habitual)
    else { return }
    for adverbial in plan.adverbials { settlePoint(&plan, adverbial.constituent.lexeme.lemma) }
    guard plan.verbs[0].frame.lemma == "conocer",
      let object = plan.fillers.firstIndex(where: {
        ($0.role == .object || $0.preposition == "a") && $0.verb == 0
      }),
      plan.fillers[object].phrases.allSatisfy({ $0.noun?.lexeme.isBeing == true }),
      case let isDescribed = !plan.isNegative
        && plan.fillers[object].phrases.allSatisfy({ !$0.adjectives.isEmpty }),
      isDescribed || plan.fillers.contains(where: { $0.role.isPlace || $0.role == .time })
        || plan.adverbials.contains(where: {
          $0.constituent.lexeme.kind.isTemporal && $0.place == .end
        })
    else { return }
    plan.verbs[0].frame.past = .event
    guard let whom = plan.fillers[object].phrases.first, whom.complement.isEmpty,
      isDescribed || whom.isPlain, whom.determiner == nil, whom.possessive == nil,
      plan.fillers[object].phrases.count == 1, let noun = whom.noun?.lexeme,
      noun.wordClass == .noun, noun.number != .plural,
      isDescribed || MeetingWords.new.contains(noun.lemma)
    else { return }
    let one = Constituent(Lexeme(lemma: "un", wordClass: .determiner))
    plan.fillers[object].phrases[0].determiner = one
  }

  /// What is asked for politely is said with *por favor* (NGLE §42.4).
  func sayPlease(_ clause: inout Clause) {
    if clause.options.contains(.request), let verb = clause.verb, askLeave(&clause, verb) { return }
    guard clause.options.isSuperset(of: [.request, .polite]),
      !clause.complements.contains(where: { OrderWords.please.contains($0.lexeme.lemma) })
    else { return }
    clause.complements.append(
      Constituent(Lexeme(lemma: "por favor", wordClass: .interjection, kind: .social)))
  }

  /// *¿Querer / agua?, ¿poder / ayudar / yo?*: nobody asks what he himself wants (NGLE §42.6).
  func askOther(_ clause: inout Clause) {
    guard clause.isLaid, let verb = clause.verb, verb.lexeme.person == nil,
      verb.lexeme.forms.isEmpty
    else { return }
    if clause.options.contains(.request) {
      guard clause.isQuestion, clause.subject.isEmpty else { return }
      // ¿Jugar / conmigo?, ¿prestar / goma?: an order that is asked.
      clause.options.remove(.request)
      clause.verb?.lexeme.person = .second
      clause.verb?.lexeme.number = .singular
      return
    }
    if let asking = clause.complements.first(where: { $0.lexeme.kind == .question })?.lexeme {
      return askOther(&clause, what: asking.lemma, verb.lexeme.lemma)
    }
    guard clause.isQuestion else { return }
    if clause.subject.isEmpty {
      let isHow =
        verb.lexeme.lemma == "estar"
        && clause.complements.contains { $0.lexeme.kind == .emotion || $0.lexeme.kind == .state }
      if verb.lexeme.lemma == "haber", let first = clause.complements.first?.lexeme,
        first.wordClass == .noun,
        EverydayWords.courses.contains(first.lemma) || first.countability == .mass
      {
        // ¿Hay postre?
        clause.complements[0].lexeme.article = .bare
        clause.complements[0].lexeme.countability = .mass
        return
      }
      let isPast =
        clause.tense == .past && frames[verb.lexeme.lemma].pattern == .plain
        && frames[verb.lexeme.lemma].isListed
      guard EverydayWords.askedOfOthers.contains(verb.lexeme.lemma) || isHow || isPast else {
        return
      }
      if frames[verb.lexeme.lemma].pattern == .experiencer {
        guard
          !clause.complements.contains(where: {
            $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          })
        else { return }
        clause.complements.insert(Constituent(WordJoiner.pronoun("te")), at: 0)
        return
      }
    } else {
      guard clause.subject.count == 1, clause.subject[0].lexeme.wordClass == .pronoun,
        clause.subject[0].lexeme.person == .first, clause.subject[0].lexeme.number != .plural,
        ["poder", "querer"].contains(verb.lexeme.lemma),
        let own = verb.tile, let who = clause.subject[0].tile, who > own,
        let opened = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .verb }),
        // ¿Poder / yo / ver / tele?: whoever stands before what is done does it.
        let deed = clause.complements[opened].tile, own < deed, deed < who,
        OrderWords.askedForSpeaker.contains(clause.complements[opened].lexeme.lemma)
          || OrderWords.lookers.contains(clause.complements[opened].lexeme.lemma)
      else { return }
      clause.complements.insert(clause.subject.removeFirst(), at: opened + 1)
    }
    clause.verb?.lexeme.person = .second
    clause.verb?.lexeme.number = .singular
  }
}

/// Those whom one gets to know.
enum MeetingWords {
  static let new: WordSet = [
    "chico", "chica", "niño", "niña", "amigo", "amiga", "señor", "señora", "hombre", "mujer",
    "muchacho", "muchacha", "profesor", "profesora", "médico", "médica", "cantante", "actor",
    "actriz", "futbolista", "bombero", "policía", "perro", "gato", "joven", "escritor", "escritora",
  ]
}

extension WordSorter {
  /// *Odiar / lunes, encantar / verano*: a time that is liked is what is liked (NGLE §15.8).
  func isLikedTime(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Bool {
    guard word.lexeme.kind.isTemporal, planner.language != .english, !isSubject,
      preposition == nil, let verb = plan.verbs.last?.frame.lemma,
      ReadingWords.liking.contains(verb) || verb == "preferir"
        || planner.language == .spanish && Self.spending.contains(verb), question == nil
    else { return false }
    let isPart = Self.partsOfYear.contains(word.lexeme.lemma)
    if planner.language == .spanish, clause == nil, comparative == nil,
      plan.verbs.count == 1 || plan.verbs.last?.link != nil,
      Self.seasons.contains(word.lexeme.lemma), rest.first.map({ Self.follows($0) }) ?? true
    {
      // Odio el invierno porque hace frío, pasé el verano en el pueblo.
      return loose.allSatisfy { $0.phrase.noun?.lexeme.wordClass == .pronoun }
    }
    if Self.spending.contains(verb) { return false }
    // Más el verano que el invierno.
    if comparative != nil, loose.last?.phrase.noun?.lexeme.kind == .idea {
      return isPart || word.lexeme.kind == .weekday
    }
    guard loose.allSatisfy({ $0.phrase.noun?.lexeme.wordClass == .pronoun }) else { return false }
    let others = rest.prefix { $0.lexeme.lemma != "que" && $0.lexeme.lemma != "a" }
    return !others.contains { $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .noun }
      && isPart
      || word.lexeme.kind == .weekday
  }

  private static func follows(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adposition || word.lexeme.wordClass == .conjunction
      || word.lexeme.isConnective || word.lexeme.lemma == "porque"
  }

  /// Verbs of what one does with a season or a feast: *pasar el verano, esperar la primavera*.
  private static let spending: WordSet = ["pasar", "esperar", "celebrar"]
  private static let seasons: WordSet = [
    "verano", "invierno", "otoño", "primavera", "Navidad", "Nochebuena", "Nochevieja",
    "Semana Santa", "Carnaval",
  ]

  private static let partsOfYear: WordSet = [
    "verano", "invierno", "otoño", "primavera", "noche", "día", "fin de semana", "mañana",
    "Navidad", "vacaciones", "verão", "inverno", "outono", "noite", "dia", "manhã",
    "fim de semana", "Natal", "Páscoa", "Carnaval",
  ]

  mutating func takeLikedTime(_ word: Constituent) {
    var time = word
    let isChoice = plan.verbs.last?.frame.lemma == "preferir"
    let isPortuguese = planner.language == .portuguese
    if word.lexeme.kind == .weekday, !isChoice, !isPortuguese { time.lexeme.number = .plural }
    if isPortuguese { time.lexeme.article = word.lexeme.kind == .weekday ? .bare : .definite }
    time.lexeme.kind = .idea
    if isChoice || Self.seasons.contains(word.lexeme.lemma), !isPortuguese {
      time.lexeme.article = .definite
    }
    takeNoun(time)
  }
}
