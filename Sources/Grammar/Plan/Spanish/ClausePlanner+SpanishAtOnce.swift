import AACCore

/// Words of a Spanish sentence that say something else together than each by itself: *otra vez, lo siento mucho, hasta que
/// anochezca, me gusta más el rojo que el azul, ¿a qué hora es el recreo?* (NGLE §30.5, §45.2, §22.14).
extension ClausePlanner {
  /// Reads them so.
  func readAtOnce(_ clause: inout Clause) {
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    for index in clause.complements.indices.dropFirst() {
      let (before, word) = (clause.complements[index - 1].lexeme, clause.complements[index].lexeme)
      switch word.lemma {
      case "vez" where before.lemma == "otro" || before.lemma == "otra":
        guard let again = lexicon.known("otra vez") else { break }
        clause.complements[index - 1].lexeme = again
        clause.complements.remove(at: index)
        return
      case "anochecer", "amanecer", "atardecer":
        guard word.wordClass == .noun, before.wordClass == .conjunction || before.isConnective,
          WordSorter.subordinators(of: .spanish).contains(before.lemma)
        else { break }
        clause.complements[index].lexeme = Lexeme(
          lemma: word.lemma, wordClass: .verb, kind: .action)
        clause.complements[index].government = nil
      default: break
      }
    }
    if clause.complements.count > 3 { beButSo(&clause) }
    switch verb {
    case "sentir" where clause.complements.count == 1 && !clause.isQuestion && !clause.isNegative:
      guard clause.complements[0].lexeme.lemma == "mucho", let it = lexicon.known("lo") else {
        return
      }
      clause.complements.insert(Constituent(it), at: 0)
    case "gustar", "encantar", "preferir": likeQuality(&clause)
    case "quedar" where clause.isQuestion && clause.complements[0].lexeme.lemma == "cómo":
      // ¿Cómo quedó el dibujo?
      guard clause.subject.isEmpty, clause.complements.count == 2,
        clause.complements[1].lexeme.isThing, !clause.complements[1].lexeme.kind.isTemporal
      else { return }
      clause.subject = [clause.complements.removeLast()]
      clause.subject[0].government = nil
      clause.verb?.lexeme.forms[PlannedVerb.judging] = "amount"
    case "quedar", "faltar", "sobrar":
      // ¿Cuántas galletas quedan?
      guard clause.isQuestion, clause.subject.isEmpty, clause.complements.count == 2,
        clause.complements[0].lexeme.lemma.hasPrefix("cuánt"), clause.complements[1].lexeme.isThing,
        clause.verb?.lexeme.forms.isEmpty == true,
        clause.complements[1].lexeme.countability != .mass
      else { return }
      clause.verb?.lexeme.person = .third
      clause.verb?.lexeme.number = .plural
      clause.verb?.lexeme.forms[PlannedVerb.judging] = "amount"
    case "tocar": turnOfWhom(&clause)
    case "querer" where clause.isLaid && clause.isQuestion: chooseFrom(&clause, verb)
    case "ser": askHourOf(&clause)
    case "querer", "necesitar", "comprar", "ver": askOther(howMany: &clause)
    default: break
    }
    if clause.isQuestion { thinkOfIt(&clause) }
  }

  /// *Querer / agua / pero / vaso / sucio*: what is so stands against it, and the verb is understood (NGLE §31.10, §37.9).
  private func beButSo(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last,
      clause.complements[last - 2].lexeme.isAdversative,
      case let (thing, state) = (
        clause.complements[last - 1].lexeme, clause.complements[last].lexeme
      ), thing.wordClass == .noun, !thing.isBeing, !thing.kind.isTemporal,
      state.wordClass == .adjective, UnsaidDoerWords.states.contains(state.lemma)
    else { return }
    clause.complements.insert(.linking("estar"), at: last)
    clause.reasons.append(Realization.RuleApplication(.understood, thing.lemma, "estar"))
  }

  /// *A quién / tocar*: whose turn it is.
  private func turnOfWhom(_ clause: inout Clause) {
    if clause.isQuestion, clause.subject.count == 1, clause.complements.count == 1,
      clause.subject[0].lexeme.wordClass == .pronoun, clause.complements[0].lexeme.lemma == "cuándo"
    {
      // ¿Cuándo me toca?
      clause.complements += clause.subject
      clause.subject = []
      return
    }
    guard clause.isQuestion, clause.subject.isEmpty, clause.complements.count < 3,
      let last = clause.complements.last, last.lexeme.lemma.hasSuffix("quién"),
      clause.complements.count == 1 || clause.complements[0].lexeme.lemma == "a",
      let who = lexicon.known("quién")
    else { return }
    clause.subject = [Constituent(who, tile: clause.complements[0].tile)]
    clause.complements = []
  }

  /// *Gustar / más / rojo / que / azul*: two qualities that are things.
  private func likeQuality(_ clause: inout Clause) {
    guard
      let link = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }), link > 0,
      link + 2 == clause.complements.count,
      clause.complements[link - 1].lexeme.wordClass == .adjective,
      clause.complements[link + 1].lexeme.wordClass == .adjective, let the = lexicon.known("el")
    else { return }
    for place in [link + 1, link - 1] {
      clause.complements[place].lexeme.wordClass = .noun
      clause.complements[place].lexeme.gender = .masculine
      clause.complements[place].lexeme.countability = .count
      clause.complements[place].lexeme.kind = .idea
      clause.complements.insert(Constituent(the), at: place)
    }
  }

  /// *Ser / qué / hora / recreo*: when it is.
  private func askHourOf(_ clause: inout Clause) {
    if clause.isQuestion, clause.subject.count == 1, clause.subject[0].lexeme.number == .plural,
      clause.subject[0].lexeme.wordClass == .pronoun, clause.complements[0].lexeme.lemma == "quién"
    {
      // ¿Quiénes somos?
      clause.complements[0].lexeme.lemma = "quiénes"
    }
    guard clause.isQuestion, clause.subject.isEmpty, clause.complements.count == 3,
      clause.complements[0].lexeme.lemma == "qué", clause.complements[1].lexeme.lemma == "hora",
      clause.complements[2].lexeme.takesPlace
    else { return }
    clause.subject = [clause.complements.removeLast()]
  }

  /// *Querer / cuántos / galleta / tú*: who is asked, and not of whom.
  private func askOther(howMany clause: inout Clause) {
    guard clause.isQuestion, clause.subject.isEmpty, clause.complements.count > 1,
      let asked = clause.complements.firstIndex(where: { $0.lexeme.kind == .question }),
      asked == 0 || clause.complements[asked - 1].lexeme.wordClass != .adposition,
      let last = clause.complements.last?.lexeme, last.wordClass == .pronoun,
      ["tú", "usted", "vosotros", "ustedes", "nosotros", "vos"].contains(last.lemma),
      asked < clause.complements.count - 1,
      clause.complements[clause.complements.count - 2].lexeme.wordClass != .adposition,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      clause.complements[asked].lexeme.lemma != "quién"
    else { return }
    clause.subject = [clause.complements.removeLast()]
  }
}
