import AACCore

/// Rows without a verb that say what somebody has and how his things are, and rows that say when one feels something:
/// *menina / cabelo / comprido, eu / celular / quebrado, ficar / feliz / você / vir* (Cunha & Cintra, chapter 7,
/// *Predicado nominal*; Bechara, *Orações adverbiais*).
extension TileReader {
  /// Puts the verb, the owner or the word of the clause in.
  func readProperties(_ words: inout [Constituent]) {
    guard variety.language == .portuguese, (3...5).contains(words.count) else { return }
    if verbPlace(words) == nil {
      guard words.count == 3, words.allSatisfy({ $0.government == nil }) else { return }
      askWhy(&words)
      haveProperty(&words)
    } else {
      feelWhen(&words)
    }
  }

  /// *Menina / cabelo / comprido, eu / nariz / entupido, mãe / bolsa / rasgado, irmã / simpático / namorado*.
  private func haveProperty(_ words: inout [Constituent]) {
    let owner = words[0].lexeme
    let isSpeaker = owner.lemma == "eu"
    guard isSpeaker || owner.isBeing && owner.wordClass != .pronoun && owner.wordClass != .adjective
    else { return }
    if words[1].lexeme.wordClass == .adjective, words[1].lexeme.kind != .color,
      owner.isHuman, PropertyWords.near.contains(words[2].lexeme.lemma),
      words[2].lexeme.wordClass == .noun, BesideWords.ownKin.contains(owner.lemma)
    {
      words = owned(words[2], by: words[0]) + [.linking("ser", .third), words[1]]
      return
    }
    guard words[2].lexeme.wordClass == .adjective, words[1].lexeme.namesThing
    else { return }
    let quality = words[2].lexeme
    guard quality.kind != .emotion, quality.kind != .color || words[1].lexeme.kind == .body else {
      return
    }
    let isState =
      quality.kind.isPassing || SuppliedWords.conditions.contains(quality.lemma)
      || PropertyWords.states.contains(quality.lemma)
    if words[1].lexeme.kind == .body, !isState, isBuilt(quality) {
      words.insert(
        Constituent(Lexeme(lemma: "ter", wordClass: .verb, kind: .action)), at: 1)
      return
    }
    guard isState || words[1].lexeme.kind != .body, isThing(words[1].lexeme) else { return }
    guard isState || ComparedWords.evaluating.contains(quality.lemma) || quality.lemma == "novo"
    else { return }
    words =
      owned(words[1], by: words[0])
      + [.linking(isState ? "estar" : "ser", .third), words[2]]
  }

  private func isThing(_ word: Lexeme) -> Bool {
    switch word.kind {
    case .body, .clothing, .device, .vehicle, .toy, .book, .thing, .furniture, .instrument: true
    default: word.lemma == "casa" || word.lemma == "quarto"
    }
  }

  /// How a part of somebody looks for good.
  private func isBuilt(_ word: Lexeme) -> Bool {
    word.kind == .color || PropertyWords.looks.contains(word.lemma)
  }

  /// *Meu celular, a bolsa da mãe*.
  private func owned(_ thing: Constituent, by owner: Constituent) -> [Constituent] {
    if let mine = Possessives.word(for: owner.lexeme, tile: owner.tile, in: variety) {
      return [mine, thing]
    }
    let isOwn = BesideWords.ownKin.contains(owner.lexeme.lemma)
    let isName = owner.lexeme.wordClass == .properNoun
    let link =
      isName && variety == .portugueseBrazil
      ? [known("de")] : [known("de"), article] + (isOwn ? [known("meu")] : [])
    return [article, thing] + link + [owner]
  }

  /// *Ficar / feliz / você / vir*: whoever speaks feels it when the other does that.
  private func feelWhen(_ words: inout [Constituent]) {
    guard let verb = verbPlace(words), verb <= 1, words[verb].lexeme.lemma == "ficar",
      words[verb].lexeme.isInfinitive, verb == 0 || words[0].lexeme.lemma == "eu",
      words.count == verb + 4, words[verb + 1].lexeme.wordClass == .adjective,
      case let other = words[verb + 2].lexeme,
      other.isHuman && other.wordClass != .adjective
        || other.wordClass == .pronoun && other.kind == .person,
      other.lemma != "eu", words[verb + 3].lexeme.isInfinitive
    else { return }
    if verb == 0 { words[0].lexeme.person = .first }
    if verb == 0 { words[0].lexeme.number = .singular }
    words.insert(
      Constituent(Lexeme(lemma: "quando", wordClass: .conjunction, kind: .connective)),
      at: verb + 2)
  }

  /// *Porque / chorar / tu*: in Portugal the question has the same word.
  func askWhy(_ words: inout [Constituent]) {
    guard variety == .portuguesePortugal, words.count == 3, words[0].lexeme.lemma == "porque",
      asksOfOther(words[1].lexeme, words[2].lexeme)
        || asksOfOther(words[2].lexeme, words[1].lexeme),
      let why = tables.lexicon.known("por que")
    else { return }
    words[0].lexeme = why
  }

  /// *Chorar / tu, tu / zangado, mãe / triste*: what somebody else does or is like.
  private func asksOfOther(_ who: Lexeme, _ what: Lexeme) -> Bool {
    guard who.wordClass == .pronoun && who.kind == .person && who.lemma != "eu" || who.isHuman,
      who.wordClass != .adjective
    else { return false }
    if what.isInfinitive { return who.wordClass == .pronoun }
    return what.wordClass == .adjective && !what.kind.isSmall
  }
}

/// Words of what somebody has and is like.
private enum PropertyWords {
  /// Who is whose.
  static let near: WordSet = [
    "namorado", "namorada", "amigo", "amiga", "marido", "mulher", "esposa", "filho", "filha",
    "professor", "professora", "chefe", "noivo", "noiva", "colega", "vizinho", "vizinha",
    "cachorro",
    "cão", "gato", "patrão", "treinador", "sogra", "sogro",
  ]
  /// How something is that was not always so.
  static let states: WordSet = [
    "quebrado", "avariado", "estragado", "entupido", "rasgado", "sujo", "molhado", "partido",
    "descarregado", "perdido", "machucado", "inchado", "dormente", "amassado", "furado", "riscado",
    "manchado", "desligado", "ligado", "limpo", "seco", "vazio", "cheio", "aberto", "fechado",
    "solto", "frio", "quente", "gelado", "cansado", "vermelho", "roto", "rachado", "queimado",
    "enferrujado", "bagunçado", "desarrumado", "apertado", "engessado", "mole", "torto", "roxo",
    "irritado", "arranhado", "encravado", "tapado", "dolorido",
  ]
  /// How a part of somebody looks.
  static let looks: WordSet = [
    "comprido", "curto", "liso", "cacheado", "encaracolado", "ondulado", "crespo", "grande",
    "pequeno", "longo", "loiro", "louro", "castanho", "ruivo", "fino", "grosso", "redondo", "claro",
    "escuro", "bonito", "feio", "forte", "macio", "largo", "grisalho", "azul", "verde", "branco",
    "preto",
  ]
}
