import AACCore

/// What is called for in a Spanish row by what its first words say: *vaso / caer / escoba, tele / aburrida / otra / película, galletas / acabar /
/// más, zapatos / pequeños / no / correr, música / fuerte / dolor / cabeza, vaso / roto / cuidado / cristal* (NGLE §31.1, *yuxtaposición*).
extension TileReader {
  /// What is wanted, felt or warned of; nil where the words are none of these.
  func calledForBy(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if let fall = slipping(words, first) { return fall }
    return moreOfIt(words, first) ?? mendedWith(words, first) ?? ailing(words, first)
      ?? warnedOf(words, first) ?? tooSmall(words, first) ?? doneByOne(words, first)
      ?? sharedWith(words, first) ?? dressedIn(words, first)
  }

  /// *Más, otro, otra / película, otro / más*: more of it, or another.
  private func moreOfIt(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if words.count == 2, words[0].lexeme.lemma == "más", first.isAboutThing,
      KindSet.edible.contains(words[1].lexeme.kind), let topic = first.topic,
      KindSet.edible.contains(topic.lexeme.kind)
    {
      return told(deed("querer").said(by: .first), words)
    }
    guard words.count < 3, let topic = first.topic, !topic.lexeme.isBeing,
      first.sort == .thingSo || first.sort == .event || first.sort == .liking,
      !first.clause.complements.contains(where: { $0.lexeme.lemma == "más" })
    else { return nil }
    let want = deed("querer").said(by: .first)
    let isMore = words[0].lexeme.lemma == "más" && words.count == 1
    let isGone = first.clause.verb?.lexeme.lemma.hasPrefix("acabar") == true
    if isMore {
      guard isGone || KindSet.edible.contains(topic.lexeme.kind) else { return nil }
      return told(want, words)
    }
    guard words[0].lexeme.lemma.hasPrefix("otr"),
      topic.lexeme.kind != .body, !isGround(topic)
    else { return nil }
    if words.count == 1 { return told(want, [again(words[0], topic)]) }
    if words[1].lexeme.lemma == "más" {
      return told(want, [again(words[0], topic), phrase("más", words[1])])
    }
    guard words[1].lexeme.namesThing else { return nil }
    return told(want, words)
  }

  /// *Trapo, escoba, cargador, pegamento*: by which it is put right.
  private func mendedWith(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 1 || words.count == 2 && words[0].lexeme.isDeterminerLike,
      let thing = words.last, ThoughtNeeds.mending.contains(thing.lexeme.lemma),
      thing.lexeme.wordClass == .noun, first.sort == .event || first.isAboutThing,
      first.topic?.lexeme.isBeing != true
    else { return nil }
    return told(deed("necesitar").said(by: .first), words)
  }

  /// *Dolor / cabeza, mocos, mancha*: what one has for that, or that is why.
  private func ailing(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard [.order, .thingSo, .event, .there, .wish].contains(first.sort), words.count < 3,
      first.sort != .event || first.topic?.lexeme.isBeing != true
    else { return nil }
    let have = deed("tener").said(by: .first)
    if words.count == 2, words[0].lexeme.lemma == "dolor", words[1].lexeme.kind == .body {
      return told(have, [felt(words[0])] + small("de") + [felt(words[1])])
    }
    // Necesitar / ayuda / deberes: with them.
    guard words.count == 1, first.sort == .order || first.sort == .wish,
      !first.clause.complements.contains(where: { $0.lexeme.lemma == "ayuda" })
    else { return nil }
    if ThoughtNeeds.ailments.contains(written(words[0])) {
      return told(have, [felt(words[0])])
    }
    guard ["mancha", "herida", "visita", "pesadilla"].contains(words[0].lexeme.lemma) else {
      return nil
    }
    return told(have, small("un") + words)
  }

  /// *Cuidado / cristal, cuidado / dedos*.
  private func warnedOf(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2, words[0].lexeme.lemma == "cuidado", words[1].lexeme.namesThing,
      first.isAboutThing || [.event, .there, .beingSo].contains(first.sort)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.complements = [
      phrase("cuidado", words[0]), phrase("con " + theNoun(words[1]), words[1]),
    ]
    return clause
  }

  /// *El cristal, las llaves* as text.
  func theNoun(_ noun: Constituent) -> String {
    let isFeminine = tables.gender(of: noun.lexeme) == .feminine
    let isMany = noun.lexeme.number == .plural || isWrittenPlural(noun)
    let the = isMany ? (isFeminine ? "las " : "los ") : isFeminine ? "la " : "el "
    let text = written(noun)
    let isStressed = !isMany && ["agua", "hambre", "águila", "aula", "arma"].contains(text)
    return (isStressed ? "el " : the) + text
  }

  /// *Zapatos / pequeños / no / correr*: what one cannot do as it is of that size.
  private func tooSmall(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard first.sort == .thingOfSort, let size = first.quality?.lexeme.lemma,
      SpanishThoughtWords.sizes.contains(size), words.count == 2
    else { return nil }
    return hindered(words)
  }

  /// *Plato / sucio / yo / lavar, puerta / cerrada / tú / abrir*: who does it to that.
  private func doneByOne(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2, let topic = first.topic, first.sort == .thingSo,
      !topic.lexeme.isBeing, ["yo", "tú", "nosotros"].contains(words[0].lexeme.lemma),
      words[1].lexeme.isInfinitive, !frame(of: words[1]).isStrongOpener,
      isDone(words[1], to: topic)
    else { return nil }
    var clause = told(words[1], by: [words[0]], [takenUp(as: topic)])
    clause.isQuestion = words[0].lexeme.lemma == "tú"
    return clause
  }

  /// *Aburrido / jugar / tú, yo / cansado / llevar / casa*: what one wants of the other.
  private func sharedWith(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard first.sort == .felt, words.count == 2, words[0].lexeme.isInfinitive else { return nil }
    if MeantWords.shared.contains(words[0].lexeme.lemma), words[1].lexeme.lemma == "tú",
      let you = tables.lexicon.known("contigo")
    {
      return told(
        deed("querer").said(by: .first), [words[0], Constituent(you, tile: words[1].tile)])
    }
    guard words[0].lexeme.lemma == "llevar", isGround(words[1]) else { return nil }
    let speaker = tables.lexicon.small("yo")
    return requesting(told(words[0], speaker + small("a") + placed(words[1])))
  }

  private func placed(_ place: Constituent) -> [Constituent] {
    (place.lexeme.lemma == "casa" ? [] : small("el")) + [place]
  }

  /// *Pies / mojados / calcetines / secos, camiseta / sucia / camiseta / limpia*: the one that would do.
  private func dressedIn(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2, let topic = first.topic, first.sort == .thingSo,
      topic.lexeme.kind == .body && words[0].lexeme.kind == .clothing
        || topic.lexeme.lemma == words[0].lexeme.lemma,
      words[1].lexeme.wordClass == .adjective, !words[1].lexeme.isDeterminerLike
    else { return nil }
    return told(deed("querer").said(by: .first), words)
  }
}

/// Words of such rows.
enum ThoughtNeeds {
  /// What cleans, mends or fills up.
  static let mending: WordSet = [
    "trapo", "escoba", "fregona", "servilleta", "recogedor", "bayeta", "esponja", "toalla", "cubo",
    "pegamento", "celo", "cinta", "tirita", "venda", "cargador", "pilas", "pila", "enchufe",
    "batería", "aguja", "hilo", "bomba", "grúa", "martillo", "destornillador", "mopa", "papel",
    "pañuelo", "toallita", "toallitas", "sacapuntas", "bombilla", "linterna", "vela", "recambio",
    "paño", "aspiradora",
  ]
  /// What one has without an article.
  static let ailments: WordSet = [
    "mocos", "tos", "fiebre", "pis", "caca", "sangre", "vómitos", "náuseas", "picor", "alergia",
    "piojos", "visita", "deberes", "examen", "agujetas", "dolor", "hipo", "legañas", "granos",
    "ampollas",
  ]
  /// Who frightens: one calls because it is there.
  static let frightening: WordSet = [
    "araña", "serpiente", "avispa", "abeja", "mosca", "cucaracha", "ratón", "rata", "lobo",
    "medusa", "mosquito", "bicho", "escorpión", "monstruo", "fantasma", "ladrón", "murciélago",
    "hormigas", "mosquitos", "avispas", "bichos", "hormiga",
  ]
}
