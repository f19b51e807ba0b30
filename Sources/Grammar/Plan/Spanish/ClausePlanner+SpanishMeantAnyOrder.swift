import AACCore

/// What a word beside the verb is whether it was chosen by role or laid in a row: *llamar a la reunión, un disfraz de pirata,
/// en el hielo, encoger en la lavadora, dormir de día, veces al día, ¿qué llevas en el bolso?, tráeme las gafas, los dos pies*.
///
/// Sources: NGLE §14.3 and §15.9 (what is known and what is any of a stuff), §12.7 (*complementos del nombre*), §29.8 (*en,
/// de*), §24.5 (*de día, al día*), §35.7 (whose body it is), §22.14 (*qué*).
extension ClausePlanner {
  /// Says each of them as it is meant.
  func meanInAnyOrder(_ clause: inout Clause, _ verb: String) {
    if clause.options.contains(.request) { calmOneself(&clause, verb) }
    if verb == "hacer" || verb == "hacer daño" { hurtSpeaker(&clause, verb) }
    guard !clause.complements.isEmpty else { return }
    switch verb {
    case "caerse": if clause.isLaid { comeOff(&clause) }
    case "llamar": callToMeeting(&clause)
    case "tener": haveOfStuff(&clause)
    case "dejar": leaveTrace(&clause)
    case "oír", "escuchar", "sonar": hearSiren(&clause)
    case "ser": dressAsFigure(&clause)
    case "vivir": liveInStuff(&clause)
    case "doler": hurtBoth(&clause)
    case "sacar": getMark(&clause)
    case "estar": lieOnFood(&clause)
    default: break
    }
    if AnyOrderWords.spoiling.contains(verb) { spoilInMachine(&clause) }
    if AnyOrderWords.resting.contains(verb) { restByDay(&clause) }
    if AnyOrderWords.bringing.contains(verb) { bringOwnThings(&clause) }
    if clause.complements.count > 1 {
      if clause.isLaid, verb == "estar" { fillWithSeveral(&clause) }
      askTimesPerDay(&clause)
      if AnyOrderWords.carrying.contains(verb) { askWhatIsInside(&clause) }
    }
  }

  /// *Calmar / tú, callar / tú*: with nobody else there, one is asked to do it to oneself (NGLE §41.10).
  private func calmOneself(_ clause: inout Clause, _ verb: String) {
    guard AnyOrderWords.oneself.contains(verb), clause.complements.isEmpty,
      clause.subject.count == 1, OrderWords.spokenTo.contains(clause.subject[0].lexeme.lemma),
      frames.listed(verb + "se") != nil
    else { return }
    clause.verb?.lexeme.lemma += "se"
  }

  /// *Dentista / no / hacer / daño*: to whom, where nobody is named who was treated (NGLE §35.7).
  private func hurtSpeaker(_ clause: inout Clause, _ verb: String) {
    guard !clause.isQuestion, clause.tense == .past, let doer = clause.subject.last?.lexeme,
      DoerWords.contains(doer, in: DoerWords.healers) || AnyOrderWords.hurting.contains(doer.lemma),
      verb == "hacer daño" || clause.complements.contains(where: { $0.lexeme.lemma == "daño" }),
      clause.complements.allSatisfy({
        $0.lexeme.lemma == "daño" || $0.lexeme.kind == .negation || $0.lexeme.kind == .quantity
          || $0.lexeme.kind == .degree || $0.lexeme.lemma == "no"
      })
    else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, "hacer daño", "me"))
    clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
  }

  /// *Botón / caerse / camisa*: off what it was a part of.
  private func comeOff(_ clause: inout Clause) {
    guard clause.complements.count == 1, let part = clause.subject.last?.lexeme,
      case let whole = clause.complements[0].lexeme, whole.wordClass == .noun, !whole.isBeing,
      SpanishWholeWords.isPart(part, of: whole)
    else { return }
    settle(&clause, 0, "de", .definite)
  }

  /// *Jefe / llamar / reunión*: to what others are called.
  private func callToMeeting(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard isLooseNoun(clause, last),
      AnyOrderWords.meetings.contains(clause.complements[last].lexeme.lemma)
    else { return }
    settle(&clause, last, "a", .definite)
  }

  /// *Tú / tener / hora, montaña / tener / nieve*: no single one.
  private func haveOfStuff(_ clause: inout Clause) {
    guard clause.complements.count == 1, isLooseNoun(clause, 0),
      case let had = clause.complements[0].lexeme
    else { return }
    let isAskedFor = clause.isQuestion && AnyOrderWords.askedFor.contains(had.lemma)
    let isOfPlace =
      AnyOrderWords.stuffs.contains(had.lemma)
      && clause.subject.last.map {
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      } == true
    guard isAskedFor || isOfPlace else { return }
    clause.complements[0].lexeme.article = .bare
    settle(&clause, 0, nil, .bare)
  }

  /// *Caracol / dejar / rastro*: what is left behind, and no flea market.
  private func leaveTrace(_ clause: inout Clause) {
    guard
      let trace = clause.complements.firstIndex(where: {
        AnyOrderWords.traces.contains($0.lexeme.lemma)
      }), isLooseNoun(clause, trace)
    else { return }
    clause.complements[trace].lexeme.kind = .thing
    clause.complements[trace].lexeme.article = nil
    guard clause.complements[trace].lexeme.number != .plural else { return }
    settle(&clause, trace, nil, .indefinite)
  }

  /// *Oír / sirena*: what howls, and not who sings in the sea.
  private func hearSiren(_ clause: inout Clause) {
    guard
      let siren = clause.complements.firstIndex(where: { $0.lexeme.lemma == "sirena" }),
      isLooseNoun(clause, siren)
    else { return }
    var device = Lexeme(lemma: "sirena", wordClass: .noun, kind: .device)
    device.gender = .feminine
    device.countability = .count
    device.animacy = .inanimate
    clause.complements[siren].lexeme = device
    settle(&clause, siren, nil, .indefinite)
  }

  /// *Disfraz / ser / pirata*: of whom one looks in it.
  private func dressAsFigure(_ clause: inout Clause) {
    if clause.isLaid, clause.complements.count == 2, clause.complements[0].lexeme.lemma == "de",
      clause.complements[0].tile == nil, let costume = clause.subject.last?.lexeme.lemma,
      PortionWords.costumes.contains(costume),
      SpanishPairWords.isFigure(clause.complements[1].lexeme)
    {
      clause.complements[1].government = nil
      clause.complements[1].lexeme.article = .bare
      return
    }
    guard clause.complements.count == 1, clause.complements[0].lexeme.wordClass == .noun,
      !["para", "con"].contains(clause.complements[0].government?.preposition),
      let costume = clause.subject.last?.lexeme.lemma, PortionWords.costumes.contains(costume),
      clause.complements[0].lexeme.isBeing,
      SpanishPairWords.isFigure(clause.complements[0].lexeme)
        || AnyOrderWords.trades.contains(clause.complements[0].lexeme.lemma)
    else { return }
    settle(&clause, 0, "de", .bare)
  }

  /// *Pingüino / vivir / hielo*: where, and with nobody.
  private func liveInStuff(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard isLooseNoun(clause, last), case let ground = clause.complements[last].lexeme,
      !ground.isBeing,
      ground.kind == .nature || ground.kind == .material
        || AnyOrderWords.grounds.contains(ground.lemma)
    else { return }
    settle(&clause, last, "en", .definite)
  }

  /// *Dos / pie / doler*: there are no more than two.
  private func hurtBoth(_ clause: inout Clause) {
    guard
      let two = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "dos"
          && AnyOrderWords.pairs.contains(clause.complements[$0 + 1].lexeme.lemma)
      }), two == 0 || !clause.complements[two - 1].lexeme.isDeterminerLike
    else { return }
    let part = clause.complements[two + 1].lexeme.lemma
    insert(["el"], at: two, in: &clause)
    clause.reasons.append(Realization.RuleApplication(.articleDefinite, part, "los"))
  }

  /// *Sacar / nota / buena*: a good one.
  private func getMark(_ clause: inout Clause) {
    guard
      let mark = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "nota"
          && ["bueno", "malo", "buena", "mala"].contains(clause.complements[$0 + 1].lexeme.lemma)
      }), isLooseNoun(clause, mark)
    else { return }
    let isGood = clause.complements[mark + 1].lexeme.lemma.hasPrefix("buen")
    let tiles = clause.complements[mark...(mark + 1)].compactMap(\.tile)
    clause.complements[mark].lexeme.gender = .feminine
    clause.complements[mark].lexeme.lemma = isGood ? "buena nota" : "mala nota"
    clause.complements[mark].lexeme.forms["PL"] = isGood ? "buenas notas" : "malas notas"
    clause.complements.remove(at: mark + 1)
    if tiles.count == 2 { clause.joins[tiles[0]] = tiles }
    settle(&clause, mark, nil, .indefinite)
  }

  /// *Seis / vela / estar / tarta, peine / estar / cajón / baño*: on what it is, and in which room that is.
  private func lieOnFood(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].government?.preposition == nil
        || clause.complements[0].government?.preposition == "en",
      case let ground = clause.complements[0].lexeme
    else { return }
    if clause.complements.count == 1 {
      guard [.food, .dish, .drink].contains(ground.kind),
        ground.countability != .mass || clause.isLaid,
        let thing = clause.subject.last?.lexeme, thing.wordClass == .noun,
        !AnyOrderWords.served.contains(ground.lemma)
      else { return }
      return settle(&clause, 0, "en", .definite)
    }
    if clause.complements.count == 2, clause.complements[1].lexeme.kind == .color,
      clause.complements[1].lexeme.wordClass == .adjective, !ground.isBeing
    {
      // La abeja está en la flor amarilla: nobody is yellow for now.
      insert(["en"], at: 0, in: &clause)
      clause.reasons.append(Realization.RuleApplication(.preposition, ground.lemma, "en"))
      return
    }
    guard clause.isLaid, clause.complements.count == 2,
      clause.complements[1].lexeme.wordClass == .noun,
      ground.kind == .furniture || ground.lemma == "cajón",
      clause.complements[1].lexeme.kind == .room
    else { return }
    settle(&clause, 1, "de", .definite)
  }

  /// *Camisa / encogerse / lavadora*: in what it happens, and with nothing.
  private func spoilInMachine(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard isLooseNoun(clause, last), let thing = clause.subject.last?.lexeme, !thing.isBeing,
      AnyOrderWords.machines.contains(clause.complements[last].lexeme.lemma),
      !SpanishWholeWords.isPart(thing, of: clause.complements[last].lexeme)
    else { return }
    settle(&clause, last, "en", .definite)
  }

  /// *Murciélago / dormir / día*: while it is day.
  private func restByDay(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.lemma == "día",
      clause.complements[last].government == nil,
      last == 0
        || clause.complements[last - 1].lexeme.wordClass == .noun
          && !clause.complements[last - 1].lexeme.kind.isTemporal
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: "de día", wordClass: .adverb, kind: .time)
    clause.reasons.append(Realization.RuleApplication(.preposition, "día", "de"))
  }

  /// *Traer / gafas*: one's own, which both know.
  private func bringOwnThings(_ clause: inout Clause) {
    guard clause.options.contains(.request), !clause.isQuestion,
      let thing = clause.complements.firstIndex(where: {
        AnyOrderWords.belongings.contains($0.lexeme.lemma)
      }), isLooseNoun(clause, thing),
      thing + 1 == clause.complements.count
        || clause.complements[thing + 1].lexeme.kind == .social
    else { return }
    settle(&clause, thing, nil, .definite)
  }

  /// *Cuántas / vez / comer / perro / día*: in how long.
  private func askTimesPerDay(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard let span = AnyOrderWords.rates[clause.complements[last].lexeme.lemma],
      clause.complements[last].government == nil,
      let times = clause.complements.firstIndex(where: {
        ["vez", "veces"].contains($0.lexeme.lemma) || $0.lexeme.lemma == "cuántas veces"
      }), times < last,
      clause.complements[times].lexeme.lemma == "cuántas veces"
        || times > 0 && clause.complements[times - 1].lexeme.lemma.hasPrefix("cuánt"),
      !clause.complements[last - 1].lexeme.isDeterminerLike,
      clause.complements[last - 1].lexeme.wordClass != .adposition
    else { return }
    let word = clause.complements[last].lexeme.lemma
    clause.complements[last].lexeme = Lexeme(lemma: span, wordClass: .adverb, kind: .frequency)
    clause.reasons.append(Realization.RuleApplication(.preposition, word, "a"))
  }

  /// *Qué / llevar / tú / bolso, qué / tener / tú / mano*: what is inside, and not which one.
  private func askWhatIsInside(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard clause.complements[0].lexeme.lemma == "qué", last == 1, !clause.subject.isEmpty,
      isLooseNoun(clause, last),
      AnyOrderWords.containers.contains(clause.complements[last].lexeme.lemma)
    else { return }
    clause.complements[last].lexeme.article = .definite
    link("en", before: last, in: &clause)
  }
}

/// Words of what is meant so.
private enum AnyOrderWords {
  /// What hurts whoever has it on or gets it.
  static let hurting: WordSet = [
    "zapato", "zapatos", "inyección", "vacuna", "aguja", "bota", "botas", "correa", "silla",
    "peluquera", "peluquero", "pinza",
  ]
  static let oneself: WordSet = [
    "calmar", "callar", "tranquilizar", "relajar", "levantar", "sentar", "acostar", "apurar",
    "duchar", "vestir", "peinar", "abrigar",
  ]
  static let meetings: WordSet = ["reunión", "asamblea", "junta", "mesa", "orden", "votación"]
  /// What one asks another for without *un*.
  static let askedFor: WordSet = ["hora", "cambio", "fuego", "tiempo", "suelto", "cobertura"]
  /// What mountains, rivers and gardens have.
  static let stuffs: WordSet = [
    "nieve", "agua", "hielo", "hierba", "arena", "barro", "niebla", "sal", "azúcar", "luz",
    "polvo", "humo", "césped", "musgo",
  ]
  static let traces: WordSet = [
    "rastro", "huella", "mancha", "marca", "recado", "mensaje", "nota", "señal", "hueco", "espacio",
  ]
  /// Who is dressed in a way of his own.
  static let trades: WordSet = [
    "bombero", "bombera", "policía", "médico", "enfermera", "cocinero", "torero", "bailarina",
    "marinero", "abuela", "abuelo", "esqueleto", "rey mago", "Papá Noel",
  ]
  static let grounds: WordSet = ["hielo", "agua", "tierra", "árbol", "arena", "nieve", "cueva"]
  static let pairs: WordSet = [
    "pie", "mano", "rodilla", "brazo", "pierna", "ojo", "oído", "oreja", "hombro", "codo",
    "tobillo",
    "muñeca", "talón", "pies", "manos", "rodillas", "brazos", "piernas", "ojos", "oídos", "orejas",
    "hombros", "codos", "tobillos", "muñecas", "talones",
  ]
  /// As what one is at table.
  static let served: WordSet = ["postre", "desayuno", "merienda", "cena", "comida"]
  static let spoiling: WordSet = [
    "encogerse", "romperse", "estropearse", "mancharse", "desteñirse", "perderse", "encoger",
    "secarse", "quemarse", "arrugarse",
  ]
  static let machines: WordSet = [
    "lavadora", "secadora", "lavavajillas", "horno", "microondas", "plancha", "nevera",
    "congelador",
  ]
  static let resting: WordSet = ["dormir", "cazar", "trabajar", "descansar", "viajar", "salir"]
  static let bringing: WordSet = ["traer", "pasar", "dar", "alcanzar", "acercar", "buscar"]
  /// What somebody has about him and calls for.
  static let belongings: WordSet = [
    "gafas", "llaves", "zapatillas", "zapatos", "botas", "muletas", "pastillas", "audífonos",
    "auriculares", "lentes", "chanclas", "pantuflas", "guantes",
  ]
  static let rates: WordMap<String> = [
    "día": "al día", "semana": "a la semana", "mes": "al mes", "año": "al año", "hora": "a la hora",
  ]
  static let carrying: WordSet = [
    "llevar", "tener", "guardar", "meter", "esconder", "poner", "traer", "buscar",
  ]
  static let containers: WordSet = [
    "bolso", "mochila", "bolsa", "bolsillo", "maleta", "caja", "mano", "cajón", "estuche",
    "cartera", "boca", "cesta", "manos", "riñonera", "carrito", "sobre", "maletero",
  ]
}
