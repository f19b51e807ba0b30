import AACCore

/// The pluperfect of what was over before something else: *tinha saído* (Cunha & Cintra, chapter 13, *Pretérito
/// mais-que-perfeito composto*).
extension RomanceSentence {
  /// *Fiquei feliz que você ganhou*, but *fiquei feliz que você estivesse aqui*: what has been done is what one is glad of (Cunha &
  /// Cintra, chapter 13, *Indicativo*).
  func isGladOfDeed(_ index: Int) -> Bool {
    let verb = plan.verbs[index]
    guard plan.tense == .past, verb.tense != .future, verb.frame.past == .event, !verb.isRelative,
      !verb.isResult, verb.governor == nil,
      plan.verbs[index - 1].frame.isCopular || plan.verbs[index - 1].frame.lemma == "ficar"
    else { return false }
    return plan.fillers.contains { filler in
      filler.verb == index - 1 && filler.role == .attribute
        && filler.phrases.contains {
          GladWords.moods.contains($0.adjectives.first?.lexeme.lemma ?? "")
        }
    }
  }

  /// The two words of it; nil for a verb that is not so marked.
  func pluperfect(_ index: Int, _ form: VerbFeatures.Form) -> (
    finite: String, link: String, form: String
  )? {
    let word = plan.verbs[index].constituent.lexeme
    guard !word.forms.isEmpty, word.forms[PlannedVerb.earlier] != nil,
      form == .preterite || form == .imperfect
    else { return nil }
    let head = plan.verbs[index].split.head
    let had = grammar.forms.verb("ter", features(.imperfect, subject))
    let done = grammar.forms.verb(head, VerbFeatures(.participle))
    return (had ?? "tinha", "", done ?? head)
  }
}

/// How one is over what has been done.
private enum GladWords {
  static let moods: WordSet = [
    "feliz", "triste", "contente", "orgulhoso", "chateado", "aliviado", "surpreso", "bravo",
    "zangado", "satisfeito", "agradecido", "grato", "decepcionado", "emocionado", "irritado",
  ]
}
