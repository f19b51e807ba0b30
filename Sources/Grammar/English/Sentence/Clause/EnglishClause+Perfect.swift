import AACCore

/// *Have* with a participle: *has eaten, had eaten before he came, will have eaten, should have eaten*.
///
/// Sources: CGEL §4.18–4.26 (the perfect of each tense), §4.49–4.65 (modals with the perfect); CaGEL ch. 3 §5.
extension EnglishClause {
  /// *Have* in the tense of the clause, then the participle; with *progressive* that of *be* and *-ing*.
  func perfectGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup {
    let isOngoing = plan.options.contains(.progressive) && main.text != "be"
    let verb = plan.verbs[0]
    let done =
      isOngoing
      ? [.init(text: "been"), EnglishVerbGroup.Word(text: gerund(verb), tile: main.tile)]
      : [.init(text: main.text == "be" ? "been" : participle(verb), tile: main.tile)]
    let form: EnglishVerbGroup.Form = isOngoing ? .gerund : .participle
    if plan.tense == .future {
      return .init(
        finite: .init(text: "will"), isAuxiliary: true, rest: [.init(text: "have")] + done,
        form: form)
    }
    let have = self.form("have", plan.options.contains(.earlier) ? .preterite : .present)
    return .init(finite: .init(text: have), isAuxiliary: true, rest: done, form: form)
  }

  /// *You should have told me, he must have forgotten it*: a modal has no past of its own for what is over.
  func modalPerfectGroup(_ main: EnglishVerbGroup.Word) -> EnglishVerbGroup? {
    guard isModalPerfect else { return nil }
    let text = ["can": "could", "may": "might"][main.text] ?? main.text
    return .init(
      finite: .init(text: text, tile: main.tile), isAuxiliary: true, rest: [.init(text: "have")],
      form: .participle)
  }

  /// Whether the perfect was asked for of a modal and the verb that it opens.
  var isModalPerfect: Bool {
    plan.options.contains(.perfect) && plan.tense == .past && plan.verbs.count > 1
      && plan.verbs[0].frame.pattern == .modal && Self.supposing.contains(plan.verbs[0].frame.lemma)
  }

  private static let supposing = EnglishWords.set(
    "should could might must would may can ought")
}
