import AACCore

/// One thought whose words do not belong together as they lie: *door/open/help, party/invite/Emma, pool/swimsuit/forget,
/// mom/hair/brush, TV/off/mom, cookies/more/no/left*.
///
/// Source: CGEL §12.46–12.50 (situational ellipsis).
extension EnglishLaidThoughts {
  /// The row in its usual order.
  func together(_ row: [Constituent]) -> Reading? {
    guard row.count < 6 else { return nil }
    return helped(row) ?? invited(row) ?? forgotten(row) ?? tended(row) ?? switched(row)
      ?? left(row)
  }

  private func isSomebody(_ lexeme: Lexeme) -> Bool {
    lexeme.isHuman && lexeme.wordClass != .pronoun && lexeme.wordClass != .adjective
  }

  /// *door/open/help, bath/help*: what one wants help with.
  private func helped(_ row: [Constituent]) -> Reading? {
    guard let help = row.last, help.lexeme.lemma == "help", row[0].lexeme.namesThing,
      !row[0].lexeme.isPlaceLike
    else { return nil }
    if row.count == 2 {
      guard ["bath", "homework", "shower", "math"].contains(row[0].lexeme.lemma) else { return nil }
      return Reading(
        first: [help.asVerb] + word("me") + word("with") + [row[0]], isRequest: true)
    }
    guard row.count == 3, Self.handling.contains(row[1].lexeme.lemma) else { return nil }
    return Reading(
      first: [help.asVerb] + word("me") + [row[1].asVerb, row[0]], isRequest: true)
  }

  private static let handling = EnglishWords.set(
    """
    open close tie zip unzip button do make fix find carry clean wash cut put pour build reach cook fold pack peel read write
    untie move push pull lift
    """)

  /// *party/invite/Emma*: who is laid last is invited by the speaker.
  private func invited(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, row[1].lexeme.lemma == "invite", row[0].lexeme.namesThing,
      isSomebody(row[2].lexeme)
    else { return nil }
    return Reading(first: [row[1], row[2], row[0]])
  }

  /// *pool/swimsuit/forget*: where one forgot it.
  private func forgotten(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, ["forget", "forgot"].contains(row[2].lexeme.lemma),
      row[0].lexeme.kind == .place || ["home", "school"].contains(row[0].lexeme.lemma),
      row[1].lexeme.namesThing, row[1].lexeme.kind != .place
    else { return nil }
    var forgot = row[2]
    forgot.lexeme = Lexeme(lemma: "forgot", wordClass: .verb, kind: .action)
    return Reading(first: speaker + [forgot] + word("my") + [row[1]] + word("at") + [row[0]])
  }

  /// *mom/hair/brush*: a parent does it to whoever speaks.
  private func tended(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, EnglishPeople.names.contains(row[0].lexeme.lemma),
      ["hair", "teeth", "nails", "face"].contains(row[1].lexeme.lemma),
      ["brush", "wash", "comb", "cut", "dry", "wipe", "braid"].contains(row[2].lexeme.lemma)
    else { return nil }
    return Reading(first: [row[0], row[2].asVerb] + word("my") + [row[1]])
  }

  /// *TV/off/mom*: who is called and asked to do it.
  private func switched(_ row: [Constituent]) -> Reading? {
    guard row.count == 3, ["on", "off"].contains(row[1].lexeme.lemma), row[0].lexeme.namesThing,
      [.device, .thing, .furniture, .toy, .media].contains(row[0].lexeme.kind)
        || ["light", "TV", "lights", "music", "heat", "fan"].contains(row[0].lexeme.lemma),
      row[0].lexeme.kind != .clothing, EnglishPeople.names.contains(row[2].lexeme.lemma)
    else { return nil }
    return Reading(first: [verb("turn"), row[1], row[0]], second: [row[2]], isRequest: true)
  }

  /// *cookies/more/no/left, milk/no/left*: of what there is none.
  private func left(_ row: [Constituent]) -> Reading? {
    guard row.count > 2, row.count < 5, row[row.count - 1].lexeme.lemma == "left",
      row[row.count - 2].lexeme.lemma == "no", row[0].lexeme.namesThing,
      row.count == 3 || row[1].lexeme.lemma == "more"
    else { return nil }
    let more = row.count == 4 ? [row[1]] : []
    return Reading(
      first: word("there") + [EnglishWording.be, row[row.count - 2]] + more + [
        row[0], row[row.count - 1],
      ])
  }
}

extension TileReader {
  /// The clause of such a row, with the second thought as its sequel; nil where its words belong together as they lie.
  func englishThoughts(_ row: [Constituent], isShort: Bool = false) -> Clause? {
    let thoughts = EnglishLaidThoughts(frames: tables.frames, lexicon: tables.lexicon)
    return (isShort ? thoughts.short(row) : thoughts.reading(row)).flatMap { said($0, of: row) }
  }

  /// Whether the kinds of its words tell already how a row is said.
  func isKnownBySort(_ row: [Constituent]) -> Bool {
    EnglishSortedThoughts(frames: tables.frames, lexicon: tables.lexicon).parted(row) != nil
  }

  /// The same of a row that is known by the kinds of its words.
  func englishThoughts(bySort row: [Constituent]) -> Clause? {
    EnglishSortedThoughts(frames: tables.frames, lexicon: tables.lexicon).parted(row).flatMap {
      said($0, of: row)
    }
  }

  /// The clause of a row that calls somebody and asks for something.
  func englishCalled(_ row: [Constituent]) -> Clause? {
    EnglishCalledRow(frames: tables.frames, lexicon: tables.lexicon).reading(row).flatMap {
      said($0, of: row)
    }
  }

  /// The same of a row with how the speaker is, laid beside *I*.
  func englishThoughts(besideSpeaker row: [Constituent]) -> Clause? {
    if let asking = EnglishAskingThoughts(frames: tables.frames, lexicon: tables.lexicon).parted(
      row)
      ?? EnglishRearrangedThoughts(frames: tables.frames, lexicon: tables.lexicon).parted(row)
      ?? EnglishApartThoughts(frames: tables.frames, lexicon: tables.lexicon).parted(row)
      ?? EnglishStrewnThoughts(frames: tables.frames, lexicon: tables.lexicon).parted(row)
    {
      return said(asking, of: row)
    }
    if let plain = EnglishPlainThoughts(frames: tables.frames, lexicon: tables.lexicon).parted(row)
    {
      return said(plain, of: row)
    }
    guard row.count > 2, row.contains(where: { ["I", "stop"].contains($0.lexeme.lemma) }) else {
      return nil
    }
    let thoughts = EnglishLaidThoughts(frames: tables.frames, lexicon: tables.lexicon)
    return (thoughts.halted(row) ?? thoughts.besideSpeaker(row)).flatMap { said($0, of: row) }
  }

  /// What a doer does, in words that begin with the verb.
  private func done(by doer: Constituent, _ words: [Constituent]) -> Clause? {
    guard let verb = words.first else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [doer]
    clause.verb = verb
    clause.complements = Array(words.dropFirst())
    return clause
  }

  /// The clause of what was found in a row; a row that lies as it is found is not looked through again.
  private func said(_ found: EnglishLaidThoughts.Reading, of row: [Constituent]) -> Clause? {
    let isAsLaid = found.first.map(\.lexeme.lemma) == row.map(\.lexeme.lemma)
    guard
      var main = found.doer.flatMap({ done(by: $0, found.first) })
        ?? (isAsLaid ? readInOrder(found.first, isFronted: false) : read(found.first)).first
    else { return nil }
    if found.isRequest, main.subject.isEmpty { main.options.insert(.request) }
    if found.isPast { main.tense = .past }
    guard !found.second.isEmpty, var next = read(found.second).first else { return main }
    next.isLaid = true
    if found.asksNext, next.subject.isEmpty { next.options.insert(.request) }
    if found.isNextPast { next.tense = .past }
    if found.isNextOngoing { next.options.insert(.progressive) }
    main.attached[EnglishAttachedClause.sequel] = EnglishAttachedClause(form: .sequel, clause: next)
    return main
  }
}
