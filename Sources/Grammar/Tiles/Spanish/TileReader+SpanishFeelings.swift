import AACCore

/// Spanish rows that begin with how the speaker feels and go on with a verb: *hambre / comer, aburrido / ver / tele, fiebre / no /
/// ir / colegio, tener / pis / baño*: the feeling is a thought of its own and no object of the verb (NGLE §31.1, *yuxtaposición*;
/// §38.3, *predicativos*).
extension TileReader {
  /// A feeling at the head of a row, as its own clause, and where the rest begins.
  private struct Feeling {
    var clause: [Constituent]
    var word: Lexeme
    var end: Int
    var hasVerb: Bool
  }

  /// Where such a row is cut.
  func feltBeforeDeed(_ words: [Constituent]) -> Cut? {
    if let pain = painBeforeRemedy(words) ?? absenceBeforeIllness(words) { return pain }
    if let need = deedBeforeNeed(words) ?? needOfDoer(words) { return need }
    guard let feeling = feeling(words), feeling.end < words.count else { return nil }
    let rest = Array(words[feeling.end...])
    if let away = stayingAway(feeling, rest) { return away }
    if verbPlace(rest) == nil {
      guard feeling.hasVerb, FeltWords.isRemedy(rest, of: feeling.word), let wish = wanted(rest)
      else { return nil }
      return Cut(first: feeling.clause, second: wish)
    }
    return deedAfterFeeling(feeling, rest)
  }

  /// *Yo / mucho / hambre, estar / cansado, dolor / cabeza*.
  private func feeling(_ words: [Constituent]) -> Feeling? {
    var end = 0
    while end < words.count,
      words[end].lexeme.kind.isTemporal || words[end].lexeme.lemma == "yo"
        || ["ya", "todavía", "también"].contains(words[end].lexeme.lemma)
    {
      end += 1
    }
    let start = end
    var own: Constituent?
    if end < words.count, ["tener", "estar"].contains(words[end].lexeme.lemma),
      words[end].lexeme.person == nil || words[end].lexeme.person == .first
    {
      own = words[end]
      end += 1
    }
    let measured = end
    while end < words.count,
      words[end].lexeme.kind == .degree || PartedWords.much.contains(words[end].lexeme.lemma)
    {
      end += 1
    }
    guard end < words.count else { return nil }
    let word = words[end].lexeme
    let isCold = ["resfriado", "constipado"].contains(word.lemma) && own?.lexeme.lemma != "tener"
    let isHad = FeltWords.had.contains(word.lemma)
    let isState =
      (word.wordClass == .adjective || isCold)
      && (FeltWords.states.contains(word.lemma) || HalfWords.glad.contains(word.lemma)
        || EverydayAlone.states.contains(word.lemma))
      && !FeltWords.manners.contains(word.lemma)
    guard isHad || isState, own == nil || (own?.lexeme.lemma == "tener") == isHad,
      measured == end || word.kind != .degree
    else { return nil }
    var told = Array(words[measured...end])
    if isHad, told.count == 1 { told[0] = felt(told[0]) }
    end += 1
    if word.lemma == "dolor", end < words.count, words[end].lexeme.kind == .body {
      told.append(words[end])
      end += 1
    }
    if isState, word.lemma == "malo" || isCold {
      told[told.count - 1].lexeme.wordClass = .adjective
      told[told.count - 1].lexeme.kind = .state
    }
    var verb = own ?? (isHad ? deed("tener") : .linking("estar"))
    if own == nil {
      verb.lexeme.person = .first
      verb.lexeme.number = .singular
    }
    return Feeling(
      clause: words[..<start] + [verb] + told, word: word, end: end, hasVerb: own != nil)
  }

  /// *Enfermo / no / colegio, cansado / no / parque*: where one does not go for it.
  private func stayingAway(_ feeling: Feeling, _ rest: [Constituent]) -> Cut? {
    guard rest.count == 2, isNegator(rest[0]), isThing(rest[1]),
      [.place, .room, .home].contains(rest[1].lexeme.kind)
        || RowWords.reached.contains(rest[1].lexeme.lemma)
    else { return nil }
    let isWish = !FeltWords.isIll(feeling.word)
    return Cut(
      first: feeling.clause,
      second: [rest[0]] + (isWish ? [deed("querer")] : []) + [deed("ir"), rest[1]])
  }

  /// *No / colegio / fiebre, no / ir / colegio / enfermo*.
  private func absenceBeforeIllness(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, isNegator(words[0]), isThing(words[1]),
      RowWords.reached.contains(words[1].lexeme.lemma), let last = words.last,
      FeltWords.isIll(last.lexeme) || HalfWords.weary.contains(last.lexeme.lemma),
      let feeling = feeling([last])
    else { return nil }
    return Cut(first: [words[0], deed("ir"), words[1]], second: feeling.clause)
  }

  /// *Doler / barriga / médico, doler / cabeza / pastilla*: what hurts, and what one wants for it.
  private func painBeforeRemedy(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.lemma == "doler", words[1].lexeme.kind == .body,
      words[1].lexeme.wordClass == .noun,
      words[2].lexeme.kind == .medicine || FeltWords.cures.contains(words[2].lexeme.lemma)
        || EverydayQuestions.visited.contains(words[2].lexeme.lemma),
      let wish = wanted([words[2]])
    else { return nil }
    return Cut(first: Array(words[..<2]), second: wish)
  }

  /// *Ir / baño / pipí, comer / hambre, no / comer / barriga / dolor*: what one wants or does, and why.
  private func deedBeforeNeed(_ words: [Constituent]) -> Cut? {
    guard words.count > 1, let verb = loneVerb(words), let last = words.last,
      words[..<verb].allSatisfy({ isNegator($0) || $0.lexeme.lemma == "yo" })
    else { return nil }
    if last.lexeme.lemma == "dolor", words.count > verb + 2,
      words[words.count - 2].lexeme.kind == .body
    {
      var first = Array(words.dropLast(2))
      if words[..<verb].contains(where: isNegator) {
        first[verb].lexeme.person = .first
        first[verb].lexeme.number = .singular
      } else {
        first[verb] = happened(first[verb], first[verb].lexeme.lemma)
      }
      return Cut(first: first, second: [deed("doler"), words[words.count - 2]])
    }
    let lemma = words[verb].lexeme.lemma
    let isGoing =
      lemma == "ir" && verb + 3 == words.count && isThing(words[verb + 1])
      || lemma == "ir" && verb + 3 == words.count
        && EverydayQuestions.visited.contains(words[verb + 1].lexeme.lemma)
    guard isGoing || FeltWords.stilling[lemma]?.contains(last.lexeme.lemma) == true,
      FeltWords.had.contains(last.lexeme.lemma), verb == 0, words.count < 4
    else { return nil }
    let having = deed("tener").said(by: .first)
    return Cut(
      first: [deed("querer")] + toCarer(words.dropLast()), second: [having, felt(last)])
  }

  /// *Perro / hambre / comer, hermano / enfermo / no / colegio*: how another is, and what they do for it.
  private func needOfDoer(_ words: [Constituent]) -> Cut? {
    guard let who = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }), who + 2 < words.count,
      words[who].lexeme.isBeing,
      words[who].lexeme.wordClass == .noun
        || words[who].lexeme.wordClass == .properNoun, words[who].government == nil,
      let feeling = feeling(Array(words[(who + 1)...])), !feeling.hasVerb,
      feeling.clause.count == 2, !FeltWords.given.contains(feeling.word.lemma)
    else { return nil }
    let rest = Array(words[(who + 1 + feeling.end)...])
    var clause = feeling.clause
    clause[0].lexeme.person = nil
    clause[0].lexeme.number = nil
    let number: GrammaticalNumber = words[who].lexeme.number == .plural ? .plural : .singular
    if let away = stayingAway(feeling, rest) {
      var second = away.second
      second[1].lexeme.person = .third
      second[1].lexeme.number = number
      return Cut(first: words[...who] + clause, second: second)
    }
    guard feeling.word.wordClass == .noun, rest.count < 3, verbPlace(rest) == 0,
      rest[0].lexeme.isInfinitive, onlyVerb(rest) != nil, isOwnAim(rest[0]),
      !FeltWords.showing.contains(rest[0].lexeme.lemma),
      !FeltWords.isDone(rest[0].lexeme.lemma, to: feeling.word, rest)
    else { return nil }
    var wish = deed("querer")
    wish.lexeme.person = .third
    wish.lexeme.number = number
    return Cut(first: words[...who] + clause, second: [wish] + rest)
  }

  /// *Ir / médico*: to whom one goes.
  private func toCarer(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 1,
      let going = words.indices.dropLast().first(where: { words[$0].lexeme.lemma == "ir" }),
      EverydayQuestions.visited.contains(words[going + 1].lexeme.lemma)
    else { return words }
    var row = words
    put(&row, "a", at: going + 1)
    return row
  }

  /// *Hambre / comer, cansado / no / andar, contento / ir / playa, miedo / encender / luz*.
  private func deedAfterFeeling(_ feeling: Feeling, _ rest: [Constituent]) -> Cut? {
    guard let verb = verbPlace(rest), let lemma = verbPlace(rest).map({ rest[$0].lexeme.lemma }),
      rest[..<verb].allSatisfy({ isNegator($0) || isThing($0) || $0.lexeme.isDeterminerLike }),
      !rest.contains(where: { $0.lexeme.wordClass == .pronoun && $0.lexeme.number != nil })
    else { return nil }
    if lemma == "venir", verb == 0, rest.count == 2, rest[1].lexeme.isHuman,
      let that = tables.lexicon.known("que")
    {
      return Cut(
        first: feeling.clause, second: [deed("querer"), Constituent(that), rest[1], rest[0]])
    }
    let isGiven = FeltWords.given.contains(feeling.word.lemma) && !rest.contains(where: isNegator)
    if isGiven, feeling.word.lemma != "miedo" || !FeltWords.comforts(lemma, rest) { return nil }
    if feeling.word.lemma == "cansado", FeltWords.tiring.contains(lemma), verb == 0 { return nil }
    let isWish = ["querer", "necesitar", "poder", "preferir"].contains(lemma)
    if isWish {
      return rest.count > verb + 1 && rest[..<verb].allSatisfy(isNegator)
        ? Cut(first: feeling.clause, second: rest) : nil
    }
    guard rest[verb].lexeme.isInfinitive, onlyVerb(rest) != nil,
      rest[..<verb].filter(isThing).count < 2, isOwnAim(rest[verb]),
      !FeltWords.isDone(lemma, to: feeling.word, rest), !isAskedOf(rest)
    else { return nil }
    return Cut(
      first: feeling.clause, second: toCarer(aim(feeling.word, rest, verb)),
      link: (FeltWords.showing.contains(lemma) || rest.last?.lexeme.lemma == "uñas")
        && !rest.contains(where: isNegator) ? "y" : nil)
  }

  /// Whether somebody does it for what they feel.
  private func isOwnAim(_ verb: Constituent) -> Bool {
    let frame = frame(of: verb)
    return frame.pattern != .experiencer && frame.pattern != .weather && !frame.isCopular
      && (!ClauseWords.felt.contains(frame.lemma) || ["hacer", "quitar"].contains(frame.lemma))
  }

  /// *Frío / cerrar / ventana*: what others are asked for is told by other rules.
  private func isAskedOf(_ rest: [Constituent]) -> Bool {
    guard let verb = verbPlace(rest), rest.count > 1 else { return false }
    return ["ayudar", "dar", "traer", "venir"].contains(rest[verb].lexeme.lemma)
  }

  /// What one wants or does because of it.
  private func aim(_ felt: Lexeme, _ rest: [Constituent], _ verb: Int) -> [Constituent] {
    var rest = rest
    let lemma = rest[verb].lexeme.lemma
    if lemma == "quedar" || FeltWords.oneself.contains(lemma) && verb + 1 == rest.count {
      rest[verb].lexeme.lemma = lemma + "se"
    }
    if ["poner", "quitar"].contains(lemma), rest.contains(where: { $0.lexeme.kind == .clothing }) {
      rest[verb].lexeme.lemma = lemma + "se"
      return rest
    }
    let isNegated = rest[..<verb].contains(where: isNegator)
    let isTold =
      lemma == "quedar" || lemma == "quedarse"
      || HalfWords.glad.contains(felt.lemma) && !FeltWords.upset.contains(felt.lemma)
      || FeltWords.showing.contains(lemma)
      || isNegated && (FeltWords.isIll(felt) || ReasonWords.quiet.contains(lemma))
      || lemma == "comer" && rest.last?.lexeme.lemma == "uñas"
      || OrderWords.asked.contains(lemma) && rest.contains(where: isThing)
    guard !isTold else { return rest }
    guard isNegated else { return [deed("querer")] + rest }
    let before = rest[..<verb].filter { !isNegator($0) }
    return rest[..<verb].filter(isNegator) + [deed("querer"), rest[verb]] + before
      + rest[(verb + 1)...]
  }

  /// *Miedo / dormir / solo, yo / miedo / bajar / escaleras*: what one is afraid of doing.
  func fearOfDeed(_ words: inout [Constituent]) {
    guard let verb = loneVerb(words), verb > 0,
      FeltWords.given.contains(words[verb - 1].lexeme.lemma),
      words[..<(verb - 1)].allSatisfy({
        $0.lexeme.lemma == "yo" || $0.lexeme.kind.isTemporal
      }),
      isOwnAim(words[verb]),
      words[verb - 1].lexeme.lemma != "miedo"
        || !FeltWords.comforts(words[verb].lexeme.lemma, words),
      !isAskedOf(Array(words[verb...])),
      !words[verb...].contains(where: { $0.lexeme.wordClass == .conjunction })
    else { return }
    if words[verb].lexeme.lemma == "quedar" { words[verb].lexeme.lemma = "quedarse" }
    if verb == 1, words.count == 3, words[1].lexeme.lemma == "ir",
      EverydayQuestions.visited.contains(words[2].lexeme.lemma), let who = named(words[2].lexeme)
    {
      let goal = who.hasPrefix("el ") ? "al \(who.dropFirst(3))" : "a \(who)"
      exclaim(&words, "me da \(words[0].lexeme.lemma) ir \(goal)")
      return
    }
    words.insert(deed("dar"), at: verb - 1)
  }
}

/// Words of such rows.
enum FeltWords {
  /// What one has and does something about.
  static let had: WordSet = HalfWords.needs.union([
    "miedo", "prisa", "gripe", "vómito", "vómitos", "diarrea", "náuseas", "catarro", "alergia",
    "popó", "pupa", "vergüenza", "asco",
  ])
  /// How one is and does something about it.
  static let states: WordSet = [
    "malo", "mojado", "sucio", "resfriado", "constipado", "agobiado", "estresado", "agotado",
    "malito", "herido",
  ]
  /// Of these what says as often how something is done.
  static let manners: WordSet = ["perdido", "ocupado", "dormido"]
  /// How one is who would rather have it otherwise.
  static let upset: WordSet = [
    "enfadado", "enojado", "nervioso", "preocupado", "asustado", "agobiado",
  ]
  /// How one shows what one feels.
  static let showing: WordSet = [
    "llorar", "reír", "gritar", "temblar", "sudar", "toser", "vomitar", "saltar", "cantar",
    "estornudar", "sonreír", "bostezar", "tiritar",
  ]
  /// What one does to oneself where nothing else is named.
  static let oneself: WordSet = MeantWords.tended.union([
    "cambiar", "tumbar", "esconder", "mover", "tapar", "abrigar", "calmar", "relajar", "marchar",
    "limpiar", "curar", "despertar", "tranquilizar",
  ])
  /// What deeds give one: *me da miedo dormir*.
  static let given: WordSet = ["miedo", "asco", "vergüenza", "pena", "pereza", "risa"]
  /// Of what one gets tired.
  static let tiring: WordSet = [
    "caminar", "andar", "correr", "esperar", "trabajar", "estudiar", "escribir", "nadar",
  ]
  /// What helps against fear.
  static let comforting: WordSet = [
    "llamar", "encender", "abrazar", "cerrar", "esconder", "esconderse", "tapar", "taparse", "irse",
    "escapar", "escaparse", "volver", "buscar", "gritar", "coger", "correr", "llorar", "temblar",
    "parar", "querer", "necesitar", "poder",
  ]
  /// Where one is safe.
  static let havens: WordSet = ["casa", "mamá", "papá", "cama"]
  /// What is taken where something hurts.
  static let cures: WordSet = ["jarabe", "pastilla", "tirita", "pomada", "hielo", "crema", "agua"]

  /// What stills which need.
  static let stilling: [String: WordSet] = [
    "comer": ["hambre"], "cenar": ["hambre"], "merendar": ["hambre"], "desayunar": ["hambre"],
    "beber": ["sed"], "dormir": ["sueño"], "descansar": ["sueño"], "acostar": ["sueño"],
  ]

  /// Whether one does it for fear and is not afraid of it.
  static func comforts(_ verb: String, _ words: [Constituent]) -> Bool {
    comforting.contains(verb) || words.contains { havens.contains($0.lexeme.lemma) }
  }

  /// Whether somebody is ill.
  static func isIll(_ word: Lexeme) -> Bool {
    word.kind == .illness
      || [
        "enfermo", "malo", "resfriado", "constipado", "fiebre", "gripe", "tos", "dolor", "vómito",
        "vómitos", "diarrea", "mareado", "catarro", "mocos", "herido", "malito", "náuseas",
      ].contains(word.lemma)
  }

  /// *Pis / aguantar, fiebre / bajar, caca / hacer*: what is done to it or what it does itself.
  static func isDone(_ verb: String, to felt: Lexeme, _ rest: [Constituent]) -> Bool {
    if felt.wordClass == .adjective { return false }
    if ["hacer", "quitar", "limpiar"].contains(verb) {
      return !rest.contains { [.clothing, .dish, .food, .body].contains($0.lexeme.kind) }
    }
    return rest.last?.lexeme.wordClass == .verb && rest.count == 1
      && [
        "aguantar", "contar", "explicar", "curar", "medir", "mirar", "bajar", "subir", "pasar",
        "llegar", "sonar", "oler", "escapar", "calmar", "superar", "controlar", "olvidar",
      ].contains(verb)
  }

  /// Whether one wants it for what one feels, and does not feel it there.
  static func isRemedy(_ rest: [Constituent], of felt: Lexeme) -> Bool {
    guard rest.count == 1, let thing = rest.first?.lexeme, thing.wordClass == .noun else {
      return false
    }
    let isVisited = EverydayQuestions.visited.contains(thing.lemma) || thing.lemma == "hospital"
    switch felt.lemma {
    case "hambre", "sed": return KindSet.edible.contains(thing.kind)
    case "calor":
      return thing.kind == .drink
        || ["helado", "polo", "piscina", "ventilador"].contains(thing.lemma)
    case "frío": return ClauseWords.warms(thing)
    case "sueño", "cansado", "agotado", "mareado":
      return ["cama", "sofá", "cuna", "manta", "casa", "silla"].contains(thing.lemma)
    case "pis", "pipí", "caca", "popó":
      return ["baño", "váter", "aseo", "orinal"].contains(thing.lemma)
    default:
      return isIll(felt) && (isVisited || thing.kind == .medicine || cures.contains(thing.lemma))
    }
  }
}
