import AACCore

/// Verbs that were chosen with more than themselves on their tile, and set phrases that were chosen in pieces: *estar acostumbrado /
/// ruido, no parar de / llorar, hacerse / dormido* (NGLE §36.4, *complementos del adjetivo*; §48.2; §38.3).
extension ClausePlanner {
  /// Settles what single tiles say, before any are joined.
  func settleChosenTiles(_ clause: inout Clause) {
    if language == .spanish { readQuick(&clause) }
    if clause.verb?.lexeme.lemma.hasSpace == true {
      denyWholeVerb(&clause)
      if language == .spanish { partWholeVerb(&clause) }
    }
    if language == .spanish { priceThing(&clause) }
    if language == .portuguese, !clause.isLaid, clause.complements.count > 1 {
      joinPortugueseTiles(&clause)
    }
    if clause.isQuestion, clause.subject.isEmpty { askListenerBehind(&clause) }
    turnOwnPronoun(&clause)
    leaveArticleOfWhole(&clause)
    if language == .spanish { nameHomework(&clause) }
  }

  /// *No parar de, não querer*: a verb with its negator is that verb, denied.
  private func denyWholeVerb(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.lemma.hasPrefix(language.plainNegator + " "),
      frames.listed(verb.lexeme.lemma) == nil
    else { return }
    var rest = String(verb.lexeme.lemma.dropFirst(language.plainNegator.count + 1))
    if language == .portuguese, rest.hasPrefix("se ") { rest = rest.dropFirst(3) + "-se" }
    clause.verb?.lexeme = lexicon.lexeme(for: rest, expecting: .verb)
    // No tocar, não mexer, denied: it is denied all the same.
    clause.isNegative = true
  }

  /// *Falda / ser / cara, esta / ser / demasiado / cara*: what a thing costs, and no face (NGLE §13.5).
  private func priceThing(_ clause: inout Clause) {
    guard let verb = clause.verb, WholeVerbWords.pricing.contains(verb.lexeme.lemma),
      let dear = clause.complements.firstIndex(where: { $0.lexeme.lemma == "cara" }),
      clause.complements[dear].lexeme.wordClass == .noun,
      clause.complements[..<dear].allSatisfy({
        $0.lexeme.kind == .degree || ["muy", "demasiado", "más", "no"].contains($0.lexeme.lemma)
      }), let thing = clause.subject.last?.lexeme, !thing.isBeing, thing.kind != .body,
      thing.wordClass == .noun || thing.kind == .demonstrative
    else { return }
    clause.complements[dear].lexeme = Lexeme(lemma: "caro", wordClass: .adjective, kind: .quality)
  }

  /// *Estar acostumbrado / ruido, ser alérgico / polen*: a verb with a quality that takes something, which is no set phrase.
  private func partWholeVerb(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.lemma.hasSpace, !clause.complements.isEmpty,
      frames.listed(verb.lexeme.lemma) == nil
    else { return }
    let parts = verb.lexeme.lemma.split(separator: " ").map(String.init)
    guard parts.count == 2, WholeVerbWords.becoming.contains(parts[0]),
      case let quality = lexicon.lexeme(for: parts[1], expecting: .adjective),
      quality.wordClass == .adjective
    else { return }
    clause.verb?.lexeme = lexicon.lexeme(for: parts[0], expecting: .verb)
    clause.complements.insert(Constituent(quality, tile: verb.tile), at: 0)
  }

  /// *Yo / llamarme, nós / lembrar-nos*: the pronoun of whoever does it on the dictionary form makes it the pronominal verb (NGLE
  /// §41.10; Cunha & Cintra, chapter 13, *Verbos pronominais*).
  private func turnOwnPronoun(_ clause: inout Clause) {
    guard let pronoun = clause.verb?.lexeme.forms[FiniteForms.Mark.pronouns],
      clause.verb?.lexeme.forms.count == 1, clause.subject.count == 1,
      WholeVerbWords.own[pronoun]?.contains(clause.subject[0].lexeme.lemma) == true,
      let lemma = clause.verb?.lexeme.lemma,
      case let pronominal = lemma + (language == .spanish ? "se" : "-se"),
      frames.listed(pronominal) != nil
    else { return }
    clause.verb?.lexeme.forms.removeValue(forKey: FiniteForms.Mark.pronouns)
    clause.verb?.lexeme.lemma = pronominal
  }

  /// *Hacerse / dormido*: what one feigns to be has its article.
  func feignState(_ clause: inout Clause, _ verb: String) {
    guard verb == "hacerse", let quality = clause.complements.first,
      quality.lexeme.wordClass == .adjective || quality.lexeme.wordClass == .noun,
      case let phrase = "hacerse el \(quality.lexeme.lemma)", frames.listed(phrase) != nil
    else { return }
    clause.verb?.lexeme.lemma = phrase
    clause.complements.removeFirst()
    if let own = clause.verb?.tile, let other = quality.tile { clause.joins[own] = [own, other] }
  }
}

private enum WholeVerbWords {
  static let pricing: WordSet = ["ser", "parecer", "estar", "salir"]
  /// Short pronouns and who says them of himself.
  static let own: WordMap<WordSet> = [
    "me": ["yo", "eu"], "te": ["tú", "vos", "tu"], "nos": ["nosotros", "nosotras", "nós"],
    "os": ["vosotros", "vosotras"], "vos": ["vós"],
  ]
  static let becoming: WordSet = [
    "estar", "ser", "sentirse", "ponerse", "quedarse", "parecer", "volverse", "seguir",
  ]
}
