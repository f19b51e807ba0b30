import AACCore

/// Verbs of Portuguese chosen without their pronoun for what one does to oneself, becomes or feels, and for what several do
/// to each other: *eu / esconder / armário, irmãos / abraçar, eu / despedir / vovó* (Bechara, *Verbo pronominal*; Cunha &
/// Cintra, chapter 13, *Voz reflexiva*).
extension ClausePlanner {
  /// Gives each verb its pronoun where the words chosen beside it can mean nothing else.
  func turnOneself(_ clause: inout Clause) {
    guard let verb = clause.verb, verb.lexeme.forms.isEmpty, verb.lexeme.person == nil else {
      return
    }
    let opened = clause.complements.indices.filter {
      clause.complements[$0].lexeme.wordClass == .verb
    }
    var end = clause.complements.count
    for index in opened.reversed() {
      // Mandar / sentar: in Brazil without the pronoun.
      let isMade = verb.lexeme.lemma == "mandar" && clause.variety == .portugueseBrazil
      if isMade, PortugueseOneselfWords.movers.contains(clause.complements[index].lexeme.lemma) {
        clause.complements[index].lexeme.lemma.removeLast(3)
      }
      if !isMade, isStillSubject(clause, before: index) { turn(&clause, at: index, index + 1, end) }
      end = min(index, clause.complements.count)
    }
    turn(&clause, at: nil, 0, opened.first ?? clause.complements.count)
  }

  /// Whether the subject does the verb there too: nobody else is named before it.
  private func isStillSubject(_ clause: Clause, before index: Int) -> Bool {
    clause.complements[..<index].allSatisfy {
      $0.lexeme.wordClass != .noun && $0.lexeme.wordClass != .properNoun
        && $0.lexeme.wordClass != .pronoun && $0.lexeme.lemma != "nada"
        && $0.lexeme.kind != .possessive
    } || isAskedName(clause, index)
  }

  /// *Saber / como / ela / chamar*: what she is called.
  private func isAskedName(_ clause: Clause, _ index: Int) -> Bool {
    clause.complements[index].lexeme.lemma == "chamar"
      && clause.complements[..<index].contains { $0.lexeme.lemma == "como" }
      && index + 1 == clause.complements.count
  }

  /// Turns the verb among the complements, or the first verb, by the words from `start` to `end`.
  private func turn(_ clause: inout Clause, at place: Int?, _ start: Int, _ end: Int) {
    guard start <= end, end <= clause.complements.count,
      let verb = place.map({ clause.complements[$0] }) ?? clause.verb,
      PortugueseOneselfWords.any.contains(verb.lexeme.lemma)
        || PortugueseOneselfWords.unplaced.contains(verb.lexeme.lemma)
    else { return }
    let lemma = verb.lexeme.lemma
    let words = OneselfCompany(Array(clause.complements[start..<end]))
    if lemma.hasSuffix("-se") {
      return settleCompany(&clause, lemma, start, end)
    }
    guard clause.subject.allSatisfy(isDoer),
      place != nil || !clause.options.contains(.request)
        || PortugueseOneselfWords.asked.contains(lemma) && words.isAlone,
      (place == nil || !PortugueseOneselfWords.harming.contains(lemma))
        && turnsAlone(lemma, words, clause) || turnsWithThing(lemma, words, clause)
        || place.map({ isAskedName(clause, $0) }) == true
    else { return }
    if let place {
      clause.complements[place].lexeme.lemma = lemma + "-se"
    } else {
      clause.verb?.lexeme.lemma = lemma + "-se"
    }
    settleCompany(&clause, lemma + "-se", start, end)
  }

  private func isDoer(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    return lexeme.isBeing || lexeme.isDeterminerLike || lexeme.wordClass == .adjective
      || lexeme.isConnective || lexeme.wordClass == .pronoun && lexeme.kind == .person
      || [
        "quem", "alguém", "ninguém", "todos", "todo mundo", "a gente", "família", "turma", "sol",
        "lua",
      ]
      .contains(lexeme.lemma)
  }

  // MARK: - With nothing that it could be done to

  private func turnsAlone(_ verb: String, _ words: OneselfCompany, _ clause: Clause) -> Bool {
    if verb == "interessar", clause.subject.isEmpty { return false }
    if PortugueseOneselfWords.always.contains(verb) {
      return verb != "despedir" || !isDismissal(clause)
    }
    if clause.variety == .portuguesePortugal, PortugueseOneselfWords.portugal.contains(verb) {
      // O nariz deita sangue.
      return words.isAlone
        && (verb != "deitar" || !words.nouns.contains { GivenOffWords.any.contains($0.lemma) })
    }
    if PortugueseOneselfWords.mutual.contains(verb), isSeveral(clause.subject) {
      let isAskedWhere = clause.complements.contains {
        ["onde", "quando", "que horas"].contains($0.lexeme.lemma)
      }
      return verb == "encontrar"
        ? words.isOnlyPlace || isAskedWhere && words.isAlone
        : words.isAlone || words.isOnlyPlace
    }
    if verb == "cortar" || verb == "queimar" { return words.isAlone && clause.tense == .past }
    return PortugueseOneselfWords.own.contains(verb) && words.isAlone
  }

  /// *Chefe / despedir / empregado*: who works for somebody is dismissed, and no farewell is said (Bechara, *Regência*).
  private func isDismissal(_ clause: Clause) -> Bool {
    clause.subject.contains { PortugueseOneselfWords.employers.contains($0.lexeme.lemma) }
      && clause.complements.contains { PortugueseOneselfWords.employed.contains($0.lexeme.lemma) }
  }

  private func isSeveral(_ subject: [Constituent]) -> Bool {
    subject.filter { $0.lexeme.isBeing }.count > 1
      || subject.contains {
        $0.lexeme.number == .plural && ($0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun)
          || ["nós", "a gente", "eles", "elas", "vocês"].contains($0.lexeme.lemma)
      }
  }

  // MARK: - With a thing that it is not done to

  private func turnsWithThing(_ verb: String, _ words: OneselfCompany, _ clause: Clause) -> Bool {
    guard words.nouns.count == 1, let noun = words.nouns.first else { return false }
    let isPlace = words.isOnlyPlace
    switch verb {
    case "esconder":
      return isPlace || noun.isHuman && !PortugueseOneselfWords.cared.contains(noun.lemma)
    case "machucar", "ferir", "magoar", "aleijar":
      return isPlace
        || noun.wordClass == .noun && !noun.isBeing && noun.kind != .body
          && noun.kind != .clothing && noun.kind != .toy && noun.kind != .feeling
          && clause.tense == .past
    case "cortar", "furar", "espetar":
      return clause.tense == .past && PortugueseOneselfWords.blades.contains(noun.lemma)
    case "queimar": return PortugueseOneselfWords.fires.contains(noun.lemma)
    case "molhar", "sujar", "lambuzar", "melar":
      return noun.kind == .place && isPlace || PortugueseOneselfWords.stains.contains(noun.lemma)
        || noun.kind == .weather || verb != "molhar" && KindSet.edible.contains(noun.kind)
    case "perder":
      return isPlace && !PortugueseOneselfWords.missed.contains(noun.lemma)
        && noun.kind == .place
    case "cobrir", "enrolar", "tapar", "embrulhar", "agasalhar":
      return PortugueseOneselfWords.covers.contains(noun.lemma)
    case "enxugar", "secar":
      return noun.lemma == "toalha" || noun.lemma == "roupão"
    case "fantasiar", "disfarçar", "mascarar":
      return noun.isBeing && noun.wordClass == .noun
        && !PortugueseOneselfWords.cared.contains(noun.lemma)
        && !PortionWords.isKin(noun.lemma) && !BesideWords.ownKin.contains(noun.lemma)
    case "preocupar":
      return noun.wordClass == .pronoun && noun.kind == .person
        || noun.isBeing && clause.subject.allSatisfy { $0.lexeme.wordClass == .pronoun }
    case "acostumar", "habituar": return !noun.isBeing
    case "aprontar": return noun.kind == .event || noun.lemma == "casamento"
    case "aproximar", "afastar":
      return clause.options.isDisjoint(with: [.request])
        && (noun.isBeing || noun.lemma == "fogo" || isPlace && noun.kind != .furniture)
    case "divertir", "comportar", "balançar", "vestir", "pentear", "entediar": return isPlace
    case "registrar", "inscrever", "matricular", "cadastrar":
      // Eu me registrei na cidade, but registrei o carro.
      return isPlace || noun.takesPlace && !noun.isBeing
        || PortugueseOneselfWords.enrolled.contains(noun.lemma)
    case "formar": return noun.kind == .subject
    // Eu me lavo no rio, but lavo o banheiro.
    case "lavar": return noun.kind == .place && isPlace
    case "chamar":
      return clause.tense == nil && clause.options.isEmpty && !clause.isQuestion
        && noun.wordClass == .properNoun && clause.complements.count == 1
        && noun.kind != .place
    case "mudar": return noun.wordClass == .properNoun && noun.kind == .place
    case "lembrar":
      return clause.variety == .portuguesePortugal && !clause.options.contains(.request)
        && !clause.complements.contains { $0.lexeme.wordClass == .verb }
    default: return false
    }
  }

  // MARK: - What stands behind

  /// *Machucar-se / escola, molhar-se / chuva, cobrir-se / cobertor*: where and with what, where the verb alone takes
  /// something else.
  private func settleCompany(_ clause: inout Clause, _ verb: String, _ start: Int, _ end: Int) {
    guard
      let place = clause.complements[start..<min(end, clause.complements.count)].indices.first(
        where: { isBare($0, clause) && !clause.complements[$0].lexeme.kind.isTemporal })
    else { return }
    let noun = clause.complements[place].lexeme
    let before = place > 0 ? clause.complements[place - 1].lexeme : nil
    if let before, SuppliedWords.places.contains(before.lemma) { return }
    if ["cobrir-se", "tapar-se", "embrulhar-se", "agasalhar-se"].contains(verb),
      PortugueseOneselfWords.covers.contains(noun.lemma)
    {
      put(["com", "o"], at: place, &clause)
    } else if verb == "enrolar-se", PortugueseOneselfWords.covers.contains(noun.lemma) {
      put(["em", "o"], at: place, &clause)
    } else if PortugueseOneselfWords.wet.contains(noun.lemma),
      ["molhar-se", "sujar-se", "melar-se", "lambuzar-se"].contains(verb)
    {
      put(["em", "o"], at: place, &clause)
    } else if PortugueseOneselfWords.stains.contains(noun.lemma), verb != "molhar-se",
      ["sujar-se", "melar-se", "lambuzar-se"].contains(verb)
    {
      clause.complements[place].lexeme.article = .bare
      put(["de"], at: place, &clause)
    } else if verb == "molhar-se" {
      put(KindSet.places.contains(noun.kind) ? ["em", "o"] : ["com", "o"], at: place, &clause)
    } else if PortugueseOneselfWords.unplaced.contains(verb),
      KindSet.places.contains(noun.kind) || noun.kind == .event,
      !["divertir-se"].contains(verb) || noun.kind != .event
    {
      put(noun.article == .bare ? ["em"] : ["em", "o"], at: place, &clause)
    }
  }

  /// Inserts small words before a noun, whose own preposition they replace.
  func put(_ words: [String], at place: Int, _ clause: inout Clause) {
    guard clause.complements.indices.contains(place) else { return }
    clause.complements[place].government = nil
    insert(words, at: place, in: &clause)
  }
}

/// The words chosen beside a verb that may be done to oneself.
private struct OneselfCompany {
  /// Nouns, names and pronouns for people, without times.
  let nouns: [Lexeme]
  /// Whether nothing is named that it could be done to, or with.
  let isAlone: Bool
  /// Whether all that is named is where it is done.
  let isOnlyPlace: Bool

  init(_ words: [Constituent]) {
    let all = words.map(\.lexeme)
    nouns = all.filter { word in
      (word.wordClass == .noun || word.wordClass == .properNoun
        || word.wordClass == .pronoun && word.kind != .question) && !word.kind.isTemporal
        && word.kind != .negation && word.kind != .manner
    }
    let asked = all.contains { word in
      word.kind == .question && ["o que", "que", "quem", "qual", "quanto"].contains(word.lemma)
    }
    isAlone =
      nouns.isEmpty && !asked
      && !all.contains { word in
        word.wordClass == .adposition || word.isDeterminerLike || word.wordClass == .verb
          || word.wordClass == .adjective && !word.kind.isPassing && word.kind != .manner
          || word.wordClass == .conjunction || word.lemma == "tudo" || word.lemma == "nada"
      }
    isOnlyPlace =
      !asked && nouns.count == 1
      && nouns.allSatisfy { word in
        KindSet.places.contains(word.kind) || word.kind == .furniture
          || word.kind == .event || word.lemma == "metrô"
          || PortugueseOneselfWords.hidings.contains(word.lemma)
      }
  }
}

/// Words of what one does to oneself.
enum PortugueseOneselfWords {
  /// What one does with oneself and others tell one to do, without the pronoun (Bechara, *Verbos causativos*).
  static let movers: WordSet = ["sentar-se", "deitar-se", "levantar-se", "calar-se"]
  /// All verbs that these rules ask for.
  static let any = always.union(portugal).union(mutual).union(own).union([
    "ferir", "aleijar", "furar", "espetar", "lambuzar", "melar", "perder", "cobrir", "enrolar",
    "tapar", "embrulhar", "agasalhar", "fantasiar", "disfarçar", "mascarar", "aproximar", "afastar",
    "chamar", "lembrar", "balançar", "mudar", "entediar", "registrar", "inscrever", "matricular",
    "cadastrar", "formar",
  ])
  /// Verbs that are hardly said of somebody without their pronoun.
  static let always: WordSet = [
    "arrepender", "queixar", "comportar", "portar", "apaixonar", "despedir",
    "interessar", "zangar", "atrever", "orgulhar", "esforçar", "constipar", "espreguiçar",
    "agachar", "divorciar", "aposentar",
  ]
  /// Who dismisses, and who is dismissed.
  static let employers: WordSet = [
    "chefe", "patrão", "patroa", "diretor", "diretora", "gerente", "empresa", "fábrica", "dono",
    "dona", "loja", "presidente", "ele", "ela", "eles", "banco",
  ]
  static let employed: WordSet = [
    "empregado", "empregada", "funcionário", "funcionária", "trabalhador", "trabalhadora",
    "operário", "secretário", "secretária", "pessoal", "empregados", "funcionários",
    "trabalhadores", "operários",
  ]
  /// Verbs that Portugal says so where Brazil does without.
  static let portugal: WordSet = ["atrasar", "levantar", "deitar", "sentar", "esquecer", "cansar"]
  /// What several do to each other.
  static let mutual: WordSet = [
    "abraçar", "beijar", "encontrar", "amar", "odiar", "cumprimentar", "separar", "reunir",
    "divorciar", "reconciliar",
  ]
  /// What one mostly does to oneself where nothing else is named.
  static let own: WordSet = [
    "esconder", "machucar", "divertir", "molhar", "sujar", "barbear", "pentear", "vestir",
    "assustar", "preocupar", "irritar", "chatear", "cortar", "queimar", "ferir", "maquiar",
    "maquilhar", "acalmar", "lavar", "magoar", "enganar", "aborrecer", "animar", "alegrar",
    "emocionar", "envergonhar", "concentrar", "distrair", "enxugar", "despir", "calar",
    "decepcionar", "entusiasmar", "empolgar", "perfumar", "aleijar", "apressar", "arranhar",
    "tranquilizar", "aprontar", "acostumar", "habituar", "bronzear", "depilar", "lambuzar",
    "entediar",
  ]
  /// Of these what one may want to do to others.
  static let harming: WordSet = [
    "magoar", "machucar", "ferir", "assustar", "irritar", "chatear", "enganar", "preocupar",
    "cortar", "queimar", "aborrecer",
  ]
  /// Of these what one asks of somebody with nothing else named.
  static let asked: WordSet = [
    "esconder", "acalmar", "comportar", "portar", "concentrar", "apressar", "tranquilizar",
    "animar", "calar", "despachar", "preocupar", "chatear", "irritar",
  ]
  /// Pronominal verbs behind which a place is only where it is done.
  static let unplaced: WordSet = [
    "machucar-se", "magoar-se", "ferir-se", "molhar-se", "sujar-se", "cortar-se", "queimar-se",
    "assustar-se", "comportar-se", "vestir-se", "lavar-se", "pentear-se", "abraçar-se",
    "beijar-se", "aleijar-se", "arranhar-se", "divertir-se", "portar-se", "aborrecer-se",
    "zangar-se", "chatear-se", "irritar-se", "cobrir-se", "enrolar-se",
    "melar-se", "lambuzar-se", "barbear-se", "entediar-se",
  ]
  /// Where one puts one's name down besides places and courses.
  static let enrolled: WordSet = ["site", "curso", "aplicativo", "programa", "concurso", "plano"]
  /// Those who are hidden, dressed up and covered by others.
  static let cared: WordSet = [
    "bebê", "bebé", "menino", "menina", "criança", "crianças", "filho", "filha", "filhos", "neto",
    "neta", "boneca", "boneco", "irmãozinho", "irmãzinha",
  ]
  /// Where one hides, though it is no room.
  static let hidings: WordSet = [
    "porta", "cortina", "árvore", "mato", "caixa", "barraca", "tenda", "cabana", "carro", "muro",
    "moita", "arbusto",
  ]
  /// What cuts and pricks.
  static let blades: WordSet = [
    "faca", "tesoura", "vidro", "papel", "estilete", "lâmina", "caco", "gilete", "navalha",
    "canivete", "lata", "espinho", "agulha", "alfinete", "prego",
  ]
  /// What burns.
  static let fires: WordSet = [
    "fogão", "forno", "fogo", "ferro", "vela", "sol", "isqueiro", "fósforo", "churrasqueira",
    "fogueira", "água", "lareira", "brasa", "aquecedor",
  ]
  /// What one gets dirty with.
  static let stains: WordSet = [
    "lama", "tinta", "terra", "areia", "barro", "graxa", "poeira", "molho", "chocolate", "ketchup",
    "chuva", "poça", "mar", "neve", "piscina", "rio", "lago", "orvalho", "cola",
  ]
  /// Of these what one gets into.
  static let wet: WordSet = [
    "chuva", "poça", "mar", "piscina", "rio", "lago", "neve", "lama", "cachoeira",
  ]
  /// What one may miss or lose rather than get lost in.
  static let missed: WordSet = [
    "escola", "creche", "casa", "lugar", "circo", "cinema", "teatro", "natação", "terapia",
    "trabalho", "emprego", "clínica", "médico", "hotel", "loja", "chão", "caminho", "aula",
    "banheiro", "quarto",
  ]
  /// What one covers oneself with.
  static let covers: WordSet = [
    "cobertor", "lençol", "manta", "edredom", "edredão", "coberta", "colcha", "toalha", "casaco",
  ]
}

/// What bodies and machines give off in Portugal: *deitar sangue, deitar fumo*.
private enum GivenOffWords {
  static let any: WordSet = ["sangue", "fumo", "pus", "fogo", "cheiro", "faíscas", "água", "baba"]
}
