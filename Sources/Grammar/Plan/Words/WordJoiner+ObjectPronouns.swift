import AACCore

extension WordJoiner {
  /// *Ver / la, comprar / os, dar / me / las*: an article with nothing behind it to go with is the pronoun that sounds like it
  /// (NGLE §16.9; Cunha & Cintra, chapter 11, *Pronomes átonos*).
  func readObjectPronouns(_ clause: inout Clause) {
    guard variety.language != .english, let verb,
      clause.complements.contains(where: {
        $0.lexeme.wordClass == .pronoun || soundsLikePronoun($0.lexeme)
      }), LanguageTables.tables(variety.language).frames[verb].slot(.object) != nil
    else { return }
    let words = clause.complements
    for index in words.indices
    where soundsLikePronoun(words[index].lexeme) && words[index].government == nil {
      let before = index > 0 ? words[index - 1].lexeme : nil
      let next = index + 1 < words.count ? words[index + 1].lexeme : nil
      // Aprender / a / nadar: a preposition as long as anything follows.
      let isFree =
        (words[index].lexeme.wordClass == .adposition
          ? next == nil : !isDetermined(next) || isGivenTo(next, words, index))
        || isBesideWhom(words[index].lexeme, next, verb)
          && (words[index].lexeme.wordClass != .adposition
            || words.count == 2 && !Self.addressing.contains(verb))
      guard before?.wordClass != .adposition, isFree else { continue }
      clause.complements[index].lexeme = objectPronoun(words[index].lexeme)
    }
    readFirstPronoun(&clause)
  }

  /// *Dar / o / tu, trazer / as / ela, contar / o / mamãe*: before whom it is given to stands what is given, and no article
  /// of that (Cunha & Cintra, chapter 11, *Pronomes átonos*).
  private func isBesideWhom(_ article: Lexeme, _ next: Lexeme?, _ verb: String) -> Bool {
    guard !isSpanish, let next else { return false }
    if next.wordClass == .pronoun, next.kind == .person {
      return article.wordClass != .adposition
        || LanguageTables.tables(variety.language).frames[verb].givesToSomebody
    }
    guard next.isBeing, article.wordClass != .adposition,
      LanguageTables.tables(variety.language).frames[verb].givesToSomebody
    else { return false }
    let gender = next.gender ?? .masculine
    return (article.gender ?? .masculine) != gender
      || (article.number ?? .singular) != (next.number ?? .singular)
  }

  /// *Poner / te / lo, comprar / se / lo*: of two short pronouns the first is whoever does it, else whom it is done for
  /// (NGLE §16.10).
  private func readFirstPronoun(_ clause: inout Clause) {
    guard isSpanish, clause.complements.count > 1,
      clause.complements[0].lexeme.wordClass == .pronoun, var verb = clause.verb,
      Self.direct.contains(clause.complements[1].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .pronoun
    else { return }
    let first = clause.complements[0].lexeme.lemma
    let doer = clause.subject.first?.lexeme.lemma
    let isReflexive = verb.lexeme.lemma.hasSuffix("se")
    if first == "se" {
      if isReflexive || clause.complements.count == 2 && isForItself(verb.lexeme.lemma, clause) {
        if !isReflexive { verb.lexeme.lemma += "se" }
        clause.verb = verb
        clause.complements.removeFirst()
      } else {
        clause.complements[0].lexeme = Self.pronoun("le")
      }
      return
    }
    let isOwn =
      first == "te"
      && (doer == nil ? clause.options.contains(.request) : doer == "tú" || doer == "vos")
      || first == "me" && doer == "yo" || first == "nos" && doer?.hasPrefix("nosotr") == true
    if !isOwn, Self.dative.contains(first), !isReflexive {
      // Pónmelo, mamá me lo puso: the thing goes first to its place.
      clause.complements.swapAt(0, 1)
    }
    guard isOwn, !verb.lexeme.lemma.hasSpace else { return }
    if !isReflexive { verb.lexeme.lemma += "se" }
    clause.verb = verb
    clause.complements.removeFirst()
  }

  /// *El niño se lo come, papá se los lleva*: of a verb that takes nobody to whom (NGLE §35.4).
  private func isForItself(_ verb: String, _ clause: Clause) -> Bool {
    let frames = LanguageTables.tables(variety.language).frames
    guard frames[verb].slot(.recipient) == nil, frames[verb].slot(.beneficiary) == nil,
      frames.listed(verb + "se") != nil
    else { return false }
    return !clause.subject.isEmpty
      && clause.subject.allSatisfy {
        $0.lexeme.wordClass != .pronoun || $0.lexeme.person == nil || $0.lexeme.person == .third
      }
  }

  /// Short pronouns of whom it is done to, where another says what.
  private static let dative: WordSet = ["me", "te", "nos", "os", "le", "les"]

  /// Verbs of speaking to somebody: behind these *a* is the preposition (*ligar a ti, responder a ela*).
  private static let addressing: WordSet = [
    "ligar", "telefonar", "perguntar", "responder", "agradecer", "obedecer", "escrever", "dever",
    "sorrir", "falar",
  ]

  /// Pronouns of what is done, never of whom it is done to.
  static let direct: WordSet = ["lo", "la", "los", "las", "o", "a", "os", "as"]

  /// *La, los, las*, but not *el*, which would be *lo*; *o, a, os, as*.
  @inline(__always)
  private func soundsLikePronoun(_ word: Lexeme) -> Bool {
    if word.wordClass == .adposition { return !isSpanish && word.lemma == "a" }
    guard word.wordClass == .determiner else { return false }
    return isSpanish
      ? word.lemma == "el" && (word.gender == .feminine || word.number == .plural)
      : word.lemma == "o"
  }

  /// Whether a word can be what an article belongs to.
  private func isDetermined(_ next: Lexeme?) -> Bool {
    guard let next else { return false }
    switch next.wordClass {
    case .verb, .interjection, .particle: return false
    // Se la di a él: nobody is called *la él*.
    case .pronoun: return next.kind != .person
    case .adverb:
      return ["más", "menos", "mais", "mejor", "peor", "melhor", "pior"].contains(next.lemma)
    case .conjunction: return next.lemma == "que"
    case .adposition: return next.lemma == "de"
    default: return true
    }
  }

  /// *Regalar / los / mamá, dar / la / Ana*: a name has no article of its own in Spanish, nor one that does not agree with it;
  /// it is to whom the thing is given (NGLE §12.7, §35.2).
  private func isGivenTo(_ next: Lexeme?, _ words: [Constituent], _ index: Int) -> Bool {
    guard isSpanish, let next, next.isHuman, let verb, index + 2 == words.count,
      next.wordClass == .properNoun || next.article == .bare
        || next.gender != nil && next.gender != words[index].lexeme.gender
          && next.number != .plural,
      LanguageTables.tables(variety.language).frames[verb].slot(.recipient) != nil
    else { return false }
    return !words[..<index].contains { $0.lexeme.isNominal }
  }

  private func objectPronoun(_ article: Lexeme) -> Lexeme {
    let isFeminine = article.gender == .feminine || article.wordClass == .adposition
    let ending = article.number == .plural ? "s" : ""
    let text = isSpanish ? (isFeminine ? "la" : "lo") : (isFeminine ? "a" : "o")
    return Self.pronoun(text + ending)
  }
}

extension VerbFrame {
  /// Whether it is done to or for somebody.
  fileprivate var givesToSomebody: Bool { slot(.recipient) != nil || slot(.beneficiary) != nil }
}
