import AACCore

/// What moves somebody and what is left over, where the thing was chosen behind the verb or nothing is named: *dar nojo /
/// barata, fazer impressão / sangue, nada / sobrar* (Bechara, *Verbos unipessoais*; Cunha & Cintra, chapter 7, *Objeto
/// indireto*; Mateus et al., *Gramática da língua portuguesa*, chapter 8, *Verbos leves*).
extension ClausePlanner {
  /// Makes the thing that moves somebody, or that is left, who does it.
  func settleMovers(_ clause: inout Clause) {
    if clause.verb?.lexeme.lemma == "apetecer" { nameTreat(&clause) }
    guard let verb = clause.verb?.lexeme, verb.person == nil,
      !clause.options.contains(.request), !clause.complements.isEmpty
    else { return }
    if MoverWords.moving.contains(verb.lemma) {
      moveSomebody(&clause, verb.lemma)
    } else if MoverWords.remaining.contains(verb.lemma), clause.subject.isEmpty, !clause.isLaid,
      clause.complements.count == 1,
      !["muito", "pouco"].contains(clause.complements[0].lexeme.lemma),
      MoverWords.anything.contains(clause.complements[0].lexeme.lemma)
    {
      // Sobrar / nada: nothing is left, and not the speaker.
      clause.subject = [clause.complements.removeFirst()]
    }
  }

  /// *Gelado / apetecer / eu*: what one feels like having is a thing (Cunha & Cintra, chapter 9, *Substantivação*).
  private func nameTreat(_ clause: inout Clause) {
    let isTreat = { (word: Constituent) in
      word.lexeme.wordClass == .adjective && MoverWords.treats.contains(word.lexeme.lemma)
    }
    if clause.subject.count == 1, isTreat(clause.subject[0]) {
      clause.subject[0] = WordSorter.noun(clause.subject[0])
    }
    if clause.subject.isEmpty, clause.complements.count > 1,
      clause.complements[0].lexeme.wordClass == .pronoun,
      clause.complements[0].lexeme.kind == .person
    {
      // Apetecer / eu / gelado: whoever feels like it.
      clause.subject = [clause.complements.removeFirst()]
    }
    guard let place = clause.complements.firstIndex(where: isTreat),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun
    else { return }
    clause.complements[place] = WordSorter.noun(clause.complements[place])
  }

  /// *Ela / fazer impressão / barata, dar sono / aula*: who is named by a pronoun, else the speaker, feels it.
  private func moveSomebody(_ clause: inout Clause, _ verb: String) {
    if clause.complements.count == 1, clause.complements[0].lexeme.lemma == "escuro" {
      clause.complements[0].lexeme = Lexeme(lemma: "escuro", wordClass: .noun, kind: .weather)
      clause.complements[0].lexeme.gender = .masculine
    }
    let words = clause.complements
    guard clause.subject.count < 2,
      clause.subject.allSatisfy({
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }), let noun = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      case let thing = words[noun].lexeme, thing.wordClass == .noun, !thing.kind.isTemporal,
      words[noun].government?.preposition == nil || noun == 0,
      mayMove(thing, verb, clause)
    else { return }
    var end = noun + 1
    while end < words.count, words[end].lexeme.wordClass == .adjective { end += 1 }
    guard words[end...].allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb }),
      !words[end...].contains(where: { $0.lexeme.kind == .question }),
      let whom = clause.subject.first ?? lexicon.known("eu").map({ Constituent($0) })
    else { return }
    var mover = Array(words[..<end])
    mover[noun].government = nil
    if whom.tile == nil {
      clause.reasons.append(Realization.RuleApplication(.understood, verb, "eu"))
    }
    clause.subject = mover
    clause.complements = [whom] + words[end...]
  }

  /// Whether it moves somebody: who is missed may be a person; what one does good and harm to is a being.
  private func mayMove(_ thing: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    if clause.subject.isEmpty, clause.complements.count == 1, isBare(0, clause),
      MoverWords.byAnybody.contains(verb)
    {
      return true
    }
    switch verb {
    case "dar azar", "dar sorte", "dar trabalho", "dar prazer": return false
    case "fazer falta": return clause.subject.isEmpty
    case "fazer bem", "fazer mal": return !thing.isBeing
    case "dar jeito", "fazer confusão":
      return !thing.isBeing && clause.variety == .portuguesePortugal
    default: return !thing.isHuman
    }
  }

  /// *Nada / sobrar, tudo / doer*: of what is not named nobody has it (Bechara, *Sujeito indeterminado*).
  func settleRemaining(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.pattern == .experiencer, clause.subject.count == 1,
      MoverWords.anything.contains(clause.subject[0].lexeme.lemma),
      // As costas de ninguém doem: who has the part is no thing that hurts.
      verb.frame.lemma != "doer"
        || !["ninguém", "alguém"].contains(clause.subject[0].lexeme.lemma)
    else { return }
    verb.frame.pattern = .plain
    verb.frame.slots = [
      FrameSlot(.recipient, preposition: "a"),
      FrameSlot(.placeAt, preposition: "em", article: .definite),
    ]
  }
}

/// Verbs of what moves somebody and of what is left.
private enum MoverWords {
  /// What a thing does to whoever feels it.
  static let moving = byAnybody.union([
    "dar coceira", "dar comichão", "dar azia", "dar tontura", "dar agonia", "dar arrepio",
    "dar dor de cabeça", "dar jeito", "meter nojo", "meter impressão", "meter pena", "meter raiva",
    "fazer cócegas",
  ])
  /// Of these what somebody does too, where he is all that is named.
  static let byAnybody: WordSet = [
    "dar medo", "dar nojo", "dar raiva", "dar sono", "dar alegria", "dar vergonha", "dar fome",
    "dar sede", "dar tristeza", "dar preguiça", "dar trabalho", "dar azar", "dar sorte",
    "dar aflição", "dar enjoo", "dar alergia", "dar prazer", "fazer impressão", "fazer mal",
    "fazer bem", "fazer falta", "fazer confusão", "meter medo",
  ]
  static let treats: WordSet = ["gelado", "doce", "salgado", "assado", "cozido"]
  static let remaining: WordSet = ["sobrar", "restar", "faltar"]
  /// What stands for any thing or for anybody.
  static let anything: WordSet = [
    "nada", "tudo", "ninguém", "alguém", "isso", "isto", "aquilo", "muito", "pouco", "algo",
  ]
}
