import AACCore

/// Rows of Spanish laid as they are said whose words are linked as those chosen by role: *ser / peor / película / de / año, quién / enseñar / tú / cocinar, yo /
/// tener / que / limpiar / habitación, tío / conducir / camión / por / toda / España, aquí / hacer / más / calor / que / ciudad*.
///
/// Sources: NGLE §45.13 (superlatives), §35.4 (*enseñar a*), §28.6 (*tener que*), §19.8 (*todo*), §45.2 (*que* of comparisons).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func rolesByOrder(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3 else { return nil }
    if let said = celebratedByTown(row) ?? mostOfAll(row) ?? taughtByWhom(row) ?? warmerThan(row) {
      return [said]
    }
    return oughtTo(row) ?? allOfLand(row) ?? favoriteTeam(row)
  }

  /// *Mi / equipo / favorito / ser / Betis*: which one it is, and not whose (NGLE §37.5, *copulativas especificativas*).
  private func favoriteTeam(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 5, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "equipo",
      row[2].lexeme.lemma == "favorito", row[3].lexeme.lemma == "ser", let team = row.last,
      team.lexeme.wordClass == .properNoun
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[...2])
    clause.verb = row[3]
    clause.complements = [phrase("el \(team.lexeme.lemma)", team)]
    return [clause]
  }

  /// *Ser / peor / película / de / año, esta / ser / mejor / canción / de / mundo*: of all that there are.
  private func mostOfAll(_ row: [Constituent]) -> Clause? {
    let verb = row[0].lexeme.kind == .demonstrative ? 1 : 0
    guard row.count == verb + 5, row[verb].lexeme.lemma == "ser", row[verb].lexeme.isInfinitive,
      ["mejor", "peor"].contains(row[verb + 1].lexeme.lemma),
      row[verb + 2].lexeme.wordClass == .noun, row[verb + 3].lexeme.lemma == "de",
      row[verb + 4].lexeme.wordClass == .noun
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<verb])
    clause.verb = row[verb]
    if verb == 0 { clause.verb = row[verb].said(by: .third) }
    clause.complements = row[(verb + 1)...(verb + 3)] + small("el") + [row[verb + 4]]
    return clause
  }

  /// *Pueblo / celebrar / fiesta / santo / agosto*: who celebrates it, and whose feast it is.
  private func celebratedByTown(_ row: [Constituent]) -> Clause? {
    guard row[1].lexeme.lemma == "celebrar", row[1].lexeme.isInfinitive, isCommon(row[0]),
      ["pueblo", "barrio", "ciudad", "colegio", "país", "iglesia"].contains(row[0].lexeme.lemma),
      ["fiesta", "fiestas", "día"].contains(row[2].lexeme.lemma), row[3].lexeme.isHuman
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = row[1]
    clause.complements = small("el") + [row[2]] + small("de", "el") + row[3...]
    return clause
  }

  /// *Quién / enseñar / tú / cocinar, quién / ayudar / yo / estudiar*: who does it for whom.
  private func taughtByWhom(_ row: [Constituent]) -> Clause? {
    guard row[0].lexeme.lemma == "quién", row[1].lexeme.isInfinitive,
      ["enseñar", "ayudar", "obligar", "animar", "invitar"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .pronoun, row[2].lexeme.kind == .person,
      row[3].lexeme.isInfinitive || row[3].lexeme.lemma == "a" && row.count > 4,
      row.filter({ $0.lexeme.wordClass == .verb }).count == 2
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = Array(row[2...])
    clause.isQuestion = true
    return clause
  }

  /// *Aquí / hacer / más / calor / que / ciudad*: than it is there.
  private func warmerThan(_ row: [Constituent]) -> Clause? {
    guard let verb = row.firstIndex(where: { $0.lexeme.lemma == "hacer" }), verb < 2,
      row[verb].lexeme.isInfinitive, row.count == verb + 5,
      ["más", "menos"].contains(row[verb + 1].lexeme.lemma),
      ["calor", "frío", "viento", "sol", "fresco"].contains(row[verb + 2].lexeme.lemma),
      row[verb + 3].lexeme.lemma == "que", let last = row.last, isCommon(last),
      KindSet.places.contains(last.lexeme.kind) || last.lexeme.kind == .nature,
      let there = named(last.lexeme)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[verb].said(by: .third)
    let than = phrase(last.lexeme.lemma == "casa" ? "que en casa" : "que en \(there)", last)
    clause.complements = row[(verb + 1)...(verb + 2)] + [than]
    if let tile = last.tile, let link = row[verb + 3].tile { clause.joins[tile] = [link, tile] }
    guard verb == 1 else { return clause }
    var here = row[0]
    if isCommon(here) {
      guard KindSet.places.contains(here.lexeme.kind), let place = named(here.lexeme) else {
        return nil
      }
      here = phrase(here.lexeme.lemma == "casa" ? "en casa" : "en \(place)", here, .direction)
    }
    guard here.lexeme.wordClass == .adverb else { return nil }
    here.lexeme.forms[Adverbial.starting] = ""
    clause.complements.insert(here, at: 0)
    return clause
  }

  /// *Yo / tener / que / limpiar / habitación*: what is to be done is no thing that one has (NGLE §28.6).
  private func oughtTo(_ row: [Constituent]) -> [Clause]? {
    guard
      let have = row.firstIndex(where: { $0.lexeme.lemma == "tener" }), have + 3 < row.count,
      row[have].lexeme.isInfinitive, row[have + 1].lexeme.lemma == "que",
      row[have + 2].lexeme.isInfinitive,
      row[(have + 3)...].contains(where: { $0.lexeme.kind == .room || $0.lexeme.kind == .home }),
      let first = row[have].tile, let second = row[have + 1].tile
    else { return nil }
    var laid = row
    laid[have].lexeme.lemma = "tener que"
    laid.remove(at: have + 1)
    return joined(deeper.readWhole(laid), first, second)
  }

  /// *Por / toda / España*: the whole land.
  private func allOfLand(_ row: [Constituent]) -> [Clause]? {
    guard
      let land = row.indices.dropFirst().first(where: {
        row[$0].lexeme.wordClass == .properNoun && row[$0].lexeme.kind == .place
      }), ["toda", "todo"].contains(written(row[land - 1])),
      case let isFeminine = (row[land].lexeme.gender ?? tables.gender(of: row[land].lexeme))
        == .feminine || row[land].lexeme.lemma.hasSuffix("a"),
      case let all = isFeminine ? "toda" : "todo",
      let first = row[land - 1].tile, let second = row[land].tile
    else { return nil }
    var laid = row
    laid[land].lexeme.lemma = "\(all) \(row[land].lexeme.lemma)"
    laid.remove(at: land - 1)
    return joined(deeper.readWhole(laid), second, first, second)
  }

  /// The clauses in which one word is heard for several tiles.
  private func joined(_ clauses: [Clause], _ word: Int, _ tiles: Int...) -> [Clause]? {
    guard !clauses.isEmpty else { return nil }
    return clauses.map { clause in
      var said = clause
      said.joins[word] = tiles.count == 1 ? [word, tiles[0]] : tiles
      return said
    }
  }
}
