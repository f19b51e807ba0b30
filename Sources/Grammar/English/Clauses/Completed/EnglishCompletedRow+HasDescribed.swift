import AACCore

/// What somebody or something has, and how or how many that is, where no verb was laid: *elephant/big/ears, doll/blue/dress, car/four/doors,
/// week/seven/days; hat/funny/clown; cat/black/roof, girl/new/class*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §10.9 (*have* and *be*), §18.44 (*there is*).
extension EnglishCompletedRow {
  func hasDescribed(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, words[1] != "hurt",
      row[1].lexeme.wordClass == .adjective || row[1].lexeme.wordClass == .numeral
    else { return nil }
    if row[1].lexeme.wordClass == .numeral { return hasSeveral(row, words) }
    if let there = newThere(row, words) { return Completed(there) }
    if let told = coloredThere(row, words) ?? fittingBody(row, words) ?? ownersAnimal(row, words) {
      return Completed(told)
    }
    guard row[1].lexeme.kind != .emotion, row[0].lexeme.wordClass == .noun,
      !Self.done.contains(words[1])
    else { return nil }
    // *hat/funny/clown*: who has it stands last.
    let isTurned = row[0].lexeme.kind == .clothing && Self.dressed.contains(words[2])
    let (owner, part) = isTurned ? (row[2], row[0]) : (row[0], row[2])
    guard has(owner, part), !["missing", "lost", "stuck"].contains(words[1]) else { return nil }
    let isSeveral = owner.lexeme.isBeing && Self.several.contains(part.lexeme.lemma)
    let isCounted =
      !isSeveral && !EnglishHabits.isPlural(part.lexeme) && !EnglishHabits.isMass(part.lexeme)
    var told = Completed(
      Laid(
        row: [EnglishStatementReader.verb("have")] + (isCounted ? small("a") : [])
          + [row[1].asQuality] + (isSeveral ? kindOf(part) : [part]), subject: named(owner)))
    told.isTimeless = true
    return told
  }

  /// Whether the one may have the other about it.
  private func has(_ owner: Constituent, _ part: Constituent) -> Bool {
    guard part.lexeme.wordClass == .noun, owner.lexeme.wordClass == .noun || owner.lexeme.isHuman,
      !EnglishPeople.helpers.contains(owner.lexeme.lemma)
    else { return false }
    if owner.lexeme.isBeing {
      return part.lexeme.kind == .body
        && (EnglishHabits.isPlural(part.lexeme) || Self.several.contains(part.lexeme.lemma))
        || part.lexeme.kind == .clothing && Self.dressed.contains(owner.lexeme.lemma)
    }
    if owner.lexeme.lemma == "doll" { return [.body, .clothing].contains(part.lexeme.kind) }
    return EnglishWholes.relation(part.lexeme.lemma, owner.lexeme) == .named
      || owner.lexeme.lemma == "book" && ["pictures", "pages"].contains(part.lexeme.lemma)
      || Self.borne.contains(part.lexeme.lemma)
        && ["tree", "bush", "plant"].contains(owner.lexeme.lemma)
  }

  private func named(_ owner: Constituent) -> [Constituent] {
    let isOwn =
      EnglishPeople.names.contains(owner.lexeme.lemma)
      || EnglishPeople.isPossessed(owner.lexeme.lemma) || owner.lexeme.wordClass == .properNoun
    return (isOwn ? [] : small("the")) + [owner]
  }

  /// Qualities that are deeds as well: *I/hurt/leg, mom/dry/hair*.
  private static let done = EnglishWords.set("hurt clean dry warm cool open close empty wet")
  /// What one has several of.
  private static let several = EnglishWords.set("tooth ear eye paw leg wing claw whisker")
  private static let dressed = EnglishWords.set(
    "clown princess prince queen king witch pirate doll man woman lady girl boy baby wizard doctor nurse"
  )
  private static let borne = EnglishWords.set("leaves flowers fruit branches apples thorns")

  /// *car/four/doors, hand/five/fingers, week/seven/days*: of how many it is made.
  private func hasSeveral(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard let parts = Self.numbered[words[0]], parts.contains(EnglishCompounds.single(words[2]))
    else { return nil }
    var whole = row[0]
    if whole.lexeme.wordClass != .noun {
      whole.lexeme = Lexeme(lemma: words[0], wordClass: .noun, kind: .body)
      whole.lexeme.countability = .count
    }
    let isMeasure = ["week", "year", "month", "hour", "minute", "day", "hand"].contains(words[0])
    if isMeasure {
      whole.lexeme.kind = .idea
    }
    var told = Completed(
      Laid(
        row: [EnglishStatementReader.verb("have")] + row[1...],
        subject: small(words[0] == "hour" ? "an" : isMeasure ? "a" : "the") + [whole]))
    told.isTimeless = true
    return told
  }

  private static let numbered: [String: WordSet] = [
    "car": ["door", "seat", "wheel"], "hand": ["finger"], "foot": ["toe"], "week": ["day"],
    "year": ["month", "season", "day"], "month": ["week", "day"], "hour": ["minute"],
    "minute": ["second"], "day": ["hour"], "cake": ["candle", "layer"],
    "house": ["room", "window", "floor", "bedroom", "door"], "book": ["page", "chapter"],
    "table": ["leg", "chair"], "game": ["level"], "bus": ["wheel", "door"], "bike": ["wheel"],
  ]

  /// *cat/black/roof*: which one is there.
  private func coloredThere(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row[1].lexeme.kind == .color, row[2].lexeme.wordClass == .noun,
      row[2].lexeme.isPlaceLike || ["roof", "tree", "table", "floor", "fence"].contains(words[2]),
      row[0].lexeme.kind == .animal, row[0].lexeme.wordClass == .noun,
      let spot = spot(row[2], of: row[0].lexeme)
    else { return nil }
    let place =
      words[2] == "roof" || words[2] == "fence" ? small("on") + small("the") + [row[2]] : spot
    return Laid(
      row: [EnglishWording.be] + place, subject: small("the") + [row[1].asQuality, row[0]])
  }

  /// *girl/new/class, boy/new/school*: somebody is there who was not (CGEL §18.44).
  private func newThere(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard words[1] == "new",
      ["girl", "boy", "kid", "student", "teacher", "baby"].contains(words[0]),
      ["class", "school", "team", "church"].contains(words[2])
    else { return nil }
    let link = words[2] == "class" ? "in" : words[2] == "team" ? "on" : "at"
    let article = words[2] == "class" || words[2] == "team" ? small("my") : []
    return small("there") + [EnglishWording.be] + small("a") + [row[1], row[0]] + small(link)
      + article + [row[2]]
  }

  /// *shoes/small/feet, helmet/tight/head*: on whom it is so.
  private func fittingBody(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row[0].lexeme.kind == .clothing || ["tag", "helmet", "brace", "mask"].contains(words[0]),
      row[2].lexeme.kind == .body,
      ["small", "big", "short", "long", "tight", "loose", "itchy", "heavy"].contains(words[1])
    else { return nil }
    let link = ["small", "big", "short", "long"].contains(words[1]) ? "for" : "on"
    return Laid(
      row: [EnglishWording.be, row[1].asQuality] + small(link) + small("my") + [row[2]],
      subject: small("the") + [row[0]])
  }

  /// *dog/friendly/neighbor*: how his animal is.
  private func ownersAnimal(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row[0].lexeme.kind == .animal, row[0].lexeme.wordClass == .noun, isOwner(row[2]),
      EnglishPeople.isPossessed(words[2]) || EnglishPeople.names.contains(words[2]),
      row[1].lexeme.kind != .emotion
    else { return nil }
    return Laid(
      row: [EnglishWording.be, row[1].asQuality], subject: [genitive(row[2]), row[0]])
  }
}
