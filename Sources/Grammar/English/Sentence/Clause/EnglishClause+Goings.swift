import AACCore

/// What one goes to and does there: *go to therapy, go on holiday, go to the movies, fly a kite at the beach*.
///
/// Sources: CGEL §9.15–9.19 (goal), §5.44 (institutions), App. I.47.
extension EnglishClause {
  /// *go/therapy* → *go to therapy*: what takes place is where one goes; *swimming* is what one does.
  mutating func goToActivity(_ index: Int) {
    let filler = plan.fillers[index]
    if plan.verbs[filler.verb].frame.lemma == "go", filler.phrases.count == 1,
      filler.phrases[0].isPlain, filler.phrases[0].noun?.lexeme.lemma == "movie"
    {
      // *go/movie*: where films are shown.
      plan.fillers[index].phrases[0].noun?.lexeme.lemma = "movies"
      plan.fillers[index].phrases[0].noun?.lexeme.number = .plural
      place(index, .placeTo, "to", .definite)
      plan.fillers[index].isGoverned = true
      return
    }
    if plan.verbs[filler.verb].frame.lemma == "go", filler.phrases.count == 1,
      filler.phrases[0].isPlain,
      ["holiday", "vacation"].contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
    {
      place(index, .placeTo, "on", .bare)
      plan.fillers[index].isGoverned = true
      for other in plan.fillers.indices
      where other != index && plan.fillers[other].role == .placeAt
        && plan.fillers[other].prepositionTile == nil
      {
        // *go/holiday/Spain*: on holiday, and where to.
        place(other, .placeTo, "to", nil)
      }
      return
    }
    if plan.verbs[filler.verb].frame.lemma == "go", filler.phrases.count == 1,
      filler.role == .object || filler.role == .topic || filler.role == .placeTo,
      EnglishHabits.outings.contains(filler.phrases[0].noun?.lexeme.lemma ?? "")
        || filler.phrases[0].noun?.lexeme.lemma.hasSuffix(" trip") == true
    {
      // *go/school trip*: on it.
      return place(index, .placeTo, "on", nil)
    }
    guard filler.role == .object || filler.role == .topic,
      let noun = filler.phrases[0].noun?.lexeme,
      ["go", "come", "get", "walk"].contains(plan.verbs[filler.verb].frame.lemma),
      !noun.lemma.hasSuffix("ing"), noun.wordClass == .noun
    else { return }
    switch noun.kind {
    case .activity, .subject, .meal, .event: break
    default:
      guard ["practice", "class", "lesson", "recess", "daycare", "rehab"].contains(noun.lemma)
      else { return }
    }
    if case let frame = plan.verbs[filler.verb].frame, frame.lemma == "get" {
      // *get/job, get/chance*: what one is given.
      guard noun.kind != .meal,
        !frame.slots.contains(where: { $0.isForNamedWords && $0.words.contains(noun.lemma) })
      else { return }
    }
    place(index, .placeTo, "to", nil)
  }

  /// *fly/kite/beach*: what is flown for fun goes nowhere.
  mutating func flyAtPlace(_ index: Int) {
    let verb = plan.fillers[index].verb
    guard plan.fillers[index].role == .placeTo, plan.verbs[verb].frame.lemma == "fly",
      plan.fillers.contains(where: {
        $0.role == .object && $0.verb == verb && $0.phrases[0].kind == .toy
      })
    else { return }
    place(index, .placeAt, "at", .definite)
  }
}
