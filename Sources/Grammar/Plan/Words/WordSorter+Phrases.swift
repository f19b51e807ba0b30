import AACCore

/// What belongs to a noun, and which phrase is joined to which.
///
/// Source: NGLE §13 (adjective and noun), §31 (coordination); Cunha & Cintra, chapter 7 (*Adjunto adnominal*).
extension WordSorter {
  /// Closes the phrase at hand: modifiers without a noun go to the noun before, or stand alone.
  mutating func flush() {
    if planner.language != .english, pending.noun == nil, pending.isPlain, preposition == nil,
      let focus = pending.focus?.lexeme.lemma,
      connective != nil && focus == planner.language.plainNegator || Self.focusing.contains(focus)
    {
      // Mas não de banana, voy solamente al parque: the word waits for the noun behind the preposition.
      return
    }
    if !pending.isEmpty {
      if isBesideNoun, connective == nil, preposition == nil, let last = loose.indices.last,
        loose[last].phrase.accepts(pending), !isHourBehindPlace(loose[last].phrase)
      {
        loose[last].phrase.absorb(pending)
        pending = NounPhrase()
      } else {
        emit()
      }
    }
    if let word = preposition {
      preposition = nil
      if planner.language != .english, Self.bare.contains(word.lexeme.lemma), !isSubject,
        !plan.verbs.isEmpty
      {
        lost = word
        return
      }
      // A preposition with nothing behind it is said as it stands.
      addAdverbial(word, nil)
    }
  }

  /// *Quiero y…*: a connective that nothing follows is said at the end.
  mutating func keepTrailing() {
    if let word = lost, question == nil, plan.isQuestion,
      let asking = planner.lexicon.known(planner.language == .spanish ? "quién" : "quem"),
      word.lexeme.lemma == planner.language.withPreposition
    {
      // ¿Dormir / con?: with whom.
      question = LooseQuestion(Constituent(asking), preposition: word)
      question?.isOpen = false
      return
    }
    if let word = connective, let last = plan.adverbials.indices.last, let own = word.tile,
      planner.language != .english, plan.adverbials[last].constituent.tile == own + 1
    {
      // De carro ou a pé.
      plan.adverbials[last].link = word
      plan.adverbials[last].place = .end
      connective = nil
      return
    }
    guard let word = connective ?? comparative ?? lost else { return }
    plan.trailing = word
    connective = nil
    comparative = nil
  }

  /// *Entro en el cole a las nueve*: a number behind a place does not count it.
  private func isHourBehindPlace(_ before: NounPhrase) -> Bool {
    pending.quantity?.lexeme.wordClass == .numeral
      && KindSet.places.contains(before.kind)
  }

  /// *Uno de mis amigos, ninguno de ellos, tres de nosotros*: an amount alone is of those that stand behind it (NGLE §20.9,
  /// *construcciones partitivas*).
  var isOfSeveral: Bool {
    guard planner.language == .spanish, connective == nil, preposition?.lexeme.lemma == "de",
      let before = loose.last, before.phrase.noun == nil, before.phrase.adjectives.isEmpty,
      before.phrase.complement.isEmpty, before.after == plan.verbs.count - 1,
      let amount = before.phrase.quantity ?? before.phrase.determiner,
      RomanceQuantity(amount.lexeme.lemma) != .partitive, let noun = pending.noun?.lexeme
    else { return false }
    return noun.number == .plural
      && (noun.wordClass == .pronoun || pending.possessive != nil || pending.demonstrative != nil
        || pending.determiner != nil)
  }

  /// *Saca la leche de la nevera, quita el plato de la mesa*: where something is taken from, and not of what it is (NGLE §29.8).
  func isTakenOut(of place: NounPhrase) -> Bool {
    guard planner.language == .spanish, let noun = place.noun?.lexeme, noun.wordClass == .noun,
      Self.taking.contains(plan.verbs.last?.frame.lemma ?? "")
    else { return false }
    return noun.kind == .furniture || noun.kind == .device || Self.containers.contains(noun.lemma)
  }

  private static let taking: WordSet = [
    "sacar", "quitar", "coger", "recoger", "agarrar", "tomar", "traer", "bajar", "retirar", "robar",
  ]
  private static let containers: WordSet = [
    "mochila", "bolsa", "bolsillo", "caja", "botella", "bote", "lata", "maleta", "estuche", "olla",
    "sartén", "basura", "suelo", "pared", "boca", "nariz", "agua",
  ]

  /// Prepositions that are never said without what they are of.
  static let bare: WordSet = [
    "a", "con", "com", "de", "en", "em", "para", "por", "sin", "sem", "desde", "hasta", "até",
  ]

  /// *Mueve la silla para atrás, cerca de aquí, desde temprano, até lá*: the preposition belongs to the adverb (NGLE §30.6;
  /// Cunha & Cintra, chapter 14, *Locução adverbial*).
  func leads(_ preposition: String, to adverb: Lexeme) -> Bool {
    guard planner.language != .english else { return false }
    if preposition == "desde" {
      return adverb.kind == .direction || Self.early.contains(adverb.lemma)
    }
    return adverb.kind == .direction
      && (Self.ways.contains(preposition) || preposition == "de" || preposition.hasSuffix(" de"))
  }

  private static let ways: WordSet = ["para", "por", "hasta", "hacia", "até"]
  private static let early: WordSet = ["temprano", "cedo", "tarde", "pronto"]

  static let bounds: WordSet = ["desde", "hasta", "até", "para"]

  /// Makes the pending phrase a loose one.
  mutating func emit() {
    let isAlone =
      pending.noun == nil
      && (pending.demonstrative != nil || pending.quantity != nil || pending.possessive != nil
        || pending.determiner != nil)
    if let comparative, comparesAdverb, isAlone, let last = plan.adverbials.indices.last {
      pending.link = comparative
      self.comparative = nil
      plan.adverbials[last].than = pending
      pending = NounPhrase()
      return
    }
    if let comparative, isAlone, let last = loose.indices.last {
      // Más grande que este: what it is compared with needs no noun.
      pending.link = comparative
      self.comparative = nil
      loose[last].phrase.complement.append(pending)
      pending = NounPhrase()
      return
    }
    if joinsShare(isAlone), let last = loose.indices.last {
      // Desconto de dez por cento: how much it is.
      pending.link = preposition
      loose[last].phrase.complement.append(pending)
      pending = NounPhrase()
      preposition = nil
      isBesideNoun = true
      return
    }
    if joinsAnotherWay() {
      pending.focus = connective
      connective = nil
    }
    pending.connective = connective
    let isBeside = isBesideNoun && connective == nil && preposition == nil
    isBesideNoun = pending.noun != nil
    var phrase = LoosePhrase(pending, preposition: preposition, after: plan.verbs.count - 1)
    phrase.isBeside = isBeside
    loose.append(phrase)
    pending = NounPhrase()
    preposition = nil
    connective = nil
  }

  /// *Triste e com raiva, em casa e sem luz*: what is joined is said in another way, with a preposition of its own (Bechara,
  /// *Conectores aditivos*).
  private func joinsAnotherWay() -> Bool {
    guard planner.language == .portuguese, !isSubject, connective?.lexeme.lemma == "e",
      let preposition, pending.focus == nil, let last = loose.last, !plan.isLaid,
      last.after == plan.verbs.count - 1, let own = connective?.tile
    else { return false }
    return last.preposition?.lexeme.lemma != preposition.lexeme.lemma
      && ["com", "sem", "de", "em", "para"].contains(preposition.lexeme.lemma)
      && (last.phrase.isAdjective || last.preposition != nil) && own > 0
  }

  /// Whether a number alone behind *de* tells how much the noun before it is: *aumento de cinco por cento* (Cunha & Cintra,
  /// chapter 7, *Adjunto adnominal*).
  private func joinsShare(_ isAlone: Bool) -> Bool {
    guard planner.language == .portuguese, isAlone, isBesideNoun, connective == nil,
      preposition?.lexeme.lemma == "de", pending.quantity?.lexeme.wordClass == .numeral,
      let before = loose.last?.phrase.noun?.lexeme
    else { return false }
    return before.wordClass == .noun && !before.isBeing
  }
}

extension ClausePlanner {
  /// A preposition and its adverb as they are written: *de aquí*, but *daqui, dali, daí*.
  func joined(_ preposition: String, _ adverb: String) -> String {
    let last = preposition.split(separator: " ").last.map(String.init) ?? preposition
    guard language == .portuguese,
      let melted = RomanceGrammar.portugueseContractions[last]?[adverb]
    else { return "\(preposition) \(adverb)" }
    return preposition.dropLast(last.count) + melted
  }
}
