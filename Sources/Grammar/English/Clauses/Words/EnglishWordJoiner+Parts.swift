import AACCore

/// Amounts of what is pointed at, and what is not yet named, chosen word by word: *two/of/them, something/else* (CGEL §5.15,
/// §6.48).
extension EnglishWordJoiner {
  /// *one/of/the/dogs, some of/my/friends*: of those that are known (CGEL §5.47, §6.48); one of them is one.
  private func partOfMany(
    _ words: [Constituent], from index: Int, amount: String, at place: Int
  ) -> (Constituent, Int)? {
    guard ["one", "some", "both", "most", "all", "two", "three", "many", "each"].contains(amount),
      place + 1 < words.count,
      words[index].lexeme.lemma == "\(amount) of" || words[place - 1].lexeme.lemma == "of",
      words[place].lexeme.kind == .possessive || words[place].lexeme.lemma == "the"
        || words[place].lexeme.lemma == "these" || words[place].lexeme.lemma == "those",
      words[place].lexeme.wordClass != .pronoun,
      let noun = words[(place + 1)...].firstIndex(where: { $0.lexeme.wordClass == .noun }),
      words[(place + 1)..<noun].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return nil }
    let head = words[noun].lexeme
    guard !EnglishHabits.isMass(head) else { return nil }
    let many =
      EnglishHabits.isPlural(head)
      ? head.lemma : EnglishNouns.plurals(of: head.lemma).first ?? head.lemma
    let middle = words[place..<noun].map(\.lexeme.lemma)
    var word = words[index]
    word.lexeme = Lexeme(
      lemma: (["\(amount) of"] + middle + [many]).joined(separator: " "), wordClass: .pronoun,
      kind: head.isBeing ? .person : .thing)
    word.lexeme.animacy = head.animacy
    word.lexeme.person = .third
    word.lexeme.number = amount == "one" || amount == "each" ? .singular : .plural
    return (word, noun)
  }

  /// *all/of/it, some/of/them*: an amount of what a pronoun stands for is one thing (CGEL §6.48).
  mutating func partsOf(_ words: [Constituent]) -> [Constituent] {
    guard words.contains(where: { $0.lexeme.lemma.hasSuffix("of") }) else { return words }
    var result: [Constituent] = []
    var index = 0
    while index < words.count {
      let text = words[index].lexeme.lemma
      let isWhole = text.hasSuffix(" of")
      let last = index + (isWhole ? 1 : 2)
      let amount = isWhole ? String(text.dropLast(3)) : text
      if let (noun, end) = partOfMany(words, from: index, amount: amount, at: last) {
        result.append(noun)
        if let tile = words[index].tile { tiles[tile] = words[index...end].compactMap(\.tile) }
        index = end + 1
        continue
      }
      guard last < words.count, isWhole || words[index + 1].lexeme.lemma == "of",
        Self.amounts.contains(amount),
        let pronoun = EnglishPronouns.of(words[last].lexeme.lemma),
        words[last].lexeme.wordClass == .pronoun
      else {
        result.append(words[index])
        index += 1
        continue
      }
      var word = words[index]
      let isPlural = pronoun.accusative != "it"
      word.lexeme = Lexeme(
        lemma: "\(amount) of \(pronoun.accusative)", wordClass: .pronoun, kind: .thing)
      word.lexeme.number = isPlural ? .plural : .singular
      if let tile = word.tile { tiles[tile] = words[index...last].compactMap(\.tile) }
      result.append(word)
      index = last + 1
    }
    return result
  }

  /// *my/voice/output/device, my/dog's/water/bowl*: behind whose it is, things that nothing joins are one thing (CGEL §17.104);
  /// but *my/bread/cheese*, two things that one eats.
  mutating func compounded(_ subject: [Constituent]) -> [Constituent] {
    guard subject.count > 2, subject.count < 8, subject[0].lexeme.isDeterminerLike,
      subject[0].lexeme.wordClass != .pronoun, subject[0].lexeme.kind != .quantity,
      let begin = subject.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      begin > 0, begin + 1 < subject.count,
      subject[1..<begin].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
      }),
      subject[begin...].allSatisfy({
        $0.lexeme.namesThing
          && !KindSet.edible.contains($0.lexeme.kind)
          || $0.lexeme.lemma == "water"
      }),
      subject[begin..<(subject.count - 1)].allSatisfy({ $0.lexeme.number != .plural }),
      zip(subject[begin...], subject[(begin + 1)...]).contains(where: {
        !EnglishCompounds.joins($0.lexeme, $1.lexeme)
      }), let head = subject.last
    else { return subject }
    var words = Array(subject[...begin])
    words[begin].lexeme = head.lexeme
    words[begin].lexeme.lemma = subject[begin...].map(\.lexeme.lemma).joined(separator: " ")
    words[begin].lexeme.forms = [:]
    if let first = subject[begin].tile { tiles[first] = subject[begin...].compactMap(\.tile) }
    return words
  }

  /// *ham/cheese/sandwich*: two things in one dish (CGEL §17.104).
  mutating func filled(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 2,
      let begin = words.indices.dropLast(2).first(where: {
        isIngredient(words[$0].lexeme) && isIngredient(words[$0 + 1].lexeme)
          && words[$0].lexeme.lemma != words[$0 + 1].lexeme.lemma
          && words[$0 + 2].lexeme.wordClass == .noun
          && ["sandwich", "wrap", "pizza", "smoothie", "soup", "toastie", "pie", "bagel", "salad"]
            .contains(EnglishCompounds.one(words[$0 + 2].lexeme.lemma))
      })
    else { return words }
    var words = words
    let filling = words[begin...(begin + 1)].map(\.lexeme.lemma).joined(separator: " and ")
    words[begin].lexeme = words[begin + 2].lexeme
    words[begin].lexeme.lemma = "\(filling) \(words[begin + 2].lexeme.lemma)"
    words[begin].lexeme.forms = [:]
    if let first = words[begin].tile {
      tiles[first] = words[begin...(begin + 2)].compactMap(\.tile)
    }
    words.removeSubrange((begin + 1)...(begin + 2))
    return words
  }

  private func isIngredient(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .noun
      && (EnglishCompounds.isIngredient(lexeme.lemma)
        || ["peanut butter", "jelly", "lettuce", "noodle", "ham"].contains(lexeme.lemma))
  }

  private static let amounts = EnglishWords.set(
    "all some most both half none any one two three many")

  /// *something/else, what/else*: one word for what is not yet named (CGEL §7.69).
  mutating func withElse(_ words: [Constituent]) -> [Constituent] {
    guard words.contains(where: { $0.lexeme.lemma == "else" }) else { return words }
    var result: [Constituent] = []
    for word in words {
      guard word.lexeme.lemma == "else", let last = result.last,
        last.lexeme.kind == .question || last.lexeme.wordClass == .pronoun
          || EnglishHabits.indefinitePronouns.contains(last.lexeme.lemma)
      else {
        result.append(word)
        continue
      }
      result[result.count - 1].lexeme.lemma += " else"
      if let first = last.tile, let second = word.tile { tiles[first] = [first, second] }
    }
    return result
  }
}
