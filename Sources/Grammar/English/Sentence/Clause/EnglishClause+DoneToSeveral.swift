import AACCore

/// What is done to several of a kind at a time, where one was chosen.
///
/// Sources: CGEL §5.53–5.57 (generic plural), §4.15 (habit).
extension EnglishClause {
  /// *feed the ducks, make cookies, build with blocks, used to bake pies*: what is done to several at a time
  /// (CGEL §5.55).
  func isDoneToSeveral(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard phrase.possessive == nil, phrase.quantity == nil, phrase.determiner == nil,
      let verb = usage.frame?.lemma, noun.wordClass == .noun
    else { return false }
    if usage.preposition == "with" {
      return ["build", "play", "make"].contains(verb) && Self.piled.contains(noun.lemma)
        || ["decorate", "cover", "fill"].contains(verb) && Self.adorning.contains(noun.lemma)
    }
    guard usage.role == .object else { return false }
    if verb == "ride", noun.lemma == "bike", subject.number == .plural, plan.tense == .past {
      return true
    }
    if !plan.isLaid, Self.batches.contains(noun.lemma), ["make", "bake", "decorate"].contains(verb)
    {
      return true
    }
    if Self.together[verb]?.contains(noun.lemma) == true { return true }
    return isRepeated(noun, verb)
  }

  /// *used to climb trees*: of no certain ones.
  func isRepeated(_ noun: Lexeme, _ verb: String) -> Bool {
    plan.options.contains(.habitual) && Self.repeated.contains(verb)
      && !Self.lasting.contains(noun.kind) && (!plan.isLaid || noun.kind == .food)
  }

  private static let batches = EnglishWords.set(
    "cookie biscuit cupcake muffin pancake waffle brownie gingerbread")
  private static let piled = EnglishWords.set("block brick bead stick stone")
  /// What a tree, a cake and a room are decorated with.
  private static let adorning = EnglishWords.set(
    "ornament candle balloon flower light ribbon sticker bauble lantern streamer sprinkle berry star picture drawing bow"
  )
  /// What is done for one's muscles, many times.
  private static let exercises: WordSet = [
    "sit-up", "push-up", "pull-up", "press-up", "squat", "crunch", "lunge", "jumping jack",
    "burpee", "stretch",
  ]
  /// By the verb, so that each object asks once.
  private static let together: WordMap<WordSet> = {
    let rows: [(verbs: WordSet, things: WordSet)] = [
      (["feed"], EnglishWords.set("duck bird pigeon chicken hen goose swan seagull squirrel")),
      (
        EnglishWords.set("wash do dry rinse clear").union(["wash up", "put away"]),
        EnglishWords.set("dish")
      ),
      (["wash up", "dry up"], EnglishWords.set("plate cup glass")),
      (["lift"], ["weight"]), (["deal", "shuffle"], ["card"]), (["mash"], ["potato"]),
      (["count"], ["coin"]),
      (EnglishWords.set("freeze eat reheat"), ["leftover"]),
      (EnglishWords.set("hide gather crack bury collect store"), EnglishWords.set("nut acorn")),
      (["look at"], ["star"]), (["blow"], ["bubble"]), (["rake"], ["leaf"]),
      (["grill"], ["burger", "sausage"]),
      (
        EnglishWords.set("grow plant sow harvest water"),
        EnglishWords.set(
          "tomato carrot flower vegetable potato bean herb strawberry bulb pea lettuce cucumber pumpkin"
        )
      ),
      (
        EnglishWords.set("pick harvest"),
        EnglishWords.set(
          """
          apple berry strawberry flower blueberry cherry grape pear raspberry blackberry mushroom plum peach orange olive fig
          lemon lime mango apricot walnut chestnut daisy tulip
          """
        )
      ),
      (["collect"], EnglishWords.set("stamp coin shell rock card sticker leaf")),
      (["do"], Self.exercises), (["recycle"], ["bottle", "can"]),
      (EnglishWords.set("buy collect"), ["egg"]),
      (EnglishWords.set("stack"), EnglishWords.set("block brick")),
      (EnglishWords.set("multiply add subtract divide compare"), ["number"]),
      (
        EnglishWords.set("swap trade switch exchange"),
        EnglishWords.set(
          "seat card place bed shift lunch shoe sticker toy book phone number present")
      ),
      (
        EnglishWords.set("raise breed"),
        EnglishWords.set("chicken pig cow goat sheep rabbit horse duck bee")
      ),
      (
        EnglishWords.set("shred hang wash").union(["pull down", "take down", "hang up"]),
        EnglishWords.set("curtain blind")
      ),
      (EnglishWords.set("wipe dry").union(["hold back", "wipe away"]), ["tear"]),
      (["send"], ["flower"]),
      (
        EnglishWords.set("pack store").union(["wrap up", "heat up", "warm up", "put away"]),
        ["leftover"]
      ),
      (["pick"], EnglishWords.set("tomato bean pea vegetable cucumber pepper")),
      (
        ["smell like", "taste like", "smell of", "taste of"],
        EnglishWords.set("onion cookie pancake egg strawberry banana rose")
      ),
      (EnglishWords.set("peel eat devein cook"), ["shrimp"]),
      (EnglishWords.set("sort pair mend darn"), EnglishWords.set("sock crayon")),
      (["unload", "carry", "bring in", "put away"], ["grocery"]),
    ]
    var table: [String: WordSet] = [:]
    for row in rows {
      for verb in row.verbs.words {
        table[verb] = table[verb].map { $0.union(row.things) } ?? row.things
      }
    }
    return WordMap(table)
  }()
  /// What is done again and again to one after the other: *used to tell jokes, climb trees* (CGEL §4.15).
  private static let repeated = EnglishWords.set(
    """
    bake cook make eat buy pick grow sell read write draw build carve knit sew crochet catch collect climb tell paint hunt
    raise breed sing fold solve plant trade steal invent watch chase weave deliver throw
    """)
  private static let lasting: Set<SemanticKind> = [
    .person, .place, .room, .home, .body, .instrument, .sport, .game, .meal, .device, .direction,
    .activity, .event, .time, .color, .subject, .languageName, .money,
  ]
}
