import AACCore

/// Somebody, a deed and one other word of a Spanish board, in any order: *mamá / ayudar / ahora, perro / doler / cabeza, mamá / llevar / cama, niña /
/// pegar / mano, tú / poder / cuento, gracias / mamá / ver, este / yo / leer*.
///
/// Sources: NGLE §42.3–42.4 (requests, *vocativos*), §35.2–35.7 (whom it is done to and hurts), §28.2 (*poder*), §26.9 (*por* of thanks), §24.3.
extension TileReader {
  /// The clauses of such a row; nil where neither the deed nor the small word tells.
  func deedOfThree(_ triple: CoreTriple) -> [Clause]? {
    guard let verb = triple.verb else { return nil }
    if let said = suddenAgain(triple, verb) ?? filledIn(triple, verb) { return said }
    if triple.people.count == 2 { return deedOfTwo(triple, verb) }
    guard let who = triple.person else { return deedOfNobody(triple, verb) }
    guard triple.rest.count == 1, let other = triple.rest.first else { return nil }
    if let said = saidWithSmall(triple, verb, who, other) { return said }
    return deedBySomebody(triple, verb, who, other)
  }

  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }
  private var me: [Constituent] { tables.lexicon.small("yo") }
  private var it: Constituent { Constituent(WordJoiner.pronoun("lo")) }
  private func isYou(_ who: Constituent) -> Bool {
    BoardWords.listeners.contains(who.lexeme.lemma)
  }

  /// Whether one says *te* to whom one speaks to.
  private func isTaken(_ who: Constituent) -> Bool {
    isYou(who) && who.lexeme.lemma != "usted"
  }

  // MARK: By the deed

  private func deedBySomebody(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent, _ other: Constituent
  ) -> [Clause]? {
    let word = other.lexeme
    let isThing = word.wordClass == .noun
    switch verb.lexeme.lemma {
    case "gustar" where word.lemma == "ayer", "doler" where word.lemma == "ayer":
      return feltYesterday(triple, verb, who)
    case "doler"
    where who.lexeme.kind == .animal && word.kind != .question
      && (word.kind == .body || word.wordClass == .adverb
        || ["más", "gracias"].contains(word.lemma)):
      return stated(verb, by: [who], [other])
    case "ayudar" where triple.isBefore(who, verb) || isYou(who):
      return helpedBy(verb, who, other)
    case "dar": return givenBy(triple, verb, who, other)
    case "llevar": return takenBy(triple, verb, who, other)
    case "poder" where isThing && !CalledWords.teachers.contains(who.lexeme.lemma):
      guard let done = leaveFor(other) else { return nil }
      let said = stated(verb, by: [who], done)
      return isYou(who) ? said.map(asking) : said
    case "caerse" where isThing: return fallenBeside(triple, verb, who, other)
    case "pegar" where word.kind == .body && who.lexeme.lemma != "yo":
      return over(verb, by: known(who), me + known(other, behind: "en"))
    case "gustar"
    where isThing && who.lexeme.kind == .animal && word.kind != .body
      && !KindSet.edible.contains(word.kind):
      return stated(verb, by: [who], known(other))
    case "comprar"
    where who.lexeme.kind == .animal
      && (CoreTripleWords.isWanted(word) || word.kind == .furniture):
      return stated(verb, [other] + known(who, behind: "para"))
    case "terminar" where isThing && word.isPlaceLike:
      return over(verb, by: known(who), known(other, behind: "en"))
    case let lemma where CoreTripleWords.asked.contains(lemma):
      return askedOfCalled(triple, verb, who, other)
    default: return nil
    }
  }

  /// *Mamá / ayudar / ahora, mamá / ayudar / ayer, tú / ayudar / puerta*.
  private func helpedBy(
    _ verb: Constituent, _ who: Constituent, _ other: Constituent
  ) -> [Clause]? {
    let word = other.lexeme
    if isCalled(who) {
      if CoreTripleWords.dated.contains(word.lemma) {
        return stated(verb, by: [who], me + [other])
      }
      guard CoreTripleWords.ordered.contains(word.lemma) else { return nil }
      return requested(verb, by: [who], me + [other])
    }
    guard isYou(who) else { return nil }
    if word.kind == .color {
      return stated(verb, by: [who], me + small("con") + small("el") + [other])
    }
    guard word.wordClass == .noun, !word.isPlaceLike, !word.kind.isTemporal else { return nil }
    return stated(verb, by: [who], me + known(other, behind: "con"))
  }

  /// *Mamá / dar / más, ellos / dar / cuento, tú / dar / mano*.
  private func givenBy(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent, _ other: Constituent
  ) -> [Clause]? {
    let word = other.lexeme
    if isCalled(who) {
      guard CoreTripleWords.ordered.contains(word.lemma), word.lemma != "mañana" else { return nil }
      return requested(verb, by: [who], me + [other])
    }
    guard word.wordClass == .noun else { return nil }
    if who.lexeme.kind == .animal {
      guard triple.words[0].tile == verb.tile, CoreTripleWords.isWanted(word) else { return nil }
      return requested(verb, [other] + known(who, behind: "a"))
    }
    guard who.lexeme.lemma != "yo", triple.isBefore(who, verb) || who.lexeme.wordClass == .pronoun,
      [.story, .media].contains(word.kind) || word.lemma == "mano"
    else { return nil }
    return stated(verb, by: known(who), me + (word.kind == .body ? known(other) : [other]))
  }

  /// *Mamá / llevar / cama, yo / llevar / casa, tú / llevar / aquí*.
  private func takenBy(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent, _ other: Constituent
  ) -> [Clause]? {
    let isMine = who.lexeme.lemma == "yo"
    guard triple.isBefore(who, verb) || !isMine && who.lexeme.wordClass == .pronoun else {
      return nil
    }
    if ["aquí", "acá"].contains(other.lexeme.lemma), !isMine {
      var bring = verb
      bring.lexeme = deed("traer").lexeme
      return stated(bring, by: known(who), me + [other])
    }
    guard CoreTripleWords.isPlace(other.lexeme), other.lexeme.wordClass == .noun,
      who.lexeme.kind != .animal
    else { return nil }
    return stated(verb, by: known(who), (isMine ? [it] : me) + [other])
  }

  /// What one may do with a thing and where one may go, behind *poder*.
  func leaveFor(_ thing: Constituent) -> [Constituent]? {
    let word = thing.lexeme
    if CoreTripleWords.isPlace(word) { return [deed("ir"), thing] }
    switch word.kind {
    case .drink: return [deed("beber"), thing]
    case .food, .dish, .meal: return [deed("comer"), thing]
    default:
      guard let (act, rest) = used(thing) else { return nil }
      return [act] + rest
    }
  }

  /// *Perro / caerse / galleta, niña / caerse / cabeza*: what was dropped, and what hurts since.
  private func fallenBeside(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent, _ thing: Constituent
  ) -> [Clause]? {
    let pronoun =
      who.lexeme.lemma == "yo"
      ? "me" : isTaken(who) ? "te" : who.lexeme.number == .plural ? "les" : "le"
    let isMany = thing.lexeme.number == .plural
    if thing.lexeme.kind == .body {
      guard pronoun != "me", let main = over(verb, by: known(who)).first else { return nil }
      var pain = thing
      pain.lexeme = Lexeme(
        lemma: "\(pronoun) \(isMany ? "duelen" : "duele") \(named(thing))",
        wordClass: .interjection, kind: .social)
      var next = Clause(variety: variety)
      next.complements = [pain]
      var clause = main
      clause.sequels = [next]
      return [clause]
    }
    let isHeld =
      KindSet.edible.contains(thing.lexeme.kind)
      || [.toy, .story, .media, .book, .device].contains(thing.lexeme.kind)
    guard isHeld, thing.lexeme.lemma != "agua",
      who.lexeme.kind == .animal || [.story, .media].contains(thing.lexeme.kind)
    else {
      return nil
    }
    let isRecent = variety == .spanishSpain
    let fell =
      isMany ? isRecent ? "han caído" : "cayeron" : isRecent ? "ha caído" : "cayó"
    let told = "se \(pronoun) \(fell) \(named(thing))"
    let isOther = pronoun.hasPrefix("l")
    return saidAtOnce(
      triple.words,
      isOther ? told + whom(who, pronoun) : "\(whom(who, pronoun).dropFirst()) \(told)"
    ).map { said in
      var clause = said
      clause.reasons.append(.init(.verbForm, verb.lexeme.lemma, fell))
      return clause
    }
  }

  /// *A la niña, al perro, a mí*.
  private func whom(_ who: Constituent, _ pronoun: String) -> String {
    switch pronoun {
    case "me": return " a mí"
    case "te": return who.lexeme.lemma == "tú" ? " a ti" : " a \(who.lexeme.lemma)"
    default:
      let name = named(who)
      return name.hasPrefix("el ") ? " al \(name.dropFirst(3))" : " a \(name)"
    }
  }

  /// *Mamá / abrir / zumo, mamá / poner / más, mamá / mirar / otra vez*.
  private func askedOfCalled(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent, _ other: Constituent
  ) -> [Clause]? {
    let word = other.lexeme
    guard isCalled(who), triple.words[0].tile == who.tile else { return nil }
    if CoreTripleWords.ordered.contains(word.lemma), word.lemma != "mañana" {
      return requested(verb, by: [who], [other])
    }
    guard word.wordClass == .noun, triple.words[1].tile == verb.tile else { return nil }
    switch verb.lexeme.lemma {
    case "abrir":
      return KindSet.edible.contains(word.kind) ? requested(verb, by: [who], known(other)) : nil
    case "poner":
      return word.kind == .media || word.kind == .music
        ? requested(verb, by: [who], [other]) : nil
    default: return nil
    }
  }

  /// *Mamá / gustar / ayer*: it is over, and was no state.
  private func feltYesterday(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent
  ) -> [Clause] {
    let pronoun =
      who.lexeme.lemma == "yo"
      ? "me" : isTaken(who) ? "te" : who.lexeme.number == .plural ? "les" : "le"
    let felt = verb.lexeme.lemma == "gustar" ? "gustó" : "dolió"
    return saidAtOnce(
      triple.words, "\(whom(who, pronoun).dropFirst()) \(pronoun) \(felt) ayer")
  }

  // MARK: By the small word

  /// *Más / mamá / beber, este / yo / leer, mi / tú / ayudar, por favor / mamá / abrir, hola / tú / jugar, gracias / mamá / ver*.
  private func saidWithSmall(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent, _ other: Constituent
  ) -> [Clause]? {
    let lemma = verb.lexeme.lemma
    let isPronoun = who.lexeme.wordClass == .pronoun
    let isAskable = !CoreTripleWords.unasked.contains(lemma)
    switch other.lexeme.lemma {
    case "más":
      guard !isPronoun, lemma != "dar", lemma != "ayudar", frame(of: verb).pattern != .experiencer,
        who.lexeme.kind != .animal || !["comprar", "tener", "necesitar"].contains(lemma),
        !(isCalled(who) && CoreTripleWords.asked.contains(lemma))
      else {
        return isCalled(who) && CoreTripleWords.asked.contains(lemma)
          ? requested(verb, by: [who], [other]) : nil
      }
      let isOver = CoreTripleWords.sudden.contains(lemma) || lemma == "terminar"
      return isOver && lemma != "caerse"
        ? over(verb, by: [who], [other]) : stated(verb, by: [who], [other])
    case "este", "ese":
      guard isPronoun, triple.words[0].tile == other.tile,
        ["leer", "hacer", "mirar", "poner", "terminar", "ver", "abrir", "comer", "beber"]
          .contains(lemma)
      else { return nil }
      return lemma == "terminar" ? over(verb, by: [who], [other]) : stated(verb, by: [who], [other])
    case "mi", "mío":
      guard isPronoun, who.lexeme.lemma != "yo" else { return nil }
      if lemma == "jugar" { return stated(verb, by: [who], small("con") + me) }
      guard ["ayudar", "dar", "llevar", "comprar", "hacer", "esperar", "mirar"].contains(lemma)
      else { return nil }
      return stated(verb, by: [who], [Constituent(WordJoiner.pronoun("me"), tile: other.tile)])
    case "por favor":
      guard !isPronoun, who.lexeme.namesPerson, isAskable, triple.isBefore(who, verb),
        lemma != "venir" || isCalled(who)
      else {
        return nil
      }
      let rest =
        ["llevar", "ayudar", "dar"].contains(lemma)
        ? me : ["encontrar", "poner", "hacer"].contains(lemma) ? [it] : []
      return requested(verb, by: [who], rest + [other])
    case "hola" where triple.isBefore(who, verb): return greeted(verb, who, other)
    case "gracias" where triple.isBefore(who, verb): return thankedFor(triple, verb, who)
    case "qué" where lemma == "caerse" && !isPronoun:
      return askedAtOnce(triple.words, "qué se le ha caído" + whom(who, "le"))
    default: return nil
    }
  }

  /// *Hola / mamá / comer, hola / tú / jugar, hola / mamá / mirar*.
  private func greeted(
    _ verb: Constituent, _ who: Constituent, _ hello: Constituent
  ) -> [Clause]? {
    let lemma = verb.lexeme.lemma
    if isYou(who) {
      guard lemma != "mirar" else { return requested(verb, [hello, who.calledOut]) }
      guard !["caerse", "perder", "romper"].contains(lemma) else { return nil }
      return inquired(verb, by: [who], [hello])
    }
    guard who.lexeme.namesPerson else { return nil }
    if lemma == "doler" { return stated(verb, [hello, who.calledOut]) }
    if ["mirar", "ayudar", "esperar"].contains(lemma) {
      return requested(verb, [hello, who.calledOut] + (lemma == "ayudar" ? me : []))
    }
    guard CorePairWords.isDeed(lemma), lemma != "ir" else { return nil }
    return stated(deed("querer"), [hello, who.calledOut, verb])
  }

  /// *Gracias / mamá / ver, gracias / tú / poner*.
  private func thankedFor(
    _ triple: CoreTriple, _ verb: Constituent, _ who: Constituent
  ) -> [Clause]? {
    let lemma = verb.lexeme.lemma
    guard isYou(who) || who.lexeme.namesPerson,
      lemma == "ir" || lemma == "perder"
        || !CoreTripleWords.unasked.contains(lemma)
    else { return nil }
    let done =
      lemma == "ayudar" ? "ayudarme" : lemma.hasSuffix("se") ? "\(lemma.dropLast(2))te" : lemma
    return saidAtOnce(
      triple.words,
      isYou(who)
        ? "gracias\(whom(who, "te")) por \(done)" : "gracias, \(who.lexeme.lemma), por \(done)")
  }
}
