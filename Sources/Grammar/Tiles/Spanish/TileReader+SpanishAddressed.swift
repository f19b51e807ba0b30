import AACCore

/// Spanish rows in which somebody is called who has no part in what is said, and warnings: *hermano / pegar / yo / mamá, doctor / doler /
/// cabeza, papá / cuándo / venir / tú, no / llorar / mamá, cuidado / suelo / mojado* (NGLE §42.4, *vocativos*).
extension TileReader {
  /// The readings of what is said to whoever is called; nil where nobody is.
  func addressed(_ words: [Constituent]) -> [Clause]? {
    guard words.count > 1, words.count < 8 else { return nil }
    if words.count > 2, words[words.count - 1].lexeme.lemma == "cuidado",
      words[words.count - 2].lexeme.isInfinitive
    {
      // Olla / quemar / cuidado: a warning that comes last.
      return addressed([words[words.count - 1]] + words.dropLast())
    }
    if words[0].lexeme.lemma == "cuidado" {
      return warned(Array(words[1...])).flatMap { said($0, to: words[0]) }
    }
    if AddressWords.cries.contains(words[0].lexeme.lemma), words[1].lexeme.lemma == "qué" {
      return said(Array(words[1...]), to: words[0])
    }
    if let called = calledLast(words) { return called }
    let isDear = AddressWords.endearments.contains(words[0].lexeme.lemma)
    let isSomeone = namesSomeone(words[0]) && words[0].government == nil
    guard isDear || isSomeone else { return nil }
    let rest = Array(words[1...])
    if isDear, isLoved(rest) { return said(rest, to: words[0]) }
    guard isSomeone else { return nil }
    if AddressWords.medics.contains(words[0].lexeme.lemma)
      || CalledWords.teachers.contains(words[0].lexeme.lemma), isOwnPain(rest)
    {
      return said(rest, to: words[0])
    }
    if isAskedOfListener(rest) { return said(rest, to: words[0]) }
    return askedPolitely(rest, words[0])
  }

  private func said(_ rest: [Constituent], to who: Constituent) -> [Clause]? {
    var clauses = read(rest)
    guard !clauses.isEmpty else { return nil }
    for index in clauses.indices { clauses[index].complements.insert(who.calledOut, at: 0) }
    return clauses
  }

  // MARK: - Called last

  /// *Hermano / pegar / yo / mamá, pizza / querer / yo / mamá, te / querer / papá, no / llorar / mamá, abrir / puerta / papá / por favor*.
  private func calledLast(_ words: [Constituent]) -> [Clause]? {
    var end = words.count - 1
    let polite = words[end].lexeme.lemma == "por favor" ? [words[end]] : []
    if !polite.isEmpty { end -= 1 }
    guard end > 1, CalledWords.all.contains(words[end].lexeme.lemma),
      words[end].lexeme.wordClass == .noun, !words[end - 1].lexeme.isDeterminerLike,
      words[end - 1].lexeme.wordClass != .adposition,
      words[end - 1].lexeme.wordClass != .conjunction
    else { return nil }
    let rest = Array(words[..<end])
    if let begged = begged(rest) { return said(begged + polite, to: words[end]) }
    if !polite.isEmpty {
      guard AddressWords.done.contains(rest[0].lexeme.lemma), rest[0].lexeme.isInfinitive,
        nameThing(rest[1...])
      else { return nil }
      return said([rest[0].ordered] + rest[1...] + polite, to: words[end])
    }
    guard isToldOn(rest) || isOwnNeed(rest) || rest[0].lexeme.lemma == "te"
    else { return nil }
    return said(rest, to: words[end])
  }

  /// *No / llorar, no / irse*: what the other is not to do.
  private func begged(_ rest: [Constituent]) -> [Constituent]? {
    guard rest.count == 2, isNegator(rest[0]), rest[1].lexeme.isInfinitive,
      AddressWords.begged.contains(rest[1].lexeme.lemma)
    else { return nil }
    return [rest[0], rest[1].ordered]
  }

  /// *Hermano / pegar / yo*: what somebody has done to the speaker.
  private func isToldOn(_ rest: [Constituent]) -> Bool {
    guard rest.count > 2, let verb = loneVerb(rest), verb > 0,
      CalledWords.harming.contains(rest[verb].lexeme.lemma),
      rest[..<verb].contains(where: namesSomeone)
    else { return false }
    return rest.contains { $0.lexeme.lemma == "yo" }
  }

  /// *Yo / tener / hambre, pizza / querer / yo*: what nobody needs with somebody else or of them.
  private func isOwnNeed(_ rest: [Constituent]) -> Bool {
    guard let verb = loneVerb(rest), rest.contains(where: { $0.lexeme.lemma == "yo" }) else {
      return false
    }
    let others = rest.indices.filter { $0 != verb && rest[$0].lexeme.lemma != "yo" }
      .map { rest[$0].lexeme }
    guard !others.isEmpty else { return false }
    switch rest[verb].lexeme.lemma {
    case "tener": return others.allSatisfy { HalfWords.needs.contains($0.lemma) }
    case "querer":
      return others.allSatisfy {
        $0.isDeterminerLike || $0.lemma == "más" || KindSet.edible.contains($0.kind)
      }
    default: return false
    }
  }

  // MARK: - Called first

  /// *Doler / cabeza, cabeza / doler / mucho*: the doctor's own head hurts less often.
  private func isOwnPain(_ rest: [Constituent]) -> Bool {
    guard let verb = loneVerb(rest), rest[verb].lexeme.lemma == "doler" else { return false }
    return rest.indices.allSatisfy {
      $0 == verb || rest[$0].lexeme.kind == .body || rest[$0].lexeme.lemma == "mucho"
        || rest[$0].lexeme.isDeterminerLike
    }
  }

  /// *Te quiero, yo / querer / tú*: whoever is loved is called so.
  private func isLoved(_ rest: [Constituent]) -> Bool {
    let first = rest[0].lexeme.lemma
    if first == "te quiero" || first == "te" { return true }
    return rest.contains { $0.lexeme.lemma == "querer" }
      && rest.contains { $0.lexeme.lemma == "tú" || $0.lexeme.lemma == "te" }
  }

  /// *Dónde / estar / tú, cuándo / venir / tú*: the other is asked about, so that whoever is named is the other.
  private func isAskedOfListener(_ rest: [Constituent]) -> Bool {
    rest.count > 2 && rest.last?.lexeme.lemma == "tú" && rest[0].lexeme.kind == .question
      && onlyVerb(rest) == 1 && !rest.contains(where: namesSomeone)
      && !rest.contains(where: isNegator)
  }

  /// *Señor / poder / ayudar / yo*: strangers are asked with *usted* (NGLE §16.15).
  private func askedPolitely(_ rest: [Constituent], _ who: Constituent) -> [Clause]? {
    guard AddressWords.strangers.contains(who.lexeme.lemma), rest.count > 1,
      rest[0].lexeme.lemma == "poder", rest[0].lexeme.isInfinitive, rest[1].lexeme.isInfinitive,
      AddressWords.favours.contains(rest[1].lexeme.lemma), !rest[2...].contains(where: namesSomeone)
    else { return nil }
    var row = rest.filter { $0.lexeme.lemma != "yo" }
    row[0].lexeme.person = .third
    row[0].lexeme.number = .singular
    if let speaker = rest.first(where: { $0.lexeme.lemma == "yo" }) {
      row.insert(short("me", for: speaker), at: 0)
    }
    var clauses = said(row, to: who)
    for index in clauses?.indices ?? 0..<0 { clauses?[index].isQuestion = true }
    return clauses
  }

  // MARK: - Warnings

  /// *Quemar, perro / morder, suelo / mojado, no / tocar*: what one is warned of.
  private func warned(_ rest: [Constituent]) -> [Constituent]? {
    var row = rest
    guard let last = rest.indices.last else { return nil }
    if rest.count == 2, isNegator(rest[0]), rest[1].lexeme.isInfinitive {
      return [rest[0], rest[1].ordered]
    }
    if rest.count == 2, rest[0].lexeme.namesThing, rest[1].lexeme.wordClass == .adjective {
      return rest
    }
    // Cuidado, viene un coche.
    let comes = ["venir", "pasar", "llegar", "acercarse"].contains(rest[last].lexeme.lemma)
    guard
      let harm = HalfWords.harms[rest[last].lexeme.lemma]
        ?? (comes ? rest[last].lexeme.lemma : nil),
      rest[last].lexeme.isInfinitive,
      rest[..<last].allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike })
    else { return nil }
    row[last].lexeme.lemma = harm
    row[last].lexeme.person = .third
    row[last].lexeme.number = .singular
    return row
  }
}

/// Words of such rows.
enum AddressWords {
  /// What one cries before an exclamation.
  static let cries: WordSet = ["ay", "uf", "uy", "oh", "ah", "hala", "jolín", "puaj"]
  /// What one calls whom one loves.
  static let endearments: WordSet = ["amor", "mi amor", "cariño", "mi vida", "cielo", "tesoro"]
  /// Who is told what hurts.
  static let medics: WordSet = [
    "doctor", "doctora", "médico", "médica", "enfermero", "enfermera", "fisioterapeuta",
  ]
  /// Whom one does not know.
  static let strangers: WordSet = [
    "señor", "señora", "señorita", "camarero", "camarera", "doctor", "doctora", "enfermero",
    "enfermera",
  ]
  /// What strangers are asked for.
  static let favours: WordSet = [
    "ayudar", "repetir", "esperar", "abrir", "traer", "hablar", "explicar", "cerrar", "venir",
    "empujar", "apartarse", "mover", "decir", "pasar",
  ]
  /// What one begs others not to do.
  static let begged: WordSet = [
    "llorar", "irse", "enfadarse", "enojarse", "preocuparse", "gritar", "mirar", "reírse",
    "marcharse", "correr", "reñir", "olvidarse", "moverse",
  ]
  /// What others are asked to do, and nobody gets anything by.
  static let done: WordSet = [
    "abrir", "cerrar", "apagar", "encender", "comprar", "calentar", "preparar", "hacer", "buscar",
    "recoger", "arreglar", "bajar", "subir", "mirar", "cortar", "limpiar", "cambiar", "quitar",
  ]
}
