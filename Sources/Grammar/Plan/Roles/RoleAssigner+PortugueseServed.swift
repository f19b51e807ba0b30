import AACCore

/// For whom something is made and made ready in Portuguese: *a tia costurou uma fantasia para mim, fervo o leite para o bebê*
/// (Cunha & Cintra, chapter 15, *Para*).
extension RoleAssigner {
  /// Whom a thing is done for, who is not along with it: the speaker in what others do and are asked for, and those who are
  /// cared for.
  func servedInPortuguese(_ loose: LoosePhrase, _ frame: VerbFrame) -> FrameSlot? {
    guard loose.preposition == nil, frame.slot(.company) == nil, !plan.isLaid,
      !Self.sharing.contains(frame.lemma), let noun = loose.phrase.noun?.lexeme,
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == plan.verbs.count - 1
          && $0.phrases[0].noun?.lexeme.wordClass == .noun
          && $0.phrases[0].noun?.lexeme.isBeing == false
      })
    else { return nil }
    let isSpeaker =
      noun.wordClass == .pronoun && noun.person == .first && noun.lemma != "me"
      && (plan.options.contains(.request) && !plan.isNegative
        || Self.making.contains(frame.lemma))
      && !plan.subject.contains { $0.noun?.lexeme.person == .first }
    let isCared =
      PortugueseOneselfWords.cared.contains(noun.lemma)
      && GovernedWords.cooking.contains(frame.lemma)
    guard isSpeaker || isCared else { return nil }
    return FrameSlot(
      .beneficiary, preposition: "para", article: isCared ? .definite : nil)
  }

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
    "encomendar", "colher", "plantar",
  ]
}
