import AACCore

/// Spanish rows that tell what comes now and what comes then: *ahora / tocar / bañar / luego / cuento, nosotros / ir / médico / luego / helado, hacer /
/// maleta / mañana / salir / temprano*.
///
/// Sources: NGLE §31.1 (*yuxtaposición*), §30.7 (*luego*), §23.3 (the present of what is planned).
extension TileReader {
  /// *Ahora / tocar / bañar / luego / cuento, nosotros / ir / médico / luego / helado*.
  func stepByStep(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3,
      let link = row.firstIndex(where: { $0.lexeme.lemma == "luego" }),
      link > 1, link + 1 < row.count, link + 4 > row.count,
      !row.contains(where: { $0.lexeme.kind == .question || isNegator($0) })
    else { return nil }
    var first = Array(row[..<link])
    let second = Array(row[(link + 1)...])
    let isNow = ["ahora", "hoy"].contains(first[0].lexeme.lemma)
    let start = isNow ? first.removeFirst() : nil
    guard let verb = first.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      verb == 0 || verb == 1 && first[0].lexeme.isBeing
        || verb == 1
          && first[0].lexeme.wordClass == .pronoun,
      verb == 1 || isNow, let next = nextStep(second, row[link], first[0])
    else { return nil }
    var begun: Clause?
    if first[verb].lexeme.lemma == "tocar", verb == 0, first.count == 2, let start {
      let turn = first[1].lexeme.lemma
      let isOwn = first[1].lexeme.isInfinitive && OneselfRows.any.contains(turn)
      var clause = Clause(variety: variety)
      clause.complements = [
        phrase(written(start), start), phrase("toca", first[0]),
        phrase(isOwn ? turn + "se" : written(first[1]), first[1]),
      ]
      return [clause.and(next)]
    }
    if onlyVerb(first) != nil {
      var act = first[verb]
      if verb == 0 { act = act.said(by: .first) }
      begun = told(act, by: Array(first[..<verb]), Array(first[(verb + 1)...]))
    }
    guard var said = begun, said.sequels.isEmpty else { return nil }
    if var start {
      start.lexeme.forms[Adverbial.starting] = ""
      said.complements.insert(start, at: 0)
    }
    return [said.and(next)]
  }

  /// *Luego un cuento, luego juego*.
  private func nextStep(_ words: [Constituent], _ link: Constituent, _ doer: Constituent) -> Clause?
  {
    if words.count == 1, words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      !words[0].lexeme.kind.isTemporal
    {
      let noun = words[0]
      let isBare = noun.lexeme.countability == .mass || isMany(noun)
      let isFeminine = tables.gender(of: noun.lexeme) == .feminine
      let article =
        noun.lexeme.isPlaceLike || noun.lexeme.takesPlace
        ? theNoun(noun) : (isBare ? "" : isFeminine ? "una " : "un ") + written(noun)
      let place =
        noun.lexeme.isPlaceLike
        ? (article.hasPrefix("el ") ? "al " + article.dropFirst(3) : "a " + article) : article
      var clause = Clause(variety: variety)
      clause.complements = [phrase(written(link), link), phrase(place, noun)]
      return clause
    }
    guard words[0].lexeme.isInfinitive, onlyVerb(words) == 0 else { return nil }
    var act = words[0].said(by: .third)
    if doer.lexeme.lemma == "yo" || doer.lexeme.wordClass == .verb {
      act = words[0].said(by: .first)
    } else if doer.lexeme.lemma == "tú" {
      act = words[0].said(by: .second)
    } else if doer.lexeme.lemma.hasPrefix("nosotr") {
      act = words[0].said(by: .first)
      act.lexeme.number = .plural
    }
    var when = link
    when.lexeme.forms[Adverbial.starting] = ""
    return told(act, [when] + words[1...])
  }

  /// *Hacer / maleta / mañana / salir / temprano*: what is to be done, and what one does then.
  func packedFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.isInfinitive,
      let time = row.indices.dropFirst(2).first(where: { row[$0].lexeme.kind.isTemporal }),
      time + 1 < row.count, row[time + 1].lexeme.isInfinitive,
      ["salir", "viajar", "irse", "volar", "madrugar", "tener", "ir"].contains(
        row[time + 1].lexeme.lemma),
      case let first = Array(row[..<time]), loneNoun(first[1...])?.lexeme.namesThing == true,
      ["hacer", "preparar", "comprar", "recoger", "ordenar", "cargar", "buscar", "lavar"].contains(
        first[0].lexeme.lemma)
    else { return nil }
    var when = row[time]
    when.lexeme.forms[Adverbial.starting] = ""
    return [
      told(deed("querer"), first).and(
        told(row[time + 1].said(by: .first), [when] + row[(time + 2)...]))
    ]
  }
}
