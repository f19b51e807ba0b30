import AACCore

/// Articles of whom one tells of for the first time, and of kinds of animals that something is always so of: *I met a girl from
/// Spain, bees make honey, ants are tiny insects*.
///
/// Sources: CGEL §5.36–5.38 (first mention), §5.53–5.55 (kinds in the plural), §17.37 (postmodification by prepositional phrases).
extension EnglishClause {
  /// *meet/girl/at/party, talk/with/girl/from/my/class, see/man/with/dog*: one who is told apart by where he is from.
  func isNewlyMet(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard !plan.isLaid, !plan.isQuestion, !isImperative, noun.wordClass == .noun,
      Self.anybody.contains(noun.lemma), let verb = usage.frame?.lemma,
      usage.role == .object || usage.isBehindPreposition
    else { return false }
    if usage.role == .object, !usage.isBehindPreposition, ["meet", "see"].contains(verb) {
      return plan.tense == .past
    }
    guard Self.acquainting.contains(verb) || verb == "be",
      let tile = plan.fillers.lazy.compactMap({ filler in
        filler.phrases[0].noun.flatMap { $0.lexeme == noun ? $0.tile : nil }
      }).first
    else { return false }
    return plan.fillers.contains {
      $0.prepositionTile.map { $0 > tile } == true
        && ($0.preposition == "from"
          || $0.preposition == "in" && $0.phrases[0].noun?.lexeme.wordClass == .properNoun)
    }
  }

  /// *see/man/with/dog*: what somebody one did not know had along.
  func isAlongWithNew(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard usage.preposition == "with", !plan.isLaid, plan.tense == .past, noun.isBeing,
      !noun.isHuman, ["meet", "see"].contains(usage.frame?.lemma ?? ""),
      let seen = plan.filler(.object)?.phrases.first?.noun?.lexeme
    else { return false }
    return Self.anybody.contains(seen.lemma)
  }

  private static let anybody = EnglishWords.set(
    "boy girl man woman lady guy kid child person baby family stranger couple teenager")
  /// What one does with somebody whom others may not know.
  private static let acquainting: WordSet = [
    "talk", "dance", "play", "write", "sit", "sit next to", "speak", "chat", "know", "meet", "like",
    "love", "fall in love", "be in love", "make friends", "make friends with", "play with", "live",
  ]

  /// *Bees make honey, bats sleep in caves, ants are tiny insects*: what animals in the wild do and are (CGEL §5.53).
  func isWayOfAnimals(_ noun: Lexeme, _ phrase: NounPhrase) -> Bool {
    guard phrase.isPlain, plan.tense == .present, plan.subject.count == 1, !plan.isLaid,
      !plan.isQuestion, plan.options.isEmpty, noun.kind == .animal,
      let verb = plan.verbs.first?.frame,
      EnglishHabits.wild.contains(EnglishCompounds.single(noun.lemma))
        || Self.farOff.contains(noun.lemma),
      plan.adverbials.allSatisfy({ !Self.here.contains($0.constituent.lexeme.lemma) })
    else { return false }
    if verb.isCopular {
      guard let what = plan.filler(.attribute)?.phrases.first else { return false }
      return what.noun?.lexeme.wordClass == .noun && what.possessive == nil
    }
    return Self.living.contains(verb.lemma)
  }

  private static let here: WordSet = ["here", "now", "today", "there", "outside"]
  private static let living = EnglishWords.set(
    "make eat live sleep have need lay build collect hunt drink sting hibernate migrate produce hatch catch fly can"
  )
  /// Animals of which one hardly has some at home.
  private static let farOff = EnglishWords.set(
    """
    bees ants bats birds bears lions tigers elephants whales sharks dolphins penguins wolves foxes monkeys giraffes zebras
    kangaroos koalas pandas snakes spiders frogs owls eagles butterflies caterpillars crocodiles alligators camels
    hippos rhinos gorillas cheetahs leopards polar-bears seals octopuses worms mosquitoes flies wasps
    """)

  /// *I talk to people*: whoever they are (CGEL §5.53).
  func isAnyPeople(_ noun: Lexeme, _ phrase: NounPhrase, _ usage: EnglishUsage) -> Bool {
    noun.lemma == "people" && phrase.isPlain && !plan.isLaid && usage.isBehindPreposition
      && plan.tense == .present && ["to", "with"].contains(usage.preposition ?? "")
      && ["talk", "speak", "chat", "play", "help", "listen"].contains(usage.frame?.lemma ?? "")
      && !plan.fillers.contains { ["at", "in", "from"].contains($0.preposition ?? "") }
  }
}
