import AACCore

/// Spanish rows of what one does to one's own body, on purpose or not: *cortar / dedo / cuchillo, quemar / mano / horno / ayer, lavar / pelo / agua /
/// caliente, no / querer / bañar / agua / fría, doler / espalda / cuando / sentar*.
///
/// Sources: NGLE §41.7 (*verbos pronominales*), §35.4 (*dativo posesivo*), §23.7 (*pretérito perfecto compuesto*), §29.8 (*con* of means).
extension TileReader {
  /// The clauses of such a row; nil where somebody else is treated.
  func ownBody(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, isPlain, row.count > 1, row.count < 8,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    return hurtOneself(row) ?? nailsCut(row) ?? paintedOneself(row) ?? washedWith(row).map {
      read($0)
    }
      ?? whenOneself(row).map { read($0) }
  }

  /// *Cortar / dedo / cuchillo, golpear / cabeza / mesa, quemar / mano / horno / ayer*: what has happened to one, and by what.
  private func hurtOneself(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), verb < 2, verb == 0 || row[0].lexeme.lemma == "yo",
      verb + 2 < row.count, RelatedWords.hurting.contains(row[verb].lexeme.lemma),
      row[verb].lexeme.isInfinitive,
      case let part = row[verb + 1], !RelatedWords.trimmed.contains(part.lexeme.lemma),
      !RelatedWords.trimmed.contains(written(part)),
      part.lexeme.kind == .body || part.lexeme.lemma == "cara",
      case let rest = Array(row[(verb + 2)...].filter { !$0.lexeme.kind.isTemporal }),
      let cause = rest.first, isCommon(cause), cause.lexeme.namesThing,
      cause.lexeme.kind != .body,
      rest.count == 1
        || rest.count == 2 && !isWhereHurt(cause) && isCommon(rest[1]) && isWhereHurt(rest[1]),
      case let times = row[(verb + 2)...].filter(\.lexeme.kind.isTemporal),
      times.allSatisfy({
        tables.lexicon.word($0.lexeme.lemma)?.tense == .past || $0.lexeme.lemma == "hoy"
      })
    else { return nil }
    var deed = row[verb]
    deed.lexeme.lemma += "se"
    var own = part
    own.government = Government(preposition: nil, article: .definite)
    let hurt =
      deed.lexeme.lemma == "clavarse"
      ? small("un") + [cause] + small("en", "el") + [part]
      : [own] + small(isWhereHurt(cause) ? "en" : "con", "el") + [cause]
    let words =
      row[..<verb] + [deed.said(by: .first)] + hurt + (rest.count == 2 ? at(rest[1]) : []) + times
    return read(Array(words)).map { clause in
      var said = clause
      said.tense = .past
      if times.isEmpty, variety == .spanishSpain { said.options.insert(.perfect) }
      return said
    }
  }

  /// Whether it is where or at what one got hurt, not by what.
  private func isWhereHurt(_ word: Constituent) -> Bool {
    KindSet.places.contains(word.lexeme.kind) || RelatedWords.times.contains(word.lexeme.lemma)
  }

  /// *Cortar / uñas / pies*: of which part they are.
  private func nailsCut(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["cortar", "limar", "limpiar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, written(row[1]) == "uñas",
      ["pies", "manos", "pie", "mano"].contains(written(row[2]))
    else { return nil }
    let me = Constituent(WordJoiner.pronoun("me"))
    return read([me] + row[...1] + small("de", "el") + [row[2]]).map(requesting)
  }

  /// *Pintar / cara, poner / crema / sol / espalda*: on oneself, or done by who helps.
  private func paintedOneself(_ row: [Constituent]) -> [Clause]? {
    if row.count == 2, row[0].lexeme.lemma == "pintar", row[0].lexeme.isInfinitive,
      row[1].lexeme.lemma == "cara"
    {
      var deed = row[0]
      deed.lexeme.lemma = "pintarse"
      return read([self.deed("querer"), deed] + small("el") + [row[1]])
    }
    guard row.count == 4, ["poner", "echar", "dar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.lemma == "crema",
      row[2].lexeme.lemma == "sol" || row[2].lexeme.lemma == "solar",
      row[3].lexeme.kind == .body || row[3].lexeme.lemma == "cara"
    else { return nil }
    var cream = row[1]
    cream.lexeme.gender = .feminine
    cream.lexeme.lemma = row[2].lexeme.lemma == "sol" ? "crema de sol" : "crema solar"
    cream.lexeme.article = .bare
    let me = Constituent(WordJoiner.pronoun("me"))
    return read([me, row[0], cream] + small("en", "el") + [row[3]]).map(requesting)
  }

  /// *Lavar / pelo / agua / caliente, no / querer / bañar / agua / fría*: with what water.
  private func washedWith(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let quality = row.last, quality.lexeme.wordClass == .adjective,
      ["agua", "jabón", "champú"].contains(row[row.count - 2].lexeme.lemma),
      let verb = row.lastIndex(where: { $0.lexeme.wordClass == .verb }),
      RelatedWords.washing.contains(row[verb].lexeme.lemma), row[verb].lexeme.isInfinitive
    else { return nil }
    let before = row[..<verb], between = row[(verb + 1)..<(row.count - 2)]
    guard between.count < 2,
      between.allSatisfy({ $0.lexeme.kind == .body || $0.lexeme.lemma == "cara" }),
      before.allSatisfy({
        isNegator($0) || $0.lexeme.lemma == "yo" || ["querer", "poder"].contains($0.lexeme.lemma)
      })
    else { return nil }
    var deed = row[verb]
    if !deed.lexeme.lemma.hasSuffix("se") { deed.lexeme.lemma += "se" }
    let wish = before.isEmpty ? [self.deed("querer")] : []
    var water = row[row.count - 2]
    water.government = Government(preposition: "con", article: .bare)
    let part = between.isEmpty ? [] : small("el") + between
    return wish + before + [deed] + part + [water, quality]
  }

  /// *Doler / espalda / cuando / sentar, marear / cuando / levantar*: when one does so oneself.
  private func whenOneself(_ row: [Constituent]) -> [Constituent]? {
    guard let when = row.firstIndex(where: { $0.lexeme.lemma == "cuando" }), when > 0,
      when + 2 == row.count,
      RelatedWords.pronominal.contains(row[when + 1].lexeme.lemma)
        || RelatedWords.feeling.contains(row[0].lexeme.lemma) && row[when + 1].lexeme.isInfinitive,
      row[when + 1].lexeme.isInfinitive,
      row[..<when].allSatisfy({ !$0.lexeme.isHuman || $0.lexeme.lemma == "yo" })
    else { return nil }
    var words = row
    if RelatedWords.pronominal.contains(words[when + 1].lexeme.lemma) {
      words[when + 1].lexeme.lemma += "se"
    }
    words[when + 1] = words[when + 1].said(by: .first)
    if let main = loneVerb(Array(row[..<when])),
      RelatedWords.feeling.contains(row[main].lexeme.lemma),
      row[main].lexeme.isInfinitive, main == 0 || row[0].lexeme.lemma == "yo"
    {
      words[main].lexeme.lemma += "se"
      words[main] = words[main].said(by: .first)
    }
    return words
  }
}
