import AACCore

/// Who or what a clause within a Spanish sentence is about where nobody chose it.
///
/// Source: NGLE §33.4 (subjects left unsaid), §43.2 and §35.2 (what somebody is told to do), §46.2 (*porque*).
extension ClausePlanner {
  /// Gives the verb of each clause within the sentence the subject that the words before it leave no doubt of.
  func settleInnerSubjects(_ plan: inout ClausePlan) {
    guard language == .spanish, plan.verbs.count > 1 else { return }
    for index in plan.verbs.indices.dropFirst() {
      explainOrder(&plan, index)
      let verb = plan.verbs[index]
      guard let word = verb.subordinator?.lexeme, verb.subject == nil, !verb.hasKnownSubject,
        !verb.isRelative, verb.constituent.lexeme.person == nil
      else { continue }
      let subject =
        word.lemma == "que"
        ? told(plan, index) ?? wished(plan, index)
        : SpanishInnerWords.reasons.contains(word.lemma) ? thingJudged(plan, index) : nil
      guard let subject else { continue }
      plan.verbs[index].subject = subject
      plan.verbs[index].hasKnownSubject = true
      if word.lemma == "porque", plan.isNegative { determine(subject, in: &plan) }
    }
  }

  /// *No como la sopa porque está fría*: what one has a reason not to take is there (NGLE §15.6).
  private func determine(_ thing: NounPhrase, in plan: inout ClausePlan) {
    guard thing.isPlain,
      let filler = plan.fillers.firstIndex(where: { $0.verb == 0 && $0.phrases == [thing] })
    else { return }
    plan.fillers[filler].article = .definite
  }

  /// *Me alegro de que vengas tú, me gusta que cante mamá*: behind a verb that nobody is the object of stands who does it
  /// (NGLE §40.4).
  func takeWishedSubject(
    _ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase]
  ) {
    guard language == .spanish, verb.subject == nil, !verb.hasKnownSubject, !verb.isRelative,
      verb.subordinator?.lexeme.lemma == "que", verb.constituent.lexeme.person == nil,
      verb.frame.pattern == .plain, verb.frame.slot(.recipient) == nil, !verb.frame.isDefault,
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
    verb.hasLateSubject = true
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
    let (opener, verb) = (plan.verbs[index - 1].frame, plan.verbs[index].frame)
    guard plan.options.contains(.request), index == 1, opener.opensSubjunctive,
      opener.slot(.recipient) != nil, verb.pattern.isPersonal, verb.pattern != .experiencer,
      let whom = plan.fillers.first(where: { $0.verb == 0 && $0.role == .recipient }),
      let noun = whom.phrases[0].noun?.lexeme, noun.isBeing || noun.wordClass == .pronoun
    else { return nil }
    let isState =
      verb.isCopular || verb.past == .state || verb.pattern == .modal || verb.lemma == "tener"
    guard opener.opensIndicative, isState else {
      guard whom.phrases.count == 1, noun.wordClass != .pronoun || noun.person == .third else {
        return nil
      }
      return whom.phrases[0]
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

  /// *Devuelvo el abrigo porque es pequeño, no llevo la maleta porque pesa mucho*: a quality that people do not have, and
  /// what only things do, is said of the thing before.
  private func thingJudged(_ plan: ClausePlan, _ index: Int) -> NounPhrase? {
    let verb = plan.verbs[index].frame
    if verb.isCopular {
      guard
        let quality = plan.fillers.first(where: { $0.verb == index && $0.role == .attribute })?
          .phrases.first, !saysPerson(quality, isOfWorks: verb.lemma == "ser")
      else { return nil }
    } else {
      guard SpanishInnerWords.ofThings.contains(verb.lemma),
        !plan.fillers.contains(where: { $0.verb == index && $0.role == .object })
      else { return nil }
    }
    let thing = plan.fillers.last {
      $0.verb < index && $0.phrases.count == 1
        && ($0.role == .object || $0.role == .topic)
        && $0.phrases[0].noun?.lexeme.wordClass == .noun
        && $0.phrases[0].noun?.lexeme.isBeing == false
        && $0.phrases[0].noun?.lexeme.kind.isTemporal == false
        && $0.phrases[0].kind != .body && $0.phrases[0].kind != .feeling
    }
    return thing?.phrases[0]
  }

  /// Whether a quality can only be somebody's.
  private func saysPerson(_ quality: NounPhrase, isOfWorks: Bool) -> Bool {
    guard quality.noun == nil || quality.noun?.lexeme.lemma == "frío",
      let word = quality.adjectives.first?.lexeme ?? quality.noun?.lexeme
    else { return true }
    if isOfWorks, SpanishInnerWords.ofWorks.contains(word.lemma) { return false }
    return word.kind == .emotion || SpanishInnerWords.personal.contains(word.lemma)
  }
}

/// Words of clauses within the sentence.
enum SpanishInnerWords {
  /// Words that begin a reason for what is done with a thing, or what stands against it.
  static let reasons: WordSet = ["porque", "ya que", "pero", "aunque", "si", "cuando"]
  /// What things do and people do not, where nothing is its object.
  static let ofThings: WordSet = [
    "pesar", "funcionar", "oler", "saber", "costar", "valer", "durar", "caducar", "romperse",
    "estropearse", "apretar", "encoger", "sonar", "gotear", "arder", "quemar", "pitar", "brillar",
    "atascarse", "mancharse", "derretirse", "pudrirse", "apagarse", "bloquearse", "rechinar",
    "chirriar", "picar", "servir", "deshacerse", "agotarse", "terminarse", "acabarse",
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
  /// What a film or a lesson is, and people are not.
  static let ofWorks: WordSet = ["aburrido", "triste", "alegre", "divertido", "bueno", "malo"]
  /// Qualities and states of people.
  static let personal: WordSet = [
    "cansado", "enfermo", "malito", "despierto", "dormido", "embarazado", "ocupado", "borracho",
    "agotado", "hambriento", "sediento", "resfriado", "constipado", "mareado", "acatarrado",
    "ingresado", "castigado", "sentado", "acostado", "levantado", "solo", "soltero", "casado",
    "divorciado", "viudo", "jubilado", "parado", "desempleado", "muerto", "vivo", "ciego", "sordo",
    "mudo", "cojo", "zurdo", "diestro", "alérgico", "celíaco", "celiaco", "diabético", "asmático",
    "vegetariano", "vegano", "intolerante", "joven", "viejo", "mayor", "menor", "alto", "bajo",
    "gordo", "flaco", "delgado", "guapo", "feo", "rubio", "moreno", "calvo", "pelirrojo", "tímido",
    "vergonzoso", "valiente", "cobarde", "listo", "tonto", "inteligente", "vago", "perezoso",
    "trabajador", "despistado", "olvidadizo", "torpe", "pobre", "rico", "adulto", "niño", "miope",
    "autista", "dislexico", "disléxico", "herido", "lesionado", "convaleciente", "preparado",
    "libre", "listo", "seguro", "lejos", "cerca", "amable", "educado", "simpático", "antipático",
    "mejor", "peor", "fuerte", "débil", "responsable", "curioso", "goloso", "friolero",
    "caluroso", "puntual", "generoso", "egoísta", "celoso", "cariñoso", "bueno",
  ]
}
