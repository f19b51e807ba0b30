import AACCore

/// Than whom there are more, than when it was nicer, the best of what, as tall as whom, in what one was last, and which part
/// a thing is seen with, where the words were chosen by role: *have/more/toys/sister, test/be/easier/yesterday,
/// be/biggest/animal/world, be/as/tall/dad, be/last/race, draw/house/red/roof*.
///
/// Sources: CGEL §15.63–15.71 (*than*, *as … as*), §7.84–7.88 (superlatives with *of* and *in*), §17.37 (*with*), §7.45
/// (colours joined).
extension EnglishSentence {
  static func settleMeasuredOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    let words = clause.complements
    guard !words.contains(where: { ["than", "and", "or"].contains($0.lexeme.lemma) }) else {
      return
    }
    joinColors(&clause)
    if verb == "be" {
      compareTimes(&clause)
      bestOfAll(&clause, planner)
      rankInRace(&clause)
      countInFamily(&clause)
    }
    if verb == "be" || besideAs.contains(verb) { setBesideAs(&clause, planner) }
    haveMoreThan(&clause, verb)
    attachPart(&clause, verb)
  }

  /// *red/yellow/flower, black/white/cat*: both colours (CGEL §7.45).
  private static func joinColors(_ clause: inout Clause) {
    guard
      let first = clause.complements.indices.dropLast(2).first(where: { index in
        clause.complements[index].lexeme.kind == .color
          && clause.complements[index + 1].lexeme.kind == .color
          && clause.complements[index].lexeme.wordClass == .adjective
          && clause.complements[index + 1].lexeme.wordClass == .adjective
          && clause.complements[index + 2].lexeme.wordClass == .noun
      })
    else { return }
    let names = clause.complements[first...(first + 1)].map(\.lexeme.lemma)
    guard names[0] != names[1] else { return }
    clause.reasons.append(.init(.joinsWords, names[1], "and"))
    join(
      first...(first + 1),
      as: Lexeme(lemma: "\(names[0]) and \(names[1])", wordClass: .adjective, kind: .color),
      &clause)
  }

  /// *test/be/easier/yesterday, today/be/colder/yesterday*: than it was (CGEL §15.63).
  private static func compareTimes(_ clause: inout Clause) {
    guard clause.tense == nil, clause.complements.count == 2 || clause.complements.count == 3,
      let subject = clause.subject.last?.lexeme,
      case let quality = clause.complements[0].lexeme,
      EnglishNumberWords.isCompared(quality.lemma),
      !EnglishNumberWords.isSuperlative(quality.lemma),
      quality.lemma != "other", quality.lemma != "less"
    else { return }
    let time = clause.complements.dropFirst().map(\.lexeme.lemma).joined(separator: " ")
    guard
      ["yesterday", "last year", "last week", "last month", "last time", "before", "ever"].contains(
        time),
      subject.wordClass == .noun || subject.kind.isTemporal || time.hasPrefix("last ")
    else { return }
    clause.reasons.append(.init(.joinsWords, time, "than"))
    say("than \(time)", for: clause.complements.count - 1, at: 1, &clause)
  }

  /// *be/biggest/animal/world, be/best/day/life*: of all in it (CGEL §7.84).
  private static func bestOfAll(_ clause: inout Clause, _ planner: ClausePlanner) {
    let last = clause.complements.count - 1
    guard last > 1, case let whole = clause.complements[last].lexeme.lemma,
      clause.complements[last - 1].lexeme.wordClass == .noun,
      clause.complements[..<(last - 1)].contains(where: {
        EnglishNumberWords.isSuperlative($0.lexeme.lemma.replacing("the ", with: ""))
      }),
      !clause.complements[..<last].contains(where: { $0.lexeme.wordClass == .adposition })
    else { return }
    let link =
      switch whole {
      case "life": "of my"
      case "year", "week", "month", "day", "summer", "season", "century": "of the"
      case "world", "class", "school", "town", "family", "country", "house", "city", "zoo", "story",
        "room", "neighborhood", "village":
        whole == "school" ? "in" : "in the"
      case "team": "on the"
      default: ""
      }
    guard !link.isEmpty else { return }
    let isOfThing =
      clause.subject.last?.lexeme.isBeing != true || clause.subject.last?.lexeme.lemma == "it"
    let owner = link == "of my" && !isOfThing ? possessive(of: clause.subject) ?? "my" : "my"
    let text = link == "of my" ? "of \(owner) life" : "\(link) \(whole)"
    clause.reasons.append(.init(.preposition, whole, String(link.prefix(2))))
    join(last...last, as: Lexeme(lemma: text, wordClass: .adverb, kind: .time), &clause)
  }

  /// *be/last/race, be/second/contest*: in it.
  private static func rankInRace(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["first", "second", "third", "last"].contains(clause.complements[0].lexeme.lemma),
      ["race", "contest", "competition", "marathon"].contains(clause.complements[1].lexeme.lemma),
      let subject = clause.subject.last?.lexeme, subject.isBeing || subject.isSubjectForm
    else { return }
    clause.reasons.append(.init(.preposition, clause.complements[1].lexeme.lemma, "in"))
    say("in the \(clause.complements[1].lexeme.lemma)", for: 1, at: 1, &clause)
  }

  /// *there/be/five/people/my/family*: in it (CGEL §18.44).
  private static func countInFamily(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 2, clause.subject.last?.lexeme.lemma == "there",
      ["family", "class", "team", "group", "house", "room", "school"].contains(
        clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.kind == .possessive,
      clause.complements[last - 2].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].government = nil
    govern(
      clause.complements[last].lexeme.lemma == "team"
        ? "on" : clause.complements[last].lexeme.lemma == "school" ? "at" : "in", at: last - 1,
      &clause)
  }

  private static let besideAs = EnglishWords.set(
    "feel look get run jump swim sing walk fly climb eat draw dance smell taste sound")

  /// *be/as/tall/dad, run/fast/as/cheetah* → *as … as* (CGEL §15.71).
  private static func setBesideAs(_ clause: inout Clause, _ planner: ClausePlanner) {
    let all = clause.complements.indices.filter { clause.complements[$0].lexeme.lemma == "as" }
    guard all.count == 1, !clause.complements[0].lexeme.lemma.hasPrefix("as "),
      let as_ = planner.lexicon.known("as")
    else { return }
    let place = all[0]
    let isQuality = { (word: Lexeme) in
      word.wordClass == .adjective || word.wordClass == .adverb && word.kind == .manner
        || ["fast", "hard", "high", "well"].contains(word.lemma)
    }
    if place == 0, clause.complements.count > 2, isQuality(clause.complements[1].lexeme),
      headOfRole(clause.complements, from: 2).map({ $0 + 1 == clause.complements.count }) == true
    {
      clause.complements.insert(Constituent(as_), at: 2)
    } else if place == 1, clause.complements.count > 2, isQuality(clause.complements[0].lexeme),
      headOfRole(clause.complements, from: 2).map({ $0 + 1 == clause.complements.count }) == true
    {
      clause.complements.insert(Constituent(as_), at: 0)
    } else {
      return
    }
    clause.reasons.append(.init(.joinsWords, "as", "as"))
  }

  /// *read/more/books/Pedro, have/fewer/toys/sister*: than whom (CGEL §15.63).
  private static func haveMoreThan(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last == 2, compared.contains(verb),
      ["more", "fewer", "less"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .noun, !clause.complements[1].lexeme.isHuman,
      case let other = clause.complements[2].lexeme,
      other.isHuman && (other.wordClass == .properNoun || EnglishPeople.isPossessed(other.lemma))
    else { return }
    govern("than", at: last, &clause)
  }

  private static let compared = EnglishWords.set(
    "have read eat know own drink win collect")

  /// *draw/house/red/roof, like/dog/long/ear, know/girl/red/hair*: which has such a part (CGEL §17.37).
  private static func attachPart(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard last > 1, featured.contains(verb),
      case let part = clause.complements[last].lexeme, part.wordClass == .noun,
      clause.complements[last - 1].lexeme.wordClass == .adjective
    else { return }
    var begin = last - 1
    while begin > 0, clause.complements[begin - 1].lexeme.wordClass == .adjective { begin -= 1 }
    guard begin > 0, case let whole = clause.complements[begin - 1].lexeme,
      whole.wordClass == .noun,
      whole.isBeing && bodyParts.contains(part.lemma)
        || ["doll", "monster", "robot", "puppet"].contains(whole.lemma)
          && bodyParts.contains(part.lemma)
        || partsOfThings[whole.lemma]?.contains(part.lemma) == true
    else { return }
    let isPair =
      EnglishHabits.pairs.contains(part.lemma) || ["spot", "stripe", "tooth"].contains(part.lemma)
    let named = isPair ? several(part).lemma : part.lemma
    let qualities = clause.complements[begin..<last].map(\.lexeme.lemma).joined(separator: " ")
    let isBare =
      isPair || part.lemma == "hair" || part.lemma == "fur" || EnglishHabits.isPlural(part)
      || part.number == .plural
    let article = isBare ? "" : EnglishArticles.indefinite(before: qualities) + " "
    clause.reasons.append(.init(.preposition, part.lemma, "with"))
    if verb == "like" || verb == "love", whole.number != .plural, !EnglishHabits.isPlural(whole) {
      clause.complements[begin - 1].lexeme = several(whole)
    }
    join(
      begin...last,
      as: Lexeme(
        lemma: "with \(article)\(qualities) \(named)", wordClass: .adverb, kind: .time), &clause)
  }

  private static let featured = EnglishWords.set(
    "draw paint see like know have want love meet find buy need choose")
  private static let bodyParts = EnglishWords.set(
    """
    hair ear eye nose tail leg neck spot stripe tooth ears eyes legs spots stripes teeth fur wing wings beard mane horn horns
    beak
    """
  )
  private static let partsOfThings: WordMap<WordSet> = [
    "house": EnglishWords.set("roof door window garden chimney wall yard"),
    "car": EnglishWords.set("wheel wheels door roof seat"),
    "bike": EnglishWords.set("wheel wheels basket seat"),
    "shirt": EnglishWords.set("pocket sleeve sleeves button buttons collar"),
    "dress": EnglishWords.set("pocket sleeve sleeves button buttons bow"),
    "castle": EnglishWords.set("tower door gate"),
    "tree": EnglishWords.set("leaf leaves trunk branch"),
    "boat": EnglishWords.set("sail motor"), "room": EnglishWords.set("window door bed wall"),
  ]
}
