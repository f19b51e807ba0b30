import AACCore

/// Rows in which either of two could do it to the other: *gato / ver / niño, cat / dog / chase* (NGLE §40.4, *orden de los
/// constituyentes*, §1.12, *papeles semánticos*; Bechara, *Sujeito*; CGEL §10.18–10.23, *agentive and affected*).
extension TileReader {
  /// A reading with what its subject is.
  struct Scored {
    let subject: Candidate
    var clause: Clause
  }

  /// The clauses that are as good as the best, the best first; right behind it those in which the two change places.
  func ranked(_ scored: [Scored], _ words: [Constituent], verb: Int?) -> [Clause] {
    guard scored.count > 1 else { return scored.map(\.clause) }
    // The sort is stable in effect: equal scores keep the order of the tiles by their index.
    let order = scored.indices.sorted { one, other in
      let (left, right) = (scored[one].subject.score, scored[other].subject.score)
      return left == right ? one < other : left > right
    }
    let sorted = order.map { scored[$0] }
    let best = sorted[0].subject
    let frame = verb.map { self.frame(of: words[$0]) }
    var exchanged: [Clause] = []
    var others: [Clause] = []
    // Where one cannot do it, the two do not do it together either.
    var isDecided = false
    for reading in sorted.dropFirst() {
      switch self.relation(of: reading.subject, to: best, words, verb, frame) {
      case .mayChange: exchanged.append(reading.clause)
      case .open where reading.subject.score >= best.score - Self.tolerance:
        others.append(reading.clause)
      case .absurd: isDecided = true
      case .open: break
      }
    }
    if isDecided { others.removeAll { $0.subject.count > 1 } }
    return [sorted[0].clause] + exchanged + others
  }

  private enum Relation { case open, mayChange, absurd }

  /// Whether another word may do it to the best one, cannot, or has another part in the row.
  private func relation(
    of other: Candidate, to best: Candidate, _ words: [Constituent], _ verb: Int?,
    _ frame: VerbFrame?
  ) -> Relation {
    guard let verb, let frame, let first = being(of: best, words),
      let second = being(of: other, words), first != second
    else { return .open }
    let (doer, done) = (words[second].lexeme, words[first].lexeme)
    if isAbsurd(doer, done, frame.lemma) { return .absurd }
    guard frame.pattern == .plain || frame.pattern == .grooming, frame.takesAsObject(done),
      !frame.isDefault,
      frame.slot(.recipient) == nil || words.count < 4, isPlainPair(words, verb, first, second)
    else { return .open }
    if variety.language != .english, frame.takesPerson {
      let known = [first, second].map { knownDoerScore(words, $0, verb, frame) }
      if let score = known[0], score > 100 { return .absurd }
      if let score = known[1], score <= 10 { return .absurd }
    }
    return .mayChange
  }

  /// The only person or animal of a subject.
  private func being(of subject: Candidate, _ words: [Constituent]) -> Int? {
    let beings = subject.places.filter {
      words[$0].lexeme.isBeing
        || words[$0].lexeme.wordClass == .pronoun && words[$0].lexeme.kind == .person
    }
    guard beings.count == 1, let place = beings.first, !isObjectForm(words[place].lexeme),
      !subject.places.contains(where: { words[$0].lexeme.isConnective })
    else { return nil }
    return place
  }

  /// Whether the row is but one verb and these two, with no question; a pronoun changes only with what stands on its side of
  /// the verb: *mamá / yo / bañar*.
  private func isPlainPair(
    _ words: [Constituent], _ verb: Int, _ first: Int, _ second: Int
  ) -> Bool {
    let hasPronoun = [first, second].contains { words[$0].lexeme.wordClass == .pronoun }
    guard !hasPronoun || (first < verb) == (second < verb) else { return false }
    return words.indices.allSatisfy { index in
      let word = words[index].lexeme
      if index == verb || index == first || index == second { return true }
      return word.wordClass != .verb && word.kind != .question && !word.isBeing
        && word.wordClass != .conjunction && word.wordClass != .adposition
    }
  }

  /// Whether nobody would say so: a rabbit heals no vet, a girl barks at no dog, a baby feeds no mother.
  private func isAbsurd(_ doer: Lexeme, _ done: Lexeme, _ verb: String) -> Bool {
    let isAnimal = { (word: Lexeme) in word.isBeing && !word.isHuman && word.wordClass == .noun }
    if isAnimal(doer), !isAnimal(done) { return !ExchangeWords.ofAnimals.contains(verb) }
    if isAnimal(done), !isAnimal(doer) { return ExchangeWords.onlyOfAnimals.contains(verb) }
    return ExchangeWords.caring.contains(verb)
      && DoerWords.contains(doer, in: ExchangeWords.helpless)
  }
}

/// Verbs and nouns by which it is known who cannot do it.
enum ExchangeWords {
  /// What animals do to people too.
  static let ofAnimals: WordSet = [
    "ver", "mirar", "oír", "oler", "seguir", "perseguir", "querer", "amar", "buscar", "encontrar",
    "esperar", "saludar", "asustar", "despertar", "empujar", "atacar", "morder", "arañar", "lamer",
    "picar", "proteger", "cuidar", "molestar", "reconocer", "conocer", "acompañar", "guiar",
    "golpear", "pisar", "tirar", "alcanzar", "ayudar", "entender", "escuchar", "visitar", "tocar",
    "olhar", "ouvir", "cheirar", "procurar", "achar", "cumprimentar", "acordar", "empurrar",
    "arranhar", "lamber", "conhecer", "acompanhar", "assustar", "escutar", "entender", "puxar",
    "see", "watch", "hear", "smell", "follow", "chase", "love", "like", "miss", "look for", "find",
    "wait for", "greet", "scare", "frighten", "wake", "wake up", "push", "attack", "bite",
    "scratch", "lick", "sting", "protect", "bother", "annoy", "know", "guide", "kick", "hit",
    "help", "catch", "touch", "pull", "guard",
  ]
  /// What people do to no animal.
  static let onlyOfAnimals: WordSet = [
    "lamer", "picar", "ladrar", "lamber", "latir", "lick", "sting", "bark at",
  ]
  /// What is done for those who cannot do it themselves.
  static let caring: WordSet = [
    "bañar", "vestir", "alimentar", "cuidar", "curar", "vacunar", "operar", "acostar", "peinar",
    "criar", "cambiar", "dar banho", "vestir", "alimentar", "cuidar", "curar", "vacinar", "pentear",
    "bathe", "dress", "feed", "babysit", "heal", "cure", "vaccinate", "diaper", "raise", "examine",
    "treat", "rock",
  ]
  /// Those who are looked after.
  static let helpless: WordSet = [
    "bebé", "bebê", "baby", "paciente", "patient", "niño", "niña", "menino", "menina", "criança",
    "miúdo", "boy", "girl", "child", "kid", "toddler",
  ]
}
