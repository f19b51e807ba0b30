import AACCore

/// Spanish rows without a verb in which one noun is of, at or in the other: *mi / turno / tablet, comida / cole / asco, ordenador / cole / lento, kárate /
/// cinturón / amarillo, piano / clase / jueves / aburrido, mando / tele, tu / móvil / juego, carnaval / yo / disfraz / pirata*.
///
/// Sources: NGLE §12.7 (*de* of kinds, owners and parts), §37.2 (*ser* and *estar* understood), §35.2 (*dar asco*), §15.6 (*haber*).
extension TileReader {
  /// The row with these put to each other; nil where its words do not tell.
  func relatedNouns(_ row: [Constituent]) -> [Constituent]? {
    turnWith(row) ?? wholeOfPart(row) ?? lessonSo(row) ?? feltOf(row) ?? qualityOfInner(row)
      ?? gearSo(row) ?? onOwnDevice(row) ?? wantedAtFeast(row)
  }

  /// *Mi / turno / tablet, tu / turno / columpio*: with what or where it is whose turn.
  private func turnWith(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "turno",
      isCommon(row[2]), row[2].lexeme.namesThing
    else { return nil }
    return row[...1] + small(KindSet.places.contains(row[2].lexeme.kind) ? "en" : "con", "el") + [
      row[2]
    ]
  }

  /// *Mando / tele, pilas / mando, botón / camisa*: of what it is a part.
  private func wholeOfPart(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 2, isPart(row[0], of: row[1]) else { return nil }
    return [row[0]] + small("de", "el") + [row[1]]
  }

  /// *Piano / clase / jueves / aburrido, natación / clase / divertida*: of what the lesson is that is so.
  private func lessonSo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2,
      let lesson = row.first(where: {
        ["clase", "examen", "curso", "taller", "entrenamiento", "partido"].contains($0.lexeme.lemma)
      }),
      let quality = row.last, isProperty(quality) || isState(quality),
      let topic = row.first(where: {
        isCommon($0) && $0.tile != lesson.tile && $0.tile != quality.tile
      }),
      KindSet(.subject, .languageName, .sport, .music, .activity, .instrument, .game).contains(
        topic.lexeme.kind) || SpanishLinkedWords.subjects.contains(topic.lexeme.lemma),
      case let times = row.filter({ $0.lexeme.kind.isTemporal }), times.count + 3 == row.count,
      row[0].tile == topic.tile || row[0].tile == lesson.tile
    else { return nil }
    return small("el") + [lesson] + ofSort(topic) + [.linking("ser", .third), quality] + times
  }

  /// *Comida / cole / asco, ruido / calle / miedo*: what one feels about what is there.
  private func feltOf(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, let giving = giving(row[2]),
      isCommon(row[0]), row[0].lexeme.namesThing, !isGround(row[0]), let owner = innerOf(row)
    else { return nil }
    return small("el") + [row[0]] + owner + [giving]
  }

  /// *Miedo, asco, pena* as what gives it to one; nil where it is no such feeling.
  func giving(_ feeling: Constituent) -> Constituent? {
    let phrase = "dar \(feeling.lexeme.lemma)"
    guard tables.frames.listed(phrase)?.pattern == .experiencer else { return nil }
    var giving = feeling
    giving.lexeme = deed(phrase).lexeme
    return giving
  }

  /// *Ordenador / cole / lento, profe / cole / simpático, piscina / hotel / fría*: how what is there is.
  private func qualityOfInner(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, let quality = row.last, isState(quality) || isProperty(quality),
      isCommon(row[0]), row[0].lexeme.lemma != "cuidado", let owner = innerOf(row),
      row[1].lexeme.number != .plural
    else { return nil }
    let inner = row[0].lexeme
    let isStaff =
      inner.isHuman && EverydayWords.called(inner.lemma) == false
      && !PortionWords.isKin(inner.lemma)
    guard isStaff || inner.namesThing && !isPlaceWithin(row[1], row[0]) else { return nil }
    guard isStaff || quality.lexeme.kind != .emotion && quality.lexeme.kind != .feeling else {
      return nil
    }
    let isPassing =
      isState(quality) || SpanishThoughtWords.passing.contains(quality.lexeme.lemma)
      || BelongingWords.broken.contains(quality.lexeme.lemma)
      || KindSet.edible.contains(inner.kind) && quality.lexeme.kind != .color
    return small("el") + [row[0]] + owner + [
      .linking(isPassing ? "estar" : "ser", .third), quality,
    ]
  }

  /// What the second noun of three is to the first: where it is, or of what it is.
  private func innerOf(_ row: [Constituent]) -> [Constituent]? {
    if isGround(row[1]) { return small("de", "el") + [row[1]] }
    guard isCommon(row[1]),
      let link = SpanishPairWords.link(row[0].lexeme, row[1].lexeme, verb: ""),
      link.preposition == "de"
    else { return nil }
    return link.isDefinite ? small("de", "el") + [row[1]] : ofSort(row[1])
  }

  /// Whether the second is no smaller than the first: *casa / baño*.
  private func isPlaceWithin(_ inner: Constituent, _ outer: Constituent) -> Bool {
    KindSet.places.contains(outer.lexeme.kind) && inner.lexeme.kind == .room
  }

  /// *Kárate / cinturón / amarillo, natación / gorro / azul*: how the gear for it is.
  private func gearSo(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, let quality = row.last, isProperty(quality) || isState(quality),
      isCommon(row[0]), isCommon(row[1]),
      KindSet(.sport, .music, .activity).contains(row[0].lexeme.kind)
        || RelatedWords.dances.contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .clothing || row[1].lexeme.kind == .thing || row[1].lexeme.kind == .toy
    else { return nil }
    let gear = row[1].lexeme.number == .plural || isWrittenPlural(row[1])
    var being = Constituent.linking(isState(quality) ? "estar" : "ser", .third)
    being.lexeme.number = gear ? .plural : .singular
    return small("el") + [row[1]] + ofSort(row[0]) + [being, quality]
  }

  /// *Tu / móvil / juego, mi / tablet / fotos*: what is on it.
  private func onOwnDevice(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.kind == .possessive,
      RelatedWords.screens.contains(row[1].lexeme.lemma), isCommon(row[2]),
      row[2].lexeme.kind == .game || row[2].lexeme.kind == .media
        || RelatedWords.onScreens.contains(row[2].lexeme.lemma)
    else { return nil }
    return small("el") + [row[2]] + small("de") + row[...1]
  }

  /// *Carnaval / yo / disfraz / pirata, Navidad / yo / bici*: what one wants for the feast.
  private func wantedAtFeast(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 6, RelatedWords.feasts.contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "yo",
      row[2...].allSatisfy({
        isCommon($0) && $0.lexeme.namesThing || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .adjective || $0.tile == row.last?.tile
      }), isCommon(row[2]) || row[2].lexeme.isDeterminerLike,
      !row[2...].contains(where: { KindSet.places.contains($0.lexeme.kind) })
    else { return nil }
    var things = Array(row[2...])
    if things.count == 2, PortionWords.joins(things[0].lexeme.lemma, things[1].lexeme) {
      things[1] = ofKind(things[1])
    }
    let feast =
      row[0].lexeme.lemma.first?.isUppercase == true || row[0].lexeme.lemma == "carnaval"
      ? [phrase("en \(row[0].lexeme.lemma)", row[0], .time)]
      : small("en", "mi") + [row[0]]
    return [row[1], deed("querer")] + things + feast
  }

  /// *Comedor / ruido, misa / domingo / silencio, parque / gente*: what there is there.
  func thereAtPlace(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 5, let what = row.last,
      RelatedWords.surrounding.contains(what.lexeme.lemma), what.lexeme.wordClass == .noun,
      isCommon(row[0]), isGround(row[0]) || row[0].lexeme.kind == .event,
      row[1...].dropLast().allSatisfy({ $0.lexeme.kind.isTemporal || saysMuch($0) })
    else { return nil }
    let times = row[1...].filter(\.lexeme.kind.isTemporal)
    let much = row[1...].dropLast().filter { !$0.lexeme.kind.isTemporal }
    var bare = what
    if RelatedWords.uncounted.contains(what.lexeme.lemma) { bare.lexeme.article = .bare }
    return read(
      [deed("haber").said(by: .third)] + much + [bare] + small("en", "el") + [row[0]] + times)
  }
}
