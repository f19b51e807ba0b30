import AACCore

/// A noun right behind a quality chosen by role that is no quality of the noun: what it is from, to whom it seems so, when it
/// is so, from where it is far, what it is full of.
///
/// Sources: CGEL §16.69 (adjectives with prepositions), §9.34 (*in winter*), §9.46 (*with mud*), §16.23 (*seem boring to
/// me*).
extension EnglishSentence {
  static func settleBareStates(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    if verb == "be" { putDegreeFirst(&clause) }
    let last = clause.complements.count - 1
    guard saidOfSubject.contains(verb), last > 0, last < 3,
      clause.complements[..<(last - 1)].allSatisfy({ isDegree($0.lexeme) }),
      case let quality = clause.complements[last - 1].lexeme,
      quality.wordClass == .adjective
        || ["far", "close", "covered", "better", "worse"].contains(quality.lemma)
    else { return }
    if sayFarFrom(&clause, quality, at: last) || sayWhen(&clause, verb, quality, at: last) {
      return
    }
    guard let subject = clause.subject.last?.lexeme, clause.subject.count < 3 else { return }
    if seemTo(&clause, verb, subject, at: last) || lookThere(&clause, verb, subject, at: last) {
      return
    }
    guard verb == "be" || verb == "get" else { return }
    soil(&clause, quality, subject, at: last)
    guard last < clause.complements.count else { return }
    fill(&clause, quality, at: last, planner)
  }

  /// What says what something or somebody is like (CGEL §16.21–16.24).
  static let saidOfSubject = EnglishWords.set(
    "be feel look seem appear become get stay sound smell taste")

  private static func isDegree(_ lexeme: Lexeme) -> Bool {
    degreesBefore.contains(lexeme.lemma)
  }

  private static let degreesBefore = EnglishWords.set(
    "very too so really quite pretty not always often a-bit still much more")

  /// *be/proud/of/you/very*: how much stands before the quality (CGEL §7.56).
  private static func putDegreeFirst(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1,
      ["very", "so", "really", "too", "quite"].contains(
        clause.complements[last].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .adjective,
      clause.complements[1].lexeme.wordClass == .adposition,
      clause.complements[1..<last].contains(where: { $0.lexeme.isNominal })
    else { return }
    clause.complements.insert(clause.complements.removeLast(), at: 0)
  }

  /// *be/far/here*: from it (CGEL §9.58).
  private static func sayFarFrom(_ clause: inout Clause, _ quality: Lexeme, at last: Int) -> Bool {
    guard ["far", "close"].contains(quality.lemma), clause.verb?.lexeme.lemma == "be",
      ["here", "there"].contains(clause.complements[last].lexeme.lemma)
    else { return false }
    let here = clause.complements[last].lexeme.lemma
    let link = quality.lemma == "far" ? "from" : "to"
    clause.reasons.append(.init(.preposition, here, link))
    join(
      (last - 1)...last,
      as: Lexeme(lemma: "\(quality.lemma) \(link) \(here)", wordClass: .adjective, kind: .state),
      &clause)
    return true
  }

  /// *river/be/very/cold/winter, house/be/cold/night, I/feel/lonely/weekend*: when, and no season or night that is so.
  private static func sayWhen(
    _ clause: inout Clause, _ verb: String, _ quality: Lexeme, at last: Int
  ) -> Bool {
    guard let subject = clause.subject.last?.lexeme, !subject.kind.isTemporal,
      subject.lemma != "it", subject.kind != .demonstrative, subject.wordClass != .verb,
      subject.kind == .weather || !["good", "bad", "nice"].contains(quality.lemma),
      !["new", "next", "last", "whole", "same", "late", "early"]
        .contains(quality.lemma),
      // *The store is closed on Sunday*: every week.
      !["open", "closed", "shut"].contains(quality.lemma)
        || clause.complements[last].lexeme.kind != .weekday
    else { return false }
    let time = clause.complements[last].lexeme
    if EnglishHabits.seasons.contains(time.lemma) || time.lemma == "fall" {
      guard time.lemma != "fall" || quality.kind != .emotion && (last > 1 || verb == "be") else {
        return false
      }
      var season = time
      season.wordClass = .noun
      clause.complements[last].lexeme = season
      let text = time.lemma == "fall" ? "in the fall" : nil
      guard let text else {
        guard !EnglishHabits.feasts.contains(time.lemma) else { return false }
        govern("in", at: last, &clause, isBare: true)
        return true
      }
      clause.reasons.append(.init(.preposition, time.lemma, "in"))
      say(text, for: 1, at: last, &clause)
      return true
    }
    let name = time.lemma
    let text: String? =
      switch name {
      case "night": "at night"
      case "weekend": "on the weekend"
      case "weekends": "on weekends"
      default: time.kind == .weekday && !name.hasPrefix("on ") ? "on \(name)" : nil
      }
    guard var text else { return false }
    if name.hasPrefix("weekend"), clause.variety == .englishUnitedKingdom {
      text = "at" + text.dropFirst(2)
    }
    clause.reasons.append(.init(.preposition, name, String(text.prefix(2))))
    say(text, for: 1, at: last, &clause)
    return true
  }

  /// *movie/seem/boring/I*: to whom it seems so; *dress/look/nice/you*: on whom it looks so.
  private static func seemTo(
    _ clause: inout Clause, _ verb: String, _ subject: Lexeme, at last: Int
  ) -> Bool {
    let whom = clause.complements[last].lexeme
    guard ["seem", "look", "sound"].contains(verb), !subject.isBeing,
      whom.wordClass == .pronoun && EnglishPronouns.of(whom.lemma) != nil && whom.lemma != "it"
        || whom.wordClass != .pronoun && whom.isHuman && EnglishPeople.isPossessed(whom.lemma)
    else { return false }
    govern(verb == "look" && subject.kind == .clothing ? "on" : "to", at: last, &clause)
    return true
  }

  /// *stars/look/better/countryside*: where it looks so (CGEL §9.15).
  private static func lookThere(
    _ clause: inout Clause, _ verb: String, _ subject: Lexeme, at last: Int
  ) -> Bool {
    let place = clause.complements[last].lexeme
    guard ["look", "taste", "sound", "smell"].contains(verb), place.wordClass == .noun,
      place.isPlaceLike, !subject.isPlaceLike, let where_ = EnglishWhereabouts.of(place)
    else { return false }
    govern(where_.preposition, at: last, &clause, isBare: where_.article == nil)
    return true
  }

  /// *pants/be/dirty/mud, roof/be/covered/snow, shirt/be/wet/rain*: with what, in what and from what.
  private static func soil(
    _ clause: inout Clause, _ quality: Lexeme, _ subject: Lexeme, at last: Int
  ) {
    let matter = clause.complements[last].lexeme
    guard matter.wordClass == .noun || soiling.contains(matter.lemma), !matter.isBeing,
      matter.lemma != subject.lemma
    else { return }
    if quality.lemma == "covered", soiling.contains(matter.lemma) {
      clause.reasons.append(.init(.preposition, matter.lemma, "in"))
      return join(
        (last - 1)...last,
        as: Lexeme(lemma: "covered in \(matter.lemma)", wordClass: .adjective, kind: .state),
        &clause)
    }
    guard matter.wordClass == .noun else { return }
    guard soiled.contains(quality.lemma), soiling.contains(matter.lemma) else { return }
    let isFrom = matter.kind == .weather && ["wet", "soaked", "slippery"].contains(quality.lemma)
    if isFrom {
      govern("from", at: last, &clause)
      if let the = LanguageTables.tables(.english).lexicon.known("the") {
        clause.complements.insert(Constituent(the), at: last + 1)
        clause.reasons.append(.init(.articleDefinite, matter.lemma, "the"))
      }
      return
    }
    govern("with", at: last, &clause, isBare: true)
  }

  private static let soiled = EnglishWords.set(
    "dirty sticky wet muddy stained smeared greasy slippery soaked filthy spotted splattered messy bloody smudged"
  )
  private static let soiling = EnglishWords.set(
    """
    mud paint glue rain snow ice ketchup chocolate blood oil sand dirt dust water grease milk juice sauce sweat honey jam
    ink soap grass food gum ice-cream toothpaste butter syrup yogurt soup coffee tea mustard flour sugar clay chalk
    """
  ).union(["ice cream", "peanut butter"])

  /// *city/be/full/tourist*: several beings.
  private static func fill(
    _ clause: inout Clause, _ quality: Lexeme, at last: Int, _ planner: ClausePlanner
  ) {
    let noun = clause.complements[last].lexeme
    guard quality.lemma == "full", noun.wordClass == .noun, noun.isBeing,
      !EnglishHabits.isMass(noun), let plural = EnglishNouns.plurals(of: noun.lemma).first,
      noun.number != .plural, plural != noun.lemma
    else { return }
    clause.complements[last].lexeme = several(noun)
    clause.reasons.append(.init(.plural, noun.lemma, plural))
    govern("of", at: last, &clause)
  }
}
