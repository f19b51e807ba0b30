import AACCore

/// What some usual words want beside each other where nothing was chosen between them: *o que tem no almoço?, ler em voz alta, fazer o
/// trabalho em dupla, segurar o bebê no colo, um castelo de blocos, é o aniversário dela* (Bechara, *Preposição* and *Regência*; Cunha &
/// Cintra, chapters 7 and 15).
extension ClausePlanner {
  /// Puts it in.
  func settlePortugueseUsual(_ clause: inout Clause, _ verb: String) {
    switch verb {
    case "ter":
      tellRooms(&clause)
    case "ser": beOfPlace(&clause)
    case "estar", "ferver", "congelar", "derreter", "assar": measureDegrees(&clause)
    case "passar": spendWith(&clause)
    case "dividir", "repartir", "compartilhar": share(&clause)
    case "ensinar": teachSomebody(&clause)
    case "montar", "construir", "fazer", "erguer", "desenhar": buildOfPieces(&clause)
    case "chegar", "voltar", "sair", "entrar": comeSo(&clause)
    case "comer", "caçar": eatPrey(&clause)
    default: break
    }
    guard !clause.complements.isEmpty else { return }
    if UsualWords.carrying.contains(verb) { holdOnLap(&clause) }
    if UsualWords.speaking.contains(verb) { speakInVoice(&clause, verb) }
    if UsualWords.shared.contains(verb) { doInGroup(&clause) }
    if verb == "ser", clause.complements.count > 1 { tellWhoseDay(&clause) }
    stayInDark(&clause, verb)
    doByDay(&clause, verb)
    waitLong(&clause, verb)
  }

  // MARK: - Whose day, whose turn

  /// *Ser / aniversário / ela, porque / ser / vez / ele*: whose it is.
  private func tellWhoseDay(_ clause: inout Clause) {
    for place in clause.complements.indices.dropLast()
    where UsualWords.days.contains(clause.complements[place].lexeme.lemma) {
      let before =
        place > 0 ? clause.complements[place - 1].lexeme.lemma : clause.verb?.lexeme.lemma
      let owner = clause.complements[place + 1].lexeme
      guard before == "ser", isBare(place, clause) || place == 0, owner.wordClass == .pronoun,
        owner.kind == .person, ["ele", "ela", "eles", "elas"].contains(owner.lemma),
        place + 2 == clause.complements.count
          || clause.complements[place + 2].lexeme.kind.isTemporal
      else { continue }
      insert(["de"], at: place + 1, in: &clause)
      return put(["o"], at: place, &clause)
    }
  }

  /// *Brasília / ser / capital / Brasil, João / ser / diretor / escola*: the only one there is of it.
  private func beOfPlace(_ clause: inout Clause) {
    guard !clause.subject.isEmpty, clause.complements.count > 1, isBare(0, clause),
      UsualWords.heads.contains(clause.complements[0].lexeme.lemma)
    else { return }
    if clause.complements[1].lexeme.lemma == "de" { return put(["o"], at: 0, &clause) }
    guard clause.complements.count == 2, isBare(1, clause),
      !clause.complements[1].lexeme.isHuman, !clause.complements[1].lexeme.kind.isTemporal
    else { return }
    let isNamed = clause.complements[1].lexeme.wordClass == .properNoun
    put(isNamed ? ["de"] : ["de", "o"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Casa / ter / sala / cozinha*: both rooms, and none in the other.
  private func tellRooms(_ clause: inout Clause) {
    guard clause.subject.last?.lexeme.isBeing == false, clause.complements.count > 1,
      let last = clause.complements.indices.last, isBare(last, clause),
      clause.complements[last].lexeme.wordClass == .noun,
      KindSet.places.contains(clause.complements[last].lexeme.kind),
      KindSet.places.contains(clause.complements[last - 1].lexeme.kind),
      clause.complements[last - 1].lexeme.wordClass == .noun, isBare(last - 1, clause) || last > 1,
      let home = clause.subject.last?.lexeme, KindSet.places.contains(home.kind)
    else { return }
    let isCounted = last > 1 && clause.complements[last - 2].lexeme.wordClass == .numeral
    put(isCounted ? ["e", "um"] : ["e"], at: last, &clause)
  }

  // MARK: - With whom, in how many

  /// *Passar / Natal / tio, passar / domingo / praia*: with whom and where one spends it.
  private func spendWith(_ clause: inout Clause) {
    guard clause.complements.count == 2, isFree(1, clause),
      case let time = clause.complements[0].lexeme, case let next = clause.complements[1].lexeme,
      SmallFrameWords.spent.contains(time.lemma) || time.kind == .weekday
    else { return }
    let isDay = time.kind == .weekday
    guard next.isHuman || isDay && KindSet.places.contains(next.kind) else { return }
    if next.isHuman {
      put(["com"], at: 1, &clause)
    } else {
      put(
        next.article == .bare || next.wordClass == .properNoun ? ["em"] : ["em", "o"], at: 1,
        &clause)
    }
    if isDay || UsualWords.stretches.contains(time.lemma) { put(["o"], at: 0, &clause) }
  }

  /// *Dividir / quarto / irmão, repartir / chocolate / três / amigo*: with whom.
  private func share(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.isHuman,
      case let start = clause.complements[last - 1].lexeme.wordClass == .numeral ? last - 1 : last,
      start > 0, start < last || isBare(last, clause),
      clause.complements[start - 1].lexeme.wordClass == .noun,
      !clause.complements[start - 1].lexeme.isBeing
    else { return }
    clause.complements[last].government = nil
    insert(["com"], at: start, in: &clause)
  }

  /// *Forno / estar / duzentos / grau, eu / estar / trinta e nove / grau*.
  private func measureDegrees(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.wordClass == .numeral,
      clause.complements[1].lexeme.lemma.hasPrefix("grau")
    else { return }
    let isPerson = clause.subject.contains(where: isBeing)
    insert([isPerson ? "com" : "a"], at: 0, in: &clause)
  }

  /// *Coruja / dormir / dia*: while it is light.
  private func doByDay(_ clause: inout Clause, _ verb: String) {
    guard UsualWords.byDay.contains(verb),
      let last = clause.complements.firstIndex(where: { $0.lexeme.lemma == "dia" }),
      isBare(last, clause),
      clause.complements[(last + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal }),
      last == 0
        || clause.complements[last - 1].lexeme.wordClass != .adjective
          && clause.complements[last - 1].lexeme.wordClass != .numeral,
      let light = lexicon.known("de dia")
    else { return }
    clause.complements[last] = Constituent(light, tile: clause.complements[last].tile)
    if last + 2 == clause.complements.count, clause.complements[last + 1].lexeme.lemma == "noite",
      let dark = lexicon.known("de noite")
    {
      clause.complements[last + 1] = Constituent(dark, tile: clause.complements[last + 1].tile)
    }
  }

  // MARK: - How and where

  /// *Ler / voz / alto, falar / baixo / voz*: in which voice.
  private func speakInVoice(_ clause: inout Clause, _ verb: String) {
    guard let voice = clause.complements.firstIndex(where: { $0.lexeme.lemma == "voz" })
    else { return }
    let isBefore = voice > 0 && UsualWords.loud.contains(clause.complements[voice - 1].lexeme.lemma)
    let isBehind =
      voice + 1 < clause.complements.count
      && UsualWords.loud.contains(clause.complements[voice + 1].lexeme.lemma)
    guard isBefore || isBehind else {
      guard voice + 1 < clause.complements.count, isBare(voice, clause),
        clause.complements[voice + 1].lexeme.wordClass == .adjective, verb != "ler"
      else { return }
      return put(["com", "um"], at: voice, &clause)
    }
    let start = isBefore ? voice - 1 : voice
    if start > 0 {
      let before = clause.complements[start - 1].lexeme
      guard before.wordClass != .adposition, !before.isDeterminerLike else { return }
    }
    let quality = clause.complements[isBefore ? voice - 1 : voice + 1].lexeme.lemma
    fold(
      start...(start + 1), as: quality.hasPrefix("alt") ? "em voz alta" : "em voz baixa", .manner,
      in: &clause)
  }

  /// *Fazer / trabalho / grupo, exercício / dupla, estudar / grupo*: together, and for nobody.
  private func doInGroup(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: {
        UsualWords.groups.contains($0.lexeme.lemma)
      }), isBare(place, clause),
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass == .adposition
        || clause.complements[place + 1].lexeme.wordClass != .adjective
          && !clause.complements[place + 1].lexeme.isNominal
    else { return }
    clause.complements[place].lexeme.article = .bare
    clause.complements[place].lexeme.kind = .idea
    clause.complements[place].lexeme.animacy = .inanimate
    put(["em"], at: place, &clause)
  }

  /// *Segurar / bebê / colo*: where it is held.
  private func holdOnLap(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      UsualWords.laps.contains(clause.complements[last].lexeme.lemma), isBare(last, clause),
      case let held = clause.complements[last - 1].lexeme,
      held.isBeing || held.wordClass == .pronoun || held.kind == .toy
    else { return }
    if clause.complements[last].lexeme.lemma == "braço" {
      makePlural(&clause.complements[last])
    }
    put(["em", "o"], at: last, &clause)
  }

  /// *Dormir / escuro, ter medo / dormir / escuro*: where there is no light.
  private func stayInDark(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "escuro", clause.subject.allSatisfy(isBeing),
      case let deed = last > 0 ? clause.complements[last - 1].lexeme.lemma : verb,
      UsualWords.inDark.contains(deed), deed != "ficar" || !clause.subject.isEmpty
    else { return }
    var dark = Lexeme(lemma: "escuro", wordClass: .noun, kind: .place)
    dark.gender = .masculine
    dark.countability = .mass
    clause.complements[last].lexeme = dark
    put(["em", "o"], at: last, &clause)
  }

  /// *Chegar / atrasado / aula, voltar / triste / escola*: how somebody comes is said before where.
  private func comeSo(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.subject.allSatisfy(isBeing),
      let place = clause.complements.indices.first(where: {
        UsualWords.states.contains(clause.complements[$0].lexeme.lemma)
      }), place < 2
    else { return }
    let where_ = place == 0 ? 1 : 0
    guard isBare(where_, clause) || place == 0,
      case let noun = clause.complements[where_].lexeme, noun.wordClass == .noun,
      KindSet.places.contains(noun.kind) || noun.kind == .event || noun.takesPlace
        || noun.kind == .activity,
      let link =
        clause.verb?.lexeme.lemma == "sair"
          || clause.verb?.lexeme.lemma == "voltar" && clause.tense == .past
            && !clause.isQuestion && noun.lemma != "casa"
        ? "de"
        : frames[clause.verb?.lexeme.lemma ?? ""].slots.first(where: { $0.role.isPlace })?
          .preposition
    else { return }
    var words = [link]
    if noun.lemma == "casa" {
      words = clause.verb?.lexeme.lemma == "sair" ? ["de"] : link == "a" ? ["em"] : [link]
      clause.complements[where_].lexeme.article = .bare
    } else if noun.article != .bare {
      words.append("o")
    }
    if place == 1 { clause.complements.swapAt(0, 1) }
    var state = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adjective, kind: .state)
    state.gender = clause.complements[0].lexeme.gender
    clause.complements[0].lexeme = state
    clause.complements[0].government = nil
    put(words, at: 1, &clause)
  }

  // MARK: - Of what, and how many

  /// *Castelo / bloco, torre / carta*: of what it is built.
  private func buildOfPieces(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      let place = clause.complements.indices.dropFirst().first(where: {
        UsualWords.pieces.contains(clause.complements[$0].lexeme.lemma)
          && UsualWords.built.contains(clause.complements[$0 - 1].lexeme.lemma)
      }), isBare(place, clause)
    else { return }
    makePlural(&clause.complements[place])
    clause.complements[place].lexeme.article = .bare
    put(["de"], at: place, &clause)
    if isBare(place - 1, clause) { put(["um"], at: place - 1, &clause) }
  }

  /// *Cobra / comer / rato*: what an animal lives on is no single one (Cunha & Cintra, chapter 9, *Omissão do artigo*).
  private func eatPrey(_ clause: inout Clause) {
    guard clause.subject.count == 1, clause.subject[0].lexeme.kind == .animal,
      clause.complements.count == 1
        || clause.complements.count == 2 && clause.complements[1].lexeme.kind.isTemporal,
      isFree(0, clause),
      UsualWords.prey.contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.number != .plural,
      clause.tense == nil || clause.tense == .present,
      !clause.options.contains(.progressive), !clause.options.contains(.request)
    else { return }
    makePlural(&clause.complements[0])
  }

  /// *Jogar / videogame / muito, assistir / muito / televisão*: a pastime is not counted.
  func doMuch(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: {
        UsualWords.pastimes.contains($0.lexeme.lemma)
      }), clause.complements[place].lexeme.number != .plural,
      let much = clause.complements.firstIndex(where: {
        UsualWords.amounts.contains($0.lexeme.lemma)
      }), abs(much - place) == 1
    else { return }
    var amount = clause.complements.remove(at: much)
    amount.lexeme.forms[Adverbial.measuring] = "1"
    clause.complements.insert(amount, at: 0)
  }

  /// *Conhecer / João / muito tempo, morar / aqui / muito tempo*: what lasts until now.
  private func waitLong(_ clause: inout Clause, _ verb: String) {
    guard clause.tense == nil || clause.tense == .present, !clause.options.contains(.request),
      !clause.options.contains(.goingTo), let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma == "muito tempo",
      last == 0 || clause.complements[last - 1].lexeme.wordClass != .adposition,
      verb != "ficar", verb != "precisar", verb != "querer",
      frames[verb].past == .state || frames[verb].isCopular || Self.lastsByItself(verb),
      let long = lexicon.known("há muito tempo")
    else { return }
    clause.complements[last].lexeme = long
  }

  /// *Ensinar / menino / violão*: what is taught, and to whom.
  private func teachSomebody(_ clause: inout Clause) {
    guard clause.complements.count == 2, case let whom = clause.complements[0].lexeme,
      whom.isBeing || whom.wordClass == .pronoun && whom.kind == .person, isBare(1, clause),
      !clause.complements[1].lexeme.isBeing, !clause.complements[1].lexeme.kind.isTemporal
    else { return }
    clause.complements.swapAt(0, 1)
  }
}

/// Words of such pairs.
private enum UsualWords {
  /// Of what there is one.
  static let heads: WordSet = [
    "capital", "diretor", "diretora", "presidente", "prefeito", "prefeita", "rei", "rainha", "dono",
    "dona", "chefe", "capitão", "governador", "líder", "gerente", "coordenador", "coordenadora",
  ]
  static let byDay: WordSet = ["dormir", "trabalhar", "estudar", "caçar", "viajar", "sair"]
  static let stretches: WordSet = ["dia", "tarde", "noite", "manhã", "semana", "fim de semana"]
  static let days: WordSet = [
    "aniversário", "vez", "culpa", "casamento", "formatura", "dia", "festa",
  ]
  static let loud: WordSet = ["alto", "alta", "baixo", "baixa"]
  static let speaking: WordSet = [
    "falar", "ler", "cantar", "conversar", "dizer", "contar", "rezar", "pensar",
  ]
  static let shared: WordSet = [
    "fazer", "estudar", "trabalhar", "ler", "praticar", "resolver", "treinar", "pesquisar",
    "brincar", "jogar", "escrever",
  ]
  static let groups: WordSet = ["grupo", "dupla", "trio", "equipe", "equipa", "par", "conjunto"]
  /// Verbs of holding and taking somebody.
  static let carrying: WordSet = [
    "segurar", "pegar", "levar", "carregar", "botar", "pôr", "colocar", "sentar", "ninar",
    "embalar",
    "trazer", "ter",
  ]
  static let laps: WordSet = ["colo", "ombro", "braço", "costas", "berço", "carrinho"]
  static let inDark: WordSet = [
    "ver", "enxergar", "chorar",
    "dormir", "brincar", "andar", "ficar", "sair", "ler", "comer", "correr", "caminhar", "jogar",
  ]
  /// How somebody comes.
  static let states: WordSet = [
    "atrasado", "adiantado", "cansado", "triste", "feliz", "contente", "molhado", "sujo", "bravo",
    "chateado", "animado", "nervoso", "assustado", "sozinho", "machucado", "doente", "alegre",
    "irritado", "zangado", "suado", "magoado", "satisfeito", "preocupado", "aliviado", "bêbado",
  ]
  /// What is put together.
  static let built: WordSet = [
    "castelo", "torre", "casa", "casinha", "ponte", "muro", "cabana", "prédio", "pirâmide", "robô",
    "barraca", "cidade", "parede", "forte",
  ]
  static let pieces: WordSet = [
    "bloco", "carta", "almofada", "peça", "caixa", "tijolo", "palito", "pedra", "cadeira",
    "travesseiro", "lençol", "cubo", "copo", "galho",
  ]
  static let prey: WordSet = [
    "rato", "minhoca", "mosca", "formiga", "inseto", "mosquito", "sapo", "passarinho", "lagarta",
    "peixinho", "camundongo", "aranha", "barata", "ovelha", "coelho", "zebra", "gafanhoto",
  ]
  static let pastimes: WordSet = [
    "videogame", "televisão", "TV", "tevê", "computador", "celular", "tablet", "telemóvel",
    "futebol", "bola", "xadrez",
  ]
  static let amounts: WordSet = ["muito", "pouco", "demais", "bastante"]
}
