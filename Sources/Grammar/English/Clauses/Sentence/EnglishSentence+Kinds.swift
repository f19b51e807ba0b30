import AACCore

/// Nouns laid in the singular that are said of several or of the whole kind by what is done to them.
///
/// Sources: CGEL §5.53–5.55 (generic plurals), §5.4 (number), §5.44 (no article).
extension EnglishSentence {
  /// Makes each of them plural.
  static func settleKinds(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    askWhose(&clause, verb)
    severalOthers(&clause, verb)
    severalWithin(&clause, verb)
    severalPiled(&clause, verb, planner)
    guard clause.options.isEmpty || clause.options == [.progressive], clause.complements.count < 6
    else { return }
    severalByTrade(&clause, verb)
    severalHazards(&clause, verb)
  }

  /// *umbrella/be/whose/this*: what is pointed at, and whose thing it is (CGEL §11.14).
  private static func askWhose(_ clause: inout Clause, _ verb: String) {
    guard verb == "be", clause.isQuestion, clause.complements.count == 2, !clause.subject.isEmpty,
      let whose = clause.complements.firstIndex(where: { $0.lexeme.lemma == "whose" }),
      case let pointed = clause.complements[1 - whose],
      EnglishHabits.demonstratives.contains(pointed.lexeme.lemma),
      clause.subject.last?.lexeme.wordClass == .noun,
      clause.subject.allSatisfy({ !$0.lexeme.isDeterminerLike })
    else { return }
    clause.complements = [clause.complements[whose]] + clause.subject
    clause.subject = [pointed]
  }

  /// Says a noun in the plural, without an article.
  static func multiply(_ index: Int, _ clause: inout Clause) {
    let lexeme = clause.complements[index].lexeme
    guard lexeme.wordClass == .noun, lexeme.number != .plural, !EnglishHabits.isMass(lexeme),
      !EnglishHabits.isPlural(lexeme),
      let plural = lexeme.forms["PL"] ?? EnglishNouns.plurals(of: lexeme.lemma).first
    else { return }
    clause.complements[index].lexeme.lemma = plural
    clause.complements[index].lexeme.number = .plural
    clause.complements[index].lexeme.forms = [:]
    let before = index > 0 ? clause.complements[index - 1].lexeme : nil
    let isBehind = before?.wordClass == .adposition
    if index == 0 || isBehind {
      clause.complements[index].government = Government(
        preposition: isBehind ? before?.lemma : nil, article: .bare)
    }
    clause.reasons.append(.init(.plural, lexeme.lemma, plural))
  }

  /// *collect stamps from other countries, play other games*, but *give me the other shoe*.
  private static func severalOthers(_ clause: inout Clause, _ verb: String) {
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index - 1].lexeme.lemma == "other" {
      let before = index > 1 ? clause.complements[index - 2].lexeme : nil
      guard before?.isDeterminerLike != true else { continue }
      let noun = clause.complements[index].lexeme.lemma
      let isBehind = before?.wordClass == .adposition
      if isBehind && various.contains(noun) || !isBehind && trying.contains(verb) {
        multiply(index, &clause)
      }
    }
  }

  /// *Decorate the tree with lights, fill the box with toys, the sky is full of stars*: it takes many (CGEL §5.55).
  private static func severalWithin(_ clause: inout Clause, _ verb: String) {
    let words = clause.complements
    guard words.count > 1,
      let last = words.indices.dropFirst().last(where: {
        words[$0].lexeme.wordClass == .noun
          && ["with", "of", "full of", "on", "to"].contains(words[$0 - 1].lexeme.lemma)
      })
    else { return }
    let link = words[last - 1].lexeme.lemma
    if ["spend", "waste"].contains(verb) && link == "on"
      || verb == "prefer" && link == "to" && last == 2
    {
      dealIn(last, &clause)
      return
    }
    guard link == "with" || last + 1 == words.count,
      link != "with" || !words[last].lexeme.isHuman
    else { return }
    if link == "full of" || link == "of" && last > 1 && words[last - 2].lexeme.lemma == "full" {
      multiply(last, &clause)
    } else if link == "with", last > 1, filling.contains(verb),
      [.food, .toy, .thing, .plant, .nature, .clothing, .book, .animal].contains(
        words[last].lexeme.kind),
      !coverings.contains(words[last].lexeme.lemma)
    {
      multiply(last, &clause)
    }
  }

  /// *spend money on toys, spend a lot on groceries, prefer trains to planes*: all of the kind (CGEL §5.53).
  private static func dealIn(_ index: Int, _ clause: inout Clause) {
    let noun = clause.complements[index].lexeme
    guard !noun.isBeing || noun.kind == .animal, noun.article == nil, !noun.kind.isTemporal,
      !noun.isPlaceLike
    else { return }
    if noun.number == .plural || EnglishHabits.isPlural(noun) {
      clause.complements[index].government = Government(
        preposition: clause.complements[index - 1].lexeme.lemma, article: .bare)
    } else {
      multiply(index, &clause)
    }
  }

  private static let filling = EnglishWords.set(
    "fill decorate cover stuff load pack litter surround stock"
  )
  .union(["fill up"])
  private static let coverings = EnglishWords.set(
    """
    blanket sheet cloth lid cover foil towel tarp scarf hat plastic tablecloth napkin curtain umbrella spoon ladle shovel
    cup glass hose spade lamp
    """)

  /// *Stack the boxes, sort the socks*: what takes several.
  private static func severalPiled(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard ["stack", "pile", "pile up", "stack up", "sort", "sort out", "shuffle"].contains(verb),
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.number != .plural,
      let the = planner.lexicon.known("the")
    else { return }
    let before = clause.reasons.count
    multiply(0, &clause)
    guard clause.reasons.count > before else { return }
    clause.complements[0].government = nil
    clause.complements.insert(Constituent(the), at: 0)
  }

  /// *The shop sells shoes, I compare prices, they exchange gifts*: what one deals in (CGEL §5.53).
  private static func severalByTrade(_ clause: inout Clause, _ verb: String) {
    let first = clause.complements[0].lexeme
    guard first.wordClass == .noun, let doer = clause.subject.last?.lexeme else { return }
    let next = clause.complements.count > 1 ? clause.complements[1].lexeme : nil
    guard
      next == nil || next?.wordClass == .adposition || next?.kind.isTemporal == true
        || next?.lemma == "here" || next?.lemma == "there"
    else { return }
    let isShop =
      doer.kind == .place || sellers.contains(doer.lemma)
      || ["they", "we"].contains(doer.lemma) && verb == "sell"
        && (next == nil || next?.wordClass == .adverb)
    if ["learn", "study", "practice", "practise"].contains(verb),
      taught.contains(first.lemma)
        || verb == "study"
          && (first.kind == .animal || ["planet", "star", "plant"].contains(first.lemma))
    {
      return multiply(0, &clause)
    }
    if verb == "sell", isShop, clause.tense == nil || clause.tense == .present {
      multiply(0, &clause)
    } else if isAskedOfTrade(clause, verb, first), next == nil, first.kind != .meal {
      multiply(0, &clause)
    } else if verb == "compare", next?.lemma != "with", next?.lemma != "to" {
      multiply(0, &clause)
    } else if ["exchange", "swap", "trade"].contains(verb),
      ["we", "they"].contains(doer.lemma)
        || clause.subject.contains(where: { $0.lexeme.lemma == "and" }), next?.lemma != "for"
    {
      multiply(0, &clause)
    }
  }

  /// *Do you accept credit cards? Do you repair phones?*: what somebody deals in.
  private static func isAskedOfTrade(_ clause: Clause, _ verb: String, _ noun: Lexeme) -> Bool {
    guard clause.isQuestion, clause.subject.count == 1, clause.subject[0].lexeme.lemma == "you",
      clause.tense == nil || clause.tense == .present
    else { return false }
    if verb == "take" { return noun.lemma == "card" || noun.lemma.hasSuffix(" card") }
    return ["sell", "accept", "repair", "rent", "stock", "serve"].contains(verb)
  }

  /// *suffer from migraines, protect rhinos from hunters*: what comes again and again, and a whole kind.
  private static func severalHazards(_ clause: inout Clause, _ verb: String) {
    guard clause.tense == nil || clause.tense == .present else { return }
    let words = clause.complements
    if verb == "suffer from" || verb == "suffer" && words[0].lexeme.lemma == "from" {
      let last = words.count - 1
      if recurring.contains(words[last].lexeme.lemma), last < 2 { multiply(last, &clause) }
      return
    }
    guard ["protect", "save", "defend"].contains(verb), words[0].lexeme.kind == .animal,
      EnglishHabits.wild.contains(words[0].lexeme.lemma) || hunted.contains(words[0].lexeme.lemma)
    else { return }
    multiply(0, &clause)
    if words.count == 3, words[1].lexeme.lemma == "from", words[2].lexeme.isHuman {
      multiply(2, &clause)
    }
  }

  /// What there are many of besides one's own.
  private static let various = EnglishWords.set(
    """
    country city town village state school language planet culture place continent team sport game subject hobby song food
    class shop store family animal job toy book
    """)
  private static let trying = EnglishWords.set(
    "collect visit play try meet know learn speak read explore study teach like love eat watch sing"
  )
  private static let sellers = EnglishWords.set(
    "chemist baker butcher florist grocer farmer greengrocer fishmonger jeweler jeweller shopkeeper salesman"
  )
  /// What one learns about at school.
  private static let taught = EnglishWords.set(
    """
    fraction shape verb color colour letter number decimal percentage noun adjective adverb vowel consonant angle graph
    sum equation syllable tense
    """)
  private static let recurring = EnglishWords.set(
    """
    migraine headache nightmare allergy cramp seizure stomachache toothache backache earache nosebleed spasm blackout
    infection
    """
  ).union(["panic attack", "panic disorder", "mood swing", "dizzy spell", "muscle cramp"])
  private static let hunted = EnglishWords.set(
    "rhino elephant tiger lion panda gorilla whale polar-bear penguin leopard cheetah giraffe zebra orangutan koala"
  ).union(["polar bear", "sea turtle"])
}
