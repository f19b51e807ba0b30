import AACCore

/// Rows in which somebody asks, calls or refuses, with the verb laid anywhere: *cut/meat/I/can/no, help/I/cup/open, brush/tooth/no,
/// jump/bed/no, tooth/fall out/look, catch/I/mom*.
///
/// Sources: CGEL §11.24–11.30 (directives), §10.52 (vocatives), §4.52 (ability), §4.58 (volition), §16.38 (*help* and its
/// infinitive).
struct EnglishAskingThoughts: EnglishThoughtRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// What the row says; nil where its words are read otherwise.
  func parted(_ row: [Constituent]) -> Reading? {
    guard row.count > 1, row.count < 8,
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.lemma == "be"
      })
    else { return nil }
    if Self.negators.contains(row[row.count - 1].lexeme.lemma) || row.contains(where: isCan) {
      if let denied = unable(row) ?? incapable(row) ?? refused(row) { return denied }
    }
    if Self.negators.contains(row[1].lexeme.lemma), let forbidden = forbidden(row) {
      return forbidden
    }
    return looked(row) ?? helped(row) ?? called(row)
  }

  static let negators: WordSet = ["no", "not"]

  private func isCan(_ word: Constituent) -> Bool { word.lexeme.lemma == "can" }

  /// Whether a word is what somebody does: a verb that is no wish, or a quality that a thing is given.
  private func isDeed(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if lexeme.wordClass == .verb {
      let frame = frames[lexeme.lemma]
      return frame.pattern != .modal && !Self.wishes.contains(lexeme.lemma)
    }
    return lexeme.wordClass != .properNoun && !lexeme.isBeing && lexeme.wordClass != .pronoun
      && [.plain, .grooming].contains(frames.listed(lexeme.lemma)?.pattern)
  }

  private static let wishes = EnglishWords.set(
    "want need like love hate know have let stop help think")

  /// Whether nobody but the speaker is in the words.
  private func isImpersonal(_ words: some Sequence<Constituent>) -> Bool {
    words.allSatisfy { !$0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }
  }

  // MARK: What one cannot and will not do

  /// *cut/meat/I/can/no, speak/no/I/can*: what the speaker is not able to do.
  private func unable(_ row: [Constituent]) -> Reading? {
    guard let can = row.firstIndex(where: isCan), can > 1,
      let no = row.firstIndex(where: { Self.negators.contains($0.lexeme.lemma) }),
      let me = row.firstIndex(where: isMe), me > 0, isDeed(row[0])
    else { return nil }
    let rest = row.indices.dropFirst().filter { ![can, no, me].contains($0) }.map { row[$0] }
    guard isImpersonal(rest), rest.allSatisfy({ $0.lexeme.kind != .social }) else { return nil }
    let not = lexicon.small("not", tile: row[no].tile)
    return Reading(
      first: lexicon.small("I", tile: row[me].tile) + [row[can]] + not + [row[0].asVerb] + rest)
  }

  /// *brush/tooth/no, sit/still/no*: what one does not want to do; *jump/bed/no*: what others are not to do.
  private func refused(_ row: [Constituent]) -> Reading? {
    let last = row.count - 1
    guard Self.negators.contains(row[last].lexeme.lemma) else { return nil }
    var deed = 0
    if last > 1, row[0].lexeme.namesThing, !isDeed(row[0]) || row[1].lexeme.wordClass == .verb,
      Self.forbidden.contains(row[1].lexeme.lemma)
    {
      deed = 1
    }
    let act = row[deed].lexeme.lemma
    guard isDeed(row[deed]), row.count < 6, last > deed || deed == 0 else { return nil }
    let rest = Array(row[..<deed]) + Array(row[(deed + 1)..<last])
    if Self.forbidden.contains(act) {
      guard rest.allSatisfy({ !isMe($0) || $0.lexeme.lemma == "me" }), rest.count < 3,
        !rest.isEmpty || Self.rude.contains(act)
      else { return nil }
      let dont = lexicon.small("don't", tile: row[last].tile)
      return Reading(
        first: dont + [row[deed].asVerb] + rest.map(named), isRequest: true)
    }
    let isVisit =
      act == "go" && rest.count == 1 && EnglishPeople.visited.contains(rest[0].lexeme.lemma)
    guard deed == 0, Self.disliked.contains(act), isImpersonal(rest) || isVisit else { return nil }
    let not = lexicon.small("not", tile: row[last].tile)
    return Reading(
      first: speaker + not + [EnglishStatementReader.verb("want"), row[0].asVerb] + rest)
  }

  /// *find/shoe/no, breathe/no*: what one would do if one could (CGEL §4.52).
  private func incapable(_ row: [Constituent]) -> Reading? {
    let last = row.count - 1
    guard Self.negators.contains(row[last].lexeme.lemma), row.count < 5,
      Self.tried.contains(row[0].lexeme.lemma), isImpersonal(row[1..<last]),
      row[1..<last].allSatisfy({
        $0.lexeme.wordClass == .noun && $0.lexeme.lemma != "help" || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    return Reading(
      first: speaker + [Constituent(Lexeme(lemma: "can", wordClass: .verb, kind: .modal))]
        + lexicon.small("not", tile: row[last].tile) + [row[0].asVerb] + row[1..<last])
  }

  private static let tried = EnglishWords.set("hear see breathe move swallow reach find open")

  /// *forget/no/me, hurt/not/I*: what others are not to do to the speaker.
  private func forbidden(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, isMe(row[2]),
      Self.forbidden.contains(row[0].lexeme.lemma)
        || ["forget", "hurt", "leave", "tickle", "scare"].contains(row[0].lexeme.lemma)
    else { return nil }
    return Reading(
      first: lexicon.small("don't", tile: row[1].tile) + [row[0].asVerb]
        + lexicon.small("me", tile: row[2].tile), isRequest: true)
  }

  /// A thing that the ban is about, known to both.
  private func named(_ word: Constituent) -> Constituent {
    guard word.lexeme.wordClass == .noun, !word.lexeme.isHuman,
      !EnglishHabits.isMass(word.lexeme), word.lexeme.article == nil
    else { return word }
    var word = word
    word.lexeme.article = .definite
    return word
  }

  /// What children are told not to do.
  private static let forbidden = EnglishWords.set(
    """
    hit kick bite pinch push pull grab touch jump climb spit tease lick scratch splash poke wake chase throw yell scream
    shout slam break
    """
  ).union(["wake up", "laugh at", "jump on", "climb on", "stand on", "pick up on"])
  /// What one may say alone: *hit/no*.
  private static let rude = EnglishWords.set(
    "hit kick bite pinch push spit tease lick scratch poke yell scream shout grab touch")
  /// What children will not do.
  private static let disliked: WordSet = EnglishWords.set(
    """
    brush sit walk swim sleep wash bathe shower go leave stop clean exercise rest practice share eat drink wear read write
    draw paint play dance sing study wait
    """
  ).union([
    "get dressed", "get up", "wake up", "go to bed", "go home", "go outside", "take a bath",
    "take a shower", "take a nap", "sit down", "stand up", "lie down", "clean up", "do homework",
  ])

  // MARK: Look

  /// *tooth/fall out/look, hurt/tooth/look, blood/leg/look, look/rash/arm*: what others are to look at.
  private func looked(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 6 else { return nil }
    if row.count == 3, row[0].lexeme.lemma == "look", row[2].lexeme.kind == .body,
      Self.onSkin.contains(row[1].lexeme.lemma)
    {
      return Reading(
        first: [row[0].asVerb] + small("at") + small("the") + [row[1]] + small("on") + small("my")
          + [row[2]],
        isRequest: true)
    }
    guard row[row.count - 1].lexeme.lemma == "look" else { return nil }
    var rest = Array(row.dropLast())
    if rest.count == 3, rest[0].lexeme.kind == .possessive, rest[1].lexeme.kind == .body {
      return Reading(
        first: [row[row.count - 1].asVerb], second: rest[..<2] + [rest[2].asVerb], isRequest: true)
    }
    guard isImpersonal(rest) || isMe(rest[0]) else { return nil }
    if rest.count == 2, rest[0].lexeme.lemma == "hurt", rest[1].lexeme.kind == .body {
      rest = [rest[1], rest[0].asVerb]
    }
    let call = [row[row.count - 1].asVerb]
    if rest.count == 2, let there = thereOn(rest) {
      return Reading(first: call, second: there, isRequest: true)
    }
    guard rest.count > 1, rest[0].lexeme.kind == .body || isMe(rest[0]),
      let verb = rest.dropFirst().first,
      verb.lexeme.wordClass == .verb || verb.lexeme.lemma == "hurt"
    else { return nil }
    let owner = isMe(rest[0]) ? [] : small("my")
    rest[1] = rest[1].asVerb
    return Reading(first: call, second: owner + rest, isRequest: true)
  }

  private static let onSkin = EnglishWords.set(
    "rash blood cut bruise scratch bump blister scar bug spot bite tick sore scab tattoo mark")

  /// *blood/leg, bug/arm, bird/tree*: what there is on or in something.
  private func thereOn(_ words: [Constituent]) -> [Constituent]? {
    let (thing, place) = (words[0], words[1])
    guard thing.lexeme.wordClass == .noun else { return nil }
    let there = small("there") + [EnglishWording.be]
    if place.lexeme.kind == .body, Self.onSkin.contains(thing.lexeme.lemma) {
      return there + [thing] + small("on") + small("my") + [place]
    }
    guard !isDeed(place), [.nature, .furniture, .plant].contains(place.lexeme.kind),
      thing.lexeme.kind == .animal
    else { return nil }
    return there + [thing] + small(place.lexeme.lemma == "tree" ? "in" : "on") + small("the") + [
      place
    ]
  }

  // MARK: Help

  /// *help/I/cup/open, buckle/seatbelt/I/help, get up/help/I, mom/help/get dressed*: what one is to be helped to do.
  private func helped(_ row: [Constituent]) -> Reading? {
    guard let help = row.firstIndex(where: { $0.lexeme.lemma == "help" }) else { return nil }
    if help == 1, isKin(row[0]), row.count > 2, !isMe(row[2]), row[2].lexeme.wordClass == .verb,
      isImpersonal(row[2...]), Self.ownCare.contains(row[2].lexeme.lemma)
    {
      return Reading(
        first: [row[0]], second: [row[1].asVerb] + small("me") + row[2...], asksNext: true)
    }
    guard let me = row.firstIndex(where: isMe), abs(help - me) == 1, row.count > 2 else {
      return nil
    }
    let rest = row.indices.filter { $0 != help && $0 != me }.map { row[$0] }
    guard isImpersonal(rest), rest.allSatisfy({ $0.lexeme.kind != .social && !isCan($0) }) else {
      return nil
    }
    let call = [row[help].asVerb] + lexicon.small("me", tile: row[me].tile)
    if help == 0, me == 1, rest.count == 2, rest[0].lexeme.wordClass == .noun,
      rest[0].lexeme.namesThing, isDeed(rest[1]),
      frames.listed(rest[1].lexeme.lemma)?.slot(.object) != nil
    {
      return Reading(first: call + [rest[1].asVerb, rest[0]], isRequest: true)
    }
    guard min(help, me) == row.count - 2, isDeed(rest[0]), rest[0].lexeme.wordClass == .verb,
      rest.count(where: { $0.lexeme.wordClass == .verb }) == 1,
      !Self.mishaps.contains(rest[0].lexeme.lemma)
    else { return nil }
    return Reading(first: call + [rest[0].asVerb] + rest.dropFirst(), isRequest: true)
  }

  /// What happens to one, after which one calls for help.
  private static let mishaps = EnglishWords.set(
    "fall drop spill lose break trip slip bleed choke forget throw hurt cut burn"
  ).union([
    "throw up", "fall down", "fall off",
  ])
  /// What children are helped with.
  private static let ownCare = EnglishWords.set(
    "dress undress eat drink wash brush tie zip button buckle pee poop sit stand walk"
  ).union([
    "get dressed", "get up", "stand up", "sit up", "sit down", "lie down", "put on", "take off",
    "clean up", "go to bed", "wash hands", "get undressed",
  ])

  // MARK: Called

  /// *catch/I/mom, teach/I/swim/dad, wipe/nose/mom*: who is called behind what he is to do to the speaker.
  private func called(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 6, let last = row.last, isKin(last), isDeed(row[0]) else {
      return nil
    }
    let verb = row[0].lexeme.lemma
    if isMe(row[1]), Self.doneToMe.contains(verb), isImpersonal(row[2..<(row.count - 1)]) {
      let me = lexicon.small("me", tile: row[1].tile)
      return Reading(
        first: [row[0].asVerb] + me + row[2..<(row.count - 1)], second: [last], isRequest: true)
    }
    guard row.count == 3, row[1].lexeme.kind == .body || Self.ofBody.contains(row[1].lexeme.lemma),
      Self.care.contains(verb)
    else { return nil }
    return Reading(first: [row[0].asVerb] + small("my") + [row[1]], second: [last], isRequest: true)
  }

  private static let doneToMe = EnglishWords.set(
    """
    catch teach push carry tickle feed lift swing wipe wash bathe change buckle cover follow chase spin dress hold scratch
    """
  ).union(["pick up", "tuck in", "wake up", "put down", "buckle in", "turn over"])
  private static let care = EnglishWords.set("wipe scratch rub massage braid comb dry blow kiss")
  private static let ofBody = EnglishWords.set("tear tears snot butt bottom nose")
}
