import AACCore

/// What two words of an ordinary Portuguese sentence are to each other: *comer / sopa / fria, montar / cavalo / preto, papai
/// / chegar / trabalho* (Cunha & Cintra, chapters 9 and 15; Bechara, *Regência*).
extension ClausePlanner {
  /// Settles these where they were chosen without the words that say so.
  func settleDaily(_ clause: inout Clause, _ verb: String) {
    turnPassive(&clause, verb)
    describeAsCold(&clause)
    comeFromWork(&clause, verb)
  }

  /// *Montar / cavalo / preto, montar / meu / cavalo*: one certain horse, where *a cavalo* says how one goes.
  func settleMount(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "montar",
      let horse = clause.complements.firstIndex(where: { $0.lexeme.lemma == "cavalo" })
    else { return }
    let isDescribed =
      horse + 1 < clause.complements.count
      && clause.complements[horse + 1].lexeme.wordClass == .adjective
    let isDetermined = horse > 0 && clause.complements[horse - 1].lexeme.isDeterminerLike
    guard isDescribed || isDetermined else { return }
    verb.frame.slots.removeAll { $0.words.contains("cavalo") }
  }

  /// *Ouvir-se / música, vender-se / casa*: it is done by nobody in particular (Bechara, *Voz passiva com* se).
  private func turnPassive(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.isEmpty, DailyWords.passives.contains(verb),
      clause.verb?.lexeme.person == nil, let thing = clause.complements.first,
      thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing, !thing.lexeme.kind.isTemporal,
      !KindSet.places.contains(thing.lexeme.kind) || thing.lexeme.kind == .home
    else { return }
    clause.complements[0].government = nil
    clause.subject = [clause.complements.removeFirst()]
  }

  /// *Comer / sopa / fria*: cold is how it is, and nothing that it is made of.
  private func describeAsCold(_ clause: inout Clause) {
    for index in clause.complements.indices.dropFirst()
    where ["frio", "fria", "frios", "frias"].contains(clause.complements[index].lexeme.lemma)
      && clause.complements[index].lexeme.wordClass == .noun
      && clause.complements[index - 1].lexeme.wordClass == .noun
      && KindSet.edible.contains(clause.complements[index - 1].lexeme.kind)
    {
      clause.complements[index].lexeme = Lexeme(
        lemma: "frio", wordClass: .adjective, kind: .quality)
      clause.complements[index].government = nil
    }
  }

  /// *Papai / chegar / trabalho*, past: whom one has waited for is back from there (Bechara, *Regência: chegar*).
  private func comeFromWork(_ clause: inout Clause, _ verb: String) {
    guard ["chegar", "voltar"].contains(verb), isToldAsPast(clause), !clause.subject.isEmpty,
      clause.subject.contains(where: { $0.lexeme.isHuman && $0.lexeme.wordClass != .pronoun }),
      let place = clause.complements.indices.first(where: {
        DailyWords.workplaces.contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[place].lexeme.wordClass == .noun,
      place == 0 || isBare(place, clause) || clause.complements[place - 1].lexeme.kind.isTemporal,
      !clause.complements.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .verb
          || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .noun
            && $0.lexeme.lemma != clause.complements[place].lexeme.lemma
            && !$0.lexeme.kind.isTemporal
          || ["atrasado", "tarde", "cedo"].contains($0.lexeme.lemma)
      })
    else { return }
    clause.complements[place].government = nil
    insert(["de", "o"], at: place, in: &clause)
  }

  /// Whether it is over: by its time, or in a row because it is told of one moment.
  private func isToldAsPast(_ clause: Clause) -> Bool {
    if let tense = clause.tense { return tense == .past }
    return clause.isLaid && !clause.isQuestion && clause.options.isEmpty
      && clause.verb?.lexeme.isInfinitive == true
      && !clause.complements.contains {
        $0.lexeme.kind == .frequency
          || lexicon.tense(of: $0.lexeme.lemma).map { $0 != .past } == true
      }
  }
}

extension DailyWords {
  /// What is done to things without a word on who does it.
  static let passives: WordSet = [
    "ouvir-se", "vender-se", "alugar-se", "comprar-se", "consertar-se", "escutar-se", "usar-se",
    "escrever-se", "dizer-se", "aceitar-se", "procurar-se",
  ]
  /// From where those at home come back in the evening.
  static let workplaces: WordSet = [
    "trabalho", "serviço", "escritório", "emprego", "viagem", "passeio", "mercado", "feira",
  ]
}
