import AACCore

/// Rows whose words are strewn: what one does not want and why, what is stuck where, whose a thing is that is named before him, and
/// what is put on whom: *water/cold/swim/no, car/mud/stuck, car/blue/dad, dog/chew/shoe/dad, put/sunscreen/I/back*.
///
/// Sources: CGEL §12.46–12.50 (ellipsis in speech), §13.3 (asyndetic coordination), §5.116–5.120 (genitive), §7.21 (qualities
/// before their noun), §9.15–9.19 (place).
struct EnglishStrewnThoughts: EnglishThoughtRow {
  let frames: FrameTable
  let lexicon: Lexicon

  /// What the row says; nil where its words are read otherwise.
  func parted(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 6,
      !row.contains(where: { $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "be" })
    else { return nil }
    if row.contains(where: { $0.lexeme.kind == .question }) { return asked(row) }
    if row.contains(where: { ["no", "not"].contains($0.lexeme.lemma) }) { return unwilling(row) }
    return stuck(row) ?? owned(row) ?? put(row) ?? wanted(row) ?? said(row) ?? dated(row)
      ?? shared(row) ?? alarmed(row)
  }

  // MARK: Unwilling

  /// *walk/no/cold, drink/medicine/no/yuck, water/cold/swim/no, sleep/not/scared, hear/no/loud/music*.
  private func unwilling(_ row: [Constituent]) -> Reading? {
    guard let no = row.firstIndex(where: { ["no", "not"].contains($0.lexeme.lemma) }), no > 0
    else { return nil }
    let not = lexicon.small("not", tile: row[no].tile)
    let want = speaker + not + [EnglishStatementReader.verb("want")]
    if no == row.count - 1 {
      guard row.count == 4, isThing(row[0]), row[1].lexeme.wordClass == .adjective,
        ["swim", "eat", "drink", "wear", "bathe", "play"].contains(row[2].lexeme.lemma)
      else { return nil }
      return Reading(
        first: small("the") + [row[0], EnglishWording.be, row[1]], second: want + [row[2].asVerb])
    }
    let rest = Array(row[(no + 1)...])
    let deed = Array(row[..<no])
    guard deed[0].lexeme.wordClass == .verb, deed.dropFirst().allSatisfy(isThing) else {
      return nil
    }
    let verb = deed[0].lexeme.lemma
    if deed.count == 1, ["sleep", "hear", "see", "breathe", "move"].contains(verb) {
      guard let why = reason(rest) else { return nil }
      let can = Constituent(Lexeme(lemma: "can", wordClass: .verb, kind: .modal))
      return Reading(first: speaker + [can] + not + deed, second: why)
    }
    guard Self.refused.contains(verb), rest.count == 1 else { return nil }
    if rest[0].lexeme.wordClass == .interjection || ["yuck", "ew"].contains(rest[0].lexeme.lemma) {
      return Reading(first: rest, second: want + deed)
    }
    return reason(rest).map { Reading(first: want + deed, second: $0) }
  }

  private static let refused = EnglishWords.set(
    "walk swim eat drink sleep play wear wash brush sit stand run bathe share clean read write")

  /// *cold, loud/music*: how it is, or how one is.
  private func reason(_ words: [Constituent]) -> [Constituent]? {
    if words.count == 2, words[0].lexeme.wordClass == .adjective, isThing(words[1]) {
      return small("the") + [words[1], EnglishWording.be, words[0]]
    }
    guard words.count == 1 else { return nil }
    if ["cold", "hot", "dark", "loud", "bright", "noisy"].contains(words[0].lexeme.lemma) {
      return small("it") + [EnglishWording.be, words[0]]
    }
    guard EnglishStatement.states.contains(words[0].lexeme.lemma) else { return nil }
    return speaker + [EnglishWording.be, words[0]]
  }

  // MARK: Stuck

  /// *car/mud/stuck, kite/tree/stuck/help*: what is stuck where.
  private func stuck(_ row: [Constituent]) -> Reading? {
    guard row[2].lexeme.lemma == "stuck", isThing(row[0]), isThing(row[1]),
      row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "help",
      row[1].lexeme.kind != .body
    else { return nil }
    let state =
      small("the") + [row[0], EnglishWording.be, row[2]] + lexicon.small("in", tile: row[1].tile)
      + small("the") + [row[1]]
    guard row.count == 4 else { return Reading(first: state) }
    return Reading(first: [row[3].asVerb], second: state, isRequest: true)
  }

  // MARK: Whose

  /// *car/blue/dad, hair/fall out/grandpa, dog/chew/shoe/dad*: whose it is that was named before him (CGEL §5.116).
  private func owned(_ row: [Constituent]) -> Reading? {
    guard let last = row.last, isKin(last) else { return nil }
    if row.count == 3, isThing(row[0]), row[1].lexeme.wordClass == .adjective,
      Self.looks.contains(row[1].lexeme.lemma)
    {
      return Reading(first: [last, row[0], row[1]])
    }
    if row.count == 3, row[0].lexeme.kind == .body, row[1].lexeme.wordClass == .verb,
      ["fall out", "hurt", "bleed", "itch", "ache"].contains(row[1].lexeme.lemma)
    {
      return Reading(first: [last, row[0], row[1]])
    }
    guard row.count == 4, row[0].lexeme.isBeing, row[0].lexeme.wordClass == .noun,
      ["chew", "break", "eat", "tear", "take", "steal", "hide", "rip", "chew up"]
        .contains(row[1].lexeme.lemma), isThing(row[2])
    else { return nil }
    return Reading(
      first: [row[0], row[1].asVerb, row[2]] + lexicon.small("of", tile: last.tile) + [last])
  }

  private static let looks = EnglishWords.set(
    "blue red green yellow black white orange purple pink brown gray grey big small little new old long short dirty broken"
  )

  // MARK: Put

  /// *put/sunscreen/I/back, glasses/put/on/I, put/shoe/on/I*: what is put on the speaker.
  private func put(_ row: [Constituent]) -> Reading? {
    guard let put = row.firstIndex(where: { $0.lexeme.lemma == "put" }), put < 2,
      row.count == 4 || row.count == 3
    else { return nil }
    if put == 0, isThing(row[1]), Self.creams.contains(row[1].lexeme.lemma),
      let part = row.last, part.lexeme.kind == .body || part.lexeme.lemma == "back",
      row.count == 3 || isMe(row[2])
    {
      var body = part
      if part.lexeme.kind != .body {
        body.lexeme = Lexeme(lemma: part.lexeme.lemma, wordClass: .noun, kind: .body)
      }
      let my = row.count == 4 ? lexicon.small("my", tile: row[2].tile) : small("my")
      return Reading(
        first: [row[0], row[1]] + lexicon.small("on", tile: body.tile) + my + [body],
        isRequest: true
      )
    }
    guard row.count == 4, row[2].lexeme.lemma == "on", isMe(row[3]),
      case let thing = row[1 - put],
      thing.lexeme.kind == .clothing || thing.lexeme.lemma == "glasses"
    else { return nil }
    return Reading(
      first: [row[put]] + lexicon.small("my", tile: row[3].tile) + [thing, row[2]],
      isRequest: true)
  }

  private static let creams = EnglishWords.set(
    "sunscreen cream lotion ointment powder ice oil band-aid bandage lotion sunblock")

  // MARK: Wanted

  /// *want/two/more/I/cookie, want/I/drink/cold, Christmas/want/bike/I*: what the speaker wants.
  private func wanted(_ row: [Constituent]) -> Reading? {
    guard let want = row.firstIndex(where: { ["want", "need"].contains($0.lexeme.lemma) }),
      let me = row.firstIndex(where: { $0.lexeme.lemma == "I" }), me > 0
    else { return nil }
    let rest = row.indices.filter { $0 != want && $0 != me }.map { row[$0] }
    if rest.count == 2,
      ["drink", "bath", "shower", "snack", "walk", "hug", "break", "nap"]
        .contains(rest[0].lexeme.lemma), rest[1].lexeme.wordClass == .adjective
    {
      let thing =
        rest[0].lexeme.wordClass == .noun
        ? rest[0] : EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(rest[0])
      return Reading(
        first: [row[me], row[want].asVerb] + lexicon.small("a", tile: thing.tile)
          + [rest[1], thing])
    }
    if rest.count == 2,
      let feast = rest.firstIndex(where: { Self.feasts.contains($0.lexeme.lemma) }),
      isThing(rest[1 - feast])
    {
      let my = rest[feast].lexeme.lemma == "birthday" ? small("my") : []
      return Reading(
        first: [row[me], row[want].asVerb, rest[1 - feast]]
          + lexicon.small("for", tile: rest[feast].tile) + my + [rest[feast]])
    }
    guard want == 0, me > 1, me < row.count - 1, row[1].lexeme.wordClass == .numeral,
      rest.last.map(isThing) == true
    else { return nil }
    return Reading(first: [row[me], row[want].asVerb] + rest)
  }

  private static let feasts: WordSet = [
    "Christmas", "birthday", "Halloween", "Hanukkah", "Easter", "christmas",
  ]

  // MARK: Other

  /// *again/say/please*: what is to be said once more.
  private func said(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, let say = row.firstIndex(where: { $0.lexeme.lemma == "say" }),
      let again = row.firstIndex(where: { $0.lexeme.lemma == "again" }),
      let please = row.firstIndex(where: { $0.lexeme.lemma == "please" })
    else { return nil }
    return Reading(
      first: [row[say].asVerb] + small("it") + [row[again]], second: [row[please]], isRequest: true)
  }

  /// *birthday/party/Saturday/my*: when it is that one has.
  private func dated(_ row: [Constituent]) -> Reading? {
    guard let my = row.firstIndex(where: { $0.lexeme.kind == .possessive }), my > 0,
      let day = row.firstIndex(where: { $0.lexeme.kind == .weekday }), day > 0,
      abs(day - my) == 1, isThing(row[0]) || row[0].lexeme.kind == .event,
      case let end = max(day, my),
      row.count == end + 1
        || row.count == end + 2 && row[end + 1].lexeme.lemma == "on"
    else { return nil }
    let on = row.count > end + 1 ? [row[end + 1]] : lexicon.small("on", tile: row[day].tile)
    return Reading(
      first: [row[my]] + row[..<min(day, my)] + [EnglishWording.be] + on + [row[day]])
  }

  /// *candy/share/sister*: with whom one shares what.
  private func shared(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, isThing(row[0]), row[1].lexeme.lemma == "share", row[2].lexeme.isHuman,
      row[2].lexeme.wordClass != .pronoun
    else { return nil }
    return Reading(
      first: speaker + [row[1].asVerb, row[0]] + lexicon.small("with", tile: row[2].tile) + [row[2]]
    )
  }

  /// *police/call/help*: who is to be called.
  private func alarmed(_ row: [Constituent]) -> Reading? {
    guard row.count == 3,
      ["police", "ambulance", "doctor", "nurse", "911"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "call", row[2].lexeme.lemma == "help"
    else { return nil }
    return Reading(
      first: [row[2].asVerb], second: [row[1].asVerb] + small("the") + [row[0]], isRequest: true,
      asksNext: true)
  }

  /// *hungry/lunch/when, appointment/when/doctor*: how one is, and when it is time.
  private func asked(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, row[2].lexeme.lemma == "when",
      EnglishStatement.states.contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .meal
    else { return nil }
    return Reading(
      first: speaker + [EnglishWording.be, row[0]], second: [row[2], EnglishWording.be, row[1]])
  }
}
