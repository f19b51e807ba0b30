import AACCore

extension EnglishClause {
  /// One negation a clause: *nobody, never* need no *not*; behind *not*, *nothing* becomes *anything*.
  ///
  /// Sources: CGEL §10.54–10.64; CaGEL ch. 9 §3–5.
  mutating func resolvePolarity() {
    let isNegativeSubject = plan.subject.contains { $0.isNegativeWord }
    let (plain, middle) = sortNegators()
    let isSupplied =
      plan.verbs.first?.frame.lemma == "have" && plan.verbs[0].constituent.tile == nil
    if plan.verbs.first?.frame.pattern == .existential || isSupplied, !plain, middle == nil,
      !plan.isQuestion,
      let determiner = plan.filler(.object)?.phrases[0].determiner, determiner.lexeme.lemma == "no",
      determiner.tile != nil
    {
      // *There is no milk*: the word that was chosen denies it.
      isInNegation = true
      plan.negators.removeAll()
      return
    }
    if plan.verbs.first?.frame.pattern == .existential, !plain, middle == nil, !plan.isQuestion,
      plan.negators.isEmpty, let nothing = plan.filler(.object)?.phrases[0].noun,
      nothing.tile != nil, EnglishHabits.negativePronouns.contains(nothing.lexeme.lemma)
    {
      // *There is nothing on TV*: so does this one.
      return
    }
    if isNegativeSubject || middle != nil {
      if plan.isNegative { out.note(.negativeWord, negativeWord(middle), "not") }
      isInNegation = true
      if let middle { plan.adverbials.append(middle) }
    } else if plain || hasNegativeFiller {
      isNegated = true
      isInNegation = true
    }
    negateAll()
    denyToo()
    let hasVerb = !plan.verbs.isEmpty
    plan.negators.removeAll {
      hasVerb || $0.constituent.lexeme.lemma == "not" || $0.constituent == middle?.constituent
    }
  }

  /// *I want nothing*, but *tea, but no sugar*: whether what the verb is filled with denies it.
  private var hasNegativeFiller: Bool {
    plan.fillers.contains { filler in
      // *Tea, but no sugar*: only what is behind *but* is denied.
      // *I play without anybody*: what is lacking does not deny what is done (CGEL §10.58; CaGEL ch. 9 §3.4).
      filler.preposition != "without"
        && filler.phrases.contains {
          $0.isNegativeWord && $0.connective?.lexeme.lemma != "but"
        }
    }
  }

  /// *not, no* deny the verb; *never* stands in the middle, *at all* at the end: whether the verb is denied, and by which
  /// adverb.
  private mutating func sortNegators() -> (plain: Bool, middle: Adverbial?) {
    var plain = plan.isNegative
    var middle: Adverbial?
    for negator in plan.negators {
      switch negator.constituent.lexeme.lemma {
      case "never", "no longer", "hardly ever": middle = negator
      case "not", "no", "don't":
        plain = true
        plan.negatorTile = plan.negatorTile ?? negator.constituent.tile
      default:
        plain = true
        if negator.constituent.lexeme.lemma == "nor",
          plan.fillers.contains(where: { $0.phrases.count > 1 })
        {
          // *not milk nor water*: it joins the two.
          plan.negatorTile = plan.negatorTile ?? negator.constituent.tile
        } else if !closing.contains(where: { closes(like: negator, $0) }) {
          closing.append(negator)
        }
      }
    }
    return (plain, middle)
  }

  private func closes(like negator: Adverbial, _ other: Adverbial) -> Bool {
    closingText(other.constituent.lexeme.lemma) == closingText(negator.constituent.lexeme.lemma)
  }

  /// *Dad doesn't go **either***: *too* within a negation (CGEL §8.116).
  private mutating func denyToo() {
    guard isNegated, !plan.isQuestion, !plan.options.contains(.request),
      let index = plan.adverbials.firstIndex(where: {
        $0.constituent.lexeme.lemma == "too" && $0.degree == nil
      })
    else { return }
    plan.adverbials[index].phrase = "either"
    plan.adverbials[index].place = .end
    out.note(.nonAssertive, "too", "either")
  }

  /// *Not everyone sleeps*: *everyone doesn't* could mean that nobody does.
  ///
  /// Sources: CGEL §10.65; CaGEL chapter 9 §1.3.
  private mutating func negateAll() {
    guard isNegated, plan.isNegative, !plan.isQuestion, plan.verbs.first?.subject == nil,
      plan.subject.count == 1, !plan.options.contains(.request),
      ["everyone", "everybody", "everything"].contains(plan.subject[0].noun?.lexeme.lemma ?? "")
    else { return }
    isNegated = false
    isAllNegated = true
  }

  private func negativeWord(_ middle: Adverbial?) -> String {
    if let middle { return middle.constituent.lexeme.lemma }
    guard let phrase = plan.subject.first(where: { $0.isNegativeWord }) else { return "" }
    return (phrase.quantity ?? phrase.possessive)?.lexeme.lemma ?? phrase.complement.first?.head
      ?? phrase.head
  }

  /// How a closing negator is said behind *not*: *any more, yet, either*.
  func closingText(_ word: String) -> String {
    switch word {
    case "not any more", "any more", "not anymore", "anymore":
      morphology.isBritish ? "any more" : "anymore"
    case "not yet": "yet"
    case "neither", "not either", "nor": "either"
    case "nowhere": "anywhere"
    case "not now": "now"
    case "not today": "today"
    default: word
    }
  }

  /// *anything* for *nothing* within a negation.
  func inNegation(_ word: String) -> String {
    isInNegation ? nonAssertive(word) : word
  }

  /// *anything* for *nothing*: within a negation, and behind *without*.
  func nonAssertive(_ word: String) -> String {
    if word.hasSuffix(" else") { return nonAssertive(String(word.dropLast(5))) + " else" }
    return switch word {
    case "nothing", "something": "anything"
    case "nobody", "somebody": "anybody"
    case "no one", "someone": "anyone"
    case "none": "any"
    default: word
    }
  }
}

extension NounPhrase {
  /// *nobody, nothing, no dog*.
  var isNegativeWord: Bool {
    noun.map {
      EnglishHabits.negativePronouns.contains($0.lexeme.lemma)
        || ["nothing else", "nobody else"].contains($0.lexeme.lemma)
    } == true
      || ["no", "neither"].contains(determiner?.constituentLemma ?? "")
      || complement.contains { $0.isPronoun && $0.isNegativeWord }
  }
}

extension Constituent {
  var constituentLemma: String { lexeme.lemma }
}
