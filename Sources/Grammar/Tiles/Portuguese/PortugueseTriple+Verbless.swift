import AACCore

/// Three words without a deed of which one is somebody: *mamãe / não / aqui, porque / mamãe / cama, também / eu / biscoito, depois / você / filme, com /
/// cachorro / parque, onde / eles / suco, mais / mamãe / suco*. *Estar, querer* and what belongs to whom are put in.
///
/// Sources: Cunha & Cintra, chapters 7 (*Elipse*) and 11 (*Pronomes possessivos*); Bechara, *Verbos de ligação*, *Frases nominais*.
extension PortugueseTriple {
  /// *Porque / mamãe / cama, porque / menina / amigo*: what the reason is.
  var toldWhy: [Clause]? {
    guard row[0].lexeme.lemma == "porque",
      !row.contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    return verbless
  }

  /// What such a row says.
  var verbless: [Clause]? {
    let doers = row.filter { Self.isDoer($0.lexeme) }
    guard let who = doers.first else { return withoutDoer }
    let rest = row.filter { $0.tile != who.tile }
    let scene = Scene(who: who, rest: rest)
    if doers.count > 1 { return twoDoers(scene) }
    return asked(scene) ?? because(scene) ?? turnedRed(scene) ?? whereIs(scene) ?? company(scene)
      ?? more(scene) ?? ofPointed(scene) ?? wishes(scene)
  }

  /// Somebody and the two words beside him, in their order.
  struct Scene {
    let who: Constituent
    let rest: [Constituent]

    func beside(_ holds: (Lexeme) -> Bool) -> (core: Constituent, other: Constituent)? {
      if holds(rest[0].lexeme) { return (rest[0], rest[1]) }
      return holds(rest[1].lexeme) ? (rest[1], rest[0]) : nil
    }

    func beside(_ words: WordSet) -> (core: Constituent, other: Constituent)? {
      beside { words.contains($0.lemma) }
    }
  }

  private static func isSpot(_ word: Lexeme) -> Bool {
    PortuguesePair.isPlace(word) || word.kind == .furniture && word.wordClass == .noun
  }

  private static func isHave(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && !word.isBeing && word.kind != .furniture
      && (PortuguesePair.isThing(word) || PortuguesePair.isFood(word) || word.kind == .body)
  }

  // MARK: - Where somebody is

  /// *Mamãe / não / aqui, talvez / menina / parque, agora / eu / aqui, não / eu / cama*.
  private func whereIs(_ scene: Scene) -> [Clause]? {
    let isHere: (Lexeme) -> Bool = { ["aqui", "ali", "lá", "aí"].contains($0.lemma) }
    if let (here, other) = scene.beside(isHere) {
      let word = other.lexeme
      guard word.wordClass == .adverb || word.lemma == "não", word.lemma != "mais",
        word.lemma != "muito",
        word.kind != .question
      else { return nil }
      let isTime = Self.isTime(word) || word.lemma == "de novo"
      let clause = pair.told(
        [scene.who], .linking("estar"),
        isTime && word.lemma != "já" ? [here, other] : [other, here])
      return [BoardPairWords.toCome.contains(word.lemma) ? clause.planned : clause]
    }
    guard let (place, other) = scene.beside(Self.isSpot) else { return nil }
    let word = other.lexeme
    guard word.wordClass == .adverb || word.lemma == "não", word.kind != .question,
      word.lemma != "mais"
    else { return nil }
    let goes =
      scene.who.lexeme.lemma == "eu"
      && (place.lexeme.kind != .place || word.lemma == "não" || word.lemma == "também")
    if goes, place.lexeme.kind != .home || word.lemma != "não",
      ["não", "também", "depois", "agora", "de novo"].contains(word.lemma)
    {
      let way = [reader.deed("ir")] + pair.towards(place)
      let isBefore = word.lemma == "não" || word.lemma == "também"
      return [pair.told([scene.who], pair.wish, isBefore ? [other] + way : way + [other])]
    }
    if word.lemma == "depois" {
      return [
        pair.told([scene.who], reader.deed("ir"), pair.towards(place) + [other]).planned
      ]
    }
    guard
      ["não", "talvez", "também", "nunca", "já", "sempre", "ainda não", "logo", "de novo", "agora"]
        .contains(word.lemma)
    else { return nil }
    return [pair.told([scene.who], .linking("estar"), [other] + pair.behind("em", place))]
  }

  /// *Já / você / vermelho, mais / você / vermelho*: people turn red.
  private func turnedRed(_ scene: Scene) -> [Clause]? {
    guard let (color, other) = scene.beside({ $0.kind == .color && $0.wordClass == .adjective }),
      !PortuguesePair.isAnimal(scene.who.lexeme),
      other.lexeme.wordClass == .adverb || BoardPairWords.greetings.contains(other.lexeme.lemma)
    else { return nil }
    if other.lexeme.lemma == "mais" {
      return [pair.told([scene.who], .linking("estar"), [other, color])]
    }
    guard other.lexeme.lemma != "não" else { return nil }
    let word = other.lexeme.kind == .social ? other.calledOut : other
    let clause = pair.told([scene.who], .linking("estar"), [word, color])
    if BoardPairWords.toCome.contains(other.lexeme.lemma) { return [clause.planned] }
    let isAsked = other.lexeme.kind == .question
    guard !isAsked || other.lexeme.lemma == "por que" else { return nil }
    return [isAsked ? clause.asked : clause]
  }

  // MARK: - Asked and told why

  /// *Onde / eles / suco, quando / mamãe / história, quem / mamãe / suco, onde / eu / agora, quando / eu / parque*.
  private func asked(_ scene: Scene) -> [Clause]? {
    guard let (question, other) = scene.beside({ $0.kind == .question }),
      row[0].tile == question.tile
    else { return nil }
    let who = scene.who, word = other.lexeme
    switch question.lexeme.lemma {
    case "onde" where Self.isTime(word) || word.lemma == "não" || word.lemma == "de novo":
      let clause = pair.told([who], .linking("estar"), [other, question]).asked
      return [BoardPairWords.toCome.contains(word.lemma) ? clause.planned : clause]
    case "onde" where Self.isHave(word):
      return reader.read([question, pair.isThus] + possessed(other, by: who))
    case "quando" where Self.isSpot(word):
      return [pair.told([who], reader.deed("ir"), [question, other]).asked]
    case "quando" where word.lemma == "aqui":
      return [pair.told([who], reader.deed("vir"), [question, other]).asked]
    case "quando" where Self.isHave(word) && word.kind != .body:
      return reader.read([question, pair.isSuch] + possessed(other, by: who))
    case "por que" where word.lemma == "não":
      return [
        reader.spoken(
          [
            ("por que", question.tile, true), (said(who), who.tile, true),
            ("não", other.tile, true),
          ],
          exclaims: false
        ).asked
      ]
    case "por que" where Self.isHave(word):
      return reader.read([question, reader.article] + possessed(other, by: who))
    case "o que" where Self.isTime(word) && word.lemma != "ontem":
      return [pair.told([who], reader.deed("ir"), [question, reader.deed("fazer"), other]).asked]
    case "o que" where Self.isHave(word):
      return reader.read([pair.word("que", for: question), other, who, pair.wish])
    case "quem": return askedWho(question, who, other)
    default: return nil
    }
  }

  private func said(_ who: Constituent) -> String {
    guard who.lexeme.wordClass == .noun else { return who.lexeme.lemma }
    return (reader.tables.gender(of: who.lexeme) == .feminine ? "a " : "o ") + who.lexeme.lemma
  }

  private func askedWho(_ question: Constituent, _ who: Constituent, _ other: Constituent)
    -> [Clause]?
  {
    let noun = other.lexeme
    guard Self.isHave(noun) else { return nil }
    if BoardPairWords.told.contains(noun.kind), who.lexeme.wordClass == .noun,
      !BoardPairWords.parents.contains(who.lexeme.lemma)
    {
      return reader.read([question, pair.isSuch, who, reader.known("de"), reader.article, other])
    }
    guard BoardPairWords.parents.contains(who.lexeme.lemma), noun.kind != .body else { return nil }
    return [
      pair.told([pair.known(other)], pair.isSuch, [who.calledOut, reader.known("de"), question])
        .asked
    ]
  }

  /// *Porque / mamãe / cama, porque / eu / bola, porque / cachorro / bola*.
  private func because(_ scene: Scene) -> [Clause]? {
    guard let (why, other) = scene.beside(["porque"]), row[0].tile == why.tile,
      reader.variety != .portuguesePortugal
    else { return nil }
    let who = scene.who, word = other.lexeme
    if Self.isSpot(word) {
      return edged(pair.told([who], .linking("estar"), pair.behind("em", other)), why)
    }
    if word.lemma == "aqui" { return edged(pair.told([who], .linking("estar"), [other]), why) }
    if pair.sort(word) == .feeling || word.kind == .color {
      return edged(pair.told([who], .linking("estar"), [other]), why)
    }
    guard Self.isHave(word) else { return nil }
    if who.lexeme.lemma == "eu", word.kind != .body {
      return edged(pair.told([who], pair.wish, [pair.known(other)]), why)
    }
    return reader.read(
      [pair.word("por causa de", for: why), reader.article] + possessed(other, by: who))
  }

  // MARK: - Whose and with whom

  /// *Com / cachorro / parque, com / eles / filme*.
  private func company(_ scene: Scene) -> [Clause]? {
    guard let (with, other) = scene.beside(["com"]), row[0].tile == with.tile,
      row[1].tile == scene.who.tile
    else { return nil }
    let together = pair.behind(with, scene.who)
    if Self.isSpot(other.lexeme) {
      return reader.read(pair.behind("em", other) + together)
    }
    if Self.isHave(other.lexeme) { return reader.read([other] + together) }
    guard other.lexeme.lemma == "aqui", scene.who.lexeme.wordClass == .noun else { return nil }
    return reader.read(together + [other])
  }

  /// *Mais / mamãe / suco, agora / mamãe / mais, mais / eles / suco*.
  private func more(_ scene: Scene) -> [Clause]? {
    guard let (more, other) = scene.beside(["mais"]) else { return nil }
    let who = scene.who
    if PortuguesePair.isUnique(who.lexeme) {
      if Self.isHave(other.lexeme) { return reader.read([who.calledOut, more, other]) }
      guard other.lexeme.lemma == "agora" else { return nil }
      return [
        reader.spoken(
          [
            (who.lexeme.lemma, who.tile, false), ("mais", more.tile, false),
            (other.lexeme.lemma, other.tile, true),
          ], exclaims: false)
      ]
    }
    guard Self.isHave(other.lexeme), other.lexeme.kind != .body,
      !PortuguesePair.isAnimal(who.lexeme)
    else { return nil }
    let clause = pair.told([who], pair.wish, [more, other])
    return [who.lexeme.lemma == "você" ? clause.asked : clause]
  }

  /// *Este / eu / sapatos, este / você / amigo, este / cachorro / bola, meu / eu / bola*.
  private func ofPointed(_ scene: Scene) -> [Clause]? {
    guard
      let (word, thing) = scene.beside({
        BoardPairWords.pointing.contains($0.lemma) || $0.kind == .possessive
      }), row[0].tile == word.tile, Self.isHave(thing.lexeme)
    else { return nil }
    let who = scene.who
    if PortuguesePair.isAnimal(who.lexeme)
      || PortugueseCallWords.children.contains(who.lexeme.lemma)
    {
      guard row[1].tile == who.tile else { return nil }
      return reader.read([thing, reader.known("de"), word, who])
    }
    if PortuguesePair.isUnique(who.lexeme) {
      return word.lexeme.kind == .possessive ? nil : reader.read([who.calledOut, word, thing])
    }
    guard ["eu", "você", "eles", "elas", "ele", "ela"].contains(who.lexeme.lemma) else {
      return nil
    }
    if word.lexeme.kind == .possessive, who.lexeme.lemma != "eu" { return nil }
    let clause = pair.told([who], pair.wish, [word, thing])
    return [who.lexeme.lemma == "você" ? clause.asked : clause]
  }

  /// *Também / eu / biscoito, depois / você / filme, de novo / menina / bola, agora / eles / filme*: who wants it, when.
  private func wishes(_ scene: Scene) -> [Clause]? {
    guard let (thing, other) = scene.beside(Self.isHave), row[0].tile == other.tile else {
      return nil
    }
    let who = scene.who
    guard
      ["também", "agora", "de novo", "depois", "nunca", "já", "logo"].contains(other.lexeme.lemma)
    else { return nil }
    if thing.lexeme.kind == .body {
      return reader.read(possessed(thing, by: who) + [other])
    }
    if other.lexeme.lemma == "nunca" {
      return [pair.told([who], pair.wish, [other, pair.bare(thing)])]
    }
    let clause = pair.told([who], pair.wish, [pair.known(thing), other])
    return [who.lexeme.lemma == "você" ? clause.asked : clause]
  }

  // MARK: - Two, or none

  /// *Este / você / amigo, porque / menina / amigo, não / cachorro / amigo, meu / cachorro / amigo*.
  private func twoDoers(_ scene: Scene) -> [Clause]? {
    guard let friend = row.first(where: { $0.lexeme.lemma == "amigo" }),
      let who = row.first(where: { Self.isDoer($0.lexeme) && $0.tile != friend.tile }),
      let word = row.first(where: { $0.tile != friend.tile && $0.tile != who.tile })
    else { return nil }
    switch word.lexeme.lemma {
    case "este" where who.lexeme.lemma == "você":
      return reader.read([word, pair.isSuch, pair.word("seu", for: who), friend])
    case "este" where who.lexeme.lemma == "eu":
      return reader.read([word, pair.isSuch, pair.word("meu", for: who), friend])
    case "porque" where who.lexeme.wordClass == .noun:
      return edged(pair.told([who], pair.isSuch, [reader.known("meu"), friend]), word)
    case "não" where who.lexeme.wordClass == .noun:
      return [pair.told([who], pair.isSuch, [word, reader.known("meu"), friend])]
    case "meu" where PortuguesePair.isAnimal(who.lexeme):
      return reader.read([word, who, pair.isSuch, reader.known("meu"), friend])
    default: return nil
    }
  }

  /// *Talvez / não / aqui, oi / não / aqui, meu / não / aqui*.
  private var withoutDoer: [Clause]? {
    let words = row.map(\.lexeme.lemma)
    guard words[1] == "não" else { return nil }
    let last = row[2].lexeme
    let isSmall = last.wordClass == .adverb && last.kind != .question
    switch words[0] {
    case "talvez" where isSmall:
      return [
        reader.spoken(row.map { ($0.lexeme.lemma, $0.tile, true) }, exclaims: false)
      ]
    case "oi" where isSmall:
      return [
        reader.spoken(
          [
            (words[0], row[0].tile, false), (words[2], row[2].tile, false),
            ("não", row[1].tile, true),
          ],
          exclaims: false)
      ]
    case "meu" where BoardPairWords.whereabouts.contains(last.lemma):
      return [pair.told([row[0]], .linking("estar"), [row[1], row[2]])]
    default: return nil
    }
  }
}
