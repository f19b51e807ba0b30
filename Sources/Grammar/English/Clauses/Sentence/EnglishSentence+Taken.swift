import AACCore

/// What a noun is behind somebody who is moved, asked or met: where he is taken, what he is invited to, where it happens.
///
/// Sources: CGEL §9.15–9.19 (position and goal), §8.39–8.50 (adjuncts of place), §16.63 (objects that are moved).
extension EnglishSentence {
  /// *drive/me/work, invite/me/movies, push/me/line, leave/me/school, pick up/me/movies*; nil where the frame knows it.
  static func placeOfSomebody(
    _ noun: Lexeme, _ before: Lexeme, _ verb: String, _ clause: Clause
  ) -> EnglishWhereabouts? {
    guard let person = somebody(before) else { return nil }
    if ["line", "queue"].contains(noun.lemma), happening.contains(verb) {
      return EnglishWhereabouts("in", noun.lemma == "line" ? nil : "the")
    }
    if pushing.contains(verb), let way = wayOfPush(noun) { return way }
    if verb == "invite" || verb == "ask over" {
      return invitation(noun, clause)
    }
    if verb == "call", noun.kind == .meal { return EnglishWhereabouts("for", nil) }
    if noun.lemma == "appointment" {
      return called.contains(verb) ? EnglishWhereabouts("for", "a") : nil
    }
    if moving.contains(verb), person != .animal || verb != "walk" { return goal(noun, verb) }
    if verb == "tuck", noun.lemma == "bed" { return EnglishWhereabouts("into", nil) }
    if verb == "lift", noun.kind == .furniture || noun.kind == .vehicle, noun.lemma != "bed" {
      return EnglishWhereabouts("into")
    }
    if riding.contains(verb), noun.kind == .vehicle { return EnglishWhereabouts.of(noun) }
    if verb == "feed", fedWith.contains(noun.lemma) { return EnglishWhereabouts("with", "a") }
    if noun.kind == .meal, noun.lemma != "dessert" {
      if met.contains(verb) || happening.contains(verb) { return EnglishWhereabouts("at", nil) }
      return ["join", "meet", "call", "visit"].contains(verb)
        ? EnglishWhereabouts("for", nil) : nil
    }
    if verb == "enjoy", before.lemma.hasSuffix("self") || before.lemma.hasSuffix("selves") {
      return noun.isPlaceLike || noun.kind == .event
        ? EnglishWhereabouts.of(noun) ?? EnglishWhereabouts("at") : nil
    }
    guard staying.contains(verb), noun.isPlaceLike || noun.kind == .vehicle || noun.lemma == "table"
    else { return nil }
    return noun.lemma == "table" ? EnglishWhereabouts("at") : EnglishWhereabouts.of(noun)
  }

  private enum Somebody { case person, animal }

  /// Whom a word names, other than things; nil for a thing.
  private static func somebody(_ lexeme: Lexeme) -> Somebody? {
    if lexeme.wordClass == .pronoun {
      guard let pronoun = EnglishPronouns.of(lexeme.lemma) else { return nil }
      return pronoun.nominative == "it" ? nil : .person
    }
    if collectives.contains(lexeme.lemma) { return .person }
    guard lexeme.isBeing else { return nil }
    return lexeme.kind == .animal ? .animal : .person
  }

  /// Several who are asked and taken together.
  private static let collectives: WordSet = ["class", "team", "family", "group", "club", "choir"]

  /// *into the pool, down the stairs*: which way somebody is pushed.
  private static func wayOfPush(_ noun: Lexeme) -> EnglishWhereabouts? {
    if waters.contains(noun.lemma) { return EnglishWhereabouts("into") }
    if ["stairs", "steps", "hill"].contains(noun.lemma) { return EnglishWhereabouts("down") }
    if ["wall", "fence", "door"].contains(noun.lemma) { return EnglishWhereabouts("against") }
    return nil
  }

  /// *to the movies, to dinner, to my house*.
  private static func invitation(_ noun: Lexeme, _ clause: Clause) -> EnglishWhereabouts? {
    if noun.kind == .meal { return EnglishWhereabouts("to", nil) }
    if noun.kind == .home || noun.lemma == "house" {
      guard noun.lemma != "home" else { return nil }
      return EnglishWhereabouts("to", possessive(of: clause.subject) ?? "the")
    }
    if ["sleepover", "playdate", "barbecue", "dance"].contains(noun.lemma) {
      return EnglishWhereabouts("to", "a")
    }
    return goal(noun, "invite")
  }

  /// Whose what one invites to and speaks with is: the subject's.
  static func possessive(of subject: [Constituent]) -> String? {
    guard let word = subject.last?.lexeme, subject.count < 3 else { return nil }
    if subject.count == 1 {
      if let pronoun = EnglishPronouns.of(word.lemma) { return pronoun.possessive }
    } else if word.isDeterminerLike || !subject[0].lexeme.isDeterminerLike {
      return nil
    }
    guard word.isHuman else { return nil }
    let lemma = word.lemma.lowercased()
    if EnglishPeople.female.contains(lemma) || EnglishNames.female.contains(word.lemma) {
      return "her"
    }
    if EnglishPeople.male.contains(lemma) || EnglishNames.male.contains(word.lemma) { return "his" }
    return "their"
  }

  /// *to school, to the pool, to the doctor, to soccer practice*: where somebody is taken.
  private static func goal(_ noun: Lexeme, _ verb: String) -> EnglishWhereabouts? {
    let lemma = noun.lemma
    if lemma == "home" || lemma == "stairs" { return nil }
    if EnglishHabits.barePlaces.contains(lemma) || isTraining(lemma) {
      return EnglishWhereabouts("to", nil)
    }
    if noun.isHuman {
      return verb == "send" && officials.contains(lemma) || EnglishPeople.visited.contains(lemma)
        ? EnglishWhereabouts("to") : nil
    }
    if lemma == "birthday" { return nil }
    if noun.isPlaceLike || noun.kind == .event || placed.contains(lemma) {
      return EnglishWhereabouts("to")
    }
    guard ["carry", "pull", "drag", "move"].contains(verb) else { return nil }
    return noun.kind == .furniture || noun.kind == .vehicle ? EnglishWhereabouts("to") : nil
  }

  /// *soccer practice, therapy, day camp*: what one goes to again and again (CGEL §5.44).
  private static func isTraining(_ lemma: String) -> Bool {
    let head = lemma.split(separator: " ").last.map(String.init) ?? lemma
    return trainings.contains(head)
  }

  /// *take/me/fishing, take/us/shopping*: what one goes to do, not what is taken (CGEL §15.15 note).
  static func takeToPastime(_ clause: inout Clause, _ planner: ClausePlanner) {
    for index in clause.complements.indices.dropFirst() {
      let noun = clause.complements[index].lexeme
      let person = clause.complements[index - 1].lexeme
      let deed =
        clause.complements[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
        ?? clause.verb?.lexeme.lemma ?? ""
      guard ["take", "bring"].contains(deed), somebody(person) == .person, !person.isDeterminerLike
      else { continue }
      if noun.lemma == "potty", clause.variety != .englishUnitedKingdom {
        clause.complements[index].lexeme = Lexeme(
          lemma: "potty", wordClass: .adverb, kind: .direction)
      }
      guard noun.lemma.hasSuffix("ing"),
        let base = EnglishGerunds.base(of: noun.lemma, planner.frames),
        EnglishHabits.goingPastimes.contains(base)
      else { continue }
      clause.complements[index].lexeme = Lexeme(
        lemma: noun.lemma, wordClass: .adverb, kind: .direction)
    }
  }

  /// What is done to somebody somewhere.
  private static let happening = EnglishHabits.striking.union(
    EnglishWords.set(
      """
      push pull shove tease bully bother annoy trip hug tickle scare chase interrupt hurt help cut see meet find call
      yell stop grab leave lose
      """))
  private static let pushing = EnglishWords.set("push pull shove throw knock")
  private static let waters = EnglishWords.set(
    "pool lake river pond sea ocean water mud fountain bathtub swimming-pool snow bush bushes"
  ).union(["swimming pool"])
  /// Those whom somebody goes somewhere with or because of.
  private static let moving = EnglishWords.set(
    """
    take bring drive send walk carry pull drag lead guide escort accompany follow fly rush move
    """)
  private static let met = EnglishWords.set(
    "tease bully bother annoy interrupt hit kick push laugh yell sit")
  private static let staying = EnglishWords.set("leave forget lose join trip stop find")
  private static let called = EnglishWords.set("call ask see visit text email")
  private static let riding = EnglishWords.set("sit stand ride wait stay eat play")
  private static let fedWith = EnglishWords.set("bottle spoon syringe tube")
  private static let officials = EnglishWords.set(
    "principal headteacher nurse director headmaster counselor therapist doctor teacher")
  private static let placed: WordSet = ["movies", "cinema", "office", "work", "bed", "bathroom"]
  private static let trainings = EnglishWords.set(
    "practice practise therapy training rehearsal physio rehab football soccer basketball baseball gymnastics ballet karate judo"
  )
}
