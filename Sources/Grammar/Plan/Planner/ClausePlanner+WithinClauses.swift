import AACCore

/// What a clause within the sentence is told of: *gritei porque meu irmão caiu, porque es su cumpleaños, mas é tarde, porque tinha
/// trânsito, quando ele está sujo, a sopa de que eu gosto* (NGLE §33.4, §41.5; Cunha & Cintra, chapter 7, *Ordem inversa* and *Oração
/// sem sujeito*; chapter 11, *Possessivos*, *Pronomes relativos*; Bechara, *Orações adjetivas*).
extension ClausePlanner {
  // MARK: - Before the words are sorted

  /// Puts who does it before the verb of such a clause, and what is said to be somebody's behind *de*.
  func tellWithin(_ clause: inout Clause) {
    var place = clause.complements.count - 3
    while place >= 0 {
      if WithinClauseWords.openers.contains(clause.complements[place].lexeme.lemma) {
        if language == .portuguese {
          nameBefore(&clause, behind: place)
          putDoerFirst(&clause, behind: place)
        }
        nameFeast(&clause, behind: place)
        if language == .portuguese { lieThere(&clause, behind: place) }
        ownPredicate(&clause, behind: place)
      }
      place -= 1
    }
  }

  /// *Porque / esse / ser / pequeno*: what is pointed at there is so itself.
  private func nameBefore(_ clause: inout Clause, behind place: Int) {
    let word = clause.complements[place + 1].lexeme, next = clause.complements[place + 2].lexeme
    guard word.kind == .demonstrative, word.wordClass == .determiner, next.wordClass == .verb,
      frames[next.lemma].isCopular
    else { return }
    clause.complements[place + 1].lexeme.wordClass = .pronoun
    clause.complements[place + 1].lexeme.person = .third
    clause.complements[place + 1].lexeme.number = word.number ?? .singular
  }

  /// The verb of the clause that a word opens, right behind it.
  private func verbBehind(_ place: Int, _ clause: Clause) -> Int? {
    var verb = place + 1
    while verb < clause.complements.count,
      clause.complements[verb].lexeme.lemma == language.plainNegator
        || clause.complements[verb].lexeme.kind.isTemporal
    {
      verb += 1
    }
    guard verb < clause.complements.count, case let word = clause.complements[verb].lexeme,
      word.wordClass == .verb, word.person == nil, word.forms.isEmpty
    else { return nil }
    return verb
  }

  /// *Porque / cair / irmão, que / mentir / eu*: of what is done to nobody and with nobody, who is named behind it does it.
  private func putDoerFirst(_ clause: inout Clause, behind place: Int) {
    guard let verb = verbBehind(place, clause), verb + 1 < clause.complements.count,
      case let frame = frames[clause.complements[verb].lexeme.lemma], frame.isListed,
      !frame.isCopular, frame.pattern.isPersonal, !frame.pattern.mayHaveExperiencer,
      frame.opening == nil, !AskedDoerWords.affecting.contains(frame.lemma),
      WithinClauseWords.alone.contains(frame.lemma)
        || !frame.slots.contains(where: {
          $0.role == .object && $0.words.isEmpty
            && ($0.acceptedKinds.isEmpty || !$0.acceptedKinds.isDisjoint(with: .beings))
        }),
      WithinClauseWords.alone.contains(frame.lemma) || frame.slot(.company) == nil
    else { return }
    let opener = clause.complements[place].lexeme.lemma
    if opener == "que" {
      // A boneca que chora: of a thing before it more is told.
      guard let main = clause.verb, frames[main.lexeme.lemma].opensIndicative,
        place == 0
          || clause.complements[place - 1].lexeme.isBeing
            && frames[main.lexeme.lemma].slot(.recipient) != nil
      else { return }
    }
    var end = verb + 1
    while end < clause.complements.count, clause.complements[end].lexeme.isDeterminerLike {
      end += 1
    }
    guard end < clause.complements.count, case let who = clause.complements[end].lexeme,
      isBeing(clause.complements[end]) && who.wordClass == .noun || who.wordClass == .properNoun
        || who.wordClass == .pronoun && WithinClauseWords.doers.contains(who.lemma)
        || stops(who, clause.complements[verb].lexeme)
    else { return }
    if end + 1 < clause.complements.count {
      let next = clause.complements[end + 1].lexeme
      guard
        next.wordClass == .adverb || next.kind.isTemporal || next.isConnective
          || next.wordClass == .adposition || next.kind == .quantity
          || WithinClauseWords.openers.contains(next.lemma) || KindSet.places.contains(next.kind)
      else { return }
    }
    clause.complements[end].government = nil
    let phrase = Array(clause.complements[(verb + 1)...end])
    clause.complements.removeSubrange((verb + 1)...end)
    clause.complements.insert(contentsOf: phrase, at: place + 1)
  }

  /// *Quando / parar / chuva*: what stops by itself.
  private func stops(_ thing: Lexeme, _ verb: Lexeme) -> Bool {
    verb.lemma == "parar" && (thing.kind == .weather || thing.kind == .music)
  }

  /// *Porque / ser / aniversário / ela, porque / ser / culpa / eu*: whose it is.
  private func ownPredicate(_ clause: inout Clause, behind place: Int) {
    guard let verb = verbBehind(place, clause), verb + 2 < clause.complements.count,
      clause.complements[verb].lexeme.lemma == "ser",
      case let noun = clause.complements[verb + 1].lexeme, noun.wordClass == .noun,
      !noun.kind.isTemporal, case let owner = clause.complements[verb + 2],
      owner.lexeme.wordClass == .pronoun, owner.lexeme.kind == .person,
      WithinClauseWords.doers.contains(owner.lexeme.lemma),
      verb + 3 == clause.complements.count
        || clause.complements[verb + 3].lexeme.wordClass != .verb
    else { return }
    let his = language == .spanish ? Possessives.his(owner.tile) : nil
    if let own = Possessives.word(for: owner.lexeme, tile: owner.tile, in: clause.variety) ?? his {
      clause.complements.remove(at: verb + 2)
      return clause.complements.insert(own, at: verb + 1)
    }
    insert(["de"], at: verb + 2, in: &clause)
    insert(["o"], at: verb + 1, in: &clause)
  }

  /// *Quando / ser / Natal, cuando / ser / Navidad*: a feast is named as it is (NGLE §15.9; Cunha & Cintra, chapter 9, *Omissão do
  /// artigo*).
  private func nameFeast(_ clause: inout Clause, behind place: Int) {
    guard let verb = verbBehind(place, clause), verb + 1 < clause.complements.count,
      clause.complements[verb].lexeme.lemma == "ser",
      WithinClauseWords.feasts.contains(clause.complements[verb + 1].lexeme.lemma),
      verb + 2 == clause.complements.count
        || clause.complements[verb + 2].lexeme.wordClass != .pronoun
    else { return }
    clause.complements[verb + 1].lexeme.article = .bare
    clause.complements[verb + 1].government = Government(preposition: nil, article: .bare)
  }

  /// *A bola que / estar / caixa, porque / estar / mochila*: where it lies.
  private func lieThere(_ clause: inout Clause, behind place: Int) {
    guard let verb = verbBehind(place, clause), verb + 2 == clause.complements.count,
      clause.complements[verb].lexeme.lemma == "estar", isBare(verb + 1, clause),
      case let noun = clause.complements[verb + 1].lexeme, noun.wordClass == .noun
    else { return }
    switch noun.kind {
    case .thing, .furniture, .device, .vehicle:
      clause.complements[verb + 1].government = nil
      insert(["em", "o"], at: verb + 1, in: &clause)
    default: return
    }
  }

  // MARK: - Once all have their roles

  /// Settles what such clauses are said of where nobody was named, and the preposition before *que*.
  func settleWithin(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1 else { return }
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      guard verb.constituent.lexeme.person == nil, let word = verb.subordinator?.lexeme.lemma else {
        continue
      }
      if verb.isRelative {
        if language == .portuguese {
          governRelative(&plan, index)
        } else {
          tellWhoLeft(&plan, index)
        }
      } else if verb.subject == nil, !verb.hasKnownSubject {
        settleUnsaid(&plan, index, word)
      } else if word == "mas" || word == "pero" {
        tellMishap(&plan, index)
      }
    }
  }

  private func settleUnsaid(_ plan: inout ClausePlan, _ index: Int, _ word: String) {
    let isReason = WithinClauseWords.reasons.contains(word)
    guard isReason || word == "quando" || word == "cuando" else { return }
    switch plan.verbs[index].frame.lemma {
    case "ser":
      if isSaidOfMatter(plan, index, isReason: isReason) {
        plan.verbs[index].frame.pattern = .weather
      }
    case "estar":
      if isReason, isClosed(plan, index) { plan.verbs[index].frame.pattern = .weather }
    case "ter":
      if let there = thereIndex(plan, index) ?? thereWhereLiked(plan, index) {
        plan.verbs[index].leaveToOthers(.singular)
        plan.fillers[there].article = .bare
      }
    default: break
    }
    if !isReason { tellOfCaredFor(&plan, index) }
  }

  /// *Quero entrar, mas está fechado*: of the place, and of nobody.
  private func isClosed(_ plan: ClausePlan, _ index: Int) -> Bool {
    language == .portuguese
      && plan.fillers.contains { filler in
        filler.verb == index && filler.role == .attribute && filler.phrases[0].noun == nil
          && filler.phrases[0].adjectives.contains {
            WithinClauseWords.closed.contains($0.lexeme.lemma)
          }
      }
  }

  /// *Mas é tarde, porque é importante*: of the hour and of what is done.
  private func isSaidOfMatter(_ plan: ClausePlan, _ index: Int, isReason: Bool) -> Bool {
    if plan.adverbials.contains(where: {
      $0.verb == index
        && (WithinClauseWords.hours.contains($0.constituent.lexeme.lemma)
          || isReason && WithinClauseWords.ofDeeds.contains($0.constituent.lexeme.lemma))
    }) {
      return true
    }
    guard isReason,
      let quality = plan.fillers.first(where: { $0.verb == index && $0.role == .attribute })?
        .phrases.first
    else { return false }
    if quality.noun.map({ WithinClauseWords.hours.contains($0.lexeme.lemma) }) == true {
      return true
    }
    guard quality.noun == nil, let lemma = quality.adjectives.first?.lexeme.lemma else {
      return false
    }
    return WithinClauseWords.ofDeeds.contains(lemma)
      || LikedReasonWords.liking.contains(plan.verbs[0].frame.lemma)
        && !plan.fillers.contains { $0.verb == 0 && $0.phrases[0].noun?.lexeme.isBeing == true }
  }

  /// *Porque tinha trânsito, quando tem barulho*: what is there and nobody's.
  private func thereIndex(_ plan: ClausePlan, _ index: Int) -> Int? {
    plan.fillers.firstIndex { filler in
      filler.verb == index && filler.role == .object
        && filler.phrases[0].noun.map {
          PairWords.hindrances.contains($0.lexeme.lemma)
            || WithinClauseWords.there.contains($0.lexeme.lemma)
        } == true
    }
  }

  /// *Gosto da praia porque tem mar*: what there is at a place that is liked.
  private func thereWhereLiked(_ plan: ClausePlan, _ index: Int) -> Int? {
    guard index == 1, LikedReasonWords.liking.contains(plan.verbs[0].frame.lemma),
      plan.fillers.contains(where: {
        $0.verb == 0 && KindSet.places.contains($0.phrases[0].kind)
      })
    else { return nil }
    return plan.fillers.firstIndex { filler in
      guard filler.verb == index, filler.role == .object else { return false }
      switch filler.phrases[0].kind {
      case .nature, .plant, .animal, .place, .room, .furniture, .toy, .book: return true
      default: return false
      }
    }
  }

  /// *Dou banho no cachorro quando ele está sujo, dou comida para o gato quando ele tem fome*: who is cared for is so.
  private func tellOfCaredFor(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index].split.head
    let isNeed = ["estar", "ficar", "ter", "tener"].contains(verb)
    guard index == 1, WithinClauseWords.caring.contains(plan.verbs[0].split.head),
      isNeed || WithinClauseWords.crying.contains(verb),
      !isNeed || saysNeed(plan, index),
      let cared = caredFor(plan),
      case let isShe = LanguageTables.tables(language).gender(of: cared) == .feminine,
      let pronoun = lexicon.known(
        language == .spanish ? isShe ? "ella" : "él" : isShe ? "ela" : "ele")
    else { return }
    plan.verbs[index].subject = NounPhrase(Constituent(pronoun))
    plan.verbs[index].hasKnownSubject = language == .spanish
  }

  private func saysNeed(_ plan: ClausePlan, _ index: Int) -> Bool {
    if plan.verbs[index].frame.lemma.contains(" ") { return true }
    return plan.fillers.contains { filler in
      filler.verb == index
        && (filler.phrases[0].noun.map { $0.lexeme.kind.isSensation || $0.lexeme.kind == .illness }
          ?? filler.phrases[0].adjectives.contains {
            WithinClauseWords.needy.contains($0.lexeme.lemma)
          })
    }
  }

  /// The animal or the baby that something is done for in the first clause.
  private func caredFor(_ plan: ClausePlan) -> Lexeme? {
    for filler in plan.fillers where filler.verb == 0 && filler.phrases.count == 1 {
      let phrase = filler.phrases[0]
      for noun in [phrase.noun] + phrase.complement.map(\.noun) {
        if let word = noun?.lexeme, word.wordClass == .noun,
          word.isBeing && !word.isHuman || word.kind == .plant
            || WithinClauseWords.small.contains(word.lemma)
        {
          return word
        }
      }
    }
    return nil
  }

  /// *Quero jogar, mas a bola furou*: what stands against what one wants has happened.
  private func tellMishap(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index]
    guard plan.tense == .present, verb.tense == nil, verb.negator == nil,
      WithinClauseWords.wanting.contains(plan.verbs[0].frame.lemma),
      WithinClauseWords.mishaps.contains(verb.frame.lemma),
      let thing = verb.subject?.noun?.lexeme, thing.wordClass == .noun, !thing.isBeing
    else { return }
    plan.verbs[index].tense = .past
    if language == .spanish {
      // La pelota se pinchó: it happens to the thing itself (NGLE §41.10).
      let oneself = verb.frame.lemma + "se"
      guard !oneself.hasSuffix("sese"), frames.listed(oneself) != nil else { return }
      plan.verbs[index].constituent.lexeme.lemma = oneself
      plan.verbs[index].frame = frames[oneself]
    }
  }

  /// *A sopa de que eu gosto, o amigo de quem eu falei*: what the verb takes behind a preposition.
  private func governRelative(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index]
    guard verb.subject != nil, !verb.hasKnownSubject, verb.governor == nil,
      verb.subordinator?.lexeme.lemma == "que", let tile = verb.subordinator?.tile,
      index + 1 == plan.verbs.count || plan.verbs[index + 1].startsClause,
      WithinClauseWords.governing.contains(verb.frame.lemma),
      case let whom = plan.fillers.lazy.flatMap(\.phrases).first(where: {
        $0.noun?.tile == tile - 1
      })?.noun,
      let link = relativeLink(plan, index, whom?.lexeme).flatMap({ lexicon.known($0) })
    else { return }
    plan.verbs[index].governor = Constituent(link)
    if whom?.lexeme.isHuman == true { plan.verbs[index].subordinator?.lexeme.lemma = "quem" }
    if verb.frame.lemma == "gostar", verb.tense == nil,
      !WithinClauseWords.losing.contains(plan.verbs[0].frame.lemma)
    {
      plan.verbs[index].tense = .present
    }
  }
}

extension ClausePlanner {
  /// The preposition that a verb takes before what is told of; nil: none, or something else stands behind it.
  private func relativeLink(_ plan: ClausePlan, _ index: Int, _ noun: Lexeme?) -> String? {
    let verb = plan.verbs[index].frame
    if WithinClauseWords.living.contains(verb.lemma) {
      let isPlace = noun.map { KindSet.places.contains($0.kind) } == true
      return isPlace && !plan.fillers.contains { $0.verb == index && $0.role.isPlace } ? "em" : nil
    }
    if verb.lemma == "falar" {
      return plan.fillers.contains { $0.verb == index } || noun?.kind == .languageName ? nil : "de"
    }
    guard
      let slot = verb.slots.first(where: {
        $0.preposition != nil && $0.acceptedKinds.isEmpty && $0.words.isEmpty
          && ($0.role == .object || $0.role == .topic)
      }), !plan.fillers.contains(where: { $0.verb == index && $0.role == slot.role })
    else { return nil }
    return slot.preposition
  }
}
