import AACCore

/// What somebody thinks of a thing and what is hard for him, in Spanish.
extension RomanceSentence {
  /// Whether the verb is one of those by which somebody can feel something.
  var mayAffect: Bool {
    guard isSpanish, let frame = plan.verbs.first?.frame else { return true }
    return frame.mayAffect || Self.felt.contains(frame.lemma)
  }

  /// What Spanish says of who thinks so, of what is left and of what is missing.
  private static let felt: WordSet = ["parecer", "quedar", "faltar"]

  /// *A mí me parece aburrida la película*: who thinks so is the indirect object (NGLE §35.9, §38.3).
  mutating func settleOpinion() {
    takeThinker()
    tellThinker()
    seemSo()
    seemThat()
    guard plan.verbs.count == 1, plan.verbs[0].frame.lemma == "parecer", plan.inquiry == nil,
      !plan.subject.isEmpty,
      plan.subject.allSatisfy({ $0.isPronoun || $0.noun?.lexeme.isHuman == true }),
      let index = plan.fillers.firstIndex(where: { $0.role == .attribute })
    else { return }
    let things = plan.fillers[index].phrases.filter {
      $0.noun?.lexeme.wordClass == .noun && $0.noun?.lexeme.isBeing == false
    }
    let qualities = plan.fillers[index].phrases.filter { $0.noun == nil && !$0.adjectives.isEmpty }
    guard !things.isEmpty, !qualities.isEmpty,
      things.count + qualities.count == plan.fillers[index].phrases.count
    else { return }
    plan.fillers[index].phrases = qualities
    var thing = Filler(.object, things[0], article: .definite)
    thing.phrases = things
    plan.fillers.insert(thing, at: index + 1)
    plan.verbs[0].frame.pattern = .experiencer
    plan.verbs[0].frame.slots = [FrameSlot(.object, article: .definite)]
    buffer.note(.experiencer, "parecer")
  }

  /// *Me parece difícil, ¿te parece caro?*: what nobody is, or says of himself, a thing seems to him (NGLE §37.10).
  private mutating func seemSo() {
    guard plan.verbs.count == 1, plan.verbs[0].frame.lemma == "parecer", plan.inquiry == nil,
      plan.verbs[0].constituent.lexeme.person == nil, !plan.options.contains(.request),
      plan.subject.count < 2, plan.fillers.count == 1, plan.fillers[0].role == .attribute,
      plan.fillers[0].phrases.allSatisfy({ $0.noun == nil && !$0.adjectives.isEmpty }),
      let quality = plan.fillers[0].phrases.first?.adjectives.first?.lexeme.lemma,
      plan.subject.first?.noun?.lexeme.forms[Adverbial.judging] != nil || isExperiencerShort
        || plan.subject.allSatisfy({ $0.isPronoun && $0.noun?.lexeme.person != .third })
          && (AffectedWords.ofThings.contains(quality)
            || plan.subject.isEmpty && AffectedWords.ofAnything.contains(quality))
    else { return }
    plan.verbs[0].frame.pattern = .experiencer
    plan.verbs[0].frame.slots = []
    buffer.note(.experiencer, "parecer")
  }

  /// *Me parece que ella miente*: what somebody takes for so (NGLE §25.4, §35.9).
  private mutating func seemThat() {
    guard plan.verbs.count > 1, plan.verbs[0].frame.lemma == "parecer",
      plan.verbs[1].subordinator?.lexeme.lemma == "que", plan.subject.count == 1,
      plan.subject[0].isPronoun || plan.subject[0].noun?.lexeme.isHuman == true,
      !plan.options.contains(.request),
      !plan.fillers.contains(where: { $0.verb == 0 && $0.role == .attribute })
    else { return }
    plan.verbs[0].frame.pattern = .experiencer
    plan.verbs[0].frame.slots = []
    plan.verbs[0].frame.opensIndicative = true
    buffer.note(.experiencer, "parecer")
  }

  /// *Película / parecer / yo / aburrida*: who thinks so was chosen behind the verb.
  private mutating func takeThinker() {
    guard plan.verbs.count == 1, plan.verbs[0].frame.lemma == "parecer", plan.inquiry == nil,
      plan.subject.count == 1, plan.subject[0].noun?.lexeme.wordClass == .noun,
      plan.subject[0].noun?.lexeme.isBeing == false, !isThoughtCompared,
      let index = plan.fillers.firstIndex(where: { $0.role == .attribute }),
      let place = plan.fillers[index].phrases.firstIndex(where: { phrase in
        phrase.isPronoun && phrase.noun?.lexeme.kind == .person
      }), plan.fillers[index].phrases.count == 2
    else { return }
    let thinker = plan.fillers[index].phrases.remove(at: place)
    plan.fillers[index].phrases.append(plan.subject[0])
    plan.subject = [thinker]
  }

  /// *Mi primo / parecer / simpático / yo*: to whom somebody seems so (NGLE §37.10).
  private mutating func tellThinker() {
    guard plan.verbs.count == 1, plan.verbs[0].frame.lemma == "parecer", plan.inquiry == nil,
      plan.subject.count == 1,
      plan.subject[0].noun?.lexeme.isBeing == true
        || isThoughtCompared && plan.subject[0].noun?.lexeme.wordClass == .noun,
      let index = plan.fillers.firstIndex(where: { $0.role == .attribute }),
      plan.fillers[index].phrases.count == 2,
      let place = plan.fillers[index].phrases.firstIndex(where: { phrase in
        phrase.isPronoun && phrase.noun?.lexeme.kind == .person
      }), plan.fillers[index].phrases.contains(where: \.isAdjective)
    else { return }
    let thinker = plan.fillers[index].phrases.remove(at: place)
    plan.fillers.append(Filler(.recipient, thinker, preposition: "a"))
  }

  /// *La película me parece peor que el libro*: what is compared stays before what it is compared with (NGLE §45.2).
  private var isThoughtCompared: Bool {
    plan.fillers.contains { filler in
      filler.role == .attribute
        && filler.phrases.contains { $0.isAdjective && !$0.complement.isEmpty }
    }
  }

  /// *A mí me cuestan las matemáticas*: of people and what is no price, it is hard for them.
  var costsEffort: Bool {
    guard isSpanish, plan.verbs.first?.frame.lemma == "costar", !plan.subject.isEmpty,
      plan.subject.allSatisfy({ $0.noun?.lexeme.isHuman == true }),
      let thing = plan.filler(.object)?.phrases.first?.noun?.lexeme
    else { return false }
    return thing.wordClass == .noun && thing.kind != .money && thing.kind != .quantity
  }

  /// Pronouns for what nobody is: they are felt, and feel nothing.
  static let thingPronouns: WordSet = [
    "nada", "nada más", "algo", "esto", "eso", "aquello", "todo",
  ]
}
