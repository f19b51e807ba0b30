import AACCore

/// Spanish rows that compare and lack *que, como* or *de*, with their verb or without: *elefante / ser / más / grande / ratón, mi / hermana / la más / alta /
/// clase, invierno / más / frío / otoño, hoy / hacer / más / calor / ayer, este / pantalón / igual / tuyo, yo / correr / igual / rápido / papá, yo / querer /
/// mismo / juguete / amigo, pastel / chocolate / tan / rico / helado*.
///
/// Sources: NGLE §45.5–45.8 (comparatives), §45.9 (*igual*), §45.13 (superlatives), §13.10 (*mismo*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func comparedInRow(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3,
      !row.contains(where: {
        ["que", "como", "de"].contains($0.lexeme.lemma) || $0.lexeme.kind == .question
      })
    else { return nil }
    if let said = comparedWeather(row) ?? comparedSeasons(row) { return [said] }
    if let alike = asOthers(row) { return alike }
    return
      (comparedBeing(row) ?? firstOfAll(row) ?? doneAlike(row)
      ?? sameAsOthers(row) ?? sortAsMuch(row)).map { read($0) }
  }

  /// *Ratón, mi / hermano, tú*: with whom or what the other is compared.
  private func comparedWith(_ words: [Constituent]) -> [Constituent]? {
    guard let last = words.last, words.count < 3,
      words.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    guard last.lexeme.isNominal || last.lexeme.wordClass == .pronoun, !last.lexeme.kind.isTemporal
    else { return nil }
    if last.lexeme.wordClass == .pronoun || words.count == 2 { return words }
    return known(last)
  }

  // MARK: - More and most

  /// *Elefante / ser / más / grande / ratón*: beside another of its kind *más* compares, and that one is nothing that it is.
  private func comparedBeing(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = onlyVerb(row), verb > 0, verb + 3 < row.count,
      ["ser", "estar"].contains(row[verb].lexeme.lemma), row[verb].lexeme.isInfinitive,
      ["más", "menos"].contains(row[verb + 1].lexeme.lemma),
      row[verb + 2].lexeme.wordClass == .adjective || row[verb + 2].lexeme.lemma == "frío",
      case let who = row[..<verb].filter({ !isNegator($0) }), who.count < 3,
      case let second = Array(row[(verb + 3)...]), let last = second.last
    else { return nil }
    let graded = Array(row[...(verb + 2)])
    if second.count == 1, FilledWords.groups.contains(last.lexeme.lemma) {
      return row[...verb] + small("el") + row[(verb + 1)...(verb + 2)] + small("de") + known(last)
    }
    guard let other = comparedWith(second) else { return nil }
    return graded + small("que") + other
  }

  /// *Mi / hermana / la más / alta / clase, mi / hermano / ser / el / más / rápido / clase*: who is first of them.
  private func firstOfAll(_ row: [Constituent]) -> [Constituent]? {
    guard
      let most = row.firstIndex(where: { ["más", "menos"].contains($0.lexeme.lemma) }), most > 1,
      ["el", "la", "los", "las"].contains(row[most - 1].lexeme.lemma), row.count == most + 3,
      row[most + 1].lexeme.wordClass == .adjective,
      FilledWords.groups.contains(row[most + 2].lexeme.lemma)
    else { return nil }
    let isLaid = row[most - 2].lexeme.lemma == "ser"
    guard let subject = comparedWith(Array(row[..<(most - (isLaid ? 2 : 1))])) else { return nil }
    let being = isLaid ? row[most - 2] : Constituent.linking("ser")
    let graded = Array(row[(most - 1)...(most + 1)])
    return subject + [being] + graded + small("de") + known(row[most + 2])
  }

  /// *Hoy / hacer / más / calor / ayer, hoy / más / frío / ayer*: the weather of two days.
  private func comparedWeather(_ row: [Constituent]) -> Clause? {
    guard row.count < 6, FilledWords.days.contains(row[0].lexeme.lemma), let last = row.last,
      FilledWords.days.contains(last.lexeme.lemma), last.lexeme.lemma != row[0].lexeme.lemma,
      case let middle = row[1..<(row.count - 1)].filter({ $0.lexeme.lemma != "hacer" }),
      middle.count == 2, ["más", "menos"].contains(middle[0].lexeme.lemma),
      ["calor", "frío", "viento", "sol"].contains(middle[1].lexeme.lemma)
    else { return nil }
    var day = row[0], verb = deed("hacer")
    if let laid = row.first(where: { $0.lexeme.lemma == "hacer" }) { verb = laid }
    day.lexeme.forms[Adverbial.starting] = ""
    var clause = told(verb.said(by: .third), [day] + middle + small("que") + [last])
    if row[0].lexeme.lemma == "ayer" || row[0].lexeme.lemma == "anoche" { clause.tense = .past }
    return clause
  }

  /// *Invierno / más / frío / otoño, verano / ser / más / largo / primavera*.
  private func comparedSeasons(_ row: [Constituent]) -> Clause? {
    guard SpanishSeasonWords.all.contains(row[0].lexeme.lemma), let last = row.last,
      SpanishSeasonWords.all.contains(last.lexeme.lemma),
      case let middle = row[1..<(row.count - 1)].filter({ $0.lexeme.lemma != "ser" }),
      middle.count == 2, ["más", "menos"].contains(middle[0].lexeme.lemma),
      middle[1].lexeme.wordClass == .adjective || middle[1].lexeme.lemma == "frío"
    else { return nil }
    var quality = middle[1].lexeme
    quality.wordClass = .adjective
    quality.kind = .quality
    let being = row.first { $0.lexeme.lemma == "ser" } ?? .linking("ser")
    return told(
      being.said(by: .third), by: [season(row[0])],
      [
        middle[0], Constituent(quality, tile: middle[1].tile),
        phrase("que \(last.lexeme.lemma == "primavera" ? "la" : "el") \(last.lexeme.lemma)", last),
      ])
  }

  private func season(_ word: Constituent) -> Constituent {
    var noun = word
    noun.lexeme.wordClass = .noun
    noun.lexeme.kind = .nature
    noun.lexeme.article = .definite
    return noun
  }

  // MARK: - Alike

  /// *Este / pantalón / igual / tuyo, mi / mochila / igual / tu*.
  private func asOthers(_ row: [Constituent]) -> [Clause]? {
    guard let alike = row.firstIndex(where: { ["igual", "iguales"].contains(written($0)) }),
      alike > 0, case var first = Array(row[..<alike]), !first.isEmpty
    else { return nil }
    let isLaid = first.last?.lexeme.lemma == "ser"
    let being = isLaid ? first.removeLast() : .linking("ser")
    guard verbPlace(first) == nil, first.count < 3, let noun = first.last,
      noun.lexeme.isNominal || noun.lexeme.wordClass == .pronoun,
      first.dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      case let second = Array(row[(alike + 1)...]), let last = second.last
    else { return nil }
    let who = first.count == 1 && isCommon(noun) ? known(noun) : first
    if second.count == 1, let own = ComparedRowWords.owners[written(last)] {
      // Igual que el tuyo: the noun is not said again (NGLE §18.5).
      let isFeminine = tables.gender(of: noun.lexeme) == .feminine
      let isMany = isMany(noun)
      let article = isFeminine ? (isMany ? "las" : "la") : (isMany ? "los" : "el")
      let whose = own + (isFeminine ? "a" : "o") + (isMany ? "s" : "")
      return [told(being, by: who, [row[alike], phrase("que \(article) \(whose)", last)])]
    }
    guard let other = comparedWith(second) else { return nil }
    return [told(being, by: who, [row[alike]] + small("que") + other)]
  }

  /// *Yo / correr / igual / rápido / papá*: as fast as he.
  private func doneAlike(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = onlyVerb(row), verb > 0, verb + 3 < row.count, row[verb].lexeme.isInfinitive,
      row[verb + 1].lexeme.lemma == "igual",
      row[verb + 2].lexeme.wordClass == .adjective || row[verb + 2].lexeme.wordClass == .adverb,
      let other = comparedWith(Array(row[(verb + 3)...]))
    else { return nil }
    let how = phrase("igual de \(row[verb + 2].lexeme.lemma)", row[verb + 1])
    return row[...verb] + [how] + small("que") + other
  }

  /// *Yo / querer / mismo / juguete / amigo*: the one that the other has.
  private func sameAsOthers(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = onlyVerb(row), row[verb].lexeme.isInfinitive,
      let same = row[verb...].firstIndex(where: { $0.lexeme.lemma == "mismo" }),
      same + 2 < row.count,
      isCommon(row[same + 1]), row[same + 1].lexeme.namesThing,
      case let second = Array(row[(same + 2)...]), let last = second.last,
      last.lexeme.isHuman || last.lexeme.wordClass == .pronoun,
      ComparedRowWords.having.contains(row[verb].lexeme.lemma), let other = comparedWith(second)
    else { return nil }
    return row[...(same + 1)] + small("que") + other
  }

  /// *Pastel / chocolate / tan / rico / helado*: of what sort the first is.
  private func sortAsMuch(_ row: [Constituent]) -> [Constituent]? {
    guard let degree = row.firstIndex(where: { $0.lexeme.lemma == "tan" }), degree > 0,
      degree + 2 < row.count, row[degree + 1].lexeme.wordClass == .adjective,
      case var first = Array(row[..<degree])
    else { return nil }
    let isLaid = ["ser", "estar"].contains(first.last?.lexeme.lemma)
    let laid = isLaid ? first.removeLast() : nil
    guard verbPlace(first) == nil, first.count > 1 || isLaid, let thing = ownedPhrase(first),
      let other = comparedWith(Array(row[(degree + 2)...]))
    else { return nil }
    return thing + [laid ?? .linking("ser")] + row[degree...(degree + 1)] + small("como") + other
  }
}

/// Words of such rows.
private enum ComparedRowWords {
  /// Whose the other one is, without its ending.
  static let owners: [String: String] = [
    "tuyo": "tuy", "tuya": "tuy", "mío": "mí", "mía": "mí", "suyo": "suy", "suya": "suy",
    "tu": "tuy", "mi": "mí", "su": "suy", "tuyos": "tuy", "tuyas": "tuy", "nuestro": "nuestr",
    "nuestra": "nuestr",
  ]
  /// What one has or wants as another does.
  static let having: WordSet = [
    "tener", "querer", "llevar", "comprar", "necesitar", "comer", "usar", "leer", "pedir", "ver",
    "elegir", "preferir",
  ]
}
