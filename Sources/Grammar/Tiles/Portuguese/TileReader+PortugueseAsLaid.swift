import AACCore

/// Portuguese rows laid as they are said in which who does it, what there is or what is judged could be taken for what it is done to:
/// *guerra / continuar / ainda, trem / sair / sem / nós, tosse / não / deixar / dormir, esse / ser / meu, eu / achar / papai / ter /
/// razão, fumar / ser / ruim / pulmões, ter / monstro / embaixo / cama* (Bechara, *Ordem direta*, *Sujeito oracional*, *Verbos
/// causativos*; Cunha & Cintra, chapter 7, *A ordem dos termos*).
extension TileReader {
  /// The clause of such a row; nil: any other.
  func saidAsLaid(_ tiles: [Constituent]) -> Clause? {
    guard variety.language == .portuguese, (2...8).contains(tiles.count) else { return nil }
    if let said = askedOfCalled(tiles) ?? isTastedSo(tiles) ?? thanksAll(tiles) ?? saidOfThings(
      tiles) ?? ofPairDoes(tiles)
      ?? frontGroupDoes(tiles)
    {
      return said
    }
    guard let verb = tiles.prefix(5).firstIndex(where: { $0.lexeme.isInfinitive })
    else { return nil }
    if verb == 0 { return existsThere(tiles) ?? judgesDeed(tiles) }
    let deed = tiles[verb].lexeme.lemma
    switch deed {
    case "deixar":
      if let said = isNotLet(tiles, verb) { return said }
    case "achar", "acreditar", "pensar":
      if verb == 1, thinksOfSomebody(tiles) { return laid(tiles, verb) }
    case "ser", "estar", "ter", "ficar":
      if verb == 1, isSoForThing(tiles) { return laid(tiles, verb) }
      if verb == 1, let said = isAtSomebodys(tiles) { return said }
      if verb == 1, tiles.count == 3, isOwned(tiles) { return laid(tiles, verb) }
      if verb == 2, let said = isOfHouse(tiles) { return said }
    case "dizer", "falar", "saber":
      if verb == 1, let said = saidToBeThen(tiles) { return said }
    case "acontecer":
      if verb == 1, tiles[0].lexeme.lemma == "o que" { return happenedThere(tiles) }
    default: break
    }
    if tiles[0].lexeme.lemma == "antes", verb == 2 { return usedTo(tiles) }
    if verb == 2, let said = doneTogether(tiles, deed) { return said }
    if doesAsLaid(tiles, verb, deed) { return laid(tiles, verb) }
    if tiles[0].lexeme.wordClass == .adjective,
      AsLaidWords.people.contains(tiles[0].lexeme.lemma) || isPeople(tiles[0].lexeme),
      tiles.count > verb + 1, tiles[1..<verb].allSatisfy({ $0.lexeme.lemma == "não" })
    {
      // Vegetariano / comer / salsicha.
      var words = tiles
      words[0] = WordSorter.noun(words[0])
      words[0].lexeme.kind = .person
      words[0].lexeme.animacy = .human
      words[0].lexeme.article = .definite
      if words[0].lexeme.number == .plural {
        // Os romanos: a noun has its plural for a name.
        let many = variety.morphology.plural(of: words[0].lexeme.lemma, wordClass: .noun).first
        words[0].lexeme.lemma = many ?? words[0].lexeme.lemma
      }
      return laid(words, verb)
    }
    if !isPlain, stopsBecause(tiles, verb) { return laid(tiles, verb) }
    let insured = insurerFirst(tiles)
    guard let row = firstDoer(insured), row.verb == verb, row.rest.endIndex == tiles.count,
      thingDoes(row, insured)
    else { return nil }
    return laid(insured, verb)
  }

  /// The words before the verb as who does it, but for *não, ainda*, and those behind as they stand.
  private func laid(_ tiles: [Constituent], _ verb: Int) -> Clause {
    let isAside = { (word: Constituent) in DoerFirstWords.before.contains(word.lexeme.lemma) }
    return clause(
      tiles[..<verb].filter { !isAside($0) }, tiles[verb],
      tiles[..<verb].filter(isAside) + tiles[(verb + 1)...])
  }

  private func clause(
    _ subject: [Constituent], _ verb: Constituent, _ rest: [Constituent]
  ) -> Clause {
    var clause = Clause(variety: variety)
    clause.subject = subject
    clause.verb = verb
    clause.complements = rest
    if !subject.isEmpty {
      clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    } else if !rest.isEmpty {
      clause.complements[0].lexeme.forms[Clause.inOrder] = ""
    }
    return clause
  }

  // MARK: - Who is named by a quality

  /// *Romanos / construir / ponte, egípcios / enterrar / rei*: a people, by what it is like (Bechara, *Substantivação*).
  private func isPeople(_ word: Lexeme) -> Bool {
    word.number == .plural
      && (AsLaidWords.peoples.contains(word.lemma)
        || AsLaidWords.peoples.contains(MeaningWords.base(of: word)))
  }

  /// *Seguro / cobrir / cirurgia*: what pays is named, and no thing is said to be safe.
  private func insurerFirst(_ tiles: [Constituent]) -> [Constituent] {
    guard tiles[0].lexeme.lemma == "seguro", tiles[0].lexeme.wordClass == .adjective else {
      return tiles
    }
    var words = tiles
    words[0] = WordSorter.noun(words[0])
    words[0].lexeme.kind = .idea
    words[0].lexeme.gender = .masculine
    words[0].lexeme.article = .definite
    return words
  }

  /// *Carro / parar / porque / faltar / gasolina*, past: it stopped for a reason, and nobody stopped it.
  private func stopsBecause(_ tiles: [Constituent], _ verb: Int) -> Bool {
    verb == 1 && tiles.count > 3 && tiles[2].lexeme.lemma == "porque"
      && (tiles[0].lexeme.kind == .vehicle || tiles[0].lexeme.kind == .device)
      && ["parar", "quebrar", "desligar", "atrasar", "travar"].contains(tiles[1].lexeme.lemma)
  }

  // MARK: - What people do

  /// *Muito obrigado / todos*: whom one thanks, where nobody is called (Bechara, *Regência nominal*).
  private func thanksAll(_ tiles: [Constituent]) -> Clause? {
    let isMuch = tiles[0].lexeme.lemma == "muito"
    guard tiles.count == (isMuch ? 3 : 2), let last = tiles.last,
      ["todos", "todas", "vocês", "todo mundo"].contains(last.lexeme.lemma),
      ["obrigado", "obrigada", "muito obrigado", "muito obrigada"]
        .contains(tiles[isMuch ? 1 : 0].lexeme.lemma)
    else { return nil }
    var thanks = Clause(variety: variety)
    var said = tiles[isMuch ? 1 : 0]
    if isMuch {
      said.lexeme.lemma = "muito \(said.lexeme.lemma)"
      said.lexeme.forms[Adverbial.leaning] = ""
      said.tile = tiles[0].tile
      if let much = said.tile { thanks.joins[much] = tiles[..<2].compactMap(\.tile) }
    }
    thanks.complements = [said, Constituent(known("a").lexeme, tile: last.tile), last]
    return thanks
  }

  /// *Mamãe / cortar / unhas / eu, nós / fazer / fila, eu / faltar / documento, eu / conhecer / minha / esposa / casamento*: by order
  /// alone.
  private func doesAsLaid(_ tiles: [Constituent], _ verb: Int, _ deed: String) -> Bool {
    guard verb == 1, tiles.count > 2 else { return false }
    let who = tiles[0].lexeme, first = tiles[2].lexeme
    let isWho = who.isHuman || who.wordClass == .pronoun && who.kind == .person
    guard isWho, let last = tiles.last?.lexeme else { return false }
    switch deed {
    case "cortar", "lavar", "pentear", "escovar", "secar", "limpar":
      return tiles.count == 4 && !isPlain && mayAsk && who.wordClass != .pronoun
        && first.kind == .body && last.lemma == "eu"
    case "fazer": return tiles.count == 3 && first.lemma == "fila"
    case "enjoar": return tiles.count == 3 && who.person == .first && last.kind == .vehicle
    case "ter":
      return tiles.count > 3 && first.lemma == "direito" && tiles[3].lexeme.isInfinitive
    case "faltar":
      return who.person == .first && tiles.count < 5 && last.namesThing && !last.takesPlace
        && !last.isPlaceLike && last.kind != .meal && !AsLaidWords.attended.contains(last.lemma)
    case "conhecer":
      return isOver && tiles.count > 3 && (last.isPlaceLike || last.takesPlace)
        && tiles.dropFirst(2).contains { $0.lexeme.isHuman }
    default: return false
    }
  }

  /// *Eu / achar / papai / ter / razão, eu / achar / carro / estar / quebrado*: what one thinks is another clause (Bechara, *Orações
  /// subordinadas substantivas*).
  private func thinksOfSomebody(_ tiles: [Constituent]) -> Bool {
    guard tiles.count > 4, tiles[0].lexeme.isHuman || tiles[0].lexeme.wordClass == .pronoun,
      isBareNoun(tiles[2])
        || tiles[2].lexeme.wordClass == .pronoun && tiles[2].lexeme.kind == .person
    else { return false }
    let inner = tiles[3].lexeme.lemma == variety.language.plainNegator ? 4 : 3
    return inner + 1 < tiles.count && tiles[inner].lexeme.isInfinitive
      && ["ter", "estar"].contains(tiles[inner].lexeme.lemma)
      && tiles[(inner + 1)...].allSatisfy { $0.lexeme.wordClass != .verb }
  }

  /// *Ela / não / deixar / brincar / eu, tosse / não / deixar / dormir*: whom somebody or something lets do it (Bechara, *Verbos
  /// causativos*).
  private func isNotLet(_ tiles: [Constituent], _ verb: Int) -> Clause? {
    guard verb + 1 < tiles.count else { return nil }
    let who = tiles[0].lexeme
    let asides = tiles[1..<verb]
    if verb + 3 == tiles.count, who.namesThing, isBareNoun(tiles[0]),
      tiles[verb + 1].lexeme.wordClass == .pronoun, tiles[verb + 1].lexeme.kind == .person,
      tiles[verb + 2].lexeme.wordClass == .adjective
        || tiles[verb + 2].lexeme.lemma.hasPrefix("com ")
    {
      // Barulho / deixar / eu / nervoso.
      return laid(tiles, verb)
    }
    guard tiles[verb + 1].lexeme.isInfinitive,
      asides.allSatisfy({ DoerFirstWords.before.contains($0.lexeme.lemma) })
    else { return nil }
    if verb + 3 == tiles.count, let last = tiles.last, who.person != .first,
      ["eu", "nós"].contains(last.lexeme.lemma)
    {
      return clause([tiles[0]], tiles[verb], asides + [last, tiles[verb + 1]])
    }
    guard verb + 2 == tiles.count, asides.last?.lexeme.lemma == variety.language.plainNegator,
      who.wordClass == .noun, !who.isHuman, !who.kind.isTemporal, isBareNoun(tiles[0]),
      AsLaidWords.hindered.contains(tiles[verb + 1].lexeme.lemma),
      let speaker = tables.lexicon.known("eu")
    else { return nil }
    return clause([tiles[0]], tiles[verb], asides + [Constituent(speaker), tiles[verb + 1]])
  }

  /// *Antes / eu / correr / maratonas*, past: what one used to do (Cunha & Cintra, chapter 13, *Pretérito imperfeito*).
  private func usedTo(_ tiles: [Constituent]) -> Clause? {
    guard isOver, tiles[1].lexeme.isHuman || tiles[1].lexeme.wordClass == .pronoun else {
      return nil
    }
    var told = clause([tiles[1]], tiles[2], Array(tiles[3...]))
    told.edge = OpenEdge(word: tiles[0], opens: true, breaksOff: false)
    told.options.insert(.habitual)
    return told
  }

  /// *Eu / mamãe / assar / bolinhos*: both of them do it (Cunha & Cintra, chapter 7, *Sujeito composto*).
  private func doneTogether(_ tiles: [Constituent], _ deed: String) -> Clause? {
    guard tiles.count > 3, tiles[0].lexeme.lemma == "eu", tiles[1].lexeme.isHuman,
      isBareNoun(tiles[1]), AsLaidWords.making.contains(deed),
      tiles[3...].allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass != .verb })
    else { return nil }
    return clause([tiles[0], tiles[1]], tiles[2], Array(tiles[3...]))
  }

  /// *Professor / dizer / que / prova / quinta-feira*: when it takes place (Bechara, *Orações subordinadas substantivas*).
  private func saidToBeThen(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 5, tiles[2].lexeme.lemma == "que", isBareNoun(tiles[3]),
      tiles[3].lexeme.wordClass == .noun,
      tiles[3].lexeme.takesPlace || tiles[3].lexeme.kind == .meal,
      tiles[4].lexeme.kind.isTemporal
    else { return nil }
    let isDay = tiles[4].lexeme.kind == .weekday
    return clause(
      [tiles[0]], tiles[1],
      [tiles[2], tiles[3], .linking("ser")] + (isDay ? [known("em"), article] : []) + [tiles[4]])
  }

  // MARK: - What is said of it

  /// *Esse / ser / meu, aquele / ser / dele*: whose it is.
  private func isOwned(_ tiles: [Constituent]) -> Bool {
    guard tiles[0].lexeme.kind == .demonstrative, tiles[1].lexeme.lemma == "ser" else {
      return false
    }
    return tiles[2].lexeme.kind == .possessive
      || ["dele", "dela", "deles", "delas"].contains(tiles[2].lexeme.lemma)
  }

  /// *Mercado / estar / cheio / gente, porta / ser / estreita / cadeira*: of what it is full, and for what it is too small (Bechara,
  /// *Regência nominal*).
  private func isSoForThing(_ tiles: [Constituent]) -> Bool {
    guard tiles.count == 4, tiles[0].lexeme.namesThing, isBareNoun(tiles[0]),
      tiles[2].lexeme.wordClass == .adjective, isBareNoun(tiles[3]),
      tiles[3].lexeme.wordClass == .noun, !tiles[3].lexeme.kind.isTemporal
    else { return false }
    let quality = tiles[2].lexeme.lemma
    return ["cheio", "coberto", "lotado"].contains(quality)
      || AsLaidWords.sizes.contains(quality) && tiles[3].lexeme.namesThing
  }

  /// *Livro / estar / mesa / professora, berço / estar / quarto / mamãe*: at whose place a thing is (Cunha & Cintra, chapter 7, *Adjunto
  /// adnominal*).
  private func isAtSomebodys(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 4, tiles[1].lexeme.lemma == "estar", let owner = tiles.last,
      tiles[0].lexeme.namesThing || tiles[0].lexeme.kind == .animal, isBareNoun(tiles[0]),
      !tiles[0].lexeme.isPlaceLike,
      tiles[2].lexeme.namesThing, isBareNoun(tiles[2]), tiles[2].lexeme.kind != .event,
      !tiles[2].lexeme.kind.isSensation
    else { return nil }
    let there = [known("em"), article]
    if ["eu", "nós"].contains(owner.lexeme.lemma),
      let mine = Possessives.word(for: owner.lexeme, tile: owner.tile)
    {
      return clause([tiles[0]], tiles[1], there + [mine, tiles[2]])
    }
    guard owner.lexeme.isHuman, isBareNoun(owner) else { return nil }
    let place = there + [tiles[2], known("de")] + before(owner.lexeme) + [owner]
    return clause([tiles[0]], tiles[1], place)
  }

  /// *Mel / doce, geleia / grudenta*: how it is by nature, where that is no kind of it that one asks for (Cunha & Cintra, chapter 7,
  /// *Predicativo do sujeito*).
  private func isTastedSo(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 2, isPlain, isBareNoun(tiles[0]), tiles[0].lexeme.wordClass == .noun,
      KindSet.edible.contains(tiles[0].lexeme.kind), tiles[1].lexeme.wordClass == .adjective,
      AsLaidWords.tasted.contains(tiles[1].lexeme.lemma),
      !AsLaidWords.sorted.contains(tiles[0].lexeme.lemma)
    else { return nil }
    return clause([tiles[0]], .linking("ser"), [tiles[1]])
  }

  /// *Comida / hospital / ter / gosto / ruim, sopa / escola / ser / boa*: of which house it is (Cunha & Cintra, chapter 7, *Adjunto
  /// adnominal*).
  private func isOfHouse(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 3, isBareNoun(tiles[0]), isBareNoun(tiles[1]),
      KindSet.edible.contains(tiles[0].lexeme.kind) || tiles[0].lexeme.kind == .furniture,
      AsLaidWords.houses.contains(tiles[1].lexeme.lemma)
    else { return nil }
    let rest = Array(tiles[3...])
    let isSaid =
      tiles[2].lexeme.lemma == "ter"
      ? ["gosto", "cheiro", "sabor"].contains(rest[0].lexeme.lemma)
      : rest.allSatisfy {
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree
          || $0.lexeme.lemma == "muito"
      }
    guard isSaid else { return nil }
    return clause([tiles[0], known("de"), article, tiles[1]], tiles[2], rest)
  }

  /// *Fumar / ser / ruim / pulmões*: what is said of a deed, and for what (Bechara, *Sujeito oracional*).
  private func judgesDeed(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 3, tiles[1].lexeme.lemma == "ser",
      tiles[2].lexeme.wordClass == .adjective, let last = tiles.last?.lexeme,
      last.wordClass == .noun, !last.kind.isTemporal,
      tiles[3...].dropLast().allSatisfy({
        $0.lexeme.lemma == "para" || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    if last.isPlaceLike {
      // Brincar / ser / legal / parque: it is good to do it there.
      return clause([], tiles[1], [tiles[2], tiles[0]] + tiles[3...])
    }
    var judged = clause([], tiles[1], Array(tiles[2...]))
    judged.subject = [tiles[0]]
    return judged
  }

  /// *Ter / monstro / embaixo / cama, ter / ladrão / dentro / casa*: somebody who is there is not said to have it (Bechara, *Verbos
  /// impessoais*).
  private func existsThere(_ tiles: [Constituent]) -> Clause? {
    guard variety == .portugueseBrazil, tiles.count == 4, tiles[0].lexeme.lemma == "ter",
      AsLaidWords.lurking.contains(tiles[1].lexeme.lemma),
      AsLaidWords.sides.contains(tiles[2].lexeme.lemma), isBareNoun(tiles[3])
    else { return nil }
    return clause([], tiles[0].said(by: .third), Array(tiles[1...]))
  }

  /// *O que / acontecer / ontem / escola*: when and where.
  private func happenedThere(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count > 2,
      tiles[2...].allSatisfy({
        $0.lexeme.kind.isTemporal || isBareNoun($0) && $0.lexeme.isPlaceLike
          || $0.lexeme.lemma == "escola"
      })
    else { return nil }
    var asked = clause([], tiles[1], [tiles[0]] + tiles[2...])
    asked.isQuestion = true
    return asked
  }
}
