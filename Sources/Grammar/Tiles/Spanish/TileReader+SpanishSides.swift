import AACCore

/// Two thoughts side by side of which each has a verb or a state, told apart by what only one of them can be of: *triste / abuelo /
/// morir, repetir / no / oír, ascensor / roto / subir / no / poder, timbre / sonar / abrir / puerta* (NGLE §31.1, *yuxtaposición*).
extension TileReader {
  /// *Frío / yo / manta, ruido / mucho / apagar*: who needs it and how much there is stand before what it is.
  func needsInOrder(_ words: inout [Constituent]) {
    guard words.count > 1, words.contains(where: { SideWords.isNeed($0.lexeme) }) else { return }
    if words.count > 2, words[1].lexeme.lemma == "yo", SideWords.isNeed(words[0].lexeme),
      !words.contains(where: { $0.lexeme.wordClass == .verb })
    {
      words.swapAt(0, 1)
    }
    for index in words.indices.dropFirst()
    where words[index].lexeme.lemma == "mucho" && SideWords.isNeed(words[index - 1].lexeme) {
      let next = index + 1 < words.count ? words[index + 1].lexeme : nil
      let isOfBefore =
        next.map {
          $0.wordClass == .verb || $0.wordClass == .adjective
            || $0.wordClass == .noun && $0.countability == .count && $0.number != .plural
        } ?? true
      let isAlone = index < 2 || !words[index - 2].lexeme.isDeterminerLike
      if isOfBefore, isAlone { words.swapAt(index - 1, index) }
    }
  }

  /// *Perro / agua / poner, ver / león / tigre / mono*: what animals are given, and several of them side by side.
  func layAnimals(_ words: inout [Constituent]) {
    guard words.count > 2, let animal = words.firstIndex(where: { $0.lexeme.kind == .animal }),
      let verb = loneVerb(words)
    else { return }
    let lemma = words[verb].lexeme.lemma
    if words.count == 3, animal == 0, lemma == "poner" || lemma == "echar",
      let food = words[1...].first(where: { KindSet.edible.contains($0.lexeme.kind) })?.lexeme,
      !DoerWords.yields.contains(food.lemma), let link = tables.lexicon.known("a")
    {
      words = [words[verb], words[3 - verb], Constituent(link), words[0]]
      return
    }
    guard ["ver", "dibujar", "pintar", "visitar"].contains(lemma),
      let last = words.lastIndex(where: { $0.lexeme.kind == .animal }), last > verb + 1,
      words[(verb + 1)...last].allSatisfy({ $0.lexeme.kind == .animal })
    else { return }
    for place in ((verb + 2)...last).reversed() { put(&words, "y", at: place) }
    if verb == 1, KindSet.places.contains(words[0].lexeme.kind) {
      words.append(words.removeFirst())
    }
  }

  /// Where such a row is cut.
  func sides(_ words: [Constituent]) -> Cut? {
    guard words.count > 1, words.count < 7, !isJoined(words) else { return nil }
    guard words.contains(where: { $0.lexeme.wordClass == .verb }) else {
      return muchAndWeary(words) ?? moodAndHug(words)
    }
    if let called = orderBesideTrouble(words) ?? plainSides(words) { return called }
    guard words.count > 2 else { return nil }
    if let apart = moodSides(words) { return apart }
    if let felt = moodLast(words) ?? moodFirst(words) ?? brokenBeforeDeed(words) { return felt }
    if let told = soundBeforeOrder(words) ?? rainBeforeHindrance(words) ?? missedRide(words) {
      return told
    }
    if let wished = doneBeforeWish(words) ?? needBeforeGift(words) { return wished }
    return besideLoss(words) ?? remedyOfThing(words) ?? orderBeforePain(words)
  }

  /// *Deberes / mucho / cansado, trabajo / mucho / cansado / hoy*: how much there is, and how one is for that.
  private func muchAndWeary(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words[1].lexeme.lemma == "mucho", words[0].lexeme.wordClass == .noun,
      !words[0].lexeme.isBeing, HalfWords.weary.contains(words[2].lexeme.lemma),
      words[2].lexeme.wordClass == .adjective,
      words[3...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    let there = deed("haber").said(by: .third)
    return Cut(first: [there, words[1], words[0]] + words[3...], second: [words[2]])
  }

  /// *Yo / triste / abrazo*.
  private func moodAndHug(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.lemma == "yo", SideWords.isMood(words[1].lexeme),
      ["abrazo", "beso", "mimo", "mimos"].contains(words[2].lexeme.lemma)
    else { return nil }
    return Cut(first: Array(words[..<2]), second: [deed("querer"), words[2]])
  }

  /// *Tenedor / caer / otro, gato / escapar / buscar, pelota / perder / buscar / ayudar, abuelo / morir / llorar / mamá*: what is
  /// lost, and what is wanted for that.
  private func besideLoss(_ words: [Constituent]) -> Cut? {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > 0,
      words[verb - 1].lexeme.wordClass == .noun, verb + 1 < words.count,
      words[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      SideWords.losing.contains(words[verb].lexeme.lemma)
    else { return nil }
    let (first, rest) = (Array(words[...verb]), Array(words[(verb + 1)...]))
    let lost = words[verb - 1].lexeme
    switch rest.map(\.lexeme.lemma) {
    case ["otro"], ["otra"]:
      guard !lost.isBeing else { return nil }
      return Cut(first: first, second: [deed("querer"), rest[0]])
    case ["buscar"], ["coger"], ["recoger"]:
      return Cut(first: first, second: [rest[0].ordered, pronoun(for: lost)])
    case ["buscar", "ayudar"], ["ayudar", "buscar"], ["encontrar", "ayudar"]:
      guard let speaker = tables.lexicon.known("yo") else { return nil }
      let isFirst = rest[0].lexeme.lemma == "ayudar"
      return Cut(
        first: first,
        second: [rest[isFirst ? 0 : 1], Constituent(speaker), rest[isFirst ? 1 : 0]])
    default:
      guard rest.count == 2, rest[0].lexeme.lemma == "llorar", rest[1].lexeme.isHuman,
        rest[1].lexeme.wordClass != .pronoun, lost.isBeing
      else { return nil }
      return Cut(first: first, second: [rest[1], rest[0]], link: "y")
    }
  }

  private func pronoun(for noun: Lexeme) -> Constituent {
    let isFeminine = tables.gender(of: noun) == .feminine
    let text = (isFeminine ? "la" : "lo") + (noun.number == .plural ? "s" : "")
    return Constituent(WordJoiner.pronoun(text))
  }

  /// *Película / aburrido / cambiar, juguete / roto / arreglar*: what a thing is like, and what is to be done about it.
  private func remedyOfThing(_ words: [Constituent]) -> Cut? {
    if let called = callFor(words) { return called }
    guard words.count == 3, words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      words[1].lexeme.wordClass == .adjective,
      ["cambiar", "arreglar", "quitar", "tirar", "limpiar", "lavar", "reparar"].contains(
        words[2].lexeme.lemma), words[0].lexeme.kind != .clothing,
      SideWords.spoilt.contains(words[1].lexeme.lemma)
        || SuppliedWords.judged.contains(words[1].lexeme.lemma)
    else { return nil }
    return Cut(
      first: Array(words[..<2]), second: [words[2].ordered, pronoun(for: words[0].lexeme)])
  }

  /// *Máquina / roto / llamar / técnico*: what is broken, and who is to be called for that.
  private func callFor(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, words[2].lexeme.lemma == "llamar", words[2].lexeme.isInfinitive,
      words[0].lexeme.namesThing, words[1].lexeme.wordClass == .adjective,
      SideWords.spoilt.contains(words[1].lexeme.lemma), namesSomeone(words[3])
    else { return nil }
    return Cut(first: Array(words[..<2]), second: [words[2].ordered, words[3]])
  }

  /// *Música / bajar / cabeza / doler, parar / coche / barriga / doler*: what is asked for, and what hurts.
  private func orderBeforePain(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, Set([words[2].lexeme.lemma, words[3].lexeme.lemma]).contains("doler"),
      words[2].lexeme.kind == .body || words[3].lexeme.kind == .body,
      case let isVerbFirst = words[0].lexeme.wordClass == .verb,
      case let (verb, thing) = isVerbFirst ? (words[0], words[1]) : (words[1], words[0]),
      thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing, thing.lexeme.kind != .body,
      OrderWords.asked.contains(verb.lexeme.lemma)
        || ["bajar", "subir", "parar"].contains(verb.lexeme.lemma)
    else { return nil }
    return Cut(first: [verb.ordered, thing], second: Array(words[2...]))
  }

  /// *Repetir / no / oír, parar / doler, no / entender / ayudar*: what the other is to do, and what is wrong.
  private func orderBesideTrouble(_ words: [Constituent]) -> Cut? {
    guard words.count < 4,
      words.allSatisfy({
        $0.lexeme.isInfinitive || $0.lexeme.lemma == variety.language.plainNegator
      })
    else { return nil }
    if SideWords.called.contains(words[0].lexeme.lemma), isTrouble(Array(words[1...])) {
      return Cut(first: [words[0].ordered], second: Array(words[1...]))
    }
    guard let last = words.last, SideWords.called.contains(last.lexeme.lemma),
      isTrouble(words.dropLast())
    else { return nil }
    if last.lexeme.lemma == "ayudar", let speaker = tables.lexicon.known("yo") {
      return Cut(first: words.dropLast(), second: [last, Constituent(speaker)])
    }
    return Cut(first: words.dropLast(), second: [last.ordered])
  }

  private func isTrouble(_ words: [Constituent]) -> Bool {
    if words.count == 1 { return SideWords.hurting.contains(words[0].lexeme.lemma) }
    return words.count == 2 && words[0].lexeme.lemma == variety.language.plainNegator
      && SideWords.failing.contains(words[1].lexeme.lemma)
  }

  /// *Caballo / montar / bien / contento, verano / llegar / contento*: what one does or what comes, and how one feels; no thing is
  /// glad.
  private func moodLast(_ words: [Constituent]) -> Cut? {
    guard let last = words.last?.lexeme, SideWords.isMood(last), let verb = loneVerb(words),
      verb > 0, !words[verb - 1].lexeme.kind.isTemporal,
      !words.contains(where: { $0.lexeme.isBeing }),
      words[..<verb].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    let frame = frame(of: words[verb])
    guard frame.pattern == .plain, !frame.isStrongOpener, !frame.isCopular,
      !SideWords.ofStates.contains(frame.lemma)
    else { return nil }
    let before = words[words.count - 2].lexeme
    let isBesideVerb = verb == words.count - 2
    guard
      isBesideVerb
        ? isDoneByThings(frame) || frame.lemma == "llegar"
        : before.wordClass == .adverb || before.wordClass == .noun && !before.isBeing
    else { return nil }
    return Cut(first: words.dropLast(), second: words.suffix(1))
  }

  /// *Triste / abuelo / morir, enfadado / tú / no / escuchar*: how one feels, and what somebody else does.
  private func moodFirst(_ words: [Constituent]) -> Cut? {
    var words = words
    if words.last?.lexeme.lemma == "yo", SideWords.isMood(words[0].lexeme) {
      words.insert(words.removeLast(), at: 0)
    }
    let mood = words[0].lexeme.lemma == "yo" ? 1 : 0
    guard SideWords.isMood(words[mood].lexeme), mood + 2 < words.count,
      case let rest = Array(words[(mood + 1)...]), let verb = loneVerb(rest), verb > 0,
      case let who = rest.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme, let who,
      who.isBeing || who.wordClass == .pronoun && who.person == .second,
      who.wordClass != .pronoun || who.person != .first,
      !rest.contains(where: { $0.lexeme.wordClass == .adposition })
    else { return nil }
    let frame = frame(of: rest[verb])
    guard frame.pattern == .plain, !frame.isStrongOpener, !frame.isCopular else { return nil }
    let isOthers =
      HappeningWords.livingOrDying.contains(frame.lemma)
      || words.contains(where: { $0.lexeme.lemma == variety.language.plainNegator })
    return isOthers ? Cut(first: Array(words[...mood]), second: rest) : nil
  }

  /// *Ascensor / roto / subir / no / poder, ordenador / lento / trabajar / no, piscina / frío / no / entrar*: how a thing is, and what
  /// one cannot do for that.
  private func brokenBeforeDeed(_ words: [Constituent]) -> Cut? {
    guard let noun = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      words[noun].lexeme.wordClass == .noun, !words[noun].lexeme.isBeing,
      noun + 3 < words.count, case let quality = words[noun + 1].lexeme,
      quality.wordClass == .adjective || quality.lemma == "frío",
      SideWords.spoilt.contains(quality.lemma),
      case var rest = Array(words[(noun + 2)...]),
      let no = rest.firstIndex(where: { $0.lexeme.lemma == variety.language.plainNegator }),
      !rest.contains(where: { ["querer", "gustar"].contains($0.lexeme.lemma) }),
      rest.allSatisfy({
        $0.lexeme.isInfinitive || $0.lexeme.lemma == variety.language.plainNegator
      })
    else { return nil }
    let denied = rest.remove(at: no)
    rest.sort { left, _ in left.lexeme.lemma == "poder" }
    let isHindered =
      rest.count == 1 && SideWords.hindering.contains(quality.lemma)
      && !SideWords.failing.contains(rest[0].lexeme.lemma)
    var first = Array(words[...(noun + 1)])
    if words[noun].lexeme.kind == .body { first.insert(deed("tener"), at: 0) }
    return Cut(first: first, second: [denied] + (isHindered ? [deed("poder")] : []) + rest)
  }

  /// *Timbre / sonar / abrir / puerta, teléfono / sonar / contestar*: what sounds, and what the other is to do.
  private func soundBeforeOrder(_ words: [Constituent]) -> Cut? {
    guard let sound = words.firstIndex(where: { $0.lexeme.lemma == "sonar" }), sound > 0,
      sound + 1 < words.count, words[sound - 1].lexeme.wordClass == .noun,
      !words[sound - 1].lexeme.isBeing,
      SideWords.answering.contains(words[sound + 1].lexeme.lemma),
      words[(sound + 2)...].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    var second = Array(words[(sound + 1)...])
    second[0] = second[0].ordered
    return Cut(first: Array(words[...sound]), second: second)
  }

  /// *Llover / salir / no / poder*: the weather, and what one cannot do.
  private func rainBeforeHindrance(_ words: [Constituent]) -> Cut? {
    guard words[0].lexeme.isInfinitive, frame(of: words[0]).pattern == .weather,
      words.contains(where: { $0.lexeme.lemma == "poder" }),
      words.contains(where: { $0.lexeme.lemma == variety.language.plainNegator })
    else { return nil }
    return Cut(first: [words[0]], second: Array(words[1...]))
  }

  /// *Metro / perder / tarde / llegar*: what one has missed, and what follows.
  private func missedRide(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, words[0].lexeme.kind == .vehicle, words[1].lexeme.lemma == "perder",
      Set([words[2].lexeme.lemma, words[3].lexeme.lemma]) == ["tarde", "llegar"]
    else { return nil }
    let late = words[2].lexeme.lemma == "tarde" ? [words[3], words[2]] : [words[2], words[3]]
    return Cut(first: [words[1], words[0]], second: late)
  }

  /// *Terminar / deberes / tele / ver*: what is done, and what one wants now.
  private func doneBeforeWish(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, ["terminar", "acabar"].contains(words[0].lexeme.lemma),
      words[1].lexeme.wordClass == .noun, words[2].lexeme.wordClass == .noun,
      !words[1].lexeme.isBeing, !words[2].lexeme.isBeing, words[3].lexeme.isInfinitive,
      !words[1].lexeme.kind.isTemporal, !words[2].lexeme.kind.isTemporal
    else { return nil }
    return Cut(first: Array(words[..<2]), second: [deed("querer"), words[3], words[2]])
  }

  /// *Sed / agua / dar, tos / noche / no / dormir*: what one has, and what one asks for or cannot do.
  private func needBeforeGift(_ words: [Constituent]) -> Cut? {
    var end = words[0].lexeme.lemma == "yo" ? 1 : 0
    guard end + 2 < words.count, HalfWords.needs.contains(words[end].lexeme.lemma),
      words[end].lexeme.lemma != "dolor"
    else { return nil }
    let start = end
    end += 1
    let first = Array(words[..<start]) + [deed("tener"), felt(words[start])]
    if let last = words.last, ["dar", "traer", "pasar"].contains(last.lexeme.lemma),
      let speaker = tables.lexicon.known("yo"),
      words[end..<(words.count - 1)].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing || $0.lexeme.isDeterminerLike
      })
    {
      return Cut(
        first: first,
        second: [last, Constituent(speaker)] + words[end..<(words.count - 1)])
    }
    var times: [Constituent] = []
    while end < words.count, words[end].lexeme.kind.isTemporal {
      times.append(words[end])
      end += 1
    }
    guard !times.isEmpty, end + 2 == words.count,
      words[end].lexeme.lemma == variety.language.plainNegator, words[end + 1].lexeme.isInfinitive
    else { return nil }
    return Cut(first: first + times, second: Array(words[end...]))
  }
}

/// Words of such sides.
private enum SideWords {
  static func isMood(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective
      && (HalfWords.glad.contains(word.lemma) || ["triste", "enfadado"].contains(word.lemma))
  }

  static func isNeed(_ word: Lexeme) -> Bool {
    HalfWords.needs.contains(word.lemma) || HalfWords.weather[word.lemma] != nil
  }

  /// What the other is called upon to do.
  static let called: WordSet = ["parar", "repetir", "esperar", "ayudar"]
  static let hurting: WordSet = ["doler", "picar", "molestar", "quemar"]
  /// What one cannot.
  static let failing: WordSet = [
    "oír", "ver", "entender", "poder", "saber", "gustar", "querer", "llegar", "alcanzar",
    "acordarse",
  ]
  /// How one does something.
  static let ofStates: WordSet = [
    "dormir", "vivir", "andar", "seguir", "acabar", "terminar", "quedar", "jugar", "hablar",
  ]
  /// How things are that are no good.
  static let spoilt = hindering.union([
    "frío", "caliente", "sucio", "alto", "peligroso", "feo", "difícil", "lleno", "oscuro", "mojado",
    "caro", "tapado",
  ])
  static let hindering: WordSet = [
    "roto", "estropeado", "averiado", "lento", "cerrado", "bloqueado", "apagado", "ocupado",
    "atascado",
  ]
  /// What happens to a thing or a being that is missed then.
  static let losing: WordSet = [
    "caer", "caerse", "romper", "romperse", "perder", "perderse", "escapar", "escaparse", "morir",
    "morirse",
  ]
  /// What is done when it rings.
  static let answering: WordSet = [
    "abrir", "contestar", "coger", "apagar", "responder", "mirar", "parar", "atender",
  ]
}
