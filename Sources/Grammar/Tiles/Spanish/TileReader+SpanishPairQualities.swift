import AACCore

/// A quality of a Spanish board and one other word, in either order: *caliente / abuela, triste / cansado, ya / sucio, colegio / triste, malo /
/// zumo, ese / cansado, todo / rojo, hoy / diferente*: who or what is so is told by the kinds of both.
///
/// Sources: NGLE §37.7–37.9 (*ser* and *estar*), §35.2 (*tener calor*), §13.14 (adjectives before nouns), §15.9 (adjectives for things), §29.4.
extension TileReader {
  /// The clauses of such a row; nil where the quality is none of these.
  func pairOfQuality(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, CorePairWords.isQuality) else { return nil }
    let (quality, other) = (pair.it, pair.other)
    if CorePairWords.isQuality(other.lexeme) { return twoQualities(row) }
    if other.lexeme.isInfinitive {
      return ofDeed(quality, other, row, isFirst: pair.isFirst)
    }
    if let warm = warmBeing(quality, other) { return warm }
    if CorePairWords.owned.contains(other.lexeme.lemma), CorePairWords.isState(quality.lexeme) {
      let word = quality.lexeme.lemma
      return saidAtOnce(row, "el mío está \(word)")
    }
    if other.lexeme.kind == .demonstrative { return ofShown(quality, other, row, pair.isFirst) }
    if let day = onDay(quality, other, row) ?? besideAmount(quality, other, row, pair.isFirst) {
      return day
    }
    if other.lexeme.wordClass == .adverb { return stateNow(quality, other) }
    guard CorePairWords.isNoun(other.lexeme) else { return nil }
    if other.lexeme.isHuman || other.lexeme.kind == .animal {
      return ofBeing(quality, other, row, isFirst: pair.isFirst)
    }
    if CorePairWords.isMood(quality.lexeme) {
      return moodAndThing(quality, other, row, isFirst: pair.isFirst)
    }
    guard pair.isFirst, ["bueno", "malo", "grande", "pequeño"].contains(quality.lexeme.lemma),
      KindSet.edible.contains(other.lexeme.kind)
        || CorePairWords.handled.contains(other.lexeme.kind)
        || other.lexeme.isPlaceLike || [.body, .furniture, .event].contains(other.lexeme.kind)
    else { return nil }
    guard quality.lexeme.kind == .size, KindSet.edible.contains(other.lexeme.kind) else {
      return inOtherOrder(row)
    }
    // What one likes is big rather than great: *el zumo grande*.
    guard other.lexeme.countability == .mass, quality.lexeme.lemma == "grande" else {
      return stated(.linking("ser"), by: known(other), [quality])
    }
    return saidAtOnce(row, "\(other.lexeme.lemma) \(quality.lexeme.lemma)")
  }

  /// What is warm, as one feels it.
  func warm(_ word: Constituent) -> Constituent {
    var warmth = word
    if let known = tables.lexicon.known("calor") { warmth.lexeme = known }
    return governed(warmth, nil, .bare)
  }

  /// *Triste / cansado, grande / rojo*.
  private func twoQualities(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme)
    let link = tables.lexicon.small("y")
    let areStates = words.allSatisfy {
      CorePairWords.isMood($0) || CorePairWords.isOwn($0) || $0.lemma == "malo"
    }
    if areStates, words.contains(where: CorePairWords.isMood) {
      return stated(.linking("estar"), [row[0]] + link + [row[1]])
    }
    let (first, second) = (words[0].lemma, words[1].lemma)
    return saidAtOnce(
      row, "\(first) \(SpanishOrthography.conjunction("y", before: second)) \(second)")
  }

  /// *Comer / caliente, dormir / cansado, malo / nadar*.
  private func ofDeed(
    _ quality: Constituent, _ verb: Constituent, _ row: [Constituent], isFirst: Bool
  ) -> [Clause]? {
    if ["comer", "beber", "tomar"].contains(verb.lexeme.lemma),
      ["caliente", "frío", "diferente"].contains(quality.lexeme.lemma)
    {
      return stated(deed("querer"), [verb] + tables.lexicon.small("algo") + [quality])
    }
    guard !isFirst, CorePairWords.isMood(quality.lexeme),
      !["parar", "esperar"].contains(verb.lexeme.lemma),
      !["feliz", "contento", "alegre"].contains(quality.lexeme.lemma),
      CorePairWords.isDeed(verb.lexeme.lemma)
    else {
      return nil
    }
    return inOtherOrder(row)
  }

  /// *Caliente / abuela, yo / caliente*: who is warm feels so.
  private func warmBeing(_ quality: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    guard quality.lexeme.lemma == "caliente",
      word.isHuman || word.kind == .animal || word.wordClass == .pronoun && word.kind == .person
    else { return nil }
    return stated(deed("tener"), by: known(other), [warm(quality)])
  }

  /// *Sucio / ese, grande / este, rojo / ese*.
  private func ofShown(
    _ quality: Constituent, _ shown: Constituent, _ row: [Constituent], _ isFirst: Bool
  ) -> [Clause]? {
    let word = quality.lexeme
    if CorePairWords.isMood(word) || SuppliedWords.conditions.contains(word.lemma) {
      return stated(.linking("estar"), by: [shown], [quality])
    }
    guard isFirst || word.kind == .size || ["bueno", "malo", "diferente"].contains(word.lemma),
      word.kind != .color
    else { return isFirst ? inOtherOrder(row) : nil }
    return stated(.linking("ser"), by: [shown], [quality])
  }

  /// *Hoy / diferente, caliente / hoy*: what the day is like.
  private func onDay(
    _ quality: Constituent, _ day: Constituent, _ row: [Constituent]
  ) -> [Clause]? {
    let (word, time) = (quality.lexeme.lemma, day.lexeme.lemma)
    guard let at = ["hoy", "mañana", "ayer"].firstIndex(of: time) else { return nil }
    switch word {
    case "diferente", "bueno":
      return saidAtOnce(row, "\(time) \(["es", "será", "fue"][at]) \(word)")
    case "caliente":
      return saidAtOnce(row, "\(time) \(["hace", "hará", "hizo"][at]) calor")
    default: return nil
    }
  }

  /// *Sucio / todo, nada / rojo, mucho / triste*.
  private func besideAmount(
    _ quality: Constituent, _ amount: Constituent, _ row: [Constituent], _ isFirst: Bool
  ) -> [Clause]? {
    let word = quality.lexeme.lemma
    switch amount.lexeme.lemma {
    case "nada": return saidAtOnce(row, "nada \(word)")
    case "mucho":
      guard CorePairWords.isMood(quality.lexeme) else { return saidAtOnce(row, "muy \(word)") }
      return isFirst ? inOtherOrder(row) : nil
    case "otro": return saidAtOnce(row, "otro \(word)")
    case "todo": return saidAtOnce(row, "todo \(word)")
    case "más": return isFirst ? saidAtOnce(row, "\(amount.lexeme.lemma) \(word)") : nil
    default: return nil
    }
  }

  /// *Ya / sucio, también / triste, malo / otra vez*: who or what is so, and when.
  private func stateNow(_ quality: Constituent, _ adverb: Constituent) -> [Clause]? {
    let word = quality.lexeme
    guard CorePairWords.isState(word) || word.lemma == "malo",
      CorePairWords.beside.contains(adverb.lexeme.lemma)
        || CorePairWords.often.contains(adverb.lexeme.lemma)
    else { return nil }
    let isMine =
      CorePairWords.isMood(word) || word.lemma == "malo"
      || ["luego", "después", "mañana"].contains(adverb.lexeme.lemma)
    return stated(isMine ? .linking("estar") : .linking("estar", .third), [quality, adverb])
  }

  /// *Feliz / María, bueno / perro, María / diferente*.
  private func ofBeing(
    _ quality: Constituent, _ being: Constituent, _ row: [Constituent], isFirst: Bool
  ) -> [Clause]? {
    let word = quality.lexeme
    if word.kind == .color, CalledWords.all.contains(being.lexeme.lemma) {
      return called(being, read(tables.lexicon.small("el") + [quality]))
    }
    if word.lemma == "diferente" { return stated(.linking("ser"), by: known(being), [quality]) }
    guard isFirst, !AddressWords.medics.contains(being.lexeme.lemma) || !CorePairWords.isMood(word),
      CorePairWords.isMood(word) || ["bueno", "malo", "grande", "pequeño"].contains(word.lemma)
    else { return nil }
    return inOtherOrder(row)
  }

  /// *Colegio / triste, zumo / triste, bici / cansado, triste / película*: the speaker is so, there, of it or for want of it.
  private func moodAndThing(
    _ quality: Constituent, _ noun: Constituent, _ row: [Constituent], isFirst: Bool
  ) -> [Clause]? {
    let isWeary = ["cansado", "agotado", "aburrido"].contains(quality.lexeme.lemma)
    let kind = noun.lexeme.kind
    if noun.lexeme.isPlaceLike || noun.lexeme.lemma == "cama" {
      guard noun.lexeme.kind != .home else { return nil }
      if isWeary, quality.lexeme.lemma != "aburrido" {
        return !isFirst && KindRowWords.workplaces.contains(noun.lexeme.lemma)
          ? nil
          : thoughts(
            stated(.linking("estar"), [quality]),
            then: stated(deed("querer"), [deed("ir"), noun]))
      }
      guard noun.lexeme.lemma != "cama" else { return nil }
      return stated(.linking("estar"), [quality] + known(noun, behind: "en"))
    }
    if ["feliz", "contento", "alegre", "enfadado", "enojado"].contains(quality.lexeme.lemma) {
      return nil
    }
    if !isWeary, [.media, .music, .story, .book].contains(kind) {
      return stated(.linking("ser"), by: known(noun), [quality])
    }
    if KindSet.edible.contains(kind) {
      return thoughts(
        stated(.linking("estar"), [quality]), then: stated(deed("querer"), [noun]))
    }
    guard CorePairWords.handled.contains(kind) || kind == .weather else { return nil }
    if isWeary { return stated(.linking("estar"), [quality] + known(noun, behind: "de")) }
    return stated(.linking("estar"), [quality] + known(noun, behind: "por"))
  }
}
