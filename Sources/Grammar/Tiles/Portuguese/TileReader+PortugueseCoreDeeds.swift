import AACCore

/// What a Portuguese row of one to three words with a deed is said for, where nothing else was chosen: a wish of the speaker (*beber / leite,
/// bola / jogar*), a favour (*contar / história*) or what somebody who is called shall do (*pai / abrir / porta, olhar / mãe / avião*).
///
/// Sources: Cunha & Cintra, chapter 7 (*Vocativo*) and chapter 13 (*Modo imperativo*, *Locuções verbais*); Bechara, *Verbos volitivos*.
extension TileReader {
  /// The clauses of such a row; nil where its deed is told, asked or denied.
  func portugueseCoreDeed(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count < 4, let verb = onlyVerb(row), row[verb].lexeme.isInfinitive,
      row[verb].lexeme.forms.isEmpty, row[verb].lexeme.person == nil,
      !row.contains(where: { $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction })
    else { return nil }
    return placedBefore(row, verb) ?? calledToDo(row, verb) ?? lovedOne(row, verb)
      ?? favour(row, verb) ?? wishedDeed(row, verb)
  }

  /// *Aqui / vir, lá / sentar; escorregador / descer*: where it is done, or what one goes down, stands behind the deed.
  private func placedBefore(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row.count == 2, verb == 1 else { return nil }
    let place = row[0].lexeme
    let isSlide =
      place.namesThing && place.kind == .thing && ["subir", "descer"].contains(row[1].lexeme.lemma)
    guard CoreDeedWords.places.contains(place.lemma) || isSlide else { return nil }
    let turned = [row[1], row[0]]
    return portugueseCoreDeed(turned) ?? read(turned)
  }

  /// *Mãe / olhar, pai / abrir / porta, ligar / tablet / vovó*.
  private func calledToDo(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    let deed = row[verb].lexeme.lemma
    guard row.count > 1,
      let who = row.indices.first(where: {
        $0 != verb && CoreDeedWords.grown.contains(row[$0].lexeme.lemma)
      }), row.indices.allSatisfy({ $0 == who || !row[$0].lexeme.isHuman }),
      row.count == 2
        ? CoreDeedWords.calls.contains(deed)
        : CoreDeedWords.asked.contains(deed) || deed == "vir" && isHere(row)
    else { return nil }
    guard row.count == 2 || who == 0 && verb == 1 || verb == 0 else { return nil }
    var rest = [row[verb]]
    for place in row.indices where place != who && place != verb {
      let what = row[place].lexeme
      guard
        what.namesThing && !what.isPlaceLike || what.kind == .demonstrative || what.kind == .animal
          || isHere(row)
      else { return nil }
      rest.append(row[place])
    }
    if deed == "ligar" {
      // Ligar para a mãe is to call her.
      return read([row[who].calledOut] + rest).map { requesting($0) }
    }
    return read(rest).map { clause in
      var asked = requesting(clause)
      asked.subject = [row[who]]
      return asked
    }
  }

  private func isHere(_ row: [Constituent]) -> Bool {
    row.contains { ["aqui", "cá"].contains($0.lexeme.lemma) }
  }

  /// *Mãe / amar / você*: it is said to her.
  private func lovedOne(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    guard row.count == 3, verb == 1, ["amar", "adorar"].contains(row[1].lexeme.lemma),
      ["você", "te"].contains(row[2].lexeme.lemma), row[0].lexeme.isHuman,
      row[0].lexeme.wordClass != .pronoun
    else { return nil }
    return read([row[0].calledOut, row[1].said(by: .first), row[2]])
  }

  /// *Contar / história, mostrar / foto; dar / bola*: what only the other can give.
  private func favour(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    let deed = row[verb].lexeme.lemma
    guard row.count > 1,
      row.indices.allSatisfy({
        $0 == verb || row[$0].lexeme.namesThing || row[$0].lexeme.isDeterminerLike
      })
    else { return nil }
    if deed == "dar", verb == 0, row.count == 2, CoreDeedWords.handed.contains(row[1].lexeme.kind),
      let me = tables.lexicon.known("me")
    {
      return read([Constituent(me), row[0], withArticle(row[1])]).map { requesting($0) }
    }
    if deed == "olhar", verb == 0, row.count == 3, row[1].lexeme.kind == .possessive {
      return read(row).map { requesting($0) }
    }
    guard CoreDeedWords.favours.contains(deed), row.count == 2 else { return nil }
    return read(row).map { $0.subject.contains { $0.tile != nil } ? $0 : requesting($0) }
  }

  /// *Me dá / bola*: of what one plays with there is the one that both see.
  func withArticle(_ word: Constituent) -> Constituent {
    guard word.lexeme.kind == .toy || word.lexeme.kind == .vehicle, word.lexeme.wordClass == .noun
    else { return word }
    var known = word
    known.lexeme.article = .definite
    return known
  }

  /// *Beber / leite, televisão / ver, comer*: a deed that nobody else does is what the speaker would like to do.
  private func wishedDeed(_ row: [Constituent], _ verb: Int) -> [Clause]? {
    let frame = frame(of: row[verb])
    guard frame.past != .state || row.count == 2 && frame.lemma == "ver", !frame.isDefault,
      frame.pattern.isPersonal, frame.pattern != .modal,
      !frame.isCopular, !frame.isStrongOpener, !frame.pattern.mayHaveExperiencer,
      row.count == 1 || !Self.going.contains(frame.lemma),
      !CoreDeedWords.unwilled.contains(frame.lemma),
      !row.contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person || $0.lexeme.kind == .social
          || $0.lexeme.kind == .negation
          || $0.lexeme.kind == .weather
          || $0.lexeme.kind.isSensation || row.count > 2 && $0.lexeme.wordClass == .adjective
      })
    else { return nil }
    return read(row).map { wished($0) }
  }

  private func wished(_ clause: Clause) -> Clause {
    guard let verb = clause.verb, verb.lexeme.isInfinitive, verb.lexeme.forms.isEmpty,
      verb.lexeme.person == nil, clause.tense == nil, clause.options.isEmpty, !clause.isQuestion,
      !clause.isNegative, clause.sequels.isEmpty,
      clause.subject.allSatisfy({ $0.tile == nil && $0.lexeme.person == .first }),
      !clause.complements.contains(where: {
        $0.lexeme.lemma == variety.language.plainNegator
          || $0.lexeme.wordClass == .verb
          || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind.isTemporal || $0.lexeme.kind == .frequency
      })
    else { return clause }
    var wish = clause
    wish.verb = deed("querer")
    wish.complements.insert(verb, at: 0)
    return wish
  }
}

/// Words of core rows with a deed.
enum CoreDeedWords {
  static let places: WordSet = ["aqui", "ali", "lá", "aí", "cá"]
  /// Whom children call to have something done.
  static let grown: WordSet = [
    "mãe", "mamãe", "mamã", "pai", "papai", "papá", "vovó", "vovô", "avó", "avô", "tia", "tio",
    "titia", "titio", "professora", "professor", "prof", "enfermeira", "enfermeiro", "cuidadora",
    "cuidador", "terapeuta", "fisioterapeuta",
  ]
  /// What they are called to do with nothing else said.
  static let calls: WordSet = ["olhar", "esperar", "parar", "escutar"]
  /// What they are asked to do with something.
  static let asked: WordSet = [
    "abrir", "fechar", "ligar", "desligar", "acender", "apagar", "olhar", "amarrar", "desamarrar",
    "abotoar", "desabotoar", "abaixar", "aumentar", "pausar", "coçar", "segurar", "soltar",
    "largar", "destampar", "tampar", "pegar", "trazer", "contar",
  ]
  /// What is done for who asks.
  static let favours: WordSet = [
    "contar", "mostrar", "explicar", "ensinar", "emprestar", "trazer", "devolver", "alcançar",
  ]
  /// What is handed over.
  static let handed = KindSet(.food, .drink, .dish, .toy, .device, .book, .clothing)
  /// What nobody does because he wants to.
  static let unwilled: WordSet = [
    "cair", "tropeçar", "escorregar", "errar", "esquecer", "perder", "quebrar", "machucar",
    "machucar-se", "sonhar", "chorar", "tossir", "espirrar", "vomitar", "sangrar", "suar", "tremer",
    "roncar", "bocejar", "soluçar", "engasgar", "engasgar-se", "desmaiar", "adoecer", "crescer",
    "emagrecer", "engordar", "envelhecer", "morrer", "nascer", "demorar", "atrasar", "atrasar-se",
    "faltar", "sofrer", "piorar", "melhorar", "mentir", "brigar", "sujar", "rasgar", "derramar",
    "derrubar", "estragar", "furar", "entornar", "babar", "enjoar", "arder", "queimar", "sumir",
    "acontecer", "parar", "terminar", "acabar", "começar", "chegar", "acordar", "adormecer",
    "encontrar", "achar", "receber", "ganhar", "cansar", "cansar-se", "entediar-se", "assustar",
    "assustar-se", "bater", "morder", "arranhar", "beliscar", "gritar", "xingar", "cuspir",
    "esperar", "ajudar", "deixar", "usar", "sentir", "acreditar", "emprestar", "confundir",
    "enganar-se", "torcer", "respirar", "piscar",
    "ouvir falar", "reclamar", "engolir", "estourar", "explodir", "entender", "lembrar",
    "lembrar-se",
  ]
}
