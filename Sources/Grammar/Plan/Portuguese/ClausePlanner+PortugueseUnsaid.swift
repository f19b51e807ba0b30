import AACCore

/// What stands beside a verb where nobody chose the small words or the speaker: *o papai me leva para a escola, traga elas para mim, o
/// sapato não me serve, respondo à pergunta do aluno* (Bechara, *Regência*, *Objeto direto*; Cunha & Cintra, chapter 11, *Pronomes
/// pessoais*).
extension ClausePlanner {
  /// Puts these in, before the other rules look at the clause.
  func supplyUnsaid(_ clause: inout Clause) {
    if clause.subject.count == 2 { partSubject(&clause) }
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    if verb == "lavar", clause.complements.count == 2 { washFixture(&clause) }
    guard !clause.isLaid else { return }
    if clause.subject.isEmpty { supplyDoer(&clause, verb) }
    if clause.complements.count > 1 {
      compareDoings(&clause, verb)
      settlePieces(&clause)
      if verb == "pedir" { askSomebody(&clause) }
      if verb == "morrer" { dieToDo(&clause) }
      giveAcross(&clause, verb)
      answerWhose(&clause, verb)
      dressOneself(&clause, verb)
      ownPartBehind(&clause)
      flavourWithOne(&clause)
      countWhoComes(&clause, verb)
      joinWaters(&clause, verb)
      if clause.variety == .portuguesePortugal, verb == "ter" { fearSeveral(&clause) }
    }
    if verb == "servir" { fitSomebody(&clause) }
    if UnsaidByRole.carrying.contains(verb) { carrySpeaker(&clause) }
  }

  // MARK: - Recipients

  /// *Trazer | elas, eu*: what is given first, then to whom.
  private func giveAcross(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person && $0.government == nil
      }), UnsaidByRole.things.contains(clause.complements[0].lexeme.lemma),
      frames[verb].slot(.recipient) != nil, frames[verb].slot(.object) != nil,
      !UnsaidByRole.showing.contains(verb)
    else { return }
    let whom = clause.complements[1].lexeme.lemma
    guard !UnsaidByRole.things.contains(whom) else { return }
    let stressed = whom == "eu" ? "mim" : whom == "tu" ? "ti" : whom
    let short = ["ele": "o", "ela": "a", "eles": "os", "elas": "as"]
    if clause.variety == .portuguesePortugal,
      let thing = short[clause.complements[0].lexeme.lemma]
    {
      clause.complements[0].lexeme = WordJoiner.pronoun(thing)
    }
    clause.complements[0].government = Government(preposition: nil, article: nil)
    fold(1...1, as: "para \(stressed)", .manner, in: &clause)
  }

  /// *Papai | levar | escola*: whom he takes there is the speaker.
  private func carrySpeaker(_ clause: inout Clause) {
    guard clause.subject.count == 1, case let who = clause.subject[0].lexeme,
      who.isBeing || who.kind == .vehicle, who.person != .first, who.lemma != "nós",
      who.lemma != "a gente", who.kind != .question,
      clause.complements.contains(where: {
        $0.lexeme.kind == .place && $0.lexeme.wordClass == .noun
      }),
      clause.complements.allSatisfy({ word in
        let noun = word.lexeme
        return noun.kind == .place && noun.wordClass == .noun
          || noun.kind.isTemporal || noun.kind == .vehicle
          || noun.wordClass == .adposition && noun.lemma != "com" || noun.isDeterminerLike
          || noun.wordClass == .adverb && noun.kind != .question && noun.kind != .quantity
      })
    else { return }
    clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
  }

  /// *Servir | sapato*: the garment fits, and the speaker unless somebody else is named.
  private func fitSomebody(_ clause: inout Clause) {
    guard clause.subject.isEmpty, clause.options.isDisjoint(with: [.request]),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .clothing && $0.lexeme.wordClass == .noun
      }), isBare(place, clause) || place == 1 && clause.complements[0].lexeme.isDeterminerLike,
      case let rest = clause.complements[(place + 1)...],
      rest.isEmpty || rest.count == 1 && rest.first?.lexeme.isBeing == true
        || rest.allSatisfy({ $0.lexeme.wordClass == .adverb || $0.lexeme.wordClass == .adjective })
    else { return }
    clause.subject = Array(clause.complements[...place])
    clause.complements.removeSubrange(...place)
    if !clause.complements.contains(where: { $0.lexeme.isBeing }) {
      clause.complements.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
    } else if clause.complements[0].lexeme.lemma == "eu" {
      clause.complements[0].lexeme = WordJoiner.pronoun("me")
    }
  }

  /// *Ajudar | eu, vestir*: with nothing that is put on, one dresses oneself.
  private func dressOneself(_ clause: inout Clause, _ verb: String) {
    guard verb == "ajudar", let last = clause.complements.last?.lexeme, last.isInfinitive,
      UnsaidByRole.dressing.contains(last.lemma),
      clause.complements.contains(where: { $0.lexeme.isBeing || $0.lexeme.kind == .person })
    else { return }
    clause.complements[clause.complements.count - 1].lexeme.lemma = last.lemma + "-se"
  }

  // MARK: - Whose

  /// *Responder | pergunta, aluno*: whose question it is.
  private func answerWhose(_ clause: inout Clause, _ verb: String) {
    guard verb == "responder", clause.complements.count == 2,
      UnsaidByRole.asked.contains(clause.complements[0].lexeme.lemma),
      case let who = clause.complements[1], who.lexeme.isBeing, who.lexeme.wordClass != .pronoun,
      who.government == nil
    else { return }
    linkOwner(&clause)
  }

  /// *Pintar | cabelo, mamãe*: whose part of the body it is.
  private func ownPartBehind(_ clause: inout Clause) {
    guard clause.complements.count == 2, isBare(0, clause),
      clause.complements[0].lexeme.kind == .body, clause.verb?.lexeme.lemma == "pintar",
      case let who = clause.complements[1], who.lexeme.isBeing, who.lexeme.wordClass != .pronoun,
      who.government == nil
    else { return }
    linkOwner(&clause)
  }

  private func linkOwner(_ clause: inout Clause) {
    let takesArticle = clause.complements[1].lexeme.wordClass == .noun
    link("de", before: 1, in: &clause)
    if takesArticle { put(["o"], at: 2, &clause) }
  }

  /// *Lavar | pia, cozinha*: the sink itself, as its room is named.
  private func washFixture(_ clause: inout Clause) {
    guard UnsaidByRole.fixtures.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.kind == .room, clause.complements[1].lexeme.wordClass == .noun
    else { return }
    linkOwner(&clause)
    put(["o"], at: 0, &clause)
  }

  // MARK: - Kinds and amounts

  /// *Gelado | morangos, sumo / laranjas*: what a dish tastes of is said of one (Cunha & Cintra, chapter 8, *Número*).
  private func flavourWithOne(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where UnsaidByRole.flavoured.contains(clause.complements[index - 1].lexeme.lemma) {
      let fruit = clause.complements[index].lexeme
      let one = fruit.number == .plural ? lexicon.singulars(of: fruit.lemma).first : fruit.lemma
      guard fruit.wordClass == .noun, let one,
        fruit.number == .plural || clause.complements.count == 2, UnsaidByRole.fruits.contains(one)
      else { continue }
      clause.complements[index].lexeme.lemma = one
      clause.complements[index].lexeme.number = .singular
      clause.complements[index].lexeme.countability = .mass
      clause.complements[index].government = Government(preposition: nil, article: .bare)
      insert(["de"], at: index, in: &clause)
      return
    }
  }

  /// *Ter | medo, cão*, in Portugal: of all of them (Cunha & Cintra, chapter 8, *Número*).
  private func fearSeveral(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["medo", "nojo", "pavor"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.roleKind == .animal, isBare(1, clause),
      clause.complements[1].lexeme.wordClass == .noun,
      clause.complements[1].lexeme.number != .plural
    else { return }
    makePlural(&clause.complements[1])
  }

  /// *Nadar | piscina, mar*: in either of them, and neither is the other's.
  private func joinWaters(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({ UnsaidByRole.waters.contains($0.lexeme.lemma) }),
      frames[verb].slots.contains(where: { $0.role == .placeAt }) || verb == "nadar"
    else { return }
    insert(["e"], at: 1, in: &clause)
  }

  /// *Vir | quantos, criança*, asked: those that are counted do it.
  private func countWhoComes(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, clause.complements.count > 1,
      lexicon.asks(clause.complements[0].lexeme.lemma) == .howMany,
      case let noun = clause.complements[1].lexeme, noun.wordClass == .noun,
      clause.complements[0].lexeme.lemma.hasSuffix("s")
    else { return }
    let frame = frames[verb]
    guard verb == "faltar" || verb == "caber" || noun.isBeing && frame.isListed,
      verb == "faltar" || verb == "caber"
        || frame.slots.allSatisfy({ $0.role != .object || !$0.acceptedKinds.isEmpty })
          && !frame.slots.contains(where: {
            $0.role == .object && $0.acceptedKinds.contains(noun.kind)
          })
    else { return }
    clause.subject = Array(clause.complements[...1])
    clause.complements.removeSubrange(...1)
  }
}

/// Words of such clauses.
enum UnsaidByRole {
  static let things: WordSet = ["ele", "ela", "eles", "elas"]
  /// What is done to people rather than given to them.
  static let showing: WordSet = ["dizer", "contar", "falar", "perguntar", "ensinar", "ligar"]
  static let carrying: WordSet = ["levar", "buscar", "trazer", "ir buscar"]
  static let dressing: WordSet = ["vestir", "calçar", "despir", "pentear"]
  static let asked: WordSet = [
    "pergunta", "perguntas", "carta", "mensagem", "e-mail", "bilhete", "questão", "dúvida",
  ]
  static let fixtures: WordSet = ["pia", "tanque", "banheira", "box", "privada", "vaso sanitário"]
  static let waters: WordSet = ["piscina", "mar", "rio", "lago", "praia", "lagoa", "cachoeira"]
  static let flavoured: WordSet = [
    "gelado", "sorvete", "iogurte", "sumo", "suco", "geleia", "compota", "picolé", "vitamina",
    "batido", "refresco",
  ]
  /// What they taste of, which is counted elsewhere.
  static let fruits: WordSet = [
    "morango", "laranja", "limão", "maçã", "uva", "banana", "manga", "pêssego", "framboesa",
    "amora", "cereja", "abacaxi", "ananás", "maracujá", "pera", "melancia", "melão", "coco",
    "mirtilo", "goiaba", "caju", "tangerina", "abacate", "noz", "amêndoa", "avelã", "acerola",
  ]
}
