import AACCore

/// Portuguese words by role whose doer stands behind: *chegar | vovó; parecer | estranho, isso; dizer | mamãe, vir*.
///
/// Sources: Cunha & Cintra, chapter 7 (*Ordem inversa*), chapter 13 (*dizer para* and an infinitive); Bechara, *Sujeito*.
extension ClausePlanner {
  func linkByRoleInPortuguese(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    if clause.subject.isEmpty {
      findLateSubject(&clause, verb)
      beOfNobody(&clause, verb)
      moveByDeed(&clause, verb)
    }
    tellToDo(&clause, verb)
    askWhichIsWanted(&clause, verb)
    joinResult(&clause)
    joinGerund(&clause)
  }

  /// *Ganhar | dinheiro, vendendo, flores*: what is done meanwhile is done to the thing behind it (Cunha & Cintra, chapter 13, *Gerúndio*).
  private func joinGerund(_ clause: inout Clause) {
    guard
      let doing = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.forms[FiniteForms.Mark.gerund] != nil
      }), doing > 0, doing + 2 == clause.complements.count,
      case let thing = clause.complements[doing + 1].lexeme, thing.namesThing,
      thing.number == .plural || KindSet.edible.contains(thing.kind) || thing.kind == .music
    else { return }
    let text = clause.complements[doing].lexeme.forms[FiniteForms.Mark.text]
    let said = text ?? clause.complements[doing].lexeme.lemma
    clause.complements[doing].lexeme = Lexeme(
      lemma: "\(said) \(thing.lemma)", wordClass: .adverb, kind: .manner)
    if let first = clause.complements[doing].tile, let second = clause.complements[doing + 1].tile {
      clause.joins[first] = [first, second]
    }
    clause.complements.removeLast()
  }

  /// *Ser | tarde, e, eu, ter sono*: nobody is late; *fazer | dois anos, que, morar, aqui*: who speaks has lived there (Bechara, *Orações sem sujeito*).
  private func beOfNobody(_ clause: inout Clause, _ verb: String) {
    guard let head = clause.verb, head.lexeme.person == nil, clause.complements.count > 1,
      !clause.options.contains(.request)
    else { return }
    if verb == "ser", ["tarde", "cedo"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .conjunction
    {
      clause.verb = head.said(by: .third)
      return
    }
    guard verb == "fazer" || verb == "haver",
      let link = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      link + 1 < clause.complements.count, clause.complements[link + 1].lexeme.isInfinitive,
      clause.complements[..<link].contains(where: { $0.lexeme.kind.isTemporal })
    else { return }
    guard let speaker = lexicon.known("eu") else { return }
    clause.complements.insert(Constituent(speaker), at: link + 1)
  }

  /// *Cansar | muito, caminhar; irritar | esperar*: it is the deed that moves one (Bechara, *Sujeito oracional*).
  private func moveByDeed(_ clause: inout Clause, _ verb: String) {
    guard LateSubjectWords.moving.contains(verb), let deed = clause.complements.last,
      deed.lexeme.isInfinitive, clause.options.isEmpty, let me = lexicon.known("eu"),
      clause.complements.dropLast().allSatisfy({
        $0.lexeme.kind == .degree || $0.lexeme.lemma == "muito"
      }), verb != "cansar" || clause.complements.count > 1
    else { return }
    clause.subject = [deed]
    clause.complements.removeLast()
    clause.complements.insert(Constituent(me), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "eu"))
  }

  /// *Querer | sopa, ou, salada*, as a question: the other is asked what he wants (Cunha & Cintra, chapter 11).
  private func askWhichIsWanted(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, clause.subject.isEmpty, ["querer", "preferir"].contains(verb),
      clause.variety == .portugueseBrazil, clause.verb?.lexeme.person == nil,
      clause.complements.contains(where: { $0.lexeme.lemma == "ou" }),
      let other = lexicon.known("você")
    else { return }
    clause.subject = [Constituent(other)]
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "você"))
  }

  /// *Falar | rápido demais, eu, não entender*: what comes of it is another thought.
  private func joinResult(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.dropLast(2).first(where: {
        clause.complements[$0].lexeme.lemma.hasSuffix("demais")
      }), case let who = clause.complements[place + 1].lexeme, who.wordClass == .pronoun,
      LateSubjectWords.doers.contains(who.lemma),
      clause.complements[(place + 2)...].contains(where: { $0.lexeme.isInfinitive })
    else { return }
    link("e", before: place + 1, in: &clause)
  }

  /// *Lobo / comer / vovó, leão / comer / menino*: beasts and monsters of tales do not dine with people (Cunha & Cintra, chapter 7, *Objeto direto*).
  func devour(_ clause: inout Clause) {
    guard let who = clause.subject.last?.lexeme, clause.subject.count < 3,
      let verb = clause.verb?.lexeme.lemma, ["comer", "devorar", "engolir"].contains(verb),
      LateSubjectWords.beasts.contains(who.lemma)
    else { return }
    if clause.complements.count == 2, clause.complements[0].lexeme.lemma == "com",
      clause.complements[0].tile == nil
    {
      clause.complements.removeFirst()
    }
    guard let prey = clause.complements.first,
      prey.lexeme.isHuman, prey.lexeme.wordClass == .noun
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .definite)
  }

  /// *Chegar | vovó*: who comes; *parecer | estranho, isso*: what seems so.
  private func findLateSubject(_ clause: inout Clause, _ verb: String) {
    guard clause.options.isDisjoint(with: [.request, .polite]), let last = clause.complements.last
    else { return }
    let isComing =
      LateSubjectWords.arriving.contains(verb) && clause.complements.count == 1
      && last.lexeme.isBeing && last.lexeme.wordClass != .pronoun
    let isJudged =
      LateSubjectWords.judging.contains(verb) && clause.complements.count == 2
      && last.lexeme.kind == .demonstrative && last.lexeme.wordClass == .pronoun
      && clause.complements[0].lexeme.wordClass == .adjective
    guard isComing || isJudged else { return }
    clause.subject = [last]
    clause.complements.removeLast()
  }

  /// *Dizer | mamãe, vir*, as a request: what somebody is told to do.
  private func tellToDo(_ clause: inout Clause, _ verb: String) {
    guard LateSubjectWords.telling.contains(verb), clause.options.contains(.request),
      clause.complements.count > 1, clause.complements[0].lexeme.isBeing,
      clause.complements[0].lexeme.wordClass != .pronoun,
      clause.complements[1].lexeme.isInfinitive
    else { return }
    link("para", before: 0, in: &clause)
  }
}

private enum LateSubjectWords {
  static let arriving: WordSet = ["chegar", "aparecer", "nascer", "morrer", "desmaiar", "voltar"]
  static let judging: WordSet = ["parecer", "ser"]
  static let telling: WordSet = ["dizer", "falar"]
  /// What a deed does to whoever does it.
  static let moving: WordSet = [
    "cansar", "divertir", "irritar", "acalmar", "relaxar", "alegrar", "chatear", "incomodar",
    "entristecer", "animar", "assustar",
  ]
  static let beasts: WordSet = [
    "lobo", "lobo mau", "leão", "tigre", "onça", "urso", "tubarão", "jacaré", "crocodilo", "cobra",
    "monstro", "dragão", "bruxa", "ogro", "gigante", "dinossauro", "baleia", "tiranossauro",
  ]
  static let doers: WordSet = ["eu", "ele", "ela", "você", "nós", "eles", "elas", "a gente"]
}
