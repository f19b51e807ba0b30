import AACCore

extension RomanceSentence {
  /// The pronouns that lean on a verb, in order: *se, te, me, le, lo* (NGLE §16.10; Cunha & Cintra,
  /// chapter 11).
  mutating func clitics(of index: Int) -> [Clitic] {
    let verb = plan.verbs[index]
    var reflexive: Clitic?
    var dative: Clitic?
    var accusative: Clitic?
    if isPronominal(verb) || isGroomingOneself(verb, index) {
      let text = reflexiveText(of: controller(of: index))
      reflexive = Clitic(text: text, tile: nil)
      buffer.note(.reflexive, verb.constituent.lexeme.lemma, text)
    }
    if verb.frame.pattern == .experiencer, index == 0 || verb.startsClause, hasDativeExperiencer,
      isSpanish || !isMissingThere(index)
    {
      dative = experiencerClitic
      if let text = dative?.text, plan.subject.isEmpty, index == 0 {
        buffer.note(.quickMode, firstPersonWord.lexeme.lemma, text)
      } else if let dative {
        noteExperiencer(dative, index)
      }
    }
    for filler in plan.fillers where filler.verb == index {
      if isUndoubled(filler, verb) {
        continue
      } else if filler.role == .recipient || filler.role == .beneficiary && isClitic(filler) {
        dative = dative ?? recipientClitic(filler)
      } else if isClitic(filler), let phrase = filler.phrases.first,
        let text = pronoun(phrase)?.accusative
      {
        accusative = Clitic(text: objectText(text, phrase), tile: phrase.noun?.tile)
        if phrase.noun?.tile == nil, let said = accusative?.text {
          buffer.note(.understood, verb.constituent.lexeme.lemma, said)
        }
      } else if let text = doubledGroup(filler) ?? doubledPronoun(filler) {
        accusative = Clitic(text: text, tile: nil)
        buffer.note(.cliticDoubling, filler.names, text)
      }
    }
    if isSpanish { settleSpanish(&dative, &accusative, at: index, isReflexive: reflexive != nil) }
    if grammar.isPortugal, reflexive == nil, let whom = dative, let what = accusative,
      let joined = Self.joined(whom.text, what.text)
    {
      // Dá-mo, não lho dou: Cunha & Cintra, chapter 11, *Combinações e contrações*.
      buffer.note(.pronounForm, what.text, joined)
      return [Clitic(text: joined, tile: whom.tile ?? what.tile)]
    }
    guard reflexive != nil || dative != nil || accusative != nil else { return [] }
    noteForm(of: dative)
    noteForm(of: accusative)
    return [reflexive, dative, accusative].compactMap { $0 }
  }

  /// *¿A quién le das…?, se lo doy*: what Spanish puts beside its verbs besides, and how two pronouns go together.
  private mutating func settleSpanish(
    _ dative: inout Clitic?, _ accusative: inout Clitic?, at index: Int, isReflexive: Bool
  ) {
    let verb = plan.verbs[index]
    if index == plan.verbs.count - 1, plan.inquiry?.role == .recipient, dative == nil {
      dative = Clitic(text: "le", tile: nil)
      buffer.note(.cliticDoubling, plan.inquiry?.constituent.lexeme.lemma ?? "", "le")
    }
    if accusative == nil, let own = verb.ownObject {
      accusative = Clitic(text: own, tile: verb.constituent.tile)
    }
    if index > 0, accusative == nil, !isReflexive, let text = takenUpObject(at: index) {
      accusative = Clitic(text: text, tile: nil)
      buffer.note(.understood, verb.constituent.lexeme.lemma, text)
    }
    guard let known = dative, known.text.hasPrefix("le"), let text = accusative?.text else {
      return
    }
    if text.hasPrefix("l") {
      // NGLE §16.10: le, les become se before lo, la.
      dative = Clitic(text: "se", tile: known.tile)
      if known.tile == nil { buffer.note(.pronounForm, known.text, "se") }
    } else if known.tile == nil {
      // NGLE §16.11: le, les stand beside no me, te, nos, os that is the object; the phrase says whom by itself.
      dative = nil
    }
  }

  /// *Mí* is said *me* beside the verb.
  private mutating func noteForm(of pronoun: Clitic?) {
    guard let pronoun, pronoun.tile != nil else { return }
    let chosen = plan.fillers.lazy.flatMap(\.phrases).compactMap(\.noun)
      .first { $0.tile == pronoun.tile && $0.lexeme.wordClass == .pronoun }
    if let chosen, chosen.lexeme.lemma != pronoun.text {
      buffer.note(.pronounForm, chosen.lexeme.lemma, pronoun.text)
    }
  }

  /// Says why the pronoun of whoever feels it is there: it is the form of the word that was chosen, or it stands beside a
  /// verb that is not the first.
  private mutating func noteExperiencer(_ dative: Clitic, _ index: Int) {
    if dative.tile != nil, let chosen = plan.subject.first?.noun?.lexeme.lemma {
      if chosen != dative.text { buffer.note(.pronounForm, chosen, dative.text) }
    } else if index > 0 {
      buffer.note(.experiencer, plan.verbs[index].constituent.lexeme.lemma)
    }
  }

  /// *Nos quiere a mí y a la abuela*: several of whom one is a pronoun are doubled (NGLE §16.14); nil elsewhere.
  private func doubledGroup(_ filler: Filler) -> String? {
    guard isSpanish, filler.role == .object, filler.preposition == nil, filler.phrases.count > 1,
      plan.verbs[filler.verb].frame.pattern != .experiencer,
      filler.phrases.contains(where: { phrase in
        pronoun(phrase).map { $0.person != .third } ?? false
      }), filler.phrases.allSatisfy({ $0.noun?.lexeme.isHuman == true })
    else { return nil }
    let group = agreement(filler.phrases)
    switch group.person {
    case .first: return "nos"
    case .second: return plan.variety == .spanishSpain ? "os" : "los"
    case .third: return plan.variety == .spanishSpain ? nil : "los"
    }
  }

  /// *Lo llamaré a usted, la veo a ella*: a pronoun behind *a* that is the object is doubled (NGLE §16.14); nil elsewhere.
  private func doubledPronoun(_ filler: Filler) -> String? {
    guard isSpanish, filler.prepositionTile != nil, filler.phrases.count == 1,
      filler.role == .object || filler.role == .other,
      let pronoun = pronoun(filler.phrases[0]), pronoun.person == .third,
      filler.phrases[0].noun?.lexeme.kind == .person, let text = pronoun.accusative,
      case let frame = plan.verbs[filler.verb].frame,
      frame.pattern == .plain || frame.pattern == .affecting || frame.pattern == .grooming,
      !frame.slots.contains(where: { $0.preposition == "a" && $0.words.isEmpty }),
      !isPronominal(plan.verbs[filler.verb]),
      frame.slots.contains(where: {
        $0.role == .object && $0.preposition == nil && $0.words.isEmpty
          && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person))
      })
    else { return nil }
    return objectText(text, filler.phrases[0])
  }

  /// *Se chiva a la maestra*: behind a pronominal verb whom it is said to is not doubled (NGLE §35.2).
  private func isUndoubled(_ filler: Filler, _ verb: PlannedVerb) -> Bool {
    isSpanish && filler.role == .recipient && isPronominal(verb) && verb.split.tail.isEmpty
      && verb.frame.pattern == .plain && verb.frame.slot(.recipient) != nil
      && !Self.doubling.contains(verb.split.head)
      && filler.phrases.allSatisfy { $0.noun?.lexeme.wordClass == .noun }
  }

  private static let doubling: WordSet = ["declararse", "presentarse", "escaparse"]

  /// *Mo, to, lho, no-lo, vo-lo*; nil where the two stay apart.
  private static func joined(_ whom: String, _ what: String) -> String? {
    guard ["o", "a", "os", "as"].contains(what) else { return nil }
    return switch whom {
    case "me", "te": whom.dropLast() + what
    case "lhe", "lhes": "lh" + what
    case "nos", "vos": whom.dropLast() + "-l" + what
    default: nil
    }
  }

  /// *Usted* and *ustedes* as objects take the listener's gender.
  private func objectText(_ text: String, _ phrase: NounPhrase) -> String {
    guard agreement(phrase).gender == .feminine else { return text }
    return switch text {
    case "lo": "la"
    case "los": "las"
    case "o": "a"
    case "os" where !isSpanish: "as"
    default: text
    }
  }

  /// Whether the lemma carries a reflexive pronoun.
  func isPronominal(_ verb: PlannedVerb) -> Bool {
    let head = verb.split.head
    return head.hasSuffix(isSpanish ? "rse" : "-se")
  }

  private func isGroomingOneself(_ verb: PlannedVerb, _ index: Int) -> Bool {
    guard isSpanish, verb.frame.pattern == .grooming,
      !plan.fillers.contains(where: { $0.verb == index && $0.role == .recipient })
    else { return false }
    return plan.fillers.contains {
      $0.verb == index && $0.role == .object && $0.phrases.first?.kind == .body
        && $0.phrases.first?.possessive == nil && $0.phrases[0].complement.isEmpty
    }
  }

  /// Who does an opened verb: whom the verb before it moves to do it, else who does that one: *mamá
  /// me ayuda a vestirme* (NGLE §26.8; Bechara, *Infinitivo*).
  func controller(of index: Int) -> Agreement {
    guard index > 0, plan.verbs[index].connective == nil, !plan.verbs[index].startsClause,
      plan.verbs[index].subject == nil,
      plan.verbs[index - 1].frame.lemma != "prometer"
    else { return doer }
    let moved = plan.fillers.first {
      $0.verb == index - 1 && ($0.role == .object || $0.role == .recipient)
        && $0.phrases.allSatisfy { $0.noun?.lexeme.isBeing == true }
    }
    if let moved, ["antes de", "después de"].contains(plan.verbs[index].link?.lexeme.lemma),
      moved.phrases.first?.isPronoun == false
    {
      // Dale un beso al abuelo antes de irte: whoever does the first does the other.
      return doer
    }
    return moved.map { agreement($0.phrases) } ?? doer
  }

  private func reflexiveText(of doer: Agreement) -> String {
    switch (doer.person, doer.number) {
    case (.first, .singular): "me"
    case (.first, .plural): "nos"
    case (.second, .singular): "te"
    case (.second, .plural): isSpanish ? "os" : "vos"
    case (.third, _): "se"
    }
  }

  /// *Você mentiu para mim, ela sorriu para nós*: what in Brazil is done towards somebody has the pronoun behind its preposition (Bechara,
  /// *Regência*).
  private static let towards: WordSet = ["mentir", "sorrir", "acenar", "piscar", "apontar"]

  /// Whether a filler is a pronoun that is said as a clitic only.
  func isClitic(_ filler: Filler) -> Bool {
    guard filler.phrases.count == 1, filler.phrases[0].isPronoun, !filler.isGoverned,
      let pronoun = pronoun(filler.phrases[0]),
      // Cuéntanos un cuento, dei-lhe um livro: the pronoun alone says to whom, though a chosen *a* stood before it.
      filler.prepositionTile == nil
        || filler.role == .recipient && filler.preposition == "a"
          && (grammar.isPortugal || pronoun.person != .third)
    else { return false }
    switch filler.role {
    case .object:
      return filler.preposition == nil && pronoun.accusative != nil
        && !plan.verbs[filler.verb].endsInPreposition
        && plan.verbs[filler.verb].frame.pattern != .experiencer
    case .recipient:
      let word = filler.phrases[0].noun?.lexeme.lemma ?? ""
      return pronoun.dative != nil
        && (!(isSpanish && pronoun.person == .third) || word == "le" || word == "les")
        && !(grammar.isBrazil
          && (isBesideShortObject(filler)
            || Self.towards.contains(plan.verbs[filler.verb].frame.lemma)))
    case .beneficiary:
      // Me compra un juguete, se lo compra: NGLE §35.7.
      let word = filler.phrases[0].noun?.lexeme.lemma ?? ""
      return isSpanish && pronoun.dative != nil
        && (pronoun.person != .third || word == "le" || word == "les")
    default: return false
    }
  }

  /// *Dê-a para mim*: Brazil does not put two pronouns together, whom it is for stands behind a preposition (Cunha & Cintra,
  /// chapter 11, *Combinações e contrações*).
  private func isBesideShortObject(_ recipient: Filler) -> Bool {
    plan.fillers.contains {
      $0.verb == recipient.verb && $0.role == .object && $0.phrases.count == 1
        && ["o", "a", "os", "as"].contains($0.phrases[0].noun?.lexeme.lemma ?? "")
        && $0.phrases[0].isPronoun
    }
  }

  /// *Le da un libro a la niña*: the recipient is doubled in Spanish (NGLE §35.2).
  private mutating func recipientClitic(_ filler: Filler) -> Clitic? {
    guard filler.preposition == "a" || isClitic(filler), !filler.isGoverned || isSpanish else {
      return nil
    }
    if grammar.isBrazil, !isClitic(filler) { return nil }
    if filler.phrases.count == 1, let pronoun = pronoun(filler.phrases[0]) {
      guard let text = pronoun.dative else { return nil }
      guard !isClitic(filler) else {
        if filler.phrases[0].noun?.tile == nil, let verb = plan.verbs.last?.frame.lemma {
          buffer.note(.understood, verb, text)
        }
        return Clitic(text: text, tile: filler.phrases[0].noun?.tile)
      }
      buffer.note(.cliticDoubling, filler.names, text)
      return Clitic(text: text, tile: nil)
    }
    guard isSpanish else { return nil }
    let text = agreement(filler.phrases).number == .plural ? "les" : "le"
    buffer.note(.cliticDoubling, filler.names, text)
    return Clitic(text: text, tile: nil)
  }

  /// What draws the pronoun before the verb in Portugal: negation, question words, some adverbs and
  /// subjects
  /// (Cunha & Cintra, chapter 11, *Colocação dos pronomes átonos*).
  var drawsPronounForward: Bool {
    plan.isNegative || plan.inquiry != nil || !plan.negators.isEmpty
      || plan.adverbials.contains { $0.place == .before }
      || plan.fillers.contains { $0.phrases.contains { $0.isNegativePronoun } }
      || plan.subject.contains {
        ["alguém", "ninguém", "todos", "tudo", "nada"].contains($0.noun?.lexeme.lemma ?? "")
      }
  }
}

extension Filler {
  /// What it names, for reasons: *hermano + primo*.
  fileprivate var names: String { phrases.map(\.head).joined(separator: " + ") }
}
