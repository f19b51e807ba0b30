import AACCore

/// Nouns and qualities that were chosen plainly and are said in another number, class or relation: *no / haber / niño, ser /
/// español, color / rojo, haber / regalo / yo, poner / tirita / dedo* (NGLE §12.7, §13.6, §15.9, §41.10).
extension ClausePlanner {
  /// Says each of them as it is meant.
  func sayPlainNouns(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    switch verb {
    case "haber", "tener":
      if clause.isNegative { denyMany(&clause, verb) }
      if verb == "haber" { beThereFor(&clause) }
    case "haber que": oweAll(&clause)
    case "ser": beFromThere(&clause)
    case "poner", "echar": putOnOneself(&clause, verb)
    case "molestar": troubleThere(&clause)
    case "hacer pis", "hacer caca", "hacer pipí":
      // Me hice pis encima.
      guard clause.complements[0].lexeme.lemma == "encima" else { break }
      clause.verb?.lexeme.lemma = verb.replacing("hacer ", with: "hacerse ")
    case "dar": shineInFace(&clause)
    case "caerse", "romperse", "escaparse", "perderse", "morirse": happenToNamed(&clause)
    case "estudiar", "hacer", "repetir": visitCourse(&clause)
    default: break
    }
    guard clause.complements.count > 1 else { return }
    denyManyWithin(&clause)
    if PlainNounWords.choosing.contains(verb) { nameColor(&clause) }
    dressUpAs(&clause)
  }

  /// *No hay niños, no tengo primos*: none of many (NGLE §15.9).
  private func denyMany(_ clause: inout Clause, _ verb: String) {
    let noun = clause.complements[0].lexeme
    guard noun.wordClass == .noun, noun.number != .plural,
      verb == "tener"
        ? PlainNounWords.relatives.contains(noun.lemma)
        : PlainNounWords.gathered.contains(noun.lemma) || noun.kind == .animal,
      noun.countability != .mass,
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass != .adjective,
      let plural = noun.forms["PL"]
        ?? LanguageTables.tables(language).morphology?.plural(of: noun.lemma, wordClass: .noun)
        .first
    else { return }
    clause.complements[0].lexeme.lemma = plural
    clause.complements[0].lexeme.number = .plural
  }

  /// *Pero no tiene amigos*: none of many in a clause of its own too.
  private func denyManyWithin(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1,
      clause.complements[last - 2].lexeme.lemma == language.plainNegator,
      clause.complements[last - 1].lexeme.lemma == "tener",
      clause.complements[last].lexeme.wordClass == .noun,
      clause.complements[last].lexeme.number != .plural,
      PlainNounWords.relatives.contains(clause.complements[last].lexeme.lemma)
    else { return }
    makePlural(&clause.complements[last])
  }

  /// *Hay un regalo para mí*.
  private func beThereFor(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      PlainNounWords.sent.contains(clause.complements[0].lexeme.lemma),
      case let somebody = clause.complements[1].lexeme,
      somebody.wordClass == .pronoun && somebody.kind == .person
        || somebody.isHuman && somebody.wordClass != .pronoun,
      clause.complements[1].government == nil
    else { return }
    add("para", before: 1, to: &clause)
  }

  /// *Hay que levantarse*: of everybody, and not of the speaker (NGLE §41.13).
  private func oweAll(_ clause: inout Clause) {
    guard clause.subject.isEmpty,
      clause.complements.contains(where: {
        $0.lexeme.wordClass == .verb && $0.lexeme.lemma.hasSuffix("se")
      }), let oneself = lexicon.known("se")
    else { return }
    clause.subject = [Constituent(oneself)]
  }

  /// *Soy español*: said of the speaker it is where he is from, and no language.
  private func beFromThere(_ clause: inout Clause) {
    guard clause.subject.isEmpty, clause.complements.count == 1,
      clause.complements[0].lexeme.kind == .languageName,
      PlainNounWords.origins.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adjective, kind: .quality)
  }

  /// *Me pongo una tirita en el dedo* (NGLE §35.7, dative of possession).
  private func putOnOneself(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, !clause.options.contains(.request),
      PlainNounWords.remedies.contains(clause.complements[0].lexeme.lemma),
      clause.complements.count == 2 && clause.complements[1].lexeme.kind == .body
        || clause.complements.count == 1 && clause.complements[0].lexeme.lemma == "colonia",
      frames.listed(verb + "se") != nil
    else { return }
    clause.verb?.lexeme.lemma = verb + "se"
    if clause.complements.count == 2 { add("en", before: 1, to: &clause, article: .definite) }
  }

  /// *El humo me molesta en los ojos*.
  private func troubleThere(_ clause: inout Clause) {
    guard clause.complements.count == 2, !clause.subject.isEmpty,
      let part = clause.complements.firstIndex(where: { $0.lexeme.kind == .body }),
      clause.complements[1 - part].lexeme.wordClass == .pronoun
    else { return }
    if part == 0 { clause.complements.swapAt(0, 1) }
    if clause.complements[1].lexeme.lemma == "ojo" { makePlural(&clause.complements[1]) }
    add("en", before: 1, to: &clause, article: .definite)
  }

  /// *Sol / dar / ojo / yo*: what shines and blows reaches one there (NGLE §35.7).
  private func shineInFace(_ clause: inout Clause) {
    guard clause.subject.count == 1,
      PlainNounWords.reaching.contains(clause.subject[0].lexeme.lemma),
      let part = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .body && $0.lexeme.wordClass == .noun
      }),
      clause.complements.count == 1
        || clause.complements.count == 2
          && clause.complements[1 - part].lexeme.wordClass == .pronoun
    else { return }
    if clause.complements.count == 1 {
      guard let speaker = lexicon.known("yo") else { return }
      clause.complements.insert(Constituent(speaker), at: 0)
      clause.reasons.append(Realization.RuleApplication(.understood, "dar", "me"))
    } else if part == 0 {
      clause.complements.swapAt(0, 1)
    }
    if clause.complements[1].lexeme.lemma == "ojo" { makePlural(&clause.complements[1]) }
    add("en", before: 1, to: &clause, article: .definite)
  }

  /// *A mamá se le cayó el vaso* (NGLE §41.11).
  private func happenToNamed(_ clause: inout Clause) {
    guard clause.subject.isEmpty, clause.complements.count == 2,
      !clause.options.contains(.request),
      clause.complements[0].lexeme.wordClass == .noun, !clause.complements[0].lexeme.isBeing,
      [.thing, .food, .device, .toy, .dish, .body, .clothing, .book]
        .contains(clause.complements[0].lexeme.kind),
      clause.complements[1].lexeme.isHuman, clause.complements[1].lexeme.wordClass != .pronoun,
      clause.complements[1].government == nil
    else { return }
    clause.subject = [clause.complements.removeLast()]
  }

  /// *Estudio segundo de primaria*.
  private func visitCourse(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      PlainNounWords.years.contains(clause.complements[0].lexeme.lemma),
      let school = PlainNounWords.schools[clause.complements[1].lexeme.lemma]
    else { return }
    var course = Lexeme(
      lemma: "\(clause.complements[0].lexeme.lemma) de \(school)", wordClass: .noun, kind: .idea)
    course.gender = .masculine
    course.countability = .mass
    course.article = .bare
    if let own = clause.complements[0].tile, let other = clause.complements[1].tile {
      clause.joins[own] = [own, other]
    }
    clause.complements[0].lexeme = course
    clause.complements.remove(at: 1)
  }

  /// *El color rojo*: there is one of that name.
  private func nameColor(_ clause: inout Clause) {
    for place in clause.complements.indices.dropLast()
    where clause.complements[place].lexeme.lemma == "color"
      && clause.complements[place + 1].lexeme.kind == .color
      && (place == 0 || clause.complements[place - 1].lexeme.wordClass == .verb)
    {
      clause.complements[place].lexeme.article = .definite
    }
  }

  /// *Voy disfrazado de pirata, abrazo al oso de peluche*.
  private func dressUpAs(_ clause: inout Clause) {
    for place in clause.complements.indices.dropLast() {
      let (first, second) = (
        clause.complements[place].lexeme, clause.complements[place + 1].lexeme
      )
      guard second.wordClass == .noun,
        first.lemma == "disfrazado" && second.isBeing
          || second.lemma == "peluche" && first.roleKind == .animal
      else { continue }
      if second.lemma == "peluche" { clause.complements[place + 1].lexeme.kind = .material }
      add("de", before: place + 1, to: &clause, article: .bare)
      return
    }
  }
}

/// Words that are meant in another way than they were chosen.
enum PlainNounWords {
  /// What shines and blows.
  fileprivate static let reaching: WordSet = ["sol", "luz", "viento", "aire", "lluvia", "sombra"]
  fileprivate static let relatives: WordSet = [
    "primo", "prima", "amigo", "amiga", "hermano", "hermana", "hijo", "hija", "tío", "tía", "nieto",
    "nieta", "sobrino", "sobrina", "abuelo", "juguete", "mascota", "deber",
  ]
  fileprivate static let gathered: WordSet = [
    "niño", "niña", "alumno", "alumna", "silla", "nube", "estrella", "flor", "árbol", "coche",
    "juguete", "libro", "plato", "vaso", "cuchara", "tenedor", "mesa", "lápiz", "manzana",
    "galleta", "plátano", "caramelo", "huevo", "amigo", "persona", "hoja", "cuento", "pañal",
    "servilleta", "toalla", "cama", "columpio", "ola", "semáforo", "farola", "banco", "tienda",
    "carta", "pila", "taxi", "plaza", "entrada", "asiento",
  ]
  fileprivate static let sent: WordSet = [
    "regalo", "carta", "paquete", "mensaje", "sorpresa", "nota", "noticia", "postal", "tarta",
    "caramelo", "correo",
  ]
  fileprivate static let origins: WordSet = [
    "español", "francés", "inglés", "alemán", "italiano", "portugués", "chino", "japonés", "ruso",
    "árabe", "catalán", "gallego", "vasco", "polaco", "rumano", "griego", "turco", "coreano",
  ]
  fileprivate static let remedies: WordSet = [
    "tirita", "crema", "gotas", "pomada", "colonia", "venda", "hielo", "curita",
    "pintalabios", "esmalte",
  ]
  fileprivate static let years: WordSet = [
    "primero", "segundo", "tercero", "cuarto", "quinto", "sexto",
  ]
  /// Schools by which years are counted, as they are laid and as they are said.
  fileprivate static let schools: WordMap<String> = [
    "primaria": "primaria", "primario": "primaria", "secundaria": "secundaria",
    "secundario": "secundaria", "infantil": "infantil", "bachillerato": "bachillerato",
    "ESO": "ESO",
  ]
  fileprivate static let choosing: WordSet = [
    "elegir", "ver", "preferir", "gustar", "querer", "odiar", "escoger", "usar", "encantar",
  ]
}
