import AACCore

/// Whose a thing is, what one speaks of and who comes first, where the words were chosen bare: *bola / ser / quem, você / falar / que,
/// eu / ser / primeiro* (Cunha & Cintra, chapter 11, *Pronomes interrogativos*; chapter 9, *Substantivação*; Bechara, *Regência*).
extension ClausePlanner {
  /// Puts in what is missing before them.
  func askOfOwnerOrMatter(_ clause: inout Clause) {
    switch clause.verb?.lexeme.lemma {
    case "ser":
      askWhose(&clause)
      beFirst(&clause)
    case "falar": askOfWhat(&clause)
    default: break
    }
  }

  /// *Porque / estar / tu / triste*, asked: the question word, which Portugal writes as it writes the conjunction (Cunha & Cintra,
  /// chapter 11, *Pronomes interrogativos*).
  func askWhyInOneWord(_ clause: inout Clause) {
    guard clause.subject.count == 1, clause.verb != nil,
      let plain = AskedOfWords.asked[clause.subject[0].lexeme.lemma],
      let why = lexicon.known(plain)
    else { return }
    clause.subject[0].lexeme = why
  }

  /// *Bola / ser / quem, isto / ser / quem*: a thing is nobody, but it is somebody's.
  private func askWhose(_ clause: inout Clause) {
    guard clause.complements.count == 1, clause.complements[0].lexeme.lemma == "quem",
      let thing = clause.subject.last?.lexeme
    else { return }
    let isThing = thing.wordClass == .noun && !thing.isHuman && !thing.kind.isTemporal
    guard isThing || thing.wordClass == .pronoun && AskedOfWords.neuter.contains(thing.lemma),
      clause.subject.allSatisfy({ !$0.lexeme.isHuman })
    else { return }
    clause.reasons.append(Realization.RuleApplication(.preposition, "quem", "de"))
    insert(["de"], at: 0, in: &clause)
  }

  /// *Você / falar / que*: of what one speaks; but *o que você falou?* is what one said, and *que língua você fala?* which one.
  private func askOfWhat(_ clause: inout Clause) {
    guard
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .question && ["que", "o que"].contains($0.lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    if place + 1 < clause.complements.count {
      let next = clause.complements[place + 1].lexeme
      guard next.wordClass != .noun || next.isBeing else { return }
    }
    let hasCompany = clause.complements.contains {
      $0.lexeme.lemma == "com" || $0.lexeme.lemma == "comigo" || $0.lexeme.lemma == "contigo"
    }
    let isSaid = clause.tense == .past || clause.tense == .future
    guard clause.variety == .portuguesePortugal || hasCompany || !isSaid,
      let what = lexicon.known("que")
    else { return }
    clause.complements[place].lexeme = what
    clause.reasons.append(Realization.RuleApplication(.preposition, "que", "de"))
    insert(["de"], at: place, in: &clause)
  }

  /// *Eu / ser / primeiro, ela / ser / último*: one of a row is *o primeiro, a última*.
  private func beFirst(_ clause: inout Clause) {
    guard clause.complements.count < 3, !clause.subject.isEmpty,
      let place = clause.complements.firstIndex(where: {
        AskedOfWords.ranks.contains($0.lexeme.lemma)
      }),
      place + 1 == clause.complements.count
        || clause.complements[place + 1].lexeme.wordClass == .adverb,
      place == 0 || clause.complements[place - 1].lexeme.wordClass == .adverb,
      clause.subject.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          || $0.lexeme.kind == .question
      })
    else { return }
    insert(["o"], at: place, in: &clause)
  }
}

private enum AskedOfWords {
  /// Question words as they are said before the verb.
  static let asked = [
    "porque": "por que", "porquê": "por que", "por quê": "por que", "o quê": "o que", "quê": "que",
  ]
  /// Pronouns of things.
  static let neuter: WordSet = ["isto", "isso", "aquilo"]
  /// Places in a row of people.
  static let ranks: WordSet = ["primeiro", "último", "próximo", "segundo", "terceiro", "único"]
}
