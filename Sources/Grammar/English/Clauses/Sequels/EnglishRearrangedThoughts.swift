import AACCore

/// Rows of one thought or two whose words lie apart: *brush/tooth/done, turn/my/swing, monster/closet/scared, tell/what/happen,
/// hat/blue/where/my, dog/bite/leg/I/cry*.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis), §16.69 and §16.76–16.83 (qualities with prepositions and infinitives),
/// §7.21 (qualities stand before their noun), §13.3 (asyndetic coordination).
struct EnglishRearrangedThoughts: EnglishThoughtRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// What the row says; nil where its words belong together as they lie.
  func parted(_ row: [Constituent]) -> Reading? {
    guard row.count > 1, row.count < 7,
      !row.contains(where: { $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "be" })
    else { return nil }
    if row.contains(where: { $0.lexeme.kind == .question }) {
      return (sought(row) ?? told(row)).map { Reading(first: $0) }
    }
    if let unfair = unfair(row) ?? done(row) ?? turn(row) ?? wished(row) {
      return Reading(first: unfair)
    }
    if let told = toldBy(row) { return Reading(first: told, isRequest: true) }
    return feared(row).map { Reading(first: $0) } ?? harmed(row) ?? missed(row) ?? exclaimed(row)
  }

  /// Whether a word names what one may tell of, a being too.
  private func isMatter(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && !word.lexeme.kind.isTemporal
  }

  // MARK: Asked

  /// *hat/blue/where/my, bear/teddy/my/where*: what one is looking for, with what belongs to it.
  private func sought(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, let ask = row.firstIndex(where: { $0.lexeme.lemma == "where" }),
      let my = row.firstIndex(where: { $0.lexeme.kind == .possessive }), isMatter(row[0]), ask > 0,
      let other = row.indices.dropFirst().first(where: { $0 != ask && $0 != my }),
      row[other].lexeme.wordClass == .adjective
    else { return nil }
    return [row[ask], EnglishWording.be, row[my], row[other], row[0]]
  }

  /// *tell/what/happen*: whom one tells is who asks.
  private func told(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row[0].lexeme.lemma == "tell", row[1].lexeme.kind == .question,
      !row.contains(where: isMe)
    else { return nil }
    return [row[0]] + small("me") + row[1...]
  }

  // MARK: Told

  /// *truth/tell/I, tell/I/name/you, mom/I/hungry/tell, tell/doctor/pain/belly*: what is to be told, and to whom.
  private func toldBy(_ row: [Constituent]) -> [Constituent]? {
    guard let tell = row.firstIndex(where: { $0.lexeme.lemma == "tell" }) else { return nil }
    if row.count == 3, tell < 2, let me = row.firstIndex(where: isMe), me == 2,
      case let thing = row[1 - tell], Self.tellable.contains(thing.lexeme.lemma)
    {
      return [row[tell]] + lexicon.small("me", tile: row[me].tile) + [thing]
    }
    if row.count == 4, tell == 0, isMe(row[1]), row[3].lexeme.lemma == "you", isMatter(row[2]) {
      return [row[0]] + lexicon.small("me", tile: row[1].tile)
        + lexicon.small("your", tile: row[3].tile) + [row[2]]
    }
    if row.count == 4, tell == 3, isKin(row[0]), row[1].lexeme.lemma == "I",
      EnglishStatement.states.contains(row[2].lexeme.lemma)
    {
      return [row[3], row[0], row[1], EnglishWording.be, row[2]]
    }
    guard row.count == 4, tell == 0, row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun,
      ["pain", "rash", "cut", "sore", "itch", "lump", "ache"].contains(row[2].lexeme.lemma),
      row[3].lexeme.kind == .body
    else { return nil }
    return [row[0], row[1]] + small("about") + small("the") + [row[2]] + small("in") + small("my")
      + [row[3]]
  }

  private static let tellable = EnglishWords.set("truth secret story joke reason answer news")

  // MARK: How it is

  /// *not/fair*: what one thinks of it.
  private func unfair(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, ["no", "not"].contains(row[0].lexeme.lemma),
      ["fair", "true", "nice", "right"].contains(row[1].lexeme.lemma)
    else { return nil }
    return small("it") + [EnglishWording.be] + lexicon.small("not", tile: row[0].tile) + [row[1]]
  }

  /// *brush/tooth/done, done/eat/I, clean/room/I/done*: what one has finished doing (CGEL §16.83).
  private func done(_ row: [Constituent]) -> [Constituent]? {
    guard let done = row.firstIndex(where: { Self.over.contains($0.lexeme.lemma) }),
      case let me = row.firstIndex(where: isMe),
      done == 0 || done == row.count - 1 || done == row.count - 2 && me == row.count - 1
    else { return nil }
    guard me != 0, row.count > 2 || done > 0 else { return nil }
    let rest = row.indices.filter { $0 != done && $0 != me }.map { row[$0] }
    guard let verb = rest.first, Self.tasks.contains(verb.lexeme.lemma),
      verb.lexeme.wordClass == .verb || rest.count > 1 || me != nil,
      rest.dropFirst().allSatisfy({
        isMatter($0) && !$0.lexeme.isHuman && !$0.lexeme.isPlaceLike || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    let who = me.map { lexicon.small("I", tile: row[$0].tile) } ?? speaker
    return who + [EnglishWording.be, row[done], verb.asVerb] + rest.dropFirst()
  }

  private static let over: WordSet = ["done", "all done", "finished"]
  private static let tasks = EnglishWords.set(
    """
    brush clean wash eat drink play read write draw paint color pack pee poop work practice sweep mop vacuum cook bake build
    watch exercise shower talk do type swim dress
    """
  ).union(["clean up", "tidy up", "get dressed", "do homework", "put on", "take off", "put away"])

  /// *turn/my/swing, slide/my/turn/now*: whose turn it is on what.
  private func turn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4,
      let turn = row.firstIndex(where: { $0.lexeme.lemma == "turn" }),
      let my = row.firstIndex(where: { $0.lexeme.kind == .possessive }), abs(turn - my) == 1,
      !(my == 0 && turn == 1),
      let thing = row.indices.first(where: { $0 != turn && $0 != my }),
      Self.turnedOn.contains(row[thing].lexeme.lemma),
      row.count == 3 || ["now", "next", "first"].contains(row[3].lexeme.lemma)
    else { return nil }
    var noun = row[turn]
    noun.lexeme = lexicon.lexeme(for: "turn", expecting: .noun)
    return small("it") + [EnglishWording.be, row[my], noun] + small("on") + small("the")
      + [row[thing]] + row.dropFirst(3)
  }

  private static let turnedOn = EnglishWords.set(
    "swing slide computer tablet bike trampoline seesaw scooter phone piano drum iPad")

  /// *want/alone/I, drink/cold/want*: how one wants to be.
  private func wished(_ row: [Constituent]) -> [Constituent]? {
    guard let want = row.firstIndex(where: { $0.lexeme.lemma == "want" }), row.count < 4 else {
      return nil
    }
    let rest = row.indices.filter { $0 != want && !isMe(row[$0]) }
    guard rest.count == 1, let state = rest.first,
      ["alone", "free", "first", "healthy", "strong", "pretty", "tall", "famous", "happy", "safe"]
        .contains(row[state].lexeme.lemma), state > want
    else { return nil }
    return speaker + [row[want].asVerb, EnglishWording.be, row[state]]
  }

  // MARK: Feared

  /// *monster/closet/scared, monster/bed/under/afraid, afraid/vacuum/cat, afraid/go/alone/I*: of what one is afraid.
  private func feared(_ row: [Constituent]) -> [Constituent]? {
    guard let fear = row.firstIndex(where: { Self.fears.contains($0.lexeme.lemma) }), row.count > 2
    else { return nil }
    if fear == row.count - 1 { return fearedPlace(row) }
    guard fear == 0 else { return nil }
    if row.count == 3, isMatter(row[1]), !row[1].lexeme.isBeing, row[2].lexeme.kind == .animal,
      Self.frightening.contains(row[1].lexeme.lemma)
    {
      return small("the") + [row[2], EnglishWording.be, row[0]] + small("of") + small("the")
        + [asNoun(row[1])]
    }
    guard let me = row.firstIndex(where: isMe), me == row.count - 1,
      row[1].lexeme.wordClass == .verb,
      row[2..<me].allSatisfy({ !$0.lexeme.isHuman && $0.lexeme.wordClass != .verb })
    else { return nil }
    guard
      let gerund = EnglishMorphology(.englishUnitedStates)
        .verb(row[1].lexeme.lemma, VerbFeatures(.gerund)).first
    else { return nil }
    var deed = row[1]
    deed.lexeme = Lexeme(lemma: gerund, wordClass: .noun, kind: .activity)
    deed.lexeme.countability = .mass
    let rest = row[2..<me].map { word in
      var word = word
      if word.lexeme.lemma == "alone" { word.lexeme.wordClass = .adverb }
      return word
    }
    return lexicon.small("I", tile: row[me].tile) + [EnglishWording.be, row[0]]
      + lexicon.small("of", tile: deed.tile) + [deed] + rest
  }

  private func asNoun(_ word: Constituent) -> Constituent {
    word.lexeme.wordClass == .noun
      ? word : EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(word)
  }

  private func fearedPlace(_ row: [Constituent]) -> [Constituent]? {
    guard isMatter(row[0]), row[0].lexeme.isBeing || Self.frightening.contains(row[0].lexeme.lemma),
      !row[0].lexeme.isHuman || Self.frightening.contains(row[0].lexeme.lemma), isMatter(row[1]),
      !row[1].lexeme.isBeing
    else { return nil }
    let link: [Constituent]
    if row.count == 4, row[2].lexeme.wordClass == .adposition {
      link = [row[2]]
    } else if row.count == 3,
      Self.inside.contains(row[1].lexeme.lemma) || row[1].lexeme.kind == .room
    {
      link = lexicon.small("in", tile: row[1].tile)
    } else {
      return nil
    }
    return speaker + [EnglishWording.be, row[row.count - 1]] + small("of") + small("the") + [row[0]]
      + link + small("the") + [row[1]]
  }

  private static let fears = EnglishWords.set("afraid scared frightened terrified")
  private static let frightening = EnglishWords.set(
    "vacuum thunder storm fireworks noise balloon water monster ghost witch shadow spider bug clown"
  )
  private static let inside = EnglishWords.set(
    "closet basement attic garage bathroom bedroom bathtub bed garden yard forest cave tent water")

  // MARK: What happened

  /// *dog/splash/I/wet, brother/pinch/I/hurt, dog/bite/leg/I/cry*: what somebody did to the speaker, and what came of it.
  private func harmed(_ row: [Constituent]) -> Reading? {
    guard row.count == 4 || row.count == 5, row[0].lexeme.isBeing,
      row[0].lexeme.wordClass != .pronoun, Self.harms.contains(row[1].lexeme.lemma)
    else { return nil }
    let isBody = row.count == 5
    let me = isBody ? 3 : 2
    guard isMe(row[me]), !isBody || row[2].lexeme.kind == .body else { return nil }
    if row[me + 1].lexeme.wordClass == .adjective, row[me + 1].lexeme.lemma != "hurt" {
      return adjectiveHarm(row)
    }
    let verb = row[me + 1].asVerb
    let act = [row[0], row[1].asVerb] + (isBody ? small("my") + [row[2]] : small("me"))
    if verb.lexeme.lemma == "hurt" {
      return Reading(first: act, second: small("it") + [verb], isPast: true)
    }
    guard ["cry", "bleed", "scream", "fall"].contains(verb.lexeme.lemma) else { return nil }
    let who = lexicon.small("I", tile: row[me].tile)
    return Reading(
      first: act, second: who + [verb], isPast: true, isNextOngoing: verb.lexeme.lemma != "fall")
  }

  private func adjectiveHarm(_ row: [Constituent]) -> Reading? {
    guard row.count == 4, isMe(row[2]), row[3].lexeme.wordClass == .adjective else { return nil }
    guard
      EnglishStatement.states.contains(row[3].lexeme.lemma) || row[3].lexeme.kind == .emotion
        || row[3].lexeme.kind == .state
    else {
      // *boy/hit/me/mean*: what he is like.
      return Reading(
        first: small("the") + [row[3], row[0], row[1].asVerb]
          + lexicon.small("me", tile: row[2].tile))
    }
    return Reading(
      first: [row[0], row[1].asVerb] + small("me"),
      second: lexicon.small("I", tile: row[2].tile) + [EnglishWording.be, row[3]], isPast: true)
  }

  private static let harms = EnglishWords.set(
    "splash pinch bite hit kick push scratch lick tease trip poke bump sting slap")

  /// *miss/bus/I/late*: what went wrong, and how one is.
  private func missed(_ row: [Constituent]) -> Reading? {
    guard row.count == 4,
      ["miss", "lose", "break", "spill", "drop", "forget"].contains(row[0].lexeme.lemma),
      isMatter(row[1]), !row[1].lexeme.isBeing, isMe(row[2]),
      EnglishStatement.states.contains(row[3].lexeme.lemma) || row[3].lexeme.kind == .emotion
    else { return nil }
    return Reading(
      first: lexicon.small("I", tile: row[2].tile) + [row[0].asVerb, row[1]],
      second: speaker + [EnglishWording.be, row[3]], isPast: true)
  }

  // MARK: Exclaimed

  /// *ants/kitchen/ew, glass/floor/careful, be careful/stove/hot, be careful/ice*: a cry, and what there is or how it is.
  private func exclaimed(_ row: [Constituent]) -> Reading? {
    guard row.count < 5 else { return nil }
    let isFirst = Self.warnings.contains(row[0].lexeme.lemma)
    guard
      isFirst || Self.warnings.contains(row[row.count - 1].lexeme.lemma)
        || Self.cries.contains(row[row.count - 1].lexeme.lemma)
    else { return nil }
    let cry = isFirst ? row[0] : row[row.count - 1]
    let rest = Array(isFirst ? row.dropFirst() : row.dropLast())
    guard let thing = rest.first, isMatter(thing), !thing.lexeme.isHuman else { return nil }
    let isWarning = Self.warnings.contains(cry.lexeme.lemma)
    let call =
      cry.lexeme.lemma == "careful"
      ? [EnglishWording.be, cry] : [cry.lexeme.wordClass == .verb ? cry.asVerb : cry]
    if rest.count == 2, rest[1].lexeme.wordClass == .adjective, cry.lexeme.lemma == "be careful" {
      return Reading(
        first: call, second: small("the") + [thing, EnglishWording.be, rest[1]],
        isRequest: isWarning)
    }
    var named = thing
    if ["glass", "ice"].contains(thing.lexeme.lemma) { named.lexeme.countability = .mass }
    if rest.count == 2, isMatter(rest[1]), !rest[1].lexeme.isBeing,
      Self.grounds.contains(rest[1].lexeme.lemma) || rest[1].lexeme.isPlaceLike
    {
      let link = Self.grounds.contains(rest[1].lexeme.lemma) ? "on" : "in"
      return Reading(
        first: call,
        second: small("there") + [EnglishWording.be, named] + small(link) + small("the") + [
          rest[1]
        ],
        isRequest: isWarning)
    }
    guard rest.count == 1, cry.lexeme.lemma == "be careful",
      ["ice", "glass", "water", "mud"].contains(thing.lexeme.lemma)
    else { return nil }
    return Reading(
      first: call, second: small("there") + [EnglishWording.be, named], isRequest: true)
  }

  private static let warnings: WordSet = ["be careful", "careful", "watch out", "look out"]
  private static let cries: WordSet = ["ew", "yuck", "yum", "eww", "oh no", "uh oh", "wow", "ouch"]
  private static let grounds = EnglishWords.set(
    "floor table stairs road street sidewalk wall ground couch chair carpet rug counter roof ceiling plate"
  )
}
