import AACCore

/// What is asked by a question word that was chosen in the subject's place, with the small words that nobody lays: *que / ter / geladeira,
/// que / aprender / você / escola, cuál / ser / nombre / gato, qué hora / abrir / tienda, por que / comprar / carro / pai* (NGLE §22.14,
/// §42.9; Cunha & Cintra, chapter 11, *Pronomes interrogativos*; chapter 7, *Ordem inversa*).
extension ClausePlanner {
  /// Puts them in, and who does it before the verb, where the first word of the clause asks.
  func askFirst(_ clause: inout Clause) {
    guard let first = clause.subject.first?.lexeme, first.kind == .question,
      let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty
    else { return }
    let isAlone = clause.subject.count == 1
    switch lexicon.asks(first.lemma) {
    case .what where isAlone: askWhat(&clause, verb)
    case .what where AskedFirstWords.hours.contains(clause.subject[1].lexeme.lemma):
      askHour(&clause, verb)
    case .who where isAlone && verb == "ser": determineDescribed(&clause)
    case .which where isAlone && verb == "ser": askOfWhose(&clause)
    case .when where isAlone, .whereAt where isAlone:
      if AskedFirstWords.copulas.contains(verb) {
        determineRanked(&clause)
      } else {
        askOfDoerBehind(&clause, verb)
      }
    case .why where isAlone, .how where isAlone: askOfDoerBehind(&clause, verb)
    case .howMany where clause.subject.count == 2: askHowLong(&clause, verb)
    default: break
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
    default: break
    }
    guard let doer = doerPhrase(clause, at: 0) else { return }
    if language == .spanish {
      if verb == "pensar" || verb == "opinar" {
        // ¿Qué piensas de la película?
        if isBareThing(doer.upperBound, clause) {
          add(["de"], at: doer.upperBound, to: &clause)
        }
        return
      }
    } else if thinksOf(verb) {
      let who = Array(clause.complements[doer])
      clause.complements.removeSubrange(doer)
      if verb == "achar", isBareThing(0, clause) || startsWithBeing(clause) {
        // O que você acha do filme?
        add(["de"], at: 0, to: &clause)
      }
      clause.complements = clause.subject + clause.complements
      clause.subject = who
      return
    }
    placeDeed(&clause, verb, from: doer.upperBound)
  }

  /// *Que / ter / geladeira, que / estar / caixa, que / ter / comer*: what is in it, what there is to eat.
  private func askWhatIsThere(_ clause: inout Clause, _ verb: String) {
    if verb != "estar", clause.complements[0].lexeme.isInfinitive {
      return add(["para"], at: 0, to: &clause)
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
    if isBeing(clause.complements[0]) {
      guard language == .portuguese, clause.variety != .portuguesePortugal,
        word.wordClass == .pronoun
      else { return }
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
    for place in start..<clause.complements.count where isBareThing(place, clause) {
      let noun = clause.complements[place].lexeme
      guard isOccasionOrPlace(noun) || noun.kind == .media || noun.lemma == "trabalho",
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
    guard clause.complements.count > 1, isBareThing(0, clause) else { return }
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
    add(["de"], at: 1, to: &clause)
  }

  /// *Quem / ser / professor / novo*: somebody certain.
  private func determineDescribed(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.isBeing, clause.complements[1].lexeme.wordClass == .adjective
    else { return }
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
    case "durar", "demorar", "tardar": add(["o"], at: 0, to: &clause)
    default: break
    }
  }

  // MARK: - Who does it

  /// *Por que / comprar / carro / pai, onde / guardar / brinquedo / menino*: who was chosen last does it.
  private func askOfDoerBehind(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1, !AskedFirstWords.giving.contains(verb) else { return }
    let frame = frames[verb]
    guard frame.slot(.object) != nil || frame.slot(.topic) != nil, !frame.isCopular,
      !frame.pattern.mayHaveExperiencer, frame.pattern.isPersonal
    else { return }
    guard
      let thing = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      thing + 1 < clause.complements.count, !clause.complements[thing].lexeme.isBeing,
      !clause.complements[thing].lexeme.kind.isTemporal,
      clause.complements[..<thing].allSatisfy({ $0.lexeme.isDeterminerLike }),
      let doer = doerPhrase(clause, at: thing + 1),
      clause.complements[doer.upperBound - 1].lexeme.isHuman
        || clause.complements[doer.upperBound - 1].lexeme.wordClass == .pronoun,
      clause.complements[doer.upperBound...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
      })
    else { return }
    let who = Array(clause.complements[doer])
    clause.complements.removeSubrange(doer)
    clause.complements = clause.subject + clause.complements
    clause.subject = who
  }

  // MARK: - Kinds of words

  /// Somebody who may do it with the determiners before him, from a place on.
  private func doerPhrase(_ clause: Clause, at start: Int) -> Range<Int>? {
    var place = start
    while place < clause.complements.count, clause.complements[place].lexeme.isDeterminerLike {
      place += 1
    }
    guard place < clause.complements.count else { return nil }
    let word = clause.complements[place].lexeme
    guard isBeing(clause.complements[place]),
      word.wordClass == .noun || word.wordClass == .properNoun
        || word.wordClass == .pronoun && word.person != nil && word.kind != .question
    else { return nil }
    return start..<(place + 1)
  }

  /// The preposition of a place, with the article where nothing tells which one it is.
  private func inside(_ place: Int, _ start: Int, _ clause: Clause) -> [String] {
    start == place && clause.complements[place].lexeme.article != .bare ? ["em", "o"] : ["em"]
  }

  /// Puts small words in, in the language of the clause.
  private func add(_ words: [String], at place: Int, to clause: inout Clause) {
    clause.complements[place].government = nil
    let own =
      language == .spanish ? words.map { AskedFirstWords.inSpanish[$0] ?? $0 } : words
    insert(own, at: place, in: &clause)
  }

  private func startsWithBeing(_ clause: Clause) -> Bool {
    clause.complements.first.map { isBeing($0) } == true
  }

  /// A thing that no preposition was chosen for.
  private func isBareThing(_ place: Int, _ clause: Clause) -> Bool {
    guard place < clause.complements.count else { return false }
    let word = clause.complements[place].lexeme
    return word.wordClass == .noun && !word.isBeing && !word.kind.isTemporal
      && isBare(place, clause)
  }

  private func isOccasionOrPlace(_ word: Lexeme) -> Bool {
    word.takesPlace || word.kind == .meal || KindSet.places.contains(word.kind)
  }
}

/// Words by which it is known what is asked.
private enum AskedFirstWords {
  static let hours: WordSet = ["hora", "horas"]
  static let inSpanish = ["em": "en", "o": "el", "com": "con"]
  /// Parts of a meal.
  static let courses: WordSet = ["sobremesa", "postre"]
  static let copulas: WordSet = ["ser", "estar"]
  /// What words and signs do.
  static let telling: WordSet = [
    "dizer", "querer dizer", "significar", "representar", "mostrar", "contar", "decir",
    "querer decir",
  ]
  /// What somebody has himself.
  static let had = KindSet(.feeling, .illness, .state, .emotion)
  /// Where something is shown.
  static let showing: WordSet = [
    "televisão", "TV", "tv", "cinema", "teatro", "rádio", "televisión", "tele", "cine",
  ]
  /// In which something happens that is told.
  static let works = KindSet(.book, .media, .story, .game)
  /// What is said at a place is mostly said of it.
  static let saying: WordSet = [
    "falar", "dizer", "contar", "perguntar", "saber", "explicar", "decir", "preguntar",
  ]
  static let wanting: WordSet = ["querer", "preferir", "desejar", "pedir", "desear"]
  static let ranks: WordSet = [
    "próximo", "último", "primeiro", "segundo", "terceiro", "primero", "tercero", "siguiente",
  ]
  /// What is done for somebody else.
  static let giving: WordSet = [
    "dar", "mandar", "enviar", "entregar", "emprestar", "mostrar", "pedir", "devolver", "oferecer",
    "contar", "dizer", "ensinar", "explicar", "pagar", "ligar para", "telefonar", "escrever",
    "prestar", "enseñar", "regalar", "decir", "ofrecer", "escribir",
  ]
}
