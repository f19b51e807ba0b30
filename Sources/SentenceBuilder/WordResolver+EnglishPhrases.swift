import AACCore
import Grammar

extension WordResolver {
  /// *make fun of, look forward to* on one tile: a verb of several words whose frame is listed is one verb.
  ///
  /// Source: CGEL §16.2–16.17 (multi-word verbs).
  func englishVerbPhrase(_ name: String, role: Tile.Role) -> Tile? {
    guard language == .english, role != .verb, !isStrict, name.contains(" ") else { return nil }
    let frame = FrameTable(language: .english)[name]
    guard !frame.isDefault, frame.pattern == .plain else { return nil }
    let verb = Lexeme(lemma: name, wordClass: .verb, kind: .action)
    return Tile(label: name, lexeme: verb, role: role)
  }
}
