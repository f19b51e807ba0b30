import AACCore

/// What single verbs want before what they are usually chosen with: *limpar com álcool, subir ao terceiro andar, virar à direita na
/// esquina, trocar a camisa na loja, dividir doze por quatro* (Bechara, *Regência*; Cunha & Cintra, chapter 15).
extension ClausePlanner {
  /// Puts it in.
  func settleByUse(_ clause: inout Clause, _ verb: String) {
    if let words = ByUseWords.alone[verb], isFree(0, clause),
      words.names.contains(clause.complements[0].lexeme.lemma),
      words.subjects.contains(clause.subject.last?.lexeme.lemma ?? ""),
      clause.complements.count == 1
        || clause.complements[1].lexeme.wordClass == .noun
          && clause.complements[1].lexeme.kind != .color
    {
      put(words.between, at: 0, &clause)
    }
    if verb == "dar", clause.subject.last?.lexeme.kind == .plant, isFree(0, clause),
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.number != .plural
    {
      // A macieira dá maçãs.
      makePlural(&clause.complements[0])
      clause.complements[0].government = Government(preposition: nil, article: .bare)
    }
    if verb == "falar" || verb == "conversar", isFree(0, clause),
      ByUseWords.breaks.contains(clause.complements[0].lexeme.lemma)
    {
      put(["em", "o"], at: 0, &clause)
    }
    if verb == "morar", clause.complements.count == 1, isFree(0, clause),
      clause.complements[0].lexeme.lemma == "casa"
    {
      // Moramos em uma casa: one of all there are.
      put(["em", "um"], at: 0, &clause)
    }
    if verb == "passar", clause.complements.count == 1, clause.complements[0].lexeme.lemma == "ano",
      isFree(0, clause), clause.subject.contains(where: isBeing)
    {
      clause.complements[0].lexeme.article = .bare
      put(["de"], at: 0, &clause)
    }
    settleSetVerb(&clause, verb)
    doInManner(&clause, verb)
    sinceSmall(&clause)
    if verb == "mudar-se", clause.complements.count == 1,
      clause.complements[0].lexeme.lemma == "casa",
      isFree(0, clause)
    {
      clause.complements[0].lexeme.article = .bare
      put(["de"], at: 0, &clause)
    }
    if ["saber", "perguntar", "ver"].contains(verb), clause.complements[0].lexeme.lemma == "hora",
      isFree(0, clause), clause.complements[0].lexeme.number != .plural
    {
      clause.complements[0].lexeme.kind = .idea
      put(["o"], at: 0, &clause)
    }
    if ["ver", "conhecer", "encontrar", "ouvir"].contains(verb),
      clause.complements[0].lexeme.lemma == "gente", isFree(0, clause)
    {
      clause.complements[0].lexeme.article = .bare
      clause.complements[0].government = Government(preposition: nil, article: .bare)
    }
    if ByUseWords.rising.contains(verb) { riseAt(&clause, verb) }
    guard clause.complements.count > 1 else { return }
    if ByUseWords.working.contains(verb) { workWithMatter(&clause) }
    settleSecond(&clause, verb)
    lieAtBottom(&clause)
  }

  /// *Limpar / mesa / álcool, embrulhar / presente / papel*: matter that is used has no article, and a thing that is used is at hand (Cunha &
  /// Cintra, chapter 9, *Omissão do artigo*).
  private func workWithMatter(_ clause: inout Clause) {
    guard let last = clause.complements.lastIndex(where: { !$0.lexeme.kind.isTemporal }), last > 0,
      isFree(last, clause), isFree(last - 1, clause) || last > 1,
      case let matter = clause.complements[last].lexeme, matter.wordClass == .noun,
      clause.complements[last - 1].lexeme.wordClass == .noun
        || clause.complements[last - 1].lexeme.wordClass == .adjective,
      matter.number != .plural
    else { return }
    if ByUseWords.matters.contains(matter.lemma) {
      clause.complements[last].lexeme.article = .bare
      put(["com"], at: last, &clause)
    } else if ByUseWords.cloths.contains(matter.lemma) {
      put(["com", "o"], at: last, &clause)
    }
  }

  /// *Ela / nadar / desde / pequeno, nós / ser / amigo / desde / pequeno*: as whoever it is said of (Cunha & Cintra, chapter 10,
  /// *Concordância*).
  private func sinceSmall(_ clause: inout Clause) {
    guard let last = clause.complements.lastIndex(where: { $0.lexeme.lemma.hasSuffix("pequeno") }),
      case let isWhole = clause.complements[last].lexeme.lemma == "desde pequeno",
      isWhole
        || last > 0 && clause.complements[last].lexeme.lemma == "pequeno"
          && clause.complements[last - 1].lexeme.lemma == "desde",
      let who = clause.subject.last?.lexeme ?? lexicon.known("eu")
    else { return }
    let isSpeaker = who.lemma == "eu" || who.lemma == "nós"
    let gender =
      isSpeaker ? clause.speaker : LanguageTables.tables(language).gender(of: who)
    let isMany = who.number == .plural || clause.subject.count > 1 || who.lemma == "nós"
    let form = "pequen\(gender == .feminine ? "a" : "o")\(isMany ? "s" : "")"
    fold((isWhole ? last : last - 1)...last, as: "desde \(form)", .time, in: &clause)
  }

  /// *Trabalhar / alegria, fazer / lição / atenção, falar / raiva*: how one does it (Cunha & Cintra, chapter 15, *Com*).
  private func doInManner(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      ByUseWords.manners.contains(clause.complements[last].lexeme.lemma), isFree(last, clause),
      clause.complements[last].lexeme.wordClass == .noun,
      clause.complements[last].lexeme.number != .plural,
      last == 0
        ? ByUseWords.mannered.contains(verb)
        : last == 1 && clause.complements[0].lexeme.wordClass == .noun
          && (ByUseWords.mannered.contains(verb)
            || ["fazer", "ler", "tratar", "cuidar"].contains(verb)),
      !frames[verb].slots.contains(where: {
        $0.words.contains(clause.complements[last].lexeme.lemma)
      })
    else { return }
    clause.complements[last].lexeme.article = .bare
    put(["com"], at: last, &clause)
  }

  /// *Acordar / sete, tomar / café da manhã / sete*: at what hour.
  private func riseAt(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.wordClass == .numeral, last < 2,
      PortugueseTimeWords.clock.contains(clause.complements[last].lexeme.lemma),
      verb != "tomar" || last == 1 && clause.complements[0].lexeme.kind == .meal
    else { return }
    let figure = clause.complements[last].lexeme.lemma
    fold(last...last, as: figure == "uma" ? "à uma" : "às \(figure)", .time, in: &clause)
  }

  /// What the second of two nouns is to the verb.
  private func settleSecond(_ clause: inout Clause, _ verb: String) {
    let first = clause.complements[0].lexeme, second = clause.complements[1].lexeme
    switch verb {
    case "dividir", "multiplicar":
      if first.wordClass == .numeral, second.wordClass == .numeral, clause.complements.count == 2 {
        insert(["por"], at: 1, in: &clause)
      }
      return
    case "formar":
      if second.wordClass == .numeral,
        ["grupo", "fila", "roda", "time", "equipe"].contains(first.lemma),
        clause.complements.count == 2
      {
        insert(["de"], at: 1, in: &clause)
        put(["um"], at: 0, &clause)
      }
      return
    case "condenar":
      if first.isHuman, second.wordClass == .numeral { insert(["a"], at: 1, in: &clause) }
      return
    case "ensinar":
      if first.isInfinitive, clause.complements.count == 2, second.wordClass == .pronoun,
        second.kind == .person
      {
        clause.complements.swapAt(0, 1)
      }
      return
    case "levar":
      if clause.complements.count == 2, second.wordClass == .pronoun, second.kind == .person,
        ["ele", "ela", "eles", "elas"].contains(second.lemma),
        first.wordClass == .noun && first.namesThing || ["isso", "isto"].contains(first.lemma)
      {
        return insert(["para"], at: 1, in: &clause)
      }
    case "tocar", "cantar":
      if clause.options.contains(.request) || clause.subject.last?.lexeme.isHuman == true,
        clause.complements.count == 2, clause.subject.last?.lexeme.person != .first,
        ["eu", "me", "mim", "nós"].contains(second.lemma), first.wordClass == .noun
      {
        insert(["para"], at: 1, in: &clause)
      }
    default: break
    }
    guard second.wordClass == .noun, isFree(1, clause),
      isFree(0, clause) || first.wordClass == .pronoun
        || first.wordClass == .adverb,
      let words = between(first, second, verb)
    else { return }
    if words.count == 1 { clause.complements[1].lexeme.article = .bare }
    put(words, at: 1, &clause)
    if verb == "trocar" { put(["o"], at: 0, &clause) }
    if verb == "passar" { put(["o"], at: 0, &clause) }
    if verb == "morar", ["apartamento", "casa", "sítio", "prédio"].contains(first.lemma) {
      put(["em", "um"], at: 0, &clause)
    }
  }

  private func between(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> [String]? {
    switch verb {
    case "trabalhar", "entrar", "parar":
      if first.lemma == "contato" { return ["com", "o"] }
      return first.lemma == "loja" && second.namesThing && !KindSet.places.contains(second.kind)
        ? ["de"] : nil
    case "tropeçar", "esbarrar":
      return ["pé", "perna", "quina"].contains(first.lemma) && second.kind == .furniture
        ? ["de", "o"] : nil
    case "virar", "dobrar":
      return ["direita", "esquerda", "à direita", "à esquerda"].contains(first.lemma)
        && !second.kind.isTemporal ? ["em", "o"] : nil
    case "dirigir", "pilotar", "estacionar":
      return first.kind == .vehicle && second.isHuman ? ["de", "o"] : nil
    case "fazer":
      return ["barba", "unha", "unhas", "sobrancelha", "bigode"].contains(first.lemma)
        && second.isHuman ? ["de", "o"] : nil
    case "trazer" where !first.isBeing && first.wordClass == .noun:
      if KindSet.edible.contains(first.kind), second.kind == .event { return ["para", "o"] }
      return first.namesThing
        && (ByUseWords.shops.contains(second.lemma) || second.lemma == "padaria")
        ? ["de", "o"] : nil
    case "trazer", "levar", "buscar":
      return (first.isHuman || first.wordClass == .pronoun) && second.kind == .vehicle
        ? ["de"] : nil
    case "acompanhar":
      return first.isHuman && MeaningWords.services.contains(second.lemma) ? ["a", "o"] : nil
    case "informar", "comunicar":
      return !first.isBeing && (second.isBeing || ByUseWords.offices.contains(second.lemma))
        ? ["a", "o"] : nil
    case "declarar": return !first.isBeing && second.isBeing ? ["a", "o"] : nil
    case "apontar": return first.lemma == "dedo" ? ["para", "o"] : nil
    case "salvar", "gravar":
      return !first.isBeing && ByUseWords.stores.contains(second.lemma) ? ["em", "o"] : nil
    case "trocar":
      return !first.isBeing && !KindSet.places.contains(first.kind)
        && ByUseWords.shops.contains(second.lemma) ? ["em", "o"] : nil
    case "acender": return first.lemma == "vela" && second.isHuman ? ["para", "o"] : nil
    case "tocar", "ensaiar":
      return (first.kind == .instrument || first.kind == .music) && second.isHuman
        ? ["com", "o"] : nil
    case "bater":
      return ByUseWords.mixers.contains(second.lemma) && KindSet.edible.contains(first.kind)
        ? ["em", "o"] : nil
    case "seguir", "arrastar", "carregar", "perseguir", "puxar", "empurrar":
      return ByUseWords.ways.contains(second.lemma) ? ["por", "o"] : nil
    case "morar", "viver":
      return KindSet.places.contains(first.kind) && first.wordClass == .noun
        && ByUseWords.towns.contains(second.lemma)
        ? ["em", "o"] : nil
    case "tirar":
      return first.kind == .clothing && (second.kind == .body || second.lemma == "pé")
        || ["brinco", "anel", "aliança", "aparelho", "pedra"].contains(first.lemma)
        ? ["de", "o"] : nil
    case "usar":
      return first.kind == .clothing && ["sol", "chuva", "neve"].contains(second.lemma)
        ? ["em", "o"] : nil
    case "saber":
      return ["endereço", "nome", "telefone", "número", "aniversário", "senha", "segredo", "idade"]
        .contains(first.lemma) && second.isHuman ? ["de", "o"] : nil
    case "ter":
      if first.lemma == "dinheiro",
        ["banco", "carteira", "bolso", "cofre", "bolsa"].contains(second.lemma)
      {
        return ["em", "o"]
      }
      return first.lemma == "doença" && second.kind == .body ? ["de", "o"] : nil
    case "passar":
      return ["dia", "tarde", "noite", "manhã", "semana", "fim de semana"].contains(first.lemma)
        && KindSet.places.contains(second.kind) ? ["em", "o"] : nil
    case "mandar", "enviar": return second.lemma == "correio" ? ["por", "o"] : nil
    case "colocar", "pôr", "escrever":
      return second.lemma == "lista" ? ["em", "o"] : nil
    case "confundir": return second.isBeing ? nil : ["com", "o"]
    case "falar", "conversar":
      return first.isHuman && ByUseWords.matter.contains(second.kind) ? ["sobre"] : nil
    case "gastar": return first.lemma == "dinheiro" && second.kind == .clothing ? ["com"] : nil
    default: return nil
    }
  }

  /// *Nadar / fundo / rio, estar / fundo / mar*: at its bottom.
  private func lieAtBottom(_ clause: inout Clause) {
    guard let bottom = clause.complements.firstIndex(where: { $0.lexeme.lemma == "fundo" }),
      bottom + 1 < clause.complements.count, isFree(bottom + 1, clause),
      ByUseWords.deep.contains(clause.complements[bottom + 1].lexeme.lemma),
      bottom == 0 || clause.complements[bottom - 1].lexeme.wordClass != .adposition
    else { return }
    var end = Lexeme(lemma: "fundo", wordClass: .noun, kind: .place)
    end.gender = .masculine
    end.countability = .count
    clause.complements[bottom].lexeme = end
    if clause.complements[bottom + 1].lexeme.lemma != "de" {
      put(["de", "o"], at: bottom + 1, &clause)
    }
    put(["em", "o"], at: bottom, &clause)
  }

  /// *Você / saber / onde / banheiro, não / saber / quem / ele*: the verb of being that everybody hears (Bechara, *Elipse*; Cunha & Cintra,
  /// chapter 18, *Orações interrogativas indiretas*).
  func supplyBeing(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      !clause.subject.contains(where: { $0.lexeme.kind == .question }),
      ByUseWords.knowing.contains(clause.verb?.lexeme.lemma ?? ""),
      case let (asked, what) = (clause.complements[0].lexeme, clause.complements[1]),
      what.lexeme.wordClass == .noun || what.lexeme.wordClass == .pronoun
        || what.lexeme.wordClass == .properNoun
    else { return }
    let lemma: String
    switch asked.lemma {
    case "onde":
      lemma =
        KindSet.places.contains(what.lexeme.kind) && what.lexeme.wordClass == .noun
        ? "ficar" : "estar"
    case "quando", "quem": lemma = "ser"
    default: return
    }
    guard !(asked.lemma == "quem" && what.lexeme.wordClass == .noun && !what.lexeme.isBeing) else {
      return
    }
    if asked.lemma == "quando", isFree(1, clause) { insert(["o"], at: 1, in: &clause) }
    clause.complements.insert(Constituent.infinitive(lemma), at: 1)
  }
}

/// Words of such verbs.
private enum ByUseWords {
  /// What a verb wants before words that stand alone behind it, of these subjects.
  struct Alone {
    let names: WordSet
    let between: [String]
    let subjects: WordSet
  }

  static let alone: [String: Alone] = [
    "cair": Alone(
      names: [
        "telhado", "árvore", "casa", "rua", "janela", "carro", "cidade", "jardim", "campo",
        "cabeça",
        "prédio", "chão",
      ],
      between: ["em", "o"], subjects: ["chuva", "neve", "raio", "granizo", "sereno"]),
    "queimar": Alone(
      names: ["casa", "floresta", "mato", "prédio", "loja", "fábrica", "cozinha", "escola"],
      between: ["o"], subjects: ["fogo", "incêndio", "lava", "chama"]),
    "pintar": Alone(
      names: ["casa"], between: ["o"],
      subjects: ["pintor", "pai", "tio", "avô", "homem", "vizinho", "eu", "nós", "mãe", "papai"]),
  ]
  /// What people talk about.
  static let matter = KindSet(.sport, .money, .subject, .illness)
  static let manners: WordSet = [
    "alegria", "vontade", "calma", "atenção", "raiva", "carinho", "emoção", "dificuldade",
    "facilidade", "pressa", "cuidado", "paciência", "educação", "força", "capricho", "amor",
    "delicadeza", "gentileza", "respeito",
  ]
  static let mannered: WordSet = [
    "trabalhar", "estudar", "comer", "correr", "falar", "cantar", "andar", "escrever", "sair",
    "ouvir", "dirigir", "esperar", "responder", "caminhar", "brincar", "jogar", "dançar", "escutar",
    "conversar", "atravessar", "subir", "descer", "dormir", "nadar", "pintar", "desenhar", "tocar",
    "cozinhar", "limpar", "lavar", "abraçar", "empurrar", "puxar", "bater", "respirar", "explicar",
    "perguntar", "olhar", "ajudar", "ensinar", "aprender", "mastigar", "beber", "entrar",
  ]
  static let rising: WordSet = [
    "acordar", "levantar-se", "almoçar", "jantar", "dormir", "deitar-se", "lanchar", "tomar",
  ]
  static let breaks: WordSet = ["recreio", "intervalo", "almoço", "jantar", "lanche", "aula"]
  static let working: WordSet = [
    "limpar", "lavar", "esfregar", "consertar", "embrulhar", "tapar", "cobrir", "secar", "enxugar",
    "polir", "prender", "remendar", "costurar", "encapar", "enfeitar", "decorar", "forrar",
    "embalar", "arrumar", "fechar", "desinfetar", "encerar", "grudar", "enrolar", "lubrificar",
  ]
  static let matters: WordSet = [
    "cola", "fita", "fita adesiva", "durex", "papel", "plástico", "papel-alumínio", "alumínio",
    "detergente", "sabão", "xampu", "champô", "condicionador", "álcool", "vinagre",
    "água", "cloro", "desinfetante", "água sanitária", "lixívia", "jornal", "algodão", "linha",
    "tinta", "giz", "massa", "gesso", "cimento", "óleo", "cera", "barbante", "bicarbonato",
    "saliva", "amaciante", "sabão em pó", "papel higiênico", "fita crepe", "lã", "areia", "spray",
  ]
  static let cloths: WordSet = [
    "pano", "esponja", "vassoura", "rodo", "bucha", "flanela", "escovão", "esfregona", "toalha",
  ]
  static let offices: WordSet = [
    "polícia", "escola", "diretoria", "recepção", "secretaria", "empresa", "banco", "família",
  ]
  static let stores: WordSet = [
    "pasta", "pendrive", "pen drive", "computador", "nuvem", "celular", "tablet", "telemóvel",
  ]
  static let shops: WordSet = [
    "loja", "banco", "mercado", "supermercado", "farmácia", "feira", "shopping",
  ]
  static let mixers: WordSet = ["liquidificador", "batedeira", "tigela", "misturador"]
  static let ways: WordSet = [
    "corredor", "rua", "estrada", "escada", "calçada", "caminho", "trilha", "floresta", "praia",
    "passeio", "chão", "rampa", "parque",
  ]
  static let towns: WordSet = ["cidade", "centro", "campo", "interior", "bairro", "praia"]
  static let deep: WordSet = [
    "mar", "rio", "lago", "oceano", "piscina", "poço", "gaveta", "bolsa", "mochila", "caixa",
    "sala", "quintal", "copo", "panela", "armário", "corredor", "ônibus", "baú",
  ]
  static let knowing: WordSet = [
    "saber", "perguntar", "descobrir", "lembrar", "lembrar-se", "esquecer", "dizer",
  ]
}
