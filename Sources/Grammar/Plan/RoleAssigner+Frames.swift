import AACCore

extension RoleAssigner {
  private struct Choice {
    var verb: Int
    var slot: FrameSlot
    var score: Int
  }

  /// A phrase with no preposition given: the slot that suits it best, of the last verb or of an
  /// earlier one.
  mutating func assignByFrame(_ loose: LoosePhrase) {
    let kind = loose.phrase.roleKind
    var best: Choice?
    for verb in plan.verbs.indices {
      for slot in plan.verbs[verb].frame.slots {
        let score = self.score(slot, verb, kind, loose)
        if score > (best?.score ?? 0) { best = Choice(verb: verb, slot: slot, score: score) }
      }
    }
    let last = plan.verbs.count - 1
    let slot = adjunctSlot(kind, loose, beats: best?.score ?? 0) ?? best?.slot
    let verb = slot == best?.slot ? best?.verb ?? last : last
    fill(slot ?? fallback(kind, verb: last), loose, verb: verb)
  }

  private mutating func fill(_ slot: FrameSlot, _ loose: LoosePhrase, verb: Int) {
    var filler = Filler(
      slot.role, loose.phrase, preposition: slot.preposition, article: slot.article, verb: verb)
    if let government = loose.phrase.noun?.government {
      filler.preposition = government.preposition
      filler.article = government.article ?? slot.article
      filler.isGoverned = true
    }
    join(filler)
  }

  /// How well a slot suits a kind; 0: not at all.
  private func score(_ slot: FrameSlot, _ verb: Int, _ kind: SemanticKind, _ loose: LoosePhrase)
    -> Int
  {
    let kinds = slot.acceptedKinds
    guard kinds.isEmpty || kinds.contains(kind) else { return 0 }
    guard slot.role != .subject else { return 0 }
    let isFilled = plan.fillers.contains { $0.role == slot.role && $0.verb == verb }
    var score = kinds.isEmpty ? 20 : 30
    if isFilled { score = score == 30 ? 12 : 6 }
    if verb == plan.verbs.count - 1 {
      score += 2
    } else if loose.after == verb, !kinds.isEmpty {
      score += 3
    } else if kinds.isEmpty {
      // The opened verb itself fills the open slot of the verb before it.
      return 0
    }
    return score
  }

  /// Company, place and tool, which any verb can have beside what its frame names.
  private func adjunctSlot(_ kind: SemanticKind, _ loose: LoosePhrase, beats score: Int)
    -> FrameSlot?
  {
    guard score < 15, plan.verbs.last?.frame.isCopular != true else { return nil }
    let hasObject = plan.fillers.contains { $0.role == .object }
    if kind == .person || kind == .animal {
      return FrameSlot(.company, preposition: language.withPreposition)
    }
    if KindSet.places.contains(kind) {
      return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
    }
    guard score == 0 else { return nil }
    if KindSet.tools.contains(kind), hasObject || plan.verbs.last?.frame.slot(.object) == nil {
      if plan.verbs.last?.frame.slot(.object) == nil, kind == .furniture || kind == .vehicle {
        return FrameSlot(.placeAt, preposition: language.placePreposition, article: .definite)
      }
      return FrameSlot(.instrument, preposition: language.withPreposition)
    }
    return nil
  }

  /// Where nothing suits: the object, so that no word is lost.
  private func fallback(_ kind: SemanticKind, verb: Int) -> FrameSlot {
    let frame = plan.verbs[verb].frame
    if frame.isCopular { return FrameSlot(.attribute) }
    return frame.slot(.object) ?? FrameSlot(.object)
  }
}
