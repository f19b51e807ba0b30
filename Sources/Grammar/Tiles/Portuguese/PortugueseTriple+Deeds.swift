import AACCore

/// Three words with a deed that asks for a preposition or a time of its own: *eu / ajudar / sapatos, você / terminar / parque, eu / cair / cabeça,
/// mamãe / achar / biscoito, bola / cair / de novo, agora / poder / filme*.
///
/// Sources: Cunha & Cintra, chapters 13 (*Emprego dos tempos*) and 15; Bechara, *Regência verbal*.
extension PortugueseTriple {
  /// What the verb tells of the words beside it.
  func deedByVerb(_ act: Act) -> [Clause]? {
    switch act.deed {
    case "dar": return withGift(act)
    case "poder": return allowed(act)
    case "ajudar": return helping(act) ?? soFar(act) ?? whereDone(act)
    case "achar": return inCompany(act) ?? found(act)
    case "doer": return hurting(act)
    case "perder": return mishap(act) ?? whereDone(act)
    case "bater", "cair", "quebrar": return mishap(act)
    case "fazer": return making(act)
    case "querer", "gostar": return likedBy(act)
    case "terminar": return ended(act) ?? whereDone(act)
    case "comprar", "levar": return forAnimal(act) ?? whereDone(act)
    case "comer" where eats(act) != nil: return eats(act)
    case "ter": return had(act)
    default: return withPreposition(act) ?? soFar(act) ?? whereDone(act) ?? inCompany(act)
    }
  }

  private func thing(_ act: Act) -> (core: Constituent, other: Constituent)? {
    act.beside { PortuguesePair.isThing($0) || PortuguesePair.isFood($0) || $0.kind == .body }
  }

  private func place(_ act: Act) -> (core: Constituent, other: Constituent)? {
    act.beside { PortuguesePair.isPlace($0) || $0.kind == .furniture }
  }

  /// *Cachorro / comer / agora*: it eats, and is not eaten.
  private func eats(_ act: Act) -> [Clause]? {
    guard let (who, time) = act.doer, PortuguesePair.isAnimal(who.lexeme), row[0].tile == who.tile,
      Self.isTime(time.lexeme)
    else { return nil }
    return [pair.told([who], act.verb, [time])]
  }

  /// *Em casa, no parque, para casa*: a place behind a preposition.
  func at(_ preposition: String, _ place: Constituent) -> [Constituent] {
    place.lexeme.kind == .home
      ? [reader.known(preposition), place] : pair.behind(preposition, pair.known(place))
  }

  // MARK: - By preposition

  /// *Biscoito / poder / eu, agora / poder / filme, não / poder / bola*: what one does with the thing.
  private func allowed(_ act: Act) -> [Clause]? {
    if let (place, other) = place(act),
      other.lexeme.lemma == "depois" || other.lexeme.kind == .question
    {
      let clause = pair.told(
        [], act.verb, [reader.deed("ir")] + pair.towards(place) + [other])
      return [other.lexeme.kind == .question ? clause.asked : clause]
    }
    guard let (thing, other) = thing(act) else { return nil }
    let lexeme = thing.lexeme
    var rest: [Constituent]
    if lexeme.kind == .toy {
      rest = [reader.deed("brincar")] + pair.behind("com", pair.known(thing))
    } else {
      guard let deed = pair.deed(with: lexeme), deed != "ir" else { return nil }
      rest = [reader.deed(deed == "pôr" ? "usar" : deed), thing]
    }
    if Self.isDoer(other.lexeme) { return [pair.told([other], act.verb, rest)] }
    if BoardPairWords.pointing.contains(other.lexeme.lemma) {
      guard rest.count == 2 else { return nil }
      return [pair.told([], act.verb, [rest[0], other, thing])]
    }
    let word = other.lexeme
    guard word.wordClass == .adverb || word.kind == .social,
      word.kind != .question || word.lemma == "quando"
    else { return nil }
    if word.lemma == "mais" { rest.insert(other, at: 1) } else { rest.append(other) }
    let clause = pair.told([], act.verb, rest)
    let isAsked = word.kind == .question || OrderWords.please.contains(word.lemma)
    return [isAsked ? clause.asked : clause]
  }

  /// *Eu / ajudar / sapatos, obrigado / ajudar / biscoito*: things are helped with.
  private func helping(_ act: Act) -> [Clause]? {
    guard let (thing, other) = thing(act), other.lexeme.lemma != "o que",
      !PortugueseCallWords.called(other.lexeme.lemma) || row[0].tile != other.tile,
      other.lexeme.wordClass != .adjective, thing.lexeme.kind != .furniture,
      !BoardPairWords.pointing.contains(other.lexeme.lemma), other.lexeme.kind != .possessive
    else { return nil }
    return reader.read(row(thing, as: pair.behind("com", thing)))
  }

  /// *Cachorro / brincar / suco, eu / vir / cama, menina / dormir / sapatos, mamãe / ir / vermelho*.
  private func withPreposition(_ act: Act) -> [Clause]? {
    let (first, second) = (act.rest[0], act.rest[1])
    let object = row[2].tile == act.verb.tile ? first : second
    let other = object.tile == second.tile ? first : second
    let isPointed =
      BoardPairWords.pointing.contains(other.lexeme.lemma) || other.lexeme.kind == .possessive
    guard !isPointed || object.lexeme.kind == .color, other.lexeme.wordClass != .adposition,
      other.lexeme.lemma != "o que"
    else { return nil }
    let noun = object.lexeme
    let link: [Constituent]?
    switch act.deed {
    case "brincar":
      if noun.kind == .color, BoardPairWords.pointing.contains(other.lexeme.lemma) {
        return [pair.wished([act.verb, reader.known("com"), other, object])]
      }
      let isHandled = [.drink, .food, .body].contains(noun.kind) && noun.lemma != "água"
      link =
        isHandled
        ? pair.behind("com", pair.known(object))
        : noun.kind == .color ? [reader.known("com"), reader.article, object] : nil
    case "vir":
      if noun.kind == .color { return dressed(act, object, other) }
      link =
        noun.kind == .furniture
        ? pair.behind("para", pair.known(object))
        : noun.lemma == "porta" ? pair.behind("até", pair.known(object)) : nil
    case "ir" where noun.kind == .color: return dressed(act, object, other)
    case "dormir" where noun.kind == .clothing: return dressed(act, object, other)
    default: link = nil
    }
    guard let link else { return nil }
    return wishedToo(act, other, link) ?? reader.read(row(object, as: link))
  }

  /// *Menina / dormir / sapatos, mamãe / ir / vermelho*: what one has on.
  private func dressed(_ act: Act, _ worn: Constituent, _ other: Constituent) -> [Clause]? {
    var clothes = worn
    if worn.lexeme.wordClass == .noun { clothes = pair.bare(worn) }
    if worn.lexeme.wordClass == .adjective { clothes.lexeme.wordClass = .noun }
    clothes.lexeme.article = .bare
    let link = reader.known("de")
    if Self.isDoer(other.lexeme) { return [pair.told([other], act.verb, [link, clothes])] }
    guard other.lexeme.wordClass == .adverb || other.lexeme.kind == .social,
      other.lexeme.kind != .question
    else { return nil }
    let call = other.lexeme.kind == .social ? other.calledOut : other
    return [pair.told([], act.verb, [link, clothes, call])]
  }

  /// *Você / terminar / parque, eu / pôr / cama, mais / beber / parque*: places are where it is done.
  private func whereDone(_ act: Act) -> [Clause]? {
    guard let (place, other) = place(act) else { return nil }
    let noun = place.lexeme
    let isMade =
      ["fazer", "comprar"].contains(act.deed) && (noun.kind == .home || noun.kind == .furniture)
      || act.deed == "pôr" && noun.lemma == "mesa"
      || act.deed == "terminar" && noun.lemma == "trabalho"
    if other.lexeme.lemma == "mais", row[0].tile == other.tile {
      let isSeen = ["ver", "abrir", "fechar", "pegar"].contains(act.deed)
      guard pair.isWilled(act.verb) || act.deed == "ajudar", !isSeen, !isMade else { return nil }
      return [pair.wished([act.verb, other] + at("em", place))]
    }
    guard BoardPairWords.doneThere.contains(act.deed), !isMade,
      row[0].tile != act.verb.tile || other.lexeme.wordClass == .pronoun,
      other.lexeme.wordClass != .adposition,
      !BoardPairWords.pointing.contains(other.lexeme.lemma), other.lexeme.kind != .possessive,
      other.lexeme.kind != .question
    else { return nil }
    return wishedToo(act, other, at("em", place)) ?? reader.read(row(place, as: at("em", place)))
  }

  /// *Também / comprar / parque, talvez / brincar / mão*: it is wished there too.
  private func wishedToo(_ act: Act, _ word: Constituent, _ rest: [Constituent]) -> [Clause]? {
    guard ["também", "talvez"].contains(word.lexeme.lemma), row[0].tile == word.tile,
      pair.isWilled(act.verb)
    else { return nil }
    return [pair.wished([word, act.verb] + rest)]
  }

  // MARK: - Found, lost and hurt

  /// *Eu / achar / história, quem / achar / bola, menina / achar / vermelho*.
  private func found(_ act: Act) -> [Clause]? {
    let isFound: (Lexeme) -> Bool = {
      PortuguesePair.isThing($0) || PortuguesePair.isFood($0) || $0.kind == .body
        || PortuguesePair.isPlace($0) || $0.kind == .color
    }
    guard let (match, other) = act.beside(isFound), !isFound(other.lexeme) else {
      return act.beside(["mamãe"]).flatMap { who, other in
        guard pair.sort(other.lexeme) == .feeling else { return nil }
        return [pair.told([], act.verb, [reader.article, who, other])]
      }
    }
    let word = other.lexeme
    var thing = match
    if thing.lexeme.kind == .color {
      guard row[0].tile != act.verb.tile else { return nil }
      thing.lexeme.wordClass = .noun
      thing.lexeme.gender = .masculine
    }
    let object =
      PortuguesePair.isPlace(thing.lexeme) ? pair.behind("em", thing) : [pair.known(thing)]
    if Self.isDoer(word) || word.lemma == "quem" {
      let clause = pair.told([other], act.verb, object).over
      return [word.lemma == "quem" ? clause.asked : clause]
    }
    if BoardPairWords.pointing.contains(word.lemma) {
      return [pair.told([], act.verb, [other, thing]).over]
    }
    if word.lemma == "porque" {
      return edged(pair.told([], act.verb, object).over, other)
    }
    guard ["de novo", "agora", "também", "mais", "já", "aqui"].contains(word.lemma),
      thing.lexeme.kind != .color
    else {
      guard thing.lexeme.kind == .color,
        word.kind == .social || word.kind == .frequency || word.lemma == "nunca"
      else {
        return nil
      }
      let clause = pair.told([], act.verb, [other] + object)
      return [OrderWords.please.contains(word.lemma) ? clause.requested : clause]
    }
    return [pair.told([], act.verb, object + [other]).over]
  }

  /// The clause behind a word that opens it: ***porque** achei o suco*.
  func edged(_ clause: Clause, _ word: Constituent) -> [Clause] {
    var opened = clause
    opened.edge = OpenEdge(word: word, opens: true, breaksOff: false)
    return [opened]
  }

  /// *Bola / cair / de novo, mamãe / bater / ontem, eu / cair / cabeça, eu / cair / triste, por que / cair / bola*.
  private func mishap(_ act: Act) -> [Clause]? {
    if let said = fallen(act) { return said }
    if let (who, other) = act.doer {
      let word = other.lexeme
      if pair.sort(word) == .feeling, who.lexeme.lemma == "eu" {
        return [pair.told([who], act.verb).over.and(pair.felt(other))]
      }
      if Self.isTime(word) || ["de novo", "agora"].contains(word.lemma) {
        // Perder / de novo / cachorro: what is lost.
        let isLost = ["perder", "quebrar"].contains(act.deed) && who.lexeme.wordClass == .noun
        if isLost, place(of: act.verb) < place(of: who) { return nil }
        let clause = pair.told([who], act.verb, [other])
        return [BoardPairWords.toCome.contains(word.lemma) ? clause : clause.over]
      }
      if act.deed == "bater", PortuguesePair.isPlace(word) || word.kind == .furniture,
        who.lexeme.lemma != "eu"
      {
        return [pair.told([who], act.verb, pair.behind("em", pair.known(other))).over]
      }
      return nil
    }
    if let (bed, other) = act.beside({ $0.kind == .furniture }), act.deed == "cair",
      ["de novo", "agora"].contains(other.lexeme.lemma)
    {
      return [pair.told([], act.verb, pair.behind("de", pair.known(bed)) + [other]).over]
    }
    if let (thing, other) = thing(act), ["de novo", "agora"].contains(other.lexeme.lemma) {
      return act.deed == "cair" || act.deed == "quebrar"
        ? [pair.told([pair.known(thing)], act.verb, [other]).over]
        : [pair.told([], act.verb, [pair.known(thing), other]).over]
    }
    if let (feeling, other) = act.beside({ pair.sort($0) == .feeling }),
      other.lexeme.lemma == "porque"
    {
      return edged(pair.told([], act.verb).over.and(pair.felt(feeling)), other)
    }
    return nil
  }

  /// *Eu / cair / cabeça, quando / cair / suco*: on what one falls, and what has fallen.
  private func fallen(_ act: Act) -> [Clause]? {
    guard act.deed == "cair" else { return nil }
    if let (part, who) = act.beside({ $0.kind == .body }), Self.isDoer(who.lexeme) {
      let rest =
        part.lexeme.lemma == "cabeça"
        ? [reader.known("de"), part]
        : [reader.known("em cima de"), reader.article, part]
      return reader.read([who, act.verb] + rest)
    }
    guard let (thing, word) = thing(act), ["por que", "quando"].contains(word.lexeme.lemma),
      thing.lexeme.kind != .furniture
    else { return nil }
    return [pair.told([pair.known(thing)], act.verb, [word]).over.asked]
  }

  /// *Cachorro / doer / aqui, eu / doer / casa, você / doer / sapatos, quem / doer / de novo*: in whom it hurts, and where.
  private func hurting(_ act: Act) -> [Clause]? {
    if let (mine, other) = act.beside({ $0.kind == .possessive }), Self.isTime(other.lexeme) {
      return [pair.told([mine], act.verb, [other])]
    }
    if let (who, other) = act.beside(["quem"]), other.lexeme.wordClass == .adverb {
      return [pair.told([], act.verb, [reader.known("em"), who, other]).asked]
    }
    guard let (who, other) = act.doer else { return nil }
    let word = other.lexeme
    if word.kind == .body, PortuguesePair.isAnimal(who.lexeme) {
      return [pair.told([who], act.verb, [other])]
    }
    if word.kind == .clothing {
      return reader.read(possessed(other, by: who) + [act.verb])
    }
    if Self.isDoer(word) {
      guard BoardPairWords.parents.contains(who.lexeme.lemma), PortuguesePair.isUnique(word) else {
        let isMine = ["eu", "você"].contains(who.lexeme.lemma)
        return reader.read(
          [act.verb, reader.known("em")] + (isMine ? [reader.article] : [])
            + possessed(other, by: who))
      }
      return [pair.told([], act.verb, [who.calledOut, reader.known("em"), reader.article, other])]
    }
    if pair.sort(word) == .feeling, who.lexeme.wordClass == .noun {
      return [pair.told([], act.verb, [reader.known("em"), who]).and(pair.felt(other))]
    }
    let isPlace = PortuguesePair.isPlace(word) || word.kind == .furniture
    guard isPlace || PortuguesePair.isAnimal(who.lexeme) && word.wordClass == .adverb else {
      return nil
    }
    let spot = isPlace ? at("em", other) : [other]
    if who.lexeme.lemma == "eu" { return [pair.told([], act.verb, spot)] }
    let clause = pair.told([], act.verb, [reader.known("em"), who] + spot)
    return [word.kind == .question ? clause.asked : clause]
  }

  /// *Meus sapatos, seu amigo, os sapatos da mamãe*.
  func possessed(_ thing: Constituent, by who: Constituent) -> [Constituent] {
    switch who.lexeme.lemma {
    case "eu": [pair.word("meu", for: who), thing]
    case "você": [pair.word("seu", for: who), thing]
    default:
      if who.lexeme.wordClass == .pronoun || who.lexeme.wordClass == .properNoun {
        [thing, reader.known("de"), who]
      } else {
        [thing, reader.known("de"), reader.article, who]
      }
    }
  }
}
