import AACCore

/// What everybody takes for granted of common verbs: whose nose it is, whom the light troubles, that a film which was not seen is
/// known, that a bird has wings (NGLE §14.3, *información compartida*; §15.9, *sustantivos escuetos*; §35.7, *dativos*).
extension ClausePlanner {
  /// Puts right what the words of such a verb mean together.
  func settleCommon(_ clause: inout Clause) {
    guard let verb = clause.verb, CommonWords.any.contains(verb.lexeme.lemma),
      verb.lexeme.person == nil, verb.lexeme.forms.isEmpty
    else { return }
    let lemma = verb.lexeme.lemma
    if clause.subject.isEmpty == false {
      ownAilingPart(&clause, lemma)
      reachSpeaker(&clause, lemma)
      flowNone(&clause, lemma)
      feelAsked(&clause, lemma)
      demand(&clause, lemma)
      marry(&clause, lemma)
      hangFrom(&clause, lemma)
    }
    guard !clause.complements.isEmpty else { return }
    handOver(&clause, lemma)
    driveMad(&clause, lemma)
    settleKnown(&clause, lemma)
    haveParts(&clause, lemma)
    takeSeveral(&clause, lemma)
    askForAny(&clause, lemma)
    guard clause.complements.count > 1 else { return }
    serveAtMeal(&clause, lemma)
  }

  /// What the pair asks for gives way where the roles were chosen.
  private func mayGovern(_ clause: Clause, _ index: Int) -> Bool {
    clause.complements[index].government == nil || !clause.isLaid
  }

  // MARK: - To whom

  /// *Nariz / sangrar, mi / pie / doler, mano / temblar*: a part of the body that does so is the speaker's.
  private func ownAilingPart(_ clause: inout Clause, _ verb: String) {
    guard CommonWords.ailing.contains(verb), !clause.isQuestion, !clause.options.contains(.request),
      let part = clause.subject.last?.lexeme, part.wordClass == .noun, part.roleKind == .body,
      clause.subject.dropLast().allSatisfy({ ["mi", "mis"].contains($0.lexeme.lemma) }),
      clause.complements.allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .degree
      })
    else { return }
    clause.complements.insert(clause.subject.removeLast(), at: 0)
    clause.subject = []
  }

  /// *Luz / molestar / ojo, champú / picar / ojo*: where it does so to the speaker.
  private func reachSpeaker(_ clause: inout Clause, _ verb: String) {
    guard CommonWords.irritating.contains(verb), !clause.isQuestion,
      let thing = clause.subject.last?.lexeme, thing.wordClass == .noun, !thing.isBeing,
      thing.roleKind != .body,
      let part = clause.complements.firstIndex(where: { $0.lexeme.roleKind == .body }),
      clause.complements[part].lexeme.wordClass == .noun, part == 0,
      clause.complements.dropFirst().allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .degree
      }), let speaker = lexicon.known("yo")
    else { return }
    if CommonWords.pairs.contains(clause.complements[part].lexeme.lemma) {
      makePlural(&clause.complements[part])
    }
    let isPressed = verb == "apretar" || verb == "rozar"
    clause.complements[part].government = Government(
      preposition: isPressed ? nil : "en", article: .definite)
    clause.complements.insert(Constituent(speaker), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "me"))
  }

  /// *Agua / salir / grifo*, denied: none of it (NGLE §15.9).
  private func flowNone(_ clause: inout Clause, _ verb: String) {
    guard verb == "salir", clause.isNegative, clause.subject.count == 1, !clause.isLaid,
      HappeningWords.flowing.contains(clause.subject[0].lexeme.lemma),
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .adposition
      })
    else { return }
    clause.complements.insert(clause.subject.removeLast(), at: 0)
  }

  /// *Quién / gustar / chocolate*: who feels it is asked with *a* (NGLE §35.9).
  private func feelAsked(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1, clause.subject[0].lexeme.lemma == "quién", clause.isQuestion,
      !clause.isLaid, frames[verb].pattern == .experiencer, let to = lexicon.known("a"),
      !clause.complements.isEmpty,
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return }
    let asked = clause.subject.removeLast()
    clause.complements.insert(contentsOf: [Constituent(to), asked], at: 0)
    clause.complements.insert(Constituent(WordJoiner.pronoun("le")), at: 0)
  }

  /// *Reloj / colgar / pared*: what a thing hangs from (NGLE §29.8).
  private func hangFrom(_ clause: inout Clause, _ verb: String) {
    guard verb == "colgar", clause.complements.count == 1,
      let thing = clause.subject.last?.lexeme, thing.wordClass == .noun, !thing.isHuman,
      clause.complements[0].lexeme.wordClass == .noun, mayGovern(clause, 0),
      CommonWords.hooks.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].government = Government(preposition: "de", article: .definite)
  }

  /// *Revisor / pedir / billete*: what it is his work to see is known.
  private func demand(_ clause: inout Clause, _ verb: String) {
    guard verb == "pedir", clause.complements.count == 1, !clause.isNegative,
      let who = clause.subject.last?.lexeme.lemma,
      CommonWords.demanded[who]?.contains(clause.complements[0].lexeme.lemma) == true
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .definite)
  }

  /// *Novia / llevar / ramo*: the bride, and nobody's girlfriend.
  private func marry(_ clause: inout Clause, _ verb: String) {
    guard verb == "llevar" || verb == "lanzar" || verb == "tirar", clause.subject.count == 1,
      ["novia", "novio"].contains(clause.subject[0].lexeme.lemma),
      ["ramo", "velo", "vestido blanco", "vestido de novia"].contains(
        clause.complements.first?.lexeme.lemma ?? ""), let the = lexicon.known("el")
    else { return }
    clause.subject.insert(Constituent(the), at: 0)
  }

  // MARK: - What

  /// *Picar / queso*: who eats a little has no itch (NGLE §34.4).
  func settleSnack(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "picar", verb.constituent.lexeme.person == nil,
      clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun }),
      let food = clause.complements.first(where: { $0.lexeme.isNominal })?.lexeme,
      food.lemma == "algo" || KindSet.edible.contains(food.kind),
      !CommonWords.hot.contains(food.lemma)
    else { return }
    verb.frame.pattern = .plain
    verb.frame.past = .event
    let isChopped = CommonWords.chopped.contains(food.lemma)
    verb.frame.slots = [FrameSlot(.object, article: isChopped ? .definite : nil)]
  }

  /// *Dejar / yo / bolígrafo*: what is lent, and not where somebody is left.
  private func handOver(_ clause: inout Clause, _ verb: String) {
    guard verb == "dejar", clause.complements.count == 2,
      case let whom = clause.complements[0].lexeme, whom.wordClass == .pronoun,
      whom.kind == .person, case let thing = clause.complements[1].lexeme,
      mayGovern(clause, 1), CommonWords.lent.contains(thing.lemma)
    else { return }
    clause.complements[1].government = Government(
      preposition: nil, article: thing.number == .plural ? nil : .definite)
  }

  /// *Música / volver / loco / yo*: with whom it does that (NGLE §38.3).
  private func driveMad(_ clause: inout Clause, _ verb: String) {
    guard verb == "volver", clause.complements.count == 2,
      let place = clause.complements.firstIndex(where: {
        ["loco", "loca"].contains($0.lexeme.lemma)
      }), case let whom = clause.complements[1 - place].lexeme,
      whom.wordClass == .pronoun && whom.kind == .person || whom.isBeing,
      frames.listed("volver loco") != nil
    else { return }
    clause.verb?.lexeme.lemma = "volver loco"
    clause.complements.remove(at: place)
  }

  /// *Ver / película*, denied of the past, *traer / bañador*, asked of it: what was not seen and what was to be brought is known;
  /// *no llevar / casco*: none.
  private func settleKnown(_ clause: inout Clause, _ verb: String) {
    guard clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.countability == .count, !clause.isLaid,
      clause.complements[0].lexeme.number != .plural, mayGovern(clause, 0),
      clause.complements.dropFirst().allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .place
      })
    else { return }
    let thing = clause.complements[0].lexeme
    let article: Article
    switch verb {
    case "llevar" where clause.isNegative && !clause.options.contains(.request):
      guard thing.kind == .clothing || CommonWords.gear.contains(thing.lemma) else { return }
      article = .bare
    case "traer" where clause.tense == .past && (clause.isNegative || clause.isQuestion):
      guard CommonWords.brought.contains(thing.lemma) || thing.kind == .clothing else { return }
      article = .definite
    case "ver", "leer", "oír", "escuchar":
      guard clause.tense == .past, clause.isNegative, CommonWords.shown.contains(thing.lemma)
      else { return }
      article = .definite
    default: return
    }
    clause.complements[0].government = Government(preposition: nil, article: article)
  }

  /// *Elefante / tener / trompa, vaca / tener / cuernos*: what its kind has (NGLE §15.9).
  private func haveParts(_ clause: inout Clause, _ verb: String) {
    guard verb == "tener", clause.complements.count == 1, clause.subject.count == 1,
      clause.subject[0].lexeme.kind == .animal, mayGovern(clause, 0),
      CommonWords.parts.contains(clause.complements[0].lexeme.lemma)
    else { return }
    if CommonWords.several.contains(clause.complements[0].lexeme.lemma) {
      makePlural(&clause.complements[0])
    }
    clause.complements[0].government = Government(preposition: nil, article: .bare)
  }

  /// *Apilar / bloque, intercambiar / pegatina, llamar / bombero*: what is never done to one alone.
  private func takeSeveral(_ clause: inout Clause, _ verb: String) {
    guard let things = CommonWords.many[verb], case let thing = clause.complements[0].lexeme,
      thing.wordClass == .noun, thing.number != .plural, thing.countability == .count,
      mayGovern(clause, 0), things.words?.contains(thing.lemma) != false,
      !thing.isHuman || things.words != nil
    else { return }
    makePlural(&clause.complements[0])
    clause.complements[0].government = Government(
      preposition: thing.isHuman ? "a" : nil, article: things.article)
  }

  /// *¿Tocas algún instrumento?*: any of them (NGLE §19.5).
  private func askForAny(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, !clause.isNegative, clause.complements.count == 1,
      CommonWords.anyOf[verb]?.contains(clause.complements[0].lexeme.lemma) == true,
      let any = lexicon.known("algún")
    else { return }
    clause.complements.insert(Constituent(any), at: 0)
    clause.reasons.append(
      Realization.RuleApplication(.understood, clause.complements[1].lexeme.lemma, "algún"))
  }

  // MARK: - When and how

  /// *Querer / pizza / cena*: to have it for that meal.
  private func serveAtMeal(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.lastIndex { !$0.lexeme.kind.isTemporal } ?? 0
    guard last > 0, CommonWords.serving.contains(verb),
      let deed = CommonWords.meals[clause.complements[last].lexeme.lemma],
      case let food = clause.complements[last - 1].lexeme, food.wordClass == .noun,
      KindSet.edible.contains(food.kind), mayGovern(clause, last),
      let goal = lexicon.known("para")
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: deed, wordClass: .verb, kind: .action)
    clause.complements.insert(Constituent(goal), at: last)
    clause.reasons.append(Realization.RuleApplication(.preposition, deed, "para"))
  }
}

/// Words of what common verbs are done to.
private enum CommonWords {
  /// Every verb that one of the rules begins with.
  static let any = ailing.union(irritating).union(serving).union(many.keys).union([
    "salir", "pedir", "llevar", "lanzar", "tirar", "dejar", "volver", "traer", "ver", "leer", "oír",
    "escuchar", "tener", "gustar", "encantar", "doler", "faltar", "sobrar", "importar", "interesar",
    "apetecer", "molestar", "practicar", "conocer", "colgar", "hablar", "tocar",
  ])
  /// What parts of one's body do.
  static let ailing: WordSet = ["sangrar", "temblar", "doler", "arder", "escocer"]
  /// What things do to them.
  static let irritating: WordSet = ["molestar", "picar", "escocer", "irritar", "apretar", "rozar"]
  static let pairs: WordSet = ["ojo", "oído", "oreja"]
  /// What bites the tongue, and what is cut small.
  static let hot: WordSet = [
    "salsa", "mostaza", "chile", "pimienta", "guindilla", "picante", "chili", "wasabi", "ají",
  ]
  static let chopped: WordSet = ["cebolla", "ajo", "perejil", "carne", "tomate", "pimiento"]
  static let hooks: WordSet = [
    "pared", "techo", "rama", "árbol", "percha", "gancho", "cuello", "cuerda", "clavo", "balcón",
  ]
  private static let papers: WordSet = [
    "carné", "carnet", "DNI", "pasaporte", "documentación", "permiso", "billete", "entrada",
    "tarjeta",
  ]
  private static let schoolwork: WordSet = [
    "deberes", "tarea", "trabajo", "cuaderno", "ficha", "agenda",
  ]
  /// What somebody asks for because it is his work.
  static let demanded: WordMap<WordSet> = [
    "revisor": papers, "revisora": papers, "policía": papers, "conductor": papers,
    "conductora": papers, "portero": papers, "portera": papers, "azafata": papers,
    "taquillero": papers, "guardia": papers, "profesor": schoolwork, "profesora": schoolwork,
    "maestro": schoolwork, "maestra": schoolwork, "seño": schoolwork, "profe": schoolwork,
  ]
  /// What one lets another have for a while.
  static let lent: WordSet = [
    "bolígrafo", "boli", "lápiz", "goma", "sacapuntas", "regla", "rotulador", "tijeras", "cuaderno",
    "libro", "pelota", "balón", "móvil", "tableta", "tablet", "juguete", "muñeca", "coche",
    "paraguas", "chaqueta", "dinero", "bici", "bicicleta", "patinete", "pegamento", "mando",
    "cargador", "pintura", "cera", "estuche", "cromo", "cómic", "consola", "ordenador", "gorra",
  ]
  static let gear: WordSet = [
    "casco", "reloj", "paraguas", "cinturón", "mascarilla", "mochila", "corbata", "bastón",
    "collar", "bolso", "pulsera", "audífono",
  ]
  static let brought: WordSet = [
    "bañador", "mochila", "paraguas", "toalla", "libro", "cuaderno", "estuche", "agenda",
    "almuerzo", "bocadillo", "merienda", "permiso", "autorización", "carné", "flauta", "pelota",
    "bañadores", "cargador", "tableta", "móvil",
  ]
  static let shown: WordSet = [
    "película", "partido", "programa", "capítulo", "serie", "vídeo", "video", "libro", "cuento",
    "mensaje", "carta", "correo", "noticia", "timbre", "teléfono", "despertador", "audio",
    "canción", "concierto", "obra",
  ]
  /// What animals have.
  static let parts: WordSet = [
    "trompa", "cola", "pico", "alas", "ala", "plumas", "pluma", "cuernos", "cuerno", "rabo",
    "escamas", "escama", "melena", "rayas", "raya", "manchas", "mancha", "garras", "garra",
    "aletas", "aleta", "bigotes", "bigote", "colmillos", "colmillo", "caparazón", "cresta",
    "veneno", "antenas", "antena", "tentáculos", "tentáculo", "púas", "púa",
  ]
  static let several: WordSet = [
    "ala", "pluma", "cuerno", "escama", "raya", "mancha", "garra", "aleta", "bigote", "colmillo",
    "antena", "tentáculo", "púa",
  ]
  /// What is done to several, and whether they are known; no words: whatever it is.
  static let many: [String: (words: WordSet?, article: Article)] = [
    "apilar": (nil, .definite), "amontonar": (nil, .definite), "coleccionar": (nil, .bare),
    "intercambiar": (nil, .bare), "levantar": (["pesa"], .bare),
    "ordenar": (
      ["juguete", "libro", "cuento", "lápiz", "ficha", "papel", "foto", "cromo", "rotulador"],
      .definite
    ),
    "repetir": (["lenteja", "garbanzo", "macarrón", "judía", "guisante", "croqueta"], .bare),
    "llamar": (["bombero"], .definite),
  ]
  static let anyOf: WordMap<WordSet> = [
    "tocar": ["instrumento"], "hablar": ["idioma"], "practicar": ["deporte"],
    "conocer": ["chiste", "juego", "cuento"],
  ]
  static let serving: WordSet = [
    "querer", "tener", "hacer", "preparar", "cocinar", "comprar", "haber", "pedir", "comer",
    "tomar", "beber",
  ]
  static let meals: WordMap<String> = [
    "cena": "cenar", "desayuno": "desayunar", "merienda": "merendar", "almuerzo": "almorzar",
    "comida": "comer",
  ]
}
