import AACCore

/// More small words that rows of Spanish lack, and nouns that are written like qualities: *yo / aprobar / segunda / vez, ella / pintar / uñas / azul / para / boda,
/// dónde / pasar / Nochebuena, Sofía / regalar / pulsera / mejor / amiga, pantalla / romperse / y / seguro / no / pagar, tienda / tener / botas / rebajadas, nosotros /
/// llevar / horas / esperando / urgencias, camión / despertar / todo / barrio*.
///
/// Sources: NGLE §21.5 (ordinals), §38.2 (*pintar de azul*), §15.6 (names of feasts), §18.5 (*su*), §13.6 (*sustantivación*), §28.16 (*llevar* and a gerund),
/// §34.8 (*a* before people), §41.10 (*verbos pronominales*).
extension TileReader {
  /// Puts these into the row.
  func wordsWithin(_ worded: inout SpanishWordedRow, _ verb: Int) {
    whichTime(&worded, verb)
    colourPainted(&worded.row, verb)
    feastSpent(&worded.row)
    bestFriend(&worded, verb)
    insurerNamed(&worded.row)
    namedLikeQuality(&worded.row)
    spokenAbout(&worded.row)
    oneselfLater(&worded.row, verb)
    allOfThem(&worded.row, verb)
    doneAloneByOneself(&worded.row, verb)
  }

  /// *Yo / poder / hacer / solo*: something that was spoken of.
  private func doneAloneByOneself(_ row: inout [Constituent], _ verb: Int) {
    guard verb + 3 == row.count, ["poder", "querer", "saber"].contains(row[verb].lexeme.lemma),
      row[verb + 1].lexeme.lemma == "hacer", ["solo", "sola"].contains(written(row[verb + 2]))
    else { return }
    row.insert(Constituent(WordJoiner.pronoun("lo")), at: verb + 2)
  }

  /// *Segunda / vez, primera / vez* at the end: how often by then.
  private func whichTime(_ worded: inout SpanishWordedRow, _ verb: Int) {
    let row = worded.row
    guard let last = row.last, last.lexeme.lemma == "vez", case let rank = row.count - 2,
      rank > verb + 1, row[rank - 1].lexeme.wordClass != .adposition,
      !row[rank - 1].lexeme.isDeterminerLike,
      let root = PartOfWords.ranks.first(where: row[rank].lexeme.lemma.hasPrefix),
      let first = row[rank].tile, let second = last.tile
    else { return }
    worded.row.replaceSubrange(
      rank..., with: [phrase("por \(root)a vez", row[rank], .frequency)])
    worded.joins[first] = [first, second]
  }

  /// *Pintar / uñas / azul / para / boda*: of which colour, where more is told behind it (NGLE §38.2).
  private func colourPainted(_ row: inout [Constituent], _ verb: Int) {
    guard ["pintar", "pintarse", "teñir", "teñirse"].contains(row[verb].lexeme.lemma),
      verb + 3 < row.count, isCommon(row[verb + 1]), row[verb + 1].lexeme.kind != .color,
      row[verb + 2].lexeme.kind == .color, row[verb + 3].lexeme.wordClass != .conjunction
    else { return }
    row.insert(contentsOf: small("de"), at: verb + 2)
  }

  /// *Dónde / vosotros / pasar / Nochebuena*: a feast that one spends.
  private func feastSpent(_ row: inout [Constituent]) {
    guard row[0].lexeme.kind == .question,
      let feast = row.firstIndex(where: {
        ["Nochebuena", "Nochevieja", "Navidad", "Semana Santa"].contains($0.lexeme.lemma)
      }), feast > 0, row[feast - 1].lexeme.lemma == "pasar"
    else { return }
    row.insert(contentsOf: small("la"), at: feast)
  }

  /// *Mejor / amiga*: whose (NGLE §18.5).
  private func bestFriend(_ worded: inout SpanishWordedRow, _ verb: Int) {
    let row = worded.row
    guard
      let best = row.indices.dropLast().first(where: {
        row[$0].lexeme.lemma == "mejor" && ["amigo", "amiga"].contains(row[$0 + 1].lexeme.lemma)
      }), best > verb, !row[best - 1].lexeme.isDeterminerLike,
      row[best - 1].lexeme.wordClass != .adverb,
      let who = row[..<verb].last(where: { $0.lexeme.isHuman || $0.lexeme.kind == .person }),
      who.lexeme.wordClass != .pronoun || ["él", "ella", "yo"].contains(who.lexeme.lemma),
      // Yo / ser / mejor / amigo: somebody else's.
      who.lexeme.lemma != "yo" || row[verb].lexeme.lemma != "ser",
      let first = row[best].tile, let second = row[best + 1].tile
    else { return }
    let isOwn = row[verb].lexeme.lemma == "ser" || who.lexeme.lemma == "yo"
    var friend = row[best + 1]
    friend.lexeme.gender = tables.gender(of: friend.lexeme)
    friend.lexeme.lemma = "\(isOwn ? "mi" : "su") mejor \(row[best + 1].lexeme.lemma)"
    friend.lexeme.article = .bare
    worded.row.replaceSubrange(best...(best + 1), with: [friend])
    worded.joins[second] = [first, second]
  }

  /// *Y / seguro / no / pagar*: what pays is an insurance (NGLE §13.6).
  private func insurerNamed(_ row: inout [Constituent]) {
    guard
      let sure = row.indices.dropFirst().dropLast().first(where: {
        row[$0].lexeme.lemma == "seguro" && row[$0].lexeme.wordClass == .adjective
      }), row[sure - 1].lexeme.wordClass == .conjunction,
      let deed = row[(sure + 1)...].first(where: { !isNegator($0) }),
      FirstThingWords.insuring.contains(deed.lexeme.lemma)
    else { return }
    // It decides like somebody.
    var noun = Lexeme(lemma: "seguro", wordClass: .noun, kind: .person)
    noun.gender = .masculine
    noun.countability = .count
    noun.animacy = .human
    row[sure].lexeme = noun
  }

  /// *Botas / rebajadas*, but *mi / peinado / nuevo*: unknown words that end like participles are qualities behind a noun and nouns behind whose they are.
  private func namedLikeQuality(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst() {
      let text = written(row[index])
      let lexeme = row[index].lexeme
      if lexeme.wordClass == .noun, lexeme.isInferred, isCommon(row[index - 1]),
        let ending = ["as", "os", "a", "o"].first(where: text.hasSuffix),
        text.dropLast(ending.count).hasSuffix("ad") || text.dropLast(ending.count).hasSuffix("id"),
        tables.gender(of: row[index - 1].lexeme) == (ending.hasPrefix("a") ? .feminine : .masculine)
      {
        row[index].lexeme = Lexeme(
          lemma: text.dropLast(ending.count) + "o", wordClass: .adjective, kind: .quality)
      } else if lexeme.wordClass == .adjective, row[index - 1].lexeme.kind == .possessive,
        ["peinado", "tatuaje", "bordado", "tocado", "helado"].contains(text)
      {
        var noun = Lexeme(lemma: text, wordClass: .noun, kind: .thing)
        noun.gender = .masculine
        noun.countability = .count
        noun.animacy = .inanimate
        row[index].lexeme = noun
      }
    }
  }

  /// *Adultos / hablar / trabajo*: about what, where they are told of behind *cuando*.
  private func spokenAbout(_ row: inout [Constituent]) {
    guard let last = row.last, case let place = row.count - 1, place > 2,
      row[place - 1].lexeme.lemma == "hablar",
      SpanishBetweenWords.spoken.contains(last.lexeme.lemma)
        || last.lexeme.lemma == "trabajo"
          && row.contains(where: { ["cuando", "porque"].contains($0.lexeme.lemma) })
    else { return }
    var topic = last
    topic.lexeme.article = .bare
    row.replaceSubrange(place..., with: small("de") + [topic])
  }

  /// *Mientras / tú / duchar*: with nobody it could be done to, one does it to oneself (NGLE §41.10).
  private func oneselfLater(_ row: inout [Constituent], _ verb: Int) {
    guard let place = row.lastIndex(where: { $0.lexeme.isInfinitive }), place > verb + 1,
      SpanishBetweenWords.oneself.contains(row[place].lexeme.lemma),
      row[(place + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
      }), case let who = row[place - 1],
      who.lexeme.isHuman || who.lexeme.wordClass == .pronoun && who.lexeme.kind == .person,
      row[..<place].contains(where: { SpanishBetweenWords.links.contains($0.lexeme.lemma) })
    else { return }
    row[place].lexeme.lemma += "se"
  }

  /// *Despertar / todo / barrio*: all who are there (NGLE §34.8).
  private func allOfThem(_ row: inout [Constituent], _ verb: Int) {
    guard verb > 0, verb + 2 < row.count, ["todo", "toda"].contains(written(row[verb + 1])),
      SpanishBetweenWords.everybody.contains(row[verb + 2].lexeme.lemma),
      SpanishGroupWords.stirring.contains(row[verb].lexeme.lemma)
        || SpanishBetweenWords.meant.contains(row[verb].lexeme.lemma)
    else { return }
    row.insert(contentsOf: small("a"), at: verb + 1)
  }
}

extension TileReader {
  /// *Nosotros / quedar / metro / seis / y media, cuándo / tocar / yo / usar / ordenador*: where one meets at an hour, and whose turn it is
  /// (NGLE §35.9, §36.3); nil for any other row.
  func metOrInTurn(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3 else { return nil }
    var clause = Clause(variety: variety)
    if row[0].lexeme.kind == .question, row[1].lexeme.lemma == "tocar", row[1].lexeme.isInfinitive,
      row[2].lexeme.wordClass == .pronoun, row[2].lexeme.kind == .person,
      row[3].lexeme.isInfinitive, ["cuándo", "por qué"].contains(row[0].lexeme.lemma)
    {
      clause.subject = [row[2]]
      clause.verb = row[1]
      clause.complements = row[3...] + [row[0]]
      clause.isQuestion = true
      return [clause]
    }
    if let said = takenUpAtEnd(row) ?? waitedThere(row) ?? invitedAll(row) { return [said] }
    guard row[1].lexeme.lemma == "quedar", row[1].lexeme.isInfinitive,
      row[0].lexeme.wordClass == .pronoun && row[0].lexeme.kind == .person,
      isCommon(row[2]),
      row[2].lexeme.kind == .vehicle || KindSet.places.contains(row[2].lexeme.kind),
      let hour = row.dropFirst(3).first, hour.lexeme.wordClass == .numeral
    else { return nil }
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = small("en", "el") + row[2...]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    return [clause]
  }

  /// *Niñas / tener / secreto / y / no / contar*: what one has and does something to (NGLE §35.2).
  private func takenUpAtEnd(_ row: [Constituent]) -> Clause? {
    guard row.count > 4, let last = row.last, last.lexeme.isInfinitive,
      let link = row.firstIndex(where: { $0.lexeme.lemma == "y" }), link > 2,
      row[(link + 1)...].dropLast().allSatisfy(isNegator),
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb > 0, verb + 1 < link,
      case let thing = row[link - 1], isCommon(thing),
      row[(verb + 1)..<(link - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      SpanishBetweenWords.toldOn[thing.lexeme.lemma]?.contains(last.lexeme.lemma) == true,
      row[..<verb].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.isHuman || $0.lexeme.kind == .person
      })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<verb])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[verb]
    clause.complements = row[(verb + 1)...] + [takenUp(as: thing)]
    return clause
  }

  /// *Nosotros / llevar / horas / esperando / urgencias*: for how long one has been doing what, and where (NGLE §28.16).
  private func waitedThere(_ row: [Constituent]) -> Clause? {
    guard let last = row.last, case let place = row.count - 1, place > 2, isCommon(last),
      KindSet.places.contains(last.lexeme.kind) || last.lexeme.lemma == "urgencias",
      ["ando", "iendo", "yendo"].contains(where: written(row[place - 1]).hasSuffix),
      let verb = row.firstIndex(where: { $0.lexeme.lemma == "llevar" }), verb > 0, verb < 3,
      verb + 1 < place,
      row[verb].lexeme.isInfinitive,
      row[..<verb].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.isHuman || $0.lexeme.kind == .person
      }),
      row[(verb + 1)..<(place - 1)].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .quantity
          || $0.lexeme.wordClass == .numeral
      })
    else { return nil }
    let isBare = last.lexeme.lemma == "casa" || last.lexeme.lemma == "urgencias"
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<verb])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[verb]
    clause.complements =
      row[(verb + 1)..<place] + (isBare ? small("en") : small("en", "el")) + [last]
    return clause
  }

  /// *Lucía / invitar / toda / clase / fiesta*: all of them, and nobody else.
  private func invitedAll(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun, row[1].lexeme.isInfinitive,
      SpanishBetweenWords.meant.contains(row[1].lexeme.lemma),
      ["todo", "toda"].contains(written(row[2])),
      SpanishBetweenWords.everybody.contains(row[3].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[1]
    clause.complements = Array(row[2...])
    return clause
  }
}
