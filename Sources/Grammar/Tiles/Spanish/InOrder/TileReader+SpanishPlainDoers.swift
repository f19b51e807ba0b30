import AACCore

/// Rows laid as they are said whose first words do it, or are told of, though no person stands there: *primavera / llegar /
/// pronto, otoño / ser / mi / estación / favorito, gripe / durar / una / semana, avión / volar / encima / nubes, tableta /
/// cargar / enchufe, mi / rodilla / sangrar, niña / tímido / no / hablar, ciego / usar / bastón, qué / animal / vivir /
/// granja*.
///
/// Sources: NGLE §33.1 (*sujetos no agentivos*), §41.4 (*verbos inacusativos*), §13.6 (*sustantivación*), §40.4 (order), §22.14
/// (*qué* with a noun), §43.2 (*que* behind verbs of saying).
extension TileReader {
  /// The clause of such a row; nil for any other.
  func plainDoer(_ row: [Constituent]) -> Clause? {
    guard isSpanish, row.count > 1, row.count < 8 else { return nil }
    if let asked = askedWhichKind(row) { return asked }
    guard var parts = OrderedRow(row) else { return nil }
    if let told = toldOfSpeaker(parts, row) { return told }
    guard parts.isOneDeed, !parts.rest.contains(where: { $0.lexeme.isConnective }) else {
      return nil
    }
    if let named = calledByWant(parts) {
      parts.head = [named]
      parts.noun = named
      return inOrder(parts, parts.verb, row)
    }
    guard isPlainDoer(parts) else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// Whether what stands first does that, by what it is and what stands behind the verb.
  private func isPlainDoer(_ parts: OrderedRow) -> Bool {
    let noun = parts.noun.lexeme
    let verb = parts.verb.lexeme.lemma
    if verb == "ser" { return isOnesOwn(parts) }
    if let first = parts.head.first?.lexeme.lemma, ["mi", "mis", "tu", "su"].contains(first) {
      return noun.kind == .body && PlainDoerWords.ofBody.contains(verb)
        && parts.rest.allSatisfy { !$0.lexeme.isNominal }
    }
    if noun.isBeing, parts.head.count == 2 { return isSuch(parts, verb) }
    guard parts.head.count == 1, parts.times.isEmpty else { return false }
    switch verb {
    case "llegar", "empezar", "terminar", "acabar", "comenzar", "durar", "pasar":
      if PlainDoerWords.seasons.contains(noun.lemma) {
        return !parts.rest.contains {
          $0.lexeme.isNominal && !$0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adposition
        }
      }
      return verb == "durar" && noun.kind == .illness
    case "volar":
      return noun.kind == .vehicle && !parts.rest.isEmpty
        && parts.rest.contains { PlainDoerWords.sides.contains($0.lexeme.lemma) }
    case "cargar":
      return (noun.kind == .device || noun.lemma == "batería") && parts.rest.count == 1
        && (KindSet.places.contains(parts.rest[0].lexeme.kind)
          || parts.rest[0].lexeme.kind == .furniture
          || PlainDoerWords.sockets.contains(parts.rest[0].lexeme.lemma))
    case "atrasar", "adelantar":
      return noun.lemma == "reloj" && parts.rest.isEmpty
    case "recoger", "llevar", "dejar", "traer":
      return noun.kind == .vehicle && parts.rest.first?.lexeme.lemma == "yo"
    case "levantar", "subir", "bajar", "mover":
      return noun.lemma == "grúa" && parts.rest.first?.lexeme.namesThing == true
        && parts.rest.dropFirst().allSatisfy { $0.lexeme.wordClass == .adjective }
    case "estar": return isFullOfMany(parts)
    case "salir":
      return noun.isHuman && parts.rest.count == 1
        && PlainDoerWords.growing.contains(parts.rest[0].lexeme.lemma)
    default: return false
    }
  }

  /// *Otoño / ser / mi / estación / favorito, azul / ser / mi / color / favorito*: which of them is the one.
  private func isOnesOwn(_ parts: OrderedRow) -> Bool {
    guard parts.head.count == 1, parts.denial.isEmpty || parts.rest.count > 2,
      parts.rest.count > 2, ["mi", "tu", "su"].contains(parts.rest[0].lexeme.lemma),
      parts.rest[1].lexeme.wordClass == .noun, parts.rest.count == 3,
      PlainDoerWords.preferred.contains(where: parts.rest[2].lexeme.lemma.hasPrefix)
    else { return false }
    let first = parts.noun.lexeme
    return first.wordClass == .noun || first.kind.isTemporal || first.kind == .color
      || first.kind == .weekday
  }

  /// *Niña / tímido / no / hablar*: what somebody is like for good is told with the name, and no thought of its own.
  private func isSuch(_ parts: OrderedRow, _ verb: String) -> Bool {
    guard parts.hasOneNoun, let quality = parts.head.last?.lexeme, quality.wordClass == .adjective,
      parts.noun.lexeme.wordClass == .noun, !parts.denial.isEmpty,
      PlainDoerWords.lasting.contains(quality.lemma), !tables.frames[verb].isCopular
    else { return false }
    return true
  }

  /// *Patio / estar / lleno / hojas / secas*: of what it is full, and not what the other is like.
  private func isFullOfMany(_ parts: OrderedRow) -> Bool {
    guard parts.rest.count == 3, parts.rest[0].lexeme.wordClass == .adjective,
      FirstThingWords.full.contains(where: parts.rest[0].lexeme.lemma.hasPrefix),
      parts.rest[1].lexeme.wordClass == .noun, parts.rest[2].lexeme.wordClass == .adjective
    else { return false }
    return parts.noun.lexeme.namesThing
  }

  /// *Ciego / usar / bastón, sordo / llevar / audífono*: who is called by what he cannot do (NGLE §13.6).
  private func calledByWant(_ parts: OrderedRow) -> Constituent? {
    guard parts.head.count == 1, parts.noun.lexeme.wordClass == .adjective, !parts.rest.isEmpty,
      PlainDoerWords.wanting.contains(parts.noun.lexeme.lemma),
      !tables.frames[parts.verb.lexeme.lemma].isStrongOpener
    else { return nil }
    var named = parts.noun
    let isFeminine = parts.noun.lexeme.gender == .feminine
    var noun = Lexeme(lemma: parts.noun.lexeme.lemma, wordClass: .noun, kind: .person)
    noun.gender = isFeminine ? .feminine : .masculine
    noun.countability = .count
    noun.animacy = .human
    named.lexeme = noun
    return named
  }

  /// *Doctora / decir / yo / estar / bien*: how the speaker is, as another says (NGLE §43.2).
  private func toldOfSpeaker(_ parts: OrderedRow, _ row: [Constituent]) -> Clause? {
    guard parts.verb.lexeme.lemma == "decir", parts.noun.lexeme.isHuman, parts.hasOneNoun,
      parts.rest.count > 2, parts.rest[0].lexeme.lemma == "yo",
      ["estar", "ser"].contains(parts.rest[1].lexeme.lemma),
      !parts.rest[2...].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.isConnective
      })
    else { return nil }
    return inOrder(parts, parts.verb, row)
  }

  /// *Qué / animal / vivir / granja*: which kind of them does it.
  private func askedWhichKind(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, ["qué", "cuál"].contains(row[0].lexeme.lemma),
      PlainDoerWords.kinds.contains(row[1].lexeme.lemma), row[2].lexeme.isInfinitive,
      !tables.frames[row[2].lexeme.lemma].isCopular,
      PlainDoerWords.ofKinds.contains(row[2].lexeme.lemma),
      !row[3...].contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .verb || $0.lexeme.isHuman
      })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[...1])
    clause.verb = row[2]
    clause.complements = Array(row[3...])
    clause.isQuestion = true
    return clause
  }
}

/// Words of such rows.
private enum PlainDoerWords {
  static let seasons: WordSet = [
    "primavera", "verano", "otoño", "invierno", "Navidad", "lluvia", "nieve", "frío", "calor",
  ]
  static let sides: WordSet = [
    "encima", "encima de", "sobre", "por encima de", "entre", "alrededor", "alrededor de",
    "debajo", "debajo de",
  ]
  /// What comes out of one.
  static let growing: WordSet = [
    "diente", "dientes", "muela", "muelas", "grano", "granos", "ampolla", "barba", "bigote",
    "chichón", "sarpullido", "manchas", "ronchas", "pelo",
  ]
  static let sockets: WordSet = ["enchufe", "cargador", "suelo"]
  /// What a part of the body does.
  static let ofBody: WordSet = [
    "sangrar", "latir", "temblar", "sudar", "hincharse", "crecer", "moverse", "arder", "funcionar",
    "curarse", "brillar", "adelgazar",
  ]
  static let preferred = ["favorit", "preferid"]
  /// What somebody is like for good.
  static let lasting: WordSet = [
    "tímido", "pequeño", "alto", "bajo", "gordo", "flaco", "rubio", "moreno", "travieso", "nuevo",
    "viejo", "joven", "mayor", "valiente", "vago", "listo", "simpático", "antipático", "guapo",
    "ciego", "sordo", "mudo", "inteligente", "pelirrojo", "extranjero",
  ]
  /// What somebody is called who cannot do something, or is of an age.
  static let wanting: WordSet = ["ciego", "sordo", "mudo", "cojo", "manco", "sordomudo"]
  /// Of which there are several kinds.
  static let kinds: WordSet = [
    "animal", "insecto", "pájaro", "pez", "ave", "planta", "persona", "equipo", "animales",
    "insectos", "pájaros", "peces", "dinosaurio", "autobús", "tren", "árbol", "flor",
  ]
  /// What kinds are told apart by.
  static let ofKinds: WordSet = [
    "vivir", "nadar", "volar", "dormir", "correr", "saltar", "cantar", "crecer", "ganar", "ir",
    "comer", "poner", "dar", "salir", "llegar", "parar", "pasar", "hacer", "tener", "cazar",
    "hibernar", "ladrar", "beber", "construir",
  ]
}
