import AACCore

/// Portuguese rows of three nouns of which the last is a person or a part of the body: *anel / dedo / mamãe, mosca / sopa / vovô, picada /
/// abelha / braço, consulta / pediatra / bebê, exame / sangue / vovó* (Cunha & Cintra, chapter 7, *Adjunto adnominal*, chapter 13,
/// *Verbos impessoais*; Bechara, *Elipse*).
extension TileReader {
  /// The clause of such a row with its verb; nil: any other.
  func saidOnBody(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, tiles[1...].allSatisfy({ isBareNoun($0) || $0.lexeme.lemma == "eu" })
    else { return nil }
    return isWorn(tiles) ?? isFoundThere(tiles) ?? hurtsThere(tiles) ?? isTreated(tiles)
  }

  /// *Dedo da mamãe, meu sapato*: what stands before somebody's thing.
  private func owned(_ thing: Constituent, by owner: Constituent) -> [Constituent]? {
    if owner.lexeme.lemma == "eu" {
      return Possessives.word(for: owner.lexeme, tile: owner.tile).map { [article, $0, thing] }
    }
    guard owner.lexeme.isBeing else { return nil }
    let who = owner.lexeme.isHuman ? before(owner.lexeme) : [article]
    return [article, thing, known("de")] + who + [owner]
  }

  /// *Anel / dedo / mamãe, chapéu / cabeça / palhaço*: on whom it is.
  private func isWorn(_ tiles: [Constituent]) -> Clause? {
    guard OnBodyWords.worn.contains(tiles[0].lexeme.lemma), tiles[1].lexeme.kind == .body,
      let there = owned(tiles[1], by: tiles[2])
    else { return nil }
    return saidWithVerb([tiles[0]], "estar", [known("em")] + there)
  }

  /// *Mosca / sopa / vovô, pedra / sapato / eu*: what there is where it should not be.
  private func isFoundThere(_ tiles: [Constituent]) -> Clause? {
    guard variety == .portugueseBrazil, OnBodyWords.found.contains(tiles[0].lexeme.lemma),
      KindSet.edible.contains(tiles[1].lexeme.kind) || tiles[1].lexeme.kind == .clothing
        || tiles[1].lexeme.kind == .body,
      let there = owned(tiles[1], by: tiles[2])
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = Constituent.linking("ter", .third)
    clause.verb?.lexeme.kind = .action
    let isMass = ["areia", "sangue", "cabelo", "terra", "lama"].contains(tiles[0].lexeme.lemma)
    var thing = tiles[0]
    if isMass { thing.lexeme.article = .bare }
    clause.complements = (isMass ? [] : [known("um")]) + [thing, known("em")] + there
    return clause
  }

  /// *Picada / abelha / braço, queimadura / sol / costas*: what one has there, and of what.
  private func hurtsThere(_ tiles: [Constituent]) -> Clause? {
    guard OnBodyWords.injuries.contains(tiles[0].lexeme.lemma),
      tiles[1].lexeme.kind == .animal || OnBodyWords.causes.contains(tiles[1].lexeme.lemma),
      tiles[2].lexeme.kind == .body
    else { return nil }
    var cause = tiles[1]
    cause.lexeme.article = .bare
    var clause = Clause(variety: variety)
    clause.verb = ownDeed("ter")
    clause.complements = [
      known("um"), tiles[0], known("de"), cause, known("em"), article, tiles[2],
    ]
    return clause
  }

  /// *Consulta / pediatra / bebê, exame / sangue / vovó*: who has it, with whom and of what.
  private func isTreated(_ tiles: [Constituent]) -> Clause? {
    guard ["consulta", "exame", "cirurgia", "operação"].contains(tiles[0].lexeme.lemma),
      let who = tiles.indices.last(where: {
        tiles[$0].lexeme.isHuman && !MeaningWords.services.contains(tiles[$0].lexeme.lemma)
      }), who > 0, case let other = tiles[3 - who]
    else { return nil }
    var visit = tiles[0]
    visit.lexeme.article = .bare
    if visit.lexeme.lemma == "consulta" {
      guard MeaningWords.services.contains(other.lexeme.lemma) else { return nil }
      return saidWithVerb([tiles[who]], "ter", [visit, known("com"), article, other])
    }
    if visit.lexeme.lemma == "exame" {
      guard ["sangue", "urina", "vista", "fezes"].contains(other.lexeme.lemma) else { return nil }
      var kind = other
      kind.lexeme.article = .bare
      return saidWithVerb([tiles[who]], "ter", [visit, known("de"), kind])
    }
    guard other.lexeme.kind == .body else { return nil }
    return saidWithVerb([tiles[who]], "ter", [visit, known("em"), article, other])
  }
}

/// Words of such rows.
private enum OnBodyWords {
  static let worn: WordSet = [
    "fita", "relógio", "anel", "óculos", "chapéu", "brinco", "colar", "pulseira", "boné",
    "curativo", "aliança", "máscara", "gesso", "band-aid", "laço", "touca",
  ]
  /// What is where it should not be.
  static let found: WordSet = [
    "mosca", "cabelo", "pedra", "areia", "bicho", "formiga", "mosquito", "espinho", "barata",
    "sangue", "terra", "lama", "aranha", "farpa", "pedrinha",
  ]
  static let injuries: WordSet = [
    "mordida", "picada", "queimadura", "arranhão", "ferida", "bolha", "alergia",
  ]
  static let causes: WordSet = ["sol", "água-viva", "fogo", "ferro", "planta", "panela"]
}
