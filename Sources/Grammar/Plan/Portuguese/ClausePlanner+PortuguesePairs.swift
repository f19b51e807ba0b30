import AACCore

/// Pairs of nouns that need their preposition whatever is done to them, by what the second is to the first: *a altura da mesa, uma
/// capa para o celular, uma foto pelo WhatsApp, o aeroporto de Lisboa, a opinião dos outros* (Cunha & Cintra, chapter 7,
/// *Complemento nominal* and *Adjunto adnominal*; chapter 15, *De*, *Para* and *Por*).
extension ClausePlanner {
  /// Puts in what is said between them, before the others look at the clause.
  func settlePairs(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    guard !clause.isLaid else { return }
    offerNo(&clause)
    workByHand(&clause, verb)
    askWhichFirst(&clause, verb)
    if verb == "ser", clause.subject.isEmpty { askOfThing(&clause) }
    denyBothDeeds(&clause)
    readTram(&clause, verb)
    readSufferer(&clause, verb)
    holdThere(&clause, verb)
    stopBecause(&clause, verb)
    meanOthers(&clause, verb)
    lackOneself(&clause, verb)
    for place in clause.complements.indices.dropFirst().reversed() {
      let (first, second) = (clause.complements[place - 1].lexeme, clause.complements[place].lexeme)
      if first.isOthers, second.wordClass == .noun,
        clause.complements[place - 1].tile ?? 0 > clause.complements[place].tile ?? 0
      {
        // Opinião / outros: laid behind, they are whose it is.
        clause.complements.swapAt(place - 1, place)
        ownByOthers(&clause, place)
        continue
      }
      guard first.wordClass == .noun else { continue }
      if second.isOthers, place + 1 == clause.complements.count {
        ownByOthers(&clause, place)
      } else if second.wordClass == .pronoun {
        serveWhom(&clause, verb, place)
      } else if isFree(place, clause, verb), let words = link(first, second, place, clause, verb) {
        clause.complements[place].government = nil
        if PairWords.decorating.contains(verb) { makePlural(&clause.complements[place]) }
        if second.kind.isTemporal || words.between == ["por"]
          || words.between == ["de"] && second.wordClass == .noun
        {
          clause.complements[place].lexeme.article = .bare
        }
        insert(words.between, at: place, in: &clause)
        if words.knowsFirst, isBare(place - 1, clause),
          clause.complements[place - 1].government == nil
        {
          insert(["o"], at: place - 1, in: &clause)
        }
      }
    }
  }

  /// Whether nothing was chosen before a noun; of what is bought for a thing its usual preposition does not count.
  private func isFree(_ place: Int, _ clause: Clause, _ verb: String) -> Bool {
    guard clause.complements[place].government != nil else { return isBare(place, clause) }
    guard PairWords.getting.contains(verb), clause.complements[place].lexeme.kind == .device else {
      return false
    }
    var plain = clause
    plain.complements[place].government = nil
    return isBare(place, plain)
  }

  /// What is said between two nouns, and whether the first is the one there is.
  private func link(
    _ first: Lexeme, _ second: Lexeme, _ place: Int, _ clause: Clause, _ verb: String
  ) -> (between: [String], knowsFirst: Bool)? {
    let base = MeaningWords.base(of: first)
    if second.kind.isTemporal {
      return PairWords.counted.contains(base) && PairWords.periods.contains(second.lemma)
        && place > 1 && clause.complements[place - 2].lexeme.isCounting ? (["por"], false) : nil
    }
    if second.wordClass == .properNoun {
      return second.kind == .place && PairWords.ofTowns.contains(base) ? (["de"], true) : nil
    }
    if PortugueseRowWords.compounds[base]?.contains(second.lemma) == true {
      return PairWords.staged.contains(base) ? (["de"], false) : nil
    }
    if let link = linkOfBody(base, first, second, verb) ?? linkOfPeople(base, second, verb) {
      return (link, second.kind != .body)
    }
    if PairWords.measures.contains(base), measures(verb, second) {
      return (["de", "o"], true)
    }
    if PairWords.tickets.contains(base), admits(second), !PairWords.refusing.contains(verb) {
      return (["para", "o"], false)
    }
    if PairWords.getting.contains(verb), PairWords.fitted[base]?.contains(second.kind) == true,
      !BesideOfWords.stops.contains(second.lemma)
    {
      return (["para", "o"], false)
    }
    if PairWords.tasks.contains(base),
      second.kind == .subject || second.kind == .languageName
        || PortugueseRowWords.taught.contains(second.lemma)
    {
      return (["de"], false)
    }
    if base == "grupo", PairWords.groups.contains(second.lemma) { return (["de", "o"], false) }
    if PairWords.utterances.contains(base), second.isHuman, second.wordClass == .noun,
      PairWords.judging.contains(verb)
    {
      return (["de", "o"], true)
    }
    if PairWords.left.contains(base), second.isHuman, verb == "deixar" {
      return (["para", "o"], false)
    }
    if PairWords.chances.contains(second.lemma), !first.isBeing { return (["por"], false) }
    if isForOccasion(first, second, verb), !HolderWords.treats.contains(base) {
      return (["para", "o"], false)
    }
    return linkByVerb(base, first, second, verb)
  }

  /// What stands between them by what is done: *reservar / quarto / hotel, trocar / fralda / bebê, enviar / foto / e-mail*.
  private func linkByVerb(
    _ base: String, _ first: Lexeme, _ second: Lexeme, _ verb: String
  ) -> (between: [String], knowsFirst: Bool)? {
    if verb == "reservar", KindSet.places.contains(second.kind), !second.kind.isTemporal {
      return (["em", "o"], false)
    }
    if PairWords.powering.contains(base), second.kind == .device || second.kind == .toy,
      !PairWords.getting.contains(verb)
    {
      return (["de", "o"], true)
    }
    if PairWords.wrapping.contains(base), second.isBeing, !OwnWords.kin.contains(second.lemma),
      PairWords.changing.contains(verb)
    {
      return (["de", "o"], true)
    }
    if PairWords.worked.contains(base), second.kind == .medicine { return (["com"], false) }
    if PairWords.decorating.contains(verb), second.countability == .count,
      second.number != .plural, !second.isBeing, !KindSet.places.contains(second.kind)
    {
      return (["com"], false)
    }
    if let means = PairWords.means[second.lemma], PairWords.sending.contains(verb),
      !first.isBeing || PairWords.telling.contains(verb), first.lemma != second.lemma,
      first.kind != .media || second.kind == .media
    {
      return (means ? ["por", "o"] : ["por"], false)
    }
    return nil
  }

  /// *Levar / lanche / piquenique, comprar / comida / churrasco*: what it is for.
  private func isForOccasion(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> Bool {
    let isOccasion =
      second.kind == .event || second.kind == .meal || PairWords.feasts.contains(second.lemma)
    guard isOccasion, !first.isBeing, first.kind != .event, !first.kind.isTemporal else {
      return false
    }
    return PairWords.bringing.contains(verb)
      || PairWords.buying.contains(verb)
        && (KindSet.edible.contains(first.kind) || first.kind == .clothing
          || first.kind == .vehicle || first.lemma == "comida")
  }

  /// *Fazer / raio-x / joelho, limpar / orelha / gato*: whose part it is, and of which part.
  private func linkOfBody(
    _ base: String, _ first: Lexeme, _ second: Lexeme, _ verb: String
  ) -> [String]? {
    if second.kind == .body { return PairWords.pictures.contains(base) ? ["de", "o"] : nil }
    return first.kind == .body && second.kind == .animal && PairWords.grooming.contains(verb)
      ? ["de", "o"] : nil
  }

  /// *Conhecer / pai / amigo, cumprimentar / mulher / chefe*: whose kin somebody is.
  private func linkOfPeople(_ base: String, _ second: Lexeme, _ verb: String) -> [String]? {
    PairWords.meeting.contains(verb) && PairWords.kin.contains(base)
      && PairWords.acquaintances.contains(MeaningWords.base(of: second)) ? ["de", "o"] : nil
  }

  /// *Medir / altura / mesa, calcular / peso / ponte*: of what it is, but what it is measured with is a tool.
  private func measures(_ verb: String, _ thing: Lexeme) -> Bool {
    guard thing.wordClass == .noun, PairWords.finding.contains(verb),
      !MeaningWords.tools.contains(thing.lemma), !PairWords.gauges.contains(thing.lemma)
    else { return false }
    return !thing.isBeing || PairWords.reckoning.contains(verb)
  }

  /// *Bilhete / concerto, ingresso / museu*: what it lets one into.
  private func admits(_ thing: Lexeme) -> Bool {
    thing.wordClass == .noun
      && (thing.kind == .event || thing.takesPlace || PairWords.shown.contains(thing.lemma))
  }

  /// *Opinião / outros, vida / outras*: nobody is named.
  private func ownByOthers(_ clause: inout Clause, _ place: Int) {
    clause.complements[place].lexeme = allOthers(clause.complements[place].lexeme)
    insert(["de"], at: place, in: &clause)
    if isBare(place - 1, clause), clause.complements[place - 1].government == nil {
      insert(["o"], at: place - 1, in: &clause)
    }
  }

  private func allOthers(_ word: Lexeme) -> Lexeme {
    let isFeminine = word.lemma == "outras" || word.gender == .feminine
    var others = Lexeme(
      lemma: isFeminine ? "as outras" : "os outros", wordClass: .properNoun, kind: .person)
    others.number = .plural
    others.gender = isFeminine ? .feminine : .masculine
    others.article = .bare
    return others
  }

  /// *Ajudar / outros, falar / com / outros*: everybody else.
  private func meanOthers(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].lexeme.isOthers,
      last == 0 || clause.complements[last - 1].lexeme.wordClass != .noun,
      PairWords.tending.contains(verb) || PairWords.social.contains(verb)
    else { return }
    clause.complements[last].lexeme = allOthers(clause.complements[last].lexeme)
  }

  /// *Descascar / duas / laranja / eu, trocar / lugar / eu*: food is made ready for somebody, places are changed with him.
  private func serveWhom(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let (first, whom) = (clause.complements[place - 1].lexeme, clause.complements[place])
    guard whom.lexeme.kind == .person, whom.government == nil,
      !clause.subject.contains(where: { $0.lexeme.lemma == whom.lexeme.lemma })
    else { return }
    if PairWords.readying.contains(verb), KindSet.edible.contains(first.kind) {
      insert(["para"], at: place, in: &clause)
    } else if verb == "trocar", ["lugar", "lugares", "telefone", "roupa"].contains(first.lemma) {
      insert(["com"], at: place, in: &clause)
    }
  }
}

extension Lexeme {
  /// Whether it says how many there are.
  fileprivate var isCounting: Bool { wordClass == .numeral || kind == .quantity }

  /// *Outros, outras*, also where the plural of the one word was taken.
  fileprivate var isOthers: Bool {
    lemma == "outros" || lemma == "outras" || lemma == "outro" && number == .plural
  }
}
