import AACCore

/// Small settlements of words that were chosen by their role, before anything is put between them.
///
/// Sources: CGEL §9.36 (*from Monday to Friday*), §5.8 (*a pair of shoes*), §8.41 (*home*), §16.46 (object complements).
extension EnglishSentence {
  static func settleByRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, !clause.complements.isEmpty else { return }
    putOn(&clause, planner)
    nameWork(&clause, planner)
    wantClean(&clause)
    askForMeal(&clause)
    ownHurt(&clause, planner)
    nameCan(&clause, planner)
    spanDays(&clause)
    comeHome(&clause)
    holdStill(&clause)
    doForSomebody(&clause)
    guard
      clause.complements.count > 1 || clause.complements[0].lexeme.isInferred
        || clause.complements[0].lexeme.wordClass == .verb
    else { return }
    takeToPastime(&clause, planner)
    settleBecoming(&clause, planner)
  }

  /// *put/hat* → *put on my hat*: clothes that are put nowhere (CGEL §16.4).
  private static func putOn(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.verb?.lexeme.lemma == "put", let noun = clause.complements.last?.lexeme,
      noun.kind == .clothing, noun.wordClass == .noun,
      clause.complements.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return }
    clause.verb?.lexeme = planner.lexicon.lexeme(for: "put on", expecting: .verb)
  }

  /// A preposition that nobody chose.
  static func small(_ preposition: String) -> Constituent {
    Constituent(Lexeme(lemma: preposition, wordClass: .adposition, kind: .direction))
  }

  /// *drive/me/work, get/ready/work*: a place, where nobody is to work.
  private static func nameWork(_ clause: inout Clause, _ planner: ClausePlanner) {
    if clause.complements[0].lexeme.lemma == "work",
      clause.complements[0].lexeme.wordClass == .verb,
      begunOrLeft.contains(clause.verb?.lexeme.lemma ?? ""), isLastOfDeed(0, clause)
    {
      // *start/work/at/nine*: the work of the day (CGEL §5.44).
      clause.complements[0].lexeme = planner.lexicon.lexeme(for: "work", expecting: .noun)
      clause.complements[0].government = Government(preposition: nil, article: .bare)
      return
    }
    guard let last = clause.complements.indices.last, last > 0,
      case let named = clause.complements[last].lexeme.lemma,
      named == "work" || named == "practice",
      clause.complements[last].lexeme.wordClass == .verb,
      case let before = clause.complements[last - 1].lexeme,
      ["me", "him", "us", "them", "her", "you"].contains(before.lemma) || before.isBeing
        || before.wordClass == .adjective || before.lemma == "late" || before.kind == .vehicle
        || clause.verb?.lexeme.lemma == "get",
      let deed = clause.complements[..<last].last(where: { $0.lexeme.wordClass == .verb })
        ?? clause.verb, sentToWork.contains(deed.lexeme.lemma)
    else { return }
    clause.complements[last] = EnglishWordClasses(planner).asNoun(clause.complements[last])
    if named == "work" {
      clause.complements[last].lexeme = planner.lexicon.lexeme(for: "work", expecting: .noun)
    }
  }

  /// *need/clean/water, wear/clean/shirt, need/dry/my/hair*: what it is to be like; but *need/clean/room*, what is done to a
  /// room (CGEL §7.2).
  private static func wantClean(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma,
      cleaned.contains(clause.complements[0].lexeme.lemma),
      case let noun = clause.complements[1].lexeme
    else { return }
    let word = clause.complements[0].lexeme
    let wants = ["want", "need"].contains(verb)
    if word.wordClass == .adjective, wants, noun.kind == .possessive, noun.wordClass != .pronoun {
      clause.complements[0] = clause.complements[0].asVerb
      return
    }
    guard word.wordClass == .verb, noun.wordClass == .noun, !noun.isBeing,
      wants && (noun.kind == .clothing || noun.kind == .drink || linen.contains(noun.lemma))
        || worn.contains(verb)
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: word.lemma, wordClass: .adjective, kind: .quality)
    clause.complements[1].government = nil
  }

  private static let cleaned = EnglishWords.set("clean dry open empty warm cool")
  private static let worn = EnglishWords.set("have wear get buy use bring give put find")
  private static let linen = EnglishWords.set(
    """
    towel sheet pillowcase diaper nappy napkin blanket tissue bandage plate spoon fork knife cup bowl bottle cloth washcloth
    flannel pad catheter needle water air
    """)

  private static let begunOrLeft = EnglishWords.set("start begin leave miss skip resume finish end")

  /// Whether nothing but when and where follows.
  private static func isLastOfDeed(_ index: Int, _ clause: Clause) -> Bool {
    guard index + 1 < clause.complements.count else { return true }
    let next = clause.complements[index + 1].lexeme
    return next.kind.isTemporal || ["at", "on", "in", "before", "after"].contains(next.lemma)
      || next.wordClass == .adverb
  }

  private static let sentToWork = EnglishWords.set(
    "drive take bring send walk follow get be rush accompany"
  ).union(["drop off", "pick up"])

  /// *what/be/lunch*: which meal it is for (CGEL §11.14).
  private static func askForMeal(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "be", clause.subject.count == 1,
      clause.subject[0].lexeme.lemma == "what", clause.complements.count == 1,
      clause.complements[0].lexeme.kind == .meal
    else { return }
    clause.complements[0].government = Government(preposition: "for", article: .bare)
    clause.complements.insert(small("for"), at: 0)
  }

  /// *you/hurt/feelings, she/pull/hair*: his whom somebody else hurts.
  private static func ownHurt(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count == 1, clause.subject.count < 3, let last = clause.subject.last,
      last.lexeme.isHuman || EnglishPronouns.of(last.lexeme.lemma) != nil
    else { return }
    let noun = clause.complements[0].lexeme.lemma
    let verb = clause.verb?.lexeme.lemma
    let isSpeaker = ["I", "we"].contains(last.lexeme.lemma)
    guard verb == "hurt" && noun == "feelings" || verb == "pull" && noun == "hair" && !isSpeaker,
      let owner = planner.lexicon.known(isSpeaker ? "your" : "my")
    else { return }
    clause.complements.insert(Constituent(owner), at: 0)
  }

  /// *open/can, kick/can*: a thing where no verb follows.
  private static func nameCan(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let can = clause.complements.firstIndex(where: { $0.lexeme.lemma == "can" }),
      clause.complements[can].lexeme.wordClass == .verb,
      can == 0 && clause.complements.count > 1
        && clause.complements[1].lexeme.wordClass == .adposition
        || !clause.complements[can...].dropFirst().contains(where: {
          $0.lexeme.wordClass == .verb || $0.lexeme.kind == .negation
        })
    else { return }
    var noun = Lexeme(lemma: "can", wordClass: .noun, kind: .thing)
    noun.countability = .count
    clause.complements[can].lexeme = noun
  }

  /// *Monday/to/Friday* → *from Monday to Friday*.
  private static func spanDays(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast(2) {
      let words = clause.complements[index..<(index + 3)].map(\.lexeme)
      guard words[0].kind == words[2].kind,
        words[0].kind == .weekday || words[0].kind == .time && words[0].lemma.isCapitalized,
        ["to", "until", "till", "through"].contains(words[1].lemma)
      else { continue }
      let hasFrom = index > 0 && clause.complements[index - 1].lexeme.lemma == "from"
      let begin = hasFrom ? index - 1 : index
      let tiles = clause.complements[begin..<(index + 3)].compactMap(\.tile)
      let from = words[1].lemma == "through" && !hasFrom ? "" : "from "
      clause.complements[begin] = Constituent(
        Lexeme(
          lemma: "\(from)\(words[0].lemma) \(words[1].lemma) \(words[2].lemma)",
          wordClass: .adverb, kind: .time), tile: tiles.first)
      if let tile = tiles.first { clause.joins[tile] = tiles }
      clause.complements.removeSubrange((begin + 1)..<(index + 3))
      return
    }
  }

  /// *go/home/school, ride/bike/home/school*: home is where one goes, the other place where one was.
  private static func comeHome(_ clause: inout Clause) {
    let deed = clause.complements.last { $0.lexeme.wordClass == .verb } ?? clause.verb
    let start = clause.complements.lastIndex { $0.lexeme.wordClass == .verb }.map { $0 + 1 } ?? 0
    guard let verb = deed?.lexeme.lemma, homeward.contains(verb), start < clause.complements.count,
      let home = clause.complements.firstIndex(where: { $0.lexeme.lemma == "home" })
    else { return }
    if home == start + 1, home + 1 == clause.complements.count {
      // *walk/school/home*: whichever was chosen first.
      clause.complements.swapAt(start, home)
    }
    guard clause.complements[start].lexeme.lemma == "home", home == start || home == start + 1,
      case let home = start, home + 1 < clause.complements.count,
      case let place = clause.complements[home + 1].lexeme, place.wordClass == .noun,
      place.kind == .place || place.lemma == "work", place.lemma != "home"
    else { return }
    let isBare = EnglishHabits.barePlaces.contains(place.lemma)
    clause.complements[home + 1].government =
      isBare
      ? Government(preposition: "from", article: .bare) : nil
    clause.complements.insert(small("from"), at: home + 1)
    clause.reasons.append(.init(.preposition, place.lemma, "from"))
  }

  private static let homeward = EnglishWords.set("go come walk run ride drive bike get skip race")

  /// *hold/it/still*: how, not how long.
  private static func holdStill(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, ["hold", "keep"].contains(verb),
      let last = clause.complements.indices.last, clause.complements[last].lexeme.lemma == "still"
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: "still", wordClass: .adjective, kind: .state)
  }

  /// *cut/me/meat, find/me/book*: for whom it is done, where the thing stands behind him (CGEL §16.57).
  private static func doForSomebody(_ clause: inout Clause) {
    let start = clause.complements.lastIndex { $0.lexeme.wordClass == .verb }.map { $0 + 1 } ?? 0
    let deed = start > 0 ? clause.complements[start - 1] : clause.verb
    guard let verb = deed?.lexeme.lemma, forOthers.contains(verb),
      start + 1 < clause.complements.count,
      case let person = clause.complements[start].lexeme, person.wordClass == .pronoun,
      let pronoun = EnglishPronouns.of(person.lemma), pronoun.nominative != "it",
      let end = clause.complements.indices.last,
      clause.complements[(start + 1)...].dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      })
    else { return }
    let thing = clause.complements[end].lexeme
    let isCut =
      verb == "find" ? thing.namesThing && !thing.isPlaceLike : KindSet.edible.contains(thing.kind)
    guard thing.wordClass == .noun, isCut, !EnglishHabits.tools.contains(thing.lemma) else {
      return
    }
    let somebody = clause.complements.remove(at: start)
    clause.complements.append(small("for"))
    clause.complements.append(somebody)
  }

  private static let forOthers = EnglishWords.set("cut find chop slice")
}

extension String {
  /// Whether it begins with a capital, as names of days and months do.
  fileprivate var isCapitalized: Bool { first?.isUppercase == true }
}
