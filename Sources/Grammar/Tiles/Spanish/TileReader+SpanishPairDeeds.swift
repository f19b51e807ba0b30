import AACCore

/// A deed of a Spanish board and one other word, in either order: *dar / rojo, terminar / abuela, llevar / parque, parar / aquí, poder / película,
/// romper / perro, comer / ese, jugar / zapatos, esperar / nadar*: who is asked, with whom and on what it is done.
///
/// Sources: NGLE §42.3 (requests), §35.1–35.4 (pronouns of the object), §16.11 (*lo*), §26.9 (*para*), §28.2 (*poder*, *parar de*), §29.3 (*con*), §23.7
/// (what has just happened).
extension TileReader {
  /// The clauses of such a row; nil where the deed is none of these.
  func pairOfDeed(_ row: [Constituent]) -> [Clause]? {
    guard let pair = picked(row, { $0.isInfinitive }) else { return nil }
    if pair.other.lexeme.isInfinitive { return twoDeeds(row) }
    let (verb, other, isFirst) = (pair.it, pair.other, pair.isFirst)
    guard other.lexeme.wordClass != .noun || !CorePairWords.felt.contains(other.lexeme.lemma) else {
      return nil
    }
    if let said = answeredOrRained(row, verb, other, isFirst: isFirst) { return said }
    if let said = withPointed(verb, other) ?? withoutThing(verb, other) { return said }
    if let said = doneByListener(verb, other, isFirst: isFirst) { return said }
    switch verb.lexeme.lemma {
    case "dar": return given(verb, other, isFirst: isFirst)
    case "terminar", "acabar": return finished(verb, other, isFirst: isFirst)
    case "llevar": return carried(verb, other, isFirst: isFirst)
    case "parar": return stopped(verb, other)
    case "poder": return allowed(verb, other, isFirst: isFirst)
    case "necesitar", "tener": return neededPlace(verb, other)
    case "venir", "ir": return comingWith(row, verb, other, isFirst: isFirst)
    case "romper": return broken(verb, other)
    case "quitar", "poner": return takenOrPut(verb, other, isFirst: isFirst)
    case "esperar": return awaited(verb, other)
    case "jugar": return playedWith(verb, other, isFirst: isFirst)
    case "ver", "escuchar", "mirar": return seen(verb, other, isFirst: isFirst)
    case "encontrar": return found(verb, other, isFirst: isFirst)
    case "gustar": return liked(verb, other)
    case "dormir":
      guard other.lexeme.kind == .music else { return nil }
      return stated(deed("querer"), [verb] + tables.lexicon.small("con") + [other])
    default: return nil
    }
  }

  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }
  private var it: Constituent { Constituent(WordJoiner.pronoun("lo")) }

  // MARK: Two deeds

  /// *Parar / nadar, esperar / jugar, dar / beber, jugar / terminar*.
  private func twoDeeds(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme.lemma)
    if words[0] == "dar", ["comer", "beber"].contains(words[1]) {
      return requested(row[0], small("de") + [row[1]] + small("yo"))
    }
    if let at = words.firstIndex(of: "parar"), CorePairWords.isDeed(words[1 - at]),
      !["parar", "esperar"].contains(words[1 - at])
    {
      return stated(deed("querer"), [row[at]] + small("de") + [row[1 - at]])
    }
    if let at = words.firstIndex(of: "esperar"),
      CorePairWords.isDeed(words[1 - at]) || words[1 - at] == "mirar"
    {
      return stated(row[at], small("para") + [row[1 - at]])
    }
    guard words[1] == "terminar", CorePairWords.isDeed(words[0]) else { return nil }
    return inOtherOrder(row)
  }

  // MARK: Any deed

  /// *Sí / nadar, lluvia / jugar*.
  private func answeredOrRained(
    _ row: [Constituent], _ verb: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let lemma = verb.lexeme.lemma
    if other.lexeme.lemma == "sí" {
      guard CorePairWords.isDeed(lemma), !["esperar", "parar"].contains(lemma) else { return nil }
      return read([other, deed("querer"), verb])
    }
    guard !isFirst, other.lexeme.lemma == "lluvia",
      CorePairWords.isDeed(lemma) || ["querer", "necesitar", "gustar", "venir"].contains(lemma)
    else { return nil }
    return inOtherOrder(row)
  }

  /// *Comer / ese, otro / beber, abrir / otro, ese / quitar, ver / rojo*: what one wants oneself, and what is asked of the others.
  private func withPointed(_ verb: Constituent, _ other: Constituent) -> [Clause]? {
    let (lemma, word) = (verb.lexeme.lemma, other.lexeme)
    let isColor = word.kind == .color && word.wordClass == .adjective
    let isPointed = ["ese", "este", "aquel", "otro", "mi", "mío"].contains(word.lemma)
    guard isColor || isPointed || ["más", "todo"].contains(word.lemma) else { return nil }
    let thing = isColor ? small("el") + [other] : [other]
    if CorePairDeeds.asked.contains(lemma), !["mi", "mío", "todo"].contains(word.lemma) {
      return requested(verb, thing)
    }
    guard isPointed || isColor, CorePairDeeds.wished.contains(lemma) else { return nil }
    if lemma == "jugar" {
      let isWith = isColor || CorePairWords.owned.contains(word.lemma)
      return stated(deed("querer"), [verb] + small(isWith ? "con" : "a") + thing)
    }
    return stated(deed("querer"), [verb] + thing)
  }

  /// *Ya / hacer, yo / romper, poner / otra vez, por favor / hacer*: to a thing that is there to be seen.
  private func withoutThing(_ verb: Constituent, _ other: Constituent) -> [Clause]? {
    let (lemma, word) = (verb.lexeme.lemma, other.lexeme.lemma)
    let isWhen = CorePairWords.beside.contains(word) || CorePairWords.often.contains(word)
    let isAsked = CorePairDeeds.asked.contains(lemma) || lemma == "hacer"
    if word == "por favor", isAsked, lemma == "hacer" || lemma == "poner" || lemma == "quitar" {
      return requested(verb, [it, other])
    }
    if ["poner", "quitar"].contains(lemma), CorePairDeeds.asking.contains(word) {
      return requested(verb, [it, other])
    }
    if ["abrir", "cerrar"].contains(lemma), ["ahora", "otra vez", "ya"].contains(word) {
      return requested(verb, [other])
    }
    guard CorePairDeeds.objected.contains(lemma), isWhen || word == "yo" || word == "sí" else {
      return nil
    }
    let who = word == "yo" ? [other] : []
    let rest = [it] + (word == "yo" ? [] : [other])
    let isDone =
      ["ya", "todavía no", "otra vez", "también"].contains(word) && lemma != "llevar"
      || ["romper", "encontrar"].contains(lemma)
        && (["yo", "sí", "hoy", "tampoco"].contains(word)
          || SpanishCoreWords.places.contains(word))
    guard isDone, lemma != "poner", lemma != "quitar" else {
      return lemma == "llevar" ? nil : stated(verb, by: who, rest)
    }
    return over(verb, by: who, rest)
  }

  /// *Comer / tú, abrir / tú*: the speaker laid *tú*, and it is heard.
  private func doneByListener(
    _ verb: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    guard isFirst, BoardWords.listeners.contains(other.lexeme.lemma),
      CorePairDeeds.yours.contains(verb.lexeme.lemma)
    else { return nil }
    var you = other
    you.lexeme = Lexeme(lemma: other.lexeme.lemma, wordClass: .adverb, kind: .manner)
    let isOnThing = ["abrir", "hacer", "cerrar"].contains(verb.lexeme.lemma)
    return requested(verb, (isOnThing ? [it] : []) + [you])
  }

  // MARK: Giving and taking

  /// *Dar / otro, rojo / dar, bici / dar, dar / abuela*.
  private func given(
    _ verb: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let word = other.lexeme
    let me = small("yo")
    if ["otro", "ese", "este", "aquel", "más", "todo", "sí", "turno", "ya", "ahora", "otra vez"]
      .contains(word.lemma)
    {
      if word.lemma == "turno" { return requested(verb, me + small("mi") + [other]) }
      return requested(verb, me + [other])
    }
    if word.wordClass == .adjective, word.kind == .color || word.kind == .size {
      return requested(verb, me + small("el") + [other])
    }
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isHuman || word.kind == .animal {
      return isFirst ? requested(verb, [it] + small("a") + known(other)) : nil
    }
    if word.kind == .story || ["beso", "abrazo"].contains(word.lemma) {
      return requested(verb, me + [other])
    }
    guard
      [.vehicle, .media, .clothing].contains(word.kind) || word.lemma == "mano"
        || BoardWords.atHand.contains(word.lemma)
    else { return nil }
    return requested(verb, me + known(other))
  }

  /// *Llevar / parque, baño / llevar, llevar / bici, llevar / mamá*.
  private func carried(
    _ verb: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let word = other.lexeme
    let me = small("yo")
    if word.lemma == "fuera" || word.lemma == "afuera" { return requested(verb, me + [other]) }
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isPlaceLike || word.lemma == "cama" { return requested(verb, me + [other]) }
    if CorePairWords.isHealer(word.lemma) {
      return requested(verb, me + [governed(other, "a", .definite)])
    }
    if isFirst, CalledWords.all.contains(word.lemma) { return requested(verb, by: [other], me) }
    guard BoardWords.atHand.contains(word.lemma), word.kind == .vehicle else { return nil }
    return stated(verb, [governed(other, nil, .definite)])
  }

  /// *Quitar / perro, poner / zumo, poner / abuela, pelota / poner*.
  private func takenOrPut(
    _ verb: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let (word, isPut) = (other.lexeme, verb.lexeme.lemma == "poner")
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isHuman {
      guard isFirst || isPut else { return nil }
      return requested(verb, by: [other], [it])
    }
    if word.kind == .animal {
      guard !isPut else { return nil }
      let name = named(other)
      let take = variety == .spanishArgentina ? "quitá" : "quita"
      return saidAtOnce(
        [verb, other],
        name.hasPrefix("el ") ? "\(take) al \(name.dropFirst(3))" : "\(take) a \(name)")
    }
    guard isPut else { return nil }
    switch word.kind {
    case .food, .drink, .dish:
      let isSome = word.countability == .mass || word.number == .plural
      return requested(
        verb, small("yo") + (isSome ? [governed(other, nil, .bare)] : small("un") + [other]))
    case .toy, .vehicle, .book, .game: return requested(verb, known(other))
    default: return nil
    }
  }

  // MARK: Ending

  /// *Terminar / abuela, baño / terminar, terminar / bici, música / terminar*.
  private func finished(
    _ verb: Constituent, _ other: Constituent, isFirst: Bool
  ) -> [Clause]? {
    let word = other.lexeme
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isHuman || word.kind == .animal {
      return isFirst ? over(verb, known(other, behind: "con")) : nil
    }
    if word.isPlaceLike || word.lemma == "cama" { return over(verb, known(other, behind: "en")) }
    if word.kind == .music || word.kind == .weather {
      return over(verb, by: known(other))
    }
    guard [.toy, .vehicle, .clothing].contains(word.kind) else { return nil }
    return over(verb, known(other, behind: "con"))
  }

  /// *Parar / abuela, ya / parar, parar / parque, parar / bici*.
  private func stopped(_ verb: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    if ["aquí", "ahí", "allí", "ya", "ahora", "ahora mismo", "fuera"].contains(word.lemma) {
      return requested(verb, [other])
    }
    guard CorePairWords.isNoun(word) else { return nil }
    if word.isHuman { return requested(verb, by: [other]) }
    if word.isPlaceLike { return requested(verb, known(other, behind: "en")) }
    guard BoardWords.atHand.contains(word.lemma), word.kind == .vehicle else { return nil }
    return requested(verb, [governed(other, nil, .definite)])
  }

  /// *Romper / perro, María / romper*: who has done it.
  private func broken(_ verb: Constituent, _ other: Constituent) -> [Clause]? {
    let word = other.lexeme
    guard CorePairWords.isNoun(word), word.isHuman || word.kind == .animal else { return nil }
    return over(verb, by: known(other), [it])
  }
}
