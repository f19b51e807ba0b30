import AACCore

/// What only the other can answer, grant or do for one, in Portuguese rows: nobody tells him what he has, knows, can do and feels
/// (*você / ter / fome, você / saber / nadar, você / estar / bem, você / amarrar / sapato, eu / poder / entrar*).
///
/// Sources: Bechara, *Frases interrogativas*; Cunha & Cintra, chapter 7 (*Oração interrogativa*) and 13 (*Modo imperativo: substitutos*).
extension TileReader {
  /// *Posso / ir / banheiro, poder / brincar, eu / poder / entrar*: who may do something asks for it.
  func asksLeave(_ clause: Clause, _ verb: Constituent, _ words: [Constituent]) -> Bool {
    let said = words.filter { $0.lexeme.kind != .social }
    let isNamed =
      said.first?.lexeme.lemma == "eu" && said.count > 1 && said[1] == verb
      && said.contains { AskedOfOtherWords.allowed.contains($0.lexeme.lemma) }
      && !said.contains { AskedOfOtherWords.granted.contains($0.lexeme.lemma) }
    if verb.lexeme.lemma == "poder", verb.lexeme.person == .third, said.first?.tile == verb.tile,
      verb.lexeme.number != .plural, clause.subject.isEmpty
    {
      // Pode / abrir / porta: the other is asked for it.
      return verb.lexeme.forms[FiniteForms.Mark.time] == nil
        && clause.complements.contains { $0.lexeme.wordClass == .verb }
    }
    return verb.lexeme.lemma == "poder" && (said.first == verb || isNamed)
      && (verb.lexeme.person == nil || verb.lexeme.person == .first)
      && verb.lexeme.forms[FiniteForms.Mark.time] == nil
      && clause.subject.allSatisfy { $0.lexeme.person == .first }
      && clause.complements.contains { $0.lexeme.wordClass == .verb }
  }

  /// *Você / querer / café, tu / brincar / comigo, você / ter / irmão*: only the other knows.
  func asksOther(_ clause: Clause, _ verb: Constituent, _ words: [Constituent]) -> Bool {
    guard isSaidOfOther(clause, verb) else { return false }
    let rest = clause.complements.map(\.lexeme)
    let inner = rest.first { $0.wordClass == .verb }
    if let already = clause.complements.first(where: { $0.lexeme.lemma == "já" })?.tile,
      let who = clause.subject[0].tile, who < already, inner == nil
    {
      return true
    }
    switch verb.lexeme.lemma {
    case "querer":
      return !rest.isEmpty && !rest.contains { $0.lemma == "eu" || $0.lemma == "me" }
    case "gostar":
      return !rest.isEmpty && !rest.contains { $0.lemma == "nada" || $0.lemma == "ninguém" }
    case "ter": return asksWhatOtherHas(rest)
    case "estar":
      return !rest.isEmpty
        && rest.allSatisfy {
          AskedOfOtherWords.being.contains($0.lemma) || $0.lemma == "com"
            || $0.kind.isSensation && $0.wordClass == .noun
        }
    case "poder", "conseguir": return inner != nil
    case "saber": return inner != nil || rest.count == 1 && rest[0].wordClass == .noun
    case "entender" where rest.isEmpty: return true
    case "sentir": return rest.first?.wordClass == .noun
    case "morar", "trabalhar": return !rest.isEmpty && inner == nil
    case "ouvir", "escutar":
      return rest.count == 1 && ["eu", "mim", "me"].contains(rest[0].lemma)
    case "precisar": return inner == nil && !rest.isEmpty
    case "ir", "vir", "voltar", "viajar": return asksPlan(rest)
    case "dormir", "comer", "descansar", "estudar":
      return rest.count == 1 && ["bem", "mal", "tudo", "direito"].contains(rest[0].lemma)
    case "ver", "assistir":
      return rest.contains {
        $0.kind == .media || $0.kind == .sport
          || ["jogo", "novela", "desenho", "show", "programa", "série"].contains($0.lemma)
      }
        && !rest.contains { $0.kind == .time || $0.wordClass == .verb }
    case let lemma where AskedOfOtherWords.known.contains(lemma):
      return !rest.isEmpty && inner == nil
    default:
      return rest.contains { $0.lemma == "comigo" } && frame(of: verb).past != .state
        && inner == nil
    }
  }

  /// Whether the one spoken to was laid before the verb, and nothing shows that it is told.
  private func isSaidOfOther(_ clause: Clause, _ verb: Constituent) -> Bool {
    guard verb.lexeme.isInfinitive, clause.subject.count == 1,
      ["tu", "você", "vocês"].contains(clause.subject[0].lexeme.lemma),
      let who = clause.subject[0].tile, let own = verb.tile, who < own
    else { return false }
    return !clause.complements.contains {
      $0.lexeme.wordClass == .conjunction && $0.lexeme.lemma != "ou"
        || $0.lexeme.kind == .frequency || $0.lexeme.kind == .degree && $0.lexeme.lemma != "bem"
        || ["muito", "demais", "tão"].contains($0.lexeme.lemma)
        || tables.lexicon.tense(of: $0.lexeme.lemma) == .past
    }
  }

  /// *Você / ter / irmão, você / ter / fome, você / ter / medo / escuro*, but *você / ter / razão*.
  private func asksWhatOtherHas(_ rest: [Lexeme]) -> Bool {
    guard let thing = rest.first, thing.wordClass == .noun else { return false }
    if thing.kind.isSensation || thing.kind == .emotion || thing.kind == .feeling
      || AskedOfOtherWords.felt.contains(thing.lemma)
    {
      return !AskedOfOtherWords.told.contains(thing.lemma)
    }
    return (rest.count == 1 || rest.count == 3 && rest[1].lemma == "ou") && thing.kind != .idea
      && thing.kind != .body
      && !AskedOfOtherWords.told.contains(thing.lemma)
  }

  /// *Você / ir / festa, você / vir / amanhã, você / viajar / férias*.
  private func asksPlan(_ rest: [Lexeme]) -> Bool {
    !rest.isEmpty
      && rest.allSatisfy {
        ($0.wordClass == .noun || $0.wordClass == .properNoun)
          && (KindSet.places.contains($0.kind) || $0.kind == .event || $0.kind == .meal
            || $0.kind == .vehicle || $0.kind.isTemporal || $0.lemma == "férias")
          || $0.kind == .weekday
          || ["amanhã", "hoje", "depois", "comigo", "também"].contains($0.lemma)
      }
  }

  /// *Você / amarrar / sapato, você / cortar / carne / por favor, você / abrir / pote*: what one asks of who can do it.
  func asksHelper(_ clause: Clause, _ verb: Constituent, _ words: [Constituent]) -> Bool {
    guard isPlain, isSaidOfOther(clause, verb), clause.subject[0].lexeme.lemma != "vocês",
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    if words.contains(where: { OrderWords.please.contains($0.lexeme.lemma) }) { return true }
    let lemma = verb.lexeme.lemma
    let isForMe = clause.complements.contains { ["eu", "mim"].contains($0.lexeme.lemma) }
    let thing = clause.complements.first { $0.lexeme.namesThing }
    if isForMe {
      return thing != nil && frame(of: verb).past != .state
        && (OrderWords.askedForSpeaker.contains(lemma) || OrderWords.asked.contains(lemma)
          || PortugueseOrderWords.served.contains(lemma)
          || AskedOfOtherWords.helping.contains(lemma))
    }
    if lemma == "fazer", let thing = thing?.lexeme {
      return KindSet.edible.contains(thing.kind)
        || ["desenho", "massagem", "carinho", "cafuné", "cócega", "trança"].contains(thing.lemma)
    }
    guard thing != nil,
      !clause.complements.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.kind == .possessive && $0.lexeme.lemma.hasPrefix("se")
      })
    else { return false }
    return OrderWords.asked.contains(lemma) || PortugueseOrderWords.served.contains(lemma)
      || AskedOfOtherWords.helping.contains(lemma)
  }

  /// *Você / assistir / filme*: what one asks about is over.
  func askWhatIsOver(_ clause: inout Clause, _ verb: Constituent) {
    guard isPlain, clause.tense == nil,
      ["tu", "você", "vocês"].contains(clause.subject.first?.lexeme.lemma ?? "")
    else { return }
    let hasAlready = clause.complements.contains { $0.lexeme.lemma == "já" }
    if verb.lexeme.lemma == "assistir" && clause.complements.count == 1
      || hasAlready && frame(of: verb).past != .state && frame(of: verb).pattern == .plain
    {
      clause.tense = .past
    }
  }
}

/// Words of what is asked of others.
private enum AskedOfOtherWords {
  /// What others let one do, unlike what one is able to.
  static let allowed: WordSet = [
    "entrar", "sair", "ir", "usar", "jogar", "pegar", "comer", "beber", "ver", "assistir", "ligar",
    "abrir", "fechar", "sentar", "sentar-se", "ficar", "levar", "tomar", "mexer", "tocar", "deitar",
    "deitar-se", "dormir", "descansar", "perguntar", "tentar", "escolher", "experimentar",
    "provar", "convidar", "chamar", "apagar", "acender", "desligar", "trocar", "mudar", "ajudar",
    "segurar", "passar", "olhar", "desenhar", "pintar", "repetir", "começar", "parar", "voltar",
    "telefonar", "tirar", "pôr", "colocar", "guardar", "comprar", "ir embora", "abraçar",
  ]
  /// What is told rather than asked beside *eu posso*.
  static let granted: WordSet = ["sozinho", "sozinha", "já", "agora sim", "sim"]
  /// How one asks whether somebody is.
  static let being: WordSet = [
    "bem", "melhor", "pronto", "pronta", "ocupado", "ocupada", "livre", "sozinho", "sozinha", "aí",
    "acordado", "acordada", "com fome", "com sede", "com frio", "com calor", "com sono",
    "com medo", "com dor", "com pressa", "com raiva", "com saudade", "em casa", "ok",
  ]
  /// What one feels and only tells oneself.
  static let felt: WordSet = [
    "fome", "sede", "sono", "frio", "calor", "medo", "dor", "febre", "pressa", "saudade",
    "vergonha", "nojo", "ciúme", "certeza", "dúvida", "tempo", "vontade", "alergia",
  ]
  /// What the other is told to have.
  static let told: WordSet = ["razão", "sorte", "culpa", "cuidado", "jeito", "coragem", "graça"]
  /// What goes on in the other's head.
  static let known: WordSet = [
    "conhecer", "lembrar", "lembrar-se", "acreditar", "preferir", "entender", "concordar",
    "adorar", "odiar", "detestar",
  ]
  /// What somebody is helped with.
  static let helping: WordSet = [
    "cortar", "abrir", "fechar", "amarrar", "segurar", "passar", "pegar", "ler", "esquentar",
    "buscar", "guardar", "lavar", "limpar", "arrumar", "consertar", "escrever", "emprestar",
    "mostrar", "ligar", "desligar", "apagar", "acender", "trocar", "tirar", "pôr", "colocar",
    "vestir", "calçar", "pentear", "preparar", "descascar", "encher", "virar", "carregar",
    "explicar", "trazer", "contar", "cantar",
  ]
}
