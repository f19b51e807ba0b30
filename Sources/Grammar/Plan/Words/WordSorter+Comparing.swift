import AACCore

/// Words that compare (NGLE §45.2; Cunha & Cintra, chapter 8).
extension WordSorter {
  static let comparers: WordSet = ["que", "do que", "como", "quanto"]

  /// Whether the word before is an adverb that compares: *mejor que, más tarde que*.
  func isAdverbCompared(_ word: Constituent) -> Bool {
    guard planner.language != .english, Self.comparers.contains(word.lexeme.lemma),
      let adverbial = plan.adverbials.last, adverbial.constituent == previous
    else { return false }
    let degree = adverbial.degree?.lexeme.lemma ?? ""
    return Self.comparatives.contains(degree)
      || Self.comparatives.contains(adverbial.constituent.lexeme.lemma)
      || adverbial.constituent.lexeme.lemma.hasPrefix("tão ")
      || planner.language == .spanish
        && (adverbial.constituent.lexeme.lemma.hasPrefix("tan ")
          || adverbial.constituent.lexeme.lemma.hasPrefix("más ")
          || adverbial.constituent.lexeme.lemma.hasPrefix("igual de ")
          || ["igual", "antes", "después"].contains(adverbial.constituent.lexeme.lemma))
      || plan.adverbials.dropLast().last.map {
        (planner.language == .portuguese
          ? ["tão", "mais", "menos"] : ["tan", "más", "menos"]).contains(
            $0.constituent.lexeme.lemma)
          && $0.constituent.tile.map({ $0 + 1 }) == adverbial.constituent.tile
      } == true
  }

  /// Whether the phrase before says *more, less* or *as*: NGLE §45.2; Cunha & Cintra, chapter 8.
  var isCompared: Bool {
    guard let phrase = loose.last?.phrase, planner.language != .english else { return false }
    if phrase.noun != nil, let degree = plan.adverbials.last, degree.verb == plan.verbs.count - 1,
      ["más", "menos", "mais"].contains(degree.constituent.lexeme.lemma),
      degree.constituent.tile.map({ $0 + 1 }) == phrase.noun?.tile
        || planner.language == .spanish
          && degree.constituent.lexeme.forms[Adverbial.weighing] != nil
    {
      // Me gusta más la manzana que la pera.
      return true
    }
    let words = [phrase.degree, phrase.quantity, phrase.adjectives.first].compactMap(\.self)
    return words.contains {
      // Dois anos mais novo que eu.
      (Self.comparatives.contains($0.lexeme.lemma) || $0.lexeme.lemma.hasSuffix(" mais"))
        && $0.lexeme.forms[Adverbial.judging] == nil
    }
  }

  /// *El mismo móvil que Ana*, but *el mismo niño que llora*: what is the same as another's (NGLE §45.2).
  func isSameAs(_ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, let phrase = loose.last?.phrase, phrase.noun != nil,
      phrase.noun?.lexeme.lemma == "lo mismo" || phrase.adjectives.first?.lexeme.lemma == "mismo"
        || phrase.determiner?.lexeme.lemma == "mismo"
    else { return false }
    return !rest.contains { $0.lexeme.wordClass == .verb }
  }

  static let comparatives: WordSet = [
    "más", "menos", "tan", "mejor", "peor", "mayor", "menor", "mais", "tão", "melhor", "pior",
    "maior", "tanto",
  ]

  /// Whether a quality is compared and the noun at hand is what with, without *que* between: *mais
  /// alto, menino* (Cunha & Cintra, chapter 8).
  var isComparedAtOnce: Bool {
    guard planner.language != .english, preposition == nil, connective == nil, clause == nil,
      plan.verbs.last?.frame.isCopular == true, let phrase = loose.last?.phrase, phrase.noun == nil,
      let adjective = phrase.adjectives.first, phrase.complement.isEmpty
    else { return false }
    let degree = phrase.degree?.lexeme.lemma ?? ""
    return degree == "mais" || degree == "menos" || degree == "más"
      || Self.comparingAdjectives.contains(adjective.lexeme.lemma)
  }

  /// *A mais alta da turma*: whom a superlative is chosen among.
  var isOfSuperlative: Bool {
    guard planner.language != .english, connective == nil,
      preposition?.lexeme.lemma == planner.language.ofPreposition,
      let phrase = loose.last?.phrase, phrase.noun == nil, let adjective = phrase.adjectives.first
    else { return false }
    let degree = phrase.degree?.lexeme.lemma ?? ""
    return degree == "mais" || degree == "menos" || degree == "más"
      || Self.comparingAdjectives.contains(adjective.lexeme.lemma)
  }

  /// *O bolo é melhor que o pudim*: what is better is a quality behind a copula, not a manner.
  func isQualityCompared(_ word: Constituent) -> Bool {
    guard word.lexeme.wordClass == .adverb, planner.language == .portuguese, !isSubject,
      let frame = plan.verbs.last?.frame, frame.isCopular, frame.lemma != "estar"
    else { return false }
    return word.lexeme.lemma == "melhor" || word.lexeme.lemma == "pior"
  }

  /// *Maior, gato*: an adjective that compares stands alone behind a copula.
  func isComparison(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Bool {
    planner.language == .portuguese && plan.verbs.last?.frame.isCopular == true
      && pending.determiner == nil && pending.possessive == nil && rest.count == 1
      && Self.comparingAdjectives.contains(word.lexeme.lemma)
      && rest.first.map { isMeasured($0.lexeme, by: word.lexeme) } == true
      && plan.subject.contains { $0.noun?.lexeme.lemma != rest.first?.lexeme.lemma }
  }

  /// *Ele é melhor que o irmão*, but *ele é o melhor jogador*: what somebody is, he is not compared with.
  private func isMeasured(_ noun: Lexeme, by adjective: Lexeme) -> Bool {
    guard noun.wordClass == .noun else { return noun.isBeing }
    let isRank = adjective.lemma == "melhor" || adjective.lemma == "pior"
    let isOfFamily = PortionWords.isKin(noun.lemma) && !["amigo", "amiga"].contains(noun.lemma)
    return !(isRank && noun.isHuman && !isOfFamily)
  }

  private static let comparingAdjectives: WordSet = [
    "maior", "menor", "melhor", "pior", "mayor", "mejor", "peor",
  ]

  /// *Prefiero dibujar que escribir, me gusta más leer que ver la tele*: between two infinitives *que* compares what is done
  /// (NGLE §45.2).
  func comparesDeeds(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, word.lexeme.lemma == "que", clause == nil, governor == nil,
      plan.verbs.count > 1, let next = rest.first?.lexeme, next.isInfinitive
    else { return false }
    if plan.verbs[0].frame.lemma == "preferir" { return true }
    return plan.adverbials.contains {
      ["más", "menos", "mejor", "peor", "tanto"].contains($0.constituent.lexeme.lemma)
        && $0.than == nil && $0.constituent.tile.map { $0 < word.tile ?? 0 } == true
    }
  }
}
