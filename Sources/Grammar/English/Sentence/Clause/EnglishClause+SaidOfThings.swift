import AACCore

/// Who is meant where nobody is named: *it* of what a person is not (CGEL §6.17, §10.26).
extension EnglishClause {
  /// *It is an apple, it is my turn, it is mine, it is red; it costs five dollars, it takes a long time.*
  var isSaidOfThing: Bool {
    guard plan.subject.isEmpty, let verb = plan.verbs.first else { return false }
    if verb.frame.lemma == "be" { return namesThing }
    guard plan.verbs.count == 1 else { return false }
    let lemma = verb.frame.lemma
    if ThingDeeds.always.contains(lemma) {
      return lemma != "taste" || plan.fillers.allSatisfy { $0.role == .attribute }
    }
    if plan.isNegative, ThingDeeds.denied.contains(lemma) { return plan.fillers.isEmpty }
    if lemma == "smell" {
      return plan.fillers.allSatisfy { $0.role == .attribute || $0.role.isPlace }
    }
    return lemma == "take" && takesLong || lemma == "get" && isGettingDark
  }

  /// Whether a thing is asked about: *what is it, whose ball is it, how much does it cost*.
  var isAskedOfThing: Bool {
    guard plan.verbs.count == 1, let lemma = plan.verbs.first?.frame.lemma,
      let asked = plan.inquiry?.constituent.lexeme.lemma
    else { return false }
    switch lemma {
    case "be": return ["what", "who", "whose"].contains(asked) && plan.fillers.isEmpty
    case "mean": return asked == "what" && plan.fillers.isEmpty
    default: return ThingDeeds.always.contains(lemma)
    }
  }

  /// *It started to rain.*
  var startsToRain: Bool {
    plan.verbs.count > 1 && plan.verbs[1].frame.pattern == .weather
      && !plan.verbs[1].startsClause && plan.verbs[1].subject == nil
      && ["start", "begin", "stop", "go", "be going to", "keep"].contains(
        plan.verbs[0].frame.lemma)
  }

  /// What is said with *be* is a thing, whose it is, or its colour.
  private var namesThing: Bool {
    guard let filler = plan.filler(.attribute), filler.verb == 0,
      let attribute = filler.phrases.first
    else { return false }
    guard let noun = attribute.noun?.lexeme else {
      if plan.verbs.count > 1, !plan.verbs[1].startsClause { return isDeedJudged }
      return attribute.possessive != nil
        || !attribute.adjectives.isEmpty && attribute.adjectives.allSatisfy(isOfThings)
    }
    if noun.wordClass == .pronoun { return EnglishPronouns.of(noun.lemma)?.absolute == noun.lemma }
    return noun.wordClass == .noun && !noun.isBeing && ThingDeeds.kinds.contains(noun.kind)
  }

  /// Whether a quality judges a deed behind it: *it is important to wash your hands* (CGEL §18.33, extraposition).
  var isDeedJudged: Bool {
    guard plan.subject.isEmpty, plan.verbs.count == 2, !plan.verbs[1].startsClause,
      plan.verbs[1].subject == nil, plan.verbs[0].frame.lemma == "be",
      let filler = plan.filler(.attribute), filler.verb == 0,
      let quality = filler.phrases.first, quality.noun == nil
    else { return false }
    return quality.adjectives.contains { ThingDeeds.judged.contains($0.lexeme.lemma) }
  }

  private func isOfThings(_ quality: Constituent) -> Bool {
    quality.lexeme.kind == .color || ThingDeeds.qualities.contains(quality.lexeme.lemma)
  }

  private var takesLong: Bool {
    plan.fillers.isEmpty && plan.adverbials.contains { $0.constituent.lexeme.kind == .duration }
      || plan.fillers.contains { filler in
        filler.phrases.contains {
          $0.noun?.lexeme.kind == .duration || $0.noun?.lexeme.lemma == "time"
        }
      }
  }

  /// *It gets dark.*
  private var isGettingDark: Bool {
    plan.filler(.attribute)?.phrases.first?.adjectives.contains {
      ["dark", "late", "chilly", "foggy", "windy", "cloudy", "light"].contains($0.lexeme.lemma)
    } == true
  }
}

/// What is said of things.
private enum ThingDeeds {
  /// What only things do.
  static let always: WordSet = [
    "cost", "taste", "fit", "matter", "sound", "happen",
    "leak", "expire",
  ]
  /// What a thing does not do where nobody is named: *it doesn't work*.
  static let denied: WordSet = ["work", "open", "close", "turn on", "turn off", "stick", "start"]
  static let qualities: WordSet = ["over", "hard", "heavy", "full", "far", "near", "new"]
  /// What a deed is and its doer is not.
  static let judged: WordSet = [
    "important", "necessary", "difficult", "easy", "hard", "fun", "dangerous", "possible",
    "impossible", "tiring", "boring", "rude", "forbidden", "urgent",
  ]
  static let kinds: Set<SemanticKind> = [
    .food, .drink, .meal, .dish, .thing, .toy, .game, .instrument, .music, .media, .book, .device,
    .clothing, .furniture, .vehicle, .plant, .nature, .weather, .money, .medicine, .material,
    .activity, .event, .idea, .story, .time, .body,
  ]
}
