import AACCore

/// Rows of Spanish of one to three core words that ask, forbid and protest: *ayudar / tú, no / aquí, ahí / poner, por qué / llorar, cómo /
/// abrir, todo / comer, se acabó / cole, mamá / dar / beso*.
///
/// Sources: NGLE §42.3 (imperatives), §42.4 (*vocativos*), §42.7 (what is asked), §41.11 (*se* of anybody), §16.14 (*lo… todo*), §48.2
/// (what is denied stands first), §31.1 (what is left unsaid).
extension TileReader {
  /// The clauses of such a row; nil where none of these words tells.
  func boardRow(_ row: [Constituent]) -> [Clause]? {
    guard !isOver else { return nil }
    if row.count > 1, let asked = askedWhyOrHow(row) ?? askedByForm(row) { return asked }
    return switch row.count {
    case 2: boardOfTwo(row[0], row[1]) ?? orderedOfListener(row)
    case 3: orderedOfListener(row) ?? boardOfThree(row)
    case 4: askedLeave(row) ?? thereAre(row)
    default: nil
    }
  }

  // MARK: Two words

  private func boardOfTwo(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    if isNegator(first), BoardWords.denied.contains(second.lexeme.lemma) {
      return saidAtOnce([first, second], "\(second.lexeme.lemma) no")
    }
    return putThere(first, second) ?? eatenUp(first, second) ?? goneOnWith(first, second)
      ?? heldBy(first, second) ?? wantedAtHand([first, second]) ?? likedByListener(first, second)
      ?? toldToMedic(first, second) ?? waitedLittle([first, second])
  }

  /// *Ahí / poner, dejar / aquí*: what is at hand is to be put there.
  private func putThere(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    guard
      let verb = pair.firstIndex(where: {
        $0.lexeme.isInfinitive && BoardWords.putting.contains($0.lexeme.lemma)
      }), SpanishCoreWords.places.contains(pair[1 - verb].lexeme.lemma)
    else { return nil }
    return ordered(pair[verb], [Constituent(WordJoiner.pronoun("lo")), pair[1 - verb]])
  }

  /// *Todo / comer, beber / todo*: until nothing is left.
  private func eatenUp(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    guard let all = pair.firstIndex(where: { $0.lexeme.lemma == "todo" }),
      case let eat = pair[1 - all].lexeme, eat.isInfinitive,
      BoardWords.consuming.contains(eat.lemma),
      let form = tables.morphology?.verb(
        eat.lemma, VerbFeatures(.present, .first, .singular)
      ).first
    else { return nil }
    return saidAtOnce(pair, "me lo \(form) todo")
  }

  /// *Más / columpio, más / parque*: one goes on with it, and there are no more of them.
  private func goneOnWith(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    guard first.lexeme.lemma == "más", second.lexeme.wordClass == .noun,
      second.lexeme.number != .plural, BoardWords.goneOn.contains(second.lexeme.lemma)
    else { return nil }
    var thing = second
    thing.lexeme.countability = .mass
    return read([first, thing])
  }

  /// *Él / coche, ella / muñeca, tú / pelota*: what somebody has or wants.
  private func heldBy(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    guard first.lexeme.wordClass == .pronoun, second.lexeme.wordClass == .noun else { return nil }
    let isFood = KindSet.edible.contains(second.lexeme.kind)
    if BoardWords.others.contains(first.lexeme.lemma) {
      guard let act = BoardWords.having(second.lexeme.kind) else { return nil }
      return [told(deed(act), by: [first], [second])]
    }
    if first.lexeme.lemma == "yo", second.lexeme.kind == .vehicle,
      !BoardWords.atHand.contains(second.lexeme.lemma)
    {
      return [told(deed("ir"), by: [first], [second])]
    }
    guard BoardWords.listeners.contains(first.lexeme.lemma), !isFood,
      KindSet(.toy, .book, .device).contains(second.lexeme.kind)
    else { return nil }
    return [told(deed("tener"), by: [first], tables.lexicon.small("el") + [second])]
  }

  /// *Dame / pelota, bici / yo, pelota / querer*: of which there is one at hand.
  func wantedAtHand(_ row: [Constituent]) -> [Clause]? {
    guard
      let thing = row.firstIndex(where: {
        $0.lexeme.wordClass == .noun && $0.lexeme.number != .plural
          && BoardWords.atHand.contains($0.lexeme.lemma)
      }), thing == 0 || !row[thing - 1].lexeme.isDeterminerLike
    else { return nil }
    var rest = row
    let wanted = rest.remove(at: thing)
    let known = tables.lexicon.small("el") + [wanted]
    switch rest.map(\.lexeme.lemma) {
    case ["yo"]: return [told(deed("querer"), by: rest, known)]
    case ["querer"] where rest[0].lexeme.isInfinitive: return [told(rest[0], known)]
    case ["yo", "querer"] where rest[1].lexeme.isInfinitive:
      return [told(rest[1], by: [rest[0]], known)]
    case ["querer", "yo"] where rest[0].lexeme.isInfinitive:
      return [told(rest[0], by: [rest[1]], known)]
    case ["dar"] where rest[0].lexeme.forms[FiniteForms.Mark.time] == FiniteForms.Mark.order:
      return read(rest + known)
    default: return nil
    }
  }

  /// *Gustar / tú*: what only the other knows is asked.
  private func likedByListener(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    let pair = [first, second]
    guard let you = pair.firstIndex(where: { BoardWords.listeners.contains($0.lexeme.lemma) }),
      pair[1 - you].lexeme.isInfinitive, frame(of: pair[1 - you]).pattern == .experiencer
    else { return nil }
    return [asking(told(pair[1 - you], by: [pair[you]]))]
  }

  /// *Médico / dolor, doctora / fiebre, enfermero / tripa*: who is well again asks for no doctor.
  private func toldToMedic(_ first: Constituent, _ second: Constituent) -> [Clause]? {
    guard AddressWords.medics.contains(first.lexeme.lemma), second.lexeme.wordClass == .noun else {
      return nil
    }
    if second.lexeme.kind == .body {
      return called(first, [told(deed("doler"), [second])])
    }
    guard BoardWords.symptoms.contains(second.lexeme.lemma) else { return nil }
    return called(first, read([deed("tener"), felt(second)]))
  }

  // MARK: What the other is to do

  /// *Ayudar / tú, otra vez / cantar / tú, jugar / conmigo / tú*: whom it is said to stands last.
  private func orderedOfListener(_ row: [Constituent]) -> [Clause]? {
    if let asked = askedAlong(row) { return asked }
    guard let you = row.last, BoardWords.listeners.contains(you.lexeme.lemma),
      case let rest = Array(row.dropLast()), let verb = loneVerb(rest),
      isAskable(rest[verb]),
      rest.indices.allSatisfy({ $0 == verb || BoardWords.beside.contains(rest[$0].lexeme.lemma) })
    else { return nil }
    var others = rest.indices.filter { $0 != verb }.map { rest[$0] }
    if rest[verb].lexeme.lemma == "ayudar" { others += tables.lexicon.small("yo") }
    return ordered(rest[verb], by: [you], others)
  }

  /// *Conmigo / jugar*.
  private func askedAlong(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, row[0].lexeme.lemma == "conmigo", isAskable(row[1]) else { return nil }
    return ordered(row[1], [row[0]])
  }

  /// Whether one can be asked to do it.
  private func isAskable(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    return verb.lexeme.isInfinitive && (frame.pattern == .plain || frame.pattern == .grooming)
      && frame.past != .state && !frame.isStrongOpener && !frame.isCopular
      && !BoardWords.unasked.contains(frame.lemma)
  }

  // MARK: Clauses

  /// What is said with a verb, by role.
  func told(
    _ verb: Constituent, by who: [Constituent] = [], _ rest: [Constituent] = []
  ) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = who
    clause.verb = verb
    clause.complements = rest
    clause.isLaid = true
    return clause
  }

  func ordered(
    _ verb: Constituent, by who: [Constituent] = [], _ rest: [Constituent] = []
  ) -> [Clause] {
    [requesting(told(verb, by: who, rest))]
  }

  /// What is said to somebody who is named first.
  func called(_ who: Constituent, _ clauses: [Clause]) -> [Clause]? {
    guard !clauses.isEmpty else { return nil }
    return clauses.map { clause in
      var said = clause
      said.complements.insert(who.calledOut, at: 0)
      return said
    }
  }
}

/// Core words of Spanish boards by what is asked with them.
enum BoardWords {
  static let listeners: WordSet = ["tú", "vos", "usted"]
  static let others: WordSet = ["él", "ella", "ellos", "ellas", "ustedes"]
  /// What is denied by itself, and before its negator.
  static let denied: WordSet = [
    "aquí", "ahí", "allí", "acá", "allá", "arriba", "abajo", "dentro", "adentro", "fuera", "afuera",
    "encima", "debajo", "detrás", "delante", "cerca", "lejos", "ahora", "todavía", "hoy", "mañana",
    "ayer", "luego", "después", "así", "conmigo", "contigo",
  ]
  /// What is done to a thing that is at hand, so that it gets somewhere.
  static let putting: WordSet = [
    "poner", "dejar", "colocar", "meter", "guardar", "colgar", "pegar", "soltar", "apoyar",
    "esconder", "traer", "llevar",
  ]
  static let consuming: WordSet = ["comer", "beber", "tomar", "tragar"]
  /// What one plays on, watches or goes to, and wants no more of than the one.
  static let goneOn: WordSet = [
    "columpio", "tobogán", "balancín", "sube y baja", "carrusel", "tiovivo", "noria", "trampolín",
    "cama elástica", "resbaladilla", "hamaca", "calesita", "parque", "piscina", "pileta", "alberca",
    "playa", "patio", "recreo", "tele", "televisión", "tableta", "tablet", "ordenador", "móvil",
    "celular", "computadora", "consola", "cine", "jardín", "bici", "bicicleta", "patinete",
    "pelota",
    "balón", "caballito",
  ]
  /// What others do who are named beside a thing of a kind.
  static func having(_ kind: SemanticKind) -> String? {
    switch kind {
    case .food, .drink, .dish: "querer"
    case .clothing: "llevar"
    case .toy, .book, .device, .vehicle, .instrument: "tener"
    default: nil
    }
  }
  /// What is shared, or one's own, so that everybody knows which is meant.
  static let atHand: WordSet = [
    "pelota", "balón", "bici", "bicicleta", "patinete", "triciclo", "columpio", "tobogán",
    "balancín",
    "chupete", "biberón", "peluche", "osito",
  ]
  /// What ails one.
  static let symptoms: WordSet = [
    "dolor", "fiebre", "tos", "mocos", "pupa", "náuseas", "mareo", "mareos", "diarrea", "alergia",
    "vómitos", "picor", "granos", "herida",
  ]
  /// What may stand beside an order.
  static let beside: WordSet = [
    "otra vez", "conmigo", "ahora", "ya", "aquí", "ahí", "más", "ahora mismo", "despacio", "rápido",
    "fuerte", "un poco", "primero", "luego", "también",
  ]
  /// What nobody is asked to do, or what has rules of its own.
  static let unasked: WordSet = [
    "ver", "oír", "perder", "caer", "caerse", "tener", "necesitar", "saber", "entender",
    "encontrar",
    "ganar", "recibir", "nacer", "morir", "crecer",
  ]
  /// Who looks after the speaker.
  static let carers: WordSet = CalledWords.all.union(["yaya", "yayo", "abu", "tata", "tía", "tío"])
  /// What others hand one.
  static let handing: WordSet = ["dar", "pasar", "prestar", "alcanzar", "acercar", "traer"]
  /// What others do to a thing, so that one forbids it.
  static let protested: WordSet = [
    "apagar", "quitar", "cerrar", "abrir", "encender", "tirar", "romper", "tocar", "coger",
    "prender",
    "guardar", "borrar", "mover", "parar", "agarrar", "cambiar", "llevarse", "subir", "bajar",
    "empujar",
  ]
  /// How a garment is that is to be changed.
  static let worn: WordSet = ["sucio", "mojado", "roto", "manchado", "húmedo", "cagado"]
  static let changing: WordSet = ["cambiar", "quitar"]
  /// Deeds that all do together.
  static let together: WordSet = [
    "ir", "jugar", "salir", "bailar", "cantar", "comer", "cenar", "desayunar", "merendar", "pintar",
    "parar", "esperar", "empezar", "irse", "nadar", "ver",
  ]
}
