import AACCore

/// Deeds that stand for a noun in a row: *swim/be/fun, run/in/hall/be/not/allowed, thank you/for/come*.
///
/// Sources: CGEL §15.12 (*-ing* clauses as subjects), §16.83 (behind prepositions); CaGEL ch. 14 §1.
extension EnglishAttachedClauses {
  /// *swim/be/fun, run/in/hall/be/not/allowed*: what is done, before *be* and what it is like.
  func activity(_ row: [Constituent]) -> (
    row: [Constituent], clauses: [Int: EnglishAttachedClause]
  )? {
    guard row.count > 2, let tile = row[0].tile, let act = act(row),
      let be = row.firstIndex(where: { Self.copulas.contains($0.lexeme.lemma) }), be > 0,
      be + 1 < row.count, isValued(row[be + 1].lexeme),
      !row[1...].contains(where: {
        $0.lexeme.isSubjectForm && $0.lexeme.lemma != "it" && $0.lexeme.lemma != "you"
      }), row[1].lexeme.lemma != "you",
      !(1..<be).contains(where: {
        row[$0].lexeme.isBeing && row[$0].lexeme.wordClass != .pronoun
          && row[$0 - 1].lexeme.wordClass != .adposition
      }),
      !row.contains(where: { $0.lexeme.kind == .question || $0.lexeme.lemma == "please" }),
      !row[..<be].contains(where: { $0.lexeme.lemma == "because" }),
      be > 1 || row[0].lexeme.wordClass == .verb, row[0].lexeme.wordClass != .properNoun
    else { return nil }
    if be == 1, Self.habits.contains(act), row[0].lexeme.lemma == act {
      // *exercise/be/good/for/you*: by its noun (CGEL App. I.47).
      var habit = row[0]
      habit.lexeme = Lexeme(lemma: act, wordClass: .noun, kind: .activity)
      habit.lexeme.countability = .mass
      habit.lexeme.article = .bare
      return ([habit] + row[be...], [:])
    }
    var clause = Clause(variety: reader.variety)
    clause.verb = Constituent(Lexeme(lemma: act, wordClass: .verb, kind: .action), tile: tile)
    clause.complements = Array(row[1..<be])
    var noun = row[0]
    noun.lexeme = Lexeme(lemma: act, wordClass: .noun, kind: .activity)
    noun.lexeme.countability = .mass
    noun.lexeme.number = .singular
    noun.lexeme.article = .bare
    return (
      [noun] + row[be...], [tile: EnglishAttachedClause(form: .activity, clause: clause)]
    )
  }

  /// *thank you/for/come, thanks/for/help/I*: what one is thanked for (CGEL §16.83).
  func thanked(_ row: [Constituent]) -> (
    row: [Constituent], clauses: [Int: EnglishAttachedClause]
  )? {
    guard row.count > 2, row[0].lexeme.lemma.hasPrefix("thank"), row[1].lexeme.lemma == "for",
      let tile = row[2].tile, row[2].lexeme.lemma != "be",
      row[2].lexeme.wordClass == .verb
        && (row.count == 3 && !EnglishHabits.verbalNouns.contains(row[2].lexeme.lemma)
          || row.count > 3)
        || row.count == 4 && row[3].lexeme.wordClass == .pronoun
          && frames.listed(row[2].lexeme.lemma) != nil
    else { return nil }
    var clause = Clause(variety: reader.variety)
    clause.verb = row[2].asVerb
    clause.subject = [Constituent(lexicon.known("you") ?? row[2].lexeme)]
    clause.complements = Array(row[3...])
    var noun = row[2]
    noun.lexeme = Lexeme(lemma: row[2].lexeme.lemma, wordClass: .noun, kind: .activity)
    noun.lexeme.countability = .mass
    noun.lexeme.article = .bare
    return (
      Array(row[..<2]) + [noun], [tile: EnglishAttachedClause(form: .activity, clause: clause)]
    )
  }

  /// The verb of what is done: a verb of doing, or its *-ing* form.
  private func act(_ row: [Constituent]) -> String? {
    var lexeme = row[0].lexeme
    if lexeme.wordClass == .noun, row[1].lexeme.lemma == "with", frames.listed(lexeme.lemma) != nil
    {
      // *cook/with/dad/be/fun.*
      lexeme.wordClass = .verb
    }
    if let base = EnglishGerunds.base(of: lexeme.lemma, frames), lexeme.wordClass != .adjective {
      return lexeme.lemma == "be" ? nil : base
    }
    guard lexeme.wordClass == .verb else { return nil }
    let frame = frames[lexeme.lemma]
    guard frame.isListed, frame.pattern != .modal, frame.pattern != .weather, !frame.isCopular,
      frame.past != .state, !["go", "let", "let's", "stop"].contains(lexeme.lemma)
    else { return nil }
    return lexeme.lemma
  }

  private static let copulas: WordSet = ["be", "is", "was"]
  /// What one does for one's health, and what it is called.
  private static let habits = EnglishWords.set("exercise sleep rest")

  /// What one thinks of something done.
  private func isValued(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .adjective && lexeme.kind != .emotion && lexeme.kind != .state
      || lexeme.kind == .degree || lexeme.kind == .negation || lexeme.lemma == "fun"
      || lexeme.kind == .possessive || lexeme.lemma == "the" || Self.values.contains(lexeme.lemma)
  }

  private static let values = EnglishWords.set(
    "fun hard easy boring allowed forbidden tiring important dangerous cool bad good nice okay OK")
}
