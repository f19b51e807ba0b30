import AACCore

/// Where something is, what it is without and how it is, in a Portuguese row that leaves out the copula and the prepositions around it: *bola / dentro / caixa /
/// vermelha, foto / vovó / em cima / mesa, lápis / sem / ponta, casa / grande / e / bonita, fila / muito / longa / mercado, quinze / menino / e / doze / menina /
/// turma, mas / água / fria*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Predicado nominal*, *Adjunto adnominal*), chapter 15 (*Locuções prepositivas*); Bechara, *Elipse*, *Verbos impessoais*.
extension TileReader {
  /// Puts them in.
  func sayWhereAndHow(_ row: inout [Constituent]) {
    sayCopulaBehindBut(&row)
    guard verbPlace(row) == nil, !row.contains(where: { $0.lexeme.kind == .question }) else {
      return
    }
    if let said = besidePlace(row) ?? withoutThing(row) ?? bothQualities(row) ?? sideBeforePlace(
      row)
      ?? waterOfPlace(row) ?? countedThere(row) ?? feltAt(row) ?? turnAt(row)
    {
      row = said
    }
  }

  // MARK: - Where

  /// *Bola / dentro / caixa / vermelha, foto / vovó / em cima / mesa, gato / embaixo / cama / vovó*: what lies where, of which one word is told more closely.
  private func besidePlace(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3,
      let place = row.firstIndex(where: { WhereAndHowWords.placers.contains($0.lexeme.lemma) }),
      place > 0, place + 1 < row.count,
      !row.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.kind == .social
      }), let topic = ownedNoun(row[..<place]), let ground = ownedNoun(row[(place + 1)...])
    else { return nil }
    return topic + [.linking("estar", .third), row[place], known("de")] + ground
  }

  /// *Foto / vovó → a foto da vovó, caixa / vermelha, minha / bola*: a noun with what is said of it; nil for anything else.
  private func ownedNoun(_ words: ArraySlice<Constituent>) -> [Constituent]? {
    let start = words.prefix { $0.lexeme.isDeterminerLike }.endIndex
    guard start < words.endIndex, isBareNoun(words[start]), !words[start].lexeme.kind.isTemporal
    else { return nil }
    let rest = words[(start + 1)...]
    guard let next = rest.first else { return Array(words) }
    if rest.allSatisfy({
      $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall && !isOwnState($0.lexeme)
    }) {
      return Array(words)
    }
    guard rest.count == 1, isOwnerByName(next.lexeme), !words[start].lexeme.isHuman else {
      return nil
    }
    return words[...start] + [known("de")] + before(next.lexeme) + [next]
  }

  /// *Lápis / sem / ponta, eu / sem / dinheiro, boneca / sem / braço*: what somebody or something has not got now; but *pão / sem / manteiga* is a sort of bread.
  private func withoutThing(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "sem", isPlainThing(row[2]),
      !KindSet.edible.contains(row[2].lexeme.kind) || row[2].lexeme.lemma == "água",
      case let what = row[0].lexeme,
      what.lemma == "eu" || isOwnerByName(what)
        || isPlainThing(row[0]) && !KindSet.edible.contains(what.kind) && !what.takesPlace
          && !WhereAndHowWords.sorts.contains(row[2].lexeme.lemma)
    else { return nil }
    var lacking = row[2]
    lacking.lexeme.article = .bare
    return [
      row[0], .linking("estar", what.lemma == "eu" ? .first : .third), row[1], lacking,
    ]
  }

  /// *Quinze / menino / e / doze / menina / turma*: how many of them there are in a group or a place (Bechara, *Verbos impessoais*).
  private func countedThere(_ row: [Constituent]) -> [Constituent]? {
    guard let place = row.last, row.count > 2, row[0].lexeme.wordClass == .numeral,
      isBareNoun(place),
      place.lexeme.isPlaceLike || WhereAndHowWords.groups.contains(place.lexeme.lemma),
      place.lexeme.lemma != "casa", row.count == 3 || row.count == 6 || row.count == 5
    else { return nil }
    let counted = row.dropLast().filter { $0.lexeme.lemma != "e" }
    guard counted.count == 2 || counted.count == 4,
      counted.indices.allSatisfy({ index in
        let word = counted[index]
        return index % 2 == 0
          ? word.lexeme.wordClass == .numeral : isBareNoun(word) && !word.lexeme.kind.isTemporal
      })
    else { return nil }
    var being = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    being.lexeme.kind = .action
    let and = Constituent(Lexeme(lemma: "e", wordClass: .conjunction, kind: .connective))
    let joint = counted.count == 2 ? [] : [row.first { $0.lexeme.lemma == "e" } ?? and]
    return [being] + counted[..<2] + joint + counted[2...] + [known("em"), article, place]
  }

  /// *Minha / vez / balanço*: where it is one's turn.
  private func turnAt(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.kind == .possessive, row[1].lexeme.lemma == "vez",
      isPlainThing(row[2])
    else { return nil }
    return row[..<2] + [known("em"), article, row[2]]
  }

  // MARK: - How

  /// *Eu / assustado / barulho / forte, eu / ciúme / irmão / pequeno*: what frightens one is strong (Bechara, *Complemento nominal*).
  private func feltAt(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.lemma == "eu", isBareNoun(row[2]),
      row[3].lexeme.isPlainQuality, row[3].lexeme.kind == .size || row[3].lexeme.lemma == "forte"
    else { return nil }
    if WhereAndHowWords.moved.contains(row[1].lexeme.lemma), row[1].lexeme.wordClass == .adjective {
      return row[..<2] + [known("com"), row[2], row[3]]
    }
    guard row[1].lexeme.lemma == "ciúme" || row[1].lexeme.lemma == "inveja" else { return nil }
    return [row[0], .linking("estar", .first), known("com"), row[1], known("de"), row[2], row[3]]
  }

  /// *Casa / grande / e / bonita, sopa / gostosa / mas / muito / quente*: one copula for both qualities.
  private func bothQualities(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 3,
      let first = row.firstIndex(where: { $0.lexeme.isPlainQuality }), first > 0,
      let topic = ownedNoun(row[..<first].prefix { !$0.lexeme.isMeasure }), let last = row.last,
      last.lexeme.isPlainQuality, first + 1 < row.count,
      ["e", "mas"].contains(row[first + 1].lexeme.lemma), first + 2 < row.count,
      row[(first + 2)...].dropLast().allSatisfy(\.lexeme.isMeasure),
      row[..<first].drop(while: { !$0.lexeme.isMeasure }).allSatisfy(\.lexeme.isMeasure),
      let thing = row[..<first].last(where: { isBareNoun($0) })?.lexeme
    else { return nil }
    let isState = [row[first].lexeme, last.lexeme].contains { isSo($0, of: thing) }
    return topic + [.linking(isState ? "estar" : "ser", .third)]
      + row[..<first].drop { !$0.lexeme.isMeasure } + row[first...]
  }

  /// *Fila / muito / longa / mercado*: whose side it is was laid behind what is said of it.
  private func sideBeforePlace(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, isBareNoun(row[0]), row[1].lexeme.isMeasure, row[2].lexeme.isPlainQuality,
      isPlainThing(row[3]), UnlinkedWords.relational.contains(row[0].lexeme.lemma),
      !UnlinkedWords.relational.contains(row[3].lexeme.lemma)
    else { return nil }
    let isState = row[0].lexeme.lemma == "fila" || isSo(row[2].lexeme, of: row[0].lexeme)
    return [
      row[0], known("de"), article, row[3], .linking(isState ? "estar" : "ser", .third), row[1],
      row[2],
    ]
  }

  /// *Chuveiro / água / quente / demais, piscina / água / muito / fria*: the water of the place.
  private func waterOfPlace(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, WhereAndHowWords.waters.contains(row[0].lexeme.lemma),
      ["água", "areia"].contains(row[1].lexeme.lemma),
      let degree = row[2...].firstIndex(where: {
        $0.lexeme.isMeasure || $0.lexeme.lemma == "demais"
      }),
      case var quality = row[5 - degree],
      quality.lexeme.isPlainQuality || WhereAndHowWords.felt.contains(quality.lexeme.lemma)
    else { return nil }
    quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .state)
    let said = degree == 2 ? [row[2], quality] : [quality, row[3]]
    return [article, row[1], known("de"), article, row[0], .linking("estar", .third)] + said
  }

  /// *Eu / gostar / nadar / mas / água / fria*: what is against it is so.
  private func sayCopulaBehindBut(_ row: inout [Constituent]) {
    guard row.count > 3, let link = row.firstIndex(where: { $0.lexeme.lemma == "mas" }), link > 0,
      link + 2 < row.count, isPlainThing(row[link + 1]), var quality = row.last,
      quality.lexeme.isPlainQuality || WhereAndHowWords.felt.contains(quality.lexeme.lemma),
      row[(link + 2)...].dropLast().allSatisfy(\.lexeme.isMeasure)
    else { return }
    let isState = isSo(quality.lexeme, of: row[link + 1].lexeme)
    if quality.lexeme.wordClass != .adjective {
      quality.lexeme = Lexeme(lemma: quality.lexeme.lemma, wordClass: .adjective, kind: .state)
      row[row.count - 1] = quality
    }
    row.insert(.linking(isState ? "estar" : "ser", .third), at: link + 2)
  }

  /// Whether the thing is so just now.
  private func isSo(_ quality: Lexeme, of thing: Lexeme) -> Bool {
    !thing.isBeing && WhereAndHowWords.felt.contains(quality.lemma) || isPassing(quality, of: thing)
  }
}

extension Lexeme {
  /// *Grande, vermelho*: a quality, and no small word.
  fileprivate var isPlainQuality: Bool { wordClass == .adjective && !kind.isSmall }

  /// *Muito, bem, tão*: how much it is so.
  fileprivate var isMeasure: Bool { kind == .degree || lemma == "muito" }
}

/// Words of such rows.
private enum WhereAndHowWords {
  static let placers: WordSet = [
    "dentro", "fora", "em cima", "embaixo", "debaixo", "atrás", "perto", "longe", "ao lado",
    "na frente", "em frente",
  ]
  /// What things of a sort never had.
  static let sorts: WordSet = ["manga", "mangas", "alça", "rodinhas", "salto", "açúcar", "glúten"]
  static let moved: WordSet = [
    "assustado", "assustada", "irritado", "irritada", "incomodado", "incomodada", "animado",
    "animada", "contente", "preocupado", "preocupada", "bravo", "brava",
  ]
  static let groups: WordSet = ["turma", "classe", "sala", "equipe", "time", "família", "fila"]
  static let waters: WordSet = [
    "piscina", "mar", "chuveiro", "banheira", "lago", "rio", "praia", "banho", "torneira", "ducha",
  ]
  /// How things feel just now.
  static let felt: WordSet = [
    "frio", "fria", "quente", "gelado", "gelada", "morno", "morna", "suja", "sujo", "limpa",
    "limpo",
  ]
}
