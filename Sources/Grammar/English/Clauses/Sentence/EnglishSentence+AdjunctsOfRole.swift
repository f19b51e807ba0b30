import AACCore

/// The small word before a time, a place or a medium that was chosen without it: *ring | seven; turn | into, butterfly, two, weeks;
/// trust | strangers, internet; shine | dark; arrive | late, work*.
///
/// Sources: CGEL §8.52–8.63 (times), §9.15–9.21 (*at, on, in*), §9.34 (*in two weeks*), §7.23 (adjectives as nouns).
extension EnglishSentence {
  static func putAdjunctsOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    ringAtHourOfRole(&clause, verb)
    turnInTimeOfRole(&clause, verb)
    meetOnMediumOfRole(&clause, verb)
    beInTheDarkOfRole(&clause, verb)
    arriveLateOfRole(&clause, verb)
    actByItselfOfRole(&clause)
    preferRatherOfRole(&clause, verb)
    gatherAtFeastOfRole(&clause, verb)
    putBehindBeingOfRole(&clause, verb)
    EnglishDeedsOfOthers.settle(&clause, verb, planner)
  }

  /// *Throw | toad, cauldron; wait for | me, door*: into what an animal is thrown, and where one waits for somebody.
  private static func putBehindBeingOfRole(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      case let place = clause.complements[last].lexeme, place.wordClass == .noun,
      case let being = clause.complements[last - 1].lexeme
    else { return }
    let word: String
    if ["throw", "toss", "fling", "hurl", "drop"].contains(verb), last == 1, being.kind == .animal,
      basins.contains(place.lemma)
    {
      word = "into"
    } else if verb == "wait for", last == 1, AdjunctWords.fixtures.contains(place.lemma),
      being.isHuman || EnglishPronouns.of(being.lemma) != nil
    {
      word = "at"
    } else {
      return
    }
    clause.complements[last].government = Government(preposition: nil, article: .definite)
    clause.complements[0].government = Government(
      preposition: nil, article: being.kind == .animal ? .definite : nil)
    clause.complements.insert(small(word), at: last)
    clause.reasons.append(.init(.preposition, place.lemma, word))
  }

  private static let basins = EnglishWords.set(
    "cauldron pot pan river lake pond sea ocean pool well bucket basket fire volcano tub bathtub cage net box water stew soup"
  )

  /// *Gather | Christmas*: when those meet who celebrate.
  private static func gatherAtFeastOfRole(_ clause: inout Clause, _ verb: String) {
    guard ["gather", "meet", "reunite", "assemble", "travel"].contains(verb),
      let feast = clause.complements.firstIndex(where: {
        EnglishHabits.feasts.contains($0.lexeme.lemma)
      }), feast == 0 || clause.complements[feast - 1].lexeme.isNominal
    else { return }
    let name = clause.complements[feast].lexeme.lemma
    let word = ["Christmas", "Easter", "Thanksgiving"].contains(name) ? "at" : "on"
    clause.complements.append(small(word))
    clause.complements.append(clause.complements.remove(at: feast))
    clause.reasons.append(.init(.preposition, name, word))
  }

  /// *Alarm clock | ring | seven*: an hour behind what happens by the clock.
  private static func ringAtHourOfRole(_ clause: inout Clause, _ verb: String) {
    guard byTheClock.contains(verb),
      let hour = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .numeral }),
      EnglishConstructions.hours.contains(clause.complements[hour].lexeme.lemma),
      hour == 0
        || ![.adposition, .noun, .properNoun, .conjunction].contains(
          clause.complements[hour - 1].lexeme.wordClass),
      hour + 1 == clause.complements.count
        || clause.complements[hour + 1].lexeme.kind.isTemporal
          && !spans.contains(clause.complements[hour + 1].lexeme.lemma)
          && !["night", "morning", "afternoon", "evening"].contains(
            clause.complements[hour + 1].lexeme.lemma)
    else { return }
    clause.complements.insert(small("at"), at: hour)
    clause.reasons.append(.init(.preposition, clause.complements[hour + 1].lexeme.lemma, "at"))
  }

  private static let byTheClock = EnglishWords.set(
    "ring rise set crow chime depart land sound beep arrive leave start begin end finish open close wake come"
  )
  .union(["wake up", "get up", "go off", "go to bed", "take off", "get home", "go home"])
  private static let spans = EnglishWords.set(
    "hour hours minute minutes day days week weeks month months year years second seconds time times"
  )

  /// *Turn | into, butterfly, two, weeks*: how long it takes.
  private static func turnInTimeOfRole(_ clause: inout Clause, _ verb: String) {
    guard
      ["turn", "turn into", "change", "grow", "become", "change into", "grow into"].contains(verb),
      let last = clause.complements.indices.last, last > 1,
      spans.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .numeral,
      clause.complements[last - 2].lexeme.wordClass == .noun
    else { return }
    clause.complements.insert(small("in"), at: last - 1)
    clause.reasons.append(.init(.preposition, clause.complements[last + 1].lexeme.lemma, "in"))
  }

  /// *Interview | minister, radio; recognize | your, voice, phone*: by what one sees, hears or meets somebody.
  private static func meetOnMediumOfRole(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      media.contains(clause.complements[last].lexeme.lemma),
      case let before = clause.complements[last - 1].lexeme,
      before.isBeing && (before.wordClass == .noun || before.wordClass == .properNoun)
        || ["voice", "news", "ad", "song", "game", "match", "speech"].contains(before.lemma)
        || before.wordClass == .pronoun && EnglishPronouns.of(before.lemma) != nil,
      metOn.contains(verb), before.lemma != "internet"
    else { return }
    let medium = clause.complements[last].lexeme.lemma
    clause.complements[last].government = nil
    clause.complements.insert(small("on"), at: last)
    clause.reasons.append(.init(.preposition, medium, "on"))
  }

  private static let media = EnglishWords.set("internet radio phone TV television telephone screen")
  private static let metOn = EnglishWords.set(
    "see hear watch meet interview recognize know trust talk find follow insult bully threaten befriend contact spy notice"
  )

  /// *Shine | dark; people | gather | square*: adjectives that name where one is, with no noun of their own.
  private static func beInTheDarkOfRole(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.indices.last(where: {
        ["dark", "square"].contains(clause.complements[$0].lexeme.lemma)
          && clause.complements[$0].lexeme.wordClass == .adjective
      }),
      place + 1 == clause.complements.count || clause.complements[place + 1].lexeme.kind.isTemporal
    else { return }
    let isDark = clause.complements[place].lexeme.lemma == "dark"
    if place > 0 {
      let before = clause.complements[place - 1].lexeme
      guard before.wordClass == .noun, !isDark, before.isBeing, squareDeeds.contains(verb) else {
        return
      }
    } else {
      guard (isDark ? darkDeeds : squareDeeds).contains(verb) else { return }
    }
    var noun = Lexeme(
      lemma: isDark ? "dark" : "square", wordClass: .noun, kind: isDark ? .nature : .place)
    noun.countability = .count
    noun.article = .definite
    clause.complements[place].lexeme = noun
    clause.complements[place].government = Government(preposition: nil, article: .definite)
    clause.complements.insert(small("in"), at: place)
    clause.reasons.append(.init(.preposition, noun.lemma, "in"))
  }

  private static let darkDeeds = EnglishWords.set(
    "shine glow sleep see walk sit hide wait sparkle gleam flicker twinkle read lie stand hunt wander lurk whisper fly"
  )
  private static let squareDeeds = EnglishWords.set(
    "gather meet play dance sing feed protest march congregate sit wait run see mingle talk walk")

  /// *Arrive | late, work*: where to.
  private static func arriveLateOfRole(_ clause: inout Clause, _ verb: String) {
    guard ["arrive", "come", "get"].contains(verb), clause.complements.count > 1,
      ["late", "early"].contains(clause.complements[0].lexeme.lemma),
      ["work", "school", "class", "church", "practice"].contains(
        clause.complements[1].lexeme.lemma)
    else { return }
    let place = clause.complements[1].lexeme.lemma
    clause.complements.insert(small("to"), at: 1)
    clause.reasons.append(.init(.preposition, place, "to"))
  }

  /// *Turn off | by itself, every, hour*: how, behind all else, where nobody is who does it.
  private static func actByItselfOfRole(_ clause: inout Clause) {
    guard
      let own = clause.complements.indices.first(where: { index in
        clause.complements[index].lexeme.lemma == "by itself"
          || index + 1 < clause.complements.count
            && clause.complements[index].lexeme.lemma == "by"
            && clause.complements[index + 1].lexeme.lemma == "itself"
      }), case let end = clause.complements[own].lexeme.lemma == "by" ? own + 2 : own + 1,
      end < clause.complements.count,
      clause.complements[end...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.isDeterminerLike
      })
    else { return }
    let itself = clause.complements[own].lexeme.lemma == "by" ? 2 : 1
    let words = clause.complements[own..<(own + itself)]
    clause.complements.removeSubrange(own..<(own + itself))
    clause.complements += words
  }

  /// *Prefer | stay, home, than, go out*: what one would not rather do (CGEL §15.52).
  private static func preferRatherOfRole(_ clause: inout Clause, _ verb: String) {
    guard verb == "prefer",
      let than = clause.complements.firstIndex(where: {
        ["than", "rather than"].contains($0.lexeme.lemma)
      }), than > 0, than + 1 < clause.complements.count,
      clause.complements[than + 1].lexeme.wordClass == .verb,
      clause.complements[..<than].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    clause.complements[than].lexeme = Lexeme(
      lemma: "rather than", wordClass: .adposition, kind: .direction)
  }
}
