import AACCore

/// Rows in the order of the sentence: who or what does it, the verb right behind, and the rest, with nothing laid apart:
/// *Dad/google/recipe, bus/stop/corner, bank/reject/my/card, flag/wave/wind*.
///
/// Sources: CGEL §2.13, §10.1 (order of the elements), §10.18–10.24 (agent, external causer, affected), App. I.43–I.56
/// (words that are noun and verb); Levin, *English Verb Classes and Alternations*, §43–§47, §54.
struct EnglishOrderOfSpeech {
  let frames: FrameTable
  let classes: EnglishWordClasses
  /// Whether nothing was chosen beside the tiles.
  let isPlain: Bool
  /// Whether a denial was chosen beside them.
  let isDenied: Bool
  /// Whether it was chosen that it is going on.
  let isOngoing: Bool

  init(
    frames: FrameTable, lexicon: Lexicon, isPlain: Bool, isDenied: Bool = false,
    isOngoing: Bool = false
  ) {
    self.frames = frames
    self.isPlain = isPlain
    self.isDenied = isDenied
    self.isOngoing = isOngoing
    classes = EnglishWordClasses(frames: frames, lexicon: lexicon)
  }

  /// Last word of the subject, and the verb.
  struct Parts {
    var end: Int
    var verb: Int
    /// Whether nothing else than this order can be meant.
    var isSure = false
    /// Whether a thing or a group does it, that nobody asks to.
    var isThing = false
    /// Whether a question word stands last.
    var asksLast = false
    /// Whether the row is left as it was read where that has the same doer and verb.
    var unlessRead = false
    /// Whether it is only read where the row was read as two thoughts.
    var ifSplit = false
    /// A word that is a quality, and a deed elsewhere: *be/mean*.
    var quality: Int?
    /// Whether it is over.
    var isOver = false
    /// Further words that are verbs.
    var deeds: [Int] = []
  }

  /// The parts of a row that is laid in this order; nil for any other.
  func parts(_ row: [Constituent]) -> Parts? {
    guard row.count > 1, row.count < 12, let end = subjectEnd(row), end + 1 < row.count,
      !row.contains(where: { isSaidToSomebody($0.lexeme) }), !isLeftOpen(row)
    else { return nil }
    var verb = end + 1
    while verb + 1 < row.count, isBetween(row[verb].lexeme) { verb += 1 }
    let doer = row[end].lexeme
    if asksWhereLast(row, end) {
      return Parts(end: end, verb: end + 1, isSure: !isPlain, asksLast: true)
    }
    guard verb < row.count, !isLoose(row, end, verb) else { return nil }
    let isGroup = EnglishThingVerbs.institutions.contains(doer.lemma)
    let isSomebody =
      !isGroup
      && (doer.wordClass == .pronoun || doer.isBeing
        || EnglishThingVerbs.persons.contains(doer.lemma))
    let parts =
      isSomebody ? doneBySomebody(row, end, verb) : doneByThing(row, end, verb)
    guard let parts, !isAsked(row, parts), row[parts.verb].lexeme.lemma != "be" || !isOwnedLast(row)
    else { return nil }
    return parts
  }

  /// *he/live/where, your/mom/get home/when*: where and when somebody does it, asked for last.
  private func asksWhereLast(_ row: [Constituent], _ end: Int) -> Bool {
    guard row.count > end + 2, let last = row.last?.lexeme,
      ["where", "when"].contains(last.lemma), row[end + 1].lexeme.wordClass == .verb,
      row[end].lexeme.wordClass == .pronoun || row[end].lexeme.isBeing
    else { return false }
    return row[(end + 2)...].dropLast().allSatisfy {
      ![.verb, .conjunction].contains($0.lexeme.wordClass) && $0.lexeme.kind != .question
    } && !row[...end].contains { $0.lexeme.kind == .question }
  }

  /// *dog/want/I, firefighter/be/Dad, lion/want/see/zoo, I/have/never/be/Paris, girl/wait/sad*: rows that are laid otherwise, or
  /// whose verb is more than its word.
  private func isLoose(_ row: [Constituent], _ end: Int, _ verb: Int) -> Bool {
    let doer = row[end].lexeme
    let deed = row[end + 1].lexeme.lemma
    let rest = row[(end + 2)...].map(\.lexeme)
    // *I'd like/soup*: two words on one tile.
    if row.contains(where: { $0.lexeme.lemma.contains("'d ") || $0.lexeme.lemma.hasSuffix("'d") }) {
      return true
    }
    if doer.kind == .body, ["hurt", "ache", "itch"].contains(deed) { return true }
    if deed.contains("'") || deed == "have been" { return true }
    if deed == "have", let next = rest.first, Self.helped.contains(next.lemma) { return true }
    if let last = rest.last,
      Self.wishing.contains(deed) || rest.contains(where: { $0.lemma == "want" }),
      last.isSubjectFormOnly || deed == "be" && (last.namesPerson || last.lemma == "there"),
      doer.wordClass != .pronoun
    {
      return true
    }
    if doer.kind == .animal, ["want", "see"].contains(deed), rest.last?.isPlaceLike == true {
      return true
    }
    // *grandma/want/see, horse/want/ride*: whom one wants to see.
    if ["want", "need"].contains(deed), rest.count == 1, doer.wordClass != .pronoun,
      ["see", "ride", "go", "hug", "visit", "pet"].contains(rest[0].lemma)
    {
      return true
    }
    if Self.visited.contains(doer.lemma) {
      // *doctor/go/Monday, rabbit/heal/vet*: to whom one goes.
      if ["go", "see"].contains(deed) { return true }
    }
    if ["heal", "cure", "examine"].contains(deed),
      rest.contains(where: { Self.visited.contains($0.lemma) })
    {
      return true
    }
    if rest.count == 3, Self.goals.contains(rest[0].lemma), Self.sending.contains(deed) {
      // *throw at/ball/him*: what is thrown stands first.
      return true
    }
    return rest.count == 1
      && (["wait", "cry", "sleep"].contains(deed) && rest[0].wordClass == .adjective
        || deed == "wash" && rest[0].kind == .home || deed == "invite" && rest[0].kind == .event)
  }

  private static let visited = EnglishWords.set(
    "doctor dentist vet nurse therapist hairdresser barber pediatrician psychologist")
  private static let helped = EnglishWords.set("just never already ever been")
  private static let wishing = EnglishWords.set("want like love need have be eat drink see hate")
  private static let sending = EnglishWords.set(
    "throw send steal spill give bring take put borrow buy pour hand pass kick mail write read")
  private static let goals = EnglishWords.set("to at from on onto into")

  /// *please, hello*: said to somebody; a question word before the verb asks.
  func isSaidToSomebody(_ word: Lexeme) -> Bool {
    word.wordClass == .interjection || word.kind == .social || word.lemma == "?"
  }

  /// *dog/walk/I/park/in, friend/be/you/my*: a small word at the end belongs to what stands elsewhere.
  private func isLeftOpen(_ row: [Constituent]) -> Bool {
    guard let last = row.last?.lexeme else { return true }
    return last.wordClass == .adposition && last.lemma != "over"
      || ["no", "not"].contains(last.lemma)
      || row.count > 2 && ["my", "your"].contains(row[0].lexeme.lemma)
        && row[1].lexeme.lemma == "turn"
  }

  private func isOwnedLast(_ row: [Constituent]) -> Bool {
    row.last.map { $0.lexeme.kind == .possessive || ["my", "your"].contains($0.lexeme.lemma) }
      == true
  }

  /// *who/be/that, concert/last/how long*: only what is asked for last stands behind its verb.
  private func isAsked(_ row: [Constituent], _ parts: Parts) -> Bool {
    row[...parts.verb].contains { $0.lexeme.kind == .question }
      || row[parts.verb...].dropLast().contains { $0.lexeme.kind == .question }
        && !row[parts.verb...].contains(where: {
          EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma)
        })
      || row.last?.lexeme.kind == .question && !parts.isSure
  }

  func isBetween(_ word: Lexeme) -> Bool {
    word.kind == .negation || word.kind == .frequency
      || ["already", "just", "still", "never", "really"].contains(word.lemma)
  }

  // MARK: The subject

  /// *I, my/sister, the/old/bus*: where what the row begins with ends.
  func subjectEnd(_ row: [Constituent]) -> Int? {
    let first = row[0].lexeme
    // *this/shop/sell/stamp, that/lamp/flicker.*
    let isPointed =
      row.count > 2 && Self.pointing.contains(first.lemma) && row[1].lexeme.wordClass == .noun
      && (isVerb(row[2].lexeme) || EnglishThingVerbs.byThemselves.contains(row[2].lexeme.lemma))
    if first.wordClass == .pronoun, first.kind != .question, !isPointed {
      return first.hasSubjectForm || Self.anybody.contains(first.lemma) ? 0 : nil
    }
    var index = 0
    while index + 2 < row.count,
      row[index].lexeme.isDeterminerLike && row[index].lexeme.kind != .question
        || index == 0 && isPointed
        || row[index].lexeme.wordClass == .adjective && row[index + 1].lexeme.wordClass == .noun
    { index += 1 }
    let head = row[index].lexeme
    guard head.kind != .negation else { return nil }
    if head.kind.isTemporal || EnglishHabits.seasons.contains(head.lemma) {
      let isRunning = EnglishHabits.seasons.contains(head.lemma) || head.lemma == "recess"
      return isRunning
        && ["start", "begin", "end", "last", "come"].contains(row[index + 1].lexeme.lemma)
        ? index : nil
    }
    if head.wordClass == .noun, row[index + 1].lexeme.wordClass == .noun, index + 2 < row.count,
      EnglishCompounds.joins(head, row[index + 1].lexeme),
      isVerb(row[index + 2].lexeme) && !isThingDeed(row, index)
    {
      return index + 1
    }
    if head.wordClass == .noun || head.wordClass == .properNoun || Self.anybody.contains(head.lemma)
    {
      return index
    }
    return EnglishThingVerbs.namedLikeDeeds.contains(head.lemma) && index < 2 ? index : nil
  }

  /// *bus/stop/corner*: two words that are a name of something by themselves.
  private func isThingDeed(_ row: [Constituent], _ index: Int) -> Bool {
    EnglishThingVerbs.byThemselves.contains(row[index + 1].lexeme.lemma)
      && row.count == index + 3 && !isVerb(row[index + 2].lexeme)
  }

  private static let pointing: WordSet = ["this", "that", "these", "those"]
  static let anybody = EnglishWords.set(
    "somebody someone everybody everyone nobody anybody anyone something everything nothing")

  // MARK: The verb

  func isVerb(_ word: Lexeme) -> Bool { word.wordClass == .verb || classes.canBeVerb(word) }

  /// What people and animals do.
  private func doneBySomebody(_ row: [Constituent], _ end: Int, _ verb: Int) -> Parts? {
    let deed = row[verb].lexeme
    let isOfPeople = EnglishThingVerbs.ofPeople.contains(deed.lemma) || deed.lemma == "Google"
    guard isVerb(deed) || isOfPeople, deed.number != .plural else { return nil }
    let rest = row[(verb + 1)...]
    let parts = Parts(end: end, verb: verb)
    let hasDeed = rest.contains { $0.lexeme.wordClass == .verb }
    if isRuledLater(deed, rest) || rest.isEmpty && !isOfPeople { return nil }
    if deed.lemma.contains(" ") { return isPhrase(deed.lemma) ? parts : nil }
    if EnglishThingVerbs.intending.contains(deed.lemma) {
      let next = rest.first?.lexeme
      return next?.wordClass == .verb || next.map(canOnlyBeVerb) == true
        || !hasDeed && deed.wordClass == .verb
        ? parts : nil
    }
    if isOfPeople { return isDoneSo(deed, rest, hasDeed) ? parts : nil }
    if EnglishThingVerbs.changing.contains(deed.lemma), deed.wordClass != .noun,
      let next = rest.first?.lexeme, isChanged(next, deed.lemma)
    {
      return hasDeed ? nil : parts
    }
    guard deed.wordClass == .verb else { return nil }
    // *dad/phone/talk, sister/bike/ride/I*: a thing of hers before what is done with it.
    if hasDeed, classes.isNounToo(deed.lemma), row[end].lexeme.wordClass != .pronoun,
      rest.first?.lexeme.wordClass != .pronoun, rest.first?.lexeme.wordClass != .adposition
    {
      return nil
    }
    return parts
  }

  /// *I/go/want/park, I/finish/can/go*: a later verb rules the one that was laid first.
  private func isRuledLater(_ deed: Lexeme, _ rest: ArraySlice<Constituent>) -> Bool {
    let own = frames[deed.lemma]
    guard own.pattern != .modal,
      !rest.contains(where: { EnglishClauseSplitter.subordinators.contains($0.lexeme.lemma) })
    else { return false }
    return rest.contains {
      let frame = frames[$0.lexeme.lemma]
      return frame.pattern == .modal
        || own.opening == nil && $0.lexeme.wordClass == .verb && frame.opening != nil
    }
  }

  /// *I/cough/all night, athlete/train/hard, gymnast/chalk/her/palms*: how, where, or what it is done to.
  private func isDoneSo(_ deed: Lexeme, _ rest: ArraySlice<Constituent>, _ hasDeed: Bool) -> Bool {
    guard let next = rest.first?.lexeme else {
      return !EnglishThingVerbs.namedToo.contains(deed.lemma)
    }
    if hasDeed { return next.lemma == "and" || next.wordClass == .pronoun }
    guard EnglishThingVerbs.namedToo.contains(deed.lemma), next.wordClass == .noun else {
      return next.wordClass != .adjective || next.lemma == "hard" || rest.count > 1
    }
    return !EnglishCompounds.joins(deed, next) && next.kind != .toy
      && (deed.lemma != "train" || next.isBeing)
  }

  /// *dry/I, clean/my/room, clean/wound, dry/baby.*
  ///
  /// *cross/street, clean/slowly*: what is crossed, and how it is done.
  private func isChanged(_ next: Lexeme, _ lemma: String) -> Bool {
    if lemma == "cross" { return EnglishThingVerbs.crossed.contains(next.lemma) }
    if next.wordClass == .adverb { return next.lemma.hasSuffix("ly") }
    return next.wordClass == .pronoun || next.kind == .possessive
      || next.wordClass == .noun && !next.kind.isTemporal
        && (next.isHuman || EnglishThingVerbs.changingThings.contains(lemma))
  }

  private func canOnlyBeVerb(_ word: Lexeme) -> Bool {
    frames.listed(word.lemma) != nil && !KindSet.edible.contains(word.kind)
      && ![.event, .thing, .toy, .animal, .clothing, .device].contains(word.kind)
  }

  /// *be good for, need help*: several words of which the first is a verb.
  private func isPhrase(_ lemma: String) -> Bool {
    guard let space = lemma.firstIndex(of: " ") else { return false }
    let first = String(lemma[..<space])
    return first == "be" || frames.listed(first) != nil
  }
}
