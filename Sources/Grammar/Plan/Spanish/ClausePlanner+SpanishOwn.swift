import AACCore

/// What is one's own without being called so: one's name, the part that a doctor looks at, what is stolen (NGLE §18.5,
/// *posesivos*; §35.7, *dativo simpatético*), and dolls that are treated like people (§34.8).
extension ClausePlanner {
  /// Puts possessives, owners and articles that are understood.
  func nameOwners(_ clause: inout Clause, _ verb: String) {
    writeOwnName(&clause, verb)
    treatSpeaker(&clause, verb)
    sufferTheft(&clause, verb)
    buyPair(&clause, verb)
    treatDoll(&clause, verb)
    becomeWell(&clause, verb)
  }

  /// *Escribí mi nombre, escribe tu nombre, la niña escribe su nombre*.
  private func writeOwnName(_ clause: inout Clause, _ verb: String) {
    guard SpanishOwnWords.writing.contains(verb),
      let place = clause.complements.firstIndex(where: {
        SpanishOwnWords.names.contains($0.lexeme.lemma)
      }),
      place == 0
        || !clause.complements[place - 1].lexeme.isDeterminerLike
          && clause.complements[place - 1].lexeme.wordClass != .adposition
          && clause.complements[place - 1].lexeme.kind != .quantity,
      let owner = ownerOfName(clause), let word = lexicon.known(owner)
    else { return }
    if clause.complements.indices.contains(place + 1) {
      let next = clause.complements[place + 1].lexeme
      guard !next.isBeing, next.wordClass != .pronoun, next.lemma != "de" else { return }
    }
    let noun = clause.complements[place].lexeme.lemma
    clause.reasons.append(Realization.RuleApplication(.understood, noun, owner))
    clause.complements.insert(Constituent(word), at: place)
  }

  /// Whose name it is that somebody writes.
  func ownerOfName(_ clause: Clause) -> String? {
    if clause.options.contains(.request) { return "tu" }
    guard let first = clause.subject.last?.lexeme else { return "mi" }
    guard first.wordClass == .pronoun else {
      return first.isHuman && first.lemma != "profesora" && first.lemma != "profesor" ? "su" : nil
    }
    let isMany = first.number == .plural
    switch first.person {
    case .first: return isMany ? "nuestro" : "mi"
    case .second: return isMany ? clause.variety == .spanishSpain ? "vuestro" : "su" : "tu"
    default: return first.kind == .person ? "su" : nil
    }
  }

  /// *El médico me miró los oídos, la enfermera me tomó la temperatura*: who tells it is whom it is done to.
  func treatSpeaker(_ clause: inout Clause, _ verb: String) {
    guard !clause.options.contains(.request), clause.subject.count == 1,
      case let who = clause.subject[0].lexeme.lemma,
      SpanishOwnWords.treating.contains(verb) && SpanishOwnWords.healers.contains(who)
        || SpanishOwnWords.barbers.contains(who) && DeedRowWords.grooming.contains(verb)
        || verb == "poner" && KinWords.elders.contains(who) && isRubbedIn(clause)
    else { return }
    let things = clause.complements.map(\.lexeme).filter {
      [.noun, .properNoun, .pronoun, .verb].contains($0.wordClass) && !$0.kind.isTemporal
    }
    guard let first = things.first,
      first.kind == .body || SpanishOwnWords.measured.contains(first.lemma)
        || UnsaidWords.dressings.contains(first.lemma),
      !things.contains(where: { $0.isBeing || $0.wordClass == .pronoun || $0.wordClass == .verb }),
      !clause.complements.contains(where: { $0.lexeme.kind == .possessive })
    else { return }
    clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "me"))
  }

  /// *Mamá / poner / crema / espalda*: what one has put on one's skin.
  private func isRubbedIn(_ clause: Clause) -> Bool {
    let nouns = clause.complements.filter { $0.lexeme.wordClass == .noun }.map(\.lexeme)
    guard nouns.count > 1, let last = nouns.last else { return false }
    return UnsaidWords.dressings.contains(nouns[0].lemma) && last.kind == .body
  }

  /// *Me robaron la cartera, me operaron el ojo*: nobody says so of what he did himself.
  private func sufferTheft(_ clause: inout Clause, _ verb: String) {
    sufferFromOthers(&clause, verb)
    guard ["robar", "hurtar", "operar"].contains(verb), clause.tense == .past,
      !clause.options.contains(.request), clause.verb?.lexeme.person == nil
    else { return }
    let isSpeaker =
      clause.subject.isEmpty || verb == "operar" && clause.subject.map(\.lexeme.lemma) == ["yo"]
    let things = clause.complements.filter {
      $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
    }
    guard isSpeaker, let thing = things.first?.lexeme, !thing.isBeing,
      thing.kind == .body || verb != "operar", let speaker = lexicon.known("yo")
    else { return }
    let isNamed = clause.complements.contains {
      $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person || $0.lexeme.isHuman
    }
    if !isNamed {
      clause.complements.insert(clause.subject.first ?? Constituent(speaker), at: 0)
    }
    clause.subject = []
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .plural
  }

  /// *Me vacunaron de la gripe, me van a despedir*: what only others do to one, where nobody is named for it (NGLE §41.10,
  /// *impersonales con verbo en plural*).
  private func sufferFromOthers(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, !clause.options.contains(.request), !clause.isQuestion,
      clause.verb?.lexeme.person == nil,
      SpanishOwnWords.doneByOthers.contains(verb) || isSuffered(clause, verb),
      let who = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.person == .first
          && $0.lexeme.number != .plural
      }),
      // Escucho música mientras yo cocino.
      who == 0 || clause.complements[who - 1].lexeme.wordClass != .conjunction
    else { return }
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .plural
  }

  /// *Unas zapatillas, unas tijeras*: one pair is counted like one thing (NGLE §15.4, *unos con nombres de objetos dobles*).
  private func buyPair(_ clause: inout Clause, _ verb: String) {
    guard SpanishOwnWords.acquiring.contains(verb), !clause.isQuestion,
      !clause.options.contains(.request),
      let place = clause.complements.firstIndex(where: {
        SpanishOwnWords.pairs.contains($0.lexeme.lemma)
      }),
      place == 0
        || !clause.complements[place - 1].lexeme.isDeterminerLike
          && clause.complements[place - 1].lexeme.kind != .quantity
          && clause.complements[place - 1].lexeme.wordClass != .adposition
          && !clause.complements[place - 1].lexeme.isConnective
    else { return }
    let next = clause.complements.indices.contains(place + 1) ? clause.complements[place + 1] : nil
    let noun = clause.complements[place].lexeme.lemma
    let article = noun.hasSuffix("as") || noun == "lentes" ? "unas" : "unos"
    guard next?.lexeme.isConnective != true, let some = lexicon.known(article) else { return }
    clause.reasons.append(Realization.RuleApplication(.articleIndefinite, noun, article))
    clause.complements[place].lexeme.article = nil
    clause.complements.insert(Constituent(some), at: place)
  }

  /// *Peino a la muñeca, abrazo al osito*: what is done to people makes a person of a doll.
  private func treatDoll(_ clause: inout Clause, _ verb: String) {
    guard SpanishOwnWords.petting.contains(verb) else { return }
    for index in clause.complements.indices
    where clause.complements[index].lexeme.wordClass == .noun
      && SpanishPartWords.dolls.contains(MeaningWords.base(of: clause.complements[index].lexeme))
    {
      clause.complements[index].lexeme.animacy = .animate
      clause.complements[index].lexeme.article = .definite
    }
  }

  /// *Rezar / enfermos, visitar / ancianos*: a quality in the plural, with nothing that it is of, names people.
  private func becomeWell(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.contains(where: { namesPeople($0.lexeme) }) else { return }
    let frame = frames[verb]
    guard !frame.isCopular, frame.slot(.attribute) == nil else { return }
    for index in clause.complements.indices
    where namesPeople(clause.complements[index].lexeme) {
      let before = index > 0 ? clause.complements[index - 1].lexeme : nil
      guard before?.wordClass != .noun, before?.kind != .degree else { continue }
      let quality = clause.complements[index].lexeme.lemma
      var people = Lexeme(
        lemma: SpanishOwnWords.people.contains(quality) ? quality : quality + "s",
        wordClass: .noun, kind: .person)
      people.gender = people.lemma.hasSuffix("as") ? .feminine : .masculine
      people.number = .plural
      people.animacy = .human
      people.countability = .count
      people.article = .definite
      clause.complements[index].lexeme = people
    }
  }

  private func namesPeople(_ word: Lexeme) -> Bool {
    SpanishOwnWords.people.contains(word.lemma)
      || word.number == .plural && SpanishOwnWords.people.contains(word.lemma + "s")
  }
}

/// Words of what is one's own.
enum SpanishOwnWords {
  /// What everybody has one of and writes down.
  static let names: WordSet = [
    "nombre", "apellido", "apellidos", "firma", "dirección", "nombres", "edad",
    "número de teléfono",
  ]
  static let writing: WordSet = ["escribir", "poner", "decir", "copiar", "deletrear", "firmar"]
  /// Who washes and cuts hair for a living.
  static let barbers: WordSet = [
    "peluquero", "peluquera", "barbero", "esteticista", "estilista",
  ]
  /// Those who treat others.
  static let healers: WordSet = [
    "médico", "médica", "doctor", "doctora", "dentista", "pediatra", "enfermero", "enfermera",
    "logopeda", "fisioterapeuta", "fisio", "oculista", "podólogo", "podóloga", "oftalmólogo",
    "peluquero", "peluquera", "barbero", "otorrino", "psiquiatra", "cuidador", "cuidadora",
    "terapeuta", "óptico", "óptica", "dermatólogo", "dermatóloga",
  ]
  /// What they do to patients.
  static let treating: WordSet = [
    "mirar", "examinar", "revisar", "auscultar", "curar", "vendar", "desinfectar", "limpiar",
    "cortar", "tomar", "medir", "sacar", "empastar", "explorar", "palpar", "tocar", "pinchar",
    "escayolar", "operar", "teñir", "arreglar", "rapar", "masajear", "mover", "estirar", "poner",
    "quitar", "coser", "comprobar", "dormir", "inyectar", "afeitar", "recortar", "graduar",
    "extraer",
  ]
  /// What they take and measure beside parts of the body.
  static let measured: WordSet = [
    "temperatura", "tensión", "fiebre", "pulso", "sangre", "herida", "vacuna", "inyección",
    "escayola", "vista", "puntos", "caries", "venda", "tirita", "radiografía", "aparato",
    "flequillo",
    "empaste", "anestesia", "glucosa", "azúcar",
  ]
  /// What doctors, employers, courts and thieves do to one.
  static let doneByOthers = ReadingWords.treating.union(EverydayWords.suffered).union([
    "multar", "detener", "arrestar", "atracar", "contratar", "estafar", "timar", "denunciar",
    "sancionar", "atropellar", "evacuar", "rescatar", "desahuciar", "secuestrar", "asaltar",
    "despachar", "hospitalizar", "trasladar", "diagnosticar", "evaluar", "indemnizar", "jubilar",
    "medicar", "sedar", "elegir", "seleccionar", "admitir", "expulsar", "agredir", "insultar",
    "amenazar", "acosar", "criticar", "felicitar", "premiar", "entrevistar", "interrogar",
    "cachear",
  ])
  /// Verbs of getting.
  static let acquiring: WordSet = ["comprar", "regalar", "comprarse", "conseguir"]
  /// What is one thing in two halves or two that are one.
  static let pairs: WordSet = [
    "zapatillas", "zapatos", "botas", "gafas", "pantalones", "tijeras", "guantes", "auriculares",
    "patines", "sandalias", "tenis", "chanclas", "leotardos", "vaqueros", "cascos", "deportivas",
    "lentes", "audífonos", "zuecos", "esquís", "muletas", "prismáticos", "alicates", "medias",
    "manoplas", "botines", "anteojos", "pendientes", "aletas", "mallas", "playeras",
  ]
  /// What is done to children and dolls alike.
  static let petting: WordSet = [
    "peinar", "bañar", "vestir", "desvestir", "acostar", "abrazar", "besar", "cuidar", "mimar",
    "acunar", "lavar", "abrigar", "tapar", "despertar", "sentar", "secar", "consolar", "achuchar",
    "acariciar", "pasear", "cepillar", "duchar", "curar", "dormir",
  ]
  /// Qualities that stand for those who have them.
  static let people: WordSet = [
    "enfermos", "enfermas", "pobres", "ancianos", "ancianas", "mayores", "viejos", "ciegos",
    "sordos", "heridos", "jóvenes", "presos", "muertos", "necesitados",
  ]
}
