import AACCore

/// Who or what a clause within a Spanish sentence is about where nobody chose it.
///
/// Source: NGLE §33.4 (subjects left unsaid), §43.2 and §35.2 (what somebody is told to do).
extension ClausePlanner {
  /// Gives the verb of each clause within the sentence the subject that the words before it leave no doubt of.
  func settleInnerSubjects(_ plan: inout ClausePlan) {
    guard language == .spanish, plan.verbs.count > 1 else { return }
    for index in plan.verbs.indices.dropFirst() {
      explainOrder(&plan, index)
      let verb = plan.verbs[index]
      guard verb.subordinator?.lexeme.lemma == "que", verb.subject == nil, !verb.hasKnownSubject,
        !verb.isRelative, verb.constituent.lexeme.person == nil
      else { continue }
      guard let subject = told(plan, index) ?? wished(plan, index) else { continue }
      plan.verbs[index].subject = subject
      plan.verbs[index].hasKnownSubject = true
    }
  }

  /// *Me alegro de que vengas tú, me gusta que cante mamá*: behind a verb that nobody is the object of stands who does it
  /// (NGLE §40.4).
  func takeWishedSubject(
    _ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase]
  ) {
    guard language == .spanish, verb.subject == nil, !verb.hasKnownSubject, !verb.isRelative,
      verb.subordinator?.lexeme.lemma == "que", verb.constituent.lexeme.person == nil,
      verb.frame.pattern == .plain && verb.frame.slot(.recipient) == nil || verb.frame.isCopular
        || verb.frame.lemma == "mentir", !verb.frame.isDefault,
      let place = loose.firstIndex(where: { $0.after == index && $0.phrase.noun != nil }),
      loose[place].preposition == nil, var noun = loose[place].phrase.noun, noun.lexeme.isHuman,
      case let taken = verb.frame.slots.filter({ $0.role == .object }),
      taken.allSatisfy({ !$0.acceptedKinds.isEmpty && !$0.acceptedKinds.contains(.person) })
    else { return }
    if let subject = ["ti": "tú", "mí": "yo"][noun.lexeme.lemma],
      let known = lexicon.known(subject)
    {
      noun.lexeme = known
    }
    var phrase = loose.remove(at: place).phrase
    phrase.noun = noun
    verb.subject = phrase
    verb.hasLateSubject = !verb.frame.isCopular
  }

  /// *La mejor persona del mundo, el más alto de la clase*: among whom somebody is the first (NGLE §45.5).
  func chooseAmong(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.complements.count > 2, let last = clause.complements.indices.last,
      SpanishInnerWords.groups.contains(clause.complements[last].lexeme.lemma),
      [.noun, .adjective].contains(clause.complements[last - 1].lexeme.wordClass),
      clause.complements[..<last].contains(where: {
        ["mejor", "peor", "más", "único"].contains($0.lexeme.lemma)
      }), !clause.complements.contains(where: { $0.lexeme.lemma == "que" }),
      let of = lexicon.known("de")
    else { return }
    if clause.complements[last].lexeme.lemma == "mundo", let the = lexicon.known("el") {
      clause.complements.insert(Constituent(the), at: last)
    }
    clause.complements.insert(Constituent(of), at: last)
    clause.reasons.append(
      Realization.RuleApplication(
        .understood, clause.complements[clause.complements.count - 1].lexeme.lemma, "de"))
  }

  /// *Se pone nerviosa al hablar en público*: what somebody becomes when he does something (NGLE §26.12).
  func stirByDeed(_ clause: inout Clause) {
    guard
      let deed = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.wordClass == .verb
      }), case let quality = clause.complements[deed - 1].lexeme, quality.wordClass == .adjective,
      let link = lexicon.known("al"), !clause.isLaid
    else { return }
    clause.complements.insert(Constituent(link), at: deed)
  }

  /// *Cierra la ventana, que hace frío; corre, que llegas tarde*: behind an order *que* says why (NGLE §46.5, *causales
  /// explicativas*).
  private func explainOrder(_ plan: inout ClausePlan, _ index: Int) {
    let (opener, verb) = (plan.verbs[0].frame, plan.verbs[index])
    guard plan.options.contains(.request), index == 1, verb.governor == nil,
      verb.subordinator?.lexeme.lemma == "que", !opener.opensClause, !opener.opensIndicative,
      !opener.opensSubjunctive, !ThatClauseWords.persuading.contains(opener.lemma),
      verb.constituent.lexeme.person == nil
    else { return }
    let isWeather =
      !verb.frame.pattern.isPersonal
      || verb.frame.lemma == "hacer"
        && plan.fillers.contains {
          $0.verb == index
            && SpanishInnerWords.weather.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
        }
    if verb.isRelative {
      guard isWeather || verb.frame.pattern == .experiencer else { return }
      plan.verbs[index].isRelative = false
      plan.verbs[index].hasKnownSubject = false
      plan.verbs[index].subject = nil
    }
    plan.verbs[index].subordinator?.lexeme.forms[PlannedVerb.explaining] = ""
    if isWeather { plan.verbs[index].frame.pattern = .weather }
    guard !isWeather, verb.frame.pattern != .experiencer, plan.verbs[index].subject == nil else {
      return
    }
    let isOther =
      SpanishDeedWords.happening.contains(verb.frame.lemma)
      || verb.frame.lemma == "llegar"
        && plan.adverbials.contains { $0.constituent.lexeme.lemma == "tarde" }
    guard
      let who = isOther
        ? plan.subject.first?.noun?.lexeme ?? lexicon.known("tú") : lexicon.known("yo")
    else { return }
    plan.verbs[index].subject = NounPhrase(Constituent(who))
    plan.verbs[index].hasKnownSubject = true
  }

  /// *Dile a mamá que me ayude, dile a la profesora que estoy enfermo*: who is told to do something does it, and what is so
  /// is so of who speaks.
  private func told(_ plan: ClausePlan, _ index: Int) -> NounPhrase? {
    let verb = plan.verbs[index].frame
    guard plan.options.contains(.request), index == 1, plan.mayTell(0),
      verb.pattern.isPersonal, verb.pattern != .experiencer,
      let whom = plan.told(by: 0), let noun = whom.noun?.lexeme
    else { return nil }
    let isState =
      verb.isCopular || verb.past == .state || verb.pattern == .modal || verb.lemma == "tener"
    guard plan.verbs[0].frame.opensIndicative, isState else {
      return noun.wordClass != .pronoun || noun.person == .third ? whom : nil
    }
    return lexicon.known("yo").map { NounPhrase(Constituent($0)) }
  }

  /// *¿Quieres que te ayude?, quiero que me escuches*: what one of the two wishes to be done to himself the other does.
  private func wished(_ plan: ClausePlan, _ index: Int) -> NounPhrase? {
    guard index == 1, plan.verbs[0].frame.opensSubjunctive, !plan.verbs[0].frame.opensIndicative,
      plan.verbs[0].frame.slot(.recipient) == nil,
      let own = plan.fillers.first(where: {
        $0.verb >= index && ($0.role == .object || $0.role == .recipient)
          && $0.phrases[0].isPronoun
      })?.phrases[0].noun?.lexeme.person, own != .third,
      plan.subject.isEmpty ? own == .first : plan.subject[0].noun?.lexeme.person == own
    else { return nil }
    let other = own == .first ? plan.variety == .spanishArgentina ? "vos" : "tú" : "yo"
    return lexicon.known(other).map { NounPhrase(Constituent($0)) }
  }
}

/// Words of clauses within the sentence.
enum SpanishInnerWords {
  /// Among whom somebody is the best.
  static let groups: WordSet = [
    "mundo", "clase", "equipo", "colegio", "familia", "grupo", "barrio", "pueblo", "ciudad", "país",
    "casa", "universo", "curso", "instituto", "escuela",
  ]
  /// What *hacer* says of the weather.
  static let weather: WordSet = [
    "frío", "calor", "viento", "sol", "aire", "fresco", "humedad", "mal tiempo", "buen tiempo",
  ]
}
