import AACCore

/// For whom something is made and made ready in Portuguese: *a tia costurou uma fantasia para mim, fervo o leite para o bebê*
/// (Cunha & Cintra, chapter 15, *Para*).
extension RoleAssigner {
  /// Whom a thing is done for, who is not along with it: the speaker in what others do and are asked for, and those who are
  /// cared for.
  func servedInPortuguese(_ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    guard loose.preposition == nil, frame.slot(.company) == nil,
      !Self.sharing.contains(frame.lemma), let noun = loose.phrase.noun?.lexeme,
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == plan.verbs.count - 1
          && $0.phrases[0].noun?.lexeme.wordClass == .noun
          && $0.phrases[0].noun?.lexeme.isBeing == false
      })
    else { return nil }
    let isSpeaker =
      !plan.isLaid && noun.wordClass == .pronoun && noun.person == .first && noun.lemma != "me"
      && (plan.options.contains(.request) && !plan.isNegative
        || Self.making.contains(frame.lemma))
      && !plan.subject.contains { $0.noun?.lexeme.person == .first }
    let isCared =
      !plan.isLaid && PortugueseOneselfWords.cared.contains(noun.lemma)
      && GovernedWords.cooking.contains(frame.lemma)
    let isServed = plan.fillers.last.flatMap { filler in
      filler.role == .object ? filler.phrases.last?.noun : nil
    }.map { self.isServed(noun, $0.lexeme, frame) }
    guard isSpeaker || isCared || isServed == true else { return nil }
    return FrameSlot(
      .beneficiary, preposition: "para",
      article: isCared || isServed == true && noun.wordClass == .noun ? .definite : nil)
  }

  /// *Descascar / laranja / eu, tricotar / cachecol / bebé, construir / casinha / cachorro*: somebody right behind a thing that is
  /// made or made ready gets it, and does not have it yet.
  func isServed(_ whom: Lexeme, _ thing: Lexeme, _ frame: VerbFrame) -> Bool {
    guard thing.kind != .body, !thing.isBeing else { return false }
    if whom.wordClass == .pronoun {
      return whom.person == .first && whom.lemma != "me" && KindSet.edible.contains(thing.kind)
        && Self.making.contains(frame.lemma)
        && !plan.subject.contains { $0.noun?.lexeme.person == .first }
    }
    guard whom.wordClass == .noun || whom.wordClass == .properNoun else { return false }
    if Self.creating.contains(frame.lemma) {
      return whom.isHuman || whom.roleKind == .animal
        || thing.kind == .clothing && Self.dolls.contains(whom.lemma)
    }
    return whom.isHuman && KindSet.edible.contains(thing.kind)
      && Self.serving.contains(frame.lemma)
  }

  /// *Coser / vestido / boneca*: the doll that wears it.
  func dressesDoll(_ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    guard loose.preposition == nil, let doll = loose.phrase.noun?.lexeme,
      Self.dolls.contains(doll.lemma),
      let thing = plan.fillers.last?.phrases.last?.noun?.lexeme, isServed(doll, thing, frame)
    else { return nil }
    return FrameSlot(.beneficiary, preposition: "para", article: .definite)
  }

  private static let dolls: WordSet = [
    "boneca", "boneco", "ursinho", "urso", "peluche", "urso de pelúcia", "bichinho", "Barbie",
  ]
  /// What comes about by being made.
  private static let creating: WordSet = [
    "costurar", "coser", "bordar", "tricotar", "crochetar", "construir", "fabricar", "esculpir",
    "recortar", "imprimir", "inventar", "compor", "assar", "embrulhar", "colher",
  ]
  /// What is made ready to be eaten.
  private static let serving: WordSet = [
    "descascar", "amassar", "ralar", "espremer", "fritar", "ferver", "aquecer", "esquentar",
    "cozinhar", "temperar", "partir", "cortar", "picar", "moer",
  ]

  /// What is done in company.
  private static let sharing: WordSet = [
    "comer", "beber", "ver", "assistir", "ouvir", "escutar", "jogar", "cantar", "dançar", "visitar",
    "estudar", "treinar", "ganhar", "perder", "celebrar", "comemorar", "almoçar", "jantar",
    "dividir", "combinar", "trocar", "marcar", "discutir", "resolver", "apostar", "ensaiar",
    "tomar",
  ]
  /// What is made for somebody.
  private static let making: WordSet = [
    "costurar", "bordar", "tricotar", "desenhar", "cozinhar", "preparar", "assar", "esquentar",
    "aquecer", "ferver", "cortar", "descascar", "anotar", "escrever", "imprimir", "gravar",
    "baixar", "reservar", "alugar", "construir", "fabricar", "encher", "consertar", "arranjar",
    "montar", "traduzir", "inventar", "fritar", "passar a ferro", "engomar", "pesquisar",
    "encomendar", "colher", "plantar", "coser", "crochetar", "amassar", "ralar", "espremer",
    "picar", "partir", "temperar", "recortar", "embrulhar", "moer", "torrar", "congelar",
  ]
}
