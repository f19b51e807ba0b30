import AACCore

/// Portuguese rows in which a second noun says whose or of where the first is, beside what is said of it: *quarto / meu / irmão, lanche / escola /
/// muito / ruim, computador / escola / não / funcionar, gato / comer / peixe / vizinho, foto / família / mostrar, namorada / tio*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*) and 15 (*De*); Bechara, *Adjunto adnominal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidOfTwo(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (2...6).contains(row.count),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    return madeOfStuff(row) ?? ownedByKin(row) ?? kinsThing(row) ?? foundThere(row)
      ?? takenFromOwner(row) ?? ofGroup(row)
      ?? shownOfOwner(row) ?? relationOf(row)
  }

  /// *De meu irmão, da escola, de Júlia*.
  private func behindOf(_ owner: [Constituent]) -> [Constituent] {
    guard let head = owner.first else { return [] }
    if head.lexeme.kind == .possessive { return [known("de"), article] + owner }
    return [known("de")] + (head.lexeme.wordClass == .properNoun ? [] : [article]) + owner
  }

  /// *Quarto / meu / irmão, o pior / dia / minha / vida*: whose it is.
  private func ownedByKin(_ row: [Constituent]) -> [Clause]? {
    guard let place = row.indices.dropFirst().last(where: { row[$0].lexeme.kind == .possessive }),
      place == row.count - 2, let owner = row.last, isBareNoun(owner),
      owner.lexeme.isBeing || OfTwoWords.spans.contains(owner.lexeme.lemma),
      case let thing = row[place - 1], thing.lexeme.wordClass == .noun, isBareNoun(thing),
      !thing.lexeme.kind.isTemporal || OfTwoWords.spans.contains(owner.lexeme.lemma)
    else { return nil }
    if place == 1 {
      guard owner.lexeme.isBeing,
        thing.lexeme.namesThing || KindSet.places.contains(thing.lexeme.kind)
          || OfTwoWords.relations.contains(thing.lexeme.lemma)
      else { return nil }
      return read([article, thing] + behindOf(Array(row[place...])))
    }
    guard place < 4, OfTwoWords.spans.contains(owner.lexeme.lemma),
      row[..<(place - 1)].contains(where: { OfTwoWords.best.contains($0.lexeme.lemma) })
    else { return nil }
    return read(row[..<place] + [known("de")] + row[place...])
  }

  /// *Urso / pelúcia / dormir / comigo, copo / vidro / quebrado*: what it is made of is no part of it.
  private func madeOfStuff(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      PortugueseNounLinks.materials.contains(row[1].lexeme.lemma),
      PortugueseNounLinks.link(row[0].lexeme, row[1].lexeme, row)?.0 == "de"
    else { return nil }
    let rest = Array(row[2...])
    guard let last = rest.last, rest[0].lexeme.isInfinitive || last.lexeme.wordClass == .adjective
    else { return nil }
    let isJudged = OfTwoWords.isLasting(last.lexeme)
    let being =
      rest[0].lexeme.isInfinitive ? [] : [Constituent.linking(isJudged ? "ser" : "estar", .third)]
    guard var told = read([article, row[0]] + being + rest).first, told.sequels.isEmpty,
      told.subject.last?.tile == row[0].tile
    else { return nil }
    var stuff = row[1]
    stuff.lexeme.article = .bare
    told.subject += [known("de"), stuff]
    return [told]
  }

  /// *Carro / meu / tio / novo, aniversário / meu / pai / amanhã*: whose it is, and how or when.
  private func kinsThing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      !row[0].lexeme.isBeing, row[1].lexeme.kind == .possessive, row[2].lexeme.isHuman,
      isBareNoun(row[2]), case let last = row[3]
    else { return nil }
    let isEvent =
      WithoutVerbWords.dated.contains(row[0].lexeme.lemma)
      || row[0].lexeme.lemma == "aniversário"
    guard last.lexeme.wordClass == .adjective || isEvent && last.lexeme.kind.isTemporal else {
      return nil
    }
    let isLasting = OfTwoWords.isLasting(last.lexeme) || isEvent
    let told = read(
      [article, row[0]] + behindOf(Array(row[1...2]))
        + [.linking(isLasting ? "ser" : "estar", .third), last])
    return told.map { reading in
      var now = reading
      if isEvent, tables.lexicon.tense(of: last.lexeme.lemma) != .past { now.tense = .present }
      return now
    }
  }

  /// *Lanche / escola / muito / ruim, água / piscina / gelado, computador / escola / não / funcionar*: what is there, and how it is.
  private func foundThere(_ row: [Constituent]) -> [Clause]? {
    if row.count == 2 { return servedThere(row) }
    guard row.count > 2, isBareNoun(row[0]), row[0].lexeme.wordClass == .noun,
      isBareNoun(row[1]),
      OfTwoWords.keepers.contains(row[1].lexeme.lemma)
        || row[1].lexeme.kind == .room && NamedAloneWords.isFixture(row[0].lexeme),
      let last = row.last,
      OfTwoWords.kept.contains(row[0].lexeme.kind)
        || OfTwoWords.staff.contains(row[0].lexeme.lemma) || row[0].lexeme.lemma == "água"
        || NamedAloneWords.isFixture(row[0].lexeme),
      row[0].lexeme.lemma != "mochila"
    else { return nil }
    let middle = row[2..<(row.count - 1)]
    let phrase = [article, row[0], known("de"), article, row[1]]
    if last.lexeme.isInfinitive, OfTwoWords.failing.contains(last.lexeme.lemma),
      middle.allSatisfy({ $0.lexeme.lemma == "não" })
    {
      // Read of the thing alone, so that the verb does not part them.
      guard var told = read([article, row[0]] + middle + [last]).first, told.sequels.isEmpty,
        told.subject.last?.tile == row[0].tile
      else { return nil }
      told.subject += [known("de"), article, row[1]]
      return [told]
    }
    var quality = last
    if last.lexeme.lemma == "frio" {
      quality.lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    }
    guard quality.lexeme.wordClass == .adjective,
      middle.allSatisfy({ $0.lexeme.kind == .degree || ["muito", "tão"].contains($0.lexeme.lemma) })
    else { return nil }
    let isJudged = OfTwoWords.isLasting(last.lexeme)
    return read(phrase + [.linking(isJudged ? "ser" : "estar", .third)] + middle + [quality])
  }

  /// *Lanche / escola, comida / hospital*: what is eaten there.
  private func servedThere(_ row: [Constituent]) -> [Clause]? {
    guard isBareNoun(row[0]), isBareNoun(row[1]),
      isMeal(row[0].lexeme) || ["comida", "lanche", "merenda"].contains(row[0].lexeme.lemma),
      ["escola", "hospital", "creche", "cantina", "restaurante", "hotel", "colégio"]
        .contains(row[1].lexeme.lemma)
    else { return nil }
    return read([article, row[0], known("de"), article, row[1]])
  }

  /// *Gato / comer / peixe / vizinho, menino / roubar / bola / amigo*: from whom it was taken.
  private func takenFromOwner(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isBareNoun(row[0]), row[0].lexeme.isBeing, row[1].lexeme.isInfinitive,
      OfTwoWords.taking.contains(row[1].lexeme.lemma), isBareNoun(row[2]),
      !row[2].lexeme.isHuman, isBareNoun(row[3]), row[3].lexeme.isHuman,
      row[0].lexeme.kind == .animal || row[1].lexeme.lemma != "comer"
    else { return nil }
    let owner = before(row[3].lexeme) + [row[3]]
    return read(row[..<2] + [article, row[2], known("de")] + owner).map { $0.over }
  }

  /// *Eu / gostar / menina / minha / turma, eu / conhecer / namorada / tio*: which of them is meant.
  private func ofGroup(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, let verb = row.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      ["gostar", "conhecer", "ver", "encontrar", "visitar", "amar"].contains(
        row[verb].lexeme.lemma),
      verb < 2, row.count > verb + 2, case let whom = row[verb + 1], whom.lexeme.isHuman,
      isBareNoun(whom), let last = row.last, isBareNoun(last),
      case let rest = Array(row[(verb + 2)...]), rest.count < 3,
      rest.count == 1 || rest[0].lexeme.kind == .possessive
    else { return nil }
    let isGroup = OfTwoWords.groups.contains(last.lexeme.lemma) && rest.count == 2
    let isKin =
      last.lexeme.isHuman && OfTwoWords.relations.contains(whom.lexeme.lemma)
      && !OfTwoWords.relations.contains(last.lexeme.lemma)
    guard isGroup || isKin else { return nil }
    let link = row[verb].lexeme.lemma == "gostar" ? [known("de")] : []
    let owner = rest.count == 2 ? [article] + rest : before(last.lexeme) + rest
    return read(row[...verb] + link + [article, whom, known("de")] + owner)
  }

  /// *Foto / família / mostrar, desenho / irmã / ver*: what one shows or wants to see.
  private func shownOfOwner(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isBareNoun(row[0]),
      ["foto", "desenho", "vídeo", "álbum", "retrato"].contains(row[0].lexeme.lemma),
      isBareNoun(row[1]), row[1].lexeme.isHuman || row[1].lexeme.lemma == "família",
      ["mostrar", "ver", "olhar"].contains(row[2].lexeme.lemma), row[2].lexeme.isInfinitive
    else { return nil }
    let owner =
      row[1].lexeme.lemma == "família" ? [article, row[1]] : before(row[1].lexeme) + [row[1]]
    return read([deed("querer"), row[2], article, row[0], known("de")] + owner)
  }

  /// *Namorada / tio, filho / vizinho, dono / cachorro*: of whom.
  private func relationOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, isBareNoun(row[0]), isBareNoun(row[1]),
      OfTwoWords.relations.contains(row[0].lexeme.lemma), row[1].lexeme.isBeing,
      !OfTwoWords.relations.contains(row[1].lexeme.lemma)
    else { return nil }
    return read([article, row[0], known("de")] + before(row[1].lexeme) + [row[1]])
  }
}

/// Words of such rows.
private enum OfTwoWords {
  static let spans: WordSet = ["vida", "semana", "ano", "infância"]
  static let best: WordSet = ["o pior", "o melhor", "pior", "melhor", "primeiro", "último"]
  /// Who is somebody's.
  static let relations: WordSet = [
    "namorada", "namorado", "filho", "filha", "marido", "esposa", "noivo", "noiva", "dono", "dona",
    "neto", "neta", "sobrinho", "sobrinha", "cunhado", "cunhada", "sogra", "sogro",
  ]
  static let groups: WordSet = [
    "turma", "escola", "sala", "classe", "rua", "prédio", "time", "bairro", "família", "creche",
    "trabalho", "grupo",
  ]
  /// Where there is food, furniture and staff.
  static let keepers: WordSet = [
    "escola", "hospital", "creche", "cantina", "restaurante", "clube", "igreja", "academia",
    "piscina", "parque", "prédio", "hotel", "padaria", "trabalho", "chuveiro", "mar", "rio",
    "lagoa", "banheira", "aquário", "shopping", "clínica", "colégio", "praia",
  ]
  static let kept = KindSet(.food, .meal, .device, .furniture, .room, .drink, .dish)
  static let staff: WordSet = [
    "professora", "professor", "diretora", "diretor", "porteiro", "médico", "médica", "cozinheira",
    "enfermeira", "enfermeiro", "moça", "moço", "motorista", "zelador", "brinquedo", "balanço",
    "porta", "janela", "portão", "elevador", "banheiro", "pátio", "quadra", "parquinho",
  ]
  /// What things do that are out of order.
  static let failing: WordSet = ["funcionar", "quebrar", "estragar", "ligar", "travar", "enguiçar"]
  /// Whether something is so as a rule.
  static func isLasting(_ word: Lexeme) -> Bool {
    judged.contains(word.lemma) || word.kind == .color || word.kind == .size
  }

  private static let judged: WordSet = [
    "bom", "ruim", "legal", "chato", "gostoso", "bonito", "feio", "grande", "pequeno", "péssimo",
    "ótimo", "simpático", "bravo", "velho", "novo", "alto", "baixo", "lindo", "horrível", "caro",
    "delicioso", "longe", "duro", "pesado", "leve", "forte", "mole", "macio", "divertido",
    "salgado", "doce",
  ]
  static let taking: WordSet = [
    "comer", "roubar", "quebrar", "rasgar", "estragar", "pegar", "sujar", "esconder", "morder",
    "beber", "perder", "molhar", "manchar", "derrubar", "roer",
  ]
}
