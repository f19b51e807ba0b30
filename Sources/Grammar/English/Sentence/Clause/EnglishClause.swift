import AACCore

/// One English sentence in the making.
struct EnglishClause {
  var plan: ClausePlan
  let morphology: EnglishMorphology
  var out = TokenBuffer()
  /// What the verb agrees with and *my, your, her* refer to.
  var subject = EnglishSubject.speaker
  /// Who is meant where nobody is named in a clause within another.
  var implied: EnglishSubject?
  /// What the clause before is about that a reason may be said of: *because **she** is nice*.
  var antecedent: EnglishSubject?
  /// Whether the noun being said has its owner before the noun joined to it: *my mom and dad*.
  var isSharingOwner = false
  /// Whether another quality follows that *and* joins to those being said.
  var isListGoingOn = false
  /// Tile of *be going to*.
  var helperTile: Int?
  /// Whether the subject of the clause before does it too.
  var isShared = false
  /// Tile of *do, be, have* that was chosen to help the verb.
  var auxiliaryTile: Int?
  /// Whether it says when or on what condition: *if it rains*.
  var isConditional = false
  /// Whether a question word opens it that asks nothing: *do **what I say***.
  var isToldAtLarge = false
  /// Whether it is what somebody thinks of a thing: *I think broccoli is disgusting*.
  var isOpinion = false
  /// Whose body it is about, where that is not the speaker's: *he is limping because **his** knee is swollen*.
  var sufferer: EnglishSubject?
  /// Whether that one's kin is meant as well: *they move because **their** aunt lives there*.
  var isOfKinToo = false
  /// Whether it is hoped for: *I hope it doesn't rain*.
  var isHoped = false
  /// Whether it is demanded or proposed: *I suggest he **go***.
  var isMandated = false
  /// Whose head hurts, where that is not the subject itself.
  var possessor: EnglishSubject?
  /// Tile of the one whose head hurts.
  var ownerTile: Int?
  /// Whether the finite verb carries *not*.
  var isNegated = false
  /// Whether *some, nothing, and* stand within a negation: *any, anything, or*.
  var isInNegation = false
  /// Whether *not* stands before the subject: *not everyone*.
  var isAllNegated = false
  /// What closes a negation: *any more, yet, either*.
  var closing: [Adverbial] = []
  /// Whether the words being said are the subject's.
  var isSayingSubject = false
  /// Form of the main verb, which a verb joined by *and* shares.
  var mainForm = EnglishVerbGroup.Form.base
  /// Tile of the negator of a clause within the clause: *because I don't sleep*.
  var innerNegatorTile: Int?
  /// Tiles of time words that were joined, by the first: *last* + *week*.
  var joins: [Int: [Int]] = [:]
  /// Clauses that belong to one noun, by its tile: *the boy **who hit me***.
  var attached: [Int: EnglishAttachedClause] = [:]
  /// Who is spoken to: *I love you, Grandma*.
  var called: [NounPhrase] = []
  /// Whether the preposition of what is asked for was said already: *talking **to** on the phone*.
  var isStrandedSaid = false
  /// Fillers that have been said already.
  var saidFillers: Set<Int> = []

  init(_ plan: consuming ClausePlan) {
    self.plan = plan
    morphology = EnglishMorphology(plan.variety)
  }

  /// The sentence.
  mutating func realized() -> Realization {
    let closing = fill()
    return out.taken().sentence(closing: closing)
  }

  /// Says all words; returns the mark that closes them.
  mutating func fill() -> String {
    normalize()
    resolvePolarity()
    noteTense()
    guard !plan.verbs.isEmpty else { return fillPhrase() }
    if isImperative { return fillImperative() }
    resolveSubject()
    addOpening()
    if plan.isQuestion { addQuestion() } else { addStatement() }
    addRest()
    addCalled()
    return plan.closing
  }

  /// Says all words as a clause within another: *where Mom is*, with the order of a statement.
  mutating func fillWithin(asks: Bool) {
    normalize()
    resolvePolarity()
    resolveSubject()
    if asks, let inquiry = plan.inquiry {
      if inquiry.role == .subject {
        addInquiry(inquiry)
        plan.isQuestion = false
        addSubjectQuestion()
        return addRest()
      }
      addInquiry(inquiry)
      plan.isQuestion = false
    }
    addStatement()
    addRest()
  }

  /// Subject, finite verb, adverbs in the middle.
  mutating func addStatement() {
    addSubject()
    let group = verbGroup(needsAuxiliary: isNegated)
    addFiniteAndMiddle(group)
    addMainVerb(group.rest, of: group)
  }

  /// Adverbs stand after *be* and auxiliaries, before other verbs (CGEL §8.16–8.17).
  mutating func addFiniteAndMiddle(_ group: EnglishVerbGroup) {
    if group.isAuxiliary {
      // *He sometimes doesn't eat, I still don't sleep*: it is not negated itself (CGEL §8.20; CaGEL ch. 9 §4).
      let outside = isNegated ? Self.outsideNegation : []
      addMiddleAdverbs { outside.contains($0) }
      addFinite(group)
      addMiddleAdverbs { !outside.contains($0) }
    } else {
      addMiddleAdverbs()
      addMainVerb([group.finite], of: group)
    }
  }

  private static let outsideNegation: WordSet = ["sometimes", "probably", "still"]

  /// Everything behind the main verb of the clause.
  mutating func addRest() {
    addChain()
    addStranded()
    addStrandedOfSomebody()
    addEnd()
    if let word = plan.trailing {
      if word.lexeme.lemma == "but" { out.addMark(",") }
      out.add(word.lexeme.lemma, tile: word.tile)
    }
  }

  /// A sentence without a verb: the words as a phrase.
  private mutating func fillPhrase() -> String {
    addOpening()
    if plan.isNegative {
      // *No milk*, but *not my turn*.
      let first = plan.subject.first ?? plan.fillers.first?.phrases.first
      let isBare =
        first?.noun?.lexeme.wordClass == .noun && first?.possessive == nil
        && first?.quantity?.lexeme.lemma != "enough"
        && first?.determiner == nil && first?.demonstrative == nil
      out.add(isBare ? "no" : "not", tile: plan.negatorTile)
      // *no mom or dad* (CGEL §13.36).
      isInNegation = isBare
    }
    if let inquiry = plan.inquiry { addInquiry(inquiry) }
    let isThanked = plan.social.contains { $0.lexeme.lemma.hasPrefix("thank") }
    addGreeted()
    addPhrases(plan.subject, EnglishUsage(.subject, isVerbless: true))
    for filler in plan.fillers {
      if let preposition = filler.preposition {
        out.add(preposition, tile: filler.prepositionTile)
        if filler.prepositionTile == nil {
          out.note(.joinsWords, filler.phrases[0].head, preposition)
        }
      }
      var usage = EnglishUsage(filler.role, article: filler.article, isVerbless: true)
      usage.isBehindPreposition = filler.preposition != nil
      if isThanked, filler.preposition == "for" {
        usage.isVerbless = false
        usage.article = filler.phrases[0].noun?.lexeme.article ?? .definite
      }
      addPhrases(filler.phrases, usage)
    }
    for adverbial in plan.adverbials { add(adverbial) }
    for negator in plan.negators { add(negator) }
    addSocialEnd()
    if plan.social.first?.lexeme.forms[Adverbial.exclaiming] != nil { return "!" }
    return plan.isQuestion ? "?" : "."
  }

  /// *Thank you for the help*: what one thanks for follows without a comma.
  private mutating func addGreeted() {
    let isForMeal =
      plan.fillers.isEmpty && plan.adverbials.first?.phrase.hasPrefix("for ") == true
    guard plan.subject.isEmpty, isForMeal || plan.fillers.first?.preposition != nil else {
      return
    }
    for word in plan.social
    where !EnglishSocialWords.opens(word.lexeme.lemma) && word.lexeme.lemma != "please" {
      addJoined(word.lexeme.lemma, tile: word.tile)
    }
    plan.social.removeAll {
      !EnglishSocialWords.opens($0.lexeme.lemma) && $0.lexeme.lemma != "please"
    }
  }

  private mutating func noteTense() {
    guard let source = plan.tenseSource else { return }
    let isOfVerb = source == plan.verbs.first?.constituent.lexeme.lemma
    out.note(isOfVerb ? .tenseFromVerb : .tenseFromWord, source)
  }
}
