import AACCore

/// Spanish rows in which one noun belongs to the other and neither is a second subject or object: *camiseta / picar / etiqueta, tener / dos / euros / hucha,
/// ver / ornitorrinco / tele, comprar / Playmobil / pirata, tener / pesadilla / monstruo*.
///
/// Sources: NGLE §12.7 (*de* of parts and kinds), §29.8 (*en* of places), §35.2 and §36.6 (*complementos de régimen*).
extension TileReader {
  /// The clauses of such a row; nil where its words do not tell.
  func relatedInRow(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 8,
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.wordClass == .adposition
          || $0.lexeme.kind == .question
      })
    else { return nil }
    let laid: [Constituent]?
    if let starred = ofStar(row) { return readWhole(starred) }
    if row[0].lexeme.lemma == "querer", row.count > 3, row[1].lexeme.lemma == "cambiar",
      let changed = changedFor(Array(row[1...]), 0)
    {
      return read([row[0]] + changed[1...])
    }
    if let verb = loneVerb(row) {
      laid =
        keptInside(row, verb) ?? shownThere(row, verb) ?? thoughtOf(row, verb) ?? thrownTo(
          row, verb) ?? figured(row, verb)
        ?? soughtForIll(row, verb) ?? changedFor(row, verb)
    } else if !row.contains(where: { $0.lexeme.wordClass == .verb }) {
      if let there = thereAtPlace(row) { return there }
      laid = relatedNouns(row)
    } else {
      laid = nil
    }
    return laid.map { read($0) }
  }

  /// A noun behind *de* that tells of what kind, with no article.
  func ofKind(_ noun: Constituent) -> Constituent {
    var kind = noun
    kind.government = Government(preposition: "de", article: .bare)
    return kind
  }

  /// The same in words, where a verb stands behind it.
  func ofSort(_ noun: Constituent) -> [Constituent] {
    var kind = noun
    kind.lexeme.article = .bare
    return small("de") + [kind]
  }

  /// A common noun of no time that is not yet governed.
  func isCommon(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && word.government == nil && !word.lexeme.kind.isTemporal
  }

  /// Whether one is a part of the other: *etiqueta, rueda, pantalla* of what people have about them.
  func isPart(_ part: Constituent, of whole: Constituent) -> Bool {
    isCommon(part) && isCommon(whole) && whole.lexeme.namesThing && part.lexeme.namesThing
      && (RelatedWords.parts.contains(part.lexeme.lemma)
        || RelatedWords.parts.contains(written(part)))
      && !RelatedWords.parts.contains(whole.lexeme.lemma)
      && RelatedWords.wholes.contains(whole.lexeme.kind)
  }

  // MARK: - Parts

  /// *Camiseta / picar / etiqueta, bici / pinchar / rueda, tablet / no / funcionar / pantalla*: it is the part that does so.
  func partOfThing(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard let last = row.lastIndex(where: { !$0.lexeme.kind.isTemporal }), verb > 0,
      last == verb + 1, RelatedWords.befalling.contains(row[verb].lexeme.lemma)
    else { return nil }
    let before = row[..<verb].filter { !isNegator($0) }
    guard let whole = before.last, isPart(row[last], of: whole),
      !LaidSequels.power.contains(written(row[last])),
      row[verb].lexeme.lemma != "romper" || !RelatedWords.thrown.contains(whole.lexeme.lemma),
      before.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let owner = before.count == 1 ? small("el") + before : before
    var deed = row[verb]
    if RelatedWords.turned.contains(deed.lexeme.lemma) { deed.lexeme.lemma += "se" }
    return small("el") + [row[last]] + small("de") + owner + row[..<verb].filter(isNegator) + [deed]
      + row[(last + 1)...]
  }

  // MARK: - Places

  /// *Tener / dos / euros / hucha, tener / piedra / zapato, yo / tener / arena / ojo*: where one has it.
  private func keptInside(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard ["tener", "llevar", "guardar"].contains(row[verb].lexeme.lemma), verb + 2 < row.count,
      row[..<verb].allSatisfy({ $0.lexeme.kind == .person || isNegator($0) }),
      let last = row.last, isCommon(last),
      RelatedWords.keeping.contains(last.lexeme.lemma)
        || BelongingWords.containers.contains(last.lexeme.lemma)
        || row[verb].lexeme.lemma == "tener" && last.lexeme.kind == .body
          && RelatedWords.gettingInto.contains(row[row.count - 2].lexeme.lemma),
      case let thing = row[row.count - 2], isCommon(thing), thing.lexeme.namesThing,
      thing.lexeme.kind != .body, thing.lexeme.kind != .clothing || last.lexeme.kind != .clothing,
      row[(verb + 1)..<(row.count - 2)].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .numeral
      })
    else { return nil }
    return row.dropLast() + small("en", "el") + [last]
  }

  /// *Ver / ornitorrinco / tele, descargar / Grid / tableta, ver / Twitch / Ibai*: on what it is shown, played and heard.
  private func shownThere(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard RelatedWords.showing.contains(row[verb].lexeme.lemma),
      let last = row.lastIndex(where: { !$0.lexeme.kind.isTemporal }), last > verb + 1,
      !row.contains(where: { $0.lexeme.kind == .negation && !isNegator($0) })
    else { return nil }
    let owned = row[last - 1].lexeme.kind == .possessive ? last - 1 : last
    guard owned > verb + 1 else { return nil }
    let what = row[owned - 1]
    guard what.lexeme.wordClass == .noun || what.lexeme.wordClass == .properNoun,
      !what.lexeme.kind.isTemporal
    else { return nil }
    if isChannel(row[last]), !isChannel(what) {
      let article = row[last].lexeme.wordClass == .properNoun || owned < last ? [] : small("el")
      let link = RelatedWords.removing.contains(row[verb].lexeme.lemma) ? "de" : "en"
      return row[..<owned] + small(link) + article + row[owned...]
    }
    if isChannel(what), what.lexeme.wordClass == .properNoun, last == verb + 2,
      row[last].lexeme.isHuman, row[last].lexeme.wordClass == .properNoun
    {
      return row[...verb] + small("a") + [row[last]] + small("en") + [what] + row[(last + 1)...]
    }
    return nil
  }

  private func isChannel(_ word: Constituent) -> Bool {
    RelatedWords.channels.contains(word.lexeme.lemma)
      || word.lexeme.wordClass == .noun && word.lexeme.kind == .device
        && RelatedWords.screens.contains(word.lexeme.lemma)
  }

  // MARK: - Verbs and their prepositions

  /// *Pensar / mamá, pensar / perro / mucho, tener / pesadilla / monstruo*: of whom one thinks and dreams.
  private func thoughtOf(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 1 < row.count, case let next = row[verb + 1] else { return nil }
    if row[verb].lexeme.lemma == "pensar", verb == 0,
      next.lexeme.isBeing,
      next.lexeme.wordClass != .pronoun,
      row[2...].allSatisfy({ $0.lexeme.wordClass == .adverb || $0.lexeme.kind.isTemporal })
    {
      return [row[0].said(by: .first)] + small("en") + row[1...]
    }
    guard ["tener", "soñar"].contains(row[verb].lexeme.lemma), verb + 2 < row.count,
      ["pesadilla", "pesadillas", "sueño malo", "sueños"].contains(written(next)),
      let last = row.last, isCommon(last), verb + 3 == row.count,
      row[..<verb].allSatisfy({ $0.lexeme.lemma == "yo" })
    else { return nil }
    let article = isWrittenPlural(last) ? [] : small("un")
    return row[..<verb] + [row[verb].said(by: .first)] + [next] + small("con") + article + [last]
  }

  /// *Tirar / pelota / perro, pasar / balón / niño*: to whom it is thrown.
  private func thrownTo(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 0, row.count == 3, ["tirar", "tirar de"].contains(row[0].lexeme.lemma),
      isCommon(row[1]),
      row[1].lexeme.kind == .toy || RelatedWords.thrown.contains(row[1].lexeme.lemma),
      row[2].lexeme.isBeing, row[2].lexeme.wordClass != .pronoun
    else { return nil }
    var deed = row[0]
    deed.lexeme.lemma = "tirar"
    let article = row[2].lexeme.wordClass == .noun ? small("el") : []
    return [self.deed("querer"), deed, row[1]] + small("a") + article + [row[2]]
  }

  /// *Comprar / Playmobil / pirata, querer / muñeco / bombero, yo / tener / peluche / oso*: whom a toy or a picture shows.
  private func figured(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 2 < row.count, RelatedWords.getting.contains(row[verb].lexeme.lemma),
      let toy = row.indices.dropLast().first(where: {
        $0 > verb
          && (RelatedWords.figures.contains(row[$0].lexeme.lemma)
            || row[$0].lexeme.isInferred && row[$0].lexeme.wordClass == .properNoun
              && row[verb].lexeme.lemma == "comprar")
      }), case let figure = row[toy + 1], isCommon(figure), figure.lexeme.isBeing,
      figure.lexeme.number != .plural,
      !PortionWords.isKin(figure.lexeme.lemma), !EverydayWords.called(figure.lexeme.lemma),
      row[..<verb].allSatisfy({ $0.lexeme.isBeing || $0.lexeme.kind == .person || isNegator($0) })
    else { return nil }
    let wish =
      verb == 0 && row[0].lexeme.lemma != "querer"
        && !["tener", "llevar"].contains(row[0].lexeme.lemma)
      ? [deed("querer")] : []
    var head = row[toy]
    if head.lexeme.isInferred {
      head.lexeme.wordClass = .noun
      head.lexeme.kind = .toy
      head.lexeme.animacy = .inanimate
      head.lexeme.article = .indefinite
    }
    var shown = figure
    shown.lexeme.animacy = .inanimate
    return wish + row[..<toy] + [head, ofKind(shown)] + row[(toy + 2)...]
  }

  /// *Comprar / camiseta / Messi*: whom it shows, not who does it.
  private func ofStar(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3,
      ["comprar", "querer", "escuchar", "ver", "pedir"].contains(row[0].lexeme.lemma),
      RelatedWords.starred.contains(row[1].lexeme.lemma), row[2].lexeme.wordClass == .properNoun,
      row[2].lexeme.isHuman
    else { return nil }
    return [row[0].lexeme.lemma == "querer" ? row[0].said(by: .first) : row[0], row[1]]
      + small("de")
      + [row[2]]
  }

  /// *Tirita / querer / pupa, moco / pañuelo / necesitar*: against what one wants it.
  private func soughtForIll(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row.count == 3, ["querer", "necesitar"].contains(row[verb].lexeme.lemma) else {
      return nil
    }
    let things = row.indices.filter { $0 != verb }.map { row[$0] }
    guard let ill = things.first(where: { RelatedWords.ills.contains($0.lexeme.lemma) }),
      things[0].tile != ill.tile || verb == 2,
      let remedy = things.first(where: { $0.tile != ill.tile }), isCommon(remedy),
      remedy.lexeme.kind == .medicine || RelatedWords.remedies.contains(remedy.lexeme.lemma)
    else { return nil }
    return [row[verb], remedy] + small("para", "el") + [ill]
  }

  /// *Cambiar / canal, querer / cambiar / postura / cama*: for another of the kind.
  private func changedFor(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 0, row.count > 2, row[0].lexeme.lemma == "cambiar",
      RelatedWords.changed.contains(row[1].lexeme.lemma), isCommon(row[1]),
      row.count == 3, isCommon(row[2]),
      KindSet.places.contains(row[2].lexeme.kind)
        || row[2].lexeme.kind == .furniture
    else { return nil }
    return [deed("querer"), row[0], ofKind(row[1])] + small("en", "el") + [row[2]]
  }

  // MARK: - What once was usual

  /// *Antes / yo / trabajar / banco, antes / conducir / camión*: what one did for a time that is over (NGLE §23.11).
  func onceUsual(_ row: [Constituent]) -> [Clause]? {
    guard let before = row.firstIndex(where: { $0.lexeme.lemma == "antes" }), before < 2,
      let verb = loneVerb(row), verb > before, row[verb].lexeme.isInfinitive,
      RelatedWords.lasting.contains(row[verb].lexeme.lemma),
      verb > 1 || !RelatedWords.daily.contains(row[verb].lexeme.lemma),
      row[..<verb].allSatisfy({
        $0.lexeme.lemma == "antes" || $0.lexeme.isBeing || $0.lexeme.kind == .person
          || $0.lexeme.isDeterminerLike || isNegator($0)
      }),
      !row[(verb + 1)...].contains(where: {
        $0.lexeme.kind.isTemporal || isNegator($0)
          || $0.lexeme.wordClass == .conjunction || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    if ["comer", "beber"].contains(row[verb].lexeme.lemma), let food = row.last,
      verb + 1 < row.count,
      food.lexeme.countability != .mass, !isWrittenPlural(food)
    {
      return nil
    }
    var words = row
    let then = words.remove(at: before)
    var deed = words[verb - 1]
    if verb == 1 { deed = deed.said(by: .first) }
    words[verb - 1] = deed
    return read(words + [then]).map { clause in
      var said = clause
      said.tense = .past
      said.options.insert(.habitual)
      return said
    }
  }
}
