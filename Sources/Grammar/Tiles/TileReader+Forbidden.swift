import AACCore

/// What a Spanish row without a subject asks of others although much of it can be done by anyone: *no / entrar / mi / cuarto,
/// ayudar, parar, poner / música* (NGLE §42.3, *imperativo*; §26.14).
extension TileReader {
  /// Whether the other is to do it, or to leave it; nil where the general rules decide.
  func isTold(_ clause: Clause, _ lemma: String) -> Bool? {
    guard variety.language == .spanish, clause.subject.isEmpty else { return nil }
    let rest = clause.complements.map(\.lexeme)
    let isForbidden = rest.contains { $0.lemma == variety.language.plainNegator }
    if isForbidden {
      return isMeddled(rest, lemma) ? true : nil
    }
    let said = rest.filter { $0.kind != .social }
    if said.isEmpty { return ForbiddenWords.alone.contains(lemma) ? true : nil }
    if ["quitar", "poner"].contains(lemma), said.contains(where: { $0.kind == .clothing }),
      !said.contains(where: { $0.kind == .possessive || $0.isBeing }), said.count == rest.count
    {
      // Quitar / zapatos: one's own.
      return false
    }
    if lemma == "poner", said.count == 1, ForbiddenWords.played.contains(said[0].lemma) {
      return true
    }
    return nil
  }

  /// *No / usar / mi / ordenador, no / entrar / mi / cuarto*: what is one's own others are to leave alone.
  private func isMeddled(_ rest: [Lexeme], _ lemma: String) -> Bool {
    guard ForbiddenWords.meddling.contains(lemma), !rest.contains(where: { $0.wordClass == .verb })
    else { return false }
    return rest.indices.contains { index in
      rest[index].kind == .possessive && ["mi", "mío", "nuestro"].contains(rest[index].lemma)
    }
  }

  /// *No / molestar*: what others are to leave, though it is felt by whom they do it to.
  func isWardedOff(_ clause: Clause, _ lemma: String) -> Bool {
    variety.language == .spanish && clause.subject.isEmpty && ForbiddenWords.warded.contains(lemma)
      && clause.complements.count == 1
      && clause.complements[0].lexeme.lemma == variety.language.plainNegator
  }

  /// *Pizza / o / hamburguesa*, asked as it stands.
  func asked(_ words: [Constituent]) -> Clause? {
    guard let last = words.last?.lexeme, last.forms[RefusedWords.asking] != nil,
      words.dropLast().allSatisfy({ $0.lexeme.kind == .social })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.complements = words
    clause.complements[words.count - 1].lexeme.forms = [:]
    clause.isQuestion = true
    clause.reasons = [Realization.RuleApplication(.asksOther, last.lemma, "tú")]
    return clause
  }

  /// Tells of each word that was put into the row why it is there.
  func noteUnderstood(_ clause: inout Clause, _ words: [Constituent]) {
    for index in words.indices where words[index].tile == nil {
      let word = words[index].lexeme
      guard word.lemma != ",", word.kind != .social, word.wordClass != .conjunction,
        variety.language == .english
          ? Self.unexplained.contains(word.lemma) : !Self.articles.contains(word.lemma)
      else { continue }
      guard let next = words[index...].first(where: { $0.tile != nil }) else {
        if word.kind != .person, let last = words[..<index].last {
          let rule = word.wordClass == .verb ? GrammarRule.understood : .completed
          clause.reasons.append(.init(rule, last.lexeme.lemma, word.lemma))
        }
        continue
      }
      let rule: GrammarRule =
        switch word.kind {
        case .possessive: .ownKin
        default: word.wordClass == .adposition ? .joinsWords : .understood
        }
      clause.reasons.append(.init(rule, next.lexeme.lemma, word.lemma))
    }
  }

  /// What an English sentence does not tell the reason of by itself.
  private static let unexplained: WordSet = ["what", "one", "ones", "that"]
  /// What the phrase tells the reason of by itself.
  private static let articles: WordSet = [
    "el", "la", "los", "las", "un", "una", "o", "a", "os", "as", "um", "uma",
  ]
}

/// Words of what is asked of others.
enum ForbiddenWords {
  /// What others do that one feels.
  static let warded: WordSet = ["molestar", "asustar", "preocuparse"]
  /// What is said to somebody in one word.
  static let alone: WordSet = [
    "ayudar", "parar", "esperar", "escuchar", "venir", "seguir", "callar", "callarse", "mirar",
    "soltar", "empujar",
  ]
  /// What is turned on to be heard and seen.
  static let played: WordSet = [
    "música", "canción", "dibujos", "película", "peli", "vídeo", "video", "cuento", "tele",
    "televisión", "radio", "cancion", "serie",
  ]
  /// What is done to the things of others.
  static let meddling: WordSet = [
    "entrar", "coger", "agarrar", "usar", "romper", "comer", "comerse", "beber", "beberse", "leer",
    "pisar", "ensuciar", "manchar", "esconder", "llevarse", "llevar", "pintar", "sentarse",
    "tocar", "mirar", "abrir", "quitar", "tirar", "mover", "apagar", "cerrar", "borrar", "robar",
    "desordenar", "estropear", "perder",
  ]
}
