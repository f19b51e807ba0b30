import AACCore

/// Where something is that was chosen with words beside each other: *lejos de aquí, entre el banco y la panadería, dentro del
/// cajón de la mesa, en casa de mi tía, cargando en la habitación, el animal más grande del zoo, las estrellas en el cielo,
/// tumbado al sol*.
///
/// Sources: NGLE §29.8 (*entre*), §30.5–30.6 (place adverbs with *de*), §12.7 (*complementos del nombre*), §37.9 (*ser* of what
/// takes place), §45.12 (the set of a superlative), §41.10 (verbs that are done to something and happen to it).
extension ClausePlanner {
  /// Says each of them as it is meant.
  func tellWhereElse(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    if verb == "cargar" || verb == "recargar" { chargeThere(&clause) }
    if WhereElseWords.resting.contains(verb) { lieInSun(&clause) }
    guard clause.complements.count > 1 else { return }
    if verb == "volar" || verb == "viajar" { travelBetween(&clause) }
    farFromHere(&clause)
    standBetween(&clause)
    nameWholeBehindSide(&clause)
    if verb == "ser" {
      takePlaceAtHome(&clause)
      beMostOf(&clause)
    }
    if WhereElseWords.seeing.contains(verb) { seeInSky(&clause) }
    if WhereElseWords.seen.contains(verb) { beSeenWell(&clause) }
    if WhereElseWords.striking.contains(verb) { strikePart(&clause) }
  }

  /// Whether a noun stands for itself there, with nothing that governs it.
  private func isLoose(_ clause: Clause, _ place: Int) -> Bool {
    let word = clause.complements[place]
    return (word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun)
      && word.government?.preposition == nil
      && (place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition)
  }

  /// *Avión / volar / Madrid / París*: from one town to the other.
  private func travelBetween(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .properNoun && $0.lexeme.kind == .place
          && $0.government?.preposition == nil
      })
    else { return }
    link("a", before: 1, in: &clause)
    link("de", before: 0, in: &clause)
  }

  /// *Lejos / aquí, cerca / allí*: from where.
  private func farFromHere(_ clause: inout Clause) {
    guard
      let here = clause.complements.indices.dropFirst().first(where: {
        WhereElseWords.heres.contains(clause.complements[$0].lexeme.lemma)
          && WhereElseWords.distances.contains(clause.complements[$0 - 1].lexeme.lemma)
      })
    else { return }
    link("de", before: here, in: &clause)
  }

  /// *Entre / banco / panadería*: between one and the other.
  private func standBetween(_ clause: inout Clause) {
    guard
      let between = clause.complements.firstIndex(where: { $0.lexeme.lemma == "entre" }),
      case let rest = clause.complements.indices.filter({
        $0 > between && clause.complements[$0].lexeme.isNominal
      }), rest.count == 2, rest[1] + 1 == clause.complements.count,
      clause.complements[(between + 1)...].allSatisfy({
        $0.lexeme.isNominal || $0.lexeme.isDeterminerLike
      }), rest.allSatisfy({ !clause.complements[$0].lexeme.kind.isTemporal }),
      clause.complements[rest[0]].lexeme.number != .plural
    else { return }
    link("y", before: rest[0] + 1, in: &clause, as: .coordination)
  }

  /// *Dentro / cajón / mesa, debajo / cama / mamá, detrás / puerta / baño*: of what that is, of which it is inside or under.
  private func nameWholeBehindSide(_ clause: inout Clause) {
    guard
      let side = clause.complements.indices.dropLast(2).first(where: {
        WhereElseWords.sides.contains(clause.complements[$0].lexeme.lemma)
      }), side + 3 == clause.complements.count,
      [.noun, .properNoun].contains(clause.complements[side + 2].lexeme.wordClass),
      case let (part, whole) = (
        clause.complements[side + 1].lexeme, clause.complements[side + 2].lexeme
      ), part.wordClass == .noun, !part.isBeing, !part.kind.isTemporal
    else { return }
    if whole.isHuman {
      guard let verb = clause.verb?.lexeme.lemma, WhereElseWords.putting.contains(verb),
        part.kind == .furniture || part.kind == .clothing || part.kind == .thing
      else { return }
      if whole.wordClass == .noun, whole.article != .bare, !KinWords.isOwnByRole(whole) {
        clause.complements[side + 2].lexeme.article = .definite
      }
      return link("de", before: side + 2, in: &clause)
    }
    guard
      SpanishWholeWords.isPart(part, of: whole)
        || whole.kind == .room && (part.kind == .furniture || part.kind == .device)
    else { return }
    clause.complements[side + 2].government = nil
    if whole.kind != .home { clause.complements[side + 2].lexeme.article = .definite }
    link("de", before: side + 2, in: &clause)
  }

  /// *Fiesta / ser / casa / mi / tía, reunión / ser / despacho / director*: at whose place it is held.
  private func takePlaceAtHome(_ clause: inout Clause) {
    guard clause.subject.count <= 2, let held = clause.subject.last?.lexeme,
      held.takesPlace || held.kind == .event || held.kind == .meal,
      case let place = clause.complements[0].lexeme, place.wordClass == .noun,
      KindSet.places.contains(place.kind), isLoose(clause, 0),
      let owner = clause.complements.last?.lexeme, owner.isHuman, owner.wordClass != .pronoun,
      clause.complements.count == 2
        || clause.complements.count == 3 && clause.complements[1].lexeme.isDeterminerLike
    else { return }
    if clause.complements.count == 2, owner.wordClass == .noun, owner.article != .bare,
      !KinWords.isOwnByRole(owner)
    {
      clause.complements[1].lexeme.article = .definite
    }
    clause.complements[clause.complements.count - 1].government = nil
    link("de", before: 1, in: &clause)
    clause.complements[0].government = nil
    if place.kind == .home { clause.complements[0].lexeme.article = .bare }
    link("en", before: 0, in: &clause)
  }

  /// *Elefante / ser / animal / más / grande / zoo*: among which it is so.
  private func beMostOf(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 2, ["más", "menos"].contains(clause.complements[last - 2].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .adjective, isLoose(clause, last),
      case let all = clause.complements[last].lexeme, all.wordClass == .noun,
      KindSet.places.contains(all.kind) || all.kind == .nature
        || WhereElseWords.groups.contains(all.lemma),
      clause.complements[..<(last - 2)].contains(where: { $0.lexeme.isNominal }),
      clause.complements[..<(last - 2)].allSatisfy({
        $0.lexeme.isNominal || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun
      })
    else { return }
    settle(&clause, last, "de", all.article == .bare ? .bare : .definite)
  }

  /// *Ver / mucho / estrella / cielo, ver / huella / nieve*: where it is seen.
  private func seeInSky(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard isLoose(clause, last),
      WhereElseWords.grounds.contains(clause.complements[last].lexeme.lemma),
      case let thing = clause.complements[last - 1].lexeme, thing.wordClass == .noun,
      thing.countability != .mass, !KindSet.places.contains(thing.kind), thing.kind != .color,
      thing.lemma != clause.complements[last].lexeme.lemma,
      clause.complements[last].lexeme.lemma == "cielo"
        || thing.isBeing || thing.kind == .thing || WhereElseWords.found.contains(thing.lemma)
    else { return }
    settle(&clause, last, "en", .definite)
  }

  /// *Estrella / verse / mejor / campo, película / verse / bien / cine*: where it is seen so, and from where.
  private func beSeenWell(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last == 1, WhereElseWords.manners.contains(clause.complements[0].lexeme.lemma),
      isLoose(clause, last), case let place = clause.complements[last].lexeme
    else { return }
    var manner = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
    manner.forms[Adverbial.behindVerb] = ""
    if place.lemma == "noche" || place.lemma == "día" {
      clause.complements[0].lexeme = manner
      clause.complements[1].lexeme = Lexeme(
        lemma: "de \(place.lemma)", wordClass: .adverb, kind: .time)
      clause.reasons.append(Realization.RuleApplication(.preposition, place.lemma, "de"))
      return
    }
    guard
      KindSet.places.contains(place.kind)
        || [.nature, .device, .furniture, .media].contains(place.kind)
        || WhereElseWords.lookouts.contains(place.lemma)
    else { return }
    clause.complements[0].lexeme = manner
    let link = WhereElseWords.lookouts.contains(place.lemma) ? "desde" : "en"
    clause.complements[last].government = nil
    insert(
      place.kind == .home || place.article == .bare ? [link] : [link, "el"], at: last, in: &clause)
    clause.reasons.append(Realization.RuleApplication(.preposition, place.lemma, link))
  }

  /// *Globo / explotar / mano / niña, pelota / caer / cabeza / niño*: on what part of whom.
  private func strikePart(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last == 1, clause.complements[0].lexeme.kind == .body, isLoose(clause, 0),
      case let owner = clause.complements[1].lexeme, owner.isBeing, owner.wordClass != .pronoun,
      isLoose(clause, 1),
      clause.subject.last?.lexeme.isBeing == false
        || clause.subject.last?.lexeme.kind == .animal
    else { return }
    if owner.wordClass == .noun, owner.article != .bare, !KinWords.isOwnByRole(owner) {
      clause.complements[1].lexeme.article = .definite
    }
    link("de", before: 1, in: &clause)
    settle(&clause, 0, "en", .definite)
  }

  /// *Móvil / cargar / habitación, tableta / cargar / enchufe*: a device is what is charged itself.
  private func chargeThere(_ clause: inout Clause) {
    guard let device = clause.subject.last?.lexeme, clause.complements.count == 1,
      device.kind == .device || device.kind == .vehicle
        || ["silla de ruedas", "batería"].contains(device.lemma),
      isLoose(clause, 0), case let place = clause.complements[0].lexeme,
      KindSet.places.contains(place.kind) || place.kind == .furniture
        || WhereElseWords.sockets.contains(place.lemma)
    else { return }
    settle(&clause, 0, "en", place.kind == .home ? nil : .definite)
  }

  /// *Tumbarse / sol, tumbarse / sombra / árbol*: in the sun and in the shade.
  private func lieInSun(_ clause: inout Clause) {
    guard
      let light = clause.complements.firstIndex(where: {
        ["sol", "sombra"].contains($0.lexeme.lemma)
      }), isLoose(clause, light)
    else { return }
    settle(&clause, light, "a", .definite)
  }
}

/// Words of where things are.
enum WhereElseWords {
  /// Where the speaker is and is not.
  static let heres: WordSet = ["aquí", "acá", "ahí", "allí", "allá"]
  static let distances: WordSet = ["lejos", "cerca"]
  static let sides: WordSet = [
    "dentro", "dentro de", "debajo", "debajo de", "encima", "encima de", "detrás", "detrás de",
    "delante", "delante de", "al lado de", "junto a", "sobre", "bajo",
  ]
  /// Verbs of being and putting somewhere, beside which nobody is company.
  static let putting: WordSet = [
    "estar", "encontrarse", "haber", "dejar", "poner", "meter", "guardar", "esconder", "colocar",
    "buscar", "encontrar", "esconderse", "meterse",
  ]
  /// What something is the first of.
  static let groups: WordSet = [
    "clase", "grupo", "equipo", "familia", "mundo", "barrio", "calle", "universo", "manada",
    "banda", "planeta", "año", "semana", "día",
  ]
  static let seeing: WordSet = [
    "ver", "mirar", "observar", "contemplar", "haber", "descubrir", "señalar", "contar",
    "encontrar", "buscar",
  ]
  /// Where stars, tracks and crabs are seen.
  static let grounds: WordSet = ["cielo", "nieve", "arena", "hierba", "barro", "césped"]
  static let found: WordSet = ["huella", "huellas", "concha", "conchas", "charco", "seta", "setas"]
  static let seen: WordSet = ["verse", "oírse", "escucharse"]
  /// How well it is.
  static let manners: WordSet = ["bien", "mal", "mejor", "peor", "fatal", "genial"]
  /// From where one looks out.
  static let lookouts: WordSet = [
    "ventana", "balcón", "terraza", "torre", "azotea", "mirador", "montaña", "avión", "tejado",
  ]
  /// What comes upon somebody.
  static let striking: WordSet = [
    "explotar", "estallar", "reventar", "caer", "aterrizar", "posarse", "rebotar", "chocar",
    "golpear",
  ]
  static let sockets: WordSet = ["enchufe", "cargador", "suelo", "pared", "regleta"]
  static let resting: WordSet = [
    "tumbarse", "acostarse", "echarse", "ponerse", "quedarse", "sentarse", "dormir", "dormirse",
    "descansar", "secarse", "calentarse", "estirarse",
  ]
}
