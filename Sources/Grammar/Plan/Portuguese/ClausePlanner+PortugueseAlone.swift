import AACCore

/// Words that one reading alone makes sense of: which one is asked for, what neither does, a tram, somebody ill, where there is
/// something, what one lacks (Cunha & Cintra, chapters 9, 11, 13 and 16; Bechara, *Regência*).
extension ClausePlanner {
  /// *Avião / atrasar / neblina*: what comes in the way (Cunha & Cintra, chapter 15, *Locuções prepositivas*).
  func stopBecause(_ clause: inout Clause, _ verb: String) {
    guard PairWords.stopping.contains(verb), clause.complements.count == 1, isBare(0, clause),
      case let reason = clause.complements[0].lexeme,
      reason.kind == .weather && reason.wordClass == .noun
        || PairWords.hindrances.contains(reason.lemma),
      clause.subject.contains(where: { $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing })
    else { return }
    put(["por causa de", "o"], at: 0, &clause)
  }

  /// *Lavar / roupa / mão*: how it is done, and no part that is washed.
  func workByHand(_ clause: inout Clause, _ verb: String) {
    guard PairWords.handwork.contains(verb), let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.lemma == "mão",
      case let thing = clause.complements[last - 1].lexeme, thing.wordClass == .noun,
      !thing.isBeing, thing.kind != .body
    else { return }
    fold(last...last, as: "à mão", .manner, in: &clause)
  }

  /// *Querer / ou / não*: the other answer, and nothing that is denied.
  func offerNo(_ clause: inout Clause) {
    guard clause.isQuestion, let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.lemma == "não",
      clause.complements[last - 1].lexeme.lemma == "ou"
    else { return }
    fold((last - 1)...last, as: "ou não", .manner, in: &clause)
  }

  /// *Torcer / time / qual, calçar / número / qual*: what asks for one of several stands before it (Cunha & Cintra, chapter 11,
  /// *Pronomes interrogativos*).
  func askWhichFirst(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, clause.complements.count > 1,
      let asked = clause.complements.indices.last, clause.verb?.lexeme.lemma != "ser",
      ["qual", "quanto", "que"].contains(clause.complements[asked].lexeme.lemma),
      clause.complements[asked].lexeme.kind == .question,
      clause.complements[asked - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements.swapAt(asked - 1, asked)
  }

  /// *Sala / haver / pouco / cadeira*: where there is something (Cunha & Cintra, chapter 13, *Verbos impessoais*).
  func holdThere(_ clause: inout Clause, _ verb: String) {
    guard verb == "haver", let place = clause.subject.last?.lexeme, place.wordClass == .noun,
      !place.isBeing, !place.kind.isTemporal, !clause.complements.isEmpty,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .adposition })
    else { return }
    let article = clause.subject.count == 1 ? ["em", "o"] : ["em"]
    clause.complements += article.compactMap { lexicon.known($0).map { Constituent($0) } }
    clause.complements += clause.subject
    clause.subject = []
  }

  /// *Faltar / paciência, sobrar / tempo*: what only somebody has is wanting to the speaker (Bechara, *Regência: faltar*).
  func lackOneself(_ clause: inout Clause, _ verb: String) {
    guard verb == "faltar", clause.subject.isEmpty, clause.complements.count == 1,
      PairWords.inOneself.contains(clause.complements[0].lexeme.lemma), !clause.isQuestion,
      let me = lexicon.known("eu")
    else { return }
    clause.subject = clause.complements
    clause.complements = [Constituent(me)]
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "eu"))
  }

  /// *Ser / de / quem / mochila, ser / qual / nome / gato*: one asks about a thing that both know.
  func askOfThing(_ clause: inout Clause) {
    guard clause.isQuestion, let thing = clause.complements.firstIndex(where: { isNoun($0.lexeme) })
    else { return }
    let before = clause.complements[..<thing].map(\.lexeme.lemma)
    guard before == ["de", "quem"] || before == ["de quem"] || before == ["qual"] else { return }
    let rest = clause.complements[thing...]
    guard rest.allSatisfy({ isNoun($0.lexeme) }), rest.count < 3 else { return }
    clause.subject = [clause.complements[thing]]
    if rest.count == 2, let last = rest.last {
      clause.subject += ["de", "o"].compactMap { lexicon.known($0).map { Constituent($0) } }
      clause.subject.append(last)
    }
    clause.complements.removeSubrange(thing...)
  }

  private func isNoun(_ word: Lexeme) -> Bool { word.wordClass == .noun && !word.kind.isTemporal }

  /// *Gelar / nem / congelar*: neither is done (Cunha & Cintra, chapter 16, *Conjunções coordenativas*).
  func denyBothDeeds(_ clause: inout Clause) {
    guard !clause.isNegative, clause.complements.count > 1,
      clause.complements[0].lexeme.lemma == "nem",
      clause.complements[1].lexeme.wordClass == .verb
    else { return }
    clause.isNegative = true
  }

  /// *Apanhar / elétrico*: in Portugal it is a tram.
  func readTram(_ clause: inout Clause, _ verb: String) {
    guard clause.variety == .portuguesePortugal, PairWords.riding.contains(verb),
      let place = clause.complements.firstIndex(where: { $0.lexeme.lemma == "elétrico" }),
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .noun
    else { return }
    var tram = Lexeme(lemma: "elétrico", wordClass: .noun, kind: .vehicle)
    tram.gender = .masculine
    clause.complements[place].lexeme = tram
  }

  /// *Médico / examinar / doente, enfermeira / ajudar / idoso*: who is so (Cunha & Cintra, chapter 9, *Substantivação*).
  func readSufferer(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 1, PairWords.tending.contains(verb),
      PairWords.states.contains(clause.complements[0].lexeme.lemma),
      clause.complements[0].lexeme.wordClass == .adjective,
      clause.subject.allSatisfy({ $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    insert(["o"], at: 0, in: &clause)
  }
}
