import AACCore

extension RomanceSentence {
  /// Statement or question: subject, negation, pronouns, verb, complements (NGLE §40.4; Cunha &
  /// Cintra, chapter 7).
  mutating func sayClause() {
    if let inquiry = plan.inquiry { sayInquiry(inquiry) }
    for adverbial in plan.adverbials where adverbial.place == .start { say(adverbial) }
    let order = subjectPlace
    if order == .before {
      if asksWithExpletive, let inquiry = plan.inquiry {
        buffer.note(.questionWord, inquiry.constituent.lexeme.lemma, "é que")
        say("é que")
      }
      sayChosenSubject()
    } else if order == .nowhere, let said = plan.subject.first?.noun, plan.subject.count == 1,
      plan.subject[0].isPronoun
    {
      if plan.verbs.first?.frame.pattern == .experiencer, hasDativeExperiencer {
        // ¿Qué te gusta?: whoever feels it is in the short pronoun, and not in the verb.
        isExperiencerSilent = true
        buffer.note(.experiencer, plan.verbs[0].constituent.lexeme.lemma)
      } else {
        buffer.note(.subjectDropped, said.lexeme.lemma)
      }
    }
    for adverbial in plan.negators where adverbial.place == .before { say(adverbial) }
    sayAdverbials(.before, of: 0)
    sayNegator()
    sayVerbs(invertedSubject: order == .after)
    for adverbial in plan.negators where adverbial.place != .before { say(adverbial) }
    sayAdverbials(.end, of: plan.verbs.lastIndex(where: \.startsClause) ?? 0)
    sayChoices()
  }

  /// *Porque é que o Rui faltou?*: Portugal keeps the doer before the verb only so (Bechara, *Expressão expletiva*).
  private var asksWithExpletive: Bool {
    guard grammar.isPortugal, let inquiry = plan.inquiry, inquiry.role != .subject else {
      return false
    }
    return !inquiry.constituent.lexeme.lemma.hasSuffix("é que")
  }

  enum SubjectPlace { case before, after, nowhere }

  /// Where the subject stands: behind the verb in Spanish questions with a question word (NGLE
  /// §42.9).
  var subjectPlace: SubjectPlace {
    guard !plan.subject.isEmpty, plan.verbs.first?.frame.pattern.isPersonal != false else {
      return .nowhere
    }
    guard let inquiry = plan.inquiry, inquiry.role != .subject else {
      if asksLeave { return .nowhere }
      return isOnlyThere ? .after : .before
    }
    let pronoun = plan.subject.count == 1 ? self.pronoun(plan.subject[0]) : nil
    if isSpanish {
      return pronoun?.isDroppable == true ? .nowhere : .after
    }
    if pronoun?.isDroppable == true { return .nowhere }
    // Por que o céu é azul?
    if inquiry.role == .purpose { return .before }
    let frame = plan.verbs.count == 1 ? plan.verbs[0].frame : nil
    if frame?.pattern == .copula {
      // Quando a ponte foi construída?: the participle stays with its verb (Bechara, *Voz passiva*).
      if !isSpanish, frame?.past == .event, tellsDeed { return .before }
      return pronoun != nil && inquiry.role.isPlace ? .before : .after
    }
    if frame?.slot(.subject) != nil, pronoun == nil { return .after }
    if grammar.isPortugal, pronoun == nil, frame != nil, plan.fillers.isEmpty,
      inquiry.role == .time || inquiry.role.isPlace
    {
      // Quando chega o pai? (Cunha & Cintra, chapter 7, *Ordem inversa*)
      return .after
    }
    return frame?.pattern == .stateCopula && pronoun == nil ? .after : .before
  }

  /// *Ser construída*: whether what is said of the subject is a deed, which is over.
  private var tellsDeed: Bool {
    plan.filler(.attribute)?.phrases.first.map { $0.noun == nil && !$0.adjectives.isEmpty } == true
  }

  /// *¿Puedo salir?*: who asks for leave is heard in the verb (NGLE §33.5, *sujeto tácito*; §42.4).
  private var asksLeave: Bool {
    guard isSpanish || plan.verbs.first?.constituent.tile == nil, !plan.isLaid, plan.isQuestion,
      plan.inquiry == nil, plan.subject.count == 1,
      plan.verbs.count > 1, plan.verbs[0].frame.lemma == "poder",
      let pronoun = pronoun(plan.subject[0])
    else { return false }
    return pronoun.person == .first && (pronoun.isDroppable || !isSpanish)
  }

  /// *Es mi turno*: of a thing that *ser* says nothing else about, it says that it is there.
  private var isOnlyThere: Bool {
    isPointedOut
      || plan.verbs.count == 1 && plan.verbs[0].frame.pattern == .copula && plan.fillers.isEmpty
        && plan.adverbials.isEmpty && plan.subject.allSatisfy { $0.noun?.lexeme.isBeing == false }
  }

  /// *Sou eu, não foi ele*: somebody who is named behind *ser* and of whom nothing else is said (Bechara, *Ordem inversa*).
  private var isPointedOut: Bool {
    guard !isSpanish, plan.verbs.count == 1, plan.verbs[0].frame.lemma == "ser",
      plan.fillers.isEmpty,
      plan.adverbials.isEmpty, plan.subject.count == 1, let own = plan.verbs[0].constituent.tile,
      let tile = plan.subject[0].noun?.tile, !plan.isQuestion
    else { return false }
    return own < tile
  }

  mutating func sayChosenSubject() {
    if plan.verbs[0].frame.pattern == .experiencer, hasDativeExperiencer {
      buffer.note(.experiencer, plan.verbs[0].constituent.lexeme.lemma)
      if grammar.isPortugal, !isExperiencerShort, plan.subject.count == 1,
        plan.subject[0].isPronoun,
        plan.verbs[0].frame.lemma == "doer" || doer.person != .third
      {
        // Dói-me a barriga: the pronoun alone says who, without a stress that nobody meant.
        isExperiencerSilent = true
      }
      if !isExperiencerSilent, !isExperiencerShort { sayExperiencer() }
    } else {
      saySubject()
    }
  }

  /// *Me gusta*: whoever feels it was chosen as the short pronoun.
  var isExperiencerShort: Bool {
    plan.subject.count == 1 && plan.subject[0].noun?.lexeme.wordClass == .pronoun
      && WordJoiner.clitics.contains(plan.subject[0].noun?.lexeme.lemma ?? "")
  }

  /// The subject phrases, joined; the speaker comes last in Spanish, and where he was chosen in Portuguese (*eu e minha irmã*).
  mutating func saySubject() {
    let phrases = plan.subject
    if phrases.count == 1, phrases[0].connective == nil {
      if !isSpanish, !plan.isLaid, phrases[0].isPronoun, let verb = plan.verbs.first {
        noteUnderstood(phrases[0], with: verb)
      }
      let article = article(phrases[0], role: .subject, asked: nil)
      return say(phrases[0], article: article, role: .subject)
    }
    var ordered = phrases
    if isSpanish, phrases.count > 1, phrases[0].noun?.lexeme.lemma == grammar.firstPerson {
      ordered.append(ordered.removeFirst())
    }
    let connective = phrases.lazy.compactMap(\.connective).first
    if ordered[0].connective?.lexeme.isAlternative == true { sayFirstNor(ordered[0]) }
    for index in ordered.indices {
      let isLast = index == ordered.count - 1
      if !isLast, ordered[index].connective?.lexeme.isConnective == true {
        // Mamá, papá y yo: only the last is joined with the word.
        ordered[index].connective = nil
      }
      if index > 0, plan.verbs.isEmpty, connective == nil,
        ordered[index].isPlainNumber && ordered[index - 1].isPlainNumber
          || !isSpanish && areUnlike(ordered[index - 1], ordered[index])
      {
        // Uno, dos, tres; a aula chata, a casa: numbers one after another and unlike things are no list.
        buffer.addMark(",")
      } else if index > 0 {
        sayConnective(isLast ? connective : nil, before: ordered[index], isLast: isLast)
      }
      say(
        ordered[index], article: article(ordered[index], role: .subject, asked: nil), role: .subject
      )
    }
  }

  /// Whether two things that are named with no verb can be no members of one list.
  private func areUnlike(_ first: NounPhrase, _ second: NounPhrase) -> Bool {
    guard let one = first.noun?.lexeme, let other = second.noun?.lexeme,
      !one.isInferred, !other.isInferred
    else { return false }
    func group(_ word: Lexeme) -> Int {
      if word.isBeing || word.wordClass == .pronoun { return 0 }
      if KindSet.edible.contains(word.kind) { return 1 }
      if KindSet.places.contains(word.kind) { return 2 }
      switch word.kind {
      case .feeling, .emotion, .state, .illness: return 3
      case .event, .activity, .subject, .idea, .sport: return 4
      default: return 5
      }
    }
    return group(one) != group(other)
  }

  /// *y, o, pero*, or a comma between the members of a list.
  mutating func sayConnective(_ word: Constituent?, before next: NounPhrase, isLast: Bool) {
    var own = next.connective ?? word
    // Uma casa, uma árvore e um sol: what was put in between the first is a comma.
    if !isLast, own?.tile == nil, own?.lexeme.lemma == grammar.and { own = nil }
    if own == nil, !isLast { return buffer.addMark(",") }
    let text = own?.lexeme.lemma ?? grammar.and
    if text == "," { return buffer.addMark(",") }
    if Self.adversatives.contains(text) { buffer.addMark(",") }
    if own?.tile == nil { buffer.note(.coordination, name(of: next), text) }
    say(text, tile: own?.tile)
  }

  /// What sets one thing against another, behind a comma.
  static let adversatives: WordSet = ["pero", "mas", "sino", "porém", "contudo", "todavia"]

  private func name(of phrase: NounPhrase) -> String {
    phrase.head
  }

  /// *No, não*: unless a negative word already stands before the verb (NGLE §48.3; Bechara,
  /// *Negação*).
  mutating func sayNegator() {
    let end = clauseEnd(0)
    let negativeBehind = negativePhrase(before: end)
    guard
      plan.isNegative || negativeBehind != nil
        || plan.negators.contains(where: { $0.place != .before })
    else { return }
    let isSubjectNegative =
      subjectPlace == .before && plan.subject.contains { $0.isNegativePronoun }
    let hasNegativeBefore =
      isSubjectNegative || plan.negators.contains { $0.place == .before }
    guard !hasNegativeBefore else {
      if plan.isNegative {
        buffer.note(
          .negativeWord,
          plan.negators.first?.phrase ?? plan.subject.first?.negativeWord ?? "",
          grammar.negator)
      }
      return
    }
    if let word = negativeBehind?.negativeWord, !plan.isNegative {
      buffer.note(.doubleNegation, word, grammar.negator)
    } else if plan.negatorTile == nil {
      buffer.note(.negation, plan.verbs.first?.constituent.lexeme.lemma ?? "", grammar.negator)
    }
    say(grammar.negator, tile: plan.negatorTile)
  }

  /// *Nada, nadie, ningún libro* behind one of the verbs before `end`.
  private func negativePhrase(before end: Int) -> NounPhrase? {
    // Juego sin nadie: what is done without anybody is done.
    for filler in plan.fillers
    where filler.verb < end && filler.preposition != "sin" && filler.preposition != "sem"
      && !isLeftUndone(filler.verb)
    {
      for phrase in filler.phrases where phrase.isNegativePronoun { return phrase }
    }
    return nil
  }

  /// *Salió sin decir nada, saiu sem dizer nada, abri a geladeira e não tinha nada*: what is not done beside it denies nothing else.
  private func isLeftUndone(_ verb: Int) -> Bool {
    guard verb > 0, plan.verbs.indices.contains(verb) else { return false }
    return plan.verbs[1...verb].contains {
      let link = ($0.link ?? $0.connective ?? $0.subordinator)?.lexeme.lemma
      return link == "sin" || link == "sem" || $0.negator != nil
    }
  }
}

extension NounPhrase {
  /// Whether it is *nada, nadie, ninguno* or has *ninguno* beside its noun.
  var isNegativePronoun: Bool {
    if let noun {
      if noun.lexeme.kind == .negation || connective?.lexeme.isAlternative == true { return true }
      if noun.lexeme.wordClass == .pronoun, Self.negatives.contains(noun.lexeme.lemma) {
        return true
      }
    }
    guard !isPlain else { return false }
    return Self.isNegative(quantity) || Self.isNegative(determiner)
  }

  /// Its noun, else what stands for one.
  var head: String {
    let word = noun ?? adjectives.first ?? quantity ?? demonstrative ?? possessive ?? determiner
    return word?.lexeme.lemma ?? ""
  }

  /// The word that denies: *nada*, the *ni* of *ni pan*, the *ningún* of *ningún libro*.
  var negativeWord: String {
    if let word = quantity ?? determiner, Self.isNegative(word) { return word.lexeme.lemma }
    if let link = connective?.lexeme, link.isAlternative { return link.lemma }
    return head
  }

  private static func isNegative(_ word: Constituent?) -> Bool {
    word.map { negatives.contains($0.lexeme.lemma) } ?? false
  }

  private static let negatives: WordSet = [
    "nada", "nadie", "ninguno", "ningún", "ninguna", "ninguém", "nenhum", "nenhuma",
  ]
}

extension Lexeme {
  /// Whether it is *nor*, which wants the verb negated.
  var isAlternative: Bool { lemma == "ni" || lemma == "nem" }
}

extension VerbFrame.Pattern {
  /// Whether who feels can be the indirect object.
  var mayHaveExperiencer: Bool { self == .experiencer || self == .affecting }

  /// Whether the verb has a subject at all.
  var isPersonal: Bool { self != .existential && self != .weather && self != .unaccusative }
}
