import AACCore

/// What is asked behind a verb that was chosen in one with its preposition, which goes first with the question word: *sair com / quem,
/// rir de / o que, ter medo de / o que* (Cunha & Cintra, chapter 11, *Pronomes interrogativos*; Bechara, *Regência*).
extension ClausePlanner {
  /// Parts the verb from its preposition and puts that before the question word.
  func askBehindPreposition(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.lemma.hasSpace,
      let asked = clause.complements.firstIndex(where: { $0.lexeme.kind == .question }), asked < 2,
      let space = verb.lexeme.lemma.lastIndex(of: " "),
      case let link = String(verb.lexeme.lemma[space...].dropFirst()),
      AskedBehindWords.links.contains(link),
      case let plain = String(verb.lexeme.lemma[..<space]),
      !frames[plain].isDefault || frames.listed(plain) != nil,
      case let word = clause.complements[asked].lexeme.lemma,
      AskedBehindWords.asking.contains(word)
        || AskedBehindWords.whereabouts.contains(word) && !AskedBehindWords.unsaid.contains(link)
    else { return stayThere(&clause) }
    clause.verb?.lexeme.lemma = AskedBehindWords.oneself[verb.lexeme.lemma] ?? plain
    // O que você está olhando?: what one looks at needs no preposition.
    if plain == "olhar", word != "quem" { return }
    clause.complements[asked].government = nil
    if let plain = AskedBehindWords.plainWords[word], let known = lexicon.known(plain) {
      clause.complements[asked].lexeme = known
    }
    clause.reasons.append(Realization.RuleApplication(.preposition, word, link))
    insert([AskedBehindWords.means[link] ?? link], at: asked, in: &clause)
  }

  /// *Ter saudade de / você / muito*: how much of it, and not of whom.
  func feelMuchOf(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.lemma.hasSuffix(" de"),
      let much = clause.complements.firstIndex(where: {
        ["muito", "tanto", "pouco"].contains($0.lexeme.lemma)
      }), much + 1 == clause.complements.count || much == 0,
      case let parts = verb.lexeme.lemma.split(separator: " ").map(String.init), parts.count == 3,
      ["ter", "sentir"].contains(parts[0]), let of = lexicon.known("de")
    else { return }
    let amount = clause.complements.remove(at: much)
    clause.verb?.lexeme.lemma = parts[0]
    clause.complements =
      [amount, Constituent(lexicon.lexeme(for: parts[1]), tile: verb.tile), Constituent(of)]
      + clause.complements
  }

  /// *Esperar por / eu / portão*: where one waits for whom.
  func waitThere(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "esperar por", clause.complements.count == 2,
      clause.complements[0].lexeme.wordClass == .pronoun || clause.complements[0].lexeme.isHuman,
      clause.complements[1].lexeme.wordClass == .noun, !clause.complements[1].lexeme.isBeing,
      clause.options.contains(.request)
    else { return }
    clause.verb?.lexeme.lemma = "esperar"
    put(["em", "o"], at: 1, &clause)
  }

  /// *Morar em / onde*: the question word says the place by itself.
  private func stayThere(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, verb.hasSuffix(" em") || verb.hasSuffix(" a"),
      clause.complements.contains(where: {
        AskedBehindWords.whereabouts.contains($0.lexeme.lemma)
      }),
      let space = verb.lastIndex(of: " "), frames.listed(String(verb[..<space])) != nil
    else { return }
    clause.verb?.lexeme.lemma = String(verb[..<space])
  }
}

/// Words of such questions.
private enum AskedBehindWords {
  /// Prepositions that verbs are chosen with.
  static let links: WordSet = ["a", "com", "como", "contra", "de", "em", "para", "por", "sobre"]
  static let asking: WordSet = [
    "quem", "que", "o que", "quê", "o quê", "qual", "quais", "quantos", "quantas", "quanto",
  ]
  static let whereabouts: WordSet = ["onde", "aonde"]
  /// Prepositions of a place that *onde* needs not.
  static let unsaid: WordSet = ["em", "a", "com", "como", "sobre"]
  /// As what one works is asked by what one works with.
  static let means = ["como": "com"]
  /// What is said of oneself behind its preposition.
  static let oneself = ["parecer com": "parecer-se", "encontrar com": "encontrar-se"]
  /// Question words as they are said before the verb.
  static let plainWords = ["quê": "que", "o quê": "o que"]
}
