import AACCore

/// What Spanish makes of words whose roles were chosen: wishes, owners of cars, fathers of a quarrel.
extension ClausePlanner {
  /// Puts these right before the words are sorted.
  func relateByRole(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme else { return }
    if clause.complements.count > 1 { linkNounChains(&clause, verb) }
    if !clause.complements.isEmpty {
      failInPart(&clause, verb.lemma)
    }
    if !clause.complements.isEmpty {
      concernSomebody(&clause, verb.lemma)
      harmOwnPart(&clause, verb.lemma)
      readUnsaid(&clause, clause.verb?.lexeme.lemma ?? verb.lemma)
      nameFurtherDeed(&clause, verb.lemma)
      comeBackSo(&clause, verb.lemma)
      nameBareHour(&clause, verb.lemma)
    }
    judgeDeed(&clause, verb.lemma)
    var rules = SpanishVerbRules.of(verb.lemma)
    if rules.contains(.named) {
      if verb.lemma == "ponerse" { stirByDeed(&clause) }
      wearAndWait(&clause, verb.lemma)
      chooseAmong(&clause, verb.lemma)
      fitGarment(&clause, verb.lemma)
    }
    askBeforeNoun(&clause, verb.lemma)
    if rules.contains(.knowing) {
      askWithin(&clause)
      askWhoComes(&clause)
    }
    stressDoer(&clause)
    spreadOn(&clause, verb.lemma)
    if clause.subject.isEmpty { nameDoer(&clause, verb.lemma) }
    let mayRelate = rules.contains(.relating) || mayRelate(clause)
    if mayRelate { relateWords(&clause, verb) }
    nameAim(&clause, verb.lemma)
    if rules.contains(.placingPeople) || clause.isQuestion || clause.options.contains(.request) {
      placePeople(&clause, verb.lemma)
    }
    placeByRole(&clause, clause.verb?.lexeme.lemma ?? "")
    completeNouns(&clause, clause.verb?.lexeme.lemma ?? "")
    settleSetting(&clause, clause.verb?.lexeme.lemma ?? "")
    completeThought(&clause, verb.lemma)
    if mayRelate || clause.complements.count > 1 {
      nameOwners(&clause, clause.verb?.lexeme.lemma ?? "")
    }
    let lemma = clause.verb?.lexeme.lemma ?? ""
    if lemma != verb.lemma { rules = .of(lemma) }
    if lemma == "hacer daño" { hurtByThings(&clause, lemma) }
    if rules.contains(.affecting) { affectSpeaker(&clause, lemma) }
    if rules.contains(.naming) { nameOccasion(&clause, lemma) }
    askWhetherCan(&clause, lemma)
    turnByRole(&clause)
    if rules.contains(.turningPronominal) {
      turnPronominal(&clause, clause.verb?.lexeme.lemma ?? "")
    }
  }

  /// The same of a row, where it does not matter who chose what.
  func relateRow(_ clause: inout Clause, _ verb: String) {
    callPoliceInRow(&clause, verb)
    nameFurtherDeed(&clause, verb)
    nameAim(&clause, verb)
    takeVehicle(&clause, verb)
    photographThere(&clause, verb)
    sendByMail(&clause, verb)
    becomeSo(&clause, verb)
    likeYours(&clause, verb)
    ailBy(&clause, verb)
    meanFor(&clause, verb)
    divide(&clause, verb)
  }

  /// Whether any of these rules can have something to say: each wants two words behind the verb, a verb of its own or
  /// one of these words.
  private func mayRelate(_ clause: Clause) -> Bool {
    clause.complements.count > 1
      || clause.complements.contains {
        $0.lexeme.kind == .languageName
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          || SpanishRoleWords.relatedWords.contains($0.lexeme.lemma)
      }
      || clause.verb?.lexeme.lemma == "doler" && hurtsThere(clause)
      || clause.subject.count == 1 && clause.subject[0].lexeme.isHuman
        && SpanishOwnWords.healers.contains(clause.subject[0].lexeme.lemma)
  }

  /// Asks one rule after the other; one that is added is to be let through above.
  private func relateWords(_ clause: inout Clause, _ verb: Lexeme) {
    turnPossessive(&clause)
    feelByPronoun(&clause, verb.lemma)
    callPolice(&clause, verb.lemma)
    nameOwnPerson(&clause, verb.lemma)
    nameAiling(&clause, verb.lemma)
    askOfThing(&clause, verb.lemma)
    speakInPublic(&clause)
    seemToSomebody(&clause, verb.lemma)
    happenToOwner(&clause, verb.lemma)
    makeFriends(&clause, verb.lemma)
    askForPrice(&clause, verb.lemma)
    driveSomebodysCar(&clause, verb.lemma)
    takeVehicle(&clause, verb.lemma)
    chooseFrom(&clause, verb.lemma)
    relateManner(&clause, verb.lemma)
    becomeSo(&clause, verb.lemma)
    likeYours(&clause, verb.lemma)
    ailBy(&clause, verb.lemma)
  }

  /// *Foto / mío*: before the noun where nothing else determines it (NGLE §18.3, *posesivos átonos y tónicos*).
  private func turnPossessive(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb,
      !frames[verb.lexeme.lemma].isCopular,
      let place = clause.complements.indices.dropFirst().first(where: {
        SpanishRoleWords.short[clause.complements[$0].lexeme.lemma] != nil
          && clause.complements[$0 - 1].lexeme.wordClass == .noun
      }),
      place == 1
        || !clause.complements[place - 2].lexeme.isDeterminerLike
          && clause.complements[place - 2].lexeme.kind != .quantity,
      let short = SpanishRoleWords.short[clause.complements[place].lexeme.lemma],
      let word = lexicon.known(short)
    else { return }
    let tile = clause.complements.remove(at: place).tile
    clause.complements.insert(Constituent(word, tile: tile), at: place - 1)
  }

  /// *Hablar / público*: before an audience, and not with it (NGLE §15.9).
  private func speakInPublic(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: {
        SpanishRoleWords.audience.contains($0.lexeme.lemma)
      }),
      let link = lexicon.known("en")
    else { return }
    let before = place > 0 ? clause.complements[place - 1].lexeme : clause.verb?.lexeme
    guard let before, SpanishRoleWords.performing.contains(before.lemma) else { return }
    clause.complements[place].lexeme = Lexeme(lemma: "público", wordClass: .noun, kind: .idea)
    clause.complements[place].lexeme.article = .bare
    clause.complements[place].government = nil
    clause.complements.insert(Constituent(link), at: place)
    clause.reasons.append(Realization.RuleApplication(.preposition, "público", "en"))
  }

  /// *Yo / enfadarse / contigo / porque / mentir*: with whom one is cross did it.
  func blameOther(_ plan: inout ClausePlan) {
    guard language == .spanish, !plan.isLaid, plan.verbs.count > 1,
      let frame = plan.verbs.first?.frame,
      SpanishPairWords.quarrelling.contains(frame.lemma),
      let because = reasonWithoutDoer(plan), let other = quarrelled(plan)
    else { return }
    plan.verbs[because].subject = other
    plan.verbs[because].hasKnownSubject = true
  }

  /// The verb behind *porque* for whose deed nobody was chosen; nil where there is none.
  func reasonWithoutDoer(_ plan: ClausePlan) -> Int? {
    guard
      let because = plan.verbs.indices.dropFirst().first(where: {
        plan.verbs[$0].subordinator?.lexeme.lemma == "porque"
      }), plan.verbs[because].subject == nil, plan.verbs[because].constituent.lexeme.person == nil
    else { return nil }
    return because
  }

  /// With whom one is cross: *contigo*, else who is named.
  private func quarrelled(_ plan: ClausePlan) -> NounPhrase? {
    if plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "contigo" }) {
      return lexicon.known("tú").map { NounPhrase(Constituent($0)) }
    }
    return plan.fillers.first {
      $0.verb == 0 && ($0.role == .company || $0.role == .topic || $0.preposition == "con")
        && ($0.phrases[0].noun?.lexeme.isHuman == true || $0.phrases[0].isPronoun)
    }?.phrases.first
  }

  /// *Profesora / parecer / aburrido / nosotros*: to whom it seems so stands before the quality, which is not of him.
  private func seemToSomebody(_ clause: inout Clause, _ verb: String) {
    guard verb == "parecer", clause.complements.count == 2, !clause.subject.isEmpty,
      clause.complements[0].lexeme.wordClass == .adjective,
      clause.complements[1].lexeme.wordClass == .pronoun,
      clause.complements[1].lexeme.kind == .person
    else { return }
    clause.complements.swapAt(0, 1)
  }

  /// *Yo / hacerse / amigo / Luis*: what one becomes is part of the verb (NGLE §38.3).
  private func makeFriends(_ clause: inout Clause, _ verb: String) {
    guard verb == "hacerse", let first = clause.complements.first?.lexeme,
      ["amigo", "amiga", "amigos", "amigas"].contains(first.lemma), clause.complements.count > 1,
      frames.listed("hacerse amigo") != nil
    else { return }
    clause.verb?.lexeme.lemma = "hacerse amigo"
    clause.complements.removeFirst()
  }

  /// *Dientes / caerse / yo*: to whom it happens (NGLE §41.11, *dativo con verbos pronominales*); *león / dar miedo / yo*.
  private func happenToOwner(_ clause: inout Clause, _ verb: String) {
    let isFeeling = verb.hasPrefix("dar ") && frames[verb].pattern == .experiencer
    if clause.subject.isEmpty, !isFeeling, clause.complements.count == 2,
      SpanishRoleWords.happening.contains(verb), !clause.options.contains(.request)
    {
      // Caerse / vaso / yo: the thing was chosen behind its verb.
      let thing = clause.complements[0].lexeme
      guard thing.wordClass == .noun, !thing.kind.isTemporal, !KindSet.places.contains(thing.kind),
        !thing.isHuman, clause.complements[0].government == nil,
        SpanishRoleWords.tonic.contains(clause.complements[1].lexeme.lemma)
      else { return }
      clause.subject = [clause.complements.removeLast()]
      return
    }
    guard SpanishRoleWords.happening.contains(verb) || isFeeling, clause.subject.count == 1,
      clause.subject[0].lexeme.wordClass == .noun, isFeeling || !clause.subject[0].lexeme.isBeing,
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          && SpanishRoleWords.tonic.contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    let owner = clause.complements.remove(at: place)
    clause.complements.insert(clause.subject[0], at: 0)
    clause.subject = [owner]
  }

  /// *Costar / cuánto / bocadillo / jamón*: what is asked about costs it.
  private func askForPrice(_ clause: inout Clause, _ verb: String) {
    guard verb == "costar" || verb == "valer" else { return }
    defer { nameDish(&clause.subject) }
    if let thing = clause.subject.last?.lexeme, thing.wordClass == .noun,
      let last = clause.complements.last?.lexeme, clause.complements.count > 1,
      last.wordClass == .noun, PortionWords.joins(thing.lemma, last)
    {
      clause.subject.append(clause.complements.removeLast())
      return
    }
    guard clause.subject.isEmpty,
      let asked = clause.complements.firstIndex(where: { $0.lexeme.lemma == "cuánto" })
    else { return }
    var others = clause.complements
    let price = others.remove(at: asked)
    guard let first = others.first, first.lexeme.isNominal || first.lexeme.isDeterminerLike,
      others.allSatisfy({ !$0.lexeme.isHuman && $0.lexeme.wordClass != .verb })
    else { return }
    clause.complements = [price]
    clause.subject = others
  }

  /// *Bocadillo / jamón* is one thing (NGLE §12.7).
  private func nameDish(_ words: inout [Constituent]) {
    guard words.count == 2, let of = lexicon.known("de"),
      PortionWords.joins(words[0].lexeme.lemma, words[1].lexeme)
    else { return }
    words.insert(Constituent(of), at: 1)
  }

  /// *Preferir / cuál / mar / montaña*: two things behind the question are what there is to choose from (NGLE §22.14).
  func chooseFrom(_ clause: inout Clause, _ verb: String) {
    guard SpanishRoleWords.choosing.contains(verb), let asked = clause.complements.first,
      ["cuál", "qué"].contains(asked.lexeme.lemma)
    else { return }
    let things = clause.complements.dropFirst().filter { $0.lexeme.lemma != "o" }
    guard things.count > 1,
      things.allSatisfy({
        [.noun, .properNoun].contains($0.lexeme.wordClass) && !$0.lexeme.isHuman
          && !$0.lexeme.kind.isTemporal
      }), !EverydayWords.courses.contains(things[1].lexeme.lemma)
    else { return }
    clause.complements = [asked]
    clause.choices = Array(things)
    for index in clause.choices.indices { clause.choices[index].government = nil }
  }

  /// *Papá / llevar / coche / a / taller*: with nothing else to be taken it is taken there itself (NGLE §34.4).
  private func takeVehicle(_ clause: inout Clause, _ verb: String) {
    if verb == "bajar" || verb == "subir", clause.complements.count == 2,
      clause.complements[1].lexeme.kind == .vehicle, clause.complements[1].government == nil,
      ["cuesta", "montaña", "calle", "rampa", "puerto"]
        .contains(clause.complements[0].lexeme.lemma)
    {
      // Bajo la cuesta en bici.
      clause.complements[1].government = Government(preposition: "en", article: .bare)
      return
    }
    guard verb == "llevar" || verb == "traer", let car = clause.complements.first,
      car.lexeme.kind == .vehicle, car.lexeme.wordClass == .noun, car.government == nil,
      case let rest = clause.complements.dropFirst(),
      rest.first?.lexeme.lemma == "a" || KindSet.places.contains(rest.first?.lexeme.kind ?? .thing),
      let goal = rest.first(where: { $0.lexeme.wordClass != .adposition })?.lexeme,
      goal.isInfinitive || KindSet.places.contains(goal.kind) || goal.lemma == "mecánico",
      !rest.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person })
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .definite)
  }

  /// *Manejar / carro / mi papá*: whose car it is (NGLE §12.7).
  private func driveSomebodysCar(_ clause: inout Clause, _ verb: String) {
    guard SpanishRoleWords.driving.contains(verb), let of = lexicon.known("de"),
      let car = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.kind == .vehicle
      })
    else { return }
    let owner = clause.complements[(car + 1)...].drop { $0.lexeme.isDeterminerLike }.first?.lexeme
    guard let owner, owner.isHuman, owner.wordClass != .pronoun else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, owner.lemma, "de"))
    clause.complements.insert(Constituent(of), at: car + 1)
  }
}

/// Words by which roles of Spanish are told.
enum SpanishRoleWords {
  /// Verbs that change what stands beside them, whatever that is.
  static let relatingVerbs = SpanishOwnWords.petting.union([
    "costar", "valer", "haber", "pintar", "dibujar", "robar", "hurtar", "operar",
  ])
  /// What is said otherwise where it stands alone behind its verb.
  static let relatedWords = audience.union(SpanishOwnWords.names).union(SpanishOwnWords.pairs)
    .union(SpanishOwnWords.people).union(SpanishOwnWords.people.map { String($0.dropLast()) })
    .union(MannerNouns.manners).union(MannerNouns.causes).union(MannerNouns.duties)
    .union(SpanishCallWords.helpers).union(["retraso"])
  /// Verbs that are a wish or a duty by themselves.
  static let wishing: WordSet = [
    "querer", "desear", "necesitar", "preferir", "poder", "deber", "saber", "tener", "haber",
    "tener que", "esperar", "pedir", "creer", "pensar", "decir", "soler", "intentar", "agradecer",
  ]
  /// *Mío* as it stands before a noun.
  static let short: WordMap<String> = ["mío": "mi", "tuyo": "tu", "suyo": "su"]
  /// What happens to one's things.
  static let happening: WordSet = [
    "caerse", "romperse", "perderse", "estropearse", "escaparse", "acabarse", "soltarse",
    "apagarse", "quemarse", "derramarse", "terminarse", "olvidarse", "salirse", "atascarse",
    "moverse", "mojarse", "ensuciarse", "mancharse",
  ]
  /// Days of which one says only that they are.
  static let holidays: WordSet = [
    "Navidad", "navidad", "Navidades", "Semana Santa", "Pascua", "Nochebuena", "Nochevieja",
    "Carnaval", "carnaval", "Halloween", "Año Nuevo",
  ]
  /// What one is made to feel; as frames they would be read of rows without a verb too (*agua / sed*).
  static let sensations: WordSet = [
    "dar calor", "dar frío", "dar hambre", "dar sed", "dar corte", "dar cosa",
  ]
  /// What one does every week.
  static let regular: WordSet = [
    "trabajar", "estudiar", "entrenar", "ensayar", "descansar", "tener", "librar", "nadar",
  ]
  /// Pronouns of those it happens to.
  static let tonic: WordSet = [
    "yo", "tú", "vos", "él", "ella", "nosotros", "nosotras", "vosotros", "ustedes", "ellos",
    "ellas", "usted", "mí", "ti",
  ]
  /// Verbs of choosing.
  static let choosing: WordSet = [
    "preferir", "querer", "elegir", "escoger", "gustar", "apetecer", "comprar",
  ]
  /// Whom one does it before.
  static let audience: WordSet = ["público"]
  /// What one does before an audience.
  static let performing: WordSet = [
    "hablar", "cantar", "bailar", "actuar", "tocar", "leer", "comer", "exponer", "llorar",
  ]
  /// What is done to a car that can be another's.
  static let driving: WordSet = [
    "manejar", "conducir", "aparcar", "estacionar", "arreglar", "reparar", "chocar", "estrenar",
    "rayar", "limpiar", "probar",
  ]
  /// What is fastened for somebody who cannot.
  static let fastening: WordSet = [
    "abrochar", "desabrochar", "atar", "desatar", "abotonar", "desabotonar", "poner", "quitar",
    "subir", "bajar",
  ]
  /// What clothes are closed with.
  static let fasteners: WordSet = [
    "cordones", "cordón", "botón", "botones", "cremallera", "cinturón", "velcro", "hebilla",
    "agujetas", "cierre",
  ]
  /// What is done to people only, whom *a* stands before also when they are counted (NGLE §34.8).
  static let dealing: WordSet = [
    "invitar", "despedir", "ayudar", "saludar", "abrazar", "besar", "castigar", "felicitar",
    "acompañar", "cuidar", "rescatar", "salvar", "entrevistar", "regañar", "reñir", "empujar",
    "operar", "atender", "matar", "detener", "visitar", "echar de menos", "querer mucho",
    "avisar", "llamar", "insultar", "expulsar", "vacunar", "premiar", "atropellar", "asustar",
  ]
  /// What is lent and given back, which both know.
  static let lending: WordSet = ["prestar", "dejar", "devolver"]
}
