import AACCore

/// Nouns side by side behind a verb by role that are one thing, put together before anything else is read into them: *ruin | wheat, harvest;
/// with, tuna, can; obey | captain, order; know | Ana, new, boyfriend; fix | heel, brown, boot; photograph | Gothic, cathedral*.
///
/// Sources: CGEL §17.104–17.109, App. I.57–I.59 (compounds), §5.112–5.123 (genitive and *of*), §7.44 (adjectives of nationality and style).
extension EnglishSentence {
  static func groupNounsOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma,
      !clause.isLaid || isLaidInOrderOfRole(clause)
    else { return }
    let isCopular = planner.frames[verb].isCopular
    if !clause.isLaid, !isCopular {
      settleBeforeNounsOfRole(&clause, verb)
      settleTwoSidedOfRole(&clause, verb, planner)
    }
    var index = 0
    if isCopular {
      // *Be | sick of, noise, construction*: behind a preposition only.
      guard
        let link = clause.complements.firstIndex(where: {
          $0.lexeme.wordClass == .adposition || $0.lexeme.lemma.hasSuffix(" of")
        })
      else { return }
      index = link + 1
    }
    let begin = index
    while index + 1 < clause.complements.count {
      qualifyByPeopleOfRole(index, verb, &clause)
      let isFused = fuseNounsOfRole(index, verb, &clause, planner)
      index = isFused ? max(begin, index - 1) : index + 1
    }
    guard !isCopular else { return }
    ownBehindOfRole(&clause, verb, planner)
    placeInTurnOfRole(&clause, verb, planner)
  }

  /// Whether a row was read in its order: who does it, the verb, and all else behind it.
  private static func isLaidInOrderOfRole(_ clause: Clause) -> Bool {
    guard let verb = clause.verb?.tile, clause.sequels.isEmpty, clause.attached.isEmpty,
      clause.subject.allSatisfy({ $0.tile ?? -1 < verb })
    else { return false }
    var last = verb
    for word in clause.complements {
      guard let tile = word.tile else { continue }
      guard tile > last else { return false }
      last = tile
    }
    return true
  }

  /// Makes one thing of a noun and the next; false where they are none.
  private static func fuseNounsOfRole(
    _ index: Int, _ verb: String, _ clause: inout Clause, _ planner: ClausePlanner
  ) -> Bool {
    nameHeadOfRole(index, verb, &clause, planner)
    let first = clause.complements[index].lexeme
    guard
      first.wordClass == .noun || first.wordClass == .properNoun
        || first.lemma.hasSuffix("ing") && first.wordClass == .verb
    else { return false }
    if fuseKindOfRole(index, verb, &clause, planner)
      || nameBehindOfRole(index, verb, &clause, planner)
    {
      return true
    }
    ownOfRole(index, verb, &clause, planner)
    partOfRole(index, &clause)
    return false
  }

  /// *Clean | stain, coffee; wait | stop, bus; understand | exercise, page, twelve*: a thing, by what stands behind it.
  private static func nameHeadOfRole(
    _ index: Int, _ verb: String, _ clause: inout Clause, _ planner: ClausePlanner
  ) {
    let (first, second) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    if first.lemma == "square", first.wordClass == .adjective, index > 0,
      clause.complements[index - 1].lexeme.namesThing
        || clause.complements[index - 1].lexeme.isBeing,
      ["church", "market", "town hall"].contains(second.lemma)
    {
      clause.complements[index].lexeme = Lexeme(lemma: "square", wordClass: .noun, kind: .place)
      clause.complements[index].lexeme.countability = .count
      return
    }
    guard first.wordClass == .verb,
      index == 0 || clause.complements[index - 1].lexeme.wordClass != .verb,
      !isOpeningOfRole(verb, planner) || EnglishHeads.staying.contains(verb),
      endsNounsOfRole(index + 1, clause) || second.lemma == "page"
        || clause.complements[index + 2].lexeme.isDeterminerLike
        || first.lemma == "stain" && clause.complements[index + 2].lexeme.namesThing
    else { return }
    let noun = thingOfRole(first.lemma, planner)
    guard
      second.lemma == "page" && EnglishHomographs.noun(first.lemma) != nil
        || EnglishGroupedNouns.behind(noun, second, verb) != nil
    else { return }
    clause.complements[index].lexeme = noun
    if first.lemma == "stop" { clause.complements[index].lexeme.kind = .place }
  }

  /// The verb that words behind it belong to.
  static func deedOfRole(before index: Int, _ verb: String, _ clause: Clause) -> String {
    clause.complements[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? verb
  }

  // MARK: Compounds

  /// *wheat, harvest*; behind a preposition *tuna, can*; before a third *rag, doll, hair*.
  private static func fuseKindOfRole(
    _ index: Int, _ verb: String, _ clause: inout Clause, _ planner: ClausePlanner
  ) -> Bool {
    let (first, second) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    let deed = deedOfRole(before: index, verb, clause)
    let isGoverned = index > 0 && clause.complements[index - 1].lexeme.wordClass == .adposition
    let head: Lexeme
    if second.wordClass == .verb {
      guard !isOpeningOfRole(deed, planner) || isGoverned,
        EnglishGroupedNouns.namesThing(second.lemma, behind: first),
        endsNounsOfRole(index + 1, clause)
      else { return false }
      head = thingOfRole(second.lemma, planner)
    } else {
      head = second
    }
    guard head.wordClass == .noun else { return false }
    let isPacked =
      EnglishGroupedNouns.isPacked(first, in: head) && (isGoverned || unpacked.contains(deed))
    let isBeforeThird =
      index + 2 < clause.complements.count && clause.complements[index + 2].lexeme.kind == .body
      && EnglishCompounds.joins(first, head)
    // What is known as one name is joined where its article is known.
    let isOwnedBefore = index > 0 && clause.complements[index - 1].lexeme.isDeterminerLike
    let isWhereOnly =
      planner.frames[deed].isListed && planner.frames[deed].slot(.object) == nil
      && !planner.frames[deed].isCopular
    guard
      isPacked || isBeforeThird || isGoverned || isOwnedBefore || isWhereOnly
        || first.wordClass == .verb
        || second.wordClass == .verb || !EnglishCompounds.joins(first, head)
    else { return false }
    guard isPacked || isBeforeThird || EnglishGroupedNouns.isKind(first, of: head),
      isPacked || isBeforeThird
        || !givenOfRole.contains(deed)
          && !(EnglishGroupedNouns.pickingFrom.contains(deed) && head.kind == .plant
            && !["plant", "plants"].contains(head.lemma))
    else { return false }
    var named = head
    named.lemma = "\(first.lemma) \(head.lemma)"
    named.forms = [:]
    if let plural = head.forms["PL"] { named.forms["PL"] = "\(first.lemma) \(plural)" }
    join(index...(index + 1), as: named, &clause)
    if index == 0 { keepArticleOfRole(of: head, planner.frames[deed], &clause) }
    return true
  }

  /// *Win | swimming, medal*: with the article that the verb asks for before the noun by itself.
  private static func keepArticleOfRole(
    of head: Lexeme, _ frame: VerbFrame, _ clause: inout Clause
  ) {
    guard head.number != .plural, !EnglishHabits.isMass(head),
      let slot = frame.slots.first(where: { $0.role == .object && $0.words.contains(head.lemma) }),
      slot.preposition == nil, let article = slot.article
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: article)
  }

  private static let unpacked = EnglishWords.set(
    "open recycle crush squash kick rinse drop shake hold carry"
  ).union(["throw away", "step on", "knock over", "pick up"])
  /// With these the second is who or what gets the first.
  private static let givenOfRole = EnglishWords.set("feed give show teach send hand")

  /// Whether a verb opens others: what is laid behind its object may be done.
  private static func isOpeningOfRole(_ deed: String, _ planner: ClausePlanner) -> Bool {
    let frame = planner.frames[deed]
    return frame.opening != nil || frame.opensClause || frame.opensCausative || frame.isDefault
  }

  /// Whether nothing but time, place words and what small words open stands behind.
  static func endsNounsOfRole(_ index: Int, _ clause: Clause) -> Bool {
    guard index + 1 < clause.complements.count else { return true }
    let next = clause.complements[index + 1].lexeme
    return next.kind.isTemporal || next.wordClass == .adverb || next.wordClass == .adposition
      || next.wordClass == .conjunction || next.kind == .social
  }

  /// The thing that a word for a deed names.
  private static func thingOfRole(_ word: String, _ planner: ClausePlanner) -> Lexeme {
    if let noun = EnglishHomographs.noun(word) { return noun }
    var noun = Lexeme(lemma: word, wordClass: .noun, kind: .thing)
    noun.countability = .count
    noun.animacy = .inanimate
    return noun
  }

  /// *Stain, coffee; stop, bus; hallway, hospital*: which one it is, named behind it.
  private static func nameBehindOfRole(
    _ index: Int, _ verb: String, _ clause: inout Clause, _ planner: ClausePlanner
  ) -> Bool {
    let (first, second) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
    if second.lemma.hasPrefix("page "), first.namesThing, second.lemma != "page" {
      // *Exercise, page twelve.*
      govern("on", at: index + 1, &clause, isBare: true)
      return false
    }
    if second.lemma == "page", index + 2 < clause.complements.count,
      clause.complements[index + 2].lexeme.wordClass == .numeral, first.namesThing
    {
      govern("on", at: index + 1, &clause)
      return false
    }
    if second.wordClass == .numeral, index + 2 < clause.complements.count,
      EnglishGroupedNouns.hasSoMany(first, clause.complements[index + 2].lexeme),
      endsNounsOfRole(index + 2, clause) || clause.complements[index + 3].lexeme.isPlaceLike
    {
      clause.complements[index + 2].government = nil
      govern("with", at: index + 1, &clause)
      return false
    }
    if ["key", "keys"].contains(first.lemma), ["all", "every", "both"].contains(second.lemma),
      let head = headOfRole(clause.complements, from: index + 1),
      clause.complements[head].lexeme.isPlaceLike
        || clause.complements[head].lexeme.kind == .vehicle
    {
      // *Keys, all, classrooms.*
      clause.complements[head].government = nil
      govern("to", at: index + 1, &clause)
      addArticle("the", to: index, from: index, &clause)
      return false
    }
    switch EnglishGroupedNouns.behind(
      first, second, deedOfRole(before: index, verb, clause))
    {
    case .named:
      var named = first
      named.lemma = "\(second.lemma) \(first.lemma)"
      if first.kind == .furniture { named.kind = .thing }
      named.forms = [:]
      join(index...(index + 1), as: named, &clause)
      if index == 0 { keepArticleOfRole(of: first, planner.frames[verb], &clause) }
      placeNamedOfRole(index, first, verb, &clause, planner)
      return true
    case .linked(let preposition):
      clause.complements[index + 1].government = nil
      govern(preposition, at: index + 1, &clause)
      addArticle("the", to: index + 2, from: index + 2, &clause)
      return false
    case nil: return false
    }
  }

  /// *Oak, yard, school; run | hallway, hospital; candy, drawer, nightstand*: where, before the place that is named so.
  private static func placeNamedOfRole(
    _ index: Int, _ head: Lexeme, _ verb: String, _ clause: inout Clause, _ planner: ClausePlanner
  ) {
    if head.lemma == "plans" || head.lemma == "volume" {
      return addArticle("the", to: index, from: index, &clause)
    }
    guard !goingOfRole.contains(verb) || verb == "run" && head.lemma == "hallway",
      case let spot = spotPreposition(head, verb) ?? (head.lemma == "yard" ? "in" : nil),
      let spot, head.isPlaceLike || head.lemma == "drawer" || head.lemma == "shelf",
      index == 0
        ? planner.frames[verb].slot(.object) == nil || EnglishHeads.staying.contains(verb)
        : clause.complements[index - 1].lexeme.namesThing
          || clause.complements[index - 1].lexeme.kind == .animal
    else { return }
    clause.complements[index].government = nil
    govern(
      ["hallway", "corridor", "yard", "square", "courtyard"].contains(head.lemma) ? "in" : spot,
      at: index, &clause)
    addArticle("the", to: index + 1, from: index + 1, &clause)
  }

  // MARK: Owners

  /// *captain, order; Ana, new, boyfriend; under, skater, feet*: whose it is.
  private static func ownOfRole(
    _ index: Int, _ verb: String, _ clause: inout Clause, _ planner: ClausePlanner
  ) {
    let owner = clause.complements[index].lexeme
    guard owner.isBeing, owner.number != .plural, !EnglishHabits.isPlural(owner) else { return }
    var place = index + 1
    while place < clause.complements.count, clause.complements[place].lexeme.wordClass == .adjective
    { place += 1 }
    guard place < clause.complements.count else { return }
    let deed = deedOfRole(before: index, verb, clause)
    var thing = clause.complements[place].lexeme
    if thing.wordClass == .verb {
      guard !isOpeningOfRole(deed, planner), endsNounsOfRole(place, clause),
        EnglishGroupedNouns.namesThing(thing.lemma, behind: owner)
      else { return }
      thing = thingOfRole(thing.lemma, planner)
    }
    guard thing.wordClass == .noun else { return }
    let isGoverned = index > 0 && clause.complements[index - 1].lexeme.wordClass == .adposition
    let isKin =
      owner.wordClass == .properNoun && EnglishGroupedNouns.kin.contains(thing.lemma)
      && place + 1 == clause.complements.count && met.contains(deed)
    let isPart =
      isGoverned && place == index + 1
      && (thing.kind == .body
        || owner.isHuman
          && EnglishGroupedNouns.isNearOwner(
            thing, behind: clause.complements[index - 1].lexeme.lemma))
    guard
      isKin || isPart
        || EnglishGroupedNouns.isOwner(owner, of: thing, deed, planner.frames[deed])
    else { return }
    clause.complements[place].lexeme = thing
    clause.complements[place].government = nil
    let isNamed = owner.wordClass == .properNoun || EnglishPeople.names.contains(owner.lemma)
    let isOwn = index > 0 && clause.complements[index - 1].lexeme.isDeterminerLike
    var text = "\(owner.lemma)'s"
    if EnglishPeople.names.contains(owner.lemma) { text = text.capitalizedAtStart }
    if isOwn {
      // *My, uncle, jeep.*
      let own = clause.complements[index - 1].lexeme.lemma
      let word = Lexeme(lemma: "\(own) \(text)", wordClass: .determiner, kind: .possessive)
      return join((index - 1)...index, as: word, &clause)
    }
    if !isNamed { text = (EnglishPeople.isPossessed(owner.lemma) ? "my " : "the ") + text }
    clause.complements[index].lexeme = Lexeme(
      lemma: text, wordClass: .determiner, kind: .possessive)
    clause.complements[index].government = nil
    clause.reasons.append(.init(.genitive, owner.lemma, text))
  }

  private static let met = EnglishWords.set("know meet like see visit love hate help trust")

  // MARK: Parts

  /// *heel, brown, boot; bottom, sea*: of what it is a part.
  private static func partOfRole(_ index: Int, _ clause: inout Clause) {
    let part = clause.complements[index].lexeme
    guard let head = headOfRole(clause.complements, from: index + 1),
      clause.complements[head].lexeme.wordClass == .noun,
      EnglishGroupedNouns.isPart(part.lemma, of: clause.complements[head].lexeme)
    else { return }
    clause.complements[index].government = nil
    clause.complements[index].lexeme.kind = part.kind == .body ? .thing : part.kind
    clause.complements[head].government = nil
    govern("of", at: index + 1, &clause)
    addArticle("the", to: head + 1, from: index + 2, &clause)
    if part.kind == .body, spotsOfRole[part.lemma] == nil {
      return addArticle("the", to: index, from: index, &clause)
    }
    clause.complements[index].lexeme.article = .definite
    guard index > 0, clause.complements[index - 1].lexeme.wordClass == .noun,
      let preposition = spotsOfRole[part.lemma]
    else { return }
    govern(preposition, at: index, &clause)
  }

  private static let spotsOfRole: [String: String] = [
    "bottom": "at", "surface": "on", "shore": "on", "bank": "on", "mouth": "at", "ceiling": "on",
    "entrance": "at",
  ]

  // MARK: Of what people, in what style

  /// *photograph | Gothic, cathedral; with, Russian, violinist; recommend | Turkish, movie*: a quality of the noun.
  private static func qualifyByPeopleOfRole(
    _ index: Int, _ verb: String, _ clause: inout Clause
  ) {
    let word = clause.complements[index].lexeme
    guard word.kind == .languageName || stylesOfRole.contains(word.lemma),
      word.wordClass == .noun || word.wordClass == .properNoun,
      case let next = clause.complements[index + 1].lexeme, next.wordClass == .noun,
      !next.kind.isTemporal, !EnglishNounPairs.taught.contains(next.lemma),
      !EnglishNounPairs.written.contains(next.lemma), next.kind != .subject
    else { return }
    if word.kind == .languageName,
      next.isPlaceLike || next.isBeing || !likedOfRole.contains(verb),
      spokenOfRole.contains(deedOfRole(before: index, verb, clause)),
      index == 0 || clause.complements[index - 1].lexeme.wordClass != .adposition
    {
      return
    }
    clause.complements[index].lexeme = Lexeme(
      lemma: word.lemma, wordClass: .adjective, kind: .quality)
    clause.complements[index + 1].government = nil
  }

  /// What is liked and known besides what is spoken.
  private static let likedOfRole = EnglishWords.set("like love hate know hear sing")
  private static let spokenOfRole = EnglishWords.set(
    """
    speak learn teach study practice practise know understand read write translate hear use say talk forget improve sing
    listen like love hate
    """)
  private static let stylesOfRole = EnglishWords.set(
    """
    Gothic Baroque Romanesque Roman Victorian Celtic Viking Southern Northern Western Eastern Egyptian Mexican American
    African Asian European Brazilian Cuban Indian Canadian Australian Argentinian Colombian Peruvian Moroccan Irish
    Scottish Belgian Austrian Hawaiian Jewish Muslim Catholic Christian Buddhist Latin
    """)
}
