import AACCore

/// Words chosen by role with nothing between them, of which the first tells what the second is to it: a comparative and what is
/// compared, a state and its cause, a superlative and the group.
///
/// Sources: CGEL §15.63–15.66 (*than*), §7.84–7.88 (superlatives with *in*), §16.69 (adjectives with prepositions).
extension EnglishSentence {
  static func settleBareRoles(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma else { return }
    settleWordsOfRole(&clause, verb, planner)
    guard !clause.complements.isEmpty else { return }
    settleVerbOfRole(&clause, verb, planner)
    settleThingsOfRole(&clause, verb, planner)
    settleTalesOfRole(&clause, verb, planner)
    settleWhereaboutsOfRole(&clause, verb, planner)
    settleCarriedOfRole(&clause, verb, planner)
    settleLikenedOfRole(&clause, verb, planner)
    guard clause.complements.count > 1 else { return }
    settleDoneOfRole(&clause, verb, planner)
    settleAskedOfRole(&clause, verb)
    settleMeasuredOfRole(&clause, verb, planner)
    compareBare(&clause, verb)
    rankInGroup(&clause, verb)
    settleBareStates(&clause, verb, planner)
    joinBetween(&clause)
    settleDeedsOfRole(&clause, verb, planner)
    settleBehindButOfRole(&clause, verb, planner)
  }

  /// Puts a preposition before a complement, with its reason; bare: the noun behind it has no article.
  static func govern(
    _ preposition: String, at index: Int, _ clause: inout Clause, isBare: Bool = false
  ) {
    let noun = clause.complements[index].lexeme.lemma
    if isBare {
      clause.complements[index].government = Government(preposition: preposition, article: .bare)
    }
    clause.complements.insert(small(preposition), at: index)
    clause.reasons.append(.init(.preposition, noun, preposition))
  }

  // MARK: What is compared

  /// *run/faster/donkey, be/sweeter/lemon, be/more/beautiful/donkey*: than what; but *be/better/book, want/bigger/ball*.
  private static func compareBare(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    guard words.count < 6, let other = words.last?.lexeme,
      other.wordClass == .noun || other.wordClass == .properNoun, !other.kind.isTemporal,
      let subject = clause.subject.last?.lexeme, subject.lemma != other.lemma
    else { return }
    var begin = words.count - 1
    while begin > 0, words[begin - 1].lexeme.isDeterminerLike,
      !degreesOfMore.contains(words[begin - 1].lexeme.lemma)
    { begin -= 1 }
    guard begin > 0, case let weighed = words[begin - 1].lexeme,
      words[..<(begin - 1)].allSatisfy({ degreesOfMore.contains($0.lexeme.lemma) })
    else { return }
    let isMore = begin > 1 && ["more", "less"].contains(words[begin - 2].lexeme.lemma)
    if saidOfSubject.contains(verb) {
      guard
        isMore && weighed.wordClass == .adjective
          || EnglishNumberWords.isCompared(weighed.lemma)
            && !EnglishNumberWords.isSuperlative(weighed.lemma) && weighed.lemma != "other",
        subject.wordClass == .noun, isSetBeside(subject, other, isPlace: verb == "be")
      else { return }
      nameKind(&clause, subject)
    } else {
      guard paced.contains(verb), comparedDeeds.contains(weighed.lemma),
        !["more", "less"].contains(weighed.lemma)
          || other.isHuman
            && (other.wordClass == .properNoun || EnglishPeople.isPossessed(other.lemma)),
        subject.isBeing && other.isBeing
          || subject.wordClass == .noun && isSetBeside(subject, other, isPlace: false)
          || ["I", "we", "you", "they", "he", "she"].contains(subject.lemma) && other.isBeing
      else { return }
    }
    govern("than", at: begin, &clause)
  }

  /// Two beings, two foods, two places, two things of a kind, of which neither is the kind of the other.
  private static func isSetBeside(_ one: Lexeme, _ other: Lexeme, isPlace: Bool) -> Bool {
    guard !sorts.contains(other.lemma) else { return false }
    if one.isBeing || other.isBeing {
      return one.isBeing && other.isBeing && (one.isHuman == other.isHuman || one.kind == .animal)
        || one.kind == .vehicle && other.kind == .animal
    }
    let foods = KindSet.edible.contains(one.kind) && KindSet.edible.contains(other.kind)
    let grounds = isPlace && one.isGround && other.isGround
    return foods || grounds
      || one.kind == other.kind && one.wordClass == .noun && !other.isPlaceLike
  }

  /// *apple/be/sweeter/lemon*: one that is counted has its article (CGEL §5.54).
  private static func nameKind(_ clause: inout Clause, _ subject: Lexeme) {
    guard clause.subject.count == 1, KindSet.edible.contains(subject.kind),
      subject.countability == .count, subject.number != .plural,
      !EnglishHabits.isPlural(subject),
      let the = LanguageTables.tables(.english).lexicon.known("the")
    else { return }
    clause.subject.insert(Constituent(the), at: 0)
    clause.reasons.append(.init(.articleDefinite, subject.lemma, "the"))
  }

  private static let degreesOfMore = EnglishWords.set("much more less even far lot").union([
    "a lot", "a little", "a bit", "a lot of", "way", "so much",
  ])
  /// What names a kind and no other one: *a bigger animal, a better place*.
  private static let sorts = EnglishWords.set(
    """
    animal thing person food fruit vegetable place way color one kind drink toy game pet number size time idea meal dish
    friend boy girl child kid student man woman choice option answer player driver dancer singer helper
    """)
  private static let paced = EnglishWords.set(
    """
    run walk swim jump fly climb sing dance cook drive ride read write speak talk sleep work play learn grow move bark crawl
    skate ski draw paint type arrive live study shout yell hop race throw eat drink travel
    """
  ).union(["get up", "wake up"])
  private static let comparedDeeds = EnglishWords.set(
    """
    faster slower higher lower better worse louder quieter quicker longer harder further farther earlier later sooner deeper
    more less
    """)

  // MARK: The first of a group

  /// *be/the nicest/class, be/best/team*: first among whom (CGEL §7.84).
  private static func rankInGroup(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard verb == "be", last > 0, let subject = clause.subject.last?.lexeme,
      subject.isBeing && !["we", "they", "you", "it"].contains(subject.lemma)
        || subject.namesThing,
      case let group = clause.complements[last].lexeme, group.wordClass == .noun,
      group.lemma != subject.lemma,
      groups.contains(group.lemma)
        || group.isPlaceLike && subject.wordClass != .properNoun && !subject.isInferred,
      !sorts.contains(group.lemma), !subject.isPlaceLike || towns.contains(group.lemma),
      subject.kind != .subject && subject.kind != .sport && subject.kind != .activity,
      subject.wordClass != .properNoun || !["team", "band", "club"].contains(group.lemma)
    else { return }
    var begin = last
    while begin > 0,
      clause.complements[begin - 1].lexeme.isDeterminerLike,
      !ranks(clause.complements[begin - 1].lexeme.lemma)
    { begin -= 1 }
    guard begin > 0, ranks(clause.complements[begin - 1].lexeme.lemma),
      clause.complements[..<(begin - 1)].allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return }
    clause.complements[last].government = nil
    let isOn = group.lemma == "team" && clause.variety != .englishUnitedKingdom
    govern(isOn ? "on" : "in", at: begin, &clause)
    guard begin == last, let the = LanguageTables.tables(.english).lexicon.known("the") else {
      return
    }
    clause.complements.insert(Constituent(the), at: last + 1)
    clause.reasons.append(.init(.articleDefinite, group.lemma, "the"))
  }

  /// *the nicest, best*.
  private static func ranks(_ text: String) -> Bool {
    EnglishNumberWords.isSuperlative(text.hasPrefix("the ") ? String(text.dropFirst(4)) : text)
  }

  private static let groups = EnglishWords.set("class team family group band choir club world")
  private static let towns = EnglishWords.set("world country city town village state")

  // MARK: Between

  /// *between/bank/bakery*: and the other (CGEL §9.21).
  private static func joinBetween(_ clause: inout Clause) {
    guard
      let between = clause.complements.firstIndex(where: { $0.lexeme.lemma == "between" }),
      !clause.complements.contains(where: { ["and", "or"].contains($0.lexeme.lemma) })
    else { return }
    let behind = clause.complements[(between + 1)...]
    let nouns = behind.indices.filter {
      [.noun, .properNoun, .pronoun].contains(behind[$0].lexeme.wordClass)
        && !behind[$0].lexeme.kind.isTemporal
    }
    guard nouns.count > 1, !EnglishHabits.isPlural(behind[nouns[0]].lexeme),
      behind[(between + 1)...nouns[1]].allSatisfy({
        $0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .numeral
          || $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .noun
          || $0.lexeme.wordClass == .properNoun || $0.lexeme.wordClass == .pronoun
      })
    else { return }
    for index in nouns.prefix(2) { clause.complements[index].government = nil }
    clause.complements.insert(EnglishWording.and, at: nouns[0] + 1)
    clause.reasons.append(
      .init(.joinsWords, clause.complements[nouns[1] + 1].lexeme.lemma, "and"))
  }
}

extension Lexeme {
  /// *river, street, house*: what takes up a place.
  fileprivate var isGround: Bool { wordClass == .noun && (isPlaceLike || kind == .nature) }
}
