import AACCore

/// What is said in the plural although one was chosen by role: leaves fall, soldiers march, somebody loses his keys and helps with
/// the dishes.
///
/// Sources: CGEL §5.53–5.57 (generic plural), §5.73–5.76 (things in pairs and by the number), §4.15 (habit).
extension EnglishClause {
  /// *The leaves fall, my nails grow, vegetables are good for you*: what does so by the number.
  func isManySubject(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard !plan.isLaid, phrase.isPlain, noun.wordClass == .noun, plan.verbs.count == 1,
      plan.subject.count == 1, let verb = plan.verbs.first?.frame.lemma
    else { return false }
    if isKindByVerb(noun, verb) { return true }
    if Self.byTheNumber[verb]?.contains(noun.lemma) == true { return true }
    switch verb {
    case "ripen": return KindSet.edible.contains(noun.kind)
    case "fly", "fly away", "migrate":
      return Self.flocking.contains(noun.lemma)
        && (plan.fillers.contains { isSeason($0.phrases[0].noun?.lexeme.lemma) }
          || plan.adverbials.contains { isSeason($0.constituent.lexeme.lemma) })
    case "ache", "hurt":
      return ["leg", "foot", "eye"].contains(noun.lemma)
        && plan.fillers.contains { $0.preposition == "from" }
    default: return false
    }
  }

  private func isSeason(_ word: String?) -> Bool {
    word.map(EnglishHabits.seasons.contains) == true
  }

  /// *Dinosaurs interest me, vegetables are good for you, plants need light*: it is so of all of them.
  func isKindByVerb(_ noun: Lexeme, _ verb: String) -> Bool {
    guard !plan.isLaid, plan.tense == .present, plan.options.isEmpty, !plan.isQuestion,
      plan.subject.count == 1, plan.verbs.count == 1, plan.subject[0].isPlain, noun.article == nil,
      !EnglishHabits.isMass(noun)
    else { return false }
    switch verb {
    case "be good for", "be bad for": return KindSet.edible.contains(noun.kind)
    case "interest", "fascinate", "amaze":
      return [.animal, .vehicle, .thing, .plant, .nature, .device].contains(noun.kind)
    case "scare", "frighten", "terrify":
      return EnglishHabits.wild.contains(noun.lemma) || noun.lemma == "dinosaur"
    case "need":
      return noun.kind == .plant && plan.fillers.count == 1 && plan.adverbials.isEmpty
        && plan.fillers.contains {
          ["light", "water", "air", "sunlight", "sun"].contains(
            $0.phrases[0].noun?.lexeme.lemma ?? "")
        }
    default: return false
    }
  }

  /// *Lose my keys, help with the dishes, win at cards, trouble with my shoes, afraid of clowns*.
  func isManyByHabit(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard !plan.isLaid, noun.wordClass == .noun, phrase.determiner == nil, phrase.quantity == nil,
      phrase.demonstrative == nil
    else { return false }
    if usage.isSubject { return isManySubject(phrase, noun) }
    guard let verb = usage.frame?.lemma else { return false }
    if Self.worn.contains(noun.lemma), phrase.isPlain { return true }
    if noun.lemma == "key" { return isBunch(phrase, verb, usage) }
    if let preposition = usage.preposition {
      switch preposition {
      case "with":
        return noun.lemma == "dish" && ["help", "need help", "need", "want"].contains(verb)
          || isPairDealtWith(noun, verb)
      case "at": return noun.lemma == "card"
      case "of": return isPairDealtWith(noun, verb)
      default: return false
      }
    }
    guard usage.role == .object else { return false }
    if verb == "be good for" || verb == "be bad for" {
      return EnglishHabits.pairs.contains(noun.lemma) || noun.lemma == "bone"
    }
    if EnglishHabits.strangers.contains(noun.lemma), phrase.isPlain,
      ["be afraid of", "be scared of", "be terrified of", "be frightened of"].contains(verb)
    {
      return true
    }
    return isPairDealtWith(noun, verb) || isGiven(noun, verb)
      || noun.lemma == "tear" && verb == "wipe" || isToldAgain(noun, verb)
  }

  /// *Mom lost her keys*: those of a grown-up hang together.
  private func isBunch(_ phrase: NounPhrase, _ verb: String, _ usage: EnglishUsage) -> Bool {
    phrase.isPlain && Self.pocketing.contains(verb)
      && (usage.role == .object || usage.preposition == "for") && isDoneByGrownUp
  }

  /// *My sister makes fun of my shoes, I have trouble with my shoes*: what is worn in pairs.
  private func isPairDealtWith(_ noun: Lexeme, _ verb: String) -> Bool {
    noun.kind == .clothing && EnglishHabits.pairs.contains(noun.lemma)
      && Self.dealing.contains(verb)
  }

  /// *Dad bought Mom flowers, light the candles on the cake, blow up balloons for the party.*
  private func isGiven(_ noun: Lexeme, _ verb: String) -> Bool {
    switch noun.lemma {
    case "flower":
      return ["buy", "bring", "get", "pick", "send", "order"].contains(verb)
        && plan.fillers.contains { $0.role == .recipient || $0.role == .beneficiary }
    case "candle":
      return ["light", "blow out"].contains(verb)
        && plan.fillers.contains { names($0, "cake") || names($0, "birthday") }
    case "balloon": return verb == "blow up" && plan.fillers.contains { names($0, "party") }
    case "egg":
      return ["cook", "fry", "make", "scramble", "boil"].contains(verb)
        && plan.fillers.contains { names($0, "breakfast") }
    default: return false
    }
  }

  private func names(_ filler: Filler, _ word: String) -> Bool {
    filler.role != .object
      && filler.phrases[0].noun?.lexeme.lemma.split(separator: " ").contains(Substring(word))
        == true
  }

  /// *Dad keeps telling jokes*: one after the other.
  private func isToldAgain(_ noun: Lexeme, _ verb: String) -> Bool {
    plan.verbs.count == 2 && plan.verbs[0].frame.lemma == "keep"
      && ["joke", "lie", "story", "secret"].contains(noun.lemma) && verb == "tell"
  }

  private static let byTheNumber: WordMap<WordSet> = {
    let rows: [(verbs: WordSet, nouns: WordSet)] = [
      (
        EnglishWords.set("crunch turn").union(["pile up", "blow away", "change color"]), ["leaf"]
      ),
      (["march"], EnglishWords.set("soldier")),
      (["graze"], EnglishWords.set("sheep deer")),
      (["smell", "smell like", "stink"], EnglishWords.set("hand foot")),
      (["grow"], EnglishWords.set("nail fingernail toenail")),
    ]
    var table: [String: WordSet] = [:]
    for row in rows {
      for verb in row.verbs.words {
        table[verb] = table[verb].map { $0.union(row.nouns) } ?? row.nouns
      }
    }
    return WordMap(table)
  }()
  private static let flocking = EnglishWords.set("bird goose duck swallow stork butterfly crane")
  /// What is worn on both ears.
  private static let worn = EnglishWords.set("earphone headphone earbud")
  private static let pocketing = EnglishWords.set(
    "lose find forget misplace drop grab search hunt leave put"
  ).union(["look for"])
  private static let dealing: WordSet = [
    "have trouble", "make fun of", "laugh at", "mock", "need help", "be ashamed of", "be ashamed",
    "be proud of", "be happy with", "complain about",
  ]
}
