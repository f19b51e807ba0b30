import AACCore

/// What others do to who speaks, and as what somebody is dressed: *trocar / eu, descer / eu / da cadeira, vestir / eu / de / palhaço*
/// (Bechara, *Objeto direto*; Cunha & Cintra, chapter 7, *Predicativo do objeto*).
extension ClausePlanner {
  /// *Trocar / eu, atrasar / nós*: it is done to the speaker, and not together with him.
  func careForWhoSpeaks(_ clause: inout Clause, _ verb: String) {
    actTowards(&clause, verb)
    if verb == "trocar", clause.options.contains(.request) { changePosition(&clause) }
    guard CareWords.caring.contains(verb) || isLiftedByCarer(clause, verb),
      let whom = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && CareWords.short[$0.lexeme.lemma] != nil
      }), whom == 0 || isBare(behind: clause.complements[whom - 1].lexeme),
      clause.subject.allSatisfy({ $0.lexeme.person != .first }),
      !clause.subject.isEmpty || clause.options.contains(.request),
      !clause.complements.indices.contains(where: {
        $0 != whom && isBare($0, clause) && !clause.complements[$0].lexeme.kind.isTemporal
          && !KindSet.places.contains(clause.complements[$0].lexeme.kind)
          && clause.complements[$0].lexeme.kind != .furniture
      }), let short = CareWords.short[clause.complements[whom].lexeme.lemma]
    else { return }
    clause.complements[whom].lexeme = WordJoiner.pronoun(short)
    clause.complements[whom].government = nil
    if verb.hasSuffix("-se"), CareWords.lifting.contains(String(verb.dropLast(3))) {
      clause.verb?.lexeme.lemma = String(verb.dropLast(3))
    }
  }

  /// Whether a pronoun behind a word is what the verb takes: not *com nós*, nor *quando nós*, where a clause begins.
  private func isBare(behind word: Lexeme) -> Bool {
    word.wordClass != .adposition && word.wordClass != .conjunction && word.kind != .question
      && !word.isConnective
  }

  /// *Pai / levantar / eu, enfermeira / deitar / eu / maca*: who looks after the speaker does it to him, and does not lie down along
  /// with him.
  private func isLiftedByCarer(_ clause: Clause, _ verb: String) -> Bool {
    CareWords.lifting.contains(verb.hasSuffix("-se") ? String(verb.dropLast(3)) : verb)
      && !clause.isLaid && !clause.subject.isEmpty
      && clause.subject.allSatisfy { word in
        word.lexeme.wordClass == .noun
          && !CareWords.peers.contains(word.lexeme.lemma)
          && (PortionWords.isKin(word.lexeme.lemma) && !OwnWords.kin.contains(word.lexeme.lemma)
            || OwnWords.parents.contains(word.lexeme.lemma)
            || OwnWords.healers.contains(word.lexeme.lemma)
            || CareWords.carers.contains(word.lexeme.lemma))
      }
  }

  /// *Trocar / eu / posição*, asked for: the speaker cannot do it alone.
  private func changePosition(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      let short = CareWords.short[clause.complements[0].lexeme.lemma],
      ["posição", "lugar", "lado"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[0].lexeme = WordJoiner.pronoun(short)
    clause.complements[0].government = nil
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
  }

  /// *Vestir / eu / de / palhaço, chamar / nós / de / anjo*: what somebody is made or called has no article.
  func dressUpAs(_ clause: inout Clause, _ verb: String) {
    guard CareWords.dressing.contains(verb), clause.complements.count > 2 else { return }
    for index in clause.complements.indices.dropFirst(2)
    where clause.complements[index - 1].lexeme.lemma == "de"
      && clause.complements[index].lexeme.wordClass == .noun
      && (clause.complements[index].lexeme.isBeing
        || CareWords.guises.contains(clause.complements[index].lexeme.lemma))
      && clause.complements[index].lexeme.number != .plural
    {
      clause.complements[index].lexeme.article = .bare
      clause.complements[index].government = Government(preposition: "de", article: .bare)
    }
  }

  /// *Repetir / não / entender*, asked for: it is done because the speaker does not understand, and shall not be left undone.
  func reasonOfAsking(_ clause: inout Clause) {
    guard clause.options.contains(.request), clause.complements.count < 5,
      let negator = clause.complements.firstIndex(where: { $0.lexeme.lemma == "não" }),
      negator + 1 < clause.complements.count,
      case let deed = clause.complements[negator + 1].lexeme, deed.wordClass == .verb,
      CareWords.unable.contains(deed.lemma),
      let reason = lexicon.known("porque"), let speaker = lexicon.known("eu"),
      !clause.complements[..<negator].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .adposition || $0.lexeme.isBeing || $0.lexeme.lemma == "que"
      })
    else { return }
    clause.reasons.append(Realization.RuleApplication(.clausesApart, deed.lemma, "porque"))
    clause.complements.insert(
      contentsOf: [Constituent(reason), Constituent(speaker)], at: negator)
  }

  /// *Estar / com medo / cair, ficar / com vergonha / falar*: of doing what (Cunha & Cintra, chapter 7, *Complemento nominal*).
  func feelLikeDoing(_ clause: inout Clause, _ verb: String) {
    guard verb == "estar" || verb == "ficar", clause.complements.count > 1 else { return }
    for index in clause.complements.indices.dropLast()
    where CareWords.felt.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index + 1].lexeme.wordClass == .verb
      && clause.complements[index + 1].lexeme.isInfinitive
    {
      return insert(["de"], at: index + 1, in: &clause)
    }
  }

  /// *Ler / livro / todo, limpar / casa / toda*: laid behind one thing it is the whole of it, and not each of them (Cunha & Cintra,
  /// chapter 11, *Todo*).
  func takeAllOfIt(_ clause: inout Clause) {
    guard clause.complements.count > 1 else { return }
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index].lexeme.lemma == "todo"
      && clause.complements[index].lexeme.number != .plural
    {
      let thing = clause.complements[index - 1].lexeme
      guard thing.wordClass == .noun, !thing.kind.isTemporal, thing.number != .plural,
        let own = clause.complements[index].tile, let other = clause.complements[index - 1].tile,
        own > other, index + 1 == clause.complements.count || !isBare(index + 1, clause)
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: "todo", wordClass: .adjective, kind: .quality)
      if isBare(index - 1, clause) { insert(["o"], at: index - 1, in: &clause) }
      return
    }
  }
}

private enum CareWords {
  static let unable: WordSet = [
    "entender", "ouvir", "escutar", "conseguir", "saber", "ver", "enxergar", "alcançar", "lembrar",
  ]
  static let felt: WordSet = [
    "com medo", "com vergonha", "com vontade", "com preguiça", "com receio", "com pena",
  ]
  /// What is done to who cannot do it himself.
  static let caring: WordSet = [
    "trocar", "atrasar", "descer", "subir", "virar", "mover", "limpar", "secar", "enxugar",
  ]
  /// What one does oneself as well.
  static let lifting: WordSet = ["levantar", "sentar", "deitar", "erguer", "vestir", "calçar"]
  static let carers: WordSet = [
    "mamãe", "papai", "vovó", "vovô", "professor", "professora", "auxiliar", "monitor", "monitora",
    "babá", "ajudante", "acompanhante", "assistente",
  ]
  /// Who sits down with one, and lifts nobody.
  static let peers: WordSet = [
    "amigo", "amiga", "colega", "vizinho", "vizinha", "primo", "prima", "namorado", "namorada",
    "irmãozinho", "irmãzinha", "dono", "dona",
  ]
  static let short = ["eu": "me", "mim": "me", "nós": "nos"]
  static let dressing: WordSet = [
    "vestir", "fantasiar", "pintar", "disfarçar", "chamar", "xingar", "apelidar",
  ]
  static let guises: WordSet = ["anjo", "super-herói", "fantasma", "robô", "flor", "vampiro"]
}
