import AACCore

/// What a Portuguese noun is to the one right before it, told by one of the two words: *carroça cheia de feno, queijo de ovelha, a foto do
/// casamento, pelo peso da neve*; and a second of the same behind a preposition that was chosen: *com troncos e lama* (Cunha & Cintra,
/// chapter 7, *Complemento nominal*, chapter 15; Bechara, *Regência nominal*).
extension RoleAssigner {
  /// What stands between the two.
  enum NounBesideLink {
    /// *Queijo de ovelha*: of which sort.
    case sort
    /// *A foto do casamento*: of the one there is.
    case one
    /// *Com troncos e lama*: no more than a second of the same.
    case also
  }

  /// The link to the last noun of a filler; nil where neither word tells.
  func linkBesideNoun(
    _ noun: Lexeme, _ loose: LoosePhrase, _ slot: FrameSlot, behind filler: Filler, _ head: Lexeme
  ) -> NounBesideLink? {
    guard noun.wordClass == .noun, let phrase = filler.phrases.last else { return nil }
    if phrase.complement.isEmpty, let quality = phrase.adjectives.last?.lexeme.lemma,
      BesideNounWords.filled.contains(quality), !noun.isHuman,
      !KindSet.places.contains(noun.kind), loose.phrase.possessive == nil
    {
      return .sort
    }
    if head.isHuman, !phrase.complement.isEmpty, MeaningWords.taught.contains(noun.kind) {
      // Um time de meninas de basquete.
      return .sort
    }
    if PortugueseNounLinks.materials.contains(noun.lemma), slot.role != .object,
      BesideNounWords.shaped.contains(head.kind), loose.phrase.isPlain,
      !BesideNounWords.covering.contains(plan.verbs[filler.verb].frame.lemma)
    {
      return .sort
    }
    let base = MeaningWords.base(of: head)
    if BesideNounWords.groups.contains(base), noun.isBeing, noun.number == .plural,
      loose.phrase.isPlain,
      !KindSet.places.contains(head.kind) || !BesideNounWords.companions.contains(noun.lemma)
    {
      return .sort
    }
    if BesideNounWords.products.contains(base),
      BesideNounWords.providers.contains(MeaningWords.base(of: noun)), loose.phrase.isPlain,
      plan.verbs[filler.verb].frame.lemma != "dar"
    {
      return .sort
    }
    if BesideNounWords.pictures.contains(base), noun.kind == .event,
      slot.role == .placeAt || filler.role == slot.role
    {
      return .one
    }
    guard filler.prepositionTile != nil, !head.isBeing, filler.phrases.count == 1,
      phrase.complement.isEmpty
    else { return nil }
    if BesideNounWords.causes.contains(filler.preposition ?? ""), !noun.isBeing,
      BesideNounWords.happenings.contains(head.kind)
    {
      return .one
    }
    // Construir uma represa com troncos e lama: never what it was built from and what was built.
    let isMatter = { (kind: SemanticKind) in
      kind == .material || kind == .thing || kind == .plant || KindSet.edible.contains(kind)
    }
    return filler.preposition == "com" && slot.role == .object && !noun.isBeing
      && isMatter(head.kind) && isMatter(noun.kind)
      && plan.fillers.contains(where: { $0.role == .object && $0.verb == filler.verb })
      ? .also : nil
  }

  /// *Levar / caixas / carro*: things are carried to what they are to ride in.
  func loadedInto(_ kind: SemanticKind, _ loose: LoosePhrase) -> FrameSlot? {
    let last = plan.verbs.count - 1
    guard language == .portuguese, last >= 0, kind == .vehicle, loose.preposition == nil,
      loose.isBeside,
      ["levar", "carregar"].contains(plan.verbs[last].frame.lemma),
      let object = plan.fillers.last, object.role == .object, object.verb == last,
      let thing = object.phrases.last?.noun?.lexeme, thing.namesThing,
      thing.number == .plural || BesideWords.containers.contains(thing.lemma)
    else { return nil }
    return FrameSlot(.placeTo, preposition: "para", article: .definite)
  }

  /// *Águia / agarrar / coelho / prado, pedreiro / comer / sanduíche / andaime*: animals use no tools and one eats with few, so that it is
  /// where it is done.
  func isNoTool(_ noun: Lexeme, _ slot: FrameSlot, _ verb: Int) -> Bool {
    guard language == .portuguese, slot.role == .instrument, slot.preposition == "com",
      noun.wordClass == .noun, !noun.isBeing, noun.kind != .body,
      !MeaningWords.tools.contains(MeaningWords.base(of: noun)), noun.kind != .dish,
      !KindSet.edible.contains(noun.kind), noun.kind != .medicine,
      let who = plan.subject.first?.noun?.lexeme,
      !plan.fillers.contains(where: { $0.verb == verb && $0.role == .instrument })
    else { return false }
    if ["comer", "lanchar", "almoçar", "jantar", "dormir"].contains(plan.verbs[verb].frame.lemma) {
      return true
    }
    return who.wordClass == .noun && who.kind == .animal && who.isBeing
  }

  /// Where it is done or is, of a noun that is no tool, no second thing and nothing that it is done to: *ter um furo no dedão, preferir a janela ou o corredor
  /// no avião, afundar na tempestade, rir no hospital, gritar com os jogadores no jogo*; nil where the verb is asked.
  func placeOfNoun(
    _ slot: FrameSlot, _ loose: LoosePhrase, _ verb: Int, isOfFrame: Bool
  ) -> FrameSlot? {
    guard language == .portuguese, plan.verbs.indices.contains(verb), loose.preposition == nil,
      loose.phrase.connective == nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      loose.phrase.noun?.government?.preposition == nil
    else { return nil }
    let isThere =
      !isOfFrame && isNoTool(noun, slot, verb) || isBesideFault(noun, slot, loose, verb)
      || isBehindChoice(noun, slot, verb) || isAround(noun, slot, verb)
    guard isThere else { return nil }
    return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
  }

  /// *Ter / furo / dedão, ter / mancha / café / gravata*: what has a fault (Cunha & Cintra, chapter 15, *Em*).
  private func isBesideFault(
    _ noun: Lexeme, _ slot: FrameSlot, _ loose: LoosePhrase, _ verb: Int
  ) -> Bool {
    guard slot.role == .object, loose.isBeside, !KindSet.edible.contains(noun.kind),
      noun.kind != .material,
      ["ter", "haver", "achar", "ver", "encontrar", "fazer"]
        .contains(plan.verbs[verb].frame.lemma),
      let object = plan.fillers.last, object.role == .object, object.verb == verb,
      object.phrases.count == 1, let fault = object.phrases[0].noun?.lexeme
    else { return false }
    return BesideNounWords.faults.contains(MeaningWords.base(of: fault))
  }

  /// *Preferir / janela / ou / corredor / avião*: no third beside two of which one is chosen.
  private func isBehindChoice(_ noun: Lexeme, _ slot: FrameSlot, _ verb: Int) -> Bool {
    guard slot.role == .object, let object = plan.fillers.last, object.role == .object,
      object.verb == verb, object.phrases.last?.connective?.lexeme.lemma == "ou"
    else { return false }
    return noun.kind == .vehicle || noun.kind == .event || KindSet.places.contains(noun.kind)
  }

  /// *Barco / afundar / tempestade, rir / hospital, gritar / jogadores / jogo*: what is all around is not what it is done to.
  private func isAround(_ noun: Lexeme, _ slot: FrameSlot, _ verb: Int) -> Bool {
    let deed = plan.verbs[verb].frame.lemma
    if deed == "rir" { return slot.preposition == "de" && KindSet.places.contains(noun.kind) }
    if deed == "falar", ["aula", "reunião", "missa", "festa", "cerimônia"].contains(noun.lemma) {
      // Falar / palavrão / aula / inglês: what is said is named already.
      return slot.preposition == "de"
        && plan.fillers.contains { $0.verb == verb && $0.role == .object }
    }
    guard slot.role == .object else { return false }
    if noun.kind == .weather {
      return plan.subject.first?.noun?.lexeme.namesThing == true
        && ["afundar", "cair", "quebrar", "desabar", "virar", "voar", "balançar"].contains(deed)
    }
    return (noun.kind == .game || noun.kind == .event || noun.kind == .sport)
      && ["gritar", "xingar", "brigar", "chorar"].contains(deed)
      && plan.fillers.contains {
        $0.verb == verb && $0.phrases.first?.noun?.lexeme.isBeing == true
      }
  }

  /// *Na árvore do quintal, na torre da igreja*: of two places with nothing chosen before or between them the second has the first; false where they are two.
  mutating func takesPlaceIntoPlace(_ filler: Filler) -> Bool {
    guard language == .portuguese, plan.verbs.indices.contains(filler.verb),
      filler.role == .placeAt, filler.preposition == "em",
      filler.prepositionTile == nil, filler.phrases[0].connective == nil,
      let index = plan.fillers.indices.last, plan.fillers[index].role == .placeAt,
      plan.fillers[index].verb == filler.verb, plan.fillers[index].preposition == "em",
      plan.fillers[index].article != .bare,
      let link = linkOfPlaces(
        plan.fillers[index].phrases[plan.fillers[index].phrases.count - 1], filler.phrases[0],
        plan.verbs[filler.verb].frame.lemma)
    else { return false }
    takeIntoLast(filler.phrases[0], index, standing: link)
    recent = index
    return true
  }
}

private enum BesideNounWords {
  /// What is made of something.
  static let shaped = KindSet(.furniture, .clothing, .home, .room, .instrument, .toy)
  /// What is done to a thing with a material.
  static let covering: WordSet = [
    "cobrir", "limpar", "forrar", "encher", "embrulhar", "enxugar", "secar", "envolver", "lavar",
    "polir", "tapar", "revestir", "enfeitar", "pintar", "consertar", "fazer", "construir",
    "costurar", "bordar", "brincar", "bater",
  ]
  /// What is full of or covered with something.
  static let filled: WordSet = ["cheio", "cheia", "coberto", "lotado", "repleto", "carregado"]
  /// What animals give.
  static let products: WordSet = [
    "leite", "queijo", "ovo", "carne", "lã", "couro", "manteiga", "iogurte", "fígado", "costela",
    "bife", "pele",
  ]
  static let providers: WordSet = [
    "vaca", "cabra", "ovelha", "búfala", "porco", "galinha", "boi", "codorna", "pato", "carneiro",
    "avestruz", "cordeiro", "peru",
  ]
  /// What is wrong with a thing.
  static let faults: WordSet = [
    "mancha", "furo", "buraco", "rasgo", "rachadura", "arranhão", "defeito", "nó", "ferida",
    "bolha", "picada", "machucado", "espinha", "vazamento", "nódoa",
  ]
  /// Who or what is there for several.
  static let groups: WordSet = [
    "time", "equipe", "grupo", "coral", "banda", "centro", "lar", "asilo", "abrigo", "clube",
    "associação", "bando", "multidão", "casal", "fila", "orquestra",
  ]
  /// With whom one goes somewhere.
  static let companions: WordSet = [
    "amigos", "amigas", "colegas", "primos", "primas", "pais", "avós", "irmãos", "irmãs", "tios",
    "tias", "filhos", "filhas", "crianças", "meninos", "meninas", "vizinhos", "vizinhas", "netos",
    "alunos",
  ]
  /// What shows an occasion.
  static let pictures: WordSet = ["foto", "fotografia", "vídeo", "álbum"]
  /// Prepositions of a cause, which is mostly a happening.
  static let causes: WordSet = ["por", "por causa de", "desde", "durante"]
  static let happenings = KindSet(
    .idea, .event, .activity, .feeling, .illness, .money, .weather, .nature)
}

extension ClausePlanner {
  /// *Galinha / botar / quantos / ovos / semana, quantas / horas / trabalhar / dia*: how many in each (Cunha & Cintra, chapter 15, *Por*).
  func askRate(_ clause: inout Clause) {
    guard clause.complements.count > 1, let last = clause.complements.last,
      last.government == nil,
      ["semana", "dia", "mês", "ano", "hora", "minuto"].contains(last.lexeme.lemma),
      (clause.subject + clause.complements.dropLast()).contains(where: {
        ["quantos", "quantas", "quanto"].contains($0.lexeme.lemma) && $0.lexeme.kind == .question
      }),
      case let place = clause.complements.count - 1,
      clause.complements[place - 1].lexeme.wordClass == .noun
        || clause.complements[place - 1].lexeme.wordClass == .verb
    else { return }
    fold(place...place, as: "por \(last.lexeme.lemma)", .frequency, in: &clause)
  }
}
