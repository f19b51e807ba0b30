import AACCore

/// Whom or what something is done from, for, about or as, beside somebody who was named without a preposition.
///
/// Sources: CGEL §9.46–9.63 (*from, for, as, about*), §16.56–16.60 (prepositional verbs with two objects).
extension EnglishClause {
  mutating func settleBeings() {
    talkToPeople()
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      guard plan.verbs.indices.contains(plan.fillers[index].verb) else { continue }
      takeFrom(index)
      actAs(index)
      switchOnFor(index)
      leadWith(index)
    }
    giveThings()
  }

  /// *throw/paper/trash*, once what goes with the object is known.
  mutating func settleThrown() {
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      guard plan.verbs.indices.contains(plan.fillers[index].verb) else { continue }
      throwIn(index)
    }
  }

  /// *walk/dog/leash*: with what an animal is led.
  private mutating func leadWith(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.phrases.count == 1, filler.phrases[0].isPlain,
      EnglishHabits.leads.contains(filler.phrases[0].noun?.lexeme.lemma ?? ""),
      ["walk", "take", "bring", "lead", "hold"].contains(plan.verbs[filler.verb].frame.lemma),
      plan.fillers.contains(where: {
        $0.verb == filler.verb && $0.phrases[0].noun?.lexeme.isBeing == true
      })
    else { return }
    place(index, .instrument, "with", .definite)
    plan.fillers[index].isGoverned = true
  }

  /// *give/they/she* → *give them to her*: of two pronouns the first may be things (CGEL §18.38).
  private mutating func giveThings() {
    for verb in plan.verbs.indices {
      guard
        let getter = plan.fillers.firstIndex(where: {
          $0.verb == verb && $0.role == .recipient && $0.prepositionTile == nil
        }),
        let given = plan.fillers.firstIndex(where: {
          $0.verb == verb && $0.role == .object && $0.prepositionTile == nil
        }),
        let first = plan.fillers[getter].phrases[0].noun,
        let second = plan.fillers[given].phrases[0].noun,
        ["they", "them"].contains(first.lexeme.lemma),
        let pronoun = EnglishPronouns.of(second.lexeme.lemma), pronoun.nominative != "they",
        pronoun.nominative != "it", let tile = first.tile, second.tile.map({ $0 > tile }) == true
      else { continue }
      let phrases = plan.fillers[getter].phrases
      plan.fillers[getter].phrases = plan.fillers[given].phrases
      plan.fillers[given].phrases = phrases
    }
  }

  /// *talk/dinosaurs/children*: one talks to people about animals, whichever was chosen first.
  private mutating func talkToPeople() {
    for verb in plan.verbs.indices {
      guard
        let listener = plan.fillers.firstIndex(where: {
          $0.verb == verb && $0.prepositionTile == nil
            && ($0.role == .company || $0.role == .recipient)
        }),
        let topic = plan.fillers.firstIndex(where: {
          $0.verb == verb && $0.prepositionTile == nil && $0.role == .topic
            && $0.preposition == "about"
        }),
        let heard = plan.fillers[listener].phrases[0].noun?.lexeme,
        let told = plan.fillers[topic].phrases[0].noun?.lexeme,
        heard.isBeing, !heard.isHuman, told.isHuman, heard.wordClass == .noun
      else { continue }
      let phrases = plan.fillers[listener].phrases
      plan.fillers[listener].phrases = plan.fillers[topic].phrases
      plan.fillers[topic].phrases = phrases
    }
  }

  /// *take/toy/he* → *take the toy from him*: what is taken beside somebody was his.
  private mutating func takeFrom(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .company, filler.phrases.count == 1,
      ["take", "take away", "steal", "grab", "snatch"].contains(
        plan.verbs[filler.verb].frame.lemma),
      let being = filler.phrases[0].noun?.lexeme, being.isHuman,
      being.wordClass == .pronoun || !isImperative,
      EnglishPronouns.of(being.lemma)?.nominative != plan.subject.first?.noun?.lexeme.lemma,
      !plan.fillers.contains(where: { $0.verb == filler.verb && $0.role == .placeTo }),
      let thing = plan.fillers.first(where: { $0.role == .object && $0.verb == filler.verb })?
        .phrases[0].noun?.lexeme, thing.wordClass == .noun, Self.portable.contains(thing.kind)
    else { return }
    place(index, .placeFrom, "from", nil)
  }

  private static let portable: Set<SemanticKind> = [
    .toy, .device, .food, .book, .thing, .money, .clothing,
  ]

  /// *dress up/princess, work/cook*: what somebody is or plays then (CGEL §9.48).
  private mutating func actAs(_ index: Int) {
    let filler = plan.fillers[index]
    let verb = plan.verbs[filler.verb].frame.lemma
    guard filler.role == .company, filler.phrases.count == 1,
      let being = filler.phrases[0].noun?.lexeme, being.wordClass == .noun, being.isBeing,
      being.number != .plural, filler.phrases[0].possessive == nil,
      filler.phrases[0].determiner == nil, filler.phrases[0].demonstrative == nil,
      !EnglishPeople.names.contains(being.lemma), !EnglishPeople.isPossessed(being.lemma)
    else { return }
    guard
      verb == "dress up"
        || verb == "work" && being.isHuman && !EnglishPeople.helpers.contains(being.lemma)
          && !Self.anybody.contains(being.lemma)
    else { return }
    place(index, .topic, "as", .indefinite)
    plan.fillers[index].isGoverned = true
  }

  private static let anybody = EnglishWords.set(
    "boy girl man woman child kid baby person people friend classmate team group teenager")

  /// *put on/music/me* → *for me*: nobody is put on with it.
  private mutating func switchOnFor(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .company, filler.phrases.count == 1,
      ["put on", "turn on", "open", "fix", "charge"].contains(
        plan.verbs[filler.verb].frame.lemma),
      filler.phrases[0].isPronoun,
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == filler.verb && $0.phrases[0].kind != .clothing
      })
    else { return }
    place(index, .beneficiary, "for", nil)
  }

  /// *throw/paper/trash* → *in the trash*: what holds things is no tool.
  private mutating func throwIn(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .instrument || filler.role == .company, filler.phrases.count == 1,
      let noun = filler.phrases[0].noun?.lexeme,
      ["throw", "throw away", "drop", "put", "toss", "leave", "hide", "find", "lose"].contains(
        plan.verbs[filler.verb].frame.lemma),
      EnglishHabits.boxes.contains(noun.lemma)
        || ["trash", "garbage", "rubbish", "recycling", "toilet", "laundry"].contains(noun.lemma),
      plan.fillers.contains(where: { $0.role == .object && $0.verb == filler.verb })
    else { return }
    place(index, .placeAt, "in", .definite)
    plan.fillers[index].isGoverned = filler.phrases[0].isPlain
  }
}
