import AACCore

/// What becomes of somebody or something, what a force does, and where one stays or moves along.
///
/// Sources: CGEL §4.25–4.35 (progressive of gradual change and of postures), §16.21–16.23 (resulting copulas: *get, go, turn*).
extension EnglishEvent {
  /// *my/tea/get/cold* goes on by degrees, *elevator/get/stuck, milk/go/bad* is so at once; nil where nothing becomes so.
  var becoming: EnglishAspect? {
    guard Self.turning.contains(verb.lemma),
      let quality = words.first(where: { $0.lexeme.kind != .degree })?.lexeme,
      quality.wordClass == .adjective, quality.lemma != "ready",
      verb.lemma != "go" || Self.gone.contains(quality.lemma)
    else { return nil }
    if verb.lemma == "go" { return .achievement }
    let isGradual =
      Self.gradual.contains(quality.lemma) || EnglishNumberWords.isCompared(quality.lemma)
      || words.contains { $0.lexeme.lemma == "more" }
    return isGradual ? .accomplishment : .achievement
  }

  private static let turning = EnglishWords.set("get go turn become")

  /// *when/I/feel/better*: it is asked for because it is not so yet (CGEL §4.42).
  var coming: Clause? {
    guard ["feel", "get"].contains(verb.lemma), isOwn,
      clause.complements.contains(where: { $0.lexeme.lemma == "when" }),
      words.contains(where: { ["better", "well"].contains($0.lexeme.lemma) })
    else { return nil }
    var clause = clause
    clause.tense = .future
    return clause
  }

  /// What goes so; but *the truck goes fast*.
  private static let gone = EnglishWords.set(
    "bad sour stale missing crazy flat dark blind deaf wrong quiet wild cold mad bald bankrupt moldy rotten nuts"
  )

  /// What one is more and more.
  private static let gradual = EnglishWords.set(
    """
    cold hot warm cool dark light bright late long short big small tall old young strong weak thin fat heavy full empty dry
    hungry thirsty tired sleepy bored busy close nervous impatient loud quiet noisy cloudy foggy windy sunny stormy
    crowded expensive better worse soft hard thick good fast slow deep rich famous lazy chilly cranky fussy grumpy
    """)

  /// *wind/blow/hat, storm/break/window*: what a force of nature does to a thing it does once.
  var isDoneByForce: Bool {
    guard let doer = clause.subject.last?.lexeme.lemma, Self.forces.contains(doer) else {
      return false
    }
    return object?.lexeme.namesThing == true && Self.forceful.contains(verb.lemma)
  }

  private static let forces = EnglishWords.set(
    "wind storm tornado hurricane wave flood earthquake lightning thunder avalanche breeze gust")
  private static let forceful = EnglishWords.set(
    "blow knock break take push hit throw destroy shake move carry damage open close shut wake")

  /// *guest/stay/too/long, brother/eat/too much*: too much of it is known when it is done.
  var isOverdone: Bool {
    guard isThird, Self.lasting.contains(verb.lemma) else { return false }
    return words.contains { ["too long", "too much", "too many"].contains($0.lexeme.lemma) }
      || zip(words, words.dropFirst()).contains {
        $0.lexeme.lemma == "too" && ["long", "much", "many", "late"].contains($1.lexeme.lemma)
      }
  }

  private static let lasting = EnglishWords.set("stay eat drink sleep wait run play spend")

  /// *I/hide/under/table, I/slide/down/hill*: where one is, or along what one moves, while one says it.
  var isPlaced: Bool {
    guard let first = words.first?.lexeme, words.count > 1 else { return false }
    let isPlace = first.wordClass == .adposition || first.kind == .direction
    return isPlace
      && (Self.postures.contains(verb.lemma)
        || Self.paths.contains(first.lemma) && Self.moving.contains(verb.lemma))
  }

  private static let postures = EnglishWords.set("hide sit stand lie lean kneel crouch hang wait")
  private static let moving = EnglishWords.set("slide roll climb crawl fall sink float slip")
  private static let paths = EnglishWords.set("down up over through across around along")
}
