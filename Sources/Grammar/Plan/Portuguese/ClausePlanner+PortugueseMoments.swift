import AACCore

/// What is said of matches, household work and things carried about where nothing was chosen between the words: *perder a partida por dois
/// gols, passar pano no chão, pôr a mesa para o almoço, levar a escada para a garagem* (Cunha & Cintra, chapters 7 and 15; Bechara,
/// *Regência*).
extension ClausePlanner {
  /// Puts it in.
  func settlePortugueseMoments(_ clause: inout Clause, _ verb: String) {
    switch verb {
    case "ganhar", "perder", "vencer": winBy(&clause)
    case "marcar", "fazer":
      scoreThere(&clause)
      playPart(&clause)
      imagePart(&clause)
    case "tirar": imagePart(&clause)
    case "passar": wipeThere(&clause)
    case "pôr", "arrumar", "preparar": layFor(&clause)
    case "levar", "trazer", "carregar": carryThere(&clause)
    case "precisar": needBoth(&clause)
    case "brincar": playWith(&clause)
    default: break
    }
  }

  /// *Perder / partida / dois / gol*: by how much.
  private func winBy(_ clause: inout Clause) {
    guard clause.complements.count > 2,
      MomentWords.matches.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .numeral,
      MomentWords.points.contains(MeaningWords.base(of: clause.complements[2].lexeme))
    else { return }
    insert(["por"], at: 1, in: &clause)
  }

  /// *Marcar / gol / jogo*: in which match.
  private func scoreThere(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      MomentWords.points.contains(clause.complements[0].lexeme.lemma),
      MomentWords.matches.contains(clause.complements[1].lexeme.lemma), isFree(1, clause)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Fazer / papel / lobo*: whom one plays.
  private func playPart(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "papel",
      clause.complements[1].lexeme.isBeing, isFree(1, clause)
    else { return }
    if clause.complements.count > 2, isFree(2, clause),
      ["peça", "teatro", "filme"].contains(clause.complements[2].lexeme.lemma)
    {
      put(["em", "o"], at: 2, &clause)
    }
    clause.complements[0].lexeme.kind = .idea
    clause.complements[1].lexeme.article = .bare
    put(["de"], at: 1, &clause)
    put(["o"], at: 0, &clause)
  }

  /// *Tirar / raio X / perna*: of which part.
  private func imagePart(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      MomentWords.images.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.kind == .body, isFree(1, clause)
    else { return }
    put(["de", "o"], at: 1, &clause)
    if isFree(0, clause) { put(["um"], at: 0, &clause) }
  }

  /// *Passar / pano / chão*: what is wiped.
  private func wipeThere(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "pano",
      clause.complements[1].lexeme.wordClass == .noun, isFree(1, clause)
    else { return }
    put(["em", "o"], at: 1, &clause)
  }

  /// *Pôr / mesa / almoço*: for which meal.
  private func layFor(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "mesa",
      clause.complements[1].lexeme.kind == .meal, isFree(1, clause)
    else { return }
    put(["para", "o"], at: 1, &clause)
  }

  /// *Levar / escada / garagem, levar / banco / jardim*: where it is brought.
  private func carryThere(_ clause: inout Clause) {
    guard clause.complements.count == 2, isFree(0, clause), isFree(1, clause),
      case let thing = clause.complements[0].lexeme, case let place = clause.complements[1].lexeme,
      thing.kind == .furniture || MomentWords.carried.contains(thing.lemma),
      KindSet.places.contains(place.kind), place.wordClass == .noun, place.article != .bare
    else { return }
    put(["para", "o"], at: 1, &clause)
    clause.complements[0].government = Government(preposition: nil, article: .definite)
  }

  /// *Planta / precisar / luz / água*: the one and the other.
  private func needBoth(_ clause: inout Clause) {
    guard clause.complements.count == 2, let and = lexicon.known("e"),
      clause.complements.allSatisfy({ MomentWords.elements.contains($0.lexeme.lemma) })
    else { return }
    clause.complements[1].government = nil
    clause.complements.insert(Constituent(and), at: 1)
  }

  /// *Brincar / casinha / prima*: with whom.
  private func playWith(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0, isFree(last, clause),
      clause.complements[last].lexeme.isHuman,
      MomentWords.pretended.contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    put(["com"], at: last, &clause)
  }
}

/// Words of such moments.
private enum MomentWords {
  static let matches: WordSet = ["jogo", "partida", "campeonato", "final", "torneio"]
  static let points: WordSet = ["gol", "golo", "ponto", "cesta", "pênalti"]
  static let images: WordSet = [
    "raio X", "raio-X", "radiografia", "ultrassom", "ressonância", "tomografia", "ecografia",
  ]
  static let carried: WordSet = ["escada", "bicicleta", "caixa", "mala", "mochila", "prato"]
  static let elements: WordSet = ["luz", "água", "sol", "ar", "comida", "terra", "calor", "sombra"]
  static let pretended: WordSet = ["casinha", "escolinha", "médico", "loja"]
}
