import AACCore

/// Portuguese rows of a thing, what it is like and a second noun, and of how much first: *mala / perdido / aeroporto, camisa / apertado / pescoço, olho / cansado / tela,
/// mão / sujo / tinta, muito / alto / música, dormir / luz / aceso*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Predicado nominal*, *Complemento nominal*); Bechara, *Regência dos adjetivos*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func describedThere(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, row.count == 3, row.allSatisfy({ $0.tile != nil }) else {
      return nil
    }
    if row[0].lexeme.lemma == "muito", row[1].lexeme.wordClass == .adjective, isBareNoun(row[2]),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal
    {
      return readWhole([row[2], row[0], row[1]])
    }
    if row[0].lexeme.isHuman, isBareNoun(row[0]), row[2].lexeme.lemma == "hoje",
      ["bonito", "lindo", "elegante", "quieto", "estranho", "chato", "engraçado", "cheiroso"]
        .contains(row[1].lexeme.lemma)
    {
      return [
        PortuguesePair(reader: self, first: row[0], second: row[1])
          .told([row[0]], .linking("estar", .third), Array(row[1...]))
      ]
    }
    if DescribedThereWords.chores.contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive,
      isBareNoun(row[1]),
      ["chato", "difícil", "fácil", "cansativo", "divertido"].contains(row[2].lexeme.lemma)
    {
      let aside = PortuguesePair(reader: self, first: row[0], second: row[1])
      return [aside.told([], .linking("ser", .third), [row[2], row[0], aside.known(row[1])])]
    }
    if row[0].lexeme.lemma == "dormir", row[1].lexeme.namesThing, isBareNoun(row[1]),
      DescribedThereWords.leftSo.contains(row[2].lexeme.lemma)
    {
      return read([deed("querer"), row[0], known("com"), article, row[1], row[2]])
    }
    if let owned = describedOfPlace(row) { return owned }
    let isSpeaker = row[0].lexeme.lemma == "eu"
    guard isSpeaker || isBareNoun(row[0]) && row[0].lexeme.wordClass == .noun,
      row[0].lexeme.namesThing || row[0].lexeme.kind == .body
        || DescribedThereWords.held.contains(row[1].lexeme.lemma),
      row[1].lexeme.wordClass == .adjective, isBareNoun(row[2]), row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.kind.isTemporal,
      let link = linkBehind(row[1].lexeme, row[0].lexeme, row[2].lexeme)
    else { return nil }
    let aside = PortuguesePair(reader: self, first: row[0], second: row[1])
    let being = Constituent.linking("estar", isSpeaker ? .first : .third)
    return [aside.told([row[0]], being, [row[1]] + link + [row[2]])]
  }

  /// *Água / frio / piscina, bolo / bom / festa, pneu / furado / carro, carro / azul / garagem*: what the thing of a place or the part of a
  /// thing is like, or where such a thing is.
  private func describedOfPlace(_ row: [Constituent]) -> [Clause]? {
    guard isBareNoun(row[0]), row[0].lexeme.wordClass == .noun, row[0].lexeme.namesThing,
      row[1].lexeme.wordClass == .adjective, isBareNoun(row[2]), row[2].lexeme.wordClass == .noun
    else { return nil }
    let being = Constituent.linking("estar", .third)
    if row[0].lexeme.kind != .body, isPiece(row[0].lexeme, of: row[2].lexeme),
      isParticiple(row[1].lexeme.lemma)
        || DescribedThereWords.conditions.contains(row[1].lexeme.lemma)
    {
      return read([row[0], known("de"), article, row[2], being, row[1]])
    }
    guard
      [.place, .room, .event].contains(row[2].lexeme.kind),
      ![.place, .room, .event, .home].contains(row[0].lexeme.kind)
    else { return nil }
    guard !["cheiro", "comida", "barulho", "som", "gosto"].contains(row[0].lexeme.lemma) else {
      return nil
    }
    if DescribedThereWords.tasted.contains(row[1].lexeme.lemma) {
      return read([row[0], known("de"), article, row[2], being, row[1]])
    }
    guard row[1].lexeme.kind == .color, row[2].lexeme.kind != .event else { return nil }
    return read([row[0], row[1], being, known("em"), article, row[2]])
  }

  /// What stands between a state and the noun behind it; nil where the general rules decide.
  private func linkBehind(
    _ state: Lexeme, _ thing: Lexeme, _ other: Lexeme
  ) -> [Constituent]? {
    if WholeWords.stained.contains(state.lemma) { return isStain(other) ? [known("de")] : nil }
    if state.lemma == "cansado" {
      return thing.kind == .body && !other.isBeing && !KindSet.places.contains(other.kind)
        ? [known("de"), article] : nil
    }
    if DescribedThereWords.jams.contains(other.lemma) {
      return state.lemma == "atrasado"
        ? [known("por causa de"), article]
        : DescribedThereWords.held.contains(state.lemma) ? [known("em"), article] : nil
    }
    guard isParticiple(state.lemma) || DescribedThereWords.conditions.contains(state.lemma) else {
      return nil
    }
    if DescribedThereWords.held.contains(state.lemma),
      [.plant, .furniture, .nature].contains(other.kind)
    {
      return [known("em"), article]
    }
    switch other.kind {
    case .vehicle: return thing.kind == .vehicle ? nil : [known("em"), article]
    case .place, .room, .home: return thing.kind == .body ? nil : [known("em"), article]
    case .body:
      return thing.kind == .clothing || thing.kind == .device ? [known("em"), article] : nil
    default:
      if DescribedThereWords.left.contains(state.lemma),
        CircumstanceWords.holding.contains(other.lemma)
      {
        return [known("em"), article]
      }
      return ["rua", "aeroporto", "metrô", "estação", "calçada", "praia"].contains(other.lemma)
        ? [known("em"), article] : nil
    }
  }
}

/// Words of such rows.
private enum DescribedThereWords {
  /// What one has to do, and has an opinion on.
  static let chores: WordSet = [
    "arrumar", "lavar", "limpar", "escovar", "pentear", "varrer", "amarrar", "guardar", "carregar",
    "subir", "vestir", "dobrar", "cortar",
  ]
  static let leftSo: WordSet = ["aceso", "apagado", "aberto", "fechado", "ligado", "desligado"]
  static let tasted: WordSet = [
    "frio", "quente", "gelado", "bom", "ruim", "gostoso", "delicioso", "morno", "horrível",
  ]
  /// How things are that are in something.
  static let left: WordSet = ["guardado", "perdido", "esquecido", "escondido", "preso"]
  /// Where one gets no farther.
  static let jams: WordSet = ["trânsito", "engarrafamento", "congestionamento", "fila"]
  static let held: WordSet = ["parado", "preso", "retido", "entalado", "atolado"]
  static let conditions: WordSet = ["preso", "solto", "aceso", "frouxo", "largo", "justo"]
}
