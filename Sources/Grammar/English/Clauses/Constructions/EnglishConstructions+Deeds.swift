import AACCore

/// What is done, although it is named like a quality or a thing: *ready to open the box, hate cleaning the kitchen, use a key to
/// open the door, too sick to work, fun to paint, want to race you*.
///
/// Sources: CGEL §16.75–16.82 (adjectives with *to*), §15.48 (purpose), §15.73 (*enough, too*), App. I.43–I.50 (conversion).
extension EnglishConstructions {
  /// Makes verbs of the words that what stands before them asks to be done.
  mutating func settleDeeds() {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    for index in words.indices {
      switch words[index].lexeme.wordClass {
      case .adjective where Self.acting[lemma(index)] != nil:
        if isActed(at: index, verb) { words[index] = words[index].asVerb }
      case .noun where verb == "be" && index > 0 || index == 0 && Self.wishing.contains(verb):
        if isDoneHere(at: index, verb) { words[index] = words[index].asVerb }
      default: break
      }
    }
  }

  /// *clean/kitchen, open/my/present*: what the quality would be done to, where it is asked for.
  private func isActed(at index: Int, _ verb: String) -> Bool {
    var next = index + 1
    while let word = lexeme(next), word.isDeterminerLike, word.wordClass != .pronoun { next += 1 }
    let isOwned = next > index + 1
    guard let thing = lexeme(next),
      Self.isNoun(thing) && !thing.kind.isTemporal || ["it", "them"].contains(thing.lemma)
    else { return false }
    let isUsual = Self.acting[lemma(index)]?.contains(thing.lemma) == true
    guard let before = lexeme(index - 1) else {
      return isOwned && Self.wishing.contains(verb)
        || isUsual && ["need", "hate", "go", "try", "enjoy"].contains(verb)
    }
    if before.wordClass == .verb {
      return isOwned && Self.wishing.contains(before.lemma)
        || ["go", "help", "try"].contains(before.lemma)
    }
    if isExtreme(at: index) { return true }
    if planner.frames[verb].isCopular {
      return Self.opening.contains(before.lemma)
        || clause.subject.first?.lexeme.lemma == "it"
          && (Self.valuing.contains(before.lemma) || before.lemma == "time")
    }
    // *use/key/open/door*: what one takes the first thing for.
    let deed = words[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? verb
    return before.namesThing && Self.purposeful.contains(deed)
  }

  /// *too/sick/work, old/enough/vote, be/fun/paint, be/time/dance, want/race/you*.
  private func isDoneHere(at index: Int, _ verb: String) -> Bool {
    let word = words[index].lexeme
    guard word.number != .plural, let frame = planner.frames.listed(word.lemma) else {
      return false
    }
    if index == 0 {
      if word.lemma == "vote" { return words.count == 1 }
      guard word.kind == .event || word.kind == .activity, frame.slot(.object) != nil,
        let whom = lexeme(1), whom.wordClass == .pronoun,
        let pronoun = EnglishPronouns.of(whom.lemma)
      else { return false }
      return pronoun.nominative == whom.lemma || pronoun.accusative == whom.lemma
    }
    switch word.kind {
    case .home, .room, .clothing, .furniture, .vehicle, .body, .toy, .weather, .animal: return false
    default: break
    }
    if let next = lexeme(index + 1) {
      guard next.kind.isTemporal || next.wordClass == .adposition || next.wordClass == .adverb
      else { return false }
    }
    if isExtreme(at: index) { return true }
    let before = lemma(index - 1)
    if Self.enabling.contains(before) { return true }
    guard clause.subject.first?.lexeme.lemma == "it" else { return false }
    if before == "time" {
      return index == 1 && word.kind != .meal && !KindSet.edible.contains(word.kind)
        && word.kind != .place && word.kind != .subject
    }
    return Self.valuing.contains(before) && Self.done.contains(word.lemma)
      || ["forbidden", "allowed", "not allowed", "prohibited", "illegal"].contains(before)
  }

  /// *too/sick, old/enough* right before it.
  private func isExtreme(at index: Int) -> Bool {
    guard let before = lexeme(index - 1) else { return false }
    if before.lemma == "enough" { return lexeme(index - 2)?.wordClass == .adjective }
    return before.wordClass == .adjective && lemma(index - 2) == "too"
      && clause.subject.first?.lexeme.lemma != "it"
  }

  /// Qualities that are done as well, with what they are usually done to.
  private static let acting = WordMap<WordSet>([
    "clean": EnglishWords.set(
      """
      room kitchen house floor table bathroom car window bedroom cage toilet sink desk fridge oven garage apartment
      """),
    "open": EnglishWords.set("present gift package box bottle jar door can letter window"),
    "empty": EnglishWords.set("trash bin garbage dishwasher"),
    "dry": EnglishWords.set("hair dish dishes clothes hand"),
    "warm": EnglishWords.set("soup food milk bottle"), "cool": EnglishWords.set("soup food tea"),
    "close": EnglishWords.set("door window eye box curtain"),
    "clear": EnglishWords.set("table desk"),
    "wet": [], "free": [], "slow": [],
  ])
  private static let wishing = EnglishWords.set("need hate love like want go try enjoy prefer help")
  /// What one does with a thing in one's hands, or goes somewhere, for something.
  private static let purposeful = EnglishWords.set(
    "use need take press push go come get bring turn call stop run walk stand pull"
  ).union(["stand up", "sit down", "go back", "turn on", "pick up"])
  /// How one feels about what one is to do.
  private static let opening = EnglishWords.set(
    "ready afraid able unable happy glad sad scared excited nervous sorry lucky proud willing allowed supposed"
  )
  private static let enabling = EnglishWords.set("able unable willing supposed")
  /// What one thinks of what is done.
  private static let valuing = EnglishWords.set(
    """
    fun easy hard difficult possible impossible important dangerous nice good bad great healthy unhealthy forbidden allowed
    better best OK okay rude boring
    """)
  /// What is told of as done, where a quality before it would hardly be of one of its kind.
  private static let done = EnglishWords.set(
    """
    paint sleep laugh talk rest share wait cry smoke learn travel swim help exercise dance cook run read write draw sing
    park vote scream shout hug listen dream fish camp ski skate shop hike climb jump drink lie
    """)
}
