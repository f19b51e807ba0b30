import AACCore

/// Portuguese rows of three to five words without a verb, or with no verb but that of what one feels about, in which the second noun is of the
/// first, in it, on it or what it is made of: *aula / arte / divertida, bolo / forno / meia hora, lanche / fruta / biscoitos, mapa /
/// porta-luvas / carro, iogurte / vencido / geladeira, cachorro / contente / ver / você* (Cunha & Cintra, chapter 7, *Predicado
/// nominal*, *Adjunto adnominal*; Bechara, *Elipse*).
extension TileReader {
  /// The clause of such a row, with the verb that was left out; nil: any other.
  func saidOfThings(_ tiles: [Constituent]) -> Clause? {
    guard isPlain, (3...5).contains(tiles.count), isBareNoun(tiles[0]) || tiles[0].lexeme.isHuman
    else { return nil }
    if let said = isGladTo(tiles) ?? personGoes(tiles) { return said }
    guard tiles[0].lexeme.namesThing || tiles[0].lexeme.kind == .animal,
      tiles[0].lexeme.wordClass == .noun,
      tiles.allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .question && $0.lexeme.wordClass != .interjection
      })
    else { return nil }
    if tiles[1].lexeme.wordClass == .adjective { return isSoThere(tiles) }
    if let said = saidOnBody(tiles) { return said }
    guard isBareNoun(tiles[1]), tiles[1].lexeme.wordClass == .noun else { return nil }
    return tripThen(tiles) ?? isOfLesson(tiles) ?? isOfPart(tiles) ?? hangsThere(tiles)
      ?? staysThere(tiles)
      ?? isServed(tiles) ?? hasOn(tiles)
      ?? isInside(tiles)
  }

  /// A clause with a verb that nobody laid, read in order.
  func saidWithVerb(_ subject: [Constituent], _ verb: String, _ rest: [Constituent]) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = subject
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = ["ser", "estar"].contains(verb) ? .linking(verb) : deed(verb)
    clause.complements = rest
    return clause
  }

  private func being(_ quality: Lexeme, _ thing: Lexeme) -> String {
    isPassing(quality, of: thing) ? "estar" : "ser"
  }

  // MARK: - What it is like

  /// *Química / difícil / mim, cofrinho / cheio / moedas, frango / cru / dentro, iogurte / vencido / geladeira*: for whom, of what and where.
  private func isSoThere(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3 else { return nil }
    let thing = tiles[0], quality = tiles[1], last = tiles[2].lexeme
    if ["mim", "eu", "nós", "você"].contains(last.lemma) {
      guard ThingsOfThingsWords.judged.contains(quality.lexeme.lemma) else { return nil }
      var whom = tiles[2]
      if last.lemma == "eu" { whom.lexeme = known("mim").lexeme }
      return saidWithVerb([thing], "ser", [quality, known("para"), whom])
    }
    if ["dentro", "fora", "por dentro", "por fora"].contains(last.lemma) {
      let side = last.lemma.hasPrefix("por") ? last.lemma : "por \(last.lemma)"
      let where_ = Constituent(
        Lexeme(lemma: side, wordClass: .adverb, kind: .manner), tile: tiles[2].tile)
      return saidWithVerb([thing], being(quality.lexeme, thing.lexeme), [quality, where_])
    }
    guard isBareNoun(tiles[2]), last.wordClass == .noun, last.namesThing else { return nil }
    if ["cheio", "lotado", "coberto"].contains(quality.lexeme.lemma) {
      return saidWithVerb([thing], "estar", [quality, tiles[2]])
    }
    guard ThingsOfThingsWords.spoilt.contains(quality.lexeme.lemma),
      KindSet.edible.contains(thing.lexeme.kind),
      ThingsOfThingsWords.stores.contains(last.lemma)
    else { return nil }
    return saidWithVerb([thing, known("de"), article, tiles[2]], "estar", [quality])
  }

  /// *Aula / arte / divertida, livro / ciências / pesado*: what is taught in it.
  private func isOfLesson(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, tiles[2].lexeme.wordClass == .adjective,
      MeaningWords.lessons.contains(tiles[0].lexeme.lemma) || tiles[0].lexeme.lemma == "caderno",
      MeaningWords.taught.contains(tiles[1].lexeme.kind)
        || ThingsOfThingsWords.arts.contains(tiles[1].lexeme.lemma)
    else { return nil }
    var art = tiles[1]
    art.lexeme.article = .bare
    return saidWithVerb(
      [tiles[0], known("de"), art], being(tiles[2].lexeme, tiles[0].lexeme), [tiles[2]])
  }

  /// *Buraco / meia / grande, nariz / palhaço / vermelho, caixa / lápis / vermelha*: of what it is a part, a flaw or a vessel.
  private func isOfPart(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, tiles[2].lexeme.wordClass == .adjective else { return nil }
    let head = tiles[0].lexeme, whole = tiles[1].lexeme
    if ThingsOfThingsWords.flaws.contains(head.lemma),
      whole.kind == .clothing || whole.kind == .furniture || whole.lemma == "parede"
    {
      return saidWithVerb([tiles[0], known("de"), article, tiles[1]], "ser", [tiles[2]])
    }
    if head.kind == .body, whole.isBeing, whole.wordClass == .noun, !isOwnerByName(whole),
      tiles[2].lexeme.kind == .color || tiles[2].lexeme.kind == .size
    {
      return saidWithVerb([tiles[0], known("de"), article, tiles[1]], "ser", [tiles[2]])
    }
    guard ["caixa", "pacote", "pote", "saco", "caixinha"].contains(head.lemma),
      ThingsOfThingsWords.packed.contains(whole.lemma)
    else { return nil }
    var content = tiles[1]
    content.lexeme.article = .bare
    return saidWithVerb([tiles[0], known("de"), content], being(tiles[2].lexeme, head), [tiles[2]])
  }

  /// *Foto / família / parede*: of whom, and where it hangs.
  private func hangsThere(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3,
      ["foto", "quadro", "retrato", "desenho"].contains(tiles[0].lexeme.lemma),
      tiles[1].lexeme.isHuman || tiles[1].lexeme.lemma == "família",
      ["parede", "geladeira", "mural", "porta", "estante", "celular"]
        .contains(tiles[2].lexeme.lemma)
    else { return nil }
    let whose = tiles[1].lexeme.lemma == "família" ? [article] : before(tiles[1].lexeme)
    return saidWithVerb(
      [tiles[0], known("de")] + whose + [tiles[1]], "estar", [known("em"), article, tiles[2]])
  }

  /// *Excursão / museu / ciências / terça-feira*: to which house, and when (Cunha & Cintra, chapter 15, *A*).
  private func tripThen(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 4,
      ["excursão", "visita", "passeio", "viagem"].contains(tiles[0].lexeme.lemma),
      tiles[1].lexeme.kind == .place, tiles[3].lexeme.kind == .weekday, isBareNoun(tiles[2]),
      MeaningWords.taught.contains(tiles[2].lexeme.kind)
        || ThingsOfThingsWords.arts.contains(tiles[2].lexeme.lemma)
    else { return nil }
    var museum = tiles[1]
    let the = tables.gender(of: museum.lexeme) == .feminine ? "à" : "ao"
    museum.lexeme.lemma = "\(tiles[0].lexeme.lemma) \(the) \(museum.lexeme.lemma)"
    museum.lexeme.gender = tables.gender(of: tiles[0].lexeme)
    museum.lexeme.kind = .event
    museum.lexeme.article = .definite
    museum.tile = tiles[0].tile
    var topic = tiles[2]
    topic.lexeme.article = .bare
    var then = saidWithVerb([museum, known("de"), topic], "ser", [known("em"), article, tiles[3]])
    if let first = tiles[0].tile { then.joins[first] = tiles[..<2].compactMap(\.tile) }
    return then
  }

  // MARK: - Where it is

  /// *Bolo / forno / meia hora, arroz / fogo / vinte / minutos*: for how long it stays there.
  private func staysThere(_ tiles: [Constituent]) -> Clause? {
    guard ThingsOfThingsWords.heated.contains(tiles[1].lexeme.lemma),
      !tiles[0].lexeme.isPlaceLike, tiles[0].lexeme.kind != .event
    else { return nil }
    let there = [known("em"), article, tiles[1]]
    if tiles.count == 3, tiles[2].lexeme.lemma == "meia hora" {
      return saidWithVerb([tiles[0]], "ficar", there + [tiles[2]])
    }
    guard tiles.count == 4, tiles[2].lexeme.wordClass == .numeral,
      ["minuto", "hora", "dia", "minutos", "horas", "dias"].contains(tiles[3].lexeme.lemma)
    else { return nil }
    return saidWithVerb([tiles[0]], "ficar", there + [known("por")] + tiles[2...])
  }

  /// *Mapa / porta-luvas / carro, caneta / estojo / irmã*: in what part of what, and in whose.
  private func isInside(_ tiles: [Constituent]) -> Clause? {
    let thing = tiles[0].lexeme
    guard tiles.count == 3, !thing.isPlaceLike, thing.kind != .event, !thing.kind.isSensation,
      thing.kind != .furniture, thing.kind != .vehicle, thing.kind != .body,
      thing.kind != .activity, thing.kind != .sport, thing.kind != .meal, thing.kind != .idea,
      ThingsOfThingsWords.places.contains(tiles[1].lexeme.lemma),
      thing.lemma != tiles[1].lexeme.lemma, isBareNoun(tiles[2])
    else { return nil }
    let whole = tiles[2].lexeme
    let there = [known("em"), article, tiles[1], known("de")]
    if whole.isHuman {
      return saidWithVerb([tiles[0]], "estar", there + before(whole) + [tiles[2]])
    }
    guard whole.wordClass == .noun,
      whole.isPlaceLike || whole.kind == .vehicle || whole.kind == .furniture
        || whole.kind == .room || whole.kind == .home
    else { return nil }
    return saidWithVerb([tiles[0]], "estar", there + [article, tiles[2]])
  }

  // MARK: - What it has

  /// *Lanche / fruta / biscoitos, almoço / frango / batata*: what there is to eat.
  private func isServed(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, tiles[0].lexeme.kind == .meal,
      tiles[1...].allSatisfy({
        isBareNoun($0) && KindSet.edible.contains($0.lexeme.kind) && $0.lexeme.kind != .meal
      })
    else { return nil }
    return saidWithVerb([tiles[0]], "ser", [tiles[1], known("e"), tiles[2]])
  }

  /// *Boneca / vestido / novo*: what a doll wears.
  private func hasOn(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, tiles[2].lexeme.wordClass == .adjective,
      tiles[0].lexeme.kind == .toy, tiles[1].lexeme.kind == .clothing,
      tiles[1].lexeme.number != .plural
    else { return nil }
    return saidWithVerb([tiles[0]], "ter", [known("um"), tiles[1], tiles[2]])
  }

  // MARK: - About what

  /// *Cachorro / contente / ver / você, eu / ansioso / viajar*: what one is glad or anxious to do (Bechara, *Regência nominal*).
  private func isGladTo(_ tiles: [Constituent]) -> Clause? {
    guard tiles[1].lexeme.wordClass == .adjective, tiles[2].lexeme.isInfinitive,
      tiles[0].lexeme.isBeing || tiles[0].lexeme.wordClass == .pronoun,
      tiles[0].lexeme.kind != .question
    else { return nil }
    let rest = Array(tiles[3...])
    guard rest.allSatisfy({ $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .conjunction })
    else { return nil }
    let quality = tiles[1].lexeme.lemma
    let isGlad =
      ["contente", "feliz"].contains(quality) && tiles.count > 3
      && ["ver", "conhecer", "encontrar", "receber"].contains(tiles[2].lexeme.lemma)
    guard isGlad || ["ansioso", "empolgado", "animado"].contains(quality) else { return nil }
    return saidWithVerb(
      [tiles[0]], "estar", [tiles[1]] + (isGlad ? [known("em")] : []) + [tiles[2]] + rest)
  }
}

/// Words of such rows.
private enum ThingsOfThingsWords {
  /// How things are for somebody.
  static let judged: WordSet = [
    "difícil", "fácil", "chato", "legal", "importante", "impossível", "pesado", "caro", "perigoso",
    "ruim", "complicado", "divertido", "necessário", "cansativo", "estranho", "possível",
  ]
  static let flaws: WordSet = ["buraco", "furo", "rasgo", "mancha", "rasgão", "risco"]
  /// What is had in boxes.
  static let packed: WordSet = [
    "lápis", "giz", "brinquedo", "brinquedos", "ferramentas", "costura", "sapato", "sapatos",
    "remédio", "remédios", "fósforo", "fósforos", "lenço", "lenços", "canetinhas", "tinta",
  ]
  static let spoilt: WordSet = ["vencido", "estragado", "podre", "azedo", "mofado", "congelado"]
  /// Where food is kept.
  static let stores: WordSet = [
    "geladeira", "freezer", "armário", "fruteira", "despensa", "congelador", "frigorífico", "mesa",
  ]
  static let arts: WordSet = [
    "arte", "artes", "ciências", "dança", "teatro", "informática", "natação", "culinária",
    "história",
    "geografia", "química", "física", "biologia",
  ]
  /// Where things are baked, dried and cooled for a while.
  static let heated: WordSet = [
    "forno", "fogo", "fogão", "varal", "geladeira", "freezer", "micro-ondas", "sol", "panela",
    "molho", "água", "churrasqueira", "congelador",
  ]
  /// In and on what small things are.
  static let places: WordSet = [
    "porta-luvas", "gaveta", "estante", "armário", "prateleira", "caixa", "mala", "bolsa",
    "mochila",
    "estojo", "geladeira", "freezer", "quarto", "sala", "banco", "cesta", "porta-malas", "mesa",
    "cama", "sofá", "bolso", "carteira", "quintal", "jardim", "guarda-roupa", "escrivaninha",
    "cômoda", "varal", "balcão", "pia", "chão", "tapete", "vaso", "gaiola", "aquário", "parede",
    "berço", "casinha", "canil",
  ]
}
