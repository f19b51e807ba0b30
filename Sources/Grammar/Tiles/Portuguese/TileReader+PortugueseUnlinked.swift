import AACCore

/// Portuguese rows in which the preposition between two nouns, or between what happens and where and why, was not laid:
/// *preço / gasolina / subir, arroz / queimar / panela, não / conseguir / dormir / barulho, festa / sábado / escola, trocar /
/// fralda / bebê* (Cunha & Cintra, chapters 7 and 15, *Adjunto adnominal* and *Preposição*; Bechara, *Complemento nominal*).
extension TileReader {
  /// Puts it in.
  func linkUnlinked(_ words: inout [Constituent]) {
    guard (2...8).contains(words.count) else { return }
    relateToWhole(&words)
    guard words.count > 2 else { return }
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else {
      placeOccasion(&words)
      staySince(&words)
      return
    }
    guard words[verb].lexeme.isInfinitive else { return }
    happenInside(&words, verb)
    blameSound(&words)
    careForHelpless(&words, verb)
  }

  /// *Preço / gasolina, fila / banco, dono / loja*: a noun that names nothing without another (Bechara, *Complemento
  /// nominal*).
  private func relateToWhole(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst().reversed() {
      let (part, whole) = (words[index - 1].lexeme, words[index].lexeme)
      guard part.wordClass == .noun, UnlinkedWords.relational.contains(part.lemma),
        isBareNoun(words[index]), words[index - 1].government == nil,
        !UnlinkedWords.relational.contains(whole.lemma),
        whole.isBeing ? !takesRecipient(words) : whole.namesThing || whole.wordClass == .properNoun,
        index + 1 == words.count || words[index + 1].lexeme.lemma != "de",
        PortugueseNounLinks.link(part, whole, words) == nil
      else { continue }
      let isName = whole.wordClass == .properNoun && variety == .portugueseBrazil
      words.insert(
        contentsOf: [known("de")] + (isName ? [] : whole.isBeing ? before(whole) : [article]),
        at: index)
    }
  }

  private func takesRecipient(_ words: [Constituent]) -> Bool {
    words.contains {
      $0.lexeme.wordClass == .verb && frame(of: $0).slot(.recipient) != nil
    }
  }

  /// *Arroz / queimar / panela, chocolate / derreter / bolso*: where it happens to the thing.
  private func happenInside(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      isBareNoun(words[2]), UnlinkedWords.befalling.contains(words[1].lexeme.lemma),
      case let place = words[2].lexeme, place.lemma != "casa",
      BareNounWords.containers.contains(place.lemma) || BesideWords.containers.contains(place.lemma)
        || place.kind == .room || place.kind == .furniture
        || BareNounWords.surroundings.contains(place.lemma)
    else { return }
    words.insert(contentsOf: [known("em"), article], at: 2)
  }

  /// *Não / conseguir / dormir / barulho*: what keeps one from it (Cunha & Cintra, chapter 15, *Por*).
  private func blameSound(_ words: inout [Constituent]) {
    guard words.count > 3, words[0].lexeme.lemma == "não" || words[1].lexeme.lemma == "não",
      let last = words.last, isBareNoun(last),
      LaidLastWords.causes.contains(last.lexeme.lemma)
        || PartedWords.noises.contains(last.lexeme.lemma),
      case let deed = words[words.count - 2], deed.lexeme.isInfinitive,
      frame(of: deed).slot(.object) == nil,
      ["conseguir", "poder"].contains(words[words.count - 3].lexeme.lemma)
    else { return }
    words.insert(contentsOf: [known("por causa de"), article], at: words.count - 1)
  }

  /// *Trocar / fralda / bebê*: whoever needs it done does not do it.
  private func careForHelpless(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 0, words.count == 3, isBareNoun(words[1]), isBareNoun(words[2]),
      UnlinkedWords.caring.contains(words[0].lexeme.lemma),
      words[1].lexeme.kind == .clothing || words[1].lexeme.kind == .body
        || words[1].lexeme.lemma == "fralda",
      DoerWords.helpless.contains(words[2].lexeme.lemma)
        || PortugueseCallWords.children.contains(words[2].lexeme.lemma)
        || DoerWords.children.contains(words[2].lexeme.lemma)
    else { return }
    words.insert(contentsOf: [known("de"), article], at: 2)
  }

  /// *Festa / sábado / escola, reunião / escola / sexta-feira*: when and where it is.
  private func placeOccasion(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.kind == .event,
      let time = words.indices.dropFirst().first(where: { words[$0].lexeme.kind.isTemporal }),
      case let place = words[3 - time], isBareNoun(place),
      KindSet.places.contains(place.lexeme.kind) || place.lexeme.lemma == "escola"
    else { return }
    let the = place.lexeme.lemma == "casa" ? [] : [article]
    words =
      [words[0], .linking("ser", .third), words[time], known("em")] + the + [place]
  }

  /// *Avô / hospital / desde / segunda-feira*: where somebody has been since.
  private func staySince(_ words: inout [Constituent]) {
    guard words.count > 3, words[0].lexeme.isBeing, isBareNoun(words[0]), isBareNoun(words[1]),
      words[1].lexeme.wordClass == .noun, KindSet.places.contains(words[1].lexeme.kind),
      words[2].lexeme.lemma == "desde" || words[2].lexeme.lemma == "até"
    else { return }
    let the = words[1].lexeme.lemma == "casa" ? [] : [article]
    words.insert(contentsOf: [.linking("estar", .third), known("em")] + the, at: 1)
  }
}

/// Words of such rows.
enum UnlinkedWords {
  /// Nouns that name a side of something else.
  static let relational: WordSet = [
    "preço", "valor", "custo", "fila", "dono", "dona", "cheiro", "gosto", "sabor", "resultado",
    "fim", "final", "começo", "início", "título", "autor", "autora", "tamanho", "peso", "altura",
    "horário", "endereço", "morada", "diretor", "diretora", "gerente", "presidente", "prazo",
    "taxa", "conserto", "reforma", "limpeza", "cor", "prefeito", "síndico", "letra", "filial",
    "entrada", "saída", "porteiro", "vencimento", "validade", "cancelamento", "inscrição",
    "renovação", "lançamento", "inauguração", "abertura", "metade", "borda", "beirada", "esquina",
  ]
  /// What happens to things by themselves.
  static let befalling: WordSet = [
    "queimar", "derreter", "apodrecer", "mofar", "estragar", "azedar", "congelar", "ferver",
    "crescer", "brotar", "florescer", "murchar", "secar", "quebrar", "rasgar", "vazar", "explodir",
    "estourar", "rachar", "molhar", "amassar", "boiar", "flutuar", "afundar",
  ]
  /// What is done for somebody who cannot.
  static let caring: WordSet = [
    "trocar", "lavar", "limpar", "pentear", "escovar", "cortar", "secar", "enxugar", "mudar",
  ]
}
