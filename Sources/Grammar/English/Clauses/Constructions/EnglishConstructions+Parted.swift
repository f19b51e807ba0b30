import AACCore

/// Verbs of several words whose noun is told more of by what is chosen behind them: *take a shower/warm, make a sandwich/cheese,
/// make soup/chicken*.
///
/// Sources: CGEL §18.29–18.30 (verb with its eventive object), §7.2 (qualities before nouns), §17.104–17.109 (nouns before nouns).
extension EnglishConstructions {
  /// Parts the verb from its noun, so that what tells more of it can stand before it.
  mutating func partVerb() {
    guard let verb = clause.verb, let first = words.first?.lexeme,
      let form = Self.parted[verb.lexeme.lemma]
    else { return }
    if first.wordClass == .adjective, Self.telling.contains(first.lemma) {
      guard
        words.count == 1 || lexeme(1)?.wordClass != .noun || lexeme(1)?.isHuman == true
          || lexeme(1)?.kind.isTemporal == true
      else { return }
      return part(verb, form, words[0].lexeme.lemma, through: 0)
    }
    guard form.isFood else { return }
    var last = 0
    while let next = lexeme(last + 1), isPart(next) { last += 1 }
    guard isPart(first), last < 2, lemma(last + 1) != "bread" else { return }
    let names = words[0...last].map(\.lexeme.lemma).joined(separator: " and ")
    part(verb, form, names, through: last)
  }

  private func isPart(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && word.number != .plural
      && (KindSet.edible.contains(word.kind) || word.lemma == "chicken" || word.lemma == "turkey"
        || word.lemma == "fish")
      && word.kind != .meal && word.lemma != "snack" && word.lemma != "bread"
  }

  private mutating func part(
    _ verb: Constituent, _ form: Form, _ modifier: String, through last: Int
  ) {
    var noun = Lexeme(
      lemma: "\(modifier) \(form.noun)", wordClass: .noun, kind: form.isFood ? .food : .activity)
    noun.countability = form.hasArticle ? .count : .mass
    noun.animacy = .inanimate
    join(0...last, as: noun)
    words[0].government = Government(
      preposition: nil, article: form.hasArticle ? .indefinite : .bare)
    clause.verb?.lexeme = planner.lexicon.lexeme(for: form.verb, expecting: .verb)
  }

  /// How a verb of several words is parted.
  struct Form {
    let verb: String
    let noun: String
    let hasArticle: Bool
    let isFood: Bool
  }

  private static let parted: WordMap<Form> = {
    var map: [String: Form] = [:]
    for text in [
      "take a shower", "take a bath", "take a nap", "take a walk", "take a rest", "take a break",
      "take a trip", "take a bite", "make a mess", "make a mistake", "make a noise", "take a seat",
      "have a party", "go for a walk", "take a sip", "make a face", "tell a joke", "tell a story",
      "have a bath", "have a shower", "have a rest", "have a break", "have a nap", "take a look",
    ] {
      let parts = text.split(separator: " a ").map(String.init)
      map[text] = Form(verb: parts[0], noun: parts[1], hasArticle: true, isFood: false)
    }
    for text in ["make a sandwich", "make a cake", "make a salad", "make a smoothie", "make a pie"]
    {
      let noun = String(text.dropFirst("make a ".count))
      map[text] = Form(verb: "make", noun: noun, hasArticle: true, isFood: true)
    }
    for text in ["make soup", "make tea", "make cookies", "make muffins", "make sandwiches"] {
      let noun = String(text.dropFirst("make ".count))
      map[text] = Form(verb: "make", noun: noun, hasArticle: false, isFood: true)
    }
    return WordMap(map)
  }()
  private static let telling = EnglishWords.set(
    """
    warm hot cold long short quick big little small huge good bad nice great funny scary terrible deep weird silly
    stupid new old fast slow real sad strange horrible
    """)
}
