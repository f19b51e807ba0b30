import AACCore

/// Verbs that say something else in their company: what one does to oneself, what fits, what is done to a patient
/// (NGLE §35.9, §41.6, §41.10; Cunha & Cintra, chapter 13, *Vozes do verbo*).
extension ClausePlanner {
  /// Settles these before the words are sorted.
  func reread(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.forms.isEmpty else { return }
    turnReflexive(&clause, verb.lexeme.lemma)
    if language == .spanish {
      passOnPatient(&clause, verb.lexeme.lemma)
      dressOneself(&clause, verb.lexeme.lemma)
    }
    speakOfMany(&clause, verb.lexeme.lemma)
    coldAsQuality(&clause)
    ownKin(&clause)
  }

  /// *Yo / sentar, por qué / tú / reír, como / chamar / você*: with nothing else that it could be done to.
  private func turnReflexive(_ clause: inout Clause, _ verb: String) {
    let reflexive = verb + (language == .spanish ? "se" : "-se")
    let isAskedName =
      ReadingWords.naming.contains(verb)
      && clause.complements.contains { lexicon.word($0.lexeme.lemma)?.asks == .how }
    let isAskedWhy =
      verb == "reír" && clause.complements.contains { lexicon.word($0.lexeme.lemma)?.asks == .why }
    guard isAskedName || isAskedWhy || language == .spanish && ReadingWords.own.contains(verb),
      frames.listed(reflexive) != nil
    else { return }
    if !isAskedName, !isAskedWhy {
      guard clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun }),
        !clause.complements.contains(where: isDoneTo)
      else { return }
    }
    clause.verb?.lexeme.lemma = reflexive
  }

  private func isDoneTo(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if lexeme.wordClass == .pronoun { return lexeme.kind == .person }
    guard lexeme.wordClass == .noun || lexeme.wordClass == .properNoun || lexeme.wordClass == .verb
    else { return false }
    return !lexeme.kind.isTemporal && !KindSet.places.contains(lexeme.kind)
      && lexeme.kind != .furniture
  }

  /// *Mañana / yo / operar*: somebody else does it to whoever is named.
  private func passOnPatient(_ clause: inout Clause, _ verb: String) {
    guard ReadingWords.treating.contains(verb), clause.subject.count == 1,
      !clause.options.contains(.request), clause.subject[0].lexeme.wordClass == .pronoun,
      clause.subject[0].lexeme.person == .first, !clause.complements.contains(where: isDoneTo)
    else { return }
    clause.complements.insert(clause.subject[0], at: 0)
    clause.subject = []
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .plural
  }

  /// *Yo / poner / pijama*: on oneself.
  private func dressOneself(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1, !clause.options.contains(.request) else { return }
    guard ["poner", "quitar"].contains(verb),
      clause.subject[0].lexeme.isHuman,
      let index = clause.complements.firstIndex(where: { $0.lexeme.kind == .clothing }),
      clause.complements[index].government?.preposition == nil,
      clause.complements.indices.allSatisfy({ other in
        let word = clause.complements[other].lexeme
        return other == index || !word.isNominal || word.kind.isTemporal || word.isDeterminerLike
      })
    else { return }
    clause.verb?.lexeme.lemma = verb + "se"
  }

  /// *Lavarse / mano, querer / papa frita, ter / olho / verde*: what one has several of and does the same to
  /// (NGLE §3.8; Cunha & Cintra, chapter 8, *Plural*).
  private func speakOfMany(_ clause: inout Clause, _ verb: String) {
    let base =
      verb.hasSuffix("-se")
      ? String(verb.dropLast(3)) : verb.hasSuffix("rse") ? String(verb.dropLast(2)) : verb
    let isOnBoth = ReadingWords.onBoth.contains(base)
    let isHaving = base == "tener" || base == "ter"
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme
      guard word.wordClass == .noun, word.number != .plural else { continue }
      let isPair =
        (isOnBoth || isHaving && hasQuality(clause, index))
        && ReadingWords.pairs.contains(word.lemma)
      let isFood = ReadingWords.plentiful.contains(word.lemma) && ReadingWords.eating.contains(base)
      guard isPair || isFood, index == 0 || !isCounting(clause.complements[index - 1].lexeme) else {
        continue
      }
      let morphology = LanguageTables.tables(language).morphology
      let space = word.lemma.firstIndex(of: " ")
      let plural =
        word.forms["PL"]
        ?? (space == nil ? morphology?.plural(of: word.lemma, wordClass: .noun).first : nil)
        ?? word.lemma.split(separator: " ").map { $0 + "s" }.joined(separator: " ")
      clause.complements[index].lexeme.lemma = plural
      clause.complements[index].lexeme.number = .plural
    }
  }

  private func hasQuality(_ clause: Clause, _ index: Int) -> Bool {
    index + 1 < clause.complements.count
      && clause.complements[index + 1].lexeme.wordClass == .adjective
      && ["ojo", "olho", "mano", "mão", "pie", "pé", "oreja", "orelha", "diente", "dente"]
        .contains(clause.complements[index].lexeme.lemma)
  }

  private func isCounting(_ word: Lexeme) -> Bool {
    word.isDeterminerLike || word.kind == .quantity || word.wordClass == .adjective
      || word.wordClass == .adposition
  }

  /// *La nieve es blanca y fría*: beside a quality the cold is one too.
  private func coldAsQuality(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst(2)
    where ["frío", "frio"].contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index - 1].lexeme.wordClass == .conjunction
      && clause.complements[index - 2].lexeme.wordClass == .adjective
    {
      clause.complements[index].lexeme.wordClass = .adjective
      clause.complements[index].lexeme.kind = .quality
    }
  }

  /// *Vivo con mi madre y mi padrastro*: of close kin it is the speaker's that is meant (NGLE §18.5; Cunha & Cintra,
  /// chapter 11, *Omissão do possessivo*).
  private func ownKin(_ clause: inout Clause) {
    guard
      clause.subject.isEmpty
        || clause.subject.count == 1 && clause.subject[0].lexeme.wordClass == .pronoun
          && clause.subject[0].lexeme.person == .first
          && clause.subject[0].lexeme.number != .plural,
      !clause.options.contains(.request),
      ReadingWords.living.contains(clause.verb?.lexeme.lemma ?? "")
    else { return }
    var index = 0
    var isBehindWith = false
    while index < clause.complements.count {
      let word = clause.complements[index].lexeme
      let isKin = ReadingWords.kin.contains(word.lemma)
      if isKin, isBehindWith,
        let owner = lexicon.known(language == .spanish ? "yo" : "eu"),
        let possessive = Possessives.word(for: owner, tile: nil, in: clause.variety)
      {
        clause.complements.insert(possessive, at: index)
        index += 1
      }
      isBehindWith =
        word.lemma == language.withPreposition || isBehindWith && (isKin || word.isConnective)
      index += 1
    }
  }
}

/// Words that change what a verb says.
enum ReadingWords {
  /// What one mostly does to oneself, where nothing else is named.
  static let own: Set = [
    "sentar", "levantar", "acostar", "duchar", "bañar", "vestir", "peinar", "enfadar", "enojar",
    "aburrir", "quejar", "acordar", "caer", "despertar", "tumbar", "arrepentir", "atrever",
    "desmayar", "emborrachar", "equivocar", "maquillar", "afeitar",
  ]
  /// What one has two or more of, and does the same to.
  static let pairs: Set = [
    "mano", "diente", "ojo", "pie", "uña", "oreja", "mão", "dente", "olho", "pé", "unha", "orelha",
  ]
  /// What is done to all of them at once.
  static let onBoth: Set = [
    "lavar", "cepillar", "escovar", "secar", "cerrar", "fechar", "cortar", "limar", "tapar",
    "frotar",
  ]
  /// What is eaten by the many.
  static let plentiful: Set = [
    "papa frita", "patata frita", "batata frita", "palomita", "lenteja", "garbanzo", "judía",
    "guisante",
    "cereal", "espagueti", "macarrón", "lentilha", "ervilha", "aceituna", "azeitona",
    "frijol", "fideo", "poroto",
  ]
  /// Wanting and eating.
  static let eating: Set = [
    "querer", "comer", "pedir", "comprar", "preferir", "cenar", "almorzar", "desayunar", "merendar",
    "cocinar", "hacer", "jantar", "almoçar", "fazer", "tener", "ter", "dar", "traer", "trazer",
  ]
  /// On which side.
  static let sides: Set = ["derecho", "izquierdo", "direito", "esquerdo"]
  /// Verbs of having a name.
  static let naming: Set = ["llamar", "chamar"]
  /// What doctors and nurses do to patients.
  static let treating: Set = ["operar", "vacunar", "anestesiar", "escayolar", "ingresar"]
  /// Verbs of living with somebody.
  static let living: Set = ["vivir", "morar", "viver"]
  /// Close kin that is said without a name.
  static let kin: Set = [
    "madre", "padre", "hermano", "hermana", "padrastro", "madrastra", "hijo", "hija", "marido",
    "mujer",
    "esposo", "esposa", "novio", "novia", "mãe", "pai", "irmão", "irmã", "padrasto", "filho",
    "filha",
    "mulher", "namorado", "namorada",
  ]
  /// How things fit.
  static let fits: Set = [
    "grande", "pequeño", "chico", "corto", "largo", "ancho", "estrecho", "apretado", "holgado",
    "justo",
    "perfecto", "enorme", "ajustado", "suelto",
  ]
  /// What turns are, what has taken place for good: the reason of a feeling has happened.
  static let reasons: Set = [
    "perder", "ganar", "morir", "morirse", "romper", "romperse", "irse", "caerse", "acabarse",
    "olvidar",
    "suspender", "aprobar", "morrer", "quebrar", "quebrar-se", "cair", "esquecer", "reprovar",
    "acabar", "pegar", "bater",
  ]
}
