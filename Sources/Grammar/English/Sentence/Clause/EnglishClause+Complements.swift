import AACCore

extension EnglishClause {
  /// All fillers of a verb in their order (CGEL §2.13–2.17, §8.22, §18.37–18.40).
  mutating func addFillers(of verb: Int) {
    let order = order(of: verb)
    if verb == plan.verbs.count - 1, plan.verbs[verb].frame.lemma == "say" { addSaid() }
    var saidVerbAdverbs = verb != plan.verbs.count - 1
    for index in order where !saidFillers.contains(index) {
      if !saidVerbAdverbs, rank(plan.fillers[index], verb) > 3 {
        addVerbAdverbs()
        saidVerbAdverbs = true
      }
      if verb == plan.verbs.count - 1 {
        if isSpan(plan.fillers[index]) { addPlaceAdverbs() }
        settleBefore(plan.fillers[index])
      }
      say(fillerAt: index)
    }
    if !saidVerbAdverbs { addVerbAdverbs() }
  }

  private static let pursuing = EnglishWords.set("pay shop search audition apply save hunt ask")

  /// The fillers of a verb in the order that they are said in.
  private func order(of verb: Int) -> [Int] {
    var order: [(rank: Int, filler: Int)] = []
    for index in plan.fillers.indices where plan.fillers[index].verb == verb {
      order.append((rank(plan.fillers[index], verb), index))
    }
    return order.count < 2 ? order.map(\.filler) : order.sorted(by: <).map(\.filler)
  }

  /// *since 2019, until Christmas*: how long, which is said behind *here* (CGEL §8.87).
  private func isSpan(_ filler: Filler) -> Bool {
    filler.role == .time
      || ["since", "until", "after", "before", "during"].contains(filler.preposition ?? "")
  }

  private func rank(_ filler: Filler, _ verb: Int) -> Int {
    if filler.preposition == "for" || filler.preposition == "on",
      let noun = filler.phrases[0].noun?.lexeme.lemma, EnglishHabits.outings.contains(noun)
    {
      // *go for a walk with Dad*: the two are one thing.
      return 4
    }
    if filler.preposition == "from",
      filler.role == .placeAt || filler.role == .other,
      plan.fillers.contains(where: { $0.role == .placeTo && $0.preposition == "to" })
    {
      // *travel from Boston to New York.*
      return 4
    }
    if let early = rankBeforeCompany(filler) { return early }
    if isGivenFirst(filler), filler.role == .beneficiary { return hasPronounObject(verb) ? 3 : 0 }
    if filler.preposition == "to", filler.phrases[0].noun?.lexeme.lemma == "work" { return 4 }
    if filler.role == .instrument || filler.role == .company, isBehindPlace(filler) { return 6 }
    if filler.preposition == "to", filler.prepositionTile != nil,
      filler.phrases[0].noun?.lexeme.wordClass == .properNoun,
      EnglishHabits.moving.contains(plan.verbs[filler.verb].frame.lemma),
      !plan.fillers.contains(where: { $0.preposition == "from" })
    {
      return 4
    }
    return switch filler.role {
    case .recipient:
      (filler.preposition == nil || isGivenFirst(filler)) && !hasPronounObject(verb) ? 0 : 2
    case .object, .subject: 1
    case .attribute: plan.verbs[verb].frame.isCopular ? 1 : 2
    case .beneficiary: 3
    case .placeTo, .placeFrom: 4
    case .company, .instrument: 5
    // *pay for lunch with a card*
    // *shop for shoes with Mom*: what the verb is not without.
    case .topic where Self.pursuing.contains(plan.verbs[filler.verb].frame.lemma): 4
    case .topic, .placeAt, .other: 6
    case .purpose, .manner: 7
    case .time: 8
    }
  }

  /// *hang the lantern above the porch with a hook*: a tool that was chosen, with its preposition, behind the place stays there
  /// (CGEL §8.87).
  private func isBehindPlace(_ filler: Filler) -> Bool {
    guard let tile = filler.prepositionTile else { return false }
    return plan.fillers.contains {
      guard let place = $0.prepositionTile else { return false }
      return $0.verb == filler.verb && place < tile
        && ($0.role == .placeAt || $0.role == .placeTo || $0.role == .other)
    }
  }

  /// *read me a story, draw him a cat, buy her a bicycle*: a pronoun comes before the thing (CGEL §16.56–16.57, §18.38).
  func isGivenFirst(_ filler: Filler) -> Bool {
    guard filler.prepositionTile == nil, let link = filler.preposition,
      filler.role == .recipient && link == "to" || filler.role == .beneficiary && link == "for",
      filler.phrases.count == 1,
      filler.phrases[0].noun.map({ EnglishPronouns.of($0.lexeme.lemma) != nil }) == true
        || link == "for" && isNamedFirst(filler)
    else { return false }
    return (link == "to" ? Self.givers : EnglishHabits.makingFor)
      .contains(plan.verbs[filler.verb].frame.lemma)
      && plan.fillers.contains {
        $0.role == .object && $0.verb == filler.verb && !$0.phrases[0].isPronoun
      }
  }

  /// *buy/mom/book*: kin that are called by name, chosen before what they get.
  private func isNamedFirst(_ filler: Filler) -> Bool {
    guard !plan.isLaid, let noun = filler.phrases[0].noun, let tile = noun.tile,
      EnglishPeople.names.contains(noun.lexeme.lemma)
    else { return false }
    return plan.fillers.contains {
      $0.role == .object && $0.verb == filler.verb
        && ($0.phrases[0].noun?.tile).map { $0 == tile + 1 } == true
    }
  }

  private static let givers = EnglishWords.set(
    "read write send throw sing sell pay lend pass hand feed teach mail text kick toss")

  /// *gives it to the girl*, not *gives the girl it* (CGEL §18.38).
  func hasPronounObject(_ verb: Int) -> Bool {
    plan.fillers.contains {
      $0.role == .object && $0.verb == verb
        && ["it", "them"].contains(
          EnglishPronouns.of($0.phrases.first?.noun?.lexeme.lemma ?? "")?.accusative ?? "")
    }
  }

  /// One filler with its preposition.
  mutating func say(fillerAt index: Int) {
    saidFillers.insert(index)
    let filler = plan.fillers[index]
    var usage = EnglishUsage(filler.role, article: filler.article)
    usage.isGoverned = filler.isGoverned
    if filler.isGoverned, filler.prepositionTile != nil,
      let own = filler.phrases[0].noun?.government,
      own.preposition != filler.preposition
    {
      usage.isGoverned = false
      usage.article = nil
    }
    if filler.isGoverned, filler.prepositionTile == nil, isAlwaysOwned(filler),
      filler.article == .definite || filler.phrases[0].noun?.lexeme.lemma == "homework"
    {
      // *Finish my homework*: it is always somebody's.
      usage.isGoverned = false
      usage.article = nil
    }
    usage.frame = plan.verbs[filler.verb].frame
    // *want/you/stop/tickle/me*: all that another is to do.
    usage.isOfOtherSubject = plan.verbs[...filler.verb].contains { $0.subject != nil }
    if let preposition = preposition(of: filler) {
      if let but = filler.phrases.first?.connective, but.lexeme.lemma == "but" {
        // *milk, but without sugar*
        out.addMark(",")
        out.add(but.lexeme.lemma, tile: but.tile)
      } else if let link = filler.phrases.first?.connective, filler.prepositionTile != nil,
        ["and", "or", "and then"].contains(link.lexeme.lemma), isBehindAnother(filler)
      {
        // *across the bridge and along the river* (CGEL §13.70).
        out.add(link.lexeme.lemma, tile: link.tile)
      }
      out.add(preposition, tile: filler.prepositionTile)
      usage.isBehindPreposition = true
      usage.preposition = preposition
      usage.isBehindPlace =
        EnglishHabits.placePrepositions.contains(preposition) && preposition != "in"
      if filler.prepositionTile == nil, let phrase = filler.phrases.first {
        let isAsked =
          filler.isGoverned
          || plan.verbs[filler.verb].frame.slots.contains { $0.role == filler.role }
        out.note(isAsked ? .preposition : .joinsWords, phrase.head, preposition)
      }
    }
    if filler.role == .recipient, filler.preposition == nil, hasPronounObject(filler.verb) {
      out.add("to")
      out.note(.preposition, filler.phrases.first?.noun?.lexeme.lemma ?? "", "to")
      usage.isBehindPreposition = true
    }
    addPhrases(filler.phrases, usage)
  }

  /// Whether another phrase with its preposition, chosen before it, has been said.
  private func isBehindAnother(_ filler: Filler) -> Bool {
    guard let tile = filler.prepositionTile else { return false }
    return plan.fillers.indices.contains {
      saidFillers.contains($0) && plan.fillers[$0].prepositionTile.map { $0 < tile } == true
        && plan.fillers[$0].verb == filler.verb
    }
  }

  /// *Finish my homework, forget my backpack*: what is always somebody's, whatever the pair says.
  private func isAlwaysOwned(_ filler: Filler) -> Bool {
    guard let noun = filler.phrases[0].noun?.lexeme.lemma else { return false }
    return noun == "homework" || isOwnByRole(noun, plan.verbs[filler.verb].frame.lemma)
      || EnglishHabits.belongings.contains(noun)
        && ["lose", "forget", "leave"].contains(plan.verbs[filler.verb].frame.lemma)
  }

  /// Places that one is in rather than at (CGEL §9.17–9.19).
  func isInside(_ noun: Lexeme) -> Bool {
    noun.kind == .room && !Self.platforms.contains(noun.lemma) || noun.kind == .vehicle
      || EnglishHabits.enclosed.contains(noun.lemma)
  }

  /// *my dog and cat, his hat and coat*: two of a kind behind one owner.
  private func sharesOwner(_ phrase: NounPhrase, _ before: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.lexeme, let first = before.noun?.lexeme, noun.kind == first.kind,
      noun.wordClass == .noun
    else { return false }
    return [.animal, .clothing, .toy, .body].contains(noun.kind)
      || noun.isHuman && EnglishPeople.isPossessed(noun.lemma)
        && EnglishPeople.isPossessed(first.lemma)
  }

  /// Phrases joined by *and*, *or*, *but*, or commas.
  mutating func addPhrases(_ phrases: [NounPhrase], _ usage: EnglishUsage) {
    for (index, phrase) in phrases.enumerated() {
      if let opener = phrase.clauseOpener {
        addQualityClause(phrase, opener)
        continue
      }
      if index > 0 {
        if phrase.connective == nil,
          index < phrases.count - 1 || usage.isVerbless && !isAlike(phrase, phrases[index - 1])
        {
          out.addMark(",")
        } else {
          let given = phrase.connective?.lexeme.correlated ?? "and"
          if given == "but not" || given == "but" && phrase.isNegativeWord
            || EnglishHabits.picking.contains(given)
          {
            out.addMark(",")
          }
          let isLess =
            given == "but not" && phrase.connective?.lexeme.kind != .negation
          let word =
            isLess ? "not" : given == "and" && isNegated && !usage.isSubject ? "or" : given
          let isReason = given == "because" && phrase.noun != nil
          out.add(isReason ? "because of" : word, tile: phrase.connective?.tile)
          if phrase.connective?.tile == nil {
            out.note(.coordination, phrase.head, word)
          }
        }
      }
      // *my mom and dad*: whose they are is said once.
      isSharingOwner =
        index > 0 && phrase.isPlain && phrases[index - 1].possessive != nil
        && (EnglishPeople.names.contains(phrase.noun?.lexeme.lemma ?? "")
          || sharesOwner(phrase, phrases[index - 1]))
      var own = index > 0 ? self.usage(of: phrase, behind: phrases[0], usage) : usage
      if index > 0, let again = prepositionAgain(phrase, behind: phrases[0], usage) {
        out.add(again)
        out.note(.joinsWords, phrase.head, again)
        own.preposition = again
      }
      isListGoingOn =
        phrase.isAdjective && index == phrases.count - 2
        && phrases[index + 1].connective?.lexeme.lemma == "and" && phrase.degree == nil
      add(isReasonOf(phrase, phrases[0]) ? owned(phrase, by: phrases[0]) : phrase, own)
      isSharingOwner = false
    }
  }

  /// *Cut the paper and her hair, clean with water and a towel*: of several joined phrases each goes by its own pair with
  /// the verb, or by the slot that takes it (CGEL §13.67).
  private func usage(
    of phrase: NounPhrase, behind first: NounPhrase, _ usage: EnglishUsage
  ) -> EnglishUsage {
    guard !usage.isSubject, phrase.connective == nil else { return usage }
    var own = usage
    if let government = phrase.noun?.government {
      own.article = government.article
      own.isGoverned = true
    } else if usage.isGoverned {
      own.article = nil
      own.isGoverned = false
    } else if let slots = usage.frame?.slots.filter({ $0.role == usage.role }), slots.count > 1,
      let before = slots.suited(to: first), before.article == usage.article,
      let slot = slots.suited(to: phrase)
    {
      own.article = slot.article
    }
    return own
  }

  /// *I play at home and **at** the park*: behind a place without an article another has its own preposition
  /// (CGEL §13.70).
  private func prepositionAgain(
    _ phrase: NounPhrase, behind first: NounPhrase, _ usage: EnglishUsage
  ) -> String? {
    guard usage.role == .placeAt, usage.isBehindPreposition, phrase.connective == nil,
      let last = plan.verbs.indices.last, let noun = phrase.noun, noun.lexeme.wordClass == .noun,
      let before = first.noun?.lexeme, isBarePlace(before.lemma) || before.kind == .home,
      !isBarePlace(noun.lexeme.lemma)
    else { return nil }
    var filler = Filler(
      .placeAt, phrase, preposition: noun.government?.preposition ?? usage.preposition, verb: last)
    filler.isGoverned = noun.government != nil
    return preposition(of: filler)
  }

  /// Whether two things beside each other are a list: of one kind, both eaten, both alive (CGEL §13.19).
  private func isAlike(_ phrase: NounPhrase, _ before: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.lexeme, let first = before.noun?.lexeme else {
      return phrase.isAdjective && before.isAdjective
    }
    let (kind, other) = (noun.roleKind, first.roleKind)
    return kind == other || noun.isBeing && first.isBeing
      || KindSet.edible.contains(kind) && KindSet.edible.contains(other)
      || KindSet.surroundings.contains(kind) && KindSet.surroundings.contains(other)
      || noun.isInferred || first.isInferred
  }

  /// *They teased Noah because of his hair*: what somebody is treated so for is his own.
  private func isReasonOf(_ phrase: NounPhrase, _ person: NounPhrase) -> Bool {
    guard phrase.connective?.lexeme.lemma == "because", phrase.isPlain, phrase.possessive == nil,
      let noun = phrase.noun?.lexeme, person.noun?.lexeme.isHuman == true
    else { return false }
    return noun.kind == .body || noun.kind == .clothing
      || ["glasses", "wheelchair", "accent", "weight", "name", "voice", "size", "brace", "braces"]
        .contains(noun.lemma)
  }

  /// The phrase with the possessive of somebody, and in the plural where it comes in pairs.
  private func owned(_ phrase: NounPhrase, by person: NounPhrase) -> NounPhrase {
    var phrase = phrase
    let pronoun = EnglishSubject(person, isPlural: isPlural(person, EnglishUsage(.subject))).pronoun
    phrase.possessive = Constituent(
      Lexeme(lemma: pronoun.possessive, wordClass: .determiner, kind: .possessive))
    if let noun = phrase.noun?.lexeme, EnglishHabits.pairs.contains(noun.lemma) {
      phrase.noun?.lexeme.lemma = EnglishNouns.plurals(of: noun.lemma).first ?? noun.lemma
      phrase.noun?.lexeme.number = .plural
    }
    return phrase
  }
}
