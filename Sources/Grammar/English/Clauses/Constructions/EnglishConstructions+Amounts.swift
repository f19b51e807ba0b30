import AACCore

/// An amount of what is known: *half/of/sandwich* → *half of the sandwich*, *none/of/friend* → *none of my friends*.
///
/// Sources: CGEL §5.47, §6.48–6.50 (*of* behind quantifiers), §10.42 (concord with *none, neither, each*); CaGEL ch. 5 §9.
extension EnglishConstructions {
  /// The noun or the pronoun that an amount is taken of.
  private struct Whole {
    var text: String
    var end: Int
    var isPlural: Bool
    var head: Lexeme?
  }

  mutating func settleAmount(at index: Int) {
    if settleGathered(at: index) { return }
    var begin = index
    let first = lemma(index)
    let isJoined = first.hasSuffix(" of")
    guard isJoined || lemma(index + 1) == "of" else { return settleBare(at: index) }
    var amount = isJoined ? String(first.dropLast(3)) : first
    if ["the", "a", "an"].contains(lemma(index - 1)) { begin = index - 1 }
    amount = Self.plain[amount] ?? amount
    if Self.fractions.contains(amount), let count = lexeme(index - 1), count.wordClass == .numeral {
      begin = index - 1
      amount = count.lemma == "one" ? "one \(amount)" : "\(count.lemma) \(amount)s"
    } else if Self.fractions.contains(amount) {
      amount = "a \(amount)"
    }
    guard
      Self.taken.contains(amount) || begin < index && Self.fractions.contains(first)
        || lexeme(index)?.wordClass == .numeral && !isJoined,
      !["a", "an"].contains(lemma(begin)) || Self.fractions.contains(first),
      let whole = whole(behind: index + (isJoined ? 1 : 2), amount)
    else { return }
    say(amount, of: whole, begin...whole.end)
  }

  private mutating func say(_ amount: String, of whole: Whole, _ range: ClosedRange<Int>) {
    var amount = amount
    if !isSubject, ["none", "neither"].contains(amount) {
      // *I don't like either of them* (CGEL §10.60).
      amount = amount == "none" ? "any" : "either"
      clause.isNegative = true
    } else if isSubject, ["none", "neither"].contains(amount) {
      clause.isNegative = false
    }
    var text = Self.said[amount] ?? amount
    text += " of \(whole.text)"
    var lexeme = Lexeme(
      lemma: text, wordClass: .pronoun, kind: whole.head?.isBeing == true ? .person : .thing)
    if let head = whole.head, KindSet.edible.contains(head.kind) { lexeme.kind = head.kind }
    lexeme.animacy = whole.head?.animacy ?? .inanimate
    lexeme.person = .third
    let isOne = Self.single.contains(amount)
    lexeme.number = isOne || !whole.isPlural ? .singular : .plural
    if let head = whole.head { clause.reasons.append(.init(.joinsWords, head.lemma, text)) }
    join(range, as: lexeme)
  }

  /// *the cake, my friends, them, these*: what an amount is taken of.
  private func whole(behind place: Int, _ amount: String) -> Whole? {
    guard let first = lexeme(place) else { return nil }
    let next = lexeme(place + 1)
    let isLast = next.map { !$0.isNominal && $0.wordClass != .adjective } ?? true
    if EnglishHabits.demonstratives.contains(first.lemma), isLast {
      return Whole(
        text: first.lemma, end: place, isPlural: ["these", "those"].contains(first.lemma))
    }
    if first.wordClass == .pronoun, isLast || first.kind == .person,
      let pronoun = EnglishPronouns.of(first.lemma), pronoun.possessive != first.lemma
    {
      let isPlural = pronoun.nominative != "it"
      return Whole(text: pronoun.accusative, end: place, isPlural: isPlural, head: first)
    }
    let isDetermined =
      first.kind == .possessive && first.wordClass != .pronoun || first.lemma == "the"
      || EnglishHabits.demonstratives.contains(first.lemma)
    let begin = isDetermined ? place + 1 : place
    guard let noun = words.indices.dropFirst(begin).first(where: { Self.isNoun(lexeme($0)) }),
      words[begin..<noun].allSatisfy({ $0.lexeme.wordClass == .adjective }),
      case let head = words[noun].lexeme, !head.isInferred || isDetermined
    else { return nil }
    let isPlural = isSeveral(head, amount)
    let text =
      isPlural && !EnglishHabits.isPlural(head)
      ? EnglishNouns.plurals(of: head.lemma).first ?? head.lemma : head.lemma
    var parts = words[begin..<noun].map(\.lexeme.lemma) + [text]
    if let which = isDetermined ? determiner(first, isPlural) : article(head) {
      parts.insert(which, at: 0)
    }
    return Whole(text: parts.joined(separator: " "), end: noun, isPlural: isPlural, head: head)
  }

  private func determiner(_ word: Lexeme, _ isPlural: Bool) -> String {
    EnglishDeterminers.agreeing(word.lemma, isPlural: isPlural)
  }

  /// The article that the whole is known by, or whose it is.
  private func article(_ head: Lexeme) -> String? {
    if head.kind.isTemporal, head.lemma.first?.isUppercase == true { return nil }
    if EnglishPeople.isPossessed(head.lemma), head.lemma != "family" || !isSubject {
      return isSubject ? "my" : owner.possessive
    }
    if !isSubject, head.kind == .body || head.kind == .clothing { return owner.possessive }
    return "the"
  }

  /// Whether several are meant of what an amount is taken of.
  private func isSeveral(_ head: Lexeme, _ amount: String) -> Bool {
    if EnglishHabits.isPlural(head) { return true }
    if EnglishHabits.isMass(head)
      || Self.groups.contains(head.lemma) && !Self.counting.contains(amount)
    {
      return false
    }
    if Self.counting.contains(amount) || planner.lexicon.known(amount)?.wordClass == .numeral {
      return true
    }
    if Self.parts.contains(amount) || amount.contains(" ") { return head.isBeing }
    if head.isBeing { return true }
    return !head.kind.isTemporal && !KindSet.places.contains(head.kind)
      && !Self.shared.contains(head.lemma)
  }

  // MARK: Amounts that are words of their own

  /// *dozens/of/people, group/of/child, lots/friend, bit/of/help*: as one quantity (CGEL §5.7–5.9, §5.25).
  private mutating func settleGathered(at index: Int) -> Bool {
    let first = lemma(index)
    guard let text = Self.gathered[first] else { return false }
    let hasOf = lemma(index + 1) == "of"
    let place = hasOf ? index + 2 : index + 1
    guard let head = lexeme(place), hasOf || text == "lots of" || Self.contained.contains(first),
      head.wordClass == .noun || head.wordClass == .adjective
        || head.wordClass == .verb && hasOf, !head.isDeterminerLike,
      lexeme(index - 1)?.wordClass != .numeral, lexeme(index - 1)?.wordClass != .adjective,
      let known = planner.lexicon.known(text)
    else { return false }
    if !hasOf, Self.contained.contains(first), !KindSet.edible.contains(head.kind),
      !EnglishHabits.isMass(head), head.kind != .material, !head.lemma.contains(" ")
    {
      return false
    }
    if !hasOf, !Self.isNoun(head) || isSubject && text != "lots of" { return false }
    var begin = index
    if ["a", "an", "the"].contains(lemma(index - 1)) { begin = index - 1 }
    if head.wordClass == .verb {
      words[place].lexeme = planner.lexicon.lexeme(for: head.lemma, expecting: .noun)
    }
    join(begin...(hasOf ? index + 1 : index), as: known)
    return true
  }

  /// *want/rest/cake, eat/most/cake*: what is left of it, where no *of* was chosen.
  private mutating func settleBare(at index: Int) {
    guard ["the rest", "rest"].contains(lemma(index)), !isSubject, index + 1 < words.count,
      let whole = whole(behind: index + 1, "rest"), whole.head != nil,
      lexeme(index)?.wordClass != .verb || whole.head?.isBeing == false
    else { return }
    let begin = lemma(index - 1) == "the" ? index - 1 : index
    say("rest", of: whole, begin...whole.end)
  }

  static let amounts = EnglishWords.set(
    """
    rest half part most all both some one two three four five six many few several each either neither none any third
    quarter fifth much majority dozens thousands millions hundreds hundred thousand dozen group flock number crowd herd
    pack team bunch bit ton tons lots lot roll bar spoonful couple set handful variety series stack swarm row
    """
  ).union(["the rest", "a few", "a third", "a quarter", "a half", "the majority", "loads"])
  private static let plain = [
    "the rest": "rest", "a third": "third", "a quarter": "quarter", "a half": "half",
    "the majority": "majority",
  ]
  private static let said = ["rest": "the rest", "majority": "the majority"]
  private static let fractions: WordSet = ["third", "quarter", "fifth"]
  private static let taken = EnglishWords.set(
    "rest half part most all both some one two three many few several each either neither none any much majority"
  ).union([
    "a few", "a third", "a quarter", "a fifth", "one third", "one quarter", "two thirds",
    "three quarters", "two fifths",
  ])
  private static let single: WordSet = ["one", "each", "either", "neither"]
  private static let counting = EnglishWords.set(
    "both one two three four five six many few several each either neither none any majority"
  ).union(["a few"])
  private static let parts: WordSet = ["half", "rest", "part", "much"]
  private static let groups = EnglishWords.set(
    "class family team group band crew audience crowd choir school club world")
  /// Of which one takes a part, and not some.
  private static let shared = EnglishWords.set(
    """
    cake pizza sandwich pie burger book story movie film game show meal dinner lunch breakfast house room song-book bottle
    box cup glass bowl plate chocolate loaf omelette cheesecake lasagna watermelon melon
    """)
  /// Nouns of gathering with how they count.
  private static let gathered: [String: String] = [
    "dozens": "dozens of", "thousands": "thousands of", "millions": "millions of",
    "hundreds": "hundreds of", "hundred": "hundreds of", "thousand": "thousands of",
    "dozen": "dozens of", "group": "a group of", "flock": "a flock of", "number": "a number of",
    "crowd": "a crowd of", "herd": "a herd of", "pack": "a pack of", "bunch": "a bunch of",
    "bit": "a bit of", "ton": "a ton of", "tons": "tons of", "lots": "lots of",
    "lot": "a lot of", "loads": "loads of", "roll": "a roll of", "bar": "a bar of",
    "spoonful": "a spoonful of",
    "set": "a set of", "handful": "a handful of", "stack": "a stack of", "swarm": "a swarm of",
    "row": "a row of", "variety": "a variety of",
  ]
  /// Of these, those that hold what is named right behind them.
  private static let contained: WordSet = ["roll", "bar", "spoonful", "bunch", "handful"]
}
