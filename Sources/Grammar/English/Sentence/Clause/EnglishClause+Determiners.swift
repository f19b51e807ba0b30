import AACCore

/// What stands before adjectives and noun, and whose a thing is.
///
/// Sources: CGEL §5.10–5.25 (determiners), §5.112–5.123 (genitives).
extension EnglishClause {
  /// What stands before adjectives and noun: *my two, these, the, a, some*.
  func determiners(
    _ phrase: NounPhrase, _ noun: Lexeme, isPlural: Bool, _ usage: EnglishUsage
  ) -> [EnglishVerbGroup.Word] {
    var words: [EnglishVerbGroup.Word] = []
    let isOwned = phrase.possessive != nil || phrase.demonstrative != nil
    if isOwned, let all = phrase.determiner, ["all", "both"].contains(all.lexeme.lemma) {
      words.append(.init(text: all.lexeme.lemma, tile: all.tile))
    }
    addSpecifier(phrase, noun, isPlural: isPlural, usage, &words)
    if isOwned, let other = phrase.determiner, other.lexeme.lemma == "other" {
      words.append(.init(text: "other", tile: other.tile))
    }
    if isOwned, let quantity = phrase.quantity, quantity.lexeme.lemma == "half" {
      words.insert(.init(text: "half", tile: quantity.tile), at: 0)
      return words
    }
    if let quantity = phrase.quantity {
      let text = EnglishDeterminers.quantity(
        quantity.lexeme.lemma, isPlural: isPlural,
        // *Some kids don't know* (CGEL §10.63): what stands before the negation is not denied.
        isInNegation: isInNegation && !(usage.isSubject && quantity.lexeme.lemma == "some"),
        isQuestion: plan.isQuestion && !isOffer,
        isMeasure: noun.kind == .quantity || noun.kind.isTemporal)
      words.append(.init(text: text, tile: quantity.tile))
    }
    return words
  }

  /// *my, Mom's, these, a, some*: the one word that says which or whose, or the article in its place (CGEL §5.11–5.14).
  private func addSpecifier(
    _ phrase: NounPhrase, _ noun: Lexeme, isPlural: Bool, _ usage: EnglishUsage,
    _ words: inout [EnglishVerbGroup.Word]
  ) {
    if let possessive = phrase.possessive {
      var lemma = possessive.lexeme.correlated
      if let end = lemma.lastIndex(where: { $0 == "'" || $0 == "’" }),
        EnglishPeople.names.contains(String(lemma[..<end]))
      {
        lemma = lemma.capitalizedAtStart
      }
      if !usage.isVerbless, let article = articleOfOwner(lemma) {
        words.append(.init(text: article))
      }
      words.append(
        .init(text: EnglishPronouns.of(lemma)?.possessive ?? lemma, tile: possessive.tile))
    } else if let owner = phrase.complement.first?.noun, owner.lexeme.isBeing, !isDepiction(phrase),
      phrase.hangingLink == nil
    {
      words += genitiveWords(phrase.complement[0], owner.tile)
    } else if let demonstrative = phrase.demonstrative {
      words.append(
        .init(
          text: EnglishDeterminers.agreeing(demonstrative.lexeme.lemma, isPlural: isPlural),
          tile: demonstrative.tile))
    } else if let determiner = phrase.determiner {
      // *a lovely time, a sharp pain*: what is also counted keeps the article that was chosen.
      let isMass =
        EnglishHabits.isMass(noun)
        && (phrase.adjectives.isEmpty || !["time", "pain", "noise", "light"].contains(noun.lemma))
      if determiner.lexeme.lemma == "any", usage.isSubject {
        // *Any child can play* (CGEL §10.60 note).
        return words.append(.init(text: "any", tile: determiner.tile))
      }
      addDeterminer(
        determiner, of: noun, isPlural: isPlural, isMass: isMass, &words)
      if ["all", "both"].contains(determiner.lexeme.lemma), isPlural,
        self.isOwned(noun, usage), determiner.lexeme.lemma == "all" || noun.kind != .body
      {
        // *All my friends*: whose they are, in the place of the article (CGEL §5.15).
        words[words.count - 1].text = determiner.lexeme.lemma
        words.append(.init(text: owner(of: noun, usage) ?? "the"))
      }
    } else if phrase.quantity == nil {
      let ofOwner =
        noun.isInferred && !usage.isVerbless && phrase.adjectives.isEmpty
        ? articleOfOwner(noun.lemma) : nil
      if let article = ofOwner ?? article(phrase, noun, isPlural: isPlural, usage) {
        let isOwner = article == possessor?.pronoun.possessive
        words.append(.init(text: article, tile: isOwner ? ownerTile : nil))
      }
    }
  }

  /// *a picture of my family*: what is shown stays behind the *of* that was chosen.
  func isDepiction(_ phrase: NounPhrase) -> Bool {
    (phrase.complement.first?.link?.tile != nil
      || ["draw", "paint"].contains(plan.verbs.last?.frame.lemma ?? ""))
      && EnglishHabits.depicting.contains(phrase.noun?.lexeme.lemma ?? "")
  }

  /// *Do you want some water?* offers: *some* stays (CGEL §10.61).
  private var isOffer: Bool {
    let verb = plan.verbs.first?.constituent.lexeme.lemma ?? ""
    return ["want", "like", "would like", "need", "can", "could", "have"].contains(verb)
      || plan.tense == .future
        && ["give", "lend", "bring", "buy", "get", "make", "pour"].contains(verb)
  }

  private func addDeterminer(
    _ determiner: Constituent, of noun: Lexeme, isPlural: Bool, isMass: Bool,
    _ words: inout [EnglishVerbGroup.Word]
  ) {
    let lemma = determiner.lexeme.lemma
    let text: String
    switch lemma {
    case "a", "an":
      text = isPlural || isMass && !EnglishHabits.isPortion(noun) ? "some" : "a"
    case "no", "neither":
      text = isNegated ? (isPlural || isMass ? "any" : "a") : lemma
    case "any": text = isInNegation || plan.isQuestion ? "any" : "some"
    case "another": text = isPlural ? "other" : "another"
    case "other" where !isPlural && !isMass: text = "the other"
    case "all" where isPlural || isMass: text = "all the"
    default: text = lemma
    }
    words.append(.init(text: text, tile: determiner.tile))
  }

  /// *Mom's, the girl's, the boys'* (CGEL §5.112–5.123).
  func genitive(_ owner: NounPhrase) -> String {
    guard let noun = owner.noun?.lexeme else { return "" }
    if noun.wordClass == .pronoun, let pronoun = EnglishPronouns.of(noun.lemma) {
      return pronoun.possessive
    }
    if noun.wordClass == .pronoun { return "\(noun.lemma)'s" }
    let usage = EnglishUsage(.subject)
    let isPlural = isPlural(owner, usage)
    var ownClause = self
    ownClause.possessor = nil
    ownClause.isSayingSubject =
      isSayingSubject || possessor != nil
      || isOfSpeakersKin && ["sister", "brother"].contains(noun.lemma)
    var text = noun.lemma
    if isPlural, !EnglishHabits.isPlural(noun) { text = EnglishNouns.plurals(of: text)[0] }
    if EnglishPeople.names.contains(text), owner.possessive == nil {
      text = text.capitalizedAtStart
    }
    text += isPlural && text.hasSuffix("s") ? "'" : "'s"
    let own = owner.possessive.map {
      EnglishPronouns.of($0.lexeme.lemma)?.possessive ?? $0.lexeme.lemma
    }
    let before =
      (own ?? ownClause.article(owner, noun, isPlural: isPlural, usage)).map { $0 + " " } ?? ""
    return before + text
  }

  /// *my old friend's house*: with what was said of the owner, each word with its own tile.
  private func genitiveWords(_ owner: NounPhrase, _ tile: Int?) -> [EnglishVerbGroup.Word] {
    let text = genitive(owner)
    guard owner.noun?.lexeme.wordClass == .noun, !owner.adjectives.isEmpty else {
      return [.init(text: text, tile: tile)]
    }
    let name = text.split(separator: " ").last.map(String.init) ?? text
    let before = text.dropLast(name.count + 1)
    var words = owner.adjectives.map {
      EnglishVerbGroup.Word(text: spelled($0), tile: $0.tile)
    }
    if !before.isEmpty {
      words.insert(
        EnglishVerbGroup.Word(text: String(before), tile: owner.possessive?.tile ?? tile), at: 0)
    }
    return words + [.init(text: name, tile: tile)]
  }

  /// *the neighbor's dog, my brother's bike*: a genitive that was typed has the article of its owner, where that is no name
  /// (CGEL §5.121).
  private func articleOfOwner(_ typed: String) -> String? {
    guard let mark = typed.firstIndex(where: { $0 == "'" || $0 == "’" }),
      case let end = typed.index(after: mark), end < typed.endIndex, typed[end] == "s",
      case let name = String(typed[..<mark]), !EnglishPeople.names.contains(name),
      let owner = LanguageTables.tables(.english).lexicon.known(name), owner.wordClass == .noun,
      owner.isBeing || owner.lemma == "doll", owner.number != .plural
    else { return nil }
    let text = genitive(NounPhrase(Constituent(owner)))
    guard let space = text.firstIndex(of: " "), text.hasSuffix(" \(name)'s") else { return nil }
    return String(text[..<space])
  }

  /// *Mom is combing my sister's hair*: whose mother it is, theirs are the children.
  private var isOfSpeakersKin: Bool {
    plan.subject.count == 1
      && EnglishPeople.names.contains(plan.subject[0].noun?.lexeme.lemma.lowercased() ?? "")
  }
}
