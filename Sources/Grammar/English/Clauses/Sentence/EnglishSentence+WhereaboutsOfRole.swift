import AACCore

/// In what state and at what somebody is, and what is made so, where the words were chosen by role: *be/phone/grandma,
/// be/kitchen/cook, be/bed/sick, be/middle/movie, be/good/mood, rain/make/road/slippery, sun/make/plant/grow,
/// protect/house/stranger*.
///
/// Sources: CGEL §9.15–9.19 (position), §5.44–5.46 (*in bed, on the phone*), §16.46 (*make … slippery*), §16.52 (*make …
/// grow*), §4.25.
extension EnglishSentence {
  static func settleWhereaboutsOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    switch verb {
    case "be":
      beInCharge(&clause)
      guard clause.complements.count > 1, !clause.isQuestion else { return }
      beOnPhone(&clause)
      beSickInBed(&clause)
      beInMood(&clause)
      doItThere(&clause, planner)
    case "make", "keep": makeSo(&clause, planner)
    case "protect", "save", "hide", "defend": protectFrom(&clause)
    default: return
    }
  }

  /// *he/be/charge*: in charge; nobody charges (CGEL §9.50).
  private static func beInCharge(_ clause: inout Clause) {
    guard clause.complements.count == 1, clause.complements[0].lexeme.lemma == "charge",
      let subject = clause.subject.last?.lexeme, subject.isHuman || subject.isSubjectForm
    else { return }
    clause.reasons.append(.init(.preposition, "charge", "in"))
    say("in charge", for: 1, at: 0, &clause)
  }

  /// *mom/be/phone/grandma*: on the phone with her (CGEL §9.17).
  private static func beOnPhone(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.lemma == "phone",
      clause.complements[1].lexeme.isHuman || clause.complements[1].lexeme.wordClass == .pronoun,
      let subject = clause.subject.last?.lexeme, subject.isHuman || subject.isSubjectForm
    else { return }
    for index in 0...1 { clause.complements[index].government = nil }
    govern("with", at: 1, &clause)
    govern("on", at: 0, &clause)
    addArticle("the", to: 1, from: 1, &clause)
  }

  /// *brother/be/bed/sick, dog/be/outside/rain*: how he is there.
  private static func beSickInBed(_ clause: inout Clause) {
    guard clause.complements.count == 2 else { return }
    let (first, second) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    if first.lemma == "bed", second.wordClass == .adjective,
      ["sick", "asleep", "awake", "tired", "ill"].contains(second.lemma)
    {
      clause.complements.swapAt(0, 1)
      return govern("in", at: 1, &clause, isBare: true)
    }
    if first.lemma == "middle", second.wordClass == .noun, !second.isBeing {
      clause.reasons.append(.init(.preposition, "middle", "in"))
      return say("in the middle of the \(second.lemma)", for: 2, at: 0, &clause)
    }
    guard first.lemma == "outside", second.kind == .weather else { return }
    clause.complements[1].government = nil
    govern("in", at: 1, &clause)
    addArticle("the", to: 2, from: 2, &clause)
  }

  /// *be/good/mood, be/bad/shape*: in one (CGEL §9.50).
  private static func beInMood(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["mood", "hurry", "rush"].contains(clause.complements[1].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .adjective,
      let subject = clause.subject.last?.lexeme, subject.isHuman || subject.isSubjectForm
    else { return }
    let words = clause.complements.map(\.lexeme.lemma).joined(separator: " ")
    let article = EnglishArticles.indefinite(before: words)
    clause.reasons.append(.init(.preposition, clause.complements[1].lexeme.lemma, "in"))
    say("in \(article) \(words)", for: 2, at: 0, &clause)
  }

  /// *mom/be/kitchen/cook, dad/be/garage/fix/car*: what somebody is doing there (CGEL §4.25).
  private static func doItThere(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.tense == nil || clause.tense == .present || clause.tense == .past,
      clause.options.isEmpty, !clause.isNegative, (2...3).contains(clause.complements.count),
      let be = clause.verb?.tile, clause.helperTile == nil,
      let subject = clause.subject.last?.lexeme, subject.isHuman || subject.isSubjectForm,
      case let place = clause.complements[0], place.lexeme.wordClass == .noun,
      place.lexeme.kind == .room || place.lexeme.kind == .place || place.lexeme.lemma == "bed",
      let where_ = EnglishWhereabouts.of(place.lexeme),
      case let deed = clause.complements[1], ongoing.contains(deed.lexeme.lemma),
      clause.complements.count == 2 || clause.complements[2].lexeme.namesThing
    else { return }
    clause.verb = Constituent(
      planner.lexicon.lexeme(for: deed.lexeme.lemma, expecting: .verb), tile: deed.tile)
    clause.helperTile = be
    clause.options.insert(.progressive)
    var there = place
    there.government = nil
    clause.complements = Array(clause.complements[2...]) + [there]
    let last = clause.complements.count - 1
    govern(where_.preposition, at: last, &clause, isBare: where_.article == nil)
    if where_.article == "the" { addArticle("the", to: last + 1, from: last + 1, &clause) }
  }

  private static let ongoing = EnglishWords.set(
    """
    cook fix sleep read eat play work clean sing dance draw paint study write bake sew knit wash watch rest cry swim build
    shower practice
    """)

  /// *rain/make/road/slippery, sun/make/plant/grow*: so, and no such road (CGEL §16.46, §16.52).
  private static func makeSo(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count == 2, let subject = clause.subject.last?.lexeme,
      subject.wordClass == .noun, !subject.isBeing
    else { return }
    let (thing, result) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    if clause.verb?.lexeme.lemma == "keep" {
      if thing.wordClass == .pronoun, result.lemma == "safe" {
        clause.complements[1].lexeme = Lexeme(lemma: "safe", wordClass: .adjective, kind: .state)
      }
      return
    }
    let isSo = result.wordClass == .adjective && made.contains(result.lemma)
    let isDoing = [
      "grow", "shine", "melt", "move", "fall", "bloom", "spin", "burn", "rise", "float",
    ].contains(result.lemma)
    guard isSo || isDoing, thing.wordClass == .noun, !thing.isBeing, thing.number != .plural,
      !EnglishHabits.isPlural(thing)
    else { return }
    var known = Lexeme(lemma: "the \(thing.lemma)", wordClass: .pronoun, kind: .thing)
    known.person = .third
    known.number = .singular
    clause.complements[0].lexeme = known
    clause.complements[0].government = nil
    clause.reasons.append(.init(.articleDefinite, thing.lemma, "the"))
    if isDoing {
      join(1...1, as: Lexeme(lemma: result.lemma, wordClass: .adverb, kind: .time), &clause)
    }
  }

  /// What a thing becomes by another.
  private static let made = EnglishWords.set(
    """
    slippery wet dry cold hot warm white dark bright dirty clean noisy loud quiet soft hard sweet sour salty spicy dangerous
    muddy heavy bigger smaller better worse cool red green sticky beautiful easy difficult green
    """)

  /// *protect/house/stranger*: from him (CGEL §16.57).
  private static func protectFrom(_ clause: inout Clause) {
    guard clause.complements.count == 2, case let danger = clause.complements[1].lexeme,
      danger.wordClass == .noun,
      dangers.contains(danger.lemma)
        || danger.kind == .weather && clause.verb?.lexeme.lemma != "hide",
      clause.complements[0].lexeme.isNominal
    else { return }
    clause.complements[1].government = nil
    if ["stranger", "thief", "burglar", "germ", "hunter", "virus", "wolf", "enemy"].contains(
      danger.lemma)
    {
      multiply(1, &clause)
    }
    govern("from", at: 1, &clause)
  }

  private static let dangers = EnglishWords.set(
    "stranger strangers thief thieves burglar wolf dog cat fox germ germs fire danger enemy monster virus hunter sun cold heat"
  )
}
