import AACCore

/// Whose part of the body it is that something is done in or to: *me zumbó en la oreja, saiu do meu nariz, it buzzed in my ear*
/// (NGLE §35.7, *dativo posesivo*; Cunha & Cintra, chapter 11; CGEL §5.57).
extension RoleAssigner {
  /// *Zumbar / oreja / yo*: somebody who was laid right behind a part of the body is whose it is, and does not come along.
  mutating func ownsPart(_ loose: LoosePhrase) -> Bool {
    guard loose.preposition == nil, loose.phrase.isPronoun, loose.phrase.connective == nil,
      let owner = loose.phrase.noun, owner.government == nil, owner.lexeme.isHuman,
      let tile = owner.tile, let index = plan.fillers.indices.last,
      let part = plan.fillers[index].phrases.last, part.isPlain, part.kind == .body,
      part.noun?.lexeme.wordClass == .noun, part.noun?.tile == tile - 1,
      let verb = plan.verbs.last, plan.fillers[index].verb == plan.verbs.count - 1,
      verb.frame.slot(.recipient) == nil || language == .spanish,
      verb.frame.slot(.company) == nil || hasNoPersonAsSubject,
      plan.fillers[index].role != .object || language == .spanish
    else { return false }
    if plan.fillers[index].role == .instrument { place(index, verb.frame, part) }
    guard language != .spanish else {
      if verb.frame.slot(.recipient) == nil { plan.fillers[index].article = .definite }
      plan.fillers.append(
        Filler(.recipient, loose.phrase, preposition: "a", verb: plan.verbs.count - 1))
      return true
    }
    guard let word = possessive(of: owner) else { return false }
    let last = plan.fillers[index].phrases.count - 1
    plan.fillers[index].phrases[last].possessive = word
    plan.fillers[index].article = nil
    return true
  }

  /// Whether who does it is no person, so that nobody comes along with it.
  private var hasNoPersonAsSubject: Bool {
    !plan.subject.isEmpty && plan.subject.allSatisfy { $0.noun?.lexeme.isHuman == false }
  }

  /// A part of the body that nothing is done with is where it is done.
  private mutating func place(_ index: Int, _ frame: VerbFrame, _ part: NounPhrase) {
    let source = frame.slot(.placeFrom)
    plan.fillers[index].role = source == nil ? .placeAt : .placeFrom
    let isHollow = OwnBodyWords.hollow.contains(part.noun?.lexeme.lemma ?? "")
    plan.fillers[index].preposition =
      source?.preposition
      ?? (language == .english ? isHollow ? "in" : "on" : language.placePreposition)
  }

  private func possessive(of owner: Constituent) -> Constituent? {
    guard language == .english else {
      return Possessives.word(for: owner.lexeme, tile: owner.tile)
    }
    return OwnBodyWords.own[owner.lexeme.lemma].map {
      Constituent(Lexeme(lemma: $0, wordClass: .determiner, kind: .possessive), tile: owner.tile)
    }
  }
}

private enum OwnBodyWords {
  /// What one is in, and not on.
  static let hollow: WordSet = [
    "ear", "nose", "mouth", "eye", "throat", "hair", "stomach", "tummy", "belly", "hand",
  ]

  static let own = [
    "I": "my", "me": "my", "you": "your", "he": "his", "him": "his", "she": "her", "her": "her",
    "we": "our", "us": "our", "they": "their", "them": "their",
  ]
}
