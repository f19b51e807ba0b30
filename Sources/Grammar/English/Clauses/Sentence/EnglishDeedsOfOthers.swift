import AACCore

/// Deeds by role that are named like things, and things that are named like deeds: *forbid | grandfather, smoke; complain | about, heat;
/// fine | driver; want | exam, be, over; stand | noise (asked)*.
///
/// Sources: CGEL §16.63 (verbs with an object and an infinitive), §4.52 (*can*), App. I.43 (conversion).
enum EnglishDeedsOfOthers {
  static func settle(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    forbidDeed(&clause, verb)
    nameMatter(&clause, planner)
    wantOver(&clause, verb)
    askWhetherOneStands(&clause, verb, planner)
    if verb == "fine", clause.complements.first?.lexeme.isHuman == true {
      clause.verb = clause.verb?.asVerb
    }
  }

  /// *Forbid | grandfather, smoke*: what he is not to do.
  private static func forbidDeed(_ clause: inout Clause, _ verb: String) {
    guard commanding.contains(verb), let last = clause.complements.indices.last, last > 0,
      deeds.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .noun,
      case let whom = clause.complements[last - 1].lexeme,
      whom.isHuman && whom.wordClass != .adjective
        || EnglishPronouns.of(whom.lemma) != nil && whom.wordClass == .pronoun
    else { return }
    clause.complements[last] = clause.complements[last].asVerb
    clause.complements.insert(EnglishSentence.small("to"), at: last)
    clause.reasons.append(.init(.openedVerb, verb, "to"))
  }

  private static let commanding = EnglishWords.set(
    "forbid allow permit order force beg encourage convince persuade command urge compel implore instruct"
  )
  private static let deeds = EnglishWords.set(
    "smoke play rest dance nap walk run swim work drive sleep ride cook talk whistle fish dream fight jump shout fly travel"
  )

  /// *Complain | about, heat; talk | about, work*: a thing behind *about*, with nothing behind it that it is done to.
  private static func nameMatter(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last, last > 0,
      ["about", "of", "because of"].contains(clause.complements[last - 1].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .verb,
      matters.contains(clause.complements[last].lexeme.lemma)
    else { return }
    let matter = clause.complements[last].lexeme.lemma
    var noun = planner.lexicon.lexeme(for: matter, expecting: .noun)
    if noun.wordClass != .noun {
      noun = Lexeme(lemma: matter, wordClass: .noun, kind: .event)
      noun.countability = .mass
    }
    clause.complements[last].lexeme = noun
    clause.complements[last].government = Government(
      preposition: nil, article: matter == "work" ? .bare : .definite)
  }

  private static let matters = EnglishWords.set("heat rain snow work fight smoke delay cost fine")

  /// *Want | exam, be, over*: how a thing is to be.
  private static func wantOver(_ clause: inout Clause, _ verb: String) {
    guard ["want", "need", "expect", "would like"].contains(verb),
      let be = clause.complements.firstIndex(where: { $0.lexeme.lemma == "be" }), be > 0,
      be + 1 < clause.complements.count, clause.complements[be - 1].lexeme.wordClass == .noun,
      clause.complements[be - 1].lexeme.namesThing,
      clause.complements[..<(be - 1)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "that"
      })
    else { return }
    if be == 1 || clause.complements[0].lexeme.lemma == "that" {
      clause.complements[be - 1].government = Government(preposition: nil, article: .definite)
    }
    if clause.complements[0].lexeme.lemma == "that" {
      clause.complements[0].lexeme = Lexeme(
        lemma: "that", wordClass: .determiner, kind: .demonstrative)
    }
    clause.complements.insert(EnglishSentence.small("to"), at: be)
    clause.reasons.append(.init(.openedVerb, verb, "to"))
  }

  /// *Stand | noise*, asked: whether one can.
  private static func askWhetherOneStands(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard clause.isQuestion, ["stand", "bear"].contains(verb), let deed = clause.verb,
      let first = clause.complements.first?.lexeme,
      ["noise", "heat", "cold", "smell", "pain", "taste", "sound", "itch"].contains(first.lemma)
    else { return }
    var noun = planner.lexicon.lexeme(for: first.lemma, expecting: .noun)
    if noun.wordClass != .noun {
      noun = Lexeme(lemma: first.lemma, wordClass: .noun, kind: .feeling)
      noun.countability = .mass
    }
    clause.complements[0].lexeme = noun
    clause.complements[0].government = Government(preposition: nil, article: .definite)
    clause.verb = Constituent(planner.lexicon.lexeme(for: "can", expecting: .verb))
    clause.complements.insert(deed, at: 0)
    clause.reasons.append(.init(.helperVerb, verb, "can"))
  }
}
