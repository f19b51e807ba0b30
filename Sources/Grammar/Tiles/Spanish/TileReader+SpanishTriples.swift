import AACCore

/// Somebody, a small word and a thing, a place or another small word of a Spanish board, in any order: *también / mamá / zumo, nunca / ellos / casa, yo /
/// no / ahora, cuándo / ellos / aquí, dónde / niña / zumo, con / niña / parque, gracias / mamá / ver*.
///
/// Sources: NGLE §31.1 (what is left unsaid), §33.4, §37.9 (*estar* of places), §42.4 (*vocativos*), §48.2 (what is denied stands first), §22.14.
extension TileReader {
  /// The clauses of such a row; nil where none of these words tells.
  func tripleSaid(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isPlain else { return nil }
    if let again = saidTwice(row) { return again }
    if let said = companyFirst(row) { return said }
    guard let triple = CoreTriple(row) else { return nil }
    if let said = neededOfThree(triple) { return said }
    if triple.verb != nil { return deedOfThree(triple) }
    guard triple.verbs.isEmpty else { return nil }
    if let later = laterOfThree(triple) { return later }
    return deniedOfThree(triple) ?? placedOfThree(triple) ?? askedOfThree(triple)
      ?? saidToThree(triple) ?? wishOfThree(triple)
  }

  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }

  /// Whether somebody is called rather than told of.
  func isCalled(_ person: Constituent) -> Bool {
    ["mamá", "papá", "mami", "papi"].contains(person.lexeme.lemma)
  }

  /// The thing that is wanted: the one at hand is known, of others there is one.
  func wished(_ thing: Constituent) -> [Constituent] {
    BoardWords.atHand.contains(thing.lexeme.lemma) || thing.lexeme.kind == .clothing
      ? known(thing) : [thing]
  }

  /// What somebody wants, or where somebody is, as *porque* and others stand before it: *mamá / zumo, yo / cama*.
  func wishOrPlace(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, isPlain, variety.language == .spanish,
      let at = row.firstIndex(where: {
        $0.lexeme.namesPerson || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          || $0.lexeme.kind == .animal
      }), case let thing = row[1 - at], thing.lexeme.wordClass == .noun
    else { return nil }
    if CoreTripleWords.isWanted(thing.lexeme) {
      return stated(deed("querer"), by: [row[at]], wished(thing))
    }
    guard CoreTripleWords.isPlace(thing.lexeme) else { return nil }
    return isSpeakerOrListener(row[at])
      ? stated(deed("ir"), by: [row[at]], [thing])
      : stated(.linking("estar"), by: [row[at]], known(thing, behind: "en"))
  }

  private func isSpeakerOrListener(_ who: Constituent) -> Bool {
    who.lexeme.lemma == "yo" || BoardWords.listeners.contains(who.lexeme.lemma)
  }

  /// *Más / beber / más, otra vez / doler / otra vez*: who lays a word twice insists on it.
  private func saidTwice(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == row[2].lexeme.lemma,
      row[0].lexeme.wordClass == .adverb || row[0].lexeme.lemma == "más",
      row[1].lexeme.wordClass != .adverb || isNegator(row[1])
    else { return nil }
    let pair = Array(row[..<2])
    guard var clause = (besideCore(pair) ?? read(pair)).first else { return nil }
    var next = Clause(variety: variety)
    var word = row[2]
    word.lexeme = Lexeme(
      lemma: isNegator(row[1]) ? "\(word.lexeme.lemma) no" : word.lexeme.lemma,
      wordClass: .interjection, kind: .social)
    next.complements = [word]
    clause.sequels.append(next)
    return [clause]
  }

  // MARK: What somebody wants

  /// *También / yo / galleta, más / ellos / zumo, nunca / mamá / casa, quizás / tú / parque*.
  private func wishOfThree(_ triple: CoreTriple) -> [Clause]? {
    guard let who = triple.person, let thing = triple.noun, let head = triple.small,
      case let word = head.lexeme.lemma
    else { return nil }
    let isAsked = CoreTripleWords.asking.contains(word)
    let isTelling = CoreTripleWords.telling.contains(word)
    if word == "este", who.lexeme.wordClass == .noun, CoreTripleWords.isWanted(thing.lexeme),
      !["tele", "televisión"].contains(thing.lexeme.lemma),
      !isCalled(who)
    {
      return read([head, who, deed("querer"), thing])
    }
    guard isTelling || CoreTripleWords.wanting.contains(word) else { return nil }
    if CoreTripleWords.isWanted(thing.lexeme) {
      let rest = word == "más" ? [head, thing] : wished(thing) + [head]
      if isCalled(who), !isTelling {
        guard ["más", "otra vez", "después"].contains(word) else { return nil }
        return called(who, stated(deed("querer"), rest))
      }
      if who.lexeme.lemma == "yo", word == "más" { return nil }
      if ["tele", "televisión"].contains(thing.lexeme.lemma), word != "más", !isAsked {
        return stated(deed("ver"), by: [who], [thing, head])
      }
      let isYours = BoardWords.listeners.contains(who.lexeme.lemma)
      let isQuestion = isAsked || isYours && !["quizás", "nunca", "tampoco"].contains(word)
      return stated(deed("querer"), by: [who], rest).map { isQuestion ? asking($0) : $0 }
    }
    guard CoreTripleWords.isPlace(thing.lexeme), isTelling || word == "otra vez" else { return nil }
    if word == "también", who.lexeme.lemma == "yo" {
      return stated(deed("querer"), by: [who], [deed("ir"), thing, head])
    }
    let goes =
      who.lexeme.lemma == "yo" && word != "siempre"
      || isAsked && BoardWords.listeners.contains(who.lexeme.lemma)
    let clauses =
      goes
      ? stated(deed("ir"), by: [who], [thing, head])
      : stated(.linking("estar"), by: [who], known(thing, behind: "en") + [head])
    return isAsked ? clauses.map(asking) : clauses
  }

  /// *Después / ellos / más, después / yo / abuela, después / perro / mañana, hola / tú / más*: what is said of it is said in any case.
  private func laterOfThree(_ triple: CoreTriple) -> [Clause]? {
    if let you = triple.person, BoardWords.listeners.contains(you.lexeme.lemma),
      let hello = triple.small("hola"), let more = triple.small("más")
    {
      return inquired(deed("querer"), by: [you], [hello, more])
    }
    guard let later = triple.small("después"), triple.nouns.isEmpty, triple.qualities.isEmpty else {
      return nil
    }
    if triple.people.count == 2 {
      let names = triple.people.sorted { first, _ in first.lexeme.lemma != "yo" }.map(named)
      let link = SpanishOrthography.conjunction("y", before: names[1])
      return saidAtOnce(triple.words, "\(names[0]) \(link) \(names[1]) después")
    }
    guard let who = triple.person, triple.smalls.count == 2,
      let other = triple.smalls.first(where: { $0.tile != later.tile })
    else { return nil }
    if other.lexeme.lemma == "más" {
      return stated(deed("querer"), by: [who], [other, later])
    }
    guard ["otra vez", "mañana", "hoy"].contains(other.lexeme.lemma) else { return nil }
    return saidAtOnce(triple.words, "\(named(who)) \(other.lexeme.lemma) después")
  }

  // MARK: Where and when

  /// *Ya / mamá / aquí, perro / no / aquí, dónde / mamá / ayer, qué / ellos / mañana*.
  private func placedOfThree(_ triple: CoreTriple) -> [Clause]? {
    guard let who = triple.person, triple.smalls.count == 2, triple.nouns.isEmpty,
      triple.qualities.isEmpty
    else { return nil }
    if let where_ = triple.small("dónde"),
      let time = triple.smalls.first(where: { $0.tile != where_.tile })
    {
      guard CorePairWords.beside.contains(time.lexeme.lemma), !isPlaceWord(time) else { return nil }
      return inquired(.linking("estar"), by: known(who), [where_, time])
    }
    if let what = triple.small("qué"),
      let time = triple.smalls.first(where: { $0.tile != what.tile })
    {
      guard ["hoy", "mañana", "ayer", "ahora", "luego", "después"].contains(time.lexeme.lemma)
      else { return nil }
      return inquired(deed("hacer"), by: known(who), [what, time])
    }
    guard let place = triple.smalls.first(where: isPlaceWord),
      let head = triple.smalls.first(where: { $0.tile != place.tile }),
      case let word = head.lexeme.lemma, !(isNegator(head) && triple.words.last?.tile == head.tile)
    else { return nil }
    guard
      CoreTripleWords.telling.contains(word) || isNegator(head)
        || CorePairWords.beside.contains(word) && !isPlaceWord(head)
    else { return nil }
    let clauses = stated(.linking("estar"), by: known(who), [head, place])
    return CoreTripleWords.asking.contains(word) ? clauses.map(asking) : clauses
  }

  private func isPlaceWord(_ word: Constituent) -> Bool {
    ["aquí", "ahí", "allí"].contains(word.lexeme.lemma)
  }

  // MARK: What is denied

  /// *Yo / no / ahora, ellos / no / más, niña / no / triste, también / no / pelota*.
  private func deniedOfThree(_ triple: CoreTriple) -> [Clause]? {
    guard let no = triple.smalls.first(where: isNegator) else { return nil }
    let others = triple.smalls.filter { $0.tile != no.tile }
    if let later = triple.small("después"), let thing = triple.noun, thing.lexeme.kind == .story {
      return saidAtOnce(triple.words, "\(later.lexeme.lemma) no hay \(thing.lexeme.lemma)")
    }
    if let who = triple.person {
      if let thing = triple.noun, thing.lexeme.kind == .story, others.isEmpty {
        // The story, and not what is told.
        return isCalled(who)
          ? saidAtOnce(triple.words, "\(who.lexeme.lemma), \(thing.lexeme.lemma) no")
          : stated(deed("querer"), by: [who], [no, thing])
      }
      if let state = triple.qualities.first {
        guard who.lexeme.wordClass == .noun, triple.words.last?.tile == state.tile else {
          return nil
        }
        let isPassing = CorePairWords.isState(state.lexeme)
        return stated(
          isPassing ? .linking("estar") : .linking("ser"), by: known(who), [no, state])
      }
      guard others.count == 1, let word = others.first?.lexeme.lemma else { return nil }
      if word == "más" { return read([who, no, deed("querer"), others[0]]) }
      guard CoreTripleWords.denied.contains(word), word != "aquí",
        !["amigo", "amiga"].contains(who.lexeme.lemma)
      else { return nil }
      let name = named(who)
      return saidAtOnce(
        triple.words, isCalled(who) ? "\(name), \(word) no" : "\(name) \(word) no")
    }
    if let also = triple.small("también") {
      if let thing = triple.noun, thing.lexeme.wordClass == .noun {
        return saidAtOnce(triple.words, "\(named(thing)) tampoco")
      }
      guard let time = others.first(where: { $0.tile != also.tile }),
        CoreTripleWords.denied.contains(time.lexeme.lemma)
      else { return nil }
      return saidAtOnce(triple.words, "\(time.lexeme.lemma) tampoco")
    }
    guard others.count == 2,
      others.allSatisfy({ CoreTripleWords.denied.contains($0.lexeme.lemma) }),
      !others.contains(where: { $0.lexeme.lemma == "ya" })
    else { return nil }
    let (first, second) = (others[0].lexeme.lemma, others[1].lexeme.lemma)
    return saidAtOnce(triple.words, "\(first) \(second) no")
  }

  /// How somebody or something is named: *la niña, los zapatos, mamá*.
  func named(_ word: Constituent) -> String {
    let lexeme = word.lexeme
    guard lexeme.wordClass == .noun, lexeme.article != .bare else { return lexeme.lemma }
    if KinWords.own.contains(lexeme.lemma) {
      return "\(lexeme.number == .plural ? "mis" : "mi") \(lexeme.lemma)"
    }
    let isStressed =
      EverydayAlone.stressed.contains(lexeme.lemma) && lexeme.number != .plural
    let isFeminine = tables.gender(of: lexeme) == .feminine && !isStressed
    let article =
      lexeme.number == .plural ? isFeminine ? "las" : "los" : isFeminine ? "la" : "el"
    return "\(article) \(lexeme.lemma)"
  }

  // MARK: What is asked

  /// *Dónde / niña / zumo, qué / mamá / película, quién / perro / galleta, quién / mamá / parque*.
  private func askedOfThree(_ triple: CoreTriple) -> [Clause]? {
    guard let who = triple.person, let thing = triple.noun, let head = triple.small,
      thing.lexeme.wordClass == .noun
    else { return nil }
    let isThing = CoreTripleWords.isWanted(thing.lexeme)
    switch head.lexeme.lemma {
    case "dónde":
      guard isThing || thing.lexeme.kind == .body else { return nil }
      if who.lexeme.lemma == "yo" {
        guard let my = Possessives.word(for: who.lexeme, tile: who.tile, in: variety) else {
          return nil
        }
        return inquired(.linking("estar"), by: [my, thing], [head])
      }
      if isCalled(who) {
        return called(who, inquired(.linking("estar"), by: known(thing), [head]))
      }
      guard who.lexeme.wordClass == .noun else { return nil }
      return inquired(
        .linking("estar"), by: known(thing) + known(who, behind: "de"), [head])
    case "qué":
      guard isThing || thing.lexeme.lemma == "cama" else { return nil }
      return read([head, thing, who, deed("querer")])
    case "quién":
      if CoreTripleWords.isPlace(thing.lexeme) {
        return inquired(
          .linking("estar"), by: [head],
          known(who, behind: "con") + known(thing, behind: "en"))
      }
      guard isThing, thing.lexeme.kind != .vehicle else { return nil }
      return inquired(deed("dar"), by: [head], wished(thing) + known(who, behind: "a"))
    default: return nil
    }
  }

  // MARK: Who is spoken to

  /// *Hola / mamá / zumo, gracias / niña / parque, por favor / mamá / parque*.
  private func saidToThree(_ triple: CoreTriple) -> [Clause]? {
    guard let who = triple.person, let head = triple.small, let thing = triple.noun else {
      return nil
    }
    let isYou = BoardWords.listeners.contains(who.lexeme.lemma)
    if who.lexeme.lemma == "yo", head.lexeme.lemma == "gracias", thing.lexeme.kind == .story {
      return stated(deed("querer"), by: [who], [thing, head])
    }
    guard isYou || who.lexeme.namesPerson else { return nil }
    let isPlace = CoreTripleWords.isPlace(thing.lexeme)
    guard isPlace || CoreTripleWords.isWanted(thing.lexeme) else { return nil }
    let wish = isPlace ? [deed("ir"), thing] : wished(thing)
    switch head.lexeme.lemma {
    case "hola":
      if isYou { return inquired(deed("querer"), by: [who], [head] + wish) }
      return stated(deed("querer"), [head, who.calledOut] + wish)
    case "gracias" where thing.lexeme.kind != .home:
      let name = isYou ? "gracias por" : "gracias, \(who.lexeme.lemma), por"
      return saidAtOnce(triple.words, "\(name) \(named(thing))")
    case "por favor" where isPlace && isCalled(who):
      return called(who, stated(deed("querer"), wish + [head]))
    default: return nil
    }
  }

  /// *Con / niña / parque, con / mamá / casa, con / tú / película*.
  private func companyFirst(_ row: [Constituent]) -> [Clause]? {
    if row[1].lexeme.lemma == "con", row[1].lexeme.wordClass == .adposition,
      row[0].lexeme.wordClass == .pronoun, row[2].lexeme.wordClass == .noun, row[2].lexeme.isHuman,
      row[2].lexeme.number != .plural
    {
      return read(Array(row[..<2]) + known(row[2]))
    }
    guard row[0].lexeme.lemma == "con", row[0].lexeme.wordClass == .adposition,
      case let who = row[1], case let thing = row[2], thing.lexeme.wordClass == .noun,
      who.lexeme.namesPerson || who.lexeme.wordClass == .pronoun && who.lexeme.kind == .person,
      !thing.lexeme.isBeing
    else { return nil }
    if CoreTripleWords.isPlace(thing.lexeme) {
      return read([row[0]] + known(who) + known(thing, behind: "en"))
    }
    guard CoreTripleWords.isWanted(thing.lexeme) else { return nil }
    if who.lexeme.lemma == "yo" { return saidAtOnce(row, "conmigo, \(thing.lexeme.lemma)") }
    guard who.lexeme.wordClass == .noun, !isCalled(who) else {
      return BoardWords.listeners.contains(who.lexeme.lemma)
        ? stated(deed("querer"), wished(thing) + [row[0], who]) : nil
    }
    return saidAtOnce(row, "con \(named(who)), \(thing.lexeme.lemma)")
  }
}
