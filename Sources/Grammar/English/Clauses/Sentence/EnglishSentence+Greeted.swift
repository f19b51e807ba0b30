import AACCore

/// Greetings and answers that are what one says with a deed: *kiss Mom good night, wish you a happy birthday, nod for yes*.
///
/// Sources: CGEL §11.54 (formulae), §16.55–16.57 (two objects), §5.39 (no article); CaGEL ch. 5 §8.
extension EnglishSentence {
  /// Takes the greeting for what is said, wished or meant.
  static func settleGreeted(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, greeting.contains(verb) else {
      return
    }
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme
      let isAnswer = ["yes", "no"].contains(word.lemma)
      let isSocial = word.kind == .social || word.wordClass == .interjection
      guard isSocial || isAnswer, word.lemma != "please", !politeness.contains(word.lemma) else {
        continue
      }
      let before = index > 0 ? clause.complements[index - 1].lexeme.lemma : ""
      if isAnswer {
        guard before == "for" || before == "mean" else { continue }
        clause.complements[index].lexeme = named(word.lemma)
        continue
      }
      let isGoverned = ["for", "to"].contains(before)
      if verb == "wish" {
        guard let a = planner.lexicon.known("a") else { continue }
        let text = word.lemma.lowercased()
        var wish = Lexeme(lemma: wished(text), wordClass: .noun, kind: .event)
        wish.countability = text == "good luck" || text == "luck" ? .mass : .count
        clause.complements[index].lexeme = wish
        if wish.countability == .count {
          clause.complements.insert(Constituent(a), at: index)
          clause.reasons.append(.init(.articleIndefinite, text, "a"))
        }
        return
      }
      guard !isGoverned else {
        clause.complements[index].lexeme = named(word.lemma)
        return
      }
      if verb == "wave" || verb == "sing" || verb == "write" || verb == "bid" || verb == "mean" {
        let text =
          verb == "sing" || verb == "write"
          ? word.lemma.split(separator: " ").map { String($0).capitalizedAtStart }
            .joined(separator: " ") : word.lemma
        clause.complements[index].lexeme = named(text)
      } else {
        clause.complements[index].lexeme = Lexeme(
          lemma: word.lemma, wordClass: .adverb, kind: .manner)
      }
      return
    }
  }

  private static func named(_ text: String) -> Lexeme {
    var lexeme = Lexeme(lemma: text, wordClass: .noun, kind: .idea)
    lexeme.countability = .mass
    lexeme.article = .bare
    return lexeme
  }

  /// *happy birthday, merry Christmas*: the feast keeps its capital.
  private static func wished(_ text: String) -> String {
    text.split(separator: " ").map { word in
      ["christmas", "easter", "halloween", "thanksgiving"].contains(String(word))
        ? String(word).capitalizedAtStart : String(word)
    }.joined(separator: " ")
  }

  private static let greeting = EnglishWords.set(
    "kiss hug wish wave sing write bid nod blink shake tap mean squeeze point")
  private static let politeness: WordSet = ["sorry", "thanks", "thank you", "excuse me"]
}
