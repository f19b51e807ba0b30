import AACCore

/// What stands behind the verb of an inner clause, what a book is about and which words measure a quality: *contar / o que / acontecer
/// / escola, porque / sentir falta / mãe, quando / pai / voltar / trabalho, livro / falar / dragão / princesa, dois / ano / mais / novo*
/// (Cunha & Cintra, chapter 15, *De* and *Em*, chapter 18; Bechara, *Orações complexas*).
extension ClausePlanner {
  /// Puts it in before the words are sorted.
  func settleClausesByWord(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if clause.complements.count > 1 {
      happenInside(&clause, verb)
      comeBackFrom(&clause, verb)
      measureQuality(&clause)
      doBetterThere(&clause, verb)
      treatOfBoth(&clause, verb)
      translateFromTo(&clause, verb)
      writeAbout(&clause, verb)
      seeInSky(&clause, verb)
      lackAny(&clause)
      askPriceThere(&clause, verb)
      inviteToStay(&clause, verb)
      growUp(&clause, verb)
    }
    if verb == "ser", clause.complements.count > 2, let the = lexicon.known("o"),
      clause.complements[0].lexeme.lemma == "a", clause.complements[1].lexeme.lemma == "mais",
      clause.complements[0].lexeme.wordClass == .adposition,
      clause.complements[2].lexeme.wordClass == .adjective
    {
      // Essa menina é a mais simpática da turma.
      clause.complements[0].lexeme = the
    }
    if clause.isQuestion, ["ter", "haver"].contains(verb) { askForTable(&clause) }
  }

  // MARK: - Inner clauses

  /// *Contar / o que / acontecer / escola*: what happened there; *porque / sentir falta / mãe*: of whom.
  private func happenInside(_ clause: inout Clause, _ verb: String) {
    missBehind(&clause)
    guard
      let inner = clause.complements.indices.dropLast().first(where: {
        let lemma = clause.complements[$0].lexeme.lemma
        return ["acontecer", "sentir falta"].contains(lemma)
          || lemma == "falta" && $0 > 0 && clause.complements[$0 - 1].lexeme.lemma == "sentir"
      }), isFree(inner + 1, clause), case let noun = clause.complements[inner + 1].lexeme,
      noun.wordClass == .noun, !noun.kind.isTemporal
    else { return }
    if clause.complements[inner].lexeme.lemma != "acontecer" {
      let isOwn = BesideWords.ownKin.contains(noun.lemma)
      return put(isOwn ? ["de"] : ["de", "o"], at: inner + 1, &clause)
    }
    guard inner > 0, ["o que", "que"].contains(clause.complements[inner - 1].lexeme.lemma),
      KindSet.places.contains(noun.kind) || noun.takesPlace
    else { return }
    if ClauseByWord.telling.contains(verb), clause.complements[inner].lexeme.forms.isEmpty {
      clause.complements[inner].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    put(noun.article == .bare ? ["em"] : ["em", "o"], at: inner + 1, &clause)
  }

  /// *Porque / sentir falta / mãe*, whose words stood as they are told otherwise: who was chosen behind it is missed.
  private func missBehind(_ clause: inout Clause) {
    guard
      let miss = clause.complements.indices.dropFirst(2).first(where: {
        ["sentir", "sentir falta"].contains(clause.complements[$0].lexeme.lemma)
      }), case let end = clause.complements[miss].lexeme.lemma == "sentir" ? miss + 1 : miss,
      end + 1 == clause.complements.count, clause.complements[end].lexeme.lemma.hasSuffix("falta"),
      case let whom = clause.complements[miss - 1], whom.lexeme.isHuman,
      let own = whom.tile, let deed = clause.complements[miss].tile, own > deed
    else { return }
    clause.complements.remove(at: miss - 1)
    clause.complements.append(whom)
    if clause.complements[miss - 2].lexeme.lemma == "o", clause.complements[miss - 2].tile == nil {
      clause.complements.remove(at: miss - 2)
    }
  }

  /// *Mãe / dizer / que / eu / arrumar / quarto*: those who may say so tell one to do it (Cunha & Cintra, chapter 13, *Subjuntivo*; Bechara,
  /// *Orações substantivas*).
  func orderByNeighbours(_ verb: inout PlannedVerb, _ clause: Clause) {
    if isLodging(clause) {
      verb.frame.pattern = .plain
      verb.frame.slots = [FrameSlot(.placeAt, preposition: "em", article: .indefinite)]
      return
    }
    guard verb.frame.lemma == "dizer" || verb.frame.lemma == "falar", clause.tense == .past,
      clause.complements.count > 2, clause.complements[0].lexeme.lemma == "que",
      ["eu", "nós"].contains(clause.complements[1].lexeme.lemma),
      ClauseByWord.chores.contains(clause.complements[2].lexeme.lemma),
      clause.subject.last.map({ ClauseByWord.bosses.contains($0.lexeme.lemma) }) == true,
      !clause.complements.contains(where: {
        ["bem", "mal", "muito", "pouco", "sempre", "já", "rápido"].contains($0.lexeme.lemma)
      })
    else { return }
    verb.frame.opensIndicative = false
    verb.frame.opensSubjunctive = true
  }

  /// *Jantar / quando / pai / voltar / trabalho*: what is done at home waits for those who come back from there.
  private func comeBackFrom(_ clause: inout Clause, _ verb: String) {
    guard ClauseByWord.atHome.contains(verb),
      let when = clause.complements.firstIndex(where: {
        ["quando", "depois que", "assim que", "até que", "logo que"].contains($0.lexeme.lemma)
      }),
      let back = clause.complements[when...].firstIndex(where: { $0.lexeme.lemma == "voltar" }),
      back + 1 < clause.complements.count, isFree(back + 1, clause),
      ClauseByWord.left.contains(clause.complements[back + 1].lexeme.lemma)
    else { return }
    put(["de", "o"], at: back + 1, &clause)
  }

  /// *Convidar / eu / casa / dela / dormir*: what one is asked to do there.
  private func inviteToStay(_ clause: inout Clause, _ verb: String) {
    guard ["convidar", "chamar"].contains(verb), let deed = clause.complements.last,
      deed.lexeme.isInfinitive, case let owner = clause.complements.count - 2, owner > 1,
      ["dela", "dele", "deles", "delas"].contains(clause.complements[owner].lexeme.lemma),
      KindSet.places.contains(clause.complements[owner - 1].lexeme.kind),
      isFree(owner - 1, clause)
    else { return }
    clause.complements.removeLast()
    put(["em", "o"], at: owner - 1, &clause)
    clause.complements.insert(deed, at: owner - 1)
    link("para", before: owner - 1, in: &clause)
  }

  /// *Ser / veterinário / quando / eu / crescer*: what children will be is to come (Cunha & Cintra, chapter 13, *Futuro do subjuntivo*).
  private func growUp(_ clause: inout Clause, _ verb: String) {
    guard clause.tense == nil, ClauseByWord.grown.contains(verb),
      let when = clause.complements.firstIndex(where: { $0.lexeme.lemma == "quando" }),
      clause.complements[(when + 1)...].prefix(2).contains(where: { $0.lexeme.lemma == "crescer" })
    else { return }
    clause.tense = .future
  }

  /// *Querer / brincar / mas / não / ter / amigo*: of what one has none of, no article (Cunha & Cintra, chapter 9, *Omissão do artigo*).
  private func lackAny(_ clause: inout Clause) {
    guard
      let not = clause.complements.indices.dropLast(2).first(where: {
        clause.complements[$0].lexeme.lemma == "não"
          && ["ter", "haver"].contains(clause.complements[$0 + 1].lexeme.lemma)
      }), not + 3 == clause.complements.count, isFree(not + 2, clause),
      clause.complements[not + 2].lexeme.wordClass == .noun,
      clause.complements[not + 2].lexeme.number != .plural,
      !clause.complements[not + 2].lexeme.kind.isTemporal
    else { return }
    clause.complements[not + 2].lexeme.article = .bare
    clause.complements[not + 2].government = Government(preposition: nil, article: .bare)
  }

  // MARK: - How much

  /// *Ser / dois / ano / mais / novo / que / eu*: the years are counted, and it is not they that are new (Cunha & Cintra, chapter 14,
  /// *Advérbio de intensidade*).
  private func measureQuality(_ clause: inout Clause) {
    guard
      let more = clause.complements.indices.dropFirst(2).first(where: {
        let lemma = clause.complements[$0].lexeme.lemma
        return ["mais", "menos", "maior", "menor"].contains(lemma) || lemma.hasPrefix("mais ")
      }), case let unit = clause.complements[more - 1].lexeme,
      case let number = clause.complements[more - 2].lexeme,
      number.wordClass == .numeral || ["um", "uma"].contains(number.lemma),
      ClauseByWord.units.contains(MeaningWords.base(of: unit))
    else { return }
    let word = clause.complements[more].lexeme
    let isSplit = ["mais", "menos"].contains(word.lemma)
    guard !isSplit || clause.complements.indices.contains(more + 1) else { return }
    guard
      !isSplit
        || clause.complements[more + 1].lexeme.wordClass == .adjective
          && !clause.complements[more + 1].lexeme.kind.isSmall
    else { return }
    let measure = countedUnit(number, unit)
    if isSplit {
      fold((more - 2)...more, as: "\(measure) \(word.lemma)", .degree, in: &clause)
    } else {
      fold((more - 2)...(more - 1), as: measure, .degree, in: &clause)
    }
  }

  /// *Estrelas / brilhar / melhor / campo, dormir / pior / hotel*: how it is done there, and not a better place (Bechara, *Melhor*).
  private func doBetterThere(_ clause: inout Clause, _ verb: String) {
    guard ["melhor", "pior"].contains(clause.complements[0].lexeme.lemma),
      clause.complements.count == 2, isFree(1, clause),
      case let noun = clause.complements[1].lexeme, noun.wordClass == .noun,
      KindSet.places.contains(noun.kind) || noun.kind == .furniture
        || ClauseByWord.settings.contains(noun.lemma),
      !ClauseByWord.choosing.contains(verb), frames[verb].slot(.placeTo) == nil
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adverb, kind: .manner)
    put(noun.article == .bare ? ["em"] : ["em", "o"], at: 1, &clause)
  }

  /// *Pão / custar / quanto / padaria*: how much it costs there, and not how many shops it does.
  private func askPriceThere(_ clause: inout Clause, _ verb: String) {
    guard ["custar", "valer"].contains(verb), clause.complements[0].lexeme.lemma == "quanto",
      clause.complements[1].lexeme.wordClass != .properNoun,
      isFree(1, clause), KindSet.places.contains(clause.complements[1].lexeme.kind)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Vocês / ter / mesa / para / quatro*, as a question: any one of them.
  private func askForTable(_ clause: inout Clause) {
    guard clause.complements.count > 2, isFree(0, clause),
      clause.complements[0].lexeme.countability == .count,
      clause.complements[0].lexeme.number != .plural,
      clause.complements[1].lexeme.lemma == "para"
    else { return }
    put(["um"], at: 0, &clause)
  }

  // MARK: - About what

  /// *Livro / falar / dragão / princesa*: what it tells of (Cunha & Cintra, chapter 15, *De*).
  private func treatOfBoth(_ clause: inout Clause, _ verb: String) {
    guard ["falar", "tratar", "contar"].contains(verb), clause.complements.count == 2,
      let work = clause.subject.last?.lexeme, ClauseByWord.works.contains(work.lemma),
      isFree(0, clause), isFree(1, clause),
      clause.complements.allSatisfy({
        $0.lexeme.isBeing && $0.lexeme.wordClass == .noun && $0.lexeme.number != .plural
      })
    else { return }
    put(["e", "um"], at: 1, &clause)
    put(["de", "um"], at: 0, &clause)
  }

  /// *Traduzir / texto / inglês / português*: out of which language into which.
  private func translateFromTo(_ clause: inout Clause, _ verb: String) {
    guard ["traduzir", "verter"].contains(verb), let last = clause.complements.indices.last,
      last > 0, clause.complements[last].lexeme.kind == .languageName,
      clause.complements[last - 1].lexeme.kind == .languageName, last == 1 || isFree(0, clause)
    else { return }
    for (place, link) in [(last, "para"), (last - 1, "de")] {
      clause.complements[place].lexeme.wordClass = .noun
      put([link, "o"], at: place, &clause)
    }
  }

  /// *Escrever / poema / chuva*: what it is about, where it is nothing that one writes on.
  private func writeAbout(_ clause: inout Clause, _ verb: String) {
    guard ClauseByWord.writing.contains(verb), clause.complements.count == 2, isFree(1, clause),
      ClauseByWord.written.contains(clause.complements[0].lexeme.lemma),
      case let matter = clause.complements[1].lexeme, matter.wordClass == .noun,
      ClauseByWord.matters.contains(matter.kind) || ClauseByWord.themes.contains(matter.lemma)
    else { return }
    put(matter.number == .plural ? ["sobre"] : ["sobre", "o"], at: 1, &clause)
  }

  /// *Ver / muito / estrela / céu*: where it is seen, however many there are.
  private func seeInSky(_ clause: inout Clause, _ verb: String) {
    guard ["ver", "olhar", "observar", "contar", "fotografar", "haver", "ter"].contains(verb),
      let last = clause.complements.indices.last, last > 1, isFree(last, clause),
      clause.complements[last].lexeme.lemma == "céu",
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    put(["em", "o"], at: last, &clause)
  }
}

/// Words of inner clauses and of what is told.
enum ClauseByWord {
  /// What asks for what has happened.
  static let telling: WordSet = ["contar", "dizer", "saber", "explicar", "perguntar", "falar"]
  /// What children are told to do.
  static let chores: WordSet = [
    "arrumar", "lavar", "limpar", "guardar", "estudar", "descansar", "tomar", "dormir", "comer",
    "ler", "escovar", "esperar", "voltar", "ficar", "ajudar", "varrer", "sentar", "repousar",
    "colocar", "desligar", "apagar", "calçar", "beber", "vestir", "parar", "tomar banho",
  ]
  /// Who tells them.
  static let bosses: WordSet = [
    "mãe", "pai", "mamãe", "papai", "vovó", "vovô", "avó", "avô", "professor", "professora",
    "médico", "médica", "enfermeira", "dentista", "tia", "tio", "diretora", "diretor", "chefe",
    "babá", "fisioterapeuta", "doutor", "doutora", "treinador",
  ]
  /// What is done at home.
  static let atHome: WordSet = [
    "jantar", "almoçar", "brincar", "descansar", "dormir", "lanchar", "comer", "assistir",
    "tomar banho", "ligar", "conversar", "cozinhar", "jogar", "estudar", "ver",
  ]
  /// Whence one comes home.
  static let left: WordSet = [
    "trabalho", "escola", "aula", "serviço", "faculdade", "viagem", "médico", "mercado",
    "supermercado", "hospital", "creche", "emprego", "treino", "escritório",
  ]
  /// What one is and does when one is grown up.
  static let grown: WordSet = [
    "ser", "ter", "trabalhar", "morar", "viajar", "dirigir", "casar", "fazer", "estudar",
    "comprar", "ajudar", "cuidar", "virar", "jogar", "ir", "viver", "cozinhar", "construir",
  ]
  /// What years and lengths are counted in.
  static let units: WordSet = [
    "ano", "mês", "dia", "semana", "hora", "minuto", "centímetro", "metro", "quilo", "quilômetro",
    "grau",
  ]
  /// Of the better of two places.
  static let choosing: WordSet = [
    "ser", "ter", "querer", "comprar", "preferir", "escolher", "conhecer", "procurar", "achar",
    "encontrar", "alugar", "ganhar", "construir", "fazer", "visitar", "haver", "vender", "pedir",
  ]
  /// Where something goes better, and which is no place.
  static let settings: WordSet = ["sol", "sombra", "frio", "calor", "escuro", "claro", "silêncio"]
  /// What tells of somebody.
  static let works: WordSet = [
    "livro", "filme", "história", "desenho", "música", "peça", "novela", "vídeo", "poema", "conto",
    "série", "gibi", "lenda",
  ]
  /// What is done with a text.
  static let writing: WordSet = [
    "escrever", "fazer", "ler", "inventar", "recitar", "declamar", "criar", "ouvir", "compor",
  ]
  /// What is about something.
  static let written: WordSet = [
    "poema", "poesia", "texto", "redação", "canção", "verso", "conto", "crônica", "reportagem",
  ]
  /// About what it is, by its kind.
  static let matters = KindSet(
    .weather, .nature, .event, .feeling, .emotion, .idea, .plant, .sport, .animal)
  /// About what it is, by its word.
  static let themes: WordSet = [
    "primavera", "verão", "outono", "inverno", "férias", "família", "escola", "cidade", "mar",
    "praia", "noite", "lua", "sol",
  ]
  /// Months, which have no article as the subject (Cunha & Cintra, chapter 9, *Nomes de meses*).
  static let months: WordSet = [
    "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
    "outubro", "novembro", "dezembro",
  ]
}
