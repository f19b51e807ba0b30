import AACCore

/// How much of a quality, and how many in what degree: *very few people, way too loud, such a nice boy, better and better*.
///
/// Sources: CGEL §5.15 (*such a*), §5.23–5.24 (*very few*), §7.57, §7.83–7.89 (degrees, repeated comparatives), §8.112.
extension EnglishConstructions {
  /// What a word of degree is put together with.
  private enum DegreeRule { case such, stronger, very, nearly, equal, `as`, something, rising }

  mutating func settleDegree(at index: Int) {
    let word = lemma(index)
    let next = lemma(index + 1)
    if next == "and", lemma(index + 2) == word { return settleRising(at: index) }
    if word == "better" || word == "worse", index == 0, words[0].lexeme.wordClass == .adverb,
      !isSubject, !clause.isLaid, Self.isNoun(lexeme(1)), lexeme(1)?.kind.isTemporal == false,
      ["have", "get", "find", "want", "need"].contains(clause.verb?.lexeme.lemma ?? "")
    {
      // *have/better/idea.*
      words[0].lexeme = Lexeme(lemma: word, wordClass: .adjective, kind: .quality)
      return
    }
    guard let rule = Self.degreeRules.value(of: word) else { return }
    switch rule {
    case .such: settleSuch(at: index)
    case .stronger: settleStronger(at: index)
    case .very: settleVery(at: index)
    case .nearly: settleNearly(at: index)
    case .equal: settleEqual(at: index)
    case .rising: settleRising(at: index)
    case .as:
      if next == "much", lemma(index + 2) == "as" { return settleEqual(at: index) }
      // *as much money as you* (CGEL §15.71).
      guard ["much", "many"].contains(next), Self.isNoun(lexeme(index + 2)) else { return }
      join(
        index...(index + 1),
        as: Lexeme(lemma: "as \(next)", wordClass: .determiner, kind: .quantity))
    case .something: settleSomething(at: index)
    }
  }

  /// *such/nice/boy, such/beautiful/day, such/nice/people* (CGEL §5.15).
  private mutating func settleSuch(at index: Int) {
    var noun = index + 1
    if ["a", "an"].contains(lemma(noun)) { noun += 1 }
    while lexeme(noun)?.wordClass == .adjective || lexeme(noun)?.kind == .degree { noun += 1 }
    guard let head = lexeme(noun), head.wordClass == .noun, lemma(index) == "such" else { return }
    let isOfSeveral =
      !isSubject && clause.verb?.lexeme.lemma == "be"
      && ["we", "they", "these", "those"].contains(clause.subject.last?.lexeme.lemma ?? "")
    let isOne =
      (!EnglishHabits.isMass(head) || ["shame", "pity", "relief"].contains(head.lemma))
      && !EnglishHabits.isPlural(head) && !isOfSeveral
    guard let such = planner.lexicon.known(isOne ? "such a" : "such") else { return }
    let end = ["a", "an"].contains(lemma(index + 1)) ? index + 1 : index
    join(index...end, as: such)
  }

  /// *be/so/funny/joke, have/so/cute/dog*: before a quality with its noun it is *such*; but *so/excited/trip* (CGEL §5.15, §7.57).
  private func isSuch(_ index: Int) -> Bool {
    guard !isSubject, !clause.isLaid, let quality = lexeme(index + 1),
      quality.wordClass == .adjective, quality.kind != .emotion, quality.kind != .quantity,
      EnglishHabits.adjectivePrepositions[quality.lemma] == nil
        || ["good", "bad", "nice", "kind", "great", "terrible"].contains(quality.lemma),
      let head = lexeme(index + 2), head.wordClass == .noun, !head.kind.isTemporal
    else { return false }
    return clause.verb?.lexeme.lemma != "be" || clause.subject.last?.lexeme.isHuman != true
      || head.isHuman && !EnglishPeople.names.contains(head.lemma.lowercased())
  }

  /// *very/few/people, so/much/milk, very/very/tired.*
  private mutating func settleVery(at index: Int) {
    let word = lemma(index)
    let next = lemma(index + 1)
    if next == word, ["very", "so", "really", "too"].contains(word) {
      var end = index + 1
      while lemma(end + 1) == word { end += 1 }
      let text = words[index...end].map(\.lexeme.lemma).joined(separator: ", ")
      return join(index...end, text, .degree)
    }
    if word == "so", !isSubject, !clause.isLaid, lexeme(index + 1)?.wordClass == .adjective,
      let doer = lexeme(index + 2), doer.isSubjectForm, index + 3 < words.count,
      words[index + 3].lexeme.wordClass == .verb, let that = planner.lexicon.known("that")
    {
      // *so/tired/I/can/not/walk* (CGEL §15.74).
      words.insert(Constituent(that), at: index + 2)
      return
    }
    if word == "so", isSuch(index), let such = planner.lexicon.known("such") {
      words[index].lexeme = such
      return settleSuch(at: index)
    }
    if ["often", "seldom", "rarely"].contains(next) {
      // *very often* stands at the end (CGEL §8.122).
      return join(index...(index + 1), "\(word) \(next)", .frequency)
    }
    if word == "quite", ["a few", "a lot of", "a lot"].contains(next),
      Self.isNoun(lexeme(index + 2))
    {
      return join(
        index...(index + 1),
        as: Lexeme(
          lemma: next == "a lot" ? "quite a lot of" : "quite \(next)", wordClass: .determiner,
          kind: .quantity))
    }
    if next == "much", ["very", "so"].contains(word), lexeme(index + 2)?.isNominal != true,
      lexeme(index + 2)?.wordClass != .adjective, index > 0
    {
      return join(index...(index + 1), "\(word) much", .manner)
    }
    guard ["few", "little", "many", "much"].contains(next), let head = lexeme(index + 2),
      head.wordClass == .noun || head.wordClass == .adjective,
      next != "little" || EnglishHabits.isMass(head)
    else { return }
    let text = "\(word) \(next)"
    let quantity =
      planner.lexicon.known(text)
      ?? Lexeme(lemma: text, wordClass: .determiner, kind: .quantity)
    join(index...(index + 1), as: quantity)
  }

  /// *way/too/loud, much/too/big, way/too/much/noise; way/taller* (CGEL §7.57, §7.89).
  private mutating func settleStronger(at index: Int) {
    let word = lemma(index)
    if settleMuchMore(at: index) { return }
    if lemma(index + 1) == "more", Self.isNoun(lexeme(index + 2)),
      ["much", "a bit", "a little", "a lot"].contains(word)
    {
      return join(
        index...(index + 1),
        as: Lexeme(lemma: "\(word) more", wordClass: .determiner, kind: .quantity))
    }
    if lemma(index + 1) == "too",
      ["way", "far", "much", "a bit", "a little", "just"].contains(word)
    {
      let next = lemma(index + 2)
      if ["much", "many", "little", "few"].contains(next) {
        let isOfNoun = Self.isNoun(lexeme(index + 3)) || lexeme(index + 3)?.wordClass == .adjective
        guard isOfNoun else { return join(index...(index + 2), "\(word) too \(next)", .manner) }
        let text = "\(word) too \(next)"
        return join(
          index...(index + 2),
          as: Lexeme(lemma: text, wordClass: .determiner, kind: .quantity))
      }
      guard lexeme(index + 2)?.wordClass == .adjective || lexeme(index + 2)?.kind == .manner else {
        return
      }
      return join(index...(index + 1), "\(word) too", .degree)
    }
    guard ["way", "far", "even"].contains(word), let quality = lexeme(index + 1),
      quality.wordClass == .adjective || quality.wordClass == .adverb,
      EnglishNumberWords.isCompared(quality.lemma) || lemma(index + 2) == "than"
    else { return }
    words[index].lexeme = Lexeme(lemma: word, wordClass: .adverb, kind: .degree)
  }

  /// *almost/always, almost/no/money, hardly/any/money* (CGEL §7.56, §7.62).
  private mutating func settleNearly(at index: Int) {
    let next = lemma(index + 1)
    if ["always", "never", "every"].contains(next), next != "every" {
      return join(index...(index + 1), "\(lemma(index)) \(next)", .frequency)
    }
    guard ["no", "any"].contains(next), lemma(index) != "hardly" || next == "any",
      Self.isNoun(lexeme(index + 2))
    else { return }
    join(
      index...(index + 1),
      as: Lexeme(lemma: "\(lemma(index)) \(next)", wordClass: .determiner, kind: .quantity))
  }

  /// *better/and/better, more/and/more/difficult* (CGEL §7.89).
  private mutating func settleRising(at index: Int) {
    let isMore = lemma(index) == "more" || lemma(index) == "more and more"
    let end = lemma(index) == "more and more" ? index : index + 2
    guard isMore else {
      let kind: SemanticKind = lexeme(index)?.wordClass == .adverb ? .manner : .quality
      guard EnglishNumberWords.isCompared(lemma(index)) else { return }
      let isQuality = kind == .quality || !isSubject && isChanging
      return join(
        index...end,
        as: Lexeme(
          lemma: "\(lemma(index)) and \(lemma(index))",
          wordClass: isQuality ? .adjective : .adverb, kind: isQuality ? .state : .manner))
    }
    if let quality = lexeme(end + 1), quality.wordClass == .adjective {
      let one =
        EnglishMorphology(clause.variety).comparatives(of: quality.lemma).first ?? quality.lemma
      let text = one.hasPrefix("more ") ? "more and \(one)" : "\(one) and \(one)"
      return join(
        index...(end + 1), as: Lexeme(lemma: text, wordClass: .adjective, kind: quality.kind))
    }
    if Self.isNoun(lexeme(end + 1)) {
      return join(
        index...end, as: Lexeme(lemma: "more and more", wordClass: .determiner, kind: .quantity))
    }
    join(index...end, "more and more", .manner)
  }

  /// Whether the verb says what something is or gets to be.
  private var isChanging: Bool {
    guard let verb = clause.verb?.lexeme.lemma else { return false }
    return planner.frames[verb].isCopular || ["get", "become", "feel", "look"].contains(verb)
  }

  /// *something/sweet, somebody/nice*: behind it a quality, whatever else the word may be (CGEL §7.21).
  private mutating func settleSomething(at index: Int) {
    if isSubject, let quality = lexeme(index + 1), quality.wordClass == .adjective,
      index + 2 == words.count
    {
      // *Something bad happened.*
      var both = words[index].lexeme
      both.lemma += " " + quality.lemma
      return join(index...(index + 1), as: both)
    }
    guard let next = lexeme(index + 1), next.wordClass == .noun, next.number != .plural,
      index + 2 >= words.count || !Self.isNoun(lexeme(index + 2)),
      let quality = EnglishHomographs.quality(next.lemma)
    else { return }
    words[index + 1].lexeme = quality
  }

  private static let degreeWords: [(DegreeRule, WordSet)] = [
    (.such, ["such", "such a"]),
    (
      .stronger,
      ["way", "far", "much", "a bit", "a little", "just", "even", "slightly", "a lot"]
    ),
    (.very, ["very", "so", "too", "quite", "really"]), (.nearly, ["almost", "nearly", "hardly"]),
    (.equal, ["as much", "as many", "as much as", "as many as"]), (.as, ["as"]),
    (
      .something,
      ["something", "anything", "nothing", "somewhere", "someone", "somebody"]
    ), (.rising, ["more and more"]),
  ]

  private static let degreeRules = WordTable(degreeWords)

  /// All that is a degree or, twice with *and* between, rises.
  static let degrees = WordSet(degreeWords.flatMap { $0.1.words }).union(rising)

  private static let rising = [
    "more", "better", "worse", "bigger", "smaller", "faster", "slower", "louder", "stronger",
    "colder", "hotter", "darker", "harder", "taller", "longer", "older", "warmer",
  ]
}
