import AACCore

/// What is asked of somebody or about him by role: with whose thing it is done, and for whom.
///
/// Sources: CGEL §11.24–11.30 (directives), §5.111–5.123 (possessives and genitive), §7.46–7.49 (adverbs of manner), §16.55
/// (*for* whom).
extension EnglishSentence {
  /// Puts in what such words leave out.
  static func settleRequested(_ clause: inout Clause, _ planner: ClausePlanner) {
    askLeave(&clause)
    nameLanguage(&clause, planner)
    nameSound(&clause)
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma else { return }
    if verb == "tell" { tellHowOneIs(&clause) }
    if handled.contains(verb) { doGently(&clause) }
    guard !clause.isLaid else { return }
    arriveThen(&clause)
    ownThing(&clause, verb, planner)
    ownHome(&clause, verb, planner)
    doForSpeaker(&clause, verb, planner)
  }

  /// *I/borrow/scissors*, requested: what the speaker asks for to do himself, he asks leave for (CGEL §4.53).
  private static func askLeave(_ clause: inout Clause) {
    guard clause.options.contains(.request), clause.subject.count == 1,
      clause.subject[0].lexeme.lemma == "I",
      clause.subject[0].tile != nil || clause.verb?.tile == 0, !clause.isNegative,
      clause.tense != .past, clause.sequels.isEmpty
    else { return }
    clause.options.remove(.request)
    clause.isQuestion = !owing.contains(clause.verb?.lexeme.lemma ?? "")
  }

  /// What is so, and needs nobody's leave.
  private static let owing: WordSet = ["need", "want", "be", "like", "love", "know", "feel"]

  /// *speak/polish*: behind such a verb what is named like a deed is the language, with its capital (CGEL §5.60).
  private static func nameLanguage(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma, spoken.contains(verb) else { return }
    for index in clause.complements.indices {
      let lemma = clause.complements[index].lexeme.lemma
      guard let first = lemma.utf8.first, first > 0x60,
        let known = planner.lexicon.known(lemma.capitalizedAtStart), known.kind == .languageName
      else { continue }
      clause.complements[index].lexeme = known
    }
  }

  /// *cow/say/moo*: what an animal says is its sound, and no deed (CGEL §14.30).
  private static func nameSound(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "say" else { return }
    for index in clause.complements.indices
    where sounds.contains(clause.complements[index].lexeme.lemma) {
      var sound = Lexeme(
        lemma: clause.complements[index].lexeme.lemma, wordClass: .noun, kind: .idea)
      sound.article = .bare
      sound.countability = .mass
      clause.complements[index].lexeme = sound
    }
  }

  private static let sounds = EnglishWords.set(
    "moo meow woof quack oink baa neigh boo ribbit cluck")
  private static let spoken = EnglishWords.set("speak learn study understand teach know read write")

  /// *text/when/home*: what one does there that it is to be done after (CGEL §15.25).
  private static func arriveThen(_ clause: inout Clause) {
    guard clause.options.contains(.request), let last = clause.complements.indices.last, last > 0,
      ["when", "after", "before", "once", "as soon as"].contains(
        clause.complements[last - 1].lexeme.lemma),
      clause.complements[last].lexeme.isPlaceLike
    else { return }
    clause.reasons.append(.init(.understood, clause.complements[last].lexeme.lemma, "get"))
    clause.complements.insert(Constituent.infinitive("get"), at: last)
  }

  /// *tell/mom/I/hungry*: how the one that *I* names is.
  private static func tellHowOneIs(_ clause: inout Clause) {
    guard let quality = clause.complements.indices.last, quality == 2,
      clause.complements[2].lexeme.wordClass == .adjective,
      ["I", "we", "he", "she", "they"].contains(clause.complements[1].lexeme.lemma),
      clause.complements[0].lexeme.isHuman
    else { return }
    clause.complements.insert(.linking("be"), at: 2)
  }

  /// *handle/puppy/gentle*: how it is to be done, not what the thing is like.
  private static func doGently(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      let adverb = gently[clause.complements[last].lexeme.lemma],
      clause.complements[last].lexeme.wordClass == .adjective,
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: adverb, wordClass: .adverb, kind: .manner)
  }

  private static let handled = EnglishWords.set(
    "handle hold pet touch stroke brush comb push pull carry wash move lift open close pat rub")
  private static let gently = WordMap([
    "gentle": "gently", "careful": "carefully", "slow": "slowly", "quick": "quickly",
    "quiet": "quietly",
  ])

  // MARK: Whose

  /// *like/I/drawing, guess/I/age, take a bite/you/pizza*: a pronoun before a thing says whose it is (CGEL §5.111).
  private static func ownThing(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard owning.contains(verb), case let who = clause.complements[0].lexeme,
      who.wordClass == .pronoun, !clause.subject.contains(where: { $0.lexeme.lemma == who.lemma }),
      case let thing = clause.complements[1].lexeme, thing.wordClass == .noun,
      !thing.isHuman || EnglishPeople.isPossessed(thing.lemma), !thing.kind.isTemporal,
      thing.kind != .event, !thing.isPlaceLike,
      clause.complements.dropFirst(2).allSatisfy({ $0.lexeme.kind.isTemporal }),
      let owner = owner(who, planner)
    else { return }
    clause.complements[0].lexeme = owner
  }

  private static let owning = EnglishWords.set(
    "like love hate check guess hide steal break lose find use borrow wear remember forget"
  ).union(["check out", "take a look", "take a look at", "look at", "take a bite", "try on"])
  /// The possessive of a pronoun that people go by.
  private static func owner(_ who: Lexeme, _ planner: ClausePlanner) -> Lexeme? {
    guard let pronoun = EnglishPronouns.of(who.lemma), who.lemma != "it",
      who.lemma == pronoun.nominative || who.lemma == "me"
    else { return nil }
    return planner.lexicon.known(pronoun.possessive)
  }

  /// *come/house/you, have a playdate/house/you*: at whose home.
  private static func ownHome(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard let last = clause.complements.indices.last,
      ["house", "home", "room", "apartment", "place"].contains(
        clause.complements[last - 1].lexeme.lemma),
      clause.complements[last].lexeme.wordClass == .pronoun, staying.contains(verb),
      last < 2 || !clause.complements[last - 2].lexeme.isDeterminerLike,
      let owner = owner(clause.complements[last].lexeme, planner)
    else { return }
    clause.complements[last].lexeme = owner
    clause.complements.swapAt(last - 1, last)
  }

  private static let staying = EnglishWords.set("come go sleep stay play eat meet visit").union([
    "have a playdate", "have a sleepover", "sleep over", "come over", "go over",
  ])

  // MARK: For whom

  /// *unscrew/cap/I, blow up/balloon/I*: what is asked for is done for whoever asks, not with him (CGEL §16.55).
  private static func doForSpeaker(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner)
  {
    guard clause.options.contains(.request) || clause.isQuestion,
      clause.subject.isEmpty
        || clause.subject.count == 1 && clause.subject[0].lexeme.lemma == "you",
      let last = clause.complements.indices.last,
      ["I", "me", "we", "us"].contains(clause.complements[last].lexeme.lemma),
      case let thing = clause.complements[last - 1].lexeme, thing.wordClass == .noun,
      !thing.isBeing, !thing.kind.isTemporal, !thing.isPlaceLike, thing.kind != .game,
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .verb
          || $0.lexeme.kind == .question
      }), served.contains(verb), let link = planner.lexicon.known("for")
    else { return }
    clause.complements.insert(Constituent(link), at: last)
  }

  private static let served = EnglishWords.set(
    """
    unscrew screw sign sharpen inflate peel unwrap wrap unzip zip button unbutton untie unlock open close shut iron sew fold
    plug charge clean wash dry wipe cut slice chop heat warm cool blow hold fill empty fix repair mend glue
    """
  ).union([
    "blow up", "plug in", "turn on", "turn off", "turn up", "turn down", "put away", "pick up",
    "look up", "write down", "fill in", "heat up", "cut up", "set up", "take off", "put on",
    "clean up", "fill out", "wind up",
  ])

  /// *have/you/brother, you/can/turn down/music*: with the verb first, or with one that asks by itself, nobody is bidden
  /// (CGEL §11.13).
  static func mayAsk(_ clause: Clause, _ planner: ClausePlanner) -> Bool {
    guard let verb = clause.verb else { return false }
    return verb.tile == 0
      || clause.isQuestion && !clause.subject.isEmpty && verb.lexeme.lemma != "let's"
        && planner.frames[verb.lexeme.lemma].pattern == .modal
  }
}
