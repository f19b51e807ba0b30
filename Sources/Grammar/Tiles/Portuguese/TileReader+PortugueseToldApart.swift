import AACCore

/// Portuguese rows of two thoughts of which the second denies, corrects or judges the first: *eu / não / fazer / isso / ser / João, eu / ter / segredo / não / contar /
/// ninguém, não / ser / bebê / eu / ser / grande, não vale / você / roubar, silêncio / eu / querer / ouvir*.
///
/// Sources: Cunha & Cintra, chapter 18 (*Orações coordenadas assindéticas*, *adversativas*); Bechara, *Parataxe*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func toldApart(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (3...8).contains(row.count),
      row.allSatisfy({
        $0.tile != nil && $0.lexeme.kind != .question && $0.lexeme.wordClass != .conjunction
      })
    else { return nil }
    return calledOutFirst(row) ?? correctedAtEnd(row) ?? judgedAtEnd(row) ?? deniedAtEnd(row)
      ?? otherwiseSaid(row) ?? overByNow(row)
  }

  /// *Silêncio / eu / querer / ouvir, não vale / você / roubar, hahaha / muito / engraçado*.
  private func calledOutFirst(_ row: [Constituent]) -> [Clause]? {
    let lemma = row[0].lexeme.lemma, next = row[1].lexeme
    if ToldApartWords.laughs(lemma) {
      return read([row[0].calledOut] + row[1...])
    }
    guard next.wordClass == .pronoun, next.kind == .person, row[2].lexeme.isInfinitive else {
      return nil
    }
    if ["silêncio", "atenção", "socorro"].contains(lemma) {
      guard let next = read(Array(row[1...])).first else { return nil }
      return aside.phrase(row[0]).map { $0.and(next) }
    }
    return lemma == "não vale" ? read([row[0].calledOut] + row[1...]).map(\.over) : nil
  }

  /// *Eu / não / fazer / isso / ser / João*: who it was.
  private func correctedAtEnd(_ row: [Constituent]) -> [Clause]? {
    let copula = row.count - 2
    guard copula > 2, row[copula].lexeme.lemma == "ser", row[0].lexeme.wordClass == .pronoun,
      row[copula - 1].lexeme.wordClass != .pronoun || row[copula - 1].lexeme.kind != .person,
      let who = row.last,
      who.lexeme.isHuman || who.lexeme.wordClass == .pronoun && who.lexeme.kind == .person,
      row[..<copula].contains(where: isNegator),
      row[..<copula].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      let first = read(Array(row[..<copula])).first, first.sequels.isEmpty
    else { return nil }
    var being = row[copula].said(by: .third)
    being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return [first.over.and(aside.told([], being, before(who.lexeme) + [who]))]
  }

  /// *Eu / gostar / menina / segredo*: what one thinks of what was told.
  private func judgedAtEnd(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let last = row.last,
      ["segredo", "surpresa", "mentira", "brincadeira", "emergência"].contains(last.lexeme.lemma),
      let verb = row.first(where: { $0.lexeme.wordClass == .verb }),
      ["gostar", "namorar", "amar", "comprar", "ir", "fazer"].contains(verb.lexeme.lemma),
      isBareNoun(row[row.count - 2]), !row[row.count - 2].lexeme.kind.isTemporal,
      let first = readWhole(Array(row.dropLast())).first, first.sequels.isEmpty
    else { return nil }
    return [first.and(aside.told([], .linking("ser", .third), [aside.bare(last)]))]
  }

  /// *Eu / ter / segredo / não / contar / ninguém*.
  private func deniedAtEnd(_ row: [Constituent]) -> [Clause]? {
    guard let no = row.lastIndex(where: isNegator), no > 2, no + 1 < row.count,
      row[no + 1].lexeme.isInfinitive,
      row[..<no].filter({ $0.lexeme.wordClass == .verb }).count == 1,
      let verb = row[..<no].firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      row[no...].filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return nil }
    guard no > verb + 1, !row[..<verb].contains(where: isNegator) else { return nil }
    guard row[verb].lexeme.lemma == "ter", isBareNoun(row[no - 1]),
      let first = read(Array(row[..<no])).first,
      let next = readWhole(Array(row[no...])).first, next.subject.isEmpty
    else { return nil }
    return [first.and(next.requested)]
  }

  /// *Flamengo / perder / de novo, você / comer / tudo / parabéns, eu / cortar / dedo / sangue, eu / tocar / violão / antes*: what is told of when it is over.
  private func overByNow(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, row[1].lexeme.isInfinitive,
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1, !row.contains(where: isNegator)
    else { return nil }
    let lemma = row[1].lexeme.lemma
    if row.count == 3, ["perder", "ganhar"].contains(lemma), row[0].lexeme.wordClass != .pronoun,
      ["de novo", "outra vez"].contains(last.lexeme.lemma)
    {
      return read(row).map(\.over)
    }
    if last.lexeme.lemma == "parabéns", row[0].lexeme.lemma == "você" {
      return read([last.calledOut] + row.dropLast()).map(\.over)
    }
    if last.lexeme.lemma == "sangue", BefallingDeeds.hurts(lemma) || lemma == "bater",
      row[row.count - 2].lexeme.kind == .body, let first = read(Array(row.dropLast())).first
    {
      let blood = spoken(
        [("saiu", nil, true), (last.lexeme.lemma, last.tile, true)], exclaims: false)
      return [first.and(blood)]
    }
    guard last.lexeme.lemma == "antes", row.count > 2, row[0].lexeme.wordClass == .pronoun,
      ToldApartWords.habits.contains(lemma)
    else { return nil }
    return read(row).map {
      var said = $0.over
      said.options.insert(.habitual)
      return said
    }
  }

  /// *Não / ser / bebê / eu / ser / grande, não / querer / sopa / eu / querer / pizza*: what somebody does not, and what he does.
  private func otherwiseSaid(_ row: [Constituent]) -> [Clause]? {
    guard isNegator(row[0]) || row.count > 2 && isNegator(row[1]),
      case let start = isNegator(row[0]) ? 1 : 2, row[start].lexeme.isInfinitive,
      let cut = row.indices.dropFirst(start + 2).first(where: {
        row[$0].lexeme.wordClass == .pronoun && row[$0].lexeme.kind == .person
      }), row.count > cut + 2, row[cut + 1].lexeme.isInfinitive,
      row[cut + 1].lexeme.lemma == row[start].lexeme.lemma,
      !row[(cut + 1)...].contains(where: isNegator),
      ["eu", "nós"].contains(row[cut].lexeme.lemma)
    else { return nil }
    var denial = Array(row[..<cut])
    denial[start] = denial[start].said(by: .first)
    if row[start].lexeme.lemma == "ser", cut == start + 2 {
      denial[start + 1].lexeme.article = .bare
    }
    guard let first = read(denial).first, let next = read(Array(row[cut...])).first else {
      return nil
    }
    return [first.and(next)]
  }
}

/// Words of such rows.
private enum ToldApartWords {
  /// What one does for years.
  static let habits: WordSet = [
    "tocar", "jogar", "trabalhar", "morar", "estudar", "andar", "falar", "dançar", "cantar",
    "nadar", "correr", "pintar", "dirigir", "cozinhar", "viajar", "gostar",
  ]
  /// Whether it is how one writes laughter: *hahaha, kkk, rsrs*.
  static func laughs(_ word: String) -> Bool {
    word.count > 2
      && (word.allSatisfy { "ha".contains($0) } || word.allSatisfy { "he".contains($0) }
        || word.allSatisfy { $0 == "k" } || word.allSatisfy { "rs".contains($0) })
  }
}
