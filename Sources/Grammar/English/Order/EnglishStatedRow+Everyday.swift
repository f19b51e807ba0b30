import AACCore

/// What everyday rows with or without a verb leave out before their last words: *win/five/two, hurt/when/pee, wish/summer,
/// soap/in/my/eye, dry/between/toe*.
///
/// Sources: CGEL §16.82 (*wish*), §18.44–18.46 (*there is*), §5.112 (parts of the body), §9.15 (*into* of results).
extension EnglishStatedRow {
  /// The row with the small words; nil where it is none of these.
  func completed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    return scored(row) ?? wishedFor(row) ?? feltBetter(row) ?? hurtWhen(row) ?? forOccasion(row)
      ?? intoPieces(row) ?? lost(row) ?? onBody(row) ?? handedOver(row)
  }

  /// *we/lose/three/zero*: by how many to how many.
  private func scored(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = row.firstIndex(where: { Self.scoring.contains($0.lexeme.lemma) }), verb < 3,
      row.count == verb + 3, row[verb + 1].lexeme.wordClass == .numeral,
      row[verb + 2].lexeme.wordClass == .numeral
    else { return nil }
    return row[...(verb + 1)] + word("to") + row[(verb + 2)...]
  }

  private static let scoring = EnglishWords.set("win lose tie lead")

  /// *I/wish/summer, I/wish/Christmas*: that it were that time.
  private func wishedFor(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "I", row[1].lexeme.lemma == "wish",
      EnglishHabits.seasons.contains(row[2].lexeme.lemma) || row[2].lexeme.kind == .weekday
        || ["Christmas", "Halloween", "weekend", "morning", "night"].contains(row[2].lexeme.lemma)
    else { return nil }
    return row[..<2] + word("it") + [EnglishWording.be, row[2]]
  }

  /// *when/feel/better*: when oneself will.
  private func feltBetter(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.lemma == "when", row[1].lexeme.lemma == "feel",
      ["better", "well"].contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[0]] + word("I") + row[1...]
  }

  /// *hurt/when/pee, hurt/when/I/swallow*: it hurts while one does it.
  private func hurtWhen(_ row: [Constituent]) -> [Constituent]? {
    guard Self.aching.contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "when" else {
      return nil
    }
    let isOwn = row[2].lexeme.lemma == "I"
    guard row.count > (isOwn ? 3 : 2),
      case let deed = row[isOwn ? 3 : 2].lexeme,
      deed.wordClass == .verb || frames.listed(deed.lemma) != nil && deed.wordClass != .pronoun
    else { return nil }
    let place = isOwn ? 3 : 2
    var said = word("it")
    said += [row[0].asVerb, row[1]]
    said += isOwn ? [row[2]] : word("I")
    said.append(row[place].asVerb)
    said += row[(place + 1)...]
    return said
  }

  private static let aching = EnglishWords.set("hurt itch sting burn ache")

  /// *what/you/want/birthday*: for which occasion.
  private func forOccasion(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.lemma == "what", row[2].lexeme.lemma == "want",
      let owner = EnglishPronouns.of(row[1].lexeme.lemma)?.possessive,
      ["birthday", "Christmas"].contains(row[3].lexeme.lemma)
    else { return nil }
    let whose = row[3].lexeme.lemma == "birthday" ? word(owner) : []
    return row[..<3] + word("for") + whose + [row[3]]
  }

  /// *cut/meat/small/piece, break/cookie/half*: into what it is made.
  private func intoPieces(_ row: [Constituent]) -> [Constituent]? {
    let end = row.last?.lexeme.lemma == "please" ? row.count - 1 : row.count
    guard let verb = row.firstIndex(where: { Self.parting.contains($0.lexeme.lemma) }), verb < 2,
      end > verb + 2, Self.pieces.contains(row[end - 1].lexeme.lemma),
      case let begin = [.adjective, .numeral].contains(row[end - 2].lexeme.wordClass)
        ? end - 2 : end - 1,
      begin > verb + 1, row[begin - 1].lexeme.wordClass == .noun
    else { return nil }
    var piece = row[end - 1].lexeme.lemma.hasPrefix("half") ? [row[end - 1]] : several(row[end - 1])
    if piece[0].lexeme != row[end - 1].lexeme {
      piece[0].government = Government(preposition: "into", article: .bare)
    }
    var said = Array(row[..<begin])
    said += word(row[end - 1].lexeme.lemma == "half" ? "in" : "into")
    said += row[begin..<(end - 1)]
    said += piece
    said += row[end...]
    return said
  }

  private static let parting = EnglishWords.set("cut break tear chop slice fold rip")
  private static let pieces = EnglishWords.set(
    "piece pieces half strip strips slice slices square squares triangle triangles quarter quarters chunk chunks"
  )

  /// *mom/lose/wallet*: one's own.
  private func lost(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "lose",
      EnglishHabits.belongings.contains(row[2].lexeme.lemma)
    else { return nil }
    let owner =
      Self.women.contains(row[0].lexeme.lemma)
      ? "her" : Self.men.contains(row[0].lexeme.lemma) ? "his" : nil
    return owner.map { row[..<2] + word($0) + [row[2]] }
  }

  private static let women = EnglishWords.set("mom mum mommy mummy mama grandma granny nana")
  private static let men = EnglishWords.set("dad daddy papa grandpa grandad granddad")

  /// *dry/between/toe, itch/behind/ear, soap/in/my/eye, stomach/better/now*: on one's own body.
  private func onBody(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last else { return nil }
    if row[0].lexeme.kind == .body, row.count == 3, row[1].lexeme.wordClass == .adjective,
      last.lexeme.kind.isTemporal
    {
      return word("my") + row
    }
    guard last.lexeme.kind == .body else { return nil }
    if row.count == 4, row[1].lexeme.lemma == "in", row[2].lexeme.lemma == "my",
      row[0].lexeme.wordClass == .noun, Self.stuff.contains(row[0].lexeme.lemma)
    {
      return word("there") + [EnglishWording.be] + row
    }
    guard row.count == 3, Self.where.contains(row[1].lexeme.lemma), !row[0].lexeme.isBeing,
      row[0].lexeme.wordClass != .pronoun, row[0].lexeme.kind != .body
    else { return nil }
    let part = row[1].lexeme.lemma == "between" ? several(last) : [last]
    return row[..<2] + word("my") + part
  }

  private static let `where` = EnglishWords.set("between behind under on near inside")
  private static let stuff = EnglishWords.set(
    "soap sand dirt water shampoo dust hair something toothpaste food gum paint mud glue splinter eyelash lotion ketchup"
  )

  /// *give/me/remote, Sam/give/ball/please*: the one that both know, and to whom.
  private func handedOver(_ row: [Constituent]) -> [Constituent]? {
    let end = row.last?.lexeme.lemma == "please" ? row.count - 1 : row.count
    if end == 3, row[0].lexeme.lemma == "give", row[1].lexeme.lemma == "me",
      ["remote", "keys", "tablet", "iPad", "charger", "controller", "menu"].contains(
        row[2].lexeme.lemma)
    {
      return row[..<2] + word("the") + row[2...]
    }
    guard end == 3, end < row.count, row[1].lexeme.lemma == "give",
      row[0].lexeme.wordClass == .properNoun || EnglishPeople.names.contains(row[0].lexeme.lemma),
      row[2].lexeme.namesThing, [.toy, .device, .thing, .book].contains(row[2].lexeme.kind)
    else { return nil }
    return row[..<2] + word("me") + word("the") + row[2...]
  }
}
