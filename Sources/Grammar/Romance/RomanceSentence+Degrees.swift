import AACCore

extension RomanceSentence {
  /// *Les da clases de inglés a los niños*: what completes the noun of a phrase stands next to it (NGLE §12.7).
  mutating func sayMatterOfPhrase(_ index: Int) {
    guard
      let place = plan.fillers.firstIndex(where: {
        $0.verb == index && $0.role == .topic && $0.preposition == "de" && $0.article == .bare
      }),
      plan.fillers.contains(where: { $0.verb == index && $0.role == .recipient }),
      !plan.verbs[index].split.tail.isEmpty
    else { return }
    say(plan.fillers.remove(at: place))
  }

  /// *¿Cuál prefieres, el mar o la montaña?*: between what one is to choose (NGLE §22.14).
  mutating func sayChoices() {
    guard !plan.choices.isEmpty else { return }
    buffer.addMark(",")
    for index in plan.choices.indices {
      let phrase = plan.choices[index]
      if index > 0 {
        if index == plan.choices.count - 1 {
          let or = isSpanish ? "o" : "ou"
          buffer.note(.coordination, phrase.noun?.lexeme.lemma ?? "", or)
          say(or, tile: phrase.connective?.tile)
        } else {
          buffer.addMark(",")
        }
      }
      say(phrase, article: article(phrase, role: .subject, asked: nil), role: .subject)
    }
  }

  /// *Echo mucho de menos a la abuela*: how much stands right behind the verb, inside its phrase (NGLE §30.3).
  mutating func sayAmountInside(_ index: Int, before tail: String) {
    guard
      let place = plan.adverbials.firstIndex(where: {
        $0.verb == index && $0.than == nil
          && ["mucho", "muchísimo", "tanto", "bastante", "demasiado", "un poco"]
            .contains($0.constituent.lexeme.lemma)
      })
    else { return }
    var amount = plan.adverbials.remove(at: place)
    if let noun = nounOfTail(tail), amount.degree == nil,
      let gender = LanguageTables.tables(.spanish).gender(of: noun),
      amount.phrase.hasSuffix("o"), amount.phrase != "un poco"
    {
      if gender == .feminine { amount.phrase = amount.phrase.dropLast() + "a" }
      if noun.number == .plural { amount.phrase += "s" }
    }
    say(amount)
  }

  /// *Dar miedo, hacer ruido*: the noun that is all the rest of a phrase; nil where it is none.
  func nounOfTail(_ tail: String) -> Lexeme? {
    guard isSpanish, !plan.adverbials.isEmpty, !tail.hasSpace,
      let noun = LanguageTables.tables(.spanish).lexicon.known(tail), noun.wordClass == .noun,
      noun.kind != .place
    else { return nil }
    return noun
  }
}
