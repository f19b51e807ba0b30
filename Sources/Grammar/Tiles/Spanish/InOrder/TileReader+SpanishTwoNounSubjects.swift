import AACCore

/// Rows of Spanish that begin with two nouns and go on with a verb that the first one does, to which the second belongs: *agua / piscina / estar /
/// frío, rey / España / vivir / palacio, casa / amigo / tener / piscina, hija / vecina / cuidar / bebé, hermano / Pedro / trabajar*.
///
/// Sources: NGLE §12.7 (*complementos del nombre con de*), §12.13 (*aposición*), §33.1 (subjects), §40.4 (order).
extension TileReader {
  /// The clauses of such a row; nil where the second noun is something else.
  func twoNounSubject(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 2, row.count < 10 else { return nil }
    let start = row[0].lexeme.kind.isTemporal ? 1 : 0
    guard start + 2 < row.count, isCommon(row[start]),
      isCommon(row[start + 1])
        || row[start + 1].lexeme.wordClass == .properNoun,
      let verb = verbRightBehind(row, start + 2)
    else { return nil }
    let (part, whole) = (row[start], row[start + 1])
    if let named = namedKin(part, whole) {
      return deeper.readWhole(row[..<start] + [named] + row[(start + 2)...])
    }
    let lemma = row[verb].lexeme.lemma
    var rest = Array(row[(verb + 1)...])
    // Coche / mamá / no / arrancar: what does not start is the car.
    let startsNot = lemma == "arrancar" && isNegator(row[verb - 1])
    guard startsNot || !isDoneToFirst(rest, lemma),
      let link = linkOfSubject(part, whole, lemma, rest)
    else { return nil }
    let subject = small("el") + [part] + link
    let short = row[..<start] + [part] + row[(start + 2)...]
    if let fuller = smallWordPutIn(Array(short)) ?? plainInsert(Array(short))
      ?? nounInserted(Array(short)), fuller.first?.tile == short.first?.tile,
      let deed = fuller.firstIndex(where: { $0.tile == row[verb].tile })
    {
      rest = Array(fuller[(deed + 1)...])
    }
    settleRest(&rest, lemma)
    if rest.contains(where: {
      $0.lexeme.wordClass == .conjunction || $0.lexeme.isInfinitive || $0.lexeme.kind == .question
    }) {
      return deeper.readWhole(row[..<start] + subject + row[(start + 2)...])
    }
    var clause = Clause(variety: variety)
    clause.subject = subject
    if let place = subject.firstIndex(where: { $0.tile == part.tile }) {
      clause.subject[place].lexeme.forms[Clause.inOrder] = ""
    }
    clause.verb = row[verb]
    clause.complements = row[..<start] + row[(start + 2)..<verb] + rest
    settleEvent(&clause, row)
    return [clause]
  }

  /// *Agua / piscina / estar / frío, botón / camisa / caerse / lavadora*: how it is, and where it got lost.
  func settleRest(_ rest: inout [Constituent], _ verb: String) {
    guard let last = rest.indices.last else { return }
    if rest[last].lexeme.lemma == "frío", verb == "estar" || verb == "salir" {
      rest[last].lexeme = Lexeme(lemma: "frío", wordClass: .adjective, kind: .quality)
    }
    if verb == "dejar", rest.count == 2, isCommon(rest[0]), rest[1].lexeme.wordClass == .adjective {
      // Chicos / fútbol / dejar / vestuario / sucio: how they leave it.
      rest[0].government = Government(preposition: nil, article: .definite)
    }
    if rest.count > 1, ["más", "menos", "mucho", "poco"].contains(rest[0].lexeme.lemma),
      SpanishGroupWords.measured.contains(rest[1].lexeme.lemma)
    {
      rest[1].lexeme.countability = .mass
    }
    if verb == "oler", rest.count == 1 || rest[1].lexeme.wordClass == .conjunction,
      isCommon(rest[0]), rest[0].lexeme.namesThing
    {
      // Manta / abuela / oler / lavanda: of what.
      rest[0].government = Government(preposition: "a", article: .bare)
    }
    if TwoNounSubjects.befalling.contains(verb), isCommon(rest[0]),
      PartOfWords.holders.contains(rest[0].lexeme.lemma)
        || isGround(rest[0]) && verb != "caerse"
        || rest[0].lexeme.lemma == "casco" && rest.count > 1 && rest[1].lexeme.lemma == "antiguo"
    {
      rest[0].government = Government(preposition: "en", article: .definite)
    }
  }

  /// Where the verb stands, with no more than a denial and the like before it.
  private func verbRightBehind(_ row: [Constituent], _ start: Int) -> Int? {
    var place = start
    while place < row.count,
      isNegator(row[place]) || TwoNounSubjects.before.contains(row[place].lexeme.lemma)
    {
      place += 1
    }
    guard place < row.count, row[place].lexeme.isInfinitive else { return nil }
    return place
  }

  /// *Hermano / Pedro, amiga / Lucía*: one's own, by name (NGLE §12.13); nil where the name is of the other sex, so that somebody else is meant.
  private func namedKin(_ kin: Constituent, _ name: Constituent) -> Constituent? {
    guard name.lexeme.wordClass == .properNoun, name.lexeme.isHuman,
      TwoNounSubjects.apposed.contains(kin.lexeme.lemma), kin.lexeme.number != .plural,
      let sex = name.lexeme.gender, sex == tables.gender(of: kin.lexeme)
    else { return nil }
    var joint = name
    joint.lexeme.lemma = "mi \(kin.lexeme.lemma) \(name.lexeme.lemma)"
    joint.lexeme.article = .bare
    return joint
  }

  /// *Perro / niño / morder*: with nothing behind a verb that is done to somebody, one of the two is that.
  private func isDoneToFirst(_ rest: [Constituent], _ verb: String) -> Bool {
    rest.allSatisfy(\.lexeme.kind.isTemporal) && tables.frames[verb].slot(.object) != nil
  }

  /// What stands between the two; nil where they are not one phrase.
  private func linkOfSubject(
    _ part: Constituent, _ whole: Constituent, _ verb: String, _ rest: [Constituent]
  ) -> [Constituent]? {
    let (thing, other) = (part.lexeme, whole.lexeme)
    if thing.isHuman { return linkOfPerson(part, whole, verb) }
    guard thing.namesThing || thing.kind == .animal, doneByThings(verb, rest),
      !rest.isEmpty || !["estar", "ser", "parecer"].contains(verb)
    else { return nil }
    if other.isHuman { return linkOfOwned(part, whole, verb, rest) }
    if PortionWords.joins(thing.lemma, other), KindSet.edible.contains(other.kind) {
      return ofSort(whole)
    }
    if other.wordClass == .properNoun {
      return SpanishPairWords.link(thing, other, verb: verb)?.preposition == "de"
        ? small("de") + [whole] : nil
    }
    if let pair = SpanishLaidPairs.link(thing, other, thing.lemma, verb: verb),
      pair.preposition == "de", pair.isDefinite
    {
      return small("de", "el") + [whole]
    }
    return belonging(part, whole)
  }

  /// *Rey / España, director / colegio, hija / vecina*: who is it of a place, and whose.
  private func linkOfPerson(
    _ part: Constituent, _ whole: Constituent, _ verb: String
  ) -> [Constituent]? {
    let (person, other) = (part.lexeme, whole.lexeme)
    if other.isHuman {
      guard TwoNounSubjects.kin.contains(person.lemma), other.wordClass == .noun,
        !TwoNounSubjects.kin.contains(other.lemma), !TwoNounSubjects.ages.contains(other.lemma),
        !OwnerWords.parents.contains(other.lemma),
        !TwoNounSubjects.inCompany.contains(verb), other.number != .plural
      else { return nil }
      return small("de", "el") + [whole]
    }
    guard
      TwoNounSubjects.ruling.contains(person.lemma)
        || PartOfWords.people.contains(person.lemma)
          && !PartOfWords.kin.contains(person.lemma)
        || person.lemma == "vecino" || person.lemma == "vecina"
    else { return nil }
    if other.wordClass == .properNoun { return other.kind == .place ? small("de") + [whole] : nil }
    guard KindSet.places.contains(other.kind) || TwoNounSubjects.bodies.contains(other.lemma),
      !TwoNounSubjects.reached.contains(verb)
    else { return nil }
    return small("de", "el") + [whole]
  }

  /// *Casa / amigo / tener / piscina, coche / mamá / no / arrancar*: whose thing it is that does so.
  private func linkOfOwned(
    _ part: Constituent, _ whole: Constituent, _ verb: String, _ rest: [Constituent]
  ) -> [Constituent]? {
    let (thing, owner) = (part.lexeme, whole.lexeme)
    guard MeaningWords.ownable.contains(thing.kind) || thing.kind == .room,
      !KindSet.edible.contains(thing.kind), thing.kind != .body,
      TwoNounSubjects.ofOwned.contains(verb),
      owner.wordClass == .properNoun || KinWords.own.contains(owner.lemma)
        || PortionWords.isKin(owner.lemma) || TwoNounSubjects.owners.contains(owner.lemma)
    else { return nil }
    let needsMore = verb == "tener" || verb == "costar" || verb == "valer"
    guard !needsMore || rest.contains(where: { $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing })
    else { return nil }
    return small("de") + owned(by: whole)
  }

  /// Whether what has no will does it, with what stands behind.
  private func doneByThings(_ verb: String, _ rest: [Constituent]) -> Bool {
    guard
      !rest.contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person && $0.lexeme.lemma != "yo"
      })
    else { return false }
    if verb == "abrir" || verb == "cerrar" {
      return rest.allSatisfy {
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
          || $0.lexeme.wordClass == .numeral
      } && !rest.isEmpty
    }
    if TwoNounSubjects.done.contains(verb),
      let next = rest.first(where: { !$0.lexeme.isDeterminerLike })
    {
      guard
        next.lexeme.lemma == "yo" || !next.lexeme.namesThing || next.lexeme.kind.isTemporal
          || next.lexeme.lemma == "ruido" || KindSet.places.contains(next.lexeme.kind)
      else { return false }
    }
    return TwoNounSubjects.ofThings.contains(verb) || FirstDoerWords.alone.contains(verb)
      || TwoNounSubjects.ofOwned.contains(verb)
  }
}

/// Words of such rows.
enum TwoNounSubjects {
  /// What may stand before the verb.
  static let before: WordSet = [
    "nunca", "siempre", "ya", "todavía", "también", "tampoco", "todavía no", "casi",
  ]
  /// Kin and friends of whom one has several, and calls by name.
  static let apposed: WordSet = [
    "hermano", "hermana", "primo", "prima", "amigo", "amiga", "compañero", "compañera", "vecino",
    "vecina", "sobrino", "sobrina", "hijo", "hija", "nieto", "nieta", "cuñado", "cuñada", "novio",
    "novia",
    "marido", "mujer",
  ]
  /// Who is somebody's.
  static let kin: WordSet = [
    "hijo", "hija", "hermano", "hermana", "madre", "padre", "marido", "mujer", "novio", "novia",
    "nieto", "nieta", "sobrino", "sobrina", "suegro", "suegra", "primo", "prima", "abuelo",
    "abuela",
    "tío", "tía", "cuñado", "cuñada", "amigo", "amiga", "mamá", "papá",
  ]
  /// What one's kin may be, and not whose: *mi hermana bebé*.
  static let ages: WordSet = [
    "bebé", "adolescente", "gemelo", "gemela", "mellizo", "melliza", "niño", "niña", "chico",
    "chica", "joven", "adulto", "adulta", "viudo", "viuda", "soltero", "soltera",
  ]
  /// What one does with others rather than to them.
  static let inCompany: WordSet = [
    "jugar", "hablar", "ir", "venir", "salir", "pelear", "pelearse", "casarse", "bailar", "vivir",
    "discutir", "charlar", "pasear", "viajar", "quedar", "reunirse", "abrazarse", "besarse", "ser",
    "parecerse", "querer", "llamar", "ver",
  ]
  /// Who rules and works for a place.
  static let ruling: WordSet = [
    "rey", "reina", "presidente", "presidenta", "alcalde", "alcaldesa", "príncipe", "princesa",
    "director", "directora", "conserje", "portero", "portera", "cocinero", "cocinera", "cura",
    "jardinero", "jardinera", "bibliotecario", "bibliotecaria", "capitán", "entrenador",
    "entrenadora", "dueño", "dueña", "cajero", "cajera", "camarero", "camarera", "socorrista",
    "vigilante", "recepcionista", "gobierno",
  ]
  /// Groups with somebody at their head.
  static let bodies: WordSet = [
    "equipo", "club", "empresa", "banco", "clase", "grupo", "comunidad", "orquesta", "coro",
    "barco",
    "avión", "autobús", "asociación", "fábrica",
  ]
  /// Where one gets rather than works.
  static let reached: WordSet = ["ir", "irse", "venir", "llegar", "entrar", "salir", "volver"]
  /// Who has things besides one's kin.
  static let owners: WordSet = [
    "vecino", "vecina", "amigo", "amiga", "profe", "profesor", "profesora", "médico", "compañero",
    "compañera", "novio", "novia", "señor", "señora", "niño", "niña", "bebé", "jefe", "jefa",
    "cura",
    "director", "directora", "chico", "chica", "maestro", "maestra",
  ]
  /// What befalls things and what they are like.
  static let ofOwned: WordSet = [
    "tener", "estar", "ser", "parecer", "costar", "valer", "funcionar", "sonar", "oler", "arrancar",
    "gotear", "brillar", "pesar", "medir", "romperse", "caerse", "estropearse", "averiarse",
    "pincharse", "desinflarse", "apagarse", "encenderse", "atascarse", "descargarse", "rasgarse",
    "descoserse", "hundirse", "oxidarse", "bloquearse", "quemarse", "encogerse", "inundarse",
    "ladrar", "maullar", "morder", "correr", "morir", "morirse", "escaparse",
  ]
  /// What befalls them somewhere.
  static let befalling: WordSet = [
    "caerse", "perderse", "romperse", "quedarse", "pincharse", "pudrirse", "averiarse",
    "estropearse",
  ]
  /// What people do to things as well.
  static let done: WordSet = [
    "bajar", "subir", "cambiar", "parar", "terminar", "acabar", "empezar", "romper", "pasar",
    "hacer", "oler", "contar", "explicar", "despertar", "medir", "pesar", "picar",
  ]
  /// The same of things that are nobody's.
  static let ofThings: WordSet = ofOwned.union([
    "saber", "doler", "gustar", "encantar", "molestar", "asustar", "caer", "romper", "llegar",
    "salir", "empezar", "terminar", "acabar", "durar", "crecer", "pasar", "parar", "picar", "subir",
    "bajar", "quedar", "faltar", "temblar", "secarse", "mojarse", "mancharse", "ensuciarse",
    "derramarse", "derretirse", "abrirse", "cerrarse", "perderse", "acabarse", "terminarse",
    "moverse", "calentarse", "enfriarse", "cambiar", "decir", "explicar", "contar",
    "interesar", "aburrir", "cansar", "preocupar", "sorprender", "decepcionar", "relajar",
    "despertar", "hacer",
  ])
}
