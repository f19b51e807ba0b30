import AACCore

/// *Ser* by role with a participle and who did it: *cuadro | ser | pintado, Picasso; bolo | ser | feito, mamãe*: done by somebody, and over.
///
/// Sources: NGLE §41.2, §41.5 (*perífrasis de pasiva* and its agent); Cunha & Cintra, chapter 13 (*agente da passiva*).
extension ClausePlanner {
  /// Puts *por* before who did it.
  func nameAgent(_ clause: inout Clause) {
    guard language != .english, !clause.isLaid, clause.options.isDisjoint(with: .request),
      let verb = clause.verb?.lexeme.lemma, !clause.subject.isEmpty
    else { return }
    guard verb == "ser" || verb.hasPrefix("ser ") else { return }
    if verb != "ser" { partParticiple(&clause, verb) }
    guard
      let place = clause.complements.firstIndex(where: { deed(ofLaid: $0.lexeme.lemma) != nil }),
      place + 1 < clause.complements.count,
      let masculine = masculine(clause.complements[place].lexeme.lemma),
      case let isLaid = clause.complements[place + 1].lexeme.lemma == "por",
      case let rest = clause.complements[(place + (isLaid ? 2 : 1))...],
      let agent = rest.firstIndex(where: { $0.lexeme.isBeing || isSomebody($0.lexeme) }),
      rest[..<agent].allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    clause.complements[place].lexeme = Lexeme(
      lemma: masculine, wordClass: .adjective, kind: .quality)
    guard !isLaid else { return }
    let doer = clause.complements[agent].lexeme.lemma
    insert(["por"], at: place + 1, in: &clause)
    clause.reasons.append(Realization.RuleApplication(.preposition, doer, "por"))
  }

  /// *Ser detenido* as one verb tile.
  private func partParticiple(_ clause: inout Clause, _ verb: String) {
    guard frames.listed(verb) == nil, let tile = clause.verb?.tile,
      case let participle = String(verb.dropFirst(4)), deed(ofLaid: participle) != nil
    else { return }
    clause.verb?.lexeme.lemma = "ser"
    clause.complements.insert(
      Constituent(
        Lexeme(
          lemma: masculine(participle) ?? participle, wordClass: .adjective, kind: .quality),
        tile: tile), at: 0)
  }

  private func isSomebody(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && (word.kind == .person || Self.everybody.contains(word.lemma))
  }

  private static let everybody: WordSet = [
    "todos", "todas", "alguien", "alguém", "nadie", "ninguém",
  ]

  /// The masculine singular of a participle: *construida, construídos*.
  private func masculine(_ participle: String) -> String? {
    var word = participle
    if word.hasSuffix("s") { word.removeLast() }
    if word.hasSuffix("a") { word = word.dropLast() + "o" }
    return word.hasSuffix("o") ? word : nil
  }

  /// The verb of a participle that does something to somebody or something.
  func deed(ofLaid participle: String) -> VerbFrame? {
    guard let word = masculine(participle) else { return nil }
    let verbs: [String]
    if let short =
      (language == .spanish
      ? IrregularParticiples.spanish : IrregularParticiples.portuguese)[word]
    {
      verbs = [short]
    } else if word.hasSuffix("ado") {
      verbs = [word.dropLast(3) + "ar"]
    } else if word.hasSuffix("ido") {
      verbs = [word.dropLast(3) + "er", word.dropLast(3) + "ir"]
    } else if word.hasSuffix("ído") {
      verbs = [word.dropLast(3) + "er", word.dropLast(3) + "ir", word.dropLast(3) + "ír"]
    } else {
      return nil
    }
    return verbs.lazy.compactMap { self.frames.listed($0) }.first { frame in
      frame.slots.contains { $0.role == .object && $0.preposition == nil }
    }
  }
}

/// Participles that do not end in *-ado, -ido*, and their verbs (NGLE §4.12; Cunha & Cintra, chapter 13, *verbos abundantes*).
enum IrregularParticiples {
  static let spanish = [
    "roto": "romper", "escrito": "escribir", "hecho": "hacer", "visto": "ver",
    "puesto": "poner", "abierto": "abrir", "cubierto": "cubrir", "descubierto": "descubrir",
    "resuelto": "resolver", "devuelto": "devolver", "impreso": "imprimir", "dicho": "decir",
    "compuesto": "componer", "deshecho": "deshacer", "frito": "freír",
  ]
  static let portuguese = [
    "preso": "prender", "morto": "matar", "feito": "fazer", "eleito": "eleger",
    "expulso": "expulsar", "escrito": "escrever", "pago": "pagar", "aberto": "abrir",
    "visto": "ver", "solto": "soltar", "aceito": "aceitar", "aceite": "aceitar",
    "entregue": "entregar", "salvo": "salvar", "ganho": "ganhar", "gasto": "gastar",
    "suspenso": "suspender", "pego": "pegar", "descoberto": "descobrir", "desfeito": "desfazer",
    "coberto": "cobrir", "composto": "compor", "posto": "pôr", "dito": "dizer",
  ]
}
