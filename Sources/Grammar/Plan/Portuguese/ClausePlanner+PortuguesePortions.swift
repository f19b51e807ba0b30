import AACCore

/// Into how many parts a thing is cut and of how many it is made in Portuguese: *bolo / oito / pedaço, quebra-cabeça / cem / peça* (Cunha &
/// Cintra, chapter 7, *Adjunto adnominal*; chapter 15, *Em*).
extension ClausePlanner {
  /// Puts *em* or *de* between a thing and its parts.
  func partThing(_ clause: inout Clause, _ verb: String) {
    guard let parts = ChosenParts(of: PortionPartWords.any, in: clause.complements) else { return }
    if clause.complements[parts.start - 1].lexeme.lemma == language.placePreposition {
      // Cortar / carne / em / pedaço / pequeno.
      guard PortionPartWords.cutting.contains(verb), !parts.isCounted,
        PortionPartWords.pieces.contains(clause.complements[parts.place].lexeme.lemma)
      else { return }
      if clause.complements[parts.place].lexeme.number != .plural {
        makePlural(&clause.complements[parts.place])
      }
      clause.complements[parts.place].lexeme.article = .bare
      clause.complements[parts.place].government = nil
      return
    }
    guard parts.isOfThing(clause.complements) else { return }
    let part = parts.place
    let lemma = clause.complements[part].lexeme.lemma
    if PortionPartWords.cutting.contains(verb), PortionPartWords.pieces.contains(lemma) {
      let isMany = clause.complements[part].lexeme.number == .plural
      if !isMany, !parts.isCounted { makePlural(&clause.complements[part]) }
      clause.complements[part].government = nil
      clause.complements[part].lexeme.article = .bare
      return link(language.placePreposition, &clause, at: parts.start, to: lemma)
    }
    guard parts.isCounted, PortionPartWords.parts.contains(lemma), !clause.isLaid || part > 2,
      !PortionPartWords.pieces.contains(clause.complements[parts.start - 1].lexeme.lemma),
      parts.isLast(clause.complements)
    else { return }
    link("de", &clause, at: parts.start, to: lemma)
  }

  private func link(
    _ preposition: String, _ clause: inout Clause, at place: Int, to lemma: String
  ) {
    guard let word = lexicon.known(preposition) else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, lemma, preposition))
    clause.complements.insert(Constituent(word), at: place)
  }
}

/// Parts and what is done to get them.
private enum PortionPartWords {
  static let any = pieces.union(parts)
  /// Into what something is cut.
  static let pieces: WordSet = [
    "pedaço", "pedaços", "fatia", "fatias", "rodela", "rodelas", "porção", "porções", "pedacinho",
    "pedacinhos", "metade", "metades", "cubo", "cubos", "parte", "partes", "tira", "tiras",
    "quadrado", "quadrados", "cubinho", "cubinhos",
  ]
  /// Of what something has many.
  static let parts: WordSet = [
    "peça", "página", "cor", "dormitório", "andar", "capítulo", "folha", "jogador", "roda",
    "gaveta", "porta",
  ]
  static let cutting: WordSet = [
    "cortar", "partir", "dividir", "rasgar", "separar", "picar", "quebrar", "repartir", "rachar",
  ]
}
