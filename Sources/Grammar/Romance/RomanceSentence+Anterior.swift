import AACCore

/// What was over before something else that is past: *llegué cuando mamá ya había salido, dijo que ya había comido* (NGLE §23.16, *el pretérito
/// pluscuamperfecto*; §24.7; of what is doubted or felt *hubiera salido*, §24.8).
extension RomanceSentence {
  /// Whether the verb of a clause was over by then: beside *ya* and *todavía no* it is done or still to be done, where what lasts
  /// only goes on (*cuando el bebé ya dormía*).
  func isOverBefore(_ index: Int) -> Bool {
    guard isSpanish, plan.tense == .past, index > 0, plan.verbs[index].tense != .future else {
      return false
    }
    if plan.options.isSuperset(of: [.perfect, .polite]) {
      // Habría ido si hubiera podido: what was not so any more (NGLE §47.8).
      return isCondition(index, plan.verbs[index].subordinator?.lexeme.lemma ?? "")
    }
    guard isDeedWithEnd(index) else { return false }
    let completed = completedBy(index)
    return completed == .done && !AnteriorWords.lasting.contains(plan.verbs[index].frame.lemma)
      || completed == .notYet
  }

  /// *Mamá ya había salido cuando llegué*: whether the main verb was over when that of the clause behind it was done; the perfect
  /// that was chosen for it says so as well, and with what lasts it is *había comido* by itself.
  func isOverBeforeRest(_ frame: VerbFrame) -> Bool {
    guard isSpanish, plan.tense == .past, frame.lemma == plan.verbs.first?.frame.lemma else {
      return false
    }
    if isOverBeforeFront || plan.options.isSuperset(of: [.perfect, .habitual]) { return true }
    guard plan.verbs.count > 1, let word = plan.verbs[1].subordinator?.lexeme.lemma,
      AnteriorWords.boundaries.contains(word), plan.verbs[1].frame.past != .state,
      plan.verbs[1].frame.pattern.isPersonal, isDeedWithEnd(0)
    else { return false }
    return plan.options.contains(.perfect) || completedBy(0) != nil
  }

  /// *Llegué cuando el bebé ya dormía*: what has no end goes on already (NGLE §23.11).
  func goesOnAlready(_ index: Int) -> Bool {
    guard isSpanish, plan.tense == .past, index > 0 else { return false }
    return AnteriorWords.lasting.contains(plan.verbs[index].frame.lemma)
      && completedBy(index) == .done
  }

  /// Says a verb that was over before, with the helper in the form that the clause asks for.
  mutating func sayOverBefore(_ index: Int, _ asked: VerbFeatures) {
    let verb = plan.verbs[index]
    let (head, rest) = verb.split
    var features = asked
    if asked.form != .imperfectSubjunctive { features.form = .imperfect }
    let lemma = verb.constituent.lexeme.lemma
    if features.form == .imperfectSubjunctive {
      buffer.note(.subjunctive, lemma, grammar.forms.verb("haber", features) ?? lemma)
    }
    let parts = (
      finite: grammar.forms.verb("haber", features) ?? "había", link: "",
      form: grammar.forms.verb(head, VerbFeatures(.participle)) ?? head
    )
    say(parts, clitics(of: index), index, rest.isEmpty ? rest : agreeingTail(of: index))
  }

  /// Whether it is something done, and nothing that was so.
  private func isDeedWithEnd(_ index: Int) -> Bool {
    let frame = plan.verbs[index].frame
    return frame.past != .state && frame.pattern.isPersonal && !frame.isCopular
      && frame.pattern != .modal
      && plan.verbs[index].constituent.lexeme.forms[FiniteForms.Mark.time] == nil
  }

  private enum Completion { case done, notYet }

  /// What *ya* and *todavía no* say of a verb.
  private func completedBy(_ index: Int) -> Completion? {
    if let negator = plan.verbs[index].negator?.lexeme.lemma {
      return AnteriorWords.notYet.contains(negator) ? .notYet : nil
    }
    for word in plan.adverbials where word.verb == index {
      if word.constituent.lexeme.lemma == "ya", index > 0 || !plan.isNegative { return .done }
    }
    let isMainNotYet = plan.negators.contains {
      AnteriorWords.notYet.contains($0.constituent.lexeme.lemma)
    }
    return index == 0 && isMainNotYet ? .notYet : nil
  }
}

/// Words of what comes before what (NGLE §23.16).
private enum AnteriorWords {
  static let notYet: WordSet = ["todavía no", "aún no"]
  /// What begins the clause of the later deed.
  static let boundaries: WordSet = ["cuando", "antes de que"]
  /// What has no end of its own: *ya dormía* is not *ya había dormido*.
  static let lasting: WordSet = [
    "dormir", "jugar", "trabajar", "esperar", "llorar", "correr", "nadar", "caminar", "andar",
    "pasear", "hablar", "cantar", "bailar", "vivir", "viajar", "gritar", "roncar", "reír", "buscar",
    "conducir", "descansar", "estudiar", "cocinar", "brillar", "soñar", "mirar", "escuchar",
  ]
}
