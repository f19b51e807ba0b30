import AACCore

/// Who or what does it where nobody was chosen as the subject, and it can hardly be the speaker: *la película dura dos horas,
/// no queda nada, me quitaron el juguete, huele a gas* (NGLE §33.4, *sujetos tácitos*; §41.5 and §41.10, *impersonales*).
extension ClausePlanner {
  /// Names the doer that the words leave no doubt of.
  func nameDoer(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, !clause.options.contains(.request),
      let first = clause.verb?.lexeme,
      first.person == nil, first.forms.isEmpty
    else { return }
    if UnsaidDoerWords.worth.contains(verb),
      clause.complements.isEmpty
        || ["costar", "valer"].contains(verb)
          && clause.complements.allSatisfy({ !$0.lexeme.isThing || $0.lexeme.kind == .money })
        || verb.hasSuffix(" la pena")
    {
      // Cuesta diez euros, vale la pena, no funciona: of what is talked about.
      clause.verb?.lexeme.person = .third
      return
    }
    // Sonó el teléfono: what happens stands behind.
    guard !clause.complements.isEmpty, !happens(verb, clause) else { return }
    if askWhatOtherDoes(&clause, verb) { return }
    if beDoneTo(&clause, verb) { return }
    if let somebody = arrival(verb, clause) { return beDone(&clause, by: somebody) }
    if let one = describedOne(verb, clause) {
      clause.subject = [clause.complements.remove(at: one)]
      return
    }
    if isOfMatter(verb, clause) {
      clause.verb?.lexeme.person = .third
      clause.verb?.lexeme.number = .singular
      if verb == "hacer", ["bueno", "malo"].contains(clause.complements[0].lexeme.lemma) {
        // Hace bueno: the weather.
        clause.complements[0].lexeme.wordClass = .noun
        clause.complements[0].lexeme.kind = .weather
        clause.complements[0].lexeme.article = .bare
        clause.complements[0].lexeme.countability = .mass
        clause.complements[0].lexeme.gender = .masculine
      }
      if verb == "ser", clause.complements.contains(where: { $0.lexeme.lemma == "pronto" }) {
        clause.tense = clause.tense ?? .present
      }
      if verb == "hacer", clause.isNegative, isSinceThen(clause.complements),
        let link = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }),
        let no = lexicon.known("no"),
        let deed = clause.complements[link...].firstIndex(where: { $0.lexeme.wordClass == .verb })
      {
        // Hace mucho que no te veo: what has not been done since.
        clause.isNegative = false
        clause.complements.insert(Constituent(no), at: deed)
      }
      return
    }
    if UnsaidDoerWords.seen.contains(verb) { speakInGeneral(&clause, verb) }
    if let thing = doer(of: verb, clause) { return beDone(&clause, by: thing) }
    if UnsaidDoerWords.impersonal.contains(verb) { speakOfNobody(&clause, verb) }
  }

  // MARK: - Things that do it

  /// Place of the thing that does or is it; nil where the speaker may.
  private func doer(of verb: String, _ clause: Clause) -> Int? {
    let words = clause.complements
    guard
      let place = words.indices.first(where: {
        words[$0].lexeme.isNominal && !words[$0].lexeme.kind.isTemporal
          && words[$0].lexeme.kind != .quantity && words[$0].lexeme.kind != .question
      }),
      case let thing = words[place].lexeme, thing.wordClass == .noun, !thing.isBeing,
      place == 0 || !hasPreposition(words, before: place),
      !words.contains(where: { $0.lexeme.kind == .question }) || verb == "tardar"
    else { return nil }
    if UnsaidDoerWords.measured.contains(verb) {
      return saysHowMuch(words, beside: place) ? place : nil
    }
    if UnsaidDoerWords.smelling.contains(verb) {
      return words.contains(where: { UnsaidDoerWords.smells.contains($0.lexeme.lemma) })
        || words[(place + 1)...].contains { $0.lexeme.lemma == "a" } ? place : nil
    }
    guard UnsaidDoerWords.ofThings.contains(verb) else { return nil }
    let frame = frames[verb]
    if frame.slots.contains(where: { slot in
      slot.role == .object && (slot.kinds.contains(thing.kind) || slot.words.contains(thing.lemma))
    }) {
      return nil
    }
    return place
  }

  /// *Llegar / tía / mañana, venir / autobús / no*: place of who comes, where nothing says that one comes with him or by it.
  private func arrival(_ verb: String, _ clause: Clause) -> Int? {
    guard UnsaidDoerWords.coming.contains(verb),
      let place = clause.complements.firstIndex(where: { $0.lexeme.isNominal }),
      case let who = clause.complements[place].lexeme,
      who.wordClass == .noun || who.wordClass == .properNoun && who.isHuman,
      place == 0 || !hasPreposition(clause.complements, before: place),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question
      })
    else { return nil }
    if who.isHuman { return place }
    if verb == "morir" || verb == "nacer" { return who.isBeing ? place : nil }
    switch who.kind {
    case .thing, .weather, .medicine, .food, .dish: return place
    case .vehicle:
      return clause.isNegative || clause.complements.contains { $0.lexeme.lemma == "tarde" }
        ? place : nil
    default: return nil
    }
  }

  /// *Ser / película / aburrido, estar / baño / ocupado, tener / niño / fiebre*: place of the noun that the quality behind it
  /// is said of.
  private func describedOne(_ verb: String, _ clause: Clause) -> Int? {
    let words = clause.complements
    guard words.count == 2, words[0].lexeme.wordClass == .noun else { return nil }
    let (noun, next) = (words[0].lexeme, words[1].lexeme)
    switch verb {
    case "ser":
      return next.wordClass == .adjective && !noun.isBeing && !noun.kind.isTemporal
        && noun.kind != .weather && noun.kind != .idea && noun.kind != .event ? 0 : nil
    case "estar":
      guard next.wordClass == .adjective else { return nil }
      if KindSet.places.contains(noun.kind) || noun.kind == .furniture || noun.kind == .vehicle {
        return UnsaidDoerWords.states.contains(next.lemma) ? 0 : nil
      }
      return noun.kind.isTemporal || noun.kind == .weather || noun.kind == .event ? nil : 0
    case "tener":
      return noun.isHuman && (next.kind.isSensation || next.kind == .illness) ? 0 : nil
    default: return nil
    }
  }

  /// *Ser / para / ti, ser / mío, estar / cerrado, hacer / bueno*: what nobody is or does himself (NGLE §41.5, §33.4).
  private func isOfMatter(_ verb: String, _ clause: Clause) -> Bool {
    let words = clause.complements
    guard let first = words.first?.lexeme, !clause.options.contains(.request) else { return false }
    switch verb {
    case "ser":
      if first.lemma == "para" { return words.count > 1 && words[1].lexeme.wordClass != .verb }
      if first.lemma == "de", let owner = words.last?.lexeme {
        return owner.isHuman && !words.contains { $0.lexeme.wordClass == .verb }
      }
      return words.count == 1
        && ["mío", "tuyo", "suyo", "nuestro", "lo mismo"].contains(first.lemma)
        || ["tarde", "temprano", "pronto", "hora", "festivo", "de noche", "de día"].contains(
          first.lemma)
        || ["mejor", "peor"].contains(first.lemma) && words.last?.lexeme.lemma == "así"
        || first.kind == .degree && words.count > 1
          && ["tarde", "temprano", "pronto"].contains(words[1].lexeme.lemma)
        || first.lemma == "mi" && words.count == 2 && words[1].lexeme.isHuman
    case "estar":
      if ["lejos", "cerca"].contains(first.lemma) { return clause.isQuestion && words.count == 1 }
      // Estar / oscuro / en / el / pasillo: nobody is dark.
      if first.lemma == "prohibido" || first.lemma == "oscuro" { return true }
      let quality = first.kind == .degree && words.count == 2 ? words[1].lexeme : first
      let isHere =
        words.count == 2
        && ["aquí", "ahí", "allí", "ya", "fuera", "dentro", "todavía"].contains(
          words[1].lexeme.lemma)
      return (words.count == 1 || isHere || quality != first)
        && [
          "cerrado", "abierto", "prohibido", "oscuro", "claro", "ocupado", "averiado", "vacío",
          "caducado", "cocido", "crudo", "rico", "caliente", "helado", "roto",
        ].contains(quality.lemma)
    case "hacer":
      return ["bueno", "malo"].contains(first.lemma)
        && words.dropFirst().allSatisfy {
          $0.lexeme.wordClass == .adverb || $0.lexeme.kind.isTemporal
        }
        || first.lemma == "qué" && words.count > 1 && words[1].lexeme.lemma == "tiempo"
        || first.lemma == "cuánto" && words.count > 1 && words[1].lexeme.lemma.hasPrefix("grado")
        || isSinceThen(words)
    default: return false
    }
  }

  /// *Hacer / dos / año / que / yo / vivir / aquí*: so long ago it began (NGLE §24.1).
  private func isSinceThen(_ words: [Constituent]) -> Bool {
    guard let link = words.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      words[(link + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    let span = words[link - 1].lexeme
    return span.kind == .duration || span.lemma == "tiempo" || span.kind == .time
      || span.lemma == "mucho"
  }

  func hasPreposition(_ words: [Constituent], before place: Int) -> Bool {
    var index = place - 1
    while index > 0, words[index].lexeme.isDeterminerLike || words[index].lexeme.kind == .quantity {
      index -= 1
    }
    return words[index].lexeme.wordClass == .adposition
  }

  /// *Pesar / mucho / mochila, tardar / cuánto / tren*: how much or how long stands beside it.
  private func saysHowMuch(_ words: [Constituent], beside place: Int) -> Bool {
    words.indices.contains {
      $0 != place
        && (["mucho", "poco", "bastante", "demasiado", "tanto", "cuánto"].contains(
          words[$0].lexeme.lemma) || words[$0].lexeme.kind == .duration)
    }
  }

  /// Makes the thing, with what determines and describes it, the subject.
  func beDone(_ clause: inout Clause, by place: Int) {
    var start = place
    while start > 0, isOfNoun(clause.complements[start - 1].lexeme, clause) { start -= 1 }
    var end = place + 1
    while end < clause.complements.count, clause.complements[end].lexeme.wordClass == .adjective {
      end += 1
    }
    if end + 1 < clause.complements.count, clause.complements[end].lexeme.lemma == "de",
      let owner = clause.complements.indices.first(where: {
        $0 > end && !clause.complements[$0].lexeme.isDeterminerLike
      }), clause.complements[owner].lexeme.isNominal
    {
      end = owner + 1
    } else if end < clause.complements.count, clause.complements[end].lexeme.wordClass == .noun,
      BesideWords.parts.contains(clause.complements[place].lexeme.lemma),
      !clause.complements[end].lexeme.isBeing, let of = lexicon.known("de")
    {
      // Funcionar / mando / tele.
      clause.complements.insert(Constituent(of), at: end)
      end += 2
    }
    clause.subject = Array(clause.complements[start..<end])
    for index in clause.subject.indices { clause.subject[index].government = nil }
    clause.complements.removeSubrange(start..<end)
  }

  private func isOfNoun(_ word: Lexeme, _ clause: Clause) -> Bool {
    if word.isDeterminerLike { return true }
    return word.wordClass == .numeral
      && !UnsaidDoerWords.measured.contains(clause.verb?.lexeme.lemma ?? "")
  }

  // MARK: - Others who do it

  /// *Hacer / qué / tú / ahí, medir / cuánto / tú*: of the other one asks what he does (NGLE §42.10).
  private func askWhatOtherDoes(_ clause: inout Clause, _ verb: String) -> Bool {
    guard clause.isQuestion, clause.complements.count > 1,
      let asked = clause.complements.firstIndex(where: { $0.lexeme.kind == .question }),
      let place = clause.complements.indices.dropFirst(asked + 1).first,
      case let who = clause.complements[place].lexeme, who.wordClass == .pronoun,
      who.kind == .person, UnsaidDoerWords.nominative.contains(who.lemma),
      asked == 0 || clause.complements[asked - 1].lexeme.wordClass != .adposition,
      case let frame = frames[verb], !frame.pattern.mayHaveExperiencer,
      frame.slot(.recipient) == nil || verb == "hacer", verb != "dar"
    else { return false }
    clause.subject = [clause.complements.remove(at: place)]
    return true
  }

  /// *Quitar / juguete / a / yo, contestar / a / yo*: what is done to the speaker others do (NGLE §41.10, *impersonales con
  /// verbo en plural*).
  private func beDoneTo(_ clause: inout Clause, _ verb: String) -> Bool {
    guard !verb.hasSuffix("se"), !UnsaidDoerWords.felt.contains(verb),
      !clause.complements.contains(where: { $0.lexeme.kind == .question }),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && UnsaidDoerWords.speaker.contains($0.lexeme.lemma)
          && $0.lexeme.forms[Adverbial.stressing] == nil
      }),
      !clause.complements[..<place].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.isConnective || $0.lexeme.lemma == "que"
      }),
      case let frame = frames[verb], frame.pattern == .plain || frame.pattern == .grooming
    else { return false }
    let before = place > 0 ? clause.complements[place - 1].lexeme : nil
    let isTo = before?.wordClass == .adposition && before?.lemma == "a"
    guard isTo || before?.wordClass != .adposition && frame.pattern == .plain,
      isTo || !UnsaidDoerWords.ownDeeds.contains(verb), !clause.isQuestion
    else { return false }
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .plural
    return true
  }

  /// *Oler / a / gas, saber a / limón, pasar / algo / a / tú, pasar / nada*: said of nobody or of what is not named.
  private func speakOfNobody(_ clause: inout Clause, _ verb: String) {
    let first = clause.complements[0].lexeme
    switch verb {
    case "oler", "saber a":
      guard
        verb == "saber a" || first.lemma == "a" || first.lemma == "mal" || first.lemma == "bien"
          || first.kind == .degree && clause.complements.count > 1
            && ["bien", "mal"].contains(clause.complements[1].lexeme.lemma),
        clause.complements.count > 1 || verb == "saber a" || first.lemma != "a",
        !clause.complements.contains(where: { $0.lexeme.wordClass == .pronoun })
      else { return }
      clause.verb?.lexeme.person = .third
    case "saber", "sonar":
      guard first.lemma == "a", clause.complements.count == 2,
        clause.complements[1].lexeme.wordClass == .noun, !clause.complements[1].lexeme.isBeing,
        verb == "sonar" || KindSet.edible.contains(clause.complements[1].lexeme.kind)
      else { return }
      // Sabe a limón, suena a broma.
      clause.verb?.lexeme.person = .third
    default:
      guard UnsaidDoerWords.happenings.contains(first.lemma) || first.lemma == "que" else {
        if verb != "pasar", let thing = doer(in: clause) { beDone(&clause, by: thing) }
        return
      }
      // No pasa nada, ¿te pasa algo?
      clause.verb?.lexeme.person = .third
    }
  }

  private func doer(in clause: Clause) -> Int? {
    let place = clause.complements.firstIndex { $0.lexeme.isNominal }
    guard let place, clause.complements[place].lexeme.isThing,
      place == 0 || !hasPreposition(clause.complements, before: place)
    else { return nil }
    return place
  }
}

/// Words by which it is known who does it.
enum UnsaidDoerWords {
  /// What things do or are, and people hardly, or not with a thing beside.
  static let ofThings: WordSet = [
    "caber", "durar", "funcionar", "sonar", "flotar", "caducar", "gotear", "estallar", "explotar",
    "encoger", "destacar", "escocer", "chirriar", "rebosar", "desaparecer", "aparecer", "brillar",
    "oxidarse", "despegar", "aterrizar", "naufragar", "florecer", "amanecer",
  ]
  /// What is said of things with how much of it.
  static let measured: WordSet = ["pesar", "tardar", "costar", "valer", "medir"]
  /// What nobody is or does himself.
  static let worth: WordSet = [
    "costar", "valer", "valer la pena", "merecer la pena", "funcionar", "caducar",
  ]
  static let smelling: WordSet = ["oler", "saber"]
  static let smells: WordSet = ["bien", "mal", "raro", "rico", "fatal", "genial"]
  /// What is said of nobody, or of what happens.
  static let impersonal: WordSet = [
    "oler", "saber a", "saber", "sonar", "pasar", "ocurrir", "suceder",
  ]
  static let happenings: WordSet = ["nada", "algo"]
  /// Pronouns of those who do it.
  static let nominative: WordSet = ["tú", "vos", "usted", "ustedes", "vosotros", "nosotros"]
  static let speaker: WordSet = ["yo", "mí"]
  /// What one does by oneself or about oneself.
  static let ownDeeds: WordSet = [
    "hacer", "ir", "venir", "jugar", "pensar", "hablar", "soñar", "vivir", "dormir", "comer",
    "cenar",
    "estar", "ser", "tener", "poner", "sentar", "levantar", "acostar", "duchar", "bañar", "vestir",
    "peinar", "caer", "despertar", "lavar", "secar", "quedar",
  ]
  /// Coming, and coming into the world or out of it.
  static let coming: WordSet = ["llegar", "venir", "morir", "nacer"]
  /// How a place or a piece of furniture is at the moment.
  static let states: WordSet = [
    "ocupado", "abierto", "cerrado", "sucio", "limpio", "lleno", "vacío", "roto", "mojado", "libre",
    "averiado", "oscuro", "desordenado", "ordenado", "helado", "caliente", "frío", "pinchado",
    "estropeado",
  ]
  /// What is done by anybody.
  static let seen = askedSeen.union([
    "venderse", "alquilarse", "necesitarse", "buscarse", "oírse", "hablarse", "prohibirse",
    "aceptarse", "poderse", "admitirse",
  ])
  /// What is done to a word.
  static let wording: WordSet = ["decirse", "escribirse", "pronunciarse"]
  /// Of them those that are one's own deed where nobody asks how.
  static let askedSeen: WordSet = [
    "escribirse", "hacerse", "pronunciarse", "usarse", "llamarse", "abrirse", "encenderse",
    "apagarse",
    "jugarse", "llegarse", "comerse", "decirse", "verse",
  ]
  /// What somebody feels, and whose turn it is.
  static let felt: WordSet = ["tocar", "parecer", "pasar", "ocurrir", "faltar", "quedar", "sobrar"]
}
