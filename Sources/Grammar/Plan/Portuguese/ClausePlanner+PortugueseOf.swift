import AACCore

/// What a noun is of, with or for, where only the two nouns were chosen: *pão com manteiga, ajuda com a lição, o carro do
/// vovô, o barulho do liquidificador, um livro de cem páginas, o comboio para o Porto* (Cunha & Cintra, chapter 7,
/// *Adjunto adnominal* and *Complemento nominal*).
extension ClausePlanner {
  /// *Pão / manteiga, ajuda / lição, remédio / dor*.
  func servePortuguese(_ clause: inout Clause) {
    let verb = clause.verb?.lexeme.lemma ?? ""
    for index in clause.complements.indices.dropFirst().reversed() {
      let first = clause.complements[index - 1].lexeme, second = clause.complements[index].lexeme
      guard first.wordClass == .noun, second.wordClass == .noun,
        clause.complements[index].government == nil || first.lemma == "ajuda"
      else { continue }
      if BesideOfWords.toppings[first.lemma]?.contains(second.lemma) == true,
        BesideOfWords.serving.contains(verb), isBare(index, clause),
        !clause.complements.indices.contains(where: {
          $0 != index && $0 != index - 1
            && KindSet.edible.contains(clause.complements[$0].lexeme.kind)
            && clause.complements[$0].lexeme.kind != .meal
        })
      {
        insert(["com"], at: index, in: &clause)
      } else if first.lemma == "ajuda", !second.isBeing, !second.kind.isTemporal,
        !clause.isLaid, isBare(index, clause)
      {
        clause.complements[index].government = nil
        if second.kind == .subject || second.kind == .languageName {
          insert(["em"], at: index, in: &clause)
        } else if BesideOfWords.occasions.contains(second.lemma) {
          insert(["em", "o"], at: index, in: &clause)
        } else {
          insert(["com", "o"], at: index, in: &clause)
        }
      } else if ["consulta", "sessão", "reunião", "terapia", "entrevista"].contains(first.lemma),
        second.isHuman, isBare(index, clause),
        frames["\(verb) \(first.lemma)"].isDefault || verb == "ter"
      {
        insert(["com", "o"], at: index, in: &clause)
      } else if ["remédio", "xarope", "pomada", "comprimido"].contains(first.lemma),
        second.kind == .illness || BesideOfWords.ailments.contains(second.lemma),
        isBare(index, clause)
      {
        clause.complements[index].lexeme.article = .bare
        insert(["para"], at: index, in: &clause)
      }
    }
  }

  /// *Torneira / cozinha, botão / elevador, pilha / controle*: a part of what it is in, where something is done to it.
  private func isPartHandled(_ first: Lexeme, _ second: Lexeme, _ clause: Clause) -> Bool {
    guard !clause.isLaid, second.namesThing,
      let verb = clause.verb?.lexeme.lemma, BesideOfWords.handling.contains(verb),
      !frames[verb].slots.contains(where: {
        // Untar / forma / manteiga: the verb says with what.
        $0.preposition == "com" && ($0.kinds.isEmpty || $0.kinds.contains(second.kind))
      })
    else { return false }
    if BesideOfWords.fixtures.contains(first.lemma),
      second.kind == .room || second.kind == .home || BesideOfWords.rooms.contains(second.lemma)
    {
      return true
    }
    if first.kind == .body { return second.kind == .toy }
    if PairWords.worked.contains(first.lemma), MeaningWords.tools.contains(second.lemma) {
      // Apertar / parafuso / chave de fenda, limpar / ferida / algodão: with it.
      return false
    }
    guard PairWords.partsOfThings.contains(first.lemma) || BesideWords.parts.contains(first.lemma),
      first.lemma != "nome"
    else { return false }
    switch second.kind {
    case .device, .vehicle, .room, .home, .furniture, .clothing, .dish, .food, .toy, .instrument,
      .book, .plant:
      return true
    default:
      return MeaningWords.tools.contains(second.lemma) || PairWords.wholes.contains(second.lemma)
    }
  }

  /// *Escolher / jogador / time*: who is one of a group.
  private func isMember(_ first: Lexeme, of second: Lexeme, _ clause: Clause) -> Bool {
    !clause.isLaid && first.isHuman && first.wordClass == .noun
      && ["time", "equipe", "equipa", "turma", "classe", "banda", "grupo"].contains(second.lemma)
      && frames[clause.verb?.lexeme.lemma ?? ""].slot(.recipient) == nil
  }

  /// *Esconder / presente / armário / quarto*: behind a thing and what it is in, the room of that.
  private func isInRoom(_ index: Int, _ clause: Clause) -> Bool {
    guard !clause.isLaid, index > 1, clause.complements[index - 2].lexeme.wordClass == .noun else {
      return false
    }
    let first = clause.complements[index - 1].lexeme, room = clause.complements[index].lexeme
    return (first.kind == .furniture || BesideOfWords.fixtures.contains(first.lemma))
      && (room.kind == .room || BesideOfWords.rooms.contains(room.lemma))
      && !clause.complements[index - 2].lexeme.kind.isTemporal
  }

  /// *Gostar / comida / escola, enjoar / comida / hospital*: what is liked is that of the place.
  private func isLikedThere(_ index: Int, _ clause: Clause) -> Bool {
    let first = clause.complements[index - 1].lexeme, second = clause.complements[index].lexeme
    // Adorar / comer / pipoca / cinema: eaten there.
    guard !clause.complements[..<index].contains(where: { $0.lexeme.wordClass == .verb }) else {
      return false
    }
    return !clause.isLaid && BesideOfWords.likings.contains(clause.verb?.lexeme.lemma ?? "")
      && !KindSet.places.contains(first.kind) && KindSet.places.contains(second.kind)
      && second.wordClass == .noun && first.kind != .activity
  }

  /// *Ver / filme / princesa, ler / livro / dinossauro*: who a story is about.
  private func isAbout(_ first: Lexeme, _ second: Lexeme, _ clause: Clause) -> Bool {
    ["filme", "desenho", "livro", "história", "jogo", "vídeo", "fantasia", "gibi"].contains(
      first.lemma)
      && second.isBeing && second.wordClass == .noun && !clause.isLaid
      && !ComplementWords.companions.contains(second.lemma)
      && !ReadingWords.kin.contains(second.lemma) && !PortionWords.isKin(second.lemma)
      && !BesideWords.ownKin.contains(second.lemma)
      && (second.roleKind == .animal || BesideOfWords.heroes.contains(second.lemma))
  }

  /// *Carro / vovô, barulho / liquidificador, aniversário / Júlia, livro / cem / página*.
  func ownPortugueseThings(_ clause: inout Clause) {
    countContents(&clause)
    linkGoverned(&clause)
    linkDetermined(&clause)
    for index in clause.complements.indices.dropFirst().reversed()
    where clause.complements.indices.contains(index) && isBare(index, clause)
      && (isBare(index - 1, clause) || clause.complements[index - 1].government != nil)
    {
      let first = clause.complements[index - 1].lexeme, second = clause.complements[index].lexeme
      if linkKind(first, second, at: index, in: &clause) { continue }
      let isLiked = isLikedThere(index, clause)
      let isOf =
        isSensed(first, second) || isOwnedPlace(index, clause) || isBehindFeeling(index, clause)
        || isOccasion(first, of: second, clause) || isLiked
        || isMember(first, of: second, clause) || isInRoom(index, clause)
      let isTaught =
        MeaningWords.lessons.contains(first.lemma) && MeaningWords.taught.contains(second.kind)
      if isDayOf(clause), isTaught {
        clause.complements[index].lexeme.article = .bare
        insert(["de"], at: index, in: &clause)
        insert(["o"], at: index - 1, in: &clause)
      } else if isPartHandled(first, second, clause) {
        insert(["de", "o"], at: index, in: &clause)
        insert(["o"], at: index - 1, in: &clause)
      } else if isAbout(first, second, clause) {
        clause.complements[index].lexeme.article = .bare
        insert(["de"], at: index, in: &clause)
      } else if first.lemma == "viagem", KindSet.places.contains(second.kind) {
        insert(["para"], at: index, in: &clause)
      } else if isOf {
        let isDay =
          isDayOf(clause)
          || BesideOfWords.sensed.contains(first.lemma)
            && clause.complements[index - 1].lexeme.article != .bare
            && !clause.isLaid
        let article = second.wordClass == .properNoun && second.article == .bare ? [] : ["o"]
        insert(["de"] + article, at: index, in: &clause)
        if isDay { insert(["o"], at: index - 1, in: &clause) }
        if isLiked {
          let taken = frames[clause.verb?.lexeme.lemma ?? ""].slot(.object)?.preposition
          put(taken.map { [$0, "o"] } ?? ["o"], at: index - 1, &clause)
        }
      } else if isPerformed(first, by: second, clause) {
        clause.complements[index - 1].lexeme.article = .bare
        insert(["de", "o"], at: index, in: &clause)
      }
    }
  }

  /// *Barulho / liquidificador, cor / carro*: what is heard, seen and smelt is of something.
  private func isSensed(_ first: Lexeme, _ second: Lexeme) -> Bool {
    guard BesideOfWords.sensed.contains(first.lemma) else { return false }
    // Untar / forma / manteiga: a tin and no shape.
    if first.lemma == "forma", KindSet.edible.contains(second.kind) { return false }
    return !second.kind.isTemporal && second.kind != .color && second.kind != .feeling
      && !KindSet.places.contains(second.kind)
  }

  /// *Esquecer / mochila / carro / vovô*: behind a thing and where it is left, somebody is whose place it is.
  private func isOwnedPlace(_ index: Int, _ clause: Clause) -> Bool {
    let place = clause.complements[index - 1].lexeme, owner = clause.complements[index].lexeme
    guard index > 1, owner.isHuman, owner.wordClass != .pronoun,
      MeaningWords.leaving.contains(clause.verb?.lexeme.lemma ?? ""),
      clause.complements[index - 2].lexeme.wordClass == .noun,
      !clause.complements[index - 2].lexeme.isBeing
    else {
      return index > 1 && owner.isHuman && owner.wordClass != .pronoun && !place.isBeing
        && BesideOfWords.sensed.contains(clause.complements[index - 2].lexeme.lemma)
    }
    switch place.kind {
    case .vehicle, .place, .room, .furniture: return true
    default: return PortugueseRowWords.carriers.contains(place.lemma)
    }
  }

  /// *Ter / medo / cachorro / vizinho, saudade / amigo / escola*: of what is felt for, whose it is and where it is from.
  private func isBehindFeeling(_ index: Int, _ clause: Clause) -> Bool {
    guard index > 1,
      BesideWords.feelings.contains(clause.complements[index - 2].lexeme.lemma)
        || clause.complements[index - 2].lexeme.lemma == "falta"
    else { return false }
    let first = clause.complements[index - 1].lexeme, second = clause.complements[index].lexeme
    if first.isBeing {
      return KindSet.places.contains(second.kind) || second.isHuman && !first.isHuman
    }
    return second.isHuman
  }

  /// *Hoje / ser / aniversário / Júlia, vocês / ir / festa / Júlia*.
  private func isOccasion(_ first: Lexeme, of second: Lexeme, _ clause: Clause) -> Bool {
    if isDayOf(clause) {
      return first.kind == .event || first.kind == .activity || first.takesPlace
        || ["jogo", "dia", "festa", "aniversário", "show"].contains(first.lemma)
    }
    let isNamed = second.wordClass == .properNoun && second.isHuman
    return ["aniversário", "festa", "casamento", "batizado", "formatura"].contains(first.lemma)
      && (isNamed || second.isHuman && first.lemma != "festa")
      && !["convidar", "chamar"].contains(clause.verb?.lexeme.lemma ?? "")
  }

  /// Whether it is said what a day is.
  private func isDayOf(_ clause: Clause) -> Bool {
    clause.verb?.lexeme.lemma == "ser"
      && clause.subject.allSatisfy { $0.lexeme.kind.isTemporal } && !clause.subject.isEmpty
  }

  /// *Ouvir / música / Anitta*: whose song or film it is.
  private func isPerformed(_ first: Lexeme, by second: Lexeme, _ clause: Clause) -> Bool {
    BesideOfWords.works.contains(first.lemma) && second.wordClass == .properNoun && second.isHuman
      && BesideOfWords.attending.contains(clause.verb?.lexeme.lemma ?? "")
      || first.lemma == "música" && second.wordClass == .properNoun && second.isHuman
        && clause.complements.contains(where: {
          BesideOfWords.attending.contains($0.lexeme.lemma)
        })
  }

  /// *Livro / cem / página, quebra-cabeça / cem / peça, nota / cem / real*.
  private func countContents(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst().dropLast().reversed() {
      let whole = clause.complements[index - 1].lexeme, part = clause.complements[index + 1].lexeme
      guard clause.complements[index].lexeme.wordClass == .numeral,
        part.wordClass == .noun || part.lemma == "real",
        whole.wordClass == .noun, isBare(index - 1, clause),
        BesideOfWords.counted[MeaningWords.base(of: whole)]?.contains(MeaningWords.base(of: part))
          == true
      else { continue }
      insert(["de"], at: index, in: &clause)
    }
  }
}

extension BesideWords {
  /// What happens and costs by itself.
  static let happening: WordSet = [
    "custar", "durar", "demorar", "começar", "acabar", "terminar", "chegar", "ficar", "abrir",
    "fechar", "sair", "partir", "valer", "vir", "voltar", "funcionar", "nascer", "estar", "ser",
    "tocar", "acontecer", "passar", "morar", "viver", "chamar-se", "dormir", "trabalhar",
  ]
  /// What is asked of whoever is spoken to.
  static let askedOfPeople: WordSet = [
    "ter", "querer", "fazer", "ir", "gostar", "estudar", "comprar", "comer", "aprender", "andar",
    "brincar", "almoçar", "jantar",
  ]
  /// What is done to a part of oneself.
  static let doneToParts: WordSet = [
    "machucar", "cortar", "queimar", "vestir", "calçar", "enxugar", "coçar", "arranhar", "magoar",
    "maquiar", "molhar", "sujar", "raspar", "depilar", "quebrar", "torcer", "partir", "aleijar",
    "limpar", "secar", "pentear", "escovar", "lavar", "barbear", "esfregar", "assoar",
  ]
  /// Kin and loves that are said with *meu*.
  static let ownKin: WordSet = [
    "irmão", "irmã", "irmãos", "irmãs", "irmãozinho", "irmãzinha", "primo", "prima", "primos",
    "primas", "filho", "filha", "filhos", "filhas", "namorado", "namorada", "marido", "esposo",
    "esposa", "padrasto", "madrasta", "sobrinho", "sobrinha", "cunhado", "cunhada", "sogro",
    "sogra", "neto", "neta", "netos", "pais", "sogros", "sobrinhos", "sobrinhas", "cunhados",
    "netas", "noivo", "noiva", "enteado", "enteada", "afilhado", "afilhada", "bisavó", "bisavô",
  ]
  /// What animals give.
  static let fromAnimals: WordSet = ["ovo", "ovos", "leite", "mel", "lã"]
  /// What one animal does to another.
  static let betweenAnimals: WordSet = [
    "comparar", "confundir", "preferir", "trocar", "proteger", "defender", "juntar", "separar",
    "dar",
  ]
  /// What is felt for people, and meeting them.
  static let towardsPeople: WordSet = [
    "gostar", "amar", "adorar", "odiar", "visitar", "ver", "abraçar", "beijar", "convidar",
    "conhecer", "encontrar", "esperar", "buscar", "chamar", "cumprimentar", "cuidar", "escutar",
    "ouvir",
  ]
}
