import AACCore

/// Portuguese rows with a noun that says where or in what it is done, beside all that the verb needs: *fada / deixar / dinheiro / travesseiro, eu / ver /
/// ornitorrinco / vídeo, time / treinar / chuva, mercado / mamãe / comprar / iogurte, fogueira / assar / marshmallow, judô / eu / ganhar / faixa*. The row is
/// read without it, and it is said behind then.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adverbial de lugar*) and chapter 15 (*Em*); Bechara, *Adjunto adverbial*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidWhere(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, (3...7).contains(row.count),
      row.allSatisfy({ $0.tile != nil && $0.lexeme.kind != .question }),
      let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }),
      !row.contains(where: { $0.lexeme.wordClass == .adposition || $0.lexeme.lemma == "que" }),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1
        || row.count > verb + 1 && row[verb].lexeme.lemma == "querer",
      let place = placeInRow(row, verb)
    else { return nil }
    var rest = row
    let isOf = row[verb].lexeme.lemma == "tirar"
    if place == verb + 2, let thing = row[verb + 1].tile {
      let there = rest.remove(at: place)
      let link =
        there.lexeme.lemma.contains(" ") && there.lexeme.isHuman
        ? [known("em")] : [known(isOf ? "de" : "em"), article]
      return read(rest, with: link + [there], behind: thing)
    }
    var there = rest.remove(at: place)
    if place == 0, verb == 1, row.contains(where: { $0.lexeme.wordClass == .conjunction }) {
      rest.insert(deed("querer"), at: 0)
    }
    if there.lexeme.wordClass == .adjective { there = WordSorter.noun(there) }
    let readings = deeper.readWhole(rest).compactMap { reading -> Clause? in
      guard reading.sequels.isEmpty, reading.verb != nil, !reading.options.contains(.request)
      else { return nil }
      var said = reading
      said.complements += [known("em"), article, there]
      return said
    }
    return readings.isEmpty ? nil : readings
  }

  private func placeInRow(_ row: [Constituent], _ verb: Int) -> Int? {
    placeOfThing(row, verb) ?? placeOfDeed(row, verb) ?? placeLaidFirst(row, verb)
  }

  /// *Dinheiro / travesseiro, feijão / algodão, ornitorrinco / vídeo, faixa / judô*: in what the thing is put, seen or won.
  private func placeOfThing(_ row: [Constituent], _ verb: Int) -> Int? {
    guard verb + 2 < row.count else { return nil }
    let thing = row[verb + 1], place = verb + 2, lemma = row[verb].lexeme.lemma
    if ["colocar", "pôr", "botar"].contains(lemma), verb > 0, place + 1 == row.count,
      [.device, .medicine, .clothing].contains(thing.lexeme.kind)
        || ["curativo", "fralda", "band-aid"].contains(thing.lexeme.lemma),
      row[place].lexeme.isHuman, row[place].government == nil
    {
      return place
    }
    guard isBareNoun(thing), isBareNoun(row[place]), row[place].lexeme.wordClass == .noun,
      !row[place].lexeme.kind.isTemporal
    else { return nil }
    let there = row[place].lexeme
    if CircumstanceWords.placing.contains(lemma) {
      guard thing.lexeme.namesThing, !there.isBeing, there.kind != thing.lexeme.kind,
        !MeaningWords.tools.contains(there.lemma) || lemma == "plantar",
        !KindSet.edible.contains(thing.lexeme.kind) || !KindSet.edible.contains(there.kind),
        !KindSet.places.contains(there.kind), place + 1 == row.count || lemma == "plantar"
      else { return nil }
      return place
    }
    if lemma == "tirar" {
      return place + 1 == row.count && (thing.lexeme.kind == .body || thing.lexeme.namesThing)
        && (there.kind == .furniture || there.kind == .dish
          || there.kind == .body && thing.lexeme.kind != .media && thing.lexeme.lemma != "foto"
          || CircumstanceWords.holding.contains(there.lemma))
        ? place : nil
    }
    if CircumstanceWords.fitting.contains(lemma) {
      return place + 1 == row.count && thing.lexeme.namesThing && there.kind == .body
        && thing.lexeme.kind != .body ? place : nil
    }
    if CircumstanceWords.seeing.contains(lemma), place + 1 == row.count {
      return CircumstanceWords.shown.contains(there.lemma) && thing.lexeme.kind != .media
        && thing.lexeme.wordClass == .noun && !thing.lexeme.isHuman ? place : nil
    }
    return nil
  }

  /// *Treinar / chuva, brilhar / escuro, brincar / lama*: in what weather or on what ground it is done.
  private func placeOfDeed(_ row: [Constituent], _ verb: Int) -> Int? {
    if verb > 0, verb + 2 == row.count, row[verb].lexeme.lemma == "mexer",
      row[verb - 1].lexeme.kind == .animal, row[verb + 1].lexeme.kind == .body
    {
      return verb + 1
    }
    guard verb > 0, verb + 2 == row.count,
      isActor(row[verb - 1]) || row[verb].lexeme.lemma == "brilhar",
      CircumstanceWords.moving.contains(row[verb].lexeme.lemma),
      CircumstanceWords.grounds.contains(row[verb + 1].lexeme.lemma)
    else { return nil }
    return verb + 1
  }

  private func isActor(_ word: Constituent) -> Bool {
    word.lexeme.isBeing || word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
      || ["time", "turma", "equipe", "família", "escola"].contains(word.lexeme.lemma)
  }

  /// *Mercado / mamãe / comprar / iogurte, judô / eu / ganhar / faixa, fogueira / assar / marshmallow*: where it is done was laid first.
  private func placeLaidFirst(_ row: [Constituent], _ verb: Int) -> Int? {
    guard (1...2).contains(verb), isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      !row[0].lexeme.isBeing, verb == 1 || isActor(row[1]), verb + 1 < row.count,
      isBareNoun(row[verb + 1]), row[verb + 1].lexeme.namesThing,
      !row[(verb + 1)...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun
          || KindSet.places.contains($0.lexeme.kind)
      })
    else { return nil }
    let there = row[0].lexeme, lemma = row[verb].lexeme.lemma
    if CircumstanceWords.fires.contains(there.lemma) {
      return CircumstanceWords.cooking.contains(lemma) ? 0 : nil
    }
    if there.kind == .sport {
      return ["ganhar", "perder", "conseguir", "receber"].contains(lemma)
        && row[verb + 1].lexeme.kind != .sport ? 0 : nil
    }
    let isPlace = there.kind == .place || there.kind == .room && verb == 2
    let isFeast = there.kind == .event && KindSet.edible.contains(row[verb + 1].lexeme.kind)
    guard isPlace || isFeast else { return nil }
    return CircumstanceWords.donePlaced.contains(lemma) ? 0 : nil
  }
}

/// Words of such rows.
enum CircumstanceWords {
  static let placing: WordSet = [
    "deixar", "plantar", "derramar", "esconder", "esquecer", "guardar", "entornar", "pendurar",
    "colar", "encontrar", "achar", "semear",
  ]
  /// How a thing is laid to a part of the body.
  static let fitting: WordSet = ["ajeitar", "arrumar", "apoiar", "encaixar", "apertar", "ajustar"]
  /// What one takes things out of.
  static let holding: WordSet = [
    "carteira", "bolsa", "mochila", "estojo", "gaveta", "caixa", "bolso", "pote", "sacola", "mala",
    "lancheira", "cofre", "varal",
  ]
  static let seeing: WordSet = ["ver", "ouvir", "conhecer", "encontrar", "achar", "descobrir"]
  /// Where one sees what is far.
  static let shown: WordSet = [
    "vídeo", "revista", "jornal", "livro", "documentário", "internet", "YouTube", "filme",
    "TikTok", "Instagram", "aquário", "zoológico", "sonho",
  ]
  static let moving: WordSet = [
    "treinar", "brincar", "andar", "correr", "passear", "dormir", "brilhar", "nadar", "dançar",
    "caminhar", "trabalhar", "jogar", "pular", "deitar", "rolar", "esperar", "cantar",
  ]
  static let grounds: WordSet = [
    "chuva", "sol", "neve", "lama", "escuro", "sombra", "areia", "grama", "poça", "gramado",
    "terra", "barro",
  ]
  static let fires: WordSet = [
    "fogueira", "churrasqueira", "forno", "fogão", "panela", "frigideira", "micro-ondas",
    "airfryer", "chapa",
  ]
  static let cooking: WordSet = [
    "assar", "cozinhar", "fazer", "esquentar", "fritar", "grelhar", "preparar", "derreter",
    "aquecer", "torrar",
  ]
  /// What is done at a place with a thing that is there.
  static let donePlaced: WordSet = [
    "comer", "beber", "tomar", "comprar", "ganhar", "perder", "encontrar", "ler",
    "aprender", "pintar", "desenhar", "jogar", "plantar", "assistir", "lanchar", "construir",
  ]
}
