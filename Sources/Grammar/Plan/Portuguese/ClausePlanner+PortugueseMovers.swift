import AACCore

/// What moves somebody and what is left over, where the thing was chosen behind the verb or nothing is named: *dar nojo /
/// barata, fazer impressão / sangue, nada / sobrar* (Bechara, *Verbos unipessoais*; Cunha & Cintra, chapter 7, *Objeto
/// indireto*; Mateus et al., *Gramática da língua portuguesa*, chapter 8, *Verbos leves*).
extension ClausePlanner {
  /// Makes the thing that moves somebody, or that is left, who does it.
  func settleMovers(_ clause: inout Clause) {
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

  /// *Ela / fazer impressão / barata, dar sono / aula*: who is named by a pronoun, else the speaker, feels it.
  private func moveSomebody(_ clause: inout Clause, _ verb: String) {
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
    clause.subject = mover
    clause.complements = [whom] + words[end...]
  }

  /// Whether it moves somebody: who is missed may be a person; what one does good and harm to is a being.
  private func mayMove(_ thing: Lexeme, _ verb: String, _ clause: Clause) -> Bool {
    switch verb {
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
  static let moving: WordSet = [
    "dar nojo", "dar medo", "dar sono", "dar fome", "dar sede", "dar raiva", "dar preguiça",
    "dar vergonha", "dar alergia", "dar coceira", "dar comichão", "dar azia",
    "dar enjoo", "dar tontura", "dar agonia", "dar aflição", "dar arrepio", "dar alegria",
    "dar dor de cabeça", "dar jeito", "meter nojo", "meter medo", "meter impressão", "meter pena",
    "meter raiva", "fazer impressão", "fazer confusão", "fazer falta", "fazer bem", "fazer mal",
    "fazer cócegas",
  ]
  static let remaining: WordSet = ["sobrar", "restar", "faltar"]
  /// What stands for any thing or for anybody.
  static let anything: WordSet = [
    "nada", "tudo", "ninguém", "alguém", "isso", "isto", "aquilo", "muito", "pouco", "algo",
  ]
}
