import AACCore

/// Words that are verb and noun alike, where a clause within the sentence is about what they name: *she said that the lift was
/// broken, I know where the iron is, we clapped when the show ended*; and behind *be*, what something is: *it is a long walk*.
///
/// Sources: CGEL App. I.43–I.49 (conversion), §15.4–15.6 (clauses as subjects and objects), §15.12 (*-ing* clauses as subjects),
/// §17.114 (adjectives before their noun); CaGEL ch. 19 §3.
extension EnglishWordClasses {
  /// Makes nouns of the words that an inner clause is about; false where there are none.
  func settleInnerSubject(_ words: inout [Constituent], _ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, opensClause(words, index) else { return false }
    var next = index + 1
    if words[next].lexeme.kind == .negation, next + 1 < words.count { next += 1 }
    let deed = words[next].lexeme
    let lemma = words[index].lexeme.lemma
    if deed.lemma == "be" {
      guard let said = words[(next + 1)...].first(where: { isSaid($0.lexeme) })?.lexeme,
        isJudgedDeed(lemma, said)
      else {
        words[index] = asNoun(words[index])
        return true
      }
      guard let doing = EnglishMorphology(.englishUnitedStates).gerunds(of: lemma).first
      else { return false }
      words[index].lexeme = Lexeme(lemma: doing, wordClass: .noun, kind: .activity)
      words[index].lexeme.countability = .mass
      words[index].lexeme.article = .bare
      return true
    }
    let isLast = words[(next + 1)...].allSatisfy {
      $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .social
    }
    if deed.wordClass == .adjective, next == index + 1, isLast, isNounToo(lemma),
      Self.claiming.contains(words[index - 1].lexeme.lemma), Self.broken.contains(deed.lemma)
    {
      // *think/lift/broken.*
      words[index] = asNoun(words[index])
      return true
    }
    guard words[index - 1].lexeme.wordClass != .verb, isLast,
      isNounToo(lemma) || Self.deeds.contains(lemma),
      Self.happening.contains(deed.lemma), deed.wordClass == .verb || deed.wordClass == .noun
    else { return false }
    words[index] = asNoun(words[index])
    words[next] = words[next].asVerb
    return true
  }

  /// *say/that, because, know/where, think*: what a clause begins behind.
  private func opensClause(_ words: [Constituent], _ index: Int) -> Bool {
    let before = words[index - 1].lexeme
    if before.lemma == "that" {
      return index > 1 && words[index - 2].lexeme.wordClass != .adposition
        && words[..<(index - 1)].contains {
          Self.reporting.contains($0.lexeme.lemma)
            || EnglishClaim.claiming.contains($0.lexeme.lemma)
        }
    }
    if before.wordClass == .verb { return Self.claiming.contains(before.lemma) }
    if EnglishClauseSplitter.subordinators.contains(before.lemma) { return index > 1 }
    return before.kind == .question && before.lemma != "how" && index > 1
      && words[..<(index - 1)].contains { EnglishHabits.askingVerbs.contains($0.lexeme.lemma) }
  }

  private func isSaid(_ lexeme: Lexeme) -> Bool {
    lexeme.kind != .degree && lexeme.kind != .negation
  }

  /// *think/that/swim/be/fun*: what one does is judged, and not a thing.
  private func isJudgedDeed(_ lemma: String, _ quality: Lexeme) -> Bool {
    Self.pastimes.contains(lemma) && Self.judging.contains(quality.lemma)
      || !isNounToo(lemma) && !Self.deeds.contains(lemma)
  }

  /// *that/be/long/walk, it/be/very/good/show, this/be/hot/drink*: what something is, with a quality of its own; but *it/be/easy/
  /// swim*, what it is like to do (CGEL §18.33).
  func namedBehindBe(_ clause: Clause) -> Int? {
    if clause.verb?.lexeme.lemma == "be", clause.subject.count == 1,
      clause.subject[0].lexeme.kind == .question, clause.subject[0].lexeme.lemma != "who",
      let first = clause.complements.first?.lexeme, first.wordClass == .verb,
      isNounToo(first.lemma),
      clause.complements.dropFirst().allSatisfy({ $0.lexeme.kind.isTemporal })
    {
      // *when/be/show, where/be/iron.*
      return 0
    }
    if clause.verb?.lexeme.lemma == "be", clause.subject.count == 1, clause.options.isEmpty,
      ["it", "this", "that"].contains(clause.subject[0].lexeme.lemma),
      let first = clause.complements.first?.lexeme, first.wordClass == .verb,
      Self.pointed.contains(first.lemma),
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass == .adposition
    {
      // *this/be/drink, that/be/call/for/you.*
      return 0
    }
    guard clause.verb?.lexeme.lemma == "be", clause.complements.count > 1,
      let subject = clause.subject.last?.lexeme, !subject.isHuman,
      let quality = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .adjective }),
      clause.complements[..<quality].allSatisfy({
        ($0.lexeme.kind == .degree || $0.lexeme.kind == .negation || $0.lexeme.lemma == "most"
          || $0.lexeme.wordClass == .adverb && !$0.lexeme.kind.isTemporal
          || ["such", "such a"].contains($0.lexeme.lemma))
          && $0.lexeme.lemma != "too"
      })
    else { return nil }
    var index = quality + 1
    while index < clause.complements.count, clause.complements[index].lexeme.wordClass == .adjective
    {
      index += 1
    }
    guard index < clause.complements.count, clause.complements[index].lexeme.wordClass == .verb,
      case let lemma = clause.complements[index].lexeme.lemma,
      isNounToo(lemma) || Self.deeds.contains(lemma),
      index + 1 == clause.complements.count
        || clause.complements[(index + 1)...].allSatisfy({
          $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social
        })
        || clause.complements[index + 1].lexeme.wordClass == .adposition
    else { return nil }
    let last = clause.complements[index - 1].lexeme.lemma
    // *My job is hard work, swimming is good exercise.*
    if subject.wordClass == .noun, Self.labors.contains(lemma) { return index }
    let isMost =
      EnglishNumberWords.isSuperlative(last)
      || clause.complements[..<quality].contains { $0.lexeme.lemma == "most" }
    if isMost { return index }
    if subject.lemma == "it" {
      return Self.easily.contains(last) && Self.pastimes.contains(lemma) ? nil : index
    }
    return Self.easily.contains(last) && subject.wordClass == .noun ? nil : index
  }

  /// *can/skateboard, learn/bike, because/I/garden*: what is named like what one rides or uses, behind what only a verb follows,
  /// with nothing that it could be done to.
  func isPastime(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, words[index].lexeme.wordClass == .noun,
      EnglishHabits.namedPastimes.contains(words[index].lexeme.lemma),
      index + 1 == words.count || EnglishHabits.endsDeed(words[index + 1].lexeme)
        || isRiddenTo(words, index)
    else { return false }
    if isRiddenTo(words, index) { return true }
    let before = words[index - 1].lexeme
    if before.wordClass == .verb {
      return frames[before.lemma].pattern == .modal && before.lemma != "would like"
        || ["learn", "try", "start", "stop", "have to", "let's", "know how"].contains(before.lemma)
    }
    guard index > 1, EnglishClauseSplitter.subordinators.contains(words[index - 2].lexeme.lemma)
    else { return false }
    return before.isHuman || EnglishPronouns.of(before.lemma)?.nominative == before.lemma
  }

  /// *he/skateboard/park, I/bike/school*: of a pronoun and a place, what one rides there.
  private func isRiddenTo(_ words: [Constituent], _ index: Int) -> Bool {
    index == 1 && words.count == 3 && words[2].lexeme.wordClass == .noun
      && words[2].lexeme.isPlaceLike && words[1].lexeme.kind == .vehicle
      && words[0].lexeme.wordClass == .pronoun
      && EnglishPronouns.of(words[0].lexeme.lemma)?.nominative == words[0].lexeme.lemma
  }

  /// *go/work/by/car, wait/lift, need/lift*: where to, and what one goes up in or is given in a car.
  func isWayOrLift(_ words: [Constituent], _ index: Int) -> Bool {
    let before = words[index - 1].lexeme
    guard before.wordClass == .verb else { return false }
    switch words[index].lexeme.lemma {
    case "lift":
      return ["wait", "need", "want", "use"].contains(before.lemma) && index + 1 == words.count
    case "work":
      return ["go", "come", "get", "travel", "drive", "cycle"].contains(before.lemma)
        && index + 1 < words.count && words[index + 1].lexeme.wordClass == .adposition
    default: return false
    }
  }

  /// *enjoy/show, love/trip*: what others do or where one was, with nothing that it is done to.
  func isEnjoyed(_ words: [Constituent], _ index: Int) -> Bool {
    let before = words[index - 1].lexeme
    let lemma = words[index].lexeme.lemma
    guard before.wordClass == .verb, index + 1 == words.count,
      ["enjoy", "like", "love", "hate"].contains(before.lemma)
    else { return false }
    return Self.shown.contains(lemma) || before.lemma == "enjoy" && Self.ridden.contains(lemma)
  }

  private static let shown: WordSet = ["show", "trip", "flight", "match", "tour", "parade"]
  private static let ridden: WordSet = ["ride", "visit", "stay", "drive", "meal", "break"]

  /// *want/mail/package, need/drill/hole, can/cross/street*: what is done to the thing behind it.
  func isDoneToThing(_ words: [Constituent], _ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count,
      let things = Self.doneTo[words[index].lexeme.lemma],
      words[index].lexeme.wordClass == .noun || words[index].lexeme.wordClass == .adjective
    else { return false }
    var next = index + 1
    while next + 1 < words.count, words[next].lexeme.isDeterminerLike { next += 1 }
    let before = words[index - 1].lexeme
    return things.contains(words[next].lexeme.lemma) && before.wordClass == .verb
      && (frames[before.lemma].opening != nil || frames[before.lemma].pattern == .modal)
  }

  private static let doneTo: [String: WordSet] = [
    "mail": ["package", "letter", "card", "postcard", "parcel"],
    "post": ["package", "letter", "card", "postcard", "parcel"],
    "drill": ["hole", "wall", "board"], "staple": ["paper", "papers", "page", "pages"],
    "cross": ["street", "road", "bridge", "river"], "nail": ["board"], "hose": ["garden", "car"],
  ]

  /// Makes a noun of what something is; before it *so* is *such a*.
  func nameBehindBe(_ clause: inout Clause, _ index: Int) {
    clause.complements[index] = asNoun(clause.complements[index])
    guard !Self.doings.contains(clause.complements[index].lexeme.lemma) else { return }
    clause.complements[index].lexeme.countability = .count
    clause.complements[index].lexeme.article = nil
    if clause.complements[index].lexeme.kind == .game {
      clause.complements[index].lexeme.kind = .event
    }
    if let so = clause.complements[..<index].firstIndex(where: {
      ["so", "such"].contains($0.lexeme.lemma)
    }), let such = lexicon.known("such a") {
      clause.complements[so].lexeme = such
    }
  }

  /// What is one of its kind behind *be*, and not counted elsewhere: *a big help, a shame*.
  static let single = EnglishWords.set("help shock shame pity waste relief surprise joy mess honor")

  /// What one does for its own sake, and of which one says how it is to do it.
  private static let pastimes = EnglishWords.set(
    """
    swim dance run ski skate surf jog cook read write draw paint sing cycle climb hike fish camp bowl jump drive fly smoke
    shout fight cheat lie steal hit bite walk exercise sleep study wait share clean ride shop knit sew sail row talk
    rest eat skip travel box wrestle
    """)
  private static let judging = EnglishWords.set(
    """
    fun hard easy difficult boring dangerous bad good tiring healthy unhealthy important great nice relaxing wrong rude
    okay allowed forbidden
    """)
  /// What it is like to do something.
  private static let easily = EnglishWords.set(
    """
    easy hard difficult possible impossible important dangerous safe rude necessary healthy unhealthy wrong nice good fun
    okay ready able free
    """)
  private static let labors: WordSet = ["work", "exercise", "practice", "help"]
  /// What is pointed at by the name of a deed.
  private static let pointed = EnglishWords.set(
    "drink call answer try draw win trick treat show test drill question promise ride match race play visit order"
  )
  private static let claiming = EnglishWords.set("think say hope believe know guess wish")
  private static let reporting = EnglishWords.set(
    """
    think say hope believe know guess wish hear see notice feel tell understand remember forget find mean promise explain
    realize worry dream imagine decide show read write shout
    """)
  /// What things are like that no longer work.
  private static let broken = EnglishWords.set(
    "broken wet dry dirty closed free empty cold hot ready")
  /// What events and devices do by themselves.
  static let happening = EnglishWords.set(
    "end start finish stop work begin break ring fall open close come arrive fail")
}
