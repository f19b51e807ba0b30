import AACCore

/// A deed of a Spanish board with two other words and nobody who does it, or with one word put in: *por favor / dar / más, no / llevar / parque, qué /
/// leer / cuento, otra vez / perder / zapatos, niña / poner / triste, gustar / aquí / no, tú / dormir / amigo*.
///
/// Sources: NGLE §42.3 (requests), §22.14 (*qué* before nouns), §23.7 (what has just happened), §18.2 (possessives), §38.3 (*ponerse*), §15.9.
extension TileReader {
  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }

  // MARK: What has just happened

  /// *Mamá / caerse / otra vez, otra vez / perder / zapatos, ya / yo / romper, ya / jugar / parque*.
  func suddenAgain(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    let lemma = verb.lexeme.lemma
    guard let time = triple.small("otra vez") ?? triple.small("ya"), triple.smalls.count == 1 else {
      return nil
    }
    let isYa = time.lexeme.lemma == "ya"
    guard
      CoreTripleWords.sudden.contains(lemma) || isYa && lemma == "jugar" && triple.people.isEmpty
    else { return nil }
    if let who = triple.person {
      guard lemma != "perder" || who.lexeme.wordClass == .pronoun || triple.isBefore(who, verb)
      else { return nil }
      let rest = lemma == "romper" ? [Constituent(WordJoiner.pronoun("lo"))] : []
      return over(verb, by: [who], rest + [time])
    }
    guard let thing = triple.noun, triple.people.isEmpty else { return nil }
    if lemma == "caerse", !isYa, !thing.lexeme.isPlaceLike, thing.lexeme.kind != .furniture {
      return over(verb, by: known(thing), [time])
    }
    let isObject = lemma == "perder" || lemma == "romper"
    return over(verb, (isObject ? known(thing) : [thing]) + [time])
  }

  // MARK: What is put in

  /// *Poner / triste, lavarse / puerta, querer / aquí, gustar / aquí, encontrar / rojo, tú / dormir / amigo*: the row with the word that it lacks.
  func filledIn(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    let lemma = verb.lexeme.lemma
    var row = triple.words
    guard let at = row.firstIndex(where: { $0.tile == verb.tile }) else { return nil }
    if lemma == "poner", triple.small("mi") == nil, let mood = triple.qualities.first,
      CorePairWords.isMood(mood.lexeme) && mood.lexeme.lemma != "cansado"
    {
      row[at].lexeme = deed("ponerse").lexeme
      return read(row)
    }
    if lemma == "lavarse", let thing = triple.noun, thing.lexeme.wordClass == .noun,
      thing.lexeme.lemma != "agua",
      ![.body, .clothing, .furniture].contains(thing.lexeme.kind), !thing.lexeme.isPlaceLike,
      triple.small("después") == nil
    {
      row[at].lexeme = deed("lavar").lexeme
      if let who = triple.person { return stated(row[at], by: [who], known(thing)) }
      return read(row)
    }
    if ["gustar", "querer"].contains(lemma), triple.nouns.isEmpty, triple.qualities.isEmpty,
      let here = row.firstIndex(where: { ["aquí", "ahí", "allí"].contains($0.lexeme.lemma) }),
      triple.people.count < 2, !triple.smalls.contains(where: { $0.lexeme.kind == .question })
    {
      if let who = triple.person, lemma == "gustar", who.lexeme.kind == .animal {
        return stated(verb, by: [who], [deed("estar"), row[here]])
      }
      let place = row.remove(at: here)
      guard let verbAt = row.firstIndex(where: { $0.tile == verb.tile }) else { return nil }
      row.insert(contentsOf: [deed("estar"), place], at: verbAt + 1)
      let isYours = row.contains { BoardWords.listeners.contains($0.lexeme.lemma) }
      return isYours ? read(row).map(asking) : read(row)
    }
    if let color = row.firstIndex(where: {
      $0.lexeme.kind == .color && $0.lexeme.wordClass == .adjective
    }), lemma == "encontrar" || lemma == "ayudar" && triple.person.map({ !isCalled($0) }) == true {
      if triple.people.isEmpty {
        let isAsked = triple.smalls.contains { $0.lexeme.kind == .question }
        let said = stated(verb, small("el") + [row[color]] + triple.smalls)
        return isAsked ? said.map(asking) : said
      }
      row.insert(contentsOf: (lemma == "ayudar" ? small("con") : []) + small("el"), at: color)
      return read(row)
    }
    return besideFriend(triple, verb)
  }

  /// *Tú / dormir / amigo, ahora / querer / amigo, yo / hacer / amigo*: whose friend it is, and whom one makes one's friends.
  private func besideFriend(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    if let shown = triple.small, ["este", "ese"].contains(shown.lexeme.lemma),
      let friend = triple.person, KinWords.own.contains(friend.lexeme.lemma),
      triple.words[1].tile == verb.tile, triple.words[2].tile == friend.tile
    {
      return read([verb, shown, friend])
    }
    guard
      let friend = triple.people.first(where: {
        ["amigo", "amiga"].contains($0.lexeme.lemma) && $0.lexeme.number != .plural
      }), !triple.smalls.contains(where: \.lexeme.isDeterminerLike),
      verb.lexeme.lemma != "necesitar"
    else { return nil }
    let others = triple.people.filter { $0.tile != friend.tile }
    if verb.lexeme.lemma == "hacer" {
      guard triple.nouns.isEmpty, triple.qualities.isEmpty else { return nil }
      let clauses = stated(verb, by: others, [several(friend)] + triple.smalls)
      return triple.smalls.contains { $0.lexeme.kind == .question }
        ? clauses.map(asking) : triple.small("ya") != nil ? clauses.map(pastNow) : clauses
    }
    var own: [Constituent] = []
    if others.contains(where: { $0.lexeme.lemma == "tú" }) {
      own = small("tu")
    } else if others.contains(where: { ["ellos", "ellas"].contains($0.lexeme.lemma) }) {
      own = small("su")
    } else if others.isEmpty, triple.smalls.count == 1, triple.nouns.isEmpty,
      triple.small("con") == nil, triple.small("gracias") == nil
    {
      own = small("mi")
    }
    guard !own.isEmpty, let at = triple.words.firstIndex(where: { $0.tile == friend.tile }) else {
      return nil
    }
    var row = triple.words
    row.insert(contentsOf: own, at: at)
    return read(row)
  }

  private func pastNow(_ clause: Clause) -> Clause {
    var done = clause
    done.tense = .past
    if variety == .spanishSpain { done.options.insert(.perfect) }
    return done
  }

  /// *Mamá / terminar / abuela*: with whom.
  func deedOfTwo(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard verb.lexeme.lemma == "terminar" else { return nil }
    return over(verb, by: known(triple.people[0]), known(triple.people[1], behind: "con"))
  }

  // MARK: Nobody does it

  /// *Por favor / dar / más, ahora / ayudar / película, no / llevar / parque, más / jugar / casa, qué / leer / cuento*.
  func deedOfNobody(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard triple.qualities.isEmpty, triple.nouns.count < 2 else { return nil }
    let words = triple.smalls.map(\.lexeme.lemma)
    if let said = saidOfBody(triple, verb) { return said }
    if words == ["qué"], let thing = triple.noun { return whichOne(triple, verb, thing) }
    switch verb.lexeme.lemma {
    case "ayudar": return helpForMe(triple, verb)
    case "dar": return giveMe(triple, verb)
    case "llevar": return takeMe(triple, verb)
    case "poder": return mayBeside(triple, verb)
    case "terminar":
      guard let place = triple.noun, place.lexeme.isPlaceLike, words == ["hola"] else { return nil }
      return over(verb, known(place, behind: "en") + triple.smalls)
    case "abrir":
      guard words.allSatisfy({ HeadWords.opened.contains($0) }) else { return nil }
      guard let thing = triple.noun else { return requested(verb, triple.smalls) }
      guard !thing.lexeme.isPlaceLike, ["este", "ese", "más", "otro"].contains(words.first ?? "")
      else { return nil }
      return requested(verb, triple.smalls + [thing])
    case "ver", "hacer", "leer", "comprar", "comer":
      if words == ["más"] { return moreThere(triple, verb) }
      guard words == ["nunca"], let thing = triple.noun, thing.lexeme.countability != .mass,
        [.media, .food, .story, .book].contains(thing.lexeme.kind), thing.lexeme.number != .plural
      else { return nil }
      return stated(verb, [several(thing)] + triple.smalls)
    case "jugar", "beber", "dormir", "nadar":
      return words == ["más"] ? moreThere(triple, verb) : nil
    default: return nil
    }
  }

  /// *Quién / pegar / mano, también / caerse / cabeza, mi / caerse / cuento, gracias / ayudar / puerta*: what happened to one, and what one
  /// was helped with.
  private func saidOfBody(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard let head = triple.small, let thing = triple.noun else { return nil }
    let isBody = thing.lexeme.kind == .body
    switch (verb.lexeme.lemma, head.lexeme.lemma) {
    case ("pegar", "quién") where isBody:
      return over(verb, by: [head], small("yo") + known(thing, behind: "en")).map(asking)
    case ("caerse", "también") where isBody:
      return thoughts(over(verb, [head]), then: stated(deed("doler"), [thing]))
    case ("caerse", "mi"), ("caerse", "mío"):
      guard CoreTripleWords.isWanted(thing.lexeme) else { return nil }
      let isMany = thing.lexeme.number == .plural
      let isRecent = variety == .spanishSpain
      let fell =
        isMany ? isRecent ? "han caído mis" : "cayeron mis" : isRecent ? "ha caído mi" : "cayó mi"
      return saidAtOnce(triple.words, "se me \(fell) \(thing.lexeme.lemma)")
    case ("ayudar", "gracias"):
      return saidAtOnce(triple.words, "gracias por ayudarme con \(named(thing))")
    default: return nil
    }
  }

  /// *Más / jugar / casa, más / comer / mano*: more of the deed.
  private func moreThere(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard let place = triple.noun else { return nil }
    let isBody = place.lexeme.kind == .body
    guard isBody || CoreTripleWords.isPlace(place.lexeme) || place.lexeme.lemma == "puerta" else {
      return nil
    }
    return stated(
      deed("querer"), [verb] + triple.smalls + known(place, behind: isBody ? "con" : "en"))
  }

  /// *Qué / leer / cuento, qué / doler / mano*: which one.
  private func whichOne(
    _ triple: CoreTriple, _ verb: Constituent, _ thing: Constituent
  ) -> [Clause]? {
    guard let what = triple.small, thing.lexeme.wordClass == .noun else { return nil }
    if verb.lexeme.lemma == "doler" {
      return askedAtOnce(
        triple.words,
        "qué te \(thing.lexeme.number == .plural ? "duelen" : "duele"), \(named(thing))")
    }
    guard let slot = frame(of: verb).slot(.object), slot.preposition == nil,
      CoreTripleWords.isWanted(thing.lexeme) || thing.lexeme.kind == .thing,
      frame(of: verb).pattern == .plain,
      !["ayudar", "pegar", "jugar"].contains(verb.lexeme.lemma)
    else { return nil }
    guard
      let form = tables.morphology?.verb(
        verb.lexeme.lemma, VerbFeatures(.present, .first, .singular)
      ).first
    else { return nil }
    return askedAtOnce(triple.words, "\(what.lexeme.lemma) \(thing.lexeme.lemma) \(form)")
  }

  /// *Ahora / ayudar / película, por favor / ayudar / casa, no / ayudar / ahora*.
  private func helpForMe(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard triple.smalls.allSatisfy({ HeadWords.helped.contains($0.lexeme.lemma) }) else {
      return nil
    }
    let no = triple.smalls.filter(isNegator)
    let others = triple.smalls.filter { !isNegator($0) }
    let thing = triple.nouns.flatMap {
      known($0, behind: CoreTripleWords.isPlace($0.lexeme) ? "en" : "con")
    }
    let more = others.filter { $0.lexeme.lemma == "más" }
    return requested(
      verb, no + small("yo") + more + thing + others.filter { $0.lexeme.lemma != "más" })
  }

  /// *Por favor / dar / más, luego / dar / pelota, ya / dar / zumo*.
  private func giveMe(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard triple.smalls.allSatisfy({ HeadWords.given.contains($0.lexeme.lemma) }),
      triple.nouns.allSatisfy({ CoreTripleWords.isWanted($0.lexeme) })
    else { return nil }
    let more = triple.smalls.filter { $0.lexeme.lemma == "más" }
    let others = triple.smalls.filter { $0.lexeme.lemma != "más" }
    let thing = more.isEmpty ? triple.nouns.flatMap { wished($0) } : triple.nouns
    return requested(verb, small("yo") + more + thing + others)
  }

  /// *Ahora / llevar / parque, no / llevar / casa, por qué / llevar / parque*.
  private func takeMe(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard let place = triple.noun, CoreTripleWords.isPlace(place.lexeme), let head = triple.small
    else { return nil }
    let me = small("yo")
    if isNegator(head) { return requested(verb, [head] + me + [place]) }
    if head.lexeme.lemma == "por qué" {
      return inquired(verb, by: small("tú"), me + [place, head])
    }
    guard HeadWords.helped.contains(head.lexeme.lemma) else { return nil }
    return requested(verb, me + [place, head])
  }

  /// *Más / poder / zumo, mi / poder / película, no / poder / zapatos, quién / poder / casa*.
  private func mayBeside(_ triple: CoreTriple, _ verb: Constituent) -> [Clause]? {
    guard let thing = triple.noun, let head = triple.small, let done = leaveFor(thing),
      case let word = head.lexeme.lemma
    else { return nil }
    let isPlace = CoreTripleWords.isPlace(thing.lexeme)
    if word == "quién" { return inquired(verb, by: [head], done) }
    if isNegator(head) { return stated(verb, [head] + done) }
    if ["más", "mi", "este", "ese", "otro"].contains(word) {
      guard !isPlace, let at = done.firstIndex(where: { $0.tile == thing.tile }) else { return nil }
      return inquired(verb, done[..<at] + [head] + done[at...])
    }
    if word == "nunca" { return stated(verb, done + [head]) }
    guard HeadWords.allowed.contains(word) else { return nil }
    return inquired(verb, done + [head])
  }
}

/// Small words that leave a deed of nobody a request.
private enum HeadWords {
  static let helped: WordSet = [
    "por favor", "ahora", "ahora mismo", "otra vez", "ya", "más", "hoy", "aquí", "no",
  ]
  static let given: WordSet = [
    "por favor", "ahora", "ahora mismo", "otra vez", "ya", "más", "luego", "después", "aquí",
  ]
  static let opened: WordSet = [
    "este", "ese", "más", "otro", "ahora", "aquí", "otra vez", "por favor", "después", "ya",
  ]
  static let allowed: WordSet = [
    "por favor", "ahora", "otra vez", "luego", "después", "mañana", "hoy", "también",
  ]
}
