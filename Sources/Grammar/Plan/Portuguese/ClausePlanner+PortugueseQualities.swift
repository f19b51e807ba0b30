import AACCore

/// What a quality takes behind it, where nothing was chosen between: *bom para a saúde, fácil de fazer, capaz de ler, orgulhoso
/// de você, igual ao meu, responsável pelo cachorro* (Bechara, *Regência nominal* and *Infinitivo preposicionado*; Cunha &
/// Cintra, chapter 7, *Complemento nominal*).
extension ClausePlanner {
  /// Puts its preposition in.
  func completeQualities(_ clause: inout Clause) {
    guard clause.complements.count > 1, let verb = clause.verb,
      !clause.subject.isEmpty || verb.lexeme.person == nil,
      frames[verb.lexeme.lemma].isCopular,
      let place = clause.complements.indices.dropLast().first(where: {
        let word = clause.complements[$0].lexeme
        return word.wordClass == .adjective && !word.kind.isSmall
          || QualityWords.otherwise.contains(word.lemma)
      }), place < 2,
      place == 0 || QualityWords.degrees.contains(clause.complements[0].lexeme.lemma)
    else { return }
    let quality = clause.complements[place].lexeme.lemma
    let next = clause.complements[place + 1].lexeme
    let isTowards = next.wordClass == .pronoun && next.kind == .person
    if QualityWords.otherwise.contains(quality),
      next.wordClass == .verb || isTowards || quality == "doido"
    {
      clause.complements[place].lexeme.wordClass = .adjective
      clause.complements[place].lexeme.kind = .quality
    }
    if next.wordClass == .verb {
      guard let link = linkBeforeDeed(quality, place + 1, clause) else { return }
      return insert([link], at: place + 1, in: &clause)
    }
    if place + 2 < clause.complements.count, !clause.isQuestion,
      clause.complements[place].lexeme.kind == .emotion,
      clause.complements[place + 2].lexeme.isInfinitive,
      next.wordClass == .pronoun ? ChosenWords.others.contains(next.lemma) : isOwnKin(next)
    {
      // Feliz por você vir (Cunha & Cintra, chapter 13, *Infinitivo pessoal*).
      return put(["por"], at: place + 1, &clause)
    }
    if next.lemma == "para" { return knowWhatFor(place + 2, &clause) }
    guard !next.kind.isTemporal,
      next.isNominal || next.kind == .possessive || next.kind == .demonstrative,
      next.wordClass != .adposition, next.wordClass != .numeral, next.kind != .question,
      let link = linkBeforeNoun(quality, next, place, clause)
    else { return }
    lead(link, to: place + 1, &clause)
  }

  /// *Bom para a saúde*: the one that everybody has.
  private func knowWhatFor(_ place: Int, _ clause: inout Clause) {
    guard place + 1 == clause.complements.count, isBareBehindLink(place, clause),
      QualityWords.goods.contains(clause.complements[place].lexeme.lemma)
    else { return }
    put(["o"], at: place, &clause)
  }

  private func isBareBehindLink(_ place: Int, _ clause: Clause) -> Bool {
    clause.complements[place].lexeme.wordClass == .noun
      && clause.complements[place].lexeme.number != .plural
  }

  /// *Para a saúde, comigo, ao meu, por ela*.
  private func lead(_ link: String, to place: Int, _ clause: inout Clause) {
    clause.complements[place].government = nil
    let noun = clause.complements[place].lexeme
    if QualityWords.pains.contains(noun.lemma), place + 1 < clause.complements.count,
      clause.complements[place + 1].lexeme.kind == .body
    {
      // Bom para dor de cabeça.
      clause.complements[place].lexeme.article = .bare
      clause.complements[place + 1].lexeme.article = .bare
      clause.complements[place + 1].government = nil
      insert(["de"], at: place + 1, in: &clause)
      return insert([link], at: place, in: &clause)
    }
    let isFilled =
      place > 0 && QualityWords.filled.contains(clause.complements[place - 1].lexeme.lemma)
    let isAnyOfIt =
      noun.wordClass == .noun
      && (link == "de" && (noun.kind == .illness || isFilled)
        || ["a", "em", "por", "de"].contains(link) && KindSet.edible.contains(noun.kind)
        || noun.lemma == "casa")
    if isAnyOfIt { clause.complements[place].lexeme.article = .bare }
    let isOwned = noun.kind == .possessive && noun.wordClass != .noun
    let isOneTime = noun.number != .plural || QualityWords.timesInPlural.contains(noun.lemma)
    let isKnown = noun.wordClass == .noun && isOneTime && !isAnyOfIt
    let isAlone = isOwned && place + 1 == clause.complements.count
    insert(isKnown || isAlone ? [link, "o"] : [link], at: place, in: &clause)
  }

  // MARK: - Before a deed

  /// *Fácil de fazer, bom em desenhar, disposto a ajudar, necessário para viver*; nil where the table knows none.
  private func linkBeforeDeed(_ quality: String, _ verb: Int, _ clause: Clause) -> String? {
    if frames[clause.verb?.lexeme.lemma ?? ""].pattern == .stateCopula,
      !QualityWords.passing.contains(quality)
    {
      // Pronto para sair: told of the states that one is in when they are said.
      return nil
    }
    if let own = QualityWords.beforeDeeds[quality] { return own }
    let doer = clause.subject.last?.lexeme
    let isSelf = doer.map { $0.wordClass == .pronoun && $0.person == .first } ?? true
    let isPerson =
      doer.map { $0.isHuman || $0.wordClass == .pronoun && $0.kind == .person } ?? true
    if QualityWords.skilled.contains(quality), doer != nil, isSelf || isPerson, quality != "fácil" {
      return "em"
    }
    guard QualityWords.felt.contains(quality), !isSelf else { return nil }
    let deed = clause.complements[verb].lexeme
    let isDoneToIt =
      verb + 1 == clause.complements.count && frames[deed.lemma].slot(.object) != nil
      && doer.map { KindSet.tools.contains($0.kind) } != true
    if isDoneToIt { return "de" }
    return QualityWords.useful.contains(quality) ? "para" : "de"
  }

  // MARK: - Before somebody or something

  private func linkBeforeNoun(
    _ quality: String, _ noun: Lexeme, _ place: Int, _ clause: Clause
  ) -> String? {
    let isPronoun = noun.wordClass == .pronoun && noun.kind == .person
    let doer = clause.subject.last?.lexeme
    let isOfBeing =
      doer.map { $0.isHuman || $0.wordClass == .pronoun && $0.kind == .person && $0.person != nil }
      ?? true
    if let link = QualityWords.always[quality] {
      let isSort =
        noun.wordClass == .noun && QualityWords.sorts.contains(noun.lemma)
        && !QualityWords.comparing.contains(quality)
      return isSort ? nil : link
    }
    if quality == "doente", noun.kind == .illness, !QualityWords.goods.contains(noun.lemma) {
      return "de"
    }
    if isPronoun || noun.lemma == "todos", QualityWords.treating.contains(quality) {
      return isOfBeing && !QualityWords.weighty.contains(quality) ? "com" : "para"
    }
    if isPronoun || noun.lemma == "todos" {
      if QualityWords.weighty.contains(quality) { return "para" }
      let isStrange =
        (QualityWords.strange.contains(quality) || QualityWords.sizes.contains(quality))
        && clause.verb?.lexeme.lemma == "ser"
      return isStrange && !isOfBeing ? "para" : nil
    }
    if QualityWords.expecting.contains(quality), noun.kind == .event { return "com" }
    guard noun.wordClass == .noun, clause.verb?.lexeme.lemma == "ser" else { return nil }
    if noun.isHuman, !isOfBeing, doer?.isThing == true, QualityWords.sizes.contains(quality) {
      // O sapato é grande para o menino.
      return "para"
    }
    if QualityWords.pains.contains(noun.lemma) || noun.kind == .illness {
      return QualityWords.useful.contains(quality) ? "para" : nil
    }
    if quality == "útil" || !isOfBeing, QualityWords.useful.contains(quality),
      noun.isBeing || noun.kind == .body || QualityWords.goods.contains(noun.lemma)
    {
      return "para"
    }
    return nil
  }
}

/// Qualities by what they take.
private enum QualityWords {
  static let degrees: WordSet = [
    "muito", "mais", "tão", "bem", "pouco", "meio", "menos", "super", "tudo",
  ]
  /// Before any noun or pronoun.
  static let always: [String: String] = LinkedWords.likening.merging([
    "orgulhoso": "de", "coberto": "de", "rodeado": "de", "próximo": "de", "dependente": "de",
    "capaz": "de", "apaixonado": "por", "responsável": "por", "grato": "por", "doido": "por",
    "maluco": "por", "fascinado": "por", "obcecado": "por", "alérgico": "a", "viciado": "em",
    "interessado": "em", "ciumento": "de", "impaciente": "com", "decepcionado": "com",
  ]) { likened, _ in likened }
  /// How one is towards somebody.
  static let treating: WordSet = [
    "mau", "bom", "ruim", "gentil", "educado", "carinhoso", "paciente", "simpático", "legal",
    "chato", "bravo", "grosso", "atencioso", "injusto", "justo", "sincero", "honesto", "cruel",
    "amável", "zangado", "chateado", "irritado", "furioso", "feliz", "preocupado", "contente",
    "triste", "satisfeito",
  ]
  /// What something is for somebody.
  static let weighty: WordSet = [
    "importante", "essencial", "necessário", "fundamental", "útil", "especial", "suficiente",
    "perigoso", "proibido", "obrigatório",
  ]
  static let strange: WordSet = [
    "difícil", "fácil", "novo", "estranho", "ruim", "bom", "melhor", "pior", "impossível",
    "possível",
    "complicado", "grande", "pequeno", "normal", "claro", "triste", "chato", "divertido",
  ]
  /// How something is that somebody sits on, wears or carries.
  static let sizes: WordSet = [
    "grande", "pequeno", "apertado", "baixo", "alto", "curto", "comprido", "largo", "folgado",
    "pesado", "justo", "leve", "fundo", "estreito",
  ]
  static let useful = weighty.union([
    "bom", "ruim", "mau", "melhor", "pior", "difícil", "fácil", "ótimo", "péssimo", "próprio",
    "saudável", "seguro", "indicado", "adequado",
  ])
  /// For what such a thing is good.
  static let goods: WordSet = [
    "saúde", "escola", "vida", "futuro", "memória", "trabalho", "ambiente", "planeta", "natureza",
    "pele", "sono", "aprendizado", "mundo", "crescimento", "meio ambiente",
  ]
  /// With what one looks forward to.
  static let expecting: WordSet = [
    "animado", "ansioso", "empolgado", "entusiasmado", "nervoso", "preocupado", "impaciente",
  ]
  /// Times that are named in the plural and are known as one (Cunha & Cintra, chapter 8, *Substantivos só usados no plural*).
  static let timesInPlural: WordSet = [
    "férias", "férias de verão", "férias de inverno", "férias de Natal", "eleições", "núpcias",
    "bodas", "olimpíadas", "Olimpíadas", "festas juninas",
  ]
  static let pains: WordSet = ["dor", "dores"]
  /// What somebody is, and not of what he is so: *um menino responsável*.
  static let sorts: WordSet = [
    "menino", "menina", "pessoa", "homem", "mulher", "rapaz", "moça", "garoto", "garota", "cara",
    "aluno", "aluna", "amigo", "amiga", "filho", "filha", "pai", "mãe",
  ]
  /// Qualities that are always like or near something.
  static let comparing: WordSet = [
    "parecido", "igual", "semelhante", "idêntico", "próximo", "apaixonado",
  ]
  /// Full of what has no article.
  static let filled: WordSet = ["coberto", "rodeado"]
  /// Qualities that the tables know as other words.
  static let otherwise: WordSet = [
    "igual", "obrigado", "bom", "suficiente", "doido", "disposto", "paciente",
  ]
  /// Before any deed.
  static let beforeDeeds: [String: String] = [
    "capaz": "de", "incapaz": "de", "cansado": "de", "farto": "de", "obrigado": "a",
    "disposto": "a", "acostumado": "a", "habituado": "a", "proibido": "de", "livre": "para",
    "curioso": "para", "rápido": "para", "lento": "para", "pronto": "para", "preparado": "para",
    "ansioso": "para", "louco": "para", "doido": "para", "necessário": "para",
    "essencial": "para", "fundamental": "para", "suficiente": "para", "útil": "para",
    "interessado": "em", "orgulhoso": "de", "responsável": "por",
  ]
  /// States whose preposition only this table knows.
  static let passing: WordSet = ["curioso", "disposto", "livre", "obrigado", "rápido", "lento"]
  /// How well somebody does it.
  static let skilled: WordSet = [
    "bom", "ruim", "ótimo", "péssimo", "excelente", "craque", "melhor", "pior",
  ]
  /// How it is to do it.
  static let felt: WordSet = [
    "fácil", "difícil", "bom", "ruim", "gostoso", "chato", "legal", "complicado", "impossível",
    "simples", "divertido", "ótimo", "péssimo", "duro", "possível",
  ]
}
