import AACCore

/// Words of time that are another word elsewhere: *venir / piscina / tarde* (NGLE §30.9, *adverbios de tiempo*).
extension WordSorter {
  /// *Venir / piscina / tarde*, but *venir / casa / tarde*: behind where one enjoys oneself it is a part of the day.
  func isAfternoon(_ word: Constituent) -> Bool {
    guard planner.language == .spanish, word.lexeme.lemma == "tarde",
      plan.verbs.last?.frame.lemma == "venir",
      let place = (pending.noun ?? loose.last?.phrase.noun)?.lexeme, place.wordClass == .noun
    else { return false }
    return place.kind == .meal || place.takesPlace || Self.enjoyed.contains(place.lemma)
  }

  /// Where nobody is awaited at an hour.
  private static let enjoyed: WordSet = ["piscina", "parque", "playa", "plaza", "jardín", "campo"]
}
