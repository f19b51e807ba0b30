import AACCore

/// What a reason is about where nobody chose it: *devuelvo el abrigo porque es pequeño, devolvi os sapatos porque estavam
/// apertados* (NGLE §33.4, subjects left unsaid, and §46.2, *porque*; Cunha & Cintra, chapter 7, *Sujeito oculto*, and
/// chapter 18, *Orações causais*).
extension ClausePlanner {
  /// Gives what only things are and do the thing before it as its subject.
  func settleJudgedThings(_ plan: inout ClausePlan) {
    guard plan.verbs.count > 1 else { return }
    for index in plan.verbs.indices.dropFirst() {
      if language == .portuguese { blameWeather(&plan, index) }
      let verb = plan.verbs[index]
      guard let word = verb.subordinator?.lexeme.lemma, verb.subject == nil, !verb.hasKnownSubject,
        !verb.isRelative, language != .spanish || !isDark(plan, index),
        let thing = likedForReason(plan, index) ?? coldThing(&plan, index)
          ?? thingJudged(plan, index, word) ?? personJudged(plan, index, word)
      else { continue }
      plan.verbs[index].subject = thing
      plan.verbs[index].hasKnownSubject = true
      if language == .spanish, word == "porque", plan.isNegative { determine(thing, in: &plan) }
    }
  }

  /// The thing before the clause that is judged there; nil where somebody may be.
  private func thingJudged(_ plan: ClausePlan, _ index: Int, _ word: String) -> NounPhrase? {
    let person = plan.verbs[index].constituent.lexeme.person
    if person == nil, JudgedWords.reasons(in: language).contains(word),
      isOfThings(plan, index),
      let thing = plan.fillers.last(where: { isJudged($0, before: index) })
    {
      return thing.phrases[0]
    }
    // Como fruta porque es sana: no words but the quality tell it, also where the copula is understood.
    guard word == "porque", person == nil || person == .third, plan.verbs[index].frame.isCopular,
      let quality = quality(plan, index), quality.noun == nil,
      JudgedWords.plainly.contains(quality.adjectives.first?.lexeme.lemma ?? "")
    else { return nil }
    return plan.fillers.last { isThing($0, before: index) || isPlace($0, before: index) }?.phrases[
      0]
  }

  /// *Quiero a Ana porque es buena*: what somebody is loved or hated for is his own quality (NGLE §37.7).
  private func personJudged(_ plan: ClausePlan, _ index: Int, _ word: String) -> NounPhrase? {
    guard language == .spanish, index == 1, word == "porque",
      plan.verbs[1].frame.lemma == "ser", plan.verbs[1].constituent.lexeme.person == nil,
      JudgedWords.esteeming.contains(plan.verbs[0].frame.lemma), quality(plan, 1) != nil
    else { return nil }
    return plan.fillers.first {
      $0.verb == 0 && $0.role == .object && $0.phrases.count == 1
        && $0.phrases[0].noun?.lexeme.isBeing == true && !$0.phrases[0].isPronoun
    }?.phrases[0]
  }

  /// Whether the clause says what people are not and do not do: *es pequeño, pesa mucho, está apertado*.
  private func isOfThings(_ plan: ClausePlan, _ index: Int) -> Bool {
    let verb = plan.verbs[index].frame
    guard verb.isCopular else {
      return language == .spanish && JudgedWords.deeds.contains(verb.lemma)
        && !plan.fillers.contains { $0.verb == index && $0.role == .object }
    }
    guard let quality = quality(plan, index) else { return false }
    return language == .spanish
      ? !saysPerson(quality, isOfWorks: verb.lemma == "ser")
      : JudgedWords.portuguese.contains(quality.adjectives.first?.lexeme.lemma ?? "")
  }

  private func quality(_ plan: ClausePlan, _ index: Int) -> NounPhrase? {
    plan.fillers.first { $0.verb == index && $0.role == .attribute }?.phrases.first
  }

  /// Whether a quality can only be somebody's.
  private func saysPerson(_ quality: NounPhrase, isOfWorks: Bool) -> Bool {
    guard quality.noun == nil || quality.noun?.lexeme.lemma == "frío",
      let word = quality.adjectives.first?.lexeme ?? quality.noun?.lexeme
    else { return true }
    if isOfWorks, JudgedWords.ofWorks.contains(word.lemma) { return false }
    return word.kind == .emotion || JudgedWords.personal.contains(word.lemma)
  }

  /// Whether one thing is done something with before the clause, and it is no time, part of the body or feeling.
  private func isJudged(_ filler: Filler, before verb: Int) -> Bool {
    guard filler.phrases.count == 1, isThing(filler, before: verb) else { return false }
    let kind = filler.phrases[0].kind
    return !kind.isTemporal && kind != .body && kind != .feeling
  }

  private func isThing(_ filler: Filler, before verb: Int) -> Bool {
    filler.verb < verb && (filler.role == .object || filler.role == .topic) && namesThing(filler)
  }

  private func isPlace(_ filler: Filler, before verb: Int) -> Bool {
    filler.verb < verb && filler.role.isPlace && namesThing(filler)
  }

  private func namesThing(_ filler: Filler) -> Bool {
    guard let noun = filler.phrases[0].noun?.lexeme else { return false }
    return noun.wordClass == .noun && !noun.isBeing
  }

  /// *No como la sopa porque está fría*: what one has a reason not to take is there (NGLE §15.6).
  private func determine(_ thing: NounPhrase, in plan: inout ClausePlan) {
    guard thing.isPlain,
      let filler = plan.fillers.firstIndex(where: { $0.verb == 0 && $0.phrases == [thing] })
    else { return }
    plan.fillers[filler].article = .definite
  }
}

extension ClausePlanner {
  /// *Achar / difícil / acordar*: what one thinks of a deed is part of the verb (Cunha & Cintra, chapter 7, *Predicativo do
  /// objeto*).
  func findDeed(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, verb == "achar",
      clause.complements[1].lexeme.wordClass == .verb,
      case let phrase = "\(verb) \(clause.complements[0].lexeme.lemma)",
      frames.listed(phrase) != nil
    else { return }
    clause.verb?.lexeme.lemma = phrase
    clause.complements.removeFirst()
  }
}
