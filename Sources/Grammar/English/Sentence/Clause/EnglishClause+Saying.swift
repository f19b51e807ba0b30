import AACCore

extension EnglishClause {
  /// Finds out what the verb agrees with.
  mutating func resolveSubject() {
    if plan.subject.isEmpty {
      subject = implicitSubject
      // *It is important to wash your hands*: anybody's.
      if isDeedJudged { possessor = possessor ?? EnglishSubject(.second) }
    } else if plan.subject.count == 1 || plan.subject.contains(where: \.isJoinedByOr) {
      let last = plan.subject[plan.subject.count - 1]
      subject = EnglishSubject(last, isPlural: isPlural(last, EnglishUsage(.subject)))
    } else {
      let all = plan.subject.map { EnglishSubject($0, isPlural: isPlural($0, .init(.subject))) }
      subject = EnglishSubject(joined: all)
      out.note(.joinedSubjects, names(plan.subject))
    }
    if plan.inquiry?.role == .subject { subject = EnglishSubject(inquiryPronoun) }
    if isOneMeasure { subject = EnglishSubject(.neuter) }
    if plan.verbs.first?.frame.pattern == .existential { resolveExistential() }
  }

  /// Nobody named: the weather's *it*, the asked *you*, else the speaker, as the quick mode has it.
  private var implicitSubject: EnglishSubject {
    if plan.verbs.first?.frame.pattern == .weather || startsToRain {
      return EnglishSubject(.neuter)
    }
    if plan.inquiry != nil {
      // *How much does it hurt?*
      let isFelt = plan.verbs.first?.frame.pattern == .experiencer
      let isLong =
        plan.inquiry?.constituent.lexeme.lemma == "how long"
        && ["take", "last"].contains(plan.verbs.first?.frame.lemma ?? "")
      return EnglishSubject(isFelt || isLong || isAskedOfThing ? .neuter : .second)
    }
    if isDate { return EnglishSubject(.neuter) }
    if isSituation || implied == nil && isSaidOfThing {
      return antecedent ?? EnglishSubject(.neuter)
    }
    if let antecedent, implied?.person == .first, isOthersQuality { return antecedent }
    if let implied { return implied }
    return .speaker
  }

  /// *because hard, because kind*: a quality that is no state or feeling of who speaks.
  private var isOthersQuality: Bool {
    guard plan.verbs.count == 1, plan.verbs[0].frame.isCopular, plan.fillers.count == 1,
      let quality = plan.filler(.attribute)?.phrases.first?.adjectives.first?.lexeme
    else { return false }
    return quality.kind != .state && quality.kind != .emotion
  }

  /// *It is Monday today, it is winter, it is three o'clock.*
  var isDate: Bool {
    plan.verbs.first?.frame.pattern == .copula && plan.fillers.isEmpty
      && (plan.subject.isEmpty
        || EnglishHabits.dateSubjects.contains(plan.subject[0].noun?.lexeme.lemma ?? ""))
      && plan.adverbials.contains(where: namesTime)
      && !plan.adverbials.contains { [.place, .direction].contains($0.constituent.lexeme.kind) }
  }

  /// Whether an adverbial names a time that something can be, and is no *now, today*.
  func namesTime(_ adverbial: Adverbial) -> Bool {
    let lexeme = adverbial.constituent.lexeme
    if lexeme.kind == .weekday { return true }
    return lexeme.kind == .time && adverbial.phrase != lexeme.lemma
      && ["at ", "in ", "on "].contains { adverbial.phrase.hasPrefix($0) }
  }

  private var inquiryPronoun: EnglishPronouns {
    guard let noun = plan.inquiry?.noun?.noun else { return .neuter }
    let asksHowMany = plan.inquiry?.constituent.lexeme.lemma.hasPrefix("how") == true
    return EnglishHabits.isPlural(noun.lexeme)
      || asksHowMany && !EnglishHabits.isMass(noun.lexeme) ? .thirdPlural : .neuter
  }

  /// *Ten dollars is too much, two weeks is long*: an amount is one thing (CGEL §10.43).
  private var isOneMeasure: Bool {
    guard plan.subject.count == 1, plan.subject[0].isCountedByNumber,
      let noun = plan.subject[0].noun?.lexeme,
      noun.kind.isTemporal || noun.kind == .money || EnglishHabits.units.contains(noun.lemma),
      plan.subject[0].adjectives.isEmpty, plan.verbs.count == 1, plan.verbs[0].frame.lemma == "be"
    else { return false }
    return plan.fillers.allSatisfy { $0.role == .attribute }
      && plan.adverbials.allSatisfy { $0.constituent.lexeme.kind != .direction }
  }

  /// *There are two dogs*: the verb agrees with what there is (CGEL §18.45).
  private mutating func resolveExistential() {
    if let inquiry = plan.inquiry,
      inquiry.noun != nil || inquiry.constituent.lexeme.lemma == "how many"
    {
      // *How many people are there?*
      subject = EnglishSubject(
        inquiry.constituent.lexeme.lemma == "how many" ? .thirdPlural : inquiryPronoun)
      return
    }
    guard let filler = plan.filler(.object) else { return }
    let usage = EnglishUsage(.object)
    // *There is thunder and lightning* (CGEL §18.45): the nearest counts.
    let isMany =
      filler.phrases.count > 1
      && !filler.phrases.allSatisfy({
        EnglishHabits.isMass($0.noun?.lexeme ?? .init(lemma: "", wordClass: .noun))
      }) || filler.phrases.contains { isPlural($0, usage) }
    subject = EnglishSubject(isMany ? .thirdPlural : .neuter)
  }

  private func names(_ phrases: [NounPhrase]) -> String {
    var text = ""
    for phrase in phrases {
      if !text.isEmpty { text += " + " }
      text += phrase.noun?.lexeme.lemma ?? ""
    }
    return text
  }

  mutating func addSubject() {
    if plan.verbs.first?.frame.pattern == .existential {
      out.add("there")
      out.note(.expletive, "be", "there")
      return
    }
    guard !plan.subject.isEmpty else {
      out.add(subject.pronoun.nominative)
      noteUnchosen(subject.pronoun.nominative)
      return
    }
    // The first person comes last: *Mom and I* (CGEL §13.56 note).
    var phrases = plan.subject
    if phrases.count > 1, let index = phrases.firstIndex(where: \.isFirstPersonSingular),
      index < phrases.count - 1, phrases.allSatisfy({ $0.connective == nil || !$0.isJoinedByOr })
    {
      phrases.append(phrases.remove(at: index))
    }
    if isAllNegated { addNot() }
    isSayingSubject = true
    addPhrases(phrases, EnglishUsage(.subject))
    isSayingSubject = false
  }

  /// Says why a pronoun is there that nobody chose: a verb without a subject is the speaker's or nobody's.
  mutating func noteUnchosen(_ pronoun: String) {
    if pronoun == "it" || pronoun == "there" {
      out.note(.expletive, plan.verbs.first?.constituent.lexeme.lemma ?? "", pronoun)
    } else if pronoun == "I" || pronoun == "we" {
      out.note(.quickMode, pronoun, pronoun)
    } else {
      out.note(.understood, plan.verbs.first?.constituent.lexeme.lemma ?? "", pronoun)
    }
  }

  /// The auxiliary with its *n't*.
  mutating func addFinite(_ group: EnglishVerbGroup) {
    noteDoSupport(group)
    noteHelpers(group)
    let finite = group.finite.tile ?? (group.isAuxiliary ? auxiliaryTile : nil)
    guard isNegated else {
      out.add(group.finite.text, tile: finite)
      return
    }
    if isMandated, group.finite.text == "not" { return addNot() }
    let tile = plan.negatorTile ?? finite
    if let contracted = EnglishContractions.negative(group.finite.text) {
      out.add(contracted, tile: tile)
      if plan.negatorTile == nil {
        out.note(.negation, plan.verbs[0].constituent.lexeme.lemma, contracted)
      } else {
        out.note(.contraction, "\(group.finite.text) + not", contracted)
      }
    } else {
      out.add(group.finite.text, tile: finite)
      if !plan.isQuestion || plan.inquiry?.role == .subject { addNot() }
    }
  }

  mutating func addNot() {
    out.add("not", tile: plan.negatorTile)
    if plan.negatorTile != nil { return }
    out.note(.negation, plan.verbs.first?.constituent.lexeme.lemma ?? "", "not")
  }

  /// *am, is* for *be*, and the helpers that no tile stands for: *will, is, have* (CGEL §3.21–3.47).
  private mutating func noteHelpers(_ group: EnglishVerbGroup) {
    let lemma = plan.verbs[0].constituent.lexeme.lemma
    let finite = group.finite
    if finite.tile != nil {
      if lemma == "be", finite.text != lemma { out.note(.verbForm, lemma, finite.text) }
    } else if lemma == "be", group.rest.isEmpty {
      out.note(.understoodBe, saidOfSubject, finite.text)
    } else if !["do", "does", "did"].contains(finite.text), let main = group.rest.last {
      let helpers = [finite.text] + group.rest.dropLast().filter { $0.tile == nil }.map(\.text)
      if plan.options.contains(.polite), lemma == "want" {
        out.note(.courtesy, lemma, "would like")
      } else {
        out.note(.helperVerb, main.text, helpers.joined(separator: " "))
      }
    } else if let main = group.rest.last, group.rest.count == 3, group.rest[1].tile == nil {
      // Do you want to take a bite?
      out.note(.helperVerb, main.text, group.rest.dropLast().map(\.text).joined(separator: " "))
    } else if group.rest.isEmpty, plan.verbs.count > 1 {
      out.note(.helperVerb, plan.verbs[1].constituent.lexeme.lemma, finite.text)
    }
  }

  /// The word that *be* was put before: a quality, a place or a time, else what is asked about.
  private var saidOfSubject: String {
    let quality = plan.filler(.attribute)?.phrases.first
    if let word = quality?.adjectives.first?.lexeme.lemma { return word }
    if plan.inquiry != nil, let asked = plan.subject.first?.head { return asked }
    return quality?.head ?? plan.fillers.first?.phrases.first?.head
      ?? plan.adverbials.first?.phrase ?? plan.subject.first?.head ?? ""
  }

  private mutating func noteDoSupport(_ group: EnglishVerbGroup) {
    guard group.form == .base, group.finite.tile == nil, let main = group.rest.last else { return }
    if ["do", "does", "did"].contains(group.finite.text) {
      out.note(.doSupport, main.text, group.finite.text)
    }
  }

  /// The main verb's words; a pronoun object goes before the particle: *put it on* (CGEL §16.4).
  mutating func addMainVerb(_ words: [EnglishVerbGroup.Word], of group: EnglishVerbGroup) {
    mainForm = group.form
    guard let last = words.last else { return }
    let lemma = plan.verbs[0].constituent.lexeme.lemma
    for word in words.dropLast() {
      out.add(word.text, tile: word.tile)
      if word.text == "use to", word.tile == nil { out.note(.helperVerb, lemma, word.text) }
    }
    addVerbForm(last.text, tile: last.tile, verb: 0)
    if last.text == "have", isModalPerfect {
      out.note(.helperVerb, plan.verbs[1].constituent.lexeme.lemma, "have")
    } else if last.text.hasPrefix("used to") || last.text.hasPrefix("use to") {
      out.note(.helperVerb, lemma, "used to")
    } else if last.tile == nil, plan.verbs[0].constituent.tile == nil, lemma != "be" {
      out.note(.understood, wordBeside(0), last.text)
    } else if last.tile == nil, plan.verbs[0].constituent.tile == nil, last.text == "be" {
      out.note(.understoodBe, saidOfSubject, last.text)
    } else if last.text != lemma, plan.verbs[0].frame.pattern != .modal,
      !plan.options.contains(.polite) || lemma != "want"
    {
      out.note(.verbForm, lemma, last.text)
    }
  }

  /// What a verb that nobody chose was put with: the next verb, else what is done or where to.
  func wordBeside(_ index: Int) -> String {
    if index + 1 < plan.verbs.count { return plan.verbs[index + 1].constituent.lexeme.lemma }
    let filler = plan.fillers.first { $0.verb == index }
    return filler?.phrases.first?.head ?? plan.adverbials.first?.phrase
      ?? plan.verbs[index].constituent.lexeme.lemma
  }

  mutating func addVerbForm(_ text: String, tile: Int?, verb: Int) {
    guard text.hasSpace else { return addJoined(text, tile: tile) }
    let lemma = plan.verbs[verb].constituent.lexeme.lemma
    let text = ownWithin(text, lemma)
    let words = text.split(separator: " ", maxSplits: 1)
    if sayGetterWithin(text, verb: verb, tile: tile) { return }
    if words.count == 2,
      let index = plan.fillers.firstIndex(where: { $0.verb == verb && $0.role == .object }),
      let phrase = plan.fillers[index].phrases.first,
      phrase.isPronoun && EnglishParticles.isSeparable(String(words[1]), in: lemma)
        || EnglishParticles.encloses(
          lemma, isBeing: phrase.noun?.lexeme.isBeing == true,
          isTakenFrom: plan.fillers.contains { $0.verb == verb && $0.preposition == "from" })
        || isImperative && words[1] == "back"
        || lemma == "let in" || lemma == "let out",
      plan.fillers[index].preposition == nil
    {
      let tiles = tile.flatMap { joins[$0] }
      out.add(String(words[0]), tile: tiles?.first ?? tile)
      say(fillerAt: index)
      if words[1] == "off",
        let from = plan.fillers.firstIndex(where: {
          $0.verb == verb && $0.preposition == "from" && $0.prepositionTile == nil
        })
      {
        // *pull the bandage off my arm* (CGEL §9.20).
        plan.fillers[from].preposition = nil
      }
      out.add(String(words[1]), tile: tiles?.last ?? tile)
    } else {
      addJoined(text, tile: tile)
    }
  }

  /// The verbs that the main verb opens, each with its complements.
  mutating func addChain() {
    var form = mainForm
    placeBehindWhatIsLearned()
    for index in plan.verbs.indices.dropFirst() {
      addFillersAndAdverbsChosenBefore(index)
      let verb = plan.verbs[index]
      if let own = verb.subject, EnglishHabits.reporting.contains(plan.verbs[index - 1].frame.lemma)
      {
        addClause(of: index, own)
        continue
      }
      if let connective = verb.connective, verb.opensClause {
        addSubordinate(index, connective)
        continue
      }
      if let own = verb.subject {
        var usage = EnglishUsage(.object)
        let ruling = plan.verbs[index - 1].frame
        if ["let", "make", "help"].contains(ruling.lemma) { usage.frame = ruling }
        if ruling.otherOpening != nil, own.isPlain, own.noun?.lexeme.wordClass == .noun,
          !EnglishPeople.isPossessed(own.noun?.lexeme.lemma ?? "")
        {
          // *stop **the** dog from barking*: it is at it already.
          usage.article = own.noun?.lexeme.article ?? .definite
        }
        addOtherPreposition(ruling)
        addPhrases([own] + verb.moreSubjects, usage)
      }
      if let connective = verb.connective {
        let word =
          isInNegation && connective.lexeme.lemma == "and" ? "or" : connective.lexeme.lemma
        addJoined(word, tile: connective.tile)
        if word == "in order to" { form = .base }
        if connective.tile == nil {
          out.note(.coordination, verb.constituent.lexeme.lemma, word)
        }
      } else {
        if let not = verb.negator { out.add(not.lexeme.lemma, tile: not.tile) }
        form = addLink(at: index, form)
      }
      if verb.constituent.tile == nil {
        out.note(.understood, wordBeside(index), text(of: verb, in: form))
      }
      let isDone = form == .base && isNeededDone(index)
      addVerbForm(
        isDone ? "be " + participle(verb) : text(of: verb, in: form), tile: verb.constituent.tile,
        verb: index)
    }
    addFillers(of: plan.verbs.count - 1)
  }

  /// *rely **on** Mom to drive, wait **for** Tom to finish* (CGEL §16.5).
  private mutating func addOtherPreposition(_ ruling: VerbFrame) {
    guard let preposition = ruling.otherPreposition else { return }
    out.add(preposition)
    out.note(.preposition, ruling.lemma, preposition)
  }

  /// *It needs to be fixed*: a thing does not do it (CGEL §3.63).
  private func isNeededDone(_ index: Int) -> Bool {
    guard plan.verbs[index - 1].frame.lemma == "need", plan.verbs[index].subject == nil,
      subject.pronoun.nominative == "it", plan.verbs[index].frame.slot(.object) != nil,
      plan.verbs[index].frame.opening == nil, plan.verbs[index].frame.lemma != "eat"
    else { return false }
    return !plan.fillers.contains { $0.verb == index && $0.role == .object }
  }

  private func text(of verb: PlannedVerb, in form: EnglishVerbGroup.Form) -> String {
    switch form {
    case .finite: finiteForm(of: verb)
    case .base: verb.constituent.lexeme.lemma
    case .gerund: gerund(verb)
    case .participle: participle(verb)
    }
  }

  /// *without/look, good/at/swim*: a preposition chosen right before a verb takes its *-ing* form (CGEL §15.10).
  mutating func takePreposition(before verb: Int?) -> Constituent? {
    guard let verb,
      let index = plan.adverbials.firstIndex(where: {
        $0.constituent.lexeme.wordClass == .adposition && $0.constituent.tile == verb - 1
      })
        // One that was put in has no tile.
        ?? plan.adverbials.firstIndex(where: {
          $0.constituent.lexeme.wordClass == .adposition && $0.constituent.tile == nil
            && $0.constituent.lexeme.lemma == "to"
        })
    else { return nil }
    return plan.adverbials.remove(at: index).constituent
  }
}

extension NounPhrase {
  var isFirstPersonSingular: Bool {
    noun?.lexeme.lemma == "I" || noun?.lexeme.lemma == "me"
  }

  var isJoinedByOr: Bool { connective?.lexeme.lemma == "or" }
}
