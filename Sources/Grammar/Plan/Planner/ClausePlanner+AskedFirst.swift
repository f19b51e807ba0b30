import AACCore

/// What is asked by a question word that was chosen in the subject's place, with the small words that nobody lays: *que / ter / geladeira,
/// que / aprender / você / escola, cuál / ser / nombre / gato, qué hora / abrir / tienda, por que / comprar / carro / pai* (NGLE §22.14,
/// §42.9; Cunha & Cintra, chapter 11, *Pronomes interrogativos*; chapter 7, *Ordem inversa*).
extension ClausePlanner {
  /// Puts them in, and who does it before the verb, where the first word of the clause asks.
  func askFirst(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    guard let first = clause.subject.first?.lexeme, first.kind == .question else {
      return askBehind(&clause, verb)
    }
    if askOfPassive(&clause, verb) { return }
    let isAlone = clause.subject.count == 1
    let asks = lexicon.asks(first.lemma)
    if language == .portuguese, asks != .howMany { ownKinAsked(&clause) }
    switch asks {
    case .what where isAlone: askWhat(&clause, verb)
    case .what where AskedFirstWords.hours.contains(clause.subject[1].lexeme.lemma):
      askHour(&clause, verb)
    case .what where !isAlone && verb == "ser" && isBareThing(0, clause):
      add(["o"], at: 0, to: &clause)
    case .who where isAlone && verb == "ser":
      if language == .portuguese { pointAt(&clause) }
      determineDescribed(&clause)
    case .who where isAlone && verb == "estar" && language == .portuguese:
      askWhatIsThere(&clause, verb)
    case .which where isAlone && verb == "ser":
      determineRanked(&clause)
      askOfWhose(&clause)
    case .when where isAlone, .whereAt where isAlone:
      if AskedFirstWords.copulas.contains(verb) {
        determineRanked(&clause)
      } else {
        askOfDoerBehind(&clause, verb)
      }
    case .how where isAlone && language == .portuguese && asksHowToDo(clause, verb):
      if verb == "ir" || verb == "chegar" { add(["a", "o"], at: 0, to: &clause) }
      turnBehind(0..<0, in: &clause)
      // O hospital não chega.
      if verb == "chegar", let me = lexicon.known("eu") { clause.subject = [Constituent(me)] }
    case .why where isAlone, .how where isAlone: askOfDoerBehind(&clause, verb)
    case .howMany where isAlone && language == .portuguese: countAsked(&clause, verb)
    case .howMany where clause.subject.count == 2: askHowLong(&clause, verb)
    default: break
    }
  }

  /// *Geladeira / ter / que, você / aprender / escola / que*: the question word behind the rest.
  private func askBehind(_ clause: inout Clause, _ verb: String) {
    guard language == .portuguese, clause.isQuestion || clause.isLaid,
      clause.complements.count == 2,
      let asked = [0, 1].first(where: {
        ["que", "o que"].contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0].lexeme.kind == .question
      })
    else { return }
    if clause.subject.isEmpty {
      guard verb == "ter" || verb == "haver", isBareThing(1 - asked, clause) else { return }
      clause.subject = [clause.complements.remove(at: asked)]
      askWhatIsThere(&clause, verb)
    } else if asked == 1 || verb == "fazer" || verb == "aprender" {
      placeDeed(&clause, verb, from: 0)
    }
  }

  // MARK: - What

  private func askWhat(_ clause: inout Clause, _ verb: String) {
    switch verb {
    case "ter", "haver", "haber": return askWhatIsThere(&clause, verb)
    case "estar" where language == .portuguese: return askWhatIsThere(&clause, verb)
    case "acontecer", "ocorrer", "passar", "pasar", "ocurrir", "suceder":
      return askWhatHappens(&clause, verb)
    case _ where AskedFirstWords.telling.contains(verb):
      guard isBareThing(0, clause), clause.complements[0].lexeme.number != .plural else { break }
      // O que diz a placa?
      return add(["o"], at: 0, to: &clause)
    case "ser" where isBareThing(0, clause):
      guard AskedFirstWords.sensed.contains(clause.complements[0].lexeme.lemma) else { break }
      return add(["o"], at: 0, to: &clause)
    default: break
    }
    guard let doer = doerPhrase(clause, at: 0) else { return }
    if language == .portuguese, AskedFirstWords.opening.contains(verb),
      clause.complements[doer.upperBound...].contains(where: { $0.lexeme.isInfinitive })
    {
      // O que nós vamos fazer?
      return turnBehind(doer, in: &clause)
    }
    if language == .spanish {
      if verb == "pensar" || verb == "opinar" {
        // ¿Qué piensas de la película?
        if isBareThing(doer.upperBound, clause) {
          add(["de"], at: doer.upperBound, to: &clause)
        }
        return
      }
    } else if thinksOf(verb) {
      if verb == "achar", doer.upperBound < clause.complements.count,
        isBareThing(doer.upperBound, clause) || isBeing(clause.complements[doer.upperBound])
      {
        // O que você acha do filme?
        add(["de"], at: doer.upperBound, to: &clause)
      }
      return turnBehind(doer, in: &clause)
    }
    placeDeed(&clause, verb, from: doer.upperBound)
    let frame = frames[verb]
    if language == .portuguese, doer.count > 1, frame.pattern == .plain,
      frame.slot(.object) != nil, !AskedDoerWords.affecting.contains(verb)
    {
      // O que seu pai faz?
      turnBehind(doer, in: &clause)
    }
  }

  /// *Que / ter / geladeira, que / estar / caixa, que / ter / comer*: what is in it, what there is to eat.
  private func askWhatIsThere(_ clause: inout Clause, _ verb: String) {
    if verb != "estar", clause.complements[0].lexeme.isInfinitive {
      return add(["para"], at: 0, to: &clause)
    }
    if verb == "ter", clause.complements.count == 2,
      let who = [0, 1].first(where: { clause.complements[$0].lexeme.person != nil }),
      clause.complements[who].lexeme.wordClass == .pronoun,
      case let thing = clause.complements[1 - who].lexeme,
      isHolder(thing) || thing.kind == .body
    {
      // O que você tem no bolso?
      add(["em", "o"], at: 1 - who, to: &clause)
      let place = who == 0 ? 0 : clause.complements.count - 1
      return turnBehind(place..<(place + 1), in: &clause)
    }
    guard
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      }), isBareThing(place, clause),
      !AskedFirstWords.had.contains(clause.complements[place].lexeme.kind),
      clause.complements.allSatisfy({
        !$0.lexeme.isBeing && $0.lexeme.wordClass != .verb
          && ($0.lexeme.wordClass != .pronoun || $0.lexeme.kind != .person)
      })
    else { return }
    var start = place
    while start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    if start > 0 {
      let before = clause.complements[start - 1].lexeme
      guard before.kind.isTemporal || verb == "estar" && before.wordClass == .adjective else {
        return
      }
    }
    let isCourse = AskedFirstWords.courses.contains(clause.complements[place].lexeme.lemma)
    add(isCourse ? ["de"] : inside(place, start, clause), at: start, to: &clause)
  }

  /// *Que / acontecer / escola, que / acontecer / ela, que / passar / televisão*: where it happens, and in Brazil with whom.
  private func askWhatHappens(_ clause: inout Clause, _ verb: String) {
    if verb == "passar" {
      guard isBareThing(0, clause), clause.complements.count == 1,
        AskedFirstWords.showing.contains(clause.complements[0].lexeme.lemma)
      else { return }
      return add(["em"], at: 0, to: &clause)
    }
    let word = clause.complements[0].lexeme
    if doerPhrase(clause, at: 0) != nil {
      guard language == .portuguese, clause.variety != .portuguesePortugal else { return }
      return add(["com"], at: 0, to: &clause)
    }
    guard isBareThing(0, clause),
      isOccasionOrPlace(word) || AskedFirstWords.works.contains(word.kind)
    else { return }
    add(["em"], at: 0, to: &clause)
  }

  /// *Que / aprender / você / escola, que / ganhar / você / Natal, que / querer / você / jantar*: where and when, as what it is done to
  /// is asked for.
  private func placeDeed(_ clause: inout Clause, _ verb: String, from start: Int) {
    guard start < clause.complements.count, !AskedFirstWords.saying.contains(verb),
      // ¿Qué prefieres, la playa o la montaña?
      language != .spanish || !clause.complements.contains(where: { $0.lexeme.lemma == "o" })
    else { return }
    let frame = frames[verb]
    guard let object = frame.slot(.object), object.preposition == nil else { return }
    for place in start..<clause.complements.count {
      let noun = clause.complements[place].lexeme
      guard noun.wordClass == .noun, !noun.isBeing, !noun.kind.isTemporal else { continue }
      guard isOccasionOrPlace(noun) || noun.kind == .media || isHolder(noun) || isIn(noun, verb),
        !frame.slots.contains(where: {
          $0.role != .object && $0.role != .placeAt && $0.kinds.contains(noun.kind)
        })
      else { return }
      var first = place
      while first > start, clause.complements[first - 1].lexeme.isDeterminerLike { first -= 1 }
      if first > 0, clause.complements[first - 1].lexeme.wordClass == .adposition { return }
      let isFor =
        AskedFirstWords.wanting.contains(verb)
        && (noun.kind == .meal || language == .spanish && noun.kind == .event)
      if isHolder(noun), verb == "tirar" || verb == "sacar" {
        return add(["de", "o"], at: first, to: &clause)
      }
      return add(isFor ? ["para"] : inside(place, first, clause), at: first, to: &clause)
    }
  }

  /// *Que / sonhar / você, que / achar / ela, que / ter medo / menino*: what one thinks and feels of takes a preposition alone.
  private func thinksOf(_ verb: String) -> Bool {
    if verb == "achar" { return true }
    let frame = frames[verb]
    guard !frame.isCopular, frame.pattern.isPersonal, !frame.pattern.mayHaveExperiencer,
      frame.slot(.object).map({ $0.preposition != nil }) ?? true
    else { return false }
    return frame.slots.contains { slot in
      slot.preposition != nil && slot.acceptedKinds.isEmpty && slot.words.isEmpty
        && (slot.role == .topic || slot.role == .object)
    }
  }

  // MARK: - When, which and how long

  /// *Que horas / abrir / loja, que horas / ser / jogo, que horas / tomar / remédio*: an hour does nothing.
  private func askHour(_ clause: inout Clause, _ verb: String) {
    var who: [Constituent] = []
    if verb == "ter" || verb == "tener" {
      // A que horas eu tenho aula?
      if let phrase = doerPhrase(clause, at: clause.complements.count - 1) {
        who = Array(clause.complements[phrase])
        clause.complements.removeSubrange(phrase)
      }
      guard let link = lexicon.known("a") else { return }
      clause.complements = [Constituent(link)] + clause.subject + clause.complements
      clause.subject = who
      return
    }
    if let phrase = doerPhrase(clause, at: 0) ?? eventPhrase(clause, verb) {
      who = Array(clause.complements[phrase])
      clause.complements.removeSubrange(phrase)
    } else if verb == "ser" || verb == "estar"
      || clause.complements.contains(where: { isBeing($0) })
    {
      return
    }
    clause.complements = clause.subject + clause.complements
    clause.subject = who
  }

  /// What is at some hour, and begins and comes then, with its determiners and quality.
  private func eventPhrase(_ clause: Clause, _ verb: String) -> Range<Int>? {
    var place = 0
    while place < clause.complements.count, clause.complements[place].lexeme.isDeterminerLike {
      place += 1
    }
    guard place < clause.complements.count, clause.complements[place].lexeme.wordClass == .noun,
      case let noun = clause.complements[place].lexeme, !noun.kind.isTemporal
    else { return nil }
    let frame = frames[verb]
    let isDone =
      frame.slot(.object).map {
        $0.preposition == nil && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(noun.kind))
      } ?? false
    guard frame.isCopular || MeaningWords.beginnings.contains(verb) || !isDone else { return nil }
    if frame.slots.contains(where: { $0.role.isPlace && $0.kinds.contains(noun.kind) }),
      noun.kind != .vehicle
    {
      return nil
    }
    return 0..<(place + 1)
  }

  /// *Qual / ser / nome / gato, qual / ser / idade / irmão / você*: whose or of what it is.
  private func askOfWhose(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.wordClass == .noun,
      !clause.complements[0].lexeme.kind.isTemporal, isBare(0, clause)
    else { return }
    var owner = 1
    while owner < clause.complements.count, clause.complements[owner].lexeme.isDeterminerLike {
      owner += 1
    }
    guard owner < clause.complements.count,
      case let word = clause.complements[owner].lexeme,
      word.wordClass == .noun && !word.kind.isTemporal || word.wordClass == .properNoun
    else { return }
    if owner == 1, owner + 1 < clause.complements.count {
      let other = clause.complements[owner + 1]
      if let own = Possessives.word(for: other.lexeme, tile: other.tile, in: clause.variety) {
        clause.complements.remove(at: owner + 1)
        clause.complements.insert(own, at: owner)
      }
    }
    let isKnown =
      owner == 1 && clause.complements[1].lexeme.wordClass == .noun && !word.isHuman
      && word.kind != .material
      && (word.kind == .home
        || !AskedFirstWords.sorts.contains(clause.complements[0].lexeme.lemma))
    add(isKnown ? ["de", "o"] : ["de"], at: 1, to: &clause)
  }

  /// *Quem / ser / professor / novo*: somebody certain.
  private func determineDescribed(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.isBeing,
      clause.complements[1].lexeme.wordClass == .adjective
        || language == .portuguese
          && AskedFirstWords.ofThings.contains(
            clause.complements[0].lexeme.lemma)
    else { return }
    let other = clause.complements[1].lexeme
    if other.wordClass == .noun {
      let isKnown = !other.isHuman && other.kind != .subject
      add(isKnown ? ["de", "o"] : ["de"], at: 1, to: &clause)
    }
    add(["o"], at: 0, to: &clause)
  }

  /// *Quando / ser / próximo / consulta*: one of a row.
  private func determineRanked(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      AskedFirstWords.ranks.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .noun
    else { return }
    add(["o"], at: 0, to: &clause)
  }

  /// *Quanto tempo / durar / filme, quanto tempo / faltar / recreio*.
  private func askHowLong(_ clause: inout Clause, _ verb: String) {
    guard clause.subject[1].lexeme.lemma == "tempo", isBareThing(0, clause) else { return }
    switch verb {
    case "faltar": add(["para"], at: 0, to: &clause)
    case "levar" where language == .portuguese: turnBehind(0..<1, in: &clause)
    case "durar", "demorar", "tardar": add(["o"], at: 0, to: &clause)
    default: break
    }
  }

  // MARK: - Kinds of words

  /// The preposition of a place, with the article where nothing tells which one it is.
  private func inside(_ place: Int, _ start: Int, _ clause: Clause) -> [String] {
    let noun = clause.complements[place].lexeme
    return start == place && noun.article != .bare && noun.kind != .subject ? ["em", "o"] : ["em"]
  }

  /// Puts small words in, in the language of the clause.
  private func add(_ words: [String], at place: Int, to clause: inout Clause) {
    clause.complements[place].government = nil
    let own =
      language == .spanish ? words.map { AskedFirstWords.inSpanish[$0] ?? $0 } : words
    insert(own, at: place, in: &clause)
  }

  /// A thing that no preposition was chosen for.
  private func isBareThing(_ place: Int, _ clause: Clause) -> Bool {
    guard place < clause.complements.count else { return false }
    let word = clause.complements[place].lexeme
    return word.wordClass == .noun && !word.isBeing && !word.kind.isTemporal
      && isBare(place, clause)
  }

  /// Whether things are kept in it or lie on it.
  private func isHolder(_ word: Lexeme) -> Bool {
    word.kind == .furniture || AskedFirstWords.holders.contains(word.lemma)
  }

  /// *Qué / tener / tú / mano, qué / hacer / tú / coche*: whether one has things or does something in it.
  private func isIn(_ noun: Lexeme, _ verb: String) -> Bool {
    guard language == .spanish else { return false }
    return verb == "hacer"
      ? noun.kind == .vehicle
      : AskedFirstWords.carrying.contains(verb) && AskedFirstWords.carriers.contains(noun.lemma)
  }

  private func isOccasionOrPlace(_ word: Lexeme) -> Bool {
    word.takesPlace || word.kind == .meal || KindSet.places.contains(word.kind)
  }
}
