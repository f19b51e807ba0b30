import AACCore

/// Rows that are laid as the words come to mind, who speaks last or a call first: *doctor/help, dog/big/afraid/I, back/pain/I,
/// spoon/with/soup/eat/I, bus/wait/I/for*.
///
/// Sources: CGEL §2.13 (order of the elements), §10.53 (vocatives), §16.69 (qualities with prepositions), §9.1 (prepositions
/// before what they govern).
struct EnglishScrambledRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// The row as English lays it; as it is where none of these.
  func laid(_ row: [Constituent]) -> [Constituent] {
    if let said = withBe(row) { return said }
    return switch row.count {
    case 2: called(row) ?? feared(row) ?? playedWith(row) ?? named(row) ?? row
    case 3:
      inTurn(row) ?? named(row) ?? called(row) ?? feared(row) ?? saidAgain(row) ?? suffered(row)
        ?? pushed(row) ?? asked(row)
        ?? forbidden(row) ?? row
    case 4:
      named(row) ?? mealFirst(row) ?? feared(row) ?? suffered(row) ?? linkLast(row) ?? read(row)
        ?? counted(row) ?? goneFor(row)
        ?? speakerLast(row) ?? chosen(row) ?? row
    case 5, 6:
      mealFirst(row) ?? chosen(row) ?? linkLast(row) ?? counted(row) ?? speakerLast(row) ?? saidMay(
        row) ?? row
    default: row
    }
  }

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  func speaker(_ word: Constituent) -> [Constituent] { lexicon.small("I", tile: word.tile) }

  func isSpeaker(_ word: Constituent) -> Bool { ["I", "me"].contains(word.lexeme.lemma) }

  // MARK: Clauses without their verb

  /// *sad/because/dad/not/home, want/go/but/sick*: behind a conjunction too, somebody is so.
  private func withBe(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3,
      let link = row.indices.dropFirst().first(where: {
        ["because", "but"].contains(row[$0].lexeme.lemma)
      }), let last = row.last
    else { return nil }
    let rest = row[(link + 1)...]
    if rest.count == 1, row[link].lexeme.lemma == "but",
      EnglishStatement.states.contains(last.lexeme.lemma),
      row[..<link].contains(where: { $0.lexeme.wordClass == .verb && $0.lexeme.lemma != "be" }),
      !row[..<link].contains(where: { $0.lexeme.isHuman || $0.lexeme.lemma == "it" })
        || isSpeaker(row[0])
    {
      return row[...link] + small("I") + [EnglishWording.be, last]
    }
    let words = Array(rest)
    guard words.count == 3, words[1].lexeme.kind == .negation,
      words[0].lexeme.isHuman || words[0].lexeme.wordClass == .noun,
      ["home", "here", "there"].contains(words[2].lexeme.lemma)
        || words[2].lexeme.wordClass == .adjective
    else { return nil }
    return row[...link] + [words[0], EnglishWording.be, words[1], words[2]]
  }

  /// *that/girl/my/friend, today/good/day, something/wrong/tablet*: who or what it is.
  private func named(_ row: [Constituent]) -> [Constituent]? {
    if row[0].lexeme.lemma == "something", row[1].lexeme.lemma == "wrong" {
      guard row.count > 2 else { return [row[0], EnglishWording.be, row[1]] }
      guard row.count == 3, row[2].lexeme.wordClass == .noun else { return nil }
      return [row[0], EnglishWording.be, row[1]] + small("with") + [row[2]]
    }
    if row.count == 3, row[0].lexeme.lemma == "today", row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.lemma == "day"
    {
      return small("it") + [EnglishWording.be] + small("a") + row[1...] + [row[0]]
    }
    guard row.count == 4, ["that", "this"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isHuman, row[1].lexeme.wordClass == .noun,
      row[2].lexeme.kind == .possessive, row[2].lexeme.wordClass != .pronoun,
      row[3].lexeme.isHuman
    else { return nil }
    return row[..<2] + [EnglishWording.be] + row[2...]
  }

  /// *lunch/I/eat/sandwich/and/apple*: for which meal.
  private func mealFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.kind == .meal, row.count > 3,
      ["I", "we"].contains(row[1].lexeme.lemma),
      ["eat", "have", "want"].contains(row[2].lexeme.lemma),
      row[3...].allSatisfy({
        KindSet.edible.contains($0.lexeme.kind) || $0.lexeme.isConnective
          || $0.lexeme.wordClass == .adjective
      })
    else { return nil }
    return row[1...] + small("for") + [row[0]]
  }

  // MARK: Called

  /// *doctor/help, police/help/me, help/call/police*: who is called, and for whom.
  private func called(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 3, row[0].lexeme.lemma == "help", row[1].lexeme.lemma == "call",
      row[2].lexeme.isHuman
    {
      return exclaimed(row[0]) + [row[1].asVerb, row[2]]
    }
    let isTeacher =
      row.count == 3 && row[2].lexeme.lemma == "me"
      && EnglishSequels.roles.contains(row[0].lexeme.lemma)
    guard Self.rescuers.contains(row[0].lexeme.lemma) || isTeacher, row[1].lexeme.lemma == "help",
      row.count == 2 || ["me", "please"].contains(row[2].lexeme.lemma)
    else { return nil }
    var first = row[0]
    first.lexeme = Lexeme(
      lemma: first.lexeme.lemma.capitalizedAtStart, wordClass: .properNoun, kind: .person)
    first.lexeme.animacy = .human
    return [first] + row.dropFirst()
  }

  private func exclaimed(_ word: Constituent) -> [Constituent] {
    [
      Constituent(
        Lexeme(lemma: word.lexeme.lemma, wordClass: .interjection, kind: .social), tile: word.tile)
    ]
  }

  private static let rescuers = EnglishWords.set(
    "doctor nurse police therapist aide carer caregiver dentist paramedic firefighter")

  // MARK: Feared

  /// *dark/afraid/I, dog/big/afraid/I, scared/dog*: of what one is afraid.
  private func feared(_ row: [Constituent]) -> [Constituent]? {
    guard let state = row.firstIndex(where: { Self.fears.contains($0.lexeme.lemma) }) else {
      return nil
    }
    if row.count == 2 {
      guard state == 0, row[1].lexeme.roleKind == .animal, row[1].lexeme.wordClass == .noun else {
        return nil
      }
      return small("I") + [EnglishWording.be, row[0]] + small("of") + small("the") + [row[1]]
    }
    guard state == row.count - 2, isSpeaker(row[row.count - 1]),
      row[0].lexeme.wordClass == .noun || row[0].lexeme.lemma == "dark",
      row[1..<state].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return nil }
    let matter = row[1..<state] + [row[0]]
    // The dark brings its article along.
    let isBare = row[0].lexeme.number == .plural || row[0].lexeme.lemma == "dark"
    return speaker(row[row.count - 1]) + [EnglishWording.be, row[state]] + small("of")
      + (isBare ? [] : small("the")) + matter
  }

  private static let fears: WordSet = ["afraid", "scared", "frightened", "terrified"]

  // MARK: Said

  /// *say/again/please*: what was said.
  private func saidAgain(_ row: [Constituent]) -> [Constituent]? {
    guard row[2].lexeme.lemma == "please", row[1].lexeme.lemma == "again",
      ["say", "do"].contains(row[0].lexeme.lemma)
    else { return nil }
    return [row[0].asVerb] + small("it") + row[1...]
  }

  /// *time/what/be, what/time/be*: the hour.
  private func asked(_ row: [Constituent]) -> [Constituent]? {
    if row[0].lexeme.lemma == "sorry", row[1].lexeme.lemma == "late", isSpeaker(row[2]) {
      return [row[0]] + speaker(row[2]) + [row[1]]
    }
    guard let what = row.firstIndex(where: { $0.lexeme.lemma == "what" }), what < 2,
      row[1 - what].lexeme.lemma == "time", row[2].lexeme.lemma == "be"
    else { return nil }
    return [row[what], row[1 - what], row[2]] + small("it")
  }

  /// *mom/say/can/I/go*: what somebody allows.
  private func saidMay(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 5, row[0].lexeme.isHuman, row[1].lexeme.lemma == "say",
      row[2].lexeme.lemma == "can", row[3].lexeme.isSubjectFormOnly
    else { return nil }
    var row = row
    row.swapAt(2, 3)
    return row
  }

  /// *bath/then/bed, new/friend/park, red/paint/please*: one after the other; whom one got to know; a thing that one wants.
  private func inTurn(_ row: [Constituent]) -> [Constituent]? {
    let isThen = row[1].lexeme.lemma == "then" && row[0].lexeme.wordClass == .noun
    if isThen, row[2].lexeme.wordClass == .noun {
      var row = row
      row[1].lexeme = Lexeme(lemma: "then", wordClass: .conjunction, kind: .connective)
      return row
    }
    if row[0].lexeme.lemma == "new", row[1].lexeme.lemma == "friend",
      row[2].lexeme.wordClass == .noun, KindSet.places.contains(row[2].lexeme.roleKind)
    {
      return small("I") + [EnglishWording.have] + small("a") + row[..<2] + small("at") + [row[2]]
    }
    guard row[0].lexeme.kind == .color, row[1].lexeme.lemma == "paint",
      row[2].lexeme.lemma == "please"
    else { return nil }
    var paint = row[1]
    paint.lexeme = Lexeme(lemma: "paint", wordClass: .noun, kind: .material)
    paint.lexeme.countability = .mass
    return [row[0], paint, row[2]]
  }

  /// *not/run/stairs, run/not/street*: where one is not to.
  private func forbidden(_ row: [Constituent]) -> [Constituent]? {
    guard let not = row[..<2].firstIndex(where: { ["not", "no"].contains($0.lexeme.lemma) }),
      ["run", "climb", "jump"].contains(row[1 - not].lexeme.lemma),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing, !row[2].lexeme.kind.isTemporal,
      var dont = small("don't").first
    else { return nil }
    dont = Constituent(dont.lexeme, tile: row[not].tile)
    let link = ["stairs", "street", "road", "bed", "sofa", "couch"].contains(row[2].lexeme.lemma)
    return [dont, row[1 - not].asVerb] + (link ? small("on") + small("the") : []) + [row[2]]
  }

  /// *play catch/me, what time/be*: with whom, and which hour.
  private func playedWith(_ row: [Constituent]) -> [Constituent]? {
    if row[0].lexeme.lemma == "what time", row[1].lexeme.lemma == "be" { return row + small("it") }
    guard row[0].lexeme.lemma.hasPrefix("play "), row[1].lexeme.lemma == "me" else { return nil }
    return [row[0].asVerb] + small("with") + [row[1]]
  }

  // MARK: Suffered

  /// *back/pain/I, pain/a lot/I, pain/I/have/back*: what one has.
  private func suffered(_ row: [Constituent]) -> [Constituent]? {
    guard let pain = row.firstIndex(where: { $0.lexeme.lemma == "pain" }),
      let me = row.firstIndex(where: isSpeaker), me > 0 || row.count == 3
    else { return nil }
    let have = row.firstIndex { $0.lexeme.lemma == "have" }
    let rest = row.indices.filter { $0 != pain && $0 != me && $0 != have }.map { row[$0] }
    guard rest.count == 1 else { return nil }
    let isBody = Self.ached.contains(rest[0].lexeme.lemma)
    guard isBody || rest[0].lexeme.lemma == "a lot", isBody || have == nil else { return nil }
    var part = rest[0]
    if isBody { part.lexeme = Lexeme(lemma: part.lexeme.lemma, wordClass: .noun, kind: .body) }
    var noun = row[pain]
    noun.lexeme = Lexeme(lemma: "pain", wordClass: .noun, kind: .illness)
    noun.lexeme.countability = .mass
    let verb = have.map { row[$0] } ?? EnglishWording.have
    if isBody, let body = part.tile, let felt = noun.tile, felt < body {
      // *pain/I/have/back*.
      return speaker(row[me]) + [verb, noun] + small("in") + small("my") + [part]
    }
    return speaker(row[me]) + [verb, part] + (isBody ? [] : small("of")) + [noun]
  }

  private static let ached = EnglishWords.set(
    "back stomach neck chest knee leg arm foot tooth shoulder muscle joint hip tummy belly")

  // MARK: Done

  /// *push/swing/me, me/push/faster*: on what, and how.
  private func pushed(_ row: [Constituent]) -> [Constituent]? {
    if row[0].lexeme.lemma == "push", row[1].lexeme.lemma == "swing", row[2].lexeme.lemma == "me" {
      return [row[0].asVerb, row[2]] + small("on") + small("the") + [row[1]]
    }
    guard row[0].lexeme.lemma == "me", row[1].lexeme.lemma == "push",
      ["faster", "fast", "higher", "harder", "again", "slowly", "more"].contains(
        row[2].lexeme.lemma)
    else { return nil }
    return [row[1].asVerb, row[0], row[2]]
  }

  /// *read/book/me/mom, story/read/me/grandma*: who is asked for it is called first.
  private func read(_ row: [Constituent]) -> [Constituent]? {
    guard let me = row.firstIndex(where: { $0.lexeme.lemma == "me" }),
      let kin = row.firstIndex(where: { EnglishPeople.names.contains($0.lexeme.lemma) }), kin > 1,
      let deed = row.firstIndex(where: { Self.giving.contains($0.lexeme.lemma) }), deed < 2
    else { return nil }
    let rest = row.indices.filter { $0 != me && $0 != kin && $0 != deed }
    guard rest.count == 1, case let thing = row[rest[0]], thing.lexeme.namesThing else {
      return nil
    }
    return [row[kin], row[deed].asVerb, thing, row[me]]
  }

  private static let giving = EnglishWords.set("read give tell bring show buy make sing get")

  /// *movie/watch/popcorn/with, bus/wait/I/for, spoon/with/soup/eat/I*: a preposition away from its noun.
  private func linkLast(_ row: [Constituent]) -> [Constituent]? {
    if row.count == 5, row[1].lexeme.lemma == "with", isSpeaker(row[4]),
      row[0].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun,
      frames.listed(row[3].lexeme.lemma)?.takesAsObject(row[2].lexeme) == true
    {
      return speaker(row[4]) + [row[3].asVerb, row[2], row[1], row[0]]
    }
    guard row.count == 4, row[0].lexeme.wordClass == .noun, row[3].lexeme.wordClass == .adposition,
      let frame = frames.listed(row[1].lexeme.lemma)
    else { return nil }
    if isSpeaker(row[2]), ["wait", "look", "listen"].contains(frame.lemma) {
      return speaker(row[2]) + [row[1].asVerb, row[3], row[0]]
    }
    guard row[3].lexeme.lemma == "with", row[2].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      frame.takesAsObject(row[0].lexeme)
    else { return nil }
    return small("I") + [row[1].asVerb, row[0], row[3], row[2]]
  }

  /// *want/more/cookie/two*: how many more.
  private func counted(_ row: [Constituent]) -> [Constituent]? {
    guard row.last?.lexeme.wordClass == .numeral, row.count > 3,
      case let noun = row.count - 2, row[noun].lexeme.wordClass == .noun,
      row[noun - 1].lexeme.lemma == "more", row[noun - 2].lexeme.wordClass == .verb,
      let number = row.last
    else { return nil }
    return row[..<(noun - 1)] + [number] + row[(noun - 1)...noun]
  }

  /// *tomorrow/swim/go/I*: what one goes for.
  private func goneFor(_ row: [Constituent]) -> [Constituent]? {
    guard isSpeaker(row[3]),
      let go = row.firstIndex(where: { $0.lexeme.lemma == "go" }), go > 0,
      EnglishHabits.goingPastimes.contains(row[go - 1].lexeme.lemma),
      let when = row[..<3].firstIndex(where: { $0.lexeme.kind.isTemporal })
    else { return nil }
    return speaker(row[3]) + [row[go], row[go - 1].asVerb, row[when]]
  }

  /// *not/go/school/today/I, rain/not/go out/we*: who does not.
  private func speakerLast(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.isSubjectFormOnly,
      let not = row[..<2].firstIndex(where: { $0.lexeme.lemma == "not" }),
      row[not + 1].lexeme.wordClass == .verb,
      not == 0 || frames[row[0].lexeme.lemma].pattern == .weather,
      !row[..<(row.count - 1)].contains(where: { $0.lexeme.wordClass == .pronoun })
    else { return nil }
    return row[..<not] + [last] + row[not..<(row.count - 1)]
  }

  /// *cat/dog/or/want/you, this/not/that/want/I*: of which, before who wants it.
  private func chosen(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 5, ["want", "like", "need"].contains(row[3].lexeme.lemma) else { return nil }
    if row[2].lexeme.lemma == "or", row[4].lexeme.lemma == "you",
      row[0].lexeme.wordClass == .noun, row[1].lexeme.wordClass == .noun
    {
      return [row[4], row[3], row[0], row[2], row[1]]
    }
    guard row[1].lexeme.lemma == "not", isSpeaker(row[4]),
      EnglishHabits.demonstratives.contains(row[0].lexeme.lemma)
        && EnglishHabits.demonstratives.contains(row[2].lexeme.lemma)
    else { return nil }
    return speaker(row[4]) + [row[3]] + row[..<3]
  }
}
