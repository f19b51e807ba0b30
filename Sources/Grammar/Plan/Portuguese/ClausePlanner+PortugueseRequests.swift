import AACCore

/// Requests and wishes of Portuguese in which no word may be lost or turned round: *luz / apagar, virar / eu / cama,
/// pegar / copo / mim* (Cunha & Cintra, chapter 13, *Modo imperativo*; Bechara, *Futuro do pretérito*).
extension ClausePlanner {
  /// The clause with things as what is asked for, the speaker as whom it is done for, and the courtesy that was chosen.
  func preparePortugueseRequest(_ clause: inout Clause) {
    guard let verb = clause.verb else { return }
    guard clause.options.contains(.request) else { return wishPolitely(&clause, verb) }
    let lemma = verb.lexeme.lemma
    if askLeave(&clause, verb) { return }
    callCarerNamedLast(&clause)
    takeSubject(&clause, verb)
    helpOneself(&clause, lemma)
    turnToSpeaker(&clause, lemma)
    giveSpeaker(&clause, lemma)
    throwToSomebody(&clause, lemma)
    handOver(&clause, lemma)
    scratchSpeaker(&clause, lemma)
    lookStraight(&clause, lemma)
    if clause.options.contains(.polite),
      !clause.complements.contains(where: { OrderWords.please.contains($0.lexeme.lemma) }),
      let please = lexicon.known("por favor")
    {
      clause.options.remove(.polite)
      clause.complements.append(Constituent(please))
    }
  }

  /// *Eu / ir / banheiro, yo / ir / baño*, requested: what one asks for to do oneself, one asks leave for, unless it is done to the other (Cunha &
  /// Cintra, chapter 13, *Verbos auxiliares*; NGLE §28.6, §42.6).
  func askLeave(_ clause: inout Clause, _ verb: Constituent) -> Bool {
    guard clause.subject.count == 1, ["eu", "yo"].contains(clause.subject[0].lexeme.lemma),
      !clause.isLaid || verb.tile == (clause.subject[0].tile ?? -1) + 1, !clause.isNegative,
      language == .portuguese
        || !clause.complements.contains(where: {
          $0.lexeme.wordClass == .pronoun && $0.lexeme.person == .second
        }), verb.lexeme.person == nil, case let frame = frames[verb.lexeme.lemma],
      frame.pattern == .plain || frame.pattern == .grooming, frame.past != .state
    else { return false }
    clause.options.remove(.request)
    clause.isQuestion = true
    clause.complements.insert(verb, at: 0)
    clause.verb = Constituent(Lexeme(lemma: "poder", wordClass: .verb, kind: .modal))
    clause.reasons.append(.init(.understood, verb.lexeme.lemma, "poder"))
    if clause.subject[0].tile == nil {
      // Ver / TV: its form tells whom.
      clause.verb = clause.verb?.said(by: .first)
      clause.subject = []
    }
    if clause.options.contains(.polite), let please = lexicon.known("por favor") {
      clause.options.remove(.polite)
      if !clause.complements.contains(where: { OrderWords.please.contains($0.lexeme.lemma) }) {
        clause.complements.append(Constituent(please))
      }
    }
    return true
  }

  /// *Luz / apagar, ligar / vovó, chamar / ele*: who or what seems to do what is asked for, and is only spoken of.
  private func takeSubject(_ clause: inout Clause, _ verb: Constituent) {
    if !clause.subject.isEmpty,
      clause.subject.allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      })
    {
      // Luz / apagar: a thing is asked for, and nobody calls it.
      clause.complements = clause.subject + clause.complements
      clause.subject = []
    }
    guard clause.subject.count == 1, let own = verb.tile, let tile = clause.subject[0].tile,
      tile > own
    else { return }
    let who = clause.subject[0].lexeme
    if ["ligar", "telefonar"].contains(verb.lexeme.lemma), who.isHuman, who.wordClass != .pronoun,
      let link = lexicon.known("para")
    {
      clause.complements = [Constituent(link)] + clause.subject + clause.complements
      clause.subject = []
    } else if ["ele", "ela", "eles", "elas"].contains(who.lemma) {
      clause.complements += clause.subject
      clause.subject = []
    }
  }

  /// *Ajudar / comer, calar*: whom one helps is who asks, and who is to be quiet does it to himself.
  private func helpOneself(_ clause: inout Clause, _ verb: String) {
    if verb == "ajudar", clause.complements.first?.lexeme.wordClass == .verb,
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    {
      clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
    }
    if ["calar", "afastar", "acalmar"].contains(verb), clause.isLaid,
      !clause.complements.contains(where: { $0.lexeme.isNominal })
    {
      // Cala-te.
      clause.verb?.lexeme.lemma += "-se"
    }
  }

  /// *Joga a bola para mim*: to whom it is thrown.
  private func throwToSomebody(_ clause: inout Clause, _ verb: String) {
    guard PortugueseRowWords.throwing.contains(verb), let link = lexicon.known("para"),
      let me = clause.complements.indices.dropFirst().last,
      ["eu", "mim", "ele", "ela"].contains(clause.complements[me].lexeme.lemma),
      clause.complements[me - 1].lexeme.lemma == "bola"
    else { return }
    clause.complements.insert(Constituent(link), at: me)
  }

  /// *Coça minhas costas*: with nobody named it is the speaker's own.
  private func scratchSpeaker(_ clause: inout Clause, _ verb: String) {
    guard ["coçar", "massagear"].contains(verb), let mine = lexicon.known("meu"),
      let part = clause.complements.indices.first(where: {
        isBare($0, clause) && clause.complements[$0].lexeme.kind == .body
      }),
      !clause.complements.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    clause.complements.insert(Constituent(mine), at: part)
  }

  /// *Dar / água*: with nobody named the one who asks is to get it.
  private func giveSpeaker(_ clause: inout Clause, _ verb: String) {
    guard verb == "dar", let first = clause.complements.first?.lexeme, first.wordClass == .noun,
      !["descarga", "partida", "corda"].contains(first.lemma),
      isThing(first) || PhraseWords.affection.contains(first.lemma),
      !clause.complements.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .adposition
      })
    else { return }
    clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
  }

  /// *Dar / bola / eu, passar / controle*: a thing of which there is one at hand is the one that is asked for (Cunha &
  /// Cintra, chapter 9, *Emprego do artigo definido*).
  private func handOver(_ clause: inout Clause, _ verb: String) {
    guard
      ["dar", "passar", "emprestar", "jogar", "chutar", "trazer", "devolver", "entregar"]
        .contains(verb), let article = lexicon.known("o")
    else { return }
    for index in clause.complements.indices.reversed() where isBare(index, clause) {
      let noun = clause.complements[index].lexeme
      let isAtHand =
        noun.kind == .device || noun.lemma == "bola"
        || ["chave", "controle", "comando", "mochila", "óculos", "carteira"].contains(noun.lemma)
      let isTypical = frames[verb].slots.contains { $0.words.contains(noun.lemma) }
      guard isAtHand, !isTypical, noun.wordClass == .noun, noun.number != .plural,
        index + 1 == clause.complements.count
          || clause.complements[index + 1].lexeme.wordClass != .adjective
      else { continue }
      clause.complements.insert(Constituent(article), at: index)
    }
  }

  /// *Olhar / avião*: in Brazil one calls attention to a thing without a preposition (Bechara, *Regência*).
  private func lookStraight(_ clause: inout Clause, _ verb: String) {
    guard clause.isLaid, verb == "olhar", clause.variety == .portugueseBrazil else { return }
    for index in clause.complements.indices
    where clause.complements[index].government?.preposition == "para" {
      let isThing = !clause.complements[index].lexeme.isHuman
      guard isThing else { continue }
      clause.complements[index].government = Government(preposition: nil, article: .definite)
    }
  }

  /// *Virar / cama / eu, pegar / copo / eu, buscar / eu / escola*: to the speaker, for the speaker, and who is fetched.
  private func turnToSpeaker(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && ["eu", "mim"].contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      clause.complements.count > 1 || verb.hasSuffix("-se")
    else { return }
    let base = verb.hasSuffix("-se") ? String(verb.dropLast(3)) : verb
    if clause.complements.count == 1, PortugueseRowWords.moving.contains(base) {
      // Deitar / eu: done to the speaker, not with him.
      clause.complements[place].lexeme = WordJoiner.pronoun("me")
      clause.verb?.lexeme.lemma = base
      return
    }
    let others = clause.complements.indices.filter {
      $0 != place && clause.complements[$0].lexeme.wordClass == .noun
    }
    guard let other = others.first, others.count == 1 else { return }
    let thing = clause.complements[other].lexeme
    if PortugueseRowWords.moving.contains(base),
      KindSet.places.contains(thing.kind) || thing.kind == .furniture || thing.kind == .vehicle
    {
      var speaker = clause.complements.remove(at: place)
      speaker.lexeme = WordJoiner.pronoun("me")
      clause.verb?.lexeme.lemma = base
      if let thing = clause.complements.firstIndex(where: { $0.lexeme == thing }), verb == "tirar" {
        clause.complements[thing].government = nil
      }
      if verb == "tirar", let link = lexicon.known("de"),
        let thing = clause.complements.firstIndex(where: { $0.lexeme == thing }),
        thing == 0 || !clause.complements[thing - 1].lexeme.isDeterminerLike
      {
        clause.complements.insert(Constituent(link), at: thing)
      }
      clause.complements.insert(speaker, at: 0)
    } else if PortugueseRowWords.meeting.contains(verb),
      KindSet.places.contains(thing.kind) || thing.kind == .event
    {
      let speaker = clause.complements.remove(at: place)
      clause.complements.insert(
        Constituent(WordJoiner.pronoun("me"), tile: speaker.tile), at: 0)
    } else if PortugueseRowWords.fetching.contains(verb), thing.kind == .body {
      // Boca / limpar / mim.
      guard other == 0 || !clause.complements[other - 1].lexeme.isDeterminerLike,
        let mine = Possessives.word(
          for: clause.complements[place].lexeme, tile: clause.complements[place].tile)
      else { return }
      clause.complements.remove(at: place)
      clause.complements.insert(mine, at: place < other ? other - 1 : other)
    } else if PortugueseRowWords.fetching.contains(verb), !thing.isBeing,
      let link = lexicon.known("para")
    {
      let speaker = clause.complements.remove(at: place)
      clause.complements += [Constituent(link), speaker]
    }
  }

  /// *Eu queria pedir ajuda*: what the speaker would like to do.
  private func wishPolitely(_ clause: inout Clause, _ verb: Constituent) {
    // Eu compraria uma casa: chosen by role, what is said is the conditional of the verb.
    guard clause.isLaid || clause.isQuestion else { return }
    let frame = frames[verb.lexeme.lemma]
    guard verb.lexeme.person == nil, verb.lexeme.forms.isEmpty, clause.tense == nil,
      frame.pattern.isPersonal, frame.pattern != .modal, !frame.pattern.mayHaveExperiencer,
      !frame.isStrongOpener, !frame.isCopular, frame.lemma != "gostar", frame.past != .state,
      clause.subject.isEmpty
        || clause.subject.count == 1 && clause.subject[0].lexeme.wordClass == .pronoun
          && clause.subject[0].lexeme.person == .first,
      !clause.complements.contains(where: {
        // Eu compraria uma casa se tivesse dinheiro: nothing is asked for.
        $0.lexeme.kind == .question || $0.lexeme.lemma == "se"
      })
    else { return }
    clause.complements.insert(verb, at: 0)
    clause.verb = Constituent(
      Lexeme(lemma: clause.isQuestion ? "poder" : "querer", wordClass: .verb, kind: .modal))
  }
}

extension ClausePlanner {
  /// *Amigo / ajudar / eu, eu / brincar / primo*: friends and close kin that nobody else is named for are the speaker's
  /// (Cunha & Cintra, chapter 11, *Pronomes possessivos*).
  func ownFriend(_ clause: inout Clause) {
    guard let owner = lexicon.known("eu"), let verb = clause.verb?.lexeme.lemma,
      !(clause.subject + clause.complements).contains(where: {
        ["você", "tu", "vocês", "ele", "ela", "de", "seu", "teu"].contains($0.lexeme.lemma)
          || $0.lexeme.kind == .question || $0.lexeme.wordClass == .properNoun
      }),
      let mine = Possessives.word(for: owner, tile: nil, in: clause.variety)
    else { return }
    if clause.subject.count == 1, isFriend(clause.subject[0].lexeme),
      !clause.options.contains(.request)
    {
      clause.subject.insert(mine, at: 0)
      return
    }
    guard let last = clause.complements.indices.last, isFriend(clause.complements[last].lexeme),
      PortugueseRowWords.together.contains(verb),
      clause.subject.allSatisfy({ $0.lexeme.person == .first }),
      last > 0 || !clause.subject.isEmpty,
      last == 0 || clause.complements[last - 1].lexeme.lemma == "com"
        || clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements.insert(mine, at: last)
  }

  /// *Padre | batizar | primo, eu; vizinho | ajudar | pai, eu*: what is done to one of two is done to the kin of the other.
  func ownKinDoneTo(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.count == 2, !clause.options.contains(.request),
      ["eu", "mim"].contains(clause.complements[1].lexeme.lemma),
      case let kin = clause.complements[0].lexeme, kin.wordClass == .noun, kin.number != .plural,
      isFriend(kin) || PortionWords.isKin(kin.lemma), isFree(0, clause),
      !clause.subject.isEmpty, !clause.subject.contains(where: { $0.lexeme.person == .first }),
      let verb = clause.verb?.lexeme.lemma, !PortugueseRowWords.together.contains(verb),
      frames[verb].slot(.recipient) == nil, frames[verb].slot(.company) == nil,
      frames[verb].slots.contains(where: { $0.role == .object && $0.preposition == nil }),
      let mine = Possessives.word(
        for: clause.complements[1].lexeme, tile: clause.complements[1].tile, in: clause.variety)
    else { return }
    clause.complements = [mine, clause.complements[0]]
    clause.complements[1].government = nil
  }

  private func isFriend(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && word.number != .plural
      && PortugueseRowWords.friends.contains(word.lemma)
  }
}

extension PortugueseRowWords {
  /// Of whom one says whose they are.
  static let friends: WordSet = [
    "amigo", "amiga", "irmão", "irmã", "primo", "prima", "namorado", "namorada", "marido",
    "esposa", "filho", "filha", "colega", "sobrinho", "sobrinha", "irmãozinho", "irmãzinha",
  ]
  /// What one does in company.
  static let together: WordSet = [
    "brincar", "jogar", "assistir", "ver", "sair", "passear", "conversar", "falar", "dançar", "ir",
    "estudar", "almoçar", "jantar", "lanchar", "brigar", "nadar", "viajar", "morar",
  ]

  /// What is done to a body.
  static let moving: WordSet = [
    "virar", "pôr", "colocar", "tirar", "levantar", "sentar", "deitar", "mover", "levar", "botar",
    "mudar", "carregar", "meter", "empurrar", "puxar",
  ]
}
