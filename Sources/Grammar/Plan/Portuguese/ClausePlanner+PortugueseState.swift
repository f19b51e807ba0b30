import AACCore

/// How a part of somebody is, and pronouns melted with their preposition: *estar / nariz / entupido, precisar / dele, lembrar /
/// disso, deixar / copo / cair* (Cunha & Cintra, chapter 15, *Com*; chapter 11, *Pronomes pessoais*).
extension ClausePlanner {
  /// Puts these right before the others look at the clause.
  func settleStates(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    partPronouns(&clause, verb)
    guard !clause.isLaid else { return }
    haveInState(&clause, verb)
    letFall(&clause, verb)
    fearAny(&clause)
    waitTurn(&clause, verb)
    drinkThrough(&clause, verb)
  }

  /// *Precisar / dele, confiar / nele, lembrar / disso*: of him, where the verb or a feeling takes it so.
  private func partPronouns(_ clause: inout Clause, _ verb: String) {
    if clause.complements.count == 1 {
      let joiner = WordJoiner(variety: clause.variety, lexicon: lexicon)
      clause.complements = joiner.expanded(clause.complements)
    }
    guard
      let place = clause.complements.firstIndex(where: {
        PartStateWords.his[$0.lexeme.lemma] != nil
      }), let pronoun = PartStateWords.his[clause.complements[place].lexeme.lemma],
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass != .noun
    else { return }
    let isFelt =
      place > 0
      && (BesideWords.feelings.contains(clause.complements[place - 1].lexeme.lemma)
        || clause.complements[place - 1].lexeme.lemma == "falta")
    let opener = place > 0 ? clause.complements[place - 1].lexeme : clause.verb?.lexeme
    let isGoverned =
      (place == 0 || opener?.wordClass == .verb)
      && frames[opener?.lemma ?? verb].slots.contains { $0.preposition == "de" }
    guard isFelt || isGoverned else { return }
    let tile = clause.complements[place].tile
    guard let of = lexicon.known("de"), let him = lexicon.known(pronoun) else { return }
    clause.complements.replaceSubrange(
      place...place, with: [Constituent(of, tile: tile), Constituent(him, tile: tile)])
    if isFelt, isBare(place - 1, clause) { clause.complements[place - 1].lexeme.article = .bare }
  }

  /// *Estar / nariz / entupido, carro / estar / pneu / furado*: with a part of one in that state (Bechara, *Com*).
  private func haveInState(_ clause: inout Clause, _ verb: String) {
    guard ["estar", "ficar"].contains(verb), clause.complements.count > 1, isBare(0, clause),
      clause.complements[0].government == nil,
      case let part = clause.complements[0].lexeme, part.wordClass == .noun,
      case let state = clause.complements[1].lexeme,
      state.wordClass == .adjective || state.kind == .degree,
      clause.complements[1...].contains(where: { $0.lexeme.wordClass == .adjective }),
      !clause.complements.contains(where: { $0.lexeme.kind == .question })
    else { return }
    let isBeings = clause.subject.allSatisfy {
      $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.isDeterminerLike
        || $0.lexeme.isConnective
    }
    let isPart =
      isBeings
      ? part.kind == .body || part.kind == .clothing || PartStateWords.own.contains(part.lemma)
      : BesideWords.parts.contains(part.lemma) || PartStateWords.own.contains(part.lemma)
    guard isPart else { return }
    put(["com", "o"], at: 0, &clause)
  }

  /// *Estou com o nariz entupido*: the quality is that of the part, and not the subject's (Bechara, *Com*).
  func settlePartState(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard ["estar", "ficar"].contains(verb.frame.lemma), !clause.isLaid,
      clause.complements.count > 3, clause.complements[0].lexeme.lemma == "com",
      clause.complements[1].lexeme.lemma == "o",
      clause.complements[2].lexeme.wordClass == .noun,
      clause.complements[3].lexeme.wordClass == .adjective
        || clause.complements[3].lexeme.kind == .degree
    else { return }
    verb.frame.pattern = .plain
    verb.frame.slots = [
      FrameSlot(.company, preposition: "com"),
      FrameSlot(.placeAt, preposition: "em", article: .definite),
    ]
  }

  /// *Deixar / copo / cair*: what one lets fall is chosen before the falling.
  private func letFall(_ clause: inout Clause, _ verb: String) {
    guard verb == "deixar", clause.complements.count > 1,
      let fall = clause.complements.firstIndex(where: {
        PartStateWords.falling.contains($0.lexeme.lemma) && $0.lexeme.wordClass == .verb
      }), fall > 0, clause.complements[fall - 1].lexeme.wordClass == .noun,
      !clause.complements[fall - 1].lexeme.isBeing,
      clause.complements[fall - 1].government?.preposition == nil
    else { return }
    clause.complements[fall - 1].lexeme.animacy = .animate
    clause.complements[fall - 1].lexeme.article = .definite
  }

  /// *Morrer / medo / barata, ter / medo / aranha*: of any of them.
  private func fearAny(_ clause: inout Clause) {
    guard
      let fear = clause.complements.indices.dropLast().first(where: {
        ["medo", "nojo", "pavor", "pânico"].contains(clause.complements[$0].lexeme.lemma)
      }), clause.verb?.lexeme.lemma == "morrer",
      case let dread = clause.complements[fear + 1].lexeme, !dread.isHuman
    else { return }
    if dread.lemma == "escuro" {
      clause.complements[fear + 1] = WordSorter.noun(clause.complements[fear + 1])
      return put(["de", "o"], at: fear + 1, &clause)
    }
    guard isBare(fear + 1, clause), dread.wordClass == .noun else { return }
    clause.complements[fear + 1].lexeme.article = .bare
    put(["de"], at: fear + 1, &clause)
  }

  /// *Esperar / vez*: one waits for one's own.
  private func waitTurn(_ clause: inout Clause, _ verb: String) {
    guard ["esperar", "aguardar", "perder", "passar", "respeitar"].contains(verb),
      clause.complements[0].lexeme.lemma == "vez", isBare(0, clause),
      clause.complements.count == 1 || clause.complements[1].lexeme.kind.isTemporal
        || clause.complements[1].lexeme.wordClass == .adverb
    else { return }
    let isRequest = clause.options.contains(.request)
    var who = clause.subject.first?.lexeme
    if who == nil, !isRequest { who = WordJoiner.pronoun("eu") }
    if who == nil { who = WordJoiner.pronoun(clause.variety == .portugueseBrazil ? "você" : "tu") }
    guard let who else { return }
    let person = who.wordClass == .pronoun ? who : nil
    guard let whose = person.flatMap({ Possessives.word(for: $0, tile: nil, in: clause.variety) }),
      !["dele", "dela", "deles", "delas"].contains(whose.lexeme.lemma)
    else { return }
    clause.complements.insert(whose, at: 0)
  }

  /// *Beber / suco / canudo*: with any straw.
  private func drinkThrough(_ clause: inout Clause, _ verb: String) {
    guard
      let straw = clause.complements.lastIndex(where: {
        PartStateWords.straws.contains($0.lexeme.lemma)
      }), isBare(straw, clause),
      straw > 0 || ["beber", "tomar"].contains(verb),
      ["beber", "tomar", "sugar", "chupar"].contains(verb)
        || clause.complements[..<straw].contains(where: {
          ["beber", "tomar", "sugar"].contains($0.lexeme.lemma)
            || $0.lexeme.kind == .drink
        }),
      straw + 1 == clause.complements.count
        || clause.complements[straw + 1].lexeme.wordClass != .adjective
    else { return }
    clause.complements[straw].lexeme.article = .bare
    put(["com"], at: straw, &clause)
  }
}

/// Words of states and of what is melted.
private enum PartStateWords {
  static let his: WordMap<String> = [
    "dele": "ele", "dela": "ela", "deles": "eles", "delas": "elas",
  ]
  /// What is in a state with its owner, of other kinds.
  static let own: WordSet = [
    "nariz", "cabelo", "dente", "dentes", "roupa", "unha", "unhas", "fralda", "barriga", "pele",
    "pneu", "bateria", "tela", "ecrã", "roda", "rodas", "óculos", "aparelho", "tênis", "ténis",
    "sapato", "cadarço", "atacador", "boca", "cara", "rosto", "voz", "garganta", "mochila",
    "zíper", "fecho", "motor", "freio", "farol", "vidro", "luz", "tampa", "antena",
  ]
  static let falling: WordSet = [
    "cair", "queimar", "escapar", "secar", "derreter", "esfriar", "arrefecer", "murchar",
    "estragar", "ferver", "passar", "transbordar", "entornar", "derramar", "apodrecer", "fugir",
  ]
  static let straws: WordSet = ["canudo", "canudinho", "palhinha"]
}
