import AACCore

/// Of what kind, of what and of whom a noun is, by role and in rows that are laid as they are said: *chapéu / palha, colega / trabalho,
/// fantasia / ser / pirata, dentro / gaveta / mesa, cabelo / eu / muito / curto, animal / mais / grande* (Cunha & Cintra, chapter 7,
/// *Adjunto adnominal*, chapter 10, *Comparativos e superlativos anômalos*; Bechara, *Preposição*).
extension ClausePlanner {
  /// Puts in what is said between them.
  func settleKindsByWord(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if verb == "ser", clause.complements.count == 1 { beOfSort(&clause) }
    if verb == "confiar" { trustStrangers(&clause) }
    guard clause.complements.count > 1 else { return }
    for place in clause.complements.indices.dropFirst().reversed()
    where isFree(place, clause) && clause.complements[place - 1].lexeme.wordClass == .noun {
      nameKind(&clause, place)
    }
    lieInPart(&clause)
    ownPartBeforeQuality(&clause)
    gradeInOneWord(&clause)
    furnishHome(&clause)
    if verb == "esquecer-se" || verb == "lembrar-se" { forgetNameOf(&clause) }
  }

  // MARK: - Kinds

  /// *Chapéu / palha, exame / sangue, fábrica / biscoito*: which sort of them it is, without an article (Cunha & Cintra, chapter 9,
  /// *Omissão do artigo*).
  private func nameKind(_ clause: inout Clause, _ place: Int) {
    let head = clause.complements[place - 1].lexeme, sort = clause.complements[place].lexeme
    guard sort.wordClass == .noun else { return }
    let base = MeaningWords.base(of: head)
    if sort.lemma == "infância", sort.number != .plural, KindByWord.remembered.contains(base) {
      return put(["de", "o"], at: place, &clause)
    }
    let isMade =
      KindByWord.works.contains(base) && sort.namesThing && !KindSet.places.contains(sort.kind)
      && sort.kind != .furniture || KindByWord.works.contains(base) && sort.kind == .vehicle
    guard
      isMade || KindByWord.sorts[base]?.contains(sort.lemma) == true || namesOneThing(base, sort)
    else { return }
    if isMade, sort.countability == .count, sort.number != .plural {
      makePlural(&clause.complements[place])
    }
    if sort.lemma == "trabalho" || sort.kind == .weather || KindSet.places.contains(sort.kind) {
      clause.complements[place].lexeme.kind = .idea
    }
    clause.complements[place].lexeme.article = .bare
    if base == "castelo", place + 1 < clause.complements.count, isFree(place + 1, clause),
      KindSet.places.contains(clause.complements[place + 1].lexeme.kind)
    {
      // Fazer / castelo / areia / praia: made there.
      put(["em", "o"], at: place + 1, &clause)
    }
    put(["de"], at: place, &clause)
  }

  /// *Mesa / madeira, férias / verão*: the lexicon knows the two as one noun with *de*, and the second is no place, time, food or
  /// being (Cunha & Cintra, chapter 6, *Compostos*).
  private func namesOneThing(_ base: String, _ sort: Lexeme) -> Bool {
    guard !sort.isBeing, sort.number != .plural, !KindSet.places.contains(sort.kind),
      sort.kind != .furniture, sort.kind != .vehicle, sort.kind != .body, sort.kind != .weather,
      !sort.kind.isTemporal, !KindSet.edible.contains(sort.kind)
    else { return false }
    return lexicon.known("\(base) de \(sort.lemma)")?.wordClass == .noun
  }

  /// *Fantasia / ser / pirata, exame / ser / sangue*: what it shows or is made of.
  private func beOfSort(_ clause: inout Clause) {
    guard let head = clause.subject.last?.lexeme, head.wordClass == .noun,
      case let base = MeaningWords.base(of: head)
    else { return }
    let sort = clause.complements[0].lexeme
    let isShown =
      KindByWord.costumes.contains(base) && sort.wordClass == .noun && sort.isBeing
      && !KindByWord.owners.contains(sort.lemma) && !PortionWords.isKin(sort.lemma)
    let isSquashed =
      KindByWord.squashed.contains(base) && KindByWord.colouredFruits.contains(sort.lemma)
    guard
      isShown && isFree(0, clause) || isSquashed
        || isFree(0, clause) && KindByWord.sorts[base]?.contains(sort.lemma) == true
    else { return }
    if isSquashed, sort.wordClass != .noun {
      clause.complements[0] = WordSorter.noun(clause.complements[0])
    }
    clause.complements[0].lexeme.article = .bare
    put(["de"], at: 0, &clause)
  }

  /// *Não / confiar / estranho*: people whom one does not know (Bechara, *Regência: confiar*).
  private func trustStrangers(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      ["estranho", "desconhecido"].contains(clause.complements[last].lexeme.lemma),
      last == 0 || clause.complements[last - 1].lexeme.lemma == "em"
    else { return }
    nameStrangers(at: last, &clause)
    if last == 0 { link("em", before: 0, in: &clause) }
  }

  // MARK: - Parts and owners

  /// *Dentro / gaveta / mesa, embaixo / cama / menino*: behind a word of place a part has its whole and a thing its owner (Cunha &
  /// Cintra, chapter 15, *De*).
  private func lieInPart(_ clause: inout Clause) {
    guard clause.complements.count > 2, clause.subject.last?.lexeme.namesThing == true,
      case let second = clause.complements.count - 1, isFree(second, clause),
      SuppliedWords.places.contains(clause.complements[0].lexeme.lemma), second < 4
    else { return }
    let first = clause.complements[second - 1].lexeme, whole = clause.complements[second].lexeme
    guard first.wordClass == .noun, !first.isBeing else { return }
    let isPart =
      (PairWords.partsOfThings.contains(first.lemma) || BesideWords.parts.contains(first.lemma))
      && [.furniture, .device, .vehicle, .clothing].contains(whole.kind)
    guard isPart || whole.isHuman && whole.wordClass == .noun else { return }
    put(["de", "o"], at: second, &clause)
  }

  /// *Cortar / cabelo / eu / muito / curto*: whose the part is, and how it is then.
  private func ownPartBeforeQuality(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.wordClass == .pronoun
          && clause.complements[$0].lexeme.kind == .person
      }), place > 0, isFree(place - 1, clause),
      clause.complements[place - 1].lexeme.kind == .body,
      clause.complements[(place + 1)...].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .degree
          || ["muito", "bem", "mais"].contains($0.lexeme.lemma)
      }), clause.complements.last?.lexeme.wordClass == .adjective,
      case let owner = clause.complements[place],
      let mine = Possessives.word(for: owner.lexeme, tile: owner.tile, in: clause.variety)
    else { return }
    clause.complements[place - 1].government = nil
    clause.complements.remove(at: place)
    clause.complements.insert(mine, at: place - 1)
  }

  /// *Esquecer-se / nome / professor / novo*: the name is not what is new.
  private func forgetNameOf(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last == 2, isFree(0, clause),
      isFree(1, clause), clause.complements[0].lexeme.lemma == "nome",
      clause.complements[1].lexeme.isBeing, clause.complements[2].lexeme.wordClass == .adjective
    else { return }
    if ["novo", "velho", "antigo", "primeiro", "último"].contains(
      clause.complements[2].lexeme.lemma)
    {
      clause.complements.swapAt(1, 2)
      clause.complements[2].government = nil
      return insert(["de", "o"], at: 1, in: &clause)
    }
    put(["de", "o"], at: 1, &clause)
  }

  // MARK: - Degrees

  /// *Animal / mais / grande*: *maior, melhor* and *pior* are said in one word, which stands before its noun (Cunha & Cintra, chapter
  /// 10, *Comparativos e superlativos anômalos*).
  private func gradeInOneWord(_ clause: inout Clause) {
    guard
      let more = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "mais"
          && KindByWord.grades[clause.complements[$0 + 1].lexeme.lemma] != nil
          && clause.complements[$0 - 1].lexeme.wordClass == .noun
      }), let grade = KindByWord.grades[clause.complements[more + 1].lexeme.lemma],
      more + 2 == clause.complements.count
        || !["que", "do que"].contains(clause.complements[more + 2].lexeme.lemma),
      let word = lexicon.known(grade)
    else { return }
    var start = more - 1
    if start > 0, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    var quality = clause.complements[more + 1]
    quality.lexeme = Lexeme(lemma: word.lemma, wordClass: .adjective, kind: .size)
    let tiles = clause.complements[more...(more + 1)].compactMap(\.tile)
    if let first = tiles.first, tiles.count > 1 {
      quality.tile = first
      clause.joins[first] = tiles
    }
    clause.complements.removeSubrange(more...(more + 1))
    clause.complements.insert(quality, at: more - 1)
    clause.complements[more].government = nil
    let among = more + 1
    if among < clause.complements.count, isFree(among, clause),
      KindSet.places.contains(clause.complements[among].lexeme.kind)
        || clause.complements[among].lexeme.kind == .nature
        || ["mundo", "turma", "família", "mar", "ano", "time"].contains(
          clause.complements[among].lexeme.lemma)
    {
      put(["de", "o"], at: among, &clause)
    }
    if start == more - 1, clause.verb?.lexeme.lemma == "ser" {
      insert(["o"], at: more - 1, in: &clause)
    }
  }

  // MARK: - What a house has

  /// *Jardim / grande / com / piscina, quarto / com / varanda*: what a room or a house has is named without an article (Cunha & Cintra,
  /// chapter 9, *Omissão do artigo*).
  private func furnishHome(_ clause: inout Clause) {
    guard
      let with = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "com"
      }), with + 2 == clause.complements.count,
      case let part = clause.complements[with + 1].lexeme, part.wordClass == .noun, !part.isBeing,
      KindSet.places.contains(part.kind) || part.kind == .plant || part.kind == .furniture
        || KindByWord.features.contains(part.lemma),
      let head = clause.complements[..<with].last(where: { $0.lexeme.wordClass != .adjective }),
      KindByWord.homes.contains(head.lexeme.lemma)
    else { return }
    if part.kind == .plant, part.number != .plural, part.countability == .count {
      makePlural(&clause.complements[with + 1])
    }
    if part.kind != .plant { clause.complements[with + 1].lexeme.kind = .idea }
    clause.complements[with + 1].lexeme.article = .bare
    clause.complements[with + 1].government = Government(preposition: nil, article: .bare)
  }
}

/// Words of kinds and parts.
enum KindByWord {
  /// What is of which sorts.
  static let sorts: [String: WordSet] = [
    "castelo": ["areia"], "chapéu": ["palha"], "cesta": ["palha", "vime"], "boneco": ["neve"],
    "colega": ["trabalho", "turma", "classe", "quarto", "faculdade", "sala"],
    "companheiro": ["trabalho", "quarto", "viagem"], "companheira": ["trabalho", "quarto"],
    "exame": ["sangue", "urina", "vista", "fezes", "rotina"], "teste": ["sangue", "gravidez"],
    "amostra": ["sangue", "urina"], "bolsa": ["sangue"], "óculos": ["sol", "grau", "natação"],
    "capa": ["chuva"], "roupa": ["frio", "festa"], "fone": ["ouvido"], "protetor": ["ouvido"],
    "carro": ["polícia", "bombeiro", "corrida"], "álbum": ["figurinha", "figurinhas"],
    "sala": ["aula", "espera", "jantar"], "vara": ["pesca"], "touca": ["natação"],
    "pista": ["dança", "corrida", "skate"], "parque": ["diversões"],
    "férias": ["verão", "inverno", "Natal"],
  ]
  /// What one remembers.
  static let remembered: WordSet = [
    "história", "lembrança", "memória", "foto", "música", "brinquedo", "brincadeira", "casa",
  ]
  /// Where things are made.
  static let works: WordSet = ["fábrica"]
  /// What shows somebody else.
  static let costumes: WordSet = ["fantasia", "máscara", "disfarce"]
  /// Whose a costume can be.
  static let owners: WordSet = [
    "menino", "menina", "irmão", "irmã", "amigo", "amiga", "professor", "professora", "bebê",
    "criança", "primo", "prima", "tio", "tia", "vovó", "vovô", "mamãe", "papai", "mãe", "pai",
    "colega", "vizinho", "vizinha",
  ]
  /// What is made of fruit.
  static let squashed: WordSet = [
    "suco", "vitamina", "geleia", "bolo", "sorvete", "gelatina", "bala", "chá", "refrigerante",
    "picolé", "doce", "torta", "iogurte", "pirulito", "sumo", "gelado",
  ]
  /// Fruit that colours are named by.
  static let colouredFruits: WordSet = ["laranja", "vinho"]
  /// Comparatives in one word.
  static let grades: WordMap<String> = [
    "grande": "maior", "bom": "melhor", "boa": "melhor", "ruim": "pior", "mau": "pior",
    "má": "pior",
  ]
  /// What has rooms and furniture.
  static let homes: WordSet = [
    "casa", "apartamento", "quarto", "jardim", "quintal", "hotel", "sala", "prédio", "sítio",
    "chácara", "fazenda", "escola", "parque", "cozinha", "varanda", "pousada", "condomínio",
    "banheiro", "clube", "chalé", "restaurante",
  ]
  /// What a house may have.
  static let features: WordSet = [
    "piscina", "banheira", "elevador", "garagem", "churrasqueira", "vista", "ar-condicionado",
    "internet", "lareira", "balanço", "escorregador", "rede", "janela", "televisão", "rampa",
  ]
}
