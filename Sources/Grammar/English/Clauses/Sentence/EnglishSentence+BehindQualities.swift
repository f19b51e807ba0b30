import AACCore

/// A noun chosen right behind a quality that is said of somebody, and is no quality of the noun: *be/quiet/class, feel/safe/
/// home, be/nice/baby, be/far/school, this/be/good/you, it/be/easy/fall*.
///
/// Sources: CGEL §16.69–16.83 (complementation of adjectives), §9.15 (place), §18.33 (extraposition of infinitives).
extension EnglishSentence {
  /// Puts between them what English has there.
  static func putBehindQualities(_ clause: inout Clause, _ planner: ClausePlanner) {
    let count = clause.complements.count
    guard !clause.isLaid, count > 1, count < 4, let verb = clause.verb?.lexeme.lemma,
      copulas.contains(verb), clause.subject.count < 3, let subject = clause.subject.last?.lexeme
    else { return }
    let quality = clause.complements[count - 2].lexeme
    guard
      count == 2
        || ["too", "very", "so", "really", "not"].contains(clause.complements[0].lexeme.lemma)
    else { return }
    let last = clause.complements[count - 1].lexeme
    if judgeDeed(quality, last, subject, verb, &clause) { return }
    guard
      quality.wordClass == .adjective || ["close", "far"].contains(quality.lemma)
        || quality.lemma == "enough",
      [.noun, .properNoun, .pronoun].contains(last.wordClass)
        || EnglishHomographs.noun(last.lemma) != nil && owed[quality.lemma] != nil,
      let (preposition, article) = link(quality, last, subject, verb)
    else { return }
    if preposition == "for", healthy.contains(quality.lemma) {
      sayForWhom(last, at: count - 1, &clause)
      return
    }
    if ["close", "far"].contains(quality.lemma) {
      clause.complements[count - 2].lexeme = Lexeme(
        lemma: quality.lemma, wordClass: .adjective, kind: .state)
    }
    if last.wordClass == .verb, let noun = EnglishHomographs.noun(last.lemma) {
      clause.complements[count - 1].lexeme = noun
    }
    clause.complements[count - 1].government = nil
    var small = [
      Constituent(Lexeme(lemma: preposition, wordClass: .adposition, kind: .direction))
    ]
    if let article, let word = planner.lexicon.known(article) { small.append(Constituent(word)) }
    clause.reasons.append(.init(.preposition, last.lemma, preposition))
    clause.complements.insert(contentsOf: small, at: count - 1)
  }

  /// *good for you, bad for your teeth*: other than *good at*, which the quality has of somebody.
  private static func sayForWhom(_ noun: Lexeme, at index: Int, _ clause: inout Clause) {
    if noun.wordClass == .pronoun {
      return say(
        "for \(EnglishPronouns.of(noun.lemma)?.accusative ?? noun.lemma)", for: 1, at: index,
        &clause
      )
    }
    let isMany = EnglishHabits.pairs.contains(noun.lemma) || noun.lemma == "bone"
    say("for your \(isMany ? several(noun).lemma : noun.lemma)", for: 1, at: index, &clause)
  }

  /// *it/be/too late/play*: what one does is judged (CGEL §18.33).
  private static func judgeDeed(
    _ quality: Lexeme, _ last: Lexeme, _ subject: Lexeme, _ verb: String, _ clause: inout Clause
  ) -> Bool {
    guard subject.lemma == "it", clause.subject.count == 1, verb == "be",
      judging.contains(
        quality.lemma.hasPrefix("too ") ? String(quality.lemma.dropFirst(4)) : quality.lemma),
      judged.contains(last.lemma)
    else { return false }
    say("to \(last.lemma)", for: 1, at: clause.complements.count - 1, &clause)
    return true
  }

  private static func link(
    _ quality: Lexeme, _ noun: Lexeme, _ subject: Lexeme, _ verb: String
  ) -> (String, String?)? {
    if quality.lemma == "far" || quality.lemma == "close" {
      guard verb == "be", noun.isPlaceLike || noun.isBeing || noun.lemma == "house" else {
        return nil
      }
      let isBare = EnglishHabits.barePlaces.contains(noun.lemma) || noun.wordClass != .noun
      return (
        quality.lemma == "far" ? "from" : "to", isBare || noun.isBeing ? nil : "the"
      )
    }
    let isSomebody =
      subject.isBeing && subject.lemma != "it" && subject.kind != .demonstrative
      || subject.wordClass == .pronoun && ["I", "we", "you"].contains(subject.lemma)
    if isSomebody {
      return whenOrWhere(noun, quality) ?? towards(noun, quality, subject, verb)
    }
    if subject.lemma == "it" {
      return weather.contains(quality.lemma) && noun.wordClass == .noun
        ? season(noun) ?? (noun.lemma == "class" ? ("in", nil) : nil) : nil
    }
    guard healthy.contains(quality.lemma), verb == "be" else { return nil }
    if noun.wordClass == .pronoun, noun.isHuman { return ("for", nil) }
    return noun.kind == .body || noun.lemma == "health" ? ("for", "your") : nil
  }

  /// *feel/tired/afternoon, be/quiet/class, feel/sick/car*: nobody is a time or a place.
  private static func whenOrWhere(_ noun: Lexeme, _ quality: Lexeme) -> (String, String?)? {
    guard noun.wordClass == .noun, quality.kind != .color, quality.kind != .size,
      !["new", "old", "good", "bad", "favorite", "nice", "different", "same", "right", "wrong"]
        .contains(quality.lemma)
    else { return nil }
    if let time = season(noun) { return time }
    guard noun.isPlaceLike || noun.kind == .vehicle || noun.lemma == "bed" || noun.lemma == "class",
      let place = EnglishWhereabouts.of(noun)
    else { return nil }
    return (place.preposition, place.article)
  }

  private static func season(_ noun: Lexeme) -> (String, String?)? {
    if EnglishHabits.seasons.contains(noun.lemma) { return ("in", nil) }
    if noun.lemma == "night" { return ("at", nil) }
    return ["morning", "afternoon", "evening"].contains(noun.lemma) ? ("in", "the") : nil
  }

  /// *be/nice/baby, be/responsible/dog, be/similar/dad*: whom and what a quality is about.
  private static func towards(
    _ noun: Lexeme, _ quality: Lexeme, _ subject: Lexeme, _ verb: String
  ) -> (String, String?)? {
    if let preposition = conduct[quality.lemma] {
      guard noun.isBeing, verb == "be" else { return nil }
      let isSpeaker = ["I", "we"].contains(subject.lemma)
      let isNamed = noun.article == .bare || noun.wordClass != .noun
      guard
        isNamed || noun.kind == .animal && subject.isHuman
          || isSpeaker && !selves.contains(noun.lemma)
      else { return nil }
      let isOwn = isNamed || EnglishPeople.isPossessed(noun.lemma) || noun.kind == .animal
      return (preposition, isOwn ? nil : "the")
    }
    guard let preposition = owed[quality.lemma], !noun.isHuman || noun.article == .bare,
      !noun.kind.isTemporal, !noun.isPlaceLike
    else { return nil }
    return (preposition, noun.wordClass == .noun && noun.article != .bare ? "the" : nil)
  }

  private static let copulas: WordSet = ["be", "feel", "get", "stay", "keep", "become"]
  private static let conduct: WordMap<String> = [
    "kind": "to", "mean": "to", "nice": "to", "rude": "to", "polite": "to", "friendly": "to",
    "cruel": "to", "unkind": "to", "gentle": "with", "patient": "with", "strict": "with",
    "shy": "with", "honest": "with", "similar": "to", "impatient": "with",
  ]
  private static let owed: WordMap<String> = [
    "responsible": "for", "useful": "to", "similar": "to", "glad": "about", "grateful": "for",
    "thankful": "for", "famous": "for", "sorry": "for",
  ]
  /// What the speaker is himself: *I am a nice boy*.
  private static let selves = EnglishWords.set(
    "boy girl child kid person friend student man woman player listener driver"
  )
  private static let healthy = EnglishWords.set("good bad healthy enough dangerous important great")
  private static let weather = EnglishWords.set(
    "hot cold warm cool dark windy sunny rainy snowy noisy quiet loud busy crowded chilly humid freezing"
  )
  private static let judging = EnglishWords.set(
    "easy hard difficult late early good bad fun nice sad safe dangerous important far boring possible impossible time rude wrong healthy scary"
  )
  private static let judged = EnglishWords.set(
    "fall play fight walk eat sleep cry wait win lose run swim go stay drive leave stop share help laugh shout lie rest"
  )
}
