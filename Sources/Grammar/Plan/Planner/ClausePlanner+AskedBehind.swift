import AACCore

/// Who does what is asked for, where he was chosen last, and what is counted then: *por que / comprar / carro / pai, onde / estudar / irmão /
/// você, como / abrir / porta, quantos / ter / ano / você* (NGLE §42.9; Cunha & Cintra, chapter 7, *Ordem inversa*; chapter 11, *Pronomes
/// interrogativos*).
extension ClausePlanner {
  /// *Por que / comprar / carro / pai, onde / guardar / brinquedo / menino*: who was chosen last does it.
  func askOfDoerBehind(_ clause: inout Clause, _ verb: String) {
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
      let doer = doerPhrase(clause, at: thing + (standsAtPlace(clause, thing + 1) ? 2 : 1)),
      clause.complements[doer.upperBound - 1].lexeme.isHuman
        || clause.complements[doer.upperBound - 1].lexeme.wordClass == .pronoun,
      clause.complements[doer.upperBound...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
      })
    else { return }
    turnBehind(doer, in: &clause)
  }

  /// Whether where it is done was chosen before who does it.
  private func standsAtPlace(_ clause: Clause, _ place: Int) -> Bool {
    let word = clause.complements[place].lexeme
    return word.wordClass == .noun && KindSet.places.contains(word.kind)
      && place + 1 < clause.complements.count
  }

  /// Puts the question word before the rest, and who does it into the subject's place.
  func turnBehind(_ doer: Range<Int>, in clause: inout Clause) {
    let who = Array(clause.complements[doer])
    clause.complements.removeSubrange(doer)
    clause.complements = clause.subject + clause.complements
    clause.subject = who
  }

  /// *Onde / estudar / irmão / você*: the kin of who is asked.
  func ownKinAsked(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      let kin = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.wordClass == .noun
          && PortionWords.isKin(clause.complements[$0].lexeme.lemma)
          && ["você", "tu"].contains(clause.complements[$0 + 1].lexeme.lemma)
      }),
      kin == 0
        || !clause.complements[kin - 1].lexeme.isDeterminerLike
          && clause.complements[kin - 1].lexeme.wordClass != .adposition,
      case let owner = clause.complements[kin + 1],
      let own = Possessives.word(for: owner.lexeme, tile: owner.tile, in: clause.variety)
    else { return }
    clause.complements[kin].government = nil
    clause.complements.remove(at: kin + 1)
    clause.complements.insert(own, at: kin)
  }

  /// *Como / escrever / isso, como / chegar / hospital, como / abrir / porta*: of what somebody does, whoever asks does it.
  func asksHowToDo(_ clause: Clause, _ verb: String) -> Bool {
    guard !clause.complements.contains(where: { isBeing($0) || $0.lexeme.wordClass == .verb }),
      case let thing = clause.complements[0].lexeme
    else { return false }
    if verb == "chegar" || verb == "ir" {
      return thing.wordClass == .noun && KindSet.places.contains(thing.kind)
    }
    let frame = frames[verb]
    guard frame.isListed, !MeaningWords.beginnings.contains(verb) || verb == "abrir",
      frame.slots.contains(where: { object in
        object.role == .object && object.preposition == nil
          && (thing.kind == .demonstrative
            || thing.wordClass == .noun && !thing.kind.isTemporal
              && (object.acceptedKinds.isEmpty && object.words.isEmpty
                || object.acceptedKinds.contains(thing.kind) || object.words.contains(thing.lemma)))
      }),
      let doer = lexicon.known(frame.typicalSubject)
    else { return false }
    return doer.isHuman || doer.wordClass == .pronoun
  }

  /// *Quantos / ter / ano / você, quantos / ser / aluno*: what is counted was laid behind the verb.
  func countAsked(_ clause: inout Clause, _ verb: String) {
    let noun = clause.complements[0].lexeme
    if verb == "ter", clause.complements.count == 2, clause.subject.count == 1,
      noun.wordClass == .noun, KindSet.places.contains(clause.complements[1].lexeme.kind),
      clause.complements[1].lexeme.kind != .home || noun.isBeing
    {
      // Quantos alunos tem na sala?: nobody has the room.
      clause.complements.insert(clause.subject.removeFirst(), at: 0)
      return
    }
    guard
      verb == "ter" && AskedFirstWords.counted.contains(noun.lemma) && clause.complements.count > 1
        || verb == "ser" && clause.complements.count == 1 && noun.wordClass == .noun
          && clause.subject[0].lexeme.lemma.hasSuffix("s")
    else { return }
    clause.subject.append(clause.complements.removeFirst())
  }

  /// Somebody who may do it with the determiners before him, from a place on.
  func doerPhrase(_ clause: Clause, at start: Int) -> Range<Int>? {
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
}

/// Words by which it is known what is asked.
enum AskedFirstWords {
  static let hours: WordSet = ["hora", "horas"]
  /// Verbs that open what is asked for.
  static let opening: WordSet = ["ir", "poder", "conseguir", "dever", "ter que", "ter de", "vir"]
  /// What one hears and smells, and asks of what it is.
  static let sensed: WordSet = [
    "barulho", "cheiro", "som", "fumaça", "problema", "gosto", "ruido", "olor", "humo", "sabor",
  ]
  static let counted: WordSet = ["ano", "anos"]
  /// Of what somebody is one.
  static let ofThings: WordSet = [
    "dono", "dona", "autor", "autora", "diretor", "diretora", "chefe", "rei", "rainha", "pai",
    "mãe", "treinador", "treinadora", "técnico", "capitão", "capitã", "motorista", "presidente",
    "prefeito", "cantor", "cantora", "professor", "professora",
  ]
  static let holders: WordSet = [
    "mochila", "caixa", "bolsa", "gaveta", "geladeira", "sacola", "mala", "bolso", "estojo",
    "prateleira", "lixo", "lixeira", "prato", "panela", "forno", "caderno", "papel", "computador",
    "celular", "tablet", "trabalho", "lancheira", "frigorífico", "nevera", "caja",
    "cajón", "maleta", "estante", "ordenador", "cuaderno",
  ]
  /// What one has something in with these verbs.
  static let carriers: WordSet = [
    "bolsillo", "bolso", "bolsa", "armario", "mano", "boca", "estuche", "tele", "cartera",
  ]
  static let carrying: WordSet = [
    "llevar", "tener", "haber", "buscar", "poner", "meter", "ver", "encontrar",
  ]
  /// Of which one asks what kind it is, or how it is written.
  static let sorts: WordSet = ["tipo", "espécie", "número", "marca", "clase", "especie"]
  static let inSpanish = ["em": "en", "o": "el", "com": "con"]
  /// Parts of a meal.
  static let courses: WordSet = [
    "sobremesa", "postre", "cena", "merienda", "comida", "desayuno", "almuerzo",
  ]
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
    "melhor", "pior", "mejor", "peor",
  ]
  /// What is done for somebody else.
  static let giving: WordSet = [
    "dar", "mandar", "enviar", "entregar", "emprestar", "mostrar", "pedir", "devolver", "oferecer",
    "contar", "dizer", "ensinar", "explicar", "pagar", "ligar para", "telefonar", "escrever",
    "prestar", "enseñar", "regalar", "decir", "ofrecer", "escribir",
  ]
}
