import AACCore

/// What is said where a verb lacks the form (Cunha & Cintra, chapter 13, *Verbos defectivos*; Bechara, *Verbos defectivos*).
extension RomanceSentence {
  /// *Estou falindo, estou a precaver-me, que ela venha a falir*; nil where the verb lacks the other forms as well.
  func aroundMissing(
    _ head: String, _ form: VerbFeatures
  ) -> (finite: String, link: String, form: String)? {
    guard let infinitive = grammar.forms.verb(head, VerbFeatures(.infinitive)) else { return nil }
    var features = form
    if form.form == .presentSubjunctive {
      return grammar.forms.verb("vir", features).map { ($0, "a", infinitive) }
    }
    guard form.form == .present, let gerund = grammar.forms.verb(head, VerbFeatures(.gerund)) else {
      return nil
    }
    features.form = .present
    return grammar.forms.verb("estar", features).map {
      grammar.isPortugal ? ($0, "a", infinitive) : ($0, "", gerund)
    }
  }

  /// *Trata de reaver o dinheiro*: the imperative of a verb that has none.
  mutating func sayMissingImperative(_ index: Int, _ features: VerbFeatures) -> Bool {
    guard !isSpanish, let order = grammar.forms.verb("tratar", features) else { return false }
    let verb = plan.verbs[index].constituent
    buffer.note(.request, verb.lexeme.lemma, order)
    say(order, tile: verb.tile)
    buffer.note(.preposition, "tratar", "de")
    say("de")
    sayNonFinite(index, .infinitive)
    return true
  }
}
