import AACCore

/// Denied helpers on one tile within a clause: *I am sad because I can't go, I think he doesn't like me*.
///
/// Sources: CGEL §3.23 (contracted negation), §10.55–10.56 (clause negation).
extension EnglishConstructions {
  /// *I/can't, he/doesn't, it/isn't*: the helper and *not*, behind who does it.
  mutating func expandDenied() {
    guard words.count > 2 else { return }
    for index in words.indices.dropFirst().dropLast().reversed() {
      let text = lemma(index)
      guard text.hasSuffix("t"), let helper = Self.helpers[text.replacing("’", with: "'")],
        words[index - 1].lexeme.isNominal,
        words[index - 1].lexeme.wordClass != .adjective
      else { continue }
      guard let not = planner.lexicon.known("not") else { return }
      let denial = Constituent(not, tile: words[index].tile)
      guard !helper.isEmpty else {
        words[index] = denial
        continue
      }
      words[index].lexeme = planner.lexicon.lexeme(for: helper, expecting: .verb)
      words.insert(denial, at: index + 1)
    }
  }

  /// What they help with; nothing where it is *do*, which says nothing by itself.
  private static let helpers = deniedModals.merging([
    "isn't": "be", "aren't": "be", "wasn't": "be", "weren't": "be", "don't": "", "doesn't": "",
    "didn't": "",
  ]) { modal, _ in modal }

  /// Modals in one word with *not*.
  static let deniedModals = [
    "can't": "can", "cannot": "can", "couldn't": "could", "won't": "will", "wouldn't": "would",
    "shouldn't": "should", "mustn't": "must",
  ]
}
