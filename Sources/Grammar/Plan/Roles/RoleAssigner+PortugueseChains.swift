import AACCore

/// Chains of Portuguese nouns behind the verb: each is the owner, the whole, the kind or the content of the one right before it, where the
/// verb has no place of its own for it: *derramar / leite / camisa / papai, fazer / ninho / árvore / quintal, entender / exercício / página / doze,
/// destruir / plantação / café*. Nobody comes along with a thing, and unlike nouns are no list.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*, *Complemento nominal*) and chapter 15 (*De*); Bechara, *Adjunto adnominal*,
/// *Grupos nominais*.
extension RoleAssigner {
  private enum ChainLink {
    /// *A camisa do papai, a árvore do quintal*: of the one there is.
    case ofOne
    /// *Plantação de café*: of which sort.
    case ofSort
    /// *Na barraca no quintal*: where the thing stands in which one is.
    case standing
  }

  /// Takes a noun up into the one right before it instead of giving it a role that it would only have by its kind; false where the verb has a
  /// place for it.
  mutating func takesUpInChain(
    _ slot: FrameSlot, _ kind: SemanticKind, _ loose: LoosePhrase, _ verb: Int, isOfFrame: Bool
  ) -> Bool {
    guard language == .portuguese, loose.isBeside, loose.preposition == nil,
      loose.phrase.connective == nil, let word = loose.phrase.noun, !kind.isTemporal,
      word.government?.preposition == nil, let index = recent ?? plan.fillers.indices.last,
      plan.fillers.indices.contains(index), plan.fillers[index].verb == verb,
      let phrase = plan.fillers[index].phrases.last,
      phrase.innermost.noun?.lexeme.isPlainNoun == true,
      let head = phrase.innermost.noun?.lexeme, head.lemma != word.lexeme.lemma
    else { return false }
    let isNested = !phrase.complement.isEmpty
    let deed = plan.verbs[verb].frame.lemma
    let isList =
      plan.fillers[index].role == slot.role && plan.fillers[index].preposition == slot.preposition
    let link: ChainLink?
    if word.lexeme.isBeing {
      let isCompany = slot.role == .company && !isOfFrame
      link =
        isCompany || isList && !head.isBeing
        ? ownerInChain(head, word.lexeme, deed, isNested || plan.fillers[index].role != .object)
        : nil
    } else if isList
      || slot.role == .attribute && plan.fillers[index].role == .placeAt
        && plan.verbs[verb].frame.pattern == .stateCopula
    {
      link =
        plan.fillers[index].role.isPlace
        ? placeInChain(head, word.lexeme, deed) : listedInChain(head, word.lexeme, deed)
    } else {
      link = slot.role == .instrument && !isOfFrame ? sortInChain(head, word.lexeme) : nil
    }
    guard let link else { return false }
    var part = loose.phrase
    part.noun?.government = nil
    switch link {
    case .ofSort: part.noun?.lexeme.article = .bare
    case .ofOne: part.nameAsKnown()
    case .standing:
      part.nameAsKnown()
      part.link = Constituent(Lexeme(lemma: "em", wordClass: .adposition))
    }
    let last = plan.fillers[index].phrases.count - 1
    plan.fillers[index].phrases[last].appendInnermost(part)
    recent = index
    return true
  }

  /// *Sair cedo para evitar o trânsito*: whether a verb is what another is done for, so that what stands behind it is of it alone.
  func isAimOfDeed(_ verb: Int) -> Bool {
    verb == plan.verbs.count - 1 && plan.verbs[verb].link?.lexeme.lemma == "para"
      && plan.verbs[verb].frame.slot(.object) != nil
  }

  /// *A camisa do papai, o banheiro de vocês*: whose a thing is, where the verb is not done in company.
  private func ownerInChain(
    _ head: Lexeme, _ owner: Lexeme, _ deed: String, _ isBehindOther: Bool
  ) -> ChainLink? {
    guard !head.isBeing,
      owner.wordClass != .pronoun || PortugueseChainWords.others.contains(owner.lemma),
      !PortugueseChainWords.together.contains(deed),
      isBehindOther || !PortugueseChainWords.having.contains(deed)
    else { return nil }
    switch head.kind {
    case .place where !PortugueseChainWords.keptPlaces.contains(MeaningWords.base(of: head)):
      return nil
    case .activity, .sport, .music, .game, .subject, .languageName, .feeling, .illness, .weather,
      .nature, .direction:
      return nil
    default: return .ofOne
    }
  }

  /// *O ninho na árvore do quintal, o restaurante da esquina, na barraca no quintal*: of two places the second has the first in it; one who goes to two
  /// goes to both.
  private func placeInChain(_ head: Lexeme, _ place: Lexeme, _ deed: String) -> ChainLink? {
    let isBothGoals = head.kind == .place && place.kind == .place
    if isBothGoals, PortugueseChainWords.goingRound.contains(deed) { return nil }
    if head.kind == place.kind, !isBothGoals { return nil }
    return PortugueseChainWords.movable.contains(MeaningWords.base(of: head)) ? .standing : .ofOne
  }

  /// *O exercício da página doze, a viagem da lua*: an event, a thought or a work is of what stands behind it and is no second of its sort.
  private func listedInChain(_ head: Lexeme, _ noun: Lexeme, _ deed: String) -> ChainLink? {
    if let sort = sortInChain(head, noun) { return sort }
    guard head.kind != noun.kind, !head.isInferred || head.kind != .thing else { return nil }
    switch head.kind {
    case .idea, .story, .event, .subject, .media:
      switch noun.kind {
      case .subject, .languageName, .sport, .activity: return .ofSort
      case .idea, .feeling, .illness, .money, .quality, .weather: return nil
      default: return .ofOne
      }
    default: return nil
    }
  }

  /// *A plantação de café, as plantas de milho, a casa de palha*: what it consists of.
  private func sortInChain(_ head: Lexeme, _ noun: Lexeme) -> ChainLink? {
    guard noun.wordClass == .noun, !KindSet.edible.contains(head.kind), head.kind != .body,
      !head.isBeing
    else { return nil }
    switch noun.kind {
    case .food, .drink:
      switch head.kind {
      case .plant, .idea, .event, .nature, .place: return .ofSort
      default: return head.isInferred && head.kind == .thing ? .ofSort : nil
      }
    case .material:
      switch head.kind {
      case .clothing, .home, .furniture, .toy, .room, .instrument: return .ofSort
      default: return nil
      }
    default: return nil
    }
  }
}

extension NounPhrase {
  /// The last of what it is of, or itself: *página* in *o exercício da página*.
  fileprivate var innermost: NounPhrase {
    guard let last = complement.last, last.noun != nil else { return self }
    return last.innermost
  }

  /// Puts a part behind the last noun of the phrase.
  fileprivate mutating func appendInnermost(_ part: NounPhrase) {
    guard let last = complement.indices.last, complement[last].noun != nil else {
      complement.append(part)
      return
    }
    complement[last].appendInnermost(part)
  }

  /// *O quintal, a tia velha*: the one there is, unless a word before it says which.
  fileprivate mutating func nameAsKnown() {
    guard let word = noun?.lexeme, word.wordClass == .noun, word.article != .bare,
      possessive == nil, demonstrative == nil, determiner == nil, quantity == nil
    else { return }
    determiner = Constituent(Lexeme(lemma: "o", wordClass: .determiner))
  }
}

extension Lexeme {
  fileprivate var isPlainNoun: Bool { wordClass == .noun }
}

/// Words of such chains.
private enum PortugueseChainWords {
  /// Who has things besides those who are named.
  static let others: WordSet = ["vocês", "eles", "elas", "ele", "ela", "todos", "todo mundo"]
  /// What one does in company as often as not.
  static let together: WordSet = [
    "comer", "beber", "jantar", "almoçar", "lanchar", "ver", "assistir", "ouvir", "escutar", "ler",
    "jogar", "brincar", "cantar", "dançar", "tocar", "estudar", "treinar", "passear", "andar",
    "viajar", "ir", "vir", "voltar", "sair", "chegar", "correr", "nadar", "pular", "morar",
    "viver", "ficar", "dormir", "acampar", "conversar", "falar", "cozinhar", "fazer", "plantar",
    "desenhar", "colorir", "montar", "comprar", "escolher", "arrumar", "visitar", "conhecer",
    "gravar", "tirar", "comemorar", "celebrar", "festejar", "combinar", "trabalhar", "lutar",
    "rezar", "orar", "dividir", "compartilhar", "trocar", "esperar", "tomar", "preparar",
    "praticar", "ensaiar", "discutir", "resolver", "construir", "aprender", "descansar",
    "sentar", "sentar-se", "estar", "ser", "casar", "casar-se", "encontrar-se", "divertir-se",
    "pescar", "pedalar", "caminhar", "atravessar", "subir", "descer", "pegar", "começar",
    "terminar", "acabar", "marcar", "perder", "ganhar", "organizar", "criar",
  ]
  /// What one has or wants, in which others may have a part.
  static let having: WordSet = [
    "ter", "haver", "querer", "precisar", "gostar", "adorar", "passar", "sonhar", "preferir",
    "amar", "odiar",
  ]
  /// Places that are somebody's.
  static let keptPlaces: WordSet = [
    "casa", "sítio", "fazenda", "loja", "escritório", "consultório", "restaurante", "padaria",
    "oficina", "salão", "chácara", "garagem", "quintal", "jardim", "túmulo", "barraca", "horta",
  ]
  /// Verbs of going to one place after the other.
  static let goingRound: WordSet = [
    "ir", "visitar", "passar", "passear", "conhecer", "viajar", "voltar", "vir", "andar", "chegar",
  ]
  /// What may stand anywhere.
  static let movable: WordSet = [
    "barraca", "tenda", "rede", "cabana", "carro", "ônibus", "barco", "cadeira", "trailer",
    "carrinho", "caminhão", "bicicleta", "caixa",
  ]
}
