import AACCore

/// What one wants help with, and what one cries for help about.
///
/// Source: CGEL §16.52 (*help* with its object and the bare infinitive).
extension EnglishTwoThoughts {
  /// *help / I / choose / hat* asks to be helped to choose; *help / I / fall, help / I / lose / phone* tells why one calls.
  func isHelpWanted(_ call: Constituent, _ next: [Constituent]) -> Bool {
    call.lexeme.lemma == "help" && next.count > 2
      && ["I", "we", "he", "she", "they"].contains(next[0].lexeme.lemma)
      && next[1].lexeme.wordClass == .verb && !Self.mishaps.contains(next[1].lexeme.lemma)
  }

  /// What happens to people, is felt, or is no deed of theirs.
  private static let mishaps = EnglishWords.set(
    """
    fall lose break hurt burn cut spill drop forget bleed choke drown slip trip tear rip miss swallow bump hit scratch twist
    sprain crash be have need want feel see hear smell can could will like hate love know think vomit faint cough get bite
    sting poop pee wet scare
    """
  ).union(["throw up", "get stuck", "get lost", "have to", "pass out", "run out", "fall down"])
}
