import AACCore

extension WordSorter {
  /// Whether a word begins a clause of its own: a verb follows, with or without its subject (Cunha
  /// & Cintra, chapter 18, *Orações subordinadas*).
  func opensClause(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .portuguese, !isSubject, !plan.verbs.isEmpty, preposition == nil
    else { return false }
    let isQuestion = word.lexeme.kind == .question
    guard isQuestion || word.lexeme.wordClass == .conjunction else { return false }
    guard let verb = rest.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return false }
    let between = rest[rest.startIndex..<verb]
    if between.contains(where: \.lexeme.isConnective) { return false }
    let nouns = between.filter { $0.lexeme.isNominal && !$0.lexeme.isDeterminerLike }
    if isQuestion {
      let isThat = word.lexeme.lemma == "que" && plan.verbs.last?.frame.opensClause == true
      if plan.isAskedOutright && !(isThat && nouns.count == 1) { return false }
      if !Self.subordinators.contains(word.lexeme.lemma) { return false }
    }
    if Self.subordinators.contains(word.lexeme.lemma) { return nouns.count < 2 }
    // Ele canta e ela dança: only somebody can be meant as the doer of what follows.
    return nouns.count == 1 && nouns[0].lexeme.isBeing
      && Self.coordinators.contains(word.lexeme.lemma)
  }

  /// Takes a word that begins a clause; whoever is named before its verb does it.
  mutating func takeClauseOpener(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    flush()
    let hasSubject = rest.first.map { $0.lexeme.wordClass != .verb } ?? false
    if hasSubject { clauseOpener = word } else { connective = word }
    isBesideNoun = false
  }

  /// *Depois do almoço, antes de dormir, perto da farmácia*: adverbs of order and place before a noun or a verb are prepositions
  /// (Cunha & Cintra, chapter 15).
  func prepositional(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Constituent? {
    guard planner.language != .english, word.lexeme.wordClass == .adverb, preposition == nil,
      let next = rest.first?.lexeme
    else { return nil }
    let isOrder = ["antes", "depois", "después"].contains(word.lexeme.lemma)
    guard isOrder || word.lexeme.kind == .direction else { return nil }
    let governs =
      next.wordClass == .noun && !next.kind.isTemporal || next.wordClass == .properNoun
      || next.isDeterminerLike || next.wordClass == .pronoun && next.kind == .person
    guard governs || isOrder && next.wordClass == .verb,
      let known = planner.lexicon.known(word.lexeme.lemma + " de"), known.wordClass == .adposition
    else { return nil }
    return Constituent(known, tile: word.tile)
  }

  private static let coordinators: Set = ["e", "mas", "ou", "porém", "então"]
  static let subordinators: Set = [
    "porque", "quando", "se", "enquanto", "que", "até que", "para que", "antes que", "depois que",
    "assim que", "logo que", "sempre que", "como", "pois", "então", "por isso", "já que", "embora",
  ]
}
