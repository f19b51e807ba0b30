import AACCore

/// At which light, at the end of what, to what else and what a pilot lands, where the words were chosen by role:
/// *stop/car/traffic light, clap/end/play, prefer/beach/mountain, pilot/land/plane/fog*.
///
/// Sources: CGEL §9.17, §9.34 (*at*), §16.57 (*prefer … to*), §3.68.
extension EnglishSentence {
  /// *pilot/land/plane/fog*: who steers it brings it down (CGEL §3.68).
  static func landPlane(_ clause: inout Clause, _ subject: Lexeme) {
    guard ["pilot", "astronaut", "captain", "copilot", "robot"].contains(subject.lemma),
      let plane = clause.complements.first?.lexeme, clause.complements.count < 3,
      ["plane", "airplane", "helicopter", "jet", "rocket", "spaceship", "drone", "shuttle"]
        .contains(plane.lemma)
    else { return }
    let tile = clause.complements.removeFirst().tile
    clause.verb?.lexeme = Lexeme(
      lemma: "land the \(plane.lemma)", wordClass: .verb, kind: .action)
    clause.reasons.append(.init(.articleDefinite, plane.lemma, "the"))
    if let first = clause.verb?.tile, let tile { clause.joins[first] = [first, tile] }
    guard let place = clause.complements.first?.lexeme, place.wordClass == .noun,
      !place.kind.isTemporal
    else { return }
    let where_ = place.kind == .weather ? "in" : EnglishWhereabouts.of(place)?.preposition ?? "on"
    govern(where_, at: 0, &clause)
    addArticle("the", to: 1, from: 1, &clause)
  }

  /// *stop/car/traffic light*: at it (CGEL §9.17).
  static func stopAtLight(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard last > 0, signals.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    clause.complements[last].government = nil
    govern("at", at: last, &clause)
    addArticle("the", to: last + 1, from: last + 1, &clause)
  }

  private static let signals: WordSet = [
    "traffic light", "stop sign", "red light", "crosswalk", "gate", "border", "checkpoint",
  ]

  /// *clap/end/play, cry/end/movie*: when it is over (CGEL §9.34).
  static func sayAtTheEnd(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2,
      ["end", "beginning"].contains(clause.complements[0].lexeme.lemma),
      case let whole = clause.complements[1].lexeme, !whole.isBeing,
      whole.wordClass == .noun || ["play", "show", "dance", "race", "run"].contains(whole.lemma),
      atTheEnd.contains(verb)
    else { return }
    let part = clause.complements[0].lexeme.lemma
    let isBare = whole.lemma == "class" || whole.lemma == "school"
    clause.reasons.append(.init(.preposition, part, "at"))
    say("at the \(part) of \(isBare ? "" : "the ")\(whole.lemma)", for: 2, at: 0, &clause)
  }

  private static let atTheEnd = EnglishWords.set(
    "clap cry leave laugh sing dance kiss die come arrive sleep cheer bow applaud scream smile go eat play win lose"
  ).union(["fall asleep", "stand up", "get up", "wake up"])

  /// *prefer/beach/mountain, prefer/apple/banana*: to the other, named as the first is (CGEL §16.57).
  static func preferOther(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isHuman && !$0.lexeme.kind.isTemporal
          && $0.lexeme.number != .plural && !EnglishHabits.isPlural($0.lexeme)
          && !EnglishHabits.isMass($0.lexeme) && $0.lexeme.article != .bare
      })
    else { return }
    let areGrounds = clause.complements.allSatisfy {
      $0.lexeme.isPlaceLike || $0.lexeme.kind == .nature
    }
    let areCounted = clause.complements.allSatisfy {
      [.animal, .food, .toy, .plant, .vehicle].contains($0.lexeme.kind)
        && $0.lexeme.countability == .count
    }
    guard
      areGrounds
        && !clause.complements.contains(where: {
          EnglishHabits.barePlaces.contains($0.lexeme.lemma)
        }) || areCounted
    else { return }
    if areCounted { for index in 0...1 { multiply(index, &clause) } }
    govern("to", at: 1, &clause)
    guard areGrounds else { return }
    addArticle("the", to: 2, from: 2, &clause)
    addArticle("the", to: 0, from: 0, &clause)
  }
}
