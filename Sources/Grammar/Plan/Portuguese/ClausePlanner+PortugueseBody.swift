import AACCore

/// Whose body it is that something happens to or is done to: *dente / nascer / eu, trocar / fralda / bebê, segurar / mão*
/// (Cunha & Cintra, chapter 11, *Possessivos*; chapter 7, *Adjunto adnominal*).
extension ClausePlanner {
  /// *Arder / olhos, sangrar / nariz, avariar / carro*: with nobody who does it, the part or the machine does it itself (Bechara,
  /// *Verbos intransitivos*), but *quebrar / braço, coçar / nariz* is done.
  func happenToPart(_ clause: inout Clause) {
    guard !clause.isLaid, !clause.options.contains(.request), clause.subject.count < 3,
      clause.subject.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      let verb = clause.verb?.lexeme.lemma, let thing = clause.complements.first?.lexeme,
      isBare(0, clause), thing.wordClass == .noun, thing.lemma != "colo"
    else { return }
    let isMine = thing.kind == .body || BodyWords.parts.contains(thing.lemma)
    if let owner = clause.subject.last {
      guard isMine, BodyWords.ownDoing.contains(verb),
        owner.lexeme.isBeing || owner.lexeme.wordClass == .pronoun && owner.lexeme.kind == .person
      else { return }
      let who = clause.subject
      clause.subject = [clause.complements[0]]
      clause.subject[0].government = nil
      clause.complements[0] = owner
      guard who.count > 1, let of = lexicon.known("de"), let article = lexicon.known("o") else {
        return
      }
      // Meu irmão | cair | dente: whose tooth it is was told with two words.
      clause.subject =
        [Constituent(article), clause.subject[0], Constituent(of), Constituent(article)] + who
      clause.complements.removeFirst()
      return
    }
    guard
      isMine
        ? BodyWords.ownDoing.contains(verb)
        : BodyWords.failing.contains(verb)
          && (verb != "descarregar" || thing.kind == .device)
          && [.device, .vehicle, .thing, .furniture, .media, .toy, .instrument].contains(thing.kind)
    else { return }
    var part = clause.complements.removeFirst()
    part.government = nil
    clause.subject = [part]
    guard isMine, let mine = lexicon.known("meu") else { return }
    if let owner = clause.complements.first?.lexeme,
      owner.isBeing || owner.wordClass == .pronoun && owner.kind == .person
    {
      return
    }
    clause.subject.insert(Constituent(mine), at: 0)
  }

  /// *Dente / nascer / eu, nariz / sangrar / irmão, pé / coçar*: the part and its owner are one subject.
  func ownBodySubject(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, BodyWords.happening.contains(verb),
      clause.subject.count == 1, case let part = clause.subject[0].lexeme,
      part.kind == .body || BodyWords.parts.contains(part.lemma),
      part.wordClass == .noun, !clause.isLaid, !clause.options.contains(.request),
      let article = lexicon.known("o"), let of = lexicon.known("de"),
      let mine = lexicon.known("meu")
    else { return }
    let owner = clause.complements.indices.first { index in
      let word = clause.complements[index].lexeme
      return word.isBeing || word.wordClass == .pronoun && word.kind == .person
    }
    guard let owner else {
      guard clause.variety == .portugueseBrazil,
        clause.tense != nil || BodyWords.felt.contains(verb)
          || BodyWords.ownDoing.contains(verb) && !BodyWords.growing.contains(verb),
        clause.complements.allSatisfy({
          $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
        }), !clause.isQuestion, part.number != .plural || part.lemma != "olhos"
      else { return }
      clause.subject.insert(Constituent(mine), at: 0)
      return
    }
    guard owner == 0 else { return }
    let whose = clause.complements.remove(at: owner)
    if let word = Possessives.word(for: whose.lexeme, tile: whose.tile) {
      if ["dele", "dela", "deles", "delas"].contains(word.lexeme.lemma) {
        clause.subject = [Constituent(article), clause.subject[0], word]
      } else {
        clause.subject.insert(word, at: 0)
      }
      return
    }
    var phrase = [Constituent(article), clause.subject[0], Constituent(of)]
    if BesideWords.ownKin.contains(whose.lexeme.lemma) {
      phrase += [Constituent(article), Constituent(mine)]
    } else if whose.lexeme.article != .bare || whose.lexeme.wordClass == .noun {
      phrase.append(Constituent(article))
    }
    clause.subject = phrase + [whose]
  }

  /// *Trocar / fralda / bebê, morder / eu / mão, segurar / mão*.
  func settleBody(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.isLaid else { return }
    changeClothes(&clause, verb)
    biteSpeaker(&clause, verb)
    holdHand(&clause, verb)
    moveArm(&clause, verb)
  }

  /// *Trocar / fralda / bebê, trocar / eu / roupa*: whose it is, in either order; *trocar / lençol / cama*.
  private func changeClothes(_ clause: inout Clause, _ verb: String) {
    guard verb == "trocar", clause.complements.count >= 2,
      let thing = clause.complements.indices.prefix(2).first(where: { index in
        let word = clause.complements[index].lexeme
        return word.wordClass == .noun && (word.kind == .clothing || word.lemma == "fralda")
          && (index == 0 || !clause.complements[0].lexeme.isDeterminerLike)
      })
    else {
      if verb == "trocar", clause.complements.count == 2, isBare(1, clause), isBare(0, clause),
        ["lençol", "fronha", "colcha"].contains(clause.complements[0].lexeme.lemma),
        clause.complements[1].lexeme.kind == .furniture
      {
        put(["de", "o"], at: 1, &clause)
      }
      return
    }
    let other = thing == 0 ? 1 : 0
    let owner = clause.complements[other]
    guard
      owner.lexeme.isBeing || owner.lexeme.wordClass == .pronoun && owner.lexeme.kind == .person,
      !WordJoiner.clitics.contains(owner.lexeme.lemma), let article = lexicon.known("o")
    else { return }
    var garment = clause.complements[thing]
    garment.government = nil
    clause.complements.removeSubrange(0...1)
    if let mine = Possessives.word(for: owner.lexeme, tile: owner.tile) {
      let isBehind = ["dele", "dela", "deles", "delas"].contains(mine.lexeme.lemma)
      clause.complements.insert(
        contentsOf: isBehind ? [Constituent(article), garment, mine] : [mine, garment], at: 0)
    } else {
      clause.complements.insert(contentsOf: [Constituent(article), garment, owner], at: 0)
      let isName = owner.lexeme.wordClass == .properNoun && owner.lexeme.article == .bare
      clause.complements[2].government = nil
      insert(isName ? ["de"] : ["de", "o"], at: 2, in: &clause)
      if BesideWords.ownKin.contains(owner.lexeme.lemma), let mine = lexicon.known("meu") {
        clause.complements.insert(Constituent(mine), at: 4)
      }
    }
  }

  /// *Morder / eu / mão*: in Brazil it is my hand that is bitten.
  private func biteSpeaker(_ clause: inout Clause, _ verb: String) {
    guard verb == "morder", clause.variety == .portugueseBrazil, clause.complements.count == 2,
      isBare(1, clause), clause.complements[1].lexeme.kind == .body,
      ["eu", "mim", "me", "nós", "você"].contains(clause.complements[0].lexeme.lemma),
      let mine = Possessives.word(
        for: clause.complements[0].lexeme.lemma == "me"
          ? Lexeme(lemma: "eu", wordClass: .pronoun, kind: .person) : clause.complements[0].lexeme,
        tile: clause.complements[0].tile)
    else { return }
    clause.complements[0] = mine
  }

  /// *Segurar / mão*, asked: it is the speaker's.
  private func holdHand(_ clause: inout Clause, _ verb: String) {
    guard clause.options.contains(.request), BodyWords.cared.contains(verb),
      clause.complements.count == 1, isBare(0, clause),
      clause.complements[0].lexeme.kind == .body, clause.subject.isEmpty,
      verb != "lavar"
        || !["mão", "mãos", "dente", "dentes"].contains(
          clause.complements[0].lexeme.lemma),
      let mine = lexicon.known("meu")
    else { return }
    put([], at: 0, &clause)
    clause.complements.insert(Constituent(mine), at: 0)
  }

  /// *Mexer / braço*: one moves it, and is not in it.
  private func moveArm(_ clause: inout Clause, _ verb: String) {
    guard verb == "mexer", isBare(0, clause), clause.complements[0].lexeme.kind == .body,
      !clause.options.contains(.request), clause.complements.count == 1
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Mexo o braço*: a part of oneself is moved (Bechara, *Regência: mexer*).
  func settleMoved(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard !clause.isLaid, clause.complements.count > 1,
      clause.complements[0].lexeme.lemma == "o" || clause.complements[0].lexeme.kind == .possessive
    else { return }
    let part = clause.complements[1].lexeme
    switch verb.frame.lemma {
    case "mexer" where clause.options.contains(.request) && clause.isNegative: return
    case "mexer", "encostar", "apoiar": guard part.kind == .body else { return }
    case "trocar":
      guard part.kind == .clothing || part.lemma == "fralda",
        clause.complements.count < 4
          || clause.complements[2].lexeme.lemma == "de"
      else { return }
    default: return
    }
    verb.frame.slots = [
      FrameSlot(.object, article: .definite),
      FrameSlot(.placeAt, preposition: "em", article: .definite),
    ]
  }
}

/// What happens to a body, and what is done to it.
private enum BodyWords {
  /// What happens to a part by itself.
  static let happening: WordSet = [
    "nascer", "cair", "crescer", "sangrar", "tremer", "arder", "inchar", "coçar", "bater",
    "formigar", "latejar", "quebrar", "desinchar", "inflamar", "infeccionar", "lacrimejar",
    "roncar", "escorrer", "arranhar", "adormecer", "cicatrizar", "estalar", "pulsar", "rachar",
    "queimar", "sarar", "melhorar", "piorar", "descascar", "ressecar",
  ]
  /// What one feels or hears of oneself just now.
  static let felt: WordSet = ["coçar", "roncar", "escorrer", "latejar", "formigar", "arranhar"]
  /// What parts of a body do by themselves.
  static let ownDoing: WordSet = [
    "sangrar", "arder", "inchar", "formigar", "latejar", "adormecer", "desinchar", "inflamar",
    "infeccionar", "infetar", "infectar", "cicatrizar", "estalar", "congelar", "lacrimejar",
    "pulsar", "entortar", "escorrer", "cair", "crescer", "nascer", "tremer",
  ]
  /// What everybody's does with time.
  static let growing: WordSet = ["cair", "crescer", "nascer", "congelar"]
  /// What machines do when they fail.
  static let failing: WordSet = [
    "avariar", "pifar", "enguiçar", "encravar", "empenar", "engasgar", "emperrar", "funcionar",
    "vazar", "apitar", "enferrujar", "descarregar",
  ]
  /// Parts of the body of other kinds of words.
  static let parts: WordSet = ["dente", "cabelo", "unha", "sangue"]
  /// What a carer does to the body of who asks for it.
  static let cared: WordSet = [
    "segurar", "soltar", "lavar", "limpar", "secar", "pentear", "puxar", "olhar", "esfregar",
    "enxugar", "coçar", "massagear", "apertar", "levantar", "virar", "mexer", "prender",
  ]
}
