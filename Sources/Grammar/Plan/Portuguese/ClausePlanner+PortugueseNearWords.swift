import AACCore

/// What Portuguese words chosen side by side are to each other: for how many people, what there may be, what does not fit, whom one knows
/// already, and whose it is: *mesa / quatro / pessoas, se / ter / tomate, comprar / sapato / mas / ficar / apertado, conhecer / diretora / novo,
/// coçar / costas / meu* (Cunha & Cintra, chapters 7, 9 and 11; Bechara, *Regência nominal* and *Emprego do artigo*).
extension ClausePlanner {
  /// Puts these right before the rest is told.
  func settleNearWords(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1 else { return }
    ownBehindNoun(&clause, verb)
    forSoMany(&clause)
    sitAtSide(&clause)
    if verb == "conhecer" { knowAlready(&clause) }
    if verb == "estudar" { studyInTown(&clause) }
    if verb == "enviar" || verb == "mandar" { sendTo(&clause) }
    if verb == "misturar" { mixIn(&clause) }
    if verb == "esperar" { waitOnPlatform(&clause) }
    if verb == "vir" || verb == "ir" { comeToDoctor(&clause) }
    if NearWords.composing.contains(verb) { writeAbout(&clause) }
    if verb == "pintar" { paintThen(&clause) }
    if clause.complements.count > 2 {
      haveAny(&clause)
      fitBadly(&clause)
    }
  }

  /// *Coçar / costas / meu, segurar / mão / minha*: whose it is stands before its noun.
  private func ownBehindNoun(_ clause: inout Clause, _ verb: String) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.kind == .possessive, !frames[verb].isCopular,
      case let noun = clause.complements[last - 1], noun.lexeme.wordClass == .noun,
      noun.government == nil, noun.lexeme.kind == .body || noun.lexeme.kind == .clothing,
      last == 1 || !clause.complements[last - 2].lexeme.isDeterminerLike
    else { return }
    clause.complements.swapAt(last - 1, last)
  }

  /// *Mesa / quatro / pessoas, quarto / duas / pessoas*: for so many people.
  private func forSoMany(_ clause: inout Clause) {
    guard clause.complements.count > 2,
      let people = clause.complements.indices.dropFirst(2).first(where: {
        ["pessoa", "pessoas"].contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[people - 1].lexeme.wordClass == .numeral,
      case let noun = clause.complements[people - 2].lexeme, noun.wordClass == .noun,
      NearWords.seating.contains(noun.lemma), let link = lexicon.known("para")
    else { return }
    let isDetermined = people > 2 && clause.complements[people - 3].lexeme.isDeterminerLike
    if !isDetermined { clause.complements[people - 2].lexeme.article = .indefinite }
    clause.complements.insert(Constituent(link), at: people - 1)
  }

  /// *Pintar / parede / azul / ontem, pintar / unhas / vermelho / sábado*: in which colour, before it is told when.
  private func paintThen(_ clause: inout Clause) {
    guard clause.complements.count == 3, clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[1].lexeme.kind == .color, clause.complements[2].lexeme.kind.isTemporal,
      let link = lexicon.known("de")
    else { return }
    clause.complements[0].lexeme.article = .definite
    clause.complements.insert(Constituent(link), at: 1)
  }

  /// *Estudar / faculdade / Curitiba*: at which school, and in which town.
  private func studyInTown(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.isPlaceLike,
      clause.complements[0].lexeme.wordClass == .noun,
      case let town = clause.complements[1], town.lexeme.wordClass == .properNoun,
      !town.lexeme.isHuman, town.government == nil
    else { return }
    clause.complements[1].government = Government(preposition: "em", article: nil)
  }

  /// *Enviar / cartão-postal / Lisboa*: to which town.
  private func sendTo(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.namesThing,
      case let town = clause.complements[1], town.lexeme.wordClass == .properNoun,
      !town.lexeme.isHuman, town.government == nil, !town.lexeme.kind.isTemporal
    else { return }
    clause.complements[1].government = Government(preposition: "para", article: nil)
  }

  /// *Misturar / cor / balde*: in what.
  private func mixIn(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[1].government == nil,
      NearWords.vessels.contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1].government = Government(preposition: "em", article: .definite)
  }

  /// *Esperar / trem / plataforma*: where one waits for it, and not where it goes.
  private func waitOnPlatform(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.kind == .vehicle,
      clause.complements[1].government == nil,
      NearWords.stops.contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[1].government = Government(preposition: "em", article: .definite)
  }

  /// *Vir / comigo / médico*: with whom, and to whom.
  private func comeToDoctor(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      NearWords.companions.contains(clause.complements[0].lexeme.lemma),
      case let whom = clause.complements[1], whom.government == nil,
      NearWords.visited.contains(whom.lexeme.lemma)
    else { return }
    clause.complements[1].government = Government(preposition: "a", article: .definite)
  }

  /// *Fazer / trabalho / vulcões*: a piece of work about some of a kind (Cunha & Cintra, chapter 9, *Omissão do artigo*).
  private func writeAbout(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      NearWords.works.contains(clause.complements[0].lexeme.lemma),
      case let topic = clause.complements[1], topic.lexeme.wordClass == .noun,
      topic.lexeme.number == .plural, topic.government == nil, topic.lexeme.kind != .subject,
      !MeaningWords.taught.contains(topic.lexeme.kind),
      !PortugueseRowWords.taught.contains(topic.lexeme.lemma)
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .indefinite)
    clause.complements[1].government = Government(preposition: "sobre", article: .bare)
  }

  /// *Vocês / conhecer / diretora / novo*: there is one new one, and no other.
  private func knowAlready(_ clause: inout Clause) {
    guard clause.complements[0].lexeme.namesPerson,
      clause.complements[0].lexeme.wordClass == .noun, clause.complements[0].lexeme.article == nil,
      clause.complements[0].lexeme.number != .plural,
      ["novo", "nova"].contains(clause.complements[1].lexeme.lemma),
      NearWords.posts.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .definite)
  }

  /// *Sentar / do lado / amigo*: at whose side.
  private func sitAtSide(_ clause: inout Clause) {
    for index in clause.complements.indices.dropLast()
    where clause.complements[index].lexeme.lemma == "do lado" {
      let whom = clause.complements[index + 1].lexeme
      guard whom.isHuman, whom.wordClass == .noun || whom.wordClass == .properNoun,
        let side = lexicon.known("do lado de")
      else { continue }
      clause.complements[index] = Constituent(side, tile: clause.complements[index].tile)
      return
    }
  }

  /// *Se / ter / tomate, quando / ter / pão*: some of it, if there is any.
  private func haveAny(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst().dropLast()
    where ["ter", "haver"].contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index - 1].lexeme.lemma == "se"
    {
      let noun = clause.complements[index + 1].lexeme
      guard noun.wordClass == .noun, KindSet.edible.contains(noun.kind), noun.article == nil else {
        continue
      }
      clause.complements[index + 1].lexeme.article = .bare
    }
  }

  /// *Comprar / sapato / mas / ficar / apertado*: it is the thing that does not fit.
  private func fitBadly(_ clause: inout Clause) {
    guard
      let link = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "mas"
      }), link > 0, link + 2 < clause.complements.count,
      case let thing = clause.complements[link - 1].lexeme, thing.kind == .clothing,
      thing.wordClass == .noun,
      ["ficar", "estar"].contains(clause.complements[link + 1].lexeme.lemma),
      NearWords.fits.contains(clause.complements[link + 2].lexeme.lemma)
    else { return }
    let isMany = thing.number == .plural
    let isFeminine = LanguageTables.tables(language).gender(of: thing) == .feminine
    let lemma = (isFeminine ? "ela" : "ele") + (isMany ? "s" : "")
    guard let pronoun = lexicon.known(lemma) else { return }
    clause.complements.insert(Constituent(pronoun), at: link + 1)
  }
}

/// Words of such pairs.
private enum NearWords {
  /// Where several people sit, sleep or eat.
  static let seating: WordSet = [
    "mesa", "quarto", "reserva", "barraca", "sofá", "bolo", "pizza", "comida", "lugar", "carro",
  ]
  static let vessels: WordSet = [
    "balde", "tigela", "panela", "copo", "prato", "pote", "bacia", "vasilha", "jarra", "xícara",
  ]
  static let stops: WordSet = [
    "plataforma", "estação", "ponto", "rodoviária", "aeroporto", "terminal", "calçada", "paragem",
  ]
  static let companions: WordSet = ["comigo", "conosco", "contigo"]
  /// Whom one goes to see.
  static let visited: WordSet = [
    "médico", "médica", "dentista", "doutor", "doutora", "psicólogo", "psicóloga", "fisioterapeuta",
    "cabeleireiro", "cabeleireira", "pediatra", "oculista", "barbeiro",
  ]
  static let composing: WordSet = ["fazer", "escrever", "preparar", "entregar"]
  /// What one writes or makes about something.
  static let works: WordSet = ["trabalho", "pesquisa", "redação", "cartaz", "projeto", "texto"]
  /// Who holds a post.
  static let posts: WordSet = [
    "diretor", "diretora", "professor", "professora", "médico", "médica", "vizinho", "vizinha",
    "chefe", "terapeuta", "enfermeiro", "enfermeira", "aluno", "aluna", "colega", "motorista",
    "cuidador", "cuidadora", "coordenador", "coordenadora",
  ]
  /// How clothes fit.
  static let fits: WordSet = [
    "apertado", "apertada", "largo", "larga", "folgado", "folgada", "curto", "curta", "comprido",
    "comprida", "pequeno", "pequena", "grande", "justo", "justa",
  ]
}
