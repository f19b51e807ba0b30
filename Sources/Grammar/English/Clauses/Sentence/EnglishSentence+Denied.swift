import AACCore

/// What is left over, what was not done, what one is to come for and where one comes from: *be left | two, days; scold | me, for not
/// cleaning, room; come | see, my, drawing; come | Brazil*.
///
/// Sources: CGEL §18.44–18.46 (*there is … left*), §10.58 (*not* before *-ing*), §13.98 (*come and see*).
extension EnglishSentence {
  static func settleDenied(_ clause: inout Clause, _ planner: ClausePlanner) {
    sayLeft(&clause, planner)
    denyCause(&clause, planner)
    comeAndDo(&clause)
    comeFrom(&clause)
  }

  /// *she | come | Brazil*: from where somebody is, where no time and no way is said (CGEL §4.5).
  private static func comeFrom(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "come", clause.complements.count == 1, clause.tense == nil,
      clause.options.isEmpty, !clause.isQuestion, !clause.isNegative,
      case let place = clause.complements[0].lexeme, place.wordClass == .properNoun,
      place.kind == .place, clause.subject.last?.lexeme.lemma != "it",
      clause.subject.last.map({ $0.lexeme.isHuman }) == true
    else { return }
    insert("from", at: 0, in: &clause)
    clause.reasons.append(.init(.preposition, place.lemma, "from"))
  }

  /// *come | see, my, drawing* asked for: what is to be seen, and no way (CGEL §13.98).
  private static func comeAndDo(_ clause: inout Clause) {
    guard clause.options.contains(.request), let come = clause.verb, come.lexeme.lemma == "come",
      clause.complements.count > 1, case let deed = clause.complements[0],
      doneOnComing.contains(deed.lexeme.lemma),
      clause.complements[1].lexeme.wordClass != .adposition,
      !clause.complements[1...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    clause.verb?.lexeme.lemma = "come \(deed.lexeme.lemma)"
    clause.verb?.lexeme.forms = [:]
    clause.complements.removeFirst()
    if let first = come.tile, let second = deed.tile { clause.joins[first] = [first, second] }
  }

  static let doneOnComing = EnglishWords.set("see help get visit watch meet hug")

  /// *be left | two, days, until my birthday*: where nobody was chosen, something is there still (CGEL §18.46).
  private static func sayLeft(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.verb?.lexeme.lemma == "be left", clause.subject.isEmpty,
      let noun = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      clause.complements[..<noun].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.kind == .quantity
          || $0.lexeme.kind == .negation || $0.lexeme.wordClass == .adjective
      }), !clause.complements[noun].lexeme.isHuman,
      let there = planner.lexicon.known("there")
    else { return }
    let thing = clause.complements[noun].lexeme
    let isOpen = clause.isQuestion || clause.isNegative
    clause.subject = [Constituent(there)]
    clause.verb?.lexeme = EnglishWording.be.lexeme
    clause.complements.insert(
      Constituent(
        Lexeme(lemma: "left", wordClass: .adverb, kind: .manner), tile: clause.verb?.tile),
      at: noun + 1)
    guard isOpen, noun == 0, EnglishHabits.isMass(thing) || EnglishHabits.isPlural(thing),
      let any = planner.lexicon.known("any")
    else { return }
    clause.complements.insert(Constituent(any), at: 0)
    clause.reasons.append(.init(.understood, thing.lemma, "any"))
  }

  /// *scold | me, for not cleaning, room; be sorry | for not coming*: it is what was not done that is denied (CGEL §10.58).
  private static func denyCause(_ clause: inout Clause, _ planner: ClausePlanner) {
    let words = clause.complements
    guard
      let not = words.indices.dropFirst().first(where: {
        words[$0].lexeme.lemma == "not" && words[$0 - 1].lexeme.lemma == "for"
      }), not + 1 < words.count, case let deed = words[not + 1].lexeme.lemma,
      deed.hasSuffix("ing"), EnglishGerunds.base(of: deed, planner.frames) != nil
    else { return }
    var end = not + 1
    var said = ["for", "not", deed]
    while end + 1 < words.count, words[end + 1].lexeme.isDeterminerLike {
      end += 1
      said.append(words[end].lexeme.lemma)
    }
    if end + 1 < words.count, case let thing = words[end + 1].lexeme,
      thing.wordClass == .noun || EnglishPronouns.of(thing.lemma) != nil
    {
      if end == not + 1, thing.wordClass == .noun, !EnglishHabits.isMass(thing),
        !EnglishPeople.names.contains(thing.lemma)
      {
        said.append("the")
        clause.reasons.append(.init(.articleDefinite, thing.lemma, "the"))
      }
      end += 1
      said.append(EnglishPronouns.of(thing.lemma)?.accusative ?? thing.lemma)
    }
    join(
      (not - 1)...end,
      as: Lexeme(lemma: said.joined(separator: " "), wordClass: .adverb, kind: .manner), &clause)
  }
}
