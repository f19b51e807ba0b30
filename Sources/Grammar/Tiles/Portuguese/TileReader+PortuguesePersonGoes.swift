import AACCore

/// Portuguese rows of somebody, a place and a vehicle, a game and a friend, or what he has and how bad it is, with no verb: *eu / escola /
/// ônibus, mamãe / papai / cinema / sábado, eu / bola / amigo, eu / bicicleta / praça, eu / febre / alta, eu / sujo / tinta* (Bechara,
/// *Elipse*; Cunha & Cintra, chapter 7, *Elipse do predicado*).
extension TileReader {
  /// The clause of such a row with its verb; nil: any other.
  func personGoes(_ tiles: [Constituent]) -> Clause? {
    let who = tiles[0].lexeme
    guard who.lemma == "eu" || who.isHuman && who.wordClass == .noun && isOwnerByName(who),
      tiles.allSatisfy({
        $0.lexeme.wordClass != .verb && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.kind != .question && $0.lexeme.wordClass != .interjection
          && $0.lexeme.lemma != variety.language.plainNegator
      })
    else { return nil }
    if let said = ridesTo(tiles) ?? bothGo(tiles) { return said }
    guard who.lemma == "eu", tiles.count < 5 else { return nil }
    return playsWith(tiles) ?? ridesThere(tiles) ?? hasBadly(tiles) ?? isStained(tiles)
  }

  private func isReached(_ word: Constituent) -> Bool {
    isBareNoun(word) && word.lexeme.wordClass == .noun
      && (word.lexeme.kind == .place || PersonGoesWords.places.contains(word.lexeme.lemma))
  }

  /// *Eu / escola / ônibus, papai / trabalho / carro*: by what one goes there.
  private func ridesTo(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, isReached(tiles[1]), isBareNoun(tiles[2]),
      PersonGoesWords.vehicles.contains(tiles[2].lexeme.lemma)
    else { return nil }
    var vehicle = tiles[2]
    vehicle.lexeme.article = .bare
    return saidWithVerb([tiles[0]], "ir", [tiles[1], known("de"), vehicle])
  }

  /// *Mamãe / papai / cinema / sábado*: the two of them.
  private func bothGo(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 4, tiles[0].lexeme.lemma != "eu", tiles[1].lexeme.isHuman,
      isOwnerByName(tiles[1].lexeme), isReached(tiles[2]), tiles[3].lexeme.kind.isTemporal
    else { return nil }
    return saidWithVerb([tiles[0], tiles[1]], "ir", Array(tiles[2...]))
  }

  // MARK: - What one would like

  /// *Eu / bola / amigo, eu / primo / videogame*: with whom one would like to play.
  private func playsWith(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3,
      let game = tiles.indices.dropFirst().first(where: {
        PersonGoesWords.games.contains(tiles[$0].lexeme.lemma)
      }), case let friend = tiles[3 - game], friend.lexeme.isHuman, isBareNoun(friend)
    else { return nil }
    var played = tiles[game]
    played.lexeme.article = .bare
    played.government = nil
    return saidWithVerb(
      [tiles[0]], "querer",
      [deed("jogar"), played, known("com")] + before(friend.lexeme) + [friend])
  }

  /// *Eu / bicicleta / praça*: where one would like to ride.
  private func ridesThere(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, PersonGoesWords.ridden.contains(tiles[1].lexeme.lemma),
      isReached(tiles[2])
    else { return nil }
    var ridden = tiles[1]
    ridden.lexeme.article = .bare
    return saidWithVerb(
      [tiles[0]], "querer",
      [deed("andar"), known("de"), ridden, known("em"), article, tiles[2]])
  }

  // MARK: - How one is

  /// *Eu / febre / alta, eu / dor / cabeça / forte*: how bad it is.
  private func hasBadly(_ tiles: [Constituent]) -> Clause? {
    guard let how = tiles.last, how.lexeme.wordClass == .adjective,
      PersonGoesWords.pains.contains(tiles[1].lexeme.lemma), isBareNoun(tiles[1]),
      ["alto", "forte", "fraco", "terrível", "horrível", "leve"].contains(how.lexeme.lemma)
    else { return nil }
    var pain = tiles[1]
    pain.lexeme.article = .bare
    if tiles.count == 3 { return saidWithVerb([tiles[0]], "estar", [known("com"), pain, how]) }
    guard pain.lexeme.lemma == "dor", tiles[2].lexeme.kind == .body, isBareNoun(tiles[2]) else {
      return nil
    }
    var part = tiles[2]
    part.lexeme.article = .bare
    return saidWithVerb([tiles[0]], "estar", [known("com"), pain, known("de"), part, how])
  }

  /// *Eu / sujo / tinta*: with what one has got dirty.
  private func isStained(_ tiles: [Constituent]) -> Clause? {
    guard tiles.count == 3, ["sujo", "melado", "lambuzado"].contains(tiles[1].lexeme.lemma),
      isBareNoun(tiles[2]), isStain(tiles[2].lexeme)
    else { return nil }
    var stain = tiles[2]
    stain.lexeme.article = .bare
    let dirty = Lexeme(lemma: tiles[1].lexeme.lemma, wordClass: .adjective, kind: .state)
    return saidWithVerb(
      [tiles[0]], "estar", [Constituent(dirty, tile: tiles[1].tile), known("de"), stain])
  }
}

/// Words of such rows.
private enum PersonGoesWords {
  static let places: WordSet = [
    "escola", "trabalho", "casa", "praia", "parque", "mercado", "creche", "cinema", "igreja",
    "shopping", "hospital", "centro", "feira", "praça", "museu", "zoológico", "circo",
  ]
  static let vehicles: WordSet = [
    "ônibus", "carro", "trem", "metrô", "táxi", "avião", "moto", "van", "bicicleta", "barco",
    "ambulância", "autocarro", "comboio", "Uber",
  ]
  /// What one rides for pleasure.
  static let ridden: WordSet = ["bicicleta", "patins", "skate", "patinete", "cavalo", "triciclo"]
  static let games: WordSet = [
    "bola", "videogame", "xadrez", "dominó", "cartas", "baralho", "dama", "futebol", "basquete",
    "vôlei", "tênis de mesa", "pingue-pongue",
  ]
  /// What one has when one is ill.
  static let pains: WordSet = ["febre", "dor", "tosse", "gripe", "enjoo", "alergia"]
}
