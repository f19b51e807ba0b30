import AACCore

extension EnglishClause {
  /// Time words that are no adverbials here, and nouns of time behind a preposition of their own.
  mutating func settleTimes() {
    turnTimesIntoObjects()
    haveRecess()
    turnTimeIntoAttribute()
    settleHours()
    nameSeason()
    keepLastWordsLast()
    keepManner()
    completeSince()
    completeYet()
    completeExperience()
    completeSpan()
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile != nil {
      settlePreposition(of: index)
    }
  }

  /// *We went there in the summer*, but *it snows in winter*: the one that is over is known (CGEL §5.47).
  private mutating func nameSeason() {
    guard plan.tense == .past, !plan.isLaid, !morphology.isBritish,
      !plan.options.contains(.habitual)
    else { return }
    for index in plan.adverbials.indices
    where ["in summer", "in winter", "in spring"].contains(plan.adverbials[index].phrase) {
      plan.adverbials[index].phrase =
        "in the \(plan.adverbials[index].constituent.lexeme.lemma)"
    }
  }

  /// *we have math first*: chosen behind everything else, it is said there.
  private mutating func keepLastWordsLast() {
    let last = plan.fillers.compactMap { $0.phrases.last?.noun?.tile }.max() ?? 0
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.lemma == "first" {
      guard let tile = plan.adverbials[index].constituent.tile, tile > last else { continue }
      plan.adverbials[index].place = .end
    }
  }

  /// *come here fast*: how, behind where to (CGEL §8.87).
  private mutating func keepManner() {
    guard ["come", "go", "run", "walk"].contains(plan.verbs.last?.frame.lemma ?? ""),
      plan.adverbials.contains(where: {
        ["here", "there", "home", "back"].contains($0.constituent.lexeme.lemma)
      })
        || plan.fillers.contains(where: {
          ["here", "there", "home", "back"].contains($0.phrases[0].noun?.lexeme.lemma ?? "")
        })
    else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].constituent.lexeme.lemma == "fast" {
      plan.adverbials[index].place = .end
    }
  }

  /// *I don't finish yet* → *I haven't finished yet* (CGEL §4.20, §8.98).
  private mutating func completeYet() {
    guard plan.tense == .present, !plan.options.contains(.progressive),
      !plan.options.contains(.request),
      let frame = plan.verbs.first?.frame, frame.pattern == .plain || frame.pattern == .grooming,
      EnglishHabits.completed.contains(frame.lemma) || EnglishAspects.isOnce(frame.lemma)
        || frame.past != .state
          && plan.adverbials.contains(where: {
            $0.constituent.lexeme.lemma == "yet"
          }),
      plan.verbs.count == 1,
      plan.negators.contains(where: { ["not yet", "yet"].contains($0.constituent.lexeme.lemma) })
        || plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "yet" })
          && (plan.isNegative || plan.isQuestion)
        || plan.adverbials.contains(where: {
          $0.constituent.lexeme.lemma == "already"
            || $0.constituent.lexeme.lemma == "just" && $0.place == .before
              && frame.lemma != "eat" && !plan.isNegative && !plan.isQuestion
        })
    else { return }
    plan.options.insert(.perfect)
  }

  /// *Have you ever been to Paris? I have seen it before*: what has happened at some time up to now (CGEL §4.20–4.23).
  private mutating func completeExperience() {
    guard plan.tense == .present, plan.tenseSource == nil, plan.options.isEmpty,
      plan.verbs.count == 1,
      let index = plan.adverbials.firstIndex(where: {
        $0.degree == nil && ["ever", "before"].contains($0.constituent.lexeme.lemma)
      }), let frame = plan.verbs.first?.frame, plan.inquiry == nil
    else { return }
    if plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "than" })
      || plan.fillers.contains(where: { $0.preposition == "than" })
    {
      // *less than before.*
      return
    }
    let isAsked = plan.adverbials[index].constituent.lexeme.lemma == "ever"
    guard isAsked ? plan.isQuestion : !plan.isLaid else { return }
    if frame.isCopular {
      guard
        plan.fillers.contains(where: { filler in
          filler.role == .placeTo
            || filler.role == .placeAt
              && filler.phrases[0].noun.map { KindSet.places.contains($0.lexeme.kind) } == true
        })
      else { return }
    } else {
      guard frame.pattern == .plain || frame.pattern == .grooming,
        frame.past != .state || Self.lived.contains(frame.lemma),
        !plan.adverbials.contains(where: { $0.constituent.lexeme.kind == .frequency && isAsked })
          || plan.adverbials[index].constituent.lexeme.kind == .frequency
      else { return }
    }
    plan.options.insert(.perfect)
  }

  /// States that one has lived through, as in *have you ever seen snow*.
  private static let lived = EnglishWords.set("see hear meet own")

  /// *I have lived here for ten years, I haven't slept for two days*: what lasts so long up to now (CGEL §4.20, §8.63).
  private mutating func completeSpan() {
    guard plan.tense == .present, plan.tenseSource == nil, plan.verbs.count == 1,
      plan.options.isEmpty || plan.options == .progressive, plan.inquiry == nil,
      let span = plan.adverbials.first(where: { $0.constituent.lexeme.lemma.hasPrefix("for ") }),
      span.constituent.lexeme.wordClass == .adverb,
      let unit = span.constituent.lexeme.lemma.split(separator: " ").last,
      let frame = plan.verbs.first?.frame
    else { return }
    let isOngoing = frame.pattern == .weather || Self.ongoing.contains(frame.lemma)
    guard Self.long.contains(String(unit)),
      isOngoing || plan.options.isEmpty && lasts(frame, unit: unit)
    else { return }
    plan.options.insert(.perfect)
    if isOngoing, !plan.isNegative { plan.options.insert(.progressive) }
  }

  /// Whether it began so long ago and goes on: a state, what is not done since, what one does for years.
  private func lasts(_ frame: VerbFrame, unit: Substring) -> Bool {
    if Self.lasting.contains(frame.lemma) { return true }
    guard frame.pattern == .plain || frame.pattern == .copula || frame.pattern == .grooming
    else { return false }
    let isYears = Self.years.contains(String(unit))
    // *work for eight hours*, but *work at the hospital for two hours*.
    if frame.lemma == "work", unit.hasPrefix("hour") { return false }
    if ["want", "need"].contains(frame.lemma) { return isYears }
    if frame.past == .state || frame.lemma == "work" {
      return frame.lemma != "have"
        || plan.fillers.allSatisfy { filler in
          filler.role != .object
            || filler.phrases.allSatisfy { !Self.timetabled.contains($0.kind) }
        }
    }
    return plan.isNegative && (!unit.hasPrefix("hour") || Self.daily.contains(frame.lemma))
      || isYears && !Self.passing.contains(frame.lemma)
  }

  private static let long = EnglishWords.set(
    "day days night nights week weeks month months year years decade decades hour hours ages")
  private static let years = EnglishWords.set("month months year years decade decades ages")
  private static let lasting = EnglishWords.set("live know hurt ache")
  /// What one notices while it goes on.
  private static let ongoing = EnglishWords.set("wait cry cough bleed vomit sneeze itch rain snow")
  /// What one does every few hours.
  private static let daily = EnglishWords.set("eat sleep drink pee")
  /// What one plans to do for so long.
  private static let passing = EnglishWords.set(
    "go come stay visit travel leave move rent borrow lend book return hire camp")
  /// What one has at its time and is done with.
  private static let timetabled = KindSet(.meal, .subject, .event, .activity, .sport, .food, .drink)

  /// *sick since Monday*: what began then and goes on is said in the perfect (CGEL §4.20).
  private mutating func completeSince() {
    guard plan.tense != .future, !plan.options.contains(.progressive),
      plan.verbs.first?.frame.pattern != .modal,
      plan.fillers.contains(where: { $0.preposition == "since" })
        || plan.adverbials.contains(where: {
          $0.constituent.lexeme.lemma == "since" || $0.constituent.lexeme.lemma.hasPrefix("since ")
            || ["lately", "so far"].contains($0.constituent.lexeme.lemma)
        })
    else { return }
    plan.tense = .present
    plan.tenseSource = nil
    plan.options.insert(.perfect)
  }

  /// *I like summer; I don't like Mondays*: what is liked is no time of liking.
  private mutating func turnTimesIntoObjects() {
    guard let verb = plan.verbs.last, takesTimes(verb.frame),
      plan.fillers.allSatisfy({
        $0.preposition?.hasSuffix("than") == true
          || verb.frame.lemma == "prefer" && $0.preposition == "to"
      })
        || verb.frame.lemma == "spend" && !plan.fillers.contains(where: { $0.role == .object }),
      let index = plan.adverbials.firstIndex(where: { $0.constituent.lexeme.wordClass == .noun })
    else { return }
    var word = plan.adverbials.remove(at: index).constituent
    if plan.tenseSource == word.lexeme.lemma {
      plan.tense = .present
      plan.tenseSource = nil
    }
    let isPlural = word.lexeme.kind == .weekday
    if isPlural, !word.lexeme.lemma.hasSuffix("s") { word.lexeme.lemma += "s" }
    word.lexeme.article = verb.frame.lemma == "spend" && !isPlural ? .definite : .bare
    plan.fillers.append(Filler(.object, NounPhrase(word), verb: plan.verbs.count - 1))
  }

  /// *have/recess/before/lunch*: what one has at school, not when.
  private mutating func haveRecess() {
    guard let verb = plan.verbs.last, ["have", "miss"].contains(verb.frame.lemma),
      !plan.fillers.contains(where: { $0.prepositionTile == nil && $0.verb == plan.verbs.count - 1 }
      ),
      let index = plan.adverbials.firstIndex(where: {
        ["recess", "breaktime", "playtime"].contains($0.constituent.lexeme.lemma)
      })
    else { return }
    var word = plan.adverbials.remove(at: index).constituent
    word.lexeme.article = .bare
    plan.fillers.append(Filler(.object, NounPhrase(word), verb: plan.verbs.count - 1))
  }

  /// *It is summer*: what *it* is is no time when (CGEL §10.26).
  private mutating func turnTimeIntoAttribute() {
    guard plan.verbs.last?.frame.pattern == .copula, plan.fillers.isEmpty,
      let subject = plan.subject.first?.noun?.lexeme, subject.lemma == "it" || subject.isSpan,
      let index = plan.adverbials.firstIndex(where: {
        $0.constituent.lexeme.wordClass == .noun && $0.constituent.lexeme.kind == .time
          && $0.constituent.lexeme.lemma != "night" || subject.isSpan
      })
    else { return }
    var word = plan.adverbials.remove(at: index).constituent
    word.lexeme.article = word.lexeme.lemma == "weekend" ? .definite : .bare
    plan.fillers.append(Filler(.attribute, NounPhrase(word), verb: plan.verbs.count - 1))
  }

  /// Whether what is chosen with a verb can be a time it is about: *look forward to summer*.
  private func takesTimes(_ frame: VerbFrame) -> Bool {
    EnglishHabits.general.contains(frame.lemma) || EnglishHabits.timeTakers.contains(frame.lemma)
  }

  /// *get up/seven* → *get up at seven*: a bare number with a verb of the day's course (CGEL §9.34).
  private mutating func settleHours() {
    guard let verb = plan.verbs.last, plan.inquiry == nil else { return }
    let isTimed =
      EnglishHabits.timed.contains(verb.frame.lemma)
      && !["win", "lose", "draw", "lead"].contains(verb.frame.lemma)
      || verb.frame.isCopular
        && plan.subject.contains { $0.kind == .event || $0.kind == .meal || $0.kind == .media }
    guard isTimed else { return }
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      let phrase = plan.fillers[index].phrases[0]
      guard phrase.noun == nil, phrase.adjectives.isEmpty,
        phrase.quantity?.lexeme.wordClass == .numeral
      else { continue }
      place(index, .time, "at", nil)
    }
  }

  /// *The tallest in the class*: of those one is chosen among.
  private var isChosenAmong: Bool {
    plan.filler(.attribute)?.phrases[0].adjectives.contains {
      EnglishNumberWords.isSuperlative($0.lexeme.lemma)
    } == true
  }

  /// *in/morning* → *in the morning*, *in/July* → *in July*, *on/vacation* → *on vacation*.
  private mutating func settlePreposition(of index: Int) {
    guard let noun = plan.fillers[index].phrases[0].noun, plan.fillers[index].phrases[0].isPlain,
      let preposition = plan.fillers[index].preposition
    else { return }
    let lemma = noun.lexeme.lemma
    let isBare: Bool
    if preposition.hasSuffix("than"), noun.lexeme.kind.isTemporal {
      // *I like summer more than winter.*
      plan.fillers[index].article = .bare
      plan.fillers[index].isGoverned = true
      return
    }
    if lemma == "class", preposition == "to", plan.verbs.indices.contains(plan.fillers[index].verb),
      plan.fillers[index].role == .recipient
        || Self.addressing.contains(
          plan.verbs[plan.fillers[index].verb].frame.lemma)
    {
      // *read a story to the class*: those who listen.
      plan.fillers[index].article = .definite
      plan.fillers[index].isGoverned = true
      return
    }
    if lemma == "class", isChosenAmong {
      isBare = false
    } else if EnglishPrepositions.isBare(preposition, lemma),
      lemma != "foot" || plan.filler(.object) == nil
    {
      // *in hospital* is British (CGEL §5.44).
      isBare = lemma != "hospital" || morphology.isBritish
    } else if noun.lexeme.kind.isTemporal, lemma.first?.isUppercase == true {
      isBare = true
    } else if noun.lexeme.kind.isTemporal,
      let phrase = LanguageTables.tables(.english).lexicon.word(lemma)?.phrase, phrase != lemma
    {
      isBare = phrase == preposition + " " + lemma
    } else {
      return
    }
    plan.fillers[index].phrases[0].noun?.lexeme.article = isBare ? .bare : .definite
    plan.fillers[index].phrases[0].noun?.lexeme.countability = isBare ? .mass : nil
    plan.fillers[index].article = isBare ? .bare : .definite
    plan.fillers[index].isGoverned = true
  }
}

extension Lexeme {
  /// Whether it names a span of time by what it is: *season, month, day*.
  fileprivate var isSpan: Bool { ["season", "month", "day", "holiday"].contains(lemma) }
}
