import AACCore

/// Portuguese words that stand between two clauses, or say how much is done before one (Cunha & Cintra, chapter 14, *Advérbios
/// de intensidade*; chapter 18, *Orações subordinadas*; Bechara, *Orações complexas*).
extension WordSorter {
  /// *Ganho pouco, mas gosto; só quero dormir; cansado demais para brincar; grande o suficiente para ir*: what the amount
  /// belongs to where no noun follows; false: nothing was taken.
  mutating func takePortugueseAmount(
    _ word: Constituent, _ known: SmallWord?, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    guard !isSubject, let verb = plan.verbs.last, pending.isEmpty, preposition == nil else {
      return false
    }
    let next = rest.first?.lexeme
    let lemma = word.lexeme.lemma
    if Self.much.contains(lemma), let next,
      next.wordClass == .conjunction
        || next.lemma == "para" && rest.dropFirst().first?.lexeme.wordClass == .verb,
      !Self.comparers.contains(next.lemma), !isBesideNoun, !verb.frame.isCopular,
      loose.last?.after != plan.verbs.count - 1
    {
      var much = Adverbial(word, phrase: known?.phrase ?? lemma, place: .opener)
      much.verb = plan.verbs.count - 1
      if beginsClause(rest[rest.startIndex], rest.dropFirst()) { much.place = .verb }
      plan.adverbials.append(much)
      return true
    }
    if Self.only.contains(lemma), let next, next.isInfinitive, !verb.frame.isCopular,
      previous?.lexeme.wordClass == .verb || previous == nil
    {
      plan.adverbials.append(Adverbial(word, phrase: lemma, place: .before))
      return true
    }
    let isBehindQuality =
      verb.frame.isCopular && loose.last?.phrase.isAdjective == true
      && loose.last?.after == plan.verbs.count - 1
    if lemma == "demais", isBehindQuality, next?.lemma == "para" {
      loose[loose.count - 1].phrase.degree = word
      return true
    }
    if lemma == "suficiente", next?.wordClass != .noun, next?.wordClass != .adjective {
      if isBehindQuality {
        var enough = Adverbial(word, phrase: "o suficiente", place: next == nil ? .end : .opener)
        enough.verb = plan.verbs.count - 1
        plan.adverbials.append(enough)
        return true
      }
      guard !verb.frame.isCopular, !isBesideNoun else { return false }
      plan.adverbials.append(Adverbial(word, phrase: "o suficiente", place: .verb))
      return true
    }
    return false
  }

  private static let much: WordSet = [
    "muito", "pouco", "mais", "menos", "bastante", "demais", "tanto", "um pouco", "demasiado",
  ]
  private static let only: WordSet = ["só", "apenas", "somente"]

  /// *Isso é o que eu quero, comi tudo o que você fez, a casa onde eu moro, conheço quem fez isso*: behind a verb and before a
  /// doer or a verb a question word asks nothing where no question was set.
  func beginsFreely(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .portuguese, !isSubject, !plan.isAskedOutright, clause == nil,
      preposition == nil, question == nil, let main = plan.verbs.first,
      let own = word.tile, main.constituent.tile.map({ $0 < own }) == true || plan.verbs.count > 1,
      let next = rest.first?.lexeme, rest.contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    let isDoer =
      next.wordClass == .pronoun && next.kind == .person || next.isBeing || next.kind == .possessive
    switch word.lexeme.lemma {
    case "o que":
      return isDoer || previous?.lexeme.lemma == "tudo" && next.wordClass == .verb
    case "onde":
      return isDoer && (isBesideNoun || previous?.lexeme.wordClass == .verb)
        || next.wordClass == .verb && isBesideNoun
    case "em que":
      return isBesideNoun && (isDoer || next.wordClass == .verb)
    case "quem":
      return next.wordClass == .verb && previous?.lexeme.wordClass == .verb
        && !main.frame.isCopular && !plan.subject.isEmpty
    default: return false
    }
  }

  /// *Quero jogar, mas a bola furou; quiero salir, pero la puerta está cerrada*: a thing behind *but* and before a verb that it can do or
  /// be, and that nobody does to it there (NGLE §31.10).
  func actsAgainst(_ noun: Lexeme, _ verb: Lexeme) -> Bool {
    guard noun.wordClass == .noun, !noun.kind.isTemporal else { return false }
    let frame = planner.frames[verb.lemma]
    if frame.isCopular || MeaningWords.beginnings.contains(frame.lemma)
      || Self.happening.contains(frame.lemma) || Self.failing.contains(frame.lemma)
    {
      return true
    }
    return frame.isListed && frame.pattern == .plain
      && frame.slot(.object).map {
        !$0.acceptedKinds.isEmpty && !$0.acceptedKinds.contains(noun.kind)
      } ?? true
  }

  /// *Quero brincar, mas é tarde; ir, mas é perigoso*: of the hour and of what is done, and of nobody (Cunha & Cintra, chapter 7, *Oração
  /// sem sujeito*).
  func judgesMatter(_ between: ArraySlice<Constituent>, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .portuguese, let copula = rest.first?.lexeme.lemma,
      copula == "ser" || copula == "estar",
      between.allSatisfy({ $0.lexeme.wordClass == .adverb || $0.lexeme.kind == .negation }),
      let quality = rest.dropFirst().first(where: { $0.lexeme.kind != .degree })?.lexeme.lemma
    else { return false }
    if copula == "estar" { return WithinClauseWords.closed.contains(quality) }
    return WithinClauseWords.hours.contains(quality)
      || WithinClauseWords.ofDeeds.contains(quality)
  }

  /// *A menina com **quem** brinco, insistiu em **que** eu comesse, sou eu **quem** faz*: what is known to begin a clause.
  mutating func beginsMarkedClause(_ word: Constituent) -> Bool {
    let forms = word.lexeme.forms
    if forms[PlannedVerb.comparingDeeds] != nil {
      flush()
      preposition = word
      return true
    }
    guard
      forms[PlannedVerb.followingPreposition] != nil || forms[PlannedVerb.governed] != nil
        || forms[PlannedVerb.cleaving] != nil && word.lexeme.lemma == "quem"
    else { return false }
    if preposition != nil { keepGovernor() }
    flush()
    startClause(word)
    return true
  }

  /// What things do that no longer serve.
  private static let failing: WordSet = [
    "quebrar", "furar", "atrasar", "rasgar", "sumir", "travar", "entupir", "molhar", "sujar",
    "morrer", "desaparecer", "encolher", "estourar", "vazar", "funcionar", "caber", "demorar",
    "servir", "doer", "avariar", "azedar", "vencer", "murchar", "girar", "andar", "custar",
    "romper", "romperse", "pinchar", "pincharse", "empezar", "estropear", "estropearse", "caer",
    "caerse", "quemar", "mojar", "morir", "atascar", "atascarse", "tardar", "oler",
    "agotarse", "acabarse", "averiarse", "retrasarse", "desinflar", "fallar",
  ]

  /// *Alguém que me ajude*: a pronoun that nobody is the doer by.
  func isShortPronoun(_ loose: LoosePhrase) -> Bool {
    guard planner.language == .portuguese, let noun = loose.phrase.noun?.lexeme else {
      return false
    }
    return noun.wordClass == .pronoun && ["me", "te", "nos", "lhe", "lhes"].contains(noun.lemma)
  }

  /// *Fui **eu** que fiz*: of whom it is told.
  func saysOfCleft(_ word: Constituent) -> Bool {
    guard word.lexeme.forms[PlannedVerb.cleaving] != nil, loose.indices.contains(clauseFrom - 1),
      let noun = loose[clauseFrom - 1].phrase.noun, loose[clauseFrom - 1].preposition == nil
    else { return false }
    return noun.tile != nil && noun.tile == word.tile.map { $0 - 1 }
      || loose[clauseFrom - 1].after == plan.verbs.count - 1
  }

  /// *Mais engraçado do que eu pensava, mais difícil do que parece*: compared with what was thought of it.
  func comparesWithThought(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .portuguese, !plan.verbs.isEmpty,
      let verb = rest.first(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    if word.lexeme.lemma == "que", plan.subject.isEmpty, plan.verbs[0].frame.lemma == "ser" {
      // É melhor que você fique: somebody's deed is judged.
      return rest.first.map { $0.lexeme.isNominal || $0.lexeme.isDeterminerLike } == true
    }
    guard word.lexeme.lemma == "do que" || word.lexeme.lemma == "quanto" else { return false }
    return Self.thoughts.contains(verb.lexeme.lemma)
  }

  private static let thoughts: WordSet = [
    "pensar", "achar", "esperar", "imaginar", "parecer", "precisar", "dever", "supor",
  ]

  /// *Caso / chover, caso / você / vir*: what begins a clause, and no noun (Cunha & Cintra, chapter 18, *Orações condicionais*).
  static func readCondition(_ words: inout [Constituent]) {
    for index in words.indices.dropLast() where words[index].lexeme.lemma == "caso" {
      let before = index > 0 ? words[index - 1].lexeme : nil
      let next = words[index + 1].lexeme
      guard words[index].lexeme.wordClass == .noun, before?.wordClass != .adposition,
        before?.isDeterminerLike != true,
        next.isBeing || next.wordClass == .verb
          || next.wordClass == .pronoun || next.lemma == "não" || next.kind == .possessive,
        words[index...].contains(where: { $0.lexeme.wordClass == .verb })
      else { continue }
      words[index].lexeme = Lexeme(lemma: "caso", wordClass: .conjunction, kind: .connective)
    }
  }

  /// *Antes de o despertador tocar, depois de a aula começar*: what happens by itself then, in the infinitive with its own
  /// subject (Cunha & Cintra, chapter 13, *Infinitivo flexionado*).
  func happensThen(_ verb: PlannedVerb, _ link: String, _ noun: Lexeme) -> Bool {
    guard ["antes de", "depois de", "até"].contains(link), noun.wordClass == .noun,
      !noun.kind.isTemporal
    else { return false }
    if MeaningWords.beginnings.contains(verb.frame.lemma)
      || Self.happening.contains(verb.frame.lemma)
    {
      return true
    }
    guard let doer = planner.lexicon.known(verb.frame.typicalSubject) else { return false }
    return !doer.isBeing && doer.wordClass == .noun
  }

  private static let happening: WordSet = [
    "tocar", "começar", "acabar", "terminar", "chegar", "esfriar", "ferver", "abrir", "fechar",
    "sair", "passar", "partir", "derreter", "secar", "cair", "parar", "nascer", "estragar",
    "desligar", "ligar", "apagar", "acender", "queimar", "descarregar", "carregar", "ficar",
  ]
}

extension WordSorter {
  /// *O vento soprou e a folha voou*: a thing before a verb that is done to nothing does it, where the first verb has had nothing
  /// either (Cunha & Cintra, chapter 18, *Orações coordenadas aditivas*).
  func movesAlone(
    _ word: Constituent, _ between: ArraySlice<Constituent>, _ deed: ArraySlice<Constituent>
  ) -> Bool {
    guard planner.language == .portuguese, word.lexeme.lemma == "e", loose.isEmpty, !plan.isLaid,
      plan.verbs.count == 1, deed.count == 1, let verb = deed.first, let noun = between.last,
      noun.lexeme.wordClass == .noun, !noun.lexeme.isBeing, !noun.lexeme.kind.isTemporal,
      between.dropLast().allSatisfy({ $0.lexeme.isDeterminerLike })
    else { return false }
    return planner.frames[verb.lexeme.lemma].slot(.object) == nil
  }

  /// *Quantas colheres de açúcar*: of what one asks how many (Cunha & Cintra, chapter 7, *Adjunto adnominal*).
  mutating func takeMatterAsked(_ word: Constituent) -> Bool {
    guard planner.language == .portuguese, let asked = question,
      asked.isAmount || ["qual", "que"].contains(asked.word.lexeme.lemma), let of = preposition,
      of.lexeme.lemma == "de", pending.isEmpty, loose.isEmpty,
      let counted = question?.noun?.noun?.tile, of.tile == counted + 1
    else { return false }
    var matter = NounPhrase(word)
    matter.noun?.government = Government(preposition: nil, article: .bare)
    matter.link = of
    question?.noun?.complement.append(matter)
    preposition = nil
    return true
  }

  /// *Um amigo meu*: behind a noun with a determiner the possessive is a quality of it (Cunha & Cintra, chapter 11, *Posição do
  /// possessivo*).
  func isLatePossessive(_ word: Constituent) -> Bool {
    // Devo dez reais ao meu irmão: what was put in belongs to what comes next.
    guard planner.language == .portuguese, word.lexeme.wordClass != .pronoun, isBesideNoun,
      word.tile != nil,
      let phrase = loose.last?.phrase, let noun = phrase.noun?.lexeme, noun.wordClass == .noun,
      previous == phrase.noun, phrase.possessive == nil
    else { return false }
    let before = phrase.determiner ?? phrase.quantity
    return ["um", "uma", "algum", "alguns", "outro", "vários"].contains(before?.lexeme.lemma ?? "")
      || phrase.quantity?.lexeme.wordClass == .numeral
  }

  /// Whether a word says that there are several.
  private func countsSeveral(_ word: Constituent?) -> Bool {
    guard let word = word?.lexeme, word.lemma != "um", word.lemma != "uma" else { return false }
    return word.wordClass == .numeral || word.number == .plural || word.lemma.hasSuffix("s")
  }

  /// Takes such a possessive, in the form that agrees.
  mutating func ownBehind(_ word: Constituent) {
    guard let last = loose.indices.last, let noun = loose[last].phrase.noun?.lexeme else { return }
    let isFeminine =
      LanguageTables.tables(.portuguese).gender(of: noun)
      == .feminine
    let isPlural =
      noun.number == .plural || countsSeveral(loose[last].phrase.quantity)
      || countsSeveral(loose[last].phrase.determiner)
    let lemma = word.lexeme.lemma
    let stem =
      isFeminine
      ? ["meu": "minha", "teu": "tua", "seu": "sua", "nosso": "nossa"][lemma] ?? lemma : lemma
    let isDone = lemma.hasPrefix("del")
    var quality = word
    quality.lexeme = Lexeme(
      lemma: stem + (isPlural && !isDone ? "s" : ""), wordClass: .adverb, kind: .manner)
    loose[last].phrase.adjectives.append(quality)
  }
}

extension WordSorter {
  /// *Centenas de rosas amarelas, o cheiro de peixe cru, a bateria da cadeira elétrica*: whether a quality chosen behind *de* and
  /// its noun is of that noun, and not of the amount, smell or part of it (Cunha & Cintra, chapter 7, *Adjunto adnominal*).
  func describesMatter(_ quality: Constituent, _ phrase: NounPhrase) -> Bool {
    guard planner.language != .english, let head = phrase.noun?.lexeme,
      let matter = phrase.complement.last,
      matter.link.map({ $0.lexeme.lemma == "de" }) ?? (planner.language == .spanish),
      matter.adjectives.isEmpty, let noun = matter.noun?.lexeme, noun.wordClass == .noun,
      phrase.adjectives.isEmpty
    else { return false }
    let isOfVessel =
      MatterWords.ofVessels.contains(quality.lexeme.lemma) || quality.lexeme.kind == .color
    if planner.language == .spanish {
      // Un vaso de agua fría, una caja de galletas integrales, but un vaso de agua lleno.
      return PortionWords.isVessel(head.lemma) && KindSet.edible.contains(noun.kind) && !isOfVessel
        || describesSpanishWhole(quality.lexeme, head, matter)
    }
    if head.isBeing,
      noun.kind == .clothing || noun.kind == .body
        || PortugueseFrontWords.worn.contains(MeaningWords.base(of: noun))
    {
      // A menina de vestido amarelo, o homem de barba branca: what somebody has on is so.
      return true
    }
    let amount = MeaningWords.base(of: head)
    if MatterWords.measures.contains(amount) || MatterWords.measures.contains(head.lemma) {
      return true
    }
    if MatterWords.vessels.contains(amount) {
      return !isOfVessel && (KindSet.edible.contains(noun.kind) || noun.kind == .clothing)
    }
    let isLeft = ["deixar", "manter"].contains(plan.verbs.last?.frame.lemma ?? "")
    if matter.determiner != nil || isLeft, matter.possessive == nil {
      return isOfNearest(quality.lexeme, head, noun)
    }
    return noun.kind == .vehicle && MatterWords.driven.contains(quality.lexeme.lemma)
      || noun.lemma == "cadeira" && MatterWords.driven.contains(quality.lexeme.lemma)
  }

  /// *O salto da bota marrom, a cor da casa velha, o cheiro da grama molhada*: behind a certain whole or owner a quality is that of the noun right
  /// before it, unless it tells how a being feels or what became of a part (Cunha & Cintra, chapter 10, *Colocação do adjetivo*).
  private func isOfNearest(_ quality: Lexeme, _ head: Lexeme, _ noun: Lexeme) -> Bool {
    if head.isBeing { return quality.kind == .color || quality.kind == .size }
    if ["deixar", "manter", "encontrar", "achar"].contains(plan.verbs.last?.frame.lemma ?? "") {
      // Deixar a porta da garagem aberta: what becomes of the whole phrase is said last, where both agree with it.
      let tables = LanguageTables.tables(planner.language)
      return head.number == noun.number && tables.gender(of: head) == tables.gender(of: noun)
    }
    let isThing = KindSet.surroundings.contains(head.kind) || KindSet.places.contains(head.kind)
    return quality.kind != .emotion && (quality.kind != .state || !isThing)
  }

  /// Gives the quality and its degree to that noun.
  mutating func joinMatter(_ quality: Constituent, _ last: Int) -> Bool {
    guard var matter = loose[last].phrase.complement.popLast() else { return false }
    matter.adjectives.append(quality)
    if let head = loose[last].phrase.noun?.lexeme, matter.determiner == nil,
      !MatterWords.sensed.contains(head.lemma),
      planner.language != .spanish || PortionWords.isVessel(head.lemma),
      planner.language == .spanish || quality.lexeme.kind != .state
        || !["deixar", "manter"].contains(plan.verbs.last?.frame.lemma ?? "")
    {
      matter.noun?.government = Government(preposition: nil, article: .bare)
    }
    if let degree = pending.degree {
      matter.degree = degree
      pending.degree = nil
    }
    loose[last].phrase.complement.append(matter)
    return true
  }
}

/// Nouns by whether what is said behind their matter is said of it.
private enum MatterWords {
  /// What a vessel or a piece is like, and not what is in it.
  static let ofVessels: WordSet = [
    "lleno", "vacío", "roto", "grande", "pequeño", "enorme", "limpio", "sucio", "entero", "pesado",
    "cheio", "vazio", "quebrado", "partido", "pequeno", "limpo", "sujo", "inteiro",
  ]
  static let measures: WordSet = [
    "centena", "dezena", "milhar", "dúzia", "par", "monte", "montão", "punhado", "quilo", "litro",
    "grama", "metade", "resto", "bando", "grupo", "tipo", "espécie", "cheiro", "gosto", "sabor",
    "bocado", "maço", "cacho", "buquê", "ramo", "coleção", "meia dúzia", "rebanho", "cardume",
    "medo", "foto", "fotografia", "sonho", "fatia", "pedaço",
  ]
  /// Of these what is of one certain thing.
  static let sensed: WordSet = ["cheiro", "gosto", "sabor", "medo", "foto", "fotografia", "sonho"]
  static let vessels: WordSet = [
    "copo", "xícara", "chávena", "garrafa", "prato", "tigela", "jarra", "saco", "caixa", "cesto",
    "cesta", "pacote", "pote", "balde", "gaveta", "mala", "sacola",
  ]
  static let driven: WordSet = ["elétrico", "elétrica", "motorizado", "manual"]
}
