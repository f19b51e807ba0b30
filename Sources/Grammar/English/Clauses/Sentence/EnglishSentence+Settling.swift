import AACCore

/// What a clause gets or changes before it is planned: own clothes, *-self*, an illness.
extension EnglishSentence {
  /// *take off/sweater* asked of another: the speaker's own (CGEL §5.35).
  static func ownClothes(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.isLaid, clause.options.contains(.request), clause.subject.isEmpty,
      let verb = clause.verb?.lexeme.lemma, dressing.contains(verb), clause.complements.count == 1,
      let thing = clause.complements.first?.lexeme,
      thing.kind == .clothing || thing.lemma == "seat belt",
      let my = planner.lexicon.known("my")
    else { return }
    clause.complements.insert(Constituent(my), at: 0)
  }

  private static let dressing = EnglishWords.set(
    "zip unzip button unbutton tie untie fasten buckle unbuckle loosen tighten"
  )
  .union(["take off", "put on"])

  /// *enjoy oneself* → *enjoy* + the pronoun of who does it (CGEL §6.25).
  static func settleSelf(_ clause: inout Clause, _ planner: ClausePlanner) {
    if !clause.isLaid, clause.subject.count == 1, clause.complements.count == 1,
      clause.complements[0].lexeme == clause.subject[0].lexeme,
      clause.subject[0].lexeme.isSubjectFormOnly, clause.subject[0].lexeme.person == .third,
      let verb = clause.verb?.lexeme.lemma, planner.frames[verb].pattern == .grooming,
      let pronoun = EnglishPronouns.of(clause.subject[0].lexeme.lemma)
    {
      // *he/wash/he*: of what one mostly does to oneself.
      clause.complements[0].lexeme = Lexeme(
        lemma: pronoun.reflexive, wordClass: .pronoun, kind: .person)
      clause.complements[0].lexeme.animacy = .human
      clause.reasons.append(.init(.reflexive, pronoun.nominative, pronoun.reflexive))
    }
    let ending = " oneself"
    for index in clause.complements.indices.reversed()
    where clause.complements[index].lexeme.lemma.hasSuffix(ending) {
      let tile = clause.complements[index].tile
      clause.complements[index] = plain(clause.complements[index], ending)
      clause.complements.insert(Constituent(oneself, tile: tile), at: index + 1)
    }
    guard let verb = clause.verb, verb.lexeme.lemma.hasSuffix(ending) else { return }
    clause.verb = plain(verb, ending)
    clause.complements.insert(Constituent(oneself, tile: verb.tile), at: 0)
  }

  static func plain(_ word: Constituent, _ ending: String) -> Constituent {
    Constituent(
      Lexeme(
        lemma: String(word.lexeme.lemma.dropLast(ending.count)), wordClass: .verb, kind: .action),
      tile: word.tile)
  }

  /// *cannot/walk, won't/eat* chosen as the verb: what helps, and that it is denied (CGEL §3.23).
  static func takeHelper(_ clause: inout Clause) {
    if let lemma = clause.verb?.lexeme.lemma, doing.contains(lemma),
      let deed = clause.complements.first, deed.lexeme.wordClass == .verb
    {
      // *don't/understand, didn't/come*: the verb is what was chosen behind it.
      let tiles = [clause.verb?.tile, deed.tile].compactMap(\.self)
      clause.verb?.lexeme = deed.lexeme
      if let tile = tiles.first { clause.joins[tile] = tiles }
      clause.complements.removeFirst()
      clause.isNegative = true
      if lemma.hasPrefix("did") { clause.tense = clause.tense ?? .past }
      return
    }
    guard let lemma = clause.verb?.lexeme.lemma, let helper = denied[lemma] else { return }
    if clause.complements.count > 1, handled.contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .adjective
    {
      // *can't / open/jar*: a deed, with what it is done to behind it.
      clause.complements[0] = clause.complements[0].asVerb
    }
    guard
      clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    clause.verb?.lexeme = Lexeme(lemma: helper, wordClass: .verb, kind: .modal)
    clause.isNegative = true
  }

  private static let handled: WordSet = ["open", "clean", "dry", "empty", "warm"]
  private static let doing: WordSet = [
    "don't", "do not", "doesn't", "does not", "didn't", "did not",
  ]
  private static let denied = WordMap(
    EnglishConstructions.deniedModals.merging(["can not": "can"]) { modal, _ in modal })

  private static let oneself: Lexeme = {
    var lexeme = Lexeme(lemma: "oneself", wordClass: .pronoun, kind: .person)
    lexeme.animacy = .human
    return lexeme
  }()

  /// *catch/cold*: an illness, not how something is caught.
  static func settleCold(_ clause: inout Clause) {
    for index in clause.complements.indices
    where clause.complements[index].lexeme.lemma == "cold"
      && clause.complements[index].lexeme.wordClass == .adjective
    {
      let before = index > 0 ? clause.complements[index - 1].lexeme : clause.verb?.lexeme
      let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
      guard before?.lemma == "catch", next?.wordClass != .noun else { continue }
      clause.complements[index].lexeme = Lexeme(lemma: "cold", wordClass: .noun, kind: .illness)
      clause.complements[index].lexeme.countability = .count
    }
  }
}
