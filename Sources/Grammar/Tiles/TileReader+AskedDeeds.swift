import AACCore

/// Whether a deed that comes first is asked of somebody: *dar / agua, ayudar / yo, mamá / venir / por favor* (NGLE §26.14,
/// §42.3, *infinitivo con valor imperativo*; Cunha & Cintra, chapter 13, *Emprego do infinitivo*).
extension TileReader {
  /// Whether the row asks for the deed that it begins with.
  func isAsked(_ clause: Clause, _ words: [Constituent], _ deed: Constituent) -> Bool {
    let lemma = deed.lexeme.lemma
    let frame = frame(of: deed)
    guard
      frame.past != .state && !frame.isCopular && frame.pattern.isPersonal
        && !frame.pattern.mayHaveExperiencer && frame.pattern != .modal
        || isWardedOff(clause, lemma)
    else { return false }
    if let isTold = isTold(clause, lemma) { return isTold }
    if isToldPlease(clause, words, frame) { return true }
    if clause.subject.isEmpty { return isAskedOfNobody(clause, words, frame, lemma) }
    if isCalled(clause, words) { return !OrderWords.ownWishes.contains(lemma) }
    if isPleased(words), isSaidBehind(clause, deed) {
      // Decir / nombre / yo / por favor.
      return !OrderWords.ownWishes.contains(lemma) && !hasTense(clause.complements.map(\.lexeme))
    }
    return isAskedForDoer(clause, words, deed)
  }

  /// *Dar / agua, esperar / un / momento, no / tocar*: where nobody is said to do it.
  private func isAskedOfNobody(
    _ clause: Clause, _ words: [Constituent], _ frame: VerbFrame, _ lemma: String
  ) -> Bool {
    let rest = clause.complements.prefix { $0.lexeme.lemma != "," }.map(\.lexeme)
    let isWhole = rest.count == clause.complements.count
    if isWhole, let asked = isAskedInPortuguese(lemma, frame, rest) { return asked }
    if isWithSpeaker(rest), !OrderWords.lookers.contains(lemma) { return !hasTense(rest) }
    if isPleased(words) || rest.contains(where: isYours) {
      return !OrderWords.ownWishes.contains(lemma)
    }
    if rest.contains(where: { $0.lemma == variety.language.plainNegator }) {
      return OrderWords.forbidden.contains(lemma)
    }
    if let isForSpeaker = isAskedForSpeaker(rest, frame, lemma) { return isForSpeaker }
    return isAskedByVerb(rest, lemma)
  }

  /// *Abrir / tu / mochila*: what is the other's own.
  private func isYours(_ word: Lexeme) -> Bool {
    word.kind == .possessive && word.wordClass != .pronoun && OrderWords.yours.contains(word.lemma)
  }

  /// *Me / ayudar, jogar / bola / para / mim*: whether the speaker in the row makes it a request; nil where none is there.
  private func isAskedForSpeaker(_ rest: [Lexeme], _ frame: VerbFrame, _ lemma: String) -> Bool? {
    let isPortuguese = variety.language == .portuguese
    if OrderWords.askedForSpeaker.contains(lemma),
      rest.contains(where: { $0.lemma == "me" || $0.lemma == "mim" && isPortuguese })
    {
      return true
    }
    guard isPortuguese, let me = rest.firstIndex(where: { $0.lemma == "mim" }) else { return nil }
    let isFor = me > 0 && rest[me - 1].wordClass == .adposition
    guard isFor ? PortugueseRowWords.throwing.contains(lemma) : isAskedOfOthers(frame) else {
      return nil
    }
    return !hasTense(rest) && !rest.contains { $0.wordClass == .verb }
  }

  /// *Dar / manta, llamar / mamá, mirar / pájaro*: verbs that one asks others for by themselves or with some words.
  private func isAskedByVerb(_ rest: [Lexeme], _ lemma: String) -> Bool {
    if variety.language == .spanish,
      OrderWords.giving.contains(lemma) && isHandedOver(rest) || isLent(lemma, rest)
    {
      return !hasTense(rest)
    }
    if OrderWords.calling.contains(lemma) {
      return rest.contains { $0.isHuman && $0.wordClass != .pronoun } && !hasTense(rest)
    }
    if OrderWords.asked.contains(lemma) {
      // Mirar la tele is what one does oneself.
      let isWatched = rest.contains { $0.kind == .device || $0.kind == .media }
      return !hasTense(rest) && !(isWatched && (lemma == "mirar" || lemma == "olhar"))
    }
    guard let wanted = OrderWords.askedWith[lemma] else { return false }
    return rest.contains { wanted.contains($0.lemma) }
  }

  /// *Mamá, ven, por favor*: who is named first is called.
  private func isCalled(_ clause: Clause, _ words: [Constituent]) -> Bool {
    clause.subject.count == 1 && clause.subject[0].lexeme.isHuman
      && clause.subject[0].lexeme.wordClass != .pronoun
      && clause.subject[0].tile == words.first?.tile
      && words.contains { OrderWords.please.contains($0.lexeme.lemma) }
  }

  /// *Ayudar / yo, mirar / garganta / yo*: where who seems to do it is whom it is to be done for.
  private func isAskedForDoer(
    _ clause: Clause, _ words: [Constituent], _ deed: Constituent
  ) -> Bool {
    let lemma = deed.lexeme.lemma
    guard clause.subject.count == 1 else { return false }
    if isToldToOther(clause, deed) { return true }
    guard
      OrderWords.askedForSpeaker.contains(lemma) || isExamined(clause, deed)
        || isForbiddenToOthers(clause, lemma)
    else { return false }
    let who = clause.subject[0].lexeme
    return who.wordClass == .pronoun && who.person == .first && who.number != .plural
      && (!words.contains { $0.lexeme.lemma == variety.language.plainNegator }
        || isForbiddenToOthers(clause, lemma))
      && !hasTense(clause.complements.map(\.lexeme))
  }

  /// *Mirar / garganta / yo*: a part of the body is looked at by others.
  private func isExamined(_ clause: Clause, _ deed: Constituent) -> Bool {
    OrderWords.lookers.contains(deed.lexeme.lemma)
      && clause.complements.contains { $0.lexeme.kind == .body }
      && clause.subject.allSatisfy { ($0.tile ?? 0) > (deed.tile ?? 0) }
  }

  /// Whether the speaker, and nobody else, stands behind the deed.
  private func isSaidBehind(_ clause: Clause, _ deed: Constituent) -> Bool {
    guard clause.subject.count == 1, let own = deed.tile, let who = clause.subject[0].tile else {
      return false
    }
    let speaker = clause.subject[0].lexeme
    return who > own && speaker.wordClass == .pronoun && speaker.person == .first
  }

  /// *Dar / manta*: with nothing else said, it is asked for.
  private func isHandedOver(_ rest: [Lexeme]) -> Bool {
    guard let last = rest.last, last.wordClass == .noun,
      rest.dropLast().allSatisfy({ $0.isDeterminerLike || $0.kind == .quantity })
    else { return false }
    switch last.kind {
    case .food, .drink, .dish, .toy, .clothing, .device, .book, .medicine, .material, .instrument:
      return true
    case .thing: return tables.frames.listed("dar \(last.lemma)") == nil
    default: return false
    }
  }

  /// *No / ayudar / yo, no / pegar / yo*: who stands behind is whom it shall not be done to.
  private func isForbiddenToOthers(_ clause: Clause, _ lemma: String) -> Bool {
    guard let own = clause.verb?.tile, let who = clause.subject.first?.tile, who > own,
      clause.complements.contains(where: { $0.lexeme.lemma == variety.language.plainNegator }),
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    return variety.language == .spanish
      ? EverydayWords.notToMe.contains(lemma) : PortugueseOrderWords.notToMe.contains(lemma)
  }

  /// Whether it is said please, in the first of two thoughts.
  private func isPleased(_ words: [Constituent]) -> Bool {
    let end = words.firstIndex { $0.lexeme.lemma == "," } ?? words.count
    return words[..<end].contains { OrderWords.please.contains($0.lexeme.lemma) }
  }

  /// *Jugar / conmigo, brincar / com / eu*: nobody does anything with himself.
  private func isWithSpeaker(_ words: [Lexeme]) -> Bool {
    words.indices.contains { index in
      words[index].lemma == "conmigo" || words[index].lemma == "comigo"
        || index > 0 && words[index - 1].lemma == variety.language.withPreposition
          && ["yo", "mí", "eu", "mim"].contains(words[index].lemma)
    } && !words.contains { $0.wordClass == .verb }
  }

  /// *Usted / repetir / por favor, tú / bajar / música / por favor*: nobody tells others politely what they do (NGLE §42.3,
  /// §16.15).
  private func isToldPlease(_ clause: Clause, _ words: [Constituent], _ frame: VerbFrame) -> Bool {
    guard variety.language == .spanish, !clause.subject.isEmpty, isPleased(words),
      clause.subject.allSatisfy({ OrderWords.spokenTo.contains($0.lexeme.lemma) })
    else { return false }
    return !hasTense(clause.complements.map(\.lexeme))
  }

  private func hasTense(_ words: [Lexeme]) -> Bool {
    words.contains { tables.lexicon.word($0.lemma)?.tense.map { $0 != .present } ?? false }
  }
}
