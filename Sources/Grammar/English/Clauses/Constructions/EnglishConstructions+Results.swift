import AACCore

/// How a thing is to be or to stay, behind it; marks at school; and what a part is of: *my coffee black, leave the light on, an A
/// in math, the leg of the chair*.
///
/// Sources: CGEL §16.46–16.47 (object and quality), §5.28 and §17.38 (*of* phrases), §5.75 (letters as names).
extension EnglishConstructions {
  /// *want/my/coffee/black, cut/my/meat/small, leave/TV/on*: at the end, behind what it is said of.
  mutating func keepResult(_ verb: String) {
    guard !clause.isLaid, words.count > 1, let last = words.indices.last,
      Self.isNoun(lexeme(last - 1)), let thing = lexeme(last - 1)
    else { return }
    if ["on", "off"].contains(lemma(last)) {
      guard ["leave", "keep", "want", "need", "have"].contains(verb),
        thing.kind == .device || thing.kind == .media || thing.kind == .clothing
          || Self.switched.contains(thing.lemma)
      else { return }
      words[last].lexeme = Lexeme(lemma: lemma(last), wordClass: .adverb, kind: .manner)
      if last == 1, thing.kind != .clothing, let the = small("the") {
        words[0].government = nil
        words.insert(the, at: 0)
        clause.reasons.append(.init(.articleDefinite, thing.lemma, "the"))
      }
      return
    }
    if ["dye", "color", "colour", "bleach", "tint", "paint"].contains(verb),
      Self.colorsOfHair.contains(lemma(last)), words[last].lexeme.wordClass == .adjective,
      lexeme(last - 2)?.wordClass != .adjective
    {
      // *Dye/my mother/hair/blond.*
      words[last].lexeme = Lexeme(lemma: lemma(last), wordClass: .adverb, kind: .manner)
      return
    }
    guard lexeme(last - 2)?.kind == .possessive, Self.serving.contains(verb),
      Self.served.contains(lemma(last)), words[last].lexeme.wordClass == .adjective,
      KindSet.edible.contains(thing.kind) || thing.lemma == "hair"
    else { return }
    words[last].lexeme = Lexeme(lemma: lemma(last), wordClass: .adverb, kind: .manner)
  }

  private static let switched = EnglishWords.set(
    "light lamp fan heating heater music radio water tap oven stove")
  private static let serving = EnglishWords.set(
    "want like love prefer need cut drink eat wear take dye chop"
  ).union(
    ["would like"])
  private static let colorsOfHair = EnglishWords.set(
    "blond blonde brown black red ginger gray grey dark light auburn brunette silver platinum")
  private static let served = EnglishWords.set(
    "hot cold warm black white soft hard short long small plain sweet thick thin crispy raw rare strong weak red blonde"
  )

  /// *get/A/in/math, have/B*: a mark at school.
  mutating func nameGrade(_ verb: String) {
    guard !clause.isLaid, ["get", "have", "receive", "deserve"].contains(verb),
      let first = words.first?.lexeme, first.lemma == "a" || Self.grades.contains(first.lemma),
      words.count == 1 || ["in", "on", "for"].contains(lemma(1)) || lexeme(1)?.kind == .subject
    else { return }
    var grade = Lexeme(lemma: first.lemma.uppercased(), wordClass: .noun, kind: .idea)
    grade.countability = .count
    words[0].lexeme = grade
    words[0].government = Government(preposition: nil, article: .indefinite)
  }

  /// *wish/you/happy/birthday, know/lot/about/train, play/fair, cut out/heart/from/paper*: what the verb makes of the words.
  mutating func settleByVerb(_ verb: String) {
    guard !clause.isLaid else { return }
    switch verb {
    case "wish":
      guard let happy = words.firstIndex(where: { ["happy", "merry"].contains($0.lexeme.lemma) })
      else { return }
      let last = lemma(happy + 1) == "new" ? happy + 2 : happy + 1
      guard let day = lexeme(last),
        day.wordClass == .noun || day.wordClass == .properNoun || day.kind.isTemporal
      else { return }
      var wished = Lexeme(
        lemma: words[happy...last].map(\.lexeme.lemma).joined(separator: " "), wordClass: .noun,
        kind: .idea)
      wished.countability = .count
      join(happy...last, as: wished)
      words[happy].government = Government(preposition: nil, article: .indefinite)
    case "know", "learn", "talk", "read", "eat", "help", "cry", "laugh", "sleep", "play":
      if let fair = words.indices.last, verb == "play", lemma(fair) == "fair" {
        words[fair].lexeme = Lexeme(lemma: "fair", wordClass: .adverb, kind: .manner)
      } else if let lot = words.firstIndex(where: { $0.lexeme.lemma == "lot" }),
        lexeme(lot - 1)?.isDeterminerLike != true, let known = planner.lexicon.known("a lot")
      {
        words[lot].lexeme = known
      }
    case "cut out" where words.first?.lexeme.kind == .body:
      words[0].lexeme.kind = .thing
      words[0].government = Government(preposition: nil, article: .indefinite)
    default: break
    }
  }

  private static let grades: WordSet = ["A", "B", "C", "D", "F"]

  /// *leg/of/chair, top/of/mountain*: a part of a thing is one that is known, and nobody's.
  mutating func settlePart(at index: Int) {
    guard lemma(index + 1) == "of", lexeme(index - 1)?.isDeterminerLike != true,
      lemma(index) != "top" || lemma(index - 1) != "on",
      lexeme(index - 1)?.wordClass != .adjective
    else { return }
    var whole = index + 2
    while lexeme(whole)?.isDeterminerLike == true { whole += 1 }
    guard let thing = lexeme(whole), Self.isNoun(thing), !thing.isBeing, let the = small("the")
    else { return }
    words[index].lexeme.kind = .thing
    words[index].government = nil
    words.insert(the, at: index)
    clause.reasons.append(.init(.articleDefinite, lemma(index + 1), "the"))
  }
}
