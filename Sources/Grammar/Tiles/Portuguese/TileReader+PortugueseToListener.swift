import AACCore

/// Portuguese rows whose verb is done to somebody and that name who is spoken to behind it, and nobody else: the speaker does it
/// (*visitar / você / amanhã, segredo / contar / você, festa / convidar / você, beijar / você / querer*), and what others do
/// where nobody is named is done to the speaker (*menino / empurrar / recreio*; Cunha & Cintra, chapter 7, *Objeto direto e
/// indireto*; Bechara, *Regência*).
extension TileReader {
  /// Lays such a row as it is said.
  func turnToListener(_ words: inout [Constituent]) {
    guard (2...6).contains(words.count),
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.isInfinitive
    else { return }
    if words.count == 3, verb == 1, words[1].lexeme.lemma == "querer",
      ToListenerWords.listeners.contains(words[0].lexeme.lemma), words[2].lexeme.isInfinitive,
      ToListenerWords.isDoneToPeople(words[2].lexeme.lemma), let own = words[2].tile,
      let who = words[0].tile, own < who
    {
      // Beijar / você / querer: what is wanted was laid first.
      words = [ownDeed("querer"), words[2], words[0]]
      return
    }
    guard
      let other = words[verb...].firstIndex(where: {
        ToListenerWords.listeners.contains($0.lexeme.lemma)
      })
    else { return sufferThere(&words, verb) }
    guard words[other - 1].lexeme.wordClass != .adposition, verb < 2,
      !words.contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.kind == .question
          || $0.lexeme.lemma == "não"
          || $0.lexeme.kind == .social
      }),
      words.indices.allSatisfy({
        $0 == other || !words[$0].lexeme.isBeing && words[$0].lexeme.wordClass != .pronoun
      })
    else { return }
    wishForListener(&words, verb, other)
    giveListener(&words, verb, other)
    treatListener(&words, verb, other)
  }

  /// *Beijar / você / querer, querer / conhecer / você*.
  private func wishForListener(_ words: inout [Constituent], _ verb: Int, _ other: Int) {
    guard verb == 0, words.count == 3,
      let wish = words.firstIndex(where: { $0.lexeme.lemma == "querer" }),
      case let deed = 3 - wish - other, deed < other, words[deed].lexeme.isInfinitive,
      ToListenerWords.isDoneToPeople(words[deed].lexeme.lemma)
    else { return }
    words = [ownDeed("querer"), words[deed], words[other]]
  }

  /// *Segredo / contar / você, presente / comprar / você*: behind what is told or given stands who gets it.
  private func giveListener(_ words: inout [Constituent], _ verb: Int, _ other: Int) {
    guard variety == .portugueseBrazil, words.count == 3, other == 2,
      words[verb].lexeme.person == nil,
      ToListenerWords.given.contains(words[verb].lexeme.lemma),
      case let thing = words[1 - verb], thing.lexeme.namesThing, isBareNoun(thing)
    else { return }
    words = [ownDeed("ir"), words[verb], thing, known("para"), words[other]]
  }

  /// *Visitar / você / amanhã, festa / convidar / você, ajudar / você / lição*.
  private func treatListener(_ words: inout [Constituent], _ verb: Int, _ other: Int) {
    let lemma = words[verb].lexeme.lemma
    guard words[verb].lexeme.isInfinitive, other == verb + 1, verb == 0 || lemma == "convidar",
      ToListenerWords.isDoneToPeople(lemma) || ToListenerWords.calling.contains(lemma)
    else { return }
    let rest = words.indices.filter { $0 != verb && $0 != other }
    let isAlone = rest.isEmpty
    guard !isAlone || !ToListenerWords.open.contains(lemma),
      rest.allSatisfy({
        words[$0].lexeme.kind.isTemporal || words[$0].lexeme.kind == .degree
          || ["muito", "aqui", "lá", "ali", "lá fora"].contains(words[$0].lexeme.lemma)
          || isBareNoun(words[$0]) && words[$0].lexeme.namesThing
          || words[$0].lexeme.isInfinitive && $0 == other + 1
            && ["ensinar", "ajudar"].contains(lemma)
      })
    else { return }
    if ToListenerWords.calling.contains(lemma) {
      guard rest.allSatisfy({ words[$0].lexeme.kind.isTemporal }) else { return }
      return words =
        [words[verb].said(by: .first), known("para"), words[other]] + words[(other + 1)...]
    }
    if isAlone, ToListenerWords.tender.contains(lemma) {
      return words = [ownDeed("querer"), words[verb], words[other]]
    }
    var row = [words[verb].said(by: .first), words[other]]
    for index in rest {
      row += link(words[index].lexeme, of: lemma) + [words[index]]
    }
    words = row
  }

  /// What stands before a noun beside whom it is done to.
  private func link(_ word: Lexeme, of verb: String) -> [Constituent] {
    guard word.wordClass == .noun, !word.kind.isTemporal else { return [] }
    if verb == "convidar" { return [known("para"), article] }
    if verb == "levar" || verb == "acompanhar" {
      return word.lemma == "casa" ? [known("para")] : [known("a"), article]
    }
    if KindSet.places.contains(word.kind) || word.kind == .furniture
      || BareNounWords.parts.contains(word.lemma)
    {
      return word.lemma == "casa" ? [known("em")] : [known("em"), article]
    }
    return verb == "ajudar" ? [known("com"), article] : []
  }

  /// *Menino / empurrar / recreio, colega / xingar / escola*: what hurts somebody hurts the speaker where no other is named.
  private func sufferThere(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words[0].lexeme.isHuman, isBareNoun(words[0]),
      !PortugueseCallWords.carers.contains(words[0].lexeme.lemma),
      LaidBesideWords.harming.contains(words[1].lexeme.lemma),
      words.count > 2,
      words.dropFirst(2).allSatisfy({
        $0.lexeme.kind.isTemporal || AskedWords.spells.contains($0.lexeme.lemma)
          || $0.lexeme.kind == .place && isBareNoun($0)
      })
    else { return }
    words.insert(Constituent(known("eu").lexeme), at: 2)
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }
}

/// Words of such rows.
enum ToListenerWords {
  static let listeners: WordSet = ["você", "tu", "vocês"]
  static let calling: WordSet = ["ligar", "telefonar"]
  /// What one shows with the body.
  static let tender: WordSet = ["abraçar", "beijar", "ver", "encontrar", "conhecer"]
  /// What the other may as well be asked to do.
  static let open: WordSet = [
    "ajudar", "buscar", "levar", "chamar", "ouvir", "escutar", "acompanhar", "esperar", "ver",
    "acordar", "ensinar", "encontrar", "ligar", "telefonar", "carregar", "proteger",
  ]
  private static let treated: WordSet = [
    "visitar", "amar", "adorar", "odiar", "conhecer", "convidar", "perdoar", "desculpar",
    "respeitar", "admirar", "cumprimentar", "parabenizar", "consolar", "defender", "apoiar",
    "entender", "abraçar", "beijar", "avisar", "procurar", "surpreender", "seguir",
  ]
  /// Whether it is mostly done to people.
  static func isDoneToPeople(_ verb: String) -> Bool {
    treated.contains(verb) || open.contains(verb) && !calling.contains(verb)
  }
  /// What is told, given and made for somebody.
  static let given: WordSet = [
    "contar", "mostrar", "dar", "emprestar", "mandar", "enviar", "comprar", "escrever", "entregar",
    "devolver", "explicar", "apresentar", "oferecer", "preparar",
  ]
}
