import AACCore

/// Portuguese rows in which who does it was laid first and the verb behind, and what stands behind the verb is of a kind that order
/// alone links: *eu / sentir-se / sozinho / escola, ela / cansar / andar, nós / torcer / time / ganhar, eu / correr / rápido / mais /
/// você, bolo / ser / feito / vovó*. Their words are linked as those of a sentence chosen by role (Bechara, *Ordem direta*; Cunha &
/// Cintra, chapter 7, *A ordem dos termos*).
extension TileReader {
  /// A row taken apart: who does it, the verb, and the words behind it.
  struct ToldInOrder {
    var head: Int
    var verb: Int
    var who: Lexeme
    var deed: String
    var rest: ArraySlice<Constituent>

    var first: Lexeme { rest[rest.startIndex].lexeme }
    var last: Lexeme { rest[rest.endIndex - 1].lexeme }
    var isPerson: Bool { who.isHuman || who.kind == .person }

    func word(_ place: Int) -> Lexeme? {
      place < rest.count ? rest[rest.startIndex + place].lexeme : nil
    }
  }

  /// The clause of such a row; nil: any other.
  func toldByOrder(_ tiles: [Constituent]) -> Clause? {
    guard variety.language == .portuguese, (2...9).contains(tiles.count) else { return nil }
    if let said = doneByBoth(tiles) ?? askedWhichDoes(tiles) { return said }
    guard let row = orderedRow(tiles),
      row.rest.isEmpty ? hurtsByItself(row) || isToldByNeighbours(row) : isToldByOrder(row)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(tiles[...row.head])
    clause.subject[0].lexeme.forms[Clause.inOrder] = ""
    clause.verb = tiles[row.verb]
    clause.complements = Array(tiles[(row.head + 1)..<row.verb]) + row.rest
    if row.rest.isEmpty, isPlain { clause.tense = .present }
    if let link = linkOfTold(row) {
      clause.complements.insert(link, at: 0)
      clause.reasons.append(
        Realization.RuleApplication(.joinsWords, row.first.lemma, link.lexeme.lemma))
    }
    return clause
  }

  private func orderedRow(_ tiles: [Constituent]) -> ToldInOrder? {
    var head = 0
    while head < 2, head + 2 < tiles.count, tiles[head].lexeme.isDeterminerLike,
      tiles[head].lexeme.kind != .question
    {
      head += 1
    }
    let who = tiles[head].lexeme
    guard who.kind != .question, who.kind != .social, !who.kind.isTemporal,
      who.wordClass == .noun || who.wordClass == .properNoun || isOtherPerson(who)
    else { return nil }
    var verb = head + 1
    if verb < tiles.count, tiles[verb].lexeme.lemma == variety.language.plainNegator { verb += 1 }
    guard verb < tiles.count, tiles[verb].lexeme.isInfinitive else { return nil }
    return ToldInOrder(
      head: head, verb: verb, who: who, deed: tiles[verb].lexeme.lemma,
      rest: tiles[(verb + 1)...])
  }

  /// *Eu, ele, nós, a gente*: neither the other nor a pronoun that asks.
  private func isOtherPerson(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person && word.person != .second
      && !OrderTellsWords.listeners.contains(word.lemma)
  }

  private func isToldByOrder(_ row: ToldInOrder) -> Bool {
    if linkOfTold(row) != nil || hasCondition(row) || tellsWhen(row) || tellsSecondDeed(row) {
      return true
    }
    guard !row.rest.contains(where: { OrderTellsWords.joints.contains($0.lexeme.lemma) }) else {
      return false
    }
    return isSoSomewhere(row) || isComparedInOrder(row) || opensDeedInOrder(row)
      || aimsAtDeed(row) || judgesSomebody(row) || isDoneBySomebody(row) || isDoneHow(row)
      || endsInLaterTime(row) || entersWater(row) || isBodySo(row) || lacksThing(row)
      || isOfThingAndPlace(row) || isDoneThere(row) || isPlannedForSpeaker(row)
      || isToldByNeighbours(row)
  }

  // MARK: - What others shall do

  /// *Médico / dizer / tomar / xarope, mamãe / pedir / ajudar*, chosen to be over: *para* before what is asked for, *que* before what is
  /// told of somebody (Bechara, *Orações substantivas*; Cunha & Cintra, chapter 18).
  private func linkOfTold(_ row: ToldInOrder) -> Constituent? {
    guard isOver, row.isPerson, ["dizer", "falar", "pedir"].contains(row.deed), !row.rest.isEmpty
    else { return nil }
    var deed = row.first
    if deed.wordClass == .pronoun, deed.kind == .person, row.rest.count > 1 {
      deed = row.rest[row.rest.startIndex + 1].lexeme
    }
    guard deed.isInfinitive, !OrderTellsWords.opening.contains(deed.lemma) else { return nil }
    let isTold = tables.frames[deed.lemma].past == .state || tables.frames[deed.lemma].isCopular
    guard !isTold || row.deed != "pedir" else { return nil }
    return known(isTold ? "que" : "para")
  }

  // MARK: - The body

  /// *Dedo / estar / inchado, boca / ficar / seco*: one's own part, of which it is told how it is.
  private func isBodySo(_ row: ToldInOrder) -> Bool {
    row.who.kind == .body && row.head == 0 && row.deed == "estar" && row.rest.count == 1
      && row.first.wordClass == .adjective
  }

  /// *Pé / coçar*, chosen to be going on or over, *garganta / arranhar*: what one's own part does.
  private func hurtsByItself(_ row: ToldInOrder) -> Bool {
    guard row.who.kind == .body, row.head == 0, row.verb == 1 else { return false }
    return !isPlain && OrderTellsWords.hurting.contains(row.deed) && (isOver || isOngoing)
      || row.who.lemma == "garganta" && row.deed == "arranhar"
  }

  /// *Menino / faltar / sapato*: what somebody lacks.
  private func lacksThing(_ row: ToldInOrder) -> Bool {
    row.deed == "faltar" && row.isPerson && !isOver && row.rest.count == 1 && row.first.namesThing
      && row.first.kind != .activity && !row.first.isPlaceLike
  }

  // MARK: - What is asked

  /// *Quando / ser / próximo / consulta, quem / ser / próximo, que / dizer / placa, o que / sonhar / bebê*: of which of a sequence, and what a
  /// text or a picture says (Cunha & Cintra, chapter 7, *Sujeito*; Bechara, *Frases interrogativas*).
  func isAskedPlainly(_ tiles: [Constituent]) -> Bool {
    guard variety.language == .portuguese, (3...4).contains(tiles.count) else { return false }
    let asked = tiles[0].lexeme.lemma, deed = tiles[1].lexeme.lemma, next = tiles[2].lexeme
    if deed == "ser" {
      let isRank = OrderTellsWords.ranks.contains(next.lemma)
      return isRank
        && (tiles.count == 4
          ? tiles[3].lexeme.wordClass == .noun : asked == "quem" || asked == "qual")
    }
    guard asked == "que" || asked == "o que" else { return false }
    if deed == "achar" {
      return tiles.count == 4 && next.wordClass == .pronoun && tiles[3].lexeme.wordClass == .noun
    }
    guard tiles.count == 3, next.wordClass == .noun else { return false }
    switch deed {
    case "dizer", "mostrar": return next.namesThing
    case "sonhar": return next.isBeing
    case "vender": return KindSet.places.contains(next.kind)
    case "comer", "beber": return next.kind == .animal
    default: return false
    }
  }

  // MARK: - How somebody is

  /// *Eu / sentir-se / sozinho / escola, menina / ficar / quieta / aula, eu / estar / pronto / praia, eu / estar / cansado / esperar*:
  /// how somebody is, and where, for what or of what (Cunha & Cintra, chapter 7, *Predicativo do sujeito*).
  private func isSoSomewhere(_ row: ToldInOrder) -> Bool {
    guard row.rest.count > 1, row.isPerson, let next = row.word(1) else { return false }
    let isState = row.first.wordClass == .adjective
    switch row.deed {
    case "sentir-se":
      return (isState || row.first.lemma == "bem" || row.first.lemma == "mal")
        && row.rest.count == 2 && (next.isNominal && next.wordClass != .adposition)
    case "ficar":
      return isState && row.rest.count == 2 && next.wordClass == .noun
        && (next.isPlaceLike || next.takesPlace || next.lemma == "aula")
    case "estar":
      guard isState else { return false }
      if OrderTellsWords.ready.contains(row.first.lemma) {
        return row.rest.count == 2 && (next.isInfinitive || next.isLastingNoun)
      }
      return OrderTellsWords.tired.contains(row.first.lemma) && next.isInfinitive
        && !OrderTellsWords.resting.contains(next.lemma)
    default: return false
    }
  }

  // MARK: - More than another

  /// *Eu / ser / alto / mais / irmão, Ana / correr / mais / eu, ela / correr / rápido / tão / você*: the degree, and with whom one is
  /// compared (Cunha & Cintra, chapter 10, *Graus do adjetivo*; Bechara, *Orações comparativas*).
  private func isComparedInOrder(_ row: ToldInOrder) -> Bool {
    guard row.rest.count > 1, row.rest.count < 5,
      row.last.isBeing || row.last.wordClass == .pronoun && row.last.kind == .person,
      let more = row.rest.dropLast().lastIndex(where: {
        OrderTellsWords.degrees.contains($0.lexeme.lemma)
      }), more + 3 >= row.rest.endIndex
    else { return false }
    let words = row.rest.filter { $0.lexeme.wordClass != .noun }
    guard words.count + 1 >= row.rest.count, row.isPerson || row.who.isBeing else { return false }
    if row.deed == "ser" || row.deed == "estar" {
      return row.rest.contains { $0.lexeme.wordClass == .adjective }
    }
    return OrderTellsWords.vying.contains(row.deed)
  }

  // MARK: - What it is done for

  /// *Ela / cansar / andar, eu / ter medo / dormir / escuro, eu / estar com / vontade / ir / banheiro*: what one tires of, and is afraid of or
  /// feels like doing.
  private func opensDeedInOrder(_ row: ToldInOrder) -> Bool {
    guard row.isPerson else { return false }
    switch row.deed {
    case "cansar", "cansar-se", "desistir":
      return row.first.isInfinitive
    case "ter medo":
      return row.first.isInfinitive && row.rest.count > 1
    case "ter", "estar com":
      return OrderTellsWords.urges.contains(row.first.lemma) && row.word(1)?.isInfinitive == true
    case "torcer":
      return row.rest.count > 1 && row.last.isInfinitive
        && row.rest.dropLast().allSatisfy { $0.lexeme.wordClass != .verb }
    default: return false
    }
  }

  /// *Eu / juntar / dinheiro / viajar, eu / querer / descer / brincar, eu / usar / capa / para / não / molhar-se*: the aim of it (Cunha
  /// & Cintra, chapter 18, *Orações finais*).
  private func aimsAtDeed(_ row: ToldInOrder) -> Bool {
    guard row.isPerson else { return false }
    if OrderTellsWords.saving.contains(row.deed), row.first.lemma == "dinheiro",
      row.word(1)?.isInfinitive == true
    {
      return true
    }
    if OrderTellsWords.leaving.contains(row.deed), row.first.isInfinitive {
      return OrderTellsWords.pastimes.contains(row.first.lemma)
    }
    if ["querer", "poder"].contains(row.deed), OrderTellsWords.leaving.contains(row.first.lemma),
      row.first.isInfinitive, let next = row.word(1)
    {
      return next.isInfinitive && OrderTellsWords.pastimes.contains(next.lemma)
    }
    guard let aim = row.rest.firstIndex(where: { $0.lexeme.lemma == "para" }),
      aim + 2 < row.rest.endIndex, row.rest[aim + 1].lexeme.lemma == "não",
      row.rest[aim + 2].lexeme.isInfinitive
    else { return false }
    return !row.rest[..<aim].contains { $0.lexeme.wordClass == .verb }
  }

  // MARK: - To whom and by whom

  /// *Eles / falar / mal / mim, ele / jogar / areia / eu, ele / pedir / eu / casamento*.
  private func judgesSomebody(_ row: ToldInOrder) -> Bool {
    guard row.isPerson, row.rest.count == 2, let next = row.word(1) else { return false }
    let isWhom = next.isHuman || next.wordClass == .pronoun && next.kind == .person
    switch row.deed {
    case "falar": return isWhom && row.first.lemma == "mal"
    case "jogar", "atirar":
      return isWhom && row.first.wordClass == .noun
        && OrderTellsWords.thrown.contains(row.first.lemma)
    case "pedir": return OrderTellsWords.proposals.contains(next.lemma)
    default: return false
    }
  }

  /// *Bolo / ser / feito / vovó, casa / ser / pintado / tio*: by whom it was done (Bechara, *Voz passiva*).
  private func isDoneBySomebody(_ row: ToldInOrder) -> Bool {
    guard row.deed == "ser", row.who.namesThing, row.rest.count == 2, let next = row.word(1),
      next.isHuman || next.wordClass == .pronoun && next.kind == .person
    else { return false }
    let deed = row.first.lemma
    return OrderTellsWords.done.contains(deed)
      || isOver && row.first.wordClass == .adjective && deed.count > 4
        && (deed.hasSuffix("do") || deed.hasSuffix("da"))
  }

  // MARK: - How and when

  /// *Avó / cozinhar / bacalhau / muito / bem, eu / assistir / televisão / muito, coruja / dormir / dia, eu / dormir / medo*: how, how much
  /// and when it is done.
  private func isDoneHow(_ row: ToldInOrder) -> Bool {
    guard row.who.isBeing || row.isPerson else { return false }
    let count = row.rest.count
    if count > 2, row.word(count - 2)?.lemma == "muito",
      OrderTellsWords.manners.contains(row.last.lemma)
    {
      return row.rest.dropLast(2).allSatisfy { $0.lexeme.wordClass == .noun }
    }
    if count == 2, row.last.lemma == "muito" {
      return ["assistir", "usar"].contains(row.deed)
        && OrderTellsWords.screens.contains(row.first.lemma)
    }
    if row.first.lemma == "dia", row.who.kind == .animal {
      return count == 1 || count == 2 && row.last.lemma == "noite"
    }
    guard count == 1, row.first.lemma == "medo", row.isPerson else { return false }
    return OrderTellsWords.facing.contains(row.deed)
      || isOver && OrderTellsWords.resting.contains(row.deed)
  }

  /// *Papai / descansar / trabalho / depois*: after what, where nobody is called.
  private func endsInLaterTime(_ row: ToldInOrder) -> Bool {
    guard row.rest.count == 2, ["antes", "depois"].contains(row.last.lemma), row.isPerson else {
      return false
    }
    return row.first.kind == .meal || OrderTellsWords.duties.contains(row.first.lemma)
  }

  /// *Eu / querer / entrar / água*: into it.
  private func entersWater(_ row: ToldInOrder) -> Bool {
    row.isPerson && row.rest.count == 2 && row.first.lemma == "entrar" && row.first.isInfinitive
      && row.last.lemma == "água"
  }
}

/// Words of rows whose order tells.
private enum OrderTellsWords {
  /// What opens what one does.
  static let opening: WordSet = ["querer", "poder", "ir", "dever", "conseguir"]
  /// What parts of the body do.
  static let hurting: WordSet = [
    "coçar", "arder", "latejar", "sangrar", "inchar", "tremer", "formigar", "pinicar", "arranhar",
  ]
  /// Whom one speaks to.
  static let listeners: WordSet = ["você", "vocês", "tu", "o senhor", "a senhora"]
  /// Words that begin another clause.
  static let joints: WordSet = [
    "e", "ou", "mas", "porque", "que", "quando", "enquanto", "se", "pois", "então", "até", ",",
  ]
  /// Which one of a sequence.
  static let ranks: WordSet = [
    "próximo", "próxima", "último", "última", "primeiro", "primeira", "segundo", "segunda",
    "terceiro", "terceira",
  ]
  static let ready: WordSet = ["pronto", "pronta", "prontos", "prontas"]
  /// What one is tired of and glad or anxious to do.
  static let tired: WordSet = [
    "cansado", "cansada", "cansados", "cansadas", "farto", "farta", "ansioso", "ansiosa", "animado",
    "animada",
  ]
  /// What who is tired would like, and what one does though one is afraid.
  static let resting: WordSet = [
    "dormir", "descansar", "deitar", "deitar-se", "sentar", "sentar-se", "parar", "querer", "ir",
    "voltar", "precisar", "poder",
  ]
  static let degrees: WordSet = ["mais", "menos", "tão"]
  /// What one does better or more than others.
  static let vying: WordSet = [
    "correr", "nadar", "pular", "saltar", "comer", "dormir", "crescer", "estudar", "trabalhar",
    "chorar", "gritar", "saber", "ler", "cantar", "ganhar", "perder", "pesar", "beber", "andar",
    "gastar", "falar",
  ]
  static let urges: WordSet = ["vontade", "medo", "vergonha", "preguiça", "mania"]
  static let saving: WordSet = ["juntar", "economizar", "poupar", "guardar"]
  /// What one goes out, down or up for.
  static let leaving: WordSet = ["sair", "descer", "subir", "entrar", "voltar"]
  static let pastimes: WordSet = [
    "brincar", "jogar", "passear", "comer", "almoçar", "jantar", "lanchar", "comprar", "dançar",
    "nadar", "ver", "correr", "dormir", "trabalhar", "estudar", "jogar bola",
  ]
  /// What is thrown over somebody.
  static let thrown: WordSet = [
    "areia", "água", "terra", "lama", "tinta", "pedra", "neve", "pó", "suco", "comida", "papel",
  ]
  /// What one asks somebody for.
  static let proposals: WordSet = ["namoro", "casamento"]
  /// What is done of whom does it.
  static let done: WordSet = ["feito", "feita", "feitos", "feitas", "escrito", "escrita"]
  static let manners: WordSet = [
    "bem", "mal", "rápido", "devagar", "cedo", "tarde", "alto", "baixo", "longe", "perto",
  ]
  static let screens: WordSet = [
    "televisão", "tv", "TV", "tevê", "tablet", "celular", "computador", "telemóvel", "internet",
  ]
  /// What one does with fear.
  static let facing: WordSet = ["vencer", "enfrentar", "perder", "superar"]
  static let duties: WordSet = [
    "trabalho", "aula", "escola", "lição", "tarefa", "almoço", "jantar", "lanche", "banho",
    "terapia",
    "consulta", "treino", "jogo", "prova", "ensaio", "festa", "missa", "filme",
  ]
}
