import AACCore

/// Portuguese rows of nothing but nouns: *sapato / papai, celular / quarto, celular / mamãe / quarto, sapato / eu, nome /
/// cachorro* (Cunha & Cintra, chapter 7, *Adjunto adnominal* and *Predicado nominal*; Bechara, *Elipse*).
extension TileReader {
  /// Says whose a thing is and where it is.
  func relateNouns(_ words: inout [Constituent]) {
    guard (2...4).contains(words.count),
      words.dropFirst().dropLast().allSatisfy({ isBareNoun($0) }), isBareNoun(words[0]),
      let last = words.last
    else { return }
    if words.count == 2, last.lexeme.lemma == "eu" { return claimThing(&words) }
    if words.count > 2, last.lexeme.wordClass == .adjective {
      return describePet(&words)
    }
    guard isBareNoun(last) else { return }
    if words.count == 3, belongs(words[0].lexeme, to: words[1].lexeme),
      let there = whereabouts(of: words[0].lexeme, at: last.lexeme)
    {
      words = [words[0], known("de")] + before(words[1].lexeme) + [words[1]] + there + [last]
      return
    }
    guard words.count == 2 else { return }
    if belongs(words[0].lexeme, to: last.lexeme) {
      words.insert(contentsOf: [known("de")] + before(last.lexeme), at: 1)
    } else if isPiece(words[0].lexeme, of: last.lexeme) {
      words.insert(contentsOf: [known("de"), article], at: 1)
    } else if let there = whereabouts(of: words[0].lexeme, at: last.lexeme) {
      words.insert(contentsOf: there, at: 1)
    } else if [.furniture, .room].contains(words[0].lexeme.kind),
      [.toy, .book, .device, .clothing].contains(last.lexeme.kind),
      let there = whereabouts(of: last.lexeme, at: words[0].lexeme)
        ?? (words[0].lexeme.kind == .furniture
          ? [.linking("estar", .third), known("em"), article] : nil)
    {
      // Mesa / livro: the place was chosen first.
      words = [last] + there + [words[0]]
    } else if let there = happening(words[0].lexeme, at: last.lexeme) {
      words = there.verb + [words[0]] + [known("em"), article, last]
      if there.isBare { words[there.verb.count].lexeme.article = .bare }
    }
  }

  /// A noun or a name of no time that nothing governs.
  func isBareNoun(_ word: Constituent) -> Bool {
    word.lexeme.namesSomething && word.government == nil
  }

  /// Whether it names a thing that nothing governs.
  func isPlainThing(_ word: Constituent) -> Bool {
    word.lexeme.namesThing && word.government == nil
  }

  /// What is said before somebody: *a mamãe, meu irmão, Ana*.
  func before(_ who: Lexeme) -> [Constituent] {
    guard who.wordClass == .noun else { return [] }
    let isOwn =
      BesideWords.ownKin.contains(who.lemma) || ["amigo", "amiga"].contains(who.lemma)
    return [isOwn ? known("meu") : article]
  }

  /// Somebody who owns things and is spoken of by the name: *mamãe, irmão, Ana, bebê*.
  func isOwnerByName(_ word: Lexeme) -> Bool {
    guard word.isHuman, !MeaningWords.services.contains(word.lemma) else { return false }
    return word.wordClass == .properNoun
      || word.wordClass == .noun
        && (PortionWords.isKin(word.lemma) || PortugueseCallWords.called(word.lemma)
          || PortugueseCallWords.children.contains(word.lemma)
          || BesideWords.ownKin.contains(word.lemma) || BareNounWords.near.contains(word.lemma))
  }

  /// *Sapato / papai, casa / vovó, aniversário / mamãe, nome / cachorro*.
  func belongs(_ thing: Lexeme, to owner: Lexeme) -> Bool {
    guard thing.wordClass == .noun else { return false }
    if thing.lemma == "nome", owner.isBeing { return true }
    if owner.kind == .animal, BesideWords.partsOfBeings.contains(thing.lemma) { return true }
    guard isOwnerByName(owner) else { return false }
    if thing.isBeing { return BareNounWords.pets.contains(thing.lemma) }
    if BareNounWords.owned.contains(thing.lemma) || MeaningWords.homes.contains(thing.lemma) {
      return true
    }
    switch thing.kind {
    case .clothing, .toy, .vehicle, .device, .book, .body, .furniture, .instrument, .thing:
      return thing.lemma != "dente" || !PortugueseCallWords.carers.contains(owner.lemma)
    default: return false
    }
  }

  /// *Porta / quarto, chave / carro, senha / internet*: what a thing is of.
  func isPiece(_ part: Lexeme, of whole: Lexeme) -> Bool {
    guard part.wordClass == .noun, whole.wordClass == .noun, !whole.isBeing else { return false }
    if PortugueseRowWords.compounds[part.lemma]?.contains(whole.lemma) == true { return false }
    if BareNounWords.worn.contains(part.lemma), ["escola", "trabalho"].contains(whole.lemma) {
      return true
    }
    if BareNounWords.pieces.contains(part.lemma), !BareNounWords.pieces.contains(whole.lemma) {
      switch whole.kind {
      case .thing, .device, .clothing, .toy, .book, .furniture, .vehicle, .instrument, .room, .home,
        .game:
        return true
      default: break
      }
    }
    switch whole.kind {
    case .room, .home, .vehicle: return BareNounWords.parts.contains(part.lemma)
    case .device, .media: return part.lemma == "senha" || part.lemma == "bateria"
    default: return false
    }
  }

  /// *Está no, está na*: where a thing or an animal is; nil where it is not told to be there.
  private func whereabouts(of figure: Lexeme, at ground: Lexeme) -> [Constituent]? {
    guard figure.wordClass == .noun, ground.wordClass == .noun, !ground.isBeing,
      PortugueseRowWords.compounds[figure.lemma]?.contains(ground.lemma) != true,
      !BareNounWords.parts.contains(figure.lemma)
        || figure.lemma == "chave" && BareNounWords.bags.contains(ground.lemma),
      !BareNounWords.worn.contains(figure.lemma)
    else { return nil }
    let isInside =
      BesideWords.containers.contains(ground.lemma)
      || BareNounWords.containers.contains(ground.lemma)
    let isThere: Bool
    switch figure.kind {
    case .toy, .book, .thing, .device, .clothing, .instrument, .medicine:
      isThere = isInside || KindSet.places.contains(ground.kind)
    case .vehicle:
      isThere =
        KindSet.places.contains(ground.kind) && ground.lemma != "escola"
        || BareNounWords.surroundings.contains(ground.lemma)
    case .food, .drink, .dish, .meal: isThere = isInside && ground.kind != .vehicle
    case .animal: isThere = BareNounWords.surroundings.contains(ground.lemma)
    default: isThere = false
    }
    guard isThere, figure.lemma != ground.lemma else { return nil }
    return [.linking("estar", .third), known("em")] + (ground.lemma == "casa" ? [] : [article])
  }

  /// *Acidente / rua, barulho / cozinha*: what has happened or is going on there (Bechara, *Verbos impessoais*).
  private func happening(
    _ event: Lexeme, at place: Lexeme
  ) -> (verb: [Constituent], isBare: Bool)? {
    let isMishap = BareNounWords.mishaps.contains(event.lemma)
    guard isMishap || PartedWords.noises.contains(event.lemma),
      KindSet.places.contains(place.kind), place.wordClass == .noun
    else { return nil }
    var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    verb.lexeme.kind = .action
    guard isMishap else { return ([verb], true) }
    verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return ([verb, known("um")], false)
  }

  /// *Sapato / eu*: the speaker's own.
  private func claimThing(_ words: inout [Constituent]) {
    let thing = words[0].lexeme
    guard thing.namesThing || BareNounWords.pets.contains(thing.lemma),
      let mine = Possessives.word(for: words[1].lexeme, tile: words[1].tile, in: variety)
    else { return }
    switch thing.kind {
    case .clothing, .toy, .vehicle, .device, .book, .furniture, .instrument, .thing, .animal:
      words = [mine, words[0]]
    default: return
    }
  }

  /// *Cachorro / vovó / doente*: how somebody's animal is.
  private func describePet(_ words: inout [Constituent]) {
    guard words.count == 3, BareNounWords.pets.contains(words[0].lexeme.lemma),
      isOwnerByName(words[1].lexeme), words[2].lexeme.kind.isPassing
    else { return }
    words =
      [words[0], known("de")] + before(words[1].lexeme) + [words[1]]
      + [.linking("estar", .third), words[2]]
  }

  /// *Cachorro / vizinho / latir*: whose animal does so.
  func ownDoer(_ words: inout [Constituent]) {
    guard words.count == 3 || words.count == 4 && words[3].lexeme.kind.isTemporal,
      BareNounWords.pets.contains(words[0].lexeme.lemma),
      isBareNoun(words[1]), isOwnerByName(words[1].lexeme), words[2].lexeme.isInfinitive,
      BareNounWords.animalDeeds.contains(words[2].lexeme.lemma)
    else { return }
    words.insert(contentsOf: [known("de")] + before(words[1].lexeme), at: 1)
  }
}

extension Lexeme {
  /// Whether it is a noun or a name of no time.
  fileprivate var namesSomething: Bool {
    (wordClass == .noun || wordClass == .properNoun) && !kind.isTemporal
  }
}

/// Words of rows of nothing but nouns.
enum BareNounWords {
  /// Animals that are somebody's.
  static let pets: WordSet = [
    "cachorro", "cachorra", "cão", "gato", "gata", "cachorrinho", "gatinho", "passarinho",
    "papagaio", "coelho", "hamster", "tartaruga", "cavalo", "periquito",
  ]
  static let animalDeeds: WordSet = [
    "latir", "ladrar", "miar", "fugir", "morrer", "sumir", "dormir", "desaparecer", "adoecer",
  ]
  /// People whose things one speaks of.
  static let near: WordSet = [
    "vizinho", "vizinha", "namorado", "namorada", "colega", "amigo", "amiga", "chefe", "patrão",
    "mamã", "papá", "mamá", "família", "padrinho", "madrinha",
  ]
  /// What is somebody's, besides things.
  static let owned: WordSet = [
    "aniversário", "nome", "voz", "casamento", "dinheiro", "cama", "lugar", "carteira", "vez",
    "festa", "foto",
  ]
  /// What rooms and cars have, and what opens them.
  static let parts: WordSet = [
    "porta", "janela", "chave", "luz", "teto", "parede", "chão", "roda", "pneu", "portão",
    "senha", "bateria", "ar-condicionado", "tapete", "telhado", "muro", "calha", "piso", "pia",
    "torneira", "ralo", "fechadura", "maçaneta", "campainha", "tomada", "degrau", "corrimão",
  ]
  /// What things have, and what covers, closes and feeds them.
  static let pieces: WordSet = [
    "capa", "capinha", "peça", "película", "tampa", "tampinha", "zíper", "botão", "alça", "cabo",
    "fio",
    "tela", "teclado", "rodinha", "roda", "pneu", "pedal", "guidão", "selim", "volante", "asa",
    "gola", "manga", "cadarço", "sola", "salto", "ponta", "fundo", "canto", "borda", "rótulo",
    "etiqueta", "bico", "pilha", "bateria", "carregador", "antena", "controle", "motor", "freio",
    "assento", "encosto", "joystick", "apoio", "ecrã", "comando", "página", "fecho", "tomada",
    "gaveta", "prateleira", "pé", "perna", "braço", "corda", "cordão", "fivela", "elástico",
    "bolso", "forro", "preço", "tamanho", "cor", "cheiro", "correia", "coleira", "cesta",
    "vidro", "farol", "buzina", "retrovisor", "para-brisa", "porta-malas",
  ]
  /// What is named after where it is worn and used.
  static let worn: WordSet = [
    "roupa", "uniforme", "toalha", "cartão", "bilhete", "passagem", "dinheiro", "lista",
    "conta", "lancheira", "farda", "passe",
  ]
  /// What things are kept in.
  static let containers: WordSet = [
    "bolsa", "carro", "van", "gaveta", "caixa", "bolso", "armário", "carrinho", "saco", "sacola",
    "mala", "carteira", "lancheira", "cofre", "pasta", "panela", "congelador", "freezer",
  ]
  /// What one carries things in.
  static let bags: WordSet = [
    "bolsa", "mochila", "bolso", "sacola", "mala", "carteira", "lancheira", "pasta",
  ]
  /// Where animals and vehicles are out of doors.
  static let surroundings: WordSet = [
    "céu", "mar", "rio", "lago", "árvore", "grama", "relva", "areia", "floresta", "mato",
    "telhado", "gaiola", "aquário", "canil",
  ]
  /// What has happened somewhere.
  static let mishaps: WordSet = [
    "acidente", "incêndio", "enchente", "briga", "assalto", "roubo", "inundação", "explosão",
  ]
}
