import AACCore

/// What Portuguese says without a verb, and of things: *que / flor / bonito, primeiro / almoço / depois / sobremesa,
/// muito / gostoso, menino / legal* (Bechara, *Frases nominais* and *Frases exclamativas*).
extension TileReader {
  /// An exclamation, an order of the day or a lone quality; nil where the row says something else.
  func saidAlone(_ words: [Constituent]) -> Clause? {
    guard variety.language == .portuguese, words.count < 8,
      words.count > 1 || words.first?.lexeme.wordClass == .adjective
        || words.first?.lexeme.wordClass == .noun,
      !words.contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    return choice(words) ?? thankedPerson(words) ?? tooMuch(words) ?? exclaimedThing(words)
      ?? firstAndThen(words) ?? inTurn(words) ?? loneQuality(words)
  }

  func spoken(_ parts: [(text: String, tile: Int?, leans: Bool)], exclaims: Bool) -> Clause {
    var clause = Clause(variety: variety)
    clause.complements = parts.enumerated().map { place, part in
      var word = Lexeme(lemma: part.text, wordClass: .interjection, kind: .social)
      word.forms[Adverbial.saying] = ""
      if part.leans { word.forms[Adverbial.leaning] = "" }
      if place == 0, exclaims { word.forms[Adverbial.exclaiming] = "" }
      return Constituent(word, tile: part.tile)
    }
    return clause
  }

  /// *Que / bonito / flor, que / delícia / bolo*.
  private func exclaimedThing(_ words: [Constituent]) -> Clause? {
    if words.count == 2, words[0].lexeme.kind == .social, words[0].lexeme.lemma.hasPrefix("que "),
      words[1].lexeme.wordClass == .noun, !words[1].lexeme.isHuman
    {
      // Que delícia / bolo.
      return spoken(
        [
          (words[0].lexeme.lemma, words[0].tile, true),
          ("de \(words[1].lexeme.lemma)", words[1].tile, true),
        ], exclaims: true)
    }
    guard words.count == 3, words[0].lexeme.lemma == "que" else { return nil }
    if words[2].lexeme.kind.isTemporal, words[2].lexeme.wordClass == .adverb,
      words[1].lexeme.wordClass == .noun
    {
      return spoken(words.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: true)
    }
    var (noun, quality) = (words[1], words[2])
    if noun.lexeme.wordClass == .adjective { swap(&noun, &quality) }
    guard noun.lexeme.wordClass == .noun, !noun.lexeme.kind.isTemporal || noun.lexeme.lemma == "dia"
    else { return nil }
    if quality.lexeme.wordClass == .noun, SuppliedWords.exclaimed.contains(noun.lexeme.lemma) {
      return spoken(
        [
          ("que", words[0].tile, true), (noun.lexeme.lemma, noun.tile, true),
          ("de \(quality.lexeme.lemma)", quality.tile, true),
        ], exclaims: true)
    }
    guard quality.lexeme.wordClass == .adjective else { return nil }
    return spoken(
      [
        ("que", words[0].tile, true), (noun.lexeme.lemma, noun.tile, true),
        (form(of: quality.lexeme, for: noun.lexeme), quality.tile, true),
      ], exclaims: true)
  }

  private func form(of quality: Lexeme, for noun: Lexeme) -> String {
    let gender = tables.gender(of: noun) ?? .masculine
    return RomanceGrammar.grammar(variety).forms.adjective(
      quality.lemma, gender, noun.number ?? .singular)
  }

  /// *Primeiro / almoço / depois / sobremesa, primeiro / eu / depois / você*: what is done first and what then.
  private func firstAndThen(_ words: [Constituent]) -> Clause? {
    guard words.count > 3, PortugueseRowWords.firsts.contains(words[0].lexeme.lemma),
      let then = words.firstIndex(where: { ["depois", "então"].contains($0.lexeme.lemma) }),
      then > 1, then + 1 < words.count,
      words.indices.allSatisfy({ index in
        index == 0 || index == then || words[index].lexeme.isNominal
          || words[index].lexeme.isDeterminerLike
      })
    else { return nil }
    var parts: [(text: String, tile: Int?, leans: Bool)] = []
    for (start, end) in [(0, then), (then, words.count)] {
      parts.append((words[start].lexeme.lemma, words[start].tile, start == 0))
      for index in (start + 1)..<end {
        parts.append((named(words, index), words[index].tile, true))
      }
    }
    return spoken(parts, exclaims: false)
  }

  /// A noun with its article, where nothing else stands before it.
  private func named(_ words: [Constituent], _ index: Int) -> String {
    let word = words[index].lexeme
    guard word.wordClass == .noun, !words[index - 1].lexeme.isDeterminerLike,
      words[index - 1].lexeme.wordClass != .noun
    else { return word.lemma }
    let gender = tables.gender(of: word) ?? .masculine
    let article = RomanceGrammar.grammar(variety).article(
      .definite, gender, word.number ?? .singular)
    return "\(article) \(word.lemma)"
  }

  /// *Muito / gostoso, caro / muito, mais / devagar*: how something is.
  private func loneQuality(_ words: [Constituent]) -> Clause? {
    var words = words
    if words.count == 2, words[1].lexeme.lemma == "muito" { words.swapAt(0, 1) }
    if words.count == 2, words[0].lexeme.namesThing,
      ["agora", "já"].contains(words[1].lexeme.lemma)
    {
      // Xixi agora: what cannot wait.
      return spoken(words.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)
    }
    guard let last = words.last?.lexeme, words.count < 3 else { return nil }
    if words.count == 1, last.wordClass == .noun {
      // Água: what is wanted, shown or called has no article of its own.
      return spoken([(last.lemma, words[0].tile, true)], exclaims: false)
    }
    let isQuality =
      last.wordClass == .adjective && last.kind != .color && last.kind != .size
      && !last.kind.isSmall && !WordSorter.ordinals.contains(last.lemma)
      || words.count == 2 && last.wordClass == .adverb && last.kind == .manner
    guard isQuality, words.count == 1 || PortugueseRowWords.degrees.contains(words[0].lexeme.lemma)
    else { return nil }
    return spoken(
      words.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)
  }

  /// *Menino / legal, chuva / forte, sopa / quente*: what is said of somebody or something.
  func supplyQuality(_ words: inout [Constituent]) -> Bool {
    var last = words.count - 1
    while last > 0, words[last].lexeme.kind.isTemporal { last -= 1 }
    guard
      let noun = words.firstIndex(where: {
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .demonstrative
      }), noun < last, words[..<noun].allSatisfy({ $0.lexeme.isDeterminerLike }),
      !words[noun].lexeme.kind.isTemporal
    else { return false }
    let quality = words[last].lexeme
    guard quality.wordClass == .adjective, quality.kind != .color, !quality.kind.isSmall,
      !WordSorter.ordinals.contains(quality.lemma), !ReadingWords.sides.contains(quality.lemma),
      !["preferido", "favorito", "junto", "escolar"].contains(quality.lemma),
      words[(noun + 1)..<last].allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.kind == .possessive
          || words[noun + 1].lexeme.lemma == "de"
            && ($0.lexeme.isNominal || $0.lexeme.wordClass == .adposition
              || $0.lexeme.isDeterminerLike)
          || PortugueseRowWords.degrees.contains($0.lexeme.lemma)
      })
    else { return false }
    let kind = words[noun].lexeme.kind
    let isEdible = KindSet.edible.contains(kind)
    let isTasted = isEdible && PortugueseRowWords.tasted.contains(quality.lemma)
    if isEdible, words.count == 2, !isTasted, !SuppliedWords.felt.contains(quality.lemma) {
      return false
    }
    let isState = isPassing(quality, of: words[noun].lexeme)
    var place = last
    while place > noun + 1,
      words[place - 1].lexeme.kind == .degree
        || PortugueseRowWords.degrees.contains(words[place - 1].lexeme.lemma)
    {
      place -= 1
    }
    words.insert(copula(isState ? "estar" : "ser"), at: place)
    return true
  }

  /// *Filme / começar / 8 / horas, como / funcionar / elevador*: what runs by itself.
  func beginsFirst(_ words: [Constituent], _ index: Int, _ verb: Int) -> Bool {
    guard variety.language == .portuguese, words[index].lexeme.wordClass == .noun else {
      return false
    }
    let lemma = words[verb].lexeme.lemma
    if words[verb].lexeme.person == .third,
      words[0].lexeme.kind == .question || words[1].lexeme.kind == .question,
      PortugueseRowWords.acting.contains(lemma), words[verb].lexeme.forms.isEmpty
    {
      return
        (!KindSet.places.contains(words[index].lexeme.kind)
        || !PortugueseRowWords.reaching.contains(lemma))
        && !words[index].lexeme.kind.isTemporal && !isGoverned(words, index)
    }
    if index < verb, words[index].lexeme.kind == .body,
      ["começar", "parar", "estar"].contains(lemma),
      words.contains(where: { ["doer", "arder", "coçar", "sangrar"].contains($0.lexeme.lemma) })
    {
      return true
    }
    guard index < verb, ["começar", "acabar", "terminar", "recomeçar", "parar"].contains(lemma),
      !hasPerson(words)
    else { return false }
    switch words[index].lexeme.kind {
    case .media, .event, .activity, .subject, .meal, .game, .sport, .story, .weather: return true
    default: return false
    }
  }

  /// *Quando / eu / crescer, quando / eu / ser / pequeno, filme / acabar*: the time of one's life, and what is over
  /// (Cunha & Cintra, chapter 13).
  func readLifetime(_ clause: inout Clause, _ words: [Constituent], isFronted: Bool) {
    guard clause.tense == nil, let verb = clause.verb, verb.lexeme.isInfinitive else { return }
    if verb.lexeme.lemma == "acabar", !clause.subject.isEmpty,
      clause.subject.allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun }),
      !clause.complements.contains(where: { $0.lexeme.kind.isTemporal })
    {
      clause.tense = .past
      return
    }
    guard isFronted, words.contains(where: { $0.lexeme.lemma == "quando" }),
      frame(of: verb).pattern != .modal, verb.lexeme.lemma != "querer",
      let start = words.firstIndex(where: { $0.lexeme.lemma == "quando" })
    else { return }
    let inner = words[start...].map(\.lexeme)
    guard let own = inner.first(where: { $0.wordClass == .verb }), own.isInfinitive else { return }
    if own.lemma == "crescer"
      || own.lemma == "ser"
        && inner.contains(where: { PortugueseRowWords.grown.contains($0.lemma) })
    {
      clause.tense = .future
      clause.options.insert(.goingTo)
    } else if own.lemma == "ser",
      inner.contains(where: { PortugueseRowWords.young.contains($0.lemma) })
    {
      clause.tense = .past
      clause.options.insert(.habitual)
    }
  }
}

extension PortugueseRowWords {
  static let firsts: WordSet = ["primeiro", "antes", "agora", "hoje"]
  static let degrees: WordSet = [
    "muito", "mais", "menos", "bem", "tão", "demais", "pouco", "um pouco", "super", "bastante",
  ]
  /// What a part of the body is like all one's life: any other quality is how it is now.
  static let looks: WordSet = [
    "bonito", "lindo", "feio", "comprido", "longo", "curto", "liso", "crespo", "cacheado",
    "enrolado", "ondulado", "loiro", "ruivo", "fino", "grosso", "redondo", "macio", "forte",
    "legal", "engraçado", "diferente", "igual", "importante", "perfeito", "fofo", "alto", "baixo",
    "largo", "estreito", "torto", "delicado", "bom", "ruim",
  ]
  /// What rises and falls.
  static let levels: WordSet = [
    "pressão", "bateria", "pilha", "libido", "glicose", "glicemia", "febre", "temperatura",
    "volume", "som", "sinal", "internet", "luz", "imunidade", "colesterol",
  ]
  /// What is turned up and down.
  static let sounding: WordSet = [
    "televisão", "televisor", "tevê", "TV", "tv", "rádio", "música", "barulho", "fone",
    "despertador",
  ]
  /// What a part of the body is like for good.
  static let lasting: WordSet = looks.subtracting(["bom", "ruim"])
  static let reaching: WordSet = ["ir", "passar", "parar", "chegar", "sair", "voltar"]
  static let grown: WordSet = ["grande", "adulto", "velho", "crescido", "maior"]
  static let young: WordSet = ["pequeno", "criança", "bebê", "bebé", "menor", "novo", "novinho"]
}
