import AACCore

/// Three words with a deed that is asked, wished again or done by one of them: *o que / comer / biscoito, quem / mamãe / quebrar, quando / ler /
/// história, de novo / ir / parque, menina / querer / amanhã, cachorro / comprar / bola*.
///
/// Sources: Cunha & Cintra, chapters 11 (*Pronomes interrogativos*) and 13; Bechara, *Frases interrogativas*, *Verbos volitivos*.
extension PortugueseTriple {
  // MARK: - Asked

  /// *O que / comer / biscoito, quem / mamãe / quebrar, quando / ler / história*.
  func askedDeed(_ act: Act) -> [Clause]? {
    guard let (question, other) = act.beside(["o que", "quem", "quando"]),
      row[0].tile == question.tile
    else { return nil }
    switch question.lexeme.lemma {
    case "o que": return askedWhat(act, question, other)
    case "quem": return askedWhom(act, question, other)
    default: return askedWhen(act, question, other)
    }
  }

  private var together: Constituent {
    var going = reader.deed("ir")
    going.lexeme.person = .first
    going.lexeme.number = .plural
    return going
  }

  private func askedWhat(_ act: Act, _ question: Constituent, _ other: Constituent) -> [Clause]? {
    if act.deed == "ajudar", other.lexeme.wordClass == .pronoun {
      return reader.read([reader.known("em"), question, other, act.verb])
    }
    if act.deed == "cair", BoardPairWords.parents.contains(other.lexeme.lemma) {
      return called(other, question, act.verb, isOver: true)
    }
    guard other.lexeme.wordClass == .noun, row[2].tile == other.tile, !other.lexeme.isBeing else {
      return nil
    }
    if act.deed == "pôr" {
      return reader.read([question, act.verb] + pair.behind("em", pair.known(other)))
    }
    guard PortuguesePair.isThing(other.lexeme) || PortuguesePair.isFood(other.lexeme),
      other.lexeme.kind != .furniture
    else { return nil }
    let which = pair.word("que", for: question)
    if pair.isWilled(act.verb), act.deed != "brincar" {
      return [pair.told([], together, [act.verb, which, other]).asked]
    }
    guard ["precisar", "gostar"].contains(act.deed) else { return nil }
    return [
      reader.spoken(
        [
          ("de que", question.tile, true), (other.lexeme.lemma, other.tile, true),
          ("você", nil, true), (act.deed == "gostar" ? "gosta" : "precisa", act.verb.tile, true),
        ], exclaims: false
      ).asked
    ]
  }

  /// *Mamãe, quem quebrou?*: who is called is asked.
  private func called(
    _ who: Constituent, _ question: Constituent, _ verb: Constituent, isOver: Bool
  ) -> [Clause] {
    let clause = pair.told([question], verb, [who.calledOut]).asked
    return [isOver ? clause.over : clause.goingOn]
  }

  private func askedWhom(_ act: Act, _ question: Constituent, _ other: Constituent) -> [Clause]? {
    let isOver = BoardPairWords.mishaps.contains(act.deed)
    guard isOver || act.deed == "dormir" else { return nil }
    if other.lexeme.wordClass == .pronoun, other.lexeme.number == .plural { return nil }
    guard BoardPairWords.parents.contains(other.lexeme.lemma) else { return nil }
    return called(other, question, act.verb, isOver: isOver)
  }

  private func askedWhen(_ act: Act, _ question: Constituent, _ other: Constituent) -> [Clause]? {
    guard pair.isWilled(act.verb), row[1].tile == act.verb.tile else { return nil }
    if other.lexeme.lemma == "amigo", act.deed == "brincar" {
      let friend = [reader.known("com"), reader.known("meu"), other]
      return [pair.told([], together, [act.verb] + friend + [question]).asked]
    }
    guard ["ler", "ouvir", "comprar", "ver", "jogar", "assistir"].contains(act.deed),
      PortuguesePair.isThing(other.lexeme) || PortuguesePair.isFood(other.lexeme)
    else { return nil }
    return [pair.told([], together, [act.verb, other, question]).asked]
  }

  // MARK: - Wished again

  /// *De novo / ir / parque, agora / fazer / biscoito, oi / comer / biscoito, de novo / abrir / porta, com / eu / ler*.
  func againDeed(_ act: Act) -> [Clause]? {
    if let (word, other) = act.beside(["agora", "de novo", "outra vez", "oi"]),
      row[0].tile == word.tile, row[1].tile == act.verb.tile,
      PortuguesePair.isThing(other.lexeme) || PortuguesePair.isFood(other.lexeme)
        || PortuguesePair.isPlace(other.lexeme) || other.lexeme.kind == .furniture
        || other.lexeme.kind == .body
    {
      return wishedOrAsked(act, word, other)
    }
    return nil
  }

  private func wishedOrAsked(_ act: Act, _ word: Constituent, _ other: Constituent) -> [Clause]? {
    let isGreeting = word.lexeme.kind == .social
    let small = isGreeting ? word.calledOut : word
    if act.deed == "dar" {
      let gift = PortuguesePair.isFood(other.lexeme) ? other : pair.known(other)
      guard BoardPairWords.handed.contains(other.lexeme.kind) else { return nil }
      return [pair.told([], act.verb, [pair.speaker, gift, small]).requested]
    }
    if pair.isAsked(act.verb.lexeme) {
      guard other.lexeme.kind != .place else { return nil }
      return [pair.told([], act.verb, [pair.known(other), small]).requested]
    }
    let isPlace = PortuguesePair.isPlace(other.lexeme) || other.lexeme.kind == .furniture
    if act.deed == "ir" {
      return isPlace ? [pair.wished([act.verb] + pair.towards(other) + [small])] : nil
    }
    if act.deed == "levar", isPlace {
      return [pair.told([], act.verb, [pair.speaker, other, small]).requested]
    }
    guard pair.isWilled(act.verb), !["ver", "ouvir"].contains(act.deed) || !isPlace else {
      return nil
    }
    guard var told = reader.read([act.verb, other]).first, told.verb?.tile == act.verb.tile,
      told.subject.isEmpty, told.sequels.isEmpty
    else { return nil }
    told.complements = [act.verb] + told.complements + [small]
    told.verb = pair.wish
    told.options = []
    told.tense = nil
    return [told]
  }

  /// *Com / eu / ler, com / você / comer*: whom it is done with.
  func inCompany(_ act: Act) -> [Clause]? {
    guard let (with, who) = act.beside(["com"]), with.lexeme.wordClass == .adposition,
      row[0].tile == with.tile, row[1].tile == who.tile
    else { return nil }
    guard pair.isWilled(act.verb) || act.deed == "achar" else { return nil }
    if who.lexeme.lemma == "eu" { return [pair.told([], act.verb, [with, who]).requested] }
    return who.lexeme.lemma == "você" ? [pair.wished([act.verb, with, who])] : nil
  }

  // MARK: - By whom

  /// *Já / eles / abrir, já / eu / lavar*: what is done by now.
  func soFar(_ act: Act) -> [Clause]? {
    guard let (by, who) = act.beside(["já"]), row[0].tile == by.tile else { return nil }
    if act.deed == "abrir" || act.deed == "fechar",
      PortuguesePair.isPlace(who.lexeme)
    {
      return [pair.told([who], act.verb, [by]).over]
    }
    guard Self.isDoer(who.lexeme), row[1].tile == who.tile,
      pair.isWilled(act.verb) || act.deed == "ajudar" || act.deed == "esperar",
      who.lexeme.lemma != "eu" || act.deed == "lavar"
    else { return nil }
    return [pair.told([who], act.verb, [by]).over]
  }

  /// *Menina / querer / amanhã, já / mamãe / gostar, este / querer / vovó*: who is first does it.
  func likedBy(_ act: Act) -> [Clause]? {
    if act.deed == "gostar", row[0].tile == act.verb.tile,
      act.rest.allSatisfy({ Self.isDoer($0.lexeme) && $0.lexeme.wordClass != .pronoun }),
      PortuguesePair.isUnique(act.rest[0].lexeme)
    {
      return [
        pair.told([act.rest[0]], act.verb, [reader.known("de"), reader.article, act.rest[1]])
      ]
    }
    guard let (who, time) = act.doer, who.lexeme.wordClass == .noun,
      ["agora", "de novo", "amanhã", "ontem", "já", "hoje", "depois", "logo"].contains(
        time.lexeme.lemma),
      act.deed == "gostar" || !PortuguesePair.isUnique(who.lexeme),
      row[0].tile == who.tile || act.deed == "gostar" && row[1].tile == who.tile
    else { return nil }
    return [pair.told([who], act.verb, [time])]
  }

  /// *Agora / terminar / menina, menina / terminar / vovó*: nobody is left.
  func ended(_ act: Act) -> [Clause]? {
    let isDoer: (Lexeme) -> Bool = {
      Self.isDoer($0) && $0.lemma != "eu" && !PortuguesePair.isAnimal($0)
    }
    guard let (who, other) = act.beside(isDoer) else { return nil }
    if Self.isDoer(other.lexeme) {
      guard row[2].tile != act.verb.tile, row[0].tile != act.verb.tile else { return nil }
      return [pair.told(act.rest, act.verb).over]
    }
    guard row[0].tile != who.tile else { return nil }
    if pair.sort(other.lexeme) == .feeling {
      return [pair.told([who], act.verb, [other]).over]
    }
    guard ["agora", "de novo", "já", "ontem", "amanhã", "depois"].contains(other.lexeme.lemma)
    else {
      return nil
    }
    let clause = pair.told([who], act.verb, [other])
    return [BoardPairWords.toCome.contains(other.lexeme.lemma) ? clause : clause.over]
  }

  /// *Cachorro / comprar / bola, cachorro / levar / parque*: for whom it is bought, and who is taken along.
  func forAnimal(_ act: Act) -> [Clause]? {
    guard let (who, other) = act.doer, row[0].tile == who.tile, row[1].tile == act.verb.tile else {
      return nil
    }
    if act.deed == "comprar" {
      guard PortuguesePair.isAnimal(who.lexeme),
        PortuguesePair.isThing(other.lexeme) || PortuguesePair.isFood(other.lexeme)
          || other.lexeme.kind == .home
      else { return nil }
      let thing = other.lexeme.kind == .home ? [reader.known("um"), other] : [other]
      return [pair.wished([act.verb] + thing + pair.behind("para", pair.known(who)))]
    }
    let isTaken =
      PortuguesePair.isAnimal(who.lexeme) || PortugueseCallWords.children.contains(who.lexeme.lemma)
    guard isTaken, PortuguesePair.isPlace(other.lexeme) else { return nil }
    return [
      pair.wished([act.verb, reader.article, who] + at("para", other))
    ]
  }

  /// *Ter / mamãe / amigo, ter / ontem / mamãe, menina / ter / parque*: who has it, and where there is somebody.
  func had(_ act: Act) -> [Clause]? {
    if let (place, who) = act.beside({ PortuguesePair.isPlace($0) && $0.kind != .home }),
      who.lexeme.wordClass == .noun, who.lexeme.isHuman, !PortuguesePair.isUnique(who.lexeme)
    {
      return reader.read([act.verb, who] + pair.behind("em", pair.known(place)))
    }
    guard row[0].tile == act.verb.tile, let (who, other) = act.beside(BoardPairWords.parents) else {
      return nil
    }
    let isPast = other.lexeme.lemma == "ontem"
    guard isPast || other.lexeme.wordClass == .noun else { return nil }
    return [pair.told([who], act.verb, [other])]
  }

  /// *Você / fazer / triste, eu / fazer / amigo*.
  func making(_ act: Act) -> [Clause]? {
    if let (who, other) = act.doer, pair.sort(other.lexeme) == .feeling, who.lexeme.lemma != "eu" {
      return [
        pair.told([who], act.verb, [pair.speaker, reader.deed("ficar"), other])
      ]
    }
    if row[2].lexeme.lemma == "amigo", Self.isDoer(row[0].lexeme), row[1].tile == act.verb.tile {
      return [pair.told([row[0]], act.verb, [reader.known("um"), row[2]])]
    }
    return whereMade(act)
  }

  private func whereMade(_ act: Act) -> [Clause]? {
    guard let (place, other) = act.beside({ PortuguesePair.isPlace($0) && $0.kind != .home }),
      other.lexeme.kind != .question, other.lexeme.kind != .possessive,
      !BoardPairWords.pointing.contains(other.lexeme.lemma), other.lexeme.lemma != "mais"
    else { return nil }
    return reader.read(row(place, as: pair.behind("em", place)))
  }
}
