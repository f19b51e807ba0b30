import AACCore

/// Articles that a noun takes by what stands before it: what is named for the first time, what there is only one of, what
/// goes without.
///
/// Sources: CGEL §5.26–5.35 (definite and indefinite reference), §5.41–5.47 (no article), §5.53 (the kind).
extension EnglishSentence {
  /// Puts the article before each noun that stands behind a chosen preposition or is the object.
  static func settleMentions(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.verb != nil, !clause.complements.isEmpty else { return }
    for index in clause.complements.indices.reversed() {
      let noun = clause.complements[index].lexeme
      guard noun.wordClass == .noun || noun.lemma == "Internet",
        noun.number != .plural || index == 0
      else { continue }
      var begin = index
      while begin > 0, clause.complements[begin - 1].lexeme.wordClass == .adjective { begin -= 1 }
      let before = begin > 0 ? clause.complements[begin - 1].lexeme : nil
      guard before?.isDeterminerLike != true, before?.kind != .quantity,
        begin == index || before != nil
      else { continue }
      let mention = Mention(
        noun: noun, before: before, words: clause.complements, begin: begin, index: index)
      guard let article = article(of: mention, clause) else { continue }
      settle(article, at: begin, of: index, &clause, planner)
    }
    attachFeature(&clause, planner)
  }

  private static func settle(
    _ article: String, at begin: Int, of index: Int, _ clause: inout Clause,
    _ planner: ClausePlanner
  ) {
    let before = begin > 0 ? clause.complements[begin - 1].lexeme : nil
    if article == "the", let the = planner.lexicon.known("the"),
      clause.complements[index].lexeme.lemma == "Internet"
    {
      clause.complements[index].lexeme = Lexeme(lemma: "Internet", wordClass: .noun, kind: .thing)
      clause.complements.insert(Constituent(the), at: begin)
      return
    }
    if article.isEmpty {
      clause.complements[index].government = Government(
        preposition: before?.wordClass == .adposition ? before?.lemma : nil, article: .bare)
      return
    }
    guard let word = planner.lexicon.known(article) else { return }
    clause.complements.insert(Constituent(word), at: begin)
    let rule: GrammarRule = article == "the" ? .articleDefinite : .articleIndefinite
    clause.reasons.append(
      .init(article == "my" ? .owner : rule, clause.complements[index + 1].lexeme.lemma, article))
  }

  /// A noun where it stands.
  struct Mention {
    let noun: Lexeme
    let before: Lexeme?
    let words: [Constituent]
    let begin: Int
    let index: Int

    var isPlain: Bool { begin == index }
    var isCount: Bool { !EnglishHabits.isMass(noun) && !EnglishHabits.isPlural(noun) }
    var isKin: Bool {
      EnglishPeople.isPossessed(noun.lemma) || EnglishPeople.names.contains(noun.lemma)
    }
    /// The verb that it belongs to, where one was chosen among the complements.
    var deed: String? {
      words[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
    }
  }

  /// *a, the, my*; empty: none; nil where nothing is settled here.
  private static func article(of mention: Mention, _ clause: Clause) -> String? {
    let verb = mention.deed ?? clause.verb?.lexeme.lemma ?? ""
    guard let before = mention.before,
      before.wordClass == .adposition || before.lemma == "as"
        || before.lemma == "than"
    else { return articleOfObject(mention, verb, clause) }
    let noun = mention.noun
    if noun.kind == .body || noun.kind == .clothing
      || EnglishHabits.belongings.contains(noun.lemma),
      let owner = ownerOfPart(mention, verb, clause)
    {
      return owner
    }
    switch before.lemma {
    case "as": return isLikened(mention) || isPartPlayed(mention) ? "a" : nil
    case "than":
      return mention.isCount && mention.isPlain && [.media, .book].contains(noun.kind)
        && clause.subject.count == 1 && clause.subject[0].lexeme.wordClass == .noun ? "the" : nil
    case "about": return articleOfMatter(mention, clause)
    case "on", "onto": return articleOnTop(mention, verb, clause)
    case "in", "to", "from", "at", "with": return articleOfPlace(mention, verb, clause)
    case "after", "before", "during", "until": return articleOfEvent(mention)
    default: return nil
    }
  }

  /// *as fast as a cheetah, as tall as a tree*: any of those that are known for it (CGEL §15.75).
  private static func isLikened(_ mention: Mention) -> Bool {
    guard mention.isCount, mention.isPlain || mention.begin + 1 == mention.index,
      mention.words[..<(mention.begin - 1)].contains(where: { $0.lexeme.lemma == "as" })
    else { return false }
    return [.animal, .plant, .food, .vehicle].contains(mention.noun.kind)
      || likened.contains(mention.noun.lemma)
  }

  /// *as a child, as a nurse*: what somebody is or was (CGEL §9.48).
  private static func isPartPlayed(_ mention: Mention) -> Bool {
    mention.isCount && mention.noun.isHuman && !mention.isKin && mention.begin > 0
      && !mention.words[..<(mention.begin - 1)].contains {
        ["as", "same", "such"].contains($0.lexeme.lemma)
      }
  }

  /// *a comic about a superhero*, but *talk about the budget*.
  private static func articleOfMatter(_ mention: Mention, _ clause: Clause) -> String? {
    let noun = mention.noun
    if mention.isPlain, noun.kind == .subject, EnglishHabits.isMass(noun) { return "" }
    guard mention.isCount, mention.isPlain, !mention.isKin else { return nil }
    if noun.isHuman {
      let told = mention.begin > 1 ? mention.words[mention.begin - 2].lexeme.lemma : ""
      return stories.contains(told) ? "a" : nil
    }
    return matters.contains(noun.lemma) ? "the" : nil
  }

  /// *on the Internet; turn me on my side, lie on my back*: whose it is of whom it is done to (CGEL §5.35).
  private static func articleOnTop(_ mention: Mention, _ verb: String, _ clause: Clause)
    -> String?
  {
    if mention.noun.lemma.lowercased() == "internet" { return "the" }
    guard mention.isPlain, sides.contains(mention.noun.lemma), laying.contains(verb) else {
      return nil
    }
    let object = mention.words[..<(mention.begin - 1)].last { $0.lexeme.wordClass == .pronoun }
    if let object { return EnglishPronouns.of(object.lexeme.lemma)?.possessive }
    return mention.begin == 1 ? possessive(of: clause.subject) : nil
  }

  private static let sides = EnglishWords.set("side back stomach belly tummy front")
  private static let laying = EnglishWords.set(
    "turn roll flip lie lay put place position sleep float rest"
  ).union(["lie down", "turn over", "roll over"])

  /// *in the east, to the council, move me from the bed to the chair, in a small village, at the surgery, in the sand*.
  private static func articleOfPlace(_ mention: Mention, _ verb: String, _ clause: Clause)
    -> String?
  {
    let noun = mention.noun
    let link = mention.before?.lemma ?? ""
    if mention.isPlain, quarters.contains(noun.lemma) { return "the" }
    if mention.isPlain, noun.lemma.hasSuffix("city centre") || noun.lemma.hasSuffix("city center") {
      return "the"
    }
    if mention.isPlain, link != "with", institutions.contains(noun.lemma) { return "the" }
    if mention.isPlain, link == "in", grounds.contains(noun.lemma), verb != "cover" { return "the" }
    if mention.isPlain, link == "in", storage.contains(noun.lemma) { return "the" }
    if mention.isPlain, link == "to", ["prom", "funeral"].contains(noun.lemma) { return "the" }
    if noun.kind == .furniture, mention.isPlain, lifting.contains(verb),
      noun.lemma != "bed"
        || link == "from"
          && mention.words[mention.index...].contains(where: {
            $0.lexeme.lemma == "to"
          }),
      link == "from" || link == "to"
    {
      return "the"
    }
    if !mention.isPlain, link == "in", mention.isCount, dwelling.contains(verb),
      noun.kind == .home || noun.kind == .place || EnglishHabits.enclosed.contains(noun.lemma),
      !mention.words[mention.begin..<mention.index].contains(where: { isSelective($0.lexeme) })
    {
      return "a"
    }
    if link == "with", mention.isPlain, EnglishHabits.wild.contains(noun.lemma), verb == "share" {
      return "a"
    }
    return nil
  }

  /// Whether a quality picks one out: *in the same house, in the next town*.
  private static func isSelective(_ quality: Lexeme) -> Bool {
    EnglishDeterminers.picksOut(quality.lemma)
      || ["main", "next", "other", "whole", "left", "right", "own"].contains(quality.lemma)
  }

  /// *phone the surgery, find a coin, rescue a hedgehog, finish painting the fence, donate a kidney*.
  private static func articleOfObject(_ mention: Mention, _ verb: String, _ clause: Clause)
    -> String?
  {
    let noun = mention.noun
    if let asked = articleOfAsked(mention, verb) { return asked }
    if verb == "take", noun.lemma == "breath", mention.begin == 0 { return "a" }
    guard mention.begin == 0 || mention.before?.wordClass == .verb, mention.isPlain else {
      return nil
    }
    if let founded = articleOfFounded(mention, verb) { return founded }
    if verb == "donate" || verb == "give" || verb == "lose" || verb == "need",
      ["blood", "plasma"].contains(noun.lemma)
    {
      return ""
    }
    guard mention.isCount else { return nil }
    if reaching.contains(verb),
      noun.kind == .place || institutions.contains(noun.lemma)
        || noun.lemma == "surgery" && clause.variety == .englishUnitedKingdom
    {
      return "the"
    }
    if clause.isQuestion, clause.tense == .future, clause.subject.first?.lexeme.lemma == "you",
      noun.kind == .thing || noun.kind == .device, isErrand(clause, verb)
    {
      return "the"
    }
    if verb == "donate", noun.kind == .body { return "a" }
    if verb == "read", ["sign", "screen", "label", "menu", "question"].contains(noun.lemma) {
      return "the"
    }
    if verb == "miss", missed.contains(noun.lemma) { return "the" }
    if ["take", "catch", "ride", "use", "miss", "get"].contains(verb),
      ["subway", "metro", "underground"].contains(noun.lemma)
    {
      return "the"
    }
    if finding.contains(verb),
      EnglishHabits.wild.contains(noun.lemma) || EnglishHabits.strangers.contains(noun.lemma)
    {
      return "a"
    }
    if ["call", "order", "hail", "request"].contains(verb), noun.kind == .vehicle { return "a" }
    if verb == "find", clause.tense == .past, isComeUpon(mention) { return "a" }
    if clause.verb?.lexeme.lemma == "finish", mention.deed != nil, mention.begin == 1 {
      return "the"
    }
    return nil
  }

  /// *find a ring in the sand, find a coin under the couch*: what one came upon, not having looked for it.
  private static func isComeUpon(_ mention: Mention) -> Bool {
    guard !mention.noun.isBeing, !mention.isKin else { return false }
    if [.money, .nature, .plant].contains(mention.noun.kind) { return true }
    guard mention.index + 2 < mention.words.count + 0 else { return false }
    return mention.words[(mention.index + 1)...].contains {
      [
        "sand", "street", "grass", "beach", "forest", "sidewalk", "pavement", "snow", "mud",
        "woods",
      ]
      .contains($0.lexeme.lemma)
    }
  }

  /// *hotel/with/pool* → *a hotel with a pool*: what a house has belongs to it, not to who stays there (CGEL §17.37).
  private static func attachFeature(_ clause: inout Clause, _ planner: ClausePlanner) {
    for index in clause.complements.indices.dropLast(2) {
      let (house, link) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      guard link.lemma == "with", house.wordClass == .noun, house.number != .plural,
        house.kind == .home || house.kind == .place || house.kind == .room
          || house.kind == .vehicle,
        let end = featureEnd(clause.complements, from: index + 2)
      else { continue }
      var words = clause.complements[(index + 2)...end].map(\.lexeme.lemma)
      words.insert(EnglishArticles.indefinite(before: words[0]), at: 0)
      let tiles = clause.complements[index...end].compactMap(\.tile)
      clause.complements[index].lexeme.lemma = "\(house.lemma) with \(words.joined(separator: " "))"
      clause.complements[index].lexeme.forms = [:]
      if let tile = tiles.first { clause.joins[tile] = tiles }
      clause.reasons.append(.init(.articleIndefinite, words[words.count - 1], words[0]))
      clause.complements.removeSubrange((index + 1)...end)
      let before = index > 0 ? clause.complements[index - 1].lexeme : nil
      if before == nil || ["in", "to", "from"].contains(before?.lemma ?? "")
        || before?.wordClass == .verb
        || before?.lemma == "the" && clause.complements[index - 1].tile == nil
      {
        if before?.lemma == "the" { clause.complements.remove(at: index - 1) }
        settle("a", at: before?.lemma == "the" ? index - 1 : index, of: index, &clause, planner)
      }
      return
    }
  }

  private static func featureEnd(_ words: [Constituent], from begin: Int) -> Int? {
    var end = begin
    while end + 1 < words.count, words[end].lexeme.wordClass == .adjective { end += 1 }
    let noun = words[end].lexeme
    guard noun.wordClass == .noun,
      EnglishHabits.parts.contains(noun.lemma) || features.contains(noun.lemma)
    else { return nil }
    return end
  }

  /// What a house, a hotel, a car has besides its rooms.
  private static let features = EnglishWords.set(
    """
    pool view patio terrace porch chimney elevator lift ramp gym sauna hot-tub jacuzzi shower bathtub window door gate fence
    driveway lawn treehouse slide swing sandbox beach restaurant bar trampoline sunroof trailer hood radio lake barn
    """
  ).union(["swimming pool", "hot tub", "parking lot", "sea view"])
  /// Things that qualities are measured by.
  private static let likened = EnglishWords.set(
    """
    rock feather log ghost baby house mountain bone button picture whistle cucumber pancake brick board nail needle razor
    mirror button star bird fox ox bee bat hen sheet rail fiddle pin king queen giant kite bullet rocket snail turtle
    """)
  /// What is told of somebody.
  private static let stories = EnglishWords.set(
    """
    comic book movie film story show cartoon song poem series documentary play musical novel tale podcast program programme
    game video joke episode
    """)
  /// What is known to all who speak of it.
  private static let matters = EnglishWords.set(
    """
    budget schedule timetable future past situation economy environment election war rent price cost bill weather deadline
    project contract council government move
    """)
  /// Where the sun rises and sets.
  static let quarters = EnglishWords.set(
    "east west north south northeast northwest southeast southwest")
  /// Offices and services: each speaker has one of them.
  private static let institutions = EnglishWords.set(
    "council government bank library police clinic pharmacy chemist embassy"
  ).union([
    "town hall", "city hall", "police station", "fire station", "post office", "town council",
    "city council", "help desk", "insurance company", "electric company", "job centre",
    "doctor's office", "dentist's office", "front desk", "emergency room",
  ])
  /// What lies on the ground or in the air around one.
  private static let grounds = EnglishWords.set(
    "sand grass snow mud dirt rain shade dark wind hay sunshine moonlight")
  private static let storage = EnglishWords.set(
    "closet cupboard wardrobe attic basement cellar garage pantry shed freezer")
  private static let lifting = EnglishWords.set(
    "move get lift transfer carry roll help hoist shift")
  private static let dwelling: WordSet = [
    "grow up", "live", "be born", "work", "stay", "grow", "camp", "rent", "settle", "sleep",
  ]
  private static let reaching: WordSet = [
    "phone", "ring", "call", "contact", "email", "ring up", "telephone", "call up",
  ]
  /// What one is too late for.
  private static let missed = EnglishWords.set(
    "flight connection stop exit turn deadline ferry boat ship goal shot target point beginning end start"
  )
  private static let finding = EnglishWords.set("find rescue save spot notice discover see hear")
}

extension EnglishHabits {
  /// Whom one sees without knowing him (CGEL §5.36).
  static let strangers = EnglishWords.set(
    """
    actor actress clown ghost celebrity stranger thief burglar monster zombie beggar magician superhero giant witch robber
    tourist
    """)

  /// Animals that live in the wild and come one's way (CGEL §5.36).
  static let wild = EnglishWords.set(
    """
    hedgehog pigeon squirrel fox deer owl frog toad snail butterfly ladybug ladybird bee wasp crow seagull swan duck
    duckling sparrow robin eagle hawk bat mole badger rabbit hare raccoon skunk opossum possum beaver otter seal dolphin
    whale shark turtle tortoise lizard snake crab jellyfish starfish spider beetle ant worm caterpillar dragonfly moth
    grasshopper cricket firefly woodpecker blackbird stork heron moose elk coyote wolf bear chipmunk
    """)
}
