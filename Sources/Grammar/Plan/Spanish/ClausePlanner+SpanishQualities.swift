import AACCore

/// What a quality is about, chosen behind it without a preposition: *verdura / ser / bueno / salud, mesa / estar / hecho / madera,
/// yo / ser / capaz / leer, hermano / ser / malo / yo* (NGLE §36.4, *complementos del adjetivo*).
extension ClausePlanner {
  /// Puts the preposition before it.
  func completeQuality(_ clause: inout Clause, _ verb: String) {
    guard !clause.subject.isEmpty, clause.complements.count > 1, clause.complements.count < 5,
      let place = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.kind != .degree
      })
    else { return }
    var quality = clause.complements[place].lexeme
    if verb == "estar", quality.wordClass == .noun, QualityLinks.participles.contains(quality.lemma)
    {
      // La mesa está puesta: no stand.
      quality = Lexeme(lemma: quality.lemma, wordClass: .adjective, kind: .state)
      clause.complements[place].lexeme = quality
      clause.complements[place].government = nil
    }
    guard quality.wordClass == .adjective || QualityLinks.nouns.contains(quality.lemma),
      let head = clause.complements.indices.first(where: {
        $0 > place && !clause.complements[$0].lexeme.isDeterminerLike
      }), case let about = clause.complements[head].lexeme,
      about.isNominal || about.isInfinitive || about.kind == .color
        || about.wordClass == .pronoun && about.kind == .person,
      !about.kind.isTemporal, about.wordClass != .adposition, about.kind != .question
    else { return }
    let isSelf = clause.subject.last.map { isBeing($0) } == true
    if about.isInfinitive {
      return aboutDeed(&clause, verb, quality.lemma, head, isOfBeing: isSelf)
    }
    guard
      let link = verb == "ser"
        ? ofNature(quality.lemma, about, isOfBeing: isSelf) : ofState(quality.lemma, about),
      let word = lexicon.known(link.text)
    else { return }
    clause.reasons.append(Realization.RuleApplication(.preposition, about.lemma, link.text))
    clause.complements[head].government = nil
    var words = [Constituent(word)]
    let hasOwn = head > place + 1
    if link.isDefinite, !hasOwn, about.wordClass == .noun, about.article != .bare,
      let the = lexicon.known("el")
    {
      words.append(Constituent(the))
    } else if !link.isDefinite, !hasOwn, about.wordClass == .noun {
      clause.complements[head].lexeme.article = .bare
    }
    clause.complements.insert(contentsOf: words, at: place + 1)
  }

  /// *Capaz / leer, bueno / nadar, útil / aprender, castigado / mentir*.
  private func aboutDeed(
    _ clause: inout Clause, _ verb: String, _ quality: String, _ head: Int, isOfBeing: Bool
  ) {
    let link: String
    if verb == "estar" {
      guard QualityLinks.punished.contains(quality) else { return }
      link = "por"
    } else if QualityLinks.capable.contains(quality) {
      link = "de"
    } else if QualityLinks.useful.contains(quality), !isOfBeing {
      link = "para"
    } else {
      guard isOfBeing, QualityLinks.skilled.contains(quality),
        let gerund = LanguageTables.tables(language).morphology?.verb(
          clause.complements[head].lexeme.lemma, VerbFeatures(.gerund)
        ).first
      else { return }
      // Ana es buena dibujando.
      clause.complements[head].lexeme = Lexeme(lemma: gerund, wordClass: .adverb, kind: .manner)
      return
    }
    guard let word = lexicon.known(link) else { return }
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[head].lexeme.lemma, link))
    clause.complements.insert(Constituent(word), at: head)
  }

  /// What stands behind a quality that somebody or something has for good.
  private func ofNature(
    _ quality: String, _ about: Lexeme, isOfBeing: Bool
  ) -> (text: String, isDefinite: Bool)? {
    if let text = QualityLinks.ofNature[quality] {
      return (text, !(text == "en" && about.number == .plural))
    }
    let isSomebody =
      about.isBeing || about.wordClass == .pronoun && about.kind == .person
    if isSomebody {
      // Óscar es buen amigo: one that is named is what he is himself.
      if isOfBeing, QualityLinks.behaving.contains(quality),
        about.wordClass == .pronoun || about.number == .plural
      {
        return ("con", true)
      }
      if !isOfBeing && QualityLinks.judging.contains(quality)
        || quality == "importante" || quality == "especial"
      {
        return ("para", true)
      }
      return nil
    }
    guard !isOfBeing, QualityLinks.healthy.contains(quality),
      about.kind == .body || about.kind == .illness || QualityLinks.served.contains(about.lemma)
    else { return nil }
    return ("para", true)
  }

  /// What stands behind how somebody or something is at the moment.
  private func ofState(_ quality: String, _ about: Lexeme) -> (text: String, isDefinite: Bool)? {
    if quality == "loco" || quality == "colado" {
      if about.isBeing { return ("por", true) }
      return about.kind == .emotion || about.kind == .feeling || about.lemma == "alegría"
        ? ("de", false) : nil
    }
    if ["pintado", "teñido"].contains(quality), about.kind == .color { return ("de", false) }
    if QualityLinks.flushed.contains(quality),
      QualityLinks.feelings.contains(about.lemma) || about.kind == .emotion
    {
      return ("de", false)
    }
    if ["mojado", "cerrado", "roto", "abierto", "alegre", "caído", "triste"].contains(quality),
      about.kind == .weather || ["lluvia", "viento", "noticia", "tormenta"].contains(about.lemma)
    {
      return ("por", true)
    }
    if quality == "cerrado", about.lemma == "llave" { return ("con", false) }
    if quality == "malo", about.kind == .body { return ("de", true) }
    if quality == "escrito" {
      return about.kind == .languageName
        ? ("en", false) : about.lemma == "mano" ? ("a", false) : nil
    }
    if quality == "listo" || quality == "preparado" { return ("para", true) }
    if quality == "casado", about.isHuman { return ("con", true) }
    if quality == "divorciado" || quality == "separado", about.isHuman { return ("de", true) }
    if let text = QualityLinks.bare[quality] { return (text, false) }
    return QualityLinks.ofState[quality].map { ($0, true) }
  }
}

/// Spanish qualities by what stands behind them.
private enum QualityLinks {
  /// Participles that are nouns by themselves.
  static let participles: WordSet = [
    "cubierto", "puesto", "pendiente", "hecho", "escrito", "dicho", "vestido",
  ]
  static let nouns: WordSet = ["fan", "experto", "aficionado", "responsable"]
  static let capable: WordSet = ["capaz", "incapaz"]
  static let useful: WordSet = ["útil", "bueno", "necesario", "importante", "perfecto", "malo"]
  static let skilled: WordSet = ["bueno", "malo", "buenísimo", "malísimo", "mejor", "peor"]
  static let punished: WordSet = ["castigado", "detenido", "preso", "enfadado", "arrepentido"]
  static let ofNature: [String: String] = [
    "fan": "de", "culpable": "de", "responsable": "de", "consciente": "de", "diferente": "de",
    "distinto": "de", "experto": "en", "aficionado": "a", "fiel": "a", "contrario": "a",
    "adicto": "a", "alérgico": "a",
  ]
  static let behaving: WordSet = [
    "bueno", "malo", "simpático", "antipático", "amable", "cruel", "estricto", "cariñoso",
    "paciente", "generoso", "borde", "atento", "sincero", "duro", "majo", "dulce", "exigente",
  ]
  static let judging: WordSet = [
    "bueno", "malo", "sano", "peligroso", "útil", "difícil", "fácil", "divertido", "aburrido",
    "pequeño", "grande", "alto", "bajo", "caro", "corto", "largo", "perfecto", "duro", "necesario",
    "interesante", "especial", "imposible", "pesado", "cómodo", "incómodo", "demasiado",
  ]
  static let healthy: WordSet = [
    "bueno", "malo", "sano", "necesario", "importante", "peligroso", "útil", "perjudicial",
    "beneficioso", "fundamental", "saludable",
  ]
  static let served: WordSet = [
    "salud", "vida", "memoria", "tos", "dolor", "planeta", "medio ambiente", "corazón", "piel",
    "huesos", "dientes", "oídos", "ojos", "barriga", "estómago", "garganta", "cabeza", "naturaleza",
    "plantas", "planta", "mente", "cerebro", "músculos", "pelo", "espalda",
  ]
  static let flushed: WordSet = [
    "muerto", "rojo", "blanco", "verde", "morado", "pálido", "colorado", "lleno",
  ]
  static let feelings: WordSet = [
    "hambre", "sed", "miedo", "vergüenza", "sueño", "frío", "cansancio", "risa", "asco", "rabia",
    "envidia", "ira", "calor", "pena",
  ]
  static let bare: [String: String] = [
    "hecho": "de", "cubierto": "de", "manchado": "de", "rodeado": "de", "envuelto": "en",
  ]
  static let ofState: [String: String] = [
    "atado": "a", "pegado": "a", "atento": "a", "pendiente": "de", "enganchado": "a",
    "puesto": "en", "colgado": "de",
  ]
}
