import AACCore

/// Who does what is done at a place that is told of, where nobody was chosen (NGLE §41.9, *impersonales con tercera persona del
/// plural*, §44.6; Bechara, *Sujeito indeterminado*).
extension ClausePlanner {
  /// *La tienda donde venden botas, o restaurante onde servem sushi, um parque onde tem escorregador*: those who are there do it,
  /// or it is there.
  func leaveToProviders(_ plan: inout ClausePlan) {
    for index in plan.verbs.indices.dropFirst() {
      let verb = plan.verbs[index]
      guard let word = verb.subordinator?.lexeme.lemma, word == "donde" || word == "onde",
        verb.subject == nil, !verb.hasKnownSubject, verb.constituent.lexeme.person == nil
      else { continue }
      if verb.frame.lemma == "ter" {
        plan.verbs[index].leaveToOthers(.singular)
      } else if ProviderWords.deeds.contains(verb.frame.lemma) {
        plan.verbs[index].leaveToOthers(.plural)
      } else if language == .portuguese, index == 1, !plan.isLaid,
        plan.fillers.contains(where: { $0.verb == 0 && $0.role != .time }),
        plan.verbs[0].frame.isCopular || ProviderWords.known.contains(plan.verbs[0].frame.lemma),
        let speaker = lexicon.known("eu")
      {
        // Gosto da loja onde compro brinquedos, but um lugar onde dormir.
        plan.verbs[index].subject = NounPhrase(Constituent(speaker))
        // Essa é a casa onde eu moro: beside another subject he is named.
        plan.verbs[index].hasKnownSubject = plan.subject.isEmpty
      }
    }
  }
}

private enum ProviderWords {
  /// What is done with a place that one knows.
  static let known: WordSet = [
    "gostar", "adorar", "visitar", "ver", "mostrar", "lembrar", "lembrar-se",
  ]
  /// What is done for others where they come for it.
  static let deeds: WordSet = [
    "vender", "servir", "alquilar", "reparar", "enseñar", "hacer", "dar", "poner", "preparar",
    "cortar", "ofrecer", "regalar", "cambiar", "fabricar", "tratar", "operar", "cobrar", "arreglar",
    "vacunar", "proyectar", "organizar", "tocar", "cuidar", "aceptar", "atender",
    "alugar", "consertar", "ensinar", "fazer", "oferecer", "trocar", "tratar", "arranjar",
    "vacinar", "passar", "organizar", "aceitar", "cobrar", "atender", "cuidar", "pôr",
  ]
}
