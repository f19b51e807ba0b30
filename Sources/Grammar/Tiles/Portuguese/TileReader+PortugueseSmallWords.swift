import AACCore

/// Small words that a Portuguese row leaves out and its clauses need: *ter* that says what there is, the hour behind a deed, the copula of a clause that
/// tells when or which one, *que* and *quanto* of a comparison: *amanhã / ter / tempestade, vovô / buscar / eu / escola / cinco, quando / eu / triste /
/// abraçar / ursinho, biscoito / que / vovó / fazer / gostoso, bolo / chocolate / tão / gostoso / sorvete*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Predicado nominal*), 10 (*Comparativo*), 13 (*Verbos impessoais*) and 18 (*Orações adverbiais*); Bechara, *Elipse*,
/// *Verbos impessoais*.
extension TileReader {
  /// The row with these words; the same row where none is left out.
  func withSmallWords(_ tiles: [Constituent]) -> [Constituent] {
    guard isPlain, (3...9).contains(tiles.count),
      tiles.allSatisfy({ $0.government == nil })
    else { return tiles }
    var row = tiles
    sayWhatThereIs(&row)
    sayHourLast(&row)
    setOnFeast(&row)
    sayWhoseItIs(&row)
    sayHowOneIsThen(&row)
    sayOfWhichOne(&row)
    compareLeftOut(&row)
    askLeave(&row)
    askWhatIsWanted(&row)
    sayHowOften(&row)
    wantToDo(&row)
    sayWhereAndHow(&row)
    sayWhatIsAsked(&row)
    sayLinksLeftOut(&row)
    return row
  }

  // MARK: - What there is

  /// *Amanhã / ter / tempestade, ontem / ter / festa / escola, ter / aranha / barraca, praia / ter / muita / gente*: weather, feasts, noise, people and what creeps
  /// about are not had by the speaker (Bechara, *Verbos impessoais*).
  private func sayWhatThereIs(_ row: inout [Constituent]) {
    guard variety == .portugueseBrazil,
      let verb = row.firstIndex(where: { $0.lexeme.lemma == "ter" }),
      row[verb].lexeme.isInfinitive,
      row.dropFirst(verb + 1).allSatisfy({ $0.lexeme.wordClass != .verb }),
      case let noun = row[(verb + 1)...].prefix(while: {
        $0.lexeme.isDeterminerLike || $0.lexeme.kind == .quantity || $0.lexeme.kind == .degree
      }).endIndex, noun < row.count, row[noun].lexeme.wordClass == .noun,
      SmallWordsLeftOut.there.contains(row[noun].lexeme.lemma)
        || SmallWordsLeftOut.creeping.contains(row[noun].lexeme.lemma) && noun + 2 == row.count
          && row[noun + 1].lexeme.namesThing
    else { return }
    let before = row[..<verb]
    let isLast = noun + 1 == row.count
    guard
      before.allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.lemma == variety.language.plainNegator
      }) || before.last?.lexeme.lemma == "mas"
        || before.count == 1 && isLast && row[0].lexeme.isPlaceLike
          && row[noun].lexeme.lemma == "gente"
    else { return }
    if SmallWordsLeftOut.creeping.contains(row[noun].lexeme.lemma) {
      row.insert(contentsOf: [known("em"), article], at: noun + 1)
    } else if verb + 1 == noun, SmallWordsLeftOut.uncounted.contains(row[noun].lexeme.lemma) {
      row[noun].lexeme.article = .bare
    }
    row[verb] = row[verb].said(by: .third)
    row[verb].lexeme.kind = .action
    if before.contains(where: { ["ontem", "anteontem"].contains($0.lexeme.lemma) }) {
      row[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    } else if before.contains(where: { $0.lexeme.lemma == "amanhã" }) {
      row[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.future
    }
    if before.count == 1, row[0].lexeme.isPlaceLike { row.append(row.removeFirst()) }
  }

  // MARK: - Hours

  /// *Vovô / buscar / eu / escola / cinco, jantar / estar / pronto / nove, consulta / quarta-feira / quatro / meia / tarde*: a number that counts nothing behind
  /// a deed, a state or a day is the hour (Cunha & Cintra, chapter 12, *Numerais*).
  private func sayHourLast(_ row: inout [Constituent]) {
    var start = row.count - 1
    var parts: [String] = []
    if SmallWordsLeftOut.partsOfDay.contains(row[start].lexeme.lemma) {
      parts = ["da \(row[start].lexeme.lemma)"]
      start -= 1
    }
    if ["meia", "meio"].contains(row[start].lexeme.lemma) {
      parts.insert("e meia", at: 0)
      start -= 1
    }
    guard start > 1, row[start].lexeme.wordClass == .numeral,
      SmallWordsLeftOut.clock.contains(row[start].lexeme.lemma)
    else { return }
    let before = row[start - 1].lexeme
    let verb = row[..<start].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma
    let isBehindDay = before.kind == .weekday
    let isBehindDeed =
      verb.map { !SmallWordsLeftOut.counting.contains($0) } ?? false
      && (before.wordClass == .noun || before.wordClass == .adjective
        || SmallWordsLeftOut.daily.contains(before.lemma) && !parts.isEmpty)
      && row[..<start].allSatisfy { $0.lexeme.wordClass != .numeral }
    guard isBehindDay || isBehindDeed,
      !row.contains(where: { $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question }),
      before.wordClass != .noun || !SmallWordsLeftOut.numbered.contains(before.lemma),
      let hour = tables.lexicon.timePhrase(
        (["às \(row[start].lexeme.lemma)"] + parts).joined(separator: " "))
    else { return }
    row.replaceSubrange(start..., with: [Constituent(hour.lexeme, tile: row[start].tile)])
  }

  // MARK: - Clauses without their copula

  /// *Quando / eu / triste / abraçar / ursinho, se / você / cansado / descansar*: how one is then, and what the same one does (Cunha & Cintra, chapter 18,
  /// *Orações adverbiais*).
  private func sayHowOneIsThen(_ row: inout [Constituent]) {
    var laidBeing: Int?
    if row.count > 4, row[0].lexeme.lemma == "quando", row[1].lexeme.lemma == "eu",
      row[2].lexeme.lemma == "ser", SmallWordsLeftOut.grown.contains(row[3].lexeme.lemma),
      row[4].lexeme.isInfinitive
    {
      // Quando / eu / ser / grande / viajar.
      laidBeing = row.remove(at: 2).tile
    }
    guard row.count > 3, ["quando", "se"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .pronoun,
      ["eu", "você", "nós", "ele", "ela"].contains(row[1].lexeme.lemma),
      let verb = verbPlace(row), row[verb].lexeme.isInfinitive,
      case let negated = row[verb - 1].lexeme.lemma == variety.language.plainNegator,
      case let state = negated ? verb - 2 : verb - 1, state > 1,
      row[state].lexeme.wordClass == .adjective
        || SmallWordsLeftOut.grown.contains(row[state].lexeme.lemma),
      row[2..<state].allSatisfy({ $0.lexeme.kind == .degree || $0.lexeme.lemma == "muito" })
    else { return }
    let quality = row[state].lexeme
    let isGrown = SmallWordsLeftOut.grown.contains(quality.lemma) && row[0].lexeme.lemma == "quando"
    guard isGrown || isOwnState(quality) || quality.kind.isPassing else { return }
    var again = row[1]
    again.tile = nil
    if isGrown, row[verb].lexeme.lemma == "ser" { row.insert(.linking("ir"), at: verb) }
    row.insert(again, at: state + 1)
    var being = Constituent.linking(isGrown ? "ser" : "estar")
    being.tile = laidBeing
    row.insert(being, at: 2)
  }

  // MARK: - Comparisons

  /// *Bolo / chocolate / tão / gostoso / sorvete, hoje / fazer / mais / calor / ontem, eu / querer / mesmo / brinquedo / amigo, eu / nadar / melhor / irmão*: as
  /// what, than when, as who (Cunha & Cintra, chapter 10, *Graus do adjetivo*).
  private func compareLeftOut(_ row: inout [Constituent]) {
    guard let last = row.last?.lexeme, row.count > 3,
      !row.contains(where: {
        $0.lexeme.wordClass == .conjunction
          || ["que", "quanto", "do que"].contains($0.lexeme.lemma)
      })
    else { return }
    let than = Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective))
    let end = row.count - 1
    if row[end - 2].lexeme.lemma == "mais", ["calor", "frio"].contains(row[end - 1].lexeme.lemma),
      last.kind.isTemporal, row[0].lexeme.kind.isTemporal
    {
      return row.insert(than, at: end)
    }
    let verb = verbPlace(row)
    if let verb, verb + 3 == end, row[verb + 1].lexeme.lemma == "mesmo",
      row[verb + 2].lexeme.namesThing, last.isHuman || last.wordClass == .pronoun
    {
      let isFeminine = tables.gender(of: last) == .feminine
      let isOwn =
        last.wordClass == .noun
        && (PortionWords.isKin(last.lemma) || BesideWords.ownKin.contains(last.lemma)
          || last.lemma.hasPrefix("amig"))
      return row.insert(
        contentsOf: [than] + (isOwn ? [known(isFeminine ? "minha" : "meu")] : []), at: end)
    }
    if let verb, verb + 2 == end, ["melhor", "pior"].contains(row[verb + 1].lexeme.lemma), verb > 0,
      SmallWordsLeftOut.skills.contains(row[verb].lexeme.lemma),
      last.isBeing || last.wordClass == .pronoun
    {
      return row.insert(than, at: end)
    }
    guard verb == nil, end > 2, row[end - 2].lexeme.lemma == "tão",
      row[end - 1].lexeme.wordClass == .adjective,
      last.wordClass == .noun || last.wordClass == .properNoun,
      let as_ = tables.lexicon.known("quanto")
    else { return }
    row.insert(Constituent(as_), at: end)
    row.insert(.linking("ser", .third), at: end - 2)
    if end == 4, isBareNoun(row[0]), isBareNoun(row[1]) { row.insert(known("de"), at: 1) }
  }

  // MARK: - Leave

  /// *Professora / poder / ir / banheiro, mamãe / poder / ir / casa / amigo*: whoever is called is asked whether the speaker may (Cunha & Cintra, chapter 7, *Vocativo*).
  private func askLeave(_ row: inout [Constituent]) {
    guard row.count > 3, PortugueseCallWords.called(row[0].lexeme.lemma), row[0].lexeme.isHuman,
      row[0].lexeme.wordClass == .noun, row[1].lexeme.lemma == "poder",
      row[1].lexeme.isInfinitive, row[2].lexeme.lemma == "ir",
      row[3...].allSatisfy({ $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal })
    else { return }
    row[0] = row[0].calledOut
    row[1] = row[1].said(by: .first)
    if row.count == 5, row[3].lexeme.lemma == "casa", row[4].lexeme.isHuman {
      row.insert(known("de"), at: 4)
    }
  }

  /// *O que / querer / lanchar*: the other is asked what he wants (Cunha & Cintra, chapter 11, *Pronomes interrogativos*).
  private func askWhatIsWanted(_ row: inout [Constituent]) {
    guard variety == .portugueseBrazil, row.count == 3,
      ["o que", "que"].contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "querer",
      row[1].lexeme.isInfinitive, row[2].lexeme.isInfinitive, row[2].lexeme.lemma != "dizer",
      let asked = tables.lexicon.known("você")
    else { return }
    row.insert(Constituent(asked), at: 1)
  }

  // MARK: - How often

  /// *Tomar / comprimido / cada / oito / hora, eu / trabalhar / oito / hora / dia, eu / trabalhar / segunda-feira / sexta-feira* (Cunha & Cintra, chapter 15, *A,
  /// Por*).
  private func sayHowOften(_ row: inout [Constituent]) {
    let end = row.count - 1
    guard verbPlace(row) != nil, end > 2 else { return }
    if row[end - 2].lexeme.lemma == "cada", row[end - 1].lexeme.wordClass == .numeral,
      tables.lexicon.isUnitOfTime(row[end].lexeme.lemma), row[end - 3].lexeme.lemma != "a"
    {
      return row.insert(known("a"), at: end - 2)
    }
    if ["dia", "semana", "mês"].contains(row[end].lexeme.lemma),
      ["hora", "minuto", "dia"].contains(row[end - 1].lexeme.lemma),
      row[end - 2].lexeme.wordClass == .numeral
    {
      return row.insert(known("por"), at: end)
    }
    guard row[end - 1].lexeme.lemma == "segunda-feira", row[end].lexeme.lemma == "sexta-feira",
      row.contains(where: { MeaningWords.lasting.contains($0.lexeme.lemma) })
    else { return }
    let whole = Lexeme(lemma: "de segunda a sexta-feira", wordClass: .adverb, kind: .frequency)
    row.replaceSubrange((end - 1)..., with: [Constituent(whole, tile: row[end - 1].tile)])
  }

  /// *Eu / vontade / vomitar*: what one feels like doing (Bechara, *Regência nominal: vontade de*).
  private func wantToDo(_ row: inout [Constituent]) {
    guard row[0].lexeme.lemma == "eu", row[1].lexeme.lemma == "vontade", row[2].lexeme.isInfinitive
    else { return }
    row[1].lexeme.article = .bare
    row.insert(known("de"), at: 2)
    row.insert(contentsOf: [.linking("estar", .first), known("com")], at: 1)
  }

  // MARK: - Feasts and owners

  /// *Natal / eu / ganhar / presente, Dia das Mães / dar / flor / mamãe*: on what day it is done (Cunha & Cintra, chapter 15, *Em*).
  private func setOnFeast(_ row: inout [Constituent]) {
    guard SmallWordsLeftOut.feasts.contains(row[0].lexeme.lemma) else { return }
    if row.count > 2, verbPlace(row) == nil, row[2].lexeme.lemma == "jantar",
      namesSomebody(row[1].lexeme)
    {
      // Natal / nós / jantar / casa / vovó: behind who does it, it is a deed.
      row[2].lexeme = Lexeme(lemma: "jantar", wordClass: .verb, kind: .action)
    }
    guard let verb = verbPlace(row),
      verb < 3, row[verb].lexeme.isInfinitive, verb + 1 < row.count, !isJoined(row),
      verb == 1 || namesSomebody(row[1].lexeme),
      !SmallWordsLeftOut.ofFeasts.contains(row[verb].lexeme.lemma), !frame(of: row[verb]).isCopular
    else { return }
    if verb == 1 {
      let isOver = frame(of: row[1]).aspect == .achievement
      row[1] = isOver ? ownPast(row[1]) : row[1].said(by: .first)
    }
    let feast = row.removeFirst()
    row += [known("em"), article, feast]
  }

  /// *Cabelo / boneca / comprido, cachorro / vovô / velho, água / piscina / fria, telefone / papai / tocar*: whose it is (Cunha & Cintra, chapter 7, *Adjunto
  /// adnominal*).
  private func sayWhoseItIs(_ row: inout [Constituent]) {
    guard row.count == 3, isBareNoun(row[0]), isBareNoun(row[1]), row[0].lexeme.wordClass == .noun,
      row[1].lexeme.wordClass == .noun
    else { return }
    let (thing, owner, said) = (row[0].lexeme, row[1].lexeme, row[2].lexeme)
    let copula: String
    if said.isInfinitive {
      guard said.lemma == "tocar", owner.isHuman, ["telefone", "celular"].contains(thing.lemma)
      else { return }
      copula = "estar"
    } else if said.wordClass == .adjective || ["frio", "fria"].contains(said.lemma) {
      if thing.lemma == "água", SmallWordsLeftOut.waters.contains(owner.lemma) {
        copula = "estar"
      } else if thing.kind == .animal, isOwnerByName(owner), said.wordClass == .adjective,
        ["velho", "velha", "novo", "nova", "bravo", "brava", "manso", "mansa", "bonito", "bonita"]
          .contains(said.lemma)
      {
        copula = "ser"
      } else if thing.kind == .body && (owner.kind == .toy || owner.kind == .animal)
        || thing.kind == .animal && isOwnerByName(owner),
        PortugueseRowWords.lasting.contains(said.lemma) || said.kind == .size || said.kind == .color
      {
        copula = "ser"
      } else {
        return
      }
    } else {
      return
    }
    row.insert(.linking(copula, .third), at: 2)
    row.insert(contentsOf: [known("de"), article], at: 1)
  }
}

/// Words that tell that something was left out.
enum SmallWordsLeftOut {
  /// What one will be some day.
  static let grown: WordSet = ["grande", "adulto", "adulta", "velho", "velha", "mais velho"]
  /// What there is or takes place.
  static let there: WordSet = [
    "tempestade", "trovoada", "temporal", "chuva", "neve", "vento", "festa", "show", "jogo",
    "barulho", "trânsito", "gente", "feriado", "eleição", "incêndio", "acidente", "fumaça",
  ]
  static let uncounted: WordSet = [
    "tempestade", "trovoada", "temporal", "chuva", "neve", "vento", "barulho", "trânsito", "gente",
    "fumaça", "festa", "show", "jogo",
  ]
  static let creeping: WordSet = [
    "aranha", "barata", "formiga", "mosca", "mosquito", "rato", "cobra", "abelha", "bicho",
    "lagartixa", "sapo", "escorpião",
  ]
  static let feasts: WordSet = [
    "Natal", "Páscoa", "Carnaval", "Ano-Novo", "Ano Novo", "Dia das Mães", "Dia dos Pais",
    "Dia das Crianças", "Halloween", "aniversário", "São João",
  ]
  /// What is done to a feast itself.
  static let ofFeasts: WordSet = [
    "chegar", "celebrar", "comemorar", "festejar", "passar", "gostar", "adorar", "amar", "esperar",
    "querer", "faltar", "começar", "acabar", "ter", "vir",
  ]
  static let waters: WordSet = [
    "piscina", "mar", "chuveiro", "banheira", "lago", "rio", "praia", "banho", "garrafa",
  ]
  static let partsOfDay: WordSet = ["tarde", "noite", "manhã", "madrugada"]
  static let clock: WordSet = [
    "uma", "duas", "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
    "doze",
  ]
  /// What is counted, scored or reckoned.
  static let counting: WordSet = [
    "contar", "somar", "ganhar", "perder", "vencer", "empatar", "ser", "ter", "dar", "tirar",
    "custar",
    "faltar", "querer", "comprar", "comer", "pegar", "fazer", "marcar", "ligar", "discar", "morar",
    "nascer", "virar", "precisar", "vender", "pagar", "aumentar", "multiplicar", "dividir",
  ]
  /// What one does at an hour.
  static let daily: WordSet = [
    "acordar", "levantar", "dormir", "jantar", "almoçar", "lanchar", "sair", "chegar", "voltar",
    "começar", "terminar", "levantar-se", "deitar",
  ]
  /// What carries a number as its name.
  static let numbered: WordSet = [
    "número", "página", "canal", "sala", "linha", "andar", "ano", "mês", "dia", "nota", "quarto",
    "apartamento", "capítulo", "nível", "lição", "exercício", "ônibus",
  ]
  /// What one does to things that are told of.
  static let done: WordSet = [
    "ver", "ler", "comprar", "fazer", "ganhar", "perder", "ouvir", "comer",
  ]
  /// What one does well or badly.
  static let skills: WordSet = [
    "nadar", "cantar", "dançar", "correr", "jogar", "desenhar", "cozinhar", "ler", "escrever",
    "falar", "tocar", "pular", "dirigir",
  ]
}
