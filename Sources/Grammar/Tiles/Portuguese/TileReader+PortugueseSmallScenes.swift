import AACCore

/// Portuguese rows of small scenes whose preposition or doer everybody hears: *picada / mosquito / coçar, curativo / novo / joelho, travesseiro / mais /
/// alto, cadeira / mais / perto / mesa, eu / ficar / castigo, ligar / papai / celular, carta / chegar / de / tia, doer / pouco / não / muito*.
///
/// Sources: Bechara, *Elipse, Regência*; Cunha & Cintra, chapters 10 (*Graus do adjetivo*) and 15 (*De, Em, Para*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func smallScenes(_ row: [Constituent]) -> [Clause]? {
    if let said = itches(row) ?? bandaged(row) ?? setMore(row) ?? punished(row) { return said }
    return phoned(row) ?? arrivedFrom(row) ?? hurtSoMuch(row) ?? skyIs(row)
  }

  /// *Picada / mosquito / coçar, mordida / cachorro / doer*: what one feels of it.
  private func itches(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      ["picada", "mordida", "ferroada", "arranhão"].contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .animal, isBareNoun(row[1]),
      ["coçar", "arder", "doer", "inchar", "sangrar"].contains(row[2].lexeme.lemma)
    else { return nil }
    let aside = PortuguesePair(reader: self, first: row[0], second: row[1])
    return [
      aside.told(
        [article, row[0], known("de"), aside.bare(row[1])], row[2].said(by: .third))
    ]
  }

  /// *Curativo / novo / joelho*: where one wants it.
  private func bandaged(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      ["curativo", "band-aid", "pomada", "creme", "gelo", "gesso", "atadura", "faixa"]
        .contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .adjective, row[2].lexeme.kind == .body, isBareNoun(row[2])
    else { return nil }
    return read([deed("querer"), row[0], row[1], known("em"), article, row[2]])
  }

  /// *Travesseiro / mais / alto, cadeira / mais / perto / mesa*: how one wants it.
  private func setMore(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, isBareNoun(row[0]), row[1].lexeme.lemma == "mais",
      [.furniture, .toy, .device, .vehicle].contains(row[0].lexeme.kind)
        || ["travesseiro", "balanço", "música", "som", "volume", "cama", "luz"]
          .contains(row[0].lexeme.lemma)
    else { return nil }
    var parts: [(String, Int?)] = [
      (row[0].lexeme.lemma, row[0].tile), (row[1].lexeme.lemma, row[1].tile),
    ]
    if row.count == 4 {
      guard ["perto", "longe"].contains(row[2].lexeme.lemma), isBareNoun(row[3]),
        row[3].lexeme.wordClass == .noun
      else { return nil }
      let of = tables.gender(of: row[3].lexeme) == .feminine ? "da" : "do"
      parts += [
        (row[2].lexeme.lemma, row[2].tile), (of, nil), (row[3].lexeme.lemma, row[3].tile),
      ]
    } else {
      guard
        ["alto", "baixo", "perto", "forte", "fraco", "inclinado", "claro", "escuro"]
          .contains(row[2].lexeme.lemma)
      else { return nil }
      let form =
        row[2].lexeme.wordClass == .adjective
        ? variety.morphology.adjective(
          row[2].lexeme.lemma, tables.gender(of: row[0].lexeme) ?? .masculine, .singular
        ).first : nil
      parts.append((form ?? row[2].lexeme.lemma, row[2].tile))
    }
    return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
  }

  /// *Eu / ficar / castigo, quando / crescer / ser / bombeiro*.
  private func punished(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isHuman || row[0].lexeme.wordClass == .pronoun,
      row[1].lexeme.lemma == "ficar", row[2].lexeme.lemma == "castigo"
    else { return nil }
    return read([row[0], row[1], known("de"), row[2]])
  }

  /// *Ligar / papai / celular*: whom one wants to call.
  private func phoned(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["ligar", "telefonar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.isHuman, isBareNoun(row[1]),
      ["celular", "tablet"].contains(row[2].lexeme.lemma)
    else { return nil }
    return read(
      [deed("querer"), row[0], known("para")] + before(row[1].lexeme)
        + [row[1], known("em"), article, row[2]])
  }

  /// *Carta / chegar / de / tia*: from whom it is.
  private func arrivedFrom(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isBareNoun(row[0]), row[0].lexeme.namesThing,
      row[1].lexeme.lemma == "chegar", row[2].lexeme.lemma == "de", row[3].lexeme.isHuman
    else { return nil }
    let told = PortuguesePair(reader: self, first: row[0], second: row[3])
      .told(
        [article, row[0], row[2]] + before(row[3].lexeme) + [row[3]], row[1].said(by: .third))
    return [told.over]
  }

  /// *Doer / pouco / não / muito, aqui / não / doer / ali / sim*.
  private func hurtSoMuch(_ row: [Constituent]) -> [Clause]? {
    if row.count == 4, row[0].lexeme.lemma == "doer", row[2].lexeme.lemma == "não",
      ["pouco", "um pouco", "muito"].contains(row[1].lexeme.lemma),
      ["pouco", "muito", "tanto"].contains(row[3].lexeme.lemma)
    {
      return [
        spoken(
          [
            ("dói", row[0].tile, true), (row[1].lexeme.lemma, row[1].tile, true),
            ("não", row[2].tile, false), (row[3].lexeme.lemma, row[3].tile, true),
          ], exclaims: false)
      ]
    }
    guard row.count == 5, BoardPairWords.whereabouts.contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "não", row[2].lexeme.lemma == "doer",
      BoardPairWords.whereabouts.contains(row[3].lexeme.lemma), row[4].lexeme.lemma == "sim"
    else { return nil }
    return [
      spoken(
        [
          (row[0].lexeme.lemma, row[0].tile, true), ("não", row[1].tile, true),
          ("dói", row[2].tile, true), (row[3].lexeme.lemma, row[3].tile, false),
          ("sim", row[4].tile, true),
        ], exclaims: false)
    ]
  }

  /// *Céu / cinza*: how it looks.
  private func skyIs(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, ["céu", "nuvem", "nuvens"].contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .noun, row[0].government == nil,
      [
        "cinza", "preto", "escuro", "nublado", "rosa", "laranja", "cinzento", "cinzentas",
        "carregado",
        "estrelado",
        "limpo", "claro",
      ].contains(row[1].lexeme.lemma)
    else { return nil }
    return read([article, row[0], .linking("estar", .third), row[1]])
  }
}
