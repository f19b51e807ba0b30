import AACCore

/// Tense and mood of the verb that heads a clause (NGLE §24, §25; Cunha & Cintra, chapter 13).
extension RomanceSentence {
  /// Tense and mood of the verb that heads a clause.
  mutating func clauseFeatures(_ index: Int) -> VerbFeatures {
    let verb = plan.verbs[index]
    let word = verb.subordinator?.lexeme.lemma ?? grammar.that
    let isWithTool = verb.governor?.lexeme.lemma == "com" && word == "que"
    let form = clauseForm(
      index, verb.isBehindPreposition ? isWithTool ? "com que" : "em que" : word)
    let features = VerbFeatures(
      form, subject.person, subject.number, isVoseo: isSpanish && subject.isVoseo)
    if form == .presentSubjunctive || form == .imperfectSubjunctive, !isOverBefore(index) {
      let lemma = verb.constituent.lexeme.lemma
      buffer.note(.subjunctive, lemma, grammar.forms.verb(verb.split.head, features) ?? lemma)
    }
    return features
  }

  private func clauseForm(_ index: Int, _ word: String) -> VerbFeatures.Form {
    let verb = plan.verbs[index]
    let isJoined = ["y", "e", "o", "ou", "pero", "mas", ","].contains(word)
    if word == ",", !isSpanish, PartedWords.wishes.contains(verb.frame.lemma) {
      // Terminei, quero sair: what is wanted is wanted now.
      return .present
    }
    if isJoined, !isSpanish && plan.isLaid || word == "mas" || word == "pero",
      let tense = verb.tense, tense != plan.tense, tense != .future
    {
      // Estou triste, o cachorro morreu; quero jogar, mas a bola furou.
      return tense == .past ? pastForm(verb, word) : .present
    }
    if isJoined || WordSorter.concluding.contains(word) || word.hasPrefix("y ")
      || word.hasPrefix("e ")
    {
      return tenseForm(verb.frame)
    }
    if !isSpanish, word == "que", isGladOfDeed(index) { return .preterite }
    let isWished = wantsSubjunctive(index, word)
    let isPast = verb.tense.map { $0 == .past } ?? (plan.tense == .past)
    if isWished {
      // Queria que você viesse: Cunha & Cintra, chapter 13.
      let isPolite =
        plan.options.contains(.polite) && index == 1
        && !plan.verbs[index].isRelative
      return isPast || isPolite || Self.likening.contains(word)
        ? .imperfectSubjunctive : .presentSubjunctive
    }
    if !isSpanish, word == "se" && !asksWhether(index) || Self.excepting.contains(word) {
      // Eu iria se pudesse.
      return isPast || plan.options.contains(.polite) ? .imperfectSubjunctive : .futureSubjunctive
    }
    if isPast, !isSpanish, verb.subordinator?.lexeme.kind == .question,
      Self.holding.contains(verb.frame.lemma)
    {
      // Perguntei quanto custava.
      return .imperfect
    }
    if isPast, isSpanish, asksWhatIsToCome(index) { return .imperfect }
    if isPast, !isSpanish, word == "se", asksWhether(index), asksHabit(index) { return .imperfect }
    if isPast, !isSpanish, isAlwaysSo(index) { return .present }
    if word == "do que"
      || word == "quanto" && plan.tense == .past && Self.thinking.contains(verb.frame.lemma)
    {
      // Mais engraçado do que eu pensava: what one thought of it until then.
      return verb.frame.lemma == "parecer" && plan.tense != .past ? .present : .imperfect
    }
    if isPast, word == "que", isToldOfWhatComes(index) { return .present }
    if isPast, isSpanish ? isUnderWay(index, word) : isBackground(index, word), !verb.isCleft {
      return .imperfect
    }
    if isPast, !isSpanish, word == "que", index > 0, verb.tense == nil, !verb.isRelative,
      plan.verbs[index - 1].frame.lemma == "prometer"
    {
      // Prometeu que não mentiria mais: Cunha & Cintra, chapter 13, *Futuro do pretérito*.
      return .conditional
    }
    if isPast, goesOnAlready(index) { return .imperfect }
    if isPast || remembers(index, word) || isBegun(verb, word) { return pastForm(verb, word) }
    return presentForm(index, word)
  }

  /// *Pregunté cuándo llegaba el autobús, preguntó si entendía el ejercicio*: what is to come or goes on while one asks (NGLE §23.12,
  /// §24.7, *correlación de tiempos*).
  private func asksWhatIsToCome(_ index: Int) -> Bool {
    guard index > 0, plan.verbs[index].tense == nil,
      plan.verbs[index].subordinator?.lexeme.kind == .question
        || plan.verbs[index].subordinator?.lexeme.lemma == "si",
      Self.asking.contains(plan.verbs[index - 1].frame.lemma)
    else { return false }
    return Self.coming.contains(plan.verbs[index].frame.lemma)
      && !plan.adverbials.contains { $0.verb == index && $0.phrase == "ya" }
  }

  private static let asking: WordSet = ["preguntar", "preguntarse"]
  private static let coming: WordSet = [
    "llegar", "venir", "volver", "regresar", "empezar", "comenzar", "salir", "abrir", "cerrar",
    "ir",
    "irse", "entender", "comprender", "funcionar", "trabajar", "costar", "valer", "jugar",
  ]

  /// *A médica perguntou se eu fumava, se eu comia carne*, but *se eu comi o bolo*: what one does or does not do at all (Cunha &
  /// Cintra, chapter 20, *Discurso indireto*).
  private func asksHabit(_ index: Int) -> Bool {
    guard Self.habits.contains(plan.verbs[index].frame.lemma), plan.verbs[index].tense == nil,
      !plan.adverbials.contains(where: { $0.verb == index && $0.constituent.lexeme.kind.isTemporal }
      )
    else { return false }
    let object = plan.fillers.first { $0.verb == index && $0.role == .object }
    guard let noun = object?.phrases[0].noun?.lexeme else {
      return !["comer", "ler", "lavar"].contains(plan.verbs[index].frame.lemma)
    }
    if ["aceitar", "vender", "cobrar", "entregar"].contains(plan.verbs[index].frame.lemma) {
      return object?.phrases[0].isPlain == true
    }
    return object?.article != .definite && object?.phrases[0].isPlain == true
      && (noun.countability == .mass || noun.number == .plural || noun.kind == .languageName
        || noun.kind == .sport || noun.kind == .instrument || noun.kind == .medicine)
  }

  private static let habits: WordSet = [
    "fumar", "beber", "trabalhar", "estudar", "falar", "jogar", "praticar", "nadar", "dirigir",
    "conduzir", "cozinhar", "cantar", "dançar", "tocar", "usar", "tomar", "comer", "andar",
    "correr",
    "ler", "treinar", "viajar", "roncar", "ressonar", "aceitar", "vender", "entregar", "cobrar",
  ]

  /// *Explicou por que o céu é azul*: what is so at all times is told of in the present (Cunha & Cintra, chapter 13, *Presente
  /// do indicativo*).
  private func isAlwaysSo(_ index: Int) -> Bool {
    guard index > 0, plan.verbs[index].tense == nil, plan.verbs[index].frame.lemma == "ser",
      Self.teaching.contains(plan.verbs[index - 1].frame.lemma),
      let subject = plan.verbs[index].subject?.noun?.lexeme
    else { return false }
    return Self.everlasting.contains(subject.lemma)
  }

  private static let teaching: WordSet = [
    "explicar", "ensinar", "aprender", "descobrir", "mostrar", "perguntar",
  ]
  private static let everlasting: WordSet = [
    "céu", "mar", "Terra", "terra", "Sol", "sol", "Lua", "lua", "água", "neve", "mundo", "sangue",
    "relva", "grama", "fogo", "gelo", "planeta", "universo", "arco-íris", "folha", "nuvem",
    "oceano", "coração", "ano", "Brasil", "Portugal", "baleia", "aranha", "morcego",
  ]

  /// Of what is not over: what is still to come is no fact yet (NGLE §25.12).
  private func presentForm(_ index: Int, _ word: String) -> VerbFeatures.Form {
    let verb = plan.verbs[index]
    if isSpanish, word == "mientras", plan.options.contains(.request),
      plan.isNegative && verb.subject == nil || verb.hasKnownSubject && subject.person == .third
    {
      // No molestes al gato mientras come, no hables mientras comes.
      return .present
    }
    let isToCome =
      isSpanish && word == "hasta que" || plan.tense == .future || verb.tense == .future
      || plan.options.contains(.request)
      || isAimedAt(index) || isSpanish && isPlanned(index, word)
    if isSpanish, word == "que", verb.tense == nil, plan.tense == .present,
      plan.verbs[index - 1].frame.lemma == "prometer", !verb.isRelative
    {
      // Prometo que ordenaré el cuarto: what is promised is still to come (NGLE §23.14).
      return .future
    }
    if isSpanish, plan.tense == .future || plan.options.contains(.request), verb.tense == nil,
      word == "aunque" || word == "lo que" && Self.chosen.contains(verb.frame.lemma)
    {
      // Iré aunque llueva, compraré lo que tú quieras: whatever that will be (NGLE §25.6, §47.12).
      return .presentSubjunctive
    }
    if isToCome, Self.times.contains(word), !asksWhen(index, word) {
      return isSpanish ? .presentSubjunctive : .futureSubjunctive
    }
    return verb.tense == .future && word != "si" ? .future : .present
  }

  /// *Estoy mejor desde que llegaste, moro aqui desde que nasci*: what it began with is over, what lasts is not (NGLE §23.9;
  /// Cunha & Cintra, chapter 13).
  private func isBegun(_ verb: PlannedVerb, _ word: String) -> Bool {
    word == "desde que" && verb.tense == nil && plan.tense == .present
      && verb.frame.past != .state && verb.frame.pattern.isPersonal && !verb.frame.isCopular
  }

  /// *Mesmo se chover*: conditions like *se* (Cunha & Cintra, chapter 13, *Futuro do subjuntivo*).
  private static let excepting: WordSet = ["mesmo se", "salvo se", "exceto se"]

  /// *Disse que a prova é amanhã*, but *achei que a prova era amanhã*: what somebody was told of and has not come yet
  /// (Cunha & Cintra, chapter 13, *Presente do indicativo*; chapter 20, *Discurso indireto*).
  private func isToldOfWhatComes(_ index: Int) -> Bool {
    guard plan.verbs[index].tense == nil, plan.verbs[index - 1].frame.opensIndicative,
      !Self.thinking.contains(plan.verbs[index - 1].frame.lemma)
    else { return false }
    if isSpanish {
      // Dijo que mañana no hay clase: NGLE §24.8.
      return !plan.verbs[index].isRelative && plan.verbs[index].frame.pattern == .existential
        && plan.adverbials.contains { $0.verb == index && Self.tomorrow.contains($0.phrase) }
    }
    let lexicon = LanguageTables.tables(.portuguese).lexicon
    return plan.adverbials.contains {
      $0.verb == index && lexicon.word($0.constituent.lexeme.lemma)?.tense == .future
    }
      || plan.fillers.contains { filler in
        filler.verb == index
          && filler.phrases.contains { phrase in
            phrase.noun.map { lexicon.word($0.lexeme.lemma)?.tense == .future } == true
          }
      }
  }

  private static let tomorrow: WordSet = ["mañana", "pasado mañana", "la semana que viene"]

  /// Verbs of what one has in mind, and tells nobody.
  private static let thinking: WordSet = [
    "achar", "pensar", "acreditar", "imaginar", "sonhar", "supor", "esperar", "crer", "julgar",
    "saber", "esquecer", "esquecer-se", "lembrar", "lembrar-se", "sentir", "ver",
  ]

  /// *Me acuerdo de cuando era pequeño*: what is remembered is past (NGLE §22.5, §24.7).
  private func remembers(_ index: Int, _ word: String) -> Bool {
    if word == "em que", plan.tense == .present, plan.verbs[index].tense == nil {
      return ["lembrar", "lembrar-se", "esquecer", "esquecer-se", "recordar", "recordar-se"]
        .contains(plan.verbs[index - 1].frame.lemma)
    }
    if isSpanish, word == "cuando", plan.verbs[index - 1].frame.lemma == "recordar",
      plan.verbs[index].tense == nil, plan.tense == .present
    {
      return true
    }
    return word == "cuando" && plan.verbs[index].governor != nil && plan.verbs[index].tense == nil
      && ["acordarse", "olvidarse"].contains(plan.verbs[index - 1].frame.lemma)
  }

  /// *No sé si puedo*: behind a verb of knowing and asking it is a question and no condition.
  private func asksWhether(_ index: Int) -> Bool {
    let opener = plan.verbs[index - 1].frame
    // Quero saber se a vovó melhorou.
    let isOpened = index == 2 && ["saber", "descobrir", "perguntar"].contains(opener.lemma)
    return (index == 1 || isOpened) && !plan.frontsClause
      && (opener.opensIndicative || opener.lemma == "ver")
      && !["dizer", "falar", "achar", "acreditar", "avisar", "gritar"].contains(opener.lemma)
  }

  /// *Cuando sea mayor, quiero ser bombero*: what is wanted then is still to come (NGLE §24.3; Cunha &
  /// Cintra, chapter 13).
  private func isAimedAt(_ index: Int) -> Bool {
    let main = plan.verbs[0].frame
    guard ["querer", "poder", "ir a", "deber", "dever", "esperar"].contains(main.lemma),
      plan.verbs[index].frame.pattern == .plain || plan.verbs[index].frame.pattern == .copula,
      plan.tense == .present
    else { return false }
    return plan.verbs[index].frame.past != .state
      || plan.fillers.contains { filler in
        filler.verb == index
          && filler.phrases.contains { Self.grown.contains($0.headLemma) }
      }
  }

  private static let grown: WordSet = ["mayor", "grande", "adulto", "adulta", "crescido", "maior"]

  /// *Dijo que venía*, *lloró porque se cayó, me dormí mientras veía la película* (NGLE §23.9–12, §24.7).
  private func pastForm(_ verb: PlannedVerb, _ word: String) -> VerbFeatures.Form {
    // O dia em que te conheci: at a point.
    if word == "em que", verb.frame.lemma == "conhecer" { return .preterite }
    // O lápis com que eu escrevia: again and again.
    if word == "com que" { return .imperfect }
    // Hasta que anocheció: where something ends.
    if word == "hasta que" { return .preterite }
    let isState =
      verb.frame.past == .state
      || verb.frame.pattern == .weather && (isSpanish || plan.tense != .present)
    if verb.tense == .past { return isState ? .imperfect : .preterite }
    if word == "porque", isSpanish, verb.subject != nil, !verb.hasLateSubject,
      subject.person == .third,
      ["gotear", "ladrar", "llorar", "oler", "roncar"].contains(verb.frame.lemma)
    {
      // Vino porque el grifo goteaba: it went on.
      return .imperfect
    }
    if word == "que", isOver(verb) { return .preterite }
    if word == "mientras", verb.frame.aspect == nil { return .imperfect }
    let isReported =
      (word == "que" || isSpanish && word == "de lo que") && !verb.isRelative && !verb.isResult
    return isState || isReported || plan.options.contains(.habitual) ? .imperfect : .preterite
  }

  /// *Contó que vio una serpiente, disse que perdeu o lápis*: one thing that somebody saw, lost or broke was over
  /// when it was told (NGLE §23.9, §24.7).
  private func isOver(_ verb: PlannedVerb) -> Bool {
    if !isSpanish, MomentaryVerbs.becoming.contains(verb.frame.lemma),
      !plan.options.contains(.habitual)
    {
      return true
    }
    if isSpanish, verb.frame.lemma == "salir", let place = plan.verbs.firstIndex(of: verb) {
      // Dijo que la operación salió bien: it was over by then.
      return plan.adverbials.contains {
        $0.verb == place && ($0.phrase == "bien" || $0.phrase == "mal")
      }
    }
    guard MomentaryVerbs.momentary.contains(verb.frame.lemma), !plan.options.contains(.habitual)
    else {
      return false
    }
    guard let index = plan.verbs.firstIndex(of: verb),
      let object = plan.fillers.first(where: { $0.verb == index && $0.role == .object })
    else { return MomentaryVerbs.endings.contains(verb.frame.lemma) }
    return object.phrases.allSatisfy { $0.noun != nil }
  }

  /// Whether it is over as soon as it is done: *ver, llegar, caerse*.
  static func isOfAnEnd(_ verb: String) -> Bool { MomentaryVerbs.momentary.contains(verb) }

  /// Whether the clause says what is wanted, felt or not yet so (NGLE §25.2–5; Cunha & Cintra,
  /// chapter 13, *Modo subjuntivo*).
  private func wantsSubjunctive(_ index: Int, _ word: String) -> Bool {
    if Self.wishing.contains(word) { return true }
    if !isSpanish, word == "até que" {
      // Brinquei até que escureceu: so it was; but esperei até que ele chegasse.
      return plan.tense != .past || Self.awaiting.contains(plan.verbs[index - 1].frame.lemma)
    }
    if isSpanish, isCondition(index, word) { return true }
    if !isSpanish, plan.verbs[index].isRelative { return isSoughtOnly(index) }
    // É aqui que moro.
    if !isSpanish, plan.verbs[index].isCleft { return false }
    guard word == "que", !plan.verbs[index].isExplanation, !plan.verbs[index].isResult else {
      return false
    }
    if plan.verbs[index].isRelative { return isOfUnknown(index) }
    let opener = plan.verbs[index - 1].frame
    if plan.verbs[index].governor != nil, !opener.isCopular {
      return !ThatClauseWords.knowing.contains(opener.lemma) && !isHeldForCertain(index - 1)
    }
    if isSpanish, isJudgedOrBrought(index) { return true }
    if opener.opensIndicative {
      if isToldToDo(index) { return true }
      let isOrder =
        plan.options.contains(.request) && opener.opensSubjunctive
        && (plan.verbs[index].hasKnownSubject || plan.verbs[index].subject == nil)
        && plan.verbs[index].subject?.noun?.lexeme.person != .first
      return isOrder
        || plan.isNegative && index == 1 && !opener.opensSubjunctive
          && !["saber", "decir", "dizer", "falar", "fazer de conta"].contains(opener.lemma)
    }
    if opener.isCopular {
      // ¿Dónde está la camiseta que tiene una estrella?
      if isSpanish, plan.inquiry != nil { return false }
      return !plan.fillers.contains { filler in
        filler.verb == index - 1
          && filler.phrases.contains { Self.certain.contains($0.headLemma) }
      }
    }
    if isFelt(index - 1) || isSpanish && isRegretted(index) { return true }
    return opener.opensSubjunctive || opener.pattern.mayHaveExperiencer
      || !isSpanish && Self.liking.contains(opener.lemma)
  }

  /// *Preciso de alguém que me ajude*: who is sought and may not be there (Cunha & Cintra, chapter 13, *Subjuntivo em orações
  /// adjetivas*).
  private func isSoughtOnly(_ index: Int) -> Bool {
    guard let head = plan.fillers.last(where: { $0.verb == index - 1 })?.phrases.last?.noun?.lexeme,
      WordSorter.somebody.contains(head.lemma)
    else { return false }
    return Self.seeking.contains(plan.verbs[index - 1].frame.lemma)
      || plan.isNegative && index == 1
  }

  private static let awaiting: WordSet = ["esperar", "aguardar", "querer", "precisar", "ficar"]
  private static let seeking: WordSet = ["procurar", "precisar", "querer", "buscar", "esperar"]
  /// What is liked is not told as so: *gosto que você venha*.
  private static let liking: WordSet = [
    "gostar", "adorar", "amar", "detestar", "odiar", "importar-se", "alegrar-se",
  ]

  /// What holds while one asks for it.
  private static let holding: WordSet = [
    "custar", "valer", "pesar", "medir", "durar", "significar", "funcionar", "morar", "viver",
    "chamar-se", "servir", "ficar",
  ]

  private static let wishing: WordSet = [
    "para que", "antes de que", "sin que", "antes que", "sem que", "embora", "ainda que",
    "mesmo que", "a menos que", "con tal de que", "a fin de que", "con el fin de que", "salvo que",
    "excepto que", "en caso de que", "siempre y cuando", "a no ser que", "como si",
    "a não ser que", "contanto que", "a fim de que", "por mais que", "nem que", "como se", "caso",
  ]

  /// What is likened to what is not so: *como si lloviera, como se chovesse* (NGLE §24.5, §47.5; Cunha & Cintra, chapter 13).
  private static let likening: WordSet = ["como si", "como se"]

  /// What one may choose: *haz lo que quieras*.
  private static let chosen: WordSet = ["querer", "poder", "necesitar", "pedir", "gustar"]

  private static let times: WordSet = [
    "cuando", "hasta que", "en cuanto", "mientras", "quando", "assim que", "enquanto", "logo que",
    "sempre que", "siempre que",
    "depois que", "después de que", "cada vez que", "tan pronto como", "una vez que",
    "a medida que", "el día que", "toda vez que", "tão logo", "à medida que",
  ]

  private static let certain: WordSet = [
    "verdad", "cierto", "seguro", "claro", "obvio", "verdade", "certo", "óbvio", "convencido",
    "consciente", "evidente", "enterado", "informado", "avisado", "segurísimo", "indudable",
    "innegable", "notorio", "visible",
  ]
}

extension NounPhrase {
  /// Its noun, else its adjective.
  fileprivate var headLemma: String {
    noun?.lexeme.lemma ?? adjectives.first?.lexeme.lemma ?? ""
  }
}
