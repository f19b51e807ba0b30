import AACCore

/// Rows of Spanish laid as they are said that lack small words between their tiles: *tú / apagar / horno / antes / salir, fontanero / venir / entre / nueve / y /
/// doce, farmacia / abrir / domingo / mañana, nosotros / pagar / primer / día / mes, papá / dejar / de / fumar / hace / año, ella / temblar / cuando / nerviosa,
/// nosotros / bañarse / aunque / agua / fría, ellos / regar / cuando / ponerse / sol*.
///
/// Sources: NGLE §31.14 (*antes de*), §29.9 (*entre*), §14.7 (articles of times), §24.8 (*hace*), §37.9 (*estar*), §40.4 (order), §45.2 (comparisons).
extension TileReader {
  /// A row with its small words, and the tiles that are one word of it.
  struct SpanishWordedRow {
    var row: [Constituent]
    var joins: [Int: [Int]] = [:]
  }

  /// The row with its small words; nil where it lacks none.
  func wordsBetween(_ row: [Constituent]) -> SpanishWordedRow? {
    guard row.count > 2, var verb = row.firstIndex(where: { $0.lexeme.isInfinitive }) else {
      return nil
    }
    var worded = SpanishWordedRow(row: row)
    clockBetween(&worded, verb)
    dayOfMonth(&worded, verb)
    dayAndPart(&worded, verb)
    freshlyDone(&worded)
    allTheSame(&worded)
    // Two words before the verb that became one bring it nearer.
    guard let moved = worded.row.firstIndex(where: { $0.lexeme.isInfinitive }) else {
      return worded
    }
    verb = moved
    timesInOrder(&worded.row, verb)
    linkedStates(&worded.row, verb)
    rankedNouns(&worded.row)
    comparedThings(&worded.row)
    placesPassed(&worded.row, verb)
    takenUpAgain(&worded.row, verb)
    wordsWithin(&worded, verb)
    return worded.row == row ? nil : worded
  }

  /// The clauses of a row that has got its small words.
  func saidWithWordsBetween(_ worded: SpanishWordedRow) -> [Clause]? {
    var row = worded.row
    if let turned = turnedByItself(row) { row = turned }
    if let linked = nounChainsLinked(row) { row = linked }
    var clauses =
      greatKin(row) ?? ofAgeOrFloor(row) ?? nounsBeforeVerb(row) ?? rolesByOrder(row)
      ?? deeper.readWhole(row)
    for index in clauses.indices {
      clauses[index].joins.merge(worded.joins) { first, _ in first }
    }
    return clauses.isEmpty ? nil : clauses
  }

  // MARK: - When

  /// *Entre / nueve / y / doce*: hours of the clock.
  private func clockBetween(_ worded: inout SpanishWordedRow, _ verb: Int) {
    let row = worded.row
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "entre" }), link > verb,
      link + 3 < row.count, row[link + 2].lexeme.lemma == "y",
      [1, 3].allSatisfy({ row[link + $0].lexeme.wordClass == .numeral }),
      link + 4 == row.count || row[link + 4].lexeme.kind == .weekday
        || ["hoy", "mañana"].contains(row[link + 4].lexeme.lemma),
      !["elegir", "escoger", "repartir", "dividir"].contains(row[verb].lexeme.lemma),
      case let tiles = (0...3).compactMap({ row[link + $0].tile }), tiles.count == 4
    else { return }
    let hours = [1, 3].map { place -> String in
      let hour = row[link + place].lexeme.lemma
      return hour == "uno" || hour == "una" ? "la una" : "las \(hour)"
    }
    worded.row.replaceSubrange(
      link...(link + 3), with: [phrase("entre \(hours[0]) y \(hours[1])", row[link], .time)])
    worded.joins[tiles[0]] = tiles
  }

  /// *Primer / día / mes, último / fin de semana / curso*: which one of what.
  private func dayOfMonth(_ worded: inout SpanishWordedRow, _ verb: Int) {
    let row = worded.row
    guard
      let rank = row.indices.dropLast(2).first(where: { index in
        index > verb
          && PartOfWords.ranks.contains(where: row[index].lexeme.lemma.hasPrefix)
          && SpanishBetweenWords.days.contains(row[index + 1].lexeme.lemma)
          && SpanishBetweenWords.spans.contains(row[index + 2].lexeme.lemma)
      }), row[rank - 1].lexeme.wordClass != .adposition,
      case let tiles = (0...2).compactMap({ row[rank + $0].tile }), tiles.count == 3
    else { return }
    let day = row[rank + 1].lexeme.lemma
    let isFeminine = tables.gender(of: row[rank + 1].lexeme) == .feminine
    let root = PartOfWords.ranks.first(where: row[rank].lexeme.lemma.hasPrefix) ?? ""
    let which =
      isFeminine ? root + "a" : ["primer", "tercer"].contains(root) ? root : root + "o"
    let span = row[rank + 2].lexeme.lemma
    let of = tables.gender(of: row[rank + 2].lexeme) == .feminine ? "de la" : "del"
    let plural = span.hasSuffix("ciones") ? "de las" : of
    worded.row.replaceSubrange(
      rank...(rank + 2),
      with: [
        phrase("\(isFeminine ? "la" : "el") \(which) \(day) \(plural) \(span)", row[rank], .time)
      ])
    worded.joins[tiles[0]] = tiles
  }

  /// *Domingo / mañana, lunes / tarde*: which part of the day (NGLE §30.6).
  private func dayAndPart(_ worded: inout SpanishWordedRow, _ verb: Int) {
    let row = worded.row
    guard
      let day = row.indices.dropLast().first(where: {
        row[$0].lexeme.kind == .weekday
          && ["mañana", "tarde", "noche"].contains(row[$0 + 1].lexeme.lemma)
      }), day > verb, row[day - 1].lexeme.wordClass != .adposition
    else { return }
    worded.row.replaceSubrange(
      (day + 1)...(day + 1), with: small("por", "la") + [row[day + 1]])
  }

  /// *Escalera / estar / recién / pintado*: how lately (NGLE §30.5).
  private func freshlyDone(_ worded: inout SpanishWordedRow) {
    let row = worded.row
    guard let fresh = row.indices.dropLast().first(where: { row[$0].lexeme.lemma == "recién" }),
      row[fresh + 1].lexeme.wordClass == .adjective, let first = row[fresh].tile,
      let second = row[fresh + 1].tile
    else { return }
    var quality = row[fresh + 1]
    quality.lexeme.lemma = "recién \(quality.lexeme.lemma)"
    quality.lexeme.forms = [:]
    worded.row.replaceSubrange(fresh...(fresh + 1), with: [quality])
    worded.joins[second] = [first, second]
  }

  /// *Dar / yo / igual, yo / dar / igual / color*: to whom it is all the same (NGLE §35.9).
  private func allTheSame(_ worded: inout SpanishWordedRow) {
    var row = worded.row
    guard let give = row.firstIndex(where: { $0.lexeme.lemma == "dar" }),
      let same = row.firstIndex(where: { $0.lexeme.lemma == "igual" }), same > give,
      same - give < 3, let first = row[give].tile, let second = row[same].tile
    else { return }
    row[give].lexeme.lemma = "dar igual"
    row.remove(at: same)
    if give == 0, same == 2 { row.swapAt(0, 1) }
    worded.row = row
    worded.joins[first] = [first, second]
  }

  private func timesInOrder(_ row: inout [Constituent], _ verb: Int) {
    beforeDoing(&row, verb)
    agoOne(&row)
    setsBehind(&row)
  }

  /// *Apagar / horno / antes / salir, jubilarse / después / verano*: before and after what.
  private func beforeDoing(_ row: inout [Constituent], _ verb: Int) {
    guard verb > 0, !row.contains(where: { $0.lexeme.lemma == "primero" }),
      let link = row.indices.dropLast().first(where: {
        $0 > verb && ["antes", "después"].contains(row[$0].lexeme.lemma)
      }), case let next = row[link + 1]
    else { return }
    if next.lexeme.isInfinitive, !row[(link + 2)...].contains(where: { $0.lexeme.isInfinitive }) {
      row.insert(contentsOf: small("de"), at: link + 1)
      return
    }
    guard link + 2 == row.count, isOccasion(next) else { return }
    let isBare = ["clase", "terapia", "misa"].contains(next.lexeme.lemma)
    row.insert(contentsOf: isBare ? small("de") : small("de", "el"), at: link + 1)
  }

  private func isOccasion(_ word: Constituent) -> Bool {
    let noun = word.lexeme
    return noun.wordClass == .noun
      && (noun.takesPlace || noun.kind == .meal || noun.kind == .event
        || SpanishBetweenWords.spans.contains(noun.lemma)
        || SpanishBetweenWords.seasons.contains(noun.lemma))
  }

  /// *Hace / año, hace / semana*: how long ago.
  private func agoOne(_ row: inout [Constituent]) {
    guard
      let ago = row.indices.dropLast().first(where: {
        (row[$0].lexeme.lemma == "hace"
          || row[$0].lexeme.lemma == "hacer" && written(row[$0]) == "hace")
          && SpanishBetweenWords.counted.contains(row[$0 + 1].lexeme.lemma)
          && !isWrittenPlural(row[$0 + 1]) && row[$0 + 1].lexeme.number != .plural
      })
    else { return }
    row.insert(contentsOf: small("un"), at: ago + 1)
  }

  /// *Cuando / ponerse / sol, antes de que / salir / luna*: what does it stands before it.
  private func setsBehind(_ row: inout [Constituent]) {
    guard let last = row.last, ["sol", "luna"].contains(last.lexeme.lemma), row.count > 4,
      ["ponerse", "salir", "esconderse", "brillar"].contains(row[row.count - 2].lexeme.lemma),
      SpanishBetweenWords.links.contains(row[row.count - 3].lexeme.lemma)
    else { return }
    row.swapAt(row.count - 1, row.count - 2)
  }

  // MARK: - How it is then

  /// *Cuando / nerviosa, aunque / agua / fría, porque / calle / mojada*: how it is or somebody is, with no verb laid (NGLE §37.9).
  private func linkedStates(_ row: inout [Constituent], _ verb: Int) {
    guard let last = row.last,
      isState(last) || SpanishBetweenWords.states.contains(last.lexeme.lemma),
      let link = row.lastIndex(where: { SpanishBetweenWords.links.contains($0.lexeme.lemma) }),
      link > verb, link + 1 < row.count, link + 3 >= row.count - 1
    else { return }
    if link + 2 == row.count {
      guard row[link].lexeme.lemma != "porque", isState(last) else { return }
      row.insert(deed("estar"), at: link + 1)
      return
    }
    let between = row[(link + 1)..<(row.count - 1)]
    guard let noun = between.last, noun.lexeme.wordClass == .noun, noun.lexeme.namesThing,
      // No / andar / porque / pierna / roto: somebody has it.
      noun.lexeme.kind != .body,
      between.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return }
    row.insert(deed("estar"), at: row.count - 1)
  }

  // MARK: - Which one

  /// *Salir / último / metro, sacar / mejores / notas*: that one is known (NGLE §14.3, §21.5).
  private func rankedNouns(_ row: inout [Constituent]) {
    for index in row.indices.dropFirst().dropLast().reversed() {
      let text = written(row[index])
      if ["mejores", "peores"].contains(text), row[index + 1].lexeme.wordClass == .noun,
        let known = tables.lexicon.known(String(text.dropLast(2)))
      {
        row[index].lexeme = known
      }
      guard row[0].lexeme.kind == .question || row[0].lexeme.lemma == "a qué hora",
        row[index + 1].lexeme.wordClass == .noun, row[index + 1].lexeme.namesThing,
        ["último", "próximo", "primer", "primero", "siguiente"].contains(row[index].lexeme.lemma),
        SpanishBetweenWords.running.contains(row[index - 1].lexeme.lemma)
      else { continue }
      row.insert(contentsOf: small("el"), at: index)
    }
  }

  /// *Sofá / nuevo / ser / más / cómodo / que / viejo, suegro / roncar / más / que / oso*: than which one.
  private func comparedThings(_ row: inout [Constituent]) {
    guard row.count > 3, let last = row.last, row[row.count - 2].lexeme.lemma == "que",
      row.contains(where: {
        ["más", "menos", "mejor", "peor", "mayor"].contains($0.lexeme.lemma)
      })
    else { return }
    if last.lexeme.wordClass == .adjective, !last.lexeme.kind.isSmall,
      row.dropLast(2).contains(where: { $0.lexeme.wordClass == .noun })
    {
      row.insert(contentsOf: small("el"), at: row.count - 1)
    } else if isCommon(last), last.lexeme.kind == .animal, last.lexeme.number != .plural,
      !isWrittenPlural(last), row[row.count - 3].lexeme.lemma == "más",
      row[row.count - 4].lexeme.isInfinitive, row[row.count - 4].lexeme.lemma != "gustar"
    {
      row.insert(contentsOf: small("un"), at: row.count - 1)
    }
  }

  // MARK: - Through and into what

  /// *Silla de ruedas / no / pasar / puerta, móvil / caerse / váter, ellos / mudarse / casa / con / jardín, hermana / volver / Londres*.
  private func placesPassed(_ row: inout [Constituent], _ verb: Int) {
    guard verb + 1 < row.count else { return }
    let next = row[verb + 1]
    switch row[verb].lexeme.lemma {
    case "pasar", "caber", "colarse":
      guard verb > 0, SpanishBetweenWords.gaps.contains(next.lexeme.lemma), isCommon(next) else {
        return
      }
      row.insert(contentsOf: small("por", "el"), at: verb + 1)
    case "caerse", "caer":
      guard row[..<verb].contains(where: { $0.lexeme.namesThing }),
        SpanishBetweenWords.waters.contains(next.lexeme.lemma), isCommon(next)
      else { return }
      row.insert(contentsOf: small("a", "el"), at: verb + 1)
    case "mudarse":
      guard verb + 2 < row.count, ["casa", "piso", "apartamento"].contains(next.lexeme.lemma),
        row[verb + 2].lexeme.lemma == "con" || row[verb + 2].lexeme.wordClass == .adjective
      else { return }
      row.insert(
        contentsOf: small("a", tables.gender(of: next.lexeme) == .feminine ? "una" : "un"),
        at: verb + 1)
    case "cambiarse":
      guard isCommon(next), SpanishBetweenWords.changed.contains(next.lexeme.lemma) else { return }
      row.insert(contentsOf: small("de"), at: verb + 1)
    case "sacar":
      // Sacar / diez / dibujo: a mark, and in what.
      guard verb + 3 == row.count, next.lexeme.wordClass == .numeral,
        !isWrittenPlural(row[verb + 2]),
        row[verb + 2].lexeme.kind == .subject
          || SpanishBetweenWords.marked.contains(row[verb + 2].lexeme.lemma)
      else { return }
      row[verb + 1] = phrase("un \(next.lexeme.lemma)", next)
      row.insert(contentsOf: small("en"), at: verb + 2)
    case "estar":
      // Jefa / estar / baja: off work.
      guard written(next) == "baja", row[..<verb].contains(where: \.lexeme.isHuman),
        verb + 2 == row.count
          || ["desde", "hasta", "por"].contains(row[verb + 2].lexeme.lemma)
      else { return }
      row[verb + 1] = phrase("de baja", next)
    case "volver", "regresar":
      guard row[0].lexeme.lemma == "cuándo", let place = row.last,
        place.lexeme.wordClass == .properNoun, place.lexeme.kind == .place,
        row.count > verb + 2, row[row.count - 2].lexeme.isHuman
      else { return }
      row.insert(contentsOf: small("de"), at: row.count - 1)
    case "hacer", "oír":
      // Hacer / ruido / raro: one that is so.
      guard verb + 2 < row.count, ["ruido", "sonido"].contains(next.lexeme.lemma),
        row[verb + 2].lexeme.wordClass == .adjective
      else { return }
      row.insert(contentsOf: small("un"), at: verb + 1)
    default: return
    }
  }

  // MARK: - What was named

  /// *Doblar / camisetas / y / guardar / cajón*: what was named is put somewhere (NGLE §35.2).
  private func takenUpAgain(_ row: inout [Constituent], _ verb: Int) {
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "y" }), link > verb + 1,
      link + 1 < row.count, case let place = isNegator(row[link + 1]) ? link + 2 : link + 1,
      place < row.count, row[place].lexeme.isInfinitive,
      let thing = row[(verb + 1)..<link].last(where: { isCommon($0) }), thing.lexeme.namesThing,
      !KindSet.places.contains(thing.lexeme.kind),
      row[(verb + 1)..<link].filter({ isCommon($0) }).count == 1
    else { return }
    let rest = row[(place + 1)...]
    if SpanishBetweenWords.storing.contains(row[place].lexeme.lemma), rest.count == 1,
      let there = rest.first, isCommon(there),
      isGround(there)
        || PartOfWords.holders.contains(there.lexeme.lemma)
    {
      row.insert(contentsOf: [takenUp(as: thing)] + small("en", "el"), at: place + 1)
    }
  }
}
