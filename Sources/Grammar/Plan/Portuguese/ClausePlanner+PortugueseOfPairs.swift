import AACCore

/// What a noun is of where two were chosen side by side for their role and the first says so: *a tempestade quebrou o telhado da escola, ele
/// deu um anel de ouro, ela beijou o menino na porta da escola*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Adjunto adnominal*) and chapter 15 (*De*); Bechara, *Adjunto adnominal*.
extension ClausePlanner {
  /// Puts *de* between them, before anything else is made of the second.
  func linkOfPairs(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.count > 1, let verb = clause.verb else { return }
    takeToHouse(&clause, verb.lexeme.lemma)
    nameWhose(&clause)
    var place = clause.complements.count - 1
    while place > 0 {
      if let (link, head) = ofPair(clause, place, verb.lexeme.lemma) {
        if link == .plain { clause.complements[place].lexeme.article = .bare }
        clause.reasons.append(
          Realization.RuleApplication(.preposition, clause.complements[place].lexeme.lemma, "de"))
        put(smallWords(link, clause.complements[place].lexeme), at: place, &clause)
        meetAtDoor(&clause, head, verb.lexeme.lemma)
      }
      place -= 1
    }
    readInPaper(&clause, verb.lexeme.lemma)
  }

  /// *De, do, sobre o*: what is said between them (Cunha & Cintra, chapter 15, *De*).
  private func smallWords(_ link: PortugueseOfPair.Link, _ second: Lexeme) -> [String] {
    switch link {
    case .plain: ["de"]
    case .about: ["sobre", "o"]
    // O celular da minha irmã, o mapa de Portugal.
    case .definite:
      BesideWords.ownKin.contains(second.lemma) || !takesArticleOf(second) ? ["de"] : ["de", "o"]
    }
  }

  /// *Beijar / menina / porta / escola*: where somebody is met.
  private func meetAtDoor(_ clause: inout Clause, _ head: Int, _ verb: String) {
    guard head > 0, OfPairWords.meeting.contains(verb), isBare(head, clause),
      OfPairWords.doors.contains(clause.complements[head].lexeme.lemma),
      clause.complements[head - 1].lexeme.isBeing
    else { return }
    put(["em", "o"], at: head, &clause)
  }

  /// *Ler / notícia / terremoto / jornal*: where it stands.
  private func readInPaper(_ clause: inout Clause, _ verb: String) {
    guard ["ler", "ver", "ouvir"].contains(verb), let last = clause.complements.indices.last,
      last > 2, isBare(last, clause),
      ["jornal", "revista", "internet", "televisão", "rádio"].contains(
        clause.complements[last].lexeme.lemma),
      clause.complements[..<last].contains(where: { $0.lexeme.lemma == "sobre" })
    else { return }
    put(["em", "o"], at: last, &clause)
  }

  /// *Levar / sopa / avó / casa*: to whose house.
  private func takeToHouse(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, ["levar", "trazer", "ir"].contains(verb),
      clause.complements[last].lexeme.lemma == "casa", isBare(last, clause),
      clause.complements[last - 1].lexeme.isHuman, isBare(last - 1, clause),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      last > 1 || verb == "ir"
    else { return }
    clause.complements.swapAt(last - 1, last)
    put(["de"], at: last, &clause)
    put(["para", "o"], at: last - 1, &clause)
  }

  /// *Saber / nome / todo mundo*: whose it is, where all or nobody is meant.
  private func nameWhose(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      ["todo mundo", "todos", "alguém", "ninguém"].contains(clause.complements[last].lexeme.lemma),
      ["nome", "opinião", "aniversário"].contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    put(["de"], at: last, &clause)
  }

  /// Whether an article stands before it: *do Brasil*, but *de Portugal*.
  private func takesArticleOf(_ word: Lexeme) -> Bool {
    word.wordClass != .properNoun || word.article == .definite
  }

  /// The link to the noun before, which may have a quality behind it: *fase / difícil / jogo*; and where that noun stands.
  private func ofPair(
    _ clause: Clause, _ place: Int, _ verb: String
  ) -> (PortugueseOfPair.Link, Int)? {
    let second = clause.complements[place].lexeme
    let isDescribed =
      place > 1 && clause.complements[place - 1].lexeme.wordClass == .adjective
      && clause.complements[place - 1].lexeme.kind != .emotion
    let head = isDescribed ? place - 2 : place - 1
    let first = clause.complements[head].lexeme
    guard second.wordClass == .noun || second.wordClass == .properNoun,
      clause.complements[place].government == nil,
      let link = PortugueseOfPair.link(first, second)
        ?? (isDescribed ? nil : ownedThing(clause, place, verb))
    else { return nil }
    if ["água", "areia"].contains(first.lemma) || verb == "passar" && place == 1 { return nil }
    // Qual / nome / gato asks for the name, tirar / nota / prova is got there, brincar / bola / primo with somebody, and trocar / fralda / bebê
    // does it to the baby.
    if clause.complements[..<head].contains(where: { $0.lexeme.kind == .question })
      || first.lemma == "nota" && ["tirar", "receber", "ganhar"].contains(verb)
      || ["brincar", "jogar"].contains(verb) && second.isHuman || verb == "trocar" && head == 0
    {
      return nil
    }
    if isDescribed, PortugueseOfPair.isPart(first) { return nil }
    // Prender / botão / camisa, but the door of the school where something is put on it.
    let last = clause.complements[..<head].last?.lexeme
    let deed = clause.complements[..<head].last { $0.lexeme.wordClass == .verb }
    if PortugueseOfPair.isPart(first), OfPairWords.placing.contains(deed?.lexeme.lemma ?? verb),
      last == nil || last?.wordClass == .verb
    {
      return nil
    }
    return (link, head)
  }

  /// *Cachorro / comer / sapato / pai, lobo / comer / ovelha / pastor*: whose it is that an animal or a mishap gets.
  private func ownedThing(_ clause: Clause, _ place: Int, _ verb: String) -> PortugueseOfPair.Link?
  {
    let thing = clause.complements[place - 1].lexeme, owner = clause.complements[place].lexeme
    if thing.lemma == "dor", place > 1, clause.complements[place - 2].lexeme.lemma == "para",
      owner.kind == .body
    {
      // Remédio / para / dor / cabeça.
      return .plain
    }
    if let link = ownBesideVerb(clause, place, verb) { return link }
    if OfPairWords.homes.contains(thing.lemma), owner.isHuman, owner.wordClass == .noun,
      ["nevar", "chover", "ventar", "morar", "viver", "nascer", "chegar", "dormir", "ficar"]
        .contains(verb)
    {
      return .definite
    }
    guard place == 1, owner.isHuman, owner.wordClass == .noun, !thing.isHuman,
      thing.wordClass == .noun, !thing.kind.isTemporal, isBare(0, clause), !clause.isQuestion,
      let who = clause.subject.last?.lexeme, who.wordClass == .noun, !who.isHuman,
      OfPairWords.taking.contains(verb)
    else { return nil }
    return .definite
  }
}

extension ClausePlanner {
  /// *Gravar / com / celular / irmã, batizar / bebê / tia, sentir falta / amigos / escola*: whose a tool, a child and a friend is.
  private func ownBesideVerb(
    _ clause: Clause, _ place: Int, _ verb: String
  ) -> PortugueseOfPair.Link? {
    let thing = clause.complements[place - 1].lexeme, owner = clause.complements[place].lexeme
    guard owner.wordClass == .noun else { return nil }
    if place > 1, clause.complements[place - 2].lexeme.lemma == "com", owner.isHuman {
      return OfPairWords.usable.contains(thing.kind) ? .definite : nil
    }
    if place > 1, thing.kind == .furniture, KindSet.places.contains(owner.kind),
      OfPairWords.putting.contains(verb), clause.complements[place - 2].lexeme.kind != .furniture,
      isBare(place, clause), clause.complements[place - 2].lexeme.isLastingNoun
    {
      // Plantar / girassol / vaso / escola: of what place that is in which it is put.
      return .definite
    }
    if ["sentir falta", "sentir saudade", "ter saudade"].contains(verb), thing.isHuman {
      return OfPairWords.left.contains(owner.lemma) ? .definite : nil
    }
    return owner.isHuman && OfPairWords.children.contains(thing.lemma)
      && OfPairWords.caring.contains(verb) && isBare(place, clause) ? .definite : nil
  }
}

/// Words of such clauses.
private enum OfPairWords {
  /// What one uses and may be another's.
  static let usable = KindSet(.device, .vehicle, .instrument, .clothing, .toy, .furniture)
  /// What one has left.
  static let left: WordSet = ["escola", "trabalho", "bairro", "cidade", "creche", "turma", "rua"]
  /// What gets a thing onto or into furniture.
  static let putting: WordSet = [
    "plantar", "pôr", "colocar", "botar", "guardar", "esconder", "deixar", "esquecer", "pendurar",
    "jogar", "encontrar", "achar", "perder",
  ]
  /// Who is cared for.
  static let children: WordSet = ["bebê", "bebé", "filho", "filha", "neto", "neta", "cachorro"]
  /// What is done to somebody's child.
  static let caring: WordSet = [
    "batizar", "conhecer", "visitar", "ver", "cuidar", "segurar", "pegar", "buscar", "encontrar",
  ]
  /// What is done where somebody comes in.
  static let meeting: WordSet = [
    "beijar", "encontrar", "esperar", "ver", "abraçar", "conhecer", "cumprimentar", "buscar",
  ]
  /// Where people are met.
  static let doors: WordSet = ["porta", "portão", "entrada", "saída", "escada", "esquina"]
  /// Where people live.
  static let homes: WordSet = ["cidade", "casa", "sítio", "fazenda", "chácara", "apartamento"]
  /// What is done with a part that gets onto its whole.
  static let placing: WordSet = [
    "pôr", "colocar", "botar", "prender", "costurar", "pregar", "instalar", "encaixar", "guardar",
    "deixar", "esquecer", "ligar", "levar", "ter", "haver", "conectar", "tirar", "colar",
    "comprar",
  ]
  /// What animals do to what is somebody's.
  static let taking: WordSet = [
    "comer", "roubar", "quebrar", "rasgar", "estragar", "pegar", "sujar", "esconder", "morder",
    "beber", "molhar", "derrubar", "roer", "arranhar", "destruir", "matar", "furar",
  ]
}
