import AACCore

/// What a noun chosen beside the object is to it or to the verb: what goes with it, whose it is, to whom it is said.
///
/// Sources: CGEL §17.37–17.41 (postmodification), §5.112–5.123 (genitive), §16.57 (*to*), §9.48 (*as*).
extension EnglishClause {
  /// *pancake/syrup, medicine/cough*: what hangs on the thing right before it.
  mutating func splitPairing(_ index: Int) {
    let filler = plan.fillers[index]
    let verb = plan.verbs[filler.verb].frame.lemma
    for place in filler.phrases.indices.dropFirst() {
      let (before, behind) = (filler.phrases[place - 1], filler.phrases[place])
      guard behind.connective == nil, behind.possessive == nil, behind.demonstrative == nil,
        behind.complement.isEmpty,
        let first = (Self.isMeasure(before) ? before.complement.first : before)?.noun?.lexeme,
        let second = behind.noun?.lexeme,
        let link = EnglishPairings.link(first, second, verb: verb)
      else { continue }
      var hung = plan.fillers[index].phrases.remove(at: place)
      if hung.isCountedByNumber, second.lemma == "sugar" {
        // *two sugars*: by the spoon (CGEL §5.9).
        hung.noun?.lexeme.lemma = "sugars"
        hung.noun?.lexeme.number = .plural
        hung.noun?.lexeme.countability = .count
      }
      var goesWith = Filler(
        link.role, hung, preposition: link.preposition, article: link.article, verb: filler.verb)
      goesWith.isGoverned = link.article == .definite && hung.isPlain
      while place < plan.fillers[index].phrases.count,
        let more = plan.fillers[index].phrases[place].noun?.lexeme,
        plan.fillers[index].phrases[place].connective == nil,
        EnglishPairings.link(first, more, verb: verb) != nil
      {
        // *a hot dog with ketchup and mustard.*
        goesWith.phrases.append(plan.fillers[index].phrases.remove(at: place))
      }
      plan.fillers.append(goesWith)
      return
    }
  }

  /// *a cup of tea*: what is in it is what something goes with.
  private static func isMeasure(_ phrase: NounPhrase) -> Bool {
    EnglishHabits.measures.contains(phrase.noun?.lexeme.lemma ?? "") && !phrase.complement.isEmpty
  }

  /// What a filler beside the object is, by the verb and both.
  mutating func settleBesideObject(_ index: Int) {
    addressGroup(index)
    beAs(index)
    settlePlaceOfThing(index)
    settleDirection(index)
    doInWeather(index)
    inviteTo(index)
    hurtOneself(index)
  }

  /// *burn/myself/stove, hurt/myself/scissors*: who is hurt, and on or with what (CGEL §9.49).
  private mutating func hurtOneself(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, filler.phrases.count == 2,
      let lemma = filler.phrases[0].noun?.lexeme.lemma,
      lemma.hasSuffix("self") || lemma.hasSuffix("selves"),
      case let verb = plan.verbs[filler.verb].frame.lemma, Self.hurting.contains(verb),
      filler.phrases[1].connective == nil, let noun = filler.phrases[1].noun?.lexeme, !noun.isBeing
    else { return }
    let thing = plan.fillers[index].phrases.removeLast()
    let isMass = KindSet.edible.contains(noun.kind) || EnglishHabits.isMass(noun)
    let isBurn = verb == "burn" || verb == "scald"
    let isTool = !isBurn && EnglishHabits.tools.contains(noun.lemma)
    let article: Article? =
      isMass || isTool && EnglishHabits.isPlural(noun)
      ? .bare
      : isBurn || noun.kind == .furniture || EnglishHabits.isPlural(noun) ? .definite : .indefinite
    plan.fillers.append(
      Filler(
        isMass || isTool ? .instrument : .placeAt, thing,
        preposition: isMass || isTool ? "with" : "on", article: article, verb: filler.verb))
  }

  private static let hurting = EnglishWords.set(
    "burn scald hurt scratch scrape poke prick bump hit injure bruise stab sting")

  /// *feed/duck/bread*: what it gets, and who gets it.
  mutating func feedTo(_ index: Int) {
    let filler = plan.fillers[index]
    guard plan.verbs[filler.verb].frame.lemma == "feed", filler.role == .object,
      filler.phrases.count == 2, let animal = filler.phrases[0].noun?.lexeme, animal.isBeing,
      animal.wordClass != .pronoun, filler.phrases[1].connective == nil,
      filler.phrases[1].noun?.lexeme.isBeing == false
    else { return }
    let being = plan.fillers[index].phrases.removeFirst()
    plan.fillers[index].article = .bare
    var recipient = Filler(
      .recipient, being, preposition: "to", article: .definite, verb: filler.verb)
    recipient.isGoverned = being.isPlain
    plan.fillers.append(recipient)
  }

  /// *borrow/book/library, send/postcard/Italy, order/taxi/airport, pack/lunch/school*: what a place is to a thing that is
  /// got there, sent from there or meant for there.
  mutating func settlePlaceOfThing(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.prepositionTile == nil, !filler.isGoverned, filler.phrases.count == 1,
      filler.role == .placeAt || filler.role == .placeTo,
      let noun = filler.phrases[0].noun?.lexeme,
      let thing = plan.fillers.first(where: { $0.role == .object && $0.verb == filler.verb })?
        .phrases[0].noun?.lexeme
    else { return }
    let verb = plan.verbs[filler.verb].frame.lemma
    let article: Article? = EnglishHabits.barePlaces.contains(noun.lemma) ? .bare : nil
    if verb == "borrow" || verb == "check out"
      || ["send", "mail", "bring"].contains(verb) && Self.posted.contains(thing.lemma)
    {
      return place(index, .placeFrom, "from", article)
    }
    if ["order", "call", "book", "take"].contains(verb),
      ["taxi", "cab", "Uber"].contains(thing.lemma)
    {
      return place(index, .placeTo, "to", article)
    }
    if ["ride", "board", "catch"].contains(verb), Self.carrying.contains(thing.lemma),
      noun.kind == .place || noun.kind == .home || noun.kind == .nature
    {
      // *ride/ferry/island.*
      return place(index, .placeTo, "to", article)
    }
    if verb == "take", filler.preposition == "to",
      ["photo", "picture", "video", "selfie"].contains(thing.lemma)
    {
      return place(index, .placeAt, "at", article)
    }
    if verb == "pack", ["lunch", "bag", "backpack", "snack", "suitcase"].contains(thing.lemma) {
      place(index, .purpose, "for", article)
    }
  }

  private static let carrying = EnglishWords.set(
    "bus train ferry boat plane tram subway metro taxi cab coach minibus ship")
  private static let posted = EnglishWords.set("postcard letter souvenir parcel package")

  /// *read/recipe/phone, throw/sand/me, yell/team, carry/baby/stairs*: where, at whom and which way.
  mutating func settleDirection(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.prepositionTile == nil, filler.phrases.count == 1, filler.role != .object,
      let noun = filler.phrases[0].noun?.lexeme
    else { return }
    let verb = plan.verbs[filler.verb].frame.lemma
    let thing = plan.fillers.first { $0.role == .object && $0.verb == filler.verb }?.phrases[0]
      .noun?.lexeme.lemma
    if ["read", "watch", "write"].contains(verb), thing != nil, Self.screens.contains(noun.lemma) {
      return place(index, .placeAt, "on", .definite)
    }
    if verb == "throw", let thing, Self.missiles.contains(thing), noun.isBeing {
      return place(index, .placeTo, "at", nil)
    }
    if ["yell", "shout", "scream"].contains(verb),
      ["class", "team", "group"].contains(noun.lemma), filler.preposition != "in"
    {
      return place(index, .placeTo, "at", .definite)
    }
    if ["get", "receive"].contains(verb), thing != nil, filler.preposition != "from",
      EnglishPeople.helpers.contains(noun.lemma) || ["boss", "coach"].contains(noun.lemma)
    {
      // *get/sticker/teacher*: those who give it.
      return place(index, .placeFrom, "from", nil)
    }
    if ["take", "draw", "paint"].contains(verb), filler.role == .placeAt || filler.role == .topic,
      ["picture", "photo", "video"].contains(thing ?? ""),
      noun.kind == .nature
        || ["sunset", "sunrise", "rainbow", "moon"].contains(noun.lemma)
    {
      return place(index, .other, "of", .definite)
    }
    if noun.lemma == "door", filler.role == .instrument,
      ["take off", "leave", "put on", "wait", "stand", "meet", "stop"].contains(verb)
    {
      return place(index, .placeAt, "at", .definite)
    }
    if noun.lemma == "stairs", ["carry", "walk", "run", "crawl"].contains(verb) {
      place(index, .placeTo, "up", .definite)
    }
  }

  /// *drive/work/rain*: the weather in which it is done.
  mutating func doInWeather(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.prepositionTile == nil, filler.phrases.count == 1, filler.role == .object,
      ["rain", "snow", "sun", "storm", "wind", "dark"].contains(
        filler.phrases[0].noun?.lexeme.lemma ?? ""),
      ["drive", "walk", "run", "ride", "play", "work", "stand", "wait", "cycle", "go", "sit"]
        .contains(plan.verbs[filler.verb].frame.lemma)
    else { return }
    place(index, .placeAt, "in", .definite)
    let being = plan.fillers.firstIndex {
      $0.verb == filler.verb && $0.prepositionTile == nil && $0.phrases[0].kind == .animal
        && ($0.role == .recipient || $0.role == .company)
    }
    if let being, plan.verbs[filler.verb].frame.lemma == "walk" {
      // *walk/dog/rain*: who is walked.
      place(being, .object, nil, .definite)
    }
  }

  /// *invite/me/sleepover*: whom, and what to.
  mutating func inviteTo(_ index: Int) {
    let filler = plan.fillers[index]
    guard plan.verbs[filler.verb].frame.lemma == "invite", filler.prepositionTile == nil,
      filler.role == .beneficiary || filler.role == .recipient || filler.role == .company,
      filler.phrases[0].noun?.lexeme.isBeing == true,
      let event = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == filler.verb && $0.phrases[0].noun?.lexeme.isBeing == false
      })
    else { return }
    place(index, .object, nil, nil)
    place(event, .placeTo, "to", nil)
  }

  private static let screens = EnglishWords.set(
    "phone tablet computer laptop iPad Kindle TV telly television screen")
  private static let missiles = EnglishWords.set(
    "sand mud snow snowball water rock stone food paper dirt")

  /// *braid/hair/doll*: a toy that is combed and dressed like a person has hair of its own.
  mutating func groomToy(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .instrument || filler.role == .company, filler.phrases.count == 1,
      filler.phrases[0].possessive == nil,
      ["doll", "teddy", "teddy bear", "pony"].contains(filler.phrases[0].noun?.lexeme.lemma ?? ""),
      ["braid", "comb", "brush", "wash", "cut", "dry"].contains(
        plan.verbs[filler.verb].frame.lemma),
      let body = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == filler.verb && $0.phrases.count == 1
          && $0.phrases[0].kind == .body && $0.phrases[0].possessive == nil
      })
    else { return }
    var owner = filler.phrases[0]
    owner.noun?.lexeme.animacy = .animate
    plan.fillers[body].phrases[0].complement = [owner]
    plan.fillers.remove(at: index)
  }

  /// *change/diaper/baby*: the one who wears it (CGEL §5.116).
  mutating func changeSomebody(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .company || filler.role == .recipient || filler.role == .beneficiary,
      plan.verbs[filler.verb].frame.lemma == "change", filler.phrases.count == 1,
      let being = filler.phrases[0].noun?.lexeme, being.isBeing, being.wordClass != .pronoun,
      let worn = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == filler.verb && $0.phrases.count == 1
          && $0.phrases[0].complement.isEmpty && $0.phrases[0].possessive == nil
          && ($0.phrases[0].kind == .clothing
            || ["diaper", "nappy", "bandage", "pad", "sheets"].contains(
              $0.phrases[0].noun?.lexeme.lemma ?? ""))
      })
    else { return }
    plan.fillers[worn].phrases[0].complement = filler.phrases
    plan.fillers.remove(at: index)
  }

  /// *read/book/class, explain/homework/class*: those who are told.
  mutating func addressGroup(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role != .object, filler.role != .recipient, filler.phrases.count == 1,
      ["class", "group", "team", "audience"].contains(filler.phrases[0].noun?.lexeme.lemma ?? ""),
      filler.phrases[0].possessive == nil,
      Self.telling.contains(plan.verbs[filler.verb].frame.lemma),
      plan.fillers.contains(where: { $0.role == .object && $0.verb == filler.verb })
    else { return }
    place(index, .recipient, "to", .definite)
    plan.fillers[index].isGoverned = filler.phrases[0].isPlain
  }

  /// *explain/lesson/class*: those who are told were taken for another thing.
  mutating func partGroup(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, filler.phrases.count == 2, let last = filler.phrases.last,
      last.noun?.lexeme.lemma == "class", last.connective == nil, last.isPlain,
      Self.telling.contains(plan.verbs[filler.verb].frame.lemma)
    else { return }
    plan.fillers[index].phrases.removeLast()
    var group = Filler(.recipient, last, preposition: "to", article: .definite, verb: filler.verb)
    group.isGoverned = true
    plan.fillers.append(group)
  }

  private static let telling = EnglishWords.set(
    "read explain show present introduce give speak sing describe announce teach")

  /// *be/shy/child*: what somebody was then (CGEL §9.48).
  mutating func beAs(_ index: Int) {
    let filler = plan.fillers[index]
    guard plan.verbs[filler.verb].frame.lemma == "be", filler.role != .attribute,
      plan.tense == .past || plan.options.contains(.habitual), filler.phrases.count == 1,
      filler.phrases[0].isPlain, filler.phrases[0].possessive == nil,
      ["child", "kid", "baby", "toddler", "teenager", "teen", "student"].contains(
        filler.phrases[0].noun?.lexeme.lemma ?? ""),
      plan.subject.first?.isPronoun == true,
      plan.fillers.contains(where: { $0.role == .attribute && $0.phrases[0].isAdjective })
    else { return }
    place(index, .other, "as", .indefinite)
    plan.fillers[index].isGoverned = true
  }
}
