import AACCore

/// Clauses that a preposition stands before: *a menina com quem brinco, a casa em que moro, insistiu em que eu comesse*.
///
/// Sources: Cunha & Cintra, chapter 11 (*Pronomes relativos*); Bechara, *Orações adjetivas*, *Orações objetivas indiretas*.
extension ClausePlanner {
  /// Tells the words that begin such clauses from the same words where they ask.
  func relateBehindPreposition(_ clause: inout Clause) {
    guard
      let last = clause.complements.lastIndex(where: {
        $0.lexeme.kind == .question && PrepositionalClauses.openers.contains($0.lexeme.lemma)
      }), !clause.options.contains(.request) || last > 1
    else { return }
    var place = last
    while place >= 0 {
      partPreposition(&clause, &place)
      relate(&clause, at: place)
      place -= 1
    }
  }

  /// *Em que* as one word is a preposition and what it governs.
  private func partPreposition(_ clause: inout Clause, _ place: inout Int) {
    let word = clause.complements[place]
    guard word.lexeme.kind == .question, word.lexeme.lemma == "em que", let tile = word.tile,
      place + 1 < clause.complements.count, clause.complements[place + 1].tile == tile + 2,
      let link = lexicon.known("em"), let that = lexicon.known("que")
    else { return }
    clause.joins[tile] = nil
    clause.complements.replaceSubrange(
      place...place,
      with: [Constituent(link, tile: tile), Constituent(that, tile: tile + 1)])
    place += 1
  }

  private func relate(_ clause: inout Clause, at place: Int) {
    let words = clause.complements
    let word = words[place].lexeme
    guard word.kind == .question, place + 1 < words.count,
      word.lemma == "quem" || word.lemma == "que" || word.lemma == "em que",
      let deed = words[(place + 1)...].first(where: { $0.lexeme.wordClass == .verb }),
      !words[(place + 1)...].prefix(while: { $0 != deed }).contains(where: {
        $0.lexeme.isConnective || $0.lexeme.wordClass == .adposition
      })
    else { return }
    let isOne = word.lemma == "em que"
    let link = isOne ? "em" : place > 0 ? words[place - 1].lexeme.lemma : ""
    guard isOne || place > 0 && words[place - 1].lexeme.wordClass == .adposition else { return }
    let head = isOne ? place - 1 : place - 2
    if head < 0 {
      guard !isOne, word.lemma == "que", !clause.isQuestion, let verb = clause.verb?.lexeme.lemma,
        frames[verb].opening == .word(link)
          || frames[verb].slots.contains(where: { $0.preposition == link && $0.role != .placeAt })
      else { return }
      // A mamãe insistiu em que eu comesse.
      return begin(&clause, place, PlannedVerb.governed)
    }
    let noun = words[head].lexeme
    if word.lemma == "quem", !noun.isBeing, !clause.isQuestion, noun.wordClass == .noun,
      deed.tile == words[place + 1].tile, let verb = clause.verb?.lexeme.lemma,
      link == "para" || frames[verb].slot(.recipient) != nil
    {
      // Dou comida para quem tem fome.
      begin(&clause, place, PlannedVerb.followingPreposition)
      clause.complements[place].lexeme.forms[PlannedVerb.followingPreposition] = PlannedVerb.anybody
      return
    }
    guard noun.wordClass == .noun || noun.wordClass == .properNoun && word.lemma == "quem",
      isAntecedent(noun, word.lemma, link, frames[deed.lexeme.lemma])
    else { return }
    begin(&clause, place, PlannedVerb.followingPreposition)
    guard isBare(head, clause), head == 0 || words[head - 1].lexeme.wordClass != .adjective,
      noun.wordClass == .noun, let verb = clause.verb?.lexeme.lemma,
      !PrepositionalClauses.seeking.contains(verb)
    else { return }
    insert(["o"], at: head, in: &clause)
  }

  private func begin(_ clause: inout Clause, _ place: Int, _ mark: String) {
    let lemma = clause.complements[place].lexeme.lemma
    clause.complements[place].lexeme = Lexeme(
      lemma: lemma, wordClass: .conjunction, kind: .connective)
    clause.complements[place].lexeme.forms[mark] = ""
  }

  /// Whether such a clause says which one is meant: somebody behind *quem*, else what the verb within does so with that preposition.
  private func isAntecedent(_ noun: Lexeme, _ word: String, _ link: String, _ deed: VerbFrame)
    -> Bool
  {
    if word == "quem" { return noun.isBeing }
    switch link {
    case "em": return noun.kind != .feeling && noun.kind != .emotion && noun.kind != .idea
    case "com", "sobre": return true
    case "de", "a":
      return !ThatClauseWords.feelings.contains(noun.lemma)
        && (deed.slots.contains { $0.preposition == link }
          || deed.opening == .word(link))
    default: return false
    }
  }
}

/// Words about such clauses.
private enum PrepositionalClauses {
  static let openers: WordSet = ["que", "quem", "em que"]
  /// Verbs of which the object is not known yet: *procuro um lápis com que escrever*.
  static let seeking: WordSet = [
    "ter", "haver", "querer", "precisar", "procurar", "buscar", "comprar", "existir", "desejar",
  ]
}
