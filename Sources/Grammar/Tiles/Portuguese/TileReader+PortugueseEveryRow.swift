import AACCore

/// Short Portuguese rows with the verb behind what it is done to, or before whom it is done for: *banheiro / ir / precisar,
/// dinheiro / acabar / ontem, jogo / quando, passar / sal / eu, segurar / minha / mão, cabelo / cortar / quinta-feira*
/// (Cunha & Cintra, chapter 7, *A ordem dos termos*; Bechara, *Ordem direta e inversa*; *Modo imperativo*).
extension TileReader {
  /// Lays the words as the other rules of rows expect them.
  func layEveryRow(_ words: inout [Constituent]) {
    guard (2...4).contains(words.count) else { return }
    if words.count == 2 { return askWhenItIs(&words) }
    if layBehindOpener(&words) { return }
    if words.count == 4 {
      layBeingFirst(&words)
      return leaveAtHour(&words)
    }
    askPriceOfFood(&words)
    guard words.count == 3 else { return }
    layBeingFirst(&words)
    feelOfDoing(&words)
    refuseNow(&words)
    if handWhatIsLaid(&words) || groomOnDay(&words) { return }
    runOutThen(&words)
  }

  /// *Banheiro / ir / precisar, banheiro / precisar / ir, médico / precisar / ir / eu, ônibus / precisar / pegar*: where one has to
  /// go, or what one has to do with a thing; whoever it is stands first or last.
  private func layBehindOpener(_ words: inout [Constituent]) -> Bool {
    guard words.count > 2,
      let opener = words.firstIndex(where: { EveryRowWords.openers.contains($0.lexeme.lemma) }),
      words[opener].lexeme.isInfinitive, opener > 0, opener < 4
    else { return false }
    let isLast = words[opener - 1].lexeme.isInfinitive
    let deed = isLast ? opener - 1 : opener + 1
    guard words.indices.contains(deed), words[deed].lexeme.isInfinitive,
      case let noun = min(opener, deed) - 1, noun >= 0, isBareNoun(words[noun]),
      words[noun].lexeme.wordClass == .noun
    else { return false }
    let rest = Array(words[..<noun]) + words[(max(opener, deed) + 1)...]
    guard rest.count < 2, rest.allSatisfy({ isDoer($0) }) else { return false }
    let isWhere =
      EveryRowWords.goings.contains(words[deed].lexeme.lemma)
      && (KindSet.places.contains(words[noun].lexeme.kind)
        || MeaningWords.services.contains(words[noun].lexeme.lemma))
    guard isWhere || !isLast && isDoneTo(words[noun].lexeme, words[deed]) else { return false }
    words = rest + [words[opener], words[deed], words[noun]]
    return true
  }

  /// Whether it is what lies about: *mesa / embaixo de / bola / estar*.
  private func isSmall(_ thing: Lexeme) -> Bool {
    switch thing.kind {
    case .toy, .clothing, .food, .drink, .book, .dish: true
    default: false
    }
  }

  private func isDoer(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .pronoun && word.lexeme.kind == .person
      || word.lexeme.isBeing && isBareNoun(word)
  }

  /// Whether a machine or a thing is what it is done to, and does not do it of itself.
  private func isDoneTo(_ thing: Lexeme, _ deed: Constituent) -> Bool {
    guard thing.namesThing, !EveryRowWords.happening.contains(deed.lexeme.lemma),
      !KindSet.places.contains(thing.kind), thing.kind != .weather
    else { return false }
    let frame = frame(of: deed)
    return frame.slot(.object) != nil && frame.opening == nil && frame.isListed
  }

  /// *Cama / embaixo de / cachorro / estar, caixa / dentro de / gato*: furniture and places are what beings are in, on and under,
  /// and not the other way round.
  private func layBeingFirst(_ words: inout [Constituent]) {
    guard words.count > 2, isBareNoun(words[0]), words[0].lexeme.wordClass == .noun,
      !words[0].lexeme.isBeing, isBareNoun(words[2]),
      words[2].lexeme.isBeing || words[0].lexeme.kind == .furniture && isSmall(words[2].lexeme),
      EveryRowWords.relations.contains(words[1].lexeme.lemma),
      KindSet.places.contains(words[0].lexeme.kind) || words[0].lexeme.kind == .furniture
        || words[0].lexeme.kind == .vehicle || EveryRowWords.grounds.contains(words[0].lexeme.lemma)
    else { return }
    guard words.count == 4 else {
      words = [words[2], .linking("estar", .third), words[1], words[0]]
      return
    }
    guard words[3].lexeme.isInfinitive, EveryRowWords.resting.contains(words[3].lexeme.lemma) else {
      return
    }
    words = [words[2], words[3], words[1], words[0]]
  }

  /// *Banho / agora / não*: it is not wanted now.
  private func refuseNow(_ words: inout [Constituent]) {
    guard words.count == 3, words[1].lexeme.lemma == "agora",
      words[2].lexeme.lemma == variety.language.plainNegator, isBareNoun(words[0]),
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing
    else { return }
    var wanting = Constituent.linking("querer", .first)
    wanting.lexeme.kind = .action
    words = [words[2], wanting, words[0], words[1]]
  }

  /// *Médico / ir / medo, ônibus / esperar / cansado*: of doing what (Cunha & Cintra, chapter 7, *Complemento nominal*).
  private func feelOfDoing(_ words: inout [Constituent]) {
    guard words.count == 3, words[1].lexeme.isInfinitive, isBareNoun(words[0]),
      words[0].lexeme.wordClass == .noun
    else { return }
    var state: [Constituent]
    if words[2].lexeme.lemma == "cansado", words[0].lexeme.namesThing,
      ["esperar", "ver", "ouvir", "procurar", "carregar"].contains(words[1].lexeme.lemma)
    {
      state = [.linking("estar", .first), words[2]]
    } else if ["medo", "vergonha", "preguiça", "vontade"].contains(words[2].lexeme.lemma),
      EveryRowWords.goings.contains(words[1].lexeme.lemma),
      KindSet.places.contains(words[0].lexeme.kind)
        || MeaningWords.services.contains(words[0].lexeme.lemma)
    {
      state = [.linking("estar", .first), known("com"), words[2]]
    } else {
      return
    }
    state += [known("de"), words[1]]
    words = state + [words[0]]
  }

  /// *Passar / sal / eu*: to whom it is handed.
  private func handWhatIsLaid(_ words: inout [Constituent]) -> Bool {
    guard words[0].lexeme.isInfinitive, EveryRowWords.handed.contains(words[0].lexeme.lemma),
      isBareNoun(words[1]), words[1].lexeme.namesThing,
      ["eu", "mim"].contains(words[2].lexeme.lemma)
    else { return false }
    let deed = words[0].ordered
    var whom = words[2]
    whom.lexeme = WordJoiner.pronoun("me")
    words = [deed, whom, article, words[1]]
    return true
  }

  /// *Cabelo / cortar / quinta-feira*: what is done to one's own part on a day.
  private func groomOnDay(_ words: inout [Constituent]) -> Bool {
    guard words[0].lexeme.kind == .body, isBareNoun(words[0]), words[1].lexeme.isInfinitive,
      ["cortar", "lavar", "pintar", "pentear", "escovar", "secar", "depilar"]
        .contains(words[1].lexeme.lemma), words[2].lexeme.kind == .weekday
    else { return false }
    words.swapAt(0, 1)
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
    return true
  }

  /// *Dinheiro / acabar / ontem*: when it was that something ran out is told behind the verb.
  private func runOutThen(_ words: inout [Constituent]) {
    guard isBareNoun(words[0]), words[0].lexeme.namesThing,
      ["acabar", "terminar", "sumir", "quebrar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive, words[2].lexeme.kind.isTemporal,
      words[2].lexeme.wordClass != .numeral,
      tables.lexicon.tense(of: words[2].lexeme.lemma) == .past || words[2].lexeme.lemma == "hoje"
    else { return }
    words[0].lexeme.forms[Adverbial.doing] = ""
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }

  /// *Jogo / quando*: on what day it is.
  private func askWhenItIs(_ words: inout [Constituent]) {
    guard let asked = words.firstIndex(where: { $0.lexeme.lemma == "quando" }),
      case let event = words[1 - asked], isBareNoun(event),
      EveryRowWords.dated.contains(event.lexeme.lemma)
    else { return }
    words = [words[asked], .linking("ser", .third), article, event]
  }

  /// *Comboio / partir / sete / hora*: what leaves by the timetable does so every day.
  private func leaveAtHour(_ words: inout [Constituent]) {
    guard words[0].lexeme.kind == .vehicle, isBareNoun(words[0]), words[1].lexeme.isInfinitive,
      ["partir", "chegar", "sair", "passar"].contains(words[1].lexeme.lemma),
      words[2].lexeme.wordClass == .numeral, words[3].lexeme.lemma.hasPrefix("hora")
    else { return }
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
  }

  /// *Quanto / custar / gelado*: what is sold has the name of a quality.
  private func askPriceOfFood(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "quanto", ["custar", "valer"].contains(words[1].lexeme.lemma),
      ["gelado", "doce", "salgado", "assado", "cozido"].contains(words[2].lexeme.lemma),
      words[2].lexeme.wordClass == .adjective
    else { return }
    words[2] = WordSorter.noun(words[2])
    words[2].lexeme.gender = .masculine
    words.insert(article, at: 2)
  }

  /// *Segurar / minha / mão*: what the other shall do to a part of the speaker.
  func asksForCare(_ clause: Clause) -> Bool {
    guard variety.language == .portuguese, clause.subject.isEmpty, clause.complements.count == 2,
      EveryRowWords.caring.contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements[0].lexeme.lemma == "meu", clause.complements[1].lexeme.kind == .body
    else { return false }
    return true
  }
}

/// Words of such rows.
private enum EveryRowWords {
  static let openers: WordSet = ["precisar", "querer", "poder", "dever", "conseguir"]
  static let goings: WordSet = ["ir", "voltar", "descer", "entrar", "chegar"]
  /// What machines and things do of themselves.
  static let happening: WordSet = [
    "parar", "sair", "chegar", "quebrar", "passar", "andar", "funcionar", "acabar", "começar",
    "tocar", "partir", "vir", "voltar", "cair", "secar", "esfriar", "esquentar", "melhorar",
    "mudar", "terminar", "ficar", "ser", "estar", "ajudar", "entrar", "descer", "subir", "esperar",
    "crescer", "derreter", "virar",
  ]
  static let relations: WordSet = [
    "embaixo de", "debaixo de", "em cima de", "dentro de", "atrás de", "na frente de",
    "em frente de", "ao lado de", "perto de", "sobre", "sob", "em", "fora de", "longe de",
  ]
  /// What beings get into and under besides furniture.
  static let grounds: WordSet = [
    "caixa", "porta", "janela", "armário", "árvore", "mesa", "cama", "sofá", "cadeira", "telhado",
    "muro", "gaiola", "casinha", "cobertor", "tapete", "cesto", "caixote", "escada", "toca",
  ]
  static let resting: WordSet = [
    "estar", "dormir", "sentar", "deitar", "ficar", "brincar", "esconder", "descansar", "subir",
    "sentar-se", "deitar-se", "esconder-se", "morar",
  ]
  static let handed: WordSet = [
    "passar", "alcançar", "entregar", "devolver", "emprestar", "chegar",
  ]
  static let dated: WordSet = [
    "jogo", "partida", "show", "viagem", "passeio", "torneio", "campeonato", "corrida", "peça",
    "filme", "entrega", "mudança", "excursão", "visita",
    "vacina", "exame", "cirurgia", "operação", "fisioterapia", "terapia", "sessão", "apresentação",
    "gincana", "feira", "formatura", "eleição", "entrevista", "audição", "reunião",
  ]
  /// What others do to a part of one who cannot.
  static let caring: WordSet = [
    "segurar", "soltar", "coçar", "massagear", "enxugar", "limpar", "pegar", "largar", "apertar",
    "esfregar", "levantar", "abaixar", "virar", "cobrir",
  ]
}
