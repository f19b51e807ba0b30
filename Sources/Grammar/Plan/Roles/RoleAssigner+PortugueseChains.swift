import AACCore

/// Chains of Portuguese nouns behind the verb: each is the owner, the whole, the kind or the content of the one right before it, where the
/// verb has no place of its own for it: *derramar / leite / camisa / papai, fazer / ninho / árvore / quintal, entender / exercício / página / doze,
/// destruir / plantação / café*. Nobody comes along with a thing, and unlike nouns are no list.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*, *Complemento nominal*) and chapter 15 (*De*); Bechara, *Adjunto adnominal*,
/// *Grupos nominais*.
extension RoleAssigner {
  /// *Sair cedo para evitar o trânsito*: whether a verb is what another is done for, so that what stands behind it is of it alone.
  func isAimOfDeed(_ verb: Int) -> Bool {
    plan.verbs.indices.last == verb && plan.verbs[verb].link?.lexeme.lemma == "para"
      && plan.verbs[verb].frame.slot(.object) != nil
  }

  /// *Dobrar as camisetas e guardar na gaveta*: where a thing is put that was named beside the verb before (Bechara, *Elipse*).
  func putAwayThere(_ kind: SemanticKind, _ loose: LoosePhrase) -> FrameSlot? {
    let last = plan.verbs.count - 1
    guard language == .portuguese, last > 0, loose.after == last, loose.preposition == nil,
      plan.verbs[last].connective != nil, let noun = loose.phrase.noun?.lexeme,
      PortugueseChainWords.putting.contains(plan.verbs[last].frame.lemma),
      kind == .furniture || kind == .room
        || PortugueseRowWords.carriers.contains(MeaningWords.base(of: noun)),
      !plan.fillers.contains(where: { $0.verb == last }),
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb < last
          && $0.phrases.first?.noun?.lexeme.namesThing == true
      })
    else { return nil }
    return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
  }

  /// Takes a noun up into the one right before it instead of giving it a role that it would only have by its kind; false where the verb has a
  /// place for it.
  mutating func takesUpInChain(
    _ slot: FrameSlot, _ kind: SemanticKind, _ loose: LoosePhrase, _ verb: Int, isOfFrame: Bool
  ) -> Bool {
    guard language == .portuguese, plan.verbs.indices.contains(verb), loose.isBeside,
      loose.preposition == nil,
      loose.phrase.connective == nil, let word = loose.phrase.noun, !kind.isTemporal,
      word.government?.preposition == nil, let index = recent ?? plan.fillers.indices.last,
      plan.fillers.indices.contains(index), plan.fillers[index].verb == verb,
      let phrase = plan.fillers[index].phrases.last,
      let head = phrase.innermost.noun?.lexeme, head.wordClass == .noun,
      head.lemma != word.lexeme.lemma
    else { return false }
    let beside = linkBesideNoun(word.lexeme, loose, slot, behind: plan.fillers[index], head)
    if beside == .also {
      plan.fillers[index].phrases.append(loose.phrase)
      recent = index
      return true
    }
    let link: PortugueseChain.Link?
    if let beside {
      link = beside == .sort ? .ofSort : .ofOne
    } else {
      let chain = PortugueseChain(
        head: head, noun: word.lexeme, deed: plan.verbs[verb].frame.lemma,
        isNested: !phrase.complement.isEmpty,
        isGoverned: plan.fillers[index].prepositionTile != nil)
      link = linkInChain(chain, slot, plan.fillers[index], isOfFrame: isOfFrame)
    }
    guard let link else { return false }
    var part = loose.phrase
    part.noun?.government = nil
    switch link {
    case .ofSort:
      part.noun?.lexeme.article = .bare
      if word.lexeme.kind == .animal, beside == .sort {
        // Queijo de ovelha: of no sheep that has it.
        part.noun?.lexeme.kind = .food
        part.noun?.lexeme.animacy = .inanimate
      }
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

  /// What the noun is to the one before it by the role that it would have.
  private func linkInChain(
    _ chain: PortugueseChain, _ slot: FrameSlot, _ filler: Filler, isOfFrame: Bool
  ) -> PortugueseChain.Link? {
    let isList = filler.role == slot.role && filler.preposition == slot.preposition
    if chain.noun.isBeing {
      let isBehindCause =
        chain.isGoverned
        && PortugueseChainWords.governing.contains(filler.preposition ?? "")
      let isBeside =
        slot.role == .company && !isOfFrame || isList || isBehindCause
        || chain.isGoverned && slot.role != .company
      return isBeside ? chain.owner(isBehindObject: filler.role == .object) : nil
    }
    let isThere =
      slot.role == .attribute && filler.role == .placeAt
      && plan.verbs[filler.verb].frame.pattern == .stateCopula
    if isList || isThere { return filler.role.isPlace ? chain.place : chain.listed }
    let isSupplied = slot.role == .instrument || slot.role == .placeAt
    if isSupplied, !isOfFrame, filler.role == .object,
      ["tirar", "retirar", "remover", "arrancar"].contains(chain.deed),
      chain.head.kind == .thing || PortugueseOfPair.isPart(chain.head),
      [.vehicle, .device, .clothing, .toy, .furniture].contains(chain.noun.kind)
    {
      // Tirar as rodinhas da bicicleta.
      return .ofOne
    }
    return isSupplied && !isOfFrame ? chain.sort : nil
  }
}

extension RoleAssigner {
  /// Whether of two places the second is where the first only stands (*na barraca no quintal*), else it has it (*na árvore do quintal*); nil where they are two.
  func linkOfPlaces(_ first: NounPhrase, _ second: NounPhrase, _ deed: String) -> Bool? {
    guard let head = first.innermost.noun?.lexeme, head.wordClass == .noun, !head.isBeing,
      let noun = second.noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      KindSet.places.contains(noun.kind) || noun.kind == .furniture || noun.kind == .vehicle,
      noun.article != .bare
    else { return nil }
    let chain = PortugueseChain(
      head: head, noun: noun, deed: deed, isNested: !first.complement.isEmpty, isGoverned: false)
    switch chain.place {
    case .ofOne: return false
    case .standing: return true
    default: return nil
    }
  }

  /// *Com o pente de madeira*: a sort for which *com* was not chosen again; false where both are used.
  mutating func takesSortBehindWith(_ filler: Filler) -> Bool {
    guard language == .portuguese, plan.verbs.indices.contains(filler.verb),
      filler.preposition == "com", filler.prepositionTile == nil,
      filler.phrases[0].connective == nil, let noun = filler.phrases[0].noun?.lexeme,
      noun.wordClass == .noun, !noun.isBeing, filler.phrases[0].possessive == nil,
      let index = plan.fillers.indices.last, plan.fillers[index].verb == filler.verb,
      plan.fillers[index].preposition == "com", plan.fillers[index].prepositionTile != nil,
      let phrase = plan.fillers[index].phrases.last, phrase.complement.isEmpty,
      let head = phrase.noun?.lexeme, head.wordClass == .noun, !head.isBeing,
      PortugueseChain(
        head: head, noun: noun, deed: plan.verbs[filler.verb].frame.lemma, isNested: false,
        isGoverned: true
      ).listed == .ofSort
    else { return false }
    var part = filler.phrases[0]
    part.noun?.government = nil
    part.noun?.lexeme.article = .bare
    part.determiner = nil
    plan.fillers[index].phrases[plan.fillers[index].phrases.count - 1].complement.append(part)
    recent = index
    return true
  }

  /// Puts a place behind the last noun of a filler.
  mutating func takeIntoLast(_ place: NounPhrase, _ index: Int, standing: Bool) {
    var part = place
    part.noun?.government = nil
    part.nameAsKnown()
    if standing { part.link = Constituent(Lexeme(lemma: "em", wordClass: .adposition)) }
    let last = plan.fillers[index].phrases.count - 1
    plan.fillers[index].phrases[last].appendInnermost(part)
  }
}

/// A noun and the one right before it in such a chain, and what the second is to the first.
private struct PortugueseChain {
  let head: Lexeme
  let noun: Lexeme
  /// The verb that both stand behind.
  let deed: String
  /// Whether the first is of another itself.
  let isNested: Bool
  /// Whether a preposition was chosen before the first.
  let isGoverned: Bool

  enum Link {
    /// *A camisa do papai, a árvore do quintal*: of the one there is.
    case ofOne
    /// *Plantação de café*: of which sort.
    case ofSort
    /// *Na barraca no quintal*: where the thing stands in which one is.
    case standing
  }

  /// *A camisa do papai, o banheiro de vocês*: whose a thing is, where the verb is not done in company.
  func owner(isBehindObject: Bool) -> Link? {
    guard !head.isBeing,
      noun.wordClass != .pronoun || PortugueseChainWords.others.contains(noun.lemma),
      !PortugueseChainWords.together.contains(deed) || isGoverned && noun.wordClass == .noun,
      !isBehindObject || isNested || !PortugueseChainWords.having.contains(deed)
    else { return nil }
    switch head.kind {
    case .place where !PortugueseChainWords.keptPlaces.contains(MeaningWords.base(of: head)):
      return nil
    case .activity, .sport, .music, .game, .subject, .languageName, .feeling, .illness, .weather,
      .nature, .direction, .time, .weekday, .duration, .frequency:
      return nil
    default: return .ofOne
    }
  }

  /// *O ninho na árvore do quintal, o restaurante da esquina, na barraca no quintal*: of two places the second has the first in it; one who goes to two
  /// goes to both.
  var place: Link? {
    let isBothGoals = head.kind == .place && noun.kind == .place
    if isBothGoals, PortugueseChainWords.goingRound.contains(deed) { return nil }
    // Acampar na serra no feriado, nas férias na montanha: when it is done.
    // Ficar em casa e no jardim: at home is no part of a place.
    if head.kind == noun.kind && !isBothGoals || noun.kind == .event
      || head.lemma == "casa" || head.lemma == "apartamento"
      || ["férias", "feriado", "férias escolares"].contains(head.lemma)
    {
      return nil
    }
    return PortugueseChainWords.movable.contains(MeaningWords.base(of: head)) ? .standing : .ofOne
  }

  /// *O exercício da página doze, a prova de direção, a temporada da série*: an event, a thought or a work is of what stands behind it and is no second
  /// of its sort.
  var listed: Link? {
    if PortugueseChainWords.sections.contains(MeaningWords.base(of: head)) { return .ofOne }
    if let sort { return sort }
    guard head.kind != noun.kind, !head.isBeing, !head.isInferred || head.kind != .thing else {
      return nil
    }
    if isGoverned { return isOfSortBehindWord ? .ofSort : nil }
    let isChosen =
      BesideWords.choosing.contains(deed) || MeaningWords.wanting.contains(deed)
      || MeaningWords.getting.contains(deed)
    switch head.kind {
    case .idea, .story, .event, .subject, .media, .activity:
      guard !isChosen || deed == "ser" && head.kind == .idea else { return nil }
      switch noun.kind {
      case .subject, .languageName, .sport: return .ofSort
      case .idea: return head.kind == .activity || head.kind == .event ? .ofSort : nil
      case .feeling, .illness, .money, .quality, .weather: return nil
      default:
        let isMade = ["fazer", "ter", "haver", "marcar", "organizar"].contains(deed)
        return isMade && (head.kind == .event || head.kind == .subject) ? .ofSort : .ofOne
      }
    default: return nil
    }
  }

  /// *Com a língua de sinais, com papel de jornal, com o pente de madeira*.
  private var isOfSortBehindWord: Bool {
    if head.lemma == "papel" { return noun.kind == .book || noun.kind == .device }
    if PortugueseNounLinks.materials.contains(noun.lemma) {
      return noun.lemma != head.lemma && head.kind != .material
        && !KindSet.edible.contains(head.kind)
    }
    return noun.number == .plural && head.number != .plural
      && (head.kind == .body || head.kind == .languageName)
  }

  /// *A plantação de café, as plantas de milho, a casa de palha*: what it consists of.
  var sort: Link? {
    guard noun.wordClass == .noun, !KindSet.edible.contains(head.kind), head.kind != .body,
      !head.isBeing
    else { return nil }
    if PortugueseNounLinks.materials.contains(noun.lemma), noun.kind != .material {
      return [.clothing, .home, .furniture, .toy].contains(head.kind) || head.lemma == "casa"
        ? .ofSort : nil
    }
    switch noun.kind {
    case .food, .drink:
      switch head.kind {
      case .plant, .idea, .event, .nature, .place: return .ofSort
      default: return head.isInferred && head.kind == .thing ? .ofSort : nil
      }
    case .material:
      switch head.kind {
      case .clothing, .home, .furniture, .toy, .room, .instrument: return .ofSort
      case .thing, .dish, .device: return isGoverned ? .ofSort : nil
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
      possessive == nil, demonstrative == nil, determiner == nil,
      quantity == nil
        || quantity?.lexeme.wordClass == .numeral && word.number != .plural
          && PortugueseChainWords.sections.contains(word.lemma)
    else { return }
    determiner = Constituent(Lexeme(lemma: "o", wordClass: .determiner))
  }
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
    "amar", "odiar", "deixar", "guardar",
  ]
  /// Places that are somebody's.
  static let keptPlaces: WordSet = [
    "casa", "sítio", "fazenda", "loja", "escritório", "consultório", "restaurante", "padaria",
    "oficina", "salão", "chácara", "garagem", "quintal", "jardim", "túmulo", "barraca", "horta",
  ]
  /// What is done with a thing that ends up somewhere.
  static let putting: WordSet = [
    "guardar", "pôr", "colocar", "botar", "meter", "esconder", "jogar", "deixar", "pendurar",
    "enfiar",
  ]
  /// Prepositions behind which nobody comes along.
  static let governing: WordSet = [
    "por", "por causa de", "desde", "durante", "para", "sem", "sobre", "contra", "até", "após",
    "depois de", "antes de",
  ]
  /// What is of a work.
  static let sections: WordSet = [
    "temporada", "episódio", "capítulo", "página", "parte", "capa", "letra", "título", "trecho",
    "refrão", "cena", "final", "questão", "começo", "meio", "fim", "verso", "parágrafo", "lição",
    "fase", "volume",
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
