import AACCore

/// Two core words of a Spanish board, or one and a thing, person or place, in either order: *otro / más, con / abuela, ayuda / baño, yo / música,
/// turno / nadar, hambre / perro, todo / película*: what they are for is told by their kinds.
///
/// Sources: NGLE §31.1 (what is left unsaid), §14.1–14.5 (the article of what is known), §30.2 (adverbs beside each other), §42.3–42.4 (requests
/// and *vocativos*), §35.2 (*tener hambre*), §48.3 (*nada de*), §20.3 (*todo el*).
extension TileReader {
  /// The clauses of such a row; nil where none of these pairs tells.
  func pairSaid(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, isPlain, row[0].lexeme.lemma != row[1].lexeme.lemma else { return nil }
    let row = row.map { governed($0, nil) }
    if let said = pairNeeded(row) ?? ownOrBoth(row) { return said }
    if let said = pairAsked(row) ?? helpAsked(row) ?? pairBehindPreposition(row) { return said }
    if let said = feltBeside(row) ?? pairOfDeed(row) ?? pairOfQuality(row) { return said }
    if let said = turnBeside(row) ?? ownBeside(row) ?? speakerBeside(row) { return said }
    if let said = calledBeside(row) ?? amountBeside(row) { return said }
    return timeBeside(row) ?? smallBesideSmall(row)
  }

  // MARK: Saying it

  /// A clause by role, with a reason for each word that nobody laid.
  func stated(
    _ verb: Constituent, by who: [Constituent] = [], _ rest: [Constituent] = []
  ) -> [Clause] {
    [noted(verb, who.count == 1 ? ownedKin(who[0]) ?? who : who, rest)]
  }

  private func noted(_ verb: Constituent, _ who: [Constituent], _ rest: [Constituent]) -> Clause {
    var clause = told(verb, by: who, rest)
    noteUnderstood(&clause, who + [verb] + rest)
    return clause
  }

  /// The same as a question.
  func inquired(
    _ verb: Constituent, by who: [Constituent] = [], _ rest: [Constituent] = []
  ) -> [Clause] { stated(verb, by: who, rest).map(asking) }

  /// The same as a request.
  func requested(
    _ verb: Constituent, by who: [Constituent] = [], _ rest: [Constituent] = []
  ) -> [Clause] { [requesting(noted(verb, who, rest))] }

  /// The same as just over.
  func over(
    _ verb: Constituent, by who: [Constituent] = [], _ rest: [Constituent] = []
  ) -> [Clause] {
    stated(verb, by: who, rest).map { clause in
      var done = clause
      done.tense = .past
      if variety == .spanishSpain { done.options.insert(.perfect) }
      return done
    }
  }

  /// The row with its words in the other order.
  func inOtherOrder(_ row: [Constituent]) -> [Clause] {
    let turned = [row[1], row[0]]
    return besideCore(turned, isTurned: true) ?? read(turned)
  }

  /// Two clauses, one after the other.
  func thoughts(_ first: [Clause], then next: [Clause], link: String? = nil) -> [Clause]? {
    guard var main = first.first, let other = next.first else { return nil }
    main.sequels = [other]
    main.sequelLink = link
    return [main]
  }

  /// What is asked in these very words.
  func askedAtOnce(_ row: [Constituent], _ text: String) -> [Clause] {
    var words = row
    exclaim(&words, text)
    words[0].lexeme.forms[RefusedWords.asking] = ""
    return read(words)
  }

  /// The noun as everybody knows it: *la pelota, mamá*.
  func known(_ noun: Constituent) -> [Constituent] {
    if let owned = ownedKin(noun) { return owned }
    return noun.lexeme.wordClass == .properNoun || noun.lexeme.article == .bare
      ? [noun] : tables.lexicon.small("el") + [noun]
  }

  /// *Mi hermano*: kin and friends that are the speaker's; nil where it is nobody of these.
  private func ownedKin(_ noun: Constituent) -> [Constituent]? {
    guard noun.lexeme.wordClass == .noun, KinWords.own.contains(noun.lexeme.lemma) else {
      return nil
    }
    return tables.lexicon.small("mi") + [noun]
  }

  /// The same behind a preposition that nobody laid.
  func known(_ noun: Constituent, behind word: String) -> [Constituent] {
    tables.lexicon.small(word) + known(noun)
  }

  /// The noun with such a preposition and article.
  func governed(
    _ noun: Constituent, _ preposition: String?, _ article: Article?
  ) -> Constituent {
    governed(noun, Government(preposition: preposition, article: article))
  }

  /// The word as it is asked for by nothing but the rules.
  func governed(_ word: Constituent, _ government: Government?) -> Constituent {
    guard word.government != government else { return word }
    var free = word
    free.government = government
    return free
  }

  /// The word of such a kind and the other one.
  func picked(
    _ row: [Constituent], _ isIt: (Lexeme) -> Bool
  ) -> (it: Constituent, other: Constituent, isFirst: Bool)? {
    guard let at = row.firstIndex(where: { isIt($0.lexeme) }) else { return nil }
    return (row[at], row[1 - at], at == 0)
  }

  // MARK: Help

  /// *Ayuda / baño, triste / ayuda, ayuda / ese, ayuda / médico*: the speaker calls for it.
  private func helpAsked(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.lemma == "ayuda" && $0.wordClass == .noun }) else {
      return nil
    }
    var help = deed("ayudar")
    help.tile = pair.it.tile
    let me = tables.lexicon.small("yo")
    let other = pair.other.lexeme
    if CorePairWords.isState(other) {
      let isMine = CorePairWords.isOwn(other)
      let state = stated(
        isMine ? .linking("estar") : .linking("estar", .third), [pair.other])
      let call = requested(help, me)
      return pair.isFirst ? thoughts(call, then: state) : thoughts(state, then: call)
    }
    if CorePairWords.pointed.contains(other.lemma) {
      return requested(help, me + tables.lexicon.small("con") + [pair.other])
    }
    if other.wordClass == .adverb {
      guard CorePairWords.beside.contains(other.lemma) else { return nil }
      return requested(help, me + [pair.other])
    }
    guard CorePairWords.isNoun(other) else { return nil }
    if other.kind == .animal {
      return requested(help, tables.lexicon.small("a") + known(pair.other))
    }
    if other.isHuman {
      return !pair.isFirst && CalledWords.all.contains(other.lemma)
        ? nil : requested(help, by: [pair.other], me)
    }
    guard other.isPlaceLike || other.lemma == "cama" else { return nil }
    return requested(help, me + known(pair.other, behind: "en"))
  }

  // MARK: Prepositions

  /// *Con / abuela, para / perro, en / parque, con / mi*: of which there is one that is known.
  private func pairBehindPreposition(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.wordClass == .adposition }) else { return nil }
    let (link, other) = (pair.it.lexeme.lemma, pair.other.lexeme)
    if pair.isFirst, CorePairWords.owned.contains(other.lemma) {
      switch link {
      case "con": return saidAtOnce(row, "conmigo")
      case "para", "a", "de", "por", "sin": return saidAtOnce(row, "\(link) mí")
      default: return nil
      }
    }
    guard ["con", "para", "en", "sin"].contains(link), CorePairWords.isNoun(other),
      other.wordClass == .noun, other.number != .plural, other.article != .bare,
      other.countability != .mass, other.kind != .vehicle || link != "en"
    else { return nil }
    let isBeing = other.isHuman || other.kind == .animal
    guard
      isBeing && (pair.isFirst || ["con", "para"].contains(link)) && link != "en"
        || pair.isFirst && link != "sin"
          && (CorePairWords.around.contains(other.kind) || link != "con" && other.kind == .body)
    else { return nil }
    return read([pair.it] + known(pair.other))
  }

  // MARK: What one feels

  /// *Nadar / miedo, hambre / perro, hambre / triste, hambre / todavía no, parque / hambre*.
  private func feltBeside(_ row: [Constituent]) -> [Clause]? {
    guard
      let pair = picked(
        row, { $0.wordClass == .noun && CorePairWords.felt.contains($0.lemma) })
    else { return nil }
    let (feeling, other) = (felt(pair.it), pair.other.lexeme)
    let have = stated(deed("tener"), [feeling])
    if CorePairWords.isMood(other) {
      let state = stated(.linking("estar"), [pair.other])
      return pair.isFirst
        ? thoughts(have, then: state, link: "y") : thoughts(state, then: have, link: "y")
    }
    if other.isInfinitive {
      guard !pair.isFirst, !CorePairWords.unfelt.contains(other.lemma) else { return nil }
      guard pair.it.lexeme.lemma == "miedo" else {
        // Comer, tengo hambre: what one does for it is said as it was laid.
        let isForIt = KindRowWords.needs[pair.it.lexeme.lemma]?.contains(other.lemma) == true
        return isForIt ? nil : inOtherOrder(row)
      }
      var fear = pair.it
      fear.lexeme = deed("dar miedo").lexeme
      return stated(fear, [pair.other])
    }
    if other.wordClass == .adverb {
      guard CorePairWords.beside.contains(other.lemma) || CorePairWords.often.contains(other.lemma)
      else {
        return nil
      }
      return stated(deed("tener"), [feeling, pair.other])
    }
    guard CorePairWords.isNoun(other) else { return nil }
    let isFear = pair.it.lexeme.lemma == "miedo"
    if other.isHuman || other.kind == .animal {
      guard pair.isFirst, !isFear || other.wordClass == .properNoun,
        !AddressWords.medics.contains(other.lemma)
      else { return nil }
      if isCalled(pair.other) { return called(pair.other, have) }
      return stated(deed("tener"), by: [pair.other], [feeling])
    }
    guard !isFear, !KindSet.edible.contains(other.kind) else { return nil }
    if !pair.isFirst, other.isPlaceLike || other.lemma == "cama" {
      return inOtherOrder(row)
    }
    guard [.media, .music, .vehicle, .toy, .story].contains(other.kind) else { return nil }
    let thing =
      other.kind == .music || other.kind == .media ? [pair.other] : known(pair.other)
    return thoughts(have, then: stated(deed("querer"), thing))
  }

  // MARK: Whose turn it is

  /// *Turno / pelota, nadar / turno, turno / perro, ahora / turno*.
  private func turnBeside(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.lemma == "turno" }) else { return nil }
    let other = pair.other.lexeme
    if other.isInfinitive {
      guard CorePairWords.isDeed(other.lemma) else { return nil }
      return saidAtOnce(row, "mi turno de \(other.lemma)")
    }
    if other.kind == .color { return saidAtOnce(row, "turno del \(other.lemma)") }
    if ["todavía no", "también", "otra vez"].contains(other.lemma) {
      return saidAtOnce(
        row, other.lemma == "otra vez" ? "mi turno otra vez" : "\(other.lemma) es mi turno")
    }
    if CorePairWords.dated.contains(other.lemma) || ["ya", "quizás"].contains(other.lemma) {
      let be = other.lemma == "quizás" ? "sea" : other.lemma == "ayer" ? "fue" : "es"
      return saidAtOnce(row, "\(other.lemma) \(be) mi turno")
    }
    guard CorePairWords.isNoun(other), other.wordClass == .noun else { return nil }
    let small = tables.lexicon.small
    if other.kind == .animal {
      return saidAtOnce(
        row,
        tables.gender(of: other) == .feminine
          ? "turno de la \(other.lemma)" : "turno del \(other.lemma)")
    }
    guard !other.isHuman else { return nil }
    if other.isPlaceLike || other.kind == .furniture
      || BoardWords.goneOn.contains(other.lemma) && !CorePairWords.handled.contains(other.kind)
    {
      return saidAtOnce(row, "mi turno en \(named(pair.other))")
    }
    guard CorePairWords.handled.contains(other.kind) else { return nil }
    return read(small("mi", nil) + [pair.it] + known(pair.other, behind: "con"))
  }

  // MARK: Whose it is

  /// *Mío / ese, mi / todo, perro / mío, yo / mío*.
  private func ownBeside(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { CorePairWords.owned.contains($0.lemma) }) else { return nil }
    let other = pair.other.lexeme
    if other.lemma == "yo" { return saidAtOnce(row, "es mío") }
    var mine = pair.it
    if mine.lexeme.lemma == "mi" {
      guard let full = tables.lexicon.known("mío") else { return nil }
      mine.lexeme = full
    }
    if ["este", "ese", "aquel", "todo"].contains(other.lemma) {
      return stated(.linking("ser"), by: [pair.other], [mine])
    }
    guard pair.it.lexeme.lemma == "mío" else { return nil }
    if CorePairWords.isNoun(other), other.wordClass == .noun, other.kind == .animal {
      return stated(.linking("ser"), by: [pair.other], [mine])
    }
    guard other.wordClass == .adjective, other.kind == .color || other.kind == .size else {
      return nil
    }
    return stated(.linking("ser"), by: tables.lexicon.small("el") + [pair.other], [mine])
  }
}
