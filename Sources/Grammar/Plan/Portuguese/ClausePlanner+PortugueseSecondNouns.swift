import AACCore

/// What a second noun is to the first behind verbs of adorning, shaping and opening, and where a thing lands: *decorar / sala /
/// balão, moldar / vaso / barro, abrir / prenda / avó, bala / grudar / dente / eu* (Bechara, *Regência*; Cunha & Cintra,
/// chapter 7, *Adjunto adnominal*; chapter 15, *Com*, *De* and *Em*).
extension ClausePlanner {
  /// Puts in what is said between them.
  func settleSecondNouns(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    nameHurt(&clause, verb)
    landOn(&clause, verb)
    guard clause.complements.count > 1 else { return }
    countTreats(&clause, verb)
    keepHome(&clause, verb)
    for place in clause.complements.indices.dropFirst().reversed()
    where clause.complements.indices.contains(place) {
      adorn(&clause, verb, place)
      shape(&clause, verb, place)
      openFrom(&clause, verb, place)
      recordFor(&clause, verb, place)
      ownVoice(&clause, verb, place)
      applyTo(&clause, verb, place)
    }
  }

  // MARK: - Qualities that are nouns

  /// *Assoprar / machucado*: what is treated is the sore, and not how somebody is.
  private func nameHurt(_ clause: inout Clause, _ verb: String) {
    guard SecondNounWords.treating.contains(verb),
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "machucado" }),
      clause.complements[place].lexeme.wordClass == .adjective,
      place == 0 || clause.complements[place - 1].lexeme.isDeterminerLike
    else { return }
    var sore = Lexeme(lemma: "machucado", wordClass: .noun, kind: .illness)
    sore.gender = .masculine
    sore.countability = .count
    clause.complements[place].lexeme = sore
    if place == 0, clause.complements[0].government == nil,
      frames[verb].slot(.object)?.preposition == nil, verb != "ter", verb != "fazer"
    {
      insert(["o"], at: 0, in: &clause)
    }
  }

  /// *Comer / muito / doce / festa*: so many of them, and nothing that is very sweet.
  private func countTreats(_ clause: inout Clause, _ verb: String) {
    guard SecondNounWords.getting.contains(verb) else { return }
    if SecondNounWords.treats.contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .adjective,
      clause.complements[1].lexeme.wordClass == .adjective,
      !clause.complements[1].lexeme.kind.isSmall
    {
      // Comer / gelado / enorme.
      clause.complements[0] = WordSorter.noun(clause.complements[0])
      clause.complements[0].lexeme.gender = .masculine
    }
    for place in clause.complements.indices.dropFirst()
    where SecondNounWords.treats.contains(clause.complements[place].lexeme.lemma)
      && clause.complements[place].lexeme.wordClass == .adjective
      && SecondNounWords.amounts.contains(clause.complements[place - 1].lexeme.lemma)
    {
      if place > 1, clause.complements[place - 2].lexeme.wordClass == .noun { continue }
      if place + 1 < clause.complements.count,
        KindSet.edible.contains(clause.complements[place + 1].lexeme.kind)
      {
        continue
      }
      clause.complements[place] = WordSorter.noun(clause.complements[place])
      clause.complements[place].lexeme.gender = .masculine
    }
  }

  /// *Pintar / nosso / casa*: the house that is somebody's is what is painted, and not where.
  private func keepHome(_ clause: inout Clause, _ verb: String) {
    guard SecondNounWords.homing.contains(verb), clause.complements[1].lexeme.lemma == "casa"
    else { return }
    let before = clause.complements[0].lexeme
    if [.possessive, .demonstrative].contains(before.kind) || ["o", "a"].contains(before.lemma) {
      clause.complements[1].government = Government(preposition: nil, article: nil)
    } else if SecondNounWords.painting.contains(verb),
      BesideOfWords.fixtures.contains(before.lemma)
    {
      // Pintar / parede / casa.
      put(["de", "o"], at: 1, &clause)
    }
  }

  // MARK: - With what, of what

  /// *Decorar / sala / balão, encher / caixa / livro*: with so many of them (Bechara, *Regência: encher*).
  private func adorn(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard let link = SecondNounWords.adorning[verb], isBare(place, clause),
      clause.complements[place - 1].lexeme.wordClass == .noun
        || clause.complements[place - 1].lexeme.wordClass == .adjective,
      case let thing = clause.complements[place].lexeme, thing.wordClass == .noun,
      !SecondNounWords.inflated.contains(clause.complements[place - 1].lexeme.lemma),
      !thing.isBeing, SecondNounWords.adornments.contains(thing.kind),
      SecondNounWords.adorned.contains(clause.complements[0].lexeme.kind),
      !BesideWords.materials.contains(thing.lemma),
      !MeaningWords.tools.contains(MeaningWords.base(of: thing))
    else { return }
    guard link == "com" || thing.countability == .count else { return }
    if thing.number != .plural, thing.countability == .count {
      makePlural(&clause.complements[place])
    }
    clause.complements[place].lexeme.article = .bare
    put([link], at: place, &clause)
  }

  /// *Moldar / vaso / barro, costurar / boneca / pano*: one that is made of it; *lixar / prateleira / madeira*: the one that is.
  private func shape(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let isMade = SecondNounWords.shaping.contains(verb)
    guard isMade || SecondNounWords.finishing.contains(verb), isBare(place, clause),
      isBare(place - 1, clause),
      case let material = clause.complements[place].lexeme, material.wordClass == .noun,
      material.kind == .material || BesideWords.materials.contains(material.lemma)
        || SecondNounWords.materials.contains(material.lemma),
      isMade || SecondNounWords.hard.contains(material.lemma),
      case let thing = clause.complements[place - 1].lexeme, thing.wordClass == .noun,
      thing.kind != .material
    else { return }
    clause.complements[place].lexeme.article = .bare
    put(["de"], at: place, &clause)
    guard isMade, thing.number != .plural, thing.countability != .mass else { return }
    put(["um"], at: place - 1, &clause)
  }

  /// *Abrir / prenda / avó*: from whom it came.
  private func openFrom(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard SecondNounWords.opening.contains(verb), isBare(place, clause),
      SecondNounWords.parcels.contains(clause.complements[place - 1].lexeme.lemma),
      case let sender = clause.complements[place].lexeme, sender.isHuman,
      sender.wordClass == .noun || sender.wordClass == .properNoun
    else { return }
    let isName = sender.wordClass == .properNoun && sender.article == .bare
    put(isName ? ["de"] : ["de", "o"], at: place, &clause)
  }

  /// *Gravar / áudio / mamãe*: for whom it is.
  private func recordFor(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard verb == "gravar", isBare(place, clause), !clause.isLaid,
      ["áudio", "mensagem", "recado"].contains(clause.complements[place - 1].lexeme.lemma),
      case let whom = clause.complements[place].lexeme, whom.isHuman,
      whom.wordClass == .noun || whom.wordClass == .properNoun
    else { return }
    let isName = whom.article == .bare || BesideWords.ownKin.contains(whom.lemma)
    put(isName ? ["para"] : ["para", "o"], at: place, &clause)
  }

  // MARK: - Whose, and on whom

  /// *Gravar / voz / eu, ler / nome / eu*: a voice and a name are always somebody's.
  private func ownVoice(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let owner = clause.complements[place]
    guard SecondNounWords.personal.contains(clause.complements[place - 1].lexeme.lemma),
      SecondNounWords.perceiving.contains(verb), isBare(place - 1, clause),
      owner.lexeme.wordClass == .pronoun, owner.lexeme.kind == .person,
      clause.subject.allSatisfy({ $0.lexeme.lemma != owner.lexeme.lemma })
    else { return }
    own(place - 1, by: owner, &clause)
  }

  /// *Pôr / curativo / joelho / eu*: on the part of whom it is said of.
  private func applyTo(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard OwnedWords.applying.contains(verb), place > 1, isBare(place - 1, clause),
      clause.complements[place - 1].lexeme.kind == .body,
      clause.complements[place - 1].lexeme.wordClass == .noun,
      clause.complements[place - 2].lexeme.wordClass == .noun,
      clause.complements[place - 2].lexeme.kind != .body,
      case let owner = clause.complements[place], owner.lexeme.wordClass == .pronoun,
      owner.lexeme.kind == .person, !WordJoiner.clitics.contains(owner.lexeme.lemma)
    else { return }
    own(place - 1, by: owner, &clause)
    insert(["em"], at: place - 1, in: &clause)
  }

  /// Says of a noun whose it is by the pronoun that was chosen right behind it.
  private func own(_ place: Int, by owner: Constituent, _ clause: inout Clause) {
    guard let mine = Possessives.word(for: owner.lexeme, tile: owner.tile) else { return }
    clause.complements[place].government = nil
    clause.complements.remove(at: place + 1)
    let isBehind = ["dele", "dela", "deles", "delas"].contains(mine.lexeme.lemma)
    clause.complements.insert(mine, at: isBehind ? place + 1 : place)
    if isBehind { insert(["o"], at: place, in: &clause) }
  }

  /// *Areia / entrar / olho / eu, chiclete / grudar / cabelo*: a thing gets onto or into a part of somebody or a garment.
  private func landOn(_ clause: inout Clause, _ verb: String) {
    guard SecondNounWords.landing.contains(verb), isBare(0, clause),
      clause.complements.count < 3, !clause.subject.isEmpty,
      clause.subject.allSatisfy({ !$0.lexeme.isHuman && $0.lexeme.kind != .body })
        && clause.subject.contains(where: { $0.lexeme.wordClass == .noun }),
      case let part = clause.complements[0].lexeme, part.wordClass == .noun,
      part.kind == .body || part.kind == .clothing
    else { return }
    if clause.complements.count == 2 {
      let owner = clause.complements[1].lexeme
      if owner.wordClass == .pronoun, owner.kind == .person {
        guard !WordJoiner.clitics.contains(owner.lemma) else { return }
        own(0, by: clause.complements[1], &clause)
        return insert(["em"], at: 0, in: &clause)
      }
      if owner.isBeing, isBare(1, clause) {
        let isName = owner.wordClass == .properNoun && owner.article == .bare
        put(isName ? ["de"] : ["de", "o"], at: 1, &clause)
      } else if owner.wordClass == .noun, !owner.kind.isTemporal {
        return
      }
    }
    put(["em", "o"], at: 0, &clause)
  }

  // MARK: - Rather than, and names of countries

  /// *Gostar / mais / de / gelado / que / bolo, adorar / mais / verão / que / inverno*: the same as where the small words were left
  /// out (Bechara, *Orações comparativas*).
  func likeRatherChosen(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, SecondNounWords.liking.contains(verb),
      clause.complements.count > 3
    else { return }
    if verb != "gostar" || !shortenLiking(&clause) { likeMore(&clause) }
  }

  /// What was chosen between two things that are liked, taken out again; false where more is said of them.
  private func shortenLiking(_ clause: inout Clause) -> Bool {
    guard
      ["mais", "menos"].contains(clause.complements[0].lexeme.lemma),
      let than = clause.complements.firstIndex(where: {
        ["que", "do que"].contains($0.lexeme.lemma)
      }), than > 1
    else { return false }
    let isNamed = { (word: Constituent) in word.lexeme.lemma != "de" }
    let asNoun = { (word: Constituent) in
      SecondNounWords.treats.contains(word.lexeme.lemma) ? WordSorter.noun(word) : word
    }
    let first = clause.complements[1..<than].filter(isNamed).map(asNoun)
    let second = clause.complements[(than + 1)...].filter(isNamed).map(asNoun)
    guard first.count == 1, second.count == 1,
      first[0].lexeme.isNominal == second[0].lexeme.isNominal,
      [first[0], second[0]].allSatisfy({
        $0.lexeme.isNominal || $0.lexeme.isInfinitive || $0.lexeme.kind == .color
      })
    else { return false }
    if let own = first[0].tile {
      clause.joins[own] = clause.complements[1..<than].compactMap(\.tile)
    }
    if let own = second[0].tile {
      clause.joins[own] = clause.complements[than...].compactMap(\.tile)
    }
    clause.complements = [clause.complements[0], first[0], second[0]]
    return true
  }

  /// *Adorar / mais / verão / que / inverno*: a season is liked too, and compared with *do que*.
  private func likeMore(_ clause: inout Clause) {
    guard let degree = clause.complements.firstIndex(where: { $0.lexeme.lemma == "mais" }),
      degree + 3 < clause.complements.count, let than = lexicon.known("do que")
    else { return }
    if clause.complements[degree + 1].lexeme.lemma == "de", degree + 4 < clause.complements.count,
      ["que", "do que"].contains(clause.complements[degree + 3].lexeme.lemma),
      isBare(degree + 4, clause) || clause.complements[degree + 4].lexeme.wordClass == .noun
    {
      // Gostar / mais / de / sorvete / que / bolo.
      clause.complements[degree + 3].lexeme = than
      return insert(["de"], at: degree + 4, in: &clause)
    }
    if clause.verb?.lexeme.lemma == "gostar",
      clause.complements[degree + 1].lexeme.isDeterminerLike,
      let other = clause.complements.lastIndex(where: {
        ["que", "do que"].contains($0.lexeme.lemma)
      }), other > degree + 1, other + 1 < clause.complements.count
    {
      // Gostar / mais / este / blusa / que / aquele.
      clause.complements[other].lexeme = than
      if clause.complements[other + 1].lexeme.lemma != "de" {
        insert(["de"], at: other + 1, in: &clause)
      }
      return
    }
    guard ["que", "do que"].contains(clause.complements[degree + 2].lexeme.lemma) else { return }
    clause.complements[degree + 2].lexeme = than
    for place in [degree + 3, degree + 1]
    where clause.complements[place].lexeme.wordClass == .noun
      && clause.complements[place].lexeme.kind.isTemporal
    {
      let article = clause.complements[place].lexeme.kind == .weekday ? [] : ["o"]
      clause.complements[place].lexeme.kind = .idea
      insert(article, at: place, in: &clause)
    }
  }

  /// *Regressar / de / França*: in Portugal some countries have no article (Cunha & Cintra, chapter 9, *Nomes geográficos*).
  func nameCountries(_ clause: inout Clause) {
    guard clause.variety == .portuguesePortugal else { return }
    for index in clause.complements.indices
    where SecondNounWords.countries.contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.wordClass == .properNoun
    {
      if index > 0, clause.complements[index - 1].lexeme.isDeterminerLike { continue }
      clause.complements[index].lexeme.article = .bare
    }
  }
}

/// Words of what is adorned, shaped and opened.
private enum SecondNounWords {
  /// What things are of that are finished so.
  static let hard: WordSet = [
    "madeira", "pedra", "mármore", "metal", "ferro", "bronze", "prata", "ouro", "vidro", "couro",
    "latão", "cobre", "aço", "alumínio", "granito", "gesso",
  ]
  /// What is done to a thing of wood and stone.
  static let finishing: WordSet = ["lixar", "envernizar", "polir", "serrar", "encerar", "lustrar"]
  static let liking: WordSet = ["gostar", "adorar", "preferir", "odiar", "detestar"]
  /// What is done to a sore.
  static let treating: WordSet = [
    "assoprar", "soprar", "lavar", "limpar", "beijar", "ver", "olhar", "mostrar", "tratar",
    "coçar", "cobrir", "examinar", "secar", "tampar", "tapar", "proteger", "ter", "fazer",
    "apertar", "cutucar", "molhar", "desinfetar", "enfaixar",
  ]
  /// Verbs of eating and getting.
  static let getting: WordSet = [
    "comer", "comprar", "ganhar", "querer", "ter", "trazer", "dar", "pedir", "fazer", "provar",
    "levar", "evitar", "vender", "preparar",
  ]
  static let treats: WordSet = ["doce", "salgado", "gelado", "assado", "frito"]
  static let amounts: WordSet = [
    "muito", "pouco", "bastante", "demasiado", "tanto", "mais", "menos", "muitos", "poucos",
    "bastantes", "demasiados", "tantos", "vários", "alguns",
  ]
  static let painting: WordSet = ["pintar", "desenhar"]
  /// What is done to a house, though it could be done in one.
  static let homing: WordSet = painting.union([
    "reformar", "decorar", "arrumar", "limpar", "construir",
  ])
  /// What one adorns and fills with.
  static let adorning = [
    "decorar": "com", "enfeitar": "com", "ornamentar": "com", "adornar": "com", "encher": "de",
  ]
  static let adornments = KindSet(.toy, .thing, .nature, .plant, .food, .book, .clothing)
  /// What is adorned and filled, and not learnt by heart or blown up.
  static let adorned = KindSet(
    .room, .home, .place, .furniture, .plant, .food, .clothing, .vehicle, .event, .nature, .dish,
    .device, .thing, .body, .possessive)
  static let shaping: WordSet = [
    "moldar", "modelar", "esculpir", "costurar", "coser", "crochetar", "tricotar", "talhar",
  ]
  static let materials: WordSet = [
    "argila", "barro", "pano", "feltro", "gesso", "plástico", "bambu", "palha", "couro", "metal",
    "ferro", "vidro", "cera", "sabão", "isopor", "algodão", "fimo", "mármore", "gelo",
  ]
  static let opening: WordSet = ["abrir", "desembrulhar"]
  /// What is filled with air.
  static let inflated: WordSet = ["pneu", "bola", "balão", "boia", "bexiga", "colchão"]
  /// What one gets from somebody closed.
  static let parcels: WordSet = [
    "presente", "prenda", "carta", "envelope", "encomenda", "pacote", "embrulho", "mensagem",
    "e-mail", "email", "postal", "cartão-postal", "telegrama",
  ]
  /// What is always somebody's.
  static let personal: WordSet = [
    "voz", "nome", "sobrenome", "apelido", "letra", "risada", "gargalhada", "choro", "tosse",
    "respiração", "assinatura", "altura", "peso", "temperatura", "idade", "sotaque",
  ]
  /// What is done to it without giving it.
  static let perceiving: WordSet = [
    "gravar", "ouvir", "escutar", "ler", "medir", "imitar", "reconhecer", "entender",
    "compreender", "corrigir", "verificar", "controlar", "escrever", "anotar", "esquecer", "saber",
    "errar", "copiar", "conferir", "registrar", "registar", "filmar", "chamar", "gritar",
    "confundir", "decorar", "estranhar", "elogiar", "soletrar", "falsificar",
  ]
  /// What a thing does as it gets onto somebody.
  static let landing: WordSet = [
    "grudar", "colar", "cair", "entrar", "pousar", "espirrar", "pingar", "respingar", "bater",
    "encostar", "agarrar", "prender", "enroscar", "escorrer", "subir", "grudar-se", "colar-se",
    "agarrar-se", "prender-se", "enroscar-se",
  ]
  /// Countries and continents that Portugal says without the article behind a preposition.
  static let countries: WordSet = ["França", "Espanha", "Inglaterra", "Itália", "África"]
}
