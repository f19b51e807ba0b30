/// Agreement of English determiners and quantities with their nouns.
///
/// Source: CGEL §5.10–5.25, §6.40–6.62; CaGEL ch. 5 §7.
enum EnglishDeterminers {
  /// *this, these; that, those*.
  static func agreeing(_ demonstrative: String, isPlural: Bool) -> String {
    switch demonstrative {
    case "this", "these": isPlural ? "these" : "this"
    case "that", "those": isPlural ? "those" : "that"
    default: demonstrative
    }
  }

  /// *many apples, much water, a few, a little, a lot of, any*.
  static func quantity(
    _ word: String, isPlural: Bool, isInNegation: Bool, isQuestion: Bool, isMeasure: Bool = false
  ) -> String {
    switch word {
    case "much", "many":
      if !isInNegation && !isQuestion && !isPlural { return "a lot of" }
      return isPlural ? "many" : "much"
    // *A bit of salt* as it was chosen.
    case "a bit of" where !isPlural: return word
    case "a little", "a bit", "a bit of", "a little bit", "a few", "little", "few":
      if word == "little" || word == "few" { return isPlural ? "few" : "little" }
      return isPlural ? "a few" : "a little"
    case "lots", "lots of": return "lots of"
    case "a lot", "lot of", "lot": return "a lot of"
    case "less", "fewer": return isPlural ? "fewer" : "less"
    case "too much", "too many": return isPlural ? "too many" : "too much"
    case "some": return isInNegation || isQuestion ? "any" : "some"
    case "some more": return isInNegation || isQuestion ? "any more" : "some more"
    case "none", "nothing": return "no"
    case "half": return "half \(isMeasure ? "a" : "the")"
    case "plenty": return "plenty of"
    default: return word
    }
  }

  /// Whether a quantity makes a noun that is counted plural; *a piece of, one* do not say so.
  static func makesPlural(_ word: String) -> Bool {
    if singular.contains(word) { return false }
    return true
  }

  /// Adjectives that pick one out: *the same ball, the next day*.
  static let definiteAdjectives: WordSet = [
    "same", "first", "last", "best", "worst", "only", "favorite", "favourite", "second", "third",
    "wrong", "right", "next",
  ]
  /// Whether an adjective picks one out by itself: *same, third, biggest* (CGEL §5.31–5.32).
  static func picksOut(_ adjective: String) -> Bool {
    definiteAdjectives.contains(adjective) || EnglishNumberWords.isSuperlative(adjective)
      || EnglishNumberWords.value(of: adjective)?.isOrdinal == true
      || adjective.first?.isNumber == true && !adjective.contains("-")
  }

  /// Of those, the ones that go with *my, your*.
  static let ownAdjectives: WordSet = ["favorite", "favourite"]

  private static let singular: WordSet = [
    "one", "1", "one more", "1 more", "a piece of", "a slice of", "half",
  ]
}
