import AACCore

/// Whose, where and of what sort it is by the verb and what stands beside it: *meu dedo está inchado, acendeu uma vela na igreja,
/// estalei os dedos, não preciso de babá, de que sabor é o sorvete* (Cunha & Cintra, chapter 9, *Emprego do artigo*; chapter 11,
/// *Possessivos*; chapter 15, *Preposição*).
extension ClausePlanner {
  /// What single verbs want before what they are chosen with, and before the second of two things.
  func settleUses(_ clause: inout Clause, _ verb: String) {
    settleByItself(&clause, verb)
    settleHandled(&clause, clause.verb?.lexeme.lemma ?? verb)
    settleByUse(&clause, verb)
    settleFitted(&clause, verb)
    settleSecondUse(&clause, verb)
  }

  /// Puts it in where the words were chosen for their roles.
  func settleFitted(_ clause: inout Clause, _ verb: String) {
    switch verb {
    case "estar", "ficar", "sentir-se":
      ownSorePart(&clause)
      feelInBody(&clause, verb)
    case "acender": lightThere(&clause)
    case "precisar": needNone(&clause)
    case "jogar", "espirrar", "esguichar": spoutWith(&clause)
    case "estalar", "estralar": crackFingers(&clause)
    case "ser": beHeldThere(&clause)
    case "ter": countThere(&clause)
    case "ir": stayInRoom(&clause)
    case "sorrir", "acenar", "piscar": greet(&clause)
    case "mandar", "enviar", "receber", "encaminhar": sendByPhone(&clause)
    case "comer", "beber", "jantar", "almoçar", "provar", "cozinhar", "fritar", "preparar":
      eatOrgan(&clause)
      askWhoAte(&clause)
    default: if FittedWords.together[verb] != nil { useBoth(&clause, verb) }
    }
  }

  /// *Dedo / estar / inchado, braço / estar / engessado*: of whose body nobody tells, it is the speaker's.
  private func ownSorePart(_ clause: inout Clause) {
    guard clause.subject.count == 1, case let part = clause.subject[0].lexeme,
      part.wordClass == .noun, part.kind == .body, part.number != .plural, !clause.isQuestion,
      !clause.options.contains(.request),
      let state = clause.complements.first(where: { $0.lexeme.wordClass == .adjective }),
      FittedWords.sores.contains(state.lexeme.lemma),
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .adverb
          || $0.lexeme.kind.isTemporal || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .quantity
      }), let mine = lexicon.known("meu")
    else { return }
    clause.subject.insert(Constituent(mine), at: 0)
  }

  /// *Sentir-se / sozinho / escola, ficar / quieto / aula*: where or when one is so.
  private func feelInBody(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0 else { return }
    if verb == "sentir-se", last == 1, clause.complements[0].lexeme.wordClass == .adjective,
      clause.complements[1].lexeme.wordClass == .pronoun,
      clause.complements[1].lexeme.kind == .person
    {
      return insert(["com"], at: 1, in: &clause)
    }
    guard isFree(last, clause),
      case let place = clause.complements[last].lexeme, place.wordClass == .noun,
      clause.complements[last - 1].lexeme.wordClass == .adjective
        || ["quieta", "quietas", "quietos", "sozinha"].contains(
          clause.complements[last - 1].lexeme.lemma),
      !feelBecause(&clause, verb, last),
      FittedWords.during.contains(place.lemma)
        || verb == "sentir-se" && KindSet.places.contains(place.kind)
    else { return }
    put(place.article == .bare ? ["em"] : ["em", "o"], at: last, &clause)
  }

  /// *Estar / pronto / escola, sentir-se / melhor / remédio*: for what one is ready, and what made one feel so.
  private func feelBecause(_ clause: inout Clause, _ verb: String, _ last: Int) -> Bool {
    let (state, cause) = (clause.complements[last - 1].lexeme, clause.complements[last].lexeme)
    if ["pronto", "atrasado"].contains(state.lemma), verb != "ficar",
      KindSet.places.contains(cause.kind) || FittedWords.during.contains(cause.lemma)
    {
      put(cause.article == .bare ? ["para"] : ["para", "o"], at: last, &clause)
      return true
    }
    guard verb == "sentir-se", cause.kind == .medicine || cause.lemma == "remédio" else {
      return false
    }
    put(["com", "o"], at: last, &clause)
    return true
  }

  /// *Acender / vela / igreja*: one of several, and where it is lit.
  private func lightThere(_ clause: inout Clause) {
    guard clause.complements.count == 2, isFree(0, clause), isFree(1, clause),
      FittedWords.lit.contains(clause.complements[0].lexeme.lemma),
      case let place = clause.complements[1].lexeme,
      KindSet.places.contains(place.kind) || place.kind == .furniture || place.kind == .dish
        || place.lemma == "bolo"
    else { return }
    if place.lemma == "bolo" { return put(["de", "o"], at: 1, &clause) }
    put(place.article == .bare ? ["em"] : ["em", "o"], at: 1, &clause)
    if clause.complements[0].lexeme.number != .plural { put(["um"], at: 0, &clause) }
  }

  /// *Precisar / babá*, denied: none at all.
  private func needNone(_ clause: inout Clause) {
    guard clause.isNegative, clause.complements.count == 1, isFree(0, clause),
      case let noun = clause.complements[0].lexeme, noun.wordClass == .noun,
      noun.number != .plural,
      noun.isHuman && FittedWords.helpers.contains(noun.lemma)
    else { return }
    clause.complements[0].lexeme.article = .bare
    put(["de"], at: 0, &clause)
  }

  /// *Elefante / jogar / água / tromba*: with what it is thrown.
  private func spoutWith(_ clause: inout Clause) {
    guard clause.complements.count == 2, isFree(0, clause), isFree(1, clause),
      FittedWords.spouts.contains(clause.complements[1].lexeme.lemma)
    else { return }
    put(["com", "o"], at: 1, &clause)
  }

  /// *Eu / estalar / dedo*: one does it with all of them; *meu joelho estala* does it by itself.
  private func crackFingers(_ clause: inout Clause) {
    guard clause.complements.count == 1, isFree(0, clause),
      case let part = clause.complements[0].lexeme,
      ["dedo", "dedos", "língua", "pescoço"].contains(part.lemma)
    else { return }
    if part.lemma == "dedo" { makePlural(&clause.complements[0]) }
    put(["o"], at: 0, &clause)
  }

  /// *Ter / quantos / aluno / sala*: how many there are in it, for nobody in the room has it (Bechara, *Haver e ter impessoais*).
  private func countThere(_ clause: inout Clause) {
    guard clause.complements.count == 3,
      ["quantos", "quanto"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .noun, isFree(2, clause),
      clause.subject.isEmpty,
      case let place = clause.complements[2].lexeme,
      KindSet.places.contains(place.kind) || place.kind == .furniture || place.kind == .vehicle
    else { return }
    put(place.article == .bare ? ["em"] : ["em", "o"], at: 2, &clause)
    clause.verb?.lexeme.person = .third
    clause.verb?.lexeme.number = .singular
  }

  /// *Ir / brincar / quintal*: where one stays to do it; *ir à padaria comprar pão* is on the way (Bechara, *Regência: ir*).
  private func stayInRoom(_ clause: inout Clause) {
    guard clause.complements.count == 2, isFree(1, clause),
      FittedWords.staying.contains(clause.complements[0].lexeme.lemma),
      case let room = clause.complements[1].lexeme, room.kind == .room, room.article != .bare
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Bebê / sorrir / mamãe*: towards whom.
  private func greet(_ clause: inout Clause) {
    guard isFree(0, clause), case let whom = clause.complements[0].lexeme, whom.isHuman,
      whom.wordClass == .noun
    else { return }
    put(["para", "o"], at: 0, &clause)
  }

  /// *Mandar / foto / celular*: by which it is sent.
  private func sendByPhone(_ clause: inout Clause) {
    guard let last = clause.complements.lastIndex(where: { !$0.lexeme.kind.isTemporal }), last > 0,
      isFree(last, clause), FittedWords.senders.contains(clause.complements[last].lexeme.lemma)
    else { return }
    put(["por", "o"], at: last, &clause)
  }

  /// *Quem / comer / bolo*, past: what is gone was there (Cunha & Cintra, chapter 9, *Artigo definido*).
  private func askWhoAte(_ clause: inout Clause) {
    guard clause.isQuestion, clause.tense == .past, clause.complements.count == 1,
      clause.subject.last?.lexeme.lemma == "quem", isFree(0, clause),
      case let food = clause.complements[0].lexeme, food.wordClass == .noun,
      KindSet.edible.contains(food.kind), food.number != .plural
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Comer / fígado*: what is eaten of an animal is food.
  private func eatOrgan(_ clause: inout Clause) {
    if clause.variety == .portugueseBrazil,
      let flakes = clause.complements.firstIndex(where: { $0.lexeme.lemma == "cereal" }),
      clause.complements[flakes].lexeme.number == nil
    {
      clause.complements[flakes].lexeme.number = .singular
    }
    guard
      let organ = clause.complements.firstIndex(where: {
        FittedWords.organs.contains($0.lexeme.lemma) && $0.lexeme.kind == .body
      }), isFree(organ, clause)
    else { return }
    clause.complements[organ].lexeme.kind = .food
    clause.complements[organ].lexeme.countability = .mass
    clause.complements[organ].lexeme.article = nil
    clause.complements[organ].government = nil
  }

  /// *Pássaro / bater / asa, roer / unha*: one does it with both or all of them.
  private func useBoth(_ clause: inout Clause, _ verb: String) {
    guard isFree(0, clause), case let part = clause.complements[0].lexeme, part.number != .plural,
      FittedWords.together[verb]?.contains(part.lemma) == true,
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass != .adjective
    else { return }
    makePlural(&clause.complements[0])
    put(["o"], at: 0, &clause)
  }

  /// *Feira / ser / rua / quarta-feira*: what is held weekly has its place and day.
  private func beHeldThere(_ clause: inout Clause) {
    guard clause.subject.count == 1, FittedWords.held.contains(clause.subject[0].lexeme.lemma),
      let place = clause.complements.first?.lexeme, place.wordClass == .noun,
      KindSet.places.contains(place.kind), isFree(0, clause), !clause.isQuestion
    else { return }
    put(place.article == .bare ? ["em"] : ["em", "o"], at: 0, &clause)
    guard clause.complements.last?.lexeme.kind == .weekday else { return }
    put(["em", "o"], at: clause.complements.count - 1, &clause)
    clause.tense = clause.tense ?? .present
  }
}

extension ClausePlanner {
  /// *Quem / ser / menino*: the one who is seen there.
  func pointAt(_ clause: inout Clause) {
    guard clause.complements.count == 1, isFree(0, clause),
      FittedWords.pointed.contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Treino às segundas-feiras, sempre descanso aos domingos*: what is a habit is of all of them (Cunha & Cintra, chapter 8,
  /// *Plural*; chapter 13, *Presente do indicativo*).
  func repeatDays(_ plan: inout ClausePlan, _ clause: Clause) {
    let isHabit = plan.options.contains(.habitual) || isOfEachWeek(plan, clause)
    guard isHabit else { return }
    let isPortugal = plan.variety == .portuguesePortugal
    guard isPortugal || clause.tense == .present || !plan.options.contains(.habitual) else {
      return
    }
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.kind == .weekday {
      let words = plan.adverbials[index].phrase.split(separator: " ")
      guard words.count == 2, words[0] == "na" || words[0] == "no" else { continue }
      if isPortugal {
        plan.adverbials[index].phrase = (words[0] == "na" ? "à " : "ao ") + words[1]
        continue
      }
      let day = words[1].split(separator: "-").map { $0 + "s" }.joined(separator: "-")
      plan.adverbials[index].phrase = (words[0] == "na" ? "às " : "aos ") + day
    }
  }

  /// Whether it is said that it is always so.
  private func isOfEachWeek(_ plan: ClausePlan, _ clause: Clause) -> Bool {
    plan.adverbials.count > 1 && !clause.isLaid && clause.tense != .past
      && plan.adverbials.contains {
        ["sempre", "quase sempre", "normalmente", "geralmente"].contains(
          $0.constituent.lexeme.lemma)
      }
  }

  /// *Eu me levanto tarde no domingo, o sino toca no domingo, a loja abre no sábado*: how late one gets up, bells and shops are
  /// of every week (Cunha & Cintra, chapter 13, *Presente do indicativo*).
  func isPortugueseHabit(_ plan: ClausePlan, _ verb: String, _ clause: Clause) -> Bool {
    if plan.options.contains(.habitual) || isOfEachWeek(plan, clause) { return true }
    // Nós nunca comemos carne na sexta-feira.
    if clause.complements.contains(where: { $0.lexeme.lemma == "nunca" }) {
      return true
    }
    if FittedWords.rising.contains(verb) {
      return clause.complements.contains { ["tarde", "cedo"].contains($0.lexeme.lemma) }
    }
    guard let subject = plan.subject.first?.noun?.lexeme, !subject.isBeing else { return false }
    return ["abrir", "cerrar", "fechar"].contains(verb)
      || verb == "tocar" && FittedWords.bells.contains(subject.lemma)
  }
}

/// Words of such constructions.
private enum FittedWords {
  /// What a hurt or ill part of the body is like.
  static let sores: WordSet = [
    "inchado", "engessado", "quebrado", "machucado", "roxo", "dormente", "entupido", "ralado",
    "torcido", "inflamado", "dolorido", "cortado", "irritado", "queimado", "paralisado", "duro",
    "fraco", "cansado", "travado", "luxado", "fraturado", "partido", "magoado", "doente",
    "congelado", "trêmulo", "enfaixado", "infeccionado", "sangrando", "pesado",
  ]
  static let pointed: WordSet = [
    "menino", "menina", "homem", "mulher", "moço", "moça", "senhor", "senhora", "criança", "bebê",
    "bebé", "rapaz", "rapariga", "garoto", "garota",
  ]
  static let during: WordSet = [
    "aula", "recreio", "missa", "reunião", "viagem", "consulta", "fila",
  ]
  static let lit: WordSet = ["vela", "fogueira", "incenso", "lampião", "velinha", "tocha"]
  /// What is done in one room for a while.
  static let staying: WordSet = [
    "brincar", "dormir", "descansar", "ler", "estudar", "jogar", "correr", "trabalhar", "dançar",
    "cantar", "esperar", "conversar", "desenhar", "pintar", "deitar", "sentar", "pular", "jantar",
    "almoçar", "comer", "cozinhar",
  ]
  static let senders: WordSet = [
    "celular", "telemóvel", "WhatsApp", "whatsapp", "zap", "computador", "tablet", "internet",
    "aplicativo", "chat", "Telegram", "Instagram",
  ]
  static let organs: WordSet = ["fígado", "coração", "língua", "rim", "moela", "miolo", "miolos"]
  /// Parts of the body that are moved or seen to together.
  static let together: [String: WordSet] = [
    "bater": ["asa", "dente", "cílio"], "abrir": ["asa", "braço"], "roer": ["unha"],
    "lixar": ["unha"], "pintar": ["unha"], "arregalar": ["olho"], "estragar": ["dente"],
    "tapar": ["ouvido"],
    "atrair": ["abelha", "mosca", "mosquito", "formiga", "inseto", "rato", "barata", "pássaro"],
  ]
  static let rising: WordSet = [
    "levantar-se", "levantar", "acordar", "deitar-se", "dormir", "almoçar", "jantar",
  ]
  static let bells: WordSet = ["sino", "campainha", "sirene", "sineta"]
  static let helpers: WordSet = [
    "babá", "ama", "ajudante", "acompanhante", "cuidador", "cuidadora", "enfermeiro", "enfermeira",
    "médico", "médica", "motorista", "secretária", "psicólogo", "psicóloga", "terapeuta",
    "intérprete", "advogado", "advogada", "namorado", "namorada", "empregada", "tradutor",
  ]
  static let spouts: WordSet = ["tromba", "mangueira", "regador", "esguicho", "pistola de água"]
  static let held: WordSet = ["feira", "feirinha", "bazar", "mercado de pulgas", "missa", "culto"]
}
