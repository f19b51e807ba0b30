import AACCore

/// What something is done with or carried in, and what somebody is asked to do it to.
///
/// Sources: CGEL §9.49 (means and instrument), §16.63 (*ask somebody to do something*).
extension EnglishClause {
  /// *The school provides lunch*: an institution that does something, not where one spends the day (CGEL §5.44).
  var isRuling: Bool {
    let verb = plan.verbs.first?.frame.lemma ?? ""
    // *The school sent a letter*: those who run it.
    return EnglishRow.ruling.contains(verb) || !plan.isLaid && Self.running.contains(verb)
  }

  private static let running = EnglishWords.set(
    "send give lend email inform invite contact hire buy build own pay announce post notify win lose need celebrate collect decide serve text call phone ask say cancel let want teach change allow report"
  ).union(["raise money", "leave a message", "call off", "send home"])

  /// *ask/dad/open/door*: what stands behind the verb asked for is that verb's object.
  mutating func askToDo(_ index: Int) {
    let filler = plan.fillers[index]
    let next = filler.verb + 1
    guard plan.verbs.indices.contains(next), plan.verbs[filler.verb].frame.lemma == "ask",
      filler.role == .topic, let tile = filler.phrases[0].noun?.tile,
      let verb = plan.verbs[next].constituent.tile, verb < tile,
      let slot = plan.verbs[next].frame.slot(.object), slot.preposition == nil,
      !plan.fillers.contains(where: { $0.verb == next && $0.role == .object })
    else { return }
    plan.fillers[index].verb = next
    place(index, .object, nil, slot.article)
  }

  /// *paint/brush, unlock/key*: the verb's own tool, with nothing else that it is done to.
  mutating func useTool(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, filler.phrases.count == 1,
      let noun = filler.phrases[0].noun?.lexeme,
      let slot = plan.verbs[filler.verb].frame.slots.first(where: {
        $0.role == .instrument && $0.words.contains(noun.lemma)
      })
    else { return }
    place(index, .instrument, slot.preposition, slot.article)
  }

  /// *take/box/grandma/car*: a thing goes to somebody in a vehicle.
  mutating func splitVehicle(_ index: Int) {
    let filler = plan.fillers[index]
    guard filler.role == .object, let last = filler.phrases.last, last.kind == .vehicle,
      last.isPlain, last.connective == nil,
      let thing = filler.phrases.first?.noun?.lexeme, !thing.isBeing, thing.kind != .vehicle,
      EnglishHabits.carrying.contains(plan.verbs[filler.verb].frame.lemma),
      let being = plan.fillers.firstIndex(where: {
        $0.verb == filler.verb && $0.prepositionTile == nil
          && $0.phrases[0].noun?.lexeme.isBeing == true
      })
    else { return }
    plan.fillers[index].phrases.removeLast()
    place(being, .recipient, "to", nil)
    var vehicle = Filler(.placeAt, last, verb: filler.verb)
    vehicle.preposition = "in"
    vehicle.article = .definite
    plan.fillers.append(vehicle)
  }
}
