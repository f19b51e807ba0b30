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
      explainWithFeeling(&plan, index)
      explainLiking(&plan, index)
      stayUntil(&plan, index)
      let verb = plan.verbs[index]
      guard verb.subordinator?.lexeme.lemma == "que", verb.subject == nil, !verb.hasKnownSubject,
        !verb.isRelative, verb.constituent.lexeme.person == nil
      else { continue }
      guard let subject = told(plan, index) ?? wished(plan, index) else { continue }
      plan.verbs[index].subject = subject
      plan.verbs[index].hasKnownSubject = true
    }
  }

  /// *Preguntó si le dolía a él, dice que le gusta a ella*: who feels it, chosen behind the verb of a clause within the sentence
  /// (NGLE §35.9).
  func raiseInnerFeeling(_ plan: inout ClausePlan) {
    guard language == .spanish, let verb = plan.verbs.first, verb.frame.pattern == .experiencer,
      verb.subject == nil || verb.isRelative, verb.constituent.lexeme.person == nil,
      let index = plan.fillers.firstIndex(where: { filler in
        filler.verb == 0 && (filler.preposition == "a" || verb.isRelative)
          && filler.phrases.allSatisfy { $0.isPronoun || $0.noun?.lexeme.isBeing == true }
      })
    else { return }
    let who = plan.fillers.remove(at: index).phrases.first
    plan.verbs[0].subject = who
    // La canción que me gusta: the pronoun on the verb is enough.
    plan.verbs[0].hasKnownSubject = verb.isRelative && who?.isPronoun == true
  }

  /// *Abre la ventana porque tengo calor, habla bajo porque me duele la cabeza*: what the speaker feels is why he asks, unless it
  /// is for the sake of who does it (NGLE §46.2): *come porque tienes hambre*.
  private func explainWithFeeling(_ plan: inout ClausePlan, _ index: Int) {
    guard plan.options.contains(.request) || isAskedFavour(plan), case let verb = plan.verbs[index],
      verb.subordinator?.lexeme.lemma == "porque", verb.subject == nil, !verb.hasKnownSubject,
      verb.constituent.lexeme.person == nil,
      case let asked = plan.verbs[0].frame.lemma, !asked.hasSuffix("se"),
      !SpanishInnerWords.forOneself.contains(asked),
      feelsOrCannot(plan, index), let speaker = lexicon.known("yo")
    else { return }
    plan.verbs[index].subject = NounPhrase(Constituent(speaker))
    plan.verbs[index].hasKnownSubject = true
  }

  /// *Quédate conmigo hasta que me duerma*: who has somebody stay with him (NGLE §33.4).
  private func stayUntil(_ plan: inout ClausePlan, _ index: Int) {
    guard plan.options.contains(.request), case let verb = plan.verbs[index],
      verb.subordinator?.lexeme.lemma == "hasta que", verb.subject == nil, !verb.hasKnownSubject,
      verb.constituent.lexeme.person == nil, verb.frame.pattern.isPersonal,
      plan.fillers.contains(where: { filler in
        filler.verb == 0
          && filler.phrases.contains {
            $0.noun?.lexeme.lemma == "conmigo"
              || filler.role == .company && $0.noun?.lexeme.person == .first
          }
      })
        || plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "conmigo" }),
      let speaker = lexicon.known("yo")
    else { return }
    plan.verbs[index].subject = NounPhrase(Constituent(speaker))
    plan.verbs[index].hasKnownSubject = true
  }

  /// *¿Puedes bajar la música porque me duele la cabeza?*: whether somebody is asked to do something.
  private func isAskedFavour(_ plan: ClausePlan) -> Bool {
    plan.isQuestion && plan.verbs.count > 2 && plan.verbs[0].frame.lemma == "poder"
      && plan.subject.first?.noun?.lexeme.person == .second
      && !SpanishInnerWords.forOneself.contains(plan.verbs[1].frame.lemma)
  }

  /// *La quiero porque es mi hermana, como esto porque está bueno, quiero ir porque es divertido*: what is liked and wanted is so,
  /// not who likes it (NGLE §33.4).
  private func explainLiking(_ plan: inout ClausePlan, _ index: Int) {
    guard index == 1, case let verb = plan.verbs[index], verb.subject == nil,
      !verb.hasKnownSubject, verb.subordinator?.lexeme.lemma == "porque", verb.frame.isCopular,
      verb.constituent.lexeme.person == nil, verb.constituent.lexeme.forms.isEmpty, !plan.isLaid,
      case let isLiked = SpanishInnerWords.liking.contains(plan.verbs[0].frame.lemma),
      let what = plan.fillers.first(where: { $0.verb == 1 && $0.role == .attribute })?.phrases.first
    else { return }
    let quality = what.adjectives.first?.lexeme.lemma ?? ""
    let isKin = what.noun != nil && what.possessive != nil
    guard isLiked else {
      // Perdono a Raúl porque es mi amigo: nobody is one's own friend.
      guard isKin, what.noun?.lexeme.isBeing == true, what.possessive?.lexeme.lemma == "mi",
        let other = plan.fillers.first(where: { filler in
          filler.verb == 0 && filler.phrases.count == 1 && !filler.phrases[0].isPronoun
            && filler.phrases[0].noun?.lexeme.isBeing == true
        })?.phrases.first
      else { return }
      plan.verbs[index].subject = other
      plan.verbs[index].hasKnownSubject = true
      return
    }
    let isOfThing =
      AffectedWords.ofThings.contains(quality) || AffectedWords.ofAnything.contains(quality)
      || SpanishInnerWords.pleasing.contains(quality)
    guard
      isKin || what.noun == nil && (isOfThing || verb.frame.pattern == .copula)
        || quality == "enfermo"
    else { return }
    if let liked = plan.fillers.first(where: {
      $0.verb == 0 && ($0.role == .object || $0.role == .recipient) && $0.phrases.count == 1
    })?.phrases.first, liked.noun != nil || liked.demonstrative != nil {
      plan.verbs[index].subject = liked
      plan.verbs[index].hasKnownSubject = true
    } else if isOfThing, !isKin {
      plan.verbs[index].constituent.lexeme.person = .third
      plan.verbs[index].constituent.lexeme.number = .singular
    }
  }

  private func feelsOrCannot(_ plan: ClausePlan, _ index: Int) -> Bool {
    let verb = plan.verbs[index]
    if verb.frame.pattern == .experiencer || verb.negator != nil && verb.frame.pattern == .modal {
      return true
    }
    if verb.negator != nil {
      return ["oír", "ver", "llegar", "alcanzar"].contains(verb.frame.lemma)
    }
    guard verb.frame.lemma.hasPrefix("tener") else { return false }
    return verb.frame.lemma != "tener"
      || plan.fillers.contains {
        $0.verb == index && $0.role == .object
          && $0.phrases[0].noun?.lexeme.kind.isSensation == true
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
  /// What one does for one's own sake.
  static let forOneself: WordSet = [
    "comer", "beber", "dormir", "descansar", "cenar", "merendar", "desayunar", "almorzar", "correr",
    "respirar", "tomar",
  ]
  /// Liking, wanting and looking after, for what their object is.
  static let liking: WordSet = [
    "gustar", "querer", "encantar", "odiar", "amar", "preferir", "elegir", "comer", "comprar",
    "ayudar", "cuidar", "visitar", "adorar", "detestar",
  ]
  /// What things one likes are.
  static let pleasing: WordSet = [
    "bonito", "bueno", "rico", "divertido", "caro", "barato", "difícil", "fácil", "aburrido", "feo",
    "interesante", "grande", "pequeño", "blando", "dulce", "sano", "nuevo", "rápido", "malo",
  ]
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
