import AACCore

/// Verbs chosen by role without the preposition that they have before a noun, and verbs of which the words behind tell what
/// they are: *make fun/me, propose/sister, get close/fire, be about/dragon/princess, turn/how old*.
///
/// Sources: CGEL §16.5–16.12 (prepositional verbs), §16.28, §9.60 (*about*), §4.27 (the present progressive of what is to
/// come).
extension EnglishSentence {
  static func settleVerbOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    if verb.hasSpace { completeVerb(&clause, verb, planner) }
    switch verb {
    case "propose": proposeTo(&clause, planner)
    case "be about": joinMatters(&clause)
    case "turn":
      if clause.isQuestion, clause.tense == nil,
        clause.complements.contains(where: { $0.lexeme.lemma == "how old" })
      {
        // *How old are you turning?*
        clause.options.insert(.progressive)
      }
    case "shine": shineOn(&clause)
    case "clear":
      if let head = headOfRole(clause.complements, from: 0) {
        addArticle("the", to: head, from: 0, &clause)
      }
    case "die": dieIn(&clause)
    case "cost": askPriceThere(&clause)
    case "translate": translateFrom(&clause)
    default: break
    }
    if clause.complements.count > 0 { lastFor(&clause, verb) }
  }

  /// The noun that a phrase from an index on has, behind determiners and qualities.
  static func headOfRole(_ words: [Constituent], from begin: Int) -> Int? {
    var index = begin
    while index < words.count,
      words[index].lexeme.isDeterminerLike || words[index].lexeme.wordClass == .adjective
        || words[index].lexeme.kind == .demonstrative && index + 1 < words.count
          && [.noun, .adjective].contains(words[index + 1].lexeme.wordClass)
    { index += 1 }
    guard index < words.count,
      [.noun, .properNoun, .pronoun].contains(words[index].lexeme.wordClass),
      !words[index].lexeme.kind.isTemporal
    else { return nil }
    return index
  }

  /// *make fun/me, get close/fire, get scared/huge/spider*: of whom, to what, of what.
  private static func completeVerb(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard let head = headOfRole(clause.complements, from: 0) else { return }
    let noun = clause.complements[head].lexeme
    switch verb {
    case "make fun":
      clause.verb?.lexeme.lemma = "make fun of"
    case "get close", "get closer", "be close", "come close":
      guard noun.lemma != "home" else { return }
      clause.verb?.lexeme.lemma = "\(verb) to"
      addArticle("the", to: head, from: 0, &clause)
    case "get scared", "get frightened", "be scared":
      fearBehind(&clause, noun, at: head)
    case "say goodbye", "say hello", "say hi", "say bye", "say thank you", "say good night":
      greetWith(&clause)
    default: return
    }
  }

  /// Puts an article before a noun that has none, where nothing else stands before it.
  static func addArticle(
    _ article: String, to noun: Int, from begin: Int, _ clause: inout Clause
  ) {
    let word = clause.complements[noun].lexeme
    guard word.wordClass == .noun, word.article != .bare, !EnglishPeople.isPossessed(word.lemma),
      !clause.complements[begin..<noun].contains(where: { $0.lexeme.isDeterminerLike }),
      let known = LanguageTables.tables(.english).lexicon.known(article)
    else { return }
    clause.complements.insert(Constituent(known), at: begin)
    clause.reasons.append(
      .init(article == "the" ? .articleDefinite : .articleIndefinite, word.lemma, article))
  }

  /// *get scared/big/dog* of what was there once: *of a big dog*; of a person or a thing: of him, of it.
  private static func fearBehind(_ clause: inout Clause, _ noun: Lexeme, at head: Int) {
    let isMet =
      clause.tense == .past && head > 0 && noun.wordClass == .noun && noun.number != .plural
      && !EnglishHabits.isMass(noun) && !EnglishHabits.isPlural(noun)
      && noun.kind != .weather && !noun.isPlaceLike
      && clause.complements[..<head].allSatisfy({ $0.lexeme.wordClass == .adjective })
    let isThing = noun.wordClass == .pronoun || noun.isHuman || noun.kind == .device
    guard isMet || isThing, let verb = clause.verb?.lexeme.lemma else { return }
    clause.verb?.lexeme.lemma = "\(verb) of"
    addArticle(isMet ? "a" : "the", to: head, from: 0, &clause)
  }

  /// *say goodbye/everybody/hug*: with one.
  private static func greetWith(_ clause: inout Clause) {
    guard clause.complements.count > 1, let last = clause.complements.indices.last,
      gestures.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass != .adposition
    else { return }
    var gesture = Lexeme(
      lemma: clause.complements[last].lexeme.lemma, wordClass: .noun, kind: .event)
    gesture.countability = .count
    gesture.animacy = .inanimate
    clause.complements[last].lexeme = gesture
    govern("with", at: last, &clause)
    addArticle("a", to: last + 1, from: last + 1, &clause)
  }

  private static let gestures = EnglishWords.set("hug kiss smile wave nod bow handshake wink")

  /// *propose/sister*: to her; but *propose/game* (CGEL §16.28).
  private static func proposeTo(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let head = headOfRole(clause.complements, from: 0),
      clause.complements[head].lexeme.isHuman || clause.complements[head].lexeme.isPersonName
    else { return }
    clause.verb?.lexeme = planner.lexicon.lexeme(for: "propose to", expecting: .verb)
  }

  /// *be about/dragon/princess*: about both.
  private static func joinMatters(_ clause: inout Clause) {
    guard clause.complements.count < 5, let first = headOfRole(clause.complements, from: 0),
      let second = headOfRole(clause.complements, from: first + 1),
      second + 1 == clause.complements.count,
      clause.complements[first].lexeme.isBeing == clause.complements[second].lexeme.isBeing
    else { return }
    clause.complements.insert(EnglishWording.and, at: first + 1)
    clause.reasons.append(.init(.joinsWords, clause.complements[second + 1].lexeme.lemma, "and"))
  }

  /// *moon/shine/sea*: on what its light falls (CGEL §9.16).
  private static func shineOn(_ clause: inout Clause) {
    guard let subject = clause.subject.last?.lexeme, lights.contains(subject.lemma),
      let head = headOfRole(clause.complements, from: 0), head + 1 == clause.complements.count,
      case let noun = clause.complements[head].lexeme, noun.wordClass == .noun,
      noun.kind == .nature || noun.kind == .furniture || lit.contains(noun.lemma),
      !["sky", "space"].contains(noun.lemma)
    else { return }
    govern("on", at: 0, &clause)
    addArticle("the", to: head + 1, from: 1, &clause)
  }

  private static let lights = EnglishWords.set(
    "moon sun star stars light lamp flashlight sunlight moonlight")
  private static let lit = EnglishWords.set(
    "sea lake river water ocean beach snow roof house garden field street floor wall face grass sand park town city village"
  )

  /// *die/war, die/accident, die/hospital*: in it; but *die/cancer* (CGEL §9.15, §9.45).
  private static func dieIn(_ clause: inout Clause) {
    guard let head = headOfRole(clause.complements, from: 0),
      case let noun = clause.complements[head].lexeme, noun.wordClass == .noun
    else { return }
    if [
      "war", "hospital", "earthquake", "battle", "desert", "forest", "sea", "lake", "river",
      "garden", "house",
    ]
    .contains(noun.lemma) {
      govern("in", at: 0, &clause)
      return addArticle("the", to: head + 1, from: 1, &clause)
    }
    guard ["accident", "fire", "crash", "flood", "storm"].contains(noun.lemma) else { return }
    govern("in", at: 0, &clause)
    addArticle("a", to: head + 1, from: 1, &clause)
  }

  /// *cost/how much/bakery* asked: where, and no number of them (CGEL §11.14).
  private static func askPriceThere(_ clause: inout Clause) {
    guard clause.isQuestion, clause.complements.count == 2,
      clause.complements[0].lexeme.lemma == "how much",
      case let place = clause.complements[1].lexeme, place.wordClass == .noun, place.isPlaceLike,
      let where_ = EnglishWhereabouts.of(place)
    else { return }
    govern(where_.preposition, at: 1, &clause)
    if let article = where_.article { addArticle(article, to: 2, from: 2, &clause) }
  }

  /// *translate/text/English/Spanish*: from the one to the other (CGEL §9.45).
  private static func translateFrom(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, clause.complements[last].lexeme.isLanguage,
      clause.complements[last - 1].lexeme.isLanguage,
      clause.complements[last - 2].lexeme.wordClass == .noun
    else { return }
    let (from, to) = (
      clause.complements[last - 1].lexeme.lemma, clause.complements[last].lexeme.lemma
    )
    clause.reasons.append(.init(.preposition, from, "from"))
    clause.reasons.append(.init(.preposition, to, "to"))
    say("from \(from) to \(to)", for: 2, at: last - 1, &clause)
  }

  /// *be quiet/a moment, wait/dentist/an hour*: for so long (CGEL §9.37, §8.63).
  private static func lastFor(_ clause: inout Clause, _ verb: String) {
    guard var last = clause.complements.indices.last else { return }
    var span = clause.complements[last].lexeme.lemma
    var count = 1
    if last > 0, ["a", "an"].contains(clause.complements[last - 1].lexeme.lemma) {
      span = "\(clause.complements[last - 1].lexeme.lemma) \(span)"
      count = 2
      last -= 1
    }
    guard spansWithArticle.contains(span),
      !clause.complements[..<last].contains(where: {
        $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .frequency
          || ["once", "twice", "time", "times"].contains($0.lexeme.lemma)
      }),
      !spanned.contains(verb), verb != "wait" || last > 0,
      last == 0 || clause.complements[last - 1].lexeme.wordClass != .adposition,
      !clause.complements[..<last].contains(where: { spanned.contains($0.lexeme.lemma) })
    else { return }
    clause.reasons.append(.init(.preposition, span, "for"))
    say("for \(span)", for: count, at: last, &clause)
  }

  private static let spansWithArticle: WordSet = [
    "a moment", "a minute", "a second", "an hour", "half an hour", "a little while", "a long time",
    "a few minutes",
  ]
  /// What such a time is taken by, or the deed is over in it.
  private static let spanned = EnglishWords.set(
    "take spend last be have need want cost waste like love stop give save lose arrive leave"
  ).union([
    "hold on", "hang on",
  ])
}

extension Lexeme {
  fileprivate var isLanguage: Bool {
    kind == .languageName
      || ["English", "Spanish", "French", "German", "Chinese", "Italian", "Portuguese"].contains(
        lemma)
  }

  fileprivate var isPersonName: Bool { wordClass == .properNoun && isBeing }
}
