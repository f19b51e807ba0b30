import AACCore

/// Rows whose words lie as words chosen by role do: *need/key/open/door, your/turn/roll/dice, yesterday/we/go/beach/swim, put/salt/soup,
/// take out/chicken/oven, change/diaper/baby, speak/slower*.
///
/// Sources: CGEL §15.48 (clauses of purpose), §17.30 (infinitives behind nouns), §11.24 (requests), §16.56 (object and goal).
struct EnglishOrderedRows {
  let thoughts: EnglishTwoThoughts
  let variety: LanguageVariety
  private var frames: FrameTable { thoughts.frames }

  /// What the row says; nil where its words are of another kind.
  func clause(_ row: [Constituent]) -> Clause? {
    guard row.count > 1, row.count < 8 else { return nil }
    if let aimed = needed(row) ?? turn(row) ?? gone(row) ?? told(row) { return aimed }
    if let timed = timed(row) ?? busy(row) { return timed }
    if let passed = passedOn(row) { return passed }
    return shy(row) ?? unsalted(row) ?? calledToSee(row) ?? ordered(row)
  }

  // MARK: What it is for

  /// The same with a verb and what that is done to as what it is for: *to open the door* (CGEL §15.48).
  private func aimed(
    _ clause: Clause, _ before: [Constituent], _ deed: Constituent, _ rest: [Constituent],
    by doer: [Constituent]? = nil, _ form: EnglishAttachedClause.Form = .purpose
  ) -> Clause? {
    guard let tile = deed.tile else { return nil }
    var aimed = clause
    var doing = Clause(variety: variety)
    doing.subject = doer ?? (clause.subject.isEmpty ? thoughts.speaker : clause.subject)
    doing.verb = deed.asVerb
    doing.complements = rest
    var stand = deed
    stand.lexeme = Lexeme(lemma: deed.lexeme.lemma, wordClass: .adverb, kind: .manner)
    aimed.complements = before + [stand]
    aimed.attached[tile] = EnglishAttachedClause(form: form, clause: doing)
    if form == .purpose {
      aimed.reasons.append(.init(.openedVerb, deed.lexeme.lemma, "to"))
    }
    return aimed
  }

  /// *need/key/open/door, I/need/towel/dry/hair, need/scissors/cut/paper*: a word that is a quality as well is done, where the thing is
  /// what it is done with.
  private func needed(_ row: [Constituent]) -> Clause? {
    let begin = thoughts.isMe(row[0]) ? 1 : 0
    guard row.count > begin + 3, ["need", "want"].contains(row[begin].lexeme.lemma),
      let end = thoughts.nounEnd(row, from: begin + 1), end + 1 < row.count,
      let tools = Self.tools[row[end].lexeme.lemma],
      tools.contains(row[end - 1].lexeme.lemma),
      thoughts.nounEnd(row, from: end + 1) == row.count, let thing = row.last?.lexeme,
      thoughts.takes(row[end].asVerb.lexeme, thing)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = begin == 1 ? [row[0]] : thoughts.speaker
    clause.verb = row[begin].asVerb
    return aimed(clause, Array(row[(begin + 1)..<end]), row[end], Array(row[(end + 1)...]))
  }

  /// What one does with what, where the deed is a quality or a thing as well.
  private static let tools: [String: WordSet] = [
    "open": EnglishWords.set("key keys opener corkscrew knife scissors code password"),
    "close": EnglishWords.set("key clip lid tape string button rope"),
    "dry": EnglishWords.set("towel towels dryer hairdryer cloth rag sponge fan"),
    "clean": EnglishWords.set(
      "broom mop cloth sponge vacuum soap brush rag wipe wipes towel bucket detergent duster"),
    "cut": EnglishWords.set("scissors knife saw razor shears"),
    "warm": EnglishWords.set("heater microwave stove fire"),
    "light": EnglishWords.set("match matches lighter"),
    "water": EnglishWords.set("hose bucket can"),
  ]

  /// *your/turn/roll/dice, my/turn/throw/ball*: for what it is one's turn (CGEL §17.30).
  private func turn(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "turn",
      thoughts.isVerb(row[2]), row[2].lexeme.lemma != "play",
      frames.listed(row[2].lexeme.lemma) != nil,
      thoughts.nounEnd(row, from: 3) == row.count, let thing = row.last?.lexeme,
      thoughts.takes(row[2].lexeme, thing)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = EnglishWording.be
    var turn = row[1]
    turn.lexeme = Lexeme(lemma: "turn", wordClass: .noun, kind: .event)
    turn.lexeme.countability = .count
    return aimed(clause, [row[0], turn], row[2], Array(row[3...]))
  }

  /// *yesterday/we/go/beach/swim, we/go/pool/swim*: where one goes, and what for; but *we/go/swim*.
  private func gone(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, row.count < 7 else { return nil }
    var words = row
    let when = words[0].lexeme.kind.isTemporal ? words.removeFirst() : nil
    guard let end = thoughts.subjectEnd(words), end + 3 == words.count,
      words[end - 1].lexeme.lemma != "me", words[end].lexeme.lemma == "go",
      case let place = words[end + 1].lexeme, place.wordClass == .noun,
      place.isPlaceLike || place.kind == .nature, case let deed = words[end + 2],
      Self.outings.contains(deed.lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(words[..<end])
    clause.verb = words[end]
    if let when { clause.tense = thoughts.lexicon.tense(of: when.lexeme.lemma) }
    guard var said = aimed(clause, [words[end + 1]], deed, []) else { return nil }
    if let when { said.complements.append(when) }
    return said
  }

  private static let outings = EnglishWords.set(
    "swim surf ski skate fish hike camp shop sled snorkel dive climb exercise snowboard run walk jog skateboard"
  )

  /// *doctor/say/drink/water, mom/tell/me/clean/room, mom/say/not/run*: what the speaker is told to do, or not to (CGEL §16.63).
  private func told(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, let end = thoughts.subjectEnd(row), end + 2 < row.count,
      row[end].lexeme.lemma == "say"
        || row[end].lexeme.lemma == "tell" && row[end + 1].lexeme.lemma == "me",
      row[end - 1].lexeme.isHuman || thoughts.isNominative(row[end - 1])
    else { return nil }
    let start = row[end].lexeme.lemma == "tell" ? end + 2 : end + 1
    let isDenied = row[start].lexeme.lemma == "not"
    let begin = isDenied ? start + 1 : start
    guard begin < row.count, case let deed = row[begin], thoughts.isVerb(deed),
      !thoughts.isOpening(deed.lexeme), frames.listed(deed.lexeme.lemma) != nil,
      isWhole(deed, Array(row[(begin + 1)...]), isDenied: isDenied)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<end])
    clause.verb = row[end].asVerb
    var said = aimed(
      clause, Array(row[(end + 1)..<start]), deed, Array(row[(begin + 1)...]),
      by: thoughts.speaker)
    if isDenied, let tile = deed.tile, let not = row[start].tile {
      said?.attached[tile]?.clause.isNegative = true
      said?.joins[tile] = [not, tile]
    }
    return said
  }

  /// Whether what is told is whole: with what it is done to, or denied by itself.
  private func isWhole(_ deed: Constituent, _ rest: [Constituent], isDenied: Bool) -> Bool {
    guard let thing = rest.last?.lexeme else {
      return isDenied && EnglishTwoThoughts.alone.contains(deed.lexeme.lemma)
    }
    return thing.wordClass == .noun && thoughts.nounEnd(rest, from: 0) == rest.count
      && thoughts.takes(deed.lexeme, thing)
  }

  // MARK: When it is done

  /// *I/shower/before/sleep, I/have to/do/homework/before/play*: one deed before another or after it, where the first is a thing or
  /// helps to ask as well (CGEL §15.27).
  private func timed(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, let end = thoughts.subjectEnd(row), row[0].lexeme.lemma != "me",
      row[end - 1].lexeme.isBeing || thoughts.isNominative(row[end - 1]),
      let link = row.indices.first(where: { ["before", "after"].contains(row[$0].lexeme.lemma) }),
      link > end, link + 1 < row.count, thoughts.isVerb(row[link + 1]),
      case let next = row[link + 1].asVerb,
      thoughts.completes(next.lexeme, Array(row[(link + 2)...])),
      next.lexeme.wordClass == .verb, !thoughts.isOpening(next.lexeme)
    else { return nil }
    let isHad = row[end].lexeme.lemma == "have to"
    let deed = isHad ? end + 1 : end
    guard deed < link,
      row[deed].lexeme.lemma == "do" && deed + 1 < link
        || ["shower", "bathe", "floss"].contains(row[deed].lexeme.lemma) && deed + 1 == link
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<end])
    clause.verb = row[end].asVerb
    var rest = Array(row[(end + 1)...])
    if isHad { rest[0] = rest[0].asVerb }
    let before = link - end
    let who =
      thoughts.isNominative(row[end - 1])
      ? thoughts.small(row[end - 1].lexeme.lemma)
      : thoughts.pronoun(clause.subject, isDoer: true)
    clause.complements = rest[..<before] + who + [next] + row[(link + 2)...]
    return clause
  }

  /// *mom/be/kitchen/make/cake*: where somebody is, and what he is doing there (CGEL §15.60).
  private func busy(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, let end = thoughts.subjectEnd(row), end + 2 < row.count,
      row[end - 1].lexeme.isBeing || thoughts.isNominative(row[end - 1]),
      row[end].lexeme.lemma == "be",
      case let at = ["in", "at"].contains(row[end + 1].lexeme.lemma) ? end + 2 : end + 1,
      at + 1 < row.count, case let place = row[at].lexeme,
      place.wordClass == .noun, place.isPlaceLike, case let deed = row[at + 1],
      thoughts.isVerb(deed) || EnglishTwoThoughts.both.contains(deed.lexeme.lemma)
        || deed.lexeme.lemma == "water" && row.last?.lexeme.kind == .plant,
      !thoughts.isOpening(deed.lexeme)
        || deed.lexeme.lemma == "make" && row.last?.lexeme.namesThing == true,
      case let rest = Array(row[(at + 2)...]), thoughts.completes(deed.lexeme, rest),
      thoughts.isWhole(deed.lexeme, rest)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<end])
    clause.verb = row[end]
    return aimed(clause, Array(row[(end + 1)...at]), deed, rest, .activity)
  }

  /// *girl/shy/talk/class, I/scared/talk/class*: where one does what one is shy of; a class is no matter of it (CGEL §16.80).
  private func shy(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, let end = thoughts.subjectEnd(row), end == 1,
      row[0].lexeme.isBeing || thoughts.isNominative(row[0]),
      ["shy", "scared", "afraid", "nervous", "embarrassed"].contains(row[1].lexeme.lemma),
      ["talk", "speak", "sing", "read", "dance"].contains(row[2].lexeme.lemma),
      ["class", "school", "church"].contains(row[3].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = EnglishWording.be
    let isAt = row[3].lexeme.lemma == "school"
    clause.complements =
      [row[1].asQuality, row[2].asVerb] + thoughts.small(isAt ? "at" : "in") + [row[3]]
    return clause
  }

  /// *need/salt/soup*: what lacks it.
  private func unsalted(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, row[0].lexeme.lemma == "need",
      ["salt", "pepper", "sugar"].contains(row[1].lexeme.lemma),
      KindSet.edible.contains(row[2].lexeme.kind), !Self.seasonings.contains(row[2].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = thoughts.small("the") + [row[2]]
    clause.verb = row[0].asVerb
    clause.complements = [row[1]]
    return clause
  }

  /// *come/here/look/drawing*: two things that are asked for (CGEL §13.53).
  private func calledToSee(_ row: [Constituent]) -> Clause? {
    let look = row[0].lexeme.lemma == "come here" ? 1 : 2
    guard row.count > look + 1, look == 1 || row[0].lexeme.lemma == "come",
      look == 1 || row[1].lexeme.lemma == "here",
      ["look", "see"].contains(row[look].lexeme.lemma),
      case let isAt = row[look + 1].lexeme.lemma == "at",
      case let begin = look + (isAt ? 2 : 1), begin < row.count,
      thoughts.nounEnd(row, from: begin) == row.count
    else { return nil }
    var come = Clause(variety: variety)
    come.verb = EnglishStatementReader.verb("come")
    come.verb = Constituent(come.verb?.lexeme ?? row[0].lexeme, tile: row[0].tile)
    come.complements = look == 2 ? [row[1]] : thoughts.lexicon.small("here", tile: row[0].tile)
    come.options.insert(.request)
    var seen = Clause(variety: variety)
    seen.verb = row[look].asVerb
    let at = row[look].lexeme.lemma == "look" ? thoughts.small("at") : []
    seen.complements = isAt ? [row[look + 1]] : at
    seen.complements += row[begin...]
    seen.options.insert(.request)
    return come.and(seen, link: "and")
  }

  // MARK: What is asked

  private func ordered(_ row: [Constituent]) -> Clause? {
    let served = seasoned(row) ?? cookedAnimal(row) ?? changed(row)
    guard let words = served ?? faster(row) ?? lent(row) ?? driven(row) else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = words[0].asVerb
    clause.complements = Array(words[1...])
    clause.options.insert(.request)
    return clause
  }

  /// *put/salt/soup, put/butter/bread*: what is put in or on food (CGEL §16.56).
  private func seasoned(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["put", "pour", "add"].contains(row[0].lexeme.lemma),
      Self.seasonings.contains(row[1].lexeme.lemma), row[2].lexeme.wordClass == .noun,
      KindSet.edible.contains(row[2].lexeme.kind)
    else { return nil }
    let isWithin =
      row[2].lexeme.kind == .drink || Self.filled.contains(row[2].lexeme.lemma)
    return [row[0], row[1]] + thoughts.small(isWithin ? "in" : "on") + thoughts.small("the")
      + [row[2]]
  }

  private static let seasonings = EnglishWords.set(
    """
    salt pepper sugar butter jam honey ketchup mustard mayo mayonnaise sauce cheese milk cream oil vinegar syrup cinnamon lemon gravy
    dressing sprinkles garlic jelly
    """)
  private static let filled = EnglishWords.set(
    "soup tea coffee milk cereal stew cake batter dough food chili oatmeal smoothie curry water")

  /// *take out/chicken/oven, put/fish/pan, cut/chicken/knife*: an animal in the kitchen is food, and does nothing.
  private func cookedAnimal(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["take out", "put", "cut", "take", "heat"].contains(row[0].lexeme.lemma),
      Self.meats.contains(row[1].lexeme.lemma), Self.kitchen.contains(row[2].lexeme.lemma)
    else { return nil }
    var meat = row[1]
    meat.lexeme = Lexeme(lemma: row[1].lexeme.lemma, wordClass: .noun, kind: .food)
    meat.lexeme.countability = .mass
    meat.lexeme.article = .definite
    return [row[0], meat, row[2]]
  }

  private static let meats = EnglishWords.set("chicken turkey fish lamb duck crab shrimp lobster")
  private static let kitchen = EnglishWords.set(
    "oven fridge freezer microwave pan pot grill knife fork plate stove refrigerator")

  /// *change/diaper/baby*: whose it is stands behind it, who cannot do it himself (CGEL §5.117).
  private func changed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "change",
      ["diaper", "nappy"].contains(row[1].lexeme.lemma), row[2].lexeme.isBeing,
      row[2].lexeme.wordClass == .noun
    else { return nil }
    return [row[0], row[2], row[1]]
  }

  /// *speak/slower, talk/louder, push/swing/harder*: how others are to do it (CGEL §7.76, §11.24).
  private func faster(_ row: [Constituent]) -> [Constituent]? {
    guard row.count < 4, let how = row.last, Self.manners.contains(how.lexeme.lemma) else {
      return nil
    }
    let isAsked =
      row.count == 2
      ? Self.paced.contains(row[0].lexeme.lemma)
      : row[0].lexeme.lemma == "push" && ["swing", "wheelchair"].contains(row[1].lexeme.lemma)
    guard isAsked else { return nil }
    var manner = how
    manner.lexeme = Lexeme(lemma: how.lexeme.lemma, wordClass: .adverb, kind: .manner)
    return row.dropLast() + [manner]
  }

  private static let manners = EnglishWords.set(
    "slower louder softer quieter faster harder higher lower gentler closer")
  private static let paced = EnglishWords.set("speak talk drive walk read sing push rock go")
}

extension EnglishOrderedRows {
  /// *go/slow/car, drive/slow/car*: how, where a vehicle is named behind it (CGEL §7.6).
  fileprivate func driven(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["go", "drive"].contains(row[0].lexeme.lemma),
      ["slow", "fast", "slower", "faster"].contains(row[1].lexeme.lemma),
      row[2].lexeme.kind == .vehicle
    else { return nil }
    let isDriven = row[0].lexeme.lemma == "drive"
    return isDriven
      ? [row[0]] + thoughts.small("the") + [row[2], row[1]]
      : [row[0], row[1]] + thoughts.small("in") + thoughts.small("the") + [row[2]]
  }

  /// *lend/pencil/red*: which of them; nobody who speaks by a board lends it out unasked (CGEL §16.56).
  fileprivate func lent(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "lend", row[1].lexeme.namesThing,
      row[2].lexeme.wordClass == .adjective || row[2].lexeme.kind == .color
    else { return nil }
    return [row[0]] + thoughts.small("me") + thoughts.small("the") + [row[2].asQuality, row[1]]
  }
}

extension TileReader {
  /// *need/key/open/door, put/salt/soup*: what such a row says.
  func englishOrderedRow(_ row: [Constituent]) -> Clause? {
    guard isPlain else { return nil }
    return EnglishOrderedRows(thoughts: englishThoughts, variety: variety).clause(row)
  }
}
