import AACCore

/// As what something is so, on what one has a crush or loses one's balance, when one grows up, and at what hour, where the
/// words were chosen by role: *rabbit/be/soft/pillow, have/crush/boy, want/be/doctor/grow up, go off/six,
/// keep/me/awake/night, play/hide-and-seek/dark*.
///
/// Sources: CGEL §15.71 (*as … as*), §9.17 (*on the ice*), §15.25 (clauses with *when*), §8.52 (hours), §16.46 (*keep me
/// awake*).
extension EnglishSentence {
  static func settleLikenedOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    sayAtHour(&clause, verb)
    guard clause.complements.count > 1 else { return }
    switch verb {
    case "be": likenTo(&clause, planner)
    case "have": haveCrushOn(&clause)
    case "lose":
      loseBalanceOn(&clause)
      gameOf(&clause)
    case "want": wantGrownUp(&clause, planner)
    case "keep": keepAwake(&clause)
    case "sleep", "walk", "sit", "dance", "read", "run", "eat": doInTheDark(&clause)
    case "blow out": blowInBreath(&clause)
    case "go", "come": goAndPlay(&clause)
    case "make": makeFriend(&clause)
    case "win", "play":
      doInTheDark(&clause)
      gameOf(&clause)
    default: return
    }
  }

  /// *rabbit/be/soft/pillow, hand/be/cold/ice*: as soft as one; nobody is a pillow (CGEL §15.71).
  private static func likenTo(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count == 2, let subject = clause.subject.last?.lexeme,
      case let (quality, thing) = (clause.complements[0].lexeme, clause.complements[1].lexeme),
      quality.wordClass == .adjective, thing.wordClass == .noun, !thing.isBeing,
      !EnglishNumberWords.isCompared(quality.lemma),
      likened[quality.lemma]?.contains(thing.lemma) == true,
      subject.lemma != thing.lemma, subject.wordClass == .noun, !subject.isPlaceLike,
      let as_ = planner.lexicon.known("as")
    else { return }
    let isBare = EnglishHabits.isMass(thing) || thing.lemma == "ice"
    clause.reasons.append(.init(.joinsWords, thing.lemma, "as"))
    clause.complements.insert(Constituent(as_), at: 1)
    if isBare {
      clause.complements[2].government = Government(preposition: nil, article: .bare)
    } else {
      addArticle("a", to: 2, from: 2, &clause)
    }
    clause.complements.insert(Constituent(as_), at: 0)
  }

  /// What is known for being so.
  private static let likened: WordMap<WordSet> = [
    "soft": EnglishWords.set("pillow cloud silk feather cotton velvet"),
    "hard": EnglishWords.set("rock stone steel iron wood"),
    "strong": EnglishWords.set("rock steel tree iron"),
    "cold": EnglishWords.set("ice snow"), "hot": EnglishWords.set("fire oven"),
    "light": EnglishWords.set("feather"), "heavy": EnglishWords.set("rock stone brick"),
    "white": EnglishWords.set("snow milk paper cloud"), "black": EnglishWords.set("coal night"),
    "red": EnglishWords.set("tomato rose blood cherry"), "green": EnglishWords.set("grass"),
    "sweet": EnglishWords.set("sugar honey candy"), "tall": EnglishWords.set("tree tower"),
    "big": EnglishWords.set("mountain truck"),
    "fast": EnglishWords.set("rocket train lightning"),
    "round": EnglishWords.set("ball moon"), "flat": EnglishWords.set("pancake"),
    "smooth": EnglishWords.set("silk glass"), "bright": EnglishWords.set("sun star"),
  ]

  /// *have/crush/boy*: on him; no verb.
  private static func haveCrushOn(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "crush",
      let whom = headOfRole(clause.complements, from: 1), clause.complements[whom].lexeme.isBeing
    else { return }
    var crush = Lexeme(lemma: "crush", wordClass: .noun, kind: .event)
    crush.countability = .count
    crush.animacy = .inanimate
    clause.complements[0].lexeme = crush
    govern("on", at: 1, &clause)
    addArticle("a", to: 0, from: 0, &clause)
  }

  /// *lose/my/balance/ice*: on it (CGEL §9.17).
  private static func loseBalanceOn(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, clause.complements[last - 1].lexeme.lemma == "balance",
      ["ice", "stairs", "bike", "ladder", "floor", "rock", "snow", "beam", "skateboard"].contains(
        clause.complements[last].lexeme.lemma)
    else { return }
    clause.complements[last].government = nil
    govern("on", at: last, &clause)
    addArticle("the", to: last + 1, from: last + 1, &clause)
  }

  /// *want/be/doctor/grow up*: when one does (CGEL §15.25).
  private static func wantGrownUp(_ clause: inout Clause, _ planner: ClausePlanner) {
    let last = clause.complements.count - 1
    guard last > 1, clause.complements[last].lexeme.lemma == "grow up",
      clause.complements[last - 1].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.lemma == "be", let when = planner.lexicon.known("when")
    else { return }
    clause.complements.insert(Constituent(when), at: last)
    clause.reasons.append(.init(.understood, "grow up", "when"))
  }

  /// *keep/me/awake/night*: so all the while (CGEL §16.46).
  private static func keepAwake(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, clause.complements[last].lexeme.lemma == "night",
      clause.complements[last - 1].lexeme.lemma == "awake"
    else { return }
    clause.reasons.append(.init(.preposition, "night", "at"))
    say("at night", for: 1, at: last, &clause)
  }

  /// *play/hide-and-seek/dark, sleep/bed/dark*: in it (CGEL §7.23).
  private static func doInTheDark(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, clause.complements[last].lexeme.lemma == "dark",
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    clause.reasons.append(.init(.preposition, "dark", "in"))
    say("in the dark", for: 1, at: last, &clause)
  }

  /// *blow out/candles/one/breath*: in one (CGEL §9.49).
  private static func blowInBreath(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 1, ["breath", "blow", "puff"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .numeral
    else { return }
    let number = clause.complements[last - 1].lexeme.lemma
    let word = clause.complements[last].lexeme.lemma
    clause.reasons.append(.init(.preposition, word, "in"))
    say(
      "in \(number) \(["one", "1"].contains(number) ? word : word + "s")", for: 2, at: last - 1,
      &clause)
  }

  /// *go off/six, check in/hotel/three*: at that hour (CGEL §8.52).
  private static func sayAtHour(_ clause: inout Clause, _ verb: String) {
    guard ["go off", "check in", "check out", "land", "take off", "ring"].contains(verb),
      let last = clause.complements.indices.last,
      clause.complements[last].lexeme.wordClass == .numeral,
      hour(clause.complements[last].lexeme.lemma) != nil,
      last == 0 || clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    let text = clause.complements[last].lexeme.lemma
    clause.reasons.append(.init(.preposition, text, "at"))
    join(
      last...last, as: Lexeme(lemma: "at \(text)", wordClass: .adverb, kind: .time), &clause)
  }

  /// *go/outside/play*: to do it there (CGEL §15.48).
  private static func goAndPlay(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["outside", "inside", "upstairs", "downstairs", "out", "back", "home"].contains(
        clause.complements[0].lexeme.lemma),
      ["play", "dance", "rest", "swim", "run", "help", "walk", "sleep"].contains(
        clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1] = clause.complements[1].asVerb
    clause.complements[1].government = nil
  }

  /// *make/friend/camp*: a new one there; nobody is made to camp.
  private static func makeFriend(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["friend", "friends"].contains(clause.complements[0].lexeme.lemma),
      case let place = clause.complements[1].lexeme,
      ["camp", "school", "park", "work", "church", "library", "playground", "preschool"].contains(
        place.lemma)
    else { return }
    let isBare = EnglishHabits.barePlaces.contains(place.lemma)
    clause.reasons.append(.init(.preposition, place.lemma, "at"))
    say("at \(isBare ? "" : "the ")\(place.lemma)", for: 1, at: 1, &clause)
    guard clause.complements[0].lexeme.lemma == "friend" else { return }
    var friend = Lexeme(lemma: "a friend", wordClass: .noun, kind: .idea)
    friend.article = .bare
    friend.countability = .mass
    join(0...0, as: friend, &clause)
    clause.reasons.append(.init(.articleIndefinite, "friend", "a"))
  }

  /// *lose/game/checkers*: a game of it (CGEL §5.9).
  private static func gameOf(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.lemma == "game",
      case let sort = clause.complements[1].lexeme,
      ["checkers", "chess", "cards", "dominoes", "tag", "bingo", "hide-and-seek"].contains(
        sort.lemma)
    else { return }
    clause.reasons.append(.init(.preposition, sort.lemma, "of"))
    var game = Lexeme(lemma: "game of \(sort.lemma)", wordClass: .noun, kind: .game)
    game.countability = .count
    game.animacy = .inanimate
    join(0...1, as: game, &clause)
    addArticle("a", to: 0, from: 0, &clause)
  }
}
