import AACCore

/// Things that stand before a verb and do by themselves what it says: *bus/leave/without/me, car/go/under/bed, my/heart/beat/fast*;
/// and groups of people named by where they meet: *class/bake/cookie*.
///
/// Sources: CGEL §10.18–10.24 (semantic roles of the subject: agentive, external causer, affected), §5.108 (collective nouns).
extension TileReader {
  /// Whether the word at `index` does by itself what the verb right behind it says.
  func actsByItself(_ words: [Constituent], _ index: Int, _ verb: Int, _ frame: VerbFrame) -> Bool {
    let thing = words[index].lexeme
    guard variety.language == .english, index + 1 == verb, thing.wordClass == .noun,
      !thing.isHuman,
      words[..<index].allSatisfy({
        $0.lexeme.isDeterminerLike && $0.lexeme.kind != .question && $0.lexeme.kind != .negation
          || $0.lexeme.wordClass == .adjective
      })
    else { return false }
    let rest = words[(verb + 1)...]
    if rest.contains(where: { isSomebodyFree($0, words) || $0.lexeme.wordClass == .verb }) {
      return false
    }
    if Self.groups.contains(thing.lemma) {
      return frame.isListed && frame.pattern == .plain && frame.past != .state
        && rest.contains { $0.lexeme.wordClass == .noun && !$0.lexeme.isPlaceLike }
    }
    switch thing.kind {
    case .body: return Self.ofBody.contains(frame.lemma) && !rest.contains(where: \.namesThing)
    case .vehicle:
      if ["leave", "arrive", "depart", "pass"].contains(frame.lemma) { return true }
    case .toy, .thing, .nature, .animal: break
    default: return false
    }
    guard Self.selfMoving.contains(frame.lemma), let way = rest.first?.lexeme.lemma else {
      return false
    }
    return Self.ways.contains(way)
  }

  /// Somebody behind the verb who is not joined to it by a preposition.
  private func isSomebodyFree(_ word: Constituent, _ words: [Constituent]) -> Bool {
    guard word.lexeme.isBeing || word.lexeme.wordClass == .pronoun,
      let place = words.firstIndex(of: word), place > 0
    else { return false }
    return words[..<place].last { !$0.lexeme.isDeterminerLike }?.lexeme.wordClass != .adposition
  }

  private static let groups = EnglishWords.set(
    "class band choir orchestra crowd crew club audience")
  private static let ofBody = EnglishWords.set(
    "beat pound race bleed itch ache swell run shake tingle throb twitch growl rumble click water"
  )
  private static let selfMoving = EnglishWords.set(
    "go come drive fly roll bounce float drift blow run race speed slide spin crash bump sail zoom jump"
  )
  private static let ways = EnglishWords.set(
    "away off under over through into past out down up around across by onto against underneath behind along between"
  )
}

extension Constituent {
  fileprivate var namesThing: Bool { lexeme.namesThing }
}
