import AACCore

/// What the verb's frame took for company or a recipient although English makes it an object.
extension EnglishClause {
  mutating func settleObjects() {
    handAnimalToPerson()
    meanForSomebody()
    for index in plan.fillers.indices.reversed() where plan.fillers[index].prepositionTile == nil {
      guard plan.verbs.indices.contains(plan.fillers[index].verb) else { continue }
      leaveAlone(index)
      askToDo(index)
      useTool(index)
      handleMe(index)
      payBill(index)
      playIt(index)
      if joinBeings(index) { continue }
      callOnPhone(index)
      showOf(index)
      winAt(index)
      driveBy(index)
      goToActivity(index)
      flyAtPlace(index)
      makeForSomebody(index)
      rideOn(index)
      groomSomebody(index)
      settleBesideObject(index)
      wishOneLuck(index)
      tripTo(index)
      workAs(index)
      leaveAt(index)
      getForDay(index)
      comeOnDay(index)
      guard plan.fillers.indices.contains(index) else { continue }
      changeSomebody(index)
      guard plan.fillers.indices.contains(index) else { continue }
      groomToy(index)
      guard plan.fillers.indices.contains(index) else { continue }
      likeAsFood(index)
      giveDrawing(index)
      if !turnFoodIntoObject(index) { turnIntoPossessive(index) }
    }
    ownLater()
    takeListedMatter()
    keepPronounBeforeVerb()
    keepToolBeforeVerb()
    moveMirror()
    settleMoved()
    turnBackIntoAdverb()
  }

  /// *see/dog/cat, love/mom/dad*: two beings side by side that it is done to are joined (CGEL §13.56).
  private mutating func joinBeings(_ index: Int) -> Bool {
    let filler = plan.fillers[index]
    guard filler.role == .company || filler.role == .recipient, !filler.isGoverned,
      plan.verbs[filler.verb].frame.past == .state
        || Self.beholding.contains(plan.verbs[filler.verb].frame.lemma),
      let being = filler.phrases[0].noun, being.lexeme.isBeing, being.lexeme.wordClass != .pronoun,
      let tile = being.tile,
      let object = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == filler.verb && $0.preposition == nil
          && $0.phrases.last?.noun?.lexeme.isBeing == true
          && $0.phrases.last?.noun?.lexeme.wordClass != .pronoun
          && ($0.phrases.last?.noun?.tile ?? .max) < tile
      }), !plan.verbs.contains(where: { $0.subject != nil })
    else { return false }
    plan.fillers[object].phrases += filler.phrases
    plan.fillers.remove(at: index)
    return true
  }

  private static let beholding = EnglishWords.set("see visit hug kiss draw meet find invite miss")

  /// *pay/bill, pay/rent*: what is owed is paid; what is bought is paid for (CGEL §16.56).
  private mutating func payBill(_ index: Int) {
    let filler = plan.fillers[index]
    if filler.preposition == "about", filler.prepositionTile == nil,
      plan.verbs[filler.verb].frame.lemma == "speak",
      filler.phrases[0].noun?.lexeme.lemma == "language"
    {
      return place(index, .object, nil, nil)
    }
    guard filler.preposition == "for", filler.prepositionTile == nil,
      plan.verbs[filler.verb].frame.lemma == "pay",
      filler.phrases.count == 1,
      ["bill", "check", "tab", "rent", "tax", "fine", "fee", "debt", "taxes", "bills"].contains(
        filler.phrases[0].noun?.lexeme.lemma ?? "")
    else { return }
    place(index, .object, nil, .definite)
  }

  /// *swing/me, sit/me/up, shave/me*: whom somebody is asked to do something to.
  private mutating func handleMe(_ index: Int) {
    let filler = plan.fillers[index]
    guard plan.options.contains(.request), filler.role == .company, plan.verbs.count == 1,
      filler.phrases.count == 1, ["me", "us"].contains(filler.phrases[0].noun?.lexeme.lemma ?? ""),
      !plan.fillers.contains(where: { $0.role == .object })
    else { return }
    let isMoved =
      ["sit", "stand", "lie"].contains(plan.verbs[0].frame.lemma)
      && plan.adverbials.contains { ["up", "down"].contains($0.constituent.lexeme.lemma) }
    let verb = plan.verbs[0].frame.lemma
    guard isMoved || !Self.sharing.contains(verb) && !verb.hasPrefix("play ") else { return }
    place(index, .object, nil, nil)
  }

  private static let sharing = EnglishWords.set(
    "play come go dance sing sit stand stay walk share talk eat live sleep run wait work speak agree lie practice"
  )

  /// *play/it/again*: a song, not a toy.
  private mutating func playIt(_ index: Int) {
    guard plan.fillers[index].role == .instrument,
      plan.verbs[plan.fillers[index].verb].frame.lemma == "play",
      plan.fillers[index].phrases[0].noun?.lexeme.lemma == "it",
      plan.fillers[index].phrases.count == 1
    else { return }
    place(index, .object, nil, nil)
  }

  /// *call/grandma/phone*: what one calls on.
  private mutating func callOnPhone(_ index: Int) {
    let filler = plan.fillers[index]
    guard ["call", "talk"].contains(plan.verbs[filler.verb].frame.lemma),
      ["phone", "tablet", "computer"].contains(filler.phrases[0].noun?.lexeme.lemma ?? ""),
      filler.phrases.count == 1,
      plan.fillers.contains(where: {
        $0.verb == filler.verb && $0.phrases[0].noun?.lexeme.isBeing == true
      })
    else { return }
    place(index, .instrument, "on", .definite)
  }

  /// *take/photo/dog*: what it shows stands behind *of* (CGEL §17.39).
  private mutating func showOf(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .company || filler.role == .recipient, filler.phrases.count == 1,
      let being = filler.phrases[0].noun?.tile,
      ["take", "draw", "paint", "have", "see"].contains(plan.verbs[filler.verb].frame.lemma),
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == filler.verb
          && ["photo", "picture", "video", "drawing"].contains(
            $0.phrases[0].noun?.lexeme.lemma ?? "")
          && ($0.phrases[0].noun?.tile ?? .max) < being
      })
    else { return }
    let isNamed = EnglishPeople.names.contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
    place(index, .other, "of", isNamed ? .bare : .definite)
    plan.fillers[index].isGoverned =
      plan.fillers[index].phrases[0].isPlain
      && !EnglishPeople.isPossessed(plan.fillers[index].phrases[0].noun?.lexeme.lemma ?? "")
  }

  /// *drive/me/school/car*: with somebody who is taken somewhere, what in.
  private mutating func driveBy(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, filler.phrases.count == 1, filler.phrases[0].isPlain,
      filler.phrases[0].kind == .vehicle,
      ["drive", "take", "bring"].contains(plan.verbs[filler.verb].frame.lemma),
      plan.fillers.contains(where: { $0.role == .placeTo && $0.verb == filler.verb })
    else { return }
    let being = plan.fillers.firstIndex {
      $0.verb == filler.verb && $0.role == .recipient && $0.phrases[0].noun?.lexeme.isBeing == true
    }
    guard let being else { return }
    place(being, .object, nil, nil)
    place(index, .instrument, "by", .bare)
  }

  /// *win/chess, win/soccer*: a game by its name is won at.
  private mutating func winAt(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, ["win", "lose"].contains(plan.verbs[filler.verb].frame.lemma),
      filler.phrases.count == 1, filler.phrases[0].isPlain,
      let noun = filler.phrases[0].noun?.lexeme
    else { return }
    switch noun.kind {
    case .sport, .activity: break
    case .game where EnglishHabits.isMass(noun) || noun.article == .bare: break
    default: return
    }
    place(index, .topic, "at", .bare)
  }

  /// *cook/chicken/rice*: an animal that is eaten is food.
  private mutating func turnFoodIntoObject(_ index: Int) -> Bool {
    let filler = plan.fillers[index]
    guard filler.role == .recipient || filler.role == .company || filler.role == .beneficiary,
      let noun = filler.phrases[0].noun, filler.phrases[0].isPlain,
      ["cook", "eat", "fry", "bake", "prepare", "serve", "order", "buy"].contains(
        plan.verbs[filler.verb].frame.lemma), EnglishCountability.of(noun.lexeme.lemma) == .mass
    else { return false }
    var phrase = filler.phrases[0]
    phrase.noun?.lexeme.kind = .food
    phrase.noun?.lexeme.animacy = .inanimate
    phrase.noun?.lexeme.countability = .mass
    if filler.phrases.count > 1 {
      // *cook/chicken/for/me*: for whom it is cooked stays.
      plan.fillers[index].phrases.removeFirst()
    } else {
      plan.fillers.remove(at: index)
    }
    guard
      let object = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == filler.verb
      })
    else {
      plan.fillers.append(Filler(.object, phrase, verb: filler.verb))
      return true
    }
    let isFirst = (noun.tile ?? .max) < (plan.fillers[object].phrases[0].noun?.tile ?? 0)
    plan.fillers[object].phrases.insert(
      phrase, at: isFirst ? 0 : plan.fillers[object].phrases.count)
    return true
  }

  /// *bake/cake/us* → *for us*: what is made beside somebody is made for him (CGEL §16.56).
  private mutating func makeForSomebody(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .company, filler.phrases.count == 1,
      filler.phrases[0].noun?.lexeme.isBeing == true,
      EnglishHabits.making.contains(plan.verbs[filler.verb].frame.lemma), !isImperative,
      plan.fillers.contains(where: { $0.role == .object && $0.verb == filler.verb })
    else { return }
    place(index, .beneficiary, "for", nil)
  }

  /// *brush/hair/sister* → *my sister's hair*: beside somebody a part of the body is his.
  private mutating func groomSomebody(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .company, filler.phrases.count == 1,
      filler.phrases[0].noun?.lexeme.isBeing == true,
      filler.phrases[0].noun?.lexeme.wordClass != .pronoun,
      plan.verbs[filler.verb].frame.pattern == .grooming, !isImperative,
      let body = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == filler.verb && $0.phrases.count == 1
          && $0.phrases[0].kind == .body
          && $0.phrases[0].possessive == nil && $0.phrases[0].complement.isEmpty
      })
    else { return }
    plan.fillers[body].phrases[0].complement = filler.phrases
    plan.fillers.remove(at: index)
  }

  /// *go/swing, play/slide* → *on the swing*.
  private mutating func rideOn(_ index: Int) {
    guard let noun = plan.fillers[index].phrases[0].noun?.lexeme,
      EnglishHabits.rides.contains(noun.lemma),
      ["go", "play", "push", "stay", "sit"].contains(
        plan.verbs[plan.fillers[index].verb].frame.lemma),
      plan.fillers[index].role == .instrument || plan.fillers[index].role == .object
        || plan.fillers[index].role == .placeTo || plan.fillers[index].role == .company,
      plan.verbs[plan.fillers[index].verb].frame.lemma != "push"
    else { return }
    place(index, .placeAt, "on", .definite)
    plan.fillers[index].isGoverned = plan.fillers[index].phrases[0].isPlain
  }

  /// *wish/you/luck*: what somebody is wished is the object (CGEL §16.57).
  private mutating func wishOneLuck(_ index: Int) {
    guard plan.verbs[plan.fillers[index].verb].frame.lemma == "wish",
      plan.fillers[index].role == .topic,
      plan.fillers.contains(where: { $0.role == .recipient })
    else { return }
    place(index, .object, nil, nil)
  }

  /// *leave/me/alone*: who is left alone is the object.
  private mutating func leaveAlone(_ index: Int) {
    guard plan.fillers[index].role == .company,
      plan.verbs[plan.fillers[index].verb].frame.lemma == "leave",
      plan.fillers[index].prepositionTile == nil
        && !plan.fillers.contains(where: { $0.role == .object })
        || plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "alone" })
        || plan.fillers.contains(where: {
          // *leave/me/school*: where one is left.
          $0.role == .placeAt && $0.verb == plan.fillers[index].verb
            && ["at", "in", "on"].contains($0.preposition ?? "")
        })
        || plan.fillers.contains(where: { $0.phrases[0].adjectives.first?.lexeme.lemma == "alone" })
    else { return }
    plan.fillers[index].role = .object
    plan.fillers[index].preposition = nil
  }

  /// *write/her/name*: *her* before a noun is whose it is, unless the verb gives or tells.
  private mutating func turnIntoPossessive(_ index: Int) {
    guard let her = plan.fillers[index].phrases[0].noun, ["her", "she"].contains(her.lexeme.lemma),
      let tile = her.tile, plan.fillers[index].phrases.count == 1, !getsNext(her, tile),
      ["answer", "drive", "name"].contains(plan.verbs[plan.fillers[index].verb].frame.lemma)
        || !plan.verbs[plan.fillers[index].verb].frame.slots.contains(where: {
          $0.role == .recipient && $0.preposition == nil
        })
    else { return }
    guard
      let owned = plan.fillers.firstIndex(where: {
        $0.phrases[0].noun?.tile == tile + 1 && $0.phrases[0].possessive == nil
          && $0.phrases[0].determiner == nil && !($0.isGoverned && $0.preposition != nil)
          && $0.phrases[0].noun?.lexeme.wordClass == .noun
      })
    else { return }
    plan.fillers[owned].phrases[0].possessive = her
    if plan.fillers[index].role == .object, plan.fillers[owned].role != .object,
      plan.fillers[owned].prepositionTile == nil, !plan.fillers[owned].isGoverned
    {
      place(owned, .object, plan.fillers[index].preposition, plan.fillers[index].article)
    }
    plan.fillers.remove(at: index)
  }

  /// *want/something/to drink*: what is chosen before the second verb stays there.
  private mutating func keepPronounBeforeVerb() {
    guard plan.verbs.count > 1 else { return }
    for index in plan.fillers.indices where plan.fillers[index].verb > 0 {
      let filler = plan.fillers[index]
      guard let word = filler.phrases[0].noun, filler.preposition == nil, filler.role == .object,
        EnglishHabits.indefinitePronouns.contains(word.lexeme.lemma), let tile = word.tile,
        let verb = plan.verbs[filler.verb].constituent.tile, tile < verb
      else { continue }
      plan.fillers[index].verb -= 1
    }
  }

  /// *use/spoon/eat, need/pen/write*: what one does it with stays with the verb that it was chosen behind.
  private mutating func keepToolBeforeVerb() {
    guard plan.verbs.count == 2, !plan.verbs[0].frame.isCopular,
      plan.verbs[0].frame.pattern == .plain,
      plan.verbs[1].connective == nil, plan.verbs[1].subject == nil,
      let second = plan.verbs[1].constituent.tile, let slot = plan.verbs[0].frame.slot(.object)
    else { return }
    for index in plan.fillers.indices
    where plan.fillers[index].verb == 1 && plan.fillers[index].prepositionTile == nil {
      guard let noun = plan.fillers[index].phrases[0].noun, noun.lexeme.wordClass == .noun,
        let tile = noun.tile, tile < second, !noun.lexeme.isBeing,
        plan.verbs[0].frame.lemma == "use"
          || (EnglishHabits.tools.contains(noun.lexeme.lemma)
            || ["time", "money", "glasses", "permission", "space"].contains(noun.lexeme.lemma))
            && EnglishHabits.nounFirst.contains(plan.verbs[0].frame.lemma)
      else { continue }
      let thing = plan.fillers[index].phrases.removeFirst()
      if plan.fillers[index].phrases.isEmpty {
        plan.fillers.remove(at: index)
      } else {
        plan.fillers[index].phrases[0].connective = nil
      }
      plan.fillers.append(
        Filler(.object, thing, preposition: slot.preposition, article: .indefinite, verb: 0))
      return
    }
  }
}
